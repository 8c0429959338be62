"""Draws the pictures of a deck or felt that the user adds, in the size in which they are stored.

This runs in a process of its own, which can be ended: a drawing of a few lines can keep Qt busy for years. What is
stored are plain pictures, so the table never draws a stranger's SVG.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from pinochle_qt.engine.cards import FACES
from pinochle_qt.helper_process import lower_priority, send_message
from pinochle_qt.session.looks.cardset import BACK, card_named, cardset, is_back
from pinochle_qt.session.looks.look import FELT, LookError, LookFault, Looks, card_file
from pinochle_qt.session.looks.source import opened
from pinochle_qt.ui.draw.pictures import png

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from PySide6.QtGui import QImage

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.looks.cardset import Cardset
    from pinochle_qt.session.looks.source import Source
    from pinochle_qt.ui.draw.looks.artwork import Artwork

NICENESS: Final = 10
_MOST_MEMORY: Final = 3 * 2**30
"""The most bytes of memory that the process may have, where the system can limit that."""


class MakeTask(Struct, frozen=True):
    """Asks for the pictures of a deck or felt: the path of a folder or file, and the folder of all looks."""

    path: str
    folder: str


class MakeResult(Struct, frozen=True):
    """The answer: the name of the new look, or what is wrong with it."""

    id: int
    name: str = ""
    fault: str = ""
    """The name of a `LookFault`: the process knows only English, and does not make the sentence."""
    facts: dict[str, str | int] = {}
    """What its sentence needs to know; without the name of a file, it is about all that is to be added."""


def given_up(number: int) -> MakeResult:
    """Return the answer of a process that was ended because it took too long."""
    return MakeResult(number, fault=LookFault.SLOW.name)


def work(pipe: Connection) -> None:
    """Work on tasks, in the process, until the other end is closed."""
    lower_priority(NICENESS)
    _limit_memory()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(lambda *_: None)  # Qt comments on drawings, for their authors
    application = QGuiApplication([])
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, task = pipe.recv()
            send_message(pipe, _answer(number, task))
    del application


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def _answer(number: int, task: MakeTask) -> MakeResult:
    path = Path(task.path)
    try:
        return MakeResult(number, make_look(path, Looks(Path(task.folder))))
    except LookError as error:
        return MakeResult(number, fault=error.fault.name, facts=dict(error.facts))
    except (ArithmeticError, MemoryError, ValueError):  # sizes in a drawing that no picture can have
        return MakeResult(number, fault=LookFault.COMPLEX.name)


def make_look(path: Path, looks: Looks) -> str:
    """Draw and store the pictures of a new look, and return its name.

    Raises:
        LookError: something is wrong with the files, or the pictures cannot be stored.
    """
    from pinochle_qt.ui.draw.looks.artwork import felt_image, finished_card  # the window does without Qt's SVG library

    source = opened(path)
    files = cardset(source)
    cards = _cards(source, files)
    felt = files.felt
    if not cards and felt is None and len(source.names) == 1 and files.sheets:  # a single picture without cards
        felt = files.sheets[0]
    if not cards and felt is None:
        raise LookError(LookFault.NO_PICTURES, path.name)
    pictures = {card_file(face): png(finished_card(image)) for face, image in cards.items()}
    if felt is not None:
        pictures[FELT] = png(felt_image(source.read(felt), felt))
    return looks.keep(files.title, pictures)


def _cards(source: Source, files: Cardset) -> dict[Card | None, QImage]:
    """Return the pictures of the cards, and that of the back under None."""
    from pinochle_qt.ui.draw.looks.artwork import artwork

    images: dict[Card | None, QImage] = {}
    for face, name in files.faces.items():
        images[face] = artwork(source.read(name), name).whole()
    if not images:
        for sheet in files.sheets:
            images = _cut(artwork(source.read(sheet), sheet))
            if images:
                break
    if files.back is not None:
        images[None] = artwork(source.read(files.back), files.back).whole()
    return images


def _cut(sheet: Artwork) -> dict[Card | None, QImage]:
    """Return the cards on a sheet, by the names of its parts or else by their places; empty if it is no sheet."""
    parts: dict[Card | None, str] = {}
    for name in sheet.parts:
        face = card_named(name)
        if face is not None:
            parts.setdefault(face, name)
        elif is_back(name) and (None not in parts or name == BACK):
            parts[None] = name
    if len(parts) > 1:
        return {face: sheet.part(name) for face, name in parts.items()}
    return sheet.cells([*FACES, None])
