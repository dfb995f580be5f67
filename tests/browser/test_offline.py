"""Without a network the pages of a language go on; what is new is offered, never forced."""

import json
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from board_driver import act, becomes, move
from hosts import BelowHost
from wordings import LANGUAGES

KEPT = """async address => {
    while (!(await caches.match(address))) await new Promise(go => setTimeout(go, 100));
}"""


class Network:
    """A host below a folder that can be unplugged."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(BelowHost, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}{BelowHost.prefix}/"
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.plugged = True

    def unplug(self) -> None:
        if self.plugged:
            self.server.shutdown()
            self.server.server_close()
            self.plugged = False


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    """A copy that a test may change."""
    return shutil.copytree(site, tmp_path / "site", ignore=shutil.ignore_patterns("pt", "pt-BR", "embed"))


@pytest.fixture
def network(own_site: Path) -> Iterator[Network]:
    network = Network(own_site)
    yield network
    network.unplug()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context()
    yield context
    context.close()


def _first_visit(context: BrowserContext, address: str) -> Page:
    """A page of a language; the others are then fetched ahead, all or none."""
    page = context.new_page()
    page.goto(address)
    home = address.removesuffix("about/")
    page.evaluate(KEPT, f"{home}variants/vatikan/")
    return page


def test_rules_puzzles_and_the_search_work_without_a_network(context: BrowserContext, network: Network):
    page = _first_visit(context, f"{network.address}es/about/")
    network.unplug()
    page.goto(f"{network.address}es/variants/base/")
    expect(page.locator("h1")).to_contain_text("Machiavelli Base")
    page.goto(f"{network.address}es/puzzles/free-an-eight/")
    move(page, "8C 8D 8H")
    act(page, "check")
    becomes(page, "solved")
    page.goto(f"{network.address}es/lab/?v=base&p=5C6C7C8C:8D8H&o=0")
    page.locator("[data-lab] [data-act=solve]").click()
    expect(page.locator("[data-lab]")).to_contain_text("Se puede bajar toda la mano")
    page.goto(f"{network.address}es/")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").fill("comodin")
    expect(page.locator(".md-search-result__item").first).to_be_visible(timeout=30_000)


def test_another_language_keeps_its_own_pages(context: BrowserContext, network: Network):
    _first_visit(context, f"{network.address}es/")
    page = _first_visit(context, f"{network.address}it/")
    network.unplug()
    for lang in ("es", "it"):
        page.goto(f"{network.address}{lang}/variants/jolly/")
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_page_seen_is_kept_as_it_was_last_seen(context: BrowserContext, network: Network, own_site: Path):
    page = _first_visit(context, f"{network.address}es/")
    about = own_site / "es" / "about" / "index.html"
    about.write_text(about.read_text(encoding="utf-8").replace("</h1>", " 2</h1>"), encoding="utf-8")
    page.goto(f"{network.address}es/about/")
    page.reload()  # what a browser still holds fresh by its own rules is asked for again
    expect(page.locator("h1")).to_contain_text("2")
    network.unplug()
    page.goto(f"{network.address}es/about/")
    expect(page.locator("h1")).to_contain_text("2")


def test_what_is_new_is_offered_and_taken_only_when_asked(
    context: BrowserContext, network: Network, own_site: Path
):
    page = _first_visit(context, f"{network.address}es/about/")
    expect(page.locator(".mk-news")).to_have_count(0)
    page.reload()  # now the worker answers for the page
    worker = own_site / "offline.js"
    worker.write_text(
        worker.read_text(encoding="utf-8").replace('VERSION = "', 'VERSION = "n'), encoding="utf-8"
    )
    page.reload()
    notice = page.locator(".mk-news")
    expect(notice).to_be_visible(timeout=30_000)  # once all has been fetched
    assert len(page.evaluate("caches.keys()")) == 2
    notice.locator("button").click()
    expect(notice).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(
        "(async () => { while ((await caches.keys()).length > 1) await new Promise(setTimeout); })()"
    )


def test_everything_listed_is_there(site: Path):
    lines = (site / "offline.js").read_text(encoding="utf-8").splitlines()
    files = json.loads(lines[1].removeprefix("const FILES = ").removesuffix(";"))
    assert set(files) == {"", *LANGUAGES}
    for lang in LANGUAGES:
        own = {
            f"{lang}/{it}"
            for it in ("", "variants/base/", "puzzles/free-an-eight/", "search/search_index.json")
        }
        assert own <= set(files[lang])
    for file in (it for part in files.values() for it in part):
        path = site / file
        assert (path / "index.html" if file.endswith("/") else path).is_file(), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_can_be_installed(site: Path, lang: str):
    manifest = json.loads((site / lang / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["lang"] == lang
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert (site / lang / icon["src"]).resolve().is_file()
    home = (site / lang / "index.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="manifest.webmanifest">' in home
