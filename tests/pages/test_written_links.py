"""Links of the pages written by hand, each with its line and column where it leads nowhere."""

import pytest

from machiavelli.model.content import Content
from machiavelli.model.findings import Place
from machiavelli.model.prose import Prose
from machiavelli.pages.page import Page
from machiavelli.pages.written_links import broken_links

PAGES = (
    Page("es", "sources", "", "", '# Fuentes {#title}\n\n## Una {#one}\n\n<p id="two">x</p>'),
    Page("es", "variants/base", "", "", ""),
)


def found(text: str) -> list[str]:
    prose = (Prose("es", text, Place("docs/es/more/about.md")),)
    content = Content({}, {}, {}, {}, {"es": None}, {}, prose=prose)  # type: ignore[dict-item]
    return [str(one) for one in broken_links(content, PAGES)]


@pytest.mark.parametrize(
    "link",
    [
        "../sources.md",
        "../sources.md#one",
        "../sources.md#two",
        "../variants/base.md",
        "about.md#own",
        "#own",
        "https://example.org/x.md",
        "mailto:x@example.org",
    ],
)
def test_a_link_that_leads_somewhere_is_left_alone(link: str):
    assert found(f"A [b]({link}) c") == []


def test_a_link_that_leads_nowhere_is_named_with_what_was_meant():
    assert found("A\n\nb [c](../sorces.md) [d](../sources.md#onne)") == [
        "docs/es/more/about.md:3:7: broken-link no page 'es/sorces.md', did you mean 'es/sources.md'?",
        "docs/es/more/about.md:3:25: broken-link no place 'onne' on 'es/sources.md', did you mean 'one'?",
    ]
