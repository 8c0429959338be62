"""Resuming a game that was stopped shows the table exactly as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt

from pinochle_qt.engine.derived import people_count
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.events import Story
from tests.checks import require
from tests.session.driving import SINGLE, STOCK, new_session, sitting_out
from tests.ui.inspection import blank_parts, overlaps
from tests.ui.playing import EVERYBODY, Table, let_all_decide, seed_that_asks, shown_is_known

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.settings import MeldsStay

DRAFT = "two_handed_draft"
STEPS = 200


class Game(NamedTuple):
    """A game, and the states in which it is left."""

    preset: str
    people: int
    states: frozenset[str]
    rules: Rules
    at_table: int
    seed: int = 5


def game(
    preset: str, people: int, *states: str, rules: Rules | None = None, at_table: int | None = None, seed: int = 5
) -> Game:
    """Return a game under the given rules, or else those of the preset, with as many people as they need."""
    rules = rules or PRESETS[preset]
    return Game(preset, people, frozenset(states), rules, at_table or people_count(rules), seed)


GAMES = {
    "alone": game(
        SINGLE,
        1,
        "bid",
        "trump",
        "give",
        "show",
        "decide",
        "play",
        "trick",
        "score",
        seed=seed_that_asks(SINGLE, "trump"),
    ),
    "hot seat": game(SINGLE, 2, "curtain", "curtain over a trick", "bid", "play"),
    "stock": game(STOCK, 2, "curtain", "play", "trick", "meld"),
    "draft": game(DRAFT, 1, "draft", "bid", "show", "play"),
    "over": game(SINGLE, 1, "over", rules=Settings(targets={SINGLE: 100}).rules(SINGLE)),
    "sitting out": game(SINGLE, 1, "score", rules=sitting_out(SINGLE, "dealer"), at_table=5),
}


@pytest.fixture
def store(tmp_path: Path) -> RecordStore:
    return RecordStore(tmp_path / "games")


def state(table: Table) -> str:
    """Return a word for what is on the screen."""
    controller = table.controller
    lies = bool(controller.observation.trick)
    if controller.awaits_person:
        return "curtain over a trick" if lies else "curtain"
    if controller.session.is_over:
        return "over"
    if controller.awaits_deal:
        return "score"
    assert controller.prompt is not None
    kind = controller.prompt.kind
    return "trick" if kind == "play" and lies else kind


def settle(table: Table) -> None:
    """Wait until the table is at rest and needs a person, going on when everybody's melds are waiting to be seen."""
    table.qtbot.waitUntil(lambda: is_settled(table))
    table.window.notice.hide()  # it goes away in time, and is not shown again


def is_settled(table: Table) -> bool:
    """Go on if everybody's melds are waiting to be seen; return whether the table is at rest and needs a person."""
    controller, event_player = table.controller, table.window.view.event_player
    event_player.go_on()
    is_needed = controller.prompt is not None or controller.awaits_person or controller.awaits_deal
    return not event_player.is_busy and (is_needed or controller.session.is_over)


def go_on(table: Table) -> None:
    """Do what the rule-based player would do, in the quickest way."""
    controller = table.controller
    if controller.awaits_person:
        table.press(table.window.panels.curtain.main_button)
    elif controller.awaits_deal:
        table.window.presenter.next_deal()
    else:
        prompt = require(controller.prompt)
        controller.submit(table.policy.decide(controller.observation, prompt, None).action)


def picture(table: Table) -> QImage:
    return table.window.grab().toImage()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path, tmp_path)


def begin(table: Table, played: Game, store: RecordStore) -> Session:
    """Begin a game that is saved in a file."""
    setups = tuple(
        SeatSetup(each, "human" if person < played.people else "computer:steady")
        for person, each in enumerate(EVERYBODY[: played.at_table])
    )
    session = Session.new(played.rules, played.preset, setups, played.seed, store)
    table.window.matches.open(session)
    return session


