"""House rules as the page composes them: words, faults and files are those of the generator, always."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bent_rules import BENDS
from machiavelli.facts.puzzles import browser_rules
from machiavelli.loading import read_content
from machiavelli.model.findings import Code
from machiavelli.model.parameters import value_of
from machiavelli.model.variant import CardPoints, Packs, Players, Rules
from machiavelli.pages.house_page import house_page
from machiavelli.pages.house_specs import specs
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import rule_value, sentence_terms
from machiavelli.pages.sheet_pages import PARTS
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_variants import check_variants
from machiavelli.verification.laws import LAWS, law_ids
from node import NODE
from rules_for_tests import bend
from sample_content import repository_content
from wordings import LANGUAGES, wording

ROOT = Path(__file__).parents[1]
COMPOSITIONS = 60
REFUSED = (
    "?from=nothing",
    "?from=constructor",
    "?deal.hand_size=10&from=jolly",
    "?from=base&from=jolly",
    "?from=base&deal.hand_size=10&deal.hand_size=11",
    "?from=base&deal.hand_size=0",
    "?from=base&deal.hand_size=-",
    "?from=base&deal.hand_size=1e1",
    "?from=base&deal.hand_size=010",
    "?from=base&deal.hand_size=%C2%B2",
    "?from=base&deal.decks=9",
    "?from=base&deal.players=5",
    "?from=base&deal.players=2-21",
    "?from=base&deal.hand_by_players=6:13,6:11",
    "?from=base&deal.hand_by_players=6:13:1",
    "?from=base&deal.packs_by_players=2:1",
    "?from=base&deal.packs_by_players=2:1+1+1",
    "?from=base&melds.ace_low=yes",
    "?from=base&melds.group_distinct_suits=false",
    "?from=base&turn.opening=toString",
    "?from=base&scoring.card_points=11.10.10.25",
    "?from=base&scoring.card_points=-.10.10.25.-",
    "?from=base&__proto__=1",
    "?from=base&deal=1",
    "?from=base&name=" + "x" * 81,
    "?from=base&x=" + "y" * 4_000,
    "?<img src=x onerror=alert(1)>",
)


@cache
def pages() -> dict[str, dict[str, Any]]:
    """What each language's page hands its script."""
    content = repository_content()
    rules = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    made = {}
    for lang in LANGUAGES:
        html = house_page(content, wording(lang), rules, law_ids()).markdown
        made[lang] = json.loads(html.partition("data-composing>")[2].partition("</script>")[0])
    return made


@cache
def compositions() -> list[tuple[str, Rules]]:
    """A variant each, and rules that are other than there, whether or not they fit together."""
    chance, variants = Random(7), repository_content().variants
    made = [
        (id_, rules)
        for _ in range(COMPOSITIONS)
        for id_ in [chance.choice(list(variants))]
        if (rules := _composed(chance, variants[id_].rules)) != variants[id_].rules
    ]
    assert len(made) > COMPOSITIONS * 0.6
    return made


def _composed(chance: Random, rules: Rules) -> Rules:
    for changes in chance.choices(BENDS, k=chance.randint(1, 2)):
        rules = bend(rules, {key: value for key, value in changes.items() if key in specs()})
    for key in chance.choices(list(specs()), k=chance.randint(0, 1)):
        rules = bend(rules, {key: _some_value(chance, specs()[key])})
    if rules.deal.players.least < 2:  # BENDS also have a player alone, whom no file can name
        rules = bend(rules, {"deal.players": replace(rules.deal.players, least=2)})
    return rules


