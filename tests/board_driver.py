"""Handling a board in the browser as a player would, and asking what it shows."""

from playwright.sync_api import Locator, Page, expect

START = "5C6C7C8C:8D8H"
SOLVED = "5C6C7C.8H8D8C:"
NEW = "[data-new] button"
ANSWERED = ("check", "cannot", "solution", "hint", "elsewhere")
"""Actions of which the board says how they ended."""
SWITCHES = ("real", "memory")
"""Actions that stay pressed."""
TITLE = "() => document.querySelector('[data-answer] .mk-answer-title').firstChild"
"""The title of an answer as it stands in the page: each answer writes it anew, be it the same words."""


def is_alive(page: Page) -> None:
    """Wait until the script has taken the board over."""
    expect(page.locator("[data-board][data-ready]").first).to_be_attached()


def position(page: Page) -> str:
    """The position of the first board, as in an address."""
    return page.locator("[data-board]").first.get_attribute("data-position") or ""


def state(page: Page) -> str:
    """The state of the first board."""
    return page.locator("[data-board]").first.get_attribute("data-state") or ""


def becomes(page: Page, name: str) -> None:
    """Wait until the first board is in this state."""
    expect(page.locator("[data-board]").first).to_have_attribute("data-state", name)


def card(page: Page, code: str) -> Locator:
    """The first card of this face."""
    return page.locator(f"[data-board] [data-card='{code}']").first


def meld(page: Page, number: int) -> Locator:
    """The row of the meld with this number."""
    return page.locator("[data-board]").first.locator("li[data-meld]").nth(number - 1)


def put(page: Page, number: int) -> None:
    """Put the chosen cards into a meld."""
    meld(page, number).locator(".mk-put").click()


def move(page: Page, codes: str, number: int | None = None) -> None:
    """Choose cards and put them into a meld, or into a new one."""
    for code in codes.split():
        card(page, code).click()
    if number is None:
        page.locator(NEW).first.click()
    else:
        put(page, number)


def act(page: Page, name: str) -> None:
    """Press a button of the dock, wherever it hides."""
    button = page.locator(f"[data-act={name}]").first
    if not button.is_visible():
        page.locator("[data-act=more]").first.click()
    if name in SWITCHES:
        pressed = button.get_attribute("aria-pressed")
        button.click()
        return expect(button).not_to_have_attribute("aria-pressed", pressed or "")
    if name not in ANSWERED:
        return button.click()
    before = page.evaluate_handle(TITLE)
    button.click()
    page.wait_for_function(f"before => ({TITLE})() !== before", arg=before)
    expect(page.locator("[data-answer]").first).to_be_visible()
    return None


def settled(page: Page) -> None:
    """Wait for what follows the frame that answers a tap or a key: words, destinations, the address."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
    )


def said(page: Page) -> str:
    """What was said aloud last."""
    settled(page)
    return (page.locator("[data-live]").first.text_content() or "").strip("\u00a0 ")


def focused(page: Page) -> str | None:
    """The face of the card that has the focus."""
    found: str | None = page.evaluate("document.activeElement?.dataset?.card ?? null")
    return found


def address_of(page: Page) -> str:
    """Where the page says it is: what a script has written there the driver knows only a little later."""
    settled(page)
    return str(page.evaluate("location.href"))
