"""The collection: every theme and level, three languages that speak of the same cards, every claim a claim.

That each claim is true is for verification; here it is asked whether the collection as a whole is one.
"""

import re
from collections import Counter
from typing import get_args

from machiavelli.engine import solve
from machiavelli.engine.grading.grade import grade
from machiavelli.facts.quiz_answers import quiz_answers
from machiavelli.model.content import Content
from machiavelli.model.puzzle import Puzzle, Theme
from machiavelli.model.quiz import QuestionKind, Topic
from machiavelli.model.words import Words
from wordings import wording

CARD = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")


def _level(content: Content, puzzle: Puzzle) -> int:
    rules = content.variants[puzzle.variant].rules
    graded = grade(rules, puzzle.position, solve(rules, puzzle.position))
    assert not graded.measures.undecided
    return graded.difficulty.level


SEEDS = {"base", "quindici", "scoperte", "jolly"}
"""The variants that are played most, with sources that tell all of their rules."""


def test_every_theme_has_a_puzzle(content: Content):
    assert {theme for puzzle in content.puzzles.values() for theme in puzzle.themes} == set(Theme)


def test_every_level_and_every_variant_has_a_puzzle(content: Content):
    levels = Counter(_level(content, puzzle) for puzzle in content.puzzles.values())
    assert set(levels) == {1, 2, 3, 4, 5}
    assert {puzzle.variant for puzzle in content.puzzles.values()} >= SEEDS


def test_the_known_positions_stand_as_they_are_told(content: Content):
    levels = {id_: _level(content, content.puzzles[id_]) for id_ in ("free-an-eight", "pass-it-on")}
    assert levels == {"free-an-eight": 2, "pass-it-on": 4}
    failed, rescued = (content.puzzles[f"wikipedia-{id_}"] for id_ in ("ace-of-spades", "two-queens"))
    assert failed.position.table == rescued.position.table
    assert set(failed.position.hand) < set(rescued.position.hand)


def test_every_puzzle_claims_all_it_can(content: Content):
    for puzzle in content.puzzles.values():
        claim = puzzle.claim
        assert (claim.result is None) == (claim.played == 0), puzzle.id
        assert (claim.unique is None) == (claim.played == 0), puzzle.id
        assert claim.played > 0 or set(claim.unplayable) == set(puzzle.position.hand), puzzle.id


def test_titles_differ(content: Content):
    for lang in content.languages:
        titles = [puzzle.title[lang] for puzzle in content.puzzles.values()]
        assert len(titles) == len(set(titles)), lang


def _same_cards(words: Words) -> bool:
    return len({tuple(sorted(CARD.findall(text))) for text in words.values()}) == 1


def test_all_languages_speak_of_the_same_cards(content: Content):
    for puzzle in content.puzzles.values():
        assert _same_cards(puzzle.intro), puzzle.id
        assert _same_cards(puzzle.explanation), puzzle.id
    for quiz in content.quizzes.values():
        for question in quiz.questions:
            told = [question.why, question.ask, *(one.why for one in question.choices)]
            told += [one.text for one in question.choices]
            assert all(_same_cards(words) for words in told if words), (quiz.id, question.id)


def test_intros_do_not_name_the_manoeuvre(content: Content):
    for puzzle in content.puzzles.values():
        for lang in content.catalogues:
            for theme in puzzle.themes:
                name = wording(lang).say(f"theme-{theme}")
                assert name.lower() not in puzzle.intro[lang].lower(), (puzzle.id, lang)


def test_quizzes_by_topic_go_through_the_whole_game_with_every_kind_of_question(content: Content):
    by_topic = [quiz for quiz in content.quizzes.values() if quiz.place is not None]
    assert len({quiz.place for quiz in by_topic}) == len(by_topic)
    asked = [(quiz.id, question) for quiz in by_topic for question in quiz.questions]
    assert len(asked) >= 60
    assert {question.kind for _, question in asked} == set(get_args(QuestionKind))
    answers = quiz_answers(content)
    topics = Counter(answers[quiz, question.id].topic for quiz, question in asked)
    assert set(topics) == set(get_args(Topic))
    assert min(topics.values()) >= 2


def test_every_variant_has_a_quiz_with_every_kind_of_question(content: Content):
    assert {quiz.variant for quiz in content.quizzes.values()} >= SEEDS
    for quiz in content.quizzes.values():
        if quiz.place is not None:
            continue
        kinds = Counter[QuestionKind](question.kind for question in quiz.questions)
        assert set(kinds) == {"legal", "max-cards", "parameter"}, quiz.id
        assert min(kinds.values()) >= 2, quiz.id
        assert kinds.total() >= 6, quiz.id
