"""The whole story on one screen: load, verify, ask the engine what the pages tell, write the pages."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter

from machiavelli.errors import ContentError
from machiavelli.facts.contrasts import contrast_facts
from machiavelli.facts.lessons import lesson_facts
from machiavelli.facts.puzzles import browser_rules, puzzle_facts
from machiavelli.facts.quiz_answers import quiz_answers
from machiavelli.facts.variants import variant_facts
from machiavelli.known.asking import Asking, Question
from machiavelli.loading import read_content, unused_messages
from machiavelli.loading.missing_words import grouped
from machiavelli.loading.texts import TEXTS
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, Place, finding_at
from machiavelli.pages.app_manifest import ICON_SIZES, app_manifest
from machiavelli.pages.compare_page import REFERENCE
from machiavelli.pages.explained_terms import Terms
from machiavelli.pages.frame import Frame, frame
from machiavelli.pages.home_page import FRONT_PUZZLE
from machiavelli.pages.modules import ENTRIES, STYLES, loaded_with
from machiavelli.pages.page import Asset, Page
from machiavelli.pages.site import Facts, site_pages
from machiavelli.pages.squeezing import SHEETS, squeeze, squeeze_script
from machiavelli.pages.told import told_module
from machiavelli.pages.wording import Wording
from machiavelli.pages.written_links import broken_links
from machiavelli.pictures.icon import icon
from machiavelli.pictures.preview import HEIGHT, WIDTH, preview
from machiavelli.verification.laws import law_ids
from machiavelli.verification.verify import verify

ASSETS = "assets/machiavelli"
ICONS = f"{ASSETS}/icons"
PREVIEWS = f"{ASSETS}/previews"
TOLD = f"{ASSETS}/told"
"""What puzzles have to tell, a module for each language."""
PREVIEW_SIZE = (WIDTH, HEIGHT)
"""Pixels."""
WEB = Path(__file__).parent / "web"
_BASE64 = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")
_PICTURE = Question("picture of a position", preview, TypeAdapter(bytes, config=_BASE64))


@dataclass(frozen=True, slots=True)
class SiteContent:
    """All that a site is made of: pages in reading order, the files they load, and each language's frame.

    ``modules`` are, by what the HTML of a page holds (``data-board``, ``data-lab`` and so on), the addresses
    of the assets that it then loads at once; the first of them asks for the other scripts. ``terms`` are, by
    language, what pages explain once they are HTML.
    """

    pages: tuple[Page, ...]
    assets: tuple[Asset, ...]
    frames: Mapping[str, Frame]
    modules: Mapping[str, tuple[str, ...]]
    terms: Mapping[str, Terms] = field(default_factory=dict)


def load_and_verify(root: Path, texts: Path = TEXTS, asking: Asking | None = None) -> Content:
    """Read the content under ``root`` and hold its claims against the engine.

    ``asking`` may know what holds, or find it out in several processes.
    Raises ContentError with all findings, those of reading and those of verifying.
    """
    content, findings = read_content(root, texts)
    if findings := grouped({*findings, *verify(content, asking)}):
        raise ContentError(findings)
    return content


def build_site(root: Path, texts: Path = TEXTS, asking: Asking | None = None) -> SiteContent:
    """Make the whole site from the content under ``root`` and the catalogues in ``texts``.

    ``asking`` may know what was found out before; nothing else comes of it than without.
    Raises ContentError with all findings: of the content, and messages that no page says.
    """
    asking = asking or Asking()
    content = load_and_verify(root, texts, asking)
    if missing := list(missing_content(content)):
        raise ContentError(missing)
    facts = all_facts(content, asking)
    pages: list[Page] = []
    frames: dict[str, Frame] = {}
    terms: dict[str, Terms] = {}
    manifests: list[Asset] = []
    told: list[Asset] = []
    said: set[str] = set()
    for lang, catalogue in content.catalogues.items():
        wording = Wording(lang, catalogue)
        own = list(site_pages(content, wording, facts))
        frames[lang] = frame(wording, own)
        terms[lang] = Terms.of(content.glossary, wording)
        manifests.append(app_manifest(wording, ICONS))
        told.append(Asset(f"{TOLD}/{lang}.mjs", told_module(content, wording, facts.puzzles).encode()))
        pages += own
        said |= wording.asked
    if unused := list(unused_messages(content.catalogues.values(), said)):
        raise ContentError(sorted(unused))
    if broken := list(broken_links(content, pages)):
        raise ContentError(sorted(broken))
    scripts = _scripts()
    modules = {sign: tuple(_loaded(sign, entry, scripts)) for sign, entry in ENTRIES.items()}
    icons = [Asset(f"{ICONS}/{size}.png", icon(size)) for size in ICON_SIZES]
    assets = (*_assets(scripts), *_previews(content, pages, asking), *icons, *manifests, *told)
    return SiteContent(tuple(pages), assets, frames, modules, terms)


def all_facts(content: Content, asking: Asking | None = None) -> Facts:
    """What the engine says of everything that the pages tell of."""
    rules = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    return Facts(
        variant_facts(content),
        puzzle_facts(content, asking),
        quiz_answers(content, asking),
        lesson_facts(content, asking),
        rules,
        contrast_facts(content),
        law_ids(),
    )


def claims_findings(content: Content) -> Iterator[Finding]:
    """Everything about the content that keeps pages from being made."""
    yield from verify(content)
    yield from missing_content(content)


def missing_content(content: Content) -> Iterator[Finding]:
    """What pages show by name and the content lacks."""
    if FRONT_PUZZLE not in content.puzzles:
        place = Place(f"puzzles/{FRONT_PUZZLE}.yaml")
        yield finding_at(place, Code.UNKNOWN_PUZZLE, "the front page shows this puzzle, which does not exist")
    if REFERENCE not in content.variants:
        place = Place(f"rules/{REFERENCE}.yaml")
        yield finding_at(place, Code.UNKNOWN_VARIANT, "variants are compared with this one")


def _previews(content: Content, pages: Iterable[Page], asking: Asking) -> Iterator[Asset]:
    """The pictures that stand for pages; that of the front page stands for all that name none."""
    ids = sorted({FRONT_PUZZLE} | {page.picture for page in pages if page.picture})
    pictures = asking.answers(_PICTURE, {id_: (content.puzzles[id_].position,) for id_ in ids})
    yield from (Asset(f"{PREVIEWS}/{id_}.png", picture) for id_, picture in pictures.items())


def _scripts() -> dict[str, str]:
    """Each script as it is sent, by its path below ``web``."""
    paths = sorted((*WEB.rglob("*.mjs"), *WEB.rglob("*.js")))
    return {
        path.relative_to(WEB).as_posix(): squeeze_script(path.read_text(encoding="utf-8")) for path in paths
    }


def _loaded(sign: str, entry: str, scripts: Mapping[str, str]) -> Iterator[str]:
    """What a page with the sign loads: the module, all that it imports, and its own sheet, if it has one."""
    yield f"{ASSETS}/{entry}"
    yield from (f"{ASSETS}/{name}" for name in loaded_with(entry, scripts) if name != entry)
    if sign in STYLES:
        yield f"{ASSETS}/{STYLES[sign]}.css"


def _assets(scripts: Mapping[str, str]) -> Iterator[Asset]:
    """The scripts, and the styles: one sheet, lighter than two by a tenth, and those of single pages."""
    for name, script in scripts.items():
        yield Asset(f"{ASSETS}/{name}", script.encode())
    sheets = [(WEB / "css" / f"{part}.css").read_text(encoding="utf-8") for part in SHEETS]
    yield Asset(f"{ASSETS}/site.css", squeeze(sheets).encode())
    for name in sorted(set(STYLES.values())):
        sheet = (WEB / "css" / f"{name}.css").read_text(encoding="utf-8")
        yield Asset(f"{ASSETS}/{name}.css", squeeze([sheet]).encode())
