"""Promises checked: what the content claims is confirmed by the engine, or a finding says where not."""

from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_lessons import check_lessons
from machiavelli.verification.check_puzzles import check_puzzles
from machiavelli.verification.check_quizzes import check_quizzes
from machiavelli.verification.check_texts import check_texts
from machiavelli.verification.check_variants import check_variants
from machiavelli.verification.check_words import check_words

__all__ = ["Finding", "verify"]


def verify(content: Content) -> list[Finding]:
    """Every fault of the content, sorted by path and line. Checks never stop at the first."""
    checks = (
        check_variants,
        check_examples,
        check_puzzles,
        check_quizzes,
        check_lessons,
        check_texts,
        check_words,
    )
    return sorted({finding for check in checks for finding in check(content)})
