"""The drawings of the rule pages show what the engine says."""

from dataclasses import replace

from machiavelli.facts.variants import variant_facts
from machiavelli.pages.sheet_pages import sheet_pages
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording
from rule_pages import content, html_of, section_html, variant_page


def test_legal_and_illegal_examples_stand_apart():
    facts = variant_facts(content())["jolly"]
    assert facts.examples["joker-in-run"].legal
    assert not facts.examples["two-jokers"].legal
    html = section_html(variant_page("es", "jolly"), "melds")
    legal, illegal = html.split("Estas no")
    assert 'data-v="bad"' not in legal
    assert 'data-v="legal"' not in illegal
    assert legal.count('data-v="legal"') == 7
    assert 'data-card="*"' not in html_of(variant_page("es", "base"))


def test_where_no_example_is_legal_none_is_announced():
    facts = variant_facts(content())
    illegal = {id_: verdict for id_, verdict in facts["base"].examples.items() if not verdict.legal}
    facts["base"] = replace(facts["base"], examples=illegal)
    wording = Wording("es", content().catalogues["es"])
    for made in (variant_pages, sheet_pages):
        page = next(page for page in made(content(), wording, facts) if page.key.endswith("/base"))
        assert "Estas no" in page.markdown
        assert "Estas valen" not in page.markdown


def test_an_illegal_example_is_drawn_as_it_is_written():
    html = section_html(variant_page("es", "base"), "melds")
    assert html.index('data-card="KC"') < html.index('data-card="AC"', html.index('data-card="KC"'))


def test_the_stock_for_each_number_of_players():
    stocks = {
        variant: {deal.players: deal.stock for deal in facts.deals}
        for variant, facts in variant_facts(content()).items()
    }
    assert stocks["base"] == {2: 78, 3: 65, 4: 52, 5: 39}
    assert stocks["quindici"] == {2: 74, 3: 59, 4: 44, 5: 29, 6: 26, 7: 27, 8: 32}
    assert stocks["scoperte"] == {2: 88, 3: 82, 4: 76, 5: 70}
    assert stocks["jolly"] == {2: 82, 3: 69, 4: 56}
