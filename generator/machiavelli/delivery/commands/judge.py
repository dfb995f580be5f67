"""``machiavelli judge``: verdicts on melds and turns, JSON lines in and out."""

from collections.abc import Mapping
from typing import BinaryIO

import click

from machiavelli.delivery.jsonl import (
    Answer,
    Line,
    answer_all,
    cards_of,
    load_variants,
    position_of,
    table_of,
    variant_of,
)
from machiavelli.engine import check_position, judge_meld, judge_turn
from machiavelli.engine.stock import cards_in_pack
from machiavelli.errors import PositionError
from machiavelli.model.notation import codes
from machiavelli.model.variant import Rules, Variant


@click.command()
@click.argument("lines", type=click.File("rb"), default="-")
def judge(lines: BinaryIO) -> None:
    """Judge melds and turns, one JSON object a line, from the file LINES or standard input.

    \b
    A meld: {"id": 1, "variant": "base", "meld": ["5C", "6C", "7C"]}
    A turn: {"id": 2, "variant": "base", "before": [[...]], "after": [[...]], "hand": [...]}

    A turn may also have "opened": false, where the player has not laid an opening yet. Where nothing may be
    held back, "held": [...] are the cards of the hand kept a turn before when others were laid, and
    "since": [...] those of the table that others have laid since.
    """
    variants = load_variants()
    answer_all(lines, lambda line: _judge(line, variants))


def _judge(line: Line, variants: Mapping[str, Variant]) -> Answer:
    rules = variant_of(line, variants).rules
    if "before" in line or "after" in line:
        return _judge_turn(rules, line)
    return _judge_meld(rules, line)


def _judge_meld(rules: Rules, line: Line) -> Answer:
    meld = cards_of(line, "meld")
    total = cards_in_pack(rules)
    if len(meld) > total:
        raise PositionError("too-many-cards", f"{len(meld)} cards, but the pack has {total}")
    verdict = judge_meld(rules, meld)
    if verdict.legal:
        return {"legal": True, "kind": verdict.kind}
    return {"legal": False, "reason": verdict.reason}


def _judge_turn(rules: Rules, line: Line) -> Answer:
    position = position_of(line, "before")
    turn = position.turn(table_of(line, "after"))
    check_position(rules, position)
    total = cards_in_pack(rules)
    count = sum(map(len, turn.after))
    if len(turn.after) > total:
        melds = len(turn.after)
        raise PositionError("too-many-melds", f"{melds} melds after the turn, but the pack has {total} cards")
    if count > total:
        raise PositionError("too-many-cards", f"{count} cards after the turn, but the pack has {total}")
    verdict = judge_turn(rules, turn)
    answer: Answer = {"legal": verdict.legal, "played": codes(verdict.played)}
    if verdict.reason is not None:
        answer["reason"] = verdict.reason
    if verdict.meld is not None:
        answer["meld"] = verdict.meld
    if verdict.meld_reason is not None:
        answer["meld_reason"] = verdict.meld_reason
    if verdict.cards:
        answer["cards"] = codes(verdict.cards)
    return answer
