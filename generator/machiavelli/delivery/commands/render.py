"""``machiavelli render``: the pages as plain Markdown and their files, for any host that reads them."""

from pathlib import Path

import click

from machiavelli.delivery.folder import check_folder, write_folder
from machiavelli.delivery.remembering import CACHE, remembering
from machiavelli.errors import ContentError, UsageError
from machiavelli.pipeline import build_site


@click.command()
@click.argument("directory", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    help="The folder where rules/ and puzzles/ are; by default the one you are in.",
)
def render(directory: Path, root: Path) -> None:
    """Write the pages into DIR, one folder a language, and what they load beside them.

    DIR must be new, empty, or written by this command before: then the old pages go.
    """
    try:
        check_folder(directory)  # before the site is made, which takes a while
        with remembering(root / CACHE) as asking:
            site = build_site(root, asking=asking)
        count = write_folder(site, directory)
    except UsageError as error:
        raise click.UsageError(str(error)) from None
    except ContentError as error:
        raise click.ClickException(f"the content has faults\n{error}") from None
    click.echo(f"{count} files in {directory}")
