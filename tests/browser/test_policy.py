"""A script that gets into a page all the same does not run."""

from collections.abc import Callable

from playwright.sync_api import Page


def test_no_script_runs_that_the_page_was_not_built_with(open_page: Callable[..., Page], address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/", lost=True)  # the refusals are on the console
    page.evaluate(
        "() => { const it = document.createElement('div'); document.body.append(it);"
        " it.innerHTML = '<img src=none onerror=\"window.broken = 1\">';"
        " const script = document.createElement('script'); script.textContent = 'window.broken = 2';"
        " document.body.append(script); }"
    )
    page.wait_for_timeout(300)
    assert page.evaluate("window.broken") is None
