"""The names of the rules, and their values in words.

Every sentence about a variant may use every parameter: :func:`rule_terms` turns the rules into the values
that messages choose by.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from types import MappingProxyType

from machiavelli.model.cards import KING, RANK_NAMES
from machiavelli.model.variant import CardPoints, Deal, Melds, Players, Rules
from machiavelli.pages.wording import Wording


def rule_keys() -> tuple[str, ...]:
    """The keys of all parameters, in the order of the rule pages: ``deal.players``, …"""
    return tuple(
        f"{section.name}.{parameter.name}"
        for section in fields(Rules)
        for parameter in fields(section.type)  # type: ignore[arg-type]  # a section is a dataclass
    )


def rule_id(key: str) -> str:
    """The key as messages and anchors write it: ``deal-hand-size``."""
    return key.replace(".", "-").replace("_", "-")


def rule_name(key: str, wording: Wording) -> str:
    """The name of the parameter ``deal.hand_size``: ``Cartas por jugador``."""
    return wording.say(f"rule-{rule_id(key)}")


def rule_value(rules: Rules, key: str, wording: Wording) -> str:
    """The value of the parameter ``deal.hand_size`` in words, without a capital and a full stop."""
    return wording.say(f"value-{rule_id(key)}", **rule_terms(rules, wording))


@lru_cache(maxsize=256)
def rule_terms(rules: Rules, wording: Wording) -> Mapping[str, str | int]:
    """All parameters by name, as messages take them.

    Numbers stay numbers, so that they choose plurals; yes and no are ``yes`` and ``no``, what there is not
    is ``none``, codes stay codes.
    """
    terms: dict[str, str | int] = {}
    for section in fields(Rules):
        rules_of_section = getattr(rules, section.name)
        for parameter in fields(rules_of_section):
            value = getattr(rules_of_section, parameter.name)
            if isinstance(value, bool):
                terms[parameter.name] = "yes" if value else "no"
            elif isinstance(value, (int, str)):
                terms[parameter.name] = value
            elif value is None:
                terms[parameter.name] = "none"
    return MappingProxyType(
        terms
        | _players(rules.deal.players)
        | _packs(rules.deal, wording)
        | _hands(rules.deal, wording)
        | _points(rules.scoring.card_points)
        | _spans(rules)
        | _ace_runs(rules.melds)
    )


def sentence_terms(rules: Rules, pack: int, wording: Wording) -> dict[str, str | int]:
    """What sentences may use: every rule, the number of all cards, and what follows for spare cards."""
    melds = rules.melds
    return dict(rule_terms(rules, wording)) | {
        "pack": pack,
        "run_end": melds.run_min + 1,
        "run_middle": 2 * melds.run_min + 1,
        "group_spare": melds.group_min + 1,
    }


def listed(items: Sequence[str], wording: Wording) -> str:
    """Things in a row, the last joined by a word: ``1, 2 y 3``. Nothing where there are none."""
    *most, last = items or [""]
    return wording.say("list-and", most=", ".join(most), last=last) if most else last


def _players(players: Players) -> dict[str, str | int]:
    return {
        "players_least": players.least,
        "players_most": players.most,
        "players_more": "yes" if players.more_allowed else "no",
    }


def _packs(deal: Deal, wording: Wording) -> dict[str, str | int]:
    """Packs for some numbers of players: ``una baraja y un comodín si son 2``; the most jokers in any."""
    packs = [
        wording.say("packs-for-players", players=str(players), decks=packs.decks, jokers=packs.jokers)
        for players, packs in sorted(deal.packs_by_players.items())
    ]
    return {
        "packs_by_players": "; ".join(packs) or "none",
        "jokers_most": max(packs.jokers for packs in deal.all_packs),
    }


def _hands(deal: Deal, wording: Wording) -> dict[str, str | int]:
    """Hands for some numbers of players: ``13 si son 6, 11 si son 7 y 9 si son 8``.

    All may be for more players than usual, where the dealer may deal fewer.
    """
    hands = [
        wording.say("hand-for-players", players=str(players), cards=str(cards))
        for players, cards in sorted(deal.hand_by_players.items())
    ]
    beyond = deal.hand_floor is not None and min(deal.hand_by_players, default=0) > deal.players.most
    return {
        "hand_by_players": listed(hands, wording) if hands else "none",
        "hands_beyond": "yes" if beyond else "no",
    }


def _points(points: CardPoints | None) -> dict[str, str | int]:
    worth = {
        name: getattr(points, name) if points else None for name in ("ace", "ten", "figure", "joker", "low")
    }
    return {f"{name}_points": "none" if value is None else value for name, value in worth.items()}


def _spans(rules: Rules) -> dict[str, str | int]:
    """How far apart two limits lie; 0 where they are the same, so that nothing goes "from 3 to 3"."""
    players, melds = rules.deal.players, rules.melds
    one_size = melds.group_max == melds.group_min and melds.run_max == melds.run_min
    return {
        "players_span": players.most - players.least,
        "group_span": melds.group_max - melds.group_min,
        "run_span": "none" if melds.run_max is None else melds.run_max - melds.run_min,
        "melds_grow": "no" if one_size else "yes",
    }


def _ace_runs(melds: Melds) -> dict[str, str]:
    """The ace at either end of a run long enough and not too long, and inside one: ``A 2 3``, ``K A 2``."""
    cards = min(max(3, melds.run_min), melds.run_max or KING)
    between = max(3, cards)
    return {
        "ace_first": " ".join(RANK_NAMES[:cards]),
        "ace_last": " ".join((*RANK_NAMES[1 - cards :], "A")),
        "ace_between": " ".join((*RANK_NAMES[2 - between :], "A", "2")),
    }
