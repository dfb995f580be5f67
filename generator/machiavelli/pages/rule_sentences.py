"""Which sentences the rule pages say: by section and paragraph, each with the rules it is about.

A sentence about something that a variant does not have is left out. What no parameter carries but a source
says is said on the pages of the variants that follow that source.
"""

from collections.abc import Iterator

from machiavelli.model.cards import KING
from machiavelli.model.variant import Rules
from machiavelli.pages.sentences import Paragraph, Section, Sentence

SHEETS = ("sheet-es", "sheet-pt")
WIKIPEDIA = ("wikipedia-es",)
GAMELAKE = ("gamelake-it", "gamelake-pt")
ALL = (*SHEETS, *WIKIPEDIA, *GAMELAKE)


def has_jokers(rules: Rules) -> bool:
    """Whether some packs have jokers."""
    return any(packs.jokers for packs in rules.deal.all_packs)


def _help_cards(rules: Rules) -> bool:
    return rules.deal.face_up > 0


def has_equal_cards(rules: Rules) -> bool:
    """Whether a card exists more than once."""
    return any(packs.decks > 1 for packs in rules.deal.all_packs)


def _spare_cards(rules: Rules) -> bool:
    """Whether a card can be spared in all the ways that the sentence tells, and in no other."""
    melds = rules.melds
    return melds.group_max == melds.group_min + 1 and 2 * melds.run_min + 1 <= (melds.run_max or KING)


ABOUT: Section = (
    Paragraph(
        (
            Sentence("about-family", said_by=ALL, only_there=False, relatives=False),
            Sentence("about-family-relative", relatives=True),
            Sentence("about-manipulation", said_by=ALL, only_there=False),
            Sentence("about-race", said_by=GAMELAKE),
            Sentence("about-party", said_by=WIKIPEDIA),
            Sentence("about-origin", said_by=WIKIPEDIA),
        )
    ),
    Paragraph(
        (
            Sentence("about-name", said_by=SHEETS, only_there=False, relatives=False),
            Sentence("about-relatives", said_by=SHEETS),
        )
    ),
)

DEAL: Section = (
    Paragraph(
        (
            Sentence("deal-players", ("deal.players",)),
            Sentence("deal-pack", ("deal.decks", "deal.jokers")),
            Sentence(
                "deal-packs-here",
                ("deal.packs_by_players",),
                holds=lambda rules: bool(rules.deal.packs_by_players),
            ),
            Sentence("deal-dealer", ("deal.first_dealer",)),
            Sentence(
                "deal-passes", ("deal.deal_passes",), holds=lambda rules: rules.deal.deal_passes != "none"
            ),
        )
    ),
    Paragraph(
        (
            Sentence("deal-hand", ("deal.hand_size",)),
            Sentence("deal-singly", said_by=SHEETS),
            Sentence(
                "deal-fewer", ("deal.hand_floor",), holds=lambda rules: rules.deal.hand_floor is not None
            ),
            Sentence(
                "deal-fewer-here",
                ("deal.hand_by_players",),
                holds=lambda rules: bool(rules.deal.hand_by_players),
            ),
            Sentence("deal-stock", said_by=ALL, only_there=False),
            Sentence("deal-stock-hidden", said_by=SHEETS, only_there=False),
            Sentence("deal-stock-centre", said_by=WIKIPEDIA),
            Sentence("deal-table", ("deal.face_up",)),
        )
    ),
    Paragraph(
        (
            Sentence("deal-help", ("turn.table_to_hand",), holds=_help_cards),
            Sentence("deal-help-waits", ("turn.table_to_hand",), holds=_help_cards),
        )
    ),
    Paragraph(
        (
            Sentence("deal-first", ("deal.first_player", "deal.direction")),
            Sentence("deal-no-trump", said_by=SHEETS),
            Sentence(
                "deal-match",
                ("scoring.match",),
                holds=lambda rules: rules.scoring.match == "dealer-rotations",
            ),
            Sentence(
                "deal-target",
                ("scoring.match", "scoring.target"),
                holds=lambda rules: rules.scoring.match == "target" and rules.scoring.target is None,
            ),
        )
    ),
)

MELDS: Section = (
    Paragraph(
        (
            Sentence("melds-two-kinds", said_by=SHEETS, only_there=False),
            Sentence("melds-group", ("melds.group_min", "melds.group_max")),
            Sentence("melds-twins", ("melds.group_distinct_suits",), holds=has_equal_cards),
            Sentence("melds-run", ("melds.run_min",)),
        )
    ),
    Paragraph(
        (
            Sentence("melds-ace", ("melds.ace_low", "melds.ace_high", "melds.ace_inside")),
            Sentence(
                "melds-ace-ends",
                ("melds.ace_both_ends",),
                holds=lambda rules: rules.melds.ace_low or rules.melds.ace_high,
            ),
        )
    ),
    Paragraph(
        (
            Sentence("melds-joker", ("jokers.per_meld",), holds=has_jokers),
            Sentence("melds-joker-table", ("jokers.on_table",), holds=has_jokers),
            Sentence("melds-joker-swap", ("jokers.replaced_from",), holds=has_jokers),
            Sentence("melds-joker-freed", ("jokers.freed_joker",), holds=has_jokers),
        )
    ),
)

