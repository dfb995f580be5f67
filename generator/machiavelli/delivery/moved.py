"""Pages that have moved: at each old address, in every language, a page that leads on to the new one.

Our own few lines because the plugin for this brings a second MkDocs with it, and lists each language apart.
"""

from collections.abc import Iterator, Mapping

from markupsafe import Markup
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

from machiavelli.pages.page import Page, address, link
from machiavelli.pipeline import SiteContent

# The script keeps what follows the address; the refresh is for readers without script.
_LEADS_ON = Markup(
    '<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>\n'
    '<link rel="canonical" href="{full}"><meta name="robots" content="noindex">\n'
    '<script>location.replace("{there}"+location.search+location.hash)</script>\n'
    '<meta http-equiv="refresh" content="0; url={there}"></head>\n'
    '<body><a href="{there}">{title}</a></body></html>\n'
)


def moved_files(moved: Mapping[str, str], site: SiteContent, config: MkDocsConfig) -> Iterator[File]:
    """The pages at the old addresses. ``moved`` leads from old keys to new: ``variants/old: variants/new``.

    Raises PluginError for an old key that a page has, and for a new one that none has.
    """
    pages = {(page.lang, page.key): page for page in site.pages}
    keys = {key for _, key in pages}
    for old, new in moved.items():
        if old in keys:
            raise PluginError(f"moved: there is a page {old}, so nothing has moved from there")
        if new not in keys:
            raise PluginError(f"moved: {old} leads to {new}, but there is no such page")
        for lang in site.frames:
            content = _leads_on(pages[lang, new], old, str(config.site_url or ""))
            yield File.generated(config, f"{lang}/{address(old)}index.html", content=content)


def _leads_on(page: Page, old: str, site_url: str) -> str:
    return _LEADS_ON.format(
        lang=page.lang,
        title=page.title,
        full=f"{site_url}{page.lang}/{address(page.key)}",
        there=link(old, page.key),
    )
