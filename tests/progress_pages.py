"""Small pages on which progress is kept and shown, as the site has them, to be tried without building it."""

import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path

from board_pages import WEB, page, write_sheet
from machiavelli.facts.puzzles import puzzle_facts
from machiavelli.facts.quiz_answers import quiz_answers
from machiavelli.model.content import Content
from machiavelli.model.daily import Joining
from machiavelli.pages.daily_page import daily_page
from machiavelli.pages.modules import DAILY, KEEP, PRACTICE, PROGRESS
from machiavelli.pages.page import Page
from machiavelli.pages.practice_page import practice_page
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.progress_page import progress_page
from machiavelli.pages.puzzle_pages import puzzle_pages
from machiavelli.pages.told import told_module
from wordings import LANGUAGES, wording

FIRST_DAY = date(2026, 12, 1)
DAYS = ("free-an-eight", "no-company", "joker-rescue", "both-ends")
"""The puzzles of the first days; one of them cannot be solved, one has jokers."""

QUIZZES = ("aces", "jokers-at-work")


def write_progress(folder: Path, content: Content) -> None:
    """For each language a page with marks, as ``marks-es.html``, that of progress, as ``es.html``, in light
    and dark, that of the puzzle of the day, as ``daily-es.html``, and that of practice; in one language the
    puzzles of the days too, as ``puzzle-free-an-eight.html``."""
    for part in ("engine", "ui"):
        shutil.copytree(WEB / part, folder / part)
    write_sheet(folder)
    few = replace(
        content,
        puzzles={id_: content.puzzles[id_] for id_ in DAYS},
        daily=(Joining(FIRST_DAY, DAYS),),
    )
    facts = puzzle_facts(few)
    some = replace(content, quizzes={id_: content.quizzes[id_] for id_ in QUIZZES})
    answers = quiz_answers(some)
    (folder / "told").mkdir()
    for made in puzzle_pages(few, wording("es"), facts):
        _write(folder / f"{made.key.replace('puzzles/', 'puzzle-')}.html", made, "default", KEEP)
    for lang in LANGUAGES:
        words = wording(lang)
        (folder / "told" / f"{lang}.mjs").write_text(told_module(few, words, facts), encoding="utf-8")
        marks = [
            f'<p>{id_} <small data-keep="{id_}" data-key="{puzzle_key(puzzle)}" hidden></small></p>'
            for id_, puzzle in content.puzzles.items()
        ]
        body = "".join([*marks, keeping_html(words)])
        (folder / f"marks-{lang}.html").write_text(page(body, lang, script=KEEP), encoding="utf-8")
        for scheme, suffix in (("default", ""), ("slate", "-dark")):
            _write(folder / f"{lang}{suffix}.html", progress_page(some, words, answers), scheme, PROGRESS)
            _write(folder / f"daily-{lang}{suffix}.html", daily_page(few, words, facts), scheme, DAILY)
            _write(
                folder / f"practice-{lang}{suffix}.html", practice_page(few, words, facts), scheme, PRACTICE
            )
    (folder / "empty.html").write_text('<link rel="icon" href="data:,">', encoding="utf-8")
    (folder / "404.html").write_text("missing", encoding="utf-8")


def _write(path: Path, made: Page, scheme: str, script: str) -> None:
    """A page of the site without what stands around it. Boards come with their own script."""
    _, _, body = made.markdown.partition("\n")
    board = '<script type="module" src="ui/board.mjs"></script>' if "data-board" in body else ""
    path.write_text(page(body + board, made.lang, scheme, script), encoding="utf-8")
