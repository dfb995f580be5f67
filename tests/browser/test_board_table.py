"""Moving cards about: the way back is exact, and the table says at each moment what it is."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from board_driver import NEW, START, act, card, is_alive, meld, move, position, put, said, state

Open = Callable[..., Page]


def test_undo_and_redo_keep_every_card_and_the_way_back_is_exact(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    steps = [position(page)]
    for code, place in (("8C", NEW), ("8D", None), ("8H", None)):
        card(page, code).click()
        page.locator(place).click() if place else put(page, 2)
        steps.append(position(page))
    for name, path in (("undo", steps[2::-1]), ("redo", steps[1:]), ("undo", steps[2::-1])):
        for expected in path:
            act(page, name)
            assert position(page) == expected
            assert page.locator("[data-board] button[data-card]").count() == 6
    assert page.locator("li[data-meld]").count() == 1
    assert state(page) == "start"
    card(page, "5C").focus()
    page.keyboard.press("z")
    assert said(page) == "No hay nada que deshacer."


def test_restoring_gives_back_the_same_elements_in_the_same_order(open_page: Open, boards: str):
    page = open_page(f"{boards}kings.html")
    is_alive(page)
    cards = "[...document.querySelectorAll('[data-board] button[data-card]')]"
    page.evaluate(f"window.first = {cards}")
    start = position(page)
    move(page, "5D KH 2H")
    act(page, "restore")
    assert (position(page), state(page)) == (start, "start")
    assert page.evaluate(f"{cards}.every((card, at) => card === window.first[at])")
    assert said(page).startswith("La mesa está como al principio")


def test_an_emptied_meld_does_not_lend_its_number_to_strangers(open_page: Open, boards: str):
    page = open_page(f"{boards}kings.html")
    is_alive(page)
    move(page, "7D 8D 9D", 1)
    move(page, "2S 2H 2D")
    assert position(page) == "4D5D6D7D8D9D.KSKHKC.2S2H2D:"
    assert [row.get_attribute("data-meld") for row in page.locator("li[data-meld]").all()] == ["1", "3", "4"]
    act(page, "check")
    assert state(page) == "solved"


def test_a_meld_is_judged_anew_after_each_change(open_page: Open, boards: str):
    page = open_page(f"{boards}leaning.html")
    is_alive(page)
    for code in ("8C", "9C"):
        card(page, code).click()
        put(page, 1)
    assert meld(page, 1).get_attribute("data-v") == "legal"
    card(page, "8C").click()
    page.locator(".mk-back-to-hand").click()
    assert position(page) == "5C6C7C9C:8CKH"
    assert meld(page, 1).get_attribute("data-v") == "bad"
    expect(meld(page, 1)).to_contain_text("no vale, falta el 8 de tréboles")
    act(page, "check")
    assert state(page) == "open"


def test_a_card_of_the_table_is_kept_from_the_hand_in_words(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    card(page, "8C").click()
    expect(page.locator(".mk-back-to-hand")).to_contain_text("no: es una carta de la mesa")
    page.locator(".mk-back-to-hand").click()
    assert position(page) == START
    assert said(page) == "Una carta de la mesa no puede pasar a la mano."


def test_each_destination_says_its_outcome_while_cards_are_chosen(open_page: Open, boards: str):
    page = open_page(f"{boards}eight.html")
    is_alive(page)
    assert page.locator(".mk-put:visible").count() == 0
    before = page.locator("[data-new]").bounding_box()
    card(page, "8D").click()
    expect(meld(page, 1).locator(".mk-put")).to_contain_text("no vale, no coinciden ni el valor ni el palo")
    expect(page.locator(NEW)).to_contain_text("8 de diamantes: faltan cartas, hay 1 de 3")
    assert page.locator("[data-new]").bounding_box() == before, "choosing a card must not move the board"


def test_a_joker_shows_the_card_it_stands_for(open_page: Open, boards: str):
    page = open_page(f"{boards}joker.html")
    is_alive(page)
    assert card(page, "*").get_attribute("aria-label") == "comodín, hace de 6 de corazones, carta 2 de 3"
    move(page, "6H", 1)
    move(page, "* 9S 9D")
    assert card(page, "*").get_attribute("aria-label") == "comodín, carta 2 de 3"
    assert page.locator("[data-card='*'] small").count() == 0
    act(page, "check")
    assert state(page) == "solved"
