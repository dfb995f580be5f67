"""The pages of the site as MkDocs files."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from machiavelli.delivery.markdown_file import markdown_file
from machiavelli.delivery.oembed import oembed_files
from machiavelli.pipeline import SiteContent


def site_files(site: SiteContent, config: MkDocsConfig) -> Iterator[File]:
    """Every page and asset as a file that exists in memory only."""
    for page in site.pages:
        file = File.generated(config, page.uri, content=markdown_file(page).encode())
        if page.source is not None:
            file.edit_uri = page.source
        yield file
    for asset in site.assets:
        yield File.generated(config, asset.uri, content=asset.content)
    yield from oembed_files(site, config)


def language_and_key(uri: str) -> tuple[str, str]:
    """``es/variants/base.md`` is language ``es``, key ``variants/base``; at the root there is no language."""
    lang, slash, path = uri.partition("/")
    return (lang, path.removesuffix(".md")) if slash else ("", uri.removesuffix(".md"))


def by_key(files: Files, languages: Collection[str]) -> Mapping[str, Mapping[str, File]]:
    """The pages of the languages, generated or written by hand: key, then language."""
    found: dict[str, dict[str, File]] = defaultdict(dict)
    for lang in languages:
        for file in files.documentation_pages():
            its_lang, key = language_and_key(file.src_uri)
            if its_lang == lang:
                found[key][lang] = file
    return found


def only_root(files: Files) -> Files:
    """What can be served while there are no good pages at all: the root page and the files of the theme."""
    for file in list(files.documentation_pages()):
        if file.src_uri != "index.md":
            files.remove(file)
    return files
