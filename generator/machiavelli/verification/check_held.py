"""Rules that words rest on: each has the value that the words were written for."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict

from machiavelli.engine import cards_dealt, stock_after_deal
from machiavelli.engine.stock import cards_in_pack
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.lesson import Held
from machiavelli.model.near_names import cure
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


def values_of(rules: Rules) -> Mapping[str, Held]:
    """Every rule with its value, and what follows for the cards.

    ``pack`` counts all cards, ``dealt.4`` those in the hands of four players, ``stock.4`` the rest.
    """
    values = dict(_values("", asdict(rules))) | {"pack": cards_in_pack(rules)}
    for players in range(rules.deal.players.least, rules.deal.players.most + 1):
        values[f"dealt.{players}"] = cards_dealt(rules, players)
        values[f"stock.{players}"] = stock_after_deal(rules, players)
    return values


def _values(name: str, value: object) -> Iterator[tuple[str, Held]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _values(f"{name}.{key}" if name else str(key), inner)
    elif isinstance(value, int | str):
        yield name, value


def _written(value: Held) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
