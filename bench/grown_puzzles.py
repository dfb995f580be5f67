"""Puzzles by the thousand, to see how a build grows: positions of played games with a claim that holds."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from machiavelli.engine import solve
from machiavelli.engine.grading.grade import shown_themes
from machiavelli.loading.content import read_variants
from machiavelli.model.notation import format_cards, parse_card
from machiavelli.model.position import Hand, Position
from machiavelli.model.puzzle import Claim, Puzzle
from machiavelli.model.variant import Rules
from machiavelli.verification.check_positions import Shape, twin_of
from machiavelli.verification.easy_cards import easy_cards

ROOT = Path(__file__).parents[1]
_SETS = ("small", "medium", "small-jokers", "medium-jokers")
"""Tables of the size that puzzles have."""
_LONGEST = 6
"""Cards of a hand; real puzzles seldom have more."""
_TITLES = {"es": "Posición {}", "pt": "Posição {}", "it": "Posizione {}", "pt-BR": "Posição {}"}
_INTROS = {
    "es": "Una mesa tal como quedó en una partida. Mira primero qué se puede mover sin romper nada.",
    "pt": "Uma mesa tal como ficou numa partida. Veja primeiro o que se pode mover sem estragar nada.",
    "it": "Un tavolo così come è rimasto in una partita. Guarda prima che cosa si può muovere senza danni.",
    "pt-BR": "Uma mesa do jeito que ficou numa partida. Veja primeiro o que dá para mexer sem estragar nada.",
}
_EXPLANATIONS = {
    "es": "Busca para cada carta de la mano un lugar en la mesa, y después mira qué le falta a lo que queda. "
    "Lo que sobra en un sitio sirve en otro: así entra todo.",
    "pt": "Procure para cada carta da mão um lugar na mesa, e depois veja o que falta ao que fica. "
    "O que sobra num sítio serve noutro: assim entra tudo.",
    "it": "Cerca per ogni carta della mano un posto sul tavolo, poi guarda che cosa manca a quel che resta. "
    "Ciò che avanza da una parte serve dall’altra: così entra tutto.",
    "pt-BR": "Procure para cada carta da mão um lugar na mesa, e depois veja o que falta ao que fica. "
    "O que sobra num lugar serve em outro: assim entra tudo.",
}
INLINE = ("es", "pt", "it")
"""The languages whose words stand in the puzzle's own file; those of the others are in their folders."""


def grown_puzzles(count: int) -> list[dict[str, Any]]:
    """So many puzzles as their files have them, no two of them twins; the same ones every time.

    Raises RuntimeError where there are not enough positions.
    """
    found = list(islice(_distinct(), count))
    if len(found) < count:
        raise RuntimeError(f"only {len(found)} puzzles could be made")
    return found


def translations(puzzle: dict[str, Any], lang: str) -> dict[str, str]:
    """The words of a puzzle in a language that keeps them in its own folder."""
    return _words(int(puzzle["id"].rpartition("-")[2]), lang)


def _words(number: int, lang: str) -> dict[str, str]:
    return {
        "title": _TITLES[lang].format(number),
        "intro": _INTROS[lang],
        "explanation": _EXPLANATIONS[lang],
    }


@dataclass(frozen=True, slots=True)
class _Placed:
    variant: str
    rules: Rules
    position: Position

    def with_hand(self, hand: Hand) -> "_Placed":
        return replace(self, position=replace(self.position, hand=hand))


def _distinct() -> Iterator[dict[str, Any]]:
    seen: set[tuple[str, Shape]] = set()
    number = 0
    for placed in _placed():
        key = (placed.variant, twin_of(placed.position))
        if key not in seen and (puzzle := _puzzle(placed, number + 1)) is not None:
            seen.add(key)
            number += 1
            yield puzzle


def _placed() -> Iterator[_Placed]:
    """Played positions, the sets in turns, with hands that can go out; then with fewer of their cards."""
    content, _ = read_variants(ROOT)
    rules = {id_: variant.rules for id_, variant in content.variants.items()}
    sets = [list(_read(name, rules)) for name in _SETS]
    longest = max(map(len, sets))
    turns = [some[at] for at in range(longest) for some in sets if at < len(some)]
    for left_out in range(_LONGEST):
        for placed in turns:
            hand = solve(placed.rules, placed.position).played[:_LONGEST]
            if len(hand) > left_out:
                yield placed.with_hand(hand[: len(hand) - left_out])
                yield placed.with_hand(hand[left_out:])


def _read(name: str, rules: Mapping[str, Rules]) -> Iterator[_Placed]:
    for text in (ROOT / "bench" / "positions" / f"{name}.jsonl").read_text("utf-8").splitlines():
        line = json.loads(text)
        table = tuple(tuple(map(parse_card, meld)) for meld in line["table"])
        position = Position(table, tuple(map(parse_card, line["hand"])))
        yield _Placed(line["variant"], rules[line["variant"]], position)


def _puzzle(placed: _Placed, number: int) -> dict[str, Any] | None:
    """A puzzle whose hand can go out; None where no manoeuvre has a name, or a card is too easy."""
    position = placed.position
    solution = solve(placed.rules, position)
    themes = shown_themes(placed.rules, position, solution)
    if not themes or not solution.can_go_out:
        return None
    puzzle = Puzzle("", placed.variant, {}, position, Claim(True, len(position.hand)), themes, {}, {})
    if any(_easy(placed.rules, puzzle)):
        return None
    words = {lang: _words(number, lang) for lang in INLINE}
    return {
        "id": f"position-{number}",
        "variant": placed.variant,
        "title": {lang: words[lang]["title"] for lang in INLINE},
        "table": [format_cards(meld) for meld in position.table],
        "hand": format_cards(position.hand),
        "claim": {"solvable": True, "played": len(position.hand)},
        "themes": [str(theme) for theme in themes],
        "intro": {lang: words[lang]["intro"] for lang in INLINE},
        "explanation": {lang: words[lang]["explanation"] for lang in INLINE},
    }


def _easy(rules: Rules, puzzle: Puzzle) -> Iterator[object]:
    return easy_cards(rules, puzzle, solve(rules, puzzle.position))
