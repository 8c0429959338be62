"""Whatever two windows do with their games, session, file and index agree with a plain list of what was done.

Set `PINOCHLE_LONG=1` for many more runs.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import json

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.derived import people_count
from pinochle_qt.library.index import GameIndex, GameQuery
from pinochle_qt.record.store import JournalBusy, RecordStore, StoreError
from pinochle_qt.record.values import SUFFIX
from pinochle_qt.session.instance import Instance
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.library.indexed_games import bring_up_to_date
from tests.record.disk import disk_that_takes
from tests.session.driving import STOCK, chance_player

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.game import Step

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
WINDOWS: Final = st.sampled_from([0, 1])
ANY: Final = st.integers(0, 10**6)
GAMES: Final = (STOCK, "single_deck_partnership", "three_handed_auction", "racehorse_passing")


class Plain:
    """A game as a list of its actions, followed by the undone ones that can be redone."""

    def __init__(self) -> None:
        self.done: list[tuple[str, ...]] = []
        self.at = 0
        self.choices: list[bool] = []
        """Whether a person had a choice, for each position in the list."""
        self.deals: list[int] = []
        """The number of the deal after each position in the list."""
        self.spoiled: frozenset[int] = frozenset()
        self.undone: tuple[int, ...] = ()
        self.title = ""
        self.is_practice = False

    def do(self, lines: tuple[str, ...], deal: int, *, was_choice: bool) -> None:
        self.spoiled = frozenset(self.undone)
        for each in (self.done, self.choices, self.deals):
            del each[self.at :]
        self.done.append(lines)
        self.choices.append(was_choice)
        self.deals.append(deal)
        self.at += 1

    def backward(self) -> int | None:
        return next((at for at in reversed(range(self.at)) if self.choices[at]), None)

    def forward(self) -> int | None:
        if self.at == len(self.done):
            return None
        return next((at for at in range(self.at + 1, len(self.done)) if self.choices[at]), len(self.done))

    def go(self, at: int) -> None:
        self.at = at
        now = self.deals[at - 1] if at else 0
        seen = range(now, self.deals[-1] + 1) if at < len(self.done) else range(0)
        self.undone = tuple(sorted(self.spoiled.union(seen)))

    def forget_what_was_undone(self) -> None:
        """Keep only what a file contains: of undone actions, it only records the deals."""
        for each in (self.done, self.choices, self.deals):
            del each[self.at :]
        self.spoiled = frozenset(self.undone)

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for lines in self.done[: self.at] for line in lines)


class Windows(RuleBasedStateMachine):
    """Two windows, a folder of games, and a plain list for each game."""

    def __init__(self) -> None:
        super().__init__()
        self.home = Path(tempfile.mkdtemp())
        self.folder = self.home / "games"
        self.ticks = 0
        self.stores = [RecordStore(self.folder, self.now) for _ in "12"]
        self.open: list[tuple[str, Session] | None] = [None, None]
        self.games: dict[str, Plain] = {}
        self.aside: dict[str, Plain] = {}
        self.behind: set[str] = set()
        """Games whose file is incomplete because the disk was full."""
        self.known: dict[str, tuple[object, ...]] = {}
        """Files that have been compared, with their content at the time."""
        (self.home / "run").mkdir(mode=0o700)
        self.instances: list[Instance | None] = [None, None]

    def teardown(self) -> None:
        for window in (0, 1):
            self.leave(window)
            self.end(window)
        shutil.rmtree(self.home)

    def now(self) -> datetime:
        """Return the time on a clock that goes back now and then."""
        self.ticks += 1
        return datetime(2026, 7, 31, 14, 22, self.ticks % 3, tzinfo=UTC)

    # ---- what windows do -------------------------------------------------------------------------------------------

    @initialize(seed=ANY)
    def first(self, seed: int) -> None:
        self.begin(0, seed, STOCK, 1)

    @rule(window=WINDOWS, seed=ANY, preset=st.sampled_from(GAMES), people=st.integers(1, 2))
    def begin(self, window: int, seed: int, preset: str, people: int) -> None:
        self.leave(window)
        count = people_count(PRESETS[preset])
        seats = tuple(SeatSetup(f"P{at}", "human" if at < people else "random") for at in range(count))
        session = Session.new(PRESETS[preset], preset, seats, seed, self.stores[window])
        self.take(window, session, Plain())

    @rule(window=WINDOWS, picks=st.lists(ANY, min_size=1, max_size=12))
    def play(self, window: int, picks: list[int]) -> None:
        opened = self.open[window]
        for pick in picks:
            if opened is None or opened[1].prompt is None:
                return
            self.act(*opened, pick)

    def act(self, name: str, session: Session, pick: int) -> None:
        prompt = require(session.prompt)
        if prompt.seat is None:
            was_choice = False

            def change() -> Step:
                return session.deal()

        else:
            was_choice = prompt.has_choice and session.seats[prompt.seat].player == "human"
            action = chance_player(pick).choose(session.observe(prompt.seat), prompt, None)

            def change() -> Step:
                return session.submit(action)

        before = len(session.lines)
        self.written(name, change)
        assert session.last_step is not None
        plain = self.games[name]
        plain.do(session.lines[before:], session.match.number, was_choice=was_choice)
        assert isinstance(session.last_step.action, DealCards) == (prompt.seat is None)

    @rule(window=WINDOWS)
    def undo(self, window: int) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            to = self.games[name].backward()
            assert session.can_undo == (to is not None)
            assert self.written(name, session.undo) in {to is not None, None}
            if to is not None:
                self.games[name].go(to)

    @rule(window=WINDOWS)
    def redo(self, window: int) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            to = self.games[name].forward()
            assert session.can_redo == (to is not None)
            assert self.written(name, session.redo) in {to is not None, None}
            if to is not None:
                self.games[name].go(to)

    @rule(window=WINDOWS, pick=ANY)
    def rewind(self, window: int, pick: int) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            points = session.rewind_points
            plain = self.games[name]
            assert [point.position for point in points] == [at for at in range(plain.at) if plain.choices[at]]
            if points:
                point = points[pick % len(points)]
                self.written(name, lambda: session.rewind(point))
                plain.go(point.position)

    @rule(window=WINDOWS, title=st.sampled_from(["", "Zoë's", "Sunday  evening"]))
    def rename(self, window: int, title: str) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            self.written(name, lambda: session.rename(title))
            self.games[name].title = " ".join(title.split())

    @rule(window=WINDOWS, pick=ANY, room=st.integers(0, 200))
    def play_on_a_full_disk(self, window: int, pick: int, room: int) -> None:
        opened = self.open[window]
        if opened is None or opened[1].prompt is None or not hasattr(os, "fork"):
            return
        name, session = opened
        stood = self.text(name)
        with disk_that_takes(len(stood.encode()) + room):
            self.act(name, session, pick)
        if name in self.behind:
            assert self.text(name) == stood

    @rule(window=WINDOWS)
    def leave(self, window: int) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            session.close()
            self.open[window] = None
            self.closed(name)

    @rule(window=WINDOWS, cut=st.integers(1, 40))
    def be_killed_while_writing(self, window: int, cut: int) -> None:
        if (opened := self.open[window]) is not None:
            name, session = opened
            half = '{"seat":0,"act":"play","card":"AS1"}'[:cut].rstrip("}")
            session.close()
            with (self.folder / name).open("a", encoding="utf-8") as file:
                file.write(half)
            (self.folder / f"{name}.lock").touch()
            (self.folder / f".{name}.01234567.new").write_text("half", encoding="utf-8")
            self.open[window] = None
            self.closed(name)

    @precondition(lambda self: self.games)
    @rule(window=WINDOWS, pick=ANY)
    def resume(self, window: int, pick: int) -> None:
        name = sorted(self.games)[pick % len(self.games)]
        path = self.folder / name
        if name in self.opened_names():
            with pytest.raises(JournalBusy):
                Session.resume(path, self.stores[window])
            return
        self.leave(window)
        self.take(window, Session.resume(path, self.stores[window]), self.games[name])

    @precondition(lambda self: self.games)
    @rule(window=WINDOWS, pick=ANY)
    def resume_a_copy(self, window: int, pick: int) -> None:
        name = sorted(self.games)[pick % len(self.games)]
        if name in self.behind:
            return
        self.leave(window)
        copy = Session.resume_copy(self.folder / name, self.stores[window])
        self.take(window, copy, self.copied(self.games[name]))

    @rule(window=WINDOWS)
    def practice(self, window: int) -> None:
        opened = self.open[window]
        if opened is None:
            return
        name, session = opened
        copy, plain = session.practice(self.stores[window]), self.copied(self.games[name])
        self.leave(window)
        plain.is_practice = True
        self.take(window, copy, plain)

    @precondition(lambda self: self.games)
    @rule(pick=ANY)
    def remove(self, pick: int) -> None:
        name = sorted(self.games)[pick % len(self.games)]
        if name in self.opened_names():
            with pytest.raises(JournalBusy):
                self.stores[0].set_aside(name)
        else:
            self.stores[0].set_aside(name)
            self.aside[name] = self.games.pop(name)

    @precondition(lambda self: self.aside)
    @rule(pick=ANY)
    def bring_back(self, pick: int) -> None:
        name = sorted(self.aside)[pick % len(self.aside)]
        self.stores[1].bring_back(name)
        self.games[name] = self.aside.pop(name)

    @rule(window=WINDOWS)
    def start(self, window: int) -> None:
        """Start a program, which must be the first one exactly if no other one is running."""
        variables = {"XDG_RUNTIME_DIR": str(self.home / "run"), "DISPLAY": ":7"}
        if self.instances[window] is None:
            instance = Instance(self.home, variables)
            is_first = instance.is_the_first()
            assert is_first == (self.instances[1 - window] is None)
            if is_first:
                self.instances[window] = instance

    @rule(window=WINDOWS)
    def end(self, window: int) -> None:
        instance = self.instances[window]
        if instance is not None:
            instance.close()
            self.instances[window] = None

    # ---- what must be true -----------------------------------------------------------------------------------------

    @invariant()
    def sessions_say_what_was_done(self) -> None:
        for opened in self.open:
            if opened is not None:
                name, session = opened
                plain = self.games[name]
                assert session.lines[1:] == plain.lines
                assert (session.header.title, session.header.undone, session.header.practice) == (
                    plain.title,
                    plain.undone,
                    plain.is_practice,
                )
                assert session.can_undo == (plain.backward() is not None)
                assert session.can_redo == (plain.forward() is not None)

    @invariant()
    def files_say_what_was_done(self) -> None:
        assert {path.name for path in self.folder.glob(f"*{SUFFIX}")} == set(self.games)
        for name, plain in self.games.items():
            known = self.text(name), plain.lines, plain.title, plain.undone
            if name not in self.behind and self.known.get(name) != known:
                session = Session.resume(self.folder / name)
                assert session.lines[1:] == plain.lines
                assert (session.header.title, session.header.undone) == (plain.title, plain.undone)
                self.known[name] = known

    @precondition(lambda self: not self.behind)
    @invariant()
    def nothing_else_is_left(self) -> None:
        opened = self.opened_names()
        left = {path.name for path in self.folder.iterdir() if path.name in {f"{name}.lock" for name in opened}}
        assert left == {f"{name}.lock" for name in opened}

    @rule()
    def the_index_says_what_was_done(self) -> None:
        with contextlib.closing(GameIndex(self.home / "games.index")) as index:
            bring_up_to_date(index, self.folder)
            for kept in index.games(GameQuery()):
                if kept.path in self.behind:
                    continue
                plain = self.games[kept.path]
                assert kept.game is not None
                summary = kept.game.summary
                assert (summary.title, summary.undone, summary.practice) == (
                    plain.title,
                    plain.undone,
                    plain.is_practice,
                )
                assert summary.is_over == any(
                    "winner" in json.decode(line, type=dict[str, Any]) for line in plain.lines
                )

    # ---- inside ----------------------------------------------------------------------------------------------------

    def take(self, window: int, session: Session, plain: Plain) -> None:
        assert session.path is not None
        plain.forget_what_was_undone()
        self.open[window] = session.path.name, session
        self.games[session.path.name] = plain

    def written(self, name: str, change: Callable[[], object]) -> object:
        """Make a change; if the disk does not take it, the file is behind until a later change is written."""
        try:
            answer = change()
        except StoreError:
            self.behind.add(name)
            return None
        if answer is not False:  # False means that there was nothing to do
            self.behind.discard(name)
        return answer

    def closed(self, name: str) -> None:
        """Accept the content of the file if the disk did not take everything, of which the person was told."""
        plain = self.games[name]
        plain.forget_what_was_undone()
        if name in self.behind:
            self.behind.discard(name)
            session = Session.resume(self.folder / name)
            lines = session.lines[1:]
            while plain.lines != lines:
                assert plain.at, "the file says something that was never done"
                plain.at -= 1
            plain.forget_what_was_undone()
            plain.title, plain.undone = session.header.title, session.header.undone
            plain.spoiled = frozenset(plain.undone)

    def copied(self, plain: Plain) -> Plain:
        copy = Plain()
        copy.done, copy.choices, copy.deals = list(plain.done), list(plain.choices), list(plain.deals)
        copy.at, copy.title, copy.undone, copy.is_practice = plain.at, plain.title, plain.undone, plain.is_practice
        return copy

    def text(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def opened_names(self) -> set[str]:
        return {opened[0] for opened in self.open if opened is not None}


TestWindows = Windows.TestCase
TestWindows.settings = settings(
    max_examples=400 if LONG else 10,
    stateful_step_count=60 if LONG else 25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
