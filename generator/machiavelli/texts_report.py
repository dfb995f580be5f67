"""What the words of a language lack: the report for whoever writes or mends one.

What a page says is known only by making it, so the pages are made in every language that can say them.
"""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from machiavelli.errors import UsageError, WordingError
from machiavelli.loading import read_content, unused_messages
from machiavelli.loading.prose import DOCS
from machiavelli.loading.texts import TEXTS, languages_in
from machiavelli.model.content import Content
from machiavelli.model.findings import Code, Finding
from machiavelli.pages.frame import frame
from machiavelli.pages.site import Facts, site_pages
from machiavelli.pages.wording import Wording
from machiavelli.pipeline import all_facts, claims_findings
from machiavelli.verification.check_texts import mismatched_messages, missing_messages
from machiavelli.verification.check_words import check_words


def texts_findings(root: Path, asked: Sequence[str] = (), texts: Path = TEXTS) -> list[Finding]:
    """All that is wrong with the words of some languages, by default of all: messages, YAML, pages by hand.

    Faults of the files themselves are among them. While there are any in ``rules/`` or ``puzzles/``, or
    claims there that do not hold, no page can be made, and a message is only missing if another language has
    it. Raises UsageError for a language that has no folder.
    """
    known = languages_in(texts)
    for lang in asked:
        if lang not in known:
            raise UsageError(f"no folder {texts.name}/{lang}: there are {', '.join(known)}")
    languages = tuple(asked) or known
    content, faults = read_content(root, texts, needed=())
    said: frozenset[str] = frozenset()
    if not any(map(_is_of_data, faults)) and not any(map(_is_of_data, claims_findings(content))):
        said = frozenset(_said(content))
    found = set(_file_faults(root, texts, languages, known))
    for lang in languages:
        found |= {*_of_catalogue(content, lang, said), *_missing_pages(root, lang, known)}
    return sorted(found | set(check_words(content, languages)))


def _is_of_data(finding: Finding) -> bool:
    """Whether it is more than a word that has to be another."""
    return finding.path.endswith(".yaml") and finding.code is not Code.FORBIDDEN_WORD


def _file_faults(
    root: Path, texts: Path, languages: Sequence[str], known: Sequence[str]
) -> Iterator[Finding]:
    """What is wrong with the files, without the catalogues of the other languages."""
    content, faults = read_content(root, texts, needed=languages)
    sources = (path for lang in known if lang not in languages for path in content.catalogues[lang].trees)
    others = {path.rpartition("/")[0] for path in sources}
    return (fault for fault in faults if fault.path.rpartition("/")[0] not in others)


def _said(content: Content) -> Iterator[str]:
    """The ids of all messages that the pages and what stands around them say."""
    facts = all_facts(content)
    for lang in content.languages:
        yield from _said_in(content, lang, facts)


def _said_in(content: Content, lang: str, facts: Facts) -> Collection[str]:
    try:
        wording = Wording(lang, content.catalogues[lang])
        frame(wording, list(site_pages(content, wording, facts)))
    except WordingError:  # something is missing there: another language can tell
        return ()
    return wording.asked


def _of_catalogue(content: Content, lang: str, said: Collection[str]) -> Iterator[Finding]:
    every = dict.fromkeys(id_ for catalogue in content.catalogues.values() for id_ in catalogue.messages)
    yield from missing_messages(content, lang, [id_ for id_ in every if not said or id_ in said])
    yield from mismatched_messages(content, lang)
    if said:
        yield from unused_messages([content.catalogues[lang]], said)


def _missing_pages(root: Path, lang: str, known: Sequence[str]) -> Iterator[Finding]:
    """The pages written by hand that another language has."""
    pages = {other: _pages(root / DOCS / other) for other in known}
    for page in sorted(set().union(*pages.values()) - pages[lang]):
        model = next(other for other in known if page in pages[other])
        message = f"there is no such page in {lang!r}: {model!r} has it"
        yield Finding(f"{DOCS}/{lang}/{page}", 1, 1, Code.MISSING_PAGE, message)


def _pages(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
