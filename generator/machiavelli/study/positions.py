"""Positions as they come up in simulated games, and whole games; deterministic by seed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from machiavelli.engine.game import position_of, why_not_lay
from machiavelli.model.notation import format_address
from machiavelli.model.position import Position
from machiavelli.model.record import GameRecord
from machiavelli.model.variant import Rules
from machiavelli.study.clumsy import Clumsy
from machiavelli.study.play_out import simulated_hand
from machiavelli.study.players import Looking, Player
from machiavelli.study.recording import simulated_match

PLAYERS: tuple[Player, ...] = (
    Looking(melds=3),
    Looking(melds=5),
    Looking(melds=4, least=2),
    Looking(melds=5, least=3),
    Looking(melds=6, least=3, lazy=0.1),
    Looking(melds=3, lazy=0.3),
)
"""Hasty and patient ones, with an eye for few melds or for many."""

PATIENCE = 60
"""Games after which positions that never come up are given up."""


@dataclass(frozen=True, slots=True)
class Played:
    """A position of a simulated game: ``id`` names the variant, the game and the turn, both from 1."""

    id: str
    variant: str
    position: Position


def played_positions(
    variants: Mapping[str, Rules],
    table_cards: range,
    hand_cards: range,
    seed: int,
    players: Sequence[Player] = PLAYERS,
    each: int = 3,
    fails: float = 0.0,
) -> Iterator[Played]:
    """Positions, each other than all before: games of the variants in turn.

    Of each game at most ``each`` positions are taken, by chance, from those whose table and hand have so many
    cards as ``table_cards`` and ``hand_cards`` say; ``fails`` is the probability that a turn fails. The end
    comes after ``PATIENCE`` games without such a position.
    """
    players = _clumsy(players, fails)
    seen: set[str] = set()
    names = list(variants)
    game, last = 0, 0
    while game - last < PATIENCE:
        name = names[game % len(names)]
        game += 1
        chance = Random(f"{seed} {name} {game}")
        fitting = list(_of_game(name, variants[name], game, table_cards, hand_cards, players, chance))
        for played in chance.sample(fitting, min(each, len(fitting))):
            address = f"{name} {format_address(played.position.table, played.position.hand)}"
            if address not in seen:
                seen.add(address)
                last = game
                yield played


def _of_game(
    name: str,
    rules: Rules,
    game: int,
    table_cards: range,
    hand_cards: range,
    players: Sequence[Player],
    chance: Random,
) -> Iterator[Played]:
    for turn, (state, action) in enumerate(
        simulated_hand(rules, _sitting(rules, players, chance), chance), start=1
    ):
        position = position_of(rules, state)
        count = sum(map(len, position.table))
        free = position.opened and why_not_lay(rules, state) is None
        if action is not None and free and count in table_cards and len(position.hand) in hand_cards:
            yield Played(f"{name}-{game}-{turn}", name, position)
        if count >= table_cards.stop:
            break  # a table never loses cards


def any_match(
    variant: str, rules: Rules, chance: Random, fails: float = 0.0, players: Sequence[Player] = PLAYERS
) -> GameRecord:
    """The record of a match of one rotation between any of the players, as many as may play."""
    return simulated_match(variant, rules, _sitting(rules, _clumsy(players, fails), chance), chance)


def _sitting(rules: Rules, players: Sequence[Player], chance: Random) -> list[Player]:
    """Players for a game, some of them perhaps of one kind."""
    return chance.choices(players, k=chance.randint(rules.deal.players.least, rules.deal.players.most))


def _clumsy(players: Sequence[Player], fails: float) -> Sequence[Player]:
    return [Clumsy(player, fails) for player in players] if fails else players
