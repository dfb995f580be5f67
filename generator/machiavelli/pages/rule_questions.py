"""The questions that players ask, answered from the rules of each variant."""

from dataclasses import dataclass

from machiavelli.model.parameters import value_of
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.rule_sentences import SECTIONS, SHEETS, has_equal_cards, has_jokers
from machiavelli.pages.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Question(Sentence):
    """A question with its answer. ``belongs_to`` names the sentence that states its rule, where that is not
    the first sentence about the first of its rules."""

    belongs_to: str = ""

    def rule_sentence(self, variant: Variant) -> Sentence | None:
        """The sentence on the page of ``variant`` that states the rule in question."""
        sections = SECTIONS.values()
        said = [one for section in sections for paragraph in section for one in paragraph.of(variant)]
        named = [one for one in said if one.message == self.belongs_to]
        return next(iter(named + [one for key in self.about for one in said if key in one.about]), None)


def questions_of(variant: Variant) -> list[Question]:
    """The questions that arise under the rules of ``variant``."""
    return [question for question in QUESTIONS if question.is_said_of(variant)]


def _question(id_: str, *about: str, needs: str = "", belongs_to: str = "") -> Question:
    def holds(rules: Rules) -> bool:
        return not needs or bool(value_of(rules, needs))

    return Question(f"faq-{id_}", about, holds=holds, belongs_to=belongs_to)


def _ace_at_either_end(rules: Rules) -> bool:
    return rules.melds.ace_low and rules.melds.ace_high


QUESTIONS = (
    _question("hand", "deal.hand_size"),
    _question("pack", "deal.decks", "deal.jokers"),
    _question("players", "deal.players"),
    _question("start", "deal.first_dealer", "deal.first_player", "deal.direction"),
    _question("help", "deal.face_up", needs="deal.face_up"),
    _question("take", "turn.table_to_hand", belongs_to="turn-table-to-hand"),
    _question("stuck", "turn.draw_count"),
    _question("drawn", "turn.drawn_card_playable"),
    _question("must", "turn.must_play"),
    _question("opening", "turn.opening", "turn.table_before_opening"),
    _question("others", "turn.table_before_opening", "turn.opening"),
    _question("opened", "turn.opening"),
    Question("faq-twins", ("melds.group_distinct_suits",), holds=has_equal_cards),
    _question("ace", "melds.ace_low", "melds.ace_high", "melds.ace_inside", "melds.ace_both_ends"),
    Question("faq-two-aces", ("melds.ace_both_ends",), holds=_ace_at_either_end),
    _question("moving", "turn.least_added", belongs_to="turn-only-moving"),
    _question("broken", "failure.penalty"),
    _question("most", "turn.most_added"),
    _question("discard", "turn.discard"),
    Question("faq-jokers", ("jokers.per_meld",), holds=has_jokers),
    Question("faq-swap", ("jokers.replaced_from",), holds=has_jokers),
    Question("faq-keep", ("jokers.freed_joker",), holds=has_jokers),
    Question("faq-uncover", ("jokers.on_table",), holds=has_jokers),
    Question("faq-which", ("jokers.replaced_from",), holds=has_jokers),
    Question("faq-first-joker", ("turn.opening", "jokers.per_meld"), holds=has_jokers),
    _question("stock", "end.empty_stock", "end.blocked", "end.blocked_winner"),
    _question("knock", "end.knock_points"),
    _question("score", "scoring.basis", "scoring.counted"),
    _question("target", "scoring.match", "scoring.target"),
    Question("faq-name", said_by=SHEETS, only_there=False, belongs_to="about-name", relatives=False),
)
"""Each message ``faq-hand`` stands for the question ``faq-hand-q`` and its answer ``faq-hand-a``."""
