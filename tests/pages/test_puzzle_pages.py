import re
from collections import Counter

import pytest

from machiavelli.model.content import Content
from machiavelli.model.notation import parse_address
from machiavelli.pages.page import Page
from wordings import LANGUAGES


def _visible(page: Page) -> str:
    """The page before anything is opened, without what the script gets."""
    text = re.sub(r"<details.*?</details>", "", page.markdown, flags=re.S)
    return re.sub(r"<script.*?</script>", "", text, flags=re.S)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solution_and_the_theme_wait_until_asked_for(
    site_pages: dict[str, Page], content: Content, lang: str
):
    for puzzle in content.puzzles.values():
        page = site_pages[f"{lang}/puzzles/{puzzle.id}.md"]
        assert "theme-" not in _visible(page)
        assert f'data-solution="{puzzle.id}"' in page.markdown
        assert "mk-solution" not in _visible(page)


def test_impossible_puzzles_set_the_same_task_as_possible_ones(site_pages: dict[str, Page], content: Content):
    goals = {
        id_: re.search(r'<p class="mk-goal">(.*?)</p>', site_pages[f"es/puzzles/{id_}.md"].markdown)[1]
        for id_ in ("free-an-eight", "same-eight-twice")
    }
    assert not content.puzzles["same-eight-twice"].claim.solvable
    assert goals["free-an-eight"] == goals["same-eight-twice"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_leads_to_every_puzzle_by_level_and_by_theme(
    site_pages: dict[str, Page], content: Content, lang: str
):
    text = site_pages[f"{lang}/puzzles/index.md"].markdown
    for puzzle in content.puzzles.values():
        assert text.count(f'href="{puzzle.id}/"') == 1 + len(puzzle.themes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solution_is_told_in_steps_with_the_table_after_each(
    site_pages: dict[str, Page], content: Content, lang: str
):
    for puzzle in content.puzzles.values():
        text = site_pages[f"{lang}/puzzles/{puzzle.id}.md"].markdown
        found = re.search(r'data-steps="([^"]*)"><ol>(.*?)</ol>', text, flags=re.S)
        assert (found is not None) == (puzzle.claim.played > 0)
        if found is not None:
            tables, sentences = found[1].split(" "), re.findall(r"<li>(.*?)</li>", found[2], flags=re.S)
            assert len(tables) == len(sentences)
            end, _ = parse_address(f"{tables[-1]}:")
            cards = Counter(card for meld in end for card in meld)
            on_table = Counter(card for meld in puzzle.position.table for card in meld)
            assert (cards - on_table).total() == puzzle.claim.played
            assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_the_difficulty_add_up(site_pages: dict[str, Page], content: Content, lang: str):
    for puzzle in content.puzzles.values():
        text = site_pages[f"{lang}/puzzles/{puzzle.id}.md"].markdown
        words = re.search(r"<p><small>(.*?)</small></p>", text)[1].replace("\N{MINUS SIGN}", "-")
        figures = re.findall(r"-?\d+(?:\.\d{3})*", words)
        rating, *parts = (int(figure.replace(".", "")) for figure in figures)
        assert rating == sum(parts)
        assert len(parts) == words.count(",") + 1


def test_solutions_that_are_counted_are_there_or_said_not_to_be(
    site_pages: dict[str, Page], content: Content
):
    for id_ in content.puzzles:
        text = site_pages[f"es/puzzles/{id_}.md"].markdown
        counted = re.search(r"Hay (\d+) (?:soluciones distintas|maneras)", text)
        listed = re.search(r"(?:Otra solución|Otras soluciones)</p>\n<ul>(.*?)</ul>", text)
        others = int(counted[1]) - 1 if counted else 0
        left_out = f"Las otras {others} no están en esta página" in text
        assert left_out == (others > 0 and not listed), id_
        assert not listed or listed[1].count("<li>") == others, id_
