"""Quizzes: questions whose right answers are computed, and what the engine says of each option."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from machiavelli.model.cards import Card
from machiavelli.model.parameters import Held
from machiavelli.model.position import Position
from machiavelli.model.proof import Proof
from machiavelli.model.steps import Step
from machiavelli.model.verdicts import MeldVerdict, Reason
from machiavelli.model.words import Words

QuestionKind: TypeAlias = Literal[
    "choice", "legal", "can-play", "max-cards", "pick", "order", "variant-diff", "parameter"
]

Topic: TypeAlias = Literal[
    "deal",
    "melds",
    "aces",
    "jokers",
    "turn",
    "opening",
    "rearranging",
    "failure",
    "stock",
    "end",
    "scoring",
    "variants",
]
"""What a question is about: by it readers look for questions, and progress is told."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What makes an option right: one of ``rule``, ``meld``, ``position`` and ``points`` is given.

    The value of ``rule`` (``deal.hand_size``, ``stock.4``), the verdict on ``meld`` (its kind or reason, or
    ``legal`` or ``illegal``), the most hand cards of ``position`` that can be played, or the points of the
    cards ``points`` has to be ``value``, or to lie within ``least`` and ``most``.
    """

    rule: str = ""
    meld: tuple[Card, ...] = ()
    position: Position | None = None
    points: tuple[Card, ...] = ()
    value: Held | None = None
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """An option: words, right where ``when`` holds; or a ``meld``, right where it is legal."""

    text: Words | None = None
    when: Condition | None = None
    why: Words | None = None
    meld: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """One question; its right answer is always computed, never written.

    ``choice``: which of ``choices``, asked as ``ask`` has it? ``legal``: is ``meld`` a combination, and if
    not, why? ``can-play``: can ``card`` of the hand be played? ``max-cards``: how many cards of ``position``
    can be played? ``pick``: which table card leaves its meld in every best play? ``order``: in which order do
    the steps of the best play follow? ``variant-diff``: which of ``variants`` allow ``meld``, or ``card`` to
    be played? ``parameter``: which of ``options`` is the value of the rule ``parameter``?

    ``variant`` is empty where the question is about that of its quiz.
    """

    id: str
    kind: QuestionKind
    why: Words | None = None
    variant: str = ""
    meld: tuple[Card, ...] = ()
    position: Position | None = None
    card: Card | None = None
    parameter: str | None = None
    options: tuple[Held, ...] = ()
    variants: tuple[str, ...] = ()
    ask: Words | None = None
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Quiz:
    """Some questions about one variant, some of which may be about another.

    ``place`` orders the quizzes that go through the game topic by topic; None for one about its variant.
    """

    id: str
    variant: str
    title: Words
    questions: tuple[Question, ...]
    place: int | None = None

    def variant_of(self, question: Question) -> str:
        """The id of the variant that a question is about."""
        return question.variant or self.variant


@dataclass(frozen=True, slots=True)
class Offer:
    """An option with what the engine says of it. ``key`` names it among the others, in any order.

    ``value``: the number, code or yes and no that it offers; ``reason``: why the meld of a ``legal`` question
    would be refused, None where it would not; ``verdict``: on the meld in question under the variant ``key``;
    ``elsewhere``: the variants whose rule has this value; ``choice``: its place among the choices.
    """

    key: str
    right: bool
    value: Held | None = None
    reason: Reason | None = None
    verdict: MeldVerdict | None = None
    card: Card | None = None
    elsewhere: tuple[str, ...] = ()
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """All options of a question, and what is shown once it is answered.

    ``layout``: a play, as the table after it; ``proof``: why there is no more; ``steps`` of an ``order``,
    with every one of their ``orders`` that can be played, each by the places of the steps counted from 0.
    """

    offers: tuple[Offer, ...]
    topic: Topic
    layout: tuple[MeldVerdict, ...] = ()
    proof: Proof | None = None
    steps: tuple[Step, ...] = ()
    orders: tuple[tuple[int, ...], ...] = ()

    @property
    def right(self) -> tuple[Offer, ...]:
        """The right options."""
        return tuple(offer for offer in self.offers if offer.right)
