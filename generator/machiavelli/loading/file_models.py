"""What each kind of file may hold. The JSON Schemas for editors are made from these."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, WithJsonSchema, create_model, model_validator
from pydantic_core import PydanticCustomError

from machiavelli.loading.entries import rules_model
from machiavelli.loading.fields import (
    DISTINCT,
    NOT_EMPTY,
    WORDS_SCHEMA,
    CardsField,
    Id,
    SomeWordsField,
    Strict,
    Text,
    WordListsField,
    WordsField,
    at_most,
)
from machiavelli.model.findings import Code
from machiavelli.model.puzzle import Theme
from machiavelli.model.verdicts import Kind, Reason


class VariantHead(Strict):
    """One variant of the game: its names, its sources and, for each rule, the value and who says so."""

    id: Id
    """The variant's place in addresses; the file has the same name."""
    name: Annotated[WordsField, at_most(80)]
    """The variant's name, at most 80 characters."""
    tagline: Annotated[WordsField, at_most(160)]
    """One line that says what distinguishes it, at most 160 characters."""
    sources: Annotated[tuple[Id, ...], DISTINCT] = Field(default=(), min_length=1)
    """The documents it follows, by their ids in sources.yaml; without it those of `extends`."""
    extends: Id = Field(default="")
    """The variant whose rules hold wherever this file has no entry."""
    incomplete: bool = Field(default=False)
    """Whether its rules are known only in part, so that what nobody tells is its parent's."""
    relative: bool = Field(default=False)
    """Whether it is a game of its own, akin to Machiavelli and not called so; by default as `extends` is."""
    unsaid: Annotated[WordsField | None, NOT_EMPTY, WORDS_SCHEMA] = Field(default=None)
    """Why what its sources leave unsaid is as in `extends`; without it the other's sources speak here too."""
    examples: Annotated[tuple[Id, ...], DISTINCT] = Field(default=())
    """Puzzles that the rule page shows solved; each must hold under these rules."""
    leftover: CardsField = Field(default=())
    """A hand that the rule page counts as an example, where points are counted."""


VariantFile: Any = create_model(
    "VariantFile",
    __base__=VariantHead,
    __doc__=VariantHead.__doc__,
    rules=(rules_model(), Field(description="The rules, by section.")),
)


class SourceEntry(Strict):
    """One document that states rules."""

    short: Text
    """The label beside a rule."""
    title: Text
    """The document's own title, in its language."""
    language: Text
    """The language the document is written in."""
    note: WordsField
    """What kind of document it is and how far it goes."""
    url: Text = Field(default="")
    """Where it can be read."""
    consulted: Text = Field(default="")
    """The day it was read, as 2025-12-31."""


class ExampleEntry(Strict):
    """A legal or illegal meld for the rule pages. The build confirms the verdict or fails."""

    meld: CardsField
    """The cards, in any order."""
    verdict: Kind | Reason
    """`group` or `run`, or the reason why it is no meld."""
    caption: WordsField
    """A few words under the drawing."""
    variants: Annotated[tuple[Id, ...], DISTINCT] = Field(default=(), min_length=1)
    """The variants whose pages show it; without this key, all."""
    elsewhere: Annotated[dict[Kind | Reason, WordsField], Field(min_length=1)] = Field(default={})
    """Where some of these variants judge otherwise: the other verdicts, each with its own caption."""


class AnswerEntry(Strict):
    """What is answered with one value of the rule: exactly one of `played`, `refused` and `verdict`."""

    value: int | bool | str | None
    """The value of the rule."""
    played: Annotated[int | None, NOT_EMPTY, WithJsonSchema({"type": "integer"})] = Field(default=None, ge=0)
    """The most cards of the hand that can be played."""
    refused: Id = Field(default="")
    """Why there is no such position, such as `too-many-copies`."""
    verdict: Literal["legal", ""] | Reason = Field(default="")
    """Of the turn that ends in `after`: `legal`, or the reason why it is not."""

    @model_validator(mode="after")
    def _check_one(self) -> "AnswerEntry":
        if sum(said not in (None, "") for said in (self.played, self.refused, self.verdict)) != 1:
            message = "one of 'played', 'refused' and 'verdict' says what is answered, and no more than one"
            raise PydanticCustomError("words", "answer", {"faults": [(Code.WRONG_VALUE, "value", message)]})
        return self


