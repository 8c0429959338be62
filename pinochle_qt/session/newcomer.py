"""What somebody gets who starts the program for the first time: opponents at Easy, until he says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.reading import is_there
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings

if TYPE_CHECKING:
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings_file import Damage

_GENTLE: Final = "computer:easy"
NEWCOMER_SEATS: Final[tuple[SeatSetup, ...]] = tuple(
    replace(setup, player=_GENTLE) if seat % 2 else setup for seat, setup in enumerate(Settings().seats)
)
"""The default seats, but every second one, which is an opponent in games with partners, has a player at Easy."""


def first_settings(paths: Paths) -> tuple[Settings, Damage | None]:
    """Return the settings to start with, and what is wrong with their file, as `load_settings` does.

    Somebody who has neither settings nor games yet is a newcomer.
    """
    settings, damage = load_settings(paths.settings)
    is_newcomer = damage is None and not is_there(paths.settings) and not _has_games(paths)
    return (replace(settings, seats=NEWCOMER_SEATS) if is_newcomer else settings), damage


def _has_games(paths: Paths) -> bool:
    try:
        return any(paths.games.iterdir())
    except OSError:
        return False
