"""What the file of a lesson may hold."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from machiavelli.loading.fields import (
    NOT_EMPTY,
    WORDS_SCHEMA,
    CardsField,
    Id,
    Strict,
    Text,
    WordsField,
)
from machiavelli.loading.file_models import ClaimFields
from machiavelli.loading.quiz_file import QuestionEntry
from machiavelli.model.verdicts import Kind, Reason


class ShownMeldEntry(Strict):
    """Some cards with the verdict they are shown for. The build confirms it or fails."""

    meld: CardsField
    """The cards; what is no meld is drawn in this order."""
    verdict: Kind | Reason
    """`group` or `run`, or the reason why it is no meld."""
    caption: WordsField
    """A few words under the drawing."""


class ShownWaitEntry(Strict):
    """Cards that want for one more. The build counts what completes them, or fails."""

    cards: CardsField
    """The cards held."""
    completed_by: int = Field(ge=0)
    """How many cards of the rest of the pack make a meld with two or more of them."""
    caption: WordsField
    """A few words under the drawing."""


class FigureEntry(Strict):
    """A table to look at and, with `after`, what a turn makes of it. The build judges that turn."""

    table: tuple[CardsField, ...]
    """The melds on the table, each as one text; `[]` where the table is empty."""
    hand: CardsField = Field(default=())
    """The hand, where it is shown."""
    after: tuple[CardsField, ...] = Field(default=(), min_length=1)
    """The table after a legal turn."""
    caption: Annotated[WordsField | None, NOT_EMPTY, WORDS_SCHEMA] = None
    """A few words under the drawing."""


class PlayEntry(Strict):
    """A position to try on the board, with a claim."""

    table: tuple[CardsField, ...]
    """The melds on the table, each as one text; `[]` where the table is empty."""
    hand: CardsField
    """The hand."""
    claim: ClaimFields
    """What can be played."""
    goal: WordsField
    """What to try, in a sentence before the board."""
    explanation: WordsField
    """Why; shown with the solution."""


class PartEntry(Strict):
    """A piece of a lesson: words, and the cards they speak of."""

    heading: Annotated[WordsField | None, NOT_EMPTY, WORDS_SCHEMA] = None
    """A heading above it."""
    text: tuple[WordsField, ...] = Field(default=(), min_length=1)
    """Paragraphs."""
    melds: tuple[ShownMeldEntry, ...] = Field(default=(), min_length=1)
    """Melds side by side, legal or not."""
    waits: tuple[ShownWaitEntry, ...] = Field(default=(), min_length=1)
    """Cards that want for one more, side by side."""
    figure: Annotated[FigureEntry | None, NOT_EMPTY] = None
    """A table to look at."""
    points: tuple[WordsField, ...] = Field(default=(), min_length=1)
    """Points of a list."""
    checklist: tuple[WordsField, ...] = Field(default=(), min_length=1)
    """Things to tick off."""
    play: Annotated[PlayEntry | None, NOT_EMPTY] = None
    """A position to try."""
    holds: dict[str, int | bool | str] = Field(default={}, min_length=1)
    """The rules that these words rest on, each with its value, as `deal.hand_size: 13`."""
    measured: tuple[Text, ...] = Field(default=(), min_length=1)
    """Comparisons of measured figures that these words rest on, as `patient.won-high < 50`."""


class LessonFile(Strict):
    """One step of the way into the game: one idea, in parts, with questions at the end."""

    id: Id
    """The lesson's place in addresses; the file has the same name."""
    place: int = Field(ge=1)
    """Where it stands among the lessons: they are sorted by this number."""
    variant: Id
    """The rules it is about."""
    title: WordsField
    """The lesson's title."""
    idea: WordsField
    """The one idea, in a sentence."""
    parts: tuple[PartEntry, ...] = Field(min_length=1)
    """The parts, in order."""
    questions: tuple[QuestionEntry, ...] = Field(default=(), min_length=1)
    """Questions at the end; their answers are computed."""


LESSON: TypeAdapter[LessonFile] = TypeAdapter(LessonFile)
