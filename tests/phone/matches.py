"""Plays whole matches by touching phones: `python -m tests.phone.matches [--preset NAME …] [--phones N] [--short]`.

One line for each match: its deals, touches, and questions of each kind. With `--short`, a match ends with the first
deal that brings enough points; with `--pictures FOLDER`, there is a picture of every kind of screen that came.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine.derived import people_count
from pinochle_qt.variants.presets import PRESETS
from tests.phone.browser import Browser, BrowserFault, Screen, browser
from tests.phone.page import sit_down, told
from tests.phone.player import Player
from tests.phone.serving import served

if TYPE_CHECKING:
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
"""A match that takes longer has come to a stop."""
_PATIENCE_MS: Final = 400
_KIND_OF_SCREEN: Final = """
[document.body.dataset.asks, ...document.body.classList, told.state.observation.trick?.length,
 document.querySelector('.sheet') && document.querySelector('.sheet h2').textContent, told.state.view.over && 'over']
    .filter(Boolean).join('-')
"""


class Played(NamedTuple):
    """A match that has been played to its end."""

    deals: int
    touches: int
    kinds: dict[str, int]
    seconds: float


def play(
    chromium: Browser, table: Served, phones: int, seed: int, limit: float = LIMIT_S, folder: Path | None = None
) -> Played:
    """Sit down with some phones and play until the match is over, with pictures in a folder if there is one.

    Raises:
        BrowserFault: the match has come to a stop, or a page has complained.
    """
    begun, chance = monotonic(), Random(seed)
    players = []
    for at in range(phones):
        phone = chromium.phone(SCREENS[at % len(SCREENS)])
        sit_down(phone, table.host if at == 0 else table.link, f"Guest {at + 1}")
        players.append(Player(phone, chance))
    while not all(player.is_over for player in players):
        if monotonic() - begun > limit:
            raise BrowserFault(f"the match has come to a stop: {[player.phone.text for player in players]}")
        if folder is not None:
            _take_pictures(players, folder)
        moved = [player.move(_PATIENCE_MS if phones == 1 else 0) for player in players]
        if not any(moved):
            players[0].move(_PATIENCE_MS)
    if folder is not None:
        _take_pictures(players, folder)
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


def _take_pictures(players: list[Player], folder: Path) -> None:
    """Save pictures of the kinds of screens that have none yet."""
    for at, player in enumerate(players):
        kind = "".join(each if each.isalnum() else "-" for each in told(player.phone, _KIND_OF_SCREEN))
        path = folder / f"{at}-{kind}.png"
        if not path.exists():
            player.phone.picture(path)


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
    parser.add_argument("--short", action="store_true", help="make the matches short")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="where pictures are saved")
    given = parser.parse_args(arguments)
    for preset in given.preset or PRESETS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            options = ("--preset", preset, *(SHORT if given.short else ()))
            phones = min(given.phones, people_count(PRESETS[preset]))
            table = stack.enter_context(served(folder, *options, people=phones, limit=LIMIT_S))
            chromium = stack.enter_context(browser(folder, limit=LIMIT_S))
            pictures = given.pictures and given.pictures / preset
            played = play(chromium, table, phones, given.seed, folder=pictures)
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(played.kinds.items()))
        sys.stdout.write(f"{preset}: {played.deals} deals, {played.touches} touches, {played.seconds:.0f} s; {kinds}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
