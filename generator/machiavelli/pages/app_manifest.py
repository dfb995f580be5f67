"""The site as something to install: a manifest for each language, with the name and the icons."""

import json
from collections.abc import Iterator

from machiavelli.pages.page import Asset
from machiavelli.pages.wording import Wording

MANIFEST = "manifest.webmanifest"
ICON_SIZES = (192, 512)
"""Pixels; what browsers ask for."""

_DEEP, _PAGE = "#12352c", "#f3f1ea"


def app_manifest(wording: Wording, icons: str) -> Asset:
    """The manifest of one language; ``icons`` is the folder of the icons, from the root of the site."""
    name, about = wording.say("site-name"), wording.say("home-claim")
    manifest = {
        "name": name,
        "short_name": name,
        "description": about,
        "lang": wording.lang,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": _DEEP,
        "background_color": _PAGE,
        "icons": list(_icons(icons)),
    }
    return Asset(f"{wording.lang}/{MANIFEST}", json.dumps(manifest, ensure_ascii=False).encode())


def _icons(folder: str) -> Iterator[dict[str, str]]:
    for size in ICON_SIZES:
        for purpose in ("any", "maskable"):
            yield {
                "src": f"../{folder}/{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
