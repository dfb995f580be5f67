"""What the engine says of positions under other rules."""

from machiavelli.engine import judge_table, judge_turn, solve
from machiavelli.engine.contrasts import answer
from machiavelli.model.content import Content
from machiavelli.model.contrast import Contrast, Says
from machiavelli.model.findings import Code
from machiavelli.model.parameters import with_value
from machiavelli.model.position import Table
from machiavelli.model.variant import Rules
from machiavelli.model.verdicts import Reason
from machiavelli.pages.contrast_facts import AnswerFacts, ContrastFacts, Outcome


def contrast_facts(content: Content) -> dict[str, ContrastFacts]:
    """The facts of every contrast, by id."""
    return {contrast.id: _facts(content, contrast) for contrast in content.contrasts.values()}


def _facts(content: Content, contrast: Contrast) -> ContrastFacts:
    rules = content.variants[contrast.variant].rules
    bent = [(with_value(rules, contrast.parameter, one.value), one.says) for one in contrast.answers]
    tables = [_table(own, contrast, says) for own, says in bent]
    longest = contrast.after or max(zip(map(_played, bent), tables, strict=True), key=lambda it: it[0])[1]
    return ContrastFacts(
        before=judge_table(rules, contrast.position.table),
        answers=tuple(
            AnswerFacts(_outcome(own, contrast, says, longest), judge_table(own, after))
            for (own, says), after in zip(bent, tables, strict=True)
        ),
        elsewhere={
            id_: _outcome(variant.rules, contrast, answer(variant.rules, contrast), longest)
            for id_, variant in content.variants.items()
        },
    )


def _played(answered: tuple[Rules, Says]) -> int:
    says = answered[1]
    return says if isinstance(says, int) else 0


def _table(rules: Rules, contrast: Contrast, says: Says) -> Table:
    """The table after the turn that plays most, or after the one that is asked about."""
    if contrast.after is None and isinstance(says, int) and says:
        return solve(rules, contrast.position).layout
    return contrast.after or ()


def _outcome(rules: Rules, contrast: Contrast, says: Says, longest: Table) -> Outcome:
    """The answer, and why the longest turn is none here."""
    if says == Code.ILLEGAL_TABLE:
        faulty = (it for it in judge_table(rules, contrast.position.table) if not it.legal)
        return Outcome(rules, says, Reason.ILLEGAL_MELD, next(faulty, None))
    if not isinstance(says, int) and says != Reason.ILLEGAL_MELD:
        return Outcome(rules, says)
    verdict = judge_turn(rules, contrast.position.turn(longest))
    meld = None if verdict.meld is None else judge_table(rules, longest)[verdict.meld]
    return Outcome(rules, says, verdict.reason, meld)
