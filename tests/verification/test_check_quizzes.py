"""Words that depend on the order of options are found, and only those."""

from dataclasses import replace
from pathlib import Path

import pytest

from machiavelli.loading import load_content
from machiavelli.model.findings import Finding
from machiavelli.pages.rule_words import rule_name
from machiavelli.pages.wording import Wording
from machiavelli.verification.check_quizzes import check_quizzes, numbers_of
from sample_content import SAMPLE

ROOT = Path(__file__).parents[2]
CONTENT = load_content(SAMPLE, SAMPLE / "texts")
QUIZ = CONTENT.quizzes["basics"]


def findings(why: str) -> list[Finding]:
    question = replace(QUIZ.questions[0], why={"es": why, "pt": "Não", "it": "No"})
    quiz = replace(QUIZ, questions=(question,))
    return list(check_quizzes(replace(CONTENT, quizzes={quiz.id: quiz})))


@pytest.mark.parametrize(
    "words",
    [
        "Todas las anteriores.",
        "Ninguna de las anteriores",
        "Son todas as anteriores",
        "nenhuma das anteriores",
        "Tutte le precedenti!",
        "nessuna delle precedenti",
        "La A y la B son válidas; la C no.",
        "A A e a B estão certas",
        "la A e la C",
        "Es la opción B.",
        "l'opzione C no",
        "a opção D",
        "Resposta A",
        "la primera opción",
        "a última opção",
        "la terza opzione",
    ],
)
def test_words_on_order_are_found(words: str):
    assert [finding.code for finding in findings(words)] == ["words-on-order"]


@pytest.mark.parametrize(
    "words",
    [
        "Todas las cartas anteriores vuelven a la mano.",
        "La A♣ y la K♣ van juntas.",
        "La K y la Q forman pareja.",
        "Hay otra opción a la vista.",
        "Es la primera carta.",
        "Tutte le carte restano sul tavolo.",
        "a última carta",
        "la risposta A♣ 2♣ 3♣",
    ],
)
def test_other_words_are_left_alone(words: str):
    assert findings(words) == []


def test_numbers_are_the_whole_numbers_among_the_parameters():
    numbers = numbers_of(CONTENT.variants["plain"].rules)
    assert numbers["deal.hand_size"] == 13
    assert "melds.ace_low" not in numbers
    assert "melds.run_max" not in numbers


def test_whatever_can_be_asked_has_a_name_in_every_language():
    site = load_content(ROOT)
    askable = {name for variant in site.variants.values() for name in numbers_of(variant.rules)}
    assert len(askable) > 10
    for lang, catalogue in site.catalogues.items():
        wording = Wording(lang, catalogue)
        assert all(rule_name(name, wording) for name in askable)
