"""Words in which measured figures stand by their names."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from machiavelli.model.lesson import FIGURE_IN_WORDS
from machiavelli.model.words import Words
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.numbers import written
from machiavelli.pages.wording import Wording


@dataclass(frozen=True, slots=True)
class Figured:
    """The words of one language, with the figures that may stand in them."""

    wording: Wording
    figures: Mapping[str, float]

    def text(self, words: Words) -> str:
        """Plain text: ``{patient.won}`` is written as the language writes numbers."""
        return FIGURE_IN_WORDS.sub(
            lambda found: written(self.figures[found[1]], self.wording), self.wording.words(words)
        )

    def html(self, words: Words) -> Markup:
        """The same with cards drawn in their colours."""
        return cards_in_text(self.text(words), self.wording)
