"""The finished site: the same in every language, no dead link, and everything says what language it is in."""

import gzip
import json
import re
import unicodedata
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from xml.etree import ElementTree

import pytest
from PIL import Image

from html_files import SITE_URL, HtmlPage, html_pages
from wordings import LANGUAGES

_LOC = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"
_XHTML = "{http://www.w3.org/1999/xhtml}link"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, HtmlPage]:
    return html_pages(site)


def _key(address: str) -> tuple[str, str]:
    lang, _, key = address.partition("/")
    return lang, key


def _without_accents(word: str) -> str:
    return "".join(mark for mark in unicodedata.normalize("NFD", word) if not unicodedata.combining(mark))


def test_every_language_has_the_same_pages(pages: dict[str, HtmlPage]):
    keys = {lang: {_key(it)[1] for it in pages if _key(it)[0] == lang} for lang in LANGUAGES}
    assert all(own == keys["es"] for own in keys.values())
    assert {"", "variants/", "variants/base/", "compare/", "puzzles/", "puzzles/free-an-eight/"} <= keys["es"]
    assert {"quizzes/", "sources/", "about/", "settle/", "glossary/"} <= keys["es"]
    assert set(pages) == {""} | {f"{lang}/{key}" for lang in LANGUAGES for key in keys["es"]}


def test_no_link_is_dead(site: Path, pages: dict[str, HtmlPage]):
    dead = []
    for address, page in pages.items():
        for target in {*page.links, *page.sources}:
            full = urlsplit(urljoin(f"{SITE_URL}{address}", target))
            if full.netloc != urlsplit(SITE_URL).netloc:
                continue
            inside = unquote(full.path).removeprefix(urlsplit(SITE_URL).path)
            path = site / inside / "index.html" if inside == "" or inside.endswith("/") else site / inside
            anchors = pages[inside].ids if inside in pages else []
            if not path.is_file() or (full.fragment and unquote(full.fragment) not in anchors):
                dead.append((address, target))
    assert not dead


def test_ids_are_unique_on_their_page(pages: dict[str, HtmlPage]):
    assert not [
        (address, id_) for address, page in pages.items() for id_ in set(page.ids) if page.ids.count(id_) > 1
    ]


def _anchors(page: HtmlPage) -> list[str]:
    """Without the explanations of terms: which terms come up depends on the language."""
    return sorted(id_ for id_ in page.ids if not id_.startswith("term-"))


def test_anchors_are_the_same_in_every_language(pages: dict[str, HtmlPage]):
    """So that a link to a rule leads to it in the reader's language too."""
    for address, page in pages.items():
        lang, key = _key(address)
        if lang:
            assert _anchors(page) == _anchors(pages[f"es/{key}"]), address


def test_each_page_names_itself_and_its_other_languages(pages: dict[str, HtmlPage]):
    for address, page in pages.items():
        lang, key = _key(address)
        assert page.canonical == SITE_URL + address
        assert page.meta["description"]
        assert page.title
        if not lang:
            continue
        assert page.lang == lang
        others = {other: f"{SITE_URL}{other}/{key}" for other in LANGUAGES}
        assert page.alternates == others | {"x-default": SITE_URL if not key else others["es"]}


def test_each_page_has_a_picture_for_its_link(site: Path, pages: dict[str, HtmlPage]):
    for address, page in pages.items():
        picture = page.properties["og:image"].removeprefix(SITE_URL)
        with Image.open(site / picture) as image:
            assert image.size == (1200, 630)
        assert (site / picture).stat().st_size < 100_000
        assert page.properties["og:url"] == SITE_URL + address
        assert page.properties["og:title"] in page.title
        assert page.properties["og:description"] == page.meta["description"]
    puzzles = {page.properties["og:image"] for address, page in pages.items() if "/puzzles/" in address}
    assert len(puzzles) > 30


def test_titles_and_descriptions_differ_within_a_language(pages: dict[str, HtmlPage]):
    for lang in LANGUAGES:
        own = [page for address, page in pages.items() if _key(address)[0] == lang]
        assert len({page.title for page in own}) == len(own)
        assert len({page.meta["description"] for page in own}) == len(own)


def test_the_root_leads_to_every_language_without_script(pages: dict[str, HtmlPage]):
    assert {f"{lang}/" for lang in LANGUAGES} <= set(pages[""].links)


def test_the_switch_leads_to_the_same_page(pages: dict[str, HtmlPage]):
    others = {f"../../../{lang}/puzzles/free-an-eight/" for lang in LANGUAGES if lang != "es"}
    assert others <= set(pages["es/puzzles/free-an-eight/"].links)


def test_the_sitemap_lists_every_page_with_its_languages(site: Path, pages: dict[str, HtmlPage]):
    tree = ElementTree.parse(site / "sitemap.xml").getroot()
    listed = {url.findtext(_LOC): {link.get("hreflang") for link in url.findall(_XHTML)} for url in tree}
    assert set(listed) == {SITE_URL + address for address in pages if "/embed/" not in address}
    assert all(languages == {*LANGUAGES, "x-default"} for languages in listed.values())


