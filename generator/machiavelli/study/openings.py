"""What tables and hands offer: how often a single card finds a place, how often a dealt hand holds a meld."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil, floor
from random import Random
from statistics import mean, stdev

from machiavelli.engine import playable, solve
from machiavelli.engine.game import whole_pack
from machiavelli.model.position import Position, Table
from machiavelli.model.variant import Rules
from machiavelli.study.duels import ERRORS, share
from machiavelli.study.play_out import shuffled_pack, simulated_hand
from machiavelli.study.players import Looking

SIZES = {"bare": range(1, 10), "small": range(10, 25), "middle": range(25, 45), "full": range(45, 80)}
"""Cards on the table, by the name under which such tables are measured."""


def tables_met(rules: Rules, hand: int, seed: int) -> Iterator[tuple[str, Table]]:
    """One table of each size, where there is one, of a simulated hand; taken by chance."""
    chance = Random(f"{seed} tables {hand}")
    tables = [state.table for state, _ in simulated_hand(rules, [Looking(melds=4)] * 2, chance)]
    for name, sizes in SIZES.items():
        fitting = [table for table in tables if sum(map(len, table)) in sizes]
        if fitting:
            yield name, chance.choice(fitting)


def share_that_fits(rules: Rules, table: Table) -> float:
    """The share of the cards not on the table that could be laid there alone, each held on its own."""
    unseen = Counter(whole_pack(rules)) - Counter(chain.from_iterable(table))
    fitting = sum(count for card, count in unseen.items() if playable(rules, Position(table, (card,)), card))
    return fitting / unseen.total()


def share_figures(shares: Sequence[float]) -> dict[str, float]:
    """The mean in whole percent with its 95 % interval, over so many tables."""
    middle, reach = mean(shares), ERRORS * stdev(shares) / len(shares) ** 0.5
    return {
        "tables": len(shares),
        "share": round(100 * middle),
        "share-low": floor(100 * (middle - reach)),
        "share-high": ceil(100 * (middle + reach)),
    }


def dealt_figures(playable_cards: Sequence[int]) -> dict[str, float]:
    """How many hands were dealt, in whole percent how many held a meld, and how many cards on average."""
    with_meld, hands = sum(cards > 0 for cards in playable_cards), len(playable_cards)
    return {"hands": hands, **share("meld", with_meld, hands), "cards": round(mean(playable_cards), 1)}


def dealt_hand(rules: Rules, hand: int, seed: int) -> int:
    """How many cards of a hand just dealt make melds by themselves."""
    pack = shuffled_pack(rules, rules.deal.players.least, Random(f"{seed} dealt {hand}"))
    return solve(rules, Position((), pack[: rules.deal.hand_size])).max_played