def start_again(session: Session, store: RecordStore, qtbot: QtBot, paths: Paths) -> Table:
    """Stop a game, and resume it in another window."""
    session.close()
    assert session.path is not None
    table = Table(qtbot, paths, Settings(speed="instant"))
    table.window.matches.open(Session.resume(session.path, store))
    settle(table)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_after_a_restart_everything_is_visible_as_before(
    name: str, store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    played = GAMES[name]
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, played, store)
    to_come = set(played.states)
    for _ in range(STEPS):
        settle(table)
        now = state(table)
        if now in to_come:
            to_come.remove(now)
            seen = picture(table)
            again = start_again(session, store, qtbot, paths)
            if again.controller.awaits_person and not now.startswith("curtain"):
                go_on(again)  # when several people share the screen, there is no telling who is there
                settle(again)
            assert picture(again) == seen, now
            again.controller.session.close()
            again.bots.forget()
            again.window.hide()
        if not to_come:
            return
        go_on(table)
    raise AssertionError(f"the game never came to {to_come}")


def test_a_score_that_nobody_can_be_called_to_is_shown_to_all_at_the_screen(
    store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(STOCK, 2), store)
    while state(table) != "score":
        go_on(table)
        settle(table)
    again = start_again(session, store, qtbot, paths).window
    assert again.panels.score.isVisible()
    assert blank_parts(again.grab().toImage(), again) == []
    assert overlaps(again) == []


def test_nothing_of_the_previous_game_is_under_the_curtain_of_an_opened_one(table: Table) -> None:
    table.open(SINGLE)
    settle(table)
    session = new_session(STOCK, people=(0, 1))
    session.deal()
    table.window.matches.open(session)
    assert table.controller.awaits_person
    assert shown_is_known(table)


def test_after_an_undo_the_table_is_under_the_curtain_as_it_was(table: Table) -> None:
    table.open(STOCK, people=2)
    for _ in range(6):
        settle(table)
        go_on(table)
    table.controller.undo()
    assert table.controller.awaits_person
    assert shown_is_known(table)


def until_melds_lie(table: Table) -> None:
    """Play until everybody's melds are waiting to be seen."""
    event_player, controller = table.window.view.event_player, table.controller
    for _ in range(STEPS):
        table.qtbot.waitUntil(
            lambda: (
                event_player.interaction.asked.melds_stay or controller.prompt is not None or controller.awaits_person
            )
        )
        if event_player.interaction.asked.melds_stay:
            return
        go_on(table)
    raise AssertionError("nobody melded")


def melds_on_table(table: Table) -> list[bool]:
    """Return which seats have melds on the table that are waiting to be seen."""
    event_player = table.window.view.event_player
    assert event_player.zones is not None
    return [bool(groups) for groups in event_player.zones.melds] if event_player.interaction.asked.melds_stay else []


def open_again(session: Session, store: RecordStore, qtbot: QtBot, paths: Paths, melds_stay: MeldsStay) -> Table:
    """Stop a game, and resume it in another window without touching anything."""
    session.close()
    assert session.path is not None
    table = Table(qtbot, paths, Settings(speed="instant", melds_stay=melds_stay))
    table.window.matches.open(Session.resume(session.path, store))
    return table


def log(table: Table) -> list[str]:
    """Return the sentences in the log."""
    if table.window.panels.log.isHidden():
        table.window.presenter.toggle("log")
    model = table.window.panels.log.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("preset", [SINGLE, "three_handed_auction", DRAFT])
def test_melds_visible_at_exit_are_shown_again_until_someone_continues(
    preset: str, store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(preset, 1), store)
    until_melds_lie(table)
    seats, entries = melds_on_table(table), log(table)
    assert any(seats)
    again = open_again(session, store, qtbot, paths, "wait")
    assert melds_on_table(again) == seats
    assert again.window.panels.go_on.isVisible()
    assert again.prompt is None
    assert log(again) == entries
    before = len(again.controller.session.steps)
    qtbot.wait(50)
    assert len(again.controller.session.steps) == before
    again.key(Qt.Key.Key_Return)
    assert not melds_on_table(again)
    assert not again.window.panels.go_on.isVisible()
    qtbot.waitUntil(lambda: again.prompt is not None)
    assert shown_is_known(again)
    again.controller.session.close()


