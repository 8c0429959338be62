"""Paints the table at every size and in every theme on one page: `python -m tests.ui.picture_table FOLDER`.

The page is `index.html`. For each moment of a game it has a row for each number of people and each theme, and a column
for each size of the window. `--beside` puts pictures next to them: those of an earlier run next to the same pictures of
today, and any others, such as drawings, above them all. Beside the page there is a sheet with small pictures for each
moment and game.
"""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("paint the table", window=os.environ)

from msgspec.structs import replace
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.features import is_draft
from pinochle_qt.engine.people import account_of
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.viewer_steps import ViewedEvent
from pinochle_qt.ui.draw.theme import THEMES
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.table.zones.rare_melds import RareMelds
from pinochle_qt.ui.window.main_window import LEAST, SMALLEST, MainWindow
from pinochle_qt.ui.window.table_talk import TableTalk
from pinochle_qt.variants.presets import PRESETS
from tests.ui.clocks import HandClock
from tests.ui.film import Projector, strip
from tests.ui.moments import moments, new_session, session_at
from tests.ui.playing import PolicyBots, SilentBots, application
from tests.ui.rare_deals import DOUBLE_PINOCHLE, ROUNDHOUSE, deal_to
from tests.ui.small_screens import squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage

    from pinochle_qt.session.session import Session
    from pinochle_qt.session.settings import ThemeChoice

GAMES: Final = (
    "hayes_two_handed",
    "two_handed_draft",
    "three_handed_auction",
    "single_deck_partnership",
    "five_handed_called_partner",
    "racehorse_six_handed",
    "eight_handed_four_teams",
)
SIZES: Final = (*(each.toTuple() for each in (LEAST, SMALLEST)), (1280, 800), (1920, 1080), (2560, 1440))
STILL: Final = {"bid": ("bid",), "meld": ("show", "meld"), "play": ("follow",), "won": ("won",), "lost": ("won",)}
"""The names in `tests.ui.moments` under which a moment is found."""
GREAT: Final = "great-meld"
MOMENTS: Final = ("bid", "meld", "play", GREAT, "won", "lost")
_TICK, _MOST_TICKS, _IN_THE_MIDDLE = 40, 500, 1200
"""Milliseconds by which time advances, the number of such steps, and milliseconds until a great meld is at rest."""
_TURNS: Final = 4
"""Turns of the event loop until a window has its new size, in which the menu bar takes one more."""
_SMALL_PICTURE: Final = 460


class Picture(NamedTuple):
    """A picture of the window."""

    moment: str
    game: str
    size: tuple[int, int]
    theme: ThemeChoice

    @property
    def file(self) -> str:
        """The name of its file, the same in every run."""
        return f"{self.moment}-{PRESETS[self.game].table.players}-{self.game}-{self.size[0]}-{self.theme}.png"


