"""The folder of answers: whole or not there, whoever else writes, and never more than so much."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from machiavelli.known.store import LARGEST, Store

KEY, OTHER = "a" * 64, "b" * 64


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "inner" / "kept")
    store.put(KEY, b'{"some": "answer"}')
    return store


def test_what_was_put_is_there(store: Store):
    assert store.get(KEY) == b'{"some": "answer"}'
    assert Store(store.folder).get(KEY) == b'{"some": "answer"}'
    assert store.get(OTHER) is None


def test_there_is_no_folder_until_something_is_kept(tmp_path: Path):
    store = Store(tmp_path / "kept")
    assert store.get(KEY) is None
    store.tidy()
    assert not store.folder.exists()


def test_git_and_backups_leave_it_out(store: Store):
    assert (store.folder / ".gitignore").read_text(encoding="ascii") == "*\n"
    assert (
        (store.folder / "CACHEDIR.TAG").read_text(encoding="ascii").startswith("Signature: 8a477f597d28d17")
    )


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3])


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _other_answer(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"some", b"evil"))


def _noise(path: Path) -> None:
    path.write_bytes(os.urandom(500))


def _larger(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(LARGEST * 2)


def _link(path: Path) -> None:
    moved = path.rename(path.with_name("moved"))
    path.symlink_to(moved)


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [_cut, _empty, _other_answer, _noise, _larger, _link, _pipe, _folder])
def test_a_file_that_is_not_whole_is_as_good_as_none(store: Store, spoil: Callable[[Path], None]):
    spoil(store.folder / KEY)
    assert store.get(KEY) is None
    store.put(KEY, b"2")  # a folder stays in the way; nothing is raised
    assert store.get(KEY) == (None if spoil is _folder else b"2")


def test_an_answer_under_another_name_is_none(store: Store):
    (store.folder / KEY).rename(store.folder / OTHER)
    assert store.get(OTHER) is None


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_a_folder_that_others_may_write_to_is_not_used(store: Store, mode: int):
    store.folder.chmod(mode)
    assert store.get(KEY) is None
    store.put(OTHER, b"1")
    assert not (store.folder / OTHER).exists()


def test_a_link_to_a_folder_is_not_used(store: Store, tmp_path: Path):
    (tmp_path / "link").symlink_to(store.folder)
    assert Store(tmp_path / "link").get(KEY) is None


def test_where_nothing_can_be_kept_nothing_is(tmp_path: Path):
    (tmp_path / "kept").write_text("a file")
    store = Store(tmp_path / "kept")
    store.put(KEY, b"1")
    store.tidy()
    assert store.get(KEY) is None
    assert (tmp_path / "kept").read_text() == "a file"


def test_what_is_too_large_is_not_kept(store: Store):
    store.put(OTHER, b"x" * (LARGEST + 1))
    assert not (store.folder / OTHER).exists()


def test_those_not_used_for_longest_go_first(store: Store):
    names = [f"{number:064}" for number in range(6)]
    for age, name in enumerate(names):
        store.put(name, b"1" * 100)
        os.utime(store.folder / name, (1000 - age, 1000 - age))
    (store.folder / KEY).unlink()
    store.get(names[5])  # used now
    store.tidy(files=3)
    assert [name for name in names if store.get(name)] == [names[0], names[1], names[5]]
    store.tidy(size=2 * (100 + 65))
    assert len([name for name in names if store.get(name)]) == 2
    assert (store.folder / ".gitignore").exists()


def test_what_a_killed_process_left_goes_too(store: Store):
    (store.folder / ".new-left").write_bytes(b"half")
    os.utime(store.folder / ".new-left", (1, 1))
    store.tidy(files=1)
    assert not (store.folder / ".new-left").exists()
    assert store.get(KEY) is not None


def test_many_may_write_at_once(store: Store):
    bodies = [str(number).encode() * 5000 for number in range(8)]

    def write(body: bytes) -> list[bytes | None]:
        mine = Store(store.folder)
        found = []
        for _ in range(25):
            mine.put(OTHER, body)
            found.append(mine.get(OTHER))
            mine.tidy(files=3)
        return found

    with ThreadPoolExecutor(8) as pool:
        found = {one for some in pool.map(write, bodies) for one in some}
    assert found <= {*bodies, None}
    assert store.get(OTHER) in bodies
