"""Whole games in the real window, by mouse and by keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pinochle_qt.engine.actions import DeclareOut, ShootMoon
from pinochle_qt.engine.events import KittyShared
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.panels.ask.meld_row import MeldRow
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.questions.meld_lines import meld_lines
from tests.checks import require
from tests.ui.playing import LEFT, Table, play_until

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

GAMES = ("single_deck_partnership", "simplified_two_handed_150")
PICTURES = os.environ.get("PINOCHLE_PICTURES")
"""A folder in which pictures of every phase are saved for inspection."""


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


@pytest.mark.parametrize(
    ("preset", "size"),
    [
        *((preset, (960, 640)) for preset in PRESETS),
        *((preset, (1280, 800)) for preset in (PRESETS if PICTURES else GAMES)),
    ],
)
def test_a_deal_can_be_played_by_mouse(qtbot: QtBot, paths: Paths, preset: str, size: tuple[int, int]) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"), size)
    session = table.open(preset)
    seen: set[str] = set()
    while (prompt := table.wait_for_turn()) is not None:
        if PICTURES and (prompt.kind not in seen or (prompt.kind in {"play", "meld"} and len(session.steps) % 5 == 0)):
            name = f"{preset}-{size[0]}-{len(session.steps):03}-{prompt.kind}.png"
            table.save_picture(Path(PICTURES) / name)
        seen.add(prompt.kind)
        table.answer_by_mouse()
    assert session.match.results
    assert not table.window.panels.score.isHidden()
    if PICTURES:
        table.save_picture(Path(PICTURES) / f"{preset}-{size[0]}-score.png")
    table.press(table.window.panels.score.main_button)
    qtbot.waitUntil(lambda: session.match.number == 2)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_can_be_played_by_keys(qtbot: QtBot, paths: Paths, preset: str) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = table.open(preset, seed=5)
    while table.wait_for_turn() is not None:
        table.answer_by_keys()
    assert session.match.results


@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_whole_match_can_be_played(qtbot: QtBot, paths: Paths, preset: str, hands: str) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = table.open(preset, seed=11, target=500)
    for _ in range(40):
        while table.wait_for_turn() is not None:
            table.answer_by_mouse() if hands == "mouse" else table.answer_by_keys()
        if session.is_over:
            qtbot.waitUntil(table.window.panels.match_end.isVisible)
            break
        score = table.window.panels.score
        qtbot.waitUntil(score.isVisible)
        if hands == "mouse":
            table.press(score.main_button)
        else:
            table.key(Qt.Key.Key_Return)
    assert session.is_over
    assert session.match.winners
    total = 250
    for result in session.match.results:
        if result.outcome in {"made", "set", "played"}:
            assert sum(result.tricks) == total


@pytest.mark.parametrize("preset", GAMES)
def test_input_never_waits_for_animations(qtbot: QtBot, paths: Paths, preset: str) -> None:
    """Play as soon as there is a question, while cards are still moving: every press ends their movement first."""
    table = Table(qtbot, paths, Settings(speed="fast"))
    session = table.open(preset, seed=3)
    for _ in range(12):
        if table.wait_for_turn() is None:
            break
        table.window.view.event_player.finish()
        table.answer_by_mouse()
    assert len(session.steps) > 12
    table.window.view.event_player.finish()


@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize(
    ("preset", "kind"), [("partnership_four_handed_kitty", "distribute"), ("five_handed_called_partner", "call")]
)
def test_a_bidder_decides_rare_questions_with_mouse_and_keys(
    qtbot: QtBot, paths: Paths, preset: str, kind: str, hands: str
) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"), (960, 640))
    session = table.open(preset, seed=1)
    asked = False
    while (prompt := table.wait_for_turn()) is not None and not (asked and prompt.kind == "play"):
        if prompt.kind == "bid" and prompt.bids is not None:
            table.key(Qt.Key.Key_Return)  # bid until nobody else does
            continue
        if prompt.kind == kind:
            asked = True
            if PICTURES:
                table.save_picture(Path(PICTURES) / f"{preset}-960-{kind}.png")
        table.answer_by_mouse() if hands == "mouse" else table.answer_by_keys()
    assert asked
    deal = require(session.match.deal)
    assert deal.kitty_shared if kind == "distribute" else deal.partner is not None


def test_the_list_of_melds_is_as_high_as_its_lines_need(qtbot: QtBot, paths: Paths) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = table.open("simplified_two_handed_150", seed=6)
    heights: dict[int, int] = {}
    while len(heights) < 2 and not session.match.results:
        prompt = require(table.wait_for_turn())
        if prompt.kind == "meld":
            listed = table.window.panels.melds
            lines = len(meld_lines(prompt))
            assert heights.setdefault(lines, listed.height()) == listed.height()
            assert len([row for row in listed.findChildren(MeldRow) if row.isVisible()]) == lines
        table.answer_by_keys()
    few, many = sorted(heights)
    assert heights[few] < heights[many]


def test_two_cards_of_the_kitty_are_exchanged_by_mouse(qtbot: QtBot, paths: Paths) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = table.open("partnership_four_handed_kitty", seed=1)
    while (prompt := table.wait_for_turn()) is not None and prompt.kind != "distribute":
        table.key(Qt.Key.Key_Return)
    assert prompt is not None
    kitty = table.window.panels.kitty
    before = kitty.shares
    table.press(kitty.places[0])
    table.press(kitty.places[2])
    wanted = (before[2], before[1], before[0], *before[3:])
    assert kitty.shares == wanted
    table.press(kitty.main_button)
    happenings = (each.event for step in session.steps for each in step.events)
    shared = next(event for event in happenings if isinstance(event, KittyShared))
    assert shared.cards == wanted


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_claim_to_be_out_takes_two_clicks(qtbot: QtBot, paths: Paths, hands: str) -> None:
    changes = {"simplified_two_handed_150": {"match.declare_out": True}}
    table = Table(qtbot, paths, Settings(speed="instant", patches=changes))
    session = table.open("simplified_two_handed_150", seed=2)
    assert table.wait_for_turn() is not None
    claim = table.window.panels.claim
    declare = table.window.menus.action(Menu.DECLARE_OUT)
    for _ in range(2):
        assert not session.match.results
        if hands == "mouse":
            table.press(claim.main_button)
        else:
            declare.trigger()
    assert session.match.results[0].outcome == "declared_out"
    assert claim.isHidden()


def test_an_unintended_claim_is_forgotten(qtbot: QtBot, paths: Paths) -> None:
    changes = {"simplified_two_handed_150": {"match.declare_out": True}}
    table = Table(qtbot, paths, Settings(speed="instant", patches=changes))
    session = table.open("simplified_two_handed_150", seed=2)
    assert table.wait_for_turn() is not None
    table.press(table.window.panels.claim.main_button)
    table.answer_by_mouse()
    table.wait_for_turn()
    table.press(table.window.panels.claim.main_button)
    assert not session.match.results


@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize(("preset", "option"), [("double_deck_four_handed", "1000"), ("three_handed_auction", "game")])
def test_the_moon_can_be_shot(qtbot: QtBot, paths: Paths, preset: str, option: str, hands: str) -> None:
    changes = {preset: {"match.shoot_the_moon": option}}
    table = Table(qtbot, paths, Settings(speed="instant", patches=changes))
    session = table.open(preset, seed=5)
    while (prompt := table.wait_for_turn()) is not None and prompt.kind != "decide":
        table.answer_by_mouse() if hands == "mouse" else table.answer_by_keys()
    assert prompt is not None
    decide = table.window.panels.decide
    at = next(at for at, action in enumerate(decide.choices) if isinstance(action, ShootMoon))
    if hands == "mouse":
        table.press(decide.buttons[at])
    else:
        table.key(Qt.Key(Qt.Key.Key_1.value + at))
    deal = require(session.match.deal)
    assert deal.moon == 0


def test_declaring_out_is_in_the_menu_only_if_possible(qtbot: QtBot, paths: Paths) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    preset = "simplified_two_handed_150"
    entry = table.window.menus.action(Menu.DECLARE_OUT)
    for can_declare in (False, True, False):
        table.open(preset, rules=patch(PRESETS[preset], {"match.declare_out": can_declare}))
        prompt = require(table.wait_for_turn())
        assert any(isinstance(choice, DeclareOut) for choice in prompt.choices) == can_declare
        assert entry.isEnabled() == can_declare


def test_keys_named_by_a_panel_work_after_a_click_on_the_table(qtbot: QtBot, paths: Paths) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.open("single_deck_partnership")
    play_until(table, "bid")
    table.click_card(table.window.view.choice.hand[0])
    table.key(Qt.Key.Key_P)
    assert table.prompt is None or table.prompt.kind != "bid"
    while table.wait_for_turn() is not None:
        table.answer_by_keys()
    assert table.controller.awaits_deal
    view = table.window.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.rect().bottomRight() - QPoint(9, 9))
    table.key(Qt.Key.Key_Return)
    assert not table.controller.awaits_deal
