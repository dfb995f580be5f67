"""What another site reads to put a board into its own page: an oEmbed answer beside each frame page.

It is a file that never changes with what is asked, so that any host of plain files can serve it.
"""

import json
from collections.abc import Iterator

from markupsafe import Markup
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File

from machiavelli.pages.page import address
from machiavelli.pipeline import PREVIEW_SIZE, PREVIEWS, SiteContent

FILE = "oembed.json"
WIDTH, HEIGHT = 480, 640
"""Pixels: a phone's worth, in which the largest table scrolls."""

_FRAME = Markup(
    '<iframe src="{src}" title="{title}" width="{width}" height="{height}" loading="lazy" '
    'style="border:0;max-width:100%"></iframe>'
)


def oembed_files(site: SiteContent, config: MkDocsConfig) -> Iterator[File]:
    """One for each page that names a frame page; none where the address of the site is not known."""
    if not config.site_url:
        return
    for page in site.pages:
        if page.embed is None:
            continue
        folder = f"{page.lang}/{address(page.embed)}"
        size = {"width": WIDTH, "height": HEIGHT}
        answer = {
            "version": "1.0",
            "type": "rich",
            "title": page.title,
            "provider_name": site.frames[page.lang].site,
            "provider_url": config.site_url,
            "html": _FRAME.format(src=f"{config.site_url}{folder}", title=page.title, **size),
            **size,
            "thumbnail_url": f"{config.site_url}{PREVIEWS}/{page.picture}.png",
            "thumbnail_width": PREVIEW_SIZE[0],
            "thumbnail_height": PREVIEW_SIZE[1],
        }
        yield File.generated(config, f"{folder}{FILE}", content=json.dumps(answer, ensure_ascii=False))
