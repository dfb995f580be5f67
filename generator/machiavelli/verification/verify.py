"""Every check of the content, one after the other."""

from machiavelli.model.content import Content
from machiavelli.model.findings import Finding
from machiavelli.verification.check_contrasts import check_contrasts
from machiavelli.verification.check_daily import check_daily
from machiavelli.verification.check_examples import check_examples
from machiavelli.verification.check_lessons import check_lessons
from machiavelli.verification.check_puzzles import check_puzzles
from machiavelli.verification.check_quizzes import check_quizzes
from machiavelli.verification.check_simulated import check_simulated
from machiavelli.verification.check_texts import check_texts
from machiavelli.verification.check_variants import check_variants, without_refused
from machiavelli.verification.check_words import check_words


def verify(content: Content) -> list[Finding]:
    """Every fault of the content, sorted by path and line. Checks never stop at the first.

    Rules that are refused are not asked what holds under them.
    """
    checks = (
        check_examples,
        check_contrasts,
        check_puzzles,
        check_daily,
        check_quizzes,
        check_lessons,
        check_simulated,
        check_texts,
        check_words,
    )
    sound = without_refused(content)
    return sorted({*check_variants(content), *(finding for check in checks for finding in check(sound))})
