"""The rule pages of a variant with packs by players, a total to play for, and rules known only in part."""

import re
from dataclasses import replace
from functools import cache

import pytest

from machiavelli.facts.variants import variant_facts
from machiavelli.model.cards import JOKER
from machiavelli.model.content import Content
from machiavelli.model.notation import parse_cards
from machiavelli.model.variant import CardPoints, Packs, Players, Variant
from machiavelli.pages.compare_page import compare_page
from machiavelli.pages.page import Page
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.sheet_pages import sheet_pages
from machiavelli.pages.variant_facts import VariantFacts
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording
from rule_pages import content, html_of, section_html, sentences_of
from rules_for_tests import bend
from wordings import SAMPLED

CHANGES = {
    "deal.players": Players(least=2, most=5, more_allowed=False),
    "deal.jokers": 2,
    "deal.packs_by_players": {2: Packs(decks=1, jokers=1)},
    "deal.hand_size": 10,
    "deal.first_dealer": "lowest-card",
    "deal.deal_passes": "to-winner",
    "deal.first_player": "right-of-dealer",
    "deal.direction": "counterclockwise",
    "end.empty_stock": "ends-hand",
    "scoring.counted": "every-hand",
    "scoring.points_go": "differences",
    "scoring.card_points": CardPoints(ace=15, ten=10, figure=10, joker=25, low=5),
    "scoring.match": "target",
    "scoring.target": 150,
    "scoring.match_winner": "highest-total",
}


@cache
def altered() -> Content:
    """The site's content with other rules for the variant ``jolly``, which lacks some now."""
    jolly = content().variants["jolly"]
    other = replace(
        jolly,
        rules=bend(jolly.rules, CHANGES),
        parent="base",
        incomplete=True,
        leftover=(*parse_cards("A♠ K♦ 10♥ 7♣"), JOKER),
    )
    return replace(content(), variants={**content().variants, "jolly": other})


@cache
def altered_facts() -> dict[str, VariantFacts]:
    return variant_facts(altered())


@cache
def pages(lang: str) -> dict[str, Page]:
    wording = Wording(lang, altered().catalogues[lang])
    made = [
        *variant_pages(altered(), wording, altered_facts()),
        *sheet_pages(altered(), wording, altered_facts()),
        compare_page(altered(), wording, altered_facts()),
    ]
    return {one.key: one for one in made}


def page(lang: str, key: str) -> Page:
    return pages(lang)[key]


def test_the_deal_table_has_the_right_packs():
    facts = altered_facts()["jolly"]
    assert facts.pack == 106
    assert [(deal.players, deal.pack, deal.stock) for deal in facts.deals] == [
        (2, 53, 33),
        (3, 106, 76),
        (4, 106, 66),
        (5, 106, 56),
    ]
    table = sentences_of(section_html(page("es", "variants/jolly"), "deal"))
    assert "Jugadores Cartas A cada uno En las manos En el mazo\n2 53 10 20 33\n3 106 10 30 76\n" in table
    plain = sentences_of(section_html(page("es", "variants/base"), "deal"))
    assert "Jugadores A cada uno En las manos En el mazo\n2 13 26 78\n" in plain


SAID = {
    "es": [
        "Según cuántos jueguen, las barajas cambian: una baraja y un comodín si son 2.",
        "quien tiene la más baja reparte primero",
        "Empieza quien está a la derecha del repartidor, y los turnos pasan en sentido antihorario.",
        "Cada mano siguiente la reparte quien ganó la anterior",
        "Si alguien toma la última carta del mazo, la mano termina en ese instante.",
        "Quien gana anota la diferencia entre los puntos de cada uno de los demás y los suyos.",
        "las demás cartas, 5 cada una",
        "La partida termina cuando alguien llega a 150 puntos, y la gana quien tenga el total más alto.",
        "15 + 10 + 10 + 5 + 25 = 65 puntos",
    ],
    "pt": [
        "Conforme o número de jogadores, os baralhos mudam: um baralho e um joker para 2.",
        "quem tiver a mais baixa dá primeiro",
        "Começa quem está à direita do dador, e os turnos passam no sentido anti-horário.",
        "Se alguém tirar a última carta do monte, a mão acaba nesse momento.",
        "as outras cartas, 5 cada uma",
        "A partida acaba quando alguém chega a 150 pontos, e ganha-a quem tiver o total mais alto.",
    ],
    "it": [
        "A seconda di quanti giocano, i mazzi cambiano: un mazzo e un jolly se si è in 2.",
        "chi ha la più bassa è il primo mazziere",
        "Comincia chi siede alla destra del mazziere, e i turni passano in senso antiorario.",
        "Se qualcuno pesca l’ultima carta del tallone, la mano finisce in quell’istante.",
        "le altre carte, 5 ciascuna",
        "La partita finisce quando qualcuno arriva a 150 punti, e la vince chi ha il totale più alto.",
    ],
}


@pytest.mark.parametrize("lang", SAMPLED)
def test_the_sentences_tell_the_rules(lang: str):
    text = sentences_of(html_of(page(lang, "variants/jolly")))
    for words in SAID[lang]:
        assert words in text
    assert "{" not in text
    assert "none" not in text


NOTICE = {
    "es": "De esta variante solo se conoce una parte de las reglas. Lo que ninguna fuente cuenta se juega "
    "aquí como en la variante Base.",
    "pt": "Desta variante só se conhece uma parte das regras. O que nenhuma fonte conta joga-se aqui como na "
    "variante Base.",
    "it": "Di questa variante si conosce solo una parte delle regole. Ciò che nessuna fonte racconta si "
    "gioca qui come nella variante Base.",
}
MARK = {"es": "incompleta", "pt": "incompleta", "it": "incompleta"}


@pytest.mark.parametrize("lang", SAMPLED)
def test_a_page_opens_with_what_is_not_known(lang: str):
    html = html_of(page(lang, "variants/jolly"))
    before_the_rules = html[: html.index("<h2")]
    assert NOTICE[lang] in before_the_rules
    assert re.search(r'<a href="[^"]*base[^"]*">', before_the_rules)
    assert NOTICE[lang] in page(lang, "sheets/jolly").markdown
    for key in ("variants/base", "sheets/base"):
        assert NOTICE[lang] not in page(lang, key).markdown


@pytest.mark.parametrize("lang", SAMPLED)
@pytest.mark.parametrize("key", ["compare", "variants/index"])
def test_lists_of_variants_mark_the_incomplete_one(lang: str, key: str):
    text = page(lang, key).markdown
    marked = re.findall(rf"(\w+)(?:</a>)? <small>\(?{MARK[lang]}\)?</small>", text)
    known_in_part = [one.name[lang] for one in altered().variants.values() if one.incomplete]
    assert marked == known_in_part
    assert altered().variants["jolly"].name[lang] in marked


def test_the_agreed_total_is_spoken_of_where_players_agree():
    def said(variant: Variant) -> set[str]:
        return {
            sentence.message
            for section in SECTIONS.values()
            for line in section
            for sentence in line.of(variant)
        }

    fixed = altered().variants["jolly"]
    agreed = replace(fixed, rules=bend(fixed.rules, {"scoring.target": None}))
    assert said(agreed) - said(fixed) == {"deal-target"}
    assert {"deal-match", "end-match", "end-blocked"} & said(fixed) == set()
