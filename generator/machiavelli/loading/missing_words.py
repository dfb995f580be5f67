"""Many words that a language lacks, told in one finding a file: a new language starts with a short report."""

from collections import defaultdict
from collections.abc import Iterable

from machiavelli.model.findings import Finding

_FEW = 10
"""Findings of one file that are told one by one."""
_NAMED = 3


def grouped(findings: Iterable[Finding]) -> list[Finding]:
    """The findings in order, where those of many words missing in one file of a language are made one."""
    told: set[Finding] = set()
    homes: dict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
        if finding.home:
            homes[finding.home].append(finding)
        else:
            told.add(finding)
    for home, missing in homes.items():
        told |= {_as_one(home, sorted(missing))} if len(missing) > _FEW else set(missing)
    return sorted(told)


def _as_one(home: str, missing: list[Finding]) -> Finding:
    first = ", ".join(f"{finding.path}:{finding.line}" for finding in missing[:_NAMED])
    lang = home.split("/")[-2]
    message = (
        f"{len(missing)} texts are missing here, such as for {first}: machiavelli texts {lang} lists all"
    )
    return Finding(home, 1, 1, missing[0].code, message)
