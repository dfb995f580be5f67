"""What the engine says of each variant, for its rule page."""

from machiavelli.engine import (
    cards_dealt,
    check_position,
    hand_points,
    judge_meld,
    judge_table,
    solve,
    stock_after_deal,
)
from machiavelli.errors import PositionError
from machiavelli.model.content import Content
from machiavelli.model.examples import MeldExample
from machiavelli.model.position import Position
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Rules, Variant
from machiavelli.model.verdicts import MeldVerdict
from machiavelli.pages.variant_facts import DealFacts, SolvedPuzzle, VariantFacts


def variant_facts(content: Content) -> dict[str, VariantFacts]:
    """The facts of every variant, by id."""
    return {variant.id: _facts(content, variant) for variant in content.variants.values()}


def _facts(content: Content, variant: Variant) -> VariantFacts:
    rules = variant.rules
    return VariantFacts(
        pack=rules.deal.usual_packs.cards,
        deals=tuple(_deal(rules, players) for players in _tables(rules)),
        examples={
            example.id: verdict
            for example in content.examples.values()
            if example.is_shown_for(variant.id) and (verdict := _verdict(rules, example)) is not None
        },
        solved={id_: _solved(rules, content.puzzles[id_]) for id_ in variant.examples},
        leftover_points=tuple(hand_points(rules, (card,)) for card in variant.leftover),
    )


def _verdict(rules: Rules, example: MeldExample) -> MeldVerdict | None:
    """What a meld is under these rules; None where the pack does not hold it or no caption speaks of that."""
    try:
        check_position(rules, Position((), example.meld))
    except PositionError:
        return None
    verdict = judge_meld(rules, example.meld)
    return None if example.caption_for(verdict.said) is None else verdict


def _tables(rules: Rules) -> list[int]:
    """The numbers of players that the rules speak of."""
    players = rules.deal.players
    return sorted(
        {*range(players.least, players.most + 1), *rules.deal.hand_by_players, *rules.deal.packs_by_players}
    )


def _deal(rules: Rules, players: int) -> DealFacts:
    dealt = cards_dealt(rules, players)
    pack = rules.deal.packs_for(players).cards
    return DealFacts(players, pack, dealt // players, dealt, stock_after_deal(rules, players))


def _solved(rules: Rules, puzzle: Puzzle) -> SolvedPuzzle:
    claim = puzzle.claim
    shown = claim.result or (solve(rules, puzzle.position).layout if claim.played else ())
    return SolvedPuzzle(judge_table(rules, puzzle.position.table), judge_table(rules, shown))
