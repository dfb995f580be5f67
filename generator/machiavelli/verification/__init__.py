"""Promises checked: what the content claims is confirmed by the engine, or a finding says where not."""

from collections.abc import Iterator

from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_lessons import check_lessons
from machiavelli.verification.check_puzzles import check_puzzles
from machiavelli.verification.check_quizzes import check_quizzes
from machiavelli.verification.check_texts import check_texts
from machiavelli.verification.check_variants import check_variants, without_refused
from machiavelli.verification.check_words import check_words

__all__ = ["Finding", "verify", "verify_claims"]


def verify(content: Content) -> list[Finding]:
    """Every fault of the content, sorted by path and line. Checks never stop at the first."""
    return sorted({*verify_claims(content), *check_texts(content), *check_words(content)})


def verify_claims(content: Content) -> Iterator[Finding]:
    """Every fault but those of the catalogues and of single words: where there is none, pages can be made.

    Rules that are refused are not asked what holds under them.
    """
    yield from check_variants(content)
    sound = without_refused(content)
    for check in (check_examples, check_puzzles, check_quizzes, check_lessons):
        yield from check(sound)
