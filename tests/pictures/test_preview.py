"""The pictures of positions: every card lies whole on its part, none on another meld."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from machiavelli.model.notation import parse_card
from machiavelli.model.position import Position
from machiavelli.pictures.arrange import SHAPE, arrange
from machiavelli.pictures.preview import HEIGHT, WIDTH, preview
from vectors_of import cards, table

RUN = ["5C", "6C", "7C", "8C"]


@given(st.lists(st.integers(1, 14), max_size=36))
def test_cards_stay_in_their_room_and_melds_apart(lengths: list[int]):
    melds = [(parse_card("5C"),) * length for length in lengths]
    laid = arrange(melds, 60, 30, 1080, 400)
    assert len(laid.cards) == sum(lengths)
    boxes, cards_left = [], list(laid.cards)
    for length in lengths:
        meld, cards_left = cards_left[:length], cards_left[length:]
        boxes.append(
            (meld[0].left, meld[0].top, meld[-1].left + laid.width, meld[0].top + SHAPE * laid.width)
        )
    for left, top, right, bottom in boxes:
        assert left > 59.9
        assert right < 1140.1
        assert top > 29.9
        assert bottom < 430.1
    for number, (a, b, c, d) in enumerate(boxes):
        for e, f, g, h in boxes[:number]:
            assert c <= e or g <= a or d <= f or h <= b


@pytest.mark.parametrize(
    ("melds", "hand"), [([RUN], ["8D", "8H"]), ([], ["*", "10S"]), ([RUN, ["*", "2D", "3D"]], []), ([], [])]
)
def test_any_position_has_a_picture(melds, hand):
    image = Image.open(BytesIO(preview(Position(table(melds), cards(hand)))))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    colours = image.convert("RGB").getcolors(10_000)
    assert colours is not None
    assert (len(colours) > 3) == bool(melds or hand)


@settings(max_examples=10, deadline=None)
@given(st.permutations(RUN))
def test_the_same_position_has_the_same_picture(hand):
    position = Position((), cards(hand))
    assert preview(position) == preview(position)
