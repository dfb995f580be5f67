"""What each option answers once it is chosen, most of it from what the engine says of it."""

from collections.abc import Iterator

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.quiz import Offer, Question
from machiavelli.model.variant import Variant
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.meld_words import meld_title, verdict_words
from machiavelli.pages.question_labels import value_in_words
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import listed, rule_keys, rule_name, rule_value, sentence_terms
from machiavelli.pages.wording import Wording

_LEANING = {
    "deal-help-waits": "deal-help",
    "deal-fewer-here": "deal-hand",
    "turn-play": "turn-choice",
    "turn-draw": "turn-choice",
    "turn-others-melds": "turn-opening",
    "failure-penalty": "failure-restore",
    "failure-replaces-draw": "failure-penalty",
    "failure-unfinished": "failure-restore",
    "end-count": "end-out",
}
"""Sentences of the rule pages that say nothing without another before them: which."""

_NAMED = 4
"""Variants named as those where an answer would be right; of more only some are."""


def feedback_of(
    offer: Offer, question: Question, right: int, variant: Variant, content: Content, wording: Wording
) -> Markup:
    """The sentences under an option. ``right`` is the right number, where numbers are offered."""
    said = [*_about_option(offer, question, right, variant, content, wording)]
    if offer.choice is not None and (why := question.choices[offer.choice].why) is not None:
        said.append(wording.words(why))
    key = question.parameter or _rule_of(question, offer, variant)
    if key is not None:
        said.append(rule_in_words(key, variant, wording))
    if question.why is not None:
        said.append(wording.words(question.why))
    return cards_in_text(" ".join(said), wording)


def _rule_of(question: Question, offer: Offer, variant: Variant) -> str | None:
    """The rule that decides about an option in words, where it is a rule of the rule pages."""
    when = None if offer.choice is None else question.choices[offer.choice].when
    if when is None:
        return None
    if when.points:
        by_card = variant.rules.scoring.basis == "card-points"
        return "scoring.card_points" if by_card else "scoring.basis"
    return when.rule if when.rule in rule_keys() else None


def _about_option(
    offer: Offer, question: Question, right: int, variant: Variant, content: Content, wording: Wording
) -> Iterator[str]:
    if offer.verdict is not None:
        yield verdict_sentence(offer.verdict, wording)
    elif question.kind == "max-cards" and not offer.right:
        yield wording.say("quiz-more" if int(offer.key) < right else "quiz-fewer")
    elif question.kind == "pick":
        yield wording.say("quiz-leaves" if offer.right else "quiz-stays")
    elif question.kind == "variant-diff":
        yield wording.say("quiz-allowed" if offer.right else "quiz-refused")
    elif question.kind == "parameter" and not offer.right:
        names = _elsewhere(offer, question, variant, content, wording)
        if not names:
            return
        if len(names) > _NAMED:
            yield wording.say("quiz-elsewhere-often", n=len(names))
        else:
            yield wording.say("quiz-elsewhere", n=len(names), variants=listed(names, wording))


def _elsewhere(
    offer: Offer, question: Question, variant: Variant, content: Content, wording: Wording
) -> list[str]:
    """The variants of which the option, as it is worded, is true: a value may mean more under other rules."""
    others = [content.variants[id_] for id_ in offer.elsewhere]
    key = question.parameter
    if key in rule_keys() and offer.value is not None:
        said = value_in_words(variant.rules, key, offer.value, wording)
        others = [it for it in others if capitalised(rule_value(it.rules, key, wording)) == said]
    return [wording.words(it.name) for it in others]


def verdict_sentence(verdict: MeldVerdict, wording: Wording) -> str:
    """``Grupo de nueves: no vale, palo repetido en el grupo.``"""
    title = meld_title(verdict, wording)
    return wording.say("quiz-verdict", title=capitalised(title), verdict=verdict_words(verdict, wording))


def rule_in_words(key: str, variant: Variant, wording: Wording) -> str:
    """A rule of the variant as its page states it, or else its name and its value."""
    section, _, players = key.partition(".")
    if section == "stock":
        pack = variant.rules.deal.packs_for(int(players)).cards
        return wording.say("quiz-stock-counted", pack=str(pack))
    said = [one for part in SECTIONS.values() for paragraph in part for one in paragraph.of(variant)]
    # Best of all the one that is first about the rule, and one that stands by itself.
    stating = sorted(
        (one for one in said if key in one.about),
        key=lambda one: (one.about[0] != key, one.message in _LEANING),
    )
    if not stating:
        value = rule_value(variant.rules, key, wording)
        return wording.say("quiz-rule", rule=rule_name(key, wording), value=value)
    return " ".join(_whole(stating[0].message, variant, wording))


def _whole(message: str, variant: Variant, wording: Wording) -> Iterator[str]:
    """A sentence of the rule pages after those that it leans on."""
    if message in _LEANING:
        yield from _whole(_LEANING[message], variant, wording)
    pack = variant.rules.deal.all_packs[0].cards
    # The rule pages go on with a list.
    message = "quiz-choice" if message == "turn-choice" else message
    yield wording.say(message, **sentence_terms(variant.rules, pack, wording))
