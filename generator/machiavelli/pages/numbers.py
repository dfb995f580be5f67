"""Figures as a language writes them."""

from babel.numbers import format_decimal

from machiavelli.pages.wording import Wording


def written(figure: float, wording: Wording) -> str:
    """Whole numbers as they are, means with one decimal: 1,0 is not the one card of a plural.

    From which size on thousands are set apart is told by the language.
    """
    grouped = abs(figure) >= int(wording.say("language-thousands-from"))
    form = ("#,##0" if grouped else "0") + ("" if isinstance(figure, int) else ".0")
    return format_decimal(figure, format=form, locale=wording.babel)
