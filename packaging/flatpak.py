"""Makes a Flatpak of a release and tries it: `.venv/bin/python packaging/flatpak.py`, as root, after release.py.

The bundle in `dist` is for the public runtime, which is a download of its own. The trial takes a runtime made of
Debian's files instead. In the sandbox it runs the self-test, looks whether the player's files are out of reach, opens
the window, acts in a game and looks whether it was saved. It keeps pictures in `build/flatpak`.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from system import Trouble, needs, provide

if __name__ == "__main__":
    needs("make a Flatpak", modules=["Xlib"], window={"QT_QPA_PLATFORM": "offscreen"})

from environment import ROOT
from linux.flatpak import Sandboxes, missing_for_flatpak
from linux.screen import Screen
from mouse_play import main_button
from screens import HEIGHT, WIDTH

_MEBIBYTE: Final = 1 << 20
_LARGEST: Final = 22 * _MEBIBYTE
_WORK: Final = ROOT / "build" / "flatpak"
_SUFFIX: Final = ".tar.xz"
_EXPECTED: Final = {"shared=ipc;", "sockets=x11;wayland;pulseaudio;fallback-x11;"}
_REST: Final = 3.0
"""The time in seconds until the window has settled."""


def newest_archive(folder: Path) -> Path:
    """Return the archive of a release; raises Trouble if there is none, or more than one."""
    found = list(folder.glob(f"pinochle-qt-*{_SUFFIX}"))
    if len(found) != 1:
        raise Trouble(f"{folder} needs the archive of one release: please run packaging/release.py.")
    return found[0]


def make(sandboxes: Sandboxes, archive: Path) -> Path:
    """Make the Flatpak of an archive, print its size and return its path; raises Trouble if that fails."""
    bundle = archive.with_name(f"{archive.name.removesuffix(_SUFFIX)}.flatpak")
    sandboxes.make(archive, bundle)
    size = bundle.stat().st_size
    print(f"{size / _MEBIBYTE:5.1f} MiB  {bundle.name}", flush=True)
    if size > _LARGEST:
        raise Trouble(f"{bundle} is larger than {_LARGEST // _MEBIBYTE} MiB.")
    return bundle


def try_out(sandboxes: Sandboxes, pictures: Path) -> str:
    """Use the installed Flatpak; return how much was done, or raise Trouble if something is not as it should be."""
    if (allowed := {line for line in sandboxes.permissions().split() if "=" in line}) != _EXPECTED:
        raise Trouble(f"The Flatpak may use {', '.join(sorted(allowed))} instead of {', '.join(sorted(_EXPECTED))}.")
    said = sandboxes.run("--self-test", options=["--env=QT_QPA_PLATFORM=offscreen"])
    if "self-test: ok" not in said:
        raise Trouble(f"The self-test in the sandbox said: {said.strip()}")
    (sandboxes.home / "own").touch()
    if "own" in sandboxes.run("-A", str(sandboxes.home), options=["--command=ls"]).split():
        raise Trouble("The sandbox shows the player's own files, although nothing asks for that.")
    games = sandboxes.data / "data" / "pinochle-qt" / "games"
    with Screen() as screen, sandboxes.running(screen):
        screen.wait("a window", lambda: screen.color(WIDTH // 2, HEIGHT // 2) != 0, seconds=120)
        time.sleep(_REST)
        screen.keep_picture(pictures / "table.png")
        screen.click(*(main_button(screen.picture()) or (WIDTH // 2, HEIGHT - 60)))
        screen.press("p")
        screen.wait("a saved game", lambda: any(games.glob("*.pinochle")))
        time.sleep(_REST)
        screen.keep_picture(pictures / "acted.png")
    [game, *_] = sorted(games.glob("*.pinochle"))
    return sandboxes.run("check", str(game)).strip()


def main(arguments: Sequence[str]) -> None:
    """Make the Flatpak, try it and print its size, or exit with one sentence about what is wrong."""
    argparse.ArgumentParser(description="Make a Flatpak of what release.py made, and try it.").parse_args(arguments)
    try:
        provide(missing_for_flatpak, "make a Flatpak")
        sandboxes = Sandboxes(_WORK)
        sandboxes.install(make(sandboxes, newest_archive(ROOT / "dist")))
        print(try_out(sandboxes, _WORK), flush=True)
    except (Trouble, subprocess.TimeoutExpired) as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main(sys.argv[1:])
