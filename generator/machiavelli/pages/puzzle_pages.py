"""A page for each puzzle: the goal, the board, and the manoeuvre for whoever wants a hint."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Any

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.hints import HintCode
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.board_markup import board_address, board_html, tray_html
from machiavelli.pages.card_markup import cards_in_text, sprite_html
from machiavelli.pages.difficulty import PART_MESSAGES, difficulty_html
from machiavelli.pages.elsewhere import ELSEWHERE_MESSAGES, elsewhere_rows
from machiavelli.pages.hint_words import HINT_MESSAGES, hint_html
from machiavelli.pages.lab_page import lab_link
from machiavelli.pages.literal import html_page
from machiavelli.pages.moved_cards import moved_cards
from machiavelli.pages.page import Page, link
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.proof_markup import PROOF_MESSAGES, proof_html
from machiavelli.pages.puzzle_facts import PuzzleFacts, puzzle_board
from machiavelli.pages.step_words import STEP_MESSAGES
from machiavelli.pages.templates import render
from machiavelli.pages.told import sentences, steps_here
from machiavelli.pages.wording import Wording

_MESSAGES = (
    STEP_MESSAGES
    | ELSEWHERE_MESSAGES
    | HINT_MESSAGES
    | PROOF_MESSAGES
    | PART_MESSAGES
    | {"puzzle-printed", "puzzle-origin", "solution-others", "solution-unlisted"}
    | {"solution-decoys", "solution-decoy"}
)
"""What any puzzle may need, whether or not one of today does."""


def puzzle_pages(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> Iterator[Page]:
    """The pages of all puzzles, from easy to hard; ``facts`` by puzzle id."""
    wording.asked |= _MESSAGES
    puzzles = in_order(content, facts)
    for puzzle, following in zip_longest(puzzles, puzzles[1:]):
        yield _puzzle_page(puzzle, content, wording, facts[puzzle.id], following)


def in_order(content: Content, facts: Mapping[str, PuzzleFacts]) -> list[Puzzle]:
    """The puzzles from easy to hard; equals in the order of their files."""
    return sorted(content.puzzles.values(), key=lambda puzzle: facts[puzzle.id].difficulty.level)


def _puzzle_page(
    puzzle: Puzzle, content: Content, wording: Wording, facts: PuzzleFacts, following: Puzzle | None
) -> Page:
    key = f"puzzles/{puzzle.id}"
    onward = link(key, f"puzzles/{following.id}") if following else ""
    title = wording.words(puzzle.title)
    board = puzzle_board(puzzle, facts)
    body = render(
        "puzzle.html",
        say=wording.say,
        link=partial(link, key),
        sprite=sprite_html(marks=False),
        puzzle=puzzle,
        key=puzzle_key(puzzle),
        daily=bool(content.daily),
        keeping=keeping_html(wording),
        variant=wording.words(content.variants[puzzle.variant].name),
        difficulty=difficulty_html(facts.difficulty.level, wording),
        goal=puzzle_goal(puzzle, wording),
        intro=cards_in_text(wording.words(puzzle.intro), wording),
        board=board_html(board, wording, onward=onward, own_page=True),
        alone=link(key, embed_key(puzzle.id)),
        elsewhere=elsewhere_rows(
            facts.elsewhere,
            len(puzzle.position.hand),
            puzzle.variant,
            (key, board_address(board)),
            content,
            wording,
        ),
        lab=lab_link(key, puzzle.variant, board_address(board)),
        hints=[None if hint.code is HintCode.THEMES else hint_html(hint, wording) for hint in facts.hints],
        origin=content.sources.get(puzzle.source),
        themes=_themes(puzzle, wording),
        **_told_with_solution(puzzle, facts, wording),
    )
    return Page(
        wording.lang,
        key,
        title=title,
        description=wording.say("puzzle-description", title=title),
        markdown=html_page(title, body),
        source=content.place("puzzle", puzzle.id).path,
        hide=("navigation", "toc"),
        picture=puzzle.id,
        embed=embed_key(puzzle.id),
    )


def _told_with_solution(puzzle: Puzzle, facts: PuzzleFacts, wording: Wording) -> dict[str, Any]:
    """What a page keeps folded away until it is solved or given up."""
    told = sentences(puzzle, facts, wording)
    drawn = {
        name: [cards_in_text(text, wording) for text in told[name]] for name in ("steps", "others", "decoys")
    }
    return {
        **told,
        **drawn,
        "result": solution_trays(facts, wording),
        "here": steps_here(wording),
        "proofs": [proof_html(proof, len(puzzle.position.hand), wording) for proof in facts.proofs],
        "explanation": cards_in_text(wording.words(puzzle.explanation), wording),
        "printed": _printed(puzzle, facts, wording),
    }


def embed_key(puzzle: str) -> str:
    """The key of the page with the board of the puzzle alone, by its id."""
    return f"embed/{puzzle}"


def puzzle_rules(puzzle: Puzzle, content: Content, wording: Wording) -> str:
    """The rules that it is played by, as a label."""
    return wording.say("puzzle-rules", variant=wording.words(content.variants[puzzle.variant].name))


def puzzle_goal(puzzle: Puzzle, wording: Wording) -> str:
    """What to do, without telling whether it can be done."""
    some_but_not_all = puzzle.claim.played and not puzzle.claim.solvable
    goal = "puzzle-goal-most" if some_but_not_all else "puzzle-goal-all"
    return wording.say(goal, count=len(puzzle.position.hand))


def _themes(puzzle: Puzzle, wording: Wording) -> list[dict[str, str]]:
    """The manoeuvres that it turns on, each with what it is."""
    return [
        {
            "id": f"theme-{theme}",
            "name": wording.say(f"theme-{theme}"),
            "about": wording.say(f"theme-{theme}-about"),
        }
        for theme in puzzle.themes
    ]


def _printed(puzzle: Puzzle, facts: PuzzleFacts, wording: Wording) -> dict[str, Any] | None:
    """What the source takes for a play, as it stands there, and why it is none."""
    if puzzle.printed is None:
        return None
    # No meld is put in order: what is wrong is shown as it is printed.
    verdicts = [
        verdict if verdict.legal else replace(verdict, cards=meld)
        for verdict, meld in zip(facts.printed, puzzle.printed.table, strict=True)
    ]
    why = cards_in_text(wording.words(puzzle.printed.why), wording)
    return {"melds": [tray_html(verdict, wording, alone=False) for verdict in verdicts], "why": why}


def solution_trays(facts: PuzzleFacts, wording: Wording) -> list[Markup]:
    """The final table; table cards that changed their meld are marked, as on the board."""
    _, joined = moved_cards(facts.verdicts, facts.solution)
    return [
        tray_html(verdict, wording, {place: "moved" for meld, place in joined if meld == number})
        for number, verdict in enumerate(facts.solution)
    ]
