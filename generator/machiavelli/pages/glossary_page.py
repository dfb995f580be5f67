"""The glossary: what each word means, what else it is called, and its words in the other languages."""

import unicodedata
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.glossary import Term
from machiavelli.pages.card_markup import cards_in_text, sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "glossary"


def glossary_page(content: Content, wording: Wording) -> Page:
    """The page of one language: its words by the alphabet, each with the same anchor in every language."""
    title = wording.say("glossary-title")
    terms = sorted(content.glossary.terms.values(), key=lambda term: _plain(wording.words(term.word)))
    body = render(
        "glossary.html",
        say=wording.say,
        sprite=sprite_html(),
        terms=[_term(term, content.languages, wording) for term in terms],
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("glossary-description"),
        markdown=html_page(title, body),
        source="rules/glossary.yaml",
        hide=("navigation", "toc"),
    )


def _term(term: Term, languages: tuple[str, ...], wording: Wording) -> dict[str, Any]:
    return {
        "id": term.id,
        "word": wording.words(term.word),
        "definition": cards_in_text(wording.words(term.definition), wording),
        "also": ", ".join(term.also.get(wording.lang, ())),
        "others": [
            {"lang": lang, "words": ", ".join((term.word[lang], *term.also.get(lang, ())))}
            for lang in languages
            if lang != wording.lang and lang in term.word  # a language still being written may lack it
        ],
    }


def _plain(word: str) -> str:
    """The word as the alphabet has it: without accents, in small letters."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
