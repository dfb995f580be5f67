"""What a puzzle has to tell besides its position: hints, its answer step by step, and why nothing else does.

Pages of puzzles draw it at once. Pages whose script lays puzzles out load the same sentences as a module of
data for each language.
"""

from collections.abc import Mapping
from typing import Any

from machiavelli.model.content import Content
from machiavelli.model.hints import Hint, HintCode
from machiavelli.model.looking_back import Decoy
from machiavelli.model.notation import codes, format_address, format_cards
from machiavelli.model.position import Table
from machiavelli.model.proof import proof_json
from machiavelli.model.puzzle import Puzzle
from machiavelli.pages.board_texts import browser_texts
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.difficulty import difficulty_words
from machiavelli.pages.hint_words import hint_words
from machiavelli.pages.proof_markup import PROOF_MESSAGES, the_card, the_cards
from machiavelli.pages.puzzle_facts import PuzzleFacts
from machiavelli.pages.script_data import script_data
from machiavelli.pages.step_words import cards_words, kind_word, step_words
from machiavelli.pages.wording import Wording

IDS = (
    *("hint-number", "puzzle-solution", "steps-here", "steps-previous", "steps-next"),
    *("solution-decoys", "solution-others", "solution-unlisted", "joker", "joker-as"),
    *sorted(PROOF_MESSAGES),
)
"""Every message that the script says when it tells of a puzzle."""


def told_module(content: Content, wording: Wording, facts: Mapping[str, PuzzleFacts]) -> str:
    """The module of a language: its words, and by id what each puzzle has to tell."""
    themes = dict.fromkeys(theme for puzzle in content.puzzles.values() for theme in puzzle.themes)
    data = {
        "texts": browser_texts(wording, IDS),
        "the": the_cards(wording),
        "here": steps_here(wording),
        "themes": {
            theme: {"name": wording.say(f"theme-{theme}"), "about": wording.say(f"theme-{theme}-about")}
            for theme in themes
        },
        "puzzles": {id_: _told(puzzle, facts[id_], wording) for id_, puzzle in content.puzzles.items()},
    }
    return f"export default {script_data(data)};\n"


def _told(puzzle: Puzzle, facts: PuzzleFacts, wording: Wording) -> dict[str, Any]:
    return {
        "themes": puzzle.themes,
        "hints": [_hint(hint, wording) for hint in facts.hints],
        "size": len(puzzle.position.hand),
        "explanation": wording.words(puzzle.explanation),
        "result": in_line(tuple(verdict.cards for verdict in facts.solution)),
        "proofs": [proof_json(proof) for proof in facts.proofs],
        **sentences(puzzle, facts, wording),
    }


def _hint(hint: Hint, wording: Wording) -> dict[str, Any] | None:
    """The sentence, and what it points at; None for the manoeuvres, which have words of their own."""
    if hint.code is HintCode.THEMES:
        return None
    return {"text": hint_words(hint, wording), "cards": codes(hint.cards), "at": hint.place}


def sentences(puzzle: Puzzle, facts: PuzzleFacts, wording: Wording) -> dict[str, Any]:
    """What stands with the solution, in plain text with cards written ``8♣``; ``tables`` lie after steps."""
    return {
        "steps": [step_words(step, wording) for step in facts.steps],
        "tables": " ".join(format_address(step.table, ()).removesuffix(":") for step in facts.steps),
        "figures": _figures(puzzle, facts, wording),
        "parts": difficulty_words(facts.difficulty, wording),
        "others": [in_line(table) for table in facts.back.others],
        "unlisted": 0 if facts.back.others else max(0, facts.classes - 1),
        "decoys": [_decoy(decoy, wording) for decoy in facts.back.decoys],
    }


def steps_here(wording: Wording) -> str:
    """Where one is among the steps, with slots for the script."""
    return wording.say("steps-here", place="{place}", count="{count}")


def _figures(puzzle: Puzzle, facts: PuzzleFacts, wording: Wording) -> str:
    """How many gestures it takes, and in how many ways it can be done."""
    if not facts.steps:
        return ""
    classes = "steps-classes" if puzzle.claim.solvable else "steps-classes-most"
    return " ".join([wording.say("steps-par", n=facts.par), wording.say(classes, n=facts.classes)])


def in_line(table: Table) -> str:
    """A table in a line: its melds, a middle dot between them."""
    return " · ".join(map(format_cards, table))


def _decoy(decoy: Decoy, wording: Wording) -> str:
    """Why a card does not belong where it fits."""
    said = wording.say(
        "solution-decoy",
        card=the_card(decoy.card, wording),
        kind=kind_word(decoy.kind),
        meld=cards_words(decoy.meld, wording),
        n=decoy.most,
    )
    return capitalised(said)
