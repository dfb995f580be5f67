"""What a proof supposes at one of its points: a claim about layouts, as counts, and the melds still possible.

The claim: some layout of short melds holds all cards of ``need``, any of ``loose``, and of ``hand`` at least
``least`` and at most ``most`` (None: no limit).
"""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from machiavelli.engine.proofs.pool import FACES, FaceMeld, face_of, shape_of, short_melds
from machiavelli.engine.tables import loose_cards
from machiavelli.model.cards import Card
from machiavelli.model.position import Position
from machiavelli.model.proof import Denial
from machiavelli.model.variant import Rules


class State:
    """A claim. Changes are made to copies, so that cases do not disturb each other.

    ``melds`` and ``using`` (melds by face) never change; ``alive`` says which melds are still possible,
    ``ways`` how many of these hold each face.
    """

    __slots__ = ("alive", "hand", "least", "loose", "melds", "most", "need", "using", "ways")

    def __init__(self, melds: list[FaceMeld], need: list[int], hand: list[int], loose: list[int]) -> None:
        self.melds = melds
        self.using: list[list[int]] = [[] for _ in FACES]
        for number, meld in enumerate(melds):
            for face in dict.fromkeys(meld):
                self.using[face].append(number)
        self.alive = bytearray(b"\x01" * len(melds))
        self.ways = [len(numbers) for numbers in self.using]
        self.need, self.hand, self.loose = need, hand, loose
        self.least = 0
        self.most: int | None = None

    def copy(self) -> "State":
        """A claim of its own with the same content."""
        other = State.__new__(State)
        other.melds, other.using = self.melds, self.using
        other.alive, other.ways = self.alive[:], self.ways[:]
        other.need, other.hand, other.loose = self.need[:], self.hand[:], self.loose[:]
        other.least, other.most = self.least, self.most
        return other

    def pool(self, face: int) -> int:
        """Copies of a face that are not yet laid."""
        return self.need[face] + self.hand[face] + self.loose[face]

    def melds_with(self, face: int) -> list[int]:
        """The numbers of the melds that can still hold a face."""
        return [number for number in self.using[face] if self.alive[number]]

    @property
    def out_of_reach(self) -> bool:
        """Whether more hand cards are asked for than there are or may be played."""
        return self.least > sum(self.hand) or (self.most is not None and self.most < self.least)

    def require(self, face: int) -> None:
        """Suppose that a hand card with this face is played."""
        self._require(face)
        self.settle()

    def settle(self) -> None:
        """Where as many hand cards are asked for as there are, all of them must lie in melds."""
        if self.least and self.least == sum(self.hand):
            for face, copies in enumerate(self.hand):
                for _ in range(copies):
                    self._require(face)

    def _require(self, face: int) -> None:
        self.hand[face] -= 1
        self.need[face] += 1
        self._played(limited=True)

    def drop(self, face: int) -> None:
        """Take all hand cards with this face out of play."""
        self.hand[face] = 0
        self._bury(self.using[face])
        self.settle()

    def drop_all(self, face: int) -> None:
        """Take hand cards and loose cards with this face out of play."""
        self.loose[face] = 0
        self.drop(face)

    def tie(self, face: int, other: int) -> None:
        """Keep the only card ``other`` for the melds that hold ``face``."""
        self._kill(number for number in self.melds_with(other) if face not in self.melds[number])

    def lay(self, meld: FaceMeld) -> None:
        """Suppose that a meld lies on the table; what is said from now on is said of the other cards.

        Cards are taken from those that must lie in melds, then from the hand, then from the loose ones. Where
        a card may be either of the last two, it is not held against the limit.
        """
        for face in meld:
            if self.need[face]:
                self.need[face] -= 1
            elif self.hand[face]:
                self.hand[face] -= 1
                self._played(limited=not self.loose[face])
            else:
                self.loose[face] -= 1
        for face in dict.fromkeys(meld):
            self._bury(self.using[face])
        self.settle()

    def _played(self, limited: bool) -> None:
        self.least = max(0, self.least - 1)
        if self.most is not None and limited:
            self.most -= 1

    def _bury(self, numbers: Iterable[int]) -> None:
        """Melds that ask for more copies than are left are no longer possible."""
        self._kill(
            number
            for number in numbers
            if self.alive[number]
            and any(self.melds[number].count(face) > self.pool(face) for face in self.melds[number])
        )

    def _kill(self, numbers: Iterable[int]) -> None:
        for number in list(numbers):
            self.alive[number] = 0
            for face in dict.fromkeys(self.melds[number]):
                self.ways[face] -= 1


def claimed(rules: Rules, position: Position, denies: Denial) -> State:
    """The claim that ``denies`` says is false, about a legal position.

    Raises ValueError where it denies nothing that could be: a card that is not in the hand, a number of cards
    below 0 or not below the size of the hand.
    """
    loose = loose_cards(rules, position.table)
    need = _counted(Counter(chain.from_iterable(position.table)) - loose)
    hand = _counted(Counter(position.hand))
    pool = [sum(copies) for copies in zip(need, hand, _counted(loose), strict=True)]
    state = State(short_melds(shape_of(rules), pool), need, hand, _counted(loose))
    state.least, state.most = rules.turn.least_added, rules.turn.most_added
    if denies.card is not None:
        if denies.card not in position.hand:
            raise ValueError(f"{denies.card} is not in the hand")
        state.require(face_of(denies.card))
    elif denies.most is None or not 0 <= denies.most < len(position.hand):
        raise ValueError(f"{denies.most} of {len(position.hand)} cards: nothing to prove")
    else:
        state.least = max(state.least, denies.most + 1)
        state.settle()
    return state


def _counted(cards: Counter[Card]) -> list[int]:
    return [cards[face] for face in FACES]
