"""The manoeuvres of a play, computed from where its cards went: one function a theme, read as a glossary.

Themes overlap: a play may show several, and a puzzle names those it turns on.
"""

from collections.abc import Callable, Mapping

from machiavelli.engine.grading.themes.additions import decoy, extend_run, fourth_suit, fresh_meld
from machiavelli.engine.grading.themes.groups import feed_steal, group_steal, peel, twin_groups
from machiavelli.engine.grading.themes.jokers import joker_free, joker_rescue
from machiavelli.engine.grading.themes.runs import (
    ace_flip,
    end_steal,
    middle_free,
    slide,
    twin_split,
    two_ends,
)
from machiavelli.engine.grading.themes.several import (
    bridge,
    chain,
    dissolve,
    grand,
    groups_to_runs,
    runs_to_groups,
    weld,
)
from machiavelli.engine.grading.trace import Trace, trace
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Theme
from machiavelli.model.solution import Solution
from machiavelli.model.variant import Rules

__all__ = ["THEMES", "themes"]


def themes(rules: Rules, position: Position, solution: Solution) -> frozenset[Theme]:
    """Every theme that ``solution``, a best play of ``position``, shows."""
    play = trace(rules, position, solution)
    return frozenset(theme for theme, shows in THEMES.items() if shows(play))


def impossible(play: Trace) -> bool:
    """No card of the hand can be played."""
    return play.solution.max_played == 0


THEMES: Mapping[Theme, Callable[[Trace], bool]] = {
    Theme.FRESH_MELD: fresh_meld,
    Theme.EXTEND_RUN: extend_run,
    Theme.FOURTH_SUIT: fourth_suit,
    Theme.END_STEAL: end_steal,
    Theme.GROUP_STEAL: group_steal,
    Theme.ACE_FLIP: ace_flip,
    Theme.TWIN_GROUPS: twin_groups,
    Theme.JOKER_FREE: joker_free,
    Theme.WELD: weld,
    Theme.TWIN_SPLIT: twin_split,
    Theme.SLIDE: slide,
    Theme.FEED_STEAL: feed_steal,
    Theme.JOKER_RESCUE: joker_rescue,
    Theme.TWO_ENDS: two_ends,
    Theme.DISSOLVE: dissolve,
    Theme.BRIDGE: bridge,
    Theme.DECOY: decoy,
    Theme.PEEL: peel,
    Theme.MIDDLE_FREE: middle_free,
    Theme.GROUPS_TO_RUNS: groups_to_runs,
    Theme.RUNS_TO_GROUPS: runs_to_groups,
    Theme.CHAIN: chain,
    Theme.GRAND: grand,
    Theme.IMPOSSIBLE: impossible,
}
"""One function for every theme."""
