"""People at the table talk while the player at the screen has time to read it, and only if that is wanted."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer

from pinochle_qt.engine.events import CardPlayed, DealScored, MeldsShown, TrickTaken
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.bubbles import BubbleView, remark_width
from pinochle_qt.ui.table.geometry.labels import remark as place_of_remark
from pinochle_qt.ui.table.zones.table_talk import Said
from pinochle_qt.ui.window import table_talk
from pinochle_qt.ui.window.table_talk import TableTalk
from tests.checks import require, some
from tests.ui.clocks import HandClock
from tests.ui.film import Projector
from tests.ui.melding import shown_in_turn
from tests.ui.playing import Table
from tests.ui.test_piles import packs_painted
from tests.ui.test_seat_figures import TABLES, tables

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.table.zones.table_talk import Talkers

SINGLE = "single_deck_partnership"


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let somebody have something to say about every trick, meld and result."""

    def remark(event: Event, after: Observation, at: Talkers) -> Said | None:
        seat = min(at.persons)
        match event:
            case TrickTaken():
                return Said(seat, f"That was {len(after.tricks)}.")
            case MeldsShown():
                return Said(seat, "A meld.")
            case DealScored():
                return Said(seat, "The end.")
            case _:
                return None

    monkeypatch.setattr(table_talk, "remark", remark)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, talkative: None, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table at which somebody has something to say about every trick, meld and result."""
    del talkative
    new_table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), Settings(speed="instant"))
    TableTalk(new_table.window, new_table.controller)
    monkeypatch.setattr(new_table.window.presenter, "hint", lambda *_, **__: None)  # a tip would have to be read first
    return new_table


def seat_people(table: Table) -> None:
    table.window.view.set_frame(replace(table.window.frame(), has_people=True))


def wait_for_turn(table: Table) -> Prompt | None:
    """Wait until the player at the screen is asked something and nothing moves, or the deal is over."""
    table.wait_for_turn()
    table.qtbot.waitUntil(lambda: not table.window.view.event_player.is_busy)
    return table.prompt


def said(table: Table) -> str:
    """Return the remark that is shown, or an empty string."""
    item = table.window.view.seats.remark.item
    if item is None or not item.isVisible():
        return ""
    (view, *_) = item.shown
    assert isinstance(view, BubbleView)
    return view.text


def test_remarks_are_made_while_the_player_is_asked_and_end_with_a_card_of_that_player_or_of_the_speaker(
    table: Table,
) -> None:
    table.open(SINGLE)
    seat_people(table)
    at_cards: dict[int, list[str]] = {seat: [] for seat in range(4)}

    def note(shown: ViewedEvent) -> None:
        if isinstance(shown.event, CardPlayed):
            at_cards[shown.event.seat].append(said(table))

    table.window.view.event_shown.connect(note)
    heard = []
    while (prompt := wait_for_turn(table)) is not None:
        if prompt.kind == "play":
            heard.append(said(table))
        table.answer_by_mouse()
    taken = [f"That was {number}." for number in range(1, 12)]
    assert [each for each in heard if each.startswith("That")] == taken
    assert not said(table)  # the score covers the table
    assert not any(some(at_cards[0]))
    assert not any(some(at_cards[1]))  # the speaker


def test_a_remark_can_be_read_while_others_play_their_cards(table: Table) -> None:
    table.open(SINGLE)
    seat_people(table)
    seats = table.window.view.seats
    seats.say(1, "Well covered, Edith.")
    seats.hush(playing=2)
    assert said(table) == "Well covered, Edith."
    seats.hush(playing=1)
    assert not said(table)


def test_the_table_waits_for_a_remark_about_a_trick_until_the_player_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens.Tempo, "ms", lambda _, timing: 60_000 if timing is tokens.REMARK_REST else 0)
    table.open(SINGLE)
    seat_people(table)
    player = table.window.view.event_player
    while (prompt := table.wait_for_turn()) is not None and prompt.kind != "play":
        table.answer_by_mouse()
    table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: said(table) == "That was 1.")
    assert player.is_busy
    assert not player.motion.is_moving
    assert not table.controller.observation.trick
    player.finish()
    assert not player.is_busy


def test_a_remark_about_the_result_is_made_before_the_score_covers_the_table(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens.Tempo, "ms", lambda _, timing: 60_000 if timing is tokens.OUTCOME_REST else 0)
    table.open(SINGLE)
    seat_people(table)
    while table.wait_for_turn() is not None:
        table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: said(table) == "The end.")
    assert not table.window.panel_host.shows_result
    table.window.view.event_player.finish()
    assert table.window.panel_host.shows_result


def test_nothing_is_said_without_people_in_practice_or_if_it_is_not_wanted(table: Table) -> None:
    def play_a_trick() -> str:
        while wait_for_turn(table) is not None and not table.controller.observation.tricks:
            table.answer_by_mouse()
        return said(table)

    table.window.preferences.apply(replace(table.window.settings, plain_seats=True))
    table.open(SINGLE)
    assert not play_a_trick()
    table.window.preferences.apply(replace(table.window.settings, plain_seats=False))
    table.open(SINGLE)
    seat_people(table)
    assert play_a_trick() == "That was 1."
    table.window.preferences.apply(replace(table.window.settings, table_talk=False))
    assert not said(table)
    seat_people(table)
    table.open(SINGLE)
    assert not play_a_trick()
    table.window.preferences.apply(replace(table.window.settings, table_talk=True))
    table.window.matches.practice(table.begun(SINGLE).practice())
    seat_people(table)
    assert not play_a_trick()


def test_a_line_that_was_said_in_the_deal_before_is_not_said_again(table: Table) -> None:
    table.open(SINGLE)
    seat_people(table)
    heard: dict[int, list[str]] = {1: [], 2: []}
    while (number := table.controller.observation.number) <= 2 and len(table.controller.observation.results) < 2:
        if wait_for_turn(table) is None:
            table.window.presenter.next_deal()
            continue
        if said(table).startswith("That"):
            heard[number].append(said(table))
        table.answer_by_mouse()
    assert len(heard[1]) > 5
    assert heard[2] == []


def test_nobody_talks_while_there_is_a_message_to_read(table: Table) -> None:
    table.open(SINGLE)
    seat_people(table)
    table.window.presenter.say("The disk is full. " * 60)  # which takes longer to read than to play a trick
    while wait_for_turn(table) is not None and not table.controller.observation.tricks:
        table.answer_by_mouse()
    assert not said(table)


def test_a_remark_goes_by_itself_and_with_its_game(table: Table) -> None:
    table.open(SINGLE)
    seat_people(table)
    seats = table.window.view.seats
    seats.say(1, "Well covered, Edith.")
    assert said(table) == "Well covered, Edith."
    table.window.view.set_frame(replace(table.window.frame(), has_people=True, height=700))
    assert said(table) == "Well covered, Edith."
    require(seats.remark.findChild(QTimer)).timeout.emit()
    assert not said(table)
    seats.say(2, "Much obliged, everyone.")
    table.open(SINGLE)
    assert not said(table)


@pytest.mark.parametrize(("size", "seats", "has_stock"), TABLES)
def test_a_remark_covers_no_face(qapp: QApplication, size: tuple[int, int], seats: int, has_stock: bool) -> None:
    del qapp  # measures text
    for layout, place in product(some(tables(size, seats, has_stock=has_stock)[:1]), range(seats)):
        for text in ("Ha!", "Good. Really. Well done.", "Magnífico. Magnífico."):
            found = place_of_remark(layout, place, remark_width(text, layout.frame.ui))
            if found is None:
                assert seats > 4, "only a full table may have no room for a remark"
                continue
            box, _ = found
            assert layout.frame.table.contains(box)
            assert not any(box.overlaps(require(layout.portrait(each))) for each in range(seats))


def test_a_trick_lies_on_its_pile_while_somebody_speaks_about_it(qtbot: QtBot, tmp_path: Path, talkative: None) -> None:
    del talkative
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal", reduced_motion=False), clock=clock)
    TableTalk(table.window, table.controller)
    table.open(SINGLE)
    seat_people(table)
    projector, spoken = Projector(table.window, table.controller, clock), list[tuple[int, int]]()

    def look() -> None:
        seen = require(projector.event_player.seen)
        winner = seen.tricks[-1].winner
        spoken.append((packs_painted(table, winner), seen.tricks_won(winner)))

    projector.event_player.remark_awaited.connect(look)
    while len(spoken) < 3:
        projector.advance(20)
        projector.answer()
    assert all(painted == won for painted, won in spoken)


@pytest.mark.parametrize("size", [(600, 400), (853, 533), (960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("preset", [SINGLE, "cutthroat_three_handed", "double_deck_four_handed"])
def test_a_remark_covers_no_meld(qapp: QApplication, preset: str, size: tuple[int, int]) -> None:
    del qapp  # measures text
    shown = shown_in_turn(preset, 1, size)[-1]
    layout, mats = shown.layout, [mat.box for mat in some(shown.made.mats)]
    found = [
        place_of_remark(layout, place, remark_width("Good. Really. Well done.", layout.frame.ui), mats)
        for place in range(layout.seats)
    ]
    boxes = [each[0] for each in found if each is not None]
    assert not any(box.overlaps(other) for box in boxes for other in (*mats, *layout.plates_and_portraits()))
    is_rich = preset == "double_deck_four_handed" and size < (1280, 800)
    assert len(boxes) == layout.seats or is_rich, "only beside the richest melds there may be no room for a remark"


def test_a_remark_is_clear_of_the_melds_of_its_speaker_at_the_table(table: Table) -> None:
    table.open(SINGLE)
    seat_people(table)
    view = table.window.view
    while wait_for_turn(table) is not None and not view.seats.mats():
        table.answer_by_mouse()
    for seat in range(4):
        view.seats.say(seat, "Good. Really. Well done.")
        bubble = require(view.seats.remark.item).sceneBoundingRect()
        assert said(table)
        assert not any(bubble.adjusted(9, 9, -9, -9).intersects(to_qt(mat)) for mat in view.seats.mats())
