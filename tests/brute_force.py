"""The reference: every layout of a small position, one by one, straight from the rules of the game.

It shares nothing with the engine but the model. Melds come from its own generator, layouts from covering the
cards in all ways, and what is asked of a layout from trying all assignments. Meant for some fifteen cards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from machiavelli.model.cards import JOKER, Card, Suit
from machiavelli.model.position import Position
from machiavelli.model.variant import Rules

Faces = tuple[Card, ...]
"""Cards in a fixed order, so that equal melds are equal."""

Table = tuple[Faces, ...]

Spans = tuple[tuple[int, int], ...]
"""First and last places of runs."""

Counts = tuple[int, ...]
"""Copies of each face of a position, in a fixed order."""

Uses = tuple[tuple[int, int], ...]
"""The faces of a meld by their places in that order, and the copies of each."""


@dataclass(frozen=True)
class Answer:
    """What the engine must find: most cards played, fewest broken, then fewest moved, classes, dead cards."""

    max_played: int
    broken: int
    moved: int
    classes: int
    unplayable: frozenset[Card]


def answer(
    rules: Rules, position: Position, fits: Callable[[Table, Faces], bool] = lambda layout, played: True
) -> Answer:
    """Look at every layout, and of these at those that fit."""
    plays = [
        (layout, played)
        for layout, played in _plays(rules, position)
        if _allowed(rules, len(played)) and fits(layout, played)
    ]
    unplayable = frozenset(position.hand) - {card for _, played in plays for card in played}
    if not plays:
        return Answer(0, 0, 0, 0, unplayable)
    most = max(len(played) for _, played in plays)
    best = [(layout, played) for layout, played in plays if len(played) == most]
    runs = _runs_as_set(*_run_limits(rules))
    classes = {(_groups(layout, runs), played) for layout, played in best}
    broken, moved = min(_distance(position, layout) for layout, _ in best)
    return Answer(most, broken, moved, len(classes), unplayable)


def _allowed(rules: Rules, added: int) -> bool:
    most = rules.turn.most_added
    return added >= max(1, rules.turn.least_added) and (most is None or added <= most)


def _ordered(cards: Sequence[Card]) -> Faces:
    return tuple(sorted(cards, key=lambda card: card.sort_key))


@cache
def _all_groups(least: int, most: int, jokers: int) -> list[Faces]:
    """Every legal group of ``least`` to ``most`` cards."""
    melds = set()
    for rank in range(1, 14):
        for size in range(1, 5):
            for suits in combinations(Suit, size):
                for extra in range(jokers + 1):
                    if least <= size + extra <= most:
                        melds.add(_ordered([*(Card(rank, suit) for suit in suits), *[JOKER] * extra]))
    return sorted(melds, key=lambda meld: [card.sort_key for card in meld])


@cache
def _all_runs(shortest: int, longest: int, spans: Spans, jokers: int) -> list[Faces]:
    """Every legal run that begins and ends at places of one of the ``spans``."""
    melds = set()
    for suit in Suit:
        for start, end in spans:
            if shortest <= end - start + 1 <= longest:
                run = [Card((place - 1) % 13 + 1, suit) for place in range(start, end + 1)]
                for extra in range(min(jokers, len(run) - 1) + 1):
                    for replaced in combinations(range(len(run)), extra):
                        cards = [JOKER if at in replaced else card for at, card in enumerate(run)]
                        melds.add(_ordered(cards))
    return sorted(melds, key=lambda meld: [card.sort_key for card in meld])


@cache
def _runs_as_set(shortest: int, longest: int, spans: Spans, jokers: int) -> frozenset[Faces]:
    return frozenset(_all_runs(shortest, longest, spans, jokers))


def _run_limits(rules: Rules) -> tuple[int, int, Spans, int]:
    """Places beyond 14 are those of a run that has gone round the corner: 15 is the two, and so on."""
    melds = rules.melds
    low, high = 1 if melds.ace_low else 2, 14 if melds.ace_high else 13
    spans = []
    for start in range(low, 14):
        last = start + 12 if melds.ace_inside else high
        for end in range(start + 1, last + 1):
            if (start, end) != (1, 14) or melds.ace_both_ends:
                spans.append((start, end))
    return melds.run_min, melds.run_max or 14, tuple(spans), _most_jokers(rules)


def _most_jokers(rules: Rules) -> int:
    return min(rules.jokers.per_meld, rules.deal.jokers)


@cache
def _all_melds(groups: tuple[int, int, int], runs: tuple[int, int, Spans, int]) -> list[Faces]:
    return sorted(
        {*_all_groups(*groups), *_all_runs(*runs)}, key=lambda meld: [card.sort_key for card in meld]
    )


def legal_melds(rules: Rules) -> list[Faces]:
    """Every legal meld of the variant."""
    return _all_melds(*_limits(rules))


def legal_melds_of(rules: Rules, faces: frozenset[Card]) -> list[Faces]:
    """The legal melds without any other face than these."""
    return [meld for held, meld in _all_melds_with_faces(*_limits(rules)) if held <= faces]


def _limits(rules: Rules) -> tuple[tuple[int, int, int], tuple[int, int, Spans, int]]:
    groups = (rules.melds.group_min, min(4, rules.melds.group_max), _most_jokers(rules))
    return groups, _run_limits(rules)


@cache
def _all_melds_with_faces(
    groups: tuple[int, int, int], runs: tuple[int, int, Spans, int]
) -> list[tuple[frozenset[Card], Faces]]:
    return [(frozenset(meld), meld) for meld in _all_melds(groups, runs)]


def _plays(rules: Rules, position: Position) -> Iterator[tuple[Table, Faces]]:
    """Every final table that keeps all table cards, with the hand cards on it; loose cards may stay alone."""
    may_stay = rules.failure.loose_cards != "never"
    loose = Counter(meld[0] for meld in position.table if len(meld) == 1 and may_stay)
    before = Counter(card for meld in position.table for card in meld)
    pool = before + Counter(position.hand)
    melds = [(Counter(meld), meld) for meld in legal_melds_of(rules, frozenset(pool))]
    fitting = [(cards, meld) for cards, meld in melds if cards <= pool]
    faces = sorted(pool, key=lambda card: card.sort_key)
    by_first: list[list[tuple[Uses, Faces]]] = [[] for _ in faces]
    for cards, meld in fitting:
        uses = tuple((faces.index(face), copies) for face, copies in cards.items())
        by_first[faces.index(meld[0])].append((uses, meld))
    counts, need = (tuple(cards[face] for face in faces) for cards in (pool, before - loose))
    for layout in _covers(by_first, 0, 0, counts, need, ()):
        laid = Counter(card for meld in layout for card in meld)
        choices = [[(card, alone) for alone in range(loose[card] + 1)] for card in loose]
        for chosen in product(*choices):
            alone = Counter(dict(chosen))
            after = laid + alone
            if before <= after <= pool:
                table = tuple(sorted([*layout, *((card,) for card in alone.elements())], key=str))
                if _jokers_at_rest(rules, position.table, table, after - before):
                    yield table, _ordered(list((after - before).elements()))


def _covers(
    by_first: list[list[tuple[Uses, Faces]]],
    first: int,
    begin: int,
    pool: Counts,
    need: Counts,
    laid: Table,
) -> Iterator[Table]:
    """Begin any melds with the first face, those before ``begin`` aside, then with the next; what is needed
    may not be passed by."""
    if first == len(pool):
        yield laid
        return
    for at in range(begin, len(by_first[first])):
        uses, meld = by_first[first][at]
        if all(pool[face] >= copies for face, copies in uses):
            left, still = list(pool), list(need)
            for face, copies in uses:
                left[face] -= copies
                still[face] = max(0, still[face] - copies)
            yield from _covers(by_first, first, at, tuple(left), tuple(still), (*laid, meld))
    if not need[first]:
        yield from _covers(by_first, first + 1, 0, pool, need, laid)


def _jokers_at_rest(rules: Rules, before: Table, after: Table, played: Counter[Card]) -> bool:
    """Whether frozen melds lie as they were but where their jokers were replaced, one after the other."""
    if rules.jokers.on_table != "frozen":
        return True
    frozen = [_ordered(meld) for meld in before if JOKER in meld and len(meld) > 1]
    free = Counter(card for meld in before for card in meld) - Counter(
        card for meld in frozen for card in meld
    )
    return _can_come_about(rules, frozen, free, played, Counter(map(_ordered, after)))


def _can_come_about(
    rules: Rules, frozen: list[Faces], free: Counter[Card], hand: Counter[Card], after: Counter[Faces]
) -> bool:
    """Whether some real cards, of the ``hand`` or ``free`` on the table, make ``after`` possible."""
    if Counter(frozen) <= after:
        return True
    for at, meld in enumerate(frozen):
        others = [*frozen[:at], *frozen[at + 1 :]]
        for real in _meant(rules, meld):
            for origin in [hand] if rules.jokers.replaced_from == "hand" else [hand, free]:
                if not origin[real]:
                    continue
                one = Counter([real])
                in_hand, on_table = (hand - one, free) if origin is hand else (hand, free - one)
                left = _ordered([*meld[:-1], real])
                if JOKER in left:
                    still, freed = [*others, left], Counter([JOKER])
                else:
                    still, freed = others, Counter([*left, JOKER])
                if _can_come_about(rules, still, on_table + freed, in_hand, after):
                    return True
    return False


def _meant(rules: Rules, meld: Faces) -> set[Card]:
    """The cards that jokers of ``meld`` stand for: in a run as it is read, in a group any missing suit.

    A run that reads both ways has its ace low; else its jokers stand as high as they can, not round the
    corner where they need not.
    """
    naturals = {card for card in meld if card != JOKER}
    least, most, spans, _ = _run_limits(rules)
    if len({card.suit for card in naturals}) == 1 and least <= len(meld) <= most:
        suit = next(iter(naturals)).suit
        readings = []
        for start, end in spans:
            run = [Card((place - 1) % 13 + 1, suit) for place in range(start, end + 1)]
            naturals_fit = not Counter(meld[: len(meld) - meld.count(JOKER)]) - Counter(run)
            if len(run) == len(meld) and naturals_fit:
                ace_low = start == 1 and Card(1, suit) in naturals
                readings.append((end <= 14, ace_low, start, run))
        if readings:
            *_, run = max(readings, key=lambda reading: reading[:3])
            return {card for card in run if card not in naturals} | (
                {Card(1, suit)} if run.count(Card(1, suit)) > meld.count(Card(1, suit)) else set()
            )
    rank = next(iter(naturals)).rank
    return {Card(rank, suit) for suit in Suit} - naturals


def _groups(layout: Table, runs: frozenset[Faces]) -> Table:
    """The groups of a layout; a card alone among jokers is a run where it can be one."""
    return tuple(meld for meld in layout if len(meld) > 1 and meld not in runs)


def _distance(position: Position, layout: Table) -> tuple[int, int]:
    old = [Counter(meld) for meld in position.table]
    new = [Counter(meld) for meld in layout]
    return len(old) - _most_whole(old, new), sum(map(len, position.table)) - _most_kept(old, new)


def _most_whole(old: list[Counter[Card]], new: list[Counter[Card]]) -> int:
    """Old melds that can lie whole in new ones, each card of a new meld used once."""
    if not old:
        return 0
    best = _most_whole(old[1:], new)
    for index, host in enumerate(new):
        if old[0] <= host:
            best = max(best, 1 + _most_whole(old[1:], [*new[:index], host - old[0], *new[index + 1 :]]))
    return best


def _most_kept(old: list[Counter[Card]], new: list[Counter[Card]]) -> int:
    """Cards that stay together in the best one-to-one matching."""

    @cache
    def best(index: int, used: int) -> int:
        if index == len(old):
            return 0
        ways = [
            (old[index] & meld).total() + best(index + 1, used | 1 << at)
            for at, meld in enumerate(new)
            if not used >> at & 1
        ]
        return max([best(index + 1, used), *ways])

    return best(0, 0)
