"""What is sent is small, and means what was written."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest

import machiavelli
from machiavelli.pages.modules import (
    BOARD,
    COMPARE,
    DAILY,
    ENDLESS,
    HOUSE,
    KEEP,
    LAB,
    PLAY,
    PRACTICE,
    PROGRESS,
    QUIZ,
    loaded_with,
)
from machiavelli.pages.squeezing import PARTS, squeeze, squeeze_script
from node import NODE

WEB = Path(machiavelli.__file__).parent / "web"
SCRIPTS = sorted((*WEB.rglob("*.mjs"), *WEB.rglob("*.js")))


def _zipped(text: str) -> int:
    return len(gzip.compress(text.encode(), 9))


def _sheet() -> str:
    return squeeze((WEB / "css" / f"{part}.css").read_text(encoding="utf-8") for part in PARTS)


def _sizes(*entries: str) -> dict[str, int]:
    """What is loaded with some modules, packed: each file is sent by itself, so each is counted by itself."""
    scripts = {path.relative_to(WEB).as_posix(): squeeze_script(path.read_text("utf-8")) for path in SCRIPTS}
    return {name: _zipped(scripts[name]) for entry in entries for name in loaded_with(entry, scripts)}


def test_the_budgets_hold():
    """What a page with a board loads at once."""
    sizes = _sizes(BOARD)
    assert sum(size for name, size in sizes.items() if name.startswith("ui/")) <= 12 * 1024
    assert sum(size for name, size in sizes.items() if name.startswith("engine/")) <= 8 * 1024
    assert _zipped(_sheet()) <= 6 * 1024


@pytest.mark.parametrize(
    ("entry", "limit"),
    [
        ("engine/worker.mjs", 8),
        ("engine/proofs/prove.mjs", 14),
        ("engine/check_proof.mjs", 8),
        ("engine/solver/solve.mjs", 41),
        ("engine/solver/classes.mjs", 21),
        ("engine/solver/special.mjs", 50),
        ("engine/solver/first_play.mjs", 59),
        ("engine/game/playing.mjs", 81),
    ],
)
def test_what_the_worker_loads_is_small_too(entry: str, limit: int):
    """The worker when it begins, then what each call needs besides; in kilobytes."""
    begun = {} if entry == "engine/worker.mjs" else _sizes("engine/worker.mjs")
    sizes = _sizes(entry)
    assert sum(sizes[name] for name in sizes.keys() - begun.keys()) <= limit * 1024


def test_the_laboratory_is_small_too():
    """What it loads at once; the solver and the words of proofs come when they are asked for."""
    sizes = _sizes(LAB)
    assert sum(sizes.values()) <= 23 * 1024
    assert not [name for name in sizes if re.search("engine/worker|solver|proof_words", name)]


def test_comparing_and_composing_rules_need_little_and_no_solver():
    """Of the engine, the laws of the parameters and the arithmetic of the deal."""
    for entry, limit in ((COMPARE, 4), (HOUSE, 14)):
        sizes = _sizes(entry)
        assert sum(sizes.values()) <= limit * 1024
        engine = [name for name in sizes if name.startswith("engine/")]
        assert not [
            name for name in engine if not re.search(r"verification/(laws|check_variants)|stock|errors", name)
        ]


def test_questions_need_hardly_any_script():
    assert sum(_sizes(QUIZ).values()) <= 1024


def test_questions_by_chance_are_small_too():
    """What their page loads at once; the solver and the words of proofs come when they are asked for."""
    sizes = _sizes(ENDLESS)
    assert sum(sizes.values()) <= 17 * 1024
    assert not [name for name in sizes if re.search("engine/worker|solver|proof_words", name)]


def test_the_practice_table_is_small_too():
    """What it loads at once; the machine of the game comes with the worker, help and review when asked."""
    sizes = _sizes(PLAY)
    assert sum(sizes.values()) <= 23 * 1024
    beside = sizes.keys() - _sizes(BOARD).keys()
    assert sum(sizes[name] for name in beside) <= 15 * 1024
    assert not [
        name
        for name in sizes
        if re.search("worker.mjs$|solver|review|show_me|playing", name) and "ui/engine" not in name
    ]


def test_keeping_progress_is_small_too():
    """It comes beside a board or a quiz, and knows nothing of the engine but how positions are written."""
    for entry, limit in ((KEEP, 5), (PROGRESS, 6), (DAILY, 9), (PRACTICE, 10)):
        sizes = _sizes(entry)
        assert sum(sizes.values()) <= limit * 1024
        engine = {name for name in sizes if name.startswith("engine/")}
        assert engine <= {"engine/notation.mjs", "engine/cards.mjs"}


def test_a_page_with_a_board_waits_for_no_module_of_the_worker():
    loaded = _sizes(BOARD)
    assert {"engine/judging.mjs", "engine/melds.mjs", "ui/state.mjs"} <= loaded.keys()
    assert not [name for name in loaded if re.search("worker|index|proof|solver", name)]


def test_blanks_and_comments_go_where_they_mean_nothing():
    assert squeeze(["/* a */ a  {\n  color: red;\n  margin: 0 auto;\n}\n", "b > c, d{ }"]) == (
        "a{color:red;margin:0 auto}b>c,d{}\n"
    )


def test_blanks_stay_where_they_mean_something():
    css = '.a :hover{width:calc(1px + 2px);content:"a  b /x; y";--x:var(--y)}\n'
    assert squeeze([css]) == css


def test_the_sheet_is_whole():
    sheet = _sheet()
    assert sheet.count("{") == sheet.count("}")
    assert "/*" not in sheet
    assert not re.search(r"https?://(?!www\.w3\.org/)", sheet)


def test_a_script_loses_comments_on_lines_of_their_own_and_nothing_else():
    script = '// a\n/** b\n * c */\nconst d = "// e"; // f\n\n  if (d) {\n    g();\n  }\n'
    assert squeeze_script(script) == 'const d = "// e"; // f\nif (d) {\ng();\n}\n'


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_squeezed_script_is_still_one(path: Path, tmp_path: Path):
    text = path.read_text(encoding="utf-8")
    assert "`" not in re.sub(r"`[^`\n]*`", "", text), "a string over several lines"
    copy = tmp_path / path.name
    copy.write_text(squeeze_script(text), encoding="utf-8")
    done = subprocess.run([str(NODE), "--check", str(copy)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
