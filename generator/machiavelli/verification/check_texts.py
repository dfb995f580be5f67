"""Catalogues: every language says the same things, from the same values, and chooses by the same codes."""

from collections import Counter
from collections.abc import Collection, Iterator

from machiavelli.model.catalogue import Message
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at


def check_texts(content: Content) -> Iterator[Finding]:
    """A finding for each message that a language lacks, and for each that works in another way there."""
    every = dict.fromkeys(id_ for catalogue in content.catalogues.values() for id_ in catalogue.messages)
    for lang in content.languages:
        yield from missing_messages(content, lang, every)
        yield from mismatched_messages(content, lang)


def missing_messages(content: Content, lang: str, wanted: Collection[str]) -> Iterator[Finding]:
    """A finding for each of ``wanted`` that ``lang`` lacks, at the place where another language has it."""
    own = content.catalogues[lang].messages
    for id_ in wanted:
        unread = {("message", f"{lang}/{id_}"), ("message", f"{lang}/*")} & content.unread
        if id_ not in own and not unread:
            place = next(iter(_in_languages(content, id_).values())).place
            *folder, _, name = place.path.split("/")
            home = "/".join((*folder, lang, name))
            yield finding_at(place, Code.MISSING_MESSAGE, f"{id_!r} does not exist in {lang!r}", home)


def mismatched_messages(content: Content, lang: str) -> Iterator[Finding]:
    """A finding for each message of ``lang`` that needs or tells apart other things than in most others."""
    for id_, message in content.catalogues[lang].messages.items():
        model_lang, model = _model(content, id_)
        yield from _mismatches(message, model, lang, model_lang)


def _in_languages(content: Content, id_: str) -> dict[str, Message]:
    catalogues = content.catalogues.items()
    return {lang: catalogue.messages[id_] for lang, catalogue in catalogues if id_ in catalogue.messages}


def _model(content: Content, id_: str) -> tuple[str, Message]:
    """A message as most languages have it, in the first of these; where it is a draw, the first is right."""
    known = _in_languages(content, id_)
    times = Counter(map(_way, known.values()))
    return max(known.items(), key=lambda item: times[_way(item[1])])


def _way(message: Message) -> tuple[frozenset[str], frozenset[tuple[str, frozenset[str]]]]:
    return message.variables, frozenset(message.codes.items())


def _mismatches(message: Message, model: Message, lang: str, model_lang: str) -> Iterator[Finding]:
    if message.variables != model.variables:
        here, there = _variables(message.variables), _variables(model.variables)
        text = f"{message.id!r} needs {here} in {lang!r}, but {there} in {model_lang!r}"
        yield finding_at(message.place, Code.OTHER_VARIABLES, text)
        return
    for name in sorted(message.codes.keys() | model.codes.keys()):
        codes, others = message.codes.get(name, frozenset()), model.codes.get(name, frozenset())
        if codes != others:
            text = f"{message.id!r} chooses by ${name} among {_codes(codes)} in {lang!r}"
            text += f", but among {_codes(others)} in {model_lang!r}"
            yield finding_at(message.place, Code.OTHER_SELECTORS, text)


def _variables(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no value"


def _codes(codes: frozenset[str]) -> str:
    return ", ".join(f"[{code}]" for code in sorted(codes)) or "none"
