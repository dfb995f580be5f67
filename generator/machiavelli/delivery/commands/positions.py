"""``machiavelli positions``: positions of simulated games, JSON lines out."""

from itertools import islice
from random import Random

import click

from machiavelli.delivery.jsonl import chosen, compact, load_variants
from machiavelli.engine.game import format_record
from machiavelli.model.notation import codes
from machiavelli.study.positions import Played, any_match, played_positions


def span(text: str) -> range:
    """Two whole numbers and a dash, both ends included: ``21-49``. Raises BadParameter."""
    least, dash, most = text.partition("-")
    if (
        dash
        and len(text) < 10
        and text.isascii()
        and least.isdecimal()
        and most.isdecimal()
        and int(least) <= int(most)
    ):
        return range(int(least), int(most) + 1)
    raise click.BadParameter(f"{text[:20]!r} is not two whole numbers with a dash, such as 21-49")


@click.command()
@click.option("--variant", "names", multiple=True, metavar="ID", help="May be given again; by default all.")
@click.option("--count", type=click.IntRange(min=1), default=10, help="How many positions.")
@click.option("--seed", type=int, default=1, help="The same seed gives the same positions.")
@click.option("--table", "table_cards", type=span, default="0-108", help="Cards on the table: 21-49.")
@click.option("--hand", "hand_cards", type=span, default="1-108", help="Cards in the hand: 5-14.")
@click.option("--each", type=click.IntRange(min=1), default=3, help="Most positions from one game.")
@click.option("--record", is_flag=True, help="One whole match instead, as text that replay reads.")
@click.option("--fails", type=click.IntRange(0, 50), default=0, help="Percent of turns that fail.")
def positions(
    names: tuple[str, ...],
    count: int,
    seed: int,
    table_cards: range,
    hand_cards: range,
    each: int,
    record: bool,
    fails: int,
) -> None:
    """Print positions of games between simulated players, one JSON object a line, as solve reads them."""
    rules = {name: variant.rules for name, variant in chosen(load_variants(), names).items()}
    if record:
        name = next(iter(rules))
        click.echo(format_record(any_match(name, rules[name], Random(seed), fails / 100)), nl=False)
        return
    found = 0
    met = played_positions(rules, table_cards, hand_cards, seed, each=each, fails=fails / 100)
    for played in islice(met, count):
        click.echo(_line(played))
        found += 1
    if found < count:
        raise click.ClickException(f"such positions hardly come up: {found} of {count} found")


def _line(played: Played) -> str:
    table = [codes(meld) for meld in played.position.table]
    line = {
        "id": played.id,
        "variant": played.variant,
        "table": table,
        "hand": codes(played.position.hand),
    }
    return compact(line)
