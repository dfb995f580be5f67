"""What a build or a command remembers, and on how many processors it asks. Commands begin without MkDocs."""

from pathlib import Path

from machiavelli.known.asking import Asking, cores
from machiavelli.known.store import Store
from machiavelli.pipeline import SiteContent, build_site

CACHE = ".cache/machiavelli"
"""Below the folder of the content."""


def remembering(folder: Path | None) -> Asking:
    """Asks on all cores, and remembers in ``folder``; None: nothing is remembered."""
    return Asking(None if folder is None else Store(folder), cores())


def build_remembering(root: Path, folder: Path | None) -> SiteContent:
    """The site of the content under ``root``, with what ``folder`` remembers of the build before."""
    with remembering(folder) as asking:
        return build_site(root, asking=asking)
