"""``machiavelli rules``: the parameters of a variant, as a table or as the browser gets them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from machiavelli.delivery.jsonl import chosen, variants_under
from machiavelli.model.variant import Variant


@click.command()
@click.argument("variant_id", metavar="[ID]", required=False)
@click.option("--json", "as_json", is_flag=True, help="As the browser engine gets them, one variant a line.")
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    help="The folder where rules/ is; by default the one you are in.",
)
def rules(variant_id: str | None, as_json: bool, root: Path) -> None:
    """Show the rules of the variant ID, or of all variants, whatever faults puzzles and texts may have."""
    shown = chosen(variants_under(root), () if variant_id is None else (variant_id,))
    show = _as_json if as_json else _as_table
    click.echo("\n".join(map(show, shown.values())))


def _as_json(variant: Variant) -> str:
    return json.dumps(rules_object(variant), ensure_ascii=False)


def rules_object(variant: Variant) -> dict[str, Any]:
    """The rules as JSON data: the id, then the sections of parameters."""
    return {"id": variant.id, **asdict(variant.rules)}


def _as_table(variant: Variant) -> str:
    rows = list(_rows(variant))
    names, values = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines = [f"  {name:<{names}}  {value:<{values}}  {source}" for name, value, source in rows]
    known = f"; known in part, the rest as in {variant.parent}" if variant.incomplete else ""
    return "\n".join([f"{variant.id} (from {', '.join(variant.sources)}{known})", *lines, ""])


def _rows(variant: Variant) -> Iterator[tuple[str, str, str]]:
    for section, parameters in asdict(variant.rules).items():
        for name, value in parameters.items():
            why = variant.provenance[f"{section}.{name}"]
            yield f"{section}.{name}", _show(value), f"{why.status}: {', '.join(why.by)}".removesuffix(": ")


def _show(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_show(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
