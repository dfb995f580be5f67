"""What the engine says of positions under other rules."""

from machiavelli.engine import judge_table, solve
from machiavelli.engine.contrasts import answer
from machiavelli.model.content import Content
from machiavelli.model.contrast import Answer, Contrast
from machiavelli.model.parameters import with_value
from machiavelli.model.variant import Rules
from machiavelli.pages.contrast_facts import AnswerFacts, ContrastFacts


def contrast_facts(content: Content) -> dict[str, ContrastFacts]:
    """The facts of every contrast, by id."""
    return {contrast.id: _facts(content, contrast) for contrast in content.contrasts.values()}


def _facts(content: Content, contrast: Contrast) -> ContrastFacts:
    rules = content.variants[contrast.variant].rules
    return ContrastFacts(
        before=judge_table(rules, contrast.position.table),
        answers=tuple(_answer(rules, contrast, one) for one in contrast.answers),
        elsewhere={id_: answer(variant.rules, contrast) for id_, variant in content.variants.items()},
    )


def _answer(rules: Rules, contrast: Contrast, one: Answer) -> AnswerFacts:
    bent = with_value(rules, contrast.parameter, one.value)
    after = contrast.after
    if after is None and isinstance(one.says, int) and one.says:
        after = solve(bent, contrast.position).layout
    return AnswerFacts(bent, one.says, judge_table(bent, after or ()))
