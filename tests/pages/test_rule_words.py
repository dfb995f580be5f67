"""Every rule has a name and a value in every language, and every possible value is told apart."""

import re
from typing import Any

import pytest

from closed_lists import alternatives
from machiavelli.model.variant import CardPoints, Packs, Players, Rules
from machiavelli.pages.rule_words import listed, rule_keys, rule_name, rule_terms, rule_value
from rule_pages import LANGUAGES, VARIANTS, content
from rules_for_tests import bend
from wordings import SAMPLED, wording


def _rules(variant: str) -> Rules:
    return content().variants[variant].rules


def test_the_keys_are_those_of_the_provenance():
    for variant in content().variants.values():
        assert set(rule_keys()) == set(variant.provenance)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("key", rule_keys())
def test_every_rule_has_a_name_and_a_value(key: str, variant: str, lang: str):
    name, value = rule_name(key, wording(lang)), rule_value(_rules(variant), key, wording(lang))
    assert name[0].isupper()
    assert value.strip() == value
    assert value
    assert not value.endswith(".")
    assert not re.search(r"[{}]|\b(none|yes|None|True|False)\b", f"{name}: {value}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "options"), alternatives(), ids=lambda item: str(item))
def test_no_two_values_of_a_rule_read_alike(key: str, options: tuple[Any, ...], lang: str):
    rules = _rules("base")
    values = [rule_value(bend(rules, {key: option}), key, wording(lang)) for option in options]
    assert len(set(values)) == len(options), values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_differ_from_each_other(lang: str):
    names = [rule_name(key, wording(lang)) for key in rule_keys()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("key", "value", "es", "pt", "it"),
    [
        ("deal.jokers", 0, "ninguno", "nenhum", "nessuno"),
        ("deal.jokers", 1, "1", "1", "1"),
        ("deal.face_up", 0, "ninguna", "nenhuma", "nessuna"),
        ("deal.hand_floor", 1, "1 carta", "1 carta", "1 carta"),
        ("deal.hand_floor", 5, "5 cartas", "5 cartas", "5 carte"),
        ("turn.least_added", 1, "1 carta de la mano", "1 carta da mão", "1 carta della mano"),
        ("turn.least_added", 2, "2 cartas de la mano", "2 cartas da mão", "2 carte della mano"),
        ("turn.most_added", None, "sin tope", "sem limite", "nessun limite"),
        ("turn.most_added", 5, "5 cartas de la mano", "5 cartas da mão", "5 carte della mano"),
        ("deal.hand_by_players", {6: 8}, "8 si son 6", "8 com 6", "8 se si è in 6"),
        (
            "deal.hand_by_players",
            {7: 7, 6: 8},
            "8 si son 6 y 7 si son 7",
            "8 com 6 e 7 com 7",
            "8 se si è in 6 e 7 se si è in 7",
        ),
        (
            "deal.packs_by_players",
            {6: Packs(decks=3, jokers=0), 2: Packs(decks=1, jokers=1)},
            "una baraja y un comodín si son 2; 3 barajas sin comodines si son 6",
            "um baralho e um joker para 2; 3 baralhos sem jokers para 6",
            "un mazzo e un jolly se si è in 2; 3 mazzi senza jolly se si è in 6",
        ),
        (
            "deal.packs_by_players",
            {3: Packs(decks=2, jokers=4)},
            "2 barajas y 4 comodines si son 3",
            "2 baralhos e 4 jokers para 3",
            "2 mazzi e 4 jolly se si è in 3",
        ),
        ("scoring.target", 1, "1 punto", "1 ponto", "1 punto"),
        ("scoring.target", 150, "150 puntos", "150 pontos", "150 punti"),
        (
            "scoring.card_points",
            CardPoints(ace=15, ten=5, figure=10, joker=25, low=5),
            "as 15, diez 5, figuras 10; las demás, 5",
            "ás 15, dez 5, figuras 10; as outras, 5",
            "asso 15, dieci 5, figure 10, le altre 5",
        ),
        (
            "deal.players",
            Players(least=3, most=6, more_allowed=True),
            "de 3 a 6, o más",
            "de 3 a 6, ou mais",
            "da 3 a 6, o di più",
        ),
    ],
)
def test_numbers_agree_with_their_words(key: str, value: Any, es: str, pt: str, it: str):
    rules = bend(_rules("base"), {key: value})
    assert [rule_value(rules, key, wording(lang)) for lang in SAMPLED] == [es, pt, it]


def test_sentences_may_use_every_rule():
    terms = rule_terms(_rules("jolly"), wording("es"))
    assert terms["hand_size"] == 13
    assert terms["joker_points"] == 25
    assert terms["ace_low"] == "yes"
    assert terms["run_max"] == "none"
    assert terms["penalty"] == "never"
    assert terms["players_most"] == 4


def test_things_in_a_row():
    spanish = wording("es")
    assert listed(["1"], spanish) == "1"
    assert listed(["1", "2"], spanish) == "1 y 2"
    assert listed(["1", "2", "3"], spanish) == "1, 2 y 3"
