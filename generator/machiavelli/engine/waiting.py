"""Cards that want for one more: how many cards of the rest of the pack make a meld with two of them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from machiavelli.engine.game import whole_pack
from machiavelli.engine.melds import judge_meld
from machiavelli.model.cards import Card
from machiavelli.model.variant import Rules


def cards_that_complete(rules: Rules, kept: Sequence[Card]) -> int:
    """Cards of the rest of the pack, each copy counted, that make a meld with two or more of ``kept``."""
    rest = Counter(whole_pack(rules)) - Counter(kept)
    return sum(count for card, count in rest.items() if _completes(rules, kept, card))


def _completes(rules: Rules, kept: Sequence[Card], card: Card) -> bool:
    return any(judge_meld(rules, (*pair, card)).legal for pair in combinations(kept, 2))
