"""Chooses among decks and felts of the user's own, shows how they look together, and adds new ones."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from pinochle_qt.ai.process.pipe_client import PipeClient
from pinochle_qt.names import clipped
from pinochle_qt.session.looks.look import LookError, LookFault
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.ui.dialogs.preferences.look_preview import LookPreview
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards.face_store import deck_look
from pinochle_qt.ui.draw.looks.making import MakeTask, given_up, work
from pinochle_qt.ui.draw.looks.stored import faults
from pinochle_qt.ui.history.process_poller import ProcessPoller
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.looks import LookWord
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from pinochle_qt.session.looks.look import Look, Looks
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.looks.making import MakeResult

PATIENCE: Final = 120.0
"""How many seconds the pictures of a deck may take to draw; ours take three, and detailed ones half a minute."""
_WIDTH: Final = 720
_PREVIEW: Final = (400, 250)
"""Sizes at scale 1."""
_MOST_NAMED: Final = 8
"""How many missing cards are named one by one."""


class LooksDialog(Dialog):
    """Shows the chosen deck and felt; every change takes effect at once.

    Signals:
        chosen: the names of the deck and of the look with the felt; empty for the program's own.
    """

    chosen = Signal(str, str)

    def __init__(self, settings: Settings, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._looks = looks
        self._adding = Path()
        """What is being added, or was added last."""
        self.is_adding = False
        """Whether pictures are being drawn."""
        client = PipeClient[MakeTask, "MakeResult"](work, "pinochle-looks", given_up, PATIENCE, most_restarts=0)
        self._client = client
        self._poller = ProcessPoller(client, self)
        self._poller.answered.connect(self._on_made)
        self.setWindowTitle(LookWord.TITLE())
        self.setAcceptDrops(True)
        self.deck = ChoiceBox({"": LookWord.OWN_DECK()}, "", self)
        self.felt = ChoiceBox({"": LookWord.OWN_FELT()}, "", self)
        self.add_folder = Button(Kind.TOOL, self, LookWord.ADD_FOLDER(), clicked=self._ask_for_folder)
        self.add_file = Button(Kind.TOOL, self, LookWord.ADD_FILE(), clicked=self._ask_for_file)
        self.remove = Button(Kind.TOOL, self, LookWord.REMOVE(), clicked=self._offer_removal)
        self.preview = LookPreview(self)
        self.note = label("", self, "caption", wraps=True)
        self.message = MessageLine(self)
        self._close = Button(Kind.MAIN, self, Word.CLOSE(), clicked=self.accept)
        self._build()
        self._list(settings.deck, settings.felt)
        self._connect()

    def _build(self) -> None:
        deck = label(LookWord.DECK(), self, "muted", buddy=self.deck)
        felt = label(LookWord.FELT(), self, "muted", buddy=self.felt)
        adding = (self.add_folder, self.add_file, self.remove)
        left = column(deck, self.deck, Gap(4), felt, self.felt, Gap(10), *adding, Gap(share=1), spacing=6)
        width, height = _PREVIEW
        right = BoxPart(self.preview, 2, width, height)
        self.lay_out(
            label(LookWord.TITLE(), self, "title"),
            row(BoxPart(left, 1), right, spacing=24),
            self.note,
            label(LookWord.HELP(), self, "caption", wraps=True),
            row(BoxPart(self.message, share=1), Gap(share=1), self._close),
        )
        self.setMinimumWidth(style.scaled(_WIDTH))

    def _connect(self) -> None:
        self.deck.currentIndexChanged.connect(self._on_choice)
        self.felt.currentIndexChanged.connect(self._on_choice)

    def done(self, result: int) -> None:
        """Close, and stop drawing what is being added."""
        self._poller.forget()
        self._client.close()
        super().done(result)

    # ---- choosing ------------------------------------------------------------------------------------------------

    def _list(self, deck: str, felt: str) -> None:
        """List all looks, and choose two of them by name."""
        looks = self._looks.all()
        for box, fitting, name in (
            (self.deck, [look for look in looks if look.is_deck], deck),
            (self.felt, [look for look in looks if look.has_felt], felt),
        ):
            with QSignalBlocker(box):
                while box.count() > 1:
                    box.removeItem(1)
                for look in fitting:
                    box.addItem(clipped(look.name), look.name)
                box.setCurrentIndex(max(0, box.findData(name)))
                box.fit_words()
        self._on_choice()

    def _chosen(self, box: ChoiceBox) -> Look | None:
        return self._looks.called(str(box.currentData()))

    def _on_choice(self) -> None:
        """Show the chosen looks, and tell what is to be known about them."""
        deck, felt = self._chosen(self.deck), self._chosen(self.felt)
        self.preview.show_looks(deck_look(self._settings, deck), felt)
        self.note.setText(_notes(deck, felt))
        self.remove.setEnabled(deck is not None or felt is not None)
        self.chosen.emit("" if deck is None else deck.name, "" if felt is None else felt.name)

    # ---- adding and removing -------------------------------------------------------------------------------------

    def _ask_for_folder(self) -> None:
        path = QFileDialog.getExistingDirectory(self, LookWord.CHOOSE_FOLDER())
        if path:
            self.add(Path(path))

    def _ask_for_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, LookWord.CHOOSE_FILE(), "", LookWord.FILES())
        if path:
            self.add(Path(path))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single file or folder."""
        if len(_dropped(event)) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what was dropped."""
        event.acceptProposedAction()
        self.add(_dropped(event)[0])

    def add(self, path: Path) -> None:
        """Begin to draw the pictures of a new look, which is chosen as soon as it is there."""
        self._adding, self.is_adding = path, True
        self.message.say(LookWord.DRAWING(name=clipped(path.name)))
        self._poller.ask(MakeTask(str(path), str(self._looks.folder)))

    def _on_made(self, result: MakeResult) -> None:
        self.is_adding = False
        if result.fault:
            self.message.say(LookFault[result.fault](**{"file": clipped(self._adding.name), **result.facts}))
            return
        look = self._looks.called(result.name)
        if look is not None:
            deck = look.name if look.is_deck else str(self.deck.currentData())
            self._list(deck, look.name if look.has_felt else str(self.felt.currentData()))
            self.message.say(LookWord.ADDED(name=clipped(look.name)))

    def _offer_removal(self) -> None:
        """Ask whether to remove the chosen deck, or without one the look with the chosen felt."""
        look = self._chosen(self.deck) or self._chosen(self.felt)
        if look is not None:
            self.message.say(LookWord.WILL_REMOVE(name=clipped(look.name)))
            self.message.offer(LookWord.REMOVE_NOW(), lambda: self._remove(look.name))

    def _remove(self, name: str) -> None:
        with self.message.telling(LookError):
            self._looks.remove(name)
            self.message.say(LookWord.REMOVED(name=clipped(name)))
        self._list(str(self.deck.currentData()), str(self.felt.currentData()))


def _dropped(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _notes(deck: Look | None, felt: Look | None) -> str:
    """Return what is to be known about the chosen looks, in sentences."""
    notes: list[str] = []
    if deck is not None and not deck.faces:
        notes.append(LookWord.ONLY_BACK())
    elif deck is not None:
        notes.append(LookWord.AS_IT_IS())
        if deck.missing:
            named = [text.card(face) for face in deck.missing[:_MOST_NAMED]]
            notes.append(LookWord.MISSING(cards=" ".join([*named, *["…"] * (len(deck.missing) > _MOST_NAMED)])))
        notes.append(LookWord.OWN_BACK() if deck.has_back else LookWord.NO_BACK())
    for look in dict.fromkeys((deck, felt)):
        if look is not None:
            notes += faults(look)
    return " ".join(notes)
