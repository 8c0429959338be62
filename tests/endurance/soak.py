"""Plays for hours, and rests for a day. This is a command, not a test.

    .venv/bin/python -m tests.endurance.soak window --deals 10000
    .venv/bin/python -m tests.endurance.soak engine --deals 1000000
    .venv/bin/python -m tests.endurance.soak idle

`window` plays deals of all presets in the program's own window, without a screen and at instant speed, against computer
players of a quick level that think in their own process, with a person who undoes moves, asks for hints and opens every
page and dialog. There must be no complaint; every record is read back and must contain the game that was played; and
memory at the end must be about what it was after all presets had been played once. Ctrl+C ends it after the game in
play, and the results up to then are printed.

`engine` plays random deals without a window, and checks every position for lost cards and points.

`idle` leaves the table alone in each state in which a person may leave it, counts what wakes the program, and fires
every timer that is still running as often as it would fire in a day.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import math
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"
if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("play for hours", window=os.environ)

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from rich import box
from rich.console import Console
from rich.table import Table
from shiboken6 import isValid

from pinochle_qt import __version__
from pinochle_qt.__main__ import main as run_program
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_one
from pinochle_qt.session.dealing.shuffle import derived, shuffled
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_settings
from pinochle_qt.ui.app import start
from pinochle_qt.ui.history import process_poller
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.presenter.game_presenter import GamePresenter
from pinochle_qt.ui.window import main_window
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.probes import memory
from tests.session.driving import new_session
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier
ACTIONS: Final[dict[str, tuple[int, Qt.Key, Qt.KeyboardModifier]]] = {
    "undo": (12, Qt.Key.Key_Z, CONTROL),
    "redo": (6, Qt.Key.Key_Z, CONTROL | SHIFT),
    "hint": (6, Qt.Key.Key_H, PLAIN),
    "meaning": (2, Qt.Key.Key_W, PLAIN),
    "last trick": (2, Qt.Key.Key_L, PLAIN),
    "scores": (2, Qt.Key.Key_S, PLAIN),
    "melds again": (2, Qt.Key.Key_M, PLAIN),
    "log": (2, Qt.Key.Key_L, CONTROL),
    "hand list": (2, Qt.Key.Key_H, CONTROL),
    "sort": (2, Qt.Key.Key_R, CONTROL),
    "claim rest": (1, Qt.Key.Key_C, PLAIN),
    "new game": (1, Qt.Key.Key_N, CONTROL),
    "preferences": (1, Qt.Key.Key_Comma, CONTROL),
    "all games": (1, Qt.Key.Key_O, CONTROL),
    "statistics": (1, Qt.Key.Key_T, CONTROL),
    "score sheet": (1, Qt.Key.Key_K, CONTROL),
    "learn": (1, Qt.Key.Key_F2, PLAIN),
    "problem": (1, Qt.Key.Key_F3, PLAIN),
    "look back": (1, Qt.Key.Key_R, PLAIN),
    "rules": (1, Qt.Key.Key_F1, PLAIN),
    "keys": (1, Qt.Key.Key_F1, CONTROL),
    "happening": (1, Qt.Key.Key_F1, SHIFT),
    "full screen": (1, Qt.Key.Key_F11, PLAIN),
}
OPENS: Final = (
    *("new game", "preferences", "all games", "statistics", "score sheet"),
    *("learn", "problem", "look back", "rules", "keys"),
)
"""The actions that open a dialog or a room."""
OFTEN: Final = 10
"""The number of attempts after which such an action must have opened something."""
ACTION_CHANCE: Final = 0.02
"""The probability of doing something other than playing."""
TOGETHER: Final = 5
"""The number of deals of a preset before the next preset."""
TICK_MS: Final = 1
NOISE: Final = ("This plugin does not support", f"pinochle-qt {__version__} ")
"""Qt's messages when there is no screen, and the line that begins each entry in the log."""
REST_MS: Final = 6000
"""The time after which the sound card is idle, everything has been drawn in advance and the worker waits."""
IDLE_MS: Final = 10_000
ONCE: Final = 1
"""The number of timers that may fire one last time: messages shown for a while disappear."""
DAY_S: Final = 24 * 3600
GOAL_GROWTH: Final = 10
"""The maximum growth of memory in percent."""
GOAL_IDLE: Final = 1
"""The processor usage in percent below which the program is idle."""


