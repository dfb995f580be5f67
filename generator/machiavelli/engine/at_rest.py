"""Answering while Python's search for cycles rests.

A search keeps many small objects and makes no cycles: going over all of them again and again frees nothing,
and takes a tenth to a quarter of the time on large tables.
"""

import gc
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def collector_at_rest(question: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """The same question, answered without the collector of cycles where that was on."""

    @wraps(question)
    def ask(*args: Asked.args, **named: Asked.kwargs) -> Answer:
        if not gc.isenabled():
            return question(*args, **named)
        gc.disable()
        try:
            return question(*args, **named)
        finally:
            gc.enable()

    return ask
