"""The options of each kind of question: computed, and at least one right and one wrong."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import factorial

from machiavelli.engine.quizzes.answer import answer, best_steps, is_right
from machiavelli.engine.quizzes.conditions import value_of_condition
from machiavelli.engine.quizzes.moving import leaving
from machiavelli.engine.quizzes.ordering import FEWEST, MOST, orders
from machiavelli.engine.rule_values import values_of
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.notation import format_cards
from machiavelli.model.parameters import Held, possible_values
from machiavelli.model.position import Position
from machiavelli.model.quiz import Choice, Condition, Question, QuestionKind
from machiavelli.model.variant import Rules
from machiavelli.verification.check_positions import check_possible


@dataclass(frozen=True, slots=True)
class AskedThere:
    """A question written at ``key``, under the rules of its ``variant``."""

    content: Content
    key: tuple[str, ...]
    question: Question
    variant: str
    rules: Rules
    variants: Mapping[str, Rules]

    def finding(self, code: Code, message: str, *inner: str) -> Finding:
        """A finding at a key of the question."""
        return finding_at(self.content.place(*self.key, *inner), code, message)

    @property
    def position(self) -> Position:
        """The position of a question that has one."""
        assert self.question.position is not None
        return self.question.position


def check_options(asked: AskedThere) -> Iterator[Finding]:
    """Everything about the options of a question whose cards are possible."""
    yield from _CHECKS[asked.question.kind](asked)


def _nothing_more(asked: AskedThere) -> Iterator[Finding]:
    """A verdict and a number of cards are always there."""
    return iter(())


# --- choice


def _choice(asked: AskedThere) -> Iterator[Finding]:
    faults, choices = [], asked.question.choices
    for number, choice in enumerate(choices):
        here = ("options", str(number))
        if any(_are_the_same(choice, earlier) for earlier in choices[:number]):
            faults.append(asked.finding(Code.WRONG_OPTIONS, "this option stands there twice", *here))
        if choice.when is not None:
            faults += list(_condition(asked, (*here, "when"), choice.when))
        elif choice.meld:
            key = (*asked.key, *here)
            faults += list(check_possible(asked.content, key, asked.rules, Position((), choice.meld), "meld"))
    yield from faults
    if not faults:
        right = [is_right(asked.rules, choice) for choice in asked.question.choices]
        yield from _some_of_each(asked, right, "options")


def _are_the_same(one: Choice, other: Choice) -> bool:
    if one.meld or other.meld:
        return Counter(one.meld) == Counter(other.meld)
    return one.text == other.text


def _condition(asked: AskedThere, here: tuple[str, ...], condition: Condition) -> Iterator[Finding]:
    key = (*asked.key, *here)
    for name, cards in (("meld", condition.meld), ("points", condition.points)):
        yield from check_possible(asked.content, key, asked.rules, Position((), cards), name)
    if condition.position is not None:
        yield from check_possible(asked.content, key, asked.rules, condition.position)
    known = values_of(asked.rules)
    if condition.rule and condition.rule not in known:
        message = f"no rule {condition.rule!r}, {cure(condition.rule, known)}"
        yield asked.finding(Code.UNKNOWN_PARAMETER, message, *here, "rule")
    elif not condition.rule or condition.value is None:
        return
    elif type(known[condition.rule]) is not type(condition.value):
        found = value_of_condition(asked.rules, condition)
        message = f"{condition.value!r} can never be {condition.rule}, which is {found!r}"
        yield asked.finding(Code.WRONG_VALUE, message, *here, "is")


def _some_of_each(asked: AskedThere, right: list[bool], *inner: str) -> Iterator[Finding]:
    if not any(right):
        yield asked.finding(Code.WRONG_OPTIONS, f"no option is right in {asked.variant!r}", *inner)
    elif all(right):
        yield asked.finding(Code.WRONG_OPTIONS, f"every option is right in {asked.variant!r}", *inner)


# --- positions


def _card_there(asked: AskedThere) -> Iterator[Finding]:
    if asked.question.card not in asked.position.hand:
        message = f"{asked.question.card} is not in the hand {format_cards(asked.position.hand)}"
        yield asked.finding(Code.WRONG_VALUE, message, "card")


def _can_play(asked: AskedThere) -> Iterator[Finding]:
    if missing := list(_card_there(asked)):
        yield from missing
        return
    found = answer(asked.question, asked.variant, {asked.variant: asked.rules})
    if not found.layout and found.proof is None:
        message = f"{asked.question.card} cannot be played, but no proof short enough to be shown is found"
        yield asked.finding(Code.UNPROVED_CLAIM, message, "card")


def _pick(asked: AskedThere) -> Iterator[Finding]:
    cards = [card for meld in (*asked.position.table, asked.position.hand) for card in meld]
    if len(set(cards)) < len(cards) or any(card.is_joker for card in cards):
        message = "one card is there twice, or a joker: whether it leaves its meld cannot be told"
        yield asked.finding(Code.WRONG_OPTIONS, message, "table")
        return
    found = leaving(asked.rules, asked.position)
    if found is None:
        message = "nothing can be played, or there are too many plays to look at: take a smaller table"
        yield asked.finding(Code.WRONG_OPTIONS, message, "table")
    elif not found.always:
        message = "no card leaves its meld in every best play: ask for something else, such as 'max-cards'"
        yield asked.finding(Code.WRONG_OPTIONS, message, "table")
    elif len(found.never) < 2:
        named = format_cards(found.never) or "no card"
        message = f"{named} always stays: at least two cards that never leave their meld are needed"
        yield asked.finding(Code.WRONG_OPTIONS, message, "table")


def _order(asked: AskedThere) -> Iterator[Finding]:
    steps = best_steps(asked.rules, asked.position)
    if not FEWEST <= len(steps) <= MOST:
        message = f"steps of the best play: {len(steps)}; {FEWEST} to {MOST} can be put in order"
        yield asked.finding(Code.WRONG_OPTIONS, message, "hand")
    elif len(orders(asked.rules, asked.position.table, steps)) == factorial(len(steps)):
        message = "the steps can be made in any order: there is nothing to put in order"
        yield asked.finding(Code.WRONG_OPTIONS, message, "hand")


# --- variants and rules


def _variant_diff(asked: AskedThere) -> Iterator[Finding]:
    faults = []
    for number, id_ in enumerate(asked.question.variants):
        if id_ not in asked.content.variants and ("variant", id_) not in asked.content.unread:
            message = f"no variant {id_!r}, {cure(id_, asked.content.variants)}"
            faults.append(asked.finding(Code.UNKNOWN_VARIANT, message, "variants", str(number)))
    if asked.question.position is not None:
        faults += _card_there(asked)
    yield from faults
    if not faults and set(asked.question.variants) <= set(asked.variants):
        found = answer(asked.question, asked.variant, asked.variants)
        right = [offer.right for offer in found.offers]
        if not any(right) or all(right):
            who = "every" if all(right) else "no"
            message = f"{who} variant offered allows it: some must, and some must not"
            yield asked.finding(Code.WRONG_OPTIONS, message, "variants")


def _parameter(asked: AskedThere) -> Iterator[Finding]:
    name, options = asked.question.parameter or "", asked.question.options
    known = askable(asked.rules)
    if name not in known:
        message = f"{name!r} is no rule of {asked.variant!r} to ask about, {cure(name, known)}"
        yield asked.finding(Code.UNKNOWN_PARAMETER, message, "parameter")
        return
    value, possible = values_of(asked.rules)[name], _possible(name)
    faults = list(_not_possible(asked, name, possible))
    yield from faults
    if not options and not possible:
        message = f"{name} can have many values: write the 'options' to choose from"
        yield asked.finding(Code.WRONG_OPTIONS, message, "parameter")
    elif options and value not in options and not faults:
        message = f"no option is right: {name} is {_written(value)} in {asked.variant!r}"
        yield asked.finding(Code.WRONG_OPTIONS, message, "options")


def _not_possible(asked: AskedThere, name: str, possible: tuple[Held, ...]) -> Iterator[Finding]:
    options = asked.question.options
    for number, option in enumerate(options):
        message = ""
        if option in options[:number]:
            message = f"the option {_written(option)} stands there twice"
        elif possible and option not in possible:
            message = f"{_written(option)} is no value of {name}"
            message += f", {cure(str(option), list(map(_written, possible)))}"
        elif not possible and type(option) is not int:
            message = f"{name} is a whole number, {_written(option)} is none"
        if message:
            yield asked.finding(Code.WRONG_OPTIONS, message, "options", str(number))


def _written(value: Held) -> str:
    """A value as YAML has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def askable(rules: Rules) -> Mapping[str, Held]:
    """The rules that have a name on the pages and several values to choose from, and ``stock.4``.

    Parts of a parameter, as ``deal.players.most``, have no name of their own there: nobody can ask.
    """
    named = {}
    for name, value in values_of(rules).items():
        section, _, inner = name.partition(".")
        if section == "stock" or (
            "." not in inner and hasattr(rules, section) and _can_be_asked(name, value)
        ):
            named[name] = value
    return named


def _can_be_asked(name: str, value: Held) -> bool:
    return type(value) is int or len(possible_values(name)) > 1


def _possible(name: str) -> tuple[Held, ...]:
    return () if name.startswith("stock.") else possible_values(name)


_CHECKS: Mapping[QuestionKind, Callable[[AskedThere], Iterator[Finding]]] = {
    "choice": _choice,
    "legal": _nothing_more,
    "can-play": _can_play,
    "max-cards": _nothing_more,
    "pick": _pick,
    "order": _order,
    "variant-diff": _variant_diff,
    "parameter": _parameter,
}