class Figures:
    """The results."""

    def __init__(self, deals: int, console: Console) -> None:
        self._console = console
        self.wanted = deals
        self.deals = 0
        self.presets = Counter[str]()
        self.actions = Counter[str]()
        self.opened = Counter[str]()
        self.said: list[str] = []
        self.memory: list[tuple[int, float]] = []
        self.faults: list[str] = []

    def note_memory(self) -> None:
        """Record the memory in use, and print it now: the end may be hours away."""
        gc.collect()  # garbage that has not been collected yet is no growth
        used = memory(os.getpid())
        self.memory.append((self.deals, used))
        self._console.print(f"{self.deals:,} deals: {used:.1f} MiB")

    def enough(self, *_: object) -> None:
        """Ask for no more deals, because the command was interrupted."""
        self.wanted = min(self.wanted, self.deals)

    @property
    def growth(self) -> float:
        """The growth of memory in percent, or NaN where the system does not report it."""
        return 100 * (self.memory[-1][1] / self.memory[0][1] - 1) if self.memory else 0.0


class SoakWindow(MainWindow):
    """Plays for the person, one preset after another, and then closes."""

    figures: Figures
    chance: random.Random

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._workshop, self._policy = QuickWorkshop(), Policy()
        self.room_opener.use_opinions(Opinions(self._workshop, self))  # type: ignore[arg-type]
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._live)
        self._tick.start(TICK_MS)

    def _live(self) -> None:
        session = self.controller.current_session
        over = self._over()
        if session is None:
            return
        if over is None and QApplication.activeWindow() is not self:
            self.activateWindow()  # as a desktop does when a dialog closes; otherwise no key would have any effect
        elif over is not None:
            QTest.keyClick(over, Qt.Key.Key_Escape)
        elif self.rooms.name or session.recorded.header.practice or self.matches.kept is not session:
            QTest.keyClick(self, Qt.Key.Key_Escape)
        elif self.view.event_player.is_busy:
            self.view.event_player.go_on()
        elif self.chance.random() < ACTION_CHANCE:
            self._do(self.chance.choices(list(ACTIONS), [weight for weight, _, _ in ACTIONS.values()])[0])
        elif self.controller.awaits_deal and self.chance.random() < ACTION_CHANCE:
            self._do("look back")  # which is not possible earlier
        elif self.controller.called is not None:
            self.controller.take_over()
        elif session.is_over or (
            self.controller.awaits_deal and session.match.number >= min(TOGETHER, self.figures.wanted)
        ):
            self._play_another()
        elif self.controller.awaits_deal:
            self.presenter.next_deal()
        elif (prompt := self.controller.prompt) is not None:
            self.controller.submit(self._policy.choose(self.controller.observation, prompt, None))

    @staticmethod
    def _over() -> QWidget | None:
        """Return a dialog or menu that is open, or None."""
        shown = (each for each in QApplication.topLevelWidgets() if each.isVisible())
        return next((each for each in shown if not isinstance(each, SoakWindow)), None)

    def _do(self, action: str) -> None:
        self.figures.actions[action] += 1
        _, key, modifiers = ACTIONS[action]
        QTest.keyClick(self, key, modifiers)
        if action in OPENS:
            self.figures.opened[action] += self._over() is not None or bool(self.rooms.name)

    def _play_another(self) -> None:
        """Check the record of the game that was played, and start a game of the next preset."""
        session, figures = self.controller.session, self.figures
        assert session.path is not None
        if replay_one(session.path).match != session.match:
            figures.faults.append(f"{session.path} holds another game than was played")
        session.path.unlink()  # otherwise the index would grow, and not the table
        self._forget()
        figures.deals += len(session.match.results)
        figures.presets[self.settings.preset] += len(session.match.results)
        if sum(figures.presets.values()) // 500 >= len(figures.memory) and len(figures.presets) == len(PRESETS):
            figures.note_memory()
        if figures.deals >= figures.wanted:
            figures.note_memory()
            self._tick.stop()
            self.close()
            return
        names = list(PRESETS)
        coming = names[(names.index(self.settings.preset) + 1) % len(names)]
        self.dialogs.game_chosen.emit(self.settings.playing(coming, PRESETS[coming]))

    def _forget(self) -> None:
        """Release what a person's window never holds, but this one does.

        The person in this command decides in the window's process, and its Expert records every question.
        """
        self._workshop.asked.clear()
        for module in [each for name, each in sys.modules.items() if name.startswith("pinochle_qt.ai.")]:
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


class HeardCourse(GamePresenter):
    """Collects the messages shown to the person."""

    figures: Figures

    def say(self, sentence: str) -> None:
        super().say(sentence)
        self.figures.said.append(sentence)


