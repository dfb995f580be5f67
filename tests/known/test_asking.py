"""Asking: what is remembered is asked once, and nothing but the arguments and the program decides what."""

import os
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from machiavelli.known import asking as module
from machiavelli.known import digest
from machiavelli.known.asking import Asking, Question
from machiavelli.known.store import Store
from machiavelli.model.notation import parse_card

asked_of: list[int] = []


def double(number: int) -> int:
    asked_of.append(number)
    return 2 * number


def process_of(number: int) -> tuple[int, int]:
    return number, os.getpid()


def stumble(number: int) -> int:
    raise ValueError(f"no answer to {number}")


DOUBLE = Question("double", double, TypeAdapter(int))
PROCESS = Question("process", process_of, TypeAdapter(tuple[int, int]))


@pytest.fixture(autouse=True)
def _nothing_asked() -> None:
    asked_of.clear()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "kept")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes are always worth it."""
    monkeypatch.setattr(Asking, "_pays", lambda self, spent, done, left: self.processes > 1 and done > 0)


def _numbers(*numbers: int) -> dict[str, tuple[object, ...]]:
    return {str(number): (number,) for number in numbers}


def test_answers_come_in_the_order_of_the_questions(store: Store):
    with Asking(store) as asking:
        assert asking.answers(DOUBLE, _numbers(2)) == {"2": 4}
        assert list(asking.answers(DOUBLE, _numbers(3, 2, 1)).items()) == [("3", 6), ("2", 4), ("1", 2)]
    assert asked_of == [2, 3, 1]


def test_only_what_is_new_is_asked_and_an_id_is_no_part_of_it(store: Store):
    Asking(store).answers(DOUBLE, _numbers(1, 2))
    assert Asking(store).answers(DOUBLE, {"other name": (2,), "new": (5,)}) == {"other name": 4, "new": 10}
    assert asked_of == [1, 2, 5]


def test_without_a_store_everything_is_asked():
    assert [Asking().answers(DOUBLE, _numbers(1)) for _ in range(2)] == [{"1": 2}] * 2
    assert asked_of == [1, 1]


def test_another_question_has_other_answers(store: Store):
    Asking(store).answers(Question("triple", lambda it: 3 * it, TypeAdapter(int)), _numbers(1))
    assert Asking(store).answers(DOUBLE, _numbers(1)) == {"1": 2}


def test_what_is_kept_in_another_form_is_asked_again(store: Store):
    Asking(store).answers(Question("double", str, TypeAdapter(str)), _numbers(1))
    assert Asking(store).answers(DOUBLE, _numbers(1)) == {"1": 2}
    assert asked_of == [1]


@pytest.mark.parametrize("name", ["engine/melds.py", "verification/check_puzzles.py", "new.py"])
def test_another_program_remembers_nothing(
    store: Store, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    package = tmp_path / "package"
    for one in ("engine/melds.py", "verification/check_puzzles.py"):
        (package / one).parent.mkdir(parents=True)
        (package / one).write_text("a = 1\n")
    monkeypatch.setattr(digest, "_PACKAGE", package)
    for _ in range(2):
        digest.program_digest.cache_clear()
        Asking(store).answers(DOUBLE, _numbers(1))
    assert asked_of == [1]
    (package / name).write_text("a = 2\n")
    Asking(store).answers(DOUBLE, _numbers(1))
    assert asked_of == [1], "a process that runs the old program goes on with what that found"
    digest.program_digest.cache_clear()
    Asking(store).answers(DOUBLE, _numbers(1))
    assert asked_of == [1, 1]
    digest.program_digest.cache_clear()


def test_an_error_is_not_remembered(store: Store):
    question = Question("stumble", stumble, TypeAdapter(int))
    for _ in range(2):
        with pytest.raises(ValueError, match="no answer to 1"):
            Asking(store).answers(question, _numbers(1))
    assert not store.folder.exists()


@pytest.mark.usefixtures("at_once")
def test_other_processes_answer_the_same_in_the_same_order(store: Store):
    numbers = _numbers(*range(40))
    with Asking(store, processes=2) as asking:
        found = asking.answers(PROCESS, numbers)
    assert [number for number, _ in found.values()] == list(range(40))
    processes = {process for _, process in found.values()}
    assert os.getpid() in processes  # which began
    assert len(processes) > 1
    assert Asking(store).answers(PROCESS, numbers) == found


@pytest.mark.usefixtures("at_once")
def test_an_error_of_another_process_is_told():
    with Asking(processes=2) as asking, pytest.raises(ValueError, match="no answer to 7"):
        list(asking._elsewhere(stumble, [(7,)]))


@pytest.mark.usefixtures("at_once")
def test_where_other_processes_cannot_be_had_this_one_answers(monkeypatch: pytest.MonkeyPatch):
    def none(*_: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(module, "ProcessPoolExecutor", none)
    with Asking(processes=2) as asking:
        assert asking.answers(DOUBLE, _numbers(*range(9))) == {str(it): 2 * it for it in range(9)}
    assert asked_of == list(range(9))


@pytest.mark.usefixtures("at_once")
def test_processes_of_another_program_are_not_trusted(monkeypatch: pytest.MonkeyPatch, capfd: Any):
    monkeypatch.setattr(module, "program_digest", lambda: "of a program that was edited meanwhile")
    with Asking(processes=2) as asking:
        found = asking.answers(PROCESS, _numbers(*range(9)))
    assert {process for _, process in found.values()} == {os.getpid()}


def test_little_work_starts_no_processes():
    with Asking(processes=8) as asking:
        asking.answers(DOUBLE, _numbers(*range(200)))
        assert asking.pool is None


def test_cards_and_whatever_else_the_model_has_can_be_asked_about(store: Store):
    question = Question("code", lambda card: card.code, TypeAdapter(str))
    asked = {name: (parse_card(name),) for name in ("10♣", "10♠", "★")}
    assert Asking(store).answers(question, asked) == {"10♣": "10C", "10♠": "10S", "★": "*"}
    assert Asking(store).answers(question, asked) == {"10♣": "10C", "10♠": "10S", "★": "*"}
