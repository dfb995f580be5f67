"""One page of each kind in each language, as last looked at; ``tests/README.md`` says how to renew them."""

import os
import re
from pathlib import Path

import pytest

from machiavelli.pages.page import Page
from wordings import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
KEYS = ("puzzles/free-an-eight", "variants/base", "compare")


def _readable(page: Page) -> str:
    """The page without the sprite and the script's data, which have tests of their own, a tag a line."""
    text = re.sub(r'<svg class="mk-sprite".*?</svg>', "", page.markdown, flags=re.S)
    text = re.sub(r"(<script[^>]*>).*?</script>", r"\1…</script>", text, flags=re.S)
    text = re.sub(r"(</(?:li|p|tr|td|th|div|button|details|section|summary)>)(?=\S)", r"\1\n", text)
    head = f"{page.title}\n{page.description}\n{page.source}\n\n"
    return head + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_page_is_as_it_was_last_looked_at(site_pages: dict[str, Page], lang: str, key: str):
    path = GOLDEN / lang / f"{key.replace('/', '-')}.md"
    text = _readable(site_pages[f"{lang}/{key}.md"])
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "if this is meant: GOLDEN=write, then look at the diff"
