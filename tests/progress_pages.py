"""Small pages on which progress is kept and shown, as the site has them, to be tried without building it."""

import shutil
from pathlib import Path

from board_pages import WEB, page, write_sheet
from machiavelli.model.content import Content
from machiavelli.pages.modules import KEEP, PROGRESS
from machiavelli.pages.progress_marks import keeping_html, puzzle_key
from machiavelli.pages.progress_page import progress_page
from wordings import LANGUAGES, wording


def write_progress(folder: Path, content: Content) -> None:
    """For each language a page with marks, as ``marks-es.html``, and that of progress, as ``es.html``."""
    shutil.copytree(WEB / "ui", folder / "ui")
    write_sheet(folder)
    for lang in LANGUAGES:
        marks = [
            f'<p>{id_} <small class="mk-done" data-keep="{id_}" data-key="{puzzle_key(puzzle)}" {how} hidden>'
            "</small></p>"
            for (id_, puzzle), how in zip(content.puzzles.items(), ("data-long", *[""] * 99), strict=False)
        ]
        body = "".join([*marks, keeping_html(wording(lang))])
        (folder / f"marks-{lang}.html").write_text(page(body, lang, script=KEEP), encoding="utf-8")
        for scheme, suffix in (("default", ""), ("slate", "-dark")):
            _, _, body = progress_page(content, wording(lang)).markdown.partition("\n")
            html = page(body, lang, scheme=scheme, script=PROGRESS)
            (folder / f"{lang}{suffix}.html").write_text(html, encoding="utf-8")
    (folder / "empty.html").write_text('<link rel="icon" href="data:,">', encoding="utf-8")
    (folder / "404.html").write_text("missing", encoding="utf-8")
