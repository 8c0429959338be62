"""Before play, the melds of all seats stay on the table until the player at the screen has seen them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import PlayOn, ThrowIn
from pinochle_qt.engine.events import Announced
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.ui.clocks import HandClock
from tests.ui.inspection import overlaps, parts
from tests.ui.playing import LEFT, Table, let_all_decide, open_where_asked, shown_is_known
from tests.ui.small_screens import squeeze
from tests.ui.test_called_card import bubbles

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.session.settings import MeldsStay
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.ui.draw.theme import Speed

SINGLE, THREE, DRAFT, EIGHT, SUMMED = (
    "single_deck_partnership",
    "three_handed_auction",
    "two_handed_draft",
    "eight_handed_four_teams",
    "summed_bid_partnership",
)


def stays(table: Table) -> bool:
    """Return whether everybody's melds are waiting to be seen."""
    return table.window.view.event_player.interaction.asked.melds_stay


def meld(table: Table, preset: str) -> None:
    """Begin a game, and play until everybody has melded and there is something to do."""
    table.open(preset)
    play_on(table)


def play_on(table: Table) -> None:
    """Play until everybody has melded and there is something to do."""
    controller = table.controller
    for _ in range(200):
        table.qtbot.waitUntil(lambda: stays(table) or table.prompt is not None or controller.awaits_deal)
        if stays(table) or (table.prompt is not None and table.prompt.kind == "play"):
            return
        if table.prompt is None:
            controller.deal_next()
        else:
            table.answer_by_mouse()
    raise AssertionError("nobody melded")


def taken(table: Table) -> int:
    """Return the number of actions taken so far."""
    return len(table.controller.session.steps)


def melds_on_table(table: Table) -> list[bool]:
    """Return which seats have melds on the table."""
    zones = require(table.window.view.event_player.zones)
    return [bool(groups) for groups in zones.melds]


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", [DRAFT, THREE, SINGLE, EIGHT])
def test_nothing_covers_the_melds(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    QApplication.processEvents()
    meld(table, preset)
    assert table.window.panels.go_on.isVisible()
    assert not [fault for fault in overlaps(table.window) if "hand" not in fault]


@pytest.mark.parametrize("way", ["enter", "button", "table"])
@pytest.mark.parametrize("preset", [THREE, SINGLE])
def test_nobody_plays_before_a_person_has_seen_the_melds(table: Table, preset: str, way: str) -> None:
    meld(table, preset)
    seen = table.controller.observation
    assert melds_on_table(table) == [bool(melds) for melds in seen.shown]
    before = taken(table)
    table.qtbot.wait(50)
    assert stays(table)
    assert taken(table) == before
    assert table.prompt is None
    view = table.window.view
    if way == "enter":
        table.key(Qt.Key.Key_Return)
    elif way == "button":
        table.press(table.window.panels.go_on.main_button)
    else:
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(4, 4))
    assert not stays(table)
    assert not table.window.panels.go_on.isVisible()
    assert not any(melds_on_table(table))
    prompt = require(table.wait_for_turn())
    assert prompt.kind == "play"
    assert shown_is_known(table)


@pytest.mark.parametrize("preset", [THREE, SINGLE])
def test_nobody_has_the_turn_while_the_melds_are_studied(table: Table, preset: str) -> None:
    table.open(preset)
    plates = table.window.view.seats
    play_on(table)
    assert stays(table)
    assert not [view for view in plates.views if view.is_acting]
    table.press(table.window.panels.go_on.main_button)
    assert table.wait_for_turn() is not None
    assert [seat for seat, view in enumerate(plates.views) if view.is_acting] == [0]


@pytest.mark.parametrize("speed", ["instant", "fast"])
@pytest.mark.parametrize(("chosen", "waits"), [("wait", True), ("seconds", True), ("no", False)])
def test_the_player_chooses_whether_melds_stay(table: Table, chosen: MeldsStay, waits: bool, speed: Speed) -> None:
    table.window.preferences.apply(replace(table.window.settings, melds_stay=chosen, speed=speed))
    meld(table, SINGLE)
    assert stays(table) is waits


@pytest.mark.parametrize("preset", [EIGHT, THREE])
def test_melds_stay_as_long_as_needed_or_until_a_click(table: Table, preset: str) -> None:
    table.window.preferences.apply(replace(table.window.settings, melds_stay="seconds"))
    meld(table, preset)
    view = table.window.view
    shown = sum(len(melds or ()) for melds in table.controller.observation.shown)
    assert shown > 1
    assert view.event_player.meld_pauses.study_timer.remainingTime() > 2000 + 400 * shown
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(4, 4))
    assert not stays(table)


