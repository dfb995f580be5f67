"""Cards as HTML, and cards within texts."""

import pytest

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.pages.card_faces import PIPS
from machiavelli.pages.card_markup import card_html, cards_in_text, sprite_html
from machiavelli.pages.card_names import card_name, card_with_article, ranks_name
from wordings import LANGUAGES, wording

EIGHT = Card(8, Suit.CLUBS)
QUEEN = Card(12, Suit.DIAMONDS)


def test_a_card_to_choose_is_a_button_with_its_name():
    html = card_html(EIGHT, wording("es"), button=True)
    assert html.startswith('<button type="button" class="mk-card" data-card="8C" aria-pressed="false"')
    assert 'aria-label="8 de tréboles"' in html
    assert '<b translate="no">8</b>' in html


def test_a_card_to_look_at_is_a_picture_with_its_mark():
    html = card_html(QUEEN, wording("pt"), size="l", mark="moved")
    assert html.startswith('<span role="img" class="mk-card mk-l is-moved" data-card="QD"')
    assert 'aria-label="dama de ouros"' in html
    assert "#mk-c-Q" in html


def test_a_joker_tells_what_it_stands_for():
    assert 'aria-label="jolly"' in card_html(JOKER, wording("it"))
    html = card_html(JOKER, wording("it"), stands_for=EIGHT)
    assert 'aria-label="jolly che fa da 8 di fiori"' in html
    assert '<small translate="no" data-s="C">8<svg' in html


@pytest.mark.parametrize(
    ("lang", "card", "name", "article"),
    [
        ("es", EIGHT, "8 de tréboles", "el 8 de tréboles"),
        ("es", QUEEN, "reina de diamantes", "la reina de diamantes"),
        ("es", Card(11, Suit.SPADES), "jota de picas", "la jota de picas"),
        ("es", Card(1, Suit.HEARTS), "as de corazones", "el as de corazones"),
        ("pt", EIGHT, "8 de paus", "o 8 de paus"),
        ("pt", QUEEN, "dama de ouros", "a dama de ouros"),
        ("it", EIGHT, "8 di fiori", "l’8 di fiori"),
        ("it", QUEEN, "donna di quadri", "la donna di quadri"),
        ("it", Card(1, Suit.SPADES), "asso di picche", "l’asso di picche"),
        ("it", Card(13, Suit.HEARTS), "re di cuori", "il re di cuori"),
    ],
)
def test_names(lang: str, card: Card, name: str, article: str):
    assert card_name(card, wording(lang)) == name
    assert card_with_article(card, wording(lang)) == article


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_has_a_plural_of_its_own(lang: str):
    assert len({ranks_name(rank, wording(lang)) for rank in range(1, 14)}) == 13


def test_texts_are_escaped_and_their_cards_drawn():
    html = cards_in_text("<b>{x} 8♣, 10♥ & ★: 18♣ ♦", wording("es"))
    assert html.startswith("&lt;b&gt;{x} <span")
    assert "&amp;" in html
    assert html.count('aria-label="8 de tréboles"') == 1
    assert 'aria-label="10 de corazones"' in html
    assert 'aria-label="comodín"' in html
    assert "18<span" in html.replace("\n", "")
    assert 'aria-label="diamantes"' in html


def test_each_number_has_its_pips():
    assert {rank: len(pips) for rank, pips in PIPS.items()} == {rank: rank for rank in range(2, 11)}


def test_every_symbol_used_is_in_the_sprite():
    small, large = sprite_html(), sprite_html(large=True)
    for name in ("s-S", "s-H", "s-D", "s-C", "s-J", "i-ok", "i-x", "i-dots", "i-down"):
        assert f'id="mk-{name}"' in small
    for name in ("c-J", "c-Q", "c-K", "c-A", "c-joker"):
        assert f'id="mk-{name}"' in large
        assert f'id="mk-{name}"' not in small
