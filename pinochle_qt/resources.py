"""Finds the files of `assets/`, wherever the program was installed."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class MissingAsset(Exception):
    """A file that ships with the program is not where it should be; the message is one sentence for people."""


class DamagedAsset(MissingAsset):
    """A file that ships with the program has something else in it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"The file {path} is damaged: please install the program again.")


def page(name: str) -> Path:
    """Return the path of a page that is written for readers: ``CHANGELOG.md``, or ``FORMAT.md`` of the record.

    A wheel and the frozen program carry them in the package, the source tree where people look for them.

    Raises:
        MissingAsset: there is no such page.
    """
    for folder in (_PACKAGE / "assets", _PACKAGE / "record", _PACKAGE.parent):
        if (folder / name).is_file():
            return folder / name
    raise MissingAsset(f"The page {name} is missing: the program is not completely installed, please install it again.")


def asset(*parts: str) -> Path:
    """Return the path of a file or folder below `assets/`, named by its parts: `asset("cards", "TS.svg")`.

    A wheel and the frozen program carry the assets inside the package, the source tree beside it.

    Raises:
        MissingAsset: there is no such file or folder.
    """
    installed = _PACKAGE / "assets"
    root = installed if installed.is_dir() else _PACKAGE.parent / "assets"
    path = root.joinpath(*parts)
    if not path.exists():
        message = f"The file {path} is missing: the program is not completely installed, please install it again."
        raise MissingAsset(message)
    return path
