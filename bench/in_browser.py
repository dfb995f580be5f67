"""The budgets of the browser: ``python -m bench.in_browser`` measures the finished site, writes browser.md.

A phone's worth: a touch screen of 390 by 844 pixels in Chromium, the page's own thread slowed down four
times.
"""

import argparse
import datetime
import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache, partial
from http.server import ThreadingHTTPServer
from itertools import chain
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.figures import Figures, rounded, times_only
from bench.packing_host import PackingHost
from bench.tables import head, row, targets, three
from machiavelli.loading import read_content

HERE = Path(__file__).parent
ROOT = HERE.parent
SITE = ROOT / "site"
ASSETS = "/assets/machiavelli"
SLOWER = 4
PAGES = {
    "puzzle page": ("es/puzzles/five-in-mid-game/", "[data-board] button[data-card]", "[data-new] button"),
    "laboratory": ("es/lab/?v=base&p=5C6C7C8C:8D8H", "[data-deck] button[data-card]", "[data-places] button"),
}
"""By name: the address, what is tapped, and where cards go then: to a new meld."""
FULL = {"loads": 20, "taps": 12, "rounds": 60, "solves": 60}
QUICK = {"loads": 4, "taps": 6, "rounds": 12, "solves": 8}
"""Pages opened, cards tapped on each, rounds of verdicts, positions of each set solved."""
CALLS = {"count in the worker": "maxPlayed", "solve in the worker": "solve"}
"""How many cards can go, which the laboratory tells first; and how, with the fewest changes on the table."""
BOUNDS = (
    ("card to paint", "p95", 50),
    ("one verdict", "median", 0.1),
    *((what, figure, bound) for what in CALLS for figure, bound in (("median", 20), ("max", 250))),
)
WORDS = {"median": "median", "p95": "95th percentile", "max": "greatest"}


def measure(quick: bool) -> Figures:
    """Both pages, each opened anew again and again with nothing kept from before."""
    sizes = QUICK if quick else FULL
    found: Figures = {}
    with served() as address, _chromium() as browser:
        for name in PAGES:
            print(f"measuring: {name}", flush=True)
            found[name] = {
                what: times_only(times) for what, times in _page(browser, address, name, sizes).items()
            }
        version = browser.version
    about = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpus": os.cpu_count(),
        "chromium": version,
        "quick": quick,
    }
    return {"about": about, "pages": found, "targets": list(_targets(found))}


