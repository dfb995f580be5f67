"""``machiavelli verify``: every fault of the content, or the news that there is none."""

from collections.abc import Sequence
from pathlib import Path

import click

from machiavelli.delivery.remembering import CACHE, remembering
from machiavelli.errors import ContentError, Located, UsageError
from machiavelli.model.content import Content
from machiavelli.pipeline import load_and_verify


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    help="The folder where rules/ and puzzles/ are; by default the one you are in.",
)
@click.option("--anew", is_flag=True, help="Verify again what was verified before and has not changed since.")
def verify(paths: tuple[Path, ...], root: Path, anew: bool) -> None:
    """Check all rules, puzzles, quizzes and words; with PATHS, show only what concerns them.

    Each finding is one line: path:line:column: CODE message. Exit status: 0 none, 1 findings, 2 wrong usage.
    """
    chosen = [_inside(path, root) for path in paths]
    try:
        with remembering(None if anew else root / CACHE) as asking:
            content = load_and_verify(root, asking=asking)
    except UsageError as error:
        raise click.UsageError(str(error)) from None
    except ContentError as error:
        shown = [str(finding) for finding in error.findings if _concerns(finding, chosen)]
        if shown:
            click.echo("\n".join(shown))
            click.echo(_count(len(shown), "finding"), err=True)
            raise SystemExit(1) from None
        click.echo(f"nothing found in {_count(len(chosen), 'path')}; there are findings elsewhere")
        return
    click.echo(_summary(content))


def _inside(path: Path, root: Path) -> str:
    """A path as findings print it. Raises UsageError if it is not under the root."""
    full = path.resolve()
    if not full.is_relative_to(root.resolve()):
        raise click.UsageError(f"{path} is not under {root.resolve()}")
    return full.relative_to(root.resolve()).as_posix()


def _concerns(finding: Located, chosen: Sequence[str]) -> bool:
    where = str(finding)
    return not chosen or any(path == "." or where.startswith((f"{path}:", f"{path}/")) for path in chosen)


def _summary(content: Content) -> str:
    parts = [
        _count(len(content.variants), "variant"),
        _count(len(content.puzzles), "puzzle"),
        _count(len(content.quizzes), "quiz", "quizzes"),
        _count(len(content.lessons), "lesson"),
        _count(len(content.guides), "page on strategy", "pages on strategy"),
        _count(sum(len(catalogue.messages) for catalogue in content.catalogues.values()), "message"),
    ]
    return f"{', '.join(parts)} in {_count(len(content.catalogues), 'language')} verified"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
