"""Who says a rule: a small mark glued to its sentence, notes to unfold, a box where the sources differ."""

from collections.abc import Iterable, Sequence
from typing import Any

from markupsafe import Markup

from machiavelli.model.content import Content
from machiavelli.model.sources import Provenance, Status
from machiavelli.model.variant import Variant
from machiavelli.pages.card_markup import cards_in_text
from machiavelli.pages.card_names import capitalised
from machiavelli.pages.rule_questions import Question
from machiavelli.pages.rule_words import listed, rule_id, rule_name, rule_value
from machiavelli.pages.wording import Wording

MARKS = {
    Status.STATED: "stated",
    Status.DERIVED: "derived",
    Status.CONVENTION: "conv",
    Status.SILENT: "silent",
    Status.DISPUTED: "odds",
}
"""The sign of each status in the page's sprite."""

_NOTHING = Markup("")
_UNSAID = (Status.SILENT, Status.CONVENTION)

_MARK = Markup(
    '<a class="mk-src" href="{href}" aria-label="{spoken}" title="{spoken}">'
    '<svg aria-hidden="true"><use href="#mk-p-{sign}"/></svg>{sources}</a>'
)
_ASKED = Markup('<a class="mk-src" href="{href}" aria-label="{question}" title="{question}">?</a>')
_GLUED = Markup('{text} <span class="mk-nb">{last}{marks}</span>')