TURN: Section = (
    Paragraph((Sentence("turn-choice", ("turn.draw_when",)),)),
    Paragraph(
        (
            Sentence("turn-play", ("turn.least_added",)),
            Sentence("turn-draw", ("turn.draw_count", "turn.draws_most")),
        ),
        points=True,
    ),
    Paragraph(
        (
            Sentence("turn-drawn", ("turn.drawn_card_playable",)),
            Sentence("turn-optional", ("turn.must_play",)),
            Sentence(
                "turn-first-only-draws",
                ("turn.first_only_draws",),
                holds=lambda rules: rules.turn.first_only_draws,
            ),
            Sentence("turn-opening", ("turn.opening", "turn.opening_points")),
            Sentence("turn-others-melds", ("turn.table_before_opening", "turn.opening")),
            Sentence("turn-hold-back", ("turn.hold_back",), holds=lambda rules: rules.turn.hold_back),
        )
    ),
    Paragraph(
        (
            Sentence("turn-all-legal", said_by=ALL, only_there=False),
            Sentence("turn-several", said_by=SHEETS, only_there=False),
            Sentence("turn-spare", said_by=GAMELAKE, only_there=False, holds=_spare_cards),
        )
    ),
    Paragraph(
        (
            Sentence("turn-table-to-hand", ("turn.table_to_hand",)),
            Sentence("turn-only-moving", ("turn.least_added",)),
            Sentence("turn-most", ("turn.most_added",)),
            Sentence("turn-discard", ("turn.discard",)),
            Sentence("turn-separate", said_by=SHEETS),
            Sentence("turn-time", ("turn.time_limit",)),
        )
    ),
)

FAILURE: Section = (
    Paragraph(
        (
            Sentence("failure-remember", said_by=SHEETS),
            Sentence("failure-restore", ("failure.restore", "failure.take_back")),
            Sentence("failure-penalty", ("failure.penalty", "failure.penalty_cards")),
            Sentence(
                "failure-replaces-draw",
                ("failure.replaces_draw",),
                holds=lambda rules: rules.failure.replaces_draw,
            ),
            Sentence(
                "failure-unfinished",
                ("failure.unfinished_meld",),
                holds=lambda rules: rules.failure.unfinished_meld,
            ),
            Sentence(
                "failure-others",
                ("failure.others_restore",),
                holds=lambda rules: rules.failure.others_restore,
            ),
            Sentence("failure-loose", ("failure.loose_cards",)),
        )
    ),
)

END: Section = (
    Paragraph(
        (
            Sentence("end-out", ("end.going_out",)),
            Sentence("end-knocking", ("end.knock_points",)),
            Sentence("end-count", ("scoring.basis", "scoring.counted", "scoring.points_go")),
            Sentence(
                "end-points",
                ("scoring.card_points",),
                holds=lambda rules: rules.scoring.card_points is not None,
            ),
        )
    ),
    Paragraph(
        (
            Sentence("end-stock", ("end.empty_stock",)),
            Sentence(
                "end-short", ("end.short_penalty",), holds=lambda rules: rules.end.short_penalty != "none"
            ),
            Sentence(
                "end-blocked", ("end.blocked",), holds=lambda rules: rules.end.empty_stock != "ends-hand"
            ),
            Sentence("end-blocked-winner", ("end.blocked_winner",)),
        )
    ),
    Paragraph(
        (
            Sentence(
                "end-match",
                ("scoring.match", "scoring.match_winner"),
                holds=lambda rules: rules.scoring.match != "target",
            ),
            Sentence(
                "end-target",
                ("scoring.match", "scoring.target", "scoring.match_winner"),
                holds=lambda rules: rules.scoring.match == "target",
            ),
            Sentence("end-tie", ("scoring.tie",)),
        )
    ),
)

SECTIONS = {"about": ABOUT, "deal": DEAL, "melds": MELDS, "turn": TURN, "failure": FAILURE, "end": END}
"""The sections by their anchors, which are the same in every language."""


def all_sentences() -> Iterator[Sentence]:
    """Every sentence that some variant's page may say."""
    for section in SECTIONS.values():
        for paragraph in section:
            yield from paragraph.sentences
