"""A board in the frame of another site's page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_a_framed_board_is_played_and_its_link_leaves_the_frame(open_page: Callable[..., Page], address: str):
    page = open_page(f"{address}es/about/")  # any page of the same host may hold the frame
    page.evaluate(
        "src => { const it = document.createElement('iframe'); it.src = src; it.width = 320; it.height = 640;"
        " document.querySelector('article').prepend(it); }",
        f"{address}es/embed/free-an-eight/",
    )
    frame = page.frame_locator("iframe")
    for card in ("8D", "8H"):
        frame.locator(f"[data-hand] [data-card='{card}']").click()
    frame.locator("[data-meld='1'] [data-card='8C']").click()
    frame.locator("[data-new] button").click()
    frame.locator("[data-act=check]").click()
    expect(frame.locator("[data-board]")).to_have_attribute("data-state", "solved")
    assert frame.locator("html").evaluate("it => it.scrollWidth - it.clientWidth") == 0
    frame.locator("a[target=_top]").click()
    expect(page).to_have_url(f"{address}es/puzzles/free-an-eight/")
