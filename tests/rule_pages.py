"""The rule pages of the real content as tests read them: as Markdown, as HTML, as plain text."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import markdown

import machiavelli
from machiavelli.facts.variants import variant_facts
from machiavelli.loading.texts import TEXTS, languages_in
from machiavelli.pages.page import Page
from machiavelli.pages.source_page import source_page
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording
from sample_content import repository_content

ROOT = Path(machiavelli.__file__).parents[2]
LANGUAGES = languages_in(TEXTS)


content = repository_content
VARIANTS = tuple(content().variants)


@cache
def facts() -> dict[str, VariantFacts]:
    return variant_facts(content())


@cache
def pages(lang: str) -> dict[str, Page]:
    """The rule pages and the page of the sources, by key."""
    wording = Wording(lang, content().catalogues[lang])
    made = [*variant_pages(content(), wording, facts()), source_page(content(), wording)]
    return {page.key: page for page in made}


def variant_page(lang: str, variant: str) -> Page:
    return pages(lang)[f"variants/{variant}"]


@cache
def html_of(page: Page) -> str:
    return markdown.markdown(page.markdown, extensions=["attr_list", "md_in_html", "tables", "toc"])


def section_html(page: Page, anchor: str) -> str:
    """The HTML from the heading with this anchor to the next of its level."""
    found = re.search(rf'<h2 id="{anchor}">.*?(?=<h2 |\Z)', html_of(page), re.DOTALL)
    assert found, f"{page.key} has no section {anchor}"
    return found[0]


def sentences_of(html: str) -> str:
    """What a reader reads, one line a block: without marks, drawings and what unfolds."""
    html = re.sub(
        r'<a class="mk-src".*?</a>|<details.*?</details>|<aside.*?</aside>', "", html, flags=re.DOTALL
    )
    reader = _Reader()
    reader.feed(html)
    return "\n".join(line for text in reader.text.split("\n") if (line := " ".join(text.split())))


class _Reader(HTMLParser):
    text = ""

    def handle_data(self, data: str) -> None:
        self.text += data.replace("\n", " ")

    def handle_endtag(self, tag: str) -> None:
        if tag in {"h1", "h2", "h3", "p", "li", "tr", "caption", "div"}:
            self.text += "\n"
        elif tag in {"th", "td"}:
            self.text += " "
