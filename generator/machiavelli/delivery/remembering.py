"""What a build or a command remembers, and on how many processors it asks."""

from pathlib import Path

from machiavelli.known.asking import Asking, cores
from machiavelli.known.store import Store

CACHE = ".cache/machiavelli"
"""Below the folder of the content."""


def remembering(folder: Path | None) -> Asking:
    """Asks on all cores, and remembers in ``folder``; None: nothing is remembered."""
    return Asking(None if folder is None else Store(folder), cores())
