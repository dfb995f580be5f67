"""Laws of melds and jokers."""

from machiavelli.model.cards import KING, Suit
from machiavelli.model.variant import Rules
from machiavelli.verification.laws.law import Law


def _longest_run_fits(rules: Rules) -> bool:
    melds = rules.melds
    places = KING + 1 if melds.ace_both_ends else KING
    return melds.run_max is None or melds.run_min <= melds.run_max <= places


def _no_jokers(rules: Rules) -> bool:
    return all(packs.jokers == 0 for packs in rules.deal.all_packs)


MELDS = (
    Law("melds.group_min", lambda r: r.melds.group_min >= 2, "a group has at least two cards"),
    Law(
        "melds.group_max",
        lambda r: r.melds.group_min <= r.melds.group_max,
        "less than melds.group_min",
        ("melds.group_min",),
    ),
    Law("melds.group_max", lambda r: r.melds.group_max <= len(Suit), "more than there are suits"),
    Law("melds.run_min", lambda r: 2 <= r.melds.run_min <= KING, "a run has two to thirteen cards"),
    Law(
        "melds.run_max",
        _longest_run_fits,
        "less than melds.run_min, or more than thirteen",
        ("melds.run_min",),
    ),
    Law(
        "melds.ace_inside",
        lambda r: not r.melds.ace_inside or (r.melds.ace_low and r.melds.ace_high),
        "a run that goes round the corner needs melds.ace_low and melds.ace_high",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not r.melds.ace_both_ends or (r.melds.ace_low and r.melds.ace_high),
        "an ace at each end needs melds.ace_low and melds.ace_high",
        ("melds.ace_low", "melds.ace_high"),
    ),
    Law(
        "melds.ace_both_ends",
        lambda r: not (r.melds.ace_both_ends and r.melds.ace_inside),
        "with melds.ace_inside a run holds each rank once",
        ("melds.ace_inside",),
    ),
    Law(
        "jokers.per_meld",
        lambda r: (r.jokers.per_meld == 0) == _no_jokers(r),
        "0 where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.on_table",
        lambda r: (r.jokers.on_table == "none") == _no_jokers(r),
        "'none' where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.replaced_from",
        lambda r: r.jokers.replaced_from != "hand" or r.jokers.on_table == "frozen",
        "'hand' needs jokers.on_table 'frozen': elsewhere any card may be moved to any place",
        ("jokers.on_table",),
    ),
    Law(
        "jokers.replaced_from",
        lambda r: (r.jokers.replaced_from == "none") == _no_jokers(r),
        "'none' where deal.jokers is 0, and only there",
        ("deal.jokers", "deal.packs_by_players"),
    ),
    Law(
        "jokers.freed_joker",
        lambda r: (r.jokers.freed_joker == "none") == (r.jokers.replaced_from == "none"),
        "'none' where jokers.replaced_from is 'none', and only there",
        ("jokers.replaced_from",),
    ),
)
