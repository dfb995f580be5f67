"""The options of a question, each right or wrong, with what is shown once it is answered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from machiavelli.engine.grading.measures import Analysis
from machiavelli.engine.melds import judge_meld
from machiavelli.engine.proofs.prove import prove_shown
from machiavelli.engine.quizzes.conditions import holds
from machiavelli.engine.quizzes.moving import leaving
from machiavelli.engine.quizzes.ordering import orders
from machiavelli.engine.quizzes.playing import play_with
from machiavelli.engine.quizzes.refusals import offered_reasons
from machiavelli.engine.quizzes.topics import topic_of
from machiavelli.engine.rule_values import values_of
from machiavelli.engine.solver.solve import playable, solve
from machiavelli.engine.tables import judge_table
from machiavelli.model.parameters import possible_values
from machiavelli.model.position import Position
from machiavelli.model.proof import Denial
from machiavelli.model.quiz import Answer, Choice, Offer, Question, QuestionKind
from machiavelli.model.steps import Step
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import MeldVerdict

LEGAL, YES, NO = "legal", "yes", "no"
PICKED = 6
"""Cards offered where one is to be picked, all that have to leave their meld among them."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question under the rules of its variant, among those of all ``variants`` by id."""

    question: Question
    rules: Rules
    variants: Mapping[str, Rules]

    @property
    def position(self) -> Position:
        """The position of a question that has one."""
        assert self.question.position is not None
        return self.question.position


def answer(question: Question, variant: str, variants: Mapping[str, Rules]) -> Answer:
    """Everything that the engine says of a question which verification lets pass.

    Raises PositionError for cards that no game of the variant can hold, and KeyError for unknown names.
    """
    return _ANSWERS[question.kind](Asked(question, variants[variant], variants))


def _choice(asked: Asked) -> Answer:
    offers = [
        Offer(
            key=str(number),
            right=is_right(asked.rules, choice),
            verdict=judge_meld(asked.rules, choice.meld) if choice.meld else None,
            choice=number,
            value=_number(choice),
        )
        for number, choice in enumerate(asked.question.choices)
    ]
    return Answer(tuple(offers), topic_of(asked.question))


def _number(choice: Choice) -> int | None:
    """The number that an option is in every language, if it is one: numbers are offered in their order."""
    texts = set((choice.text or {}).values())
    return int(texts.pop()) if len(texts) == 1 and min(texts).isdecimal() else None


def is_right(rules: Rules, choice: Choice) -> bool:
    """Whether an option of a ``choice`` is right. Raises as :func:`holds`."""
    if choice.meld:
        return judge_meld(rules, choice.meld).legal
    return choice.when is not None and holds(rules, choice.when)


def _legal(asked: Asked) -> Answer:
    verdict = judge_meld(asked.rules, asked.question.meld)
    reasons = offered_reasons(asked.rules, verdict)
    refused = [Offer(reason, reason is verdict.reason, reason=reason, verdict=verdict) for reason in reasons]
    return Answer((Offer(LEGAL, verdict.legal, verdict=verdict), *refused), topic_of(asked.question))


def _can_play(asked: Asked) -> Answer:
    card = asked.question.card
    assert card is not None
    table = play_with(asked.rules, asked.position, card)
    return Answer(
        (Offer(YES, table is not None, True), Offer(NO, table is None, False)),
        topic_of(asked.question),
        layout=judge_table(asked.rules, table or ()),
        proof=None if table else prove_shown(asked.rules, asked.position, Denial(card=card)),
    )


def _max_cards(asked: Asked) -> Answer:
    rules, position = asked.rules, asked.position
    found = solve(rules, position)
    denied = None if found.can_go_out else prove_shown(rules, position, Denial(most=found.max_played))
    return Answer(
        tuple(Offer(str(n), n == found.max_played, n) for n in range(len(position.hand) + 1)),
        topic_of(asked.question),
        layout=judge_table(rules, found.layout if found.max_played else ()),
        proof=denied,
    )


def _pick(asked: Asked) -> Answer:
    found = leaving(asked.rules, asked.position)
    assert found is not None
    kept = found.never[: max(2, PICKED - len(found.always))]
    offers = [Offer(card.code, card in found.always, card=card) for card in (*found.always, *kept)]
    return Answer(tuple(offers), topic_of(asked.question), layout=_best(asked))


def _order(asked: Asked) -> Answer:
    steps = best_steps(asked.rules, asked.position)
    possible = orders(asked.rules, asked.position.table, steps)
    return Answer((), topic_of(asked.question), layout=_best(asked), steps=steps, orders=possible)


def best_steps(rules: Rules, position: Position) -> tuple[Step, ...]:
    """The steps of the best play, in the order in which pages tell them."""
    return Analysis(rules, position, solve(rules, position)).plan.steps


def _best(asked: Asked) -> tuple[MeldVerdict, ...]:
    return judge_table(asked.rules, solve(asked.rules, asked.position).layout)


def _variant_diff(asked: Asked) -> Answer:
    return Answer(
        tuple(_under(asked.question, id_, asked.variants[id_]) for id_ in asked.question.variants),
        topic_of(asked.question),
    )


def _under(question: Question, id_: str, rules: Rules) -> Offer:
    if question.position is not None:
        assert question.card is not None
        return Offer(id_, playable(rules, question.position, question.card))
    verdict = judge_meld(rules, question.meld)
    return Offer(id_, verdict.legal, verdict=verdict)


def _parameter(asked: Asked) -> Answer:
    name = asked.question.parameter or ""
    value = values_of(asked.rules)[name]
    others = {id_: values_of(rules).get(name) for id_, rules in asked.variants.items()}
    offers = [
        Offer(
            key=str(option).lower(),
            right=(option, type(option)) == (value, type(value)),
            value=option,
            elsewhere=tuple(id_ for id_, found in others.items() if found == option),
        )
        for option in asked.question.options or possible_values(name)
    ]
    return Answer(tuple(offers), topic_of(asked.question))


_ANSWERS: Mapping[QuestionKind, Callable[[Asked], Answer]] = {
    "choice": _choice,
    "legal": _legal,
    "can-play": _can_play,
    "max-cards": _max_cards,
    "pick": _pick,
    "order": _order,
    "variant-diff": _variant_diff,
    "parameter": _parameter,
}
