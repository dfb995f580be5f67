"""What the sources are known to differ about has its box on the pages of those who differ."""

import re

import pytest

from rule_pages import LANGUAGES, VARIANTS, html_of, variant_page

BOXES = [
    *((id_, "odds-deal-hand-size") for id_ in ("base", "quindici", "jolly", "bga", "torneo", "apertura")),
    *((id_, "odds-deal-players") for id_ in ("base", "jolly", "torneo", "attesa", "apertura")),
    *((id_, "odds-end-blocked-winner") for id_ in ("base", "jolly")),
    *((id_, "odds-end-empty-stock") for id_ in ("base", "bga")),
    *((id_, "odds-origin") for id_ in ("quindici", "scoperte", "torneo", "attesa")),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("variant", "box"), BOXES)
def test_both_sides_of_a_contradiction_have_the_box(variant: str, box: str, lang: str):
    assert f'<aside class="mk-odds" id="{box}"' in html_of(variant_page(lang, variant))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_source_stands_on_two_sides(lang: str):
    for id_ in VARIANTS:
        for box in re.findall(
            r'<aside class="mk-odds".*?</aside>', html_of(variant_page(lang, id_)), re.DOTALL
        ):
            sides = re.findall(r"<p><b>([^<]*)</b>[^ <]", box)
            named = [number for side in sides for number in re.findall(r"\d+", side)]
            assert len(named) == len(set(named)), (id_, box)


def test_when_the_game_appeared_is_told_by_all_sides_and_nothing_is_played():
    found = re.search(r'id="odds-origin".*?</aside>', html_of(variant_page("es", "quindici")), re.DOTALL)
    assert found
    sides = re.findall(r"<p><b>(.*?)</b>(.*?)</p>", found[0])
    assert [says for _, says in sides] == [
        "En los años veinte o treinta del siglo XX.",
        "En los años de la Segunda Guerra Mundial.",
        "Después de la Segunda Guerra Mundial.",
    ]
    assert sides[1][0] == "Fuente 3"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_source_that_a_mark_or_a_box_names_is_listed_on_the_page(variant: str):
    html = html_of(variant_page("es", variant))
    listed = set(re.findall(r"<li>Fuente (\d+):", html))
    marks = re.findall(r'<a class="mk-src"[^>]*>.*?</svg>([\d, ]+)</a>', html)
    boxes = re.findall(r"<p><b>Fuentes? ([^<]*)</b>", html)
    assert {number for words in (*marks, *boxes) for number in re.findall(r"\d+", words)} <= listed


def test_a_variant_whose_sources_do_not_say_when_has_no_such_box():
    assert "odds-origin" not in html_of(variant_page("es", "base"))
