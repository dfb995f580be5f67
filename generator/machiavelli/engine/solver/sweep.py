"""The exact solver: how few hand cards can stay behind.

The places are swept from the low ace to the high one. Between two places only this matters: the open runs of
each suit, the aces already spent low, the jokers spent, and the room for further jokers. Where there are
jokers, a relaxed search is asked first: it forgets which open runs hold theirs and lets every joker find
room. It has far fewer states, and what it cannot complete cannot be completed.

Others may ask :meth:`Sweep.fits_packed` about states of their own (see :meth:`Sweep.pack`), which costs one
look-up where the answer is known.
"""

from functools import cached_property

from machiavelli.engine.melds import HIGH_ACE
from machiavelli.engine.solver.counts import Counts, run_places, upside_down_places
from machiavelli.engine.solver.groups import Taken, group_shape
from machiavelli.engine.solver.loss_search import LossSearch
from machiavelli.engine.solver.memory import Jokers, Memory
from machiavelli.engine.solver.moves import ACES_SHIFT, END, LAST_CLOSE, RUNS_MASK, Moves
from machiavelli.engine.solver.place_table import PlaceTable
from machiavelli.engine.solver.run_table import RUN_BITS, RUN_MASK, RunTable, Way, Window
from machiavelli.engine.solver.runs import OpenRuns, forget_jokers, run_shape
from machiavelli.engine.solver.tables import run_table, tables
from machiavelli.model.cards import ACE
from machiavelli.model.variant import Rules

__all__ = ["END", "LAST_CLOSE", "Sweep"]

NOTHING_OPEN = 0
"""The packed state without open runs and low aces."""


