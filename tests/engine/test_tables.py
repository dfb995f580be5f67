"""Verdicts on whole tables, case by case."""

from machiavelli.engine import judge_table
from vectors_of import Case, cases, each, rules_of, table


def test_there_are_enough_cases() -> None:
    assert len(cases("tables")) >= 15


@each("tables")
def test_case(case: Case) -> None:
    verdicts = judge_table(rules_of(case), table(case["table"]))
    assert [verdict.kind or verdict.reason for verdict in verdicts] == case["verdicts"]
