import html
import re

import markdown
from hypothesis import given
from hypothesis import strategies as st

from machiavelli.pages.literal import literal

# What loading lets through: no control characters, no invisible ones.
TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")) | st.just(" "), min_size=1)


@given(TEXTS)
def test_markdown_shows_any_text_as_it_is(text: str):
    shown = markdown.markdown(f"# {literal('x ' + text)}", extensions=["toc", "attr_list", "tables"])
    found = re.fullmatch(r'<h1 id="[^"]*">(.*)</h1>', shown)
    assert found, shown
    assert "<" not in found[1]
    assert html.unescape(found[1]) == " ".join(f"x {text}".split())
