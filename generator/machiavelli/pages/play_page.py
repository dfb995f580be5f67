"""The practice table: a game against the computer under the rules of any variant, played in the browser."""

from collections.abc import Mapping
from functools import partial

from machiavelli.model.content import Content
from machiavelli.model.variant import Rules
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import IDS as BOARD_IDS
from machiavelli.pages.board_texts import browser_texts
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.fresh_board import table_board_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.proof_markup import PROOF_MESSAGES, the_cards
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "play"

OPPONENTS = (1, 2, 3)
"""How many may sit at the table beside the reader."""

STRENGTHS = (1, 2, 3)
"""How strong they play, the mildest first."""

_REFUSALS = (
    *("must-draw", "draw-first", "only-draws", "already-drawn", "no-more-draws", "can-play", "card-waits"),
    *("too-many-points", "not-failed"),
)
"""Why the script may have to say that something cannot be done now."""

IDS = (
    *BOARD_IDS,
    *("play-you", "play-opponent", "play-opponent-only", "play-thinking", "play-your-turn", "play-wait"),
    *("play-over", "play-stock", "play-holds", "play-unopened", "play-seed", "play-drawn", "play-laid-out"),
    *("play-sorted-suit", "play-sorted-rank"),
    *("play-did-lay", "play-did-draw", "play-did-fail", "play-did-pass", "play-did-knock"),
    *("play-step-new", "play-step-add", "play-step-mixed", "play-step-table"),
    *(f"play-no-{code}{part}" for code in _REFUSALS for part in ("", "-text")),
    *("play-unfinished", "play-unfinished-text", "act-draw", "act-pass", "act-why"),
    *("play-best", "play-best-draw", "play-best-pass"),
    *("play-won", "play-lost", "play-tied", "play-nobody", "play-at", "play-dealt"),
    *(
        f"play-ending-{ending}"
        for ending in ("out", "out-you", "knocked", "knocked-you", "blocked", "stock-out")
    ),
    *("lab-solving", "lab-none", "lab-played", "lab-figures", "lab-undecided", "lab-no-more"),
    *("lab-undecided-title", "lab-timeout", "lab-fault-title", "lab-fault", "lab-copied", "lab-not-copied"),
    *sorted(PROOF_MESSAGES - {"proof-card"}),
)
"""Every message the script says."""


def play_page(content: Content, wording: Wording, rules: Mapping[str, Mapping[str, object]]) -> Page:
    """The page of one language; ``rules`` of each variant by id, as the browser gets them."""
    title = wording.say("play-title")
    fitting = [variant for variant in content.variants.values() if can_be_played(variant.rules)]
    names = [(variant.id, wording.words(variant.name)) for variant in fitting]
    left_out = [wording.words(it.name) for it in content.variants.values() if it not in fitting]
    texts = browser_texts(wording, IDS)
    body = render(
        "play.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        fits=wording.say("play-variants", fit=len(fitting), missing=len(left_out), names=", ".join(left_out)),
        variants=names,
        strengths=STRENGTHS,
        opponents=OPPONENTS,
        fresh=table_board_html(wording),
        data=script_data(
            {"rules": {id_: rules[id_] for id_, _ in names}, "the": the_cards(wording), "texts": texts}
        ),
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("play-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("play-lead"),
        hide=("navigation", "toc"),
    )


def can_be_played(rules: Rules) -> bool:
    """Whether a table with some of :data:`OPPONENTS` has as many players as the rules are meant for."""
    meant = rules.deal.players
    seats = [count + 1 for count in OPPONENTS]
    return any(meant.least <= count and (meant.more_allowed or count <= meant.most) for count in seats)
