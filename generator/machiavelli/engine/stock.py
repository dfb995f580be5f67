"""Arithmetic of the deal and the stock: every result is a number of cards."""

from machiavelli.errors import PositionError
from machiavelli.model.variant import Rules


def cards_in_pack(rules: Rules, players: int | None = None) -> int:
    """All cards of the game, jokers included; without a number of ``players`` the most that any has."""
    packs = rules.deal.all_packs[0] if players is None else rules.deal.packs_for(players)
    return packs.cards


def cards_dealt(rules: Rules, players: int) -> int:
    """Cards in the hands of all players together, help cards not counted.

    Whether the variant is meant for so many players is not asked here.
    Raises PositionError no-players where ``players`` is less than one.
    """
    if players < 1:
        raise PositionError("no-players", f"{players} players: at least one is needed")
    return players * rules.deal.hand_by_players.get(players, rules.deal.hand_size)


def stock_after_deal(rules: Rules, players: int) -> int:
    """Cards left in the stock after the deal.

    Raises PositionError not-enough-cards where the pack does not suffice, and as :func:`cards_dealt`.
    """
    needed = cards_dealt(rules, players) + rules.deal.face_up
    total = cards_in_pack(rules, players)
    if needed > total:
        raise PositionError("not-enough-cards", f"{needed} cards needed, {total} exist")
    return total - needed


def draw_from(rules: Rules, stock: int) -> int:
    """Cards that a player draws who plays none: nothing from an empty stock, which counts as a pass."""
    return min(rules.turn.draw_count, _counted(stock))


def penalty_from(rules: Rules, stock: int, restored: bool) -> int:
    """Penalty cards drawn after a failed rearrangement; ``restored``: whether the table was put back."""
    penalty = rules.failure.penalty
    if penalty == "never" or (penalty == "if-not-restored" and restored):
        return 0
    return min(rules.failure.penalty_cards, _counted(stock))


def _counted(stock: int) -> int:
    if stock < 0:
        raise PositionError("negative-stock", f"{stock} cards in the stock")
    return stock
