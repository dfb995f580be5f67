"""The rule pages: complete, in every language, every fact of the sources, every mark with its target."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from machiavelli.facts.variants import variant_facts
from machiavelli.model.sources import Provenance, Status
from machiavelli.model.variant import Variant
from machiavelli.pages.rule_questions import QUESTIONS
from machiavelli.pages.rule_sentences import SECTIONS
from machiavelli.pages.rule_words import rule_id, rule_keys
from machiavelli.pages.sentences import about_rules
from machiavelli.pages.variant_pages import variant_pages
from machiavelli.pages.wording import Wording
from rule_pages import (
    LANGUAGES,
    VARIANTS,
    content,
    html_of,
    pages,
    section_html,
    sentences_of,
    variant_page,
)
from rules_for_tests import bend

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY_PAGE = [(lang, key) for lang in LANGUAGES for key in pages("es")]


def test_all_languages_have_the_same_pages():
    assert all(list(pages(lang)) == list(pages("es")) for lang in LANGUAGES)
    assert set(pages("es")) == {"variants/index", *(f"variants/{id_}" for id_ in VARIANTS), "sources"}


def test_anchors_are_the_same_in_every_language():
    for key in pages("es"):
        es, *others = (
            re.findall(r'<h[123] id="([^"]*)"', html_of(pages(lang)[key])) for lang in ("es", *LANGUAGES)
        )
        assert all(other[1:] == es[1:] for other in others)  # the first is the title's, which nobody links to
        assert key == "variants/index" or len(es) > 5


@pytest.mark.parametrize(("lang", "key"), EVERY_PAGE)
def test_every_id_is_there_once_and_every_link_within_the_page_finds_one(lang: str, key: str):
    html = html_of(pages(lang)[key])
    ids = Counter(re.findall(r' id="([^"]*)"', html))
    assert [id_ for id_, times in ids.items() if times > 1] == []
    assert set(re.findall(r' href="#(?!mk-)([^"]*)"', html)) <= set(ids)
    assert set(re.findall(r' href="#(mk-[^"]*)"', html)) <= set(ids)


@pytest.mark.parametrize(("lang", "key"), EVERY_PAGE)
def test_nothing_is_left_unsaid_or_unformed(lang: str, key: str):
    page = pages(lang)[key]
    text = sentences_of(html_of(page)) + page.title + page.description
    for sign in ("{", "}", "$", "None", "<", "&lt;", "\u2068", "  ", " .", " ,", ".."):
        assert sign not in text, f"{sign!r} in {text[max(0, text.find(sign) - 40) : text.find(sign) + 20]!r}"


def test_portuguese_is_that_of_portugal():
    everything = " ".join(sentences_of(html_of(page)) for page in pages("pt").values())
    assert not re.search(r"\b(você|coringa|trinca|tela|compartilh\w+|bater)\b", everything, re.IGNORECASE)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("base-deal.*.txt")), ids=lambda path: path.stem)
def test_the_deal_reads_as_approved(path: Path):
    lang = path.stem.partition(".")[2]
    text = sentences_of(section_html(variant_page(lang, "base"), "deal"))
    assert text + "\n" == path.read_text(encoding="utf-8")


FACTS = [
    # The rule sheets, section by section.
    ("base", "about", "que el escritor inventara el juego no está probado"),
    ("base", "about", "Tahití, Guadalupe y algunas versiones con comodines"),
    ("base", "deal", "de 2 a 5 personas"),
    ("base", "deal", "2 barajas de 52 cartas sin comodines: en total, 104 cartas"),
    ("base", "deal", "13 cartas a cada jugador. Las da de una en una."),
    ("base", "deal", "4 13 52 52"),
    ("base", "deal", "Se sortea quién reparte primero."),
    ("base", "deal", "El resto forma el mazo. El mazo se deja boca abajo."),
    ("base", "deal", "La mesa empieza vacía."),
    ("base", "deal", "a la izquierda del repartidor, y los turnos pasan en sentido horario"),
    ("base", "deal", "No hay triunfo ni subasta."),
    ("base", "deal", "acuerda con los demás cuántas vueltas"),
    ("base", "melds", "un grupo 3 o 4 cartas del mismo valor y de palos distintos"),
    ("base", "melds", "dos cartas iguales no caben en el mismo grupo"),
    ("base", "melds", "una escalera 3 o más cartas seguidas del mismo palo"),
    ("base", "melds", "como en A 2 3, o la cierra detrás del rey, como en Q K A"),
    ("base", "melds", "K A 2 no vale"),
    ("base", "melds", "ninguna carta puede estar en dos a la vez"),
    ("base", "turn", "una de estas dos cosas, nunca las dos"),
    ("base", "turn", "la primera carta del mazo y tu turno termina"),
    ("base", "turn", "no puedes jugarlo hasta tu turno siguiente"),
    ("base", "turn", "Bajar no es obligatorio"),
    ("base", "turn", "ningún mínimo para empezar a bajar"),
    ("base", "turn", "las combinaciones de cualquiera desde el primer turno"),
    ("base", "turn", "ninguna pasa a tu mano"),
    ("base", "turn", "Mover cartas sin añadir ninguna no es una jugada"),
    ("base", "turn", "no se descarta"),
    ("base", "turn", "las combinaciones bien separadas"),
    ("base", "turn", "cortar escaleras largas, sacar cartas de los grupos y formar más de una combinación"),
    ("base", "failure", "hacerle una foto o un dibujo"),
    ("base", "failure", "la mesa exactamente como estaba y recoge las cartas que habías añadido"),
    ("base", "failure", "robas 3 cartas de penalización. Con eso termina tu turno: no robas nada más"),
    ("base", "failure", "si empiezas una combinación nueva y no la completas"),
    ("base", "failure", "Ninguna carta puede quedar suelta"),
    ("base", "end", "El primero que se queda sin cartas gana la mano"),
    ("base", "end", "1 punto por cada carta que les queda, sea la que sea"),
    ("base", "end", "No se puede cerrar con cartas en la mano"),
    ("base", "end", "Cuando se acaba el mazo se sigue jugando, y quien no baja nada pasa."),
    ("base", "end", "solo las cartas de penalización que queden"),
    ("base", "end", "una vuelta completa, la mano se bloquea y termina"),
    ("base", "end", "no la gana nadie y todos cuentan las cartas que les quedan"),
    ("base", "end", "el total más bajo gana la partida. Si hay empate, se comparte la victoria."),
    ("base", "end", "1 + 1 + 1 + 1 = 4 puntos"),
    # The encyclopedia's main version.
    ("quindici", "about", "por gusto y no por dinero"),
    ("quindici", "about", "Segunda Guerra Mundial"),
    ("quindici", "deal", "De 2 a 5".lower()),
    ("quindici", "deal", "pueden ser más"),
    ("quindici", "deal", "15 cartas a cada jugador"),
    ("quindici", "deal", "el centro de la mesa"),
    (
        "quindici",
        "deal",
        "Con más de 5 jugadores, el repartidor puede dar menos cartas, pero nunca menos de 3",
    ),
    ("quindici", "deal", "5 15 75 29"),
    ("quindici", "deal", "6 13 78 26"),
    ("quindici", "deal", "8 9 72 32"),
    ("quindici", "failure", "Si la mesa vuelve a quedar como estaba, no pasa nada"),
    ("quindici", "failure", "si no consigues restaurarla, robas 3 cartas de penalización"),
    ("quindici", "failure", "los demás intentan recomponer las combinaciones"),
    ("quindici", "failure", "se quedan sueltas en la mesa hasta que alguien las lleve a una combinación"),
    ("quindici", "end", "No se cuentan puntos."),
    ("quindici", "end", "La partida es una sola mano"),
    # Its alternative deal.
    ("scoperte", "deal", "6 cartas a cada jugador"),
    ("scoperte", "deal", "4 cartas boca arriba, sueltas: son las cartas de ayuda"),
    ("scoperte", "deal", "nunca pasarla a su mano"),
    ("scoperte", "deal", "4 6 24 76"),
    ("scoperte", "failure", "junto a las de ayuda que sigan sin usar"),
    # The pages with jokers.
    ("jolly", "about", "Es una carrera"),
    ("jolly", "deal", "de 2 a 4 personas"),
    ("jolly", "deal", "añade 4 comodines: en total, 108 cartas"),
    ("jolly", "deal", "13 cartas a cada jugador"),
    ("jolly", "deal", "4 13 52 56"),
    ("jolly", "melds", "en cada combinación cabe uno como mucho"),
    ("jolly", "melds", "cambiar un comodín por la carta que representa"),
    ("jolly", "melds", "en otra combinación en ese mismo turno"),
    (
        "jolly",
        "turn",
        "la punta de una escalera de 4 o más, de un grupo de 4, o del centro de una escalera de 7",
    ),
    ("jolly", "failure", "No hay penalización"),
    ("jolly", "end", "El as vale 11 puntos; el diez, 10; la jota, la reina y el rey, 10; el comodín, 25"),
    ("jolly", "end", "11 + 10 + 10 + 7 + 25 = 63 puntos"),
    ("jolly", "end", "Si la mano termina porque el mazo se ha agotado, la gana quien tenga menos puntos"),
    ("jolly", "end", "A igualdad de puntos, hay empate"),
]


@pytest.mark.parametrize(("variant", "section", "fact"), FACTS)
def test_no_fact_of_the_sources_is_lost(variant: str, section: str, fact: str):
    assert fact in sentences_of(section_html(variant_page("es", variant), section))


def test_what_a_variant_does_not_have_is_not_said():
    base, jolly = html_of(variant_page("es", "base")), html_of(variant_page("es", "jolly"))
    assert "faq-jokers" not in base
    assert "faq-help" not in jolly
    assert "Con más de" not in sentences_of(section_html(variant_page("es", "base"), "deal"))
    assert "triunfo" not in sentences_of(section_html(variant_page("es", "jolly"), "deal"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_ten_questions_and_more_are_answered(variant: str):
    html = html_of(variant_page("it", variant))
    questions = re.findall(r'<h3 id="(faq-[a-z-]+)">', html)
    assert len(questions) == len(set(questions)) >= 15


def test_sentences_name_sources_that_exist():
    sentences = [sentence for part in SECTIONS.values() for line in part for sentence in line.sentences]
    named = {source for sentence in (*sentences, *QUESTIONS) for source in sentence.said_by}
    assert named <= set(content().sources)


def test_sentences_name_rules_that_exist():
    for variant in content().variants.values():
        for section in SECTIONS.values():
            assert set(about_rules(section, variant)) <= set(rule_keys())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_dispute_has_its_box_and_every_mark_is_spoken(variant: str, lang: str):
    html = html_of(variant_page(lang, variant))
    provenance = content().variants[variant].provenance
    disputed = {key for key, why in provenance.items() if why.status is Status.DISPUTED}
    anchors = {f"odds-{rule_id(key)}" for key in disputed}
    assert set(re.findall(r'<aside class="mk-odds" id="([^"]*)"', html)) - {"odds-origin"} == anchors
    marks = re.findall(r'<a class="mk-src"[^>]*>', html)
    assert len(marks) > 40
    assert all(re.search(r'aria-label="[^"]+"', mark) for mark in marks)


def test_what_the_sides_of_a_dispute_say():
    box = re.search(r'id="odds-failure-penalty".*?</aside>', html_of(variant_page("es", "base")), re.DOTALL)
    assert box
    reader = sentences_of(f"<div {box[0].replace('</aside>', '')}</div>")
    assert "Fuentes 1 y 2Siempre que una reorganización falla." in reader
    assert "Fuente 3Solo si no se consigue restaurar la mesa." in reader
    assert "Fuentes 4 y 5" not in reader, "who says nothing takes no side"
    assert "Aquí jugamos: siempre que una reorganización falla." in reader


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_that_agree_stand_on_one_side_of_a_dispute(lang: str):
    for id_ in content().variants:
        html = html_of(variant_page(lang, id_))
        for box in re.findall(r'<aside class="mk-odds".*?</aside>', html, re.DOTALL):
            said = re.findall(r"<p><b>.*?</b>(.*?)</p>", box, re.DOTALL)
            assert len(said) == len(set(said)), (id_, box)


def test_words_from_the_data_are_shown_literally():
    evil = "<b>x</b> {{ 7*7 }} [a](b) *c* `d`"
    variant = replace(content().variants["base"], name=dict.fromkeys(LANGUAGES, evil), tagline={"es": evil})
    altered = replace(content(), variants={**content().variants, "base": variant})
    wording = Wording("es", content().catalogues["es"])
    made = {page.key: page for page in variant_pages(altered, wording, variant_facts(altered))}
    html = html_of(made["variants/base"])
    assert "<b>x</b>" not in html
    title = sentences_of(html[: html.index("</h1>") + 5])
    assert title == f"Machiavelli {evil}"
    assert sentences_of(html).count(evil) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_in_the_list_of_all_rules(lang: str):
    table = re.search(
        r'<table class="mk-parameters"[^>]*>.*?</table>', html_of(variant_page(lang, "jolly")), re.DOTALL
    )
    assert table
    assert table[0].count("<tr>") == len(rule_keys())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_source_tells_what_it_states_and_what_it_leaves_out(lang: str):
    html = html_of(pages(lang)["sources"])
    for source in content().sources.values():
        part = html[html.index(f'<h2 id="{source.id}">') :]
        part = part[: part.find("<h2 ", 5)] if "<h2 " in part[5:] else part
        followed = [
            variant
            for variant in content().variants.values()
            if any(source.id in (*why.by, *why.against) for why in own_reasons(variant))
        ]
        assert part.count("<details") == len(followed)


def own_reasons(variant: Variant) -> list[Provenance]:
    """The reasons that a variant does not share with its parent, for the same value."""
    parent = content().variants.get(variant.parent or "")
    if parent is None:
        return list(variant.provenance.values())

    def value(whose: Variant, key: str) -> object:
        section, name = key.split(".")
        return getattr(getattr(whose.rules, section), name)

    return [
        why
        for key, why in variant.provenance.items()
        if why != parent.provenance[key] or value(variant, key) != value(parent, key)
    ]


def test_a_house_rule_is_ours_and_of_no_source():
    base = content().variants["base"]
    why = Provenance(Status.CONVENTION, note=dict.fromkeys(LANGUAGES, "Somos pocos."))
    ours = replace(
        base,
        id="a-house",
        rules=bend(base.rules, {"failure.penalty": "never"}),
        provenance={**base.provenance, "failure.penalty": why},
    )
    places = {**content().places, ("variant", "a-house"): content().place("variant", "base")}
    altered = replace(content(), variants={"a-house": ours, **content().variants}, places=places)
    wording = Wording("es", content().catalogues["es"])
    made = {page.key: page for page in variant_pages(altered, wording, variant_facts(altered))}
    assert 'aria-label="convenio nuestro"' in html_of(made["variants/a-house"])
    box = re.search(r'id="odds-failure-penalty".*?</aside>', html_of(made["variants/quindici"]), re.DOTALL)
    assert box
    assert "Fuentes 1 y 2</b>Siempre que una reorganización falla." in box[0]
