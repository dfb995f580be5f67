"""HTML that stands between the headings of our pages, kept out of the way of Markdown.

Markdown would leave it as it is, after reading it all twice: a third of the time of a build.
"""

import re

from mkdocs.structure.pages import Page

_HEADING = re.compile(r"^(#{1,6} .*)$", re.MULTILINE)
_STAND_IN = re.compile(r'<div data-set-aside="(\d+)"></div>')
_ID = re.compile(r'\bid="([^"]+)"')


def set_aside(markdown: str) -> tuple[str, list[str]]:
    """The Markdown with short stand-ins for all HTML between its headings, and that HTML."""
    kept: list[str] = []

    def stand_in(part: str) -> str:
        html = part.strip()
        if not html.startswith("<"):
            return part
        kept.append(html)
        return f'\n\n<div data-set-aside="{len(kept) - 1}"></div>\n\n'

    parts = _HEADING.split(markdown)
    return "".join([part if part.startswith("#") else stand_in(part) for part in parts]), kept


def put_back(html: str, kept: list[str], page: Page) -> str:
    """The content of the page with what was set aside, whose anchors links may lead to."""
    anchors = {id_ for one in kept for id_ in _ID.findall(one)}
    page.present_anchor_ids = anchors.union(page.present_anchor_ids or ())
    return _STAND_IN.sub(lambda found: kept[int(found[1])], html)
