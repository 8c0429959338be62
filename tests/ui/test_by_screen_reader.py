"""Whole matches with a keyboard and a screen reader alone, over the bus that real screen readers use."""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import save_changes
from pinochle_qt.words import text
from pinochle_qt.words.game.events import story
from tests.checks import require
from tests.ui.blind_player import TITLE, BlindPlayer
from tests.ui.screen_reader import Desktop, missing
from tests.ui.test_reader import seen_faces, without_rules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.ui.screen_reader import Node

IS_LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
MATCHES: Final = (
    "single_deck_partnership",
    "racehorse_passing",
    "three_handed_auction",
    "five_handed_called_partner",
    "simplified_two_handed_150",
    "two_handed_draft",
)
NAMELESS: Final = frozenset({"filler", "application", "list", "menu bar", "frame"})
"""Roles of containers, which need no name; a list has its content's name, unless a panel around it has that name."""
FOCUSABLE: Final = frozenset(
    {"push button", "panel", "list item", "list", "table", "text", "check box", "radio button"}
)

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the window is read through AT-SPI, which is of Linux"),
    pytest.mark.skipif(
        bool(missing()), reason=f"there is nothing here to read a window with: apt-get install {missing()}"
    ),
]


class Match:
    """A match that is played by ear, and the faults found in what was read on the way."""

    def __init__(self, desktop: Desktop, path: Path) -> None:
        self.desktop, self.path = desktop, path
        self.faults: list[str] = []

    def look(self, room: Node) -> None:
        """Check the tree while a question is open: all names, the focus, and that no unseen card is named."""
        nodes = list(room.walk())
        corners = {part.ref for node in nodes if node.role == "table" for part in node.children if part.role == "panel"}
        for node in nodes:
            if not node.name and node.role not in NAMELESS and node.ref not in corners:
                self.faults.append(f"a {node.role} without a name: {node.more}")
        focused = [node for node in nodes if node.is_focused]
        if len(focused) != 1 or focused[0].role not in FOCUSABLE:
            self.faults.append(f"the keys are at {[(node.role, node.name) for node in focused]}")
        session = self.session
        seen = seen_faces(session.observe(0))
        hidden = {text.card_name(face) for face in pack(session.rules)} - seen
        for node in nodes:
            spoken = without_rules(f"{node.name} {node.more}") if node.role != "push button" else ""
            self.faults += [f"{name} was not seen: {spoken}" for name in hidden if name in spoken]

    @property
    def session(self) -> Session:
        """What has been played so far."""
        return Session.resume(self.path)

    def check_what_was_said(self) -> None:
        """Compare the announcements with the record: each event once, in order, from the moment listening began."""
        happened = story(self.session, 0, text.shown_names(self.session.people))()
        sentences = [text.spoken(entry.sentence) for entry in happened if entry.shown is not None]
        known = set(sentences)
        heard = [each.said for each in self.desktop.reader.heard if each.kind == "Announcement" and each.said in known]
        assert len(heard) > len(sentences) / 2
        assert heard == sentences[-len(heard) :]


@contextmanager
def opened(preset: str, *, target: int | None) -> Iterator[tuple[Match, BlindPlayer]]:
    """Open the program with a match that is about to begin, for a player who listens."""
    chosen = Settings(preset=preset, speed="instant", sound=False, language="en", offers_lessons=False)
    settings = replace(chosen, targets={preset: target}) if target else chosen
    people = [SeatSetup("You", "human")]
    people += [SeatSetup(name, "computer:steady") for name in ("Walter", "Nora", "Edith", "Sam")]
    paths = system_paths()
    rules = settings.rules()
    session = Session.new(rules, preset, tuple(people[: people_count(rules)]), 1, RecordStore(paths.games))
    session.close()
    assert session.path is not None
    save_changes(paths.settings, Settings(), replace(settings, last_journal=str(session.path)))
    with Desktop() as desktop, desktop.start(sys.executable, "-m", "pinochle_qt") as program:
        reader = desktop.reader
        reader.wait("a window", lambda: TITLE in desktop.screen.titles())
        reader.wait("a program to read", lambda: reader.program("pinochle-qt") is not None)
        desktop.screen.give_keys(TITLE)
        found = require(reader.program("pinochle-qt"))
        match = Match(desktop, session.path)
        yield match, BlindPlayer(desktop, found, match.look)
        desktop.screen.press("Control_L", "q")
        assert program.wait(timeout=60) == 0, program.returncode


def test_a_deal_can_be_played_by_screen_reader() -> None:
    with opened("simplified_two_handed_150", target=None) as (match, player):
        player.play(deals=1)
        match.check_what_was_said()
    assert match.session.match.results
    assert not match.faults


@pytest.mark.skipif(not IS_LONG, reason="whole matches take minutes: PINOCHLE_LONG=1")
@pytest.mark.parametrize("preset", MATCHES)
def test_a_match_can_be_played_by_screen_reader(preset: str) -> None:
    faulthandler.cancel_dump_traceback_later()  # this takes longer than the time after which a test counts as hanging
    with opened(preset, target=None) as (match, player):
        player.play()
        match.check_what_was_said()
    assert match.session.is_over
    assert not match.faults
