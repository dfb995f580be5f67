"""Characters that cannot be seen, or that look like others: refused with code point and place.

Prose may hold no-break spaces (U+00A0, U+202F); nothing else that is invisible may stand anywhere.
"""

import re

from machiavelli.loading.folder import Text, character_name
from machiavelli.model.findings import Code, Finding

# Control and format characters, line separators, private use, noncharacters, blank letters, odd spaces,
# and the selectors that change how a character is drawn (two of them may follow a suit).
_INVISIBLE = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202e\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ue000-\uf8ff"
    "\ufdd0-\ufdef\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U0010ffff"
)
_REFUSED = re.compile(rf"(?<![♠♥♦♣])[\ufe0e\ufe0f]|[{_INVISIBLE}]")
_REFUSED_RUN = re.compile(rf"({_REFUSED.pattern})\1*")
# A no-break space where YAML wants a real one: before or right after a key, or after a list's dash.
_NO_BREAK_INDENT = re.compile(r"^[ \-]*(?:[\w-]+:)? *([\u00a0\u202f])", re.MULTILINE)
NO_BREAK_SPACES = "\u00a0\u202f"


def clean(source: Text) -> tuple[str, list[Finding]]:
    """The text without what may not be in it, and a finding for each run of a character refused.

    Tabs become spaces and the rest is taken out, so that reading can go on and find more.
    """
    findings = []
    text = source.text
    for number, line in enumerate(text.split("\n"), start=1):
        if "\t" in line:
            message = "a tab: indent and separate with spaces"
            findings.append(Finding(source.path, number, line.index("\t") + 1, Code.TAB, message))
        findings += [
            Finding(source.path, number, found.start() + 1, Code.INVISIBLE_CHARACTER, invisible(found[1]))
            for found in _REFUSED_RUN.finditer(line)
        ]
        if found := _NO_BREAK_INDENT.match(line):
            findings.append(
                Finding(
                    source.path, number, found.start(1) + 1, Code.INVISIBLE_CHARACTER, invisible(found[1])
                )
            )
    text = _NO_BREAK_INDENT.sub(lambda found: found[0][:-1] + " ", _REFUSED.sub("", text.replace("\t", " ")))
    return text, findings


def unseen(text: str) -> list[str]:
    """What a value holds and may not: written as ``\\u200b`` in quotes it comes past :func:`clean`."""
    return _REFUSED.findall(text)


def invisible(character: str) -> str:
    """What to say of a character that cannot be seen."""
    return f"{character_name(character)} cannot be seen: take it out"
