"""House rules: a family composes its own, sees what does not fit, and gets a sheet, an address and a file."""

from collections.abc import Mapping, Sequence
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.parameters import with_value
from machiavelli.model.variant import Rules
from machiavelli.pages.board_texts import message_texts
from machiavelli.pages.compare_page import REFERENCE, reference_first
from machiavelli.pages.compiled_messages import compiled
from machiavelli.pages.house_specs import Spec, specs
from machiavelli.pages.literal import html_page
from machiavelli.pages.page import Page, link
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import rule_id, rule_keys, rule_name, rule_value
from machiavelli.pages.script_data import script_data
from machiavelli.pages.sheet_pages import PARTS
from machiavelli.pages.templates import render
from machiavelli.pages.wording import Wording

KEY = "house"

IDS = (
    *("compare-against", "compare-count", "compare-differs", "compare-instead"),
    *("house-fits", "house-faults", "house-unreadable", "house-refused", "house-waits", "house-unnamed"),
    *("house-few-cards", "house-no-such-players", "house-impossible-deal", "house-tagline"),
    *("house-yaml-help", "house-yaml-none", "lab-copied", "lab-not-copied"),
)
"""Every message that the script says as it stands; those about rules are taken apart."""

_LISTS = ("packs-for-players", "hand-for-players", "list-and")


def house_page(
    content: Content, wording: Wording, rules: Mapping[str, Mapping[str, object]], laws: Sequence[str]
) -> Page:
    """The page of one language; ``rules`` of each variant as the browser gets them, ``laws`` by their ids."""
    variants, asked = reference_first(content), specs()
    sections = _sheet_sections(wording)
    title = wording.say("house-title")
    data = {
        "specs": asked,
        "variants": {
            id_: {key: part for key, part in own.items() if key != "id"} for id_, own in rules.items()
        },
        "reference": REFERENCE,
        "sections": sections,
        "languages": content.languages,
        "laws": {law: wording.say(f"law-{law}") for law in laws},
        "texts": message_texts(wording, IDS),
        "saying": {
            "locale": wording.locale,
            "messages": compiled(content.catalogues[wording.lang], _taken_apart(asked, sections)),
        },
    }
    body = render(
        "house.html",
        say=wording.say,
        compare=link(KEY, "compare"),
        variants=[(variant.id, wording.words(variant.name)) for variant in variants],
        sections=_form(asked, [variant.rules for variant in variants], wording),
        data=script_data(data),
    )
    return Page(
        wording.lang,
        KEY,
        title=title,
        description=wording.say("house-description"),
        markdown=html_page(title, body),
        source=wording.path("house-lead"),
        hide=("navigation", "toc"),
    )


def _taken_apart(asked: Mapping[str, Spec], sections: list[dict[str, Any]]) -> list[str]:
    """Every message that the script forms from composed rules."""
    said = [one for section in sections for part in section["paragraphs"] for one in part["sentences"]]
    return [*(f"value-{rule_id(key)}" for key in asked), *_LISTS, *said]


def _sheet_sections(wording: Wording) -> list[dict[str, Any]]:
    """The sections of a sheet with all sentences that rules of no source can say."""
    return [
        {
            "title": wording.say(f"section-{id_}"),
            "paragraphs": [
                {
                    "points": paragraph.points,
                    "sentences": [
                        one.message
                        for one in paragraph.sentences
                        if not (one.said_by and one.only_there) and not one.relatives
                    ],
                }
                for paragraph in SECTIONS[id_]
            ],
        }
        for id_ in PARTS
    ]


def _form(asked: Mapping[str, Spec], variants: list[Rules], wording: Wording) -> list[dict[str, Any]]:
    """The rules to choose, by section."""
    sections: dict[str, list[dict[str, Any]]] = {}
    for key in rule_keys():
        if key in asked:
            sections.setdefault(key.partition(".")[0], []).append(
                _control(key, asked[key], variants, wording)
            )
    return [
        {"id": name, "name": wording.say(f"compare-{name}"), "controls": controls}
        for name, controls in sections.items()
    ]


def _control(key: str, spec: Spec, variants: list[Rules], wording: Wording) -> dict[str, Any]:
    control = {"key": key, "id": rule_id(key), "name": rule_name(key, wording), "nothing": "", **spec}
    if spec["kind"] == "choice":
        control["options"] = _labels(key, spec["options"], variants, wording)
    elif spec.get("empty"):
        nothing = rule_value(with_value(variants[0], key, None), key, wording)
        control["nothing"] = wording.say("house-empty", words=nothing)
    return control


def _labels(
    key: str, options: Sequence[object], variants: list[Rules], wording: Wording
) -> list[tuple[str, str]]:
    """Each option with its words, under the first rules under which all of them read differently."""
    for rules in variants:
        labels = [rule_value(with_value(rules, key, option), key, wording) for option in options]
        if len(set(labels)) == len(options):
            break
    return [(_written(option), label) for option, label in zip(options, labels, strict=True)]


def _written(option: object) -> str:
    """As the script writes it."""
    return str(option).lower() if isinstance(option, bool) else str(option)
