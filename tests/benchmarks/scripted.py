"""A window in which deals play themselves, always the same ones, with everything that the player sees and hears."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.process.worker import DecisionReply, WorkerClient
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.ui.app.start import spare_the_search
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.sound.loudspeaker import Loudspeaker
from pinochle_qt.ui.sound.speaker import Speaker
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.ui.window.table_sounds import TableSounds
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.ai.process.worker import DecisionRequest
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.settings import SpeedName

SEED = 11
POLLS = 10
"""How many times the window polls the worker until the answer is there, except at instant speed."""
FIRST_FRAME_MS = 50
"""The time after which a new game is visible."""
PERSON_MS = 200
"""The time that the person thinks, except at instant speed."""


class Script(WorkerClient):
    """Stands in for the worker: gives the prepared answers, with a delay."""

    def __init__(self, polls: int) -> None:
        super().__init__()
        self.answers: deque[SeatAction] = deque()
        self._polls_needed = polls
        self._question = self._polls = 0

    @property
    def is_running(self) -> bool:
        """Whether there is a worker to ask."""
        return True

    def start(self) -> None:
        """Do nothing, instead of starting a process."""

    def send(self, question: int, request: DecisionRequest) -> None:
        """Pretend to start thinking."""
        del request
        self._question, self._polls = question, self._polls_needed

    def poll(self) -> list[DecisionReply]:
        """Return the answer once it has been polled often enough."""
        self._polls -= 1
        return [] if self._polls else [DecisionReply(self._question, self.answers.popleft())]


class ScriptedTable:
    """The program's window with its sounds, on a muted sound card, and a match that is known in advance."""

    def __init__(self, home: Path, size: tuple[int, int], speed: SpeedName, preset: str, deals: int = 2) -> None:
        """Open the window, in which this many deals, known in advance, can be played."""
        is_instant = speed == "instant"
        self.script = Script(1 if is_instant else POLLS)
        self.controller = MatchController(ComputerPlayers(self.script, 1))
        paths = Paths(home / "config", home / "data")
        settings = Settings(speed=speed, theme="felt", melds_stay="no", play_forced=False)
        self.window = MainWindow(self.controller, settings, paths, None)
        self.speaker = Speaker(lambda: Loudspeaker(is_mute=True))
        TableSounds(self.window, self.controller, self.speaker)
        self.window.resize(*size)
        self.window.show()
        self._preset = preset
        self._coming_deals = deque(_foreseen(preset, deals))
        self._person = QTimer(self.window)
        self._person.setSingleShot(True)
        self._person.setInterval(0 if is_instant else PERSON_MS)
        self._person.timeout.connect(self._answer)
        self._loop = QEventLoop(self.window)
        self.controller.prompt_changed.connect(self._on_prompt)
        self.window.view.busy_changed.connect(self._end_when_done)

    def play_deal(self) -> None:
        """Play a deal to the end; if the last match is over, start a new one."""
        seed, self.script.answers = self._coming_deals.popleft()
        if seed is None:
            self.window.presenter.next_deal()
        else:
            self.window.matches.open(_new_session(self._preset, seed))
            QTimer.singleShot(FIRST_FRAME_MS, self._prepare)
        self._end_when_done()
        if not self._is_done:
            self._loop.exec()

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.view.art.stop()
        self.speaker.close()

    def _prepare(self) -> None:
        """Do what the program does after the first frame."""
        self.window.view.warm_up()
        spare_the_search()

    @property
    def _is_done(self) -> bool:
        return self.controller.session.is_over or self.controller.awaits_deal

    def _on_prompt(self, prompt: Prompt | None) -> None:
        if prompt is not None:
            self._person.start()

    def _answer(self) -> None:
        if self.window.view.event_player.is_busy:
            self._person.start()  # a person watches before playing
        elif self.controller.prompt is not None:
            self.controller.submit(self.script.answers.popleft())

    def _end_when_done(self, busy: bool = False) -> None:
        if not busy and self._is_done:
            self._loop.quit()


def _new_session(preset: str, seed: int) -> Session:
    rules = PRESETS[preset]
    setups = Settings().seats[: rules.table.players]
    seats = tuple(SeatSetup(each.name, DEFAULT_SKILL if seat else "human") for seat, each in enumerate(setups))
    return Session.new(rules, preset, seats, seed)


def _foreseen(preset: str, deals: int) -> Iterator[tuple[int | None, deque[SeatAction]]]:
    """Yield the actions of each deal as the players take them, with a seed if the deal begins a match."""
    policy, session, seed = Policy(), None, SEED
    for _ in range(deals):
        new_seed = None
        if session is None or session.is_over:
            new_seed = seed = seed + 1
            session = _new_session(preset, seed)
        answers: deque[SeatAction] = deque()
        session.deal()
        while (prompt := session.prompt) is not None and prompt.seat is not None:
            action = policy.choose(session.observe(prompt.seat), prompt, None)
            session.submit(action)
            answers.append(action)
        yield new_seed, answers
