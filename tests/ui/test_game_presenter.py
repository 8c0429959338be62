"""What the table shows while cards move and while they rest."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.events import CardPlayed, TrickTaken
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.cards import face_drawing
from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.draw.theme import SQUARE, SWEEP, Speed, Tempo
from pinochle_qt.ui.table.geometry.piles import trick_pack
from pinochle_qt.ui.table.scene import event_player as event_player_module
from pinochle_qt.ui.table.scene.label_words import plate_view
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import contract_standing
from pinochle_qt.words.text import card, seat_names, shown_names
from tests.checks import require
from tests.ui.moments import moments, session_at
from tests.ui.playing import EVERYBODY, shown_is_known

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token
    from tests.ui.playing import Table

SINGLE = "single_deck_partnership"


def land(table: Table) -> None:
    """Let everything that is moving arrive, as it would in time, and what follows from it begin."""
    event_player, has_more = table.window.view.event_player, True
    while has_more:
        has_more = event_player.moves_again
        event_player.motion.clock.pause()
        event_player.motion.clock.setCurrentTime(60_000)
        QApplication.processEvents()


def sit_down(table: Table, people: int = 1, *, leads: bool = False) -> None:
    """Open a table at which the first of this many human players is to play a card, or to lead one."""
    players = ("human",) * people + ("computer:steady",) * (4 - people)
    seats = tuple(SeatSetup(name, player) for name, player in zip(EVERYBODY, players, strict=False))
    policy, session = Policy(), Session.new(PRESETS[SINGLE], SINGLE, seats, 5)
    session.deal()
    while (prompt := session.prompt) is not None and (
        (prompt.kind, prompt.seat) != ("play", 0) or (leads and session.observe(0).trick)
    ):
        session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    table.window.matches.open(session)


@pytest.fixture(autouse=True)
def _cards_rest_until_a_test_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards rest for an hour: on a slow machine, their rest could be over before a test looks at them."""

    class SlowTimer(QTimer):
        def start(self, _ms: int = 0) -> None:
            super().start(3_600_000)

    monkeypatch.setattr(event_player_module, "QTimer", SlowTimer)


def begin_trick(table: Table, tempo: Tempo, people: int = 1, *, leads: bool = False) -> None:
    """Let the player play or lead a card at a given pace."""
    sit_down(table, people, leads=leads)
    if table.controller.awaits_person:
        table.press(table.window.panels.curtain.main_button)
    table.window.view.set_tempo(tempo)
    table.answer_by_mouse()


def until_trick_is_full(table: Table) -> None:
    """Let one card after the other be played until the trick is full."""
    event_player = table.window.view.event_player
    for _ in range(20):
        if event_player.pause_timer.isActive():
            return
        land(table)
    raise AssertionError("nothing rests")


def end_rest(event_player: EventPlayer) -> None:
    """Go on as if the cards had rested long enough."""
    event_player.pause_timer.stop()
    event_player.pause_timer.timeout.emit()


def pass_time(event_player: EventPlayer, ms: int) -> None:
    """Set the clock of the motion to a time in milliseconds since it started."""
    event_player.motion.clock.pause()
    event_player.motion.clock.setCurrentTime(ms)


def marked_cards(table: Table) -> list[Token]:
    """Return the cards with the ring of the winning card."""
    event_player = table.window.view.event_player
    tokens = event_player.zones.tokens() if event_player.zones is not None else []
    rings = {
        token: event_player.cards.item(token).overlays.get("winning")
        for token in tokens
        if event_player.cards.has(token)
    }
    return [token for token, ring in rings.items() if ring is not None and ring.isVisible()]


