"""``machiavelli solve``: the best play of each position, JSON lines in and out."""

from collections.abc import Mapping
from typing import BinaryIO

import click

from machiavelli.delivery.explained import explained
from machiavelli.delivery.jsonl import (
    Answer,
    Line,
    answer_all,
    load_variants,
    position_of,
    variant_of,
)
from machiavelli.engine import judge_meld
from machiavelli.engine import solve as best_play
from machiavelli.model.notation import codes
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules, Variant


@click.command()
@click.argument("lines", type=click.File("rb"), default="-")
@click.option("--explain", is_flag=True, help="Add how the play is made, what it shows and how hard it is.")
def solve(lines: BinaryIO, explain: bool) -> None:
    """Solve positions, one JSON object a line, from the file LINES or standard input.

    A position: {"id": 1, "variant": "base", "table": [["5C", "6C", "7C", "8C"]], "hand": ["8D", "8H"]}.
    It may also have "opened", "held" and "since", as the turns of 'machiavelli judge' do.
    """
    variants = load_variants()
    answer_all(lines, lambda line: _solve(line, variants, explain))


def _solve(line: Line, variants: Mapping[str, Variant], explain: bool) -> Answer:
    rules = variant_of(line, variants).rules
    position = position_of(line)
    solution = best_play(rules, position)
    answer = _answer(rules, solution)
    return {**answer, **explained(rules, position, solution)} if explain else answer


def _answer(rules: Rules, solution: Solution) -> Answer:
    answer: Answer = {
        "max_played": solution.max_played,
        "can_go_out": solution.can_go_out,
        "played": codes(solution.played),
        # In order also where nothing is played and the table stays as it lies.
        "layout": [codes(judge_meld(rules, meld).cards) for meld in solution.layout],
        "melds_broken": solution.melds_broken,
        "cards_moved": solution.cards_moved,
    }
    return {**answer, "undecided": list(solution.undecided)} if solution.undecided else answer
