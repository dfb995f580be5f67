"""Kinds of values that several files share: ids, cards, and words in all languages."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    PlainValidator,
    StringConstraints,
    ValidationInfo,
    WithJsonSchema,
)
from pydantic_core import PydanticCustomError

from machiavelli.errors import NotationError
from machiavelli.loading.characters import NO_BREAK_SPACES, invisible
from machiavelli.model.cards import Card
from machiavelli.model.findings import Code
from machiavelli.model.notation import parse_cards

_LINE_BREAKS = re.compile(r" *\n[ \n]*")
ID_PATTERN = r"^[a-z][a-z0-9-]{0,39}$"
_CARD_PATTERN = r"(?:(?:10|[2-9]|[AaTtJjQqKk])[SHDCshdc♠♥♦♣][\uFE0E\uFE0F]?|[★*])"


class Strict(BaseModel):
    """Nothing unknown, nothing converted, descriptions from docstrings."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True, defer_build=True
    )


def _refuse_empty(value: Any) -> Any:
    if value is None:
        raise PydanticCustomError("empty-value", "nothing stands here: write a value, or take the key out")
    return value


NOT_EMPTY = AfterValidator(_refuse_empty)
"""For a key that may be left out, but not be left empty."""


def _refuse_twice(values: tuple[Any, ...]) -> tuple[Any, ...]:
    for number, value in enumerate(values):
        if value in values[:number]:
            raise PydanticCustomError("twice", "{value} stands there twice", {"value": repr(str(value))})
    return values


DISTINCT = AfterValidator(_refuse_twice)
"""For a list in which nothing may stand twice."""

Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
"""A name in addresses and file names."""


def _check_text(text: str) -> str:
    if not text.strip():
        raise PydanticCustomError("empty-text", "the text is empty")
    return text


Text = Annotated[str, AfterValidator(_check_text)]
"""A text that says something."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The languages that words may be in, and those they must be in."""

    known: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()


def _unknown(words: Mapping[str, Any], asked: Asked) -> list[tuple[Code, str, str]]:
    return [
        (Code.UNKNOWN_LANGUAGE, lang, f"the site has no language {lang!r}: it has {', '.join(asked.known)}")
        for lang in words
        if lang not in asked.known
    ]


def _check_words(words: dict[str, str], info: ValidationInfo) -> Mapping[str, str]:
    """Every language of the site, no other, none empty; each text in one line, however it was written.

    One error carries all that is wrong. A line break left in a text would end the markup around it.
    """
    asked: Asked = info.context or Asked()
    faults = _unknown(words, asked)
    faults += [
        (Code.MISSING_LANGUAGE, lang, f"no text in {lang!r}: write one here, as every language has one")
        for lang in asked.needed
        if lang not in words
    ]
    faults += [(Code.EMPTY_TEXT, lang, "the text is empty") for lang in words if not words[lang].strip()]
    if faults:
        raise PydanticCustomError("words", "words", {"faults": faults})
    return {lang: _LINE_BREAKS.sub(" ", text).strip(" \n") for lang, text in words.items()}


WORDS_TITLE = "Words"
"""By this title the schema writer knows where the languages of the site belong."""

WORDS_SCHEMA = WithJsonSchema({"title": WORDS_TITLE, "type": "object"})

WordsField = Annotated[dict[str, str], AfterValidator(_check_words), WORDS_SCHEMA]
"""A text in every language of the site; what stands in it is never read as markup."""


def at_most(most: int) -> AfterValidator:
    """For words that stand in one line: so many characters in any language."""

    def check(words: Mapping[str, str]) -> Mapping[str, str]:
        faults = [
            (Code.WRONG_VALUE, lang, f"{len(text)} characters: at most {most} are expected")
            for lang, text in words.items()
            if len(text) > most
        ]
        if faults:
            raise PydanticCustomError("words", "words", {"faults": faults})
        return words

    return AfterValidator(check)


def _check_languages(words: dict[str, Any], info: ValidationInfo) -> Mapping[str, Any]:
    """Only languages of the site; any of them may be left out."""
    asked: Asked = info.context or Asked()
    if faults := _unknown(words, asked):
        raise PydanticCustomError("words", "words", {"faults": faults})
    return words


SOME_WORDS_TITLE = "SomeWords"
"""By this title the schema writer knows words that need not be in every language."""

WORD_LISTS_TITLE = "WordLists"
"""By this title the schema writer knows lists of words by language."""

SomeWordsField = Annotated[
    dict[str, Text],
    AfterValidator(_check_languages),
    WithJsonSchema({"title": SOME_WORDS_TITLE, "type": "object"}),
]
"""A text in some languages of the site."""

WordListsField = Annotated[
    dict[str, Annotated[tuple[Text, ...], DISTINCT]],
    AfterValidator(_check_languages),
    WithJsonSchema({"title": WORD_LISTS_TITLE, "type": "object"}),
]
"""Words in some languages of the site."""


def _read_cards(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise PydanticCustomError("string_type", "cards are written as one text, such as 5♣ 6♣ 7♣")
    for column, character in enumerate(value, start=1):
        if character in NO_BREAK_SPACES:
            raise PydanticCustomError(
                Code.INVISIBLE_CHARACTER, "{text}", {"text": invisible(character), "column": column}
            )
    try:
        cards = parse_cards(value)
    except NotationError as error:
        raise PydanticCustomError(
            Code.UNREADABLE_CARD, "{text}", {"text": str(error), "column": error.column}
        ) from None
    if not cards:
        raise PydanticCustomError("empty-text", "no cards stand here")
    return cards


CardsField = Annotated[
    tuple[Card, ...],
    PlainValidator(_read_cards),
    WithJsonSchema(
        {
            "type": "string",
            "pattern": f"^ *{_CARD_PATTERN}(?: +{_CARD_PATTERN})* *$",
            "description": "Cards in one text: 5♣ 6♣ 7♣, or 5C 6C 7C; the joker is ★, or * in quotes.",
        }
    ),
]
"""Some cards, at least one, written as one text."""
