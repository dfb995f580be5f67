"""The words a board needs in the browser, formed here so that no Fluent runtime is shipped.

A text is a string with ``{card}`` where a value goes, or, where a number decides, its plural forms.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from machiavelli.model.cards import RANK_NAMES, Suit
from machiavelli.model.verdicts import MELD_REASONS
from machiavelli.pages.card_names import rank_names, suit_name
from machiavelli.pages.wording import Wording

Text: TypeAlias = str | dict[str, str]

_NUMBERS = ("n", "total")
"""Values that decide the plural."""

MELD_IDS = (
    *("board-count", "meld-group", "meld-run", "meld-ranks", "meld-suit", "meld-mixed"),
    "meld-label",
    *("joker", "joker-as", "card-at"),
    *("verdict-legal", "verdict-loose", *(f"verdict-{reason.value}" for reason in MELD_REASONS)),
)
"""What names melds and judges them."""

IDS = (
    *MELD_IDS,
    *("put-here", "put-outcome", "put-hand", "put-hand-back", "put-hand-refused", "act-move", "move-new"),
    *("board-hand", "said-no-cut", "said-no-join"),
    *("said-selected", "said-unselected", "said-moved", "said-hand", "said-hand-refused", "said-open"),
    *("said-undone", "said-redone", "said-restored", "said-no-undo", "said-no-redo", "said-choose-first"),
    *("result-solved", "result-solved-text", "result-par", "result-hints"),
    *("result-others", "result-open", "result-open-text", "result-loose-text"),
    *("result-nothing", "result-nothing-text", "result-too-many", "result-too-many-text"),
    *("result-frozen", "result-frozen-text"),
    *("result-no-opening", "result-no-opening-text", "result-held-back", "result-held-back-text"),
    *("result-legal", "result-legal-text", "result-shown", "result-shown-text"),
    *("result-impossible", "result-impossible-text", "result-possible", "result-possible-text"),
    *("act-real", "act-memory", "real-real", "real-memory", "real-practice", "real-restored"),
    *("real-possible", "real-impossible", "real-tried"),
    *("memory-begin", "memory-how", "memory-misplaced", "memory-done", "memory-total"),
    *("hint-none-left", "result-impossible-shown", "result-partly", "result-partly-text"),
)
"""Every message the script of a board says."""


# The same on every board of a language; a few languages are kept, not those of all builds while serving.
@lru_cache(maxsize=8)
def board_texts(wording: Wording) -> Mapping[str, object]:
    """The texts of a board."""
    return browser_texts(wording, IDS)


def browser_texts(wording: Wording, ids: Iterable[str]) -> Mapping[str, object]:
    """The locale, the messages, and the names of ranks and suits by their letters.

    Of a rank come the name of a card with ``{suit}`` where the suit goes, the same within a sentence, and
    the name of all its cards.
    """
    return {
        **message_texts(wording, ids),
        "ranks": {name: rank_names(rank, "{suit}", wording) for rank, name in enumerate(RANK_NAMES, start=1)},
        "suits": {suit.value: suit_name(suit, wording) for suit in Suit},
    }


def message_texts(wording: Wording, ids: Iterable[str]) -> dict[str, object]:
    """The locale and the messages alone, for a script that names no cards."""
    return {
        "locale": wording.locale,
        "messages": {message_id: _text(message_id, wording) for message_id in ids},
    }


def _text(message_id: str, wording: Wording) -> Text:
    names = wording.variables(message_id)
    number = next((name for name in _NUMBERS if name in names), None)
    slots = {name: f"{{{name}}}" for name in sorted(names - {number})}
    return wording.forms(message_id, number, **slots) if number else wording.say(message_id, **slots)
