"""Words in which measured figures stand by their names."""

from collections.abc import Mapping
from dataclasses import dataclass

from babel.numbers import format_decimal
from markupsafe import Markup

from machiavelli.model.lesson import FIGURE_IN_WORDS
from machiavelli.model.words import Words
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.wording import Wording


@dataclass(frozen=True, slots=True)
class Figured:
    """The words of one language, with the figures that may stand in them."""

    wording: Wording
    figures: Mapping[str, float]

    def text(self, words: Words) -> str:
        """Plain text: ``{patient.won}`` is written as the language writes numbers."""
        return FIGURE_IN_WORDS.sub(lambda found: self._written(found[1]), self.wording.words(words))

    def _written(self, name: str) -> str:
        """Whole numbers as they are, means with one decimal: 1,0 is not the one card of a plural."""
        figure = self.figures[name]
        grouped = abs(figure) >= int(self.wording.say("language-thousands-from"))
        form = ("#,##0" if grouped else "0") + ("" if isinstance(figure, int) else ".0")
        return format_decimal(figure, format=form, locale=self.wording.locale.replace("-", "_"))

    def html(self, words: Words) -> Markup:
        """The same with cards drawn in their colours."""
        return cards_in_text(self.text(words), self.wording)
