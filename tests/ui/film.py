"""Films a deal as a strip of pictures: `python -m tests.ui.film FOLDER --preset NAME`.

Nothing takes real time: everything that moves or waits is driven by one clock that only the film advances. Look at the
pictures for what is ugly in flight.
"""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("paint the table", window=os.environ)

from PySide6.QtCore import QAbstractAnimation, QEvent, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.ui.window.table_talk import TableTalk
from pinochle_qt.variants.presets import PRESETS
from tests.ui.clocks import HandClock
from tests.ui.moments import player_names
from tests.ui.playing import PolicyBots, application

_TICK = 20
"""Milliseconds by which time advances."""
_THINKING = 300
"""The milliseconds for which the player at the screen thinks."""
_DEAL_OVER = 3000
"""A deal is over if nothing has happened for so many milliseconds."""
_FAR_AWAY = 3_600_000
"""The interval in milliseconds of timers that are waiting: real time never gets there."""
_COLUMNS = 6
_SHRUNK = 480
"""The width of each picture on the strip."""


class Projector:
    """Lets time pass in a window: for everything that moves or waits there, and for its clock, which it advances."""

    def __init__(self, window: MainWindow, controller: MatchController, clock: HandClock) -> None:
        self.window = window
        self.controller = controller
        self.event_player = window.view.event_player
        self._clock = clock
        self._began = clock.now
        self._due: dict[QTimer, int] = {}
        """When timers are due."""
        self._held: list[QVariantAnimation] = []
        """The clocks that real time doesn't advance anymore."""
        self._policy = Policy()

    @property
    def now(self) -> int:
        """The milliseconds that have passed."""
        return round(1000 * (self._clock.now - self._began))

    @property
    def stays(self) -> bool:
        """Whether everybody's melds stay until the player goes on."""
        return self.event_player.interaction.asked.melds_stay

    def advance(self, ms: int) -> None:
        """Let time pass for everything that moves or waits in the window."""
        QApplication.processEvents()
        self._clock.now += ms / 1000
        for clock in self.window.findChildren(QVariantAnimation):
            if clock not in self._held:
                self._held.append(clock)
                clock.stateChanged.connect(partial(_hold, clock))
                _hold(clock, clock.state())
            if clock.state() is not QAbstractAnimation.State.Stopped:
                clock.setCurrentTime(clock.currentTime() + ms)
        for timer in self.window.findChildren(QTimer):
            if not timer.isActive():
                self._due.pop(timer, None)
            elif timer.isSingleShot() and timer.interval() not in {0, _FAR_AWAY}:
                self._due[timer] = self.now - ms + timer.interval()
                timer.setInterval(_FAR_AWAY)
            if self._due.get(timer, _FAR_AWAY) <= self.now:
                del self._due[timer]
                timer.setInterval(0)
        for _ in range(3):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def answer(self) -> bool:
        """Let the player at the screen do what the rule-based player would, if the table is at rest."""
        prompt = self.controller.prompt
        if self.stays:
            self.event_player.go_on()
            return True
        if prompt is None or self.event_player.is_busy:
            return False
        self.controller.submit(self._policy.choose(self.controller.observation, prompt, None))
        return True


def _hold(clock: QVariantAnimation, state: QAbstractAnimation.State, _before: object = None) -> None:
    """Pause a clock whenever it begins to run."""
    if state is QAbstractAnimation.State.Running:
        clock.pause()


def film(projector: Projector, start: int, step: int, most: int) -> list[QImage]:
    """Return pictures of cards in motion, `step` milliseconds apart, from `start` to the end of the deal.

    Args:
        projector: the game.
        start: milliseconds from its beginning to the first picture.
        step: milliseconds between pictures; nothing is filmed while no card moves.
        most: the largest number of pictures.
    """
    pictures: list[QImage] = []
    still = filmed = 0
    while len(pictures) < most:
        projector.advance(_TICK)
        is_moving = projector.event_player.motion.is_moving
        still = 0 if projector.event_player.is_busy and not projector.stays else still + _TICK
        if still >= _THINKING and projector.answer():
            still = 0
        if still > _DEAL_OVER:
            break
        if projector.now >= start and is_moving:
            if filmed % step == 0:
                pictures.append(projector.window.grab().toImage())
            filmed += _TICK
    return pictures


def strip(pictures: list[QImage], columns: int = _COLUMNS) -> QImage:
    """Return all pictures, smaller, in rows."""
    height = max(round(_SHRUNK * each.height() / each.width()) for each in pictures)
    rows = -(-len(pictures) // columns)
    image = QImage(columns * _SHRUNK, rows * height, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for at, picture in enumerate(pictures):
        row, column = divmod(at, columns)
        small = picture.scaledToWidth(_SHRUNK, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(column * _SHRUNK, row * height, small)
    painter.end()
    return image


def main(arguments: Namespace) -> None:
    """Film a game and save its strip."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    application()
    clock, controller, rules = HandClock(), MatchController(PolicyBots()), PRESETS[arguments.preset]
    settings = Settings(speed=arguments.speed, reduced_motion=False)
    with tempfile.TemporaryDirectory() as home:
        window = MainWindow(controller, settings, Paths(Path(home), Path(home)), None, clock)
        TableTalk(window, controller)
        window.resize(*arguments.size)
        window.show()
        names = player_names(rules.table.players, 0)
        seats = tuple(SeatSetup(name, "human" if seat == 0 else DEFAULT_SKILL) for seat, name in enumerate(names))
        window.matches.open(Session.new(rules, arguments.preset, seats, arguments.seed))
        projector = Projector(window, controller, clock)
        pictures = film(projector, arguments.start, arguments.step, arguments.count)
        for at, picture in enumerate(pictures if arguments.large else ()):
            picture.save(str(arguments.folder / f"{arguments.preset}-{at:02}.png"))
        strip(pictures).save(str(arguments.folder / f"{arguments.preset}-strip.png"))
        window.close()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--preset", default="single_deck_partnership")
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 800), metavar=("WIDTH", "HEIGHT"))
    parser.add_argument("--speed", default="normal", choices=["slow", "normal", "fast", "instant"])
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--start", type=int, default=0, help="milliseconds before the first picture")
    parser.add_argument("--step", type=int, default=240, help="milliseconds between pictures")
    parser.add_argument("--count", type=int, default=60, help="number of pictures")
    parser.add_argument("--large", action="store_true", help="save each picture in its full size too")
    main(parser.parse_args())
