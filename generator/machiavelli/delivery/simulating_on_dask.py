"""Playing hands on a Dask cluster, for whoever outgrows one machine: the same tasks, the same hands."""

from collections.abc import Iterator, Sequence

import click

from machiavelli.delivery.simulating import PlayTasks, Task, play_task
from machiavelli.study.simulation import Course


class PlayOnDask(PlayTasks):
    """Plays tasks on the workers of the scheduler at an address, such as ``tcp://192.0.2.1:8786``.

    Every worker needs this package, in a version that plays in the same way. Raises click.UsageError where
    the package ``distributed`` is missing, click.ClickException where no scheduler answers.
    """

    def __init__(self, scheduler: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise click.UsageError(
                "--executor dask needs the package distributed: pip install 'mkdocs-machiavelli[dask]'"
            ) from None
        try:
            self.client = Client(scheduler, timeout="10s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise click.ClickException(f"no Dask scheduler answers at {scheduler}: {error}") from None

    def results(self, tasks: Sequence[Task]) -> Iterator[list[Course]]:
        """The results of the tasks, in their order."""
        for future in self.client.map(play_task, tasks, pure=False):
            yield future.result()

    def __exit__(self, *_: object) -> None:
        """Tasks that have not begun are forgotten with the client; the cluster goes on."""
        self.client.close()
