"""The collector of cycles rests while a question is answered, and is as before afterwards."""

import gc

import pytest

from machiavelli.engine.at_rest import collector_at_rest


@pytest.fixture(autouse=True)
def _as_before():
    on = gc.isenabled()
    yield
    gc.enable() if on else gc.disable()


@collector_at_rest
def is_on(*, fails=False):
    if fails:
        raise ValueError("it fails")
    return gc.isenabled()


@pytest.mark.parametrize("on", [True, False])
def test_it_rests_and_is_as_before_afterwards(on):
    gc.enable() if on else gc.disable()
    assert not is_on()
    assert gc.isenabled() == on


@pytest.mark.parametrize("on", [True, False])
def test_it_is_as_before_after_a_question_that_fails(on):
    gc.enable() if on else gc.disable()
    with pytest.raises(ValueError, match="it fails"):
        is_on(fails=True)
    assert gc.isenabled() == on
