"""What distinguishes a variant, in one paragraph: the sentences about rules that its parent has otherwise."""

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.parameters import value_of
from machiavelli.model.variant import Rules, Variant
from machiavelli.pages.compare_page import REFERENCE
from machiavelli.pages.provenance_markup import Provenances
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import rule_keys
from machiavelli.pages.sentences import Sentence


def parent_of(content: Content, variant: Variant) -> Variant | None:
    """The variant that this one is told apart from: its parent, else the reference; None for that itself."""
    parent = content.variants.get(variant.parent or REFERENCE)
    return parent if parent is not variant else None


def differing_rules(variant: Rules, parent: Rules) -> set[str]:
    """The keys of all rules that are not the same."""
    return {key for key in rule_keys() if value_of(variant, key) != value_of(parent, key)}


def what_differs(
    variant: Variant, parent: Variant, provenances: Provenances, terms: Mapping[str, str | int]
) -> list[Markup]:
    """The sentences of the variant's page about those rules, in the order of the page."""
    keys = differing_rules(variant.rules, parent.rules)
    say = provenances.wording.say
    return [
        provenances.sentence(say(sentence.message, **terms), sentence.about, sentence.said_by)
        for sentence in _sentences(variant, keys)
    ]


def _sentences(variant: Variant, keys: set[str]) -> Iterator[Sentence]:
    """The sentences about some of the rules; where one leads to a list of points, all points as well."""
    for section in SECTIONS.values():
        leads = False
        for paragraph in section:
            said = paragraph.of(variant)
            told = [one for one in said if keys & set(one.about)]
            yield from said if paragraph.points and leads else told
            leads = bool(told)