@contextmanager
def served() -> Iterator[str]:
    """The address at which the finished site is served."""
    if not (SITE / "index.html").is_file():
        raise SystemExit("there is no site to measure: run make site")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PackingHost, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def chromium_path() -> str:
    """Chromium from ``CHROMIUM``, or the one on the path."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        raise SystemExit("no Chromium: install it, or name it in CHROMIUM")
    return path


@contextmanager
def _chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


def _page(browser: Browser, address: str, name: str, sizes: Mapping[str, int]) -> dict[str, list[float]]:
    """Milliseconds of everything that is measured on one page."""
    times: dict[str, list[float]] = {
        "ready": [],
        "first card to paint": [],
        "card to paint": [],
        "card to all that is told": [],
        "move to paint": [],
    }
    for _ in range(sizes["loads"]):
        page = _opened(browser, f"{address}/{PAGES[name][0]}")
        times["ready"].append(page.evaluate("() => benchReady"))
        taps, told, moves = _tapped(page, name, sizes["taps"])
        times["first card to paint"].append(taps[0])
        times["card to paint"] += taps[1:]
        times["card to all that is told"] += told[1:]
        times["move to paint"] += moves
        page.context.close()
    page = _opened(browser, f"{address}/{PAGES[name][0]}")
    times["one verdict"] = _judged(page, sizes["rounds"])
    times |= {what: _asked(page, call, sizes["solves"]) for what, call in CALLS.items()}
    page.context.close()
    return times


def _opened(browser: Browser, address: str) -> Page:
    """The page in a context of its own, alive; its thread is slowed down from the beginning."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True,
        service_workers="block",
    )  # fmt: skip
    context.add_init_script(path=HERE / "javascript" / "in_page.js")
    page = context.new_page()
    page.set_default_timeout(30_000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.evaluate("() => benchReady")
    return page


def _tapped(page: Page, name: str, count: int) -> tuple[list[float], list[float], list[float]]:
    """Cards tapped one after the other; then as many put into a new meld, which changes the whole table."""
    _, cards, place = PAGES[name]
    page.evaluate("() => benchTold()")
    for at in range(count):
        page.locator(cards).nth(at).tap()
    taps, told = _noted(page, count), list(page.evaluate("count => benchAllTold(count)", count))
    for _ in range(3):
        page.locator(place).last.tap()
        page.locator(cards).first.tap()
    return taps, told, _noted(page, 6)[::2]


def _noted(page: Page, count: int) -> list[float]:
    return list(page.evaluate("count => benchTaps(count)", count))


def _judged(page: Page, rounds: int) -> list[float]:
    """Verdicts on the melds of full tables and on others that are none; the first rounds warm up."""
    placed = _positions("large", 40)
    melds = [meld for one in placed for meld in one["table"]]
    spoiled = [[*meld[1:], "KH"] for meld in melds]
    asked = [f"{ASSETS}/engine/judging.mjs", placed[0]["rules"], [*melds, *spoiled], rounds + 5]
    judge = "([address, rules, melds, rounds]) => benchJudge(address, rules, melds, rounds)"
    return list(page.evaluate(judge, asked))[5:]


def _asked(page: Page, call: str, count: int) -> list[float]:
    """Positions of full size; the first five warm up."""
    sets = [_positions(name, count) for name in ("large", "large-jokers")]
    asked = [f"{ASSETS}/ui/engine_worker.mjs", call, [*sets[0][:5], *chain(*sets)]]
    ask = "([address, call, positions]) => benchAsk(address, call, positions)"
    return list(page.evaluate(ask, asked))[5:]


@cache
def _rules() -> dict[str, Any]:
    content, _ = read_content(ROOT)
    return {id_: asdict(variant.rules) for id_, variant in content.variants.items()}


def _positions(name: str, count: int) -> list[dict[str, Any]]:
    """So many positions of a set, spread over all of it, with their rules."""
    lines = (HERE / "positions" / f"{name}.jsonl").read_text("utf-8").splitlines()
    found = [json.loads(lines[number * len(lines) // count]) for number in range(count)]
    return [one | {"rules": _rules()[one["variant"]]} for one in found]


def _targets(pages: Mapping[str, Figures]) -> Iterator[Figures]:
    for name, measured in pages.items():
        for what, figure, bound in BOUNDS:
            value = measured[what][figure]
            target = f"{name}: {what}, {WORDS[figure]}, ms"
            yield {"target": target, "bound": f"≤ {bound:g}", "figure": rounded(value), "met": value <= bound}


def report(results: Mapping[str, Any]) -> str:
    """``browser.md`` from what ``browser.json`` holds."""
    about = results["about"]
    lines = [
        "# Measured in the browser",
        "",
        f"{about['date']}, {about['cpus']} processors, Chromium {about['chromium']}"
        f"{', the quick run' if about['quick'] else ''}. Written by `make bench`; what is measured, and how, "
        "stands in [README.md](README.md).",
        "",
        *targets(results["targets"]),
        "",
        "Milliseconds, median / 95th percentile / greatest.",
        "",
        *_measured(results["pages"]),
    ]
    return "\n".join(lines) + "\n"


def _measured(pages: Mapping[str, Figures]) -> Iterator[str]:
    yield from head("page", "what", "times", "ms")
    for name, measured in pages.items():
        for what, it in measured.items():
            yield row(name, what, it["n"], three(it))


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(prog="bench.in_browser", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a part of it: half a minute instead of some")
    quick = parser.parse_args().quick
    results = measure(quick)
    name = "quick-browser" if quick else "browser"
    (HERE / f"{name}.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (HERE / f"{name}.md").write_text(report(results), "utf-8")
    print(f"written: {HERE.name}/{name}.json, {HERE.name}/{name}.md")


if __name__ == "__main__":
    main()