def winning(table: Table) -> int:
    """Return the number of cards with the ring of the winning card."""
    return len(marked_cards(table))


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(is_reduced=True)], ids=["normal", "reduced motion"])
def test_the_winner_is_marked_until_the_trick_is_swept_away(table: Table, tempo: Tempo) -> None:
    begin_trick(table, tempo)
    until_trick_is_full(table)
    event_player = table.window.view.event_player
    assert event_player.zones is not None
    assert len(event_player.zones.trick) == 4
    assert winning(table) == 1
    assert len(event_player.markers.pills) == 1
    seen: list[ViewedEvent] = []
    event_player.event_shown.connect(seen.append)
    end_rest(event_player)
    assert isinstance(seen[0].event, TrickTaken)
    assert winning(table) == 0
    assert event_player.markers.pills == []


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(is_reduced=True)], ids=["normal", "reduced motion"])
def test_no_card_wins_the_trick_before_it_is_on_the_table(table: Table, tempo: Tempo) -> None:
    begin_trick(table, tempo, leads=True)
    event_player, found = table.window.view.event_player, 0
    while not event_player.pause_timer.isActive():
        assert event_player.zones is not None
        flying = event_player.zones.trick[-1][1]
        assert event_player.motion.is_moving
        marked = marked_cards(table)
        assert flying not in marked
        assert len(marked) == len(event_player.markers.pills) == (len(event_player.zones.trick) > 2)
        found += len(marked)
        land(table)
    assert found
    assert winning(table) == 1


def test_a_full_trick_keeps_nobody_waiting(table: Table) -> None:
    begin_trick(table, Tempo())
    until_trick_is_full(table)
    event_player = table.window.view.event_player
    assert event_player.zones is not None
    full = [token for _, token in event_player.zones.trick]
    event_player.finish()
    assert not event_player.is_busy
    assert not any(event_player.cards.has(token) for token in full)


