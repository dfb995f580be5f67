"""``machiavelli check-proof``: whether proofs that something cannot be played hold, JSON lines in and out."""

from collections.abc import Mapping
from typing import BinaryIO

import click

from machiavelli.delivery.jsonl import (
    Answer,
    BadLine,
    Line,
    answer_all,
    load_variants,
    position_of,
    variant_of,
)
from machiavelli.engine import check_position
from machiavelli.model.variant import Variant
from machiavelli.verification.proof_checker import check_proof as why_not


@click.command("check-proof")
@click.argument("lines", type=click.File("rb"), default="-")
def check_proof(lines: BinaryIO) -> None:
    """Check proofs, one JSON object a line, from the file LINES or standard input.

    \b
    A position with a proof, as 'machiavelli solve --explain' gives it:
    {"id": 1, "variant": "base", "table": [["6C", "7C", "8C"]], "hand": ["8D"],
     "proof": {"most": 0, "because": {"kind": "no-partner", "cards": ["8D"]}}}
    """
    variants = load_variants()
    answer_all(lines, lambda line: _check(line, variants))


def _check(line: Line, variants: Mapping[str, Variant]) -> Answer:
    rules = variant_of(line, variants).rules
    position = position_of(line)
    check_position(rules, position)
    if "proof" not in line:
        raise BadLine("missing-key", "the line has no 'proof'")
    why = why_not(rules, position, line["proof"])
    return {"holds": why is None, "why": why}
