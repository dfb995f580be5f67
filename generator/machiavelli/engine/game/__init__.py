"""The whole game: dealing, turns, failed turns, the end of a hand and of a match.

Records of whole games are written, read and replayed.

No randomness: a shuffled pack is given. Nothing is changed in place: an action leads to a new state, or is
refused with a code and leaves the old one.
"""

from machiavelli.engine.game.allowed import why_not_lay
from machiavelli.engine.game.dealing import cards_for_each, check_players, deal, whole_pack
from machiavelli.engine.game.first_dealer import check_first_dealer, first_by_cards, first_dealer
from machiavelli.engine.game.in_turn import position_of
from machiavelli.engine.game.matches import (
    begin_match,
    dealer_of,
    hands_in_match,
    is_over,
    match_result,
    match_totals,
    note_result,
)
from machiavelli.engine.game.playing import play
from machiavelli.engine.game.reading import read_record
from machiavelli.engine.game.records import format_record
from machiavelli.engine.game.replaying import Replay, ReplayedHand, replay
from machiavelli.engine.game.results import hand_result, places_of

__all__ = [
    "Replay",
    "ReplayedHand",
    "begin_match",
    "cards_for_each",
    "check_first_dealer",
    "check_players",
    "deal",
    "dealer_of",
    "first_by_cards",
    "first_dealer",
    "format_record",
    "hand_result",
    "hands_in_match",
    "is_over",
    "match_result",
    "match_totals",
    "note_result",
    "places_of",
    "play",
    "position_of",
    "read_record",
    "replay",
    "whole_pack",
    "why_not_lay",
]
