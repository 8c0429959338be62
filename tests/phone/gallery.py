"""Pictures of every kind of question on phones of several sizes: `python -m tests.phone.gallery FOLDER [PRESET …]`."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

from tests.phone.browser import Browser, Screen, browser
from tests.phone.page import sit_down, told
from tests.phone.player import Player
from tests.phone.serving import served

SIZES: Final = {"phone": (390, 844), "small": (320, 568), "wide": (844, 390), "low": (667, 375), "tablet": (820, 1180)}
PRESETS: Final = (
    "single_deck_partnership",
    "three_handed_auction",
    "bicycle_two_handed_48",
    "five_handed_called_partner",
    "partnership_four_handed_kitty",
    "two_handed_draft",
    "eight_handed_four_teams",
    "double_deck_full_96",
)
_MOVES: Final = 500
_KIND: Final = """(() => {
    const hasMelds = document.querySelector('.line') || document.body.dataset.asks !== 'show'
    return told.waits || !hasMelds || document.querySelector('.sheet') ? '' : document.body.dataset.asks
})()"""
"""What is asked, if its picture shows all that there can be."""


def paint(chromium: Browser, folder: Path, preset: str, address: str) -> None:
    """Play a while, and save pictures of every kind of question when it first comes."""
    phone = chromium.phone(Screen())
    sit_down(phone, address)
    player, seen = Player(phone, Random(5)), set[str]()
    for _ in range(_MOVES):
        kind = told(phone, _KIND)
        if kind and kind not in seen:
            seen.add(kind)
            for size, (width, height) in SIZES.items():
                phone.turn(width, height)
                for dark in (False, True):
                    phone.show(dark=dark)
                    phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    phone.picture(folder / f"{preset}-{kind}-{size}-{'dark' if dark else 'felt'}.png")
            phone.turn(*SIZES["phone"])
        player.move(500)
        if player.is_over:
            break
    sys.stdout.write(f"{preset}: {', '.join(sorted(seen))}\n")


def main(arguments: list[str]) -> int:
    """Paint the pictures and return the exit status."""
    folder, presets = Path(arguments[0]), arguments[1:] or PRESETS
    for preset in presets:
        with ExitStack() as stack:
            files = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            table = stack.enter_context(served(files, "--preset", preset))
            paint(stack.enter_context(browser(files)), folder, preset, table.link)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
