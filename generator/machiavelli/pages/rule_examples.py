"""The drawings of the rule pages: melds that are legal and that are not, puzzles solved, a hand counted."""

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.notation import format_cards
from machiavelli.model.puzzle import Puzzle
from machiavelli.model.variant import Variant
from machiavelli.pages.board_markup import tray_html
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.figures import Side, figure_html
from machiavelli.pages.moved_cards import moved_cards
from machiavelli.pages.variant_facts import SolvedPuzzle, VariantFacts
from machiavelli.pages.wording import Wording


def shown_melds(content: Content, facts: VariantFacts, wording: Wording) -> dict[bool, list[dict[str, Any]]]:
    """The melds that the page shows: under True the legal ones, under False the others."""
    shown: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    for id_, verdict in facts.examples.items():
        example = content.examples[id_]
        # What is no meld has no order of its own: it is shown as it is written, K A 2 and not A 2 K.
        drawn = verdict if verdict.legal else replace(verdict, cards=example.meld)
        caption = example.caption_for(verdict.said)
        assert caption is not None
        words = cards_in_text(wording.words(caption), wording)
        shown[verdict.legal].append({"meld": tray_html(drawn, wording), "caption": words})
    return shown


def worked_examples(
    content: Content, variant: Variant, facts: VariantFacts, wording: Wording
) -> list[dict[str, Any]]:
    """The puzzles that the page shows solved, in the order of the variant's file."""
    return [_worked_example(content.puzzles[id_], facts.solved[id_], wording) for id_ in variant.examples]


def _worked_example(puzzle: Puzzle, solved: SolvedPuzzle, wording: Wording) -> dict[str, Any]:
    left, joined = moved_cards(solved.before, solved.after)
    before = Side(solved.before, puzzle.position.hand, dict.fromkeys(left, "from"))
    after = Side(solved.after, marks=dict.fromkeys(joined, "moved")) if solved.after else None
    caption = "" if after else wording.say("example-stuck")
    return {
        "id": puzzle.id,
        "title": wording.words(puzzle.title),
        "intro": cards_in_text(wording.words(puzzle.intro), wording),
        "figure": figure_html(before, after, wording, caption),
        "explanation": cards_in_text(wording.words(puzzle.explanation), wording),
    }


def counted_hand(variant: Variant, facts: VariantFacts, wording: Wording) -> Markup | None:
    """The sentence that counts a hand card by card; None where the variant shows none."""
    if not variant.leftover:
        return None
    points = facts.leftover_points
    total = sum(points)
    counted = " + ".join(map(str, points)) + " = " if len(points) > 1 else ""
    text = wording.say(
        "end-example", cards=format_cards(variant.leftover), sum=f"{counted}{total}", points=total
    )
    return cards_in_text(text, wording)
