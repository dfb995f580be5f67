"""What each rule can be, for the page on which people compose their own: from the types of the model."""

from collections.abc import Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from annotated_types import Ge, Interval

from machiavelli.model.variant import CardPoints, Packs, Players, Rules

Spec: TypeAlias = dict[str, Any]

MOST = 9_999
"""The largest number that the page takes where the rules set no bound."""


def specs() -> dict[str, Spec]:
    """By key, how the page asks for each rule that can be otherwise; see ``web/ui/house/values.mjs``."""
    found: dict[str, Spec] = {}
    for section in fields(Rules):
        hints = get_type_hints(section.type, include_extras=True)
        for parameter in fields(section.type):  # type: ignore[arg-type]  # a section is a dataclass
            if spec := _spec(hints[parameter.name]):
                found[f"{section.name}.{parameter.name}"] = spec
    return found


def _spec(kind: Any) -> Spec | None:
    """How to ask for a value of a type; None where there is only one."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    main = next(one for one in kinds if one is not NoneType)
    if main is bool:
        return {"kind": "choice", "options": [True, False]}
    if get_origin(main) is Literal:
        options = list(get_args(main))
        return {"kind": "choice", "options": options} if len(options) > 1 else None
    if main is Players:
        return {"kind": "players", **_bounds(get_type_hints(Players, include_extras=True)["least"])}
    if main is CardPoints:
        return {"kind": "points", **_bounds(get_type_hints(CardPoints, include_extras=True)["ace"])}
    if get_origin(main) is not Annotated:
        return _by_players(main)
    return {"kind": "number", **_bounds(main), "empty": NoneType in kinds}


def _by_players(kind: Any) -> Spec:
    """Entries for single numbers of players."""
    assert get_origin(kind) is Mapping
    value, players = get_args(kind)[1], {"least": 1, "most": 99}
    if value is Packs:
        hints = get_type_hints(Packs, include_extras=True)
        own = {name: _bounds(hints[name]) for name in ("decks", "jokers")}
        return {"kind": "packs", "players": players, **own}
    return {"kind": "hands", "players": players, **_bounds(value)}


def _bounds(kind: Any) -> dict[str, int]:
    (bound,) = (one for one in get_args(kind) if isinstance(one, Ge | Interval))
    return {"least": int(str(bound.ge)), "most": int(str(getattr(bound, "le", None) or MOST))}
