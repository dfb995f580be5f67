"""Terms are explained once a page, in prose alone, with markup left as it was."""

import re
from html.parser import HTMLParser

import pytest

from machiavelli.model.content import Content
from machiavelli.model.glossary import Glossary, Term
from machiavelli.pages.explained_terms import Terms
from machiavelli.pages.glossary_page import glossary_page
from machiavelli.pages.page import Page
from machiavelli.pages.wording import Wording
from rule_pages import LANGUAGES, html_of
from wordings import wording


def _term(id_: str, word: str, *forms: str, explained: bool = True) -> Term:
    definition = dict.fromkeys(LANGUAGES, f"What is <{word}> & so on.")
    return Term(id_, dict.fromkeys(LANGUAGES, word), definition, {"es": forms}, {}, {}, explained)


TERMS = Terms.of(
    Glossary(
        {
            "stock": _term("stock", "mazo", "mazos"),
            "card": _term("card", "carta", explained=False),
            "loose": _term("loose", "carta suelta"),
            "draw": _term("draw", "robar"),
        }
    ),
    wording("es"),
)


def explained(html: str, key: str = "variants/base") -> str:
    """The page without the explanations at its end."""
    return TERMS.explained(html, key).partition('<div class="mk-def"')[0]


def button(id_: str, word: str) -> str:
    return f'<button type="button" class="mk-term" popovertarget="term-{id_}">{word}</button>'


def test_the_first_use_alone_is_explained_in_whatever_form():
    html = "<p>Los Mazos y el mazo. La carta suelta.</p><p>Un mazo.</p>"
    stock, loose = button("stock", "Mazos"), button("loose", "carta suelta")
    assert explained(html) == f"<p>Los {stock} y el mazo. La {loose}.</p><p>Un mazo.</p>"


@pytest.mark.parametrize(
    "html",
    [
        "<h2>mazo</h2>",
        "mazo",
        "<p>amazona, mazo_x</p>",
        '<p><a href="x">mazo</a></p>',
        '<p><a title="mazo" href="mazo">x</a><img alt="mazo"></p>',
        "<p><button>mazo</button></p>",
        "<table><tr><td><p>mazo</p></td></tr></table>",
        '<div data-board="x"><p>mazo</p></div>',
        '<div class="mk-hero"><p>mazo</p></div>',
        '<li><script type="application/json">{"a": "<b>mazo"}</script></li>',
        "<p><svg><title>mazo</title></svg></p>",
        "<p><!-- mazo --></p>",
        "<p>&lt;x</p>",
    ],
)
def test_elsewhere_nothing_is_touched(html: str):
    assert TERMS.explained(html, "variants/base") == html


def test_what_is_left_open_or_void_closes_with_what_is_around_it():
    html = "<p>a<br>b <b>c</p><h2>x</h2><ul><li>el mazo<li>robar</ul><h2>mazo</h2>"
    assert explained(html).count("mk-term") == 2
    assert re.sub(r"</?button[^>]*>", "", explained(html)) == html


def test_the_explanation_is_escaped_and_leads_to_the_glossary():
    text = TERMS.explained("<p>mazo</p>", "variants/base")
    assert text.endswith(
        '<div class="mk-def" popover id="term-stock" data-search-exclude><b>mazo</b>: What is &lt;mazo&gt; '
        '&amp; so on. <a href="../../glossary/#stock">Glosario</a></div>'
    )
    assert TERMS.explained("<p>mazo</p>", "glossary") == "<p>mazo</p>"


class _Balance(HTMLParser):
    """Whether every tag that opens closes, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"br", "hr", "img", "input", "wbr", "use", "path", "circle"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"use", "path", "circle"}:
            assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_real_pages_keep_their_text_and_explain_their_terms(
    content: Content, site_pages: dict[str, Page], lang: str
):
    terms = Terms.of(content.glossary, wording(lang))
    for key in ("variants/base", "variants/jolly", "puzzles/free-an-eight", "settle"):
        html = html_of(site_pages[f"{lang}/{key}.md"])
        made = terms.explained(html, key)
        body = made.partition('<div class="mk-def"')[0]
        assert re.sub(r'<button type="button" class="mk-term"[^>]*>(.*?)</button>', r"\1", body) == html
        used = re.findall('popovertarget="term-([a-z-]+)"', made)
        assert sorted(used) == sorted(re.findall('popover id="term-([a-z-]+)"', made)) == sorted(set(used))
        assert len(used) >= (5 if key != "puzzles/free-an-eight" else 1), key
        balance = _Balance()
        balance.feed(made)
        assert not balance.open


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_term_with_the_words_of_the_other_languages(content: Content, lang: str):
    html = html_of(glossary_page(content, Wording(lang, content.catalogues[lang])))
    anchors = re.findall(r'<dt id="([a-z-]+)">', html)
    assert sorted(anchors) == sorted(content.glossary.terms)
    for id_, term in content.glossary.terms.items():
        entry = html.split(f'<dt id="{id_}">')[1].split("</div>")[0]
        assert entry.startswith(f"{term.word[lang]}</dt>")
        for other in set(LANGUAGES) - {lang}:
            assert f'<span lang="{other}">{term.word[other]}' in entry


def test_words_stand_by_the_alphabet_whatever_their_accents(content: Content):
    html = html_of(glossary_page(content, wording("es")))
    words = re.findall(r"<dt[^>]*>([^<]*)</dt>", html)
    assert words.index("añadir") < words.index("as") < words.index("bajar")
