"""All that the pages on strategy quote: what was measured, hand by hand, and its figures."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from machiavelli.model.variant import Rules
from machiavelli.study.duels import DUELS, LEVEL, Outcome, duel_figures, play_duel
from machiavelli.study.openings import (
    SIZES,
    dealt_figures,
    dealt_hand,
    share_figures,
    share_that_fits,
    tables_met,
)

DEALT = 1000
"""Hands dealt to see what they hold."""
MET = 40
"""Simulated hands from which tables are taken."""


@dataclass(frozen=True, slots=True)
class Measured:
    """``duels`` by name, hand by hand; ``tables`` by size: what fits; ``dealt``: playable cards."""

    duels: Mapping[str, Sequence[Outcome]]
    tables: Mapping[str, Sequence[float]]
    dealt: Sequence[int]


def measure(rules: Rules, seed: int, hands: int | None = None) -> Measured:
    """Play it all, at most ``hands`` hands of each kind; the same as long as engine and players are."""

    def many(usual: int) -> range:
        return range(usual if hands is None else min(usual, hands))

    duels = {
        name: [play_duel(name, rules, hand, seed) for hand in many(duel.hands)]
        for name, duel in DUELS.items()
    }
    tables: dict[str, list[float]] = {name: [] for name in SIZES}
    for hand in many(MET):
        for name, table in tables_met(rules, hand, seed):
            tables[name].append(round(share_that_fits(rules, table), 4))
    return Measured(duels, tables, [dealt_hand(rules, hand, seed) for hand in many(DEALT)])


def figures(measured: Measured) -> dict[str, float]:
    """Every figure by its name: ``patient.won``, ``full.share``, ``dealt.meld``."""
    return dict(_figures(measured))


def _figures(measured: Measured) -> Iterator[tuple[str, float]]:
    yield "interval.level", LEVEL
    groups = {name: duel_figures(outcomes) for name, outcomes in measured.duels.items()}
    groups |= {name: share_figures(shares) for name, shares in measured.tables.items()}
    for group, values in (groups | {"dealt": dealt_figures(measured.dealt)}).items():
        for name, value in values.items():
            yield f"{group}.{name}", value
