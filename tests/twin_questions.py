"""Questions that both engines must answer with the same bytes, and the answers of the Python engine."""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, TypeAlias

from machiavelli.delivery.explained import explained
from machiavelli.engine import (
    check_position,
    class_count,
    count_classes,
    judge_meld,
    judge_turn,
    max_played,
    playable,
    prove,
    solve,
)
from machiavelli.errors import PositionError
from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.notation import codes, parse_card
from machiavelli.model.position import Position, Turn
from machiavelli.model.proof import Denial, proof_json
from machiavelli.model.variant import Rules
from machiavelli.verification.proof_checker import check_proof
from rules_for_tests import SPECIAL
from twin_positions import HOLDING, OPENINGS, PLAIN, TWIN_RULES, played_positions, random_positions
from vectors_of import cards, cases, rules_of, table

Question: TypeAlias = dict[str, Any]
"""``{"call": "prove", "rules": "base", "args": [...]}``: everything but the rules as JSON."""

Json: TypeAlias = Any

RANDOM, EVERY = 2_500, 200
"""Positions made at random, of each half of the rules; and the share of the played ones: one of so many."""

GRADED = 24
"""Positions of each half of the rules whose difficulty is asked for."""

BUDGET = 30
"""Work for one proof: enough for most; where it ends, both must give up at the same point."""

ASKED_RULES = {
    **TWIN_RULES,
    **{case["id"]: rules_of(case) for case in cases("proofs")},
    **{f"measures/{case['id']}": rules_of(case) for case in cases("measures")},
}
"""The rules by the names that the questions give them."""

NO_OPENING = {"most": 0, "because": {"kind": "no-opening"}}

FACES = [*(Card(rank, suit) for suit in Suit for rank in range(1, 14)), JOKER]


Answered: TypeAlias = Sequence[tuple[Question, str]]
"""Questions, each with its answer as JSON text: ``{"result": ...}`` or ``{"error": code}``."""


@cache
def plain_questions() -> Answered:
    """About random positions of rules that a sweep can lay, about played ones and the vectors of proofs."""
    chance = random.Random(3)
    positions = [*random_positions(chance, PLAIN, RANDOM), *played_positions(EVERY)]
    return _answered(
        [*_forged_vectors(chance), *(each for place in positions for each in _about(chance, *place))]
    )


@cache
def special_questions() -> Answered:
    """About random positions of rules under which melds lie beside those that a sweep lays."""
    chance = random.Random(4)
    positions = random_positions(chance, SPECIAL, RANDOM)
    return _answered(each for place in positions for each in _about(chance, *place))


@cache
def graded_questions() -> Answered:
    """How hard the vectors and some random positions are, and the steps of their best plays.

    They are few, for Python is slow at it.
    """
    chance = random.Random(5)
    vectors = [
        (f"measures/{case['id']}", Position(table(case["table"]), cards(case["hand"])))
        for case in cases("measures")
    ]
    random_ones = [*random_positions(chance, PLAIN, GRADED), *random_positions(chance, SPECIAL, GRADED)]
    positions = [*vectors, *random_ones]
    return _answered(
        each for name, position in positions for each in _about_difficulty(chance, name, position)
    )


def _about_difficulty(
    chance: random.Random, name: str, position: Position
) -> Iterator[tuple[Question, Json]]:
    data = {"table": [codes(meld) for meld in position.table], "hand": codes(position.hand)}
    for player in ({}, *_players(chance, name, data, data["hand"])):
        best = answer({"call": "solve", "rules": name, "args": [data | player]})
        if "result" in best:
            yield _asked("grade", name, data | player, best["result"])


def _answered(asked: Iterable[tuple[Question, Json]]) -> Answered:
    return [(question, as_text(said)) for question, said in asked]


