"""The quiet line at the first start: it offers the lessons until it has done its job, and is never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.newcomer import NEWCOMER_SEATS
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.teaching.lesson import lesson
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.window.lesson_offer import ENOUGH, LessonOffer
from tests.checks import require
from tests.session.driving import SINGLE, played, record_text
from tests.ui.playing import Table
from tests.ui.test_melds_stay import play_on, stays

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from pinochle_qt.record.values import SeatSetup


def opened(
    qtbot: QtBot,
    tmp_path: Path,
    size: tuple[int, int] = (1280, 800),
    *,
    deals: int = 0,
    preset: str = "",
    seats: tuple[SeatSetup, ...] = NEWCOMER_SEATS,
) -> tuple[Table, LessonOffer]:
    """Return the table of a player who has played this many deals, and the offer there."""
    paths = Paths(tmp_path / "config", tmp_path / "data")
    if deals:
        paths.games.mkdir(parents=True)
        path = paths.games / "game.pinochle"
        path.write_text(record_text(played(SINGLE, 1, deals=deals)), encoding="utf-8")
    table = Table(qtbot, paths, Settings(speed="instant", seats=seats), size, store=RecordStore(paths.games))
    if preset:
        table.open(preset)
    else:
        table.window.matches.begin()
    table.window.room_opener.library.refresh()
    offer = LessonOffer(table.window, table.controller)
    qtbot.waitUntil(lambda: offer.line is not None or not table.window.settings.offers_lessons)
    return table, offer


def offers_next_time(tmp_path: Path) -> bool:
    return load_settings(Paths(tmp_path / "config", tmp_path / "data").settings)[0].offers_lessons


def test_a_new_player_is_offered_lessons_without_losing_the_focus(qtbot: QtBot, tmp_path: Path) -> None:
    table, offer = opened(qtbot, tmp_path)
    assert offer.line is not None
    assert offer.line.isVisible()
    table.press(offer.line.link)
    assert table.window.rooms.name == "learn"


def test_somebody_who_has_played_before_gets_stronger_opponents(qtbot: QtBot, tmp_path: Path) -> None:
    table, offer = opened(qtbot, tmp_path, seats=NEWCOMER_SEATS)
    players = [each.player for each in table.controller.session.people]
    assert players == ["human", "computer:easy", "computer:strong", "computer:easy"]
    line = require(offer.line)
    table.press(line.stronger)
    assert [each.player for each in table.controller.session.people[1:]] == ["computer:strong"] * 3
    assert offer.line is None
    assert load_settings(Paths(tmp_path / "config", tmp_path / "data").settings)[0].seats == Settings().seats


def test_only_a_newcomer_is_asked_about_the_opponents_and_only_before_the_first_deal_is_over(
    qtbot: QtBot, tmp_path: Path
) -> None:
    for name, seats, deals, is_offered in (
        ("new", NEWCOMER_SEATS, 0, True),
        ("usual", Settings().seats, 0, False),
        ("one deal", NEWCOMER_SEATS, 1, False),
    ):
        _, offer = opened(qtbot, tmp_path / name, seats=seats, deals=deals)
        assert offer.line is not None
        assert offer.line.stronger.isVisible() is is_offered


def test_the_offer_is_in_the_chosen_language(qtbot: QtBot, tmp_path: Path, application: QApplication) -> None:
    table, offer = opened(qtbot, tmp_path)
    assert offer.line is not None
    english = offer.line.link.text()
    try:
        table.window.preferences.apply(replace(table.window.settings, language="de"))
        assert offer.line.link.text() not in {"", english}
    finally:
        speak(application, "en")


def test_a_closed_offer_never_returns(qtbot: QtBot, tmp_path: Path) -> None:
    table, offer = opened(qtbot, tmp_path)
    assert offer.line is not None
    line = offer.line
    table.press(line.cross)
    assert not line.isVisible()
    assert not offers_next_time(tmp_path)


def test_the_offer_is_back_after_a_look_into_a_lesson_and_gone_once_one_is_finished(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table, offer = opened(qtbot, tmp_path)
    assert offer.line is not None
    table.press(offer.line.link)
    for at, is_finished in ((0, False), (len(lesson("cards").steps) - 1, True)):
        table.window.room_opener.lesson_asked.emit("cards", at)
        lessons = require(table.window.lessons)
        assert not require(offer.line).isVisible()
        if is_finished:
            require(lessons.run).is_done = True
            lessons.coach.card.next.clicked.emit()
        else:
            lessons.leave()
        table.window.rooms.close()
        assert (offer.line is None) is is_finished
        assert offers_next_time(tmp_path) is not is_finished
        assert is_finished or offer.line.isVisible()


def test_experienced_players_are_not_offered_lessons(qtbot: QtBot, tmp_path: Path) -> None:
    _, offer = opened(qtbot, tmp_path, deals=ENOUGH)
    assert offer.line is None
    assert not offers_next_time(tmp_path)


def test_a_single_deal_is_not_enough_experience(qtbot: QtBot, tmp_path: Path) -> None:
    _, offer = opened(qtbot, tmp_path, deals=ENOUGH - 1)
    assert offer.line is not None


@pytest.mark.parametrize(
    ("size", "preset"),
    [((960, 640), ""), ((1280, 800), ""), ((1280, 800), "hayes_two_handed"), ((1280, 800), "eight_handed_four_teams")],
)
def test_the_offer_covers_no_plate(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], preset: str) -> None:
    table, offer = opened(qtbot, tmp_path, size, preset=preset)
    assert offer.line is not None
    assert offer.line.isVisible()
    view = table.window.view
    if offer.line.is_in_corner:
        box = view.occupied.box_of(offer.line, view.layout_now)
        assert not any(box.overlaps(each) for each in view.layout_now.plates())
    else:
        assert offer.line.parent() is table.window.menuBar()


@pytest.mark.parametrize("seed", [4, 13])
def test_the_offer_covers_no_melds(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    table, offer = opened(qtbot, tmp_path)
    view = table.window.view
    table.open("double_deck_four_handed", seed)  # a deal in which the player on the left melds a lot
    play_on(table)
    assert stays(table)
    assert offer.line is not None
    box = view.occupied.box_of(offer.line, view.layout_now)
    assert offer.line.parent() is table.window.menuBar() or not any(
        box.overlaps(each) for each in view.occupied.on_felt(view.layout_now)
    )


def test_the_offer_gives_way_to_melds_while_others_go_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, offer = opened(qtbot, tmp_path)
    view = table.window.view
    assert offer.line is not None
    assert offer.line.parent() is not table.window.menuBar()
    box = view.occupied.box_of(offer.line, view.layout_now)
    monkeypatch.setattr(view.occupied, "on_felt", lambda _: [box])  # as if melds had landed there
    view.event_player.seen_changed.emit()
    assert offer.line.parent() is table.window.menuBar()


def test_the_offer_beside_the_menus_makes_room_for_the_practice_label(qtbot: QtBot, tmp_path: Path) -> None:
    table, offer = opened(qtbot, tmp_path, (960, 640))
    window = table.window
    window.matches.practice(table.controller.session.practice())
    assert offer.line is not None
    assert not offer.line.isVisible()
    window.preferences.apply(window.settings)
    assert not offer.line.isVisible()
    window.matches.leave_practice()
    assert offer.line.isVisible()
    assert window.menuBar().cornerWidget() is offer.line
    assert not offer.line.geometry().intersects(window.menuBar().actionGeometry(window.menuBar().actions()[0]))
