"""No parameter that concerns play is ignored: changing one changes what happens."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bent_rules import POINTS
from closed_lists import alternatives
from machiavelli.engine.game import (
    begin_match,
    cards_for_each,
    check_first_dealer,
    check_players,
    deal,
    dealer_of,
    hand_result,
    is_over,
    match_result,
    note_result,
    play,
    whole_pack,
)
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.game import Action, Draw, Ending, Fail, HandInPlay, HandResult, Knock, Lay, Refused
from machiavelli.model.notation import parse_cards
from machiavelli.model.position import Table
from machiavelli.model.variant import Packs, Players, Rules
from rules_for_tests import BASE, JOLLY, QUINDICI, RULES, bend

Ask = Callable[[Rules], object]


def melds(text: str) -> Table:
    return tuple(map(parse_cards, text.split(" | ")))


STATE = HandInPlay(
    melds("5♣ 6♣ 7♣ 8♣ | 9♠ 9♥ 9♦ | 2♥"),
    (parse_cards("8♦ 8♥ K♠ Q♠ J♠"), parse_cards("3♠")),
    parse_cards("A♦ 2♦ 3♦ 4♦ 5♦ 6♦"),
    0,
)
TORN = melds("5♣ 6♣ 7♣ 8♣ 8♦ | 9♠ 9♥ 9♦ | 2♥")


def after(*actions: Action, start: HandInPlay = STATE) -> Ask:
    """What the hand, the stock and the table are after the actions, or the first refusal."""

    def ask(rules: Rules) -> object:
        state = start
        for action in actions:
            result = play(rules, state, action)
            if isinstance(result, Refused):
                return result.code
            state = result
        return state

    return ask


def first_turn(action: Action) -> Ask:
    return after(action, start=replace(STATE, is_first=True))


def with_hand(hand: str) -> HandInPlay:
    return replace(STATE, hands=(parse_cards(hand), *STATE.hands[1:]))


def unopened(action: Action, hand: str = "8♦ 8♥ K♠ Q♠ J♠") -> Ask:
    return after(action, start=replace(with_hand(hand), unopened=frozenset({0})))


def all_held(action: Action) -> Ask:
    return after(action, start=replace(STATE, held=(STATE.hands[0], ()), since=((), ())))


def refused_or(answer: Callable[[Rules], object]) -> Ask:
    def ask(rules: Rules) -> object:
        try:
            return answer(rules)
        except PositionError as error:
            return error.code

    return ask


def dealt(players: int) -> Ask:
    return refused_or(lambda rules: deal(rules, whole_pack(rules, players), players, 0))


def result_of(ending: Ending, *hands: str) -> Ask:
    state = HandInPlay((), tuple(map(parse_cards, hands)), (), 0, ending=ending)
    return lambda rules: hand_result(rules, state)


def match_of(*points: tuple[int, ...]) -> Ask:
    def ask(rules: Rules) -> object:
        match = begin_match(rules, len(points[0]), 1)
        for hand in points:
            if is_over(rules, match):
                break
            match = note_result(rules, match, HandResult(Ending.OUT, hand, (hand.index(0),)))
        return match_result(rules, match)

    return ask


def found_dealer(rules: Rules) -> object:
    """Whether cards are drawn, who deals by them, and whether age is asked for."""
    answers = []
    for lot, oldest in (((parse_cards("5♣ K♦ 3♥"),), None), ((), 0)):
        for dealer in range(3):
            try:
                check_first_dealer(rules, 3, dealer, lot, oldest)
                answers.append("")
            except PositionError as error:
                answers.append(error.code)
    return answers


def dealers(rules: Rules) -> object:
    """Who deals three hands, of which seat 3 and then nobody wins the first two."""
    results = (HandResult(Ending.OUT, None, (2,)), HandResult(Ending.BLOCKED, None, ()))
    match = replace(begin_match(rules, 3, 0), results=results)
    return [dealer_of(rules, match, hand) for hand in range(3)]


def after_drawing_the_last(rules: Rules) -> object:
    return play(rules, replace(STATE, stock=STATE.stock[:1]), Draw())


def length_of(*points: tuple[int, ...]) -> Ask:
    """How many of these hands are played until the match is over."""

    def ask(rules: Rules) -> object:
        match = begin_match(rules, len(points[0]), 1)
        for number, hand in enumerate(points):
            if is_over(rules, match):
                return number
            match = note_result(rules, match, HandResult(Ending.OUT, hand, (hand.index(0),)))
        return len(points)

    return ask


LOOSE = bend(QUINDICI, {"failure.loose_cards": "never", "deal.face_up": 0})
UP_TO_TEN = bend(BASE, {"scoring.match": "target", "scoring.target": 10})
BLOCKED = result_of(Ending.BLOCKED, "A♠ 10♦", "K♠ ★", "9♠ 8♠")
LAY_TWO = Lay(melds("5♣ 6♣ 7♣ | 8♣ 8♦ 8♥ | 9♠ 9♥ 9♦ | 2♥"))
LAY_FIVE = Lay((*LAY_TWO.after, *melds("J♠ Q♠ K♠")))
LEFT = Fail(None, melds("5♣ 6♣ 7♣ | 8♣ | 9♠ 9♥ 9♦ | 2♥"))
SAME = Fail(None, STATE.table)
NEW_MELD = Fail((*STATE.table, *melds("8♦ 8♥")))
STAY = bend(BASE, {"failure.loose_cards": "stay"})
DRAW_FIRST = bend(STAY, {"turn.draw_when": "before-playing", "turn.drawn_card_playable": True})
TWENTY_POINTS = bend(STAY, {"turn.opening": "points", "turn.opening_points": 20})
LAY_FIGURES = Lay((*STATE.table, *melds("J♠ Q♠ K♠")))
LAY_ACES = Lay((*STATE.table, *melds("A♦ A♥ A♣")))
LAY_KINGS = Lay((*STATE.table, *melds("K♠ K♥ K♦")))
ADD_ONE = Lay(melds("5♣ 6♣ 7♣ 8♣ | 9♠ 9♥ 9♦ 9♣ | 2♥"))
HELP = bend(BASE, {"failure.loose_cards": "help-cards", "deal.face_up": 1})
UNRESTORED = bend(QUINDICI, {"deal.face_up": 1})

# Parameter: rules, other value, and a question that is answered otherwise with it.
CASES: Mapping[str, tuple[Rules, Any, Ask]] = {
    "deal.players": (
        BASE,
        Players(least=1, most=9, more_allowed=False),
        refused_or(lambda rules: check_players(rules, 1)),
    ),
    "deal.decks": (BASE, 3, dealt(2)),
    "deal.jokers": (JOLLY, 2, dealt(2)),
    "deal.packs_by_players": (BASE, {2: Packs(decks=1, jokers=1)}, dealt(2)),
    "deal.hand_size": (BASE, 12, dealt(2)),
    "deal.hand_by_players": (BASE, {2: 9}, dealt(2)),
    "deal.hand_floor": (QUINDICI, 5, refused_or(lambda rules: cards_for_each(rules, 6, 4))),
    "deal.face_up": (STAY, 4, dealt(2)),
    "deal.first_dealer": (BASE, "oldest", found_dealer),
    "deal.deal_passes": (BASE, "none", lambda rules: dealer_of(rules, begin_match(rules, 3, 1), 1)),
    "deal.first_player": (BASE, "dealer", dealt(3)),
    "deal.direction": (BASE, "counterclockwise", dealt(3)),
    "turn.draw_when": (DRAW_FIRST, "instead-of-playing", after(LAY_TWO)),
    "turn.draw_count": (STAY, 2, after(Draw())),
    "turn.draws_most": (STAY, 2, after(Draw())),
    "turn.drawn_card_playable": (DRAW_FIRST, False, after(Draw(), LAY_ACES, start=with_hand("A♥ A♣ 8♦"))),
    "turn.must_play": (STAY, True, after(Draw())),
    "turn.first_only_draws": (STAY, True, first_turn(LAY_TWO)),
    "turn.opening": (bend(STAY, {"turn.opening": "meld"}), "run", unopened(LAY_KINGS, "K♠ K♥ K♦ 8♦")),
    "turn.opening_points": (TWENTY_POINTS, 31, unopened(LAY_FIVE)),
    "turn.table_before_opening": (bend(STAY, {"turn.opening": "meld"}), False, unopened(ADD_ONE, "9♣ 8♦")),
    "turn.hold_back": (STAY, True, all_held(LAY_FIGURES)),
    "turn.time_limit": (STAY, 60, after(Fail(late=True))),
    "turn.least_added": (STAY, 3, after(LAY_TWO)),
    "turn.most_added": (STAY, 4, after(LAY_FIVE)),
    "failure.penalty": (STAY, "never", after(Fail(TORN))),
    "failure.penalty_cards": (STAY, 2, after(Fail(TORN))),
    "failure.replaces_draw": (STAY, False, after(Fail(TORN))),
    "failure.unfinished_meld": (STAY, False, after(NEW_MELD)),
    "failure.others_restore": (STAY, True, after(SAME)),
    "failure.loose_cards": (HELP, "stay", after(LEFT)),
    "end.empty_stock": (BASE, "ends-hand", after_drawing_the_last),
    "end.knock_points": (DRAW_FIRST, 6, after(Draw(), Knock())),
    "end.blocked_winner": (BASE, "fewest-points", BLOCKED),
    "scoring.basis": (bend(BASE, {"scoring.card_points": POINTS}), "card-points", BLOCKED),
    "scoring.counted": (BASE, "blocked-hand", result_of(Ending.OUT, "", "K♠")),
    "scoring.points_go": (BASE, "both", result_of(Ending.OUT, "", "K♠", "9♠ 8♠")),
    "scoring.target": (UP_TO_TEN, 9, match_of((0, 9), (1, 0))),
    "scoring.card_points": (bend(JOLLY, {"scoring.card_points": POINTS}), None, BLOCKED),
    "scoring.match": (BASE, "single-hand", match_of((0, 9), (1, 0))),
    "scoring.match_winner": (BASE, "hand-winner", match_of((0, 9), (1, 0))),
    "scoring.tie": (BASE, "draw", match_of((0, 9), (9, 0))),
}

# Every value of these is told apart from all others by one question.
VALUES: Mapping[str, tuple[Rules, Ask]] = {
    "deal.first_dealer": (BASE, found_dealer),
    "deal.deal_passes": (BASE, dealers),
    "deal.first_player": (BASE, lambda rules: deal(rules, whole_pack(rules), 3, 0).to_play),
    "deal.direction": (BASE, lambda rules: deal(rules, whole_pack(rules), 3, 0).hands),
    "end.empty_stock": (BASE, after_drawing_the_last),
    "scoring.points_go": (
        bend(BASE, {"end.blocked_winner": "fewest-points"}),
        result_of(Ending.BLOCKED, "A♠ 2♠ 3♠", "9♠ 8♠", "K♠ Q♠ J♠ 10♠"),
    ),
    "scoring.match": (UP_TO_TEN, length_of((0, 4), (0, 2), (0, 5), (0, 1))),
    "scoring.match_winner": (BASE, match_of((0, 9, 4), (0, 9, 4), (4, 1, 0))),
}

ELSEWHERE = {
    "end.short_penalty": "'none' is the only value without a penalty, and only there",
}
SECTIONS = ("deal", "turn", "failure", "end", "scoring")


@pytest.mark.parametrize("key", CASES)
def test_another_value_makes_a_difference(key: str) -> None:
    rules, value, ask = CASES[key]
    assert ask(rules) == ask(rules)
    assert ask(rules) != ask(bend(rules, {key: value}))


@pytest.mark.parametrize("key", VALUES)
def test_every_value_makes_a_difference(key: str) -> None:
    rules, ask = VALUES[key]
    options = dict(alternatives())[key]
    answers = [repr(ask(bend(rules, {key: option}))) for option in options]
    assert len(set(answers)) == len(options) > 1


def test_every_parameter_that_can_vary_is_asked_about() -> None:
    hints = get_type_hints(Rules)
    free = set()
    for section in SECTIONS:
        for name, kind in get_type_hints(hints[section]).items():
            fixed = kind is type(None) or (get_origin(kind) is Literal and len(get_args(kind)) == 1)
            if not fixed:
                free.add(f"{section}.{name}")
    assert free == CASES.keys() | ELSEWHERE.keys()
    assert {field.name for field in fields(Rules)} == {*SECTIONS, "melds", "jokers"}


def test_the_order_of_the_pack_makes_a_difference() -> None:
    pack = whole_pack(BASE)
    assert deal(BASE, pack, 2, 0) != deal(BASE, Random(1).sample(pack, len(pack)), 2, 0)


def test_the_variants_of_the_data_are_played_by_the_rules_of_these_tests(content: Content) -> None:
    """But for scoperte: here only help cards lie loose, so that this value is played as well."""
    for id_, rules in RULES.items():
        data = content.variants[id_].rules
        loose = {"failure.loose_cards": data.failure.loose_cards}
        assert data == bend(rules, loose if id_ == "scoperte" else {})
