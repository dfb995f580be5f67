"""Catalogues: every language says the same things, from the same values."""

from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at


def check_texts(content: Content) -> Iterator[Finding]:
    """A finding for each message that a language lacks, and for each that needs other values there."""
    every = dict.fromkeys(id_ for catalogue in content.catalogues.values() for id_ in catalogue.messages)
    for id_ in every:
        known = {
            lang: catalogue.messages[id_]
            for lang, catalogue in content.catalogues.items()
            if id_ in catalogue.messages
        }
        model_lang, model = next(iter(known.items()))
        for lang in content.catalogues:
            if lang not in known:
                if not {("message", f"{lang}/{id_}"), ("message", f"{lang}/*")} & content.unread:
                    yield finding_at(model.place, Code.MISSING_MESSAGE, f"{id_!r} does not exist in {lang!r}")
            elif known[lang].variables != model.variables:
                here, there = _list(known[lang].variables), _list(model.variables)
                message = f"{id_!r} needs {here} in {lang!r}, but {there} in {model_lang!r}"
                yield finding_at(known[lang].place, Code.OTHER_VARIABLES, message)


def _list(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no value"
