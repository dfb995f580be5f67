"""Terms explained where they first come up: the word becomes a button, its explanation opens above the page.

All of it is HTML: it opens by mouse, finger and keyboard, closes with Escape, moves nothing, needs no script.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from machiavelli.model.glossary import Glossary
from machiavelli.pages.glossary_page import KEY
from machiavelli.pages.page import link
from machiavelli.pages.wording import Wording

_PIECE = re.compile(
    r"<(script|style|svg)\b.*?</\1>|<!--.*?-->|<(/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|<", re.DOTALL
)
_PROSE = frozenset({"p", "li", "dd"})
"""Where words are explained, and not in what stands in these:"""
_NOT_IN = frozenset(
    {"a", "button", "label", "summary", "figure", "table", "h1", "h2", "h3", "h4", "code", "aside"}
)
_NOT_IN_SUCH = re.compile(r'data-board|role="img"|class="mk-(?:hero|label|lede|meta)')
_VOID = frozenset({"br", "hr", "img", "input", "wbr", "meta", "link"})

_WORD = Markup('<button type="button" class="mk-term" popovertarget="term-{id}">{word}</button>')
_EXPLANATION = Markup(
    '<div class="mk-def" popover id="term-{id}" data-search-exclude><b>{word}</b>: {text} '
    '<a href="{href}">{more}</a></div>'
)


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one language: ``forms`` leads from each form of a word, in small letters, to its term."""

    forms: Mapping[str, str]
    words: Mapping[str, tuple[str, str]]
    """Term to its word and definition."""
    more: str
    """The name of the link to the glossary."""

    @classmethod
    def of(cls, glossary: Glossary, wording: Wording) -> "Terms":
        """The terms that pages explain."""
        forms: dict[str, str] = {}
        words: dict[str, tuple[str, str]] = {}
        for term in glossary.terms.values():
            if term.explained:
                word = wording.words(term.word)
                words[term.id] = (word, wording.words(term.definition))
                forms |= {form.lower(): term.id for form in (word, *term.forms.get(wording.lang, ()))}
        return cls(forms, words, wording.say("menu-glossary"))

    def explained(self, html: str, key: str) -> str:
        """The page ``key`` with the first use of each term explained."""
        return html if key == KEY or not self.forms else _Page(self, key).explained(html)


class _Page:
    """One page on the way: what is open, and which terms have come up."""

    def __init__(self, terms: Terms, key: str) -> None:
        self.terms, self.key = terms, key
        self.open: list[tuple[str, bool]] = []
        """Each open tag, and whether it keeps explanations out."""
        self.used: dict[str, None] = {}
        longest_first = sorted(terms.forms, key=len, reverse=True)
        self.any = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)

    def explained(self, html: str) -> str:
        body = "".join(map(self._piece, _PIECE.finditer(html)))
        return body + "".join(map(self._explanation, self.used))

    def _piece(self, piece: re.Match[str]) -> str:
        text, tag = piece[0], piece[3]
        if tag is None:
            return self.any.sub(self._word, text) if text[0] != "<" and self._is_prose() else text
        if piece[2]:
            while self.open and self.open.pop()[0] != tag:
                """What was left open ends here too."""
        elif tag not in _VOID and not text.endswith("/>"):
            self.open.append((tag, tag in _NOT_IN or bool(_NOT_IN_SUCH.search(text))))
        return text

    def _is_prose(self) -> bool:
        return any(tag in _PROSE for tag, _ in self.open) and not any(kept_out for _, kept_out in self.open)

    def _word(self, found: re.Match[str]) -> str:
        id_ = self.terms.forms[found[0].lower()]
        if id_ in self.used:
            return found[0]
        self.used[id_] = None
        return _WORD.format(id=id_, word=found[0])

    def _explanation(self, id_: str) -> str:
        word, text = self.terms.words[id_]
        href = link(self.key, KEY, id_)
        return _EXPLANATION.format(id=id_, word=word, text=text, href=href, more=self.terms.more)
