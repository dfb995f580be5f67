"""Quizzes: every answer can be computed, options fit, and no words depend on an order that changes."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Question, Quiz
from machiavelli.model.variant import Rules
from machiavelli.model.words import Words
from machiavelli.verification.check_positions import check_possible, rules_of

# Options change places: nothing may speak of them by letter or order. A lone A is no card: the ace is A♣.
_ORDER = re.compile(
    r"""\b(?i:todas|ninguna|nenhuma|tutte|nessuna)\ (?:de\ las|las|as|das|le|delle)
      \ (?:anteriores|precedenti)\b
    | \b(?i:opci[oó]n|opç[aã]o|opzione|respuesta|resposta|risposta|letra|lettera)\ [A-F]\b(?![♠♥♦♣])
    | \b(?i:la|a)\ [A-F]\ [ey]\ (?:la|a)\ [A-F]\b(?![♠♥♦♣])
    | \b(?i:primera|segunda|tercera|última|primeira|terceira|prima|seconda|terza|ultima)
      \ (?:opci[oó]n|opç[aã]o|opzione)\b
    """,
    re.VERBOSE,
)


def check_quizzes(content: Content) -> Iterator[Finding]:
    """Every question of every quiz."""
    for quiz in content.quizzes.values():
        key = ("quiz", quiz.id)
        yield from check_questions(content, key, quiz, (yield from rules_of(content, key, quiz.variant)))


def check_questions(
    content: Content, key: tuple[str, ...], quiz: Quiz, rules: Rules | None
) -> Iterator[Finding]:
    """The questions written at ``key``; without rules only their words."""
    for number, question in enumerate(quiz.questions):
        here = (*key, "questions", str(number))
        yield from _check_words(content, (*here, "why"), question.why)
        if rules is not None:
            yield from _check_question(content, here, quiz, question, rules)


def _check_question(
    content: Content, key: tuple[str, ...], quiz: Quiz, question: Question, rules: Rules
) -> Iterator[Finding]:
    if question.kind == "legal":
        yield from check_possible(content, key, rules, Position((), question.meld), hand_key="meld")
    if question.position is not None:
        yield from check_possible(content, key, rules, question.position)
    if question.parameter is not None:
        yield from _check_parameter(content, key, quiz, question, numbers_of(rules))


def numbers_of(rules: Rules) -> Mapping[str, int]:
    """The parameters that are whole numbers, by name: ``{"deal.hand_size": 13, …}``.

    Parts of a parameter, as ``deal.players.most``, have no name of their own on the pages: nobody can ask.
    """
    return {
        f"{section}.{name}": value
        for section, parameters in asdict(rules).items()
        for name, value in parameters.items()
        if isinstance(value, int) and not isinstance(value, bool)
    }


def _check_parameter(
    content: Content, key: tuple[str, ...], quiz: Quiz, question: Question, numbers: Mapping[str, int]
) -> Iterator[Finding]:
    name = question.parameter or ""
    if name not in numbers:
        instead = cure(name, numbers, "these can be asked:")
        message = f"{name!r} is no rule of {quiz.variant!r} with a whole number, {instead}"
        yield finding_at(content.place(*key, "parameter"), Code.UNKNOWN_PARAMETER, message)
        return
    options = question.options
    for number, option in enumerate(options):
        if option in options[:number]:
            place = content.place(*key, "options", str(number))
            yield finding_at(place, Code.WRONG_OPTIONS, f"the option {option} stands there twice")
    if numbers[name] not in options:
        message = f"no option is right: {name} is {numbers[name]} in {quiz.variant!r}"
        yield finding_at(content.place(*key, "options"), Code.WRONG_OPTIONS, message)


def _check_words(content: Content, key: tuple[str, ...], words: Words) -> Iterator[Finding]:
    for lang, text in words.items():
        if found := _ORDER.search(text):
            message = (
                f"{found[0]!r} depends on the order of the options, which changes: name the answer itself"
            )
            yield finding_at(content.place(*key, lang), Code.WORDS_ON_ORDER, message)
