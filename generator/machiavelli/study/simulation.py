"""Whole hands by stated policies, and how each went: from one seed the same on every machine."""

from dataclasses import astuple, dataclass, replace
from itertools import pairwise
from random import Random

from machiavelli.engine.game import cards_for_each, hand_result
from machiavelli.engine.scoring import hand_points
from machiavelli.engine.solver.cases import is_one_case
from machiavelli.engine.solver.distance import cards_moved, melds_broken
from machiavelli.errors import PositionError
from machiavelli.model.game import Action, Ending, HandInPlay
from machiavelli.model.simulated import Policy
from machiavelli.model.variant import Rules
from machiavelli.study.everyday import Everyday
from machiavelli.study.hoarding import Hoarding
from machiavelli.study.play_out import simulated_hand
from machiavelli.study.players import Looking, Player

_PLAYING = Everyday(Looking(melds=4, steady=True))
_HOLDING = Hoarding(_PLAYING)

_ENDINGS = tuple(Ending)


@dataclass(frozen=True, slots=True)
class Course:
    """How one hand went, in whole numbers.

    Of the ``turns``, ``laying`` laid cards and ``drawing`` drew; ``played`` are the cards laid in all.
    In ``rearranging`` turns table cards changed their meld: ``moved`` cards, with ``broken`` melds.
    ``ending`` is the place among the endings; ``first`` and ``holder`` tell whether the one winner began, and
    held back: 1 yes, 0 no, -1 where not exactly one has won. ``others`` were not out, with ``cards`` in their
    hands that cost ``points``.
    """

    turns: int
    laying: int
    drawing: int
    played: int
    rearranging: int
    broken: int
    moved: int
    ending: int
    stock_out: int
    first: int
    holder: int
    others: int
    cards: int
    points: int

    def numbers(self) -> tuple[int, ...]:
        """The numbers alone, as files hold them."""
        return astuple(self)

    def ends(self, ending: Ending) -> bool:
        """Whether the hand ended so."""
        return _ENDINGS[self.ending] is ending


def possible_players(rules: Rules) -> range:
    """The numbers of players that the rules speak of."""
    return range(rules.deal.players.least, rules.deal.players.most + 1)


def can_play(rules: Rules, players: int, policy: Policy = "all") -> bool:
    """Whether so many may play by this policy, and there are cards for all of them."""
    if policy != "all" and _duty_is_unseen(rules):
        return False
    try:
        cards_for_each(rules, players)
    except PositionError:
        return False
    return True


def _duty_is_unseen(rules: Rules) -> bool:
    """Whether who can play has to, and to say whether anybody can may take the solver minutes."""
    return rules.turn.must_play and not is_one_case(rules)


def as_simulated(rules: Rules) -> Rules:
    """The rules of simulated hands: where nobody could say in time who can play, who sees nothing draws.

    So it is at a table where nobody sees more. Nobody holds back there.
    """
    if not _duty_is_unseen(rules):
        return rules
    return replace(rules, turn=replace(rules.turn, must_play=False))


def play_hand(variant: str, rules: Rules, players: int, policy: Policy, seed: int, hand: int) -> Course:
    """The hand number ``hand``, from 0; nothing but these arguments decides how it goes."""
    chance = Random(f"{seed} {variant} {players} {policy} {hand}")
    holds = [holds_back(policy, seat, hand) for seat in range(players)]
    sitting: list[Player] = [_HOLDING if held else _PLAYING for held in holds]
    states = list(simulated_hand(as_simulated(rules), sitting, chance))
    start, last = states[0][0], states[-1][0]
    winners = hand_result(rules, last).winners
    winner = winners[0] if len(winners) == 1 else None
    kept = [cards for cards in last.hands if cards]
    return Course(
        *_turns(states),
        ending=_ENDINGS.index(last.ending or Ending.BLOCKED),
        stock_out=int(not last.stock),
        first=-1 if winner is None else int(winner == start.to_play),
        holder=-1 if winner is None else int(holds[winner]),
        others=len(kept),
        cards=sum(map(len, kept)),
        points=sum(hand_points(rules, cards) for cards in kept),
    )


def holds_back(policy: Policy, seat: int, hand: int) -> bool:
    """Whether a seat holds back: where they are mixed every other one, in the next hand the ones between."""
    return policy == "hold" or (policy == "mixed" and (seat + hand) % 2 == 1)


def _turns(states: list[tuple[HandInPlay, Action | None]]) -> tuple[int, int, int, int, int, int, int]:
    """The first numbers of a course. A turn, of one action or several, ends when another seat is to play."""
    turns = laying = drawing = played = rearranging = broken = moved = 0
    drew = False
    for (before, _), (after, _) in pairwise(states):
        drew |= len(after.stock) < len(before.stock)
        if after.table is not before.table:
            laying += 1
            played += sum(map(len, after.table)) - sum(map(len, before.table))
            if cards := cards_moved(before.table, after.table):
                rearranging += 1
                moved += cards
                broken += melds_broken(before.table, after.table)
        if after.to_play != before.to_play or after.ending is not None:
            turns, drawing, drew = turns + 1, drawing + drew, False
    return turns, laying, drawing, played, rearranging, broken, moved
