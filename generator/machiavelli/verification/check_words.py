"""Words that the site does not use: one term for each thing, in every text of a language."""

import re
from collections.abc import Collection, Iterator
from functools import cache

from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding, finding_at
from machiavelli.verification.as_read import as_read


def check_words(content: Content, languages: Collection[str] = ()) -> Iterator[Finding]:
    """A finding for each word that the glossary forbids, with the word to write instead.

    Looks at texts in ``languages``, by default in all.
    """
    right = {lang: dict(content.glossary.never(lang)) for lang in languages or content.languages}
    for prose in content.prose:
        if prose.lang not in right:
            continue
        read = as_read(prose.text)
        for found in _any_of(tuple(right[prose.lang])).finditer(read.text):
            word = " ".join(found[0].split())
            cure = right[prose.lang][word.lower()]
            message = f"{word!r} is not used in {prose.lang!r}: write {cure!r}"
            yield finding_at(prose.place_at(read.written_at(found.start())), Code.FORBIDDEN_WORD, message)


@cache
def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words, in small letters or capitals, alone or broken at the end of a line."""
    if not words:
        return re.compile(r"(?!)")
    longest_first = sorted(words, key=len, reverse=True)
    patterns = (r"\s+".join(map(re.escape, word.split())) for word in longest_first)
    return re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)", re.IGNORECASE)
