"""Playing for real: a failed Check costs cards that stay; and from memory: the player puts the table back."""

from collections.abc import Callable
from itertools import chain

from playwright.sync_api import Page, expect

from board_driver import SOLVED, START, act, becomes, card, is_alive, meld, move, position, put, said
from machiavelli.model.notation import parse_address

Open = Callable[..., Page]


def _fail(page: Page) -> None:
    """Move the 8♣ away and check."""
    move(page, "8C 8D")
    act(page, "check")
    expect(page.locator(".mk-answer-title")).to_contain_text("Mesa restaurada")


def test_a_failed_check_puts_all_back_and_deals_three_cards_that_stay(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    act(page, "real")
    expect(page.locator(".mk-answer-title")).to_have_text("De verdad")
    first = page.evaluate("document.querySelector(\"[data-card='8C']\")")
    _fail(page)
    table, hand = position(page).split(":")
    assert table == START.split(":")[0]
    assert hand.startswith("8D8H")
    drawn = parse_address(f":{hand}")[1][2:]
    assert len(drawn) == 3
    cards = list(chain(drawn, *parse_address(START)[0], parse_address(START)[1]))
    assert all(cards.count(one) <= 2 for one in cards), "no more copies than the pack has"
    assert "Robas 3 cartas: " in said(page)
    assert said(page).endswith("Con esta mano hay jugada.")
    assert first == page.evaluate("document.querySelector(\"[data-card='8C']\")")
    assert page.locator("[data-hand] button[data-card]").count() == 5
    expect(page.locator(".mk-tried li")).to_have_count(1)
    expect(page.locator("[data-act=undo]")).to_have_attribute("aria-disabled", "true")
    card(page, "5C").focus()
    for key in ("z", "r", "z"):
        page.keyboard.press(key)
        assert position(page) == f"{table}:{hand}", "a penalty is not taken back"


def test_the_same_puzzle_deals_the_same_penalty(open_page: Open, puzzles: str):
    hands = set()
    for _ in range(2):
        page = open_page(f"{puzzles}es-free-an-eight.html")
        is_alive(page)
        act(page, "real")
        _fail(page)
        _fail(page)
        expect(page.locator(".mk-tried li")).to_have_count(2)
        hands.add(position(page))
    (only,) = hands
    assert len(parse_address(only)[1]) == 8


def test_the_puzzle_goes_on_with_the_new_hand(open_page: Open, puzzles: str):
    """The engine says what is asked for now: the eights can still be played, the drawn cards may not."""
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    act(page, "real")
    _fail(page)
    act(page, "cannot")
    expect(page.locator("[data-board]")).not_to_have_attribute("data-state", "solved")
    act(page, "solution")
    expect(page.locator(".mk-answer-title")).to_have_text("Esta es la solución")
    assert "8H8D8C" in position(page).replace("8H8D8S8C", "8H8D8C")
    assert page.locator("li[data-meld][data-v=legal]").count() == page.locator("li[data-meld]").count()


def test_a_drawn_card_is_a_card_like_any_other(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html")
    is_alive(page)
    act(page, "real")
    _fail(page)
    drawn = page.locator("[data-hand] button[data-card]").last
    code = drawn.get_attribute("data-card")
    drawn.click()
    page.locator("[data-new] button").click()
    assert meld(page, 2).locator("[data-card]").get_attribute("data-card") == code
    assert code in page.evaluate("document.activeElement.dataset.card")


def test_a_legal_play_costs_nothing_for_real(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-free-an-eight.html", width=320, height=640, has_touch=True, is_mobile=True)
    is_alive(page)
    act(page, "real")
    move(page, "8C 8D 8H")
    act(page, "check")
    becomes(page, "solved")
    assert position(page) == SOLVED
    act(page, "real")
    expect(page.locator("[data-act=real]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-act=more]").click()
    page.locator("[data-act=more]").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator(".mk-dock button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5


def test_from_memory_the_player_puts_the_table_back(open_page: Open, puzzles: str):
    page = open_page(f"{puzzles}es-five-in-mid-game.html")
    is_alive(page)
    start = position(page)
    act(page, "memory")
    move(page, "AC")
    move(page, "5S 4S", 4)
    act(page, "check")
    expect(page.locator(".mk-answer-title")).to_have_text("Rehaz la mesa de memoria")
    assert position(page).endswith(start.split(":")[1]), "the hand is back"
    card(page, "AC").focus()
    for key in ("z", "r"):
        page.keyboard.press(key)
        assert position(page) != start, "what lay there is not given away"
    page.locator("[data-act=more]").click()
    page.locator("[data-act=solution]").click()
    expect(page.locator("[data-live]")).to_contain_text("Deja la mesa como estaba al principio")
    act(page, "check")
    expect(page.locator(".mk-answer-title")).to_have_text("2 cartas fuera de su sitio")
    card(page, "AC").click()
    put(page, 1)
    act(page, "check")
    expect(page.locator(".mk-answer-title")).to_have_text("Una carta fuera de su sitio")
    card(page, "5S").click()
    put(page, 3)
    act(page, "check")
    expect(page.locator(".mk-answer-title")).to_have_text("Mesa rehecha")
    expect(page.locator(".mk-answer-text")).to_contain_text("Con 3 fallos por el camino.")
    assert position(page) == start
    assert page.locator("[data-board]").get_attribute("data-state") == "start"
