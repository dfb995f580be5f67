"""``machiavelli texts``: what the words of a language lack, line by line."""

from pathlib import Path

import click

from machiavelli.errors import UsageError
from machiavelli.texts_report import texts_findings


@click.command()
@click.argument("languages", nargs=-1, metavar="[LANG]...")
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    help="The folder where rules/, puzzles/ and docs/ are; by default the one you are in.",
)
def texts(languages: tuple[str, ...], root: Path) -> None:
    """Report what the texts of each LANG lack, by default of all: missing, unused or mismatched messages,
    words missing in rules/ and puzzles/, pages missing in docs/, words that the glossary forbids.

    Each finding is one line: path:line:column: CODE message. Exit status: 0 none, 1 findings, 2 wrong usage.
    """
    try:
        findings = texts_findings(root, languages)
    except UsageError as error:
        raise click.UsageError(str(error)) from None
    for finding in findings:
        click.echo(finding)
    if findings:
        click.echo(f"{len(findings)} finding{'s' * (len(findings) != 1)}", err=True)
        raise SystemExit(1)
    click.echo(f"nothing is missing in {', '.join(languages) or 'any language'}")
