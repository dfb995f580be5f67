"""A board without a position, for pages whose script lays one out; and puzzles as such a script gets them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from markupsafe import Markup

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.content import Content
from machiavelli.model.notation import codes
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Puzzle
from machiavelli.pages.board_markup import Board, board_address, board_html
from machiavelli.pages.card_markup import card_html
from machiavelli.pages.puzzle_facts import PuzzleFacts, puzzle_board
from machiavelli.pages.puzzle_pages import puzzle_goal, puzzle_rules
from machiavelli.pages.wording import Wording

_NOTHING_YET = Board("fresh", Position((), ()), (), {}, Claim(solvable=True, played=0))
_NOTHING_DEALT = Board("fresh", Position((), ()), (), {})


# The same on every page of a language; a few languages are kept, not those of all builds while serving.
@lru_cache(maxsize=8)
def fresh_board_html(wording: Wording) -> Markup:
    """The board and every face of a card once, as templates that show nothing by themselves."""
    return _templates(board_html(_NOTHING_YET, wording, hints=True), wording)


def table_board_html(wording: Wording) -> Markup:
    """The same with a board for the turns of a game, on which nothing is asked."""
    return _templates(board_html(_NOTHING_DEALT, wording, in_game=True), wording)


def _templates(board: Markup, wording: Wording) -> Markup:
    faces = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]
    cards = Markup("").join(card_html(card, wording, button=True) for card in (*faces, JOKER))
    template = Markup("<template data-fresh-board>{}</template><template data-faces>{}</template>")
    return template.format(board, cards)


def puzzle_data(
    puzzle: Puzzle, content: Content, facts: Mapping[str, PuzzleFacts], wording: Wording
) -> dict[str, object]:
    """What the script shows of a puzzle: its words and its board."""
    return {
        "title": wording.words(puzzle.title),
        "goal": puzzle_goal(puzzle, wording),
        "rules": puzzle_rules(puzzle, content, wording),
        "board": _board_data(puzzle, facts[puzzle.id]),
    }


def _board_data(puzzle: Puzzle, facts: PuzzleFacts) -> dict[str, object]:
    """The board of a puzzle but for its rules, which are named."""
    return {
        "variant": puzzle.variant,
        "position": board_address(puzzle_board(puzzle, facts)),
        "claim": {"solvable": puzzle.claim.solvable, "played": puzzle.claim.played},
        "par": facts.par,
        "others": max(0, facts.classes - 1),
        "themes": puzzle.themes,
        "solution": [codes(verdict.cards) for verdict in facts.solution],
    }


def rules_of(puzzles: Iterable[Puzzle], facts: Mapping[str, PuzzleFacts]) -> dict[str, object]:
    """The rules that some puzzles are played by, each once."""
    return {puzzle.variant: facts[puzzle.id].rules for puzzle in puzzles}
