"""``machiavelli replay``: outcomes, and every fault with its place."""

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from machiavelli.delivery.cli import main
from machiavelli.delivery.record_messages import SENTENCES
from machiavelli.model.content import Content
from machiavelli.model.game import Refusal
from machiavelli.model.record import RecordCode
from machiavelli.model.verdicts import Reason
from rules_for_tests import BASE, JOLLY, QUINDICI, bend
from stacked import stacked_record

command = import_module("machiavelli.delivery.commands.replay")
ROOT = Path(__file__).parents[2]
SUIT = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠"
FIRST = "5♣ 6♣ 7♣ 8♦ 8♥"
SECOND = "8♣ 9♣ K♥"


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch, content: Content) -> None:
    monkeypatch.chdir(ROOT)
    # Read once for all tests of this file.
    monkeypatch.setattr(command, "load_variants", lambda: content.variants)


def run(tmp_path: Path, text: str | bytes, *options: str) -> Result:
    path = tmp_path / "game.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return CliRunner().invoke(main, ["replay", *options, str(path)])


def findings(tmp_path: Path, text: str | bytes) -> list[str]:
    """Line, column and code of each finding."""
    result = run(tmp_path, text)
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    lines = result.stdout.splitlines()
    assert f"{len(lines)} finding" in result.stderr
    assert all(line.startswith(str(tmp_path / "game.txt:")) and line.isprintable() for line in lines)
    return [line.removeprefix(f"{tmp_path / 'game.txt'}:").split(" ")[0:2] for line in lines]  # type: ignore[misc]


def at(*places: str) -> list[list[str]]:
    return [place.split(" ") for place in places]


def base(*turns: str) -> str:
    return stacked_record("base", BASE, [FIRST, SECOND], turns, stock="2♦ 3♦ 4♦ 5♦")


def test_a_game_that_goes_on(tmp_path: Path) -> None:
    text = base("1 lay 5C 6C 7C", "2 lay 5C 6C 7C 8C 9C", "1 draw", "2 fail")
    result = run(tmp_path, text, "--json")
    assert result.exit_code == 0
    outcome = json.loads(result.stdout)
    hand = outcome["hands"][0]
    assert (outcome["variant"], outcome["players"]) == ("base", 2)
    assert outcome["match"] == {"finished": False, "hands_to_play": 2}
    assert (hand["dealer"], hand["turns"], hand["ending"], hand["to_play"]) == (2, 4, None, 1)
    assert hand["table"] == [["5C", "6C", "7C", "8C", "9C"]]
    assert hand["hands"][0][-1] == "2D"
    assert hand["hands"][1][-3:] == ["3D", "4D", "5D"]
    assert hand["stock"] == 104 - 26 - 4
    plain = run(tmp_path, text)
    assert plain.stdout.splitlines() == [
        "variant base, 2 players",
        "hand 1: dealt by 2, 4 turns, 1 to play",
        "match: 1 of 2 hands begun, not finished",
    ]


def of_variant(content: Content, variant: str, hands: list[str], turns: list[str], stock: str) -> str:
    return stacked_record(variant, content.variants[variant].rules, hands, turns, stock)


CAROUSEL = ["4♠ 4♥ 8♠ 9♠ 2♥", "Q♠ Q♥ Q♦ K♠"]


def test_several_draws_in_a_turn_are_a_line_each(tmp_path: Path, content: Content) -> None:
    """Carousel: the first draw comes before playing, the third ends the turn."""
    turns = [
        "1 draw",
        "1 draw",
        "1 draw",
        "2 draw",
        "2 lay QS QH QD",
        "1 draw",
        "1 draw",
        "1 lay QS QH QD QC",
    ]
    text = of_variant(content, "carousel", CAROUSEL, turns, "2♣ 3♣ 4♣ 5♣ 6♣ Q♣")
    outcome = json.loads(run(tmp_path, text, "--json").stdout)
    assert outcome["hands"][0]["turns"] == 3
    assert outcome["hands"][0]["to_play"] == 2
    turns = ["1 lay 4S 4H", "1 draw", "1 pass", "1 knock"]
    text = of_variant(content, "carousel", CAROUSEL, turns, "2♣ 3♣ 4♣ 5♣ 6♣ Q♣")
    assert findings(tmp_path, text)[0] == ["8:3:", "draw-first"]


