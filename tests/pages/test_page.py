import pytest

from machiavelli.pages.page import Page, address, link


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("index", ""),
        ("compare", "compare/"),
        ("variants/index", "variants/"),
        ("variants/base", "variants/base/"),
    ],
)
def test_the_address_of_a_key(key: str, expected: str):
    assert address(key) == expected


@pytest.mark.parametrize(
    ("page", "target", "expected"),
    [
        ("index", "puzzles/index", "puzzles/"),
        ("puzzles/a", "index", "../../"),
        ("puzzles/a", "puzzles/b", "../b/"),
        ("puzzles/a", "puzzles/index", "../"),
        ("puzzles/index", "puzzles/a", "a/"),
        ("compare", "variants/base", "../variants/base/"),
        ("compare", "compare", "./"),
    ],
)
def test_links_between_pages(page: str, target: str, expected: str):
    assert link(page, target) == expected


def test_links_to_a_place_on_a_page():
    assert link("compare", "compare", "x") == "#x"
    assert link("puzzles/a", "puzzles/index", "theme-weld") == "../#theme-weld"


def test_the_file_of_a_page():
    assert Page("pt", "variants/base", "", "", "").uri == "pt/variants/base.md"
