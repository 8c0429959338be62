"""The command `explain` prints what Look back shows about a decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.ai.judging import judge
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.session.review import Review
from tests.checks import require
from tests.session.driving import SINGLE, played, record_text

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


def test_a_decision_is_explained_with_the_numbers_of_the_look_back_page(
    review: Review, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    question, done = require(review.question(STEP)), review.steps[STEP].action
    assert not isinstance(done, DealCards)
    opinion = judge(question.observation, question.prompt, done, int(review.key(STEP)[:12], 16))
    assert main(["explain", game, "1", str(STEP)]) == 0
    out = capsys.readouterr().out
    assert cards_text(question.observation.hand) in out
    assert f"over {opinion.deals} imagined deals" in out
    assert "not quite the difference of two worths" in " ".join(out.split())
    for row in opinion.rows:
        assert f" {row.value:.1f} " in out
        assert row.chance is None or f" {row.chance:.0%} " in out


@pytest.mark.parametrize(
    ("words", "sentence"), [(["2"], "DEAL takes a whole number from 1 to 1"), (["1", "0"], "STEP takes a whole number")]
)
def test_a_missing_deal_or_step_is_refused_in_a_sentence(
    game: str, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", game, *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_control_characters_in_player_names_do_not_reach_the_terminal(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(game)
    text = path.read_text(encoding="utf-8")
    for seat, name in enumerate(("[/x]", "[bold red]R", ":smile:", "\\u001b[31mRed"), 1):
        text = text.replace(f"Player {seat}", name)
    text = text.replace('"player":"random"', '"player":"computer:\\u001b]0;x\\u0007[/y]"')
    path.write_text(text, encoding="utf-8")
    assert main(["explain", game]) == 0
    printed = capsys.readouterr().out
    for name in ("[/x] (human)", "[bold red]R (]0;x[/y])", ":smile:", "[31mRed"):
        assert name in printed
    assert "\x1b" not in printed


def test_control_characters_in_a_file_name_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("explain", "check"):
        assert main([command, "\x1b]0;title\x07\u202e.pinochle"])
        printed = capsys.readouterr()
        assert r"\x1b]0;title\x07\u202e.pinochle cannot be read" in printed.out + printed.err


def test_an_unknown_computer_players_decision_has_no_reason(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(game)
    text = path.read_text(encoding="utf-8").replace('"player":"random"', '"player":"computer:grandmaster"')
    path.write_text(text, encoding="utf-8")
    for step in (1, 2):
        assert main(["explain", game, "1", str(step)]) == 0
    printed = capsys.readouterr().out
    assert "(grandmaster)" in printed
    assert "Thought:" not in printed


def test_an_unfinished_deal_shows_nobodys_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pinochle"
    lines = record_text(played(SINGLE, seed=2, deals=1)).splitlines(keepends=True)
    path.write_text("".join(lines[:6]), encoding="utf-8")
    assert main(["explain", str(path)]) == 2
    assert capsys.readouterr().err == "No deal of this game is over yet; only then can its cards be looked at.\n"