def test_who_can_play_must_and_is_told_what(tmp_path: Path, content: Content) -> None:
    """Shanghai: cards are drawn until something can be laid."""
    hands = ["2♠ 4♥ 6♦ 8♣ 10♠ Q♥ 3♦ 5♣ 7♠ 9♥", "", ""]
    turns = ["1 draw", "1 draw", "1 pass", "2 pass"]
    text = of_variant(content, "shanghai", hands, turns, "K♦ 8♠ 8♥").replace("\n\nhand", "\ntarget 200\nhand")
    assert findings(tmp_path, text)[0] == ["10:3:", "must-draw"]
    turns = ["1 draw", "1 draw", "1 draw", "1 draw"]
    text = of_variant(content, "shanghai", hands, turns, "K♦ 8♠ 8♥").replace("\n\nhand", "\ntarget 200\nhand")
    said = run(tmp_path, text).stdout.splitlines()
    assert said[0].endswith(":11:3: can-play who can play must, for example: 8S 8H 8C")


def test_time_runs_out_and_hands_are_ended(tmp_path: Path, content: Content) -> None:
    assert findings(tmp_path, base("1 late", "2 knock")) == at("8:3: no-time-limit", "9:3: no-knocking")
    assert findings(tmp_path, base("1 knock 5C", "2 draw 3")) == at("8:9: stray-text", "9:8: stray-text")
    text = of_variant(content, "rummikub", ["", ""], ["2 late", "1 draw"], "2♦ 3♦ 4♦ 5♦")
    hand = json.loads(run(tmp_path, text, "--json").stdout)["hands"][0]
    assert hand["hands"][1][-3:] == ["2D", "3D", "4D"]
    assert hand["to_play"] == 2


def test_a_game_that_ends(tmp_path: Path) -> None:
    laid = SUIT.replace("♠", "S")
    text = stacked_record("jolly", JOLLY, ["", SUIT], ["1 draw", f"2 lay {laid}"])
    outcome = json.loads(run(tmp_path, text, "--json").stdout)
    assert outcome["hands"][0]["winners"] == [2]
    assert outcome["hands"][0]["points"] is None
    assert outcome["match"] == {
        "finished": True,
        "hands_to_play": 1,
        "totals": None,
        "places": None,
        "winners": [2],
        "drawn": [],
    }
    assert run(tmp_path, text).stdout.splitlines()[1:] == [
        "hand 1: dealt by 2, 2 turns, out, won by 2",
        "match: won by 2",
    ]


def test_every_fault_of_a_hand_is_found(tmp_path: Path) -> None:
    text = base(
        "1 lay 5C 6C 7C",
        "2 lay 5C 6C 7C | 9C KH",
        "1 pass",
        "1 draw",
        "2 lay 5C 6C 7C 8C | KH 9C",
        "1 fail 5C 6C | 7C 8C | 9C KH -> 5C 6C | 7C 8C | 9C KH",
        "3 draw",
    )
    assert findings(tmp_path, text) == at(
        "9:18: illegal-meld",
        "10:3: must-draw",
        "11:1: out-of-turn",
        "13:3: must-restore",
        "14:1: out-of-turn",
    )


def test_a_hand_is_not_judged_after_its_cards_stop_adding_up(tmp_path: Path) -> None:
    text = base("1 lay 5C 6C 7C", "2 lay 5C 6C", "1 pass", "2 pass")
    assert findings(tmp_path, text) == at("9:3: cards-missing")
    text = base("1 lay 5C 6C 7C", "2 lay 5C 6C 7C | AS AH AD", "1 pass")
    assert findings(tmp_path, text) == at("9:3: cards-foreign")


