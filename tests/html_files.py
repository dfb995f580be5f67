"""Reading the pages of a finished site."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

SITE_URL = "http://127.0.0.1/juegos/"
EDIT_URL = "https://machiavelli.example/edit/main/"
"""Where the tested site says it is: below a folder, so that links which only work at a root are found out."""

HOSTILE_TITLE = "Tris <img src=x onerror=alert(1)> A<2 & B {{ 7*7 }} {% raw %} `*_c_*` [a](b)"
"""A title that is markup for HTML, templates and Markdown, and must be shown as it is."""


@dataclass
class HtmlPage(HTMLParser):
    """What tests ask of a page: its language, title, texts, ids, links and head."""

    path: Path
    lang: str = ""
    title: str = ""
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    alternates: dict[str, str] = field(default_factory=dict)
    canonical: str = ""
    meta: dict[str, str] = field(default_factory=dict)
    properties: dict[str, str] = field(default_factory=dict)
    tags: list[str] = field(default_factory=list)
    heading: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self._in_title = self._in_heading = False
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag == "h1":
            self._in_heading = True
        if tag == "a":
            self._in_heading = False
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if "src" in values:
            self.sources.append(values["src"])
        if tag == "html":
            self.lang = values["lang"]
        if tag == "meta" and "name" in values:
            self.meta[values["name"]] = values.get("content", "")
        if tag == "meta" and "property" in values:
            self.properties[values["property"]] = values.get("content", "")
        if tag == "link":
            self._link(values)
        if tag == "title" and not self.title:
            self._in_title = True

    def _link(self, values: dict[str, str]) -> None:
        kind = values.get("rel", "").split()
        if "alternate" in kind:
            assert values["rel"] != "alternate", "the theme's script would take it for a site of its own"
            if "hreflang" in values:
                self.alternates[values["hreflang"]] = values["href"]
        elif "canonical" in kind:
            self.canonical = values["href"]
        elif "stylesheet" in kind or "icon" in kind:
            self.sources.append(values["href"])

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
        if self._in_heading:
            self.heading += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._in_title = False
        if tag == "h1":
            self._in_heading = False


def html_pages(site: Path) -> dict[str, HtmlPage]:
    """All pages of a site by address, as in ``es/variants/base/``; without the one for wrong addresses."""
    found = {path.parent.relative_to(site).as_posix(): HtmlPage(path) for path in site.rglob("index.html")}
    return {"" if folder == "." else f"{folder}/": found[folder] for folder in sorted(found)}
