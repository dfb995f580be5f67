"""The policy in the page: its own scripts run, and no other."""

import re
from pathlib import Path

from machiavelli.delivery.policy import guarded

PAGE = (
    '<html><head><meta charset="utf-8"><script>first()</script></head><body><script src="a.js"></script>'
    '<script type="application/json">{"a": "<b>"}</script>'
    '<script type="module">second()</script></body></html>'
)


def test_each_script_of_the_page_is_named_and_nothing_else_may_run():
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', guarded(PAGE))
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    hashes = rules["script-src"].split()
    assert hashes[0] == "'self'"
    assert len(hashes) == 3
    assert "'unsafe-inline'" not in rules["script-src"]
    assert "unsafe-eval" not in policy
    assert rules["object-src"] == rules["base-uri"] == "'none'"


def test_other_files_stay_as_they_are():
    assert guarded("<urlset/>") == "<urlset/>"


def test_every_page_carries_its_policy(site: Path):
    for path in site.rglob("*.html"):
        page = path.read_text(encoding="utf-8")
        if "<head>" in page and 'http-equiv="refresh"' not in page:
            assert page.count('http-equiv="Content-Security-Policy"') == 1, path
            assert not re.search(r"<[a-z][^>]*\son\w+=", page), path