def test_a_table_left_after_a_failed_turn(tmp_path: Path) -> None:
    def quindici(*turns: str) -> str:
        return stacked_record(
            "quindici", QUINDICI, [FIRST, SECOND], ["1 lay 5C 6C 7C", *turns], stock="2♦ 3♦ 4♦"
        )

    good = quindici("2 fail 5C 6C | 7C 8C -> 5C | 6C | 7C", "1 draw")
    outcome = json.loads(run(tmp_path, good, "--json").stdout)
    assert outcome["hands"][0]["table"] == [["5C"], ["6C"], ["7C"]]
    assert outcome["hands"][0]["hands"][1][-3:] == ["2D", "3D", "4D"]
    pair = quindici("2 fail -> 5C 6C |  7C", "1 draw")
    assert findings(tmp_path, pair) == at("9:11: illegal-meld")
    second = quindici("2 fail -> 5C | 6C 7C", "1 draw")
    assert findings(tmp_path, second) == at("9:16: illegal-meld")
    gone = quindici("2 fail -> -", "1 draw")
    assert findings(tmp_path, gone) == at("9:3: cards-missing")
    base_text = base("1 lay 5C 6C 7C", "2 fail -> 5C | 6C | 7C", "1 draw")
    assert findings(tmp_path, base_text) == at("9:3: must-restore")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("machiavelli record 1", "machiavelli record 2", ["1:1: no-title"]),
        ("variant base", "variant basic", ["2:9: unknown-variant"]),
        ("variant base", "variant", ["2:1: missing-value"]),
        ("variant base\n", "", ["8:1: missing-line"]),
        ("variant base", "variant base base", ["2:14: stray-text"]),
        ("players 2", "players two", ["3:9: wrong-number"]),
        ("players 2", "players 99999999999999999999", ["3:9: wrong-number"]),
        ("players 2", "players -2", ["3:9: wrong-number"]),
        ("players 2", "players 6", ["3:9: too-many-players"]),
        ("players 2", "players 1", ["3:9: too-few-players"]),
        ("dealer 2", "dealer 3", ["4:8: no-such-seat"]),
        ("dealer 2", "dealer 2\ndealer 2", ["5:1: duplicate-line"]),
        ("dealer 2", "dealer 2\nrotations 0", ["5:11: wrong-number"]),
        ("hand\n", "hand 1\n", ["6:6: stray-text"]),
        ("hand\n", "", ["6:1: misplaced-line"]),
        ("hand\n", "hand\nrotations 2\n", ["7:1: misplaced-line"]),
        ("hand\n", "hand\neach 9\n", ["7:6: hand-fixed"]),
        ("hand\n", "hand\nhand\n", ["6:1: missing-line", "9:1: out-of-turn"]),
        ("hand\n", "hand\nplayers 2\n", ["7:1: duplicate-line"]),
        ("pack ", "pack 1C ", ["7:6: unreadable-card"]),
        ("pack ", "pack 5C ", ["7:6: wrong-pack"]),
        ("pack ", "pack 10CC ", ["7:9: unreadable-card"]),
        ("1 draw", "1 take", ["8:3: unknown-action"]),
        ("1 draw", "1", ["8:1: unknown-action"]),
        ("1 draw", "0 draw", ["8:1: wrong-number"]),
        ("1 draw", "one draw", ["8:1: unknown-line"]),
        ("1 draw", "1 draw 5C", ["8:8: stray-text"]),
        ("1 draw", "1 pass 5C", ["8:8: stray-text"]),
        ("1 draw", "1 lay", ["8:3: no-table"]),
        ("1 draw", "1 fail ->", ["8:8: no-table"]),
        ("1 draw", "1 lay 5C 6C 7C |", ["8:16: empty-meld"]),
        ("1 draw", "1 lay | 5C 6C 7C", ["8:7: empty-meld"]),
        ("1 draw", "1 lay 5C 6C 7C | | 8C", ["8:18: empty-meld"]),
        ("1 draw", "1 lay 5C 6X", ["8:10: unreadable-card"]),
        ("1 draw", "1 lay -", ["8:3: nothing-added"]),
        ("1 draw", "9999 draw", ["8:1: out-of-turn"]),
        ("1 draw", "1 draw\u0000", ["8:3: unknown-action"]),
        ("1 draw", "1 draw\nhand\npack 5C", ["9:1: unfinished-hand", "10:6: wrong-pack"]),
    ],
)
def test_faults_of_form(tmp_path: Path, old: str, new: str, found: list[str]) -> None:
    text = base("1 draw")
    assert old in text
    assert findings(tmp_path, text.replace(old, new, 1)) == at(*found)


