"""The command `explain` prints what Look back shows about a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.ai.judging import judge
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.session.review import Review
from tests.session.driving import SINGLE, played, record_text

if TYPE_CHECKING:
    from pathlib import Path

STEP = 2


@pytest.fixture(scope="module")
def review() -> Review:
    return Review(played(SINGLE, seed=2, deals=1))


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "game.pinochle"
    path.write_text(record_text(played(SINGLE, seed=2, deals=1)), encoding="utf-8")
    return str(path)


def test_a_deal_is_listed_step_by_step(review: Review, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", game]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0].rstrip("*")) for line in lines[1:]] == list(range(1, len(review.steps)))
    stars = [line.split()[0].endswith("*") for line in lines[1:]]
    assert stars == [step.was_free for step in review.steps[1:]]


def test_a_decision_is_explained_with_the_numbers_of_look_back(
    review: Review, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    question, done = review.question(STEP), review.steps[STEP].action
    assert question is not None
    assert not isinstance(done, DealCards)
    opinion = judge(question.observation, question.prompt, done, int(review.key(STEP)[:12], 16))
    assert main(["explain", game, "1", str(STEP)]) == 0
    out = capsys.readouterr().out
    assert cards_text(question.observation.hand) in out
    assert f"over {opinion.deals} imagined deals" in out
    for row in opinion.rows:
        assert f" {row.value:.1f} " in out
        assert row.chance is None or f" {row.chance:.0%} " in out


@pytest.mark.parametrize(
    ("words", "sentence"), [(["2"], "DEAL takes a whole number from 1 to 1"), (["1", "0"], "STEP takes a whole number")]
)
def test_what_is_not_there_is_refused_in_a_sentence(
    game: str, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", game, *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_deal_that_is_not_over_shows_nobodys_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pinochle"
    lines = record_text(played(SINGLE, seed=2, deals=1)).splitlines(keepends=True)
    path.write_text("".join(lines[:6]), encoding="utf-8")
    assert main(["explain", str(path)]) == 2
    assert capsys.readouterr().err == "No deal of this game is over yet; only then can its cards be looked at.\n"
