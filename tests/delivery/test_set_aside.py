"""HTML kept out of the way of Markdown: each block comes back where it stood, with its anchors."""

from types import SimpleNamespace

from machiavelli.delivery.set_aside import put_back, set_aside

PAGE = """# Title {#title}

<div id="one">
<p># no heading of Markdown is inside a line</p>
</div>

## Next {#next}

A line of Markdown.

### Last {#last}
<p id="two">Two</p>
"""


def test_what_stands_between_headings_is_kept():
    shortened, kept = set_aside(PAGE)
    assert kept == [
        '<div id="one">\n<p># no heading of Markdown is inside a line</p>\n</div>',
        '<p id="two">Two</p>',
    ]
    assert "A line of Markdown." in shortened
    assert "<p>" not in shortened
    assert [line for line in shortened.splitlines() if line.startswith("#")] == [
        line for line in PAGE.splitlines() if line.startswith("#")
    ]


def test_it_comes_back_with_its_anchors():
    shortened, kept = set_aside(PAGE)
    page = SimpleNamespace(present_anchor_ids={"next"})
    assert put_back(shortened, kept, page).split() == PAGE.split()
    assert page.present_anchor_ids == {"next", "one", "two"}


def test_a_page_without_html_stays_as_it_is():
    assert set_aside("# Title\n\nWords.\n") == ("# Title\n\nWords.\n", [])
