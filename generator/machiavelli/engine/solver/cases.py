"""The cases of a position: which melds lie beside those that the sweep lays, and what is left for the sweep.

Beside it lie melds whose joker stays frozen, and runs that no sweep can lay. Where the rules have neither
there is one case, with nothing beside it. Together the cases have every layout, some of them more than once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from machiavelli.engine.frozen import can_be_replaced, fates_together, frozen_melds
from machiavelli.engine.solver.counts import Counts, count, without_dead_cards
from machiavelli.engine.solver.special_runs import chosen_together, special_runs, swept_rules
from machiavelli.engine.solver.sweep import Sweep
from machiavelli.model.cards import Card
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Rules


class Case(NamedTuple):
    """What the sweep lays, by its own ``rules``, where the melds ``beside`` lie on the table in any case.

    ``forced`` hand cards are played because they replace jokers: ``counts`` have them among those that must
    go into melds.
    """

    rules: Rules
    counts: Counts
    beside: tuple[Meld, ...]
    forced: tuple[Card, ...]

    def sweep(self) -> Sweep | None:
        """Its sweep; None where more cards than may be played are forced."""
        most, forced = self.rules.turn.most_added, len(self.forced)
        if most is not None and most < forced:
            return None
        counts = without_dead_cards(self.rules, self.counts)
        return Sweep(self.rules, counts, None if most is None else most - forced, forced)

    def loss(self, sweep: Sweep, played: int) -> int:
        """The hand cards left over in its sweep where so many are played in all."""
        return len(self.forced) + sweep.counts.hand - played


def is_one_case(rules: Rules) -> bool:
    """Whether all positions are one case, with nothing beside the sweep."""
    return not (rules.melds.ace_inside or rules.melds.ace_both_ends or rules.jokers.on_table == "frozen")


def cases(
    rules: Rules,
    position: Position,
    short: bool,
    worth: Callable[[Case, Sweep], bool],
    wanted: Iterable[Card] = (),
    laid: Sequence[Meld] = (),
) -> Iterator[tuple[Case, Sweep]]:
    """The cases that are ``worth`` it, the plainest first, with their sweeps; others with more beside
    are left out once one that can do more than they is not.

    ``short``: special runs that can be cut in two are left to the sweep. The hand cards ``wanted`` are
    played in any case, and the melds ``laid`` lie beside.
    """
    counts, swept = count(rules, position), swept_rules(rules)
    for asides, forced in _frozen(rules, position):
        must = tuple((Counter(forced) | Counter(wanted)).elements())
        left = counts.beside(chain.from_iterable((*asides, *laid)), must)
        if any(left.of(card).most < 0 for card in chain.from_iterable(laid)):
            continue

        def may_be_worth(loosened: Counts, must: tuple[Card, ...] = must) -> bool:
            return _worth(Case(swept, loosened, (), must), worth) is not None

        for runs in chosen_together(left, special_runs(rules, left, short), may_be_worth):
            case = Case(swept, left.beside(chain.from_iterable(runs)), (*asides, *laid, *runs), must)
            if (sweep := _worth(case, worth)) is not None:
                yield case, sweep


def _worth(case: Case, worth: Callable[[Case, Sweep], bool]) -> Sweep | None:
    sweep = case.sweep()
    return sweep if sweep is not None and worth(case, sweep) else None


def can_play(case: Case, sweep: Sweep, played: int) -> bool:
    """Whether so many hand cards, or more, can be played in a case; just so many where there is a limit."""
    loss = case.loss(sweep, played)
    return loss <= sweep.most_lost and sweep.can_lose(loss)


def _frozen(rules: Rules, position: Position) -> Iterator[tuple[tuple[Meld, ...], tuple[Card, ...]]]:
    """The melds that stay frozen with the hand cards played to free others, fewest cards first."""
    frozen = frozen_melds(rules, position.table)
    others = Counter(chain.from_iterable(meld for at, meld in enumerate(position.table) if at not in frozen))
    known: dict[tuple[str, ...], list[Counter[Card]]] = {}
    for chosen in fates_together(rules, position.table):
        asides = tuple([fate.aside for fate in chosen if fate.aside is not None])
        before = known.setdefault(tuple(sorted(map(format_cards, asides))), [])
        real = Counter(chain.from_iterable(fate.real for fate in chosen)) & Counter(position.hand)
        listed = sorted(real.elements(), key=lambda card: card.sort_key)
        for number in range(len(listed) + 1):
            for forced in dict.fromkeys(combinations(listed, number)):
                played = Counter(forced)
                if any(fewer <= played for fewer in before):
                    continue
                if can_be_replaced(rules, chosen, others + played, played):
                    before.append(played)
                    yield asides, forced
