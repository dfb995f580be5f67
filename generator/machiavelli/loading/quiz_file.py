"""What the file of a quiz may hold: a model for each kind of question."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from machiavelli.loading.fields import (
    DISTINCT,
    NOT_EMPTY,
    WORDS_SCHEMA,
    CardsField,
    Id,
    Strict,
    Text,
    WordsField,
)
from machiavelli.model.cards import Card
from machiavelli.model.findings import Code


def _check_one(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if len(cards) > 1:
        raise PydanticCustomError("one-card", "one card is asked about, not several")
    return cards


OneCard = Annotated[CardsField, AfterValidator(_check_one)]
"""One card, written as a text."""

SomeWhy = Annotated[WordsField | None, NOT_EMPTY, WORDS_SCHEMA]


class QuestionHead(Strict):
    """What every question may have."""

    id: Id
    """The question's name within the quiz."""
    variant: Id = Field(default="")
    """The rules that it is about, where they are not those of the quiz."""
    why: SomeWhy = None
    """Shown with the answer, beside what the engine says."""


class OnTable(QuestionHead):
    """A question about a position."""

    table: tuple[CardsField, ...]
    """The melds on the table, each as one text; `[]` where the table is empty."""
    hand: CardsField
    """The hand."""


class LegalQuestion(QuestionHead):
    """Is this a legal meld, and if not, why not?"""

    kind: Literal["legal"]
    """Is this a legal meld, and if not, why not?"""
    meld: CardsField
    """The cards in question."""


class MaxCardsQuestion(OnTable):
    """How many hand cards can be played at most?"""

    kind: Literal["max-cards"]
    """How many hand cards can be played at most?"""


class CanPlayQuestion(OnTable):
    """Can this card of the hand be played?"""

    kind: Literal["can-play"]
    """Can this card of the hand be played?"""
    card: OneCard
    """The hand card in question."""


class PickQuestion(OnTable):
    """Which card of the table has to leave its meld for the best play?"""

    kind: Literal["pick"]
    """Which card of the table has to leave its meld for the best play?"""


class OrderQuestion(OnTable):
    """In which order do the steps of the best play follow?"""

    kind: Literal["order"]
    """In which order do the steps of the best play follow?"""


class VariantDiffQuestion(QuestionHead):
    """Which variants allow this meld, or this card of the hand to be played?"""

    kind: Literal["variant-diff"]
    """Which variants allow this meld, or this card of the hand to be played?"""
    variants: Annotated[tuple[Id, ...], DISTINCT] = Field(min_length=2)
    """The variants offered: some allow it, some do not."""
    meld: CardsField = Field(default=())
    """The cards in question, where it is a meld."""
    table: tuple[CardsField, ...] = Field(default=())
    """The melds on the table, where it is a play."""
    hand: CardsField = Field(default=())
    """The hand, where it is a play."""
    card: OneCard = Field(default=())
    """The hand card in question, where it is a play."""

    @model_validator(mode="after")
    def _check_subject(self) -> "VariantDiffQuestion":
        if bool(self.meld) == bool(self.hand) or bool(self.hand) != bool(self.card):
            message = "ask about a 'meld', or about a 'card' of a 'hand' beside a 'table'"
            raise PydanticCustomError("words", "subject", {"faults": [(Code.WRONG_VALUE, "kind", message)]})
        return self


class ParameterQuestion(QuestionHead):
    """What is the value of this rule in the variant?"""

    kind: Literal["parameter"]
    """What is the value of this rule in the variant?"""
    parameter: Text
    """The rule, as `deal.hand_size`, or `stock.4`, the cards left to draw where four play."""
    options: tuple[int | bool | str, ...] = Field(default=(), min_length=2)
    """The answers offered; without them all that the rule can be, where those are few."""


