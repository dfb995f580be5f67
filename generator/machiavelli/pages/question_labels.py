"""What a question asks, and what each of its options is called."""

from dataclasses import replace
from functools import partial

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.parameters import Held
from machiavelli.model.quiz import Answer, Offer, Question
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.card_markup import card_html, cards_in_text
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.proof_markup import the_card
from machiavelli.pages.rule_words import rule_id, rule_keys, rule_value
from machiavelli.pages.wording import Wording

_RAIL = Markup('<span class="mk-rail">{}</span>')


def ask_of(question: Question, answer: Answer, wording: Wording) -> Markup:
    """The question in words."""
    if question.ask is not None:
        return cards_in_text(wording.words(question.ask), wording)
    name = question.parameter
    if name is not None:
        section, _, players = name.partition(".")
        if section == "stock":
            return Markup.escape(wording.say("quiz-ask-stock", players=players))
        return Markup.escape(wording.say(f"ask-{rule_id(name)}"))
    if question.card is not None:
        return cards_in_text(
            wording.say(f"quiz-ask-{question.kind}-card", card=the_card(question.card, wording)), wording
        )
    several = "-several" if question.kind in ("choice", "pick") and len(answer.right) > 1 else ""
    return Markup.escape(wording.say(f"quiz-ask-{question.kind}{several}"))


def label_of(
    offer: Offer, question: Question, variant: Variant, content: Content, wording: Wording
) -> Markup:
    """An option as it can be chosen."""
    draw = partial(card_html, wording=wording)
    if offer.choice is not None:
        choice = question.choices[offer.choice]
        if choice.text is not None:
            return cards_in_text(wording.words(choice.text), wording)
        return _RAIL.format(Markup().join(map(draw, choice.meld)))
    if offer.card is not None:
        return draw(offer.card)
    if question.kind == "variant-diff":
        return Markup.escape(wording.words(content.variants[offer.key].name))
    return Markup.escape(_in_words(offer, question, variant.rules, wording))


def _in_words(offer: Offer, question: Question, rules: Rules, wording: Wording) -> str:
    if question.kind == "legal":
        return wording.say("quiz-yes" if offer.reason is None else f"quiz-no-{offer.reason}")
    if question.kind == "can-play":
        return wording.say("quiz-can" if offer.value else "quiz-cannot")
    assert offer.value is not None
    if question.parameter not in rule_keys():
        return str(offer.value)
    return value_in_words(rules, question.parameter, offer.value, wording)


def value_in_words(rules: Rules, key: str, value: Held, wording: Wording) -> str:
    """How the rule pages would say it if the rule had this value, all others being as they are."""
    section, _, name = key.partition(".")
    changed = replace(getattr(rules, section), **{name: value})
    words = rule_value(replace(rules, **{section: changed}), key, wording)
    return capitalised(words)
