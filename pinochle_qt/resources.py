"""Find the files of `assets/`, wherever the program is installed."""

from pathlib import Path

from pinochle_qt.phrases import Phrase

_PACKAGE = Path(__file__).resolve().parent
DECK_FOLDERS = ("", "compact", "large")
"""The folders of the faces of cards below `deck`: full ones, those of small cards, and those with a large index."""


class AssetFault(Phrase):
    """What is wrong with an installation."""

    MISSING = "The file {path} is missing: the program is not completely installed, please install it again."
    DAMAGED = "The file {path} is damaged: please install the program again."
    NO_PAGE = "The page {name} is missing: the program is not completely installed, please install it again."
    NO_READER = (
        "Qt's reader of drawings in {folder} cannot be loaded: the program is not completely installed, please install "
        "it again."
    )


class MissingAsset(Exception):
    """Raised when a file that ships with the program is not where it should be; the message is one plain sentence."""


class DamagedAsset(MissingAsset):
    """Raised when the content of a file that ships with the program is not what it should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(AssetFault.DAMAGED(path=str(path)))


def page(name: str) -> Path:
    """Return the path of a document for readers: ``CHANGELOG.md``, ``FORMAT.md`` (records), ``PROTOCOL.md`` (tables).

    In a wheel and in the frozen program it is inside the package, in the source tree where people look for it.

    Raises:
        MissingAsset: if there is no such document.
    """
    for folder in (_PACKAGE / "assets", _PACKAGE / "record", _PACKAGE / "server", _PACKAGE.parent):
        if (folder / name).is_file():
            return folder / name
    raise MissingAsset(AssetFault.NO_PAGE(name=name))


def asset(*parts: str) -> Path:
    """Return the path of a file or folder below `assets/`, given by its parts: `asset("cards", "TS.svg")`.

    In a wheel and in the frozen program the assets are inside the package, in the source tree next to it.

    Raises:
        MissingAsset: if there is no such file or folder.
    """
    installed = _PACKAGE / "assets"
    root = installed if installed.is_dir() else _PACKAGE.parent / "assets"
    path = root.joinpath(*parts)
    if not path.exists():
        raise MissingAsset(AssetFault.MISSING(path=str(path)))
    return path
