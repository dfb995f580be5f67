"""A puzzle and the comparison in each language, as last seen; ``tests/README.md`` says how to renew them."""

import html
import os
import re
from pathlib import Path

import pytest

from machiavelli.pages.page import Page

GOLDEN = Path(__file__).parents[1] / "golden"
LANGUAGES = sorted(path.name for path in GOLDEN.iterdir() if path.is_dir())
"""Those whose pages somebody has looked at."""


def _puzzle(page: Page) -> str:
    """The page without the sprite and the script's data, which have tests of their own."""
    text = re.sub(r'<svg class="mk-sprite".*?</svg>', "", page.markdown, flags=re.S)
    text = re.sub(r"(<script[^>]*>).*?</script>", r"\1…</script>", text, flags=re.S)
    return f"{page.title}\n{page.description}\n{page.source}\n\n{text}"


def _comparison(page: Page) -> str:
    """The table as text: a row a line, ``*`` before what differs, ``~`` before what sources leave unsaid."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", page.markdown, re.S)
    return "\n".join(" | ".join(map(_cell, re.findall(r"<t[hd]([^>]*)>(.*?)</t[hd]>", row))) for row in rows)


def _cell(cell: tuple[str, str]) -> str:
    attributes, content = cell
    marks = "*" * ("diff" in attributes) + "~" * ("mute" in attributes)
    return marks + html.unescape(re.sub(r"<[^>]*>", "", content)).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "shown"), [("puzzles/free-an-eight", _puzzle), ("compare", _comparison)])
def test_a_page_is_as_it_was_last_looked_at(site_pages: dict[str, Page], lang: str, key: str, shown):
    path = GOLDEN / lang / f"{key.replace('/', '-')}.txt"
    text = re.sub(r"\n{2,}", "\n\n", shown(site_pages[f"{lang}/{key}.md"])).strip() + "\n"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "if this is meant: GOLDEN=write, then look at the diff"
