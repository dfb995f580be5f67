"""Whole hands by stated policies: the same from one seed, counted rightly, gone on with where cut off."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from subprocess import DEVNULL
from typing import Any

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from machiavelli.engine import judge_turn
from machiavelli.engine.game import position_of, whole_pack
from machiavelli.loading.simulated import parse_simulated
from machiavelli.model.game import Ending, HandInPlay, Lay
from machiavelli.model.notation import format_cards, parse_cards
from machiavelli.model.position import Position
from machiavelli.model.variant import Variant
from machiavelli.study.everyday import MANY, Everyday
from machiavelli.study.plain_sight import PlainSight
from machiavelli.study.play_out import simulated_hand
from machiavelli.study.players import Looking
from machiavelli.study.restless import Restless
from machiavelli.study.simulated_figures import average, figures_of, percentile, ratio, share
from machiavelli.study.simulation import Course, holds_back, play_hand
from rules_for_tests import RULES

ROOT = Path(__file__).parents[2]
QUICK = ["--variant", "carousel", "--players", "2", "--policy", "all"]


def simulated(*options: object, workers: int = 1) -> Result:
    arguments = ["simulate", *QUICK, "--workers", str(workers), *map(str, options)]
    return CliRunner().invoke(main, arguments)


@pytest.fixture(autouse=True)
def _rules_read_once(monkeypatch: pytest.MonkeyPatch, variants: Mapping[str, Variant]) -> None:
    monkeypatch.setattr("machiavelli.delivery.commands.simulate.load_variants", lambda: variants)


def test_any_number_of_processes_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("machiavelli.delivery.simulating.CHUNK", 2)
    one, two, three = (simulated("--games", 5, workers=workers) for workers in (1, 2, 3))
    assert one.exit_code == two.exit_code == three.exit_code == 0, two.output + three.output
    assert one.stdout == two.stdout == three.stdout
    assert simulated("--games", 5, "--seed", 2).stdout != one.stdout


def test_a_run_cut_off_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("machiavelli.delivery.simulating.CHUNK", 1)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = simulated("--games", 4, "--out", whole).stdout
    text = whole.read_text()
    cut.write_text(text[: text.rindex("\n", 0, -1) - 9])  # in the middle of the third hand
    assert simulated("--games", 4, "--out", cut).stdout == expected
    assert cut.read_text() == text
    monkeypatch.setattr("machiavelli.delivery.simulating.play_task", None)
    assert simulated("--games", 4, "--out", cut).stdout == expected, "nothing is left to be played"


def _hears_ctrl_c() -> None:
    """Whoever runs the tests in the background has it ignored, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_run_interrupted_goes_on_with_any_number_of_processes(tmp_path: Path) -> None:
    """Ctrl+C in the middle, then on with three, two and one process: as if nothing had been."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    command = [sys.executable, "-m", "machiavelli", "simulate", *QUICK, "--games", "400", "--workers"]
    first = subprocess.Popen(
        [*command, "3", "--out", str(cut)], cwd=ROOT, stdout=DEVNULL, stderr=DEVNULL, preexec_fn=_hears_ctrl_c
    )
    while not cut.exists() or cut.read_text().count("\n") < 2:
        time.sleep(0.02)
        assert first.poll() is None, "it has ended too soon"
    first.send_signal(signal.SIGINT)
    assert first.wait(timeout=60) != 0
    held = cut.read_text().count("\n") - 1
    assert held >= 1
    # Blocks of ten games: a busy machine may have played some more of them.
    for workers, games in ((2, 10 * held + 10), (1, 10 * held + 20)):
        done = simulated("--games", games, "--out", cut, workers=workers)
        assert done.exit_code == 0, done.output
    assert done.stdout == simulated("--games", 10 * held + 20, "--out", whole, workers=2).stdout
    assert cut.read_text() == whole.read_text()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"seed":1', '"seed":2'), "holds hands of seed 2, not 1"),
        (('"play":', '"play":9'), "holds hands of play 9"),
        (('"rules":"', '"rules":"0'), "holds hands of other rules: those of carousel have changed since"),
        (('"from":0', '"from":1'), "line 2: this is no file of simulated hands"),
        (('{"seed"', '["seed"'), "line 1: this is no file of simulated hands"),
        (('"hands":[[', '"hands":[[1,'), "line 2: this is no file of simulated hands"),
    ],
)
def test_a_file_of_something_else_is_refused(change: tuple[str, str], message: str, tmp_path: Path) -> None:
    path = tmp_path / "hands.jsonl"
    simulated("--games", 2, "--out", path)
    text = path.read_text()
    assert change[0] in text
    path.write_text(text.replace(*change))
    before = path.read_bytes()
    found = simulated("--games", 2, "--out", path)
    assert found.exit_code == 1
    assert message in found.stderr
    assert path.read_bytes() == before


def test_figures_of_other_cells_stay_in_their_file(tmp_path: Path) -> None:
    simulated("--games", 3, "--into", tmp_path)
    CliRunner().invoke(
        main, ["simulate", *QUICK[:-1], "hold", "--games", "2", "--workers", "1", "--into", tmp_path]
    )
    path = tmp_path / "carousel.json"
    found = parse_simulated(path.read_text())
    assert found is not None
    assert [(cell.policy, cell.games) for cell in found.cells] == [("all", 3), ("hold", 2)]
    path.write_text(path.read_text().replace(found.rules, "0" * 16))
    simulated("--games", 2, "--into", tmp_path)
    again = parse_simulated(path.read_text())
    assert again is not None
    assert [(cell.policy, cell.games) for cell in again.cells] == [("all", 2)], (
        "hands of other rules are gone"
    )
    assert again.rules == found.rules


def test_the_printed_command_gives_the_figures_again() -> None:
    shown = simulated("--games", 2).stdout
    command: str = json.loads(shown)["cells"][0]["command"]
    assert CliRunner().invoke(main, [*command.split()[1:], "--workers", "1"]).stdout == shown


@pytest.mark.parametrize("policy", ["all", "hold", "mixed"])
def test_a_course_accounts_for_every_card(policy: Any) -> None:
    rules = RULES["scoperte"]
    course = play_hand("scoperte", rules, 2, policy, 1, 0)
    left = len(whole_pack(rules)) - course.played - course.cards - rules.deal.face_up
    assert left == 0 if course.stock_out else left > 0
    assert course.turns >= course.laying + course.drawing
    assert course.laying >= course.rearranging
    assert course.moved >= course.rearranging
    assert course == play_hand("scoperte", rules, 2, policy, 1, 0)
    assert course != play_hand("scoperte", rules, 2, policy, 1, 1)


def test_turns_with_several_draws_are_one(variants: dict[str, Variant]) -> None:
    rules = variants["carousel"].rules
    course = play_hand("carousel", rules, 2, "all", 1, 0)
    assert course.drawing == course.turns, "everybody draws first, and may then lay"
    assert 0 < course.laying < course.turns


def test_holders_lay_everything_at_once_or_when_the_stock_is_gone() -> None:
    from machiavelli.study.simulation import _HOLDING

    for state, action in simulated_hand(RULES["scoperte"], [_HOLDING, _HOLDING], Random(3)):
        if isinstance(action, Lay) and state.stock and all(len(hand) > 0 for hand in state.hands):
            added = sum(map(len, action.after)) - sum(map(len, state.table))
            assert added == len(state.hands[state.to_play])


def test_where_policies_are_mixed_every_seat_holds_back_as_often() -> None:
    assert [holds_back("mixed", seat, 0) for seat in range(4)] == [False, True, False, True]
    assert [holds_back("mixed", seat, 1) for seat in range(4)] == [True, False, True, False]
    assert not any(holds_back("all", seat, 1) for seat in range(4))
    assert all(holds_back("hold", seat, 1) for seat in range(4))


def course(**numbers: int) -> Course:
    return Course(**dict.fromkeys(Course.__slots__, 0) | {"first": -1, "holder": -1} | numbers)


def test_figures_are_made_of_the_hands() -> None:
    out, blocked = list(Ending).index(Ending.OUT), list(Ending).index(Ending.BLOCKED)
    hands = [
        course(turns=10, drawing=6, laying=4, played=8, ending=out, first=1, others=1, cards=3),
        course(turns=30, drawing=14, laying=9, played=20, ending=blocked, stock_out=1, others=2, cards=9),
    ]
    figures = {name: it.value for name, it in figures_of(hands).items()}
    assert figures["turns"] == 20
    assert figures["draws"] == 0.5, "of all turns, not the mean of 0.6 and 0.4667"
    assert figures["played"] == 0.7
    assert figures["left-cards"] == 4
    assert (figures["first"], figures["out"], figures["blocked"], figures["stock-out"]) == (1, 0.5, 0.5, 0.5)
    assert figures["rearranged"] == 0
    assert not figures.keys() & {"broken", "moved", "left-points", "holder"}, (
        "there is nothing they are shares of"
    )


def test_intervals_hold_the_true_value_in_95_of_100_cases() -> None:
    def holds(chance: Random) -> tuple[bool, ...]:
        sizes = [chance.randint(1, 9) for _ in range(60)]
        parts = [sum(chance.random() < 0.3 for _ in range(size)) for size in sizes]
        estimates = (
            (average(sizes), 5),
            (ratio(parts, sizes), 0.3),
            (share([chance.random() < 0.2 for _ in range(60)]), 0.2),
            (percentile([chance.randint(1, 99) for _ in range(60)], 50), 50),
        )
        return tuple(it is not None and it.low <= true <= it.high for it, true in estimates)

    cases = [holds(Random(case)) for case in range(400)]
    for number in range(4):
        assert 0.92 <= sum(case[number] for case in cases) / len(cases) <= 0.99, number


@pytest.mark.parametrize("name", ["base", "jolly", "scoperte"])
def test_what_is_in_plain_sight_may_be_laid(name: str) -> None:
    rules, laid = RULES[name], 0
    for state, _ in simulated_hand(rules, [Restless(20), Restless(20)], Random(4)):
        position = position_of(rules, state)
        sight = PlainSight(rules, position, room=len(position.hand))
        sight.lay_all()
        table = tuple(sight.table)
        if table != position.table:
            verdict = judge_turn(rules, position.turn(table))
            assert verdict.legal, (position, table, verdict)
            assert len(verdict.played) == len(position.hand) - len(sight.hand)
            laid += 1
    assert laid > 5


def plainly_laid(table: str, hand: str, room: int = 9) -> tuple[list[str], str]:
    melds = tuple(parse_cards(meld) for meld in table.split(" | ") if meld)
    sight = PlainSight(RULES["base"], Position(melds, parse_cards(hand)), room)
    sight.lay_all()
    return sorted(format_cards(meld) for meld in sight.table), format_cards(sight.hand)


@pytest.mark.parametrize(
    ("table", "hand", "after", "left"),
    [
        ("", "5C 6C 7C KD", ["5♣ 6♣ 7♣"], "K♦"),  # a meld of one's own
        ("5C 6C 7C", "4C 8C", ["4♣ 5♣ 6♣ 7♣ 8♣"], ""),  # additions at both ends
        ("5C 6C 7C 8C 9C", "7C", ["5♣ 6♣ 7♣", "7♣ 8♣ 9♣"], ""),  # a run cut in two
        ("5C 6C 7C 8C", "8D 8H", ["5♣ 6♣ 7♣", "8♦ 8♥ 8♣"], ""),  # a card that a run can spare
        ("9S 9H 9D 9C", "8H 10H", ["8♥ 9♥ 10♥", "9♠ 9♦ 9♣"], ""),  # one that a group can spare
        ("5C 6C 7C", "8D 8H", ["5♣ 6♣ 7♣"], "8♦ 8♥"),  # nothing is spared
    ],
)
def test_what_anybody_sees(table: str, hand: str, after: list[str], left: str) -> None:
    assert plainly_laid(table, hand) == (after, left)


def test_no_more_is_laid_than_there_is_room() -> None:
    assert plainly_laid("5C 6C 7C", "4C 8C", room=1)[1] in ("4♣", "8♣")


def test_a_great_hand_is_opened_with_its_own_melds(variants: Mapping[str, Variant]) -> None:
    rules = variants["apertura"].rules
    hand = parse_cards("5C 6C 7C 9S 9H 9D " + " ".join(f"{rank}{suit}" for suit in "SH" for rank in "24J"))
    few = HandInPlay((), (hand, hand), (), 0, unopened=frozenset({0, 1}))
    more = HandInPlay((), (hand * 2, hand), (), 0, unopened=frozenset({0, 1}))
    assert len(hand) < MANY <= len(hand * 2)
    for state in (few, more):
        action = Everyday(Looking()).choose(rules, state, Random(1))
        assert isinstance(action, Lay)
        assert len(action.after) >= 2
