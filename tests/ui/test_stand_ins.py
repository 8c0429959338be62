"""A computer player that cannot be made, or that fails, does not stop a game: another one plays in its place."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.process.worker import DecisionReply, WorkerClient
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.ui.window.main_window import MainWindow
from tests.checks import require
from tests.session.driving import SINGLE, begun_file, new_session
from tests.ui.playing import Table, Unhurried

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ai.process.worker import DecisionRequest

WORDS = "A computer player could not decide, so Steady decides in its place."


class Faulty(WorkerClient):
    """A worker client whose worker answers no question, because of a fault or because it has died for good."""

    def __init__(self, *, is_lost: bool) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.is_lost = is_lost
        self._open: list[int] = []

    @property
    def is_running(self) -> bool:
        return True

    def start(self) -> None:
        """Do nothing: there is no process."""

    def send(self, question: int, request: DecisionRequest) -> None:
        del request
        self.asked.append(question)
        self._open = [question]

    def poll(self) -> list[DecisionReply]:
        found, self._open = self._open, []
        return [DecisionReply(question, None, error="ZeroDivisionError", is_lost=self.is_lost) for question in found]


@pytest.fixture(params=[False, True], ids=["a fault", "a lost worker"])
def client(request: pytest.FixtureRequest) -> Faulty:
    return Faulty(is_lost=request.param)


@pytest.fixture
def window(client: Faulty, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    bots, settings = ComputerPlayers(client, 1), Settings(speed="instant", melds_stay="no")
    made = MainWindow(MatchController(bots), settings, Paths(tmp_path, tmp_path), None, Unhurried())
    qtbot.addWidget(made)
    made.show()
    yield made
    bots.close()


def notice(window: MainWindow) -> str:
    found = window.findChild(Notice)
    return found.text() if isinstance(found, Notice) else ""


def test_a_match_with_failing_players_continues(window: MainWindow, client: Faulty, qtbot: QtBot) -> None:
    failures: list[str] = []
    told: list[str] = []
    controller = window.controller
    controller.bots.failed.connect(failures.append)
    controller.trouble.connect(told.append)
    session = new_session(SINGLE, people=())
    window.matches.open(session)
    qtbot.waitUntil(lambda: controller.awaits_deal and session.match.number == 1)
    assert told == [WORDS]
    assert set(failures) == {"ZeroDivisionError"}
    assert len(failures) == len(client.asked)
    if client.is_lost:
        assert len(client.asked) == 1
    else:
        assert len(client.asked) > 20


def test_a_lost_worker_is_asked_again_in_another_game(window: MainWindow, qtbot: QtBot) -> None:
    controller = window.controller
    failures: list[str] = []
    controller.bots.failed.connect(failures.append)
    for number in (1, 2):
        window.matches.open(new_session(SINGLE, people=()))
        qtbot.waitUntil(lambda: controller.awaits_deal)
        assert len(failures) >= number


def test_a_hint_comes_from_the_replacement_player(table: Table, client: Faulty, qtbot: QtBot) -> None:
    table.open(SINGLE)
    table.wait_for_turn()
    seen, prompt = table.controller.observation, require(table.prompt)
    bots = ComputerPlayers(client, 1, table.window)
    for _ in range(2):
        with qtbot.waitSignal(bots.answered) as answered:
            bots.ask("expert", seen, prompt)
        assert answered.args is not None
        assert answered.args[0] == Policy().decide(seen, prompt, None).action
    bots.close()


def test_odds_that_cannot_be_computed_are_left_out(table: Table, client: Faulty, qtbot: QtBot) -> None:
    table.open(SINGLE)
    table.wait_for_turn()
    assert table.prompt is not None
    bots = ComputerPlayers(client, 1, table.window)
    stood_in: list[bool] = []
    bots.stood_in.connect(lambda: stood_in.append(True))
    with qtbot.waitSignal(bots.failed):
        bots.ask_odds(table.controller.observation, table.prompt)
    assert stood_in == []
    bots.close()


def test_each_unknown_player_is_quoted_separately(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    path = begun_file(SINGLE, paths.games / "game.pinochle")
    text = path.read_text(encoding="utf-8")
    for skill in ("<h1>s</h1>", "<b>"):
        text = text.replace('"player":"random"', f'"player":"computer:{skill}"', 1)
    path.write_text(text, encoding="utf-8")
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    table.window.matches.resume(path)
    assert notice(table.window).startswith("There is no computer player “<h1>s</h1>” or “<b>” here, ")
    table.bots.forget()
    table.controller.session.close()


def test_an_unknown_player_in_a_record_is_replaced_but_stays_in_the_record(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    path = begun_file(SINGLE, paths.games / "game.pinochle")
    text = path.read_text(encoding="utf-8").replace('"player":"random"', '"player":"computer:grandmaster"')
    path.write_text(text, encoding="utf-8")
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    table.window.matches.resume(path)
    session = table.controller.session
    assert notice(table.window) == (
        "There is no computer player “grandmaster” here, so Strong plays for Player 2, Player 3 and Player 4."
    )
    assert {person.player for person in session.people} == {"human", DEFAULT_SKILL}
    table.wait_for_turn()
    table.answer_by_mouse()
    table.wait_for_turn()
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert {seat["player"] for seat in header["seats"]} == {"human", "computer:grandmaster"}
    table.window.matches.rematch()
    assert {person.player for person in table.controller.session.people} == {"human", DEFAULT_SKILL}
    assert not table.controller.session.missing
    table.bots.forget()
    table.controller.session.close()
