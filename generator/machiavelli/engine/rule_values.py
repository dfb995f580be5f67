"""Every rule by its name, with its value, and what follows from them for the cards."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict

from machiavelli.engine.stock import cards_dealt, cards_in_pack, stock_after_deal
from machiavelli.model.parameters import Held
from machiavelli.model.variant import Rules


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
