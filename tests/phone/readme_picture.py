"""Takes the picture of phones in the README: `python -m tests.phone.readme_picture`."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from tests.phone.browser import Screen, browser
from tests.phone.page import sit_down
from tests.phone.player import Player
from tests.phone.serving import served

PICTURE: Final = Path(__file__).parents[2] / "packaging" / "pictures" / "phones.png"
_SHOWN: Final = ("bid", "show", "play")
_SIZE: Final = (390, 844)
_GAP: Final = 15
_MOST_QUESTIONS: Final = 60
_PATIENCE_MS: Final = 500


def take(folder: Path) -> list[QImage]:
    """Play at a table, and return a picture of the first bid, the melds and the first card."""
    with ExitStack() as stack:
        table = stack.enter_context(served(folder, "--preset", "single_deck_partnership"))
        phone = stack.enter_context(browser(folder)).phone(Screen(*_SIZE))
        sit_down(phone, table.host)
        phone.run("localStorage.setItem('pinochle.theme', '\"felt\"'), dispatchEvent(new Event('theme'))")
        player, pictures = Player(phone, Random(5)), dict[str, QImage]()
        for _ in range(_MOST_QUESTIONS):
            kind = player.look(_PATIENCE_MS)["kind"]
            if kind in _SHOWN and kind not in pictures:
                phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                phone.picture(folder / f"{kind}.png")
                pictures[kind] = QImage(str(folder / f"{kind}.png"))
            if len(pictures) == len(_SHOWN):
                break
            player.answer(player.look())
        return [pictures[kind] for kind in _SHOWN]


def main() -> int:
    """Write the picture and return the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        found = take(Path(folder))
    width, height = _SIZE
    joined = QImage((width + _GAP) * len(found) - _GAP, height, QImage.Format.Format_ARGB32)
    joined.fill(Qt.GlobalColor.transparent)
    painter = QPainter(joined)
    for at, picture in enumerate(found):
        scaled = picture.scaled(
            width, height, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(QPoint(at * (width + _GAP), 0), scaled)
    painter.end()
    joined.save(str(PICTURE))
    return 0


if __name__ == "__main__":
    sys.exit(main())