class WhenFields(Strict):
    """What makes an option right: one of `rule`, `meld`, `hand` and `points`, and what it must be."""

    rule: Text = Field(default="")
    """A rule, as `deal.hand_size`, or a number that follows from the rules: `pack`, `stock.4`, `dealt.4`."""
    meld: CardsField = Field(default=())
    """Some cards; they are a `group`, a `run`, `legal`, `illegal`, or refused for a reason."""
    table: tuple[CardsField, ...] = Field(default=())
    """The melds on the table beside `hand`."""
    hand: CardsField = Field(default=())
    """A hand, of which so many cards can be played."""
    points: CardsField = Field(default=())
    """A hand that counts so many points."""
    is_: Annotated[int | bool | str | None, NOT_EMPTY] = Field(default=None, alias="is")
    """The value it must have."""
    at_least: Annotated[int | None, NOT_EMPTY] = None
    """The least it must be."""
    at_most: Annotated[int | None, NOT_EMPTY] = None
    """The most it may be."""

    @model_validator(mode="after")
    def _check_parts(self) -> "WhenFields":
        faults = []
        subjects = {"rule": self.rule, "meld": self.meld, "hand": self.hand, "points": self.points}
        given = [name for name, value in subjects.items() if value]
        if len(given) != 1:
            message = f"one of {', '.join(subjects)} makes the option right, and only one"
            faults.append((Code.WRONG_VALUE, given[-1] if given else "is", message))
        ranged = self.at_least is not None or self.at_most is not None
        if (self.is_ is not None) == ranged:
            message = "say what it must be: either 'is', or 'at_least' and 'at_most'"
            faults.append((Code.WRONG_VALUE, given[-1] if given else "is", message))
        if faults:
            raise PydanticCustomError("words", "when", {"faults": faults})
        return self


class ChoiceEntry(Strict):
    """An option: words, and what makes them right; or some cards, right where they are a legal meld."""

    text: SomeWhy = None
    """The words of the option."""
    when: Annotated[WhenFields | None, NOT_EMPTY] = None
    """What makes it right. The build computes whether it holds."""
    why: SomeWhy = None
    """Shown when this option is chosen."""
    meld: CardsField = Field(default=())
    """Some cards instead of words."""

    @model_validator(mode="after")
    def _check_parts(self) -> "ChoiceEntry":
        if bool(self.meld) == bool(self.text) or bool(self.text) != bool(self.when):
            message = "an option has a 'text' and says 'when' it is right, or it is a 'meld'"
            where = "meld" if self.meld else "text" if self.text else "when"
            raise PydanticCustomError("words", "option", {"faults": [(Code.WRONG_VALUE, where, message)]})
        return self


class ChoiceQuestion(QuestionHead):
    """Which of these is right?"""

    kind: Literal["choice"]
    """Which of these is right?"""
    ask: SomeWhy = None
    """The question; where the options are cards, it asks which of them are melds."""
    options: tuple[ChoiceEntry, ...] = Field(min_length=2)
    """The answers offered, in any order: it changes. At least one is right and one wrong."""

    @model_validator(mode="after")
    def _check_ask(self) -> "ChoiceQuestion":
        if (self.ask is None) != all(option.meld for option in self.options):
            message = "options in words need a question 'ask'; where all are melds, it is asked by itself"
            raise PydanticCustomError("words", "ask", {"faults": [(Code.MISSING_KEY, "ask", message)]})
        return self


AnyQuestion = (
    ChoiceQuestion
    | LegalQuestion
    | CanPlayQuestion
    | MaxCardsQuestion
    | PickQuestion
    | OrderQuestion
    | VariantDiffQuestion
    | ParameterQuestion
)
QuestionEntry = Annotated[AnyQuestion, Field(discriminator="kind")]


class QuizFile(Strict):
    """Some questions. No right answer is written: all are computed."""

    id: Id
    """The quiz's place in addresses; the file has the same name."""
    variant: Id
    """The rules that its questions are about, where they name no others."""
    place: Annotated[int | None, NOT_EMPTY] = Field(default=None, ge=1)
    """Where it stands among the quizzes by topic; without it, it stands among those about one variant."""
    title: WordsField
    """The quiz's title."""
    questions: tuple[QuestionEntry, ...] = Field(min_length=1)
    """The questions, in order."""


QUIZ: TypeAdapter[QuizFile] = TypeAdapter(QuizFile)
