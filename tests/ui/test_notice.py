"""Messages of the program during a game: where they appear, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.panels.show import notice as notices
from pinochle_qt.ui.panels.show.notice import reading_ms
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.ui.inspection import Part, blank_parts, overlaps, parts
from tests.ui.moments import moments, session_at
from tests.ui.playing import Table, let_all_decide, play_by_mouse_until, play_until
from tests.ui.small_screens import squeeze

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.panels.panel import Panel

SINGLE, THREE, EIGHT = "single_deck_partnership", "three_handed_auction", "eight_handed_four_teams"
SIZES = [(960, 640), (1280, 800)]
LONG = "The record cannot be written (No space left on device). " * 12


def until_told(table: Table) -> None:
    """Play by mouse until a notice says that melds can be seen again."""
    play_by_mouse_until(table, "play")
    assert table.window.notice.text() == Word.RECALL_MELDS()


def test_a_click_on_the_tip_shows_the_melds_again(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))
    table.open(SINGLE)
    until_told(table)
    QTest.mouseClick(table.window.notice, Qt.MouseButton.LeftButton)
    assert table.window.view.event_player.interaction.marked.recalled is not None


def part(table: Table, kind: str) -> Part:
    return next(each for each in parts(table.window) if each.kind == kind)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", [SINGLE, THREE, EIGHT])
def test_a_notice_during_play_covers_nothing(preset: str, size: tuple[int, int], qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    table.open(preset)
    until_told(table)
    for _ in range(2):
        table.wait_for_turn()
        table.window.presenter.say("The record cannot be written (No space left on device).")
        QApplication.processEvents()
        assert overlaps(table.window) == []
        assert blank_parts(table.window.grab().toImage(), table.window) == []
        table.answer_by_mouse()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", [SINGLE, THREE])
def test_a_notice_is_above_the_own_hand_and_at_nobodys_mouth(
    preset: str, size: tuple[int, int], qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    table.open(preset)
    until_told(table)
    layout, box = table.window.view.layout_now, part(table, "notice").rect
    others = [require(layout.portrait(place)) for place in range(1, layout.seats)]
    assert box.y > max(face.bottom for face in others)
    assert box.bottom <= layout.frame.height - layout.frame.margin


@pytest.mark.parametrize("preset", [SINGLE, "five_handed_called_partner"])
def test_a_notice_leaves_space_for_cards_that_rise(preset: str, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    table.open(preset)
    play_until(table, "play")
    table.window.presenter.drop_hint()
    table.window.presenter.hint(Word.RECALL_MELDS())
    layout, notice = table.window.view.layout_now, part(table, "notice").rect
    assert not notice.overlaps(layout.hand_bounds(len(table.controller.observation.hand)))
    assert not notice.overlaps(layout.bounds(layout.trick(0)))
    assert abs(notice.center.x - layout.frame.width // 2) <= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["bid", "show", "play"])
def test_a_notice_too_long_for_any_place_leaves_the_strip_visible(
    kind: str, size: tuple[int, int], qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    table.open(SINGLE)
    play_until(table, kind)
    table.window.presenter.say(LONG)
    notice, strip = part(table, "notice"), part(table, "strip")
    assert not notice.rect.overlaps(strip.rect)
    assert table.window.rect().contains(table.window.notice.geometry())


def test_a_notice_moves_away_from_a_panel_that_opens_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "reading_ms", lambda _: 3_600_000)  # long enough, however slowly this machine plays
    table.open(SINGLE)
    play_until(table, "play")
    table.window.presenter.say("The record cannot be written (No space left on device).")
    while table.wait_for_turn() is not None:
        table.answer_by_mouse()
    assert table.window.panels.score.isVisible()
    assert table.window.notice.isVisible()
    assert not part(table, "notice").rect.overlaps(part(table, "panel").rect)
    assert not part(table, "notice").rect.overlaps(part(table, "strip").rect)


def test_a_notice_disappears_by_itself_at_instant_speed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "reading_ms", len)
    table.open(SINGLE)
    until_told(table)
    table.qtbot.waitUntil(table.window.notice.isHidden)


def test_a_notice_stays_as_long_as_reading_it_takes() -> None:
    tip = Word.RECALL_MELDS()
    assert 3000 < reading_ms(tip) < 6000
    assert reading_ms(tip + tip) > reading_ms(tip)


def test_a_message_that_another_one_replaced_is_shown_again(table: Table) -> None:
    table.open(SINGLE)
    presenter, notice = table.window.presenter, table.window.notice
    presenter.say("The game cannot be saved.")
    presenter.hint("Not your turn.")
    presenter.say("The list cannot be kept.")
    presenter.say("The disk is full.")
    messages = []
    while notice.is_told:
        messages.append(notice.text())
        QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert messages == ["The disk is full.", "The game cannot be saved.", "The list cannot be kept."]


def test_escape_closes_one_message_at_a_time_and_nothing_else(table: Table) -> None:
    table.open(SINGLE)
    presenter, notice = table.window.presenter, table.window.notice
    table.window.presenter.toggle("log")
    presenter.say("The game cannot be saved.")
    presenter.say("The list cannot be kept.")
    table.key(Qt.Key.Key_Escape)
    assert notice.text() == "The game cannot be saved."
    table.key(Qt.Key.Key_Escape)
    assert not notice.is_told
    assert table.window.panels.is_shown("log")
    table.key(Qt.Key.Key_Escape)
    assert not table.window.panels.is_shown("log")


def test_escape_closes_a_message_over_a_page_before_the_page(table: Table) -> None:
    table.open(SINGLE)
    rooms = table.window.rooms
    table.window.room_opener.open_statistics()
    rooms.say("The list cannot be kept.")
    table.key(Qt.Key.Key_Escape)
    assert rooms.name
    table.key(Qt.Key.Key_Escape)
    assert not rooms.name


def test_no_message_about_a_game_stays_over_the_next_one(table: Table) -> None:
    table.open(SINGLE)
    table.window.presenter.say("The game cannot be saved.")
    table.window.presenter.say("The list cannot be kept.")
    table.open(SINGLE, seed=6)
    assert not table.window.notice.is_told


def test_a_game_that_cannot_be_saved_says_so_in_every_deal_and_when_it_can_be_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    window, messages = table.window, list[str]()
    monkeypatch.setattr(window.notice, "say", lambda sentence, **_: messages.append(sentence))
    paths.data.write_text("no folder", encoding="utf-8")
    window.matches.begin()
    session = table.controller.session
    for deal in (1, 2):
        while table.wait_for_turn() is not None:
            table.answer_by_mouse()
        unsaved = [each for each in messages if each.startswith("The game cannot be saved in")]
        assert len(unsaved) == deal
        window.presenter.next_deal()
    paths.data.unlink()
    table.wait_for_turn()
    table.answer_by_mouse()
    assert messages[-1] == f"The game is being saved again, in {session.path}."
    assert window.settings.last_journal == str(session.path)


@pytest.fixture
def small(qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a table in the smallest window."""
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))