class ContrastEntry(Strict):
    """A position that is answered otherwise with another value of one rule. The build confirms them all."""

    parameter: Text
    """The rule, such as `melds.ace_high`."""
    variant: Id
    """The variant whose rules hold otherwise; one answer is that of its own value."""
    table: tuple[CardsField, ...]
    """The melds on the table, each as one text; `[]` where the table is empty."""
    hand: CardsField
    """The hand."""
    opened: bool = Field(default=True)
    """Whether the player has laid an opening, where the rules ask for one."""
    held: CardsField = Field(default=())
    """Cards of the hand kept a turn before when others were laid, where nothing may be held back."""
    after: tuple[CardsField, ...] = Field(default=(), min_length=1)
    """A table at the end of the turn: asked is then whether the turn is legal."""
    answers: tuple[AnswerEntry, ...] = Field(min_length=2)
    """What is answered with each value."""


class TermEntry(Strict):
    """One thing of the game, and what it is called in each language."""

    word: WordsField
    """The word that the site uses."""
    definition: WordsField
    """What it is, in a sentence or two."""
    forms: WordListsField = Field(default_factory=dict)
    """Other forms of the word by which it is known in a text, such as plurals."""
    also: WordListsField = Field(default_factory=dict)
    """What other people call it."""
    never: WordListsField = Field(default_factory=dict)
    """Words that no text may use for it, in every form, in small letters."""
    explained: bool = Field(default=True)
    """Whether pages explain the word where it first comes up."""


class UsageEntry(Strict):
    """Words that no text may use though they are no terms of the game."""

    never: WordListsField
    """The words, in every form, in small letters."""
    write: SomeWordsField
    """What to write instead, in the same languages."""

    @model_validator(mode="after")
    def _check_cures(self) -> "UsageEntry":
        faults = [
            (Code.MISSING_LANGUAGE, "write", f"no text in {lang!r}: say what to write there instead")
            for lang in self.never
            if lang not in self.write
        ]
        if faults:
            raise PydanticCustomError("words", "usage", {"faults": faults})
        return self


class GlossaryFile(Strict):
    """The words of the game in every language."""

    terms: dict[Id, TermEntry]
    """The terms, in the order of the page; each id is an anchor, the same in every language."""
    usage: dict[Id, UsageEntry] = Field(default_factory=dict)
    """Other words that no text may use."""


class ClaimFields(Strict):
    """What the puzzle says of its position. The build confirms every part or fails."""

    solvable: bool
    """Whether the whole hand can go out."""
    played: int = Field(ge=0)
    """The most hand cards that can be played."""
    result: tuple[CardsField, ...] = Field(default=(), min_length=1)
    """A final table that plays that many cards."""
    unique: Annotated[bool | None, NOT_EMPTY, WithJsonSchema({"type": "boolean"})] = None
    """Whether all best plays make the same groups."""
    unplayable: CardsField = Field(default=())
    """Hand cards that no legal play includes."""


class PrintedFields(Strict):
    """A final table as the source shows it, which is no legal play. The build confirms the reason."""

    table: tuple[CardsField, ...] = Field(min_length=1)
    """The final table as the source shows it."""
    reason: Reason
    """Why the engine refuses the play."""
    why: WordsField
    """The same in words."""


class PuzzleFile(Strict):
    """A position to solve, with a claim and words."""

    id: Id
    """The puzzle's place in addresses; the file has the same name."""
    variant: Id
    """The rules it is played by."""
    title: WordsField
    """The puzzle's title."""
    table: tuple[CardsField, ...]
    """The melds on the table, each as one text; `[]` where the table is empty."""
    hand: CardsField
    """The hand."""
    claim: ClaimFields
    """What can be played."""
    themes: Annotated[tuple[Theme, ...], DISTINCT] = Field(min_length=1)
    """The manoeuvres it turns on, the main one first."""
    intro: WordsField
    """One or two sentences before the board."""
    explanation: WordsField
    """Why; shown with the solution."""
    source: Id = Field(default="")
    """The document that the position is taken from, by its id in sources.yaml."""
    printed: Annotated[PrintedFields | None, NOT_EMPTY] = Field(default=None)
    """What its source takes for a play, and is none."""


VARIANT: TypeAdapter[Any] = TypeAdapter(VariantFile)
SOURCES: TypeAdapter[dict[str, SourceEntry]] = TypeAdapter(dict[Id, SourceEntry])
EXAMPLES: TypeAdapter[dict[str, ExampleEntry]] = TypeAdapter(dict[Id, ExampleEntry])
CONTRASTS: TypeAdapter[dict[str, ContrastEntry]] = TypeAdapter(dict[Id, ContrastEntry])
GLOSSARY: TypeAdapter[GlossaryFile] = TypeAdapter(GlossaryFile)
PUZZLE: TypeAdapter[PuzzleFile] = TypeAdapter(PuzzleFile)