def test_a_swept_trick_stays_sharp_without_drawing_any(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_trick(table, Tempo())
    until_trick_is_full(table)
    view = table.window.view
    event_player, layout = view.event_player, view.layout_now
    zones = require(event_player.zones)
    end_rest(event_player)
    drawn = Mock(wraps=face_drawing.drawn_alone)
    monkeypatch.setattr(face_drawing, "drawn_alone", drawn)
    pass_time(event_player, SQUARE.ms)
    QApplication.processEvents()
    ((taker, token),) = zones.leaving
    item, pack = event_player.cards.item(token), trick_pack(layout, require(taker), 0)
    large, small = layout.card_width(SizeClass.L), layout.card_width(SizeClass.S) * pack.scale
    for share, shown in ((0.0, large), (0.5, (large + small) / 2)):
        pass_time(event_player, round(share * SWEEP.ms))
        assert item.width == large
        assert item.scale() * item.width == pytest.approx(shown, abs=1)
    assert not drawn.called


def acting(table: Table) -> list[int]:
    """Return the seats whose plates show that it is their turn."""
    return [seat for seat, view in enumerate(table.window.view.seats.views) if view.is_acting]


def counts_shown(table: Table) -> tuple[int, list[str], str]:
    """Return the number of cards in the last trick, the numbers on the plates, and the points counted in the strip."""
    window = table.window
    numbers = [view.number for view in window.view.seats.views]
    return len(window.panels.last_trick.cards), numbers, window.strip.labels["got"].text()


def is_up_to_date(table: Table) -> bool:
    """Return whether the plates, the strip and the last trick show everything that is known."""
    known, window = table.controller.observation, table.window
    prompt, thinking = table.prompt, window.view.seats.thinking
    names = seat_names(known.seated, shown_names(table.controller.session.people))
    plates = [plate_view(known, seat, names, prompt, thinking) for seat in range(known.players)]
    last = known.tricks[-1].cards if known.tricks else ()
    standing = window.strip.standing
    return (
        window.view.seats.views == plates
        and window.panels.last_trick.cards == last
        and standing == contract_standing(known)
    )


def test_nobody_has_the_turn_until_all_cards_are_dealt(table: Table) -> None:
    table.window.view.set_tempo(Tempo())
    table.open(SINGLE, seed=5)
    for ms in (0, 100, 200):
        pass_time(table.window.view.event_player, ms)
        assert table.window.view.event_player.motion.is_moving
        assert acting(table) == []
    land(table)
    assert len(acting(table)) == 1
    assert is_up_to_date(table)


def deal_to_first_bidder(table: Table, tempo: Tempo) -> None:
    """Deal at a given pace in a game in which the player at the screen bids first."""
    table.window.view.set_tempo(tempo)
    for seed in range(1, 20):
        session = table.open(SINGLE, seed=seed)
        if session.prompt is not None and session.prompt.seat == 0:
            return
    raise AssertionError("the others always bid first")


@pytest.mark.parametrize(
    "tempo",
    [Tempo(), Tempo(Speed.SLOW), Tempo(Speed.FAST), Tempo(is_reduced=True)],
    ids=["normal", "slow", "fast", "reduced motion"],
)
def test_nobody_is_asked_until_all_cards_are_dealt(table: Table, tempo: Tempo) -> None:
    deal_to_first_bidder(table, tempo)
    event_player, bid = table.window.view.event_player, table.window.panels.bid
    for ms in (0, 40):
        pass_time(event_player, ms)
        assert event_player.motion.is_moving
        assert not bid.isVisible()
        assert table.prompt is None
    land(table)
    assert not event_player.is_busy
    assert bid.isVisible()
    assert table.prompt is not None
    assert acting(table) == [0]


def test_melds_during_play_are_asked_for_once_the_trick_has_left_the_place_of_the_mat(table: Table) -> None:
    session, view = table.open("wikipedia_two_handed"), table.window.view
    while True:
        require(table.wait_for_turn())
        seen = table.controller.observation
        view.set_tempo(Tempo() if seen.trick else Tempo(Speed.INSTANT))
        table.controller.submit(table.policy.decide(seen, require(table.prompt), None).action)
        asked = require(session.prompt)
        if view.event_player.is_busy and asked.kind == "meld" and asked.seat == 0 and len(asked.choices) > 1:
            break
        view.finish()
    prompt_before = table.prompt
    assert prompt_before is None
    assert "mat" not in table.window.panels.made or not table.window.panels.mat.isVisible()
    assert not view.event_player.interaction.asked.has_mat
    view.finish()
    assert table.prompt == asked
    assert table.window.panels.mat.isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_press_during_the_dealing_leads_to_the_question_and_answers_nothing(table: Table, *, by_key: bool) -> None:
    deal_to_first_bidder(table, Tempo())
    before = len(table.controller.session.steps)
    assert not table.window.panels.bid.isVisible()
    if by_key:
        QTest.keyClick(table.window.focusWidget() or table.window.view, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(table.window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert table.prompt is not None
    assert table.window.panels.bid.isVisible()
    assert len(table.controller.session.steps) == before


def test_a_trick_is_shown_as_taken_only_after_it_was_taken(table: Table) -> None:
    begin_trick(table, Tempo())
    event_player, before = table.window.view.event_player, counts_shown(table)
    seen: list[ViewedEvent] = []
    event_player.event_shown.connect(seen.append)
    while not event_player.pause_timer.isActive():
        assert counts_shown(table) == before
        assert len(acting(table)) == 1
        land(table)
    last = seen[-1].event
    assert isinstance(last, CardPlayed)
    assert counts_shown(table) == before
    assert acting(table) == []
    assert table.window.view.seats.views[last.seat].line == Word.PLAYED(card=card(last.card))
    end_rest(event_player)
    pass_time(event_player, SQUARE.ms - 1)
    assert counts_shown(table) == before
    land(table)
    assert counts_shown(table) != before
    assert counts_shown(table)[0] == 4


def test_a_player_has_the_turn_until_the_card_has_landed(table: Table) -> None:
    begin_trick(table, Tempo())
    event_player = table.window.view.event_player
    while not event_player.pause_timer.isActive():
        assert event_player.zones is not None
        assert acting(table) == [event_player.zones.trick[-1][0]]
        land(table)


def test_melds_are_shown_before_a_card_is_asked_for(table: Table) -> None:
    preset = "three_handed_auction"
    session = session_at(preset, next(moment for moment in moments(preset) if moment.name == "decide"))
    table.window.matches.open(session)
    view = table.window.view
    assert [plate.line for plate in view.seats.views if plate.is_acting] == [Word.TURN_DECIDE()]
    view.set_tempo(Tempo())
    table.key(Qt.Key.Key_Return)
    assert view.event_player.is_busy  # the melds are still to be taken up
    assert not view.event_player.motion.is_moving  # until then, they stay where they gave way to the question
    assert table.prompt is None
    assert not view.places.place.isVisible()
    assert acting(table) == []
    view.event_player.finish()
    assert require(table.prompt).kind == "play"
    assert view.places.place.isVisible()
    assert [plate.line for plate in view.seats.views if plate.is_acting] == [Word.TURN_LEAD()]


@pytest.mark.parametrize("preset", [SINGLE, "simplified_two_handed_150"])
def test_at_instant_speed_everything_is_shown_at_once(table: Table, preset: str) -> None:
    table.open(preset)
    while table.wait_for_turn() is not None:
        assert is_up_to_date(table)
        table.answer_by_mouse()
    assert is_up_to_date(table)


INTERRUPTIONS: dict[str, Callable[[Table], object]] = {
    "press": lambda table: QTest.mousePress(table.window.view.viewport(), Qt.MouseButton.LeftButton),
    "key": lambda table: QTest.keyPress(table.window.view, Qt.Key.Key_Left),
    "resize": lambda table: table.window.resize(1100, 720),
    "undo": lambda table: table.controller.undo(),
    "other speed": lambda table: table.window.preferences.apply(Settings(speed="instant")),
    "new game": lambda table: table.open("three_handed_auction"),
}


@pytest.mark.parametrize("happens", INTERRUPTIONS)
@pytest.mark.parametrize("moment", ["a card flies", "the trick rests", "the trick is swept"])
def test_everything_shown_is_up_to_date_whatever_happens_meanwhile(table: Table, happens: str, moment: str) -> None:
    begin_trick(table, Tempo())
    event_player = table.window.view.event_player
    pass_time(event_player, 50)
    if moment != "a card flies":
        until_trick_is_full(table)
    if moment == "the trick is swept":
        end_rest(event_player)
        pass_time(event_player, 50)
    INTERRUPTIONS[happens](table)
    if happens in {"press", "key"}:
        assert is_up_to_date(table)
    for _ in range(40):
        event_player.finish()
        QApplication.processEvents()
    assert not event_player.is_busy
    assert is_up_to_date(table)
    assert shown_is_known(table)


def test_redo_during_a_movement_is_shown_completely(table: Table) -> None:
    begin_trick(table, Tempo())
    land(table)
    table.controller.undo()
    assert is_up_to_date(table)
    table.controller.redo()
    assert is_up_to_date(table)


@pytest.mark.parametrize("people", [2, 4])
def test_behind_the_curtain_no_card_is_still_moving(table: Table, people: int) -> None:
    begin_trick(table, Tempo(), people)
    for _ in range(4):
        if not table.controller.awaits_person:
            land(table)
    assert table.controller.awaits_person
    assert not table.window.view.event_player.is_busy
    assert is_up_to_date(table)
    table.controller.undo()
    assert table.window.strip.standing == contract_standing(table.controller.observation)
    table.press(table.window.panels.curtain.main_button)
    assert is_up_to_date(table)
    assert shown_is_known(table)


def test_a_click_on_a_card_observes_once_for_each_viewer(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(table, leads=True)
    viewers: list[Seat | None] = []

    def counted(rules: Rules, match: MatchState, viewer: Seat | None) -> Observation:
        viewers.append(viewer)
        return observe(rules, match, viewer)

    monkeypatch.setattr("pinochle_qt.session.session.observe", counted)
    monkeypatch.setattr("pinochle_qt.session.viewer_steps.observe", counted)
    table.answer_by_mouse()
    assert sorted(str(viewer) for viewer in viewers) == ["0", "1"]


def test_the_strip_is_shown_again_only_when_a_trick_is_taken(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Observation] = []

    def show(observation: Observation, people: object, tempo: object) -> None:
        del people, tempo
        shown.append(observation)

    begin_trick(table, Tempo(), leads=True)
    monkeypatch.setattr(table.window.strip, "show_state", show)
    until_trick_is_full(table)
    assert not shown
    taken = len(require(table.window.view.event_player.seen).tricks) + 1
    end_rest(table.window.view.event_player)
    land(table)
    assert [len(each.tricks) for each in shown] == [taken]
