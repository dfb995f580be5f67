"""Runs that no sweep from the low ace to the high one can lay: round the corner, and with an ace at each end.

They are few. So they are chosen beforehand, in all ways, and the sweep lays what is left.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations

from machiavelli.engine.melds import HIGH_ACE, judge_meld
from machiavelli.engine.solver.counts import SUITS, Copies, Counts, copies_of
from machiavelli.model.cards import ACE, JOKER, KING, Card
from machiavelli.model.position import Meld
from machiavelli.model.variant import Rules


def swept_rules(rules: Rules) -> Rules:
    """The rules without such runs."""
    if not (rules.melds.ace_inside or rules.melds.ace_both_ends):
        return rules
    return replace(rules, melds=replace(rules.melds, ace_inside=False, ace_both_ends=False))


def special_runs(rules: Rules, counts: Counts, short: bool) -> list[Meld]:
    """The special runs that the cards can make; ``short``: only those that cannot be cut into two runs.

    A run of twice the least length and its jokers more can always be cut.
    """
    swept = swept_rules(rules)
    if swept is rules:
        return []
    most_jokers = min(rules.jokers.per_meld, counts.jokers.most)
    found: dict[Meld, None] = {}
    for suit, row in enumerate(counts.naturals):
        nothing_there = {place for place in range(ACE, 2 * KING + 1) if not row[_rank(place)].most}
        for places in _spans(rules):
            lacking = nothing_there.intersection(places)
            for jokers in range(len(lacking), most_jokers + 1):
                if short and len(places) >= 2 * rules.melds.run_min + jokers:
                    continue
                for filled in filter(lacking.issubset, combinations(places, jokers)):
                    ranks = sorted([_rank(place) for place in places if place not in filled])
                    if ranks and _are_there(row, ranks):
                        naturals = [Card(rank, SUITS[suit]) for rank in ranks]
                        found[(*naturals, *[JOKER] * jokers)] = None
    return [run for run in found if not judge_meld(swept, run).legal]


def _rank(place: int) -> int:
    return (place - 1) % KING + 1


def _are_there(row: Sequence[Copies], ranks: Sequence[int]) -> bool:
    """Whether one suit has cards of all these ranks; where the ace is named twice, two of it."""
    return all(row[rank].most >= ranks.count(rank) for rank in ranks)


def _spans(rules: Rules) -> Iterator[range]:
    """The places of special runs; beyond the high ace, 15 is the two, and so on."""
    least, most = rules.melds.run_min, rules.melds.run_max or HIGH_ACE
    spans = [range(ACE, HIGH_ACE + 1)] if rules.melds.ace_both_ends else []
    if rules.melds.ace_inside:
        spans = [
            range(start, end + 1) for start in range(3, HIGH_ACE) for end in range(HIGH_ACE + 1, start + KING)
        ]
    yield from (places for places in spans if least <= len(places) <= most)


def chosen_together(
    counts: Counts, runs: Sequence[Meld], worth: Callable[[Counts], bool]
) -> Iterator[tuple[Meld, ...]]:
    """All ways to lay some of the runs, perhaps the same one twice; none at all comes first.

    ``worth`` is asked before runs are laid: whether what is left may be worth it, where the cards that
    further runs may hold need not lie in melds.
    """
    yield ()
    for at, run in enumerate(runs):
        if all(counts.of(card).most >= copies for card, copies in Counter(run).items()):
            left = counts.beside(run)
            if worth(_loosened(left, runs[at:])):
                for others in chosen_together(left, runs[at:], worth):
                    yield (run, *others)


def _loosened(counts: Counts, runs: Sequence[Meld]) -> Counts:
    """The counts where cards in one of the runs may lie in melds or elsewhere, as many as there can be runs.

    Round the corner each run holds king, ace and two, or a joker for one of them; with both aces it is whole.
    """
    loosened = counts
    for card in dict.fromkeys(chain.from_iterable(runs)):
        copies, most = counts.of(card), counts.jokers.most
        if card.suit is not None:
            row = counts.naturals[SUITS.index(card.suit)]
            most = min(copies.most, most + min(row[KING].most, row[ACE].most, row[2].most))
        loosened = loosened.changed(card, copies_of(copies.need - most, copies.loose + most, copies.hand))
    return loosened