def as_text(data: Json) -> str:
    """As JavaScript writes it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def answer(question: Question) -> Json:
    """What the Python engine says."""
    rules = ASKED_RULES[question["rules"]]
    try:
        return {"result": ANSWERS[question["call"]](rules, *question["args"])}
    except PositionError as error:
        return {"error": error.code}
    except ValueError:
        return {"error": "wrong-claim"}


def _judge(rules: Rules, meld: Json) -> Json:
    verdict = judge_meld(rules, cards(meld))
    shown = codes(verdict.cards)
    if verdict.legal:
        stands_for = [card and card.code for card in verdict.stands_for]
        return {"legal": True, "kind": verdict.kind, "cards": shown, "stands_for": stands_for}
    missing, lacking = codes(verdict.missing), verdict.lacking
    return {"legal": False, "reason": verdict.reason, "cards": shown, "missing": missing, "lacking": lacking}


def _judge_turn(rules: Rules, turn: Json) -> Json:
    opened, held, since = turn.get("opened", True), cards(turn.get("held", [])), cards(turn.get("since", []))
    before, after = table(turn["before"]), table(turn["after"])
    verdict = judge_turn(rules, Turn(before, after, cards(turn["hand"]), opened, held, since))
    found: dict[str, Json] = {"legal": verdict.legal, "played": codes(verdict.played)}
    if verdict.reason:
        found["reason"] = verdict.reason
    if verdict.meld is not None:
        found["meld"] = verdict.meld
    if verdict.meld_reason is not None:
        found["meld_reason"] = verdict.meld_reason
    return found | ({"cards": codes(verdict.cards)} if verdict.cards else {})


def _prove(rules: Rules, position: Json, claim: Json, budget: int) -> Json:
    card = parse_card(claim["card"]) if "card" in claim else None
    proof = prove(rules, _position(position), Denial(card, claim.get("most")), budget)
    return proof and proof_json(proof)


def _check_proof(rules: Rules, position: Json, proof: Json) -> Json:
    check_position(rules, _position(position))
    why = check_proof(rules, _position(position), proof)
    return {"holds": why is None, "why": why}


def _solve(rules: Rules, position: Json) -> Json:
    best = solve(rules, _position(position))
    found = {
        "max_played": best.max_played,
        "can_go_out": best.can_go_out,
        "played": codes(best.played),
        "layout": [codes(judge_meld(rules, meld).cards) for meld in best.layout],
        "melds_broken": best.melds_broken,
        "cards_moved": best.cards_moved,
    }
    return found | ({"undecided": list(best.undecided)} if best.undecided else {})


def _grade(rules: Rules, position: Json, _solution: Json) -> Json:
    told = explained(rules, _position(position), solve(rules, _position(position)))
    return {key: told[key] for key in ("steps", "measures", "difficulty")}


def _class_count(rules: Rules, position: Json, work: int) -> Json:
    return class_count(rules, _position(position), work)._asdict()


ANSWERS: dict[str, Callable[..., Json]] = {
    "judge": _judge,
    "judgeTurn": _judge_turn,
    "solve": _solve,
    "maxPlayed": lambda rules, position: max_played(rules, _position(position)),
    "playable": lambda rules, position, card: playable(rules, _position(position), parse_card(card)),
    "countClasses": lambda rules, position, limit: count_classes(rules, _position(position), limit),
    "classCount": _class_count,
    "grade": _grade,
    "prove": _prove,
    "checkProof": _check_proof,
}


def _position(data: Json) -> Position:
    held, since = cards(data.get("held", [])), cards(data.get("since", []))
    return Position(table(data["table"]), cards(data["hand"]), data.get("opened", True), held, since)


def _asked(call: str, rules: str, *args: Json) -> tuple[Question, Json]:
    question = {"call": call, "rules": rules, "args": list(args)}
    return question, answer(question)


def _forged_vectors(chance: random.Random) -> Iterator[tuple[Question, Json]]:
    """The proofs of all kinds that the vectors have, each forged in several ways."""
    for case in cases("proofs"):
        for _ in range(6 if case["proof"] else 0):
            position = {"table": case["table"], "hand": case["hand"]}
            yield _asked("checkProof", case["id"], position, _forged(chance, case["proof"]))


def _about(chance: random.Random, name: str, position: Position) -> Iterator[tuple[Question, Json]]:
    """Every call about a position: a meld, a turn, the best play, a claim, a proof; some of them wrong."""

    def ask(call: str, *args: Json) -> tuple[Question, Json]:
        return _asked(call, name, *args)

    data = {"table": [codes(meld) for meld in position.table], "hand": codes(position.hand)}
    hand = data["hand"]
    yield ask("judge", chance.choice([*data["table"], hand]) + chance.sample(hand, k=chance.randint(0, 1)))
    turn = {"before": data["table"], "after": _after(chance, data["table"], hand), "hand": hand}
    yield ask("judgeTurn", turn)
    claim = {"card": chance.choice(hand)} if chance.random() < 0.5 else {"most": chance.randrange(len(hand))}
    if chance.random() < 0.03:
        data["hand"] = [*hand, *[chance.choice(FACES).code] * chance.randint(1, 3)]
    if chance.random() < 0.03:
        data["table"] = [*data["table"], codes(chance.choices(FACES, k=chance.randint(1, 4)))]
    if chance.random() < 0.03:
        claim = chance.choice(
            [{"card": chance.choice(FACES).code}, {"most": len(data["hand"])}, {"most": -1}]
        )
    solving, best = ask("solve", data)
    yield solving, best
    if "result" in best:
        played = best["result"]["layout"]
        yield ask("judgeTurn", {"before": data["table"], "after": played, "hand": data["hand"]})
    yield ask("maxPlayed", data)
    for player in _players(chance, name, data, hand):
        yield ask("judgeTurn", turn | player)
        yield ask("solve", data | player)
        yield ask("maxPlayed", data | player)
        yield ask("playable", data | player, chance.choice(hand))
        yield ask("countClasses", data | player, chance.randint(1, 3))
        yield ask("classCount", data | player, 30)
        proving, found = ask("prove", data | player, claim, BUDGET)
        yield proving, found
        yield ask("checkProof", data | player, found.get("result") or NO_OPENING)
        yield ask("checkProof", data, found.get("result") or NO_OPENING)
        yield ask("checkProof", data | player, NO_OPENING)
    yield ask("playable", data, chance.choice(data["hand"]) if chance.random() < 0.95 else "KS")
    yield ask("countClasses", data, chance.randint(1, 9))
    yield ask("classCount", data, 30)
    proving, found = ask("prove", data, claim, BUDGET)
    yield proving, found
    proof = found.get("result") or {"most": 0, "because": {"kind": "no-partner", "cards": [hand[0]]}}
    for _ in range(chance.choice((0, 0, 1, 2))):
        proof = _forged(chance, proof)
    yield ask("checkProof", data, proof)


def _players(chance: random.Random, name: str, data: Json, hand: Json) -> Iterator[Json]:
    """Players who have not opened yet, or held back most of their cards, where that matters."""
    if name in OPENINGS:
        yield {"opened": False}
    if name in HOLDING:
        table_cards = [card for meld in data["table"] for card in meld]
        since = [card for card in table_cards if chance.random() < 0.2]
        held = [card for card in hand if chance.random() < 0.9]
        opened = name not in OPENINGS or chance.random() < 0.5
        yield {"opened": opened, "held": held, "since": since}


def _after(chance: random.Random, before: Json, hand: Json) -> Json:
    """The table with some hand cards on it, a card moved, perhaps one too many or too few."""
    after = [*map(list, before), []]
    for card in hand:
        if chance.random() < 0.4:
            chance.choice(after).append(card)
    source = chance.choice(after)
    if source and chance.random() < 0.5:
        card = source.pop(chance.randrange(len(source)))
        if chance.random() < 0.8:
            chance.choice(after).append(card)
    return [meld for meld in after if meld]


def _forged(chance: random.Random, proof: Json) -> Json:
    """The proof with one thing changed, anywhere in it: mostly so that it still reads as a proof."""
    whole = [deepcopy(proof)]
    places = [(place, at) for place, at in _places(whole) if at != "kind"]
    holder, key = chance.choice(places)
    value = holder[key]
    reasons = [place[at] for place, at in places if isinstance(place[at], dict) and "kind" in place[at]]
    if chance.random() < 0.15:
        wild = (None, True, [], "no-partner", -1, {"kind": "limit"})
        holder[key] = chance.choice(wild)
    elif isinstance(holder, dict) and chance.random() < 0.05:
        holder[chance.choice(["kind", "card", "meld", "beside", "stays", "8C", "10♦"])] = holder.pop(key)
    elif value in reasons:
        holder[key] = deepcopy(chance.choice([*reasons, {"kind": "limit"}]))
    elif isinstance(value, list):
        value.insert(chance.randint(0, len(value)), deepcopy(chance.choice(value or [FACES[0].code])))
        value.pop(chance.randrange(len(value)))
        if value and chance.random() < 0.5:
            value.pop(chance.randrange(len(value)))
    elif isinstance(value, int):
        holder[key] = value + chance.choice((-2, -1, 1, 2))
    elif isinstance(value, str):
        holder[key] = chance.choice(FACES).code
    else:
        holder[key] = None
    return whole[0]


def _places(data: Json) -> Iterator[tuple[Any, Any]]:
    """Every place in ``data``: a list or an object, and the index or key in it."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])