def soak_window(deals: int, seed: int, console: Console) -> bool:
    """Play in the window; return whether all went well."""
    figures = SoakWindow.figures = HeardCourse.figures = Figures(deals, console)
    SoakWindow.chance = random.Random(seed)
    signal.signal(signal.SIGINT, figures.enough)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        live_in(Path(home))
        chosen = replace(Settings(), speed="instant", offers_lessons=False, melds_stay="no", sound=False)
        save_settings(system_paths().settings, replace(chosen, preset=next(iter(PRESETS))))
        vars(process_poller)["POLL_MS"] = 1
        vars(start)["MainWindow"] = SoakWindow
        vars(main_window)["GamePresenter"] = HeardCourse
        code = run_program([])
        logged = "\n".join(path.read_text(errors="replace") for path in system_paths().logs.glob("*")).splitlines()
        figures.faults += [line for line in logged if line and not any(noise in line for noise in NOISE)]
    if code:
        figures.faults.append(f"the program ended with {code}")
    seconds = time.monotonic() - begin
    console.print(
        f"{figures.deals} deals of {len(figures.presets)} presets in {seconds:.0f} s, "
        f"{sum(figures.actions.values())} other actions: "
        f"{', '.join(f'{name} {n}' for name, n in figures.actions.items())}"
    )
    console.print(f"Opened: {', '.join(f'{action} {n}' for action, n in figures.opened.items())}")
    idle = [action for action in OPENS if figures.actions[action] >= OFTEN and not figures.opened[action]]
    figures.faults += [f"{action} has never opened anything" for action in idle]
    console.print(f"Said: {dict(Counter(figures.said).most_common(12))}", markup=False)
    for fault in figures.faults:
        console.print(fault, markup=False)
    grown = figures.growth
    told = "is not reported here" if math.isnan(grown) else f"grew by {grown:.1f} %, goal: no more than {GOAL_GROWTH} %"
    console.print(f"{len(figures.faults)} faults; memory {told}")
    return not figures.faults and not grown > GOAL_GROWTH


def live_in(home: Path) -> None:
    """Make the program keep all its files in a folder."""
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())
    os.environ["XDG_RUNTIME_DIR"] = str(home)


# ---- the engine ----------------------------------------------------------------------------------------------------


def play_deals(rules: Rules, seed: int, deals: int) -> int:
    """Play random deals, and check every position; return the number of positions.

    Raises:
        BrokenInvariant: something is wrong with a position.
    """
    game, cards, player = Game(rules), pack(rules), RandomPlayer(derived(seed, "soak"))
    positions = played = 0
    match = game.start(seed % people_count(rules), people_count(rules))
    while True:
        check_invariants(game, match)
        positions += 1
        prompt = game.prompt(match)
        if prompt is None:
            match = game.start(0, people_count(rules))
        elif prompt.seat is not None:
            match = game.apply(match, player.choose(observe(rules, match, prompt.seat), prompt, None)).after
        elif played == deals:
            return positions
        else:
            played += 1
            order = shuffled(cards, derived(seed, "deal", played))
            match = game.apply(match, game.deal_out(order, match.next_dealer)).after


