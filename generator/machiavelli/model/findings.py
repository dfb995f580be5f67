"""Faults of the content, each with its place in a file and a short stable code."""

from dataclasses import dataclass
from enum import StrEnum


class Code(StrEnum):
    """Every kind of fault. The codes are stable: people search for them and silence nothing by them."""

    # Files.
    UNREADABLE_FILE = "unreadable-file"
    """A file or link that cannot be opened."""
    OUTSIDE_LINK = "outside-link"
    """A link that leads out of the folder."""
    STRAY_FILE = "stray-file"
    """A file that nothing reads, such as `.yml` for `.yaml`."""
    TOO_LARGE = "too-large"
    """More than 256 kB, or than 2 MB of the words of a language for a whole folder."""
    NOT_UTF8 = "not-utf8"
    """Bytes that are not UTF-8."""
    EMPTY_FILE = "empty-file"
    """Nothing but spaces and comments."""

    # YAML.
    YAML_SYNTAX = "yaml-syntax"
    """Not YAML: brackets, indentation, a line that is neither key nor text."""
    QUOTE_THE_TEXT = "quote-the-text"
    """A text that needs double quotes: an apostrophe, a colon or a sign ends it early."""
    BARE_JOKER = "bare-joker"
    """An unquoted `*`."""
    COMMENT_IN_TEXT = "comment-in-text"
    """A space and `#` cut a text off."""
    TAB = "tab"
    """A tab character."""
    INVISIBLE_CHARACTER = "invisible-character"
    """A character that cannot be seen, or a no-break space outside prose."""
    ANCHOR = "anchor"
    """`&name` or `*name`: one value cannot stand for another."""
    TAG = "tag"
    """A type such as `!!str`."""
    BAD_KEY = "bad-key"
    """A key that is neither a word nor a plain whole number."""
    DUPLICATE_KEY = "duplicate-key"
    """A key that stands twice."""
    TOO_DEEP = "too-deep"
    """Nested more than twelve levels deep."""
    SEVERAL_DOCUMENTS = "several-documents"
    """A second document after `---`."""

    # Shape.
    MISSING_KEY = "missing-key"
    """A key that must be there."""
    UNKNOWN_KEY = "unknown-key"
    """A key that means nothing here."""
    WRONG_TYPE = "wrong-type"
    """A value of another kind: text for a number, a list for a text."""
    WRONG_VALUE = "wrong-value"
    """A value of the right kind that is not possible here."""
    BAD_ID = "bad-id"
    """An id that is malformed, taken, or not its file's name; a language that is no language code."""
    UNREADABLE_CARD = "unreadable-card"
    """Text that is not a card."""
    EMPTY_TEXT = "empty-text"
    """A text with nothing in it."""
    MISSING_LANGUAGE = "missing-language"
    """Words that lack a language of the site."""
    UNKNOWN_LANGUAGE = "unknown-language"
    """Words in a language that the site does not have."""
    UNKNOWN_PARENT = "unknown-parent"
    """`extends` names no variant."""
    PARENT_LOOP = "parent-loop"
    """Variants that extend each other in a circle."""

    # Catalogues.
    FTL_SYNTAX = "ftl-syntax"
    """A line that is not Fluent."""
    DUPLICATE_MESSAGE = "duplicate-message"
    """A message id that stands twice."""
    UNKNOWN_MESSAGE = "unknown-message"
    """A message that refers to one that does not exist, or to itself."""
    MISSING_MESSAGE = "missing-message"
    """A message that a language lacks."""
    OTHER_VARIABLES = "other-variables"
    """A message that needs other values than in another language."""
    OTHER_SELECTORS = "other-selectors"
    """A message that chooses by other codes than in another language."""
    UNUSED_MESSAGE = "unused-message"
    """A message that no page shows."""
    FORBIDDEN_WORD = "forbidden-word"
    """A word that the glossary forbids in this language."""
    MISSING_PAGE = "missing-page"
    """A page written by hand that a language lacks."""
    BROKEN_LINK = "broken-link"
    """A link of a page written by hand that leads nowhere."""

    # Rules.
    INCONSISTENT_RULES = "inconsistent-rules"
    """Parameters that contradict each other."""
    STALE_NOTE = "stale-note"
    """A note taken over from another variant that speaks of a rule which is another here."""
    IMPOSSIBLE_DEAL = "impossible-deal"
    """More cards to deal than there are."""
    UNKNOWN_SOURCE = "unknown-source"
    """A source that `sources.yaml` does not have."""
    UNUSED_SOURCE = "unused-source"
    """A source that nothing refers to."""
    UNKNOWN_PUZZLE = "unknown-puzzle"
    """A rule page that shows a puzzle that does not exist."""
    UNKNOWN_VARIANT = "unknown-variant"
    """A puzzle or quiz under rules that do not exist."""
    SAME_ANSWER = "same-answer"
    """A position that is to show what a rule changes, and that is answered alike with every value."""
    MISSING_CONTRAST = "missing-contrast"
    """A rule that decides what can be played, without a position in `contrasts.yaml` that shows it."""

    # Puzzles and quizzes.
    IMPOSSIBLE_POSITION = "impossible-position"
    """Cards that the pack does not hold: a third 8♦, a fifth joker."""
    ILLEGAL_TABLE = "illegal-table"
    """A starting table with a meld that is not legal."""
    WRONG_CLAIM = "wrong-claim"
    """A claim that the engine does not confirm."""
    WRONG_RESULT = "wrong-result"
    """A result that is no legal turn, or plays another number of cards."""
    UNPROVED_CLAIM = "unproved-claim"
    """Something said to be impossible, without a proof short enough to be shown."""
    WRONG_THEME = "wrong-theme"
    """A theme that does not fit what the engine finds."""
    TOO_EASY = "too-easy"
    """A card that just extends a meld, in a puzzle about something else."""
    TWIN_PUZZLE = "twin-puzzle"
    """The same position twice, up to an exchange of suits."""
    UNKNOWN_PARAMETER = "unknown-parameter"
    """A question about something that is no rule of the variant, or has no value to choose from."""
    WRONG_OPTIONS = "wrong-options"
    """Options of which none is right or all are, or with one option twice; nothing to choose from."""
    WORDS_ON_ORDER = "words-on-order"
    """Words that depend on the order of options, such as “all of the above”."""
    NEGATIVE_QUESTION = "negative-question"
    """A question that asks for what is not so."""

    NO_DAY = "no-day"
    """A puzzle that is not among those of the day."""

    # Lessons.
    SAME_PLACE = "same-place"
    """Two lessons that claim one place."""
    CARD_NOT_SHOWN = "card-not-shown"
    """Words that name a card which is not drawn beside them."""
    NUMBER_NOT_HELD = "number-not-held"
    """A number in words that no rule named beside them has for its value."""
    UNKNOWN_FIGURE = "unknown-figure"
    """A measured figure that `strategy/measured.json` does not have."""
    STALE_FIGURES = "stale-figures"
    """Figures of simulated hands that were played by other rules than today's, or in another way."""


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a file. ``path`` is relative to the root, with ``/``; line and column count from 1."""

    path: str
    line: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One fault. Sorted by path, line and column; prints as ``path:line:column: CODE message``.

    ``home`` is the file of a language in which words that it lacks belong.
    """

    path: str
    line: int
    column: int
    code: Code
    message: str
    home: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.code} {self.message}"


def finding_at(place: Place, code: Code, message: str, home: str = "") -> Finding:
    """A finding that points at ``place``."""
    return Finding(place.path, place.line, place.column, code, message, home)
