"""Proofs in words: every kind in every language, no message missing, nothing left of the data's codes."""

import re

import pytest

from machiavelli.model.notation import parse_card, parse_cards
from machiavelli.model.proof import (
    Case,
    Cases,
    Chain,
    Denial,
    Each,
    Forced,
    Limit,
    NoOpening,
    NoPartner,
    Points,
    Proof,
    Reason,
    Supposed,
)
from machiavelli.pages.page import Page
from machiavelli.pages.proof_markup import PROOF_MESSAGES, proof_html
from wordings import LANGUAGES, wording

EIGHT, SIX, JOKER = parse_card("8♦"), parse_card("6♣"), parse_card("★")
ALONE = NoPartner((SIX,))
CHAIN = Chain(
    (Forced(EIGHT, meld=parse_cards("8♥ 8♦ 8♣")), Forced(SIX, beside=JOKER), Forced(parse_card("K♠"))), ALONE
)
POINTS = Points(((SIX, 2), (EIGHT, 1), (parse_card("8♣"), -2), (JOKER, 1)), 1)
REASONS: list[Reason] = [
    ALONE,
    NoPartner(parse_cards("8♦ 6♣")),
    Limit(),
    NoOpening(),
    CHAIN,
    Chain(CHAIN.steps, POINTS),
    Chain(CHAIN.steps, Limit()),
    POINTS,
    Each((Supposed(EIGHT, CHAIN),)),
    Each((Supposed(EIGHT, ALONE),), ALONE),
    Each((Supposed(EIGHT, POINTS), Supposed(SIX, ALONE)), ALONE),
    Cases(EIGHT, (Case(parse_cards("8♥ 8♦ 8♣"), CHAIN), Case(None, POINTS))),
]
DENIALS = (
    Denial(most=0),
    Denial(most=1),
    Denial(most=2),
    Denial(most=6),
    Denial(card=EIGHT),
    Denial(card=JOKER),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: type(reason).__name__)
def test_every_reason_can_be_told(lang: str, reason: Reason):
    for denies in DENIALS:
        html = proof_html(Proof(denies, reason), 7, wording(lang))
        assert html.count("<ol>") == html.count("</ol>")
        assert html.count("<ul>") == html.count("</ul>")
        text = re.sub(r"<[^>]*>", "", html)
        assert "{" not in text
        assert "proof-" not in text
        assert "None" not in text


def test_all_messages_are_told():
    words = wording.__wrapped__("es")  # not the one that all tests share
    for reason in REASONS:
        for denies in DENIALS:
            proof_html(Proof(denies, reason), 7, words)
    assert {name for name in words.asked if name.startswith("proof-")} == PROOF_MESSAGES


def test_a_chain_reads_card_by_card():
    html = proof_html(Proof(Denial(most=0), CHAIN), 2, wording("es"))
    items = [re.sub(r"<[^>]*>", "", item) for item in re.findall(r"<li>(.*?)</li>", html)]
    assert items == [
        "El 8 solo puede ir en 8 8 8.",
        "El 6 no va a ninguna parte sin el comodín, y de esa carta no hay otra: "
        "ninguna otra combinación puede contar con ella.",
        "El K no forma combinación con nada y se queda en la mano.",
        "Entonces el 6 se queda sin combinación.",
    ]


def test_equal_points_share_a_row():
    html = proof_html(Proof(Denial(most=0), POINTS), 2, wording("it"))
    rows = [re.sub(r"<[^>]*>", " ", row).split() for row in re.findall(r"<tr>(.*?)</tr>", html)]
    assert [row[-1] for row in rows[1:]] == ["+2", "+1", "−2"]
    assert len(rows) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_impossible_puzzles_show_their_proof(site_pages: dict[str, Page], lang: str):
    title = wording(lang).say("proof-title")
    for id_ in ("no-company", "one-card-short", "same-eight-twice", "the-long-run", "nines-in-the-middle"):
        solution = site_pages[f"{lang}/puzzles/{id_}.md"].markdown.split("mk-solution")[-1]
        assert f"<b>{title}</b>" in solution
    assert title not in site_pages[f"{lang}/puzzles/free-an-eight.md"].markdown
