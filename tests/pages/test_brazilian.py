"""Brazilian Portuguese: its own words, none of Portugal, and numbers that agree with them."""

import re

import pytest

from machiavelli.pages.rule_words import rule_terms
from rule_pages import content
from rules_for_tests import bend
from wordings import wording

FOLLOWING = {"pack": 104, "run_end": 4, "run_middle": 7, "group_spare": 4}
OF_PORTUGAL = re.compile(
    r"\b(joker\w*|dador\w*|ecrã\w*|telemóve\w*|penaliza\w*|baralhar|turnos?|grupos?|partilh\w+|ficheiros?"
    r"|noutr\w+|nalgum\w+|porquê|duques?|(estar|está|estão|continuam?|ficam?) a (?!ver navios)\w+[aei]r)\b",
    re.IGNORECASE,
)


def test_plurals_are_those_of_brazil():
    brazilian = wording("pt-BR")
    assert brazilian.locale == "pt-BR"
    assert [brazilian.say("board-count", n=n) for n in (0, 1, 2)] == [
        "nenhuma carta",
        "1 carta",
        "2 cartas",
    ]
    assert brazilian.say("quiz-count", count=0) == "nenhuma pergunta"


@pytest.mark.parametrize(
    ("message", "key", "value", "words"),
    [
        ("deal-pack", "deal.jokers", 0, "52 cartas sem coringas: "),
        ("deal-pack", "deal.jokers", 1, "52 cartas e acrescente um coringa: "),
        ("deal-pack", "deal.jokers", 5, "52 cartas e acrescente 5 coringas: "),
        ("deal-table", "deal.face_up", 0, "A mesa começa vazia."),
        ("deal-table", "deal.face_up", 1, "uma carta virada para cima"),
        ("deal-table", "deal.face_up", 2, "2 cartas viradas para cima"),
        ("failure-penalty", "failure.penalty_cards", 1, "compre 1 carta de penalidade"),
        ("failure-penalty", "failure.penalty_cards", 2, "compre 2 cartas de penalidade"),
        ("turn-draw", "turn.draw_count", 1, "a carta de cima do monte"),
        ("turn-draw", "turn.draw_count", 2, "as 2 cartas de cima do monte"),
    ],
)
def test_numbers_agree_with_their_words(message: str, key: str, value: int, words: str):
    rules = bend(content().variants["base"].rules, {key: value})
    brazilian = wording("pt-BR")
    assert words in brazilian.say(message, **rule_terms(rules, brazilian), **FOLLOWING)


def test_no_word_is_of_portugal():
    prose = [prose for prose in content().prose if prose.lang == "pt-BR"]
    found = [(prose.place.path, match[0]) for prose in prose for match in OF_PORTUGAL.finditer(prose.text)]
    assert len(prose) > 500
    assert found == []
