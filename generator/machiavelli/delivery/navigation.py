"""One navigation per language: menu, neighbours and places of its pages."""

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from machiavelli.pages.frame import Frame, MenuEntry


def bare_navigation(home: Page | None) -> Navigation:
    """A navigation without entries, for pages that stand outside the languages."""
    nav = Navigation([], [])
    nav.homepage = home
    return nav


def language_navigation(frame: Frame, files: Files, config: MkDocsConfig) -> Navigation:
    """The navigation of one language. Makes the MkDocs page of each file that has none yet.

    Raises PluginError for a page of the menu that ``docs/`` lacks.
    """
    home = _page(f"{frame.lang}/index.md", files, config, title=frame.home)
    items: list[Page | Section] = []
    order = [home]
    for entry in frame.menu:
        pages = _pages(entry, frame.lang, files, config)
        listed = pages[: len(entry.keys)]
        if len(entry.keys) == 1 and not entry.unlisted:
            listed[0].title = escape(entry.title)
            items.append(listed[0])
        else:
            items.append(_section(entry, listed, pages))
        order += pages
    for before, after in pairwise(order):
        before.next_page, after.previous_page = after, before
    nav = Navigation(items, order)
    nav.homepage = home
    return nav


def _section(entry: MenuEntry, listed: Sequence[Page], members: Sequence[Page]) -> Section:
    section = Section(escape(entry.title), list(listed))
    for page in members:
        page.parent = section
    return section


def _pages(entry: MenuEntry, lang: str, files: Files, config: MkDocsConfig) -> list[Page]:
    return [_page(f"{lang}/{key}.md", files, config) for key in (*entry.keys, *entry.unlisted)]


def _page(uri: str, files: Files, config: MkDocsConfig, title: str | None = None) -> Page:
    file = files.get_file_from_path(uri)
    if file is None:
        raise PluginError(f"docs/{uri} is missing: the menu of every language leads to this page")
    page = file.page or Page(None, file, config)
    if title is not None:
        page.title = escape(title)
    return page