def test_the_lost_page_speaks_every_language_at_any_depth(site: Path):
    page = HtmlPage(site / "404.html")
    text = page.path.read_text(encoding="utf-8")
    for lang in LANGUAGES:
        assert f'<section lang="{lang}"' in text
        assert f"/juegos/{lang}/" in page.links
    assert all(source.startswith("/juegos/") for source in page.sources if not source.startswith("data:"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_index_holds_one_language_and_both_spellings(site: Path, lang: str):
    index = json.loads((site / lang / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == [lang.partition("-")[0]]
    assert "stemmer" not in index["config"]["pipeline"]
    for doc in index["docs"]:
        assert (site / lang / urlsplit(doc["location"]).path / "index.html").is_file()
    said_again = ("sheets/", "worksheets/", "embed/")
    assert not [doc["location"] for doc in index["docs"] if doc["location"].startswith(said_again)]
    assert (
        len(gzip.compress(json.dumps(index, ensure_ascii=False).encode(), 9)) < 115_000
    )  # each page loads it
    text = " ".join(doc["text"] for doc in index["docs"])
    pairs = re.findall(r"(\w+)<span hidden>(\w+)", text.lower())
    assert any(word != plain == _without_accents(word) for word, plain in pairs)


def test_the_search_parts_an_elided_article_from_its_word(site: Path):
    index = json.loads((site / "it" / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert re.split(index["config"]["separator"], "l’asso dell'8") == ["l", "asso", "dell", "8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_box_has_a_name_and_the_script_its_base(site: Path, lang: str):
    for path in (site / lang).rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if "embed" in path.parts:  # a board alone
            continue
        assert 'role="dialog" aria-label="' in text
        settings = json.loads(re.search(r'__config" type="application/json">(.*?)</script>', text, re.S)[1])
        base = urljoin(f"{SITE_URL}{path.parent.relative_to(site).as_posix()}/", settings["base"])
        assert base == f"{SITE_URL}{lang}/"


def test_the_pencil_leads_to_the_data(pages: dict[str, HtmlPage]):
    for lang in LANGUAGES:
        puzzle, variant = pages[f"{lang}/puzzles/free-an-eight/"], pages[f"{lang}/variants/base/"]
        assert any(link.endswith("/edit/main/puzzles/free-an-eight.yaml") for link in puzzle.links)
        assert any(link.endswith("/edit/main/rules/base.yaml") for link in variant.links)
        about = pages[f"{lang}/about/"]
        assert any(link.endswith(f"/edit/main/docs/{lang}/about.md") for link in about.links)


def test_puzzles_have_neighbours_but_no_place_in_the_menu(pages: dict[str, HtmlPage]):
    def puzzles_linked_from(address: str) -> set[str]:
        full = {urlsplit(urljoin(f"/{address}", link)).path for link in pages[address].links}
        return {path for path in full if re.fullmatch(r"/es/puzzles/[a-z-]+/", path)}

    assert not puzzles_linked_from("es/about/")
    assert len(puzzles_linked_from("es/puzzles/free-an-eight/") - {"/es/puzzles/free-an-eight/"}) == 2


def test_nothing_is_loaded_from_other_hosts(pages: dict[str, HtmlPage]):
    assert not [source for page in pages.values() for source in page.sources if "//" in source]


def test_pages_without_a_board_load_no_board_script(pages: dict[str, HtmlPage]):
    loaded = {address for address, page in pages.items() if any("board.mjs" in it for it in page.sources)}
    assert "es/puzzles/free-an-eight/" in loaded
    assert "es/" in loaded
    assert not loaded & {"es/compare/", "es/puzzles/", "es/sources/", "es/about/", ""}


def test_only_the_laboratory_loads_its_script(pages: dict[str, HtmlPage]):
    loaded = {address for address, page in pages.items() if any("lab.mjs" in it for it in page.sources)}
    assert loaded == {f"{lang}/lab/" for lang in LANGUAGES}


def test_only_the_practice_table_loads_its_script(pages: dict[str, HtmlPage]):
    loaded = {address for address, page in pages.items() if any("ui/play.mjs" in it for it in page.sources)}
    assert loaded == {f"{lang}/play/" for lang in LANGUAGES}


def test_only_pages_with_questions_load_what_questions_need(pages: dict[str, HtmlPage]):
    quiz, endless = (
        {address for address, page in pages.items() if any(f"ui/{name}.mjs" in it for it in page.sources)}
        for name in ("quiz", "endless")
    )
    assert endless == {f"{lang}/quizzes/endless/" for lang in LANGUAGES}
    assert endless < quiz
    assert quiz >= {f"{lang}/quizzes/aces/" for lang in LANGUAGES}
    assert all(re.search("/(quizzes|learn|strategy)/.", address) for address in quiz)


def test_pages_are_light(site: Path):
    """Bytes as they travel, packed."""
    for path in site.rglob("index.html"):
        weight = len(gzip.compress(path.read_bytes(), 9))
        limit = 17 * 1024 if path.parent.parent.name == "puzzles" else 25_000
        if path.parent.name == "sources":  # all that some seventy documents say; nobody needs it at the table
            limit = 46_000
        assert weight < limit, f"{path.relative_to(site)}: {weight}"
    sheets = {
        path.name: len(gzip.compress(path.read_bytes(), 9))
        for path in (site / "assets/machiavelli").glob("*.css")
    }
    assert sheets.pop("site.css") < 9_600
    assert sheets  # those of single pages
    assert all(weight < 1_500 for weight in sheets.values()), sheets


def test_the_theme_speaks_the_portuguese_of_portugal(site: Path):
    """Its own file for Portuguese has these words; ours, in its place, has not."""
    brazilian = re.compile(r'"Buscar"|"Abas"|"Digite|Inicializando|Compartilhar|"Próximo')
    for path in (site / "pt").rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert '<html lang="pt"' in text
        assert 'placeholder="Pesquisar"' in text or "embed" in path.parts
        assert not brazilian.search(text), path


def test_the_theme_speaks_the_portuguese_of_brazil(site: Path):
    clumsy = re.compile(r"Pular para conteúdo|Inicializando|\bRSS feed|documentos? encontrad")
    for path in (site / "pt-BR").rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert '<html lang="pt-BR"' in text
        assert 'placeholder="Buscar"' in text or "embed" in path.parts
        assert not clumsy.search(text), path
