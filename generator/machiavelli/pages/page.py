"""What the pages come to: Markdown with its title and description, and the files that go with it.

Addresses: the key ``variants/base`` of language ``es`` is the file ``es/variants/base.md`` and the address
``es/variants/base/``; a key that ends in ``index`` is the address of its folder. All languages have the
same keys.
"""

import posixpath
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """One page in one language.

    ``title`` and ``description`` are plain text. ``markdown`` is the body with its first heading; whatever of
    it comes from data is escaped. ``source`` is the file to edit, relative to the root of the content.
    ``template`` names a template of the theme for pages with a layout of their own; ``hide`` names what the
    theme leaves away beside the page: ``navigation``, ``toc``, ``path``, ``footer``. ``picture`` is the
    puzzle whose position stands for the page where its link is shown; None leaves the choice to the site.
    ``embed`` is the key of the page that other sites may show in a frame instead. Pages that are not
    ``listed`` are kept from the sitemap and from searching; those that are not ``searched``, which say again
    what others say, from searching alone.
    """

    lang: str
    key: str
    title: str
    description: str
    markdown: str
    source: str | None = None
    template: str | None = None
    hide: tuple[str, ...] = ()
    picture: str | None = None
    embed: str | None = None
    listed: bool = True
    searched: bool = True

    @property
    def uri(self) -> str:
        """The Markdown file of the page, as in ``es/variants/base.md``."""
        return f"{self.lang}/{self.key}.md"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that pages load, at its place in the site: ``assets/machiavelli/css/board.css``."""

    uri: str
    content: bytes


def address(key: str) -> str:
    """The address of a page within its language: ``variants/base/``, and empty for ``index``."""
    folder, _, name = key.rpartition("/")
    if name == "index":
        return f"{folder}/" if folder else ""
    return f"{key}/"


def link(page: str, target: str, anchor: str = "") -> str:
    """The relative link from one page to another of the same language, both by key."""
    here, there = address(page), address(target)
    fragment = f"#{anchor}" if anchor else ""
    if here == there:
        return fragment or "./"
    path = posixpath.relpath(f"/{there}", f"/{here}")  # from a root: else it asks for the working folder
    return f"{path}/{fragment}"
