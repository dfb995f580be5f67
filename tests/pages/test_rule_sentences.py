"""Sentences agree with their numbers, and say something for every value that a rule can have."""

from dataclasses import replace

import pytest

from closed_lists import alternatives
from machiavelli.model.variant import CardPoints, Players, Rules, Variant
from machiavelli.pages.rule_questions import QUESTIONS
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import rule_terms
from rule_pages import LANGUAGES, VARIANTS, content
from rules_for_tests import bend
from wordings import SAMPLED, wording

FOLLOWING = {"pack": 104, "run_end": 4, "run_middle": 7, "group_spare": 4}


def _say(message: str, rules: Rules, lang: str) -> str:
    return wording(lang).say(message, **rule_terms(rules, wording(lang)), **FOLLOWING)


def _messages() -> list[str]:
    sections = [
        sentence.message for part in SECTIONS.values() for line in part for sentence in line.sentences
    ]
    return [*sections, *(f"{question.message}-{part}" for question in QUESTIONS for part in "qa")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_can_be_said_whatever_the_rules(variant: str, lang: str):
    rules = content().variants[variant].rules
    altered = [bend(rules, {key: option}) for key, options in alternatives() for option in options]
    for message in _messages():
        for possible in [rules, *altered] if variant == "jolly" else [rules]:
            said = _say(message, possible, lang)
            assert said.strip() == said
            assert said


def _jokers(count: int) -> Rules:
    return bend(content().variants["base"].rules, {"deal.jokers": count})


@pytest.mark.parametrize(
    ("count", "es", "pt", "it"),
    [
        (0, "sin comodines", "sem jokers", "senza jolly"),
        (1, "y añade un comodín", "e acrescente um joker", "e aggiungi un jolly"),
        (2, "y añade 2 comodines", "e acrescente 2 jokers", "e aggiungi 2 jolly"),
        (5, "y añade 5 comodines", "e acrescente 5 jokers", "e aggiungi 5 jolly"),
    ],
)
def test_jokers_are_counted(count: int, es: str, pt: str, it: str):
    for lang, words in zip(SAMPLED, (es, pt, it), strict=True):
        assert f"52 cart{'e' if lang == 'it' else 'as'} {words}: " in _say("deal-pack", _jokers(count), lang)


@pytest.mark.parametrize(
    ("count", "es", "pt", "it"),
    [
        (0, "La mesa empieza vacía.", "A mesa começa vazia.", "Si comincia a tavolo vuoto."),
        (1, "una carta boca arriba", "uma carta virada para cima", "si scopre una carta"),
        (2, "2 cartas boca arriba", "2 cartas viradas para cima", "si scoprono 2 carte"),
        (5, "5 cartas boca arriba", "5 cartas viradas para cima", "si scoprono 5 carte"),
    ],
)
def test_help_cards_are_counted(count: int, es: str, pt: str, it: str):
    rules = bend(content().variants["base"].rules, {"deal.face_up": count})
    for lang, words in zip(SAMPLED, (es, pt, it), strict=True):
        assert words in _say("deal-table", rules, lang)


@pytest.mark.parametrize(
    ("count", "es", "pt", "it"),
    [
        (1, "robas 1 carta de penalización", "compre 1 carta de penalização", "peschi 1 carta di penalità"),
        (2, "robas 2 cartas de penalización", "compre 2 cartas de penalização", "peschi 2 carte di penalità"),
        (5, "robas 5 cartas de penalización", "compre 5 cartas de penalização", "peschi 5 carte di penalità"),
    ],
)
@pytest.mark.parametrize("when", ["always", "if-not-restored"])
def test_penalty_cards_are_counted(when: str, count: int, es: str, pt: str, it: str):
    rules = bend(content().variants["base"].rules, {"failure.penalty": when, "failure.penalty_cards": count})
    for lang, words in zip(SAMPLED, (es, pt, it), strict=True):
        assert words in _say("failure-penalty", rules, lang)


@pytest.mark.parametrize(
    ("count", "es", "pt", "it"),
    [
        (1, "la primera carta del mazo", "a carta de cima do monte", "la prima carta del tallone"),
        (2, "las 2 primeras cartas del mazo", "as 2 cartas de cima do monte", "le prime 2 carte del tallone"),
    ],
)
def test_drawn_cards_are_counted(count: int, es: str, pt: str, it: str):
    rules = bend(content().variants["base"].rules, {"turn.draw_count": count})
    for lang, words in zip(SAMPLED, (es, pt, it), strict=True):
        assert words in _say("turn-draw", rules, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ace_is_told_as_the_rules_have_it(lang: str):
    rules = content().variants["base"].rules
    said = {
        (low, high): _say("melds-ace", bend(rules, {"melds.ace_low": low, "melds.ace_high": high}), lang)
        for low in (True, False)
        for high in (True, False)
    }
    assert len(set(said.values())) == 4


UNUSUAL = {
    "deal.players": Players(least=2, most=2, more_allowed=False),
    "deal.decks": 1,
    "melds.group_max": 3,
    "melds.run_min": 4,
    "turn.least_added": 2,
    "failure.penalty": "if-not-restored",
    "failure.penalty_cards": 1,
    "scoring.card_points": CardPoints(ace=1, ten=10, figure=10, joker=20, low=None),
}


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("deal-players", "Juegan 2 personas."),
        ("melds-group", "grupo 3 cartas"),
        ("melds-ace", "J Q K A"),
        ("faq-ace-a", "A 2 3 4"),
        ("faq-opening-a", "2 cartas de la mano"),
        ("faq-broken-a", "robas 1."),
        ("end-points", "El as vale 1 punto;"),
    ],
)
def test_unusual_rules_are_told_as_they_are(message: str, words: str):
    assert words in _say(message, bend(content().variants["base"].rules, UNUSUAL), "es")


def test_points_of_jokers_are_told_only_where_there_are_jokers():
    rules = bend(content().variants["base"].rules, UNUSUAL)
    assert "comodín" not in _say("end-points", rules, "es")
    assert "el comodín, 20" in _say("end-points", bend(rules, {"deal.jokers": 3}), "es")


def test_what_a_variant_does_not_have_is_not_spoken_of():
    base = content().variants["base"]
    unusual = replace(base, rules=bend(base.rules, UNUSUAL))

    def said(variant: Variant) -> set[str]:
        parts = [line for part in SECTIONS.values() for line in part]
        sections = {sentence.message for line in parts for sentence in line.of(variant)}
        return sections | {question.message for question in QUESTIONS if question.is_said_of(variant)}

    assert said(base) - said(unusual) == {"melds-twins", "faq-twins", "turn-spare"}
