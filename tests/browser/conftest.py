"""A real Chromium, and the site served to it: at the root of a host, and below a folder.

Without Chromium these tests fail: a check that vanishes quietly is none.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from board_pages import (
    write_boards,
    write_comparison,
    write_contrasts,
    write_house,
    write_lab,
    write_measured,
    write_play,
    write_puzzles,
    write_quizzes,
)
from hosts import BelowHost, Host
from machiavelli.model.content import Content
from progress_pages import write_progress


def _serve(kind: type[Host], folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{kind.prefix}/"
    server.shutdown()
    server.server_close()


def _serve_written(folder: Path, write: Callable[[Path, Content], None], content: Content) -> Iterator[str]:
    """Pages without the site around them, written into a folder of their own."""
    write(folder, content)
    yield from _serve(Host, folder)


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The site at the root of a host."""
    yield from _serve(Host, site)


@pytest.fixture(scope="session")
def address_below(site: Path) -> Iterator[str]:
    """The site below a folder, as it was built for."""
    yield from _serve(BelowHost, site)


@pytest.fixture(scope="session")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Small pages with single boards, for which the site need not be built."""
    folder = tmp_path_factory.mktemp("boards")
    write_boards(folder)
    yield from _serve(Host, folder)


@pytest.fixture(scope="session")
def puzzles(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The pages of some puzzles in each language, without the site around them."""
    yield from _serve_written(tmp_path_factory.mktemp("puzzles"), write_puzzles, content)


@pytest.fixture(scope="session")
def labs(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The laboratory in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("labs"), write_lab, content)


@pytest.fixture(scope="session")
def comparisons(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The comparison in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("comparisons"), write_comparison, content)


@pytest.fixture(scope="session")
def contrasts(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The same positions under other rules, in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("contrasts"), write_contrasts, content)


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The page of house rules in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("houses"), write_house, content)


@pytest.fixture(scope="session")
def measured_pages(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """What simulated hands show, and which rules tonight, in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("measured"), write_measured, content)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """The practice table in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("tables"), write_play, content)


@pytest.fixture(scope="session")
def quizzes(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """Every quiz in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("quizzes"), write_quizzes, content)


@pytest.fixture(scope="session")
def progress_pages(tmp_path_factory: pytest.TempPathFactory, content: Content) -> Iterator[str]:
    """Where progress is kept and shown, in each language."""
    yield from _serve_written(tmp_path_factory.mktemp("progress"), write_progress, content)


@pytest.fixture(scope="session")
def hostile_address(hostile_site: Path) -> Iterator[str]:
    """The site whose puzzle has a title that looks like markup."""
    yield from _serve(Host, hostile_site)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Chromium from ``CHROMIUM``, or the one on the path: its shell without windows, where there is one."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.fail("no Chromium: install it, or name it in CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens an address: ``open_page(url, width=390, dark=True)``; more is given to the browser's context.

    When the test ends, nothing may have been complained of on the console, nothing may be missing, and
    nothing may have been asked of another host. ``lost=True`` where a missing page is what is wanted.
    """
    contexts = []
    problems: list[str] = []

    def open_(url: str, width: int = 1280, height: int = 800, lost: bool = False, **context: Any) -> Page:
        scheme = "dark" if context.pop("dark", False) else "light"
        size = {"width": width, "height": height}
        contexts.append(chromium.new_context(viewport=size, color_scheme=scheme, **context))
        page = contexts[-1].new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: problems.append(f"{url}: {error}"))
        page.on("request", lambda request: _note_foreign(request.url, url, problems))
        if not lost:
            page.on(
                "response", lambda it: problems.append(f"{it.status} {it.url}") if it.status >= 400 else 0
            )
            page.on("console", lambda it: problems.append(it.text) if it.type in ("error", "warning") else 0)
        page.goto(url)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not problems


def _note_foreign(asked: str, url: str, problems: list[str]) -> None:
    if urlsplit(asked).scheme in ("http", "https") and urlsplit(asked).netloc != urlsplit(url).netloc:
        problems.append(f"{url} asks {asked}")
