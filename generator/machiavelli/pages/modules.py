"""Which scripts a page loads at once: a module, and all that it imports, not what it may ask for later."""

import re
from collections.abc import Iterator, Mapping
from posixpath import dirname, join, normpath

BOARD = "ui/board.mjs"
"""The module that a page with a board loads."""

LAB = "ui/lab.mjs"
"""The module of the laboratory, which no other page loads."""

QUIZ = "ui/quiz.mjs"
"""The module of a page with questions: they answer without it, but put nothing in order."""

ENDLESS = "ui/endless.mjs"
"""The module of the page with questions made by chance."""

KEEP = "ui/keep.mjs"
"""The module of pages on which something can be solved or answered, or that mark what is."""

PROGRESS = "ui/progress.mjs"
"""The module of the page that shows the reader's progress."""

DAILY = "ui/daily.mjs"
"""The module of the page with the puzzle of the day."""

PRACTICE = "ui/practice.mjs"
"""The module of the page for practice."""

PLAY = "ui/play.mjs"
"""The module of the table for games against the computer."""

COMPARE = "ui/compare.mjs"
"""The module of the comparison."""

HOUSE = "ui/house.mjs"
"""The module of the page on which people compose rules."""

TONIGHT = "ui/tonight.mjs"
"""The module of the page that recommends rules: it only keeps what is chosen in the address."""

ENTRIES = {
    "data-board": BOARD,
    "data-lab": LAB,
    "data-keeping": KEEP,
    "data-progress": PROGRESS,
    "data-daily": DAILY,
    "data-practice": PRACTICE,
    "data-play": PLAY,
    "data-quiz": QUIZ,
    "data-endless": ENDLESS,
    "data-compare": COMPARE,
    "data-house": HOUSE,
    "data-tonight": TONIGHT,
}
"""What a page loads, by the attribute that its HTML holds then."""

STYLES = {"data-compare": "compare", "data-house": "house"}
"""The sheets of ``web/css`` that such a page alone has, besides that of all pages."""

_IMPORT = re.compile(r'^(?:import|export)\b(?:[^;"]*\bfrom)?\s*"([^"]+)";', re.MULTILINE)


def loaded_with(entry: str, scripts: Mapping[str, str]) -> tuple[str, ...]:
    """The names of ``entry`` and of every module that is loaded with it, in the order of the names.

    ``scripts`` holds each script by its path with slashes. An import of none of them is a KeyError.
    """
    found: set[str] = set()
    left = [entry]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += _imports(name, scripts[name])
    return tuple(sorted(found))


def _imports(name: str, script: str) -> Iterator[str]:
    """An import that stands at the beginning of a line; one in a function is for later."""
    for imported in _IMPORT.finditer(script):
        yield normpath(join(dirname(name), imported[1]))
