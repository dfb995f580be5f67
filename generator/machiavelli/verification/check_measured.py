"""Comparisons of measured figures that words rest on: what was measured bears them out."""

import re
from collections.abc import Iterator, Sequence

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at

_COMPARISON = re.compile(r"(\S+) ([<>]) (\S+)")
_NUMBER = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")


def check_measured(content: Content, key: tuple[str, ...], measured: Sequence[str]) -> Iterator[Finding]:
    """A finding for each of the comparisons, written at ``key``, that cannot be read or does not hold."""
    for number, text in enumerate(measured):
        place = content.place(*key, "measured", str(number))
        found = _COMPARISON.fullmatch(text)
        if found is None:
            message = "two figures with < or > between them are expected, such as patient.won-high < 50"
            yield finding_at(place, Code.WRONG_VALUE, message)
            continue
        one, sign, other = found.groups()
        known = {name: value for name in (one, other) if (value := _value(content, name)) is not None}
        if unknown := [name for name in (one, other) if name not in known]:
            yield finding_at(place, Code.UNKNOWN_FIGURE, f"no figure {unknown[0]!r} was measured")
        elif not (known[one] < known[other] if sign == "<" else known[one] > known[other]):
            values = " and ".join(f"{name} is {value:g}" for name, value in known.items())
            yield finding_at(place, Code.WRONG_CLAIM, f"not what was measured: {values}")


def _value(content: Content, name: str) -> float | None:
    return float(name) if _NUMBER.fullmatch(name) else content.measured.get(name)
