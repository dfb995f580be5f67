"""The MkDocs plugin: hands the pages of the pipeline to MkDocs, language by language, and nothing else."""

from pathlib import Path
from typing import Any

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from machiavelli.delivery.files import language_and_key, only_root, site_files
from machiavelli.delivery.finish import finish, finish_site
from machiavelli.delivery.languages import Languages
from machiavelli.delivery.moved import moved_files
from machiavelli.delivery.plugin_config import MachiavelliConfig, build_site
from machiavelli.delivery.set_aside import put_back, set_aside
from machiavelli.errors import MachiavelliError
from machiavelli.pages.home_page import FRONT_PUZZLE
from machiavelli.pipeline import PREVIEWS, SiteContent

log = get_plugin_logger(__name__)


class MachiavelliPlugin(BasePlugin[MachiavelliConfig]):  # type: ignore[no-untyped-call]
    """One build, one tree of pages per language."""

    site: SiteContent | None = None
    serving = False

    def on_startup(self, *, command: str, dirty: bool) -> None:
        """MkDocs keeps a plugin with this hook through all rebuilds of ``mkdocs serve``."""
        self.serving = command == "serve"

    @event_priority(50)
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Build the site. A fault ends a build; while serving, the last good pages stay and show it."""
        self.faults: tuple[str, ...] = ()
        try:
            self.site = build_site(Path(config.config_file_path).parent, self.config)
        except MachiavelliError as error:
            if not self.serving:
                raise PluginError(str(error)) from error
            log.error("%s", error)
            self.faults = tuple(str(error).splitlines())
        if self.site is None:
            return only_root(files)
        for file in files.documentation_pages():
            file.edit_uri = f"docs/{file.src_uri}"
        for file in (*site_files(self.site, config), *moved_files(self.config.moved, self.site, config)):
            files.append(file)
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """One navigation per language; the root page stands outside."""
        frames = self.site.frames if self.site else {}
        self.languages = Languages.gather(frames, files, config, self.config.default)
        for gap in self.languages.gaps():
            log.warning("there is no page %s, other languages have it", gap)
        return nav

    def on_pre_page(self, page: Page, *, config: MkDocsConfig, files: Files) -> Page:
        """The Markdown converter is made anew for each page, so its words may differ."""
        if frame := self.languages.frame_of(page.file):
            config.mdx_configs["toc"]["permalink_title"] = frame.permalink
        return page

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """The theme inserts these two as they are: in the head, the menu and the search results."""
        for name in page.meta.keys() & {"title", "description"}:
            page.meta[name] = escape(page.meta[name])
        markdown, self.aside = set_aside(markdown) if page.file.generated_by else (markdown, [])
        return markdown

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Explain the terms of the game where they first come up."""
        html = put_back(html, self.aside, page)
        lang, key = language_and_key(page.file.src_uri)
        terms = self.site.terms.get(lang) if self.site else None
        return terms.explained(html, key) if terms else html

    def on_page_context(self, context: Any, *, page: Page, config: MkDocsConfig, nav: Navigation) -> Any:
        """Dress the page in its language."""
        context["faults"] = self.faults
        if self.site is None:
            return context
        context |= {"modules": self.site.modules, "previews": PREVIEWS, "front_picture": FRONT_PUZZLE}
        context["built"] = not self.serving
        return self.languages.dress(context, page.file, config)

    def on_template_context(self, context: Any, *, template_name: str, config: MkDocsConfig) -> Any:
        """Dress the page for wrong addresses; tell the sitemap the languages of each page."""
        return self.languages.dress(context, None, config) if self.site else context

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Finish what the theme offers no block for."""
        return finish(output, self.languages.frame_of(page.file), own_site=True, built=not self.serving)

    def on_post_template(self, output: str, *, template_name: str, config: MkDocsConfig) -> str:
        """The same for the page for wrong addresses."""
        frame = self.site.frames[self.config.default] if self.site else None
        return finish(output, frame, own_site=False, built=not self.serving)

    @event_priority(-150)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Runs after the search plugin has written its index."""
        finish_site(Path(config.site_dir), self.languages.frames, self.config.default)
