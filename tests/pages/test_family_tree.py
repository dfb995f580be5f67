"""The family of the variants: a drawing that is a nested list, each variant once, below its parent."""

import xml.etree.ElementTree as ET
from dataclasses import replace

from machiavelli.pages.family_tree import family_tree
from machiavelli.pages.wording import Wording
from rule_pages import content

NAMES = ("one", "two", "three", "four")


def tree() -> ET.Element:
    base = content().variants["base"]
    parents = (None, "one", "two", "one")
    variants = {
        id_: replace(base, id=id_, parent=parent, name={"es": f"<{id_}>"})
        for id_, parent in zip(NAMES, parents, strict=True)
    }
    wording = Wording("es", content().catalogues["es"])
    return ET.fromstring(family_tree(variants, lambda id_: f"../{id_}/", wording))


def below(listed: ET.Element) -> dict[str, dict]:
    """The items of a list by their links, each with the items below it."""
    items = {}
    for item in listed:
        assert item.get("role") == "listitem"
        link, *lists = item
        items[link.get("href")] = below(lists[0]) if lists else {}
    return items


def test_each_variant_hangs_below_its_parent():
    (listed,) = [part for part in tree() if part.get("role") == "list"]
    assert below(listed) == {"../one/": {"../two/": {"../three/": {}}, "../four/": {}}}


def test_names_are_shown_literally_in_rows_of_their_own():
    texts = [part for part in tree().iter() if part.tag.endswith("text")]
    assert [text.text for text in texts] == [f"<{name}>" for name in ("one", "two", "three", "four")]
    assert len({text.get("y") for text in texts}) == len(NAMES)


def test_lines_are_not_read_aloud():
    (lines,) = [part for part in tree() if part.tag.endswith("path")]
    assert lines.get("aria-hidden") == "true"
    assert lines.get("d", "").count("M") == 3
