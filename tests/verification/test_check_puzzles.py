"""One card changed, one claim changed: verification says so, and at the line in question."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from machiavelli.loading import load_content
from machiavelli.model.cards import Card, Suit
from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Puzzle
from machiavelli.verification.check_puzzles import check_puzzles
from sample_content import SAMPLE


@pytest.fixture(scope="module")
def sample() -> Content:
    return load_content(SAMPLE, SAMPLE / "texts")


def findings(content: Content, puzzle: Puzzle) -> list[Finding]:
    return list(check_puzzles(replace(content, puzzles={puzzle.id: puzzle})))


def with_another_card(puzzle: Puzzle) -> Iterator[Puzzle]:
    """The puzzle with one table card changed to the next suit, for each meld in turn."""
    table = puzzle.position.table
    for number, meld in enumerate(table):
        suits = list(Suit)
        card = meld[0]
        if card.suit is None:
            continue
        other = Card(card.rank, suits[(suits.index(card.suit) + 1) % len(suits)])
        changed = (*table[:number], (other, *meld[1:]), *table[number + 1 :])
        yield replace(puzzle, position=Position(changed, puzzle.position.hand))


def test_every_puzzle_of_the_site_is_confirmed(content: Content):
    assert list(check_puzzles(content)) == []


def test_a_changed_card_never_passes_where_a_result_is_shown(content: Content):
    tried = 0
    for puzzle in content.puzzles.values():
        if puzzle.claim.result is None:
            continue
        for changed in with_another_card(puzzle):
            tried += 1
            assert findings(content, changed), (puzzle.id, changed.position)
    assert tried > 50


@pytest.mark.parametrize(
    ("claim", "line", "message"),
    [
        (Claim(True, 1), 9, "claims 1 card can be played, but the most is 2 (K♦ K♥)"),
        (Claim(False, 2), 8, "claims the hand cannot go out, but it can: 10♣ J♣ Q♣ | K♥ K♦ K♣"),
        (Claim(True, 2, unique=False), 11, "claims several best plays, but there is only one"),
        (Claim(True, 2, result=((Card(13, Suit.CLUBS),),)), 10, "no legal turn: "),
    ],
)
def test_each_part_of_a_claim_is_confirmed_at_its_own_line(
    sample: Content, claim: Claim, line: int, message: str
):
    (finding,) = findings(sample, replace(sample.puzzles["free-a-king"], claim=claim))
    assert (finding.path, finding.line) == ("puzzles/free-a-king.yaml", line)
    assert finding.message.startswith(message)


def test_puzzles_of_different_variants_may_share_a_position(sample: Content):
    puzzle = sample.puzzles["free-a-king"]
    twin = replace(puzzle, id="twin", variant="wild")
    places = {
        ("puzzle", "twin", *key[2:]): place for key, place in sample.places.items() if key[1] == puzzle.id
    }
    both = replace(sample, puzzles={puzzle.id: puzzle, "twin": twin}, places={**sample.places, **places})
    assert list(check_puzzles(both)) == []
    same = replace(both, puzzles={puzzle.id: puzzle, "twin": replace(twin, variant="plain")})
    assert [finding.code for finding in check_puzzles(same)] == ["twin-puzzle"]


def test_a_puzzle_of_a_variant_with_faults_is_left_alone(sample: Content):
    broken = replace(sample, variants={}, unread=frozenset({("variant", "plain")}))
    assert list(check_puzzles(broken)) == []
