"""Asks a process one question after another, and polls it for the answer to the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.timers import make_ticker

if TYPE_CHECKING:
    from pinochle_qt.ai.process.pipe_client import PipeClient

POLL_MS: Final = 15
"""How often a process is polled while it works; well below what a player notices."""


class ProcessPoller(QObject):
    """Numbers the questions to a process, and drops answers that come too late.

    Signals:
        answered: the answer to the question asked last.
    """

    answered = Signal(object)

    def __init__(self, client: PipeClient[Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self._client = client
        self._number = 0
        self._timer = make_ticker(self, self._poll, POLL_MS)

    def ask(self, question: object) -> None:
        """Ask a question; answers to earlier ones are no longer expected."""
        self._number += 1
        self._client.send(self._number, question)
        self._timer.start()

    def forget(self) -> None:
        """Expect no answer anymore."""
        self._number += 1
        self._timer.stop()

    def _poll(self) -> None:
        for answer in self._client.poll():
            if answer.id == self._number:
                self._timer.stop()
                self.answered.emit(answer)
