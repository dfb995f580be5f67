"""Hints as sentences: ``Lo que te falta sale de la escalera 5♣–8♣.``"""

from markupsafe import Markup

from machiavelli.model.hints import Hint, HintCode
from machiavelli.model.notation import codes
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.step_words import cards_words, kind_word
from machiavelli.pages.wording import Wording

HINT_MESSAGES = frozenset(f"hint-{code.value}" for code in HintCode if code is not HintCode.THEMES)
"""What any hint may need, whether or not a puzzle of today does. Themes have words of their own."""

_HINT = Markup('<p data-hint="{}"{}>{}</p>')
_AT = Markup(' data-at="{}"')


def hint_words(hint: Hint, wording: Wording) -> str:
    """A hint in a sentence, in plain text with cards written ``8♣``."""
    return wording.say(
        f"hint-{hint.code.value}",
        n=len(hint.cards),
        cards=cards_words(hint.cards, wording),
        meld=cards_words(hint.meld, wording),
        kind=kind_word(hint.kind),
    )


def hint_html(hint: Hint, wording: Wording) -> Markup:
    """The same as a paragraph, with what the script needs to point at it on the board."""
    text = hint_words(hint, wording)
    at = "" if hint.place is None else _AT.format(hint.place)
    return _HINT.format(" ".join(codes(hint.cards)), at, cards_in_text(text, wording))
