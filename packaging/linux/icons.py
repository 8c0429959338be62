"""Writes the icon in the sizes desktops use: `../.venv/bin/python -m linux.icons FOLDER` in the packaging folder."""

import shutil
import sys
from pathlib import Path
from typing import Final

from deck.build import ASSETS
from deck.raster import raster
from linux.desktop import APPLICATION

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The icon sizes in pixels for which icon themes have folders."""


def write(theme: Path) -> None:
    """Write the icon in every size, and as SVG, below the folder of an icon theme."""
    for size in SIZES:
        path = theme / f"{size}x{size}" / "apps" / f"{APPLICATION}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not raster(ASSETS / "icon.svg", size).save(str(path)):
            raise OSError(f"{path} could not be written")
    drawing = theme / "scalable" / "apps" / f"{APPLICATION}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ASSETS / "icon.svg", drawing)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
