"""The theme speaks one language per site; here it is told, page by page, which language the page is in.

MkDocs renders pages one after another, so its configuration may be changed in between.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation

from machiavelli.delivery.files import by_key, language_and_key
from machiavelli.delivery.navigation import bare_navigation, language_navigation
from machiavelli.pages.frame import Frame


@dataclass(frozen=True)
class Languages:
    """The languages of one build: frames and navigations, and the file of each page by key and language.

    ``bare`` is the navigation of pages outside the languages: the chooser at the root, and the page for
    wrong addresses. ``default`` is the language that these two are dressed in.
    """

    frames: Mapping[str, Frame]
    navigations: Mapping[str, Navigation]
    bare: Navigation
    files: Mapping[str, Mapping[str, File]]
    default: str

    @classmethod
    def gather(
        cls, frames: Mapping[str, Frame], files: Files, config: MkDocsConfig, default: str
    ) -> "Languages":
        """Make the navigations and find the pages of each language."""
        navs = {lang: language_navigation(frame, files, config) for lang, frame in frames.items()}
        root = files.get_file_from_path("index.md")
        return cls(frames, navs, bare_navigation(root.page if root else None), by_key(files, frames), default)

    def gaps(self) -> list[str]:
        """Pages that one language has and another lacks, as ``pt/about``."""
        return [f"{lang}/{key}" for key, has in self.files.items() for lang in self.frames if lang not in has]

    def frame_of(self, file: File | None) -> Frame | None:
        """The frame of the language that ``file`` is in; None outside the languages."""
        return self.frames.get(language_and_key(file.src_uri)[0]) if file else None

    def dress(self, context: Any, file: File | None, config: MkDocsConfig) -> Any:
        """Give the theme the language of ``file``, and its template what our own templates ask for."""
        frame = self.frame_of(file)
        _speak(config, frame or self.frames[self.default])
        lang, key = language_and_key(file.src_uri) if file and frame else ("", "index")
        context["nav"] = self.navigations[lang] if frame else self.bare
        context["frame"] = frame or self.frames[self.default]
        context["frames"] = self.frames
        context["language_home"] = f"{lang}/" if frame and lang else ""
        context["language_links"] = self._links(key)
        context["alternates"] = self.alternates(key, config) if file else []
        context["alternates_of"] = self._alternates_of(config)
        return context

    def alternates(self, key: str, config: MkDocsConfig) -> list[dict[str, str]]:
        """The full address of a page in each language, and the one for readers of all others."""
        found = {lang: str(file.page.canonical_url) for lang, file in self.files[key].items() if file.page}
        found["x-default"] = str(config.site_url) if key == "index" else found.get(self.default, "")
        return [{"lang": lang, "href": href} for lang, href in found.items() if href]

    def _links(self, key: str) -> list[dict[str, str]]:
        """The same page in each language, or the language's home where it has none."""
        has = self.files[key]
        return [
            {"lang": lang, "name": frame.name, "link": has[lang].url if lang in has else f"{lang}/"}
            for lang, frame in self.frames.items()
        ]

    def _alternates_of(self, config: MkDocsConfig) -> Any:
        """For the sitemap, which lists files."""

        def of(file: File) -> list[dict[str, str]]:
            key = language_and_key(file.src_uri)[1] if self.frame_of(file) else "index"
            return self.alternates(key, config)

        return of


def _speak(config: MkDocsConfig, frame: Frame) -> None:
    config.theme["language"] = frame.lang
    config.site_name = str(escape(frame.site))
    # Truthy, so that the theme shows the switch; not iterable, so that it adds no links to the head.
    config.extra["alternate"] = True