def assert_apart(table: Table, panel: Panel) -> None:
    table.qtbot.waitUntil(panel.isVisible)
    assert table.window.notice.isVisible()
    assert not table.window.notice.geometry().intersects(panel.geometry())


def test_a_notice_moves_away_from_a_hint(small: Table) -> None:
    small.open(SINGLE)
    play_until(small, "give")
    small.window.presenter.say(LONG[: len(LONG) // 2])
    small.key(Qt.Key.Key_H)
    assert_apart(small, small.window.panels.hint)


def test_a_notice_moves_away_from_the_large_last_trick(small: Table) -> None:
    small.open(SINGLE)
    play_until(small, "play")
    while not small.controller.observation.tricks:
        small.answer_by_mouse()
        small.wait_for_turn()
    small.window.presenter.say(LONG[: len(LONG) // 12])
    small.key(Qt.Key.Key_L)
    assert_apart(small, small.window.panels.trick)


def test_a_notice_moves_away_from_the_log(table: Table) -> None:
    table.open(SINGLE)
    until_told(table)
    table.window.presenter.say(LONG[: len(LONG) // 2])
    table.window.presenter.toggle("log")
    assert_apart(table, table.window.panels.log)


def test_a_notice_waits_until_a_score_sheet_that_fills_the_table_is_closed(small: Table) -> None:
    small.open(SINGLE)
    while small.wait_for_turn() is not None:
        small.answer_by_mouse()
    small.window.presenter.next_deal()
    small.wait_for_turn()
    notice, sentence = small.window.notice, LONG[: len(LONG) // 12]
    small.window.presenter.say(sentence)
    small.key(Qt.Key.Key_S)
    assert small.window.panels.score.isVisible()
    assert notice.isHidden()
    small.key(Qt.Key.Key_Escape)
    assert small.window.panels.score.isHidden()
    assert notice.isVisible()
    assert notice.text() == sentence


@pytest.mark.parametrize("preset", [each for each, rules in PRESETS.items() if is_stock_game(rules)])
def test_the_last_chance_to_meld_is_announced_before_it_is_over(table: Table, preset: str) -> None:
    session = table.open(preset)
    melded, policy = list[int](), Policy()
    while (prompt := session.prompt) is not None and not session.observe(0).strict:
        if prompt.seat is None:
            session.deal()
            continue
        if prompt.kind == "meld":
            melded.append(len(session.observe(0).tricks))
        session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    session = table.open(preset)
    for taken in some(range(max(melded))):
        let_all_decide(
            session,
            lambda each, taken=taken: (
                each.seat == 0 and each.kind == "play" and len(session.observe(0).tricks) == taken
            ),  # type: ignore[misc]
        )
        table.window.matches.open(session)
        table.wait_for_turn()
        is_told = table.window.notice.is_told and table.window.notice.text() == Word.LAST_MELD_TRICK()
        assert is_told == (taken == max(melded) - 1)


@pytest.mark.parametrize(("name", "size"), [("laid", (1280, 800)), ("meld", (960, 640))])
def test_a_message_covers_no_mat_of_melds(table: Table, name: str, size: tuple[int, int]) -> None:
    preset, window = "simplified_two_handed_150", table.window
    table.bots.blockSignals(True)  # keeps the table as it is
    squeeze(window, size)
    window.matches.open(session_at(preset, next(each for each in moments(preset) if each.name == name)))
    table.wait_for_turn()
    assert window.notice.isVisible()
    message = window.notice.geometry().translated(0, window.view.layout_now.frame.menu)
    for mat in some(window.view.event_player.markers.mats.boxes()):
        assert not to_qt(mat).toRect().intersects(message)