class Sweep:
    """One position's sweep; all answers are exact.

    Where no more than ``most_played`` of a larger hand may be played, the limits are no longer upper bounds
    but the very losses asked for: fewer cards left over would be too many played. ``forced`` hand cards are
    played in any case; they are counted among those that must go into melds.
    """

    def __init__(self, rules: Rules, counts: Counts, most_played: int | None = None, forced: int = 0) -> None:
        self.rules, self.counts, self.most_played = rules, counts, most_played
        self.fewest_lost = max(0, counts.hand - most_played) if most_played is not None else 0
        self.most_lost = counts.hand - max(0, max(1, rules.turn.least_added) - forced)
        self.to_the_card = self.fewest_lost > 0
        self.jokers = counts.jokers.most if rules.jokers.per_meld else 0
        self.run_shape = run_shape(rules, self.jokers, relaxed=False)
        self.group_shape = group_shape(rules, self.jokers)
        self.places = run_places(rules)
        deal = rules.deal  # positions with few of the jokers share the tables of those with all
        most = max(deal.jokers, *[packs.jokers for packs in deal.packs_by_players.values()], self.jokers)
        self._table_jokers = most if self.jokers else 0
        self._memory = Memory()
        self._exact: dict[tuple[int, int, int, int, int], bool] = {}
        self._forgotten: dict[int, int] = {}

    @cached_property
    def _relaxed_table(self) -> PlaceTable:
        relaxed = run_shape(self.rules, self.jokers, relaxed=True)
        return tables(relaxed, self.group_shape, self._table_jokers, False)

    @cached_property
    def _bound_moves(self) -> Moves:
        return Moves(self._relaxed_table, self.counts, self.places)

    @cached_property
    def _bound(self) -> LossSearch:
        return LossSearch(self._bound_moves, self.jokers)

    @cached_property
    def _moves(self) -> Moves:
        if not self.jokers and not self.to_the_card:
            return self._bound_moves
        table = tables(self.run_shape, self.group_shape, self._table_jokers, self.to_the_card)
        return Moves(table, self.counts, self.places)

    def relaxed_moves(self, upside_down: bool) -> Moves:
        """The moves where open runs forget their jokers, and every joker finds room. ``upside_down``: for the
        same position with the king for the two, the queen for the three and so on.
        """
        if not upside_down:
            return self._bound_moves
        return Moves(self._relaxed_table, self.counts.upside_down(), upside_down_places(self.places))

    def runs_alone(self) -> RunTable:
        """What can become of runs that remember their jokers."""
        return run_table(self.run_shape)

    def can_lose(self, limit: int) -> bool:
        """Whether some layout leaves over no more than ``limit`` hand cards (see the class)."""
        return self.fits_packed(ACE, NOTHING_OPEN, 0, 0, limit)

    def can_lose_at_most(self, limit: int) -> bool:
        """Whether some layout that may be played leaves over no more than ``limit`` hand cards."""
        if self.to_the_card:
            return any(self.can_lose(loss) for loss in range(self.fewest_lost, limit + 1))
        return self.can_lose(limit)

    def pack(self, numbers: tuple[int, ...], low_aces: Taken) -> int:
        """The packed state of each suit's open runs, by their numbers, and the aces laid low."""
        return self._moves.pack(numbers, low_aces)

    def fits_packed(self, place: int, state: int, spent: int, room: int, limit: int) -> bool:
        """Whether a packed state before ``place``, ``spent`` jokers used and ``room`` for more, can be
        completed with at most ``limit`` further hand cards left over.
        """
        if limit < 0:
            return False
        if self.to_the_card:
            return self._fits_to_the_card(place, state, spent, room, limit)
        if not self.counts.jokers.most:
            return self._bound.fits(place, state, 0, limit)
        if place == END:
            return self._fits_at_end(state, spent, room, limit)
        jokers = Jokers(spent, spent + room)
        known = self._memory.recall((place, state), jokers, limit)
        if known is None:
            known = self._bound.fits(place, self._forget(state), spent, limit)
            known = known and self._any_fits(place, state, spent, room, limit)
            self._memory.note((place, state), jokers, limit, known)
        return known

    def _forget(self, state: int) -> int:
        """The state as the relaxed search knows it."""
        known = self._forgotten
        found = state >> ACES_SHIFT << ACES_SHIFT
        for shift in (0, RUN_BITS, 2 * RUN_BITS, 3 * RUN_BITS):
            number = state >> shift & RUN_MASK
            relaxed = known.get(number)
            if relaxed is None:
                relaxed = self._bound_moves.runs.number(forget_jokers(self._moves.runs.runs[number]))
                known[number] = relaxed
            found |= relaxed << shift
        return found

    def _fits_to_the_card(self, place: int, state: int, spent: int, room: int, limit: int) -> bool:
        if place == END:
            return self._fits_at_end(state, spent, room, limit)
        key = (place, state, spent, room, limit)
        known = self._exact.get(key)
        if known is None:
            known = self._bound.fits(place, self._forget(state), spent, limit)
            known = self._exact[key] = known and self._any_fits(place, state, spent, room, limit)
        return known

    def _any_fits(self, place: int, state: int, spent: int, room: int, limit: int) -> bool:
        opened = self._moves.opened(place, state)
        rank, _, afters_a, afters_b, afters_c, afters_d, aces = opened
        left = self.jokers - spent
        for lost in range(min(limit + 1, len(rank.joined))):
            for _, forced, made, a, b, c, d in self._moves.joints(opened, lost, left):
                after = afters_a[a] + afters_b[b] + afters_c[c] + afters_d[d] + aces
                now, space = spent + forced, min(room + made, left - forced)
                if self.fits_packed(place + 1, after, now, space, limit - lost):
                    return True
        return False

    def suit_options(self, place: int, state: int) -> list[list[list[tuple[Way, int]]]]:
        """See :meth:`Moves.suit_options`."""
        return self._moves.suit_options(place, state)

    def pack_aces(self, low_aces: Taken) -> int:
        """The part of a packed state that notes low aces, so many of each suit."""
        return self._moves.pack_aces(low_aces)

    def spare_room(self, one: int, other: int) -> int:
        """The room for jokers that the runs of ``one`` have beyond those of ``other`` if they can do as much,
        else -1; both are packed states.
        """
        return self._moves.spare_room(one, other)

    @property
    def run_table(self) -> RunTable:
        """Numbers the open runs of packed states."""
        return self._moves.runs

    def window_at(self, place: int, suit: int) -> Window:
        """Most cards of ``suit`` that can go into runs at ``place`` and the next ones."""
        return self._moves.window_at(place, suit)

    def jokers_to_finish(self, place: int, suit: int, runs: OpenRuns) -> int:
        """Fewest jokers with which the open runs of one suit before ``place`` can end; very many where they
        cannot, and perhaps too few where runs of more than four cards are asked for.
        """
        return self._moves.to_finish(place, suit, runs)

    def can_be_run(self, place: int, jokers: int) -> bool:
        """Whether a card of ``place`` and so many jokers may lie as a run."""
        size, most = 1 + jokers, self.run_shape.most
        here = place in self.places or (place == HIGH_ACE and ACE in self.places)
        return here and size >= self.run_shape.least and (most is None or size <= most)

    def losses(self, place: int, suit: int, used: int) -> range:
        """How many hand cards of a suit may be left over at a place when ``used`` cards lie in melds."""
        return self.counts.at(suit, place).losses(used, self.to_the_card)

    def supply(self, place: int, suit: int) -> int:
        """Most cards of ``suit`` that can go into runs at ``place``."""
        return self.counts.at(suit, place).most if place in self.places else 0

    def _fits_at_end(self, state: int, spent: int, room: int, limit: int) -> bool:
        """Whether so many hand jokers are left over once others fill the room."""
        spare = self._moves.spare_room(state & RUNS_MASK, 0)
        return spare >= 0 and self.jokers_fit(spent, room + spare, limit)

    def jokers_fit(self, spent: int, room: int, limit: int) -> bool:
        """Whether so many hand jokers are left over where ``spent`` are placed, with room for others."""
        jokers = self.counts.jokers
        fewest, most = max(spent, jokers.need), min(spent + room, self.jokers)
        if fewest > most:
            return False
        if self.to_the_card:
            return jokers.left_over(most) <= limit <= jokers.losses(fewest, True)[-1]
        return jokers.left_over(most) <= limit
