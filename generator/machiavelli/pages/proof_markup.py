"""Why something cannot be played, for people: sentences card by card, lists in lists, a table of points."""

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from machiavelli.model.cards import ALL_FACES, RANK_NAMES, Card
from machiavelli.model.notation import format_cards
from machiavelli.model.proof import (
    Case,
    Cases,
    Chain,
    Denial,
    Each,
    Forced,
    Limit,
    NoOpening,
    NoPartner,
    Points,
    Proof,
    Reason,
    Supposed,
)
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.wording import Wording

_NAMES = {
    "claim": ("title", "none", "all", "most", "card"),
    "chain": ("only", "beside", "stays", "then-alone"),
    "end": ("alone", "homeless", "limit", "no-opening"),
    "each": ("suppose", "none-left", "without"),
    "points": ("points", "for-cards", "for-points", "melds", "total"),
    "cases": ("cases", "in-meld", "in-none"),
}
PROOF_MESSAGES = frozenset(f"proof-{name}" for names in _NAMES.values() for name in names)
"""What any proof may need, whether or not a puzzle of today does."""

_TITLE = Markup("<p><b>{}</b> {}</p>")
_PARAGRAPH = Markup("<p>{}</p>")
_ITEM = Markup("<li>{}</li>")
_ROW = Markup("<tr><td>{}</td><td>{}</td></tr>")
_TABLE = Markup("<table><thead><tr><th>{}</th><th>{}</th></tr></thead><tbody>{}</tbody></table>")


def proof_html(proof: Proof, size: int, wording: Wording) -> Markup:
    """A proof about a hand of ``size`` cards: what is denied, then why."""
    denied = cards_in_text(_denied(proof.denies, size, wording), wording)
    return _TITLE.format(wording.say("proof-title"), denied) + _Teller(wording).told(proof.because)


def _denied(denies: Denial, size: int, wording: Wording) -> str:
    if denies.card is not None:
        return wording.say("proof-card", card=the_card(denies.card, wording))
    if not denies.most:
        return wording.say("proof-none")
    return wording.say("proof-all") if denies.most == size - 1 else wording.say("proof-most", n=denies.most)


class _Teller:
    """Tells reasons in one language."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def told(self, reason: Reason, later: bool = False) -> Markup:
        """A reason as a paragraph, a list or a table; ``later`` where it follows from what was just said."""
        match reason:
            case Chain(steps, then):
                return _list("ol", [*map(self._forced, steps), *self._last(then)]) + self._after(then)
            case Each(supposed, then):
                return _list("ul", map(self._supposed, supposed)) + self._rest(supposed, then)
            case Cases(card, cases):
                asked = self._sentence("cases", card=self._the(card))
                return asked + _list("ul", map(self._case, cases))
            case Points():
                return self._points(reason)
            case NoOpening():
                return _PARAGRAPH.format(self._say("no-opening"))
            case NoPartner() | Limit():
                return _PARAGRAPH.format(self._ends(reason, later))

    def _last(self, reason: Reason) -> list[Markup]:
        """The last link of a chain, where a sentence says it."""
        return [self._ends(reason, later=True)] if isinstance(reason, NoPartner | Limit) else []

    def _after(self, reason: Reason) -> Markup:
        return Markup() if isinstance(reason, NoPartner | Limit) else self.told(reason)

    def _ends(self, reason: NoPartner | Limit, later: bool) -> Markup:
        if isinstance(reason, Limit):
            return self._say("limit")
        if len(reason.cards) > 1:
            return self._say("homeless", cards=format_cards(reason.cards))
        return self._say("then-alone" if later else "alone", card=self._the(reason.cards[0]))

    def _forced(self, step: Forced) -> Markup:
        card = self._the(step.card)
        if step.meld is not None:
            return self._say("only", card=card, meld=format_cards(step.meld))
        if step.beside is not None:
            return self._say("beside", card=card, other=self._the(step.beside))
        return self._say("stays", card=card)

    def _supposed(self, supposed: Supposed) -> Markup:
        return self._say("suppose", card=self._the(supposed.card)) + self.told(supposed.because)

    def _rest(self, supposed: Sequence[Supposed], then: Reason | None) -> Markup:
        """What is to be said once the hand cards before are ruled out."""
        if then is None:
            return self._sentence("none-left")
        if isinstance(then, NoPartner) and len(then.cards) == len(supposed) == 1:
            out, card = self._the(supposed[0].card), self._the(then.cards[0])
            return self._sentence("without", out=out, card=card)
        return self.told(then, later=True)

    def _case(self, case: Case) -> Markup:
        if case.meld is None:
            return self._say("in-none") + self.told(case.because)
        return self._say("in-meld", meld=format_cards(case.meld)) + self.told(case.because)

    def _points(self, reason: Points) -> Markup:
        """Cards with the same points stand in one row, the highest first."""
        by_points: dict[int, list[Card]] = {}
        for card, number in reason.points:
            by_points.setdefault(number, []).append(card)
        rows = [
            _ROW.format(cards_in_text(format_cards(cards), self._wording), f"{number:+d}".replace("-", "−"))
            for number, cards in sorted(by_points.items(), reverse=True)
        ]
        heads = (self._say("for-cards"), self._say("for-points"))
        table = _TABLE.format(*heads, Markup().join(rows))
        return (
            self._sentence("points")
            + table
            + self._sentence("melds")
            + self._sentence("total", total=reason.total)
        )

    def _the(self, card: Card) -> str:
        return the_card(card, self._wording)

    def _sentence(self, name: str, **values: str | int) -> Markup:
        return _PARAGRAPH.format(self._say(name, **values))

    def _say(self, name: str, **values: str | int) -> Markup:
        return cards_in_text(capitalised(self._wording.say(f"proof-{name}", **values)), self._wording)


def the_card(card: Card, wording: Wording) -> str:
    """A card with its article: ``el 8♣``."""
    if card.is_joker:
        return wording.say("the-joker")
    name = RANK_NAMES[card.rank - 1]
    return wording.say("the-card", rank=int(name) if name.isdigit() else name, card=str(card))


def the_cards(wording: Wording) -> dict[str, str]:
    """Every card with its article, by its code: what scripts need to say a proof."""
    return {card.code: the_card(card, wording) for card in ALL_FACES}


def _list(kind: str, items: Iterable[Markup]) -> Markup:
    return Markup(f"<{kind}>") + Markup().join(map(_ITEM.format, items)) + Markup(f"</{kind}>")
