"""Links of the pages written by hand: each must lead to a page that there is, and to a place on it."""

import posixpath
import re
from collections.abc import Iterable, Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.pages.page import Page

DOCS = "docs/"

_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(\s*([^\s()#]*)(?:#([^\s()]*))?[^()]*\)")
_ANCHOR = re.compile(r"""\bid=["']?([\w-]+)|\{[^{}]*#([\w-]+)""")
_ELSEWHERE = re.compile(r"[a-z]+:|/", re.IGNORECASE)


def broken_links(content: Content, pages: Iterable[Page]) -> Iterator[Finding]:
    """A finding for each link to another page that is none, or to an anchor that a page made here lacks."""
    written = [prose for prose in content.prose if prose.place.path.startswith(DOCS)]
    made = {page.uri: page.markdown for page in pages}
    known = {*made, *(prose.place.path.removeprefix(DOCS) for prose in written)}
    for prose in written:
        here = prose.place.path.removeprefix(DOCS)
        for found in _LINK.finditer(prose.text):
            target, anchor = found[1], found[2]
            if _ELSEWHERE.match(target) or not (target or anchor):
                continue
            uri = posixpath.normpath(posixpath.join(posixpath.dirname(here), target)) if target else here
            if uri not in known:
                near = cure(uri, sorted(other for other in known if other.startswith(f"{prose.lang}/")))
                message = f"no page {uri!r}, {near}"
            elif anchor and uri in made and anchor not in _anchors(made[uri]):
                message = f"no place {anchor!r} on {uri!r}, {cure(anchor, sorted(_anchors(made[uri])))}"
            else:
                continue
            yield finding_at(prose.place_at(found.start(1)), Code.BROKEN_LINK, message)


def _anchors(text: str) -> set[str]:
    return {id_ for pair in _ANCHOR.findall(text) for id_ in pair if id_}