class Provenances:
    """The provenance of one variant's rules, in one language."""

    def __init__(self, content: Content, variant: Variant, wording: Wording, page: str = "") -> None:
        self.content, self.variant, self.wording = content, variant, wording
        self.page = page
        """The link to the rule page; empty on that page."""

    def sentence(
        self, text: str, about: Iterable[str], said_by: Sequence[str] = (), asked: Markup = _NOTHING
    ) -> Markup:
        """A sentence with the marks of the rules it is ``about``; ``asked`` are links to questions."""
        head, _, last = text.rpartition(" ")
        return _GLUED.format(
            text=cards_in_text(head, self.wording),
            last=cards_in_text(last, self.wording),
            marks=self.marks(about, said_by) + asked,
        )

    def asked(self, questions: Iterable[Question]) -> Markup:
        """Links from a rule to the questions about it, on the same page."""
        say = self.wording.say
        links = [_ASKED.format(href=f"#{one.message}", question=say(f"{one.message}-q")) for one in questions]
        return _NOTHING.join(links)

    def marks(self, about: Iterable[str], said_by: Sequence[str] = ()) -> Markup:
        """The marks of some rules; alike marks are set once."""
        reasons = {key: self.variant.provenance[key] for key in about}
        marks = [self._mark(key, why) for key, why in reasons.items() if not _repeats(key, reasons)]
        if said_by:
            marks.append(self._mark("", Provenance(Status.STATED, tuple(said_by))))
        return _NOTHING.join(marks)

    def notes(self, keys: Iterable[str]) -> list[dict[str, Any]]:
        """The notes of those rules that have one, in order; rules with the same note share it.

        Where no variant shows what a side says, the note is told in the box.
        """
        noted: dict[str, dict[str, Any]] = {}
        for key in dict.fromkeys(keys):
            why = self.variant.provenance[key]
            if why.note is None or (why.status is Status.DISPUTED and not self._sides(key)):
                continue
            text = self.wording.words(why.note)
            note = noted.setdefault(
                text, {"rules": [], "who": self.spoken(why), "text": cards_in_text(text, self.wording)}
            )
            note["rules"].append({"id": f"note-{rule_id(key)}", "name": rule_name(key, self.wording)})
        return list(noted.values())

    def disputes(self, keys: Iterable[str]) -> list[dict[str, Any]]:
        """A box for each disputed rule: every side, then what is played here."""
        return [
            {
                "id": f"odds-{rule_id(key)}",
                "rule": rule_name(key, self.wording),
                "sides": self._sides(key),
                "note": cards_in_text(self.wording.words(why.note), self.wording) if why.note else "",
                "here": rule_value(self.variant.rules, key, self.wording),
            }
            for key in dict.fromkeys(keys)
            if (why := self.variant.provenance[key]).status is Status.DISPUTED
        ]

    def spoken(self, why: Provenance) -> str:
        """Who says it, in words: ``lo dicen las fuentes 1 y 2``."""
        say = self.wording.say
        if why.status is not Status.DISPUTED:
            return say(f"mark-{why.status}", sources=self._listed(why.by), count=len(why.by))
        if _contradicts_itself(why):
            return say("mark-disputed-itself", sources=self._listed(why.against))
        return say("mark-disputed", by=self._listed(why.by), against=self._listed(why.against))

    def own_sources(self) -> str:
        """Whom a mark without a number means: all sources of the variant, and no other."""
        own = self.variant.sources
        return self.wording.say("marks-own", sources=self._listed(own), count=len(own))

    def _mark(self, key: str, why: Provenance) -> Markup:
        anchor = "sources"
        if why.status is Status.DISPUTED:
            anchor = f"odds-{rule_id(key)}"
        elif why.note is not None:
            anchor = f"note-{rule_id(key)}"
        named = dict.fromkeys((*why.by, *why.against))
        # Nearly every sentence rests on the variant's own sources: numbers are for the others.
        shorts = [] if set(named) == set(self.variant.sources) else self._shorts(named)
        return _MARK.format(
            href=f"{self.page}#{anchor}",
            spoken=self.spoken(why),
            sign=MARKS[why.status],
            sources=", ".join(shorts),
        )

    def _sides(self, key: str) -> list[dict[str, str]]:
        """What the sources named say of a rule, as variants tell that follow them; those that agree together.

        None where a source contradicts itself, or where no variant follows one of those named.
        """
        why = self.variant.provenance[key]
        named = {*why.by, *why.against}
        by_sources: dict[tuple[str, ...], Variant] = {}
        heard: set[str] = set()  # what a source says of another of its variants takes no second side
        for variant in (self.variant, *self.content.variants.values()):
            said = variant.provenance[key]
            told = said.status not in _UNSAID and named.issuperset(said.by)
            if told and not heard.issuperset(said.by):
                by_sources[said.by] = variant
                heard.update(said.by)
        if _contradicts_itself(why) or named != heard:
            return []
        order = list(self.content.sources)
        agreed: dict[str, list[str]] = {}
        for ids, other in sorted(by_sources.items(), key=lambda item: order.index(item[0][0])):
            agreed.setdefault(rule_value(other.rules, key, self.wording), []).extend(ids)
        return [{"who": self.who(ids), "says": f"{capitalised(says)}."} for says, ids in agreed.items()]

    def who(self, ids: Sequence[str]) -> str:
        """Sources as those on one side of a box: ``Fuentes 1 y 2``."""
        return self.wording.say("side-sources", sources=self._listed(ids), count=len(ids))

    def _listed(self, ids: Iterable[str]) -> str:
        return listed(self._shorts(ids), self.wording)

    def _shorts(self, ids: Iterable[str]) -> list[str]:
        """The sources as marks name them, in their order."""
        named = set(ids)
        return [source.short for id_, source in self.content.sources.items() if id_ in named]


def _contradicts_itself(why: Provenance) -> bool:
    return why.status is Status.DISPUTED and set(why.against) <= set(why.by)


def _repeats(key: str, reasons: dict[str, Provenance]) -> bool:
    """Whether an earlier rule of the sentence has the same mark; both notes stand below it."""
    earlier = list(reasons)[: list(reasons).index(key)]
    mark = (reasons[key].status, reasons[key].by, reasons[key].against)
    return any(
        mark == (reasons[other].status, reasons[other].by, reasons[other].against) for other in earlier
    )
