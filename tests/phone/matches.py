"""Plays whole matches by touching phones: `python -m tests.phone.matches [--preset NAME …] [--phones N] [--short]`.

One line for each match: its deals, touches, and questions of each kind. With `--short`, a match ends with the first
deal that brings enough points. With `--laptop`, the host plays at a window of this program, with the mouse. With
`--film FOLDER`, every screen is saved as a picture whenever something new is asked, and now and then while cards are
played.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine.derived import people_count
from pinochle_qt.variants.presets import PRESETS
from tests.phone.browser import Browser, BrowserFault, Screen, browser
from tests.phone.laptop import Laptop
from tests.phone.page import sit_down, told
from tests.phone.player import Player
from tests.phone.serving import served

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.phone.serving import Served

SCREENS: Final = (
    Screen(),
    Screen(320, 568, dark=False),
    Screen(844, 390),
    Screen(820, 1180, dark=False),
    Screen(360, 740),
)
"""The phones, in the order in which they come to the table."""
SHORT: Final = ("--set", "match.target=100")
LIMIT_S: Final = 900.0
"""After this time at the latest, a match has come to a stop."""
WINDOW: Final = 1280, 800
_PATIENCE_MS: Final = 400
_EACH: Final = 12
"""Of the cards that a player plays, one in so many is filmed."""


class Played(NamedTuple):
    """A match that has been played to its end."""

    deals: int
    touches: int
    kinds: dict[str, int]
    seconds: float


class Film:
    """Saves pictures of every screen, numbered in the order in which they were taken."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._taken = 0
        self._seen: dict[tuple[str, int], int] = {}

    def look(self, kind: str, who: int, players: Sequence[Player], laptop: Laptop | None) -> None:
        """Take pictures if somebody is asked this for the first time, or another time in a while."""
        count = self._seen[kind, who] = self._seen.get((kind, who), 0) + 1
        if count % _EACH != 1:
            return
        self._taken += 1
        start = f"{self._taken:03}-{who}-{kind}"
        for at, player in enumerate(players, 1):
            width, height = player.phone.screen[:2]
            player.phone.picture(self._folder / f"{start}-phone{at}-{width}x{height}.png")
        if laptop is not None:
            laptop.table.save_picture(self._folder / f"{start}-laptop.png")


def play(
    chromium: Browser,
    table: Served,
    phones: int,
    seed: int,
    limit: float = LIMIT_S,
    laptop: Laptop | None = None,
    film: Film | None = None,
    *,
    is_advised: bool = False,
) -> Played:
    """Sit down with some phones and play until the match is over.

    Raises:
        BrowserFault: the match has come to a stop, or a page has complained.
    """
    begun, chance = monotonic(), Random(seed)
    players = []
    for at in range(phones):
        phone = chromium.phone(SCREENS[at % len(SCREENS)])
        sit_down(phone, table.host if at == 0 and laptop is None else table.link, f"Guest {at + 1}")
        players.append(Player(phone, chance, is_advised=is_advised))
    if laptop is not None:
        laptop.deal()
    while not all(player.is_over for player in players) or (laptop is not None and not laptop.is_over):
        if monotonic() - begun > limit:
            raise BrowserFault(f"the match has come to a stop: {[player.phone.text for player in players]}")
        moved = laptop is not None and laptop.move()
        for who, player in enumerate(players, 1):
            seen = player.look(_PATIENCE_MS if phones == 1 and laptop is None else 0)
            if film is not None and (seen["kind"] or seen["over"]):
                film.look(seen["kind"] or "over", who, players, laptop)
            moved |= player.answer(seen)
        if not moved and laptop is None:
            players[0].move(_PATIENCE_MS)
    faults = [fault for player in players for fault in player.phone.faults]
    if faults:
        raise BrowserFault("\n".join(faults))
    deals = told(players[0].phone, "told.state.observation.number")
    kinds: dict[str, int] = {}
    for player in players:
        for kind, count in player.kinds.items():
            kinds[kind] = kinds.get(kind, 0) + count
        player.phone.close()
    return Played(deals, sum(player.touches for player in players), kinds, monotonic() - begun)


def main(arguments: list[str]) -> int:
    """Play the matches and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.phone.matches", description="Play matches by touching phones."
    )
    parser.add_argument(
        "--preset", action="append", choices=tuple(PRESETS), metavar="NAME", help="all games by default"
    )
    parser.add_argument("--phones", type=int, default=1, help="how many people play (1)")
    parser.add_argument("--seed", type=int, default=1, help="of what they choose (1)")
    parser.add_argument(
        "--advised",
        action="store_true",
        help="let people bid, pass cards and play as a simple computer player would, since by chance four take hours",
    )
    parser.add_argument("--short", action="store_true", help="make the matches short")
    parser.add_argument("--laptop", action="store_true", help="let the host play at a window of this program")
    parser.add_argument(
        "--limit", type=float, default=LIMIT_S, metavar="SECONDS", help=f"the longest time of a match ({LIMIT_S:.0f})"
    )
    parser.add_argument("--film", type=Path, metavar="FOLDER", help="save pictures of every screen")
    given = parser.parse_args(arguments)
    if given.laptop:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for preset in given.preset or PRESETS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            options = ("--preset", preset, *(SHORT if given.short else ()))
            phones = min(given.phones, people_count(PRESETS[preset]) - given.laptop)
            table = stack.enter_context(served(folder, *options, people=phones + given.laptop, limit=given.limit))
            chromium = stack.enter_context(browser(folder, limit=given.limit))
            laptop = stack.enter_context(closing(Laptop(table.host, folder, WINDOW))) if given.laptop else None
            film = Film(given.film / preset) if given.film else None
            played = play(chromium, table, phones, given.seed, given.limit, laptop, film, is_advised=given.advised)
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(played.kinds.items()))
        sys.stdout.write(f"{preset}: {played.deals} deals, {played.touches} touches, {played.seconds:.0f} s; {kinds}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
