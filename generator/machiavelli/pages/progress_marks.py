"""What pages need for the reader's progress: the key of each puzzle, and the words of what is kept."""

import hashlib
from functools import lru_cache

from markupsafe import Markup

from machiavelli.model.notation import codes
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

FAULTS = ("kept-blocked", "kept-full", "kept-unreadable", "kept-newer")
"""What keeps progress from being kept."""

IDS = ("kept-solved", "kept-solved-helped", *FAULTS)
"""Every message that marks and keeps."""


def puzzle_key(puzzle: Puzzle) -> str:
    """What stays as long as the puzzle is the same: its rules and its cards, whatever their order.

    Words may change; a puzzle with another position counts as new.
    """
    melds = sorted(" ".join(sorted(codes(meld))) for meld in puzzle.position.table)
    hand = " ".join(sorted(codes(puzzle.position.hand)))
    text = f"{puzzle.variant}:{'.'.join(melds)}:{hand}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


# The same on every page of a language; a few languages are kept, not those of all builds while serving.
@lru_cache(maxsize=8)
def keeping_html(wording: Wording) -> Markup:
    """What a page holds on which something can be solved or answered, once."""
    return Markup(render("keeping.html", words=script_data(message_texts(wording, IDS))))
