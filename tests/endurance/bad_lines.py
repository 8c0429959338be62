"""Plays matches over bad lines, with windows and phones, to their end. This is a command, not a test.

    .venv/bin/python -m tests.endurance.bad_lines [--only NAME …] [--matches 1] [--phones 1] [--seed 1]

Four guests, some of them with phones in Debian's Chromium and the others with what a window says to a far table, play
at a server for many tables, each over a line of his own that does what the row of the table says, in real time. At the
end, all must have played the same match, the record of the table must be in order, and no program may have found a
fault in a shuffle.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QEventLoop

from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.words.far import FarWord
from tests.phone.browser import Screen, browser
from tests.phone.page import sit_down, told
from tests.phone.player import Player
from tests.server.bad_lines import LineFaults, lines
from tests.server.public_servers import public_server
from tests.server.test_serve import free_port
from tests.ui.line_guests import NAMES, PEOPLE, LineGuest, short_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.phone.browser import Phone
    from tests.server.bad_lines import BadLine

LIMIT_S: Final = 3600.0
"""After this time at the latest, a match has come to a stop."""
_MS: Final = 20
_WORDS: Final = {FarWord.SLOW(): "slow", FarWord.LOST(): "lost", FarWord.BACK(): "back"}


class Trial(Struct, frozen=True):
    """What happens to the lines of a match."""

    name: str
    faults: LineFaults = field(default_factory=LineFaults)
    outage: float = 0.0
    """For how many seconds one line after the other carries nothing, once in a deal."""
    moves: bool = False
    """Whether each guest gets another address, once in a deal."""
    sleep: float = 0.0
    """For how many seconds the window of a guest sleeps in his own turn, once in a match."""


TRIALS: Final = (
    Trial("a good line"),
    Trial("200 ms each way", LineFaults(delay=0.2)),
    Trial("1 s each way", LineFaults(delay=1.0)),
    Trial("5 % lost", LineFaults(delay=0.05, lost=0.05)),
    Trial("30 s without a line", outage=30.0),
    Trial("another address", moves=True),
    Trial("closed when idle for 30 s", LineFaults(idle=30.0)),
    Trial("closed when idle for 5 s", LineFaults(idle=5.0)),
    Trial("a laptop sleeps for 100 s", sleep=100.0),
    Trial("all of it", LineFaults(delay=0.2, lost=0.05, idle=30.0), outage=30.0, moves=True, sleep=100.0),
)


class LineTally(Struct):
    """What came of a match."""

    deals: int
    seconds: float
    connections: int
    held: int
    closed: int
    told: dict[str, int]
    """How often windows said what."""
    checked: int
    """How many verdicts were that nobody could have chosen the cards."""
    other: int
    """How many were that a part was missing, as may happen on a bad line."""


class Wrong(AssertionError):
    """A match did not end, or not as it should."""


class _Party:
    """Everybody at a table, by person: first windows, then phones."""

    def __init__(self, windows: Sequence[LineGuest], players: Sequence[Player], over: Sequence[BadLine]) -> None:
        self.windows, self.players, self.lines = windows, players, over
        self._end = monotonic() + LIMIT_S

    def until(self, is_so: Callable[[], bool]) -> None:
        """Let everybody play until something is so.

        Raises:
            Wrong: it takes too long, or somebody is sent away.
        """
        while not is_so():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _MS)
            for window in self.windows:
                window.step()
                if window.has_ended:
                    raise Wrong(f"{window.far.people[window.person].name} is sent away: {window.has_ended}")
            for player in self.players:
                player.move()
            if monotonic() > self._end:
                raise Wrong("the match does not end")

    def wait(self, seconds: float) -> None:
        """Let everybody play for so long."""
        end = monotonic() + seconds
        self.until(lambda: monotonic() > end)

    def disturb(self, trial: Trial, deal: int) -> None:
        """Do to the lines what happens once in a deal."""
        if trial.outage:
            line = self.lines[deal % PEOPLE]
            line.fall_silent()
            self.wait(trial.outage)
            line.speak()
        if trial.moves:
            for line in self.lines:
                line.change_address()
                self.wait(5.0)

    def sleep_in_turn(self, seconds: float) -> None:
        """Let nobody sit at a window that is asked, and its line be dead for so long; then it has another address."""
        sleeper = self.windows[-1]
        sleeper.acts = False
        self.until(lambda: sleeper.far.prompt is not None or bool(sleeper.results))
        line = self.lines[sleeper.person]
        line.change_address()
        line.fall_silent()
        self.wait(seconds)
        line.speak()
        sleeper.acts = True


def play(trial: Trial, phones: int, seed: int, folder: Path) -> LineTally:
    """Play a match, and return what came of it.

    Raises:
        Wrong: something is not as it should be.
    """
    begin, port = monotonic(), free_port()
    with ExitStack() as all_ends:
        all_ends.enter_context(public_server(folder / "tables", port, "--prefix", "/cards"))
        over = all_ends.enter_context(lines(port, PEOPLE))
        windows = [LineGuest(person) for person in range(PEOPLE - phones)]
        host = windows[0]
        party = _Party(windows, [], over)
        host.open_table(over[0].port, short_game())
        party.until(lambda: host.is_in)
        for window in windows[1:]:
            window.come(over[window.person].port, host.far.there.code)
        party.until(lambda: all(window.is_in for window in windows))
        for window in windows:
            window.sit_down()
        party.until(lambda: all(window.is_seated for window in windows))
        pages = [*_pages(all_ends, folder, phones, over, host.far.there.code)]
        party.players = [Player(page, Random(seed + number), is_advised=True) for number, page in enumerate(pages)]
        party.until(lambda: all(each.plays == "person" for each in host.far.there.people))
        for line in over:
            line.faults = trial.faults
        while not host.is_over:
            number = host.far.newest.number + 1
            while host.far.newest.number < number:
                host.deal()
                party.wait(4.0)
            if trial.sleep and number == 1:
                party.sleep_in_turn(trial.sleep)
            party.disturb(trial, number)
            party.until(lambda number=number: len(host.results) == number)  # type: ignore[misc]
        deals = len(host.results)
        party.until(lambda: all(window.is_over and len(window.far.verdicts) == deals for window in windows))
        party.until(lambda: all(told(page, "!!told.state.view.over && !!told.found") for page in pages))
        found = [verdict for window in windows for verdict in window.far.verdicts.values()]
        names = [MixWord[told(page, "told.found.name").upper()] for page in pages]
        if faults := [verdict for verdict in found if verdict.is_fault]:
            raise Wrong(f"{faults[0]}")
        for window in windows:
            window.far.leave()
        _check(folder / "tables", host)
        for page in pages:
            if page.faults:
                raise Wrong(page.faults[0])
            page.close()
        words = [verdict.word for verdict in found] + names
        sentences = [_WORDS.get(sentence, "other") for window in windows for sentence in window.sentences]
        return LineTally(
            deals,
            monotonic() - begin,
            sum(line.connections for line in over),
            sum(line.held for line in over),
            sum(line.closed for line in over),
            {word: sentences.count(word) for word in (*_WORDS.values(), "other")},
            words.count(MixWord.CHECKED),
            len(words) - words.count(MixWord.CHECKED),
        )


def _pages(ends: ExitStack, folder: Path, phones: int, over: Sequence[BadLine], code: str) -> Iterator[Phone]:
    """Let phones come to a table, whose window is not there while they do."""
    if phones:
        chromium = ends.enter_context(browser(folder / "chromium", LIMIT_S))
        for person in range(PEOPLE - phones, PEOPLE):
            phone = chromium.phone(Screen())
            sit_down(phone, f"http://127.0.0.1:{over[person].port}/cards/#{code}", NAMES[person])
            yield phone


def _check(tables: Path, host: LineGuest) -> None:
    """Check that the record of the table is that of the match.

    Raises:
        Wrong: it is not.
    """
    [journal] = tables.rglob(f"*{SUFFIX}")
    recorded = replay_one(journal)
    if recorded.match.results != host.results or not recorded.match.winners or is_altered(recorded):
        raise Wrong("the record of the table is not the match that was played")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a row for each match."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", action="append", choices=[trial.name for trial in TRIALS])
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--phones", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QCoreApplication([])
    titles = ("line", "deals", "min", "connections", "held", "closed", *_WORDS.values(), "other", "checked", "missing")
    sys.stdout.write(" | ".join(titles) + "\n")
    for trial in TRIALS:
        if args.only and trial.name not in args.only:
            continue
        for number in range(args.matches):
            with tempfile.TemporaryDirectory() as folder:
                tally = play(trial, args.phones, args.seed + number, Path(folder))
            facts = (tally.deals, f"{tally.seconds / 60:.1f}", tally.connections, tally.held, tally.closed)
            row = (trial.name, *facts, *tally.told.values(), tally.checked, tally.other)
            sys.stdout.write(" | ".join(map(str, row)) + "\n")
            sys.stdout.flush()
    del app


if __name__ == "__main__":
    main()
