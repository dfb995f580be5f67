"""The table while a play is under way: places with the cards that lie there after some of its gestures.

Gestures are numbered; a set of them is the sum of ``1 << number``. A place is a final meld, whether it grows
on an old one or on a free spot, or an old meld that is used up.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from machiavelli.engine.explain.gestures import HAND, Reading
from machiavelli.engine.frozen import frozen_melds, wrongly_changed
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.solver.distance import cards_moved
from machiavelli.model.position import Meld, Table, Turn
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason


class Piles:
    """The places of one reading of a play from ``before`` to ``after``; with ``begun`` the turn began."""

    def __init__(self, rules: Rules, before: Table, after: Table, begun: Table, reading: Reading) -> None:
        self.rules = rules
        self.gestures = reading.gestures
        place_of = dict(reading.anchors)
        self.start: list[Meld] = [()] * len(after)
        for old, meld in enumerate(before):
            if old in place_of:
                self.start[place_of[old]] = meld
            else:
                place_of[old] = len(self.start)
                self.start.append(meld)
        self.order = [place_of[old] for old in range(len(before))]
        """The places in the order of the old table."""
        self.leaves = [None if g.source == HAND else place_of[g.source] for g in self.gestures]
        self.touching = [self._gestures_at(place) for place in range(len(self.start))]
        self._known: dict[tuple[int, int], tuple[Meld, bool, bool]] = {}
        self._begun = Counter(chain.from_iterable(begun))
        frozen = [begun[at] for at in frozen_melds(rules, begun)]
        self._frozen = tuple(meld for meld in self.start if meld in frozen)
        self._robbed: dict[int, list[int]] = {}

    def _gestures_at(self, place: int) -> int:
        return sum(
            1 << number
            for number, gesture in enumerate(self.gestures)
            if place in (gesture.target, self.leaves[number])
        )

    def cards(self, place: int, done: int) -> Meld:
        """The cards at ``place`` after the gestures ``done``, as a meld is written."""
        return self._at(place, done)[0]

    def is_legal(self, place: int, done: int) -> bool:
        """Whether the cards there are a legal meld, none at all, or a card that lies loose as before."""
        return self._at(place, done)[1]

    def is_too_short(self, place: int, done: int) -> bool:
        """Whether all that the cards there lack to be a legal meld is more cards."""
        return self._at(place, done)[2]

    def open_places(self, done: int, among: Iterable[int]) -> list[int]:
        """The places of ``among`` that are not legal after the gestures ``done``."""
        return [place for place in among if not self.is_legal(place, done)]

    def robbed_places(self, done: int) -> list[int]:
        """The place of a frozen meld that ``done`` changes although nothing has replaced its joker."""
        if self._frozen and done not in self._robbed:
            table = tuple(self.cards(place, done) for place in range(len(self.start)))
            added = Counter(chain.from_iterable(table)) - self._begun
            meld = wrongly_changed(self.rules, Turn(self._frozen, table, ()), added.elements())
            self._robbed[done] = [] if meld is None else [self.start.index(meld)]
        return self._robbed.get(done, [])

    def places_of(self, gestures: int) -> list[int]:
        """The places that any of the ``gestures`` touch."""
        return [place for place, touching in enumerate(self.touching) if touching & gestures]

    def moved(self, done: int, then: int) -> int:
        """Table cards that change their meld from the table after ``done`` to the one after ``then``."""
        places = self.places_of(then & ~done)
        before = tuple(self.cards(place, done) for place in places)
        return cards_moved(before, tuple(self.cards(place, then) for place in places))

    def _at(self, place: int, done: int) -> tuple[Meld, bool, bool]:
        key = (place, done & self.touching[place])
        if key not in self._known:
            self._known[key] = self._found(place, key[1])
        return self._known[key]

    def _found(self, place: int, done: int) -> tuple[Meld, bool, bool]:
        cards = Counter(self.start[place])
        for number, gesture in enumerate(self.gestures):
            if done >> number & 1:
                if gesture.target == place:
                    cards.update(gesture.cards)
                if self.leaves[number] == place:
                    cards.subtract(gesture.cards)
        held = tuple(cards.elements())
        if not held:
            return (), True, False
        verdict = judge_meld(self.rules, held)
        lies_as_before = len(held) == 1 and self.start[place] == held
        return verdict.cards, verdict.legal or lies_as_before, verdict.reason is Reason.TOO_SHORT
