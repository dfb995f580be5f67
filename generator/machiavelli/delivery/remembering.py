"""What a build or a command remembers, and on how many processors it asks."""

from pathlib import Path

from machiavelli.delivery.plugin_config import CACHE, MachiavelliConfig
from machiavelli.known.asking import Asking, cores
from machiavelli.known.store import Store
from machiavelli.pipeline import SiteContent
from machiavelli.pipeline import build_site as build

__all__ = ["CACHE", "build_site", "remembering"]


def remembering(folder: Path | None) -> Asking:
    """Asks on all cores, and remembers in ``folder``; None: nothing is remembered."""
    return Asking(None if folder is None else Store(folder), cores())


def build_site(folder: Path, options: MachiavelliConfig) -> SiteContent:
    """The site of the configuration in ``folder``, with what is remembered of the build before."""
    with remembering(folder / options.cache if options.cache else None) as asking:
        return build(folder / options.content, asking=asking)
