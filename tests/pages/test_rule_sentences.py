"""Sentences agree with their numbers, and say something for every value that a rule can have."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bent_rules import bent_rules
from closed_lists import alternatives
from machiavelli.engine import judge_meld
from machiavelli.model.notation import parse_cards
from machiavelli.model.variant import CardPoints, Packs, Players, Rules, Variant
from machiavelli.model.verdicts import Reason
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


ONES = {
    "deal.players": Players(least=2, most=2, more_allowed=True),
    "deal.hand_size": 1,
    "deal.hand_floor": 1,
    "deal.hand_by_players": {8: 1},
    "deal.packs_by_players": {2: Packs(decks=1, jokers=1)},
    "turn.draw_count": 1,
    "turn.draws_most": 1,
    "turn.opening_points": 1,
    "turn.least_added": 1,
    "turn.most_added": 1,
    "turn.time_limit": 1,
    "failure.penalty_cards": 1,
    "end.knock_points": 1,
    "scoring.card_points": CardPoints(ace=1, ten=1, figure=1, joker=1, low=1),
    "scoring.target": 1,
}
PLURALS = (
    "cartas|veces|puntos|segundos|barajas|comodines|jugadores|personas",
    "vezes|compras|pontos|baralhos|jokers|jogadores|pessoas|coringas",
    "carte|volte|punti|secondi|mazzi|giocatori|persone",
)
MANY = re.compile(rf"(?<![\d+.,])\b1 (?:{'|'.join(PLURALS)})\b|reparten 1\b")


@cache
def invented() -> tuple[Rules, ...]:
    """Rules that nobody plays: those of the family bent again and again, also with ones for all numbers."""
    chance = Random(20261130)
    bent = [bent_rules(chance, 12) for _ in range(25)]
    return (*bent, *(bend(rules, ONES) for rules in bent))


def _said(rules: Rules, lang: str) -> Iterator[str]:
    variant = replace(content().variants["base"], rules=rules)
    sections = [line for part in SECTIONS.values() for line in part]
    for sentence in (one for line in sections for one in line.of(variant)):
        yield _say(sentence.message, rules, lang)
    for question in QUESTIONS:
        if question.is_said_of(variant):
            yield _say(f"{question.message}-a", rules, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_one_and_many_at_once(lang: str):
    for rules in invented():
        for said in _said(rules, lang):
            assert not MANY.search(said), said


def _runs() -> Iterator[Rules]:
    base = content().variants["base"].rules
    for least in range(2, 13):  # thirteen ranks are the same cards, wherever the ace stands
        for most in {None, least, min(least + 1, 13), 13}:
            yield bend(base, {"melds.run_min": least, "melds.run_max": most})


def test_the_runs_that_show_the_ace_are_what_they_are_shown_for():
    for rules in _runs():
        terms = rule_terms(rules, wording("es"))
        first, last, between = (
            parse_cards(" ".join(f"{rank}♠" for rank in str(terms[name]).split()))
            for name in ("ace_first", "ace_last", "ace_between")
        )
        assert judge_meld(rules, first).legal
        assert judge_meld(rules, last).legal
        assert not judge_meld(bend(rules, {"melds.ace_low": False}), first).legal
        assert not judge_meld(bend(rules, {"melds.ace_high": False}), last).legal
        assert judge_meld(rules, between).reason is Reason.ACE_INSIDE
        around = bend(rules, {"melds.ace_inside": True})
        assert judge_meld(around, between).legal or (rules.melds.run_max or 13) < len(between)


@pytest.mark.parametrize(
    ("hands", "floor", "es", "it"),
    [
        ({6: 11}, 3, "Para esos casos proponemos", "Per questi casi proponiamo di darne 11 se si è in 6."),
        ({5: 11}, 3, "la mano cambia: 11 si son 5.", "la mano cambia: 11 se si è in 5."),
        (
            {2: 15, 6: 9},
            None,
            "la mano cambia: 15 si son 2 y 9 si son 6.",
            "cambia: 15 se si è in 2 e 9 se si è in 6.",
        ),
    ],
)
def test_hands_for_some_numbers_of_players_are_told(hands: dict[int, int], floor: int, es: str, it: str):
    rules = bend(content().variants["base"].rules, {"deal.hand_by_players": hands, "deal.hand_floor": floor})
    for lang, words in (("es", es), ("it", it)):
        assert words in _say("deal-fewer-here", rules, lang)
        assert (words in _say("faq-hand-a", rules, lang)) == ("cambia" in words)


def test_melds_that_cannot_grow_are_not_said_to():
    whole = {"melds.group_max": 3, "melds.run_max": 3}
    rules = content().variants["base"].rules
    assert "añadir" in _say("faq-opening-a", rules, "es")
    assert "añadir" not in _say("faq-opening-a", bend(rules, whole), "es")


def test_jokers_that_only_some_packs_have_count_in_an_opening_too():
    packs = {2: Packs(decks=1, jokers=1)}
    points = {"turn.opening": "points", "turn.opening_points": 30}
    rules = bend(content().variants["base"].rules, points)
    assert "comodín" not in _say("turn-opening", rules, "es")
    assert "un comodín, lo que" in _say("turn-opening", bend(rules, {"deal.packs_by_players": packs}), "es")
