"""Records: written and read back without loss, judged turn by turn, every fault at its place."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bent_rules import obeys
from machiavelli.engine.game import format_record, play, read_record, replay
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.game import Draw, Ending, Fail, Knock, Lay, Pass
from machiavelli.model.record import GameRecord, RecordedHand, RecordedTurn
from machiavelli.model.variant import Packs
from machiavelli.study.clumsy import Clumsy
from machiavelli.study.recording import simulated_match
from machiavelli.study.restless import Restless
from rules_for_tests import RULES, bend

CARDS = st.sampled_from([JOKER, *(Card(rank, suit) for suit in Suit for rank in range(1, 14))])
MELDS = st.lists(CARDS, min_size=1, max_size=5).map(tuple)
TABLES = st.lists(MELDS, max_size=4).map(tuple)
NOTHING = st.none()
ACTIONS = st.one_of(
    st.builds(Lay, TABLES),
    st.builds(Draw),
    st.builds(Pass),
    st.builds(Fail, NOTHING | TABLES, NOTHING | TABLES, st.booleans()),
    st.builds(Knock),
)
TURNS = st.builds(RecordedTurn, st.integers(0, 9998), ACTIONS)
HANDS = st.builds(
    RecordedHand,
    st.lists(CARDS, max_size=8).map(tuple),
    st.lists(TURNS, max_size=5).map(tuple),
    NOTHING | st.integers(1, 9999),
)
NUMBERS = st.integers(1, 9999)
RECORDS = st.builds(
    GameRecord,
    st.sampled_from(["base", "a-house-rule"]),
    NUMBERS,
    NUMBERS.map(lambda seat: seat - 1),
    NUMBERS,
    st.lists(HANDS, max_size=3).map(tuple),
    NOTHING | NUMBERS,
    st.lists(MELDS, max_size=3).map(tuple),
    NOTHING | NUMBERS.map(lambda seat: seat - 1),
)


@given(RECORDS)
@settings(deadline=None)
def test_a_record_is_read_back_as_it_was_written(record: GameRecord) -> None:
    text = format_record(record)
    assert read_record(text) == (record, ())
    assert read_record("\ufeff# a comment\r\n" + text.replace("\n", "  \r\n\r\n")) == (record, ())


WORDS = [
    "hand",
    "pack",
    "each",
    "1",
    "lay",
    "draw",
    "fail",
    "|",
    "->",
    "-",
    "5C",
    "x",
    "#",
    "variant",
    "lot",
    "oldest",
    "target",
    "\n",
]


@given(st.text() | st.lists(st.sampled_from(WORDS)))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str | list[str]) -> None:
    lines = text if isinstance(text, str) else " ".join(text)
    _, faults = read_record(lines)
    assert faults
    assert all(fault.spot.line >= 1 and fault.spot.column >= 1 for fault in faults)


@pytest.mark.parametrize("name", RULES)
def test_a_simulated_match_is_replayed_to_its_end(name: str) -> None:
    rules = RULES[name]
    record = simulated_match(name, rules, [Clumsy(Restless(30)), Restless(10)], Random(3))
    assert read_record(format_record(record)) == (record, ())
    outcome = replay(rules, record)
    assert outcome.faults == ()
    assert len(outcome.hands) == outcome.hands_to_play == (2 if name == "base" else 1)
    assert [hand.turns for hand in outcome.hands] == [len(hand.turns) for hand in record.hands]
    assert outcome.result is not None
    if name == "base":
        points = [hand.result.points for hand in outcome.hands if hand.result and hand.result.points]
        assert outcome.result.totals == tuple(map(sum, zip(*points, strict=True)))
    assert all(hand.state.ending in Ending for hand in outcome.hands)
    assert play(rules, outcome.hands[0].state, Draw()) != outcome.hands[0].state


@given(st.integers(0, 3), st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=60)
def test_a_spoilt_record_is_judged_without_a_trace(number: int, chance: Random) -> None:
    """Lines lost, doubled, exchanged; words too: some fault is found or the game is another, nothing else."""
    name = list(RULES)[number]
    lines = _spoilt(format_record(RECORDED[name]).splitlines(), chance)
    words = [line.split(" ") for line in lines]
    for _ in range(chance.randint(0, 3)):
        line = chance.choice(words)
        line[chance.randrange(len(line))] = chance.choice(chance.choice(words))
    record, faults = read_record("\n".join(" ".join(line) for line in words))
    if record is not None:
        outcome = replay(RULES[name], record)
        assert outcome.result is None or not outcome.faults
        assert all(fault.code and fault.spot.line <= len(lines) for fault in (*faults, *outcome.faults))


TALES: dict[str, dict[str, Any]] = {
    "lowest card": {"deal.first_dealer": "lowest-card", "deal.direction": "counterclockwise"},
    "highest card": {"deal.first_dealer": "highest-card", "deal.first_player": "dealer"},
    "oldest": {"deal.first_dealer": "oldest", "deal.packs_by_players": {2: Packs(decks=1, jokers=0)}},
    "winner deals": {"deal.deal_passes": "to-winner", "scoring.match": "target", "scoring.target": 30},
    "agreed total": {"scoring.match": "target", "deal.first_player": "right-of-dealer"},
    "collected": {
        "end.blocked_winner": "fewest-points",
        "end.empty_stock": "ends-hand",
        "scoring.points_go": "both",
        "scoring.match_winner": "highest-total",
    },
}


@pytest.mark.parametrize("name", TALES)
def test_matches_of_other_rules_are_replayed_to_their_end(name: str) -> None:
    """The record says all that is needed; under the plain rules it is refused or tells another game."""
    short = bend(RULES["base"], {"deal.hand_size": 3, "deal.decks": 1})
    rules = bend(short, TALES[name])
    assert obeys(rules)
    record = simulated_match("base", rules, [Clumsy(Restless(30)), Restless(20)], Random(name))
    assert read_record(format_record(record)) == (record, ())
    outcome = replay(rules, record)
    assert outcome.faults == ()
    assert outcome.result is not None
    assert bool(record.lot) == (name in ("lowest card", "highest card"))
    assert (record.oldest is not None) == (name == "oldest")
    assert (record.target is not None) == (name == "agreed total")
    other = replay(short, record)
    assert other.faults or other.result != outcome.result


def _spoilt(lines: list[str], chance: Random) -> list[str]:
    lines = list(lines)
    for _ in range(chance.randint(1, 4)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(3):
            case 0:
                del lines[at]
            case 1:
                lines.insert(other, lines[at])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
    return lines


RECORDED = {
    name: simulated_match(name, rules, [Clumsy(Restless(20), 0.2), Restless(10)], Random(8))
    for name, rules in RULES.items()
}
