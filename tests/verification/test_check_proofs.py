"""Impossible claims: each has a proof that the checker accepts, or a finding at its line."""

from dataclasses import replace

import pytest

from machiavelli.engine.proofs import prove
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding
from machiavelli.model.notation import parse_cards
from machiavelli.model.proof import Denial, Limit, Proof, denials
from machiavelli.verification import check_proofs as module
from machiavelli.verification.check_proofs import check_proofs


def _findings(content: Content, id_: str) -> list[Finding]:
    puzzle = content.puzzles[id_]
    return list(check_proofs(content, ("puzzle", puzzle.id), puzzle, content.variants[puzzle.variant].rules))


def test_every_impossible_claim_is_proved(content: Content):
    denied = {id_: denials(it.claim, it.position.hand) for id_, it in content.puzzles.items()}
    assert len([id_ for id_, all_ in denied.items() if all_]) >= 6
    assert not [finding for id_ in denied for finding in _findings(content, id_)]


def test_a_claim_without_a_short_proof_is_found(content: Content, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(prove, "SHOWN", 1)
    found = _findings(content, "same-eight-twice")
    place = content.place("puzzle", "same-eight-twice", "claim", "played")
    assert [(it.code, it.line) for it in found] == [(Code.UNPROVED_CLAIM, place.line)]
    assert found[0].message == (
        "that no more than 0 can be played: no proof short enough to be shown was found"
    )


def test_a_proof_that_does_not_hold_is_found(content: Content, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "prove_shown", lambda rules, position, denies: Proof(denies, Limit()))
    found = _findings(content, "same-eight-twice")
    assert [it.code for it in found] == [Code.UNPROVED_CLAIM]
    assert "(no-limit)" in found[0].message


def test_what_a_claim_denies(content: Content):
    claim, hand = content.puzzles["the-long-run"].claim, content.puzzles["the-long-run"].position.hand
    assert denials(claim, hand) == (Denial(most=6),)
    one = parse_cards("8♣")
    assert denials(replace(claim, unplayable=one * 2), hand) == (Denial(card=one[0]),)
    fewer = replace(claim, played=5, unplayable=one * 2)
    assert denials(fewer, hand) == (Denial(most=5), Denial(card=one[0]))
    impossible = content.puzzles["same-eight-twice"]
    assert denials(impossible.claim, impossible.position.hand) == (Denial(most=0),)
    solved = content.puzzles["free-an-eight"]
    assert denials(solved.claim, solved.position.hand) == ()


def test_an_unplayable_card_is_named(content: Content, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(prove, "SHOWN", 1)
    puzzle = content.puzzles["the-long-run"]
    claim = replace(puzzle.claim, unplayable=parse_cards("8♣"))
    rules = content.variants[puzzle.variant].rules
    found = list(check_proofs(content, ("puzzle", puzzle.id), replace(puzzle, claim=claim), rules))
    assert [it.message.partition(":")[0] for it in found] == ["that 8♣ cannot be played"]
