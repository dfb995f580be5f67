"""Rules that words rest on: each has the value that the words were written for."""

from collections.abc import Iterator, Mapping

from machiavelli.engine.rule_values import values_of
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.parameters import Held
from machiavelli.model.variant import Rules


def check_held(
    content: Content, key: tuple[str, ...], holds: Mapping[str, Held], rules: Rules
) -> Iterator[Finding]:
    """A finding for each entry of ``holds``, written at ``key``, that names no rule or has another value."""
    if not holds:
        return
    known = values_of(rules)
    for name, value in holds.items():
        place = content.place(*key, "holds", name)
        if name not in known:
            yield finding_at(place, Code.UNKNOWN_PARAMETER, f"no rule {name!r}, {cure(name, known)}")
        elif (known[name], type(known[name])) != (value, type(value)):
            message = f"the words rest on {name} being {_written(value)}, but it is {_written(known[name])}"
            yield finding_at(place, Code.WRONG_CLAIM, message)


def _written(value: Held) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
