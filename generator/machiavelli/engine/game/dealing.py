"""The deal: from a shuffled pack to hands, help cards and stock."""

from collections import Counter
from collections.abc import Sequence

from machiavelli.engine.stock import cards_dealt, cards_in_pack
from machiavelli.errors import PositionError
from machiavelli.model.cards import ACE, JOKER, KING, Card, Suit
from machiavelli.model.game import HandInPlay
from machiavelli.model.variant import Rules


def whole_pack(rules: Rules, players: int | None = None) -> tuple[Card, ...]:
    """All cards that so many players use, sorted: what is shuffled before a deal.

    Without a number of ``players`` the cards of all numbers that have no packs of their own.
    """
    packs = rules.deal.usual_packs if players is None else rules.deal.packs_for(players)
    one = [Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1)]
    return (*(one * packs.decks), *[JOKER] * packs.jokers)


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players for whom the variant is not meant.

    Raises PositionError too-few-players or too-many-players.
    """
    meant = rules.deal.players
    if players < meant.least:
        raise PositionError("too-few-players", f"{players} players: at least {meant.least} are needed")
    if players > meant.most and not meant.more_allowed:
        raise PositionError("too-many-players", f"{players} players: at most {meant.most} may play")


def cards_for_each(rules: Rules, players: int, each: int | None = None) -> int:
    """Cards dealt to each player; ``each`` is the dealer's choice where the variant leaves one.

    A dealer may give fewer where more play than the rules speak of, never fewer than ``deal.hand_floor``
    (Wikipedia's main version). Raises PositionError hand-fixed, hand-too-small, hand-too-large,
    not-enough-cards, and as :func:`check_players`.
    """
    check_players(rules, players)
    if each is None:
        each = cards_dealt(rules, players) // players
    elif rules.deal.hand_floor is None or players <= rules.deal.players.most:
        raise PositionError("hand-fixed", f"the dealer has no choice of cards where {players} play")
    elif each < rules.deal.hand_floor:
        raise PositionError("hand-too-small", f"{each} cards each: at least {rules.deal.hand_floor}")
    elif each > rules.deal.hand_size:
        raise PositionError("hand-too-large", f"{each} cards each: at most {rules.deal.hand_size}")
    needed, total = players * each + rules.deal.face_up, cards_in_pack(rules, players)
    if needed > total:
        raise PositionError("not-enough-cards", f"{needed} cards needed, {total} exist")
    return each


def deal(
    rules: Rules, pack: Sequence[Card], players: int, dealer: int, each: int | None = None
) -> HandInPlay:
    """Deal ``pack``, its first card on top: one card at a time the way turns pass, ``dealer`` last.

    So the rule sheets deal. Then the help cards are turned up (Wikipedia's alternative), and the rest is the
    stock. Raises PositionError wrong-pack, no-such-seat, and as :func:`cards_for_each`.
    """
    each = cards_for_each(rules, players, each)
    if not 0 <= dealer < players:
        raise PositionError("no-such-seat", f"the dealer sits at {dealer + 1}, but {players} play")
    if Counter(pack) != Counter(whole_pack(rules, players)):
        raise PositionError("wrong-pack", _difference(pack, whole_pack(rules, players)))
    step = turn_step(rules)
    dealt = players * each
    # A seat gets its first card after as many others as sit between the dealer and it.
    hands = tuple(
        tuple(pack[((seat - dealer) * step - 1) % players : dealt : players]) for seat in range(players)
    )
    shown = dealt + rules.deal.face_up
    table = tuple((card,) for card in pack[dealt:shown])
    return HandInPlay(
        table,
        hands,
        tuple(pack[shown:]),
        (dealer + _FIRST[rules.deal.first_player]) % players,
        is_first=True,
        unopened=frozenset(range(players) if rules.turn.opening != "none" else ()),
    )


def turn_step(rules: Rules) -> int:
    """From a seat to the one whose turn is next: seats count clockwise, so the next on the left is 1."""
    return 1 if rules.deal.direction == "clockwise" else -1


_FIRST = {"left-of-dealer": 1, "right-of-dealer": -1, "dealer": 0}


def _difference(pack: Sequence[Card], whole: Sequence[Card]) -> str:
    found, wanted = Counter(pack), Counter(whole)
    faults = []
    for what, cards in (("lacks", wanted - found), ("has too many of", found - wanted)):
        if cards:
            listed = sorted(cards.elements(), key=lambda card: card.sort_key)
            names = [card.code for card in listed[:5]] + ["..."] * (len(listed) > 5)
            faults.append(f"{what} {' '.join(names)}")
    return f"the pack {' and '.join(faults)}"
