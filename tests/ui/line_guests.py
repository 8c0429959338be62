"""Guests with the part of a window that talks to a far table, and none of its picture: they play by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.protocol.messages import Manage, TakeSeat
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.process import NewGame
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.far.far_table import FarTable
from tests.checks import require
from tests.server.public_servers import PRESET

if TYPE_CHECKING:
    from pinochle_qt.engine.state import DealResult

PEOPLE: Final = 4
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")


def short_game(target: int = 100) -> NewGame:
    """Return a match of few deals."""
    rules = Settings(targets={PRESET: target}).rules(PRESET)
    return NewGame(rules, PRESET, tuple(SeatSetup(name, "human") for name in NAMES))


class LineGuest(QObject):
    """Takes a place at a far table, and plays there whenever `step` is called."""

    def __init__(self, person: int) -> None:
        super().__init__()
        self.person = person
        self.far = FarTable(self, language="en", name=NAMES[person])
        self.sentences: list[str] = []
        """What the person at the window was told."""
        self.far.trouble.connect(self.sentences.append)
        self.far.refused.connect(self.sentences.append)
        self.far.ended.connect(self._on_end)
        self.has_ended = ""
        self.acts = True
        """Whether somebody sits at the window who plays."""

    def open_table(self, port: int, game: NewGame) -> None:
        """Open a table at the server that is found at a port of this machine."""
        self.far.join(f"http://127.0.0.1:{port}/cards", game=game)

    def come(self, port: int, code: str) -> None:
        """Come to a table there."""
        self.far.join(f"http://127.0.0.1:{port}/cards", code=code)

    @property
    def is_in(self) -> bool:
        """Whether the table can be shown."""
        return self.far.is_let_in and self.far._present is not None

    @property
    def is_seated(self) -> bool:
        """Whether the table has given the place."""
        return self.is_in and self.person in self.far.own_people

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The deals that are over."""
        return self.far.newest.results

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.is_in and bool(self.far.newest.winners)

    def sit_down(self) -> None:
        """Ask for the place."""
        self.far.send(TakeSeat("take", self.person))

    def step(self) -> bool:
        """Go on to what the table has told, and answer if somebody is asked; return whether anything was done."""
        if not self.is_in:
            return False
        has_news = False
        while self.far.news(self.person) is not None:
            has_news = True
        prompt = self.far.prompt
        if prompt is None or not self.acts or not self.far.is_connected:
            return has_news
        action = Policy().choose(self.far.observe(require(prompt.seat)), prompt, None)
        self.far.act(action, self.person)
        return True

    def deal(self) -> None:
        """Let the table deal, if that comes next; only the guest who has opened it can."""
        seen = self.far.newest
        if self.far.is_connected and not seen.running and not seen.winners:
            self.far.send(Manage("deal"))

    def _on_end(self, sentence: str) -> None:
        self.has_ended = sentence or "?"
