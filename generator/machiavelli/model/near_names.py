"""What a misspelt name may have meant."""

from collections.abc import Collection
from difflib import get_close_matches

_LISTED = 20
"""Names that a message lists at most; nobody reads more."""


def nearest(name: str, known: Collection[str]) -> str | None:
    """The known name that ``name`` is most likely a slip for; None where it is like none."""
    return next(iter(get_close_matches(name.lower(), known, n=1)), None)


def cure(name: str, known: Collection[str], there: str = "there are") -> str:
    """The known name that ``name`` is most likely a slip for; if there is none, those that are ``there``."""
    near = nearest(name, known)
    if near is not None:
        return f"did you mean {near!r}?"
    listed = list(known)[:_LISTED]
    more = f" and {len(known) - _LISTED} more" if len(known) > _LISTED else ""
    return f"{there} {', '.join(listed) or 'none'}{more}"
