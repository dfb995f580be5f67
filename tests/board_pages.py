"""Small pages with boards or the laboratory, as the site has them, to be tried without building the site."""

import shutil
from collections.abc import Callable, Collection
from dataclasses import asdict, replace
from functools import partial
from html import escape
from pathlib import Path

import material

import machiavelli
from machiavelli.delivery.policy import guarded
from machiavelli.engine import judge_table
from machiavelli.facts.contrasts import contrast_facts
from machiavelli.facts.puzzles import browser_rules, puzzle_facts
from machiavelli.facts.quiz_answers import quiz_answers
from machiavelli.facts.variants import variant_facts
from machiavelli.model.content import Content
from machiavelli.model.notation import parse_address
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Claim, Theme
from machiavelli.pages.board_markup import Board, board_html
from machiavelli.pages.card_markup import sprite_html
from machiavelli.pages.compare_page import compare_page
from machiavelli.pages.contrast_page import contrast_page
from machiavelli.pages.endless_page import endless_page
from machiavelli.pages.house_page import house_page
from machiavelli.pages.lab_page import lab_page
from machiavelli.pages.measured_page import measured_page
from machiavelli.pages.modules import BOARD, COMPARE, ENDLESS, HOUSE, LAB, PLAY, QUIZ, TONIGHT
from machiavelli.pages.play_page import play_page
from machiavelli.pages.puzzle_pages import puzzle_pages
from machiavelli.pages.quiz_pages import quiz_pages
from machiavelli.pages.squeezing import PARTS, SHEETS, squeeze
from machiavelli.pages.tonight_page import tonight_page
from machiavelli.verification.laws import law_ids
from rules_for_tests import RULES
from wordings import LANGUAGES, wording

WEB = Path(machiavelli.__file__).parent / "web"
THEME = Path(material.__file__).parent / "templates" / "assets" / "stylesheets"

MANY_MELDS = "AS2S3S4S5S6S7S8S9STSJSQSKS.9S9H9D.4D5D6D.KSKHKC.5H*7H"
LARGE_HAND = "2S2H2D5C6C7C8CTHJHQDKD3C4C9CJSQS*7D8HAHAD6H"

BOARDS = {
    "eight": ("base", "5C6C7C8C:8D8H", Claim(True, 2), "5C6C7C.8H8D8C:"),
    "impossible": ("base", "6C7C8C:8D8H", Claim(False, 0), ""),
    "partly": ("base", "6C7C8C:9CKH", Claim(False, 1), "6C7C8C9C:"),
    "kings": ("base", "4D5D6D.7D8D9D.KSKHKC:2S2H2D", Claim(True, 3), ""),
    "leaning": ("base", "5C6C7C:8C9CKH", Claim(False, 2), ""),
    "thirteen": ("base", "2C3C4C5C6C7C8C9CTCJCQCKCAC.4D5D6D:8D8H", Claim(True, 2), ""),
    "large": ("jolly", f"{MANY_MELDS}:{LARGE_HAND}", None, ""),
    "joker": ("jolly", "5H*7H:6H9S9D", Claim(True, 3), "5H6H7H.9S9D*:"),
}


PUZZLES = (
    *("free-an-eight", "same-eight-twice", "straight-from-hand", "too-easy-a-home"),
    *("sixteen-and-a-joker", "a-nine-in-two-places", "five-in-mid-game"),
)
"""Puzzles whose pages are tried: one to solve, one that cannot be, one without table moves, and others."""


def board(name: str, lang: str = "es", id_: str | None = None) -> str:
    """One of ``BOARDS`` as HTML."""
    variant, address, claim, solution = BOARDS[name]
    table, hand = parse_address(address)
    rules = RULES[variant]
    made = Board(
        id=id_ or name,
        position=Position(table, hand),
        verdicts=judge_table(rules, table),
        rules={"id": variant, **asdict(rules)},
        claim=claim,
        solution=parse_address(solution)[0] if solution else (),
        par=2,
        themes=(Theme.END_STEAL,),
    )
    return str.__str__(board_html(made, wording(lang), goal="Baja tus dos ochos: 8♦ y 8♥."))


def page(body: str, lang: str = "es", scheme: str = "default", script: str = BOARD) -> str:
    """A page with the theme's styles, ours, and one script, by default that of boards."""
    sheets = "".join(f'<link rel="stylesheet" href="{path.name}">' for path in _theme_sheets())
    return (
        f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Tablero</title>'
        f'<link rel="icon" href="data:,">{sheets}<link rel="stylesheet" href="cards.css">'
        f'<script type="module" src="{script}"></script></head>'
        f'<body dir="ltr" data-md-color-scheme="{scheme}" data-md-color-primary="custom">'
        '<main class="md-main"><div class="md-main__inner md-grid"><div class="md-content">'
        f'<article class="md-content__inner md-typeset">{sprite_html()}<h1>Tablero</h1>'
        f"<p>Antes.</p>{body}<p>Después.</p></article></div></div></main></body></html>"
    )


def _write_both(folder: Path, name: str, made: Callable[[str], str]) -> None:
    """Write what ``made`` makes of the theme's light and dark scheme: ``name.html``, ``name-dark.html``."""
    for scheme, suffix in (("default", ""), ("slate", "-dark")):
        (folder / f"{name}{suffix}.html").write_text(made(scheme), encoding="utf-8")


def _guarded(body: str, lang: str, script: str = BOARD) -> Callable[[str], str]:
    """A page under the site's policy, made of a scheme."""
    return lambda scheme: guarded(page(body, lang, scheme, script))


def write_boards(folder: Path) -> None:
    """Write a page for each board in light and dark, and one with several boards."""
    _write_web(folder, PARTS)
    for name in BOARDS:
        _write_both(folder, name, partial(page, board(name), "es"))
    several = f"<form action='sent.html'>{board('eight')}</form><details open>{board('kings')}</details>"
    (folder / "several.html").write_text(page(several), encoding="utf-8")


