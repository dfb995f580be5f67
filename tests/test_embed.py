"""Boards for other sites: a frame page for each puzzle, and the oEmbed answer that leads there."""

import json
import re
from pathlib import Path

from html_files import SITE_URL
from wordings import LANGUAGES

_DISCOVERY = re.compile(r'<link rel="alternate " type="application/json\+oembed" href="([^"]+)"')


def _answers(site: Path) -> dict[str, dict[str, object]]:
    """The answers, each by the page that names it."""
    found = {}
    for path in site.glob("*/puzzles/*/index.html"):
        [address] = _DISCOVERY.findall(path.read_text(encoding="utf-8"))
        answer = (site / address.removeprefix(SITE_URL)).read_text(encoding="utf-8")
        found[path.parent.relative_to(site).as_posix()] = json.loads(answer)
    return found


def test_every_puzzle_leads_to_its_frame(site: Path):
    answers = _answers(site)
    assert {page.split("/")[0] for page in answers} == {*LANGUAGES}
    for page, answer in answers.items():
        assert (answer["version"], answer["type"]) == ("1.0", "rich")
        [frame] = re.findall(r'<iframe src="([^"]+)"', str(answer["html"]))
        board = (site / frame.removeprefix(SITE_URL) / "index.html").read_text(encoding="utf-8")
        puzzle = page.rsplit("/", 1)[1]
        assert f'data-board="{puzzle}"' in board
        assert f'href="../../puzzles/{puzzle}/" target="_top"' in board
        assert (site / str(answer["thumbnail_url"]).removeprefix(SITE_URL)).is_file()


def test_a_title_cannot_leave_the_frame_code(hostile_site: Path):
    codes = [
        json.loads(path.read_text(encoding="utf-8"))["html"] for path in hostile_site.rglob("oembed.json")
    ]
    assert codes
    for code in codes:
        assert code.count("<") == 1 + code.count("</iframe>") == 2, code


def test_search_engines_and_the_search_leave_frames_out(site: Path):
    for path in site.glob("*/embed/*/index.html"):
        assert '<meta name="robots" content="noindex">' in path.read_text(encoding="utf-8")
    for lang in LANGUAGES:
        index = json.loads((site / lang / "search" / "search_index.json").read_text(encoding="utf-8"))
        assert not [doc for doc in index["docs"] if doc["location"].startswith("embed/")]
