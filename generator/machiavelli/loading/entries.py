"""The rule entries of a variant file, made from the model: each parameter with its value and its provenance.

The dataclasses of ``model/variant.py`` are the only list of parameters; nothing is repeated here.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter, create_model, model_validator
from pydantic_core import PydanticCustomError

from machiavelli.loading.fields import DISTINCT, NOT_EMPTY, WORDS_SCHEMA, Id, Strict, Text, WordsField
from machiavelli.model.findings import Code
from machiavelli.model.sources import Status
from machiavelli.model.variant import Rules

_NEEDS_SOURCE = {Status.STATED, Status.DERIVED, Status.DISPUTED}
_NEEDS_NOTE = {Status.DERIVED, Status.CONVENTION, Status.DISPUTED}
_OF_THE_HOUSE = {Status.CONVENTION, Status.SILENT}


class Entry(Strict):
    """One parameter: its value, and why it has it."""

    value: Any
    """The value."""
    status: Status
    """On what the value rests."""
    by: Annotated[tuple[Id, ...], DISTINCT] = ()
    """The sources that say so; for `convention` and `silent`, the silent ones. A house rule has none."""
    against: Annotated[tuple[Id, ...], DISTINCT] = ()
    """The sources that say something else; only for `disputed`."""
    note: Annotated[WordsField | None, NOT_EMPTY, WORDS_SCHEMA] = None
    """The reason, in every language; needed for `derived`, `disputed` and, with `by`, `convention`."""
    rests_on: Annotated[tuple[Text, ...] | None, DISTINCT] = None
    """The other rules of which the note speaks, such as `deal.jokers`; `[]` where it speaks of none."""

    @property
    def house_rule(self) -> bool:
        """Whether no source has a part in it: whoever plays by it need not say why."""
        return self.status in _OF_THE_HOUSE and not self.by

    @model_validator(mode="after")
    def _check_provenance(self) -> "Entry":
        disputed = self.status is Status.DISPUTED
        checks = (
            (self.status in _NEEDS_SOURCE and not self.by, "by", "the sources that say so"),
            (
                self.status in _NEEDS_NOTE and self.note is None and not self.house_rule,
                "note",
                "the reason, in every language",
            ),
            (disputed and not self.against, "against", "the sources that say something else"),
            (
                self.rests_on is not None and self.note is None,
                "note",
                "the words that 'rests_on' is about",
            ),
        )
        faults = [
            (Code.MISSING_KEY, "", f"'{self.status}' needs {key!r}: {what}")
            for bad, key, what in checks
            if bad
        ]
        if self.against and not disputed:
            message = f"'against' belongs to 'disputed' alone, not to '{self.status}'"
            faults.append((Code.WRONG_VALUE, "against", message))
        if faults:
            raise PydanticCustomError("words", "provenance", {"faults": faults})
        return self


# Models made at run time have no source text in which to look for docstrings; looking costs a second.
_MADE = ConfigDict(use_attribute_docstrings=False)


class _MadeEntry(Entry):
    model_config = _MADE


class _MadeGroup(Strict):
    model_config = _MADE


@cache
def section_types() -> Mapping[str, type]:
    """The sections of the rules and their dataclasses: ``{"deal": Deal, …}``."""
    return get_type_hints(Rules)


@cache
def rules_model() -> type[Strict]:
    """The model of ``rules:`` in a file: every section and entry may be missing, as a parent may have it."""
    sections: dict[str, Any] = {
        name: (_section_model(name, section), Field(default=None, description=_describe(section)))
        for name, section in section_types().items()
    }
    return create_model("RulesEntries", __base__=_MadeGroup, **sections)


def _section_model(name: str, section: type) -> type[Strict]:
    types = get_type_hints(section, include_extras=True)
    described = TypeAdapter(section).json_schema()["properties"]
    entries: dict[str, Any] = {}
    for parameter in fields(section):
        entry: Any = create_model(
            f"{name}.{parameter.name}", __base__=_MadeEntry, value=(_exact(types[parameter.name]), Field())
        )
        description = described[parameter.name]["description"]
        entries[parameter.name] = (entry, Field(default=None, description=description))
    return create_model(f"{section.__name__}Entries", __base__=_MadeGroup, __doc__=section.__doc__, **entries)


def _describe(section: type) -> str:
    return (section.__doc__ or "").strip()


def _exact(kind: Any) -> Any:
    """The type of a value, where 1 is no truth value and true no number; `Literal` alone lets them pass."""
    if get_origin(kind) is not Literal:
        return kind
    allowed = {type(option) for option in get_args(kind)}

    def check(value: Any) -> Any:
        if isinstance(value, (bool, int)) and type(value) not in allowed:
            expected = " or ".join(repr(option) for option in get_args(kind))
            raise PydanticCustomError("literal_error", "literal", {"expected": expected})
        return value

    return Annotated[kind, BeforeValidator(check)]
