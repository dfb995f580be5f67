"""Positions that other rules answer otherwise: all answers are the engine's, and not all the same."""

from collections.abc import Iterator

from machiavelli.engine.contrasts import DECISIVE, answer
from machiavelli.model.content import Content
from machiavelli.model.contrast import Answer, Contrast
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.parameters import is_possible, value_of, with_value
from machiavelli.model.variant import Rules
from machiavelli.verification.check_positions import rules_of
from machiavelli.verification.laws import LAWS
from machiavelli.verification.laws.law import written


def check_contrasts(content: Content) -> Iterator[Finding]:
    """Everything about them, and the decisive rules that have none; nothing where no file has any."""
    if not content.contrasts:
        return
    for contrast in content.contrasts.values():
        yield from _check_contrast(content, contrast)
    shown = {contrast.parameter for contrast in content.contrasts.values()}
    place = Place(content.place("contrast", "", next(iter(content.contrasts))).path)
    if missing := [parameter for parameter in DECISIVE if parameter not in shown]:
        message = (
            f"no position shows what these change, which decide what can be played: {', '.join(missing)}"
        )
        yield finding_at(place, Code.MISSING_CONTRAST, message)


def _check_contrast(content: Content, contrast: Contrast) -> Iterator[Finding]:
    key = ("contrast", "", contrast.id)
    rules = yield from rules_of(content, key, contrast.variant)
    if contrast.parameter not in DECISIVE:
        message = (
            f"{contrast.parameter!r} decides nothing about a position, {cure(contrast.parameter, DECISIVE)}"
        )
        yield finding_at(content.place(*key, "parameter"), Code.UNKNOWN_PARAMETER, message)
        return
    if rules is None:
        return
    faults = [
        finding
        for number, one in enumerate(contrast.answers)
        for finding in _check_answer(content, contrast, rules, one, number)
    ]
    yield from faults
    own = value_of(rules, contrast.parameter)
    if all(one.value != own for one in contrast.answers):
        message = f"in {contrast.variant!r} {contrast.parameter} is {written(own)}, which no answer is for"
        yield finding_at(content.place(*key, "variant"), Code.WRONG_VALUE, message)
    if not faults and len({one.says for one in contrast.answers}) == 1:
        message = f"answered alike with every value of {contrast.parameter}: this shows nothing"
        yield finding_at(content.place(*key, "answers"), Code.SAME_ANSWER, message)


def _check_answer(
    content: Content, contrast: Contrast, rules: Rules, one: Answer, number: int
) -> Iterator[Finding]:
    key, parameter = ("contrast", "", contrast.id, "answers", str(number)), contrast.parameter
    if not is_possible(parameter, one.value):
        message = f"{written(one.value)} is no value of {parameter}"
        yield finding_at(content.place(*key, "value"), Code.WRONG_VALUE, message)
        return
    bent = with_value(rules, parameter, one.value)
    broken = [law for law in LAWS if not law.holds(bent)]
    for law in broken:
        yield finding_at(content.place(*key, "value"), Code.INCONSISTENT_RULES, law.fault(bent))
    if broken:
        return
    found = answer(bent, contrast)
    if found != one.says:
        message = f"with {parameter} {written(one.value)} the engine says {found!r}, not {one.says!r}"
        yield finding_at(content.place(*key), Code.WRONG_CLAIM, message)
