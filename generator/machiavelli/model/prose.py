"""Words as they are written: pieces of the files that people read on the site, each with its place."""

from dataclasses import dataclass

from machiavelli.model.findings import Place


@dataclass(frozen=True, slots=True)
class Prose:
    """A piece of a file in language ``lang``; ``text`` stands so from ``place`` on, line ends too."""

    lang: str
    text: str
    place: Place

    def place_at(self, index: int) -> Place:
        """Where the character ``index`` (from 0) of the text stands."""
        before = self.text[:index]
        line = before.count("\n")
        column = index - before.rfind("\n") if line else self.place.column + index
        return Place(self.place.path, self.place.line + line, column)
