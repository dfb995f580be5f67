"""A board as HTML: the position to read, and beside it everything the script needs to make it playable."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from machiavelli.model.cards import Card
from machiavelli.model.notation import codes, format_address
from machiavelli.model.position import Position, Table
from machiavelli.model.puzzle import Claim, Theme
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.board_texts import board_texts
from machiavelli.pages.card_markup import card_html, cards_in_text
from machiavelli.pages.meld_words import meld_state, meld_title, verdict_words
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

_TRAY = Markup(
    '<div class="mk-framed" data-v="{state}">'
    '<div class="mk-tray" role="group" aria-label="{label}">{cards}</div></div>'
)
_NEVER_ASKED = ("end", "scoring")
"""Rules that come after the turn a board is about."""

_ICONS = {"legal": "ok", "loose": "dots", "short": "dots", "bad": "x"}


@dataclass(frozen=True, slots=True)
class Board:
    """A position to play, with what the engine said of it.

    ``id`` is unique on its page. ``verdicts`` judge ``position.table``, meld by meld. ``rules`` is what
    ``machiavelli rules ID --json`` prints. ``solution`` is a final table that plays the most cards; empty
    where none is shown. Without a ``claim`` nothing is asked: the board only tells what is legal.
    ``par`` is how few moves do it, ``others`` how many solutions there are besides; ``themes`` are what it
    turns on, for whoever keeps count.
    """

    id: str
    position: Position
    verdicts: tuple[MeldVerdict, ...]
    rules: Mapping[str, object]
    claim: Claim | None = None
    solution: Table = ()
    par: int = 0
    others: int = 0
    themes: tuple[Theme, ...] = ()


def board_html(
    board: Board,
    wording: Wording,
    goal: str = "",
    onward: str = "",
    own_page: bool = False,
    in_game: bool = False,
    hints: bool = False,
) -> Markup:
    """The board, in one piece without blank lines, so that Markdown leaves it alone. ``goal`` is plain text,
    ``onward`` the link to the next puzzle, offered once this one is done. On the puzzle's ``own_page``, and
    wherever else there are ``hints``, they stand beside the board, in an element whose ``data-hints`` is its
    id. ``in_game`` adds what a player does in turn, which the page answers.

    An element ``details`` whose ``data-solution`` is the id of the board opens when the solution is shown.
    """
    html = render(
        "board.html",
        id=board.id,
        position=board_address(board),
        goal=cards_in_text(goal, wording),
        onward=onward,
        own_page=own_page,
        in_game=in_game,
        hints=hints or own_page,
        melds=[_row(number, verdict, wording) for number, verdict in enumerate(board.verdicts, start=1)],
        hand=_cards(board.position.hand, (), wording, button=True),
        count=wording.say("board-count", n=len(board.position.hand)),
        has_claim=board.claim is not None,
        has_solution=bool(board.solution) or board.claim is not None,
        game=script_data(_game(board, wording)),
        icons=_ICONS,
        say=wording.say,
    )
    return one_piece(html)


def one_piece(html: str) -> Markup:
    """Rendered HTML without indentation and blank lines, which would mean something to Markdown."""
    return Markup("\n".join(line.strip() for line in html.splitlines() if line.strip()))


def tray_html(
    verdict: MeldVerdict, wording: Wording, marks: Mapping[int, str] | None = None, alone: bool = True
) -> Markup:
    """A meld to look at, in its frame. ``marks`` names the mark of single cards by their place.

    ``alone``: whether a single card may lie there, as on a table before a turn.
    """
    label = f"{meld_title(verdict, wording)}, {verdict_words(verdict, wording, alone)}"
    cards = _cards(verdict.cards, verdict.stands_for, wording, marks=marks or {})
    return _TRAY.format(state=meld_state(verdict, alone), label=label, cards=cards)


def _row(number: int, verdict: MeldVerdict, wording: Wording) -> dict[str, object]:
    title, words = meld_title(verdict, wording), verdict_words(verdict, wording)
    return {
        "state": meld_state(verdict),
        "title": title,
        "verdict": words,
        "label": wording.say("meld-label", place=str(number), title=title, verdict=words),
        "cards": _cards(verdict.cards, verdict.stands_for, wording, button=True),
    }


def _cards(
    cards: tuple[Card, ...],
    stands_for: tuple[Card | None, ...],
    wording: Wording,
    button: bool = False,
    marks: Mapping[int, str] | None = None,
) -> Markup:
    """Cards side by side; each joker in turn shows the card it stands for. Buttons say which one they are."""
    places = iter(stands_for)
    return Markup("").join(
        card_html(
            card,
            wording,
            stands_for=next(places, None) if card.is_joker else None,
            mark=(marks or {}).get(place),
            button=button,
            among=(place + 1, len(cards)) if button else (1, 1),
        )
        for place, card in enumerate(cards)
    )


def board_address(board: Board) -> str:
    """The position as in an address, each meld in its canonical order."""
    return format_address(tuple(verdict.cards for verdict in board.verdicts), board.position.hand)


def _game(board: Board, wording: Wording) -> dict[str, object]:
    claim = board.claim
    return {
        "position": board_address(board),
        "rules": {name: part for name, part in board.rules.items() if name not in _NEVER_ASKED},
        "claim": claim and {"solvable": claim.solvable, "played": claim.played},
        "par": board.par,
        "others": board.others,
        "themes": board.themes,
        "solution": [codes(meld) for meld in board.solution],
        "texts": board_texts(wording),
    }
