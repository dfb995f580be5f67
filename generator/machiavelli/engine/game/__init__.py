"""The whole game: dealing, turns, failed turns, the end of a hand and of a match.

Records of whole games are written, read and replayed.

No randomness: a shuffled pack is given. Nothing is changed in place: an action leads to a new state, or is
refused with a code and leaves the old one.
"""

from machiavelli.engine.game.dealing import cards_for_each, check_players, deal, whole_pack
from machiavelli.engine.game.playing import play, position_of
from machiavelli.engine.game.reading import read_record
from machiavelli.engine.game.records import format_record
from machiavelli.engine.game.replaying import Replay, ReplayedHand, replay
from machiavelli.engine.game.results import (
    begin_match,
    dealer_of,
    hand_result,
    hands_in_match,
    match_result,
    match_totals,
    note_result,
    places_of,
)

__all__ = [
    "Replay",
    "ReplayedHand",
    "begin_match",
    "cards_for_each",
    "check_players",
    "deal",
    "dealer_of",
    "format_record",
    "hand_result",
    "hands_in_match",
    "match_result",
    "match_totals",
    "note_result",
    "places_of",
    "play",
    "position_of",
    "read_record",
    "replay",
    "whole_pack",
]
