"""The programs that play at the table, each asked in a thread of its own; whatever they do, the window goes on."""

from __future__ import annotations

import contextlib
import sys
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ai.process.worker import TABLE_SEED
from pinochle_qt.ai.skill_names import HOUSE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.game.computer_players import ComputerPlayers

LAST_WAIT: Final = 5.0
"""The most seconds to wait for the end of a program when the window closes; it is killed long before."""


class ProgramSeats(QObject):
    """Asks whoever plays a seat: a program that the user lets play, or else one of the computer players.

    Signals:
        answered: the action of a program; that of a computer player comes from there.
        replaced: the name of the program that did not decide, so that a computer player of skill `HOUSE` does.
    """

    answered = Signal(object, object)
    replaced = Signal(str)
    _heard = Signal(int, object)

    def __init__(self, bots: ComputerPlayers, parent: QObject | None = None) -> None:
        """Ask `bots` for whatever no program decides."""
        super().__init__(parent)
        self._bots = bots
        self.patience: float | None = None
        """How many seconds a program has for a decision; None for what programs usually have."""
        self._commands: Mapping[str, str] = {}
        self._asked: dict[tuple[str, Seat | None], _AskedProgram] = {}
        self._ending: list[Thread] = []
        self._number = 0
        """The number of the question asked last; answers to others come too late."""
        self._open: tuple[str, Observation, Prompt] | None = None
        self._heard.connect(self._on_heard)

    def begin(self, commands: Mapping[str, str]) -> None:
        """Let these programs, by name, play at the table from now on, and end those of the match before."""
        self._end_programs()
        self._commands = commands

    def ask(self, skill: str, observation: Observation, prompt: Prompt) -> None:
        """Ask a program of this name, or a computer player of this skill, for one decision; drop earlier questions."""
        command = self._commands.get(skill)
        if command is None:
            self._bots.ask(skill, observation, prompt)
            return
        self._number += 1
        self._open = skill, observation, prompt
        key = skill, prompt.seat
        if key not in self._asked:
            self._asked[key] = _AskedProgram(command, self._heard.emit)
        self._asked[key].ask(_Question(self._number, observation, prompt, self.patience))

    def forget(self) -> None:
        """Drop all open questions, also those to computer players."""
        self._number += 1
        self._open = None
        self._bots.forget()

    def close(self) -> None:
        """End all programs, start no more, and wait until they are gone."""
        self.begin({})
        for thread in self._ending:
            thread.join(LAST_WAIT)

    def _end_programs(self) -> None:
        self._ending = [each for each in self._ending if each.is_alive()]
        for asked in self._asked.values():
            thread = Thread(target=asked.end, name="end of a program", daemon=True)
            thread.start()
            self._ending.append(thread)
        self._asked = {}

    def _on_heard(self, number: int, action: SeatAction | None) -> None:
        if number != self._number or self._open is None:
            return
        (name, observation, prompt), self._open = self._open, None
        if action is None:
            self.replaced.emit(name)
            self._bots.ask(HOUSE, observation, prompt)
        else:
            self.answered.emit(action, None)


class _Question(NamedTuple):
    """What a program is asked; the number comes back with the answer."""

    number: int
    observation: Observation
    prompt: Prompt
    patience: float | None


class _AskedProgram:
    """One program, and the thread that waits for its answers."""

    def __init__(self, command: str, tell: Callable[[int, SeatAction | None], object]) -> None:
        from pinochle_qt.session.programs.program_player import ProgramPlayer  # few matches have programs

        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._tell = tell
        self._player: ProgramPlayer | None = None
        with contextlib.suppress(ValueError):  # it may not be here anymore
            # A desktop keeps what its programs print as errors, without a limit.
            has_terminal = sys.stderr is not None and sys.stderr.isatty()
            self._player = ProgramPlayer(command, TABLE_SEED, keeps_errors=has_terminal)
        self._thread = Thread(target=self._run, name="program", daemon=True)
        self._thread.start()

    def ask(self, question: _Question) -> None:
        """Ask a question once the present one is answered; any in between are dropped."""
        self._questions.put(question)

    def end(self) -> None:
        """End the program and the thread."""
        self._questions.put(None)
        if self._player is not None:
            self._player.end()
        self._thread.join(LAST_WAIT)

    def _run(self) -> None:
        while (question := self._newest()) is not None:
            number, observation, prompt, patience = question
            action = None if self._player is None else self._player.ask(observation, prompt, patience)
            try:
                self._tell(number, action)
            except RuntimeError:  # the window is gone
                return

    def _newest(self) -> _Question | None:
        """Wait for a question, and return the last one that has come by then; None to end."""
        question = self._questions.get()
        while question is not None and not self._questions.empty():
            question = self._questions.get()
        return question
