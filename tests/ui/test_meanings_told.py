"""What actions mean is explained by mouse and by keys: at plates, at bubbles, in the trick and in the log."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Pass
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.events import CardPlayed
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.meaning_catalog import Meaning
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.table.input.occupied_areas import panel_box
from pinochle_qt.ui.table.scene.event_player import EventPlayer
from pinochle_qt.words import text
from tests.checks import require, some
from tests.ui.moments import moments, session_at
from tests.ui.playing import LEFT, Table, let_all_decide, play_until
from tests.ui.test_curtain import STOCK, play_until_called

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Point, Rect
    from pinochle_qt.ui.panels.show.log import LogPanel

SINGLE, EIGHT = "single_deck_partnership", "eight_handed_four_teams"
SIZES = [(960, 640), (1280, 800), (1920, 1080)]


def explanation_shown(table: Table) -> tuple[str, str] | None:
    """Return the title and the text of the explanation shown, if there is one."""
    panels = table.window.panels
    return panels.hint.lines if panels.has_hint and panels.hint.isVisible() else None


def press_w(table: Table) -> tuple[str, str] | None:
    QTest.keyClick(table.window.focusWidget() or table.window.view, Qt.Key.Key_W)
    return explanation_shown(table)


def click(table: Table, at: Point | QPointF) -> None:
    view = table.window.view
    x, y = (at.x(), at.y()) if isinstance(at, QPointF) else (at.x, at.y)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(x, y))


def click_plate(table: Table, place: int) -> None:
    click(table, table.window.view.layout_now.plate(place).center)


def click_trick(table: Table, at: int) -> int:
    """Click a card of the trick and return who played it."""
    player = table.window.view.event_player
    assert player.zones is not None
    seat, token = player.zones.trick[at]
    click(table, player.cards.item(token).box().center())
    return seat


def test_a_key_explains_one_action_after_the_other_and_starts_again_at_the_end(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    others = len(table.controller.observation.calls)
    assert others > 1
    explanations = [press_w(table) for _ in range(others + 1)]
    assert all(explanations)
    assert len(set(explanations)) == others
    assert explanations[0] == explanations[-1]
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    assert explanation_shown(table) is None


def test_a_key_first_explains_what_has_happened_since(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    press_w(table)
    press_w(table)
    table.answer_by_mouse()
    play_until(table, "play", with_duty=True)
    newest, before = press_w(table), press_w(table)
    seen = table.controller.observation
    assert newest is not None
    assert text.card(seen.trick[-1]) in newest[0]
    assert before != newest


def test_an_action_is_explained_at_its_plate_and_bubble_until_the_next_press(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    seen = table.controller.observation
    last = seen.calls[-1]
    place = (last.seat - (seen.viewer or 0)) % seen.players
    click_plate(table, place)
    at_plate = require(explanation_shown(table))
    assert table.window.panels.names(seen)[last.seat] in at_plate[0]
    click(table, QPointF(table.window.view.layout_now.frame.margin + 4, 400))
    assert explanation_shown(table) is None
    words = next(
        item for item in table.window.view.scene().items() if type(item).__name__ == "BubbleItem" and item.isVisible()
    )
    click(table, words.sceneBoundingRect().center())
    assert explanation_shown(table) is not None


def test_a_click_on_a_plate_shows_melds_and_the_next_one_explains_the_action(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play")
    seen = table.controller.observation
    place = next(place for place in range(1, 4) if seen.shown[(place + (seen.viewer or 0)) % 4])
    click_plate(table, place)
    assert table.window.view.event_player.interaction.marked.recalled is not None
    assert explanation_shown(table) is None
    click_plate(table, place)
    explanation = require(explanation_shown(table))
    assert table.window.panels.names(seen)[(place + (seen.viewer or 0)) % 4] in explanation[0]


def test_clicking_a_card_of_the_trick_explains_it_and_plays_nothing(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    before = table.controller.observation
    seat = click_trick(table, 0)
    explanation = require(explanation_shown(table))
    assert explanation[0].startswith(table.window.panels.names(before)[seat])
    assert text.card(before.trick[0]) in explanation[0]
    assert table.controller.observation == before


def test_a_line_of_the_log_is_explained_by_click_and_by_enter(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    QTest.keyClick(table.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    rows = table.window.panels.log.view
    model = rows.model()
    row = next(row for row in range(model.rowCount()) if "bid " in str(model.index(row, 0).data()))
    rows.scrollTo(model.index(row, 0))
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(model.index(row, 0)).center())
    explanation = require(explanation_shown(table))
    assert explanation[0] == model.index(row, 0).data()
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    rows.setFocus()
    rows.setCurrentIndex(model.index(row + 1, 0))
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert explanation_shown(table) is not None
    assert explanation_shown(table) != explanation


def test_an_explanation_is_announced_to_screen_readers_once(table: Table, heard: list[str]) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    QApplication.processEvents()
    heard.clear()
    explanation = require(press_w(table))
    assert heard == [text.spoken(f"{explanation[0]} {explanation[1]}")]


def test_an_explanation_opened_while_others_decide_stays_until_the_person_has_decided(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    controller, seen = table.controller, table.controller.observation
    controller.set_paused(True)
    controller.submit(Pass(seen.viewer or 0))
    QTest.keyClick(table.window.view, Qt.Key.Key_W)
    explanation = require(explanation_shown(table))
    controller.set_paused(False)
    table.qtbot.waitUntil(lambda: controller.prompt is not None)
    assert controller.observation.calls != seen.calls
    assert explanation_shown(table) == explanation
    table.answer_by_mouse()
    assert explanation_shown(table) is None


def test_an_explanation_does_not_stay_for_the_next_person(table: Table) -> None:
    table.open(STOCK, people=2)
    play_until_called(table)
    table.window.panels.curtain.taken_over.emit()
    assert press_w(table) is not None or table.controller.prompt is not None
    table.window.presenter.meanings.show("title", "words")
    table.window.panel_host.call_person(1)
    assert explanation_shown(table) is None


def test_nothing_is_explained_under_the_curtain(table: Table) -> None:
    table.open(STOCK, people=2)
    play_until_called(table)
    assert press_w(table) is None
    click_plate(table, 1)
    table.window.presenter.meanings.tell_of_seat(1, is_card=False)
    assert explanation_shown(table) is None


def test_actions_not_yet_shown_are_not_explained(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    first, second = press_w(table), press_w(table)
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    assert first != second
    monkeypatch.setattr(EventPlayer, "waiting", 1)
    table.window.presenter.meanings.tell_before()  # what was explained last is no longer known
    assert explanation_shown(table) == second


def test_an_undone_action_is_no_longer_explained(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    press_w(table)
    table.controller.undo()
    play_until(table, "play")
    explanation, seen = press_w(table), table.controller.observation
    names = {text.card(face) for face in seen.trick} | {
        text.card(face) for trick in seen.tricks for face in trick.cards
    }
    assert explanation is not None
    assert not seen.trick or any(name in explanation[0] for name in names)


def longest() -> list[str]:
    """Return the longest explanations of a pass, a bid and a card."""
    facts: dict[str, str | int] = {
        "points": 1000,
        "usual": 1000,
        "count": 10,
        "suit": text.suit_name(Suit.DIAMONDS),
        "card": "10♥",
    }
    together = (
        (Meaning.HELPS, Meaning.NOT_GOOD_FOR, Meaning.OFTEN_WRONG),
        (Meaning.GIVES_UP_POINTS, Meaning.NO_SUIT_NO_TRUMP, Meaning.IF_LEGAL),
        (Meaning.HOLDS_RUN_OR, Meaning.BETTER_THAN_USUAL, Meaning.GOES_ON, Meaning.OFTEN_WRONG),
    )
    return [" ".join(each(**facts) for each in sentences) for sentences in together]


def most_covered(box: Rect, plates: Sequence[Rect]) -> float:
    """Return the largest fraction of a plate that a box covers."""
    parts = [(to_qt(box) & to_qt(plate), plate) for plate in plates]
    return max(part.width() * part.height() / (plate.width * plate.height) for part, plate in parts)


@pytest.mark.parametrize(("preset", "size"), [(SINGLE, SIZES[0]), (SINGLE, SIZES[2]), (EIGHT, SIZES[0])])
def test_the_continue_button_and_the_explanation_leave_each_other_visible(
    table: Table, preset: str, size: tuple[int, int]
) -> None:
    window, event_player = table.window, table.window.view.event_player
    window.resize(*size)
    QApplication.processEvents()
    table.open(preset)
    play_until(table, "show")
    table.controller.set_paused(True)
    table.answer_by_mouse()
    QApplication.processEvents()
    window.panel_host.advise("Walter", longest()[1], stays=True)
    table.controller.set_paused(False)
    table.qtbot.waitUntil(lambda: event_player.interaction.asked.melds_stay)
    assert explanation_shown(table) is not None
    assert not window.panels.go_on.geometry().intersects(window.panels.hint.geometry())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "moment"), [(SINGLE, "bid"), (SINGLE, "follow"), (EIGHT, "follow")])
def test_an_explanation_is_complete_and_covers_neither_plates_nor_the_trick(
    table: Table, application: QApplication, preset: str, moment: str, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    window = table.window
    window.resize(*size)
    window.matches.open(session_at(preset, next(each for each in moments(preset) if each.name == moment)))
    layout = window.view.layout_now
    for words in some(longest()):
        window.panel_host.advise("Walter spielt 10♥.", words)
        box = panel_box(window.panels.hint, layout)
        assert layout.frame.table.y <= box.y
        assert box.bottom <= layout.frame.table.bottom
        assert most_covered(box, layout.plates()) <= (0.3 if len(layout.plates()) == 8 and size == SIZES[0] else 0.0)
        assert window.panels.hint.height() >= window.panels.hint.needed_height(window.panels.hint.width())


def test_a_log_remembers_the_event_of_each_line(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    seen: list[object] = []
    log: LogPanel = table.window.panels.log
    log.meaning_requested.connect(seen.append)
    model = log.view.model()
    for row in range(model.rowCount()):
        log.view.clicked.emit(model.index(row, 0))
    sentences = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    played = [each for each in seen if isinstance(each[0], CardPlayed)]  # type: ignore[index]
    assert len(played) == sum(bool(re.search(" (led|played) [^ ]*[♠♥♦♣]", sentence)) for sentence in sentences)


def covered(table: Table) -> list[str]:
    """Return what the explanation covers of the things that are needed for an answer or show how the game stands."""
    panels, view = table.window.panels, table.window.view
    layout, hint = view.layout_now, panel_box(panels.hint, view.layout_now)
    assert panels.hint.isVisible()
    boxes = {f"plate {place}": box for place, box in enumerate(layout.plates())}
    boxes["sums"] = panel_box(panels.meld_sum, layout)
    boxes["hand"] = view.occupied.hand(layout)
    boxes["own place"] = layout.own_place
    return [name for name, box in boxes.items() if box.overlaps(hint)]


@pytest.fixture
def full_table(application: QApplication, qtbot: QtBot, tmp_path: Path) -> Table:
    """Return a small window in which cards and texts take up much room."""
    speak(application, "de")
    settings = Settings(speed="instant", language="de", large_index=True)
    return Table(qtbot, Paths(tmp_path, tmp_path), settings, (960, 700))


def open_play(table: Table, seat: Seat, left: int) -> None:
    """Open the table of eight where a seat is to play and has this many cards left."""
    session = table.begun(EIGHT)
    let_all_decide(session, lambda each: each.kind == "play" and each.seat == seat and len(each.hand) == left)
    table.window.matches.open(session)


@pytest.mark.parametrize("left", [6, 5, 4])
def test_an_explanation_at_a_full_table_covers_neither_plates_sums_nor_the_hand(full_table: Table, left: int) -> None:
    open_play(full_table, 0, left)
    for _ in range(4):
        assert press_w(full_table) is not None
        assert covered(full_table) == []


def test_an_explanation_opened_while_others_decide_frees_the_hand_and_its_place_again(full_table: Table) -> None:
    full_table.controller.set_paused(True)
    open_play(full_table, 7, 4)
    explanation = press_w(full_table)
    assert covered(full_table) == ["own place"]
    full_table.controller.set_paused(False)
    full_table.wait_for_turn()
    assert explanation_shown(full_table) == explanation
    assert covered(full_table) == []
