"""A moon that is shot, made or missed is told at the table, in the log and in the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Pass, ShootMoon
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.events import story
from pinochle_qt.words.game.plate_lines import plate_line, strip_notes
from pinochle_qt.words.standing import moon_lost_at
from tests.checks import require
from tests.session.driving import SINGLE, new_session
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session

NAMES: Final = ("Anna", "Ben", "Clara", "David")
MOON: Final = patch(PRESETS[SINGLE], {"match.shoot_the_moon": "1000", "match.moon_time": "bid"})


def decide(session: Session) -> None:
    """Let somebody bid the moon if nobody has, and otherwise decide as Steady does."""
    prompt = require(session.prompt)
    seat = require(prompt.seat)
    if prompt.kind == "bid":
        session.submit(ShootMoon(seat) if prompt.offers_moon else Pass(seat))
    else:
        session.submit(Policy().decide(session.observe(seat), prompt, None).action)


def shot(session: Session, kind: str = "") -> None:
    """Play a deal in which the moon is bid, to its end or to the first question of a kind."""
    session.deal()
    while (prompt := require(session.prompt)).seat is not None and prompt.kind != kind:
        decide(session)


def told(session: Session) -> list[str]:
    """Return the lines of the log."""
    return [entry.sentence for entry in story(session, 1, NAMES)()]


@pytest.mark.parametrize("changes", [{}, {"match.moon_alone": "solo"}])
def test_the_log_tells_once_that_a_trick_cost_the_moon_and_the_result_names_who_missed_it(
    changes: dict[str, str],
) -> None:
    session = new_session(SINGLE, 1, rules=patch(MOON, changes))
    shot(session)
    assert session.match.results[-1].outcome == "moon_failed"
    lines, after = told(session), session.observe(1)
    shooter = require(after.moon)
    party = [shooter] if changes else sorted((shooter, (shooter + 2) % 4))
    name = NAMES[shooter]
    lost = next(number for number, trick in enumerate(after.tricks, 1) if trick.winner not in party)
    assert moon_lost_at(after) == lost
    tricks = [line for line in lines if "took the" in line]
    assert [number for number, line in enumerate(tricks, 1) if line.endswith(f" {name} missed the moon.")] == [lost]
    everybody = " and ".join(NAMES[seat] for seat in party)
    assert lines[-1] == f"{everybody} missed the moon. A trick was lost, and 1000 with it."
    assert f"{name} went for the moon." in lines
    assert strip_notes(after, NAMES) == (f"{name} missed the moon",)


def test_the_strip_says_that_a_moon_was_shot_only_once_the_deal_is_over() -> None:
    session = new_session(SINGLE, 1, rules=MOON)
    shot(session, "play")
    before = session.observe(1)
    shooter = require(before.moon)
    assert plate_line(shooter, replace(before, shown=(), gifts=()), NAMES) == "Shoots the moon"
    assert strip_notes(before, NAMES) == (f"{NAMES[shooter]} shoots the moon",)
    result = new_session(SINGLE, 1)
    result.deal()
    while require(result.prompt).seat is not None:
        decide(result)
    over = replace(before, running=False, results=result.match.results)
    assert strip_notes(over, NAMES) == (f"{NAMES[shooter]} shot the moon",)
    assert strip_notes(over, ["You"] * 4) == ("You shot the moon",)


def test_a_trick_of_somebody_who_may_be_the_secret_partner_costs_no_moon() -> None:
    session = new_session(SINGLE, 1, rules=MOON)
    shot(session)
    rules: Rules = patch(MOON, {"table.teams": "called_partner"})
    assert moon_lost_at(session.observe(1))
    assert not moon_lost_at(replace(session.observe(1), rules=rules))


def test_the_table_says_that_the_moon_is_missed_as_soon_as_the_trick_is_taken(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    session = table.begun(SINGLE, 1, rules=MOON)
    shot(session, "play")
    table.window.matches.open(session)
    said = list[str]()
    table.window.presenter.state_shown.connect(lambda: said.append(table.window.notice.text()))
    while not moon_lost_at(table.controller.observation):
        assert not any("missed" in each for each in said)
        table.wait_for_turn()
        table.answer_by_mouse()
        table.wait_for_turn()
    shooter = table.window.panels.names(table.controller.observation)[require(table.controller.observation.moon)]
    sentence = "You missed the moon." if shooter == "You" else f"{shooter} missed the moon."
    assert sentence in said
    assert any(entry.sentence.endswith(sentence) for entry in story(session, 0, table.controller.names)())
