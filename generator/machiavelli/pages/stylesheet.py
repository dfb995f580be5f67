"""One style sheet from many: joined in order, without comments and needless blanks."""

import re
from collections.abc import Iterable

PARTS = ("tokens", "theme", "cards", "board", "dock", "figures", "media")
"""The files of ``web/css`` that every page needs, in the order in which they may overrule each other."""

_STRING = r'"[^"]*"'
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_BLANKS = re.compile(rf"({_STRING})|\s+")
_AROUND = re.compile(rf"({_STRING})|\s*([{{}};,>])\s*|(?<=[a-z-]):\s+")


def squeeze(sheets: Iterable[str]) -> str:
    """Join style sheets into one. Strings keep their blanks; comments go.

    Blanks go around ``{ } ; , >`` and after the colon of a declaration, nowhere else:
    in ``calc(1px + 2px)`` and ``.a :hover`` they mean something.
    """
    text = _COMMENT.sub("", "\n".join(sheets))
    text = _BLANKS.sub(lambda found: found[1] or " ", text)
    text = _AROUND.sub(lambda found: found[1] or found[2] or ":", text)
    return text.replace(";}", "}").strip() + "\n"
