"""Sheets of puzzles: what they lead to, however many there are."""

from machiavelli.pages.worksheet_pages import other_sheets


def test_of_few_sheets_each_leads_to_all_others():
    assert other_sheets(1, 1) == []
    assert other_sheets(3, 10) == [1, 2, 4, 5, 6, 7, 8, 9, 10]


def test_of_many_sheets_each_leads_to_some_and_all_can_be_reached():
    count = 500
    leads = {number: other_sheets(number, count) for number in range(1, count + 1)}
    assert max(map(len, leads.values())) <= 26
    assert all({1, count} - {number} <= set(others) for number, others in leads.items())
    assert all({number - 1, number + 1} & set(leads) <= set(others) for number, others in leads.items())
