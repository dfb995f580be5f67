"""The questions that players ask, answered from the rules of each variant."""

from machiavelli.model.variant import Rules
from machiavelli.pages.rule_sentences import SHEETS, Sentence, has_equal_cards, has_jokers


def _question(id_: str, *about: str, needs: str = "") -> Sentence:
    return Sentence(f"faq-{id_}", about, holds=lambda rules: not needs or _has(rules, needs))


def _has(rules: Rules, needs: str) -> bool:
    section, name = needs.split(".")
    return bool(getattr(getattr(rules, section), name))


QUESTIONS = (
    _question("hand", "deal.hand_size"),
    _question("pack", "deal.decks", "deal.jokers"),
    _question("players", "deal.players"),
    _question("start", "deal.first_dealer", "deal.first_player", "deal.direction"),
    _question("help", "deal.face_up", needs="deal.face_up"),
    _question("take", "turn.table_to_hand"),
    _question("stuck", "turn.draw_count"),
    _question("drawn", "turn.drawn_card_playable"),
    _question("must", "turn.must_play"),
    _question("opening", "turn.opening", "turn.table_before_opening"),
    Sentence("faq-twins", ("melds.group_distinct_suits",), holds=has_equal_cards),
    _question("ace", "melds.ace_low", "melds.ace_high", "melds.ace_inside", "melds.ace_both_ends"),
    _question("moving", "turn.least_added"),
    _question("broken", "failure.penalty"),
    _question("most", "turn.most_added"),
    _question("discard", "turn.discard"),
    Sentence("faq-jokers", ("jokers.per_meld",), holds=has_jokers),
    Sentence("faq-swap", ("jokers.replaced_from",), holds=has_jokers),
    Sentence("faq-keep", ("jokers.freed_joker",), holds=has_jokers),
    Sentence("faq-uncover", ("jokers.on_table",), holds=has_jokers),
    Sentence("faq-which", ("jokers.replaced_from",), holds=has_jokers),
    _question("stock", "end.empty_stock", "end.blocked", "end.blocked_winner"),
    _question("score", "scoring.basis", "scoring.counted"),
    Sentence("faq-name", said_by=SHEETS, only_there=False),
)
"""Each message ``faq-hand`` stands for the question ``faq-hand-q`` and its answer ``faq-hand-a``."""
