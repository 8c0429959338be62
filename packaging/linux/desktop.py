"""What a desktop needs of the program: menu entry, file types, icons, metadata for software centers, a manual page.

All of it goes below one folder, which becomes `share` wherever the program is installed.
"""

import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from environment import Environment, child_variables
from linux.manual import page
from system import LIMIT_S, Trouble

_HERE: Final = Path(__file__).resolve().parent

APPLICATION: Final = "org.pinochle_qt.pinochle"
"""The name of the program among all programs, as desktops and Flatpak want it: of its menu entry, icons and so on."""
_PLACES: Final = {
    f"{APPLICATION}.desktop": "applications",
    f"{APPLICATION}.xml": "mime/packages",
    f"{APPLICATION}.metainfo.xml": "metainfo",
}
"""The files beside this module, and the folder of each below `share`."""


@dataclass(frozen=True)
class Release:
    """What is packed: its version, and the modification time of all files, in seconds since 1970."""

    version: str
    time: int

    @property
    def date(self) -> str:
        """The date, such as 2026-11-23."""
        return time.strftime("%Y-%m-%d", time.gmtime(self.time))


def furnish(share: Path, release: Release, environment: Environment, program: Sequence[str]) -> None:
    """Write all desktop files below a folder `share`.

    The icons are drawn in `environment`; `program` is the command line that starts the program, to ask it for its help.

    Raises:
        Trouble: an icon could not be drawn, or the program gave no help.
    """
    for name, place in _PLACES.items():
        text = (_HERE / name).read_text(encoding="utf-8")
        _write(share / place / name, text.replace("@VERSION@", release.version).replace("@DATE@", release.date))
    _write(share / "man" / "man6" / "pinochle-qt.6", page(program, release.version, release.date))
    command = [str(environment.python), "-m", "linux.icons", str(share / "icons" / "hicolor")]
    done = subprocess.run(
        command, cwd=environment.root / "packaging", env=child_variables(), check=False, timeout=LIMIT_S
    )
    if done.returncode != 0:
        raise Trouble("The icons could not be drawn: please read above what went wrong.")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