def soak_engine(deals: int, seed: int, console: Console) -> None:
    """Play deals of all presets.

    Raises:
        BrokenInvariant: a card or a point is lost.
    """
    begin, positions, share = time.monotonic(), 0, -(-deals // len(PRESETS))
    for rules in PRESETS.values():
        positions += play_deals(rules, seed, share)
    seconds = time.monotonic() - begin
    console.print(
        f"{share * len(PRESETS):,} deals of {len(PRESETS)} presets, {positions:,} positions, in {seconds:.0f} s: "
        f"{share * len(PRESETS) / seconds:.0f} deals/s; no card and no point lost"
    )


# ---- a day at rest -------------------------------------------------------------------------------------------------


class Waking(QObject):
    """Counts the timers that fire and so wake the program."""

    def __init__(self) -> None:
        super().__init__()
        self.strikes = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a timer event."""
        del watched
        self.strikes += event.type() == QEvent.Type.Timer
        return False


def goings_on() -> int:
    """Return how many times the threads of the program and of its child processes have waited and woken up."""
    own = [os.getpid(), *(child.pid for child in active_children() if child.pid is not None)]
    found = 0
    for path in (task for number in own for task in Path(f"/proc/{number}/task").glob("*/status")):
        with contextlib.suppress(OSError):
            found += next(int(line.split()[1]) for line in path.open() if line.startswith("voluntary_ctxt"))
    return found


def seconds_used() -> float:
    """Return the processor seconds used by the program and its child processes."""
    ticks, own = 0, [os.getpid(), *(child.pid for child in active_children() if child.pid is not None)]
    for number in own:
        ticks += sum(
            map(int, Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[11:13])
        )
    return ticks / os.sysconf("SC_CLK_TCK")


class IdleWindow(MainWindow):
    """Enters one state after another, stays idle there, and then closes."""

    rows: list[tuple[str, int, int, float, list[QTimer], float]]

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.room_opener.use_opinions(Opinions(QuickWorkshop(), self))  # type: ignore[arg-type]
        self._waking = Waking()
        QApplication.instance().installEventFilter(self._waking)  # type: ignore[union-attr]
        self._states = self._come_into_states()
        QTimer.singleShot(REST_MS, self._next)

    def _come_into_states(self) -> Iterator[str]:
        """Enter each state, and yield its name."""
        one, two = "single_deck_partnership", "simplified_two_handed_150"
        for name, session in (
            ("a bid is asked for", prepared(one, (0,), "bid")),
            ("a card is asked for", prepared(one, (0,), "play")),
            ("the next person is called", prepared(two, (0, 1), "play")),
            ("the deal is over", prepared(one, (0,), "deal")),
            ("the match is over", prepared(two, (0,), "")),
        ):
            self.matches.open(session)
            yield name
        for room, open_it in (
            ("all games", self.room_opener.open_games),
            ("statistics", self.room_opener.open_statistics),
            ("looking back", self.room_opener.look_back_here),
            ("lessons", self.room_opener.open_lessons),
            ("help", partial(self.room_opener.open_help, "keys")),
        ):
            open_it()
            yield room
            self.rooms.close()
        for dialog, open_it in (
            ("new game", self.dialogs.open_new_game),
            ("preferences", self.dialogs.open_preferences),
        ):
            open_it()
            yield dialog
            self.dialogs.close()
        self.showMinimized()
        yield "put away"

    def _next(self) -> None:
        name = next(self._states, "")
        if name:
            QTimer.singleShot(REST_MS, partial(self._rest, name))
        else:
            self.close()

    def _rest(self, name: str) -> None:
        self._waking.strikes = 0
        QTimer.singleShot(IDLE_MS, partial(self._end, name, goings_on(), seconds_used()))

    def _end(self, name: str, wakings_before: int, used: float) -> None:
        strikes = self._waking.strikes - 1  # one is the timer that ends this wait
        used = seconds_used() - used
        timers = [each for each in gc.get_objects() if type(each) is QTimer and isValid(each) and each.isActive()]
        before = memory(os.getpid())
        for timer in timers:
            times = 1 if timer.isSingleShot() else DAY_S * 1000 // max(timer.interval(), 1)
            for _ in range(times):
                timer.timeout.emit()
        self.rows.append((name, strikes, goings_on() - wakings_before, used, timers, memory(os.getpid()) - before))
        self._next()


def prepared(preset: str, people: Sequence[int], kind: str) -> Session:
    """Return a session that has reached a prompt of this kind for a person, or its end if there is none."""
    session, policy = new_session(preset, 5, people=people), Policy()
    while (prompt := session.prompt) is not None:
        is_asked = prompt.seat in people and session.match.number == 1
        if prompt.kind == kind and (is_asked or (kind == "deal" and session.match.results)):
            return session
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.choose(session.observe(prompt.seat), prompt, None))
    return session


def rest_idle(console: Console) -> bool:
    """Leave the table idle in each state; return whether nothing kept running."""
    IdleWindow.rows = []
    with tempfile.TemporaryDirectory() as home:
        live_in(Path(home))
        save_settings(system_paths().settings, replace(Settings(), offers_lessons=False))
        vars(start)["MainWindow"] = IdleWindow
        code = run_program([])
    seconds = IDLE_MS // 1000
    table = Table("At rest", f"Strikes of timers in {seconds} s", "Wakings", "% of a processor", box=box.SIMPLE_HEAD)
    for name in ("Timers that go on", "MiB more after a day"):
        table.add_column(name, justify="right")
    is_well = not code
    for state, strikes, wakings, used, timers, more in IdleWindow.rows:
        share = 100 * used / seconds
        is_well = is_well and not timers and strikes <= ONCE and share < GOAL_IDLE and more < 1
        table.add_row(state, str(strikes), str(wakings), f"{share:.2f}", str(len(timers)), f"{more:+.1f}")
    console.print(table)
    console.print(f"Goals: no timer that goes on, below {GOAL_IDLE} % of a processor, no memory.")
    return is_well


def main() -> int:
    """Run the chosen test; return 1 if something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("window", "engine", "idle"))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True, width=120)
    is_well = True
    match given.what:
        case "window":
            is_well = soak_window(given.deals, given.seed, console)
        case "engine":
            soak_engine(given.deals, given.seed, console)
        case _:
            is_well = rest_idle(console)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
