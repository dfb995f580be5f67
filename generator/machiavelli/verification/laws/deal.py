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
        lambda r: r.deal.players.least <= r.deal.players.most,
        "`least` is not more than `most`",
    ),
    Law(
        "deal.packs_by_players",
        _some_use_the_usual_packs,
        "some number of players has no packs of its own: else deal.decks and deal.jokers are nobody's",
        ("deal.players",),
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.hand_floor < r.deal.hand_size,
        "less than deal.hand_size",
        ("deal.hand_size",),
    ),
    Law(
        "deal.hand_floor",
        lambda r: r.deal.hand_floor is None or r.deal.players.more_allowed,
        "a number only where deal.players allows more players, for whom the hand is reduced",
        ("deal.players",),
    ),
    Law(
        "deal.deal_passes",
        lambda r: (r.deal.deal_passes == "none") == (r.scoring.match == "single-hand"),
        "'none' where scoring.match is 'single-hand', and only there",
        ("scoring.match",),
    ),
)
