"""Styles and scripts as they are sent: as they are written, without comments and needless blanks."""

import re
from collections.abc import Iterable

PARTS = ("tokens", "theme", "cards", "board", "dock", "figures", "media")
"""The files of ``web/css`` that every page needs, in the order in which they may overrule each other."""

SHEETS = (*PARTS, "site", "rules", "lab", "quiz", "progress", "play")
"""All of them, as the site sends them: in one sheet."""

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_STRING = r'"[^"]*"'
_BLANKS = re.compile(rf"({_STRING})|\s+")
_AROUND = re.compile(rf"({_STRING})|\s*([{{}};,>])\s*|(?<=[a-z-]):\s+")

_WHOLE_LINES = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)?\n", re.DOTALL | re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def squeeze(sheets: Iterable[str]) -> str:
    """Join style sheets into one. Strings keep their blanks; comments go.

    Blanks go around ``{ } ; , >`` and after the colon of a declaration, nowhere else:
    in ``calc(1px + 2px)`` and ``.a :hover`` they mean something.
    """
    text = _COMMENT.sub("", "\n".join(sheets))
    text = _BLANKS.sub(lambda found: found[1] or " ", text)
    text = _AROUND.sub(lambda found: found[1] or found[2] or ":", text)
    return text.replace(";}", "}").strip() + "\n"


def squeeze_script(script: str) -> str:
    """A module without indentation and without the comments that stand on lines of their own.

    Line for line the code stays as it is written. No string of ours runs over several lines.
    """
    return _INDENT.sub("", _WHOLE_LINES.sub("", script))
