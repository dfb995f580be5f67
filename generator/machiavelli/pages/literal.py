"""Texts from the data stand in Markdown as they are: nothing in them is markup."""

import re

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")


def literal(text: str) -> str:
    """Write ``text`` so that Markdown and HTML show it literally, on one line."""
    return _PUNCTUATION.sub(lambda mark: f"&#{ord(mark[0])};", " ".join(text.split()))


def html_page(title: str, body: str) -> str:
    """A page: its title as the first heading, then one block of HTML that Markdown leaves alone."""
    return f'# {literal(title)}\n\n<div class="mk-page">\n{body}\n</div>\n'