def _some_value(chance: Random, spec: Mapping[str, Any]) -> Any:
    few = lambda own: chance.randint(own["least"], min(own["most"], own["least"] + 16))  # noqa: E731
    seats = {"least": 2, "most": 8}
    match spec["kind"]:
        case "choice":
            return chance.choice(spec["options"])
        case "number":
            return None if spec["empty"] and chance.random() < 0.4 else few(spec)
        case "players":
            return Players(least=few(seats), most=few(seats), more_allowed=chance.random() < 0.5)
        case "hands":
            return {few(seats): few(spec) for _ in range(2)}
        case "packs":
            return {few(seats): Packs(decks=few(spec["decks"]), jokers=few(spec["jokers"]))}
        case _:
            worth = {name: few(spec) for name in ("ace", "ten", "figure", "joker")}
            return chance.choice([None, CardPoints(**worth, low=chance.choice([None, 5]))])


@cache
def told() -> dict[str, Any]:
    """What the page's modules make of the compositions, under node."""
    asked = {
        "pages": pages(),
        "compositions": [
            {"from": id_, "rules": asdict(rules), "name": f"Casa {number}"}
            for number, (id_, rules) in enumerate(compositions())
        ],
        "addresses": ["", "?from=jolly", "?deal.hand_size=13", *REFUSED],
        "mendings": [{"from": id_, "rules": asdict(rules), "kept": kept} for id_, rules, kept in mendings()],
    }
    run = subprocess.run(
        [str(NODE), str(ROOT / "tests" / "js" / "house.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return dict(json.loads(run.stdout))


def mendings() -> list[tuple[str, Rules, str | None]]:
    """A variant each, rules that are other than there, and the one that was chosen last."""
    variants = repository_content().variants
    jolly = bend(variants["jolly"].rules, {"deal.jokers": 0})
    base = bend(variants["base"].rules, {"deal.jokers": 2})
    return [
        ("jolly", jolly, "deal.jokers"),
        ("jolly", bend(jolly, {"deal.hand_size": 10}), "deal.hand_size"),
        ("base", base, "deal.jokers"),
        *((id_, rules, None) for id_, rules in compositions()),
    ]


def test_what_hangs_together_is_mended_in_one():
    """Taking the jokers out of a variant or putting them in: what is wanted stays, all the rest follows."""
    off, later, in_ = told()["mending"][:3]
    four = ["jokers.per_meld", "jokers.on_table", "jokers.replaced_from", "jokers.freed_joker"]
    assert off["keys"] == later["keys"] == in_["keys"] == four
    assert off["rules"]["jokers"] == _plain(repository_content().variants["base"].rules)["jokers"]
    assert (later["rules"]["deal"]["jokers"], later["rules"]["deal"]["hand_size"]) == (0, 10)
    assert in_["rules"]["deal"]["jokers"] == 2
    assert in_["rules"]["jokers"]["per_meld"] > 0


def test_mended_rules_fit_and_no_other_rule_is_touched():
    offers = 0
    for (_, rules, kept), made in zip(mendings(), told()["mending"], strict=True):
        fits = all(law.holds(rules) for law in LAWS)
        if made is None:
            assert not fits
            continue
        now, before = made["rules"], _plain(rules)
        changed = [key for key in specs() if _at(now, key) != _at(before, key)]
        assert sorted(made["keys"]) == sorted(changed)
        assert kept not in changed
        assert not fits or not changed
        mended = rules
        for key in changed:
            mended = bend(mended, {key: _some_variant_has(key, _at(now, key))})
        assert [law.parameter for law in LAWS if not law.holds(mended)] == []
        offers += bool(changed)
    assert offers > 15


def _at(rules: Any, key: str) -> Any:
    section, name = key.split(".")
    return rules[section][name]


def _some_variant_has(key: str, value: Any) -> Any:
    (own, *_) = (
        value_of(variant.rules, key)
        for variant in repository_content().variants.values()
        if _at(_plain(variant.rules), key) == value
    )
    return own


def _plain(rules: Rules) -> Any:
    return json.loads(json.dumps(asdict(rules)))


def test_an_address_gives_back_what_it_was_made_of():
    for (_, rules), answer in zip(compositions(), told()["answers"], strict=True):
        assert answer["refused"] is None, answer["address"]
        assert answer["again"] == _plain(rules)


def test_what_cannot_be_understood_is_refused_whole():
    read = told()["read"]
    assert [one["refused"] for one in read[:3]] == [None, None, None]
    assert [one["from"] for one in read[:3]] == ["base", "jolly", "base"]
    for address, one in zip(REFUSED, read[3:], strict=True):
        assert one["refused"], address
        assert (one["from"], one["plain"]) == ("base", True), address


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_read_as_on_the_pages_of_variants(lang: str):
    own = wording(lang)
    for (_, rules), answer in zip(compositions(), told()["answers"], strict=True):
        said = answer["said"][lang]
        assert said["values"] == [rule_value(rules, key, own) for key in specs()]
        assert said["sheet"] == json.loads(json.dumps(_sheet(rules, lang)))


def _sheet(rules: Rules, lang: str) -> list[dict[str, Any]]:
    """As a variant of no source has it."""
    own = wording(lang)
    variant = replace(repository_content().variants["base"], sources=(), rules=rules, relative=False)
    terms = sentence_terms(rules, rules.deal.usual_packs.cards, own)
    sections = []
    for id_ in PARTS:
        said = [
            (part.points, [own.say(one.message, **terms) for one in part.of(variant)])
            for part in SECTIONS[id_]
        ]
        paragraphs = [{"points": points, "said": sentences} for points, sentences in said if sentences]
        sections.append({"title": own.say(f"section-{id_}"), "paragraphs": paragraphs})
    return sections


def test_the_same_laws_are_broken():
    for (_, rules), answer in zip(compositions(), told()["answers"], strict=True):
        broken = [id_ for id_, law in zip(law_ids(), LAWS, strict=True) if not law.holds(rules)]
        assert [id_ for id_ in answer["faults"] if id_ in law_ids()] == broken


def test_the_files_are_accepted_but_for_those_that_the_page_refuses(tmp_path: Path):
    for part in ("rules", "puzzles", "lessons", "strategy"):
        shutil.copytree(ROOT / part, tmp_path / part)
    for number, answer in enumerate(told()["answers"]):
        (tmp_path / "rules" / f"casa-{number}.yaml").write_text(answer["yaml"], encoding="utf-8")
    content, findings = read_content(tmp_path)
    assert findings == []
    refused: dict[str, set[Code]] = {}
    for finding in (*check_variants(content), *check_examples(content)):
        refused.setdefault(finding.path, set()).add(finding.code)
    fitting = 0
    for number, ((_, rules), answer) in enumerate(zip(compositions(), told()["answers"], strict=True)):
        path = f"rules/casa-{number}.yaml"
        assert content.variants[f"casa-{number}"].rules == rules
        assert bool(refused.pop(path, None)) == bool(answer["faults"]), (path, answer)
        fitting += not answer["faults"]
    assert refused == {}
    assert COMPOSITIONS * 0.2 < fitting < COMPOSITIONS * 0.8


def test_every_option_reads_differently():
    content = repository_content()
    rules = {variant.id: browser_rules(variant) for variant in content.variants.values()}
    for lang in LANGUAGES:
        html = house_page(content, wording(lang), rules, law_ids()).markdown
        for field in html.split('<div class="mk-set"')[1:]:
            labels = [
                option.partition("</option>")[0].partition(">")[2] for option in field.split("<option")[1:]
            ]
            assert len(set(labels)) == len(labels), (lang, labels)


def test_every_law_has_words_and_every_rule_that_can_vary_a_field():
    fixed = {
        "melds.group_distinct_suits",
        "turn.table_to_hand",
        "turn.discard",
        "failure.restore",
        "failure.take_back",
    }
    fixed |= {"end.going_out", "end.blocked"}
    for page in pages().values():
        assert tuple(page["laws"]) == law_ids()
        assert len(set(page["laws"].values())) == len(law_ids())
    everything = {
        f"{section}.{name}" for section, own in asdict(compositions()[0][1]).items() for name in own
    }
    assert specs().keys() == everything - fixed
