"""Laws of the deal."""

from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law


def _some_use_the_usual_packs(rules: Rules) -> bool:
    players, packs = rules.deal.players, rules.deal.packs_by_players
    numbers = set(range(players.least, players.most + 1))
    return not packs or players.more_allowed or not numbers <= packs.keys()


DEAL = (
    Law(
        "deal.players",
        lambda r: 1 <= r.deal.players.least <= r.deal.players.most,
        "fewer than one, or least > most",
    ),
    Law("deal.decks", lambda r: r.deal.decks >= 1, "at least one pack is needed"),
    Law("deal.jokers", lambda r: r.deal.jokers >= 0, "a number of cards is never negative"),
    Law(
        "deal.packs_by_players",
        lambda r: all(packs.decks >= 1 for packs in r.deal.packs_by_players.values()),
        "at least one pack is needed",
    ),
    Law(
        "deal.packs_by_players",
        lambda r: all(packs.jokers >= 0 for packs in r.deal.packs_by_players.values()),
        "a number of cards is never negative",
    ),
    Law(
        "deal.packs_by_players",
        _some_use_the_usual_packs,
        "every number of players has packs of its own: deal.decks and deal.jokers would be nobody's",
        ("deal.players",),
    ),
    Law("deal.hand_size", lambda r: r.deal.hand_size >= 1, "at least one card must be dealt"),
    Law(
        "deal.hand_floor", lambda r: r.deal.hand_floor is None or r.deal.hand_floor >= 1, "at least one card"
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.hand_floor <= r.deal.hand_size,
        "more cards than deal.hand_size",
        ("deal.hand_size",),
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.players.more_allowed,
        "deal.players allows no more players, for whom a hand would be reduced",
        ("deal.players",),
    ),
    Law("deal.face_up", lambda r: r.deal.face_up >= 0, "a number of cards is never negative"),
    Law(
        "deal.deal_passes",
        lambda r: (r.deal.deal_passes == "none") == (r.scoring.match == "single-hand"),
        "'none' and scoring.match 'single-hand' go together",
        ("scoring.match",),
    ),
)