class Studio:
    """A window for one kind of moment; in that of a great meld, everything moves only when time is told to pass.

    There is only one at a time, because all windows of a process have the same scale.
    """

    def __init__(self, moment: str, home: Path) -> None:
        application()
        self._moment = moment
        is_moving = moment == GREAT
        bots, clock = PolicyBots() if is_moving else SilentBots(), HandClock()
        settings = Settings(speed="normal" if is_moving else "instant", reduced_motion=False, play_forced=False)
        self._window = MainWindow(MatchController(bots), settings, Paths(home, home), None, clock)
        TableTalk(self._window, self._window.controller)
        shown = QSignalSpy(self._window.first_shown)
        self._window.show()
        self._window.matches.open(new_session(GAMES[0], 0))
        while not shown.count():
            QApplication.processEvents()
        self._projector = Projector(self._window, self._window.controller, clock) if is_moving else None

    def paint(self, picture: Picture) -> QImage | None:
        """Return a picture; None if the game has no such moment."""
        is_great = self._projector is not None
        session = great_meld_session(picture.game) if is_great else still_session(self._moment, picture.game)
        if session is None:
            return None
        self._window.matches.open(new_session(picture.game, 0) if is_great else session)
        squeeze(self._window, picture.size)
        self._window.preferences.apply(replace(self._window.settings, theme=picture.theme))
        for _ in range(_TURNS):
            QApplication.processEvents()
        if self._projector is not None:  # from now on, time passes
            self._window.matches.open(session)
            self._wait_for_great_meld(self._projector)
        return self._window.grab().toImage()

    def _wait_for_great_meld(self, projector: Projector) -> None:
        """Let time pass until the great meld rests in the middle of the table."""
        pauses = self._window.view.event_player.meld_pauses
        for _ in range(_MOST_TICKS):
            projector.advance(_TICK)
            if pauses.shows_rare_meld:
                break
        for _ in range(_IN_THE_MIDDLE // _TICK):
            projector.advance(_TICK)

    def close(self) -> None:
        """Close the window."""
        self._window.close()
        self._window.deleteLater()


def still_session(name: str, game: str) -> Session | None:
    """Return a match at a moment of this name; None if the game has none."""
    moment = next((each for each in moments(game) if each.name in STILL[name]), None)
    if moment is None or name not in {"won", "lost"}:
        return None if moment is None else session_at(game, moment)
    for seat in range(PRESETS[game].table.players):
        session = session_at(game, moment._replace(seat=seat))
        own = account_of(session.rules, session.observe(seat).seated, seat)
        if (own in session.match.winners) is (name == "won"):
            return session
    return None


def great_meld_session(game: str) -> Session | None:
    """Return a match in which the next player to act lays a rare meld; None if nobody does."""
    for cards in (ROUNDHOUSE, DOUBLE_PINOCHLE):
        begun = new_session(game, 0)
        if is_draft(begun.rules):
            return None  # nobody is dealt a meld
        deal_to(begun, {1: cards})
        policy = Policy()
        while (prompt := begun.prompt) is not None and prompt.seat is not None:
            step = begun.submit(policy.choose(begun.observe(prompt.seat), prompt, None))
            seen = begun.observe(0)
            if prompt.seat and RareMelds().choose(ViewedEvent(each.event, seen) for each in step.events):
                session = new_session(game, 0)
                for before in begun.steps[:-1]:
                    session.submit(before.action)
                return session
    return None


def page(painted: dict[Picture, bool], beside: Path | None) -> Iterator[str]:
    """Yield the page line by line: a table for each moment, with the pictures of `beside` next to those of today."""
    games, sizes = list(dict.fromkeys(each.game for each in painted)), dict.fromkeys(each.size for each in painted)
    names = {each.file for each in painted}
    yield "<!doctype html><meta charset=utf-8><title>Pictures of the table</title><style>"
    yield "body{font:14px sans-serif;margin:16px}td,th{padding:4px;vertical-align:top;text-align:left}"
    yield f"img{{width:{_SMALL_PICTURE}px;display:block;margin-bottom:2px}}figure{{display:inline-block;margin:4px}}"
    yield "</style>"
    for other in sorted(beside.glob("*.png")) if beside is not None else ():
        if other.name not in names and not other.name.startswith("sheet-"):
            yield f"<figure>{_linked(other)}<figcaption>{escape(other.stem)}</figcaption></figure>"
    for moment in dict.fromkeys(each.moment for each in painted):
        yield f"<h2>{moment}</h2><table><tr><th><th>"
        yield from (f"<th>{width}×{height}" for width, height in sizes)
        for game, theme in product(games, dict.fromkeys(each.theme for each in painted)):
            yield f"<tr><th>{PRESETS[game].table.players}<br>{escape(game)}<th>{theme}"
            for size in sizes:
                picture = Picture(moment, game, size, theme)
                then = beside / picture.file if beside is not None else None
                now = _linked(Path(picture.file)) if painted.get(picture) else "–"
                yield f"<td>{now}{_linked(then) if then is not None and then.exists() else ''}"
        yield "</table>"


def _linked(file: Path) -> str:
    """Return a small picture that leads to the large one."""
    address = escape(file.resolve().as_uri() if file.parent.parts else file.name)
    return f'<a href="{address}"><img loading=lazy src="{address}" alt="{escape(file.stem)}"></a>'


def main(arguments: Namespace) -> None:
    """Paint all pictures, and write the page and the sheets."""
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    painted: dict[Picture, bool] = {}
    for moment in arguments.moments:
        with tempfile.TemporaryDirectory() as home:
            studio = Studio(moment, Path(home))
            for game in arguments.games:
                row: list[QImage] = []
                for theme, size in product(arguments.themes, arguments.sizes):
                    picture = Picture(moment, game, size, theme)
                    image = studio.paint(picture)
                    painted[picture] = image is not None
                    if image is not None:
                        image.save(str(folder / picture.file))
                        row.append(image)
                if row:
                    strip(row, len(arguments.sizes)).save(str(folder / f"sheet-{moment}-{game}.png"))
            studio.close()
    (folder / "index.html").write_text("\n".join(page(painted, arguments.beside)), encoding="utf-8")


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--beside", metavar="FOLDER", type=Path, help="an earlier run, or drawings, to compare with")
    several = partial(parser.add_argument, nargs="+")
    several("--moments", default=MOMENTS, choices=MOMENTS)
    several("--games", default=GAMES, choices=list(PRESETS), metavar="GAME")
    several("--sizes", default=SIZES, type=_size, metavar="WIDTHxHEIGHT")
    several("--themes", default=list(THEMES), choices=list(THEMES))
    main(parser.parse_args())