def test_melds_are_not_shown_again_if_nobody_wants_to_wait_for_them(
    store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(SINGLE, 1), store)
    until_melds_lie(table)
    again = open_again(session, store, qtbot, paths, "no")
    assert not melds_on_table(again)
    qtbot.waitUntil(lambda: again.prompt is not None)
    again.controller.session.close()


def test_melds_are_not_shown_again_after_a_card_was_played(store: RecordStore, qtbot: QtBot, paths: Paths) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(SINGLE, 1), store)
    until_melds_lie(table)
    settle(table)
    go_on(table)
    again = open_again(session, store, qtbot, paths, "wait")
    assert not melds_on_table(again)
    again.controller.session.close()


def test_someone_who_decided_after_the_melds_is_not_shown_them_again(
    store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    seed = next(
        seed
        for seed in range(1, 60)
        if let_all_decide(
            new_session(SINGLE, seed), lambda prompt: not prompt.seat and prompt.kind in {"decide", "play"}
        ).kind
        == "decide"
    )
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(SINGLE, 1, seed=seed), store)
    settle(table)
    while state(table) != "decide":
        go_on(table)
        settle(table)
    table.key(Qt.Key.Key_1)
    assert state(table) == "play"
    again = open_again(session, store, qtbot, paths, "wait")
    assert not melds_on_table(again)
    assert state(again) == "play"
    again.controller.session.close()


@pytest.mark.parametrize("people", [2, 4])
def test_everybody_at_the_screen_is_called_again_to_see_the_melds(
    people: int, store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game("summed_bid_partnership", people), store)
    until_melds_lie(table)
    lay = melds_on_table(table)
    table.key(Qt.Key.Key_Return)  # one player has seen them
    again = open_again(session, store, qtbot, paths, "wait")
    controller, looked = again.controller, set[int | None]()
    before = len(controller.session.steps)
    for _ in range(people):
        assert controller.awaits_person
        assert not melds_on_table(again)
        again.key(Qt.Key.Key_Return)
        looked.add(controller.viewer)
        assert melds_on_table(again) == lay
        assert len([each for each in log(again) if each == Story.TAKEN_UP()]) == 0
        assert len(controller.session.steps) == before
        again.key(Qt.Key.Key_Return)
    assert looked == set(range(people))
    assert not melds_on_table(again)
    qtbot.waitUntil(lambda: again.prompt is not None or controller.awaits_person)
    controller.session.close()


def ends_with_the_melds(session: Session) -> bool:
    """Let the rule-based player play a deal up to the first card; return whether it is over before that."""
    let_all_decide(session, lambda prompt: prompt.kind == "play" or (not prompt.seat and bool(session.match.results)))
    seen = session.observe(0)
    return not seen.running and any(seen.shown)


def test_melds_of_an_unplayed_deal_are_shown_again_before_the_score(
    store: RecordStore, qtbot: QtBot, paths: Paths
) -> None:
    seed = next(seed for seed in range(1, 100) if ends_with_the_melds(new_session(SINGLE, seed)))
    table = Table(qtbot, paths, Settings(speed="instant"))
    session = begin(table, game(SINGLE, 1, seed=seed), store)
    until_melds_lie(table)
    assert not session.observe(0).running
    seats, entries, seen = melds_on_table(table), log(table), table.window.view.event_player.seen
    assert any(seats)
    again = open_again(session, store, qtbot, paths, "wait")
    event_player = again.window.view.event_player
    assert melds_on_table(again) == seats
    assert log(again) == entries
    assert event_player.seen is not None
    assert seen is not None
    assert event_player.seen.totals == seen.totals
    assert "score" not in again.window.panels.__dict__ or again.window.panels.score.isHidden()
    again.key(Qt.Key.Key_Return)
    assert not melds_on_table(again)
    assert again.window.panels.score.isVisible()
    again.controller.session.close()
