"""Two ways of playing against each other, hand by hand, and what can be said of the results.

One seat plays the way in question, all other seats the way it is measured against.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from random import Random
from statistics import mean

from machiavelli.engine.game import deal
from machiavelli.model.variant import Rules
from machiavelli.study.hoarding import Hoarding
from machiavelli.study.play_out import play_out, shuffled_pack
from machiavelli.study.players import Looking, Perfect, Player

LEVEL = 95
"""Percent: of intervals such as those given, so many hold the true share."""

ERRORS = 1.96
"""Standard errors to each side that make ``LEVEL``."""

_PLAIN = Looking(melds=4)


@dataclass(frozen=True, slots=True)
class Duel:
    """``player`` against ``other`` on all other of the ``seats``."""

    player: Player
    other: Player = _PLAIN
    seats: int = 2
    hands: int = 150


DUELS: Mapping[str, Duel] = {
    "equals": Duel(_PLAIN, hands=72),
    "patient": Duel(Looking(melds=4, least=3), hands=150),
    "alarmed": Duel(Hoarding(_PLAIN, alarm=5), hands=37),
    "all-at-once-perfect": Duel(Hoarding(Perfect()), Perfect(), hands=40),
    "narrow": Duel(Looking(melds=1), hands=48),
    "perfect": Duel(Perfect(), hands=51),
}
"""By name: equals; a player who waits for three cards together; one who waits
until another is down to five cards; one who only goes out in one turn, where both miss nothing; one who
sees one meld at a time; one who misses nothing."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One hand: cards left to the player, and to the others together; ``first``: whether the player began.

    Where neither is 0 the hand ended with nobody out.
    """

    own: int
    others: int
    out: bool
    first: bool


def play_duel(name: str, rules: Rules, hand: int, seed: int) -> Outcome:
    """The hand number ``hand``, from 0, of a duel; the player in question moves round the seats."""
    duel = DUELS[name]
    chance = Random(f"{seed} {name} {hand}")
    seat = hand % duel.seats
    players = [duel.player if at == seat else duel.other for at in range(duel.seats)]
    start = deal(rules, shuffled_pack(rules, duel.seats, chance), duel.seats, chance.randrange(duel.seats))
    last = start
    for state, _ in play_out(rules, start, players, chance):
        last = state
    own, left = len(last.hands[seat]), sum(map(len, last.hands))
    return Outcome(own, left - own, min(map(len, last.hands)) == 0, start.to_play == seat)


def duel_figures(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """What the outcomes say: shares in percent, with the ends of their 95 % interval, and means of cards.

    ``won`` by the player, of all hands; ``first``, in a duel of two, by whoever began, of the hands with a
    winner; ``blocked`` how many had none; ``own`` and ``others`` the cards left in a hand on average.
    """
    hands = len(outcomes)
    won = sum(outcome.own == 0 for outcome in outcomes)
    decided = [outcome for outcome in outcomes if outcome.out]
    first = sum(outcome.first == (outcome.own == 0) for outcome in decided)
    return {
        "hands": hands,
        **share("won", won, hands),
        **share("first", first, len(decided)),
        "blocked": hands - len(decided),
        "own": round(mean(outcome.own for outcome in outcomes), 1),
        "others": round(mean(outcome.others for outcome in outcomes), 1),
    }


def share(name: str, part: int, whole: int) -> dict[str, float]:
    """A share in whole percent, and the ends of its 95 % interval, rounded outwards."""
    low, high = interval(part, whole)
    return {
        name: round(100 * part / whole),
        f"{name}-low": floor(100 * low),
        f"{name}-high": ceil(100 * high),
    }


def interval(part: int, whole: int, z: float = ERRORS) -> tuple[float, float]:
    """Wilson's interval for a share of which ``part`` of ``whole`` tries were seen."""
    share = part / whole
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    reach = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return max(0.0, middle - reach), min(1.0, middle + reach)
