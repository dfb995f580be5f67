"""A text as people read it, without markup, escapes and characters that nobody sees; each place is known."""

import re
from bisect import bisect_right
from dataclasses import dataclass
from html import unescape
from sys import maxunicode
from unicodedata import normalize

_BREAKS = re.compile(r"</?(?:br|dd|div|dt|h\d|hr|li|p|td|th|tr|ul)\b", re.IGNORECASE)
"""Tags between two words; any other may stand within one."""

_LOOK_LIKE = str.maketrans(
    "аеорсухіјѕαικορτυνАВЕКМНОРСТХІЈЅΑΒΕΗΙΚΜΝΟΡΤΧΥΖ", "aeopcyxijsaikoptuvABEKMHOPCTXIJSABEHIKMNOPTXYZ"
)
"""Letters of Cyrillic and Greek that look like Latin ones."""

_WRITTEN = re.compile(
    r"""
    (?P<gone><!--.*?-->|[*`~]+|(?<![^\W_])_+|_+(?![^\W_])|[\u00ad\u200b-\u200d\u2060\ufeff])
    |(?P<tag></?[a-z]\w*\s*/?>)
    |\{\s*"(?P<literal>(?:[^"\\\n]|\\.)*)"\s*\}
    |(?P<entity>&\#?\w+;)
    |\\(?:u(?P<u>[0-9a-f]{4})|x(?P<x>[0-9a-f]{2})|U(?P<U>[0-9a-f]{6}))
    |(?P<folded>\w[\u0300-\u036f]+|[\uff01-\uff5e\ufb00-\ufb06])
    |(?P<foreign>[\u0370-\u03ff\u0400-\u04ff])
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class AsRead:
    """The text that is read, and from which character on each piece of it stands where in the written one."""

    text: str
    pieces: tuple[tuple[int, int], ...]

    def written_at(self, index: int) -> int:
        """Where the character ``index`` (from 0) of the text stands in the written one."""
        read, written = self.pieces[bisect_right(self.pieces, index, key=lambda piece: piece[0]) - 1]
        return written + index - read


def as_read(text: str) -> AsRead:
    """What is read where ``text`` is written in Markdown, HTML, YAML or Fluent."""
    parts: list[str] = []
    pieces, length, end = [(0, 0)], 0, 0
    for found in _WRITTEN.finditer(text):
        read = _read(found)
        parts += (text[end : found.start()], read)
        length += found.start() - end
        pieces.append((length, found.start()))
        length += len(read)
        end = found.end()
        pieces.append((length, end))
    parts.append(text[end:])
    return AsRead("".join(parts), tuple(pieces))


def _read(found: re.Match[str]) -> str:
    """What is read of one piece that is written otherwise."""
    match found.lastgroup:
        case "gone":
            return ""
        case "tag":
            return " " if _BREAKS.match(found[0]) else ""
        case "literal":
            return as_read(found["literal"]).text
        case "entity":
            return unescape(found[0])
        case "folded":
            return normalize("NFKC", found[0])
        case "foreign":
            return found[0].translate(_LOOK_LIKE)
        case _:
            number = int(found["u"] or found["x"] or found["U"], 16)
            return chr(number) if number <= maxunicode else found[0]
