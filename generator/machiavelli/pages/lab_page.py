"""The laboratory: any position under the rules of any variant, set up and solved in the browser."""

from collections.abc import Mapping
from functools import partial

from machiavelli.model.cards import ALL_FACES
from machiavelli.model.content import Content
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import MELD_IDS, browser_texts
from machiavelli.pages.card_markup import card_html, sprite_html
from machiavelli.pages.difficulty import LEVELS
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.proof_markup import PROOF_MESSAGES, the_cards
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "lab"

EXAMPLE = "5C6C7C8C:8D8H"

IDS = (
    *MELD_IDS,
    *("puzzle-rules", "board-table", "figure-hand", "said-moved", "put-new"),
    *("lab-to-hand", "lab-to-meld", "lab-no-table", "lab-no-hand"),
    *(
        "lab-unreadable-table",
        "lab-unreadable-hand",
        "lab-unreadable-link",
        "lab-unknown-variant",
        "lab-too-long",
    ),
    *("lab-too-many-cards", "lab-too-many-jokers", "lab-too-many-copies", "lab-too-many-loose"),
    *(
        "lab-illegal-table",
        "lab-refused",
        "lab-said-hand",
        "lab-said-removed",
        "lab-said-cleared",
        "said-undone",
        "said-no-undo",
    ),
    *("lab-copied", "lab-not-copied", "lab-solving", "lab-all", "lab-most", "lab-none", "lab-played"),
    *("lab-seeking-how", "lab-no-how"),
    *("lab-figures", "lab-undecided", "lab-layout", "lab-no-more", "lab-undecided-title", "lab-timeout"),
    *("lab-cancelled", "lab-fault-title", "lab-fault", "lab-picture-not-copied"),
    *("lab-seeking", "lab-unrated", "lab-harder-found", "lab-harder-ratings"),
    *("lab-harder-none", "lab-harder-none-text", "lab-harder-this", *(f"level-{level}" for level in LEVELS)),
    *("elsewhere-title", "elsewhere-all", "elsewhere-some", "elsewhere-none", "elsewhere-refused"),
    *("elsewhere-too-many-jokers", "elsewhere-too-many-loose", "elsewhere-illegal-table"),
    *sorted(PROOF_MESSAGES - {"proof-card"}),
)
"""Every message the script of the laboratory says."""


def lab_page(content: Content, wording: Wording, rules: Mapping[str, Mapping[str, object]]) -> Page:
    """The page of one language; ``rules`` of each variant by id, as the browser gets them."""
    title = wording.say("lab-title")
    body = render(
        "lab.html",
        say=wording.say,
        link=partial(link, KEY),
        sprite=sprite_html(),
        example=EXAMPLE,
        variants=[(variant.id, wording.words(variant.name)) for variant in content.variants.values()],
        cards=[card_html(card, wording, button=True) for card in ALL_FACES],
        data=script_data({"rules": rules, "the": the_cards(wording), "texts": browser_texts(wording, IDS)}),
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("lab-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("lab-lead"),
        hide=("navigation", "toc"),
    )


def lab_link(page: str, variant: str, position: str) -> str:
    """The link from a page, by key, to a position in the laboratory."""
    return f"{link(page, KEY)}?v={variant}&p={position}"
