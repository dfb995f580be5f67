"""Questions without end: made in the browser by chance, under any rules, and answered by the engine."""

from collections.abc import Mapping
from functools import partial

from machiavelli.model.cards import ALL_FACES
from machiavelli.model.content import Content
from machiavelli.model.verdicts import MELD_REASONS
from machiavelli.pages.board_markup import one_piece
from machiavelli.pages.board_texts import MELD_IDS, browser_texts
from machiavelli.pages.card_markup import card_html, sprite_html
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.proof_markup import PROOF_MESSAGES, the_cards
from machiavelli.pages.quiz_pages import ENDLESS_KEY
from machiavelli.pages.script_data import script_data
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

IDS = (
    *MELD_IDS,
    *("quiz-ask-legal", "quiz-ask-max-cards", "quiz-ask-can-play-card", "quiz-ask-variant-diff"),
    *("quiz-table", "quiz-hand", "quiz-several", "quiz-right", "quiz-wrong", "quiz-verdict", "quiz-yes"),
    *("quiz-can", "quiz-cannot", "quiz-more", "quiz-fewer", "quiz-layout"),
    *("endless-making", "endless-fault", "endless-score"),
    *(f"quiz-no-{reason}" for reason in MELD_REASONS),
    *sorted(PROOF_MESSAGES),
)
"""Every message the script says."""


def endless_page(content: Content, wording: Wording, rules: Mapping[str, Mapping[str, object]]) -> Page:
    """The page of one language; ``rules`` of each variant by id, as the browser gets them."""
    title = wording.say("endless-title")
    names = {variant.id: wording.words(variant.name) for variant in content.variants.values()}
    texts = browser_texts(wording, IDS)
    body = render(
        "endless.html",
        say=wording.say,
        link=partial(link, ENDLESS_KEY),
        sprite=sprite_html(),
        variants=list(names.items()),
        cards=[card_html(card, wording) for card in ALL_FACES],
        data=script_data({"rules": rules, "names": names, "the": the_cards(wording), "texts": texts}),
    )
    return Page(
        wording.lang,
        ENDLESS_KEY,
        title=title,
        description=wording.say("endless-description"),
        markdown=html_page(title, one_piece(body)),
        source=wording.path("endless-lead"),
        hide=("toc",),
    )
