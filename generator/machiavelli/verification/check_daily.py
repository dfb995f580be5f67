"""The puzzles of the day: every puzzle has its days, and the list only grows at its end."""

from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure, nearest


def check_daily(content: Content) -> Iterator[Finding]:
    """Looks at nothing where there is no list. A name that is misspelt is told once, where it stands."""
    seen: set[str] = set()
    meant: set[str | None] = set()
    for at, joining in enumerate(content.daily):
        if at and joining.day <= content.daily[at - 1].day:
            place = content.place("daily", "", str(at), "day")
            yield finding_at(place, Code.WRONG_VALUE, "a day after that of the entry above is expected")
        for number, id_ in enumerate(joining.puzzles):
            place = content.place("daily", "", str(at), "puzzles", str(number))
            if id_ not in content.puzzles and ("puzzle", id_) not in content.unread:
                message = f"no puzzle {id_!r}, {cure(id_, content.puzzles)}"
                meant.add(nearest(id_, content.puzzles))
                yield finding_at(place, Code.UNKNOWN_PUZZLE, message)
            if id_ in seen:
                yield finding_at(place, Code.WRONG_VALUE, f"{id_!r} stands twice in the list")
            seen.add(id_)
    if content.daily:
        for id_ in content.puzzles.keys() - seen - meant:
            message = (
                "it has no day: write its id at the end of puzzles/daily.yaml, under a day still to come"
            )
            yield finding_at(content.place("puzzle", id_), Code.NO_DAY, message)