def test_faults_of_form_and_of_play_are_told_together(tmp_path: Path) -> None:
    text = base("1 pass", "2 draw", "1 pas", "2 pass")
    assert findings(tmp_path, text) == at("8:3: must-draw", "10:3: unknown-action")


def other_rules(monkeypatch: pytest.MonkeyPatch, content: Content, changes: dict[str, Any]) -> None:
    """Let the command know ``base`` with some rules changed."""
    base = content.variants["base"]
    changed = replace(base, rules=bend(base.rules, changes))
    monkeypatch.setattr(command, "load_variants", lambda: {"base": changed})


LOTS = [
    ("lowest-card", "lot 5C KD", ["4:8: wrong-dealer"]),
    ("highest-card", "lot 5C KD", []),
    ("lowest-card", "lot 5C 5D | 9S 8S", []),
    ("lowest-card", "lot 5C 5D", ["5:5: wrong-lot"]),
    ("highest-card", "lot 5C 5D | 9S 8S", ["4:8: wrong-dealer"]),
    ("highest-card", "lot 5C *", ["5:5: wrong-lot"]),
    ("highest-card", "lot 5C", ["5:5: wrong-lot"]),
    ("highest-card", "lot 5C 6X", ["5:8: unreadable-card"]),
    ("highest-card", "lot -", ["5:1: missing-value"]),
    ("highest-card", "lot", ["5:1: no-table"]),
    ("highest-card", "lot 5C KD\nlot 5C KD", ["6:1: duplicate-line"]),
    ("by-lot", "lot 5C KD", ["5:5: no-lot"]),
    ("oldest", "lot 5C KD", ["5:5: no-lot"]),
    ("oldest", "oldest 2", []),
    ("oldest", "oldest 1", ["4:8: wrong-dealer"]),
    ("oldest", "oldest 3", ["5:8: wrong-oldest"]),
    ("oldest", "oldest 0", ["5:8: wrong-number"]),
    ("by-lot", "oldest 2", ["5:8: wrong-oldest"]),
    ("lowest-card", "oldest 2", ["5:8: wrong-oldest"]),
]


@pytest.mark.parametrize(("way", "line", "found"), LOTS)
def test_how_the_first_dealer_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: Content, way: str, line: str, found: list[str]
) -> None:
    other_rules(monkeypatch, content, {"deal.first_dealer": way})
    text = base("1 draw").replace("dealer 2\n", f"dealer 2\n{line}\n")
    if found:
        assert findings(tmp_path, text) == at(*found)
    else:
        assert run(tmp_path, text).exit_code == 0


def test_a_wrong_dealer_does_not_hide_what_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: Content
) -> None:
    other_rules(monkeypatch, content, {"deal.first_dealer": "lowest-card"})
    text = base("1 pass").replace("dealer 2\n", "dealer 2\nlot 5C KD\n")
    assert findings(tmp_path, text) == at("4:8: wrong-dealer", "9:3: must-draw")


def test_a_match_up_to_a_total(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: Content) -> None:
    other_rules(monkeypatch, content, {"scoring.match": "target"})
    text = base("1 draw").replace("dealer 2\n", "dealer 2\ntarget 20\n")
    outcome = json.loads(run(tmp_path, text, "--json").stdout)
    assert outcome["match"] == {"finished": False, "hands_to_play": None, "target": 20}
    assert run(tmp_path, text).stdout.splitlines()[-1] == "match: 1 hands begun, up to 20, not finished"
    assert findings(tmp_path, base("1 draw")) == at("2:9: no-target")
    assert findings(tmp_path, text.replace("target 20", "rotations 2")) == at("5:11: single-hand")
    assert findings(tmp_path, text.replace("target 20", "target 0")) == at("5:8: wrong-number")
    laid = SUIT.replace("♠", "S")
    won = stacked_record("base", BASE, [SUIT, ""], [f"1 lay {laid}"]).replace("2\n\n", "2\ntarget 13\n\n")
    outcome = json.loads(run(tmp_path, won, "--json").stdout)
    assert (outcome["match"]["totals"], outcome["match"]["winners"]) == ([0, 13], [1])
    again = won + won[won.index("hand") :]
    assert findings(tmp_path, again) == at("10:1: match-over")
    other_rules(monkeypatch, content, {"scoring.match": "target", "scoring.target": 14})
    assert findings(tmp_path, won) == at("5:8: target-fixed")
    other_rules(monkeypatch, content, {})
    assert findings(tmp_path, won) == at("5:8: target-fixed")