def test_melds_that_stay_for_some_seconds_disappear_by_themselves(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinochle_qt.ui.table.zones.movements.study", lambda melds: 40 + melds)
    table.window.preferences.apply(replace(table.window.settings, melds_stay="seconds"))
    meld(table, SINGLE)
    table.qtbot.waitUntil(lambda: not stays(table))
    assert table.wait_for_turn() is not None


def test_a_player_who_decided_to_play_on_has_seen_the_melds(table: Table) -> None:
    open_where_asked(table, SINGLE, "decide")
    assert table.prompt is not None
    table.key(Qt.Key.Key_1)
    assert not stays(table)
    assert table.prompt is not None
    assert table.prompt.kind == "play"


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", [THREE, SINGLE])
def test_all_melds_are_in_sight_while_the_player_decides_whether_to_play_on(
    table: Table, preset: str, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    open_where_asked(table, preset, "decide")
    QApplication.processEvents()
    assert table.window.panels.decide.isVisible()
    assert [part for part in parts(table.window) if part.name == "of seat 0"]  # not taken up yet
    assert overlaps(table.window) == []


@pytest.mark.parametrize("preset", ["five_handed_called_partner", "racehorse_six_handed"])
def test_the_choice_to_play_on_leaves_the_middle_to_the_melds_of_the_last_of_many(table: Table, preset: str) -> None:
    table.window.resize(1280, 800)
    open_where_asked(table, preset, "decide")
    QApplication.processEvents()
    decide, event_player = table.window.panels.decide, table.window.view.event_player
    assert decide.isVisible()
    assert decide.x() >= table.window.view.layout_now.hand_bounds().right
    own = [token for group in require(event_player.zones).melds[0] for token in group.tokens]
    hand = table.window.view.layout_now.hand_bounds()
    assert all(hand.x <= event_player.cards.rest(token).x <= hand.right for token in own)  # not behind the plate
    assert overlaps(table.window) == []


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("size", [(600, 400), (960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", ["five_handed_called_partner", "racehorse_six_handed", "eight_handed_four_teams"])
def test_the_choice_to_play_on_covers_nothing_at_crowded_tables_in_any_language(
    table: Table, application: QApplication, preset: str, size: tuple[int, int], language: str
) -> None:
    speak(application, language)
    squeeze(table.window, size)
    open_where_asked(table, preset, "decide")
    QApplication.processEvents()
    assert table.window.panels.decide.isVisible()
    assert overlaps(table.window) == []


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize(("preset", "seed"), [(THREE, 1), (SINGLE, 12)])
def test_nothing_is_covered_where_a_player_may_also_go_for_the_moon_instead_of_playing_on(
    table: Table, application: QApplication, preset: str, seed: int, size: tuple[int, int]
) -> None:
    speak(application, "es")
    table.window.resize(*size)
    session = table.begun(preset, seed, rules=patch(PRESETS[preset], {"match.shoot_the_moon": "1000_and_game"}))
    let_all_decide(session, lambda each: each.seat == 0 and each.kind == "decide" and len(each.choices) > 2)
    table.window.matches.open(session)
    table.wait_for_turn()
    QApplication.processEvents()
    assert table.window.panels.decide.isVisible()
    assert overlaps(table.window) == []


class ThrowsIn(Policy):
    """A rule-based player who throws in every hand that may be thrown in."""

    def decide(self, observation: Observation, prompt: Prompt, budget: float | None) -> Decision:
        """Throw the hand in, or answer as usual."""
        usual = super().decide(observation, prompt, budget)
        throw_in = next((choice for choice in prompt.choices if isinstance(choice, ThrowIn)), usual.action)
        return replace(usual, action=throw_in)


def play_until_thrown_in(table: Table) -> DealResult:
    """Play until the melds of a hand stay that somebody else has thrown in, and return its result."""
    table.bots.policy = ThrowsIn()
    for seed in range(1, 40):
        session = table.open(SINGLE, seed, rules=patch(PRESETS[SINGLE], {"scoring.throw_in": True}))
        play_on(table)
        if stays(table) and session.match.results:
            break
    assert stays(table)
    return session.match.results[-1]


def test_the_strip_shows_the_result_while_the_melds_of_a_thrown_in_hand_stay(table: Table) -> None:
    result = play_until_thrown_in(table)
    assert result.outcome == "thrown_in"
    strip = table.window.strip
    assert strip.labels["title"].seen == f"Contract {result.bid} set"
    assert not strip.labels["needs"].isVisible()
    titles: list[str] = []
    table.window.presenter.state_shown.connect(lambda: titles.append(strip.labels["title"].seen))
    table.key(Qt.Key.Key_Return)
    assert not stays(table)
    assert set(titles) == {f"Contract {result.bid} set"}  # the score isn't counted a second time


@pytest.mark.parametrize("size", [(600, 400), (960, 640), (1280, 800), (1920, 1080)])
def test_whoever_throws_a_hand_in_says_so_beside_the_melds(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    play_until_thrown_in(table)
    assert [bubble.text for bubble in bubbles(table.window.view)] == [Word.BUBBLE_GIVES_UP()]
    assert overlaps(table.window) == []


def test_the_curtain_falls_after_the_melds_have_been_seen(table: Table) -> None:
    table.open(SUMMED, people=4)
    window, controller = table.window, table.controller
    while not stays(table):
        if controller.awaits_person:
            table.key(Qt.Key.Key_Return)
        prompt = require(table.prompt)
        controller.submit(table.policy.decide(controller.observation, prompt, None).action)
    looks, asked = require(controller.viewer), controller.session.prompt
    assert asked is not None
    assert asked.seat not in {None, looks}
    assert table.prompt is None
    assert {token.face for token in window.view.choice.hand} <= set(controller.session.observe(looks).hand)
    assert "curtain" not in window.panels.__dict__ or window.panels.curtain.isHidden()
    table.key(Qt.Key.Key_Return)
    assert window.panels.curtain.isVisible()
    assert not window.panels.go_on.isVisible()
    assert not stays(table)
    table.key(Qt.Key.Key_Return)
    assert controller.viewer not in {None, looks}
    assert stays(table)


def test_resizing_leaves_the_melds_visible(table: Table) -> None:
    meld(table, SINGLE)
    before = melds_on_table(table)
    table.window.resize(1600, 1000)
    table.qtbot.waitUntil(lambda: table.window.view.width() == 1600)
    assert stays(table)
    assert melds_on_table(table) == before
    assert not [fault for fault in overlaps(table.window) if "hand" not in fault]


def test_undo_and_another_game_ask_at_once(table: Table) -> None:
    meld(table, SINGLE)
    table.controller.undo()
    assert not stays(table)
    assert table.prompt is not None
    assert table.prompt.kind != "play"
    play_on(table)
    assert stays(table)
    table.open(SINGLE)
    assert not stays(table)
    assert not table.window.panels.go_on.isVisible()
    assert table.wait_for_turn() is not None


def test_a_plate_shows_its_melds_in_the_middle_of_a_large_table_before_the_game_continues(table: Table) -> None:
    meld(table, EIGHT)
    view = table.window.view
    seat = next(seat for seat, lies in enumerate(melds_on_table(table)) if lies and seat != table.controller.viewer)
    plate = view.layout_now.plate((seat - (table.controller.viewer or 0)) % 8).center
    for is_recalled in (True, False):
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(plate.x, plate.y))
        assert stays(table)
        assert bool(view.event_player.recalled_cards) is is_recalled
        assert table.window.panels.go_on.isVisible() is not is_recalled
    focused = table.window.focusWidget()
    assert isinstance(focused, Panel) or focused is view
    table.key(Qt.Key.Key_Return)
    assert not stays(table)


def come(table: Table) -> None:
    """Come to the screen when called."""
    assert table.controller.awaits_person
    assert not any(melds_on_table(table)) or not stays(table)
    table.key(Qt.Key.Key_Return)


def meld_in_turn(table: Table, preset: str, people: int, seed: int = 5) -> None:
    """Let the people at one screen take turns until everybody's melds wait to be seen, or a card is asked for."""
    table.open(preset, seed, people=people)
    controller = table.controller
    for _ in range(200):
        table.qtbot.waitUntil(
            lambda: stays(table) or table.prompt is not None or controller.awaits_person or controller.awaits_deal
        )
        if controller.awaits_person:
            table.key(Qt.Key.Key_Return)
        elif controller.awaits_deal:
            controller.deal_next()
        elif stays(table) or (table.prompt is not None and table.prompt.kind == "play"):
            return
        else:
            prompt = require(table.prompt)
            controller.submit(table.policy.decide(controller.observation, prompt, None).action)
    raise AssertionError("nobody melded")


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("preset", [SINGLE, SUMMED])
def test_everybody_at_the_screen_sees_all_melds_before_anybody_plays(table: Table, preset: str, people: int) -> None:
    meld_in_turn(table, preset, people)
    controller, looked = table.controller, set[int]()
    before = taken(table)
    lay = melds_on_table(table)
    actions = (step.action for step in controller.session.steps)
    decided = {action.seat for action in actions if isinstance(action, PlayOn) and action.seat < people}
    for number in range(len(decided), people):
        assert stays(table)
        assert melds_on_table(table) == lay
        seat = require(controller.viewer)
        looked.add(seat)
        zones = require(table.window.view.event_player.zones)
        faces = {token.face for other, hand in enumerate(zones.hands) if other != seat for token in hand}
        assert faces <= {None}
        assert table.prompt is None
        assert taken(table) == before
        table.key(Qt.Key.Key_Return)
        if number < people - 1:
            come(table)
    assert looked == set(range(people)) - decided
    assert not stays(table)
    table.qtbot.waitUntil(lambda: table.prompt is not None or controller.awaits_person)


def test_the_person_asked_next_looks_last_and_plays_at_once(table: Table) -> None:
    meld_in_turn(table, SUMMED, 4)
    asked, looks = require(table.controller.session.prompt), table.controller.viewer
    assert asked.seat != looks
    for _ in range(3):
        table.key(Qt.Key.Key_Return)
        come(table)
    assert table.controller.viewer == asked.seat
    table.key(Qt.Key.Key_Return)
    assert not table.controller.awaits_person
    assert table.prompt is not None
    assert table.prompt.kind == "play"
    assert shown_is_known(table)


def test_the_next_player_is_not_asked_while_another_is_called_to_look(table: Table) -> None:
    session = table.open("three_handed_auction", 1, people=2)
    let_all_decide(session, lambda prompt: prompt.kind == "decide")
    table.window.matches.open(session)
    come(table)
    table.wait_for_turn()
    controller, advice = table.controller, list[object]()
    controller.advised.connect(lambda action, _: advice.append(action))
    table.answer_by_mouse()
    asked = require(controller.session.prompt)
    assert asked.seat == controller.viewer
    assert controller.awaits_person
    assert table.prompt is None
    steps = len(controller.session.steps)
    controller.ask_advice()
    controller.submit(table.policy.decide(controller.observation, asked, None).action)
    table.qtbot.wait(50)
    assert not advice
    assert len(controller.session.steps) == steps
    come(table)
    table.key(Qt.Key.Key_Return)
    come(table)
    assert table.wait_for_turn() == asked
    controller.ask_advice()
    table.qtbot.waitUntil(lambda: bool(advice))


def test_undo_and_a_changed_preference_call_nobody_to_look(table: Table) -> None:
    meld_in_turn(table, SUMMED, 4)
    table.window.preferences.apply(replace(table.window.settings, melds_stay="no"))
    table.key(Qt.Key.Key_Return)
    come(table)
    assert not stays(table)
    table.controller.undo()
    come(table)
    assert not stays(table)
    assert table.prompt is not None
    assert table.prompt.kind == "show"


def test_no_computer_player_thinks_before_the_melds_were_seen(table: Table) -> None:
    thinking: list[object] = []
    table.controller.thinking_changed.connect(thinking.append)
    for seed in range(1, 40):
        table.open(SINGLE, seed)
        play_on(table)
        asked = table.controller.session.prompt
        if stays(table) and asked is not None and asked.seat != 0:
            break
    assert stays(table)
    assert asked is not None
    table.qtbot.wait(50)
    assert thinking[-1] is None
    table.key(Qt.Key.Key_Return)
    assert asked.seat in thinking


@pytest.mark.parametrize("way", ["enter", "button", "table"])
def test_an_early_press_does_not_dismiss_melds_that_have_just_appeared(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    clock = HandClock()
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), clock=clock)
    table.open(SINGLE)
    while not stays(table):
        table.qtbot.waitUntil(lambda: stays(table) or table.prompt is not None)
        if not stays(table):
            clock.now += 5
            table.answer_by_mouse()
    view, panel = table.window.view, table.window.panels.go_on
    panel.grab()  # its time starts when it is first painted
    before = taken(table)
    for has_rested in (False, False, True):
        assert stays(table)
        assert taken(table) == before
        clock.now += 5 if has_rested else 0.2
        if way == "enter":
            table.key(Qt.Key.Key_Return)
        elif way == "button":
            table.press(panel.main_button)
        else:
            QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(4, 4))
    assert not stays(table)


def test_nobody_is_shown_to_think_whose_decision_is_only_to_play_on(table: Table) -> None:
    kinds: list[str] = []
    announced: list[Event] = []

    def note(seat: int | None) -> None:
        if seat is not None:
            kinds.append(require(table.controller.session.prompt).kind)

    def look(shown: ViewedEvent) -> None:
        if isinstance(shown.event, Announced) and shown.event.seat:
            announced.append(shown.event)

    table.controller.thinking_changed.connect(note)
    table.window.view.event_shown.connect(look)
    for seed in range(1, 40):
        table.open(SINGLE, seed)
        while (prompt := table.wait_for_turn()) is not None and prompt.kind != "play":
            if stays(table):
                table.key(Qt.Key.Key_Return)
            else:
                table.answer_by_mouse()
        if announced:
            break
    assert announced
    assert "bid" in kinds
    assert "decide" not in kinds
