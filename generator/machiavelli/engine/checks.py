"""The limits of the pack: positions that no game of a variant can hold are refused before anything else."""

from collections import Counter
from functools import lru_cache
from itertools import chain

from machiavelli.engine.melds import judge_meld
from machiavelli.engine.stock import cards_in_pack
from machiavelli.engine.tables import is_loose, loose_cards
from machiavelli.errors import PositionError
from machiavelli.model.cards import JOKER, Card
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Meld, Position
from machiavelli.model.variant import Melds, Packs, Rules

_MOST_FOUND = 20_000


def check_position(rules: Rules, position: Position) -> None:
    """Refuse a position that no number of players' packs can make, or whose table is not legal.

    Raises PositionError with code too-many-melds, too-many-cards, too-many-jokers, too-many-copies,
    too-many-loose, illegal-table, held-not-in-hand or since-not-on-table.
    """
    total = cards_in_pack(rules)
    if len(position.table) > total:
        raise PositionError("too-many-melds", f"{len(position.table)} melds, but the pack has {total} cards")
    count = len(position.hand) + sum(map(len, position.table))
    if count > total:
        raise PositionError("too-many-cards", f"{count} cards, but the pack has {total}")
    _check_copies(rules, position)
    _check_table(rules, position)
    if Counter(position.held) - Counter(position.hand):
        raise PositionError("held-not-in-hand", "the cards held are not all in the hand")
    if Counter(position.since) - Counter(chain.from_iterable(position.table)):
        raise PositionError("since-not-on-table", "the cards laid since are not all on the table")


def _check_copies(rules: Rules, position: Position) -> None:
    copies = Counter(chain(position.hand, *position.table))
    jokers = copies.pop(JOKER, 0)
    most = max(copies.values(), default=0)
    cards = jokers + copies.total()
    all_packs = rules.deal.all_packs
    if any(jokers <= packs.jokers and most <= packs.decks and cards <= packs.cards for packs in all_packs):
        return
    _refuse_copies(all_packs[0], jokers, copies)


def _refuse_copies(packs: Packs, jokers: int, copies: Counter[Card]) -> None:
    """Say what there is more often than in ``packs``, the largest that there are."""
    if jokers > packs.jokers:
        raise PositionError("too-many-jokers", f"jokers: {jokers} here, {packs.jokers} in the pack")
    for card in sorted(copies, key=lambda card: card.sort_key):
        if copies[card] > packs.decks:
            raise PositionError("too-many-copies", f"{card}: {copies[card]} here, {packs.decks} in the pack")


@lru_cache(maxsize=16)
def _found_legal(melds: Melds, jokers_per_meld: int) -> set[Meld]:
    """The melds that were judged legal under these rules: the tables of a game share most of theirs."""
    return set()


def _check_table(rules: Rules, position: Position) -> None:
    loose = loose_cards(rules, position.table)
    if rules.failure.loose_cards == "help-cards" and loose.total() > rules.deal.face_up:
        raise PositionError(
            "too-many-loose",
            f"{loose.total()} loose cards, but {rules.deal.face_up} help cards are turned up",
        )
    legal = _found_legal(rules.melds, rules.jokers.per_meld)
    for meld in position.table:
        if meld in legal:
            continue
        verdict = judge_meld(rules, meld)
        if verdict.legal:
            if len(legal) < _MOST_FOUND:
                legal.add(meld)
        elif not (loose and is_loose(rules, meld)):
            reason = verdict.reason.value if verdict.reason else ""
            raise PositionError(
                "illegal-table", f"the table meld '{format_cards(meld)}' is not legal: {reason}"
            )
