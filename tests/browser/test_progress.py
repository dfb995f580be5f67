"""Progress: kept by id and position, marked, shown, carried away and back, forgotten, and never markup."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from machiavelli.model.content import Content
from machiavelli.pages.progress_marks import puzzle_key
from wordings import LANGUAGES, wording

Open = Callable[..., Page]

PLACE = "machiavelli.progress"
EIGHT = "free-an-eight"
HOSTILE = "<img src=x onerror=alert(1)>"
NEWEST = sorted((Path(__file__).parents[1] / "vectors" / "progress").glob("version-*.json"))[-1]


@pytest.fixture
def opened(open_page: Open, progress_pages: str) -> Open:
    """Opens a page of those with progress, and waits until its script has taken over."""

    def open_(name: str, kept: str | None = None, script: str = "", **more: Any) -> Page:
        page = open_page(f"{progress_pages}empty.html", **more)
        if kept is not None:
            page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", kept)
        if script:
            page.add_init_script(script)
        _go(page, f"{progress_pages}{name}.html")
        return page

    return open_


def _go(page: Page, address: str) -> None:
    page.goto(address)
    _ready(page)


def _ready(page: Page) -> None:
    expect(page.locator("[data-ready]")).to_be_attached()


def _tell(page: Page, event: str, **detail: object) -> None:
    """What a board or a question tells."""
    page.evaluate(
        "([name, detail]) => document.querySelector('p').dispatchEvent("
        "new CustomEvent(name, { bubbles: true, detail }))",
        [event, detail],
    )


def _solve(page: Page, id_: str = EIGHT, moves: int = 2, hints: int = 0) -> None:
    more = {"position": "5C6C7C8C:8D8H", "par": 2, "variant": "base", "themes": ["end-steal"]}
    _tell(page, "mk-solved", id=id_, moves=moves, hints=hints, **more)


def _kept(page: Page) -> dict[str, Any]:
    return dict(json.loads(page.evaluate(f"localStorage.getItem('{PLACE}')")))


def _mark(page: Page, id_: str = EIGHT) -> Any:
    return page.locator(f"[data-keep={id_}]")


def _act(page: Page, name: str) -> None:
    page.locator(f"[data-act={name}]").click()


def _bring(page: Page, text: str) -> str:
    page.locator("[data-code]").fill(text)
    said = page.locator("[data-said]")
    page.evaluate("document.querySelector('[data-said]').textContent = ''")
    _act(page, "add")
    expect(said).not_to_be_empty()
    return said.inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_solved_is_marked_at_once_and_after_coming_back(opened: Open, lang: str):
    page = opened(f"marks-{lang}")
    assert not _mark(page).is_visible()
    _solve(page, hints=1)
    for _ in range(2):
        assert _mark(page).inner_text().strip() == wording(lang).say("kept-solved-helped")
        assert _mark(page).locator("svg").is_visible()
        page.reload()
        _ready(page)
    _solve(page, moves=3)
    _solve(page, moves=9)
    assert _mark(page).inner_text().strip() == wording(lang).say("kept-solved")
    assert _kept(page)["puzzles"][EIGHT]["moves"] == 3


def test_another_position_counts_as_new_and_other_words_do_not(opened: Open, content: Content):
    key = puzzle_key(content.puzzles[EIGHT])
    entry = {"key": "0ld0ld00", "moves": 2, "hints": 0, "day": "2026-01-31"}
    kept = {"version": 1, "puzzles": {EIGHT: entry}, "questions": {}}
    page = opened("marks-es", json.dumps(kept))
    assert not _mark(page).is_visible()
    _solve(page)
    assert _mark(page).is_visible()
    assert _kept(page)["puzzles"][EIGHT]["key"] == key


def test_boards_that_are_no_puzzles_and_nonsense_are_not_kept(opened: Open):
    page = opened("marks-es")
    for id_ in ("the-goal-1", HOSTILE, '"]', "constructor"):
        _solve(page, id_)
    _tell(page, "mk-solved", id=EIGHT, moves="2", hints=0)
    _tell(page, "mk-answered", id=HOSTILE, key="k", right=True, theme="melds")
    _tell(page, "mk-answered", id="a", key="k", right=HOSTILE, theme="melds")
    assert page.evaluate("localStorage.length") == 0


def test_the_first_answer_of_a_day_counts(opened: Open):
    page = opened("marks-es")
    for right in (False, True):
        _tell(page, "mk-answered", id="base-corner", key="k", right=right, theme="melds")
    assert _kept(page)["questions"]["base-corner"]["right"] is False
    kept = _kept(page)
    kept["questions"]["base-corner"]["day"] = "2026-01-01"
    page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", json.dumps(kept))
    _tell(page, "mk-answered", id="base-corner", key="k", right=True, theme="melds")
    assert _kept(page)["questions"]["base-corner"]["right"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_what_is_mastered(opened: Open, content: Content, lang: str):
    theme = "end-steal"
    ids = [puzzle.id for puzzle in content.puzzles.values() if theme in puzzle.themes]
    assert len(ids) >= 3
    page = opened(f"marks-{lang}")
    states = ["open", *["begun"] * 3, "mastered"]
    for state, (id_, hints) in zip(
        states, [*((ids[0], 1), *((id_, 0) for id_ in ids[:3])), ("", 0)], strict=True
    ):
        shown = page.context.new_page()
        _go(shown, page.url.replace("marks-", ""))
        row = shown.locator(f"[data-theme={theme}]")
        assert row.locator("td").last.inner_text() == wording(lang).say(f"progress-{state}")
        _solve(page, id_, hints=hints)
    assert row.locator("td").first.inner_text() == wording(lang).say("progress-of", n=3, all=str(len(ids)))
    assert row.get_by_role("rowheader").inner_text() == wording(lang).say(f"theme-{theme}")
    total = {"all": str(len(content.puzzles)), "clean": "3"}
    assert shown.locator("[data-total]").inner_text() == wording(lang).say("progress-total", n=3, **total)


def _topics(page: Page) -> dict[str, list[list[str]]]:
    """The names and keys of the questions of each topic, as the page has them."""
    data = page.locator("[data-progress] > script").text_content()
    return dict(json.loads(data or "")["topics"])


def test_the_page_tells_how_the_questions_of_each_topic_were_answered(opened: Open):
    """All right, some wrong, none yet, from the oldest format; what is asked otherwise now is not counted."""
    page = opened("it")
    topics = _topics(page)
    (first, aces), (second, jokers) = sorted(topics.items(), key=lambda it: -len(it[1]))[:2]
    assert len(jokers) >= 3
    entry = {"theme": "melds", "right": True, "day": "2026-01-31"}
    questions = {name: entry | {"key": key} for name, key in aces}
    questions |= {name: entry | {"key": key, "right": not at} for at, (name, key) in enumerate(jokers[:3])}
    questions[jokers[2][0]]["key"] = "0ld0ld00"
    questions["gone/long-ago"] = entry | {"key": "k"}
    kept = {"version": 1, "puzzles": {}, "questions": questions}
    page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", json.dumps(kept))
    page.reload()
    _ready(page)
    say = wording("it").say
    for topic, right, wrong, state in (
        (first, len(aces), 0, "mastered"),
        (second, 1, 1, "begun"),
        *((topic, 0, 0, "open") for topic in topics if topic not in (first, second)),
    ):
        row = page.locator(f"[data-topic={topic}]")
        of = say("progress-of", n=right, all=str(len(topics[topic])))
        assert row.locator("td").all_inner_texts() == [of, str(wrong), say(f"progress-topic-{state}")]
        assert row.get_by_role("rowheader").inner_text() == say(f"topic-{topic}")
    answered = say("progress-answered", n=len(aces) + 2, right=str(len(aces) + 1))
    assert page.locator("[data-answered]").inner_text() == answered


def test_a_page_left_open_follows_what_another_keeps(opened: Open):
    page = opened("es")
    other = page.context.new_page()
    _go(other, page.url.replace("es.html", "marks-es.html"))
    _solve(other)
    expect(page.locator("[data-total]")).to_contain_text("Has resuelto 1 de")


def test_a_file_carries_everything_to_another_browser(opened: Open, tmp_path: Path):
    page = opened("marks-es")
    _solve(page)
    _tell(page, "mk-answered", id="base-corner", key="k", right=True, theme="melds")
    kept = _kept(page)
    _go(page, page.url.replace("marks-", ""))
    with page.expect_download() as begun:
        _act(page, "save")
    begun.value.save_as(tmp_path / begun.value.suggested_filename)
    (file,) = tmp_path.glob("machiavelli-????-??-??.json")
    other = opened("it")
    other.locator("[data-file]").set_input_files(file)
    expect(other.locator("[data-said]")).to_have_text("Copia aggiunta.")
    assert _kept(other) == kept
    assert "Hai risolto 1" in other.locator("[data-total]").inner_text()


def test_a_code_carries_everything_and_adds_to_what_is_there(opened: Open):
    page = opened("es", NEWEST.read_text(encoding="utf-8"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    _act(page, "copy")
    expect(page.locator("[data-said]")).to_contain_text("Código copiado")
    code = page.evaluate("navigator.clipboard.readText()")
    assert code == page.locator("[data-code]").input_value()
    other = opened("marks-pt")
    _solve(other, "both-ends")
    _go(other, other.url.replace("marks-", ""))
    assert _bring(other, code) == "Progresso acrescentado."
    assert _kept(other)["puzzles"].keys() == {"both-ends", *_kept(page)["puzzles"]}


def test_where_nothing_can_be_copied_the_code_is_there_to_be_taken(opened: Open):
    blocked = "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))"
    page = opened("es", script=blocked)
    _act(page, "copy")
    expect(page.locator("[data-said]")).to_contain_text("no deja copiar")
    code = page.locator("[data-code]").input_value()
    assert code.startswith("MK1-")
    assert page.evaluate("getSelection().toString() || document.activeElement.value") == code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_read_changes_nothing_and_is_told_in_words(opened: Open, lang: str):
    page = opened(lang, NEWEST.read_text(encoding="utf-8"))
    before = _kept(page)
    say = wording(lang).say
    good = json.loads(NEWEST.read_text(encoding="utf-8"))
    good["puzzles"]["both-ends"] = {"key": "k", "moves": 1, "hints": 0, "day": "2026-11-30"}
    bad = {**good, "questions": {HOSTILE: {}}}
    told = {
        "hola": say("progress-unreadable"),
        "MK1-hola": say("progress-damaged"),
        json.dumps({**good, "version": 99}): say("progress-newer"),
        json.dumps(bad): say("progress-bad-entry", found=HOSTILE),
        " " * 250_000 + "{": say("progress-too-long"),
    }
    for text, words in told.items():
        said = _bring(page, text)
        assert said == f"{words} {say('progress-as-before')}"
        assert _kept(page) == before
    page.locator("[data-code]").fill("  ")
    _act(page, "add")
    assert page.locator("[data-said]").inner_text() == say("progress-no-code")


def test_forgetting_asks_first(opened: Open):
    page = opened("es", NEWEST.read_text(encoding="utf-8"))
    dialog = page.get_by_role("dialog", name="¿Borrar todo tu progreso?")
    for leave in (lambda: page.keyboard.press("Escape"), lambda: page.keyboard.press("Enter")):
        _act(page, "forget")
        expect(dialog).to_be_visible()
        leave()
        expect(dialog).not_to_be_visible()
        assert _kept(page)["puzzles"]
    _act(page, "forget")
    dialog.get_by_role("button", name="Borrarlo todo").click()
    expect(page.locator("[data-said]")).to_contain_text("Borrado")
    assert page.evaluate("localStorage.length") == 0
    assert "ninguno" in page.locator("[data-total]").inner_text()


BLOCKED = (
    "Object.defineProperty(window, 'localStorage', "
    "{ get() { throw new DOMException('no', 'SecurityError') } })"
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"


@pytest.mark.parametrize(("script", "fault"), [(BLOCKED, "blocked"), (FULL, "full")])
def test_where_nothing_can_be_kept_it_is_said_once_and_all_goes_on(opened: Open, script: str, fault: str):
    page = opened("marks-es", script=script)
    said = page.locator("[data-keeping] [role=status]")
    assert not said.is_visible()
    _solve(page)
    assert said.inner_text() == wording("es").say(f"kept-{fault}")
    page.evaluate("document.querySelector('[data-keeping] [role=status]').textContent = 'dicho'")
    _solve(page, "both-ends")
    assert said.inner_text() == "dicho"
    assert _mark(page).is_visible()
    assert _mark(page, "both-ends").is_visible()
    _go(page, page.url.replace("marks-", ""))
    (name, key), *_ = next(iter(_topics(page).values()))
    answer = {"key": key, "theme": "melds", "right": True, "day": "2026-01-31"}
    brought = json.loads(NEWEST.read_text("utf-8")) | {"questions": {name: answer}}
    assert _bring(page, json.dumps(brought)) == f"Añadido. {wording('es').say(f'kept-{fault}')}"
    assert "Has contestado 1 pregunta" in page.locator("[data-answered]").inner_text()


@pytest.mark.parametrize("kept", ['{"puzzle":"removed-id","step":99}', "{", "null", f'"{HOSTILE}"'])
def test_what_is_damaged_is_put_aside_said_once_and_begun_anew(opened: Open, kept: str):
    page = opened("marks-es", kept)
    said = page.locator("[data-keeping] [role=status]")
    assert said.inner_text() == wording("es").say("kept-unreadable")
    assert page.evaluate(f"localStorage.getItem('{PLACE}.unreadable')") == kept
    _solve(page)
    assert _mark(page).is_visible()
    page.reload()
    _ready(page)
    assert _mark(page).is_visible()
    assert not said.is_visible()


def test_what_a_newer_edition_wrote_is_left_alone(opened: Open):
    kept = '{"version":99,"all":"new"}'
    page = opened("marks-es", kept)
    _solve(page)
    assert _mark(page).is_visible()
    assert page.locator("[data-keeping] [role=status]").inner_text() == wording("es").say("kept-newer")
    assert page.evaluate(f"localStorage.getItem('{PLACE}')") == kept


def _nasty(chance: random.Random) -> Any:
    """A value that looks like progress, with markup and names of the language in it."""
    words = [
        HOSTILE,
        "__proto__",
        "constructor",
        "</script><script>alert(1)</script>",
        "{n}",
        "‮",
        "",
        EIGHT,
        "1a2b3c4d",
    ]
    values = [*words, None, True, -1, 2, 1e308, [], {}, "2026-11-30", 1]
    entry = {name: chance.choice(values) for name in ("key", "moves", "hints", "day", "theme", "right")}
    parts = {
        name: {chance.choice(words): chance.choice([entry, *values])} for name in ("puzzles", "questions")
    }
    return chance.choice([parts | {"version": chance.choice([1, 2, *words])}, entry, *values])


def test_nothing_that_is_brought_or_kept_becomes_markup(opened: Open):
    chance = random.Random(5)
    page = opened("es")
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    elements = page.evaluate("document.body.querySelectorAll('*').length")
    for _ in range(150):
        text = json.dumps(_nasty(chance), ensure_ascii=False)
        if chance.random() < 0.3:
            text = text[: chance.randrange(len(text) + 1)] + HOSTILE
        _bring(page, text)
        assert page.evaluate("document.body.querySelectorAll('*').length") == elements
    for name in ("marks-es", "es"):
        for _ in range(15):
            page.evaluate(f"text => localStorage.setItem('{PLACE}', text)", json.dumps(_nasty(chance)))
            _go(page, page.url.rsplit("/", 1)[0] + f"/{name}.html?p={HOSTILE}#{HOSTILE}")
            assert page.locator("img").count() == 0
    assert page.evaluate("({}).moves") is None


def test_without_script_the_page_says_what_it_needs(open_page: Open, progress_pages: str):
    page = open_page(f"{progress_pages}es.html", java_script_enabled=False)
    assert page.locator("noscript p", has_text="JavaScript, que en este navegador").is_visible()
    assert page.locator("table:visible").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("suffix", ["", "-dark"])
def test_everybody_can_use_it_on_a_narrow_screen(opened: Open, lang: str, suffix: str):
    page = opened(f"{lang}{suffix}", NEWEST.read_text(encoding="utf-8"), width=320, height=640)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for button in page.locator("button:visible, .mk-pick-file").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    _act(page, "forget")
    found = Axe().run(page, options={"rules": {"region": {"enabled": False}}})
    assert not found.response["violations"], found.generate_report()
