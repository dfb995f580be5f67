"""The steps of a solution: laid out on the board by buttons, with the keyboard as well."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from board_driver import START, act, is_alive, position, said

Open = Callable[..., Page]


def test_the_steps_of_a_solution_are_laid_out_one_by_one(open_page: Open, address: str):
    page = open_page(f"{address}es/puzzles/free-an-eight/")
    is_alive(page)
    page.locator("details.mk-solution summary").click()
    back, on = (page.locator(".mk-dock [data-here] button").nth(number) for number in (0, 1))
    expect(on).to_be_visible()
    assert position(page) == START
    on.focus()
    page.keyboard.press("Enter")
    assert position(page) == "5C6C7C8C.8H8D:"
    assert said(page).startswith("Paso 1 de 2.")
    assert page.locator("[data-steps] li[aria-current=step]").count() == 1
    page.keyboard.press("Enter")
    assert position(page) == "5C6C7C.8H8D8C:"
    assert "8 de tréboles" in said(page)
    assert on.get_attribute("aria-disabled") == "true"
    back.click()
    back.click()
    assert position(page) == START
    assert back.get_attribute("aria-disabled") == "true"
    for button in (back, on):
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_table_laid_out_by_steps_does_not_count_as_solved(open_page: Open, address: str):
    page = open_page(f"{address}it/puzzles/free-an-eight/")
    is_alive(page)
    page.locator("details.mk-solution summary").click()
    on = page.locator("[data-steps] [data-here] button").nth(1)
    on.click()
    on.click()
    act(page, "check")
    assert page.locator("[data-board]").get_attribute("data-state") != "solved"


def test_the_steps_are_readable_without_script(open_page: Open, address: str):
    page = open_page(f"{address}pt/puzzles/free-an-eight/", java_script_enabled=False)
    page.locator("details.mk-solution summary").click()
    assert page.locator("[data-steps] li").count() == 2
    assert not page.locator("[data-steps] button").first.is_visible()