def test_the_winner_deals_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: Content) -> None:
    changes = {"scoring.match": "target", "scoring.target": 100, "deal.deal_passes": "to-winner"}
    other_rules(monkeypatch, content, changes)
    laid = SUIT.replace("♠", "S")
    one = stacked_record("base", BASE, [SUIT, ""], [f"1 lay {laid}"])
    hand = one[one.index("hand") :]
    second = hand.replace("1 lay", "2 lay")
    assert run(tmp_path, one + second).exit_code == 0
    assert findings(tmp_path, one + hand) == at("11:1: out-of-turn")
    # Of a hand that goes on nobody knows the winner: what follows it is not judged.
    goes_on = one.replace(f"1 lay {laid}", "1 draw")
    assert findings(tmp_path, goes_on + hand + hand) == at("9:1: unfinished-hand")


def test_the_last_card_of_the_stock_ends_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: Content
) -> None:
    # 52 cards, 26 each: none is left; so 25 each leave two.
    small = {"deal.decks": 1, "deal.hand_size": 25, "end.blocked_winner": "fewest-points"}
    rules = bend(BASE, small)
    text = stacked_record("base", rules, ["", ""], ["1 draw", "2 draw"])
    other_rules(monkeypatch, content, small | {"end.empty_stock": "ends-hand"})
    outcome = json.loads(run(tmp_path, text, "--json").stdout)["hands"][0]
    assert (outcome["ending"], outcome["points"], outcome["winners"]) == ("stock-out", [26, 26], [1, 2])
    assert "2 turns, stock used up, won by 1 2, points 26 26" in run(tmp_path, text).stdout
    assert findings(tmp_path, text + "1 pass\n") == at("10:1: hand-over")
    other_rules(monkeypatch, content, small)
    assert json.loads(run(tmp_path, text, "--json").stdout)["hands"][0]["ending"] is None


def test_more_hands_than_the_match_has(tmp_path: Path) -> None:
    laid = SUIT.replace("♠", "S")
    one = stacked_record("jolly", JOLLY, [SUIT, ""], [f"1 lay {laid}"])
    hand = one[one.index("hand") :]
    assert findings(tmp_path, one + hand) == at("9:1: match-over")
    assert findings(tmp_path, one + "2 draw\n") == at("9:1: hand-over")


def test_a_dealer_deals_fewer_where_many_play(tmp_path: Path) -> None:
    text = stacked_record("quindici", QUINDICI, [""] * 6, ["1 draw"])
    each = text.replace("hand\n", "hand\neach 4\n")
    outcome = json.loads(run(tmp_path, each, "--json").stdout)
    assert [len(hand) for hand in outcome["hands"][0]["hands"]] == [5, 4, 4, 4, 4, 4]
    for number, code in (("2", "hand-too-small"), ("16", "hand-too-large")):
        assert findings(tmp_path, each.replace("each 4", f"each {number}")) == at(f"7:6: {code}")


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) >= {*RecordCode, *Refusal}
    turn_reasons = {reason for reason in Reason if reason in SENTENCES}
    assert turn_reasons == set(list(Reason)[list(Reason).index(Reason.CARDS_MISSING) :])


def test_wrong_usage(tmp_path: Path) -> None:
    assert CliRunner().invoke(main, ["replay", str(tmp_path / "none")]).exit_code == 2
    assert CliRunner().invoke(main, ["replay", str(tmp_path)]).exit_code == 2
    assert CliRunner().invoke(main, ["replay"]).exit_code == 2


def test_from_standard_input() -> None:
    result = CliRunner().invoke(main, ["replay", "-"], input=base("1 draw").encode())
    assert result.exit_code == 0
    assert "1 turns" in result.stdout
    result = CliRunner().invoke(main, ["replay", "-"], input=b"")
    assert result.exit_code == 1
    assert result.stdout.startswith("-:1:1: ")
