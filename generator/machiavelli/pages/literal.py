"""Texts from the data stand in Markdown as they are: nothing in them is markup."""

import re

from markupsafe import Markup

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")


def literal(text: str) -> str:
    """Write ``text`` so that Markdown and HTML show it literally, on one line."""
    return _PUNCTUATION.sub(lambda mark: f"&#{ord(mark[0])};", " ".join(text.split()))


def html_page(title: str, body: str) -> str:
    """A page: its title as the first heading, then one block of HTML that Markdown leaves alone."""
    return f'# {heading(title, "title")}\n\n<div class="mk-page">\n{body}\n</div>\n'


def heading(text: str, anchor: str = "", rules: str = "") -> Markup:
    """The text of a Markdown heading, with the anchor that links find it by in every language.

    ``rules`` are the ids of the variants that it is about, for a page from which one can be chosen.
    """
    about = f' data-rules="{rules}"' if rules else ""
    return Markup(f"{literal(text)} {{#{anchor}{about}}}" if anchor else literal(text))
