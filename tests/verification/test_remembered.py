"""What is remembered never hides a fault: verification finds the same with it as without."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from machiavelli.facts.puzzles import puzzle_facts
from machiavelli.known.asking import Asking
from machiavelli.known.store import Store
from machiavelli.loading import read_content
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding
from machiavelli.pipeline import all_facts
from machiavelli.verification.alone import PUZZLE_HOLDS
from machiavelli.verification.verify import verify
from rules_for_tests import bend
from sample_content import PLACES, broken_files, repository_content, sample_root


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """All that holds of the sample."""
    root = sample_root(tmp_path_factory.mktemp("sample"))
    store = Store(tmp_path_factory.mktemp("kept") / "here")
    with Asking(store) as asking:
        assert verify(_read(root), asking) == []
    assert store.folder.exists()
    return store


def _read(root: Path) -> Content:
    return read_content(root, root / "texts")[0]


def _faults(content: Content, store: Store) -> list[Finding]:
    """What verification finds, which is the same without memory, with it, and once it remembers this too."""
    found = verify(content)
    with Asking(store) as asking:
        assert verify(content, asking) == found
        assert verify(content, asking) == found
    return found


@pytest.mark.parametrize("broken", broken_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_fault_is_found_as_if_nothing_were_remembered(broken: Path, store: Store, tmp_path: Path):
    root = sample_root(tmp_path)
    place = root / PLACES[broken.parent.name].format(name=broken.name)
    place.parent.mkdir(exist_ok=True)
    shutil.copy(broken, place)
    _faults(_read(root), store)


def test_a_changed_puzzle_is_verified_again(store: Store, tmp_path: Path):
    root = sample_root(tmp_path)
    path = root / "puzzles" / "free-a-king.yaml"
    path.write_text(path.read_text("utf-8").replace("hand: KD kh", "hand: KD 2h"), "utf-8")
    assert {one.code for one in _faults(_read(root), store)} & {Code.WRONG_CLAIM, Code.WRONG_RESULT}


def test_changed_rules_are_verified_again(store: Store, tmp_path: Path):
    content = _read(sample_root(tmp_path))
    plain = content.variants["plain"]
    stricter = replace(plain, rules=bend(plain.rules, {"melds.run_min": 5}))
    found = _faults(replace(content, variants={**content.variants, "plain": stricter}), store)
    assert Code.ILLEGAL_TABLE in {one.code for one in found}


def test_words_are_no_part_of_what_is_verified_of_a_position(store: Store, tmp_path: Path):
    puzzle = _read(sample_root(tmp_path)).puzzles["free-a-king"]
    assert replace(puzzle, title={"es": "Otro"}).wordless() == puzzle.wordless()


def test_what_was_spoiled_is_verified_again(store: Store, tmp_path: Path):
    copy = Store(Path(shutil.copytree(store.folder, tmp_path / "kept")))
    copy.folder.chmod(0o700)
    kept = {path.name for path in copy.folder.iterdir() if len(path.name) == 64}
    assert kept
    for name in kept:
        (copy.folder / name).write_bytes(b"true")
    root = sample_root(tmp_path)
    path = root / "puzzles" / "free-a-king.yaml"
    path.write_text(path.read_text("utf-8").replace("hand: KD kh", "hand: KD 2h"), "utf-8")
    assert _faults(_read(root), copy)


def test_a_no_that_is_remembered_is_no_fault_by_itself(tmp_path: Path):
    """Faults are always found by the check itself, which also knows where they stand."""
    content = _read(sample_root(tmp_path))
    store = Store(tmp_path / "kept")

    class NeverHolds(Asking):
        def answers(self, question, asked):  # type: ignore[no-untyped-def]
            return dict.fromkeys(asked, False)

    assert verify(content, NeverHolds(store)) == []


def test_second_verification_asks_only_what_changed(tmp_path: Path):
    content = repository_content()
    store = Store(tmp_path / "kept")
    asked: list[str] = []

    class Counting(Asking):
        def _found(self, function, arguments):  # type: ignore[no-untyped-def]
            asked.extend(f"{function.__name__}: {getattr(one[0], 'id', '')}" for one in arguments)
            return super()._found(function, arguments)

    some = dict(list(content.puzzles.items())[:6])
    few = replace(content, puzzles=some)
    for _ in range(2):
        puzzle_facts(few, Counting(store))
        Counting(store).answers(PUZZLE_HOLDS, _positions(few))
    assert len(asked) == 3 * len(some)
    asked.clear()
    id_, puzzle = next(iter(some.items()))
    other = replace(puzzle, position=replace(puzzle.position, hand=puzzle.position.hand[::-1]))
    edited = replace(few, puzzles=some | {id_: other})
    puzzle_facts(edited, Counting(store))
    Counting(store).answers(PUZZLE_HOLDS, _positions(edited))
    assert len(asked) == 3
    assert sum(one.endswith(f": {id_}") for one in asked) == 2


def _positions(content: Content) -> dict[str, tuple[object, ...]]:
    return {
        id_: (puzzle.wordless(), content.variants[puzzle.variant].rules)
        for id_, puzzle in content.puzzles.items()
    }


def test_facts_that_are_remembered_are_those_that_were_found(tmp_path: Path):
    content, store = repository_content(), Store(tmp_path / "kept")
    found = all_facts(content)
    with Asking(store) as asking:
        assert all_facts(content, asking) == found
    with Asking(store) as asking:
        assert all_facts(content, asking) == found
