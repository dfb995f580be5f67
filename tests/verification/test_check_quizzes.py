"""Words that depend on the order of options are found, and only those."""

from dataclasses import replace
from pathlib import Path

import pytest

from machiavelli.loading import load_content
from machiavelli.model.findings import Finding
from machiavelli.model.parameters import possible_values
from machiavelli.model.quiz import Choice, Condition, Question
from machiavelli.pages.question_labels import value_in_words
from machiavelli.pages.rule_words import rule_id, rule_name
from machiavelli.pages.wording import Wording
from machiavelli.verification.check_options import askable
from machiavelli.verification.check_quizzes import check_quizzes
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


def test_what_has_several_values_can_be_asked():
    known = askable(CONTENT.variants["plain"].rules)
    assert known["deal.hand_size"] == 13
    assert known["melds.ace_low"] is True
    assert known["stock.4"] == 52
    assert "failure.restore" not in known  # it is always so
    assert "melds.run_max" not in known  # it has no value here
    assert "deal.players.most" not in known


def test_whatever_can_be_asked_has_a_name_and_words_in_every_language():
    site = load_content(ROOT)
    for lang, catalogue in site.catalogues.items():
        wording = Wording(lang, catalogue)
        for variant in site.variants.values():
            for name in askable(variant.rules):
                if name.startswith("stock."):
                    continue
                assert rule_name(name, wording)
                assert wording.say(f"ask-{rule_id(name)}").endswith("?")
                for value in possible_values(name):
                    assert value_in_words(variant.rules, name, value, wording)


@pytest.mark.parametrize(
    "words",
    [
        "¿Cuál de estas NO vale?",
        "¿Cuál no vale?",
        "Qual não serve?",
        "Quali di queste carte non valgono?",
        "Valgono tutte tranne:",
    ],
)
def test_questions_for_what_is_not_so_are_refused(words: str):
    assert [finding.code for finding in asking(words)] == ["negative-question"]


@pytest.mark.parametrize(
    "words", ["¿Qué pasa si no puedes bajar?", "Quem não baixa, o que faz?", "¿Cuándo se roba?"]
)
def test_questions_may_speak_of_what_somebody_does_not_do(words: str):
    assert asking(words) == []


@pytest.mark.parametrize(
    "words", ["Todas", "Todas son correctas", "Nenhuma delas", "Tutte valgono.", "Entrambe"]
)
def test_no_option_speaks_of_all_the_others(words: str):
    assert [finding.code for finding in asking("¿Cuántas?", words)] == ["words-on-order"]


@pytest.mark.parametrize("words", ["Ninguna carta", "Todos los comodines", "Nessuno, finché non apre"])
def test_an_option_may_speak_of_all_cards(words: str):
    assert asking("¿Cuántas?", words) == []


def asking(words: str, option: str = "Trece") -> list[Finding]:
    """What is said against a question, its first option right."""
    choices = (
        Choice({"es": option}, Condition(rule="deal.hand_size", value=13)),
        Choice({"es": "Nueve"}, Condition(rule="deal.hand_size", value=9)),
    )
    question = Question("one", "choice", ask={"es": words}, choices=choices)
    quiz = replace(QUIZ, questions=(question,))
    return list(check_quizzes(replace(CONTENT, quizzes={quiz.id: quiz})))
