"""The engine against the referee on random or given positions: ``python -m bench.check_engine --help``."""

import argparse
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from bench.positions import Placed, read_rules, read_set
from bench.random_positions import bent_rules, random_positions
from bench.referee import NotSolved, Referee, knows
from machiavelli.engine import playable, solve


def differences(one: Placed, seconds: float) -> list[str]:
    """Where the two differ: cards played, melds broken, cards moved, and each card of the hand."""
    referee = Referee(one.rules, one.position, seconds)
    found = []
    solution = solve(one.rules, one.position)
    undecided = getattr(solution, "undecided", ())
    ours = [solution.max_played, solution.melds_broken, solution.cards_moved]
    theirs = list(referee.closest())
    # The figures that were not proved least are only bounds; where one is, so is the next.
    exact = 3 if not undecided else 1 if "melds_broken" in undecided else 2
    if ours[:exact] != theirs[:exact] or (exact < 3 and ours[exact] < theirs[exact]):
        found.append(f"played, broken, moved: engine {ours} (undecided {undecided}), referee {theirs}")
    if solution.can_go_out != (theirs[0] == len(one.position.hand)):
        found.append(f"can go out: engine {solution.can_go_out}, referee plays {theirs[0]}")
    for card in dict.fromkeys(one.position.hand):
        if playable(one.rules, one.position, card) != referee.playable(card):
            found.append(f"{card}: engine says playable is {playable(one.rules, one.position, card)}")
    return found


def _positions(options: argparse.Namespace) -> Iterator[Placed]:
    rules = read_rules()
    if options.set:
        yield from read_set(Path(__file__).parent / "positions", options.set, rules, options.count)
        return
    asked = {id_: each for id_, each in bent_rules(rules).items() if id_ in (options.variant or rules)}
    known = {id_: each for id_, each in asked.items() if knows(each)}
    if left := sorted(asked.keys() - known.keys()):
        print(f"the referee does not know these rules: {', '.join(left)}")
    if not known:
        return
    chance = random.Random(options.seed)
    yield from islice(random_positions(chance, known, options.table, options.hand), options.count)


def main() -> None:
    """Check and print every difference with its position, as JSON lines; exit with 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--table", type=int, default=30, help="most cards on the table")
    parser.add_argument("--hand", type=int, default=10, help="most cards in the hand")
    parser.add_argument(
        "--variant", action="append", help="ids of rules; also jolly-2 and jolly-4 jokers a meld"
    )
    parser.add_argument("--set", help="a set of played positions instead of random ones")
    options = parser.parse_args()
    checked = different = unknown = 0
    for one in _positions(options):
        checked += 1
        try:
            found = differences(one, 120)
        except NotSolved:
            unknown += 1
            continue
        except Exception as error:  # a fault is a difference as well, and the position is wanted
            found = [f"{type(error).__name__}: {error}"]
        if found:
            different += 1
            print(json.dumps({**one.as_line(), "differences": found}), flush=True)
    print(f"{checked} positions, {different} different, {unknown} not decided by the referee")
    raise SystemExit(1 if different else 0)


if __name__ == "__main__":
    main()
