"""Laws of melds and jokers."""

from machiavelli.model.cards import KING, Suit
from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law

_JOKERS_IN_PACK = ("deal.jokers", "deal.packs_by_players")

_AROUND = 3
"""The fewest cards of a run that goes round the corner."""


def _longest_run_fits(rules: Rules) -> bool:
    melds = rules.melds
    places = KING + 1 if melds.ace_both_ends else KING
    return melds.run_max is None or melds.run_min <= melds.run_max <= places


def _no_jokers(rules: Rules) -> bool:
    deal = rules.deal
    return deal.jokers == 0 and all(packs.jokers == 0 for packs in deal.packs_by_players.values())


MELDS = (
    Law(
        "melds.group_max",
        lambda r: r.melds.group_min <= r.melds.group_max,
        "at least melds.group_min",
        ("melds.group_min",),
    ),
    Law("melds.group_max", lambda r: r.melds.group_max <= len(Suit), "at most four, as there are four suits"),
    Law("melds.run_min", lambda r: r.melds.run_min <= KING, "at most thirteen, as there are thirteen ranks"),
    Law(
        "melds.run_max",
        _longest_run_fits,
        "from melds.run_min to thirteen, or fourteen where melds.ace_both_ends is true",
        ("melds.run_min", "melds.ace_both_ends"),
    ),
    Law(
        "melds.ace_inside",
        lambda r: not r.melds.ace_inside or (r.melds.ace_low and r.melds.ace_high),
        "true only where melds.ace_low and melds.ace_high are",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not r.melds.ace_both_ends or (r.melds.ace_low and r.melds.ace_high),
        "true only where melds.ace_low and melds.ace_high are",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not (r.melds.ace_both_ends and r.melds.ace_inside),
        "false where melds.ace_inside is true, as a run then holds each rank once",
        ("melds.ace_inside",),
    ),
    Law(
        "melds.ace_inside",
        lambda r: not r.melds.ace_inside or r.melds.run_max is None or r.melds.run_max >= _AROUND,
        "true only where melds.run_max lets a run go on past the ace, as in K A 2",
        ("melds.run_max",),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not r.melds.ace_both_ends or r.melds.run_max in (None, KING + 1),
        "true only where melds.run_max allows the fourteen cards of such a run",
        ("melds.run_max",),
    ),
    Law(
        "jokers.per_meld",
        lambda r: (r.jokers.per_meld == 0) == _no_jokers(r),
        "0 where no pack has jokers, and only there",
        _JOKERS_IN_PACK,
    ),
    Law(
        "jokers.on_table",
        lambda r: (r.jokers.on_table == "none") == _no_jokers(r),
        "'none' where no pack has jokers, and only there",
        _JOKERS_IN_PACK,
    ),
    Law(
        "jokers.replaced_from",
        lambda r: r.jokers.replaced_from != "hand" or r.jokers.on_table == "frozen",
        "'hand' only where jokers.on_table is 'frozen': elsewhere any card may be moved to any place",
        ("jokers.on_table",),
    ),
    Law(
        "jokers.replaced_from",
        lambda r: (r.jokers.replaced_from == "none") == _no_jokers(r),
        "'none' where no pack has jokers, and only there",
        _JOKERS_IN_PACK,
    ),
    Law(
        "jokers.freed_joker",
        lambda r: (r.jokers.freed_joker == "none") == _no_jokers(r),
        "'none' where no pack has jokers, and only there",
        _JOKERS_IN_PACK,
    ),
)
