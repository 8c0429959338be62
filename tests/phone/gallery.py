"""Pictures of every question and sheet on phones: `python -m tests.phone.gallery FOLDER [NAME …]`.

Each is painted at several sizes, in dark and light, with usual and with large text.
"""

from __future__ import annotations

import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.phone.browser import Phone, Screen, browser
from tests.phone.page import MODULE
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare, tell
from tests.phone.serving import served

if TYPE_CHECKING:
    from tests.server.guests import TableGuest

SIZES: Final = {"small": (320, 568), "phone": (390, 844), "wide": (844, 390), "tablet": (820, 1180)}
TEXTS: Final = {"": 1.0, "-large": 1.5}
_SHEETS: Final = {
    "last trick": "lastTrick()",
    "shown melds": "melds()",
    "phrases": "phrases()",
    "people": "people()",
    "scores": "read('scores')",
    "log": "read('log')",
    "rules": "read('rules')",
}
_READ: Final = ("scores", "log", "rules")
_LIMIT_S: Final = 1800.0


def paint(phone: Phone, folder: Path, name: str, sizes: dict[str, tuple[int, int]]) -> None:
    """Save pictures of what is shown now."""
    for size, (width, height) in sizes.items():
        phone.turn(width, height)
        for text, factor in TEXTS.items():
            phone.run(f"document.documentElement.style.fontSize = '{round(16 * factor)}px'")
            for dark in (True, False):
                phone.show(dark=dark)
                phone.run("dispatchEvent(new Event('resize'))")
                phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                theme = "dark" if dark else "light"
                phone.picture(folder / f"{name.replace(' ', '-')}-{size}{text}-{theme}.png")
    phone.run("document.documentElement.style.fontSize = ''")


def open_sheet(phone: Phone, guest: TableGuest, name: str) -> None:
    """Open a sheet over the table."""
    phone.run(f"{MODULE.format('sheets')}.then(sheets => sheets.{_SHEETS[name]})")
    if name in _READ:
        what: Any = name
        tell(phone, guest.ask(what))


def main(arguments: list[str]) -> int:
    """Paint the pictures and return the exit status."""
    folder, wanted = Path(arguments[0]), re.compile("|".join(arguments[1:]))
    with ExitStack() as stack:
        files = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        table = stack.enter_context(served(files, "--preset", "single_deck_partnership", limit=_LIMIT_S))
        phone = stack.enter_context(browser(files, limit=_LIMIT_S)).phone(Screen())
        prepare(phone, table.host)
        if wanted.search("join"):
            paint(phone, folder, "join", SIZES)
        for name, position in POSITIONS.items():
            if wanted.search(name):
                pose(phone, guest_at(found(position)))
                paint(phone, folder, name, SIZES)
        guest = guest_at(found(POSITIONS["after a deal"]))
        for name in filter(wanted.search, _SHEETS):
            pose(phone, guest_at(found(POSITIONS["play"])) if name not in _READ else guest)
            open_sheet(phone, guest, name)
            paint(phone, folder, name, SIZES)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
