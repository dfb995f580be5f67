"""The steps of a play as sentences: ``Toma el 8♣ del extremo de la escalera 5♣–8♣ y ponlo con 8♥ 8♦.``"""

from itertools import pairwise

from machiavelli.model.cards import ACE, KING, RANK_NAMES, Card
from machiavelli.model.notation import format_cards
from machiavelli.model.position import Meld
from machiavelli.model.steps import Step, StepCode
from machiavelli.model.verdicts import Kind
from machiavelli.pages.wording import Wording

STEP_MESSAGES = frozenset(
    {f"step-{code.value}" for code in StepCode}
    | {"step-form", "step-from", "step-of", "step-put", "step-swap-joker-table", "the-card", "the-joker"}
)
"""What any play may need, whether or not a puzzle of today does."""


def step_words(step: Step, wording: Wording) -> str:
    """The sentence of one step, in plain text with cards written ``8♣``."""
    cards = cards_words(step.cards, wording)
    to = cards_words(step.target, wording)
    where = kind_word(step.target_kind) if step.target else "free"
    if step.code is StepCode.SPLIT:
        return _split(step, wording)
    if step.code is StepCode.JOIN:
        return wording.say("step-join", cards=cards, where=where, to=to)
    if step.code is StepCode.SWAP_JOKER and step.source:
        values = {"cards": cards, "source": _source(step, wording), "to": format_cards(step.target)}
        return wording.say("step-swap-joker-table", form=_form(step, wording), **values)
    if step.source:
        put = wording.say("step-put", where=where, form=_form(step, wording), to=to)
        return wording.say(f"step-{step.code.value}", cards=cards, source=_source(step, wording), put=put)
    if step.code is StepCode.SWAP_JOKER:
        return wording.say("step-swap-joker", cards=cards, to=format_cards(step.target))
    if step.code is StepCode.EXTEND:
        return wording.say("step-extend", cards=cards, where=where, to=to)
    if step.code is StepCode.COMPLETE:
        return wording.say("step-complete", cards=cards, to=to)
    return wording.say(f"step-{step.code.value}", cards=cards)


def _split(step: Step, wording: Wording) -> str:
    size = len(step.cards)
    at = size if step.source[:size] == step.cards else len(step.source) - size
    lower, upper = cards_words(step.source[:at], wording), cards_words(step.source[at:], wording)
    return wording.say("step-split", **{"from": cards_words(step.source, wording)}, lower=lower, upper=upper)


def _source(step: Step, wording: Wording) -> str:
    if step.code is StepCode.TAKE_END:
        return wording.say("step-of", **{"from": cards_words(step.source, wording)})
    return wording.say(
        "step-from", kind=kind_word(step.source_kind), **{"from": cards_words(step.source, wording)}
    )


def _form(step: Step, wording: Wording) -> str:
    """The pronoun for the cards of the step, as the language names it."""
    single = len(step.cards) == 1
    rank = "many" if not single else "joker" if step.cards[0].is_joker else RANK_NAMES[step.cards[0].rank - 1]
    return wording.say("step-form", rank=rank)


def cards_words(cards: Meld, wording: Wording) -> str:
    """One card with its article, a run by its ends, other cards one by one."""
    if len(cards) == 1:
        return _one(cards[0], wording)
    if len(cards) > 2 and _is_stretch(cards):
        return f"{cards[0]}–{cards[-1]}"
    return format_cards(cards)


def _one(card: Card, wording: Wording) -> str:
    if card.is_joker:
        return wording.say("the-joker")
    name = RANK_NAMES[card.rank - 1]
    return wording.say("the-card", rank=int(name) if name.isdigit() else name, card=str(card))


def kind_word(kind: Kind | None) -> str:
    """How messages are told what some cards are: a run, a group, or not yet a meld."""
    return "open" if kind is None else kind.value


def _is_stretch(cards: Meld) -> bool:
    """Whether the cards follow one another in one suit, no joker among them."""
    return all(
        below.suit == above.suit is not None
        and (above.rank == below.rank + 1 or (below.rank, above.rank) == (KING, ACE))
        for below, above in pairwise(cards)
    )
