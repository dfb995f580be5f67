"""Sentences: strict about what is missing, plural forms for the browser."""

import pytest
from fluent.syntax import FluentParser

from machiavelli.errors import WordingError
from machiavelli.model.catalogue import Catalogue, Message
from machiavelli.model.findings import Place
from machiavelli.pages.wording import Wording
from wordings import LANGUAGES, wording

SOURCE = """
plain = Hola
count = { $n ->
    [0] ninguna
    [one] { $n } carta
   *[other] { $n } cartas con { $card }
 }
"""


def _small(lang: str) -> Wording:
    place = Place("x.ftl", 1, 1)
    messages = {
        "plain": Message("plain", place, frozenset()),
        "count": Message("count", place, frozenset({"n", "card"})),
    }
    return Wording(lang, Catalogue(lang, {"x.ftl": FluentParser().parse(SOURCE)}, messages))


def test_says_and_remembers():
    own = _small("es")
    assert (own.say("plain"), own.say("count", n=1, card="x")) == ("Hola", "1 carta")
    assert own.asked == {"plain", "count"}


def test_what_only_some_content_calls_for_counts_as_said_and_must_exist():
    own = _small("es")
    own.may_say("count")
    assert own.asked == {"count"}
    with pytest.raises(WordingError):
        own.may_say("missing")


@pytest.mark.parametrize(("id_", "values"), [("missing", {}), ("count", {"n": 2})])
def test_what_is_missing_is_an_error(id_: str, values: dict[str, int]):
    with pytest.raises(WordingError):
        _small("es").say(id_, **values)


def test_words_of_another_language_are_an_error():
    assert _small("pt").words({"es": "uno", "pt": "um"}) == "um"
    with pytest.raises(WordingError):
        _small("pt").words({"es": "uno"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_have_a_slot_for_the_number(lang: str):
    forms = _small(lang).forms("count", "n", card="{card}")
    assert forms == {"one": "{n} carta", "other": "{n} cartas con {card}", "0": "ninguna"}


def test_portuguese_is_that_of_portugal():
    assert wording("pt").locale == "pt-PT"
    assert wording("pt").say("board-count", n=0) == "0 cartas"
