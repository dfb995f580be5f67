"""The options of the plugin in mkdocs.yml."""

from pathlib import Path

from mkdocs.config import base, config_options

from machiavelli.delivery.remembering import CACHE, build_remembering
from machiavelli.pipeline import SiteContent


class MachiavelliConfig(base.Config):  # type: ignore[no-untyped-call]
    """``content``: where ``rules/`` and ``puzzles/`` are, seen from mkdocs.yml; ``default``: a language;
    ``cache``: the folder, seen from mkdocs.yml, where it is remembered what was verified, empty for none;
    ``moved``: for pages that have moved their old key and the new one, as ``variants/old: variants/new``.
    """

    content = config_options.Type(str, default=".")
    cache = config_options.Type(str, default=CACHE)
    default = config_options.Type(str, default="es")
    moved = config_options.DictOfItems(config_options.Type(str), default={})


def build_site(folder: Path, options: MachiavelliConfig) -> SiteContent:
    """The site of the configuration in ``folder``, with what is remembered of the build before."""
    return build_remembering(folder / options.content, folder / options.cache if options.cache else None)
