"""A variant: one typed field per rule parameter, grouped as the rule pages are.

The docstring under each field is its only description: the JSON Schema, the key table of
``rules/README.md`` and the editors' hover text come from it. Values that the engine does not honour
cannot be written: a ``Literal`` names what is possible today.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from machiavelli.model.bounds import Count, Decks, JokersAdded, MeldSize, Seats, Seconds, Some
from machiavelli.model.cards import RANK_NAMES, Card, Suit
from machiavelli.model.sources import Provenance
from machiavelli.model.words import Words

# Read by the loader's checker: unknown keys and silent conversions are refused, docstrings describe fields.
_STRICT = {"extra": "forbid", "strict": True, "use_attribute_docstrings": True}


@dataclass(frozen=True, slots=True, kw_only=True)
class Players:
    """How many may play."""

    __pydantic_config__ = _STRICT

    least: Seats
    """The fewest players."""
    most: Seats
    """The most players the rules speak of."""
    more_allowed: bool
    """Whether the source allows still more than that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Packs:
    """The packs that so many players use."""

    __pydantic_config__ = _STRICT

    decks: Decks
    """Packs of 52 cards shuffled together."""
    jokers: JokersAdded
    """Jokers added to the packs."""

    @property
    def cards(self) -> int:
        """All cards, jokers included."""
        return self.decks * len(RANK_NAMES) * len(Suit) + self.jokers


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The cards and how they are dealt."""

    __pydantic_config__ = _STRICT

    players: Players
    """How many play."""
    decks: Decks
    """Packs of 52 cards shuffled together."""
    jokers: JokersAdded
    """Jokers added to the packs."""
    packs_by_players: Mapping[int, Packs] = field(hash=False)
    """Number of players to the packs that they use, instead of `decks` and `jokers`."""
    hand_size: Some
    """Cards dealt to each player."""
    hand_by_players: Mapping[int, Some] = field(hash=False)
    """Where many play: number of players to cards dealt to each, instead of `hand_size`."""
    hand_floor: Some | None
    """The fewest cards a dealer may deal to each player; empty where the hand is never reduced."""
    face_up: Count
    """Help cards turned up beside the stock before play."""
    first_dealer: Literal["by-lot", "lowest-card", "highest-card", "oldest"]
    """How the first dealer is found: by lot, by a card that each player draws, or by age."""
    deal_passes: Literal["clockwise", "counterclockwise", "to-winner", "none"]
    """How the deal passes from hand to hand; `none` where a game is a single hand."""
    first_player: Literal["left-of-dealer", "right-of-dealer", "dealer"]
    """Who plays first."""
    direction: Literal["clockwise", "counterclockwise"]
    """The way turns pass, and the cards are dealt."""

    @property
    def usual_packs(self) -> Packs:
        """The packs of all numbers of players that have none of their own."""
        return Packs(decks=self.decks, jokers=self.jokers)

    def packs_for(self, players: int) -> Packs:
        """The packs that so many players use."""
        return self.packs_by_players.get(players, self.usual_packs)

    @property
    def all_packs(self) -> tuple[Packs, ...]:
        """All packs that any number of players uses, the one with most cards first."""
        different = dict.fromkeys([self.usual_packs, *self.packs_by_players.values()])
        return tuple(sorted(different, key=lambda packs: packs.cards, reverse=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Melds:
    """What may lie on the table."""

    __pydantic_config__ = _STRICT

    group_min: MeldSize
    """Fewest cards in a group."""
    group_max: MeldSize
    """Most cards in a group."""
    group_distinct_suits: Literal[True]
    """Whether all cards of a group must differ in suit."""
    run_min: MeldSize
    """Fewest cards in a run."""
    run_max: MeldSize | None
    """Most cards in a run; empty where only the ranks set a limit."""
    ace_low: bool
    """Whether the ace may stand before the two."""
    ace_high: bool
    """Whether the ace may stand after the king."""
    ace_inside: bool
    """Whether a run may go round the corner, as in K A 2; it holds each rank once, thirteen cards at most."""
    ace_both_ends: bool
    """Whether one run may hold an ace at each end, fourteen cards from ace to ace."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Jokers:
    """What jokers may do; without jokers in the packs nothing of this arises."""

    __pydantic_config__ = _STRICT

    per_meld: Literal[0, 1, 2, 3, 4]
    """Most jokers in one meld, which needs a card that is none in any case."""
    on_table: Literal["none", "free", "frozen"]
    """Whether melds with a joker are rearranged like any other, or stay as they are until it is replaced."""
    replaced_from: Literal["none", "hand-or-table", "hand"]
    """Where the real card that replaces a joker may come from."""
    freed_joker: Literal["none", "same-turn"]
    """What happens to a joker once replaced: it goes into another meld in the same turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRules:
    """What a player does in turn."""

    __pydantic_config__ = _STRICT

    draw_when: Literal["instead-of-playing", "before-playing", "until-able"]
    """When cards are drawn: by who plays nothing, by everybody first, or until a play is found."""
    draw_count: Some
    """Cards drawn at a time."""
    draws_most: Some | None
    """How many times a player may draw in one turn; empty where only the stock sets a limit."""
    drawn_card_playable: bool
    """Whether the drawn card may be played in the same turn."""
    must_play: bool
    """Whether a player who can play has to."""
    first_only_draws: bool
    """Whether the first player of a hand draws in the first turn and does nothing else."""
    opening: Literal["none", "meld", "run", "points"]
    """What a first play must contain, made of own cards alone: a meld, a run, or melds of some points."""
    opening_points: Some | None
    """Points of an opening: figures 10, an ace 1 if low, else 11; empty where `opening` is not `points`."""
    table_before_opening: bool
    """Whether cards may be added to melds on the table before laying an opening of one's own."""
    hold_back: bool
    """Whether a meld kept when others were laid needs, one turn later, a card come to hand or table since."""
    table_to_hand: Literal[False]
    """Whether a card of the table may be taken into the hand."""
    least_added: Some
    """Fewest hand cards a play must add to the table."""
    most_added: Some | None
    """Most hand cards one turn may add; empty where there is no limit."""
    discard: Literal[False]
    """Whether a turn ends with a discard."""
    time_limit: Seconds | None
    """Seconds for a turn; empty where there is no limit. A turn that runs out of time counts as failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """What follows a rearrangement that does not work out."""

    __pydantic_config__ = _STRICT

    restore: Literal[True]
    """Whether the table is put back exactly as it was."""
    take_back: Literal[True]
    """Whether the player's own added cards go back to the hand."""
    penalty: Literal["always", "if-not-restored", "never"]
    """When penalty cards are drawn."""
    penalty_cards: Count
    """Penalty cards drawn."""
    replaces_draw: bool
    """Whether the penalty is drawn instead of the normal draw."""
    unfinished_meld: bool
    """Whether a new meld begun and not completed counts as a failed rearrangement."""
    others_restore: bool
    """Whether the other players then try to put the table back."""
    loose_cards: Literal["never", "help-cards", "stay"]
    """Which cards may lie loose after a turn: none, unused help cards, or whatever a failed turn left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """How a hand ends."""

    __pydantic_config__ = _STRICT

    going_out: Literal["empty-hand"]
    """What wins the hand at once."""
    knock_points: Count | None
    """The most points in hand with which a player may end it after drawing; empty where nobody may."""
    empty_stock: Literal["pass", "ends-hand"]
    """What the empty stock means: who would draw passes, or the hand ends as the last card is drawn."""
    short_penalty: Literal["what-is-left", "none"]
    """What is drawn as a penalty when the stock holds fewer cards; `none` where there is no penalty."""
    blocked: Literal["round-without-adding"]
    """When a hand ends with nobody out: the stock is used up and in one full round nobody adds a card."""
    blocked_winner: Literal["nobody", "fewest-points"]
    """Who wins a hand that is blocked or ends with the stock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPoints:
    """Points of the cards left in hand."""

    __pydantic_config__ = _STRICT

    ace: Count
    """Points of an ace."""
    ten: Count
    """Points of a ten."""
    figure: Count
    """Points of a jack, queen or king."""
    joker: Count
    """Points of a joker."""
    low: Count | None
    """Points of each card from 2 to 9; empty where it counts its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What is written down when a hand ends."""

    __pydantic_config__ = _STRICT

    basis: Literal["per-card", "card-points", "none"]
    """What the losers count: one point per card, points by card, or nothing."""
    counted: Literal["every-hand", "blocked-hand", "never"]
    """When points are counted; `blocked-hand`: only where nobody goes out."""
    points_go: Literal["to-losers", "to-winner", "differences", "both", "none"]
    """Who writes points down: losers, the winner, the winner the differences, or both minus and plus."""
    card_points: CardPoints | None
    """The points by card; empty where `basis` is not `card-points`."""
    match: Literal["dealer-rotations", "target", "single-hand"]
    """How long a match lasts: agreed rounds in which everybody deals once, up to a total, or one hand."""
    target: Some | None
    """The total that ends a match of `target`; empty where the players agree on it, or play otherwise."""
    match_winner: Literal["lowest-total", "highest-total", "hand-winner"]
    """Who wins the match."""
    tie: Literal["shared", "draw"]
    """What equal totals mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """All parameters of a variant: what the engine and the browser are given."""

    __pydantic_config__ = _STRICT

    deal: Deal
    melds: Melds
    jokers: Jokers
    turn: TurnRules
    failure: Failure
    end: End
    scoring: Scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A rule set with its names and, for each parameter (``deal.hand_size``), why it is so."""

    id: str
    name: Words
    tagline: Words
    sources: tuple[str, ...]
    rules: Rules
    provenance: Mapping[str, Provenance]
    parent: str | None = None
    examples: tuple[str, ...] = ()
    """Puzzles that its rule page shows solved, by id; they hold under its rules."""
    incomplete: bool = False
    """Whether its rules are known only in part, so that what nobody tells is its parent's."""
    relative: bool = False
    """Whether it is a game of its own, akin to Machiavelli and not called so."""
    leftover: tuple[Card, ...] = ()
    """A hand that its rule page counts as an example; empty where no points are counted."""