def write_puzzles(folder: Path, content: Content) -> None:
    """Write the pages of ``PUZZLES`` in each language, as ``es-free-an-eight.html``."""
    _write_web(folder, SHEETS)
    some = replace(content, puzzles={id_: content.puzzles[id_] for id_ in PUZZLES})
    facts = puzzle_facts(some)
    for lang in LANGUAGES:
        for made in puzzle_pages(some, wording(lang), facts):
            _, _, body = made.markdown.partition("\n")
            name = made.key.removeprefix("puzzles/")
            (folder / f"{lang}-{name}.html").write_text(page(body, lang), encoding="utf-8")


def _write_web(folder: Path, sheets: Collection[str]) -> None:
    """Scripts, styles, and the page for wrong addresses."""
    for part in ("engine", "ui"):
        shutil.copytree(WEB / part, folder / part)
    write_sheet(folder, sheets)
    (folder / "404.html").write_text("missing", encoding="utf-8")


def write_lab(folder: Path, content: Content) -> None:
    """Write the laboratory in each language, as ``es.html``, with links and the site's policy."""
    _write_web(folder, SHEETS)
    rules = _rules(content)
    links = "".join(f'<a hreflang="{lang}" href="{lang}.html">{lang}</a> ' for lang in LANGUAGES)
    for lang in LANGUAGES:
        _, _, body = lab_page(content, wording(lang), rules).markdown.partition("\n")
        html = guarded(page(f"<p>{links}</p>{body}", lang, script=LAB))
        (folder / f"{lang}.html").write_text(html, encoding="utf-8")


def write_comparison(folder: Path, content: Content) -> None:
    """Write the comparison in each language, in light and dark, as ``es.html`` and ``es-dark.html``."""
    _write_web(folder, (*SHEETS, "compare"))
    facts = variant_facts(content)
    for lang in LANGUAGES:
        _, _, body = compare_page(content, wording(lang), facts).markdown.partition("\n")
        _write_both(folder, lang, _guarded(body, lang, COMPARE))


def write_house(folder: Path, content: Content) -> None:
    """Write the page of house rules in each language, in light and dark: ``es.html``, ``es-dark.html``."""
    _write_web(folder, (*SHEETS, "house"))
    rules = _rules(content)
    links = "".join(f'<a hreflang="{lang}" href="{lang}.html">{lang}</a> ' for lang in LANGUAGES)
    for lang in LANGUAGES:
        _, _, body = house_page(content, wording(lang), rules, law_ids()).markdown.partition("\n")
        _write_both(folder, lang, _guarded(f"<p>{links}</p>{body}", lang, HOUSE))


def write_measured(folder: Path, content: Content) -> None:
    """Write what was measured and what is recommended, in each language, in light and dark.

    They are called as ``es-measured.html`` and ``es-tonight-dark.html``.
    """
    _write_web(folder, SHEETS)
    links = "".join(f'<a hreflang="{lang}" href="{lang}-tonight.html">{lang}</a> ' for lang in LANGUAGES)
    for lang in LANGUAGES:
        for made in (measured_page(content, wording(lang)), tonight_page(content, wording(lang))):
            _, _, body = made.markdown.partition("\n")
            _write_both(folder, f"{lang}-{made.key}", _guarded(f"<p>{links}</p>{body}", lang, TONIGHT))


def write_contrasts(folder: Path, content: Content) -> None:
    """Write the positions under other rules in each language: ``es.html`` and ``es-dark.html``."""
    _write_web(folder, SHEETS)
    facts = contrast_facts(content)
    for lang in LANGUAGES:
        _, _, body = contrast_page(content, wording(lang), facts).markdown.partition("\n")
        _write_both(folder, lang, _guarded(body, lang))


def write_play(folder: Path, content: Content) -> None:
    """Write the practice table in each language, in light and dark, as ``es.html`` and ``es-dark.html``."""
    _write_web(folder, SHEETS)
    rules = _rules(content)
    for lang in LANGUAGES:
        _, _, body = play_page(content, wording(lang), rules).markdown.partition("\n")
        _write_both(folder, lang, partial(page, f'{body}<script type="module" src="{PLAY}"></script>', lang))


def write_quizzes(folder: Path, content: Content) -> None:
    """Write every quiz in each language, in light and dark: ``es-base.html``, ``es-base-dark.html``."""
    _write_web(folder, SHEETS)
    answers = quiz_answers(content)
    for lang in LANGUAGES:
        for made in quiz_pages(content, wording(lang), answers):
            _, _, body = made.markdown.partition("\n")
            name = made.key.removeprefix("quizzes/")
            _write_both(folder, f"{lang}-{name}", partial(page, body, lang, script=QUIZ))
        _, _, body = endless_page(content, wording(lang), _rules(content)).markdown.partition("\n")
        body += f'<script type="module" src="{QUIZ}"></script>'
        _write_both(folder, f"{lang}-endless", partial(page, body, lang, script=ENDLESS))


def _rules(content: Content) -> dict[str, dict[str, object]]:
    return {variant.id: browser_rules(variant) for variant in content.variants.values()}


def write_sheet(folder: Path, sheets: Collection[str] = SHEETS) -> None:
    """Write the theme's styles and ours, by default all that a page of the site has."""
    for path in _theme_sheets():
        shutil.copy(path, folder)
    css = squeeze((WEB / "css" / f"{part}.css").read_text(encoding="utf-8") for part in sheets)
    (folder / "cards.css").write_text(css, encoding="utf-8")


def _theme_sheets() -> list[Path]:
    return sorted(THEME.glob("*.min.css"))
