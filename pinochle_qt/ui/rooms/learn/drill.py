"""The base class of drills: a hand, a question, possible answers, and a verdict."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Styled
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.learn.hand_row import HandRow
from pinochle_qt.words.rooms.learning import DrillWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.ui.controls.boxes import Member
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

LINES = 8
"""Number of lines that explain a verdict."""


class Drill(Styled, QWidget):
    """Asks about one hand after another.

    Signals:
        line_changed: the line below the title of the room has changed.
    """

    line_changed = Signal()

    def __init__(
        self, parent: QWidget, art: DeckArt, paths: Paths, answers: Sequence[Member], seed: int | None
    ) -> None:
        """Deal from a seed, or at random without one; `answers` are the controls to answer with."""
        super().__init__(parent)
        self.paths = paths
        self.chance = random.Random(seed)
        self.preset = ""
        self.is_answered = False
        self.is_right: bool | None = None
        self.title = self.add_label(Role.TITLE)
        self.how = self.add_label(Role.BODY, "muted")
        self.hand = HandRow(self, art)
        self.verdict = self.add_label(Role.TITLE)
        self.lines = [self.add_label(Role.BODY) for _ in range(LINES)]
        self.next = PanelButton(Kind.MAIN, self)
        self.next.set_label(DrillWord.NEXT(), key=ENTER)
        self.next.clicked.connect(self.deal)
        self._answer_row = row(*answers, Gap(share=1), spacing=8)
        self._verdict_row = row(BoxPart(self.verdict, share=1), self.next, spacing=12)
        first, others = self.lines[: LINES // 2], self.lines[LINES // 2 :]
        column(
            self.title,
            self.how,
            self.hand,
            self._answer_row,
            self._verdict_row,
            row(BoxPart(column(*first, spacing=4), share=1), BoxPart(column(*others, spacing=4), share=1), spacing=24),
            Gap(share=1),
            spacing=6,
            parent=self,
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tell("", ())

    # ---- for the drills --------------------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """A summary of the results so far."""
        return ""

    @property
    def presets(self) -> tuple[str, ...]:
        """The games that this drill is for."""
        return ()

    def deal(self) -> None:
        """Ask about another hand."""
        raise NotImplementedError

    def begin(self, preset: str) -> None:
        """Ask about a hand of a game, unless one of that game is already shown."""
        if preset != self.preset:
            self.preset = preset
            self.deal()

    def add_label(self, role: Role, ink: str = "text") -> SuitLabel:
        """Return a new label that may wrap."""
        label = SuitLabel(role, ink, self, wraps=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        return label

    def ask(self, question: str, how: str) -> None:
        """Show a question, without a verdict."""
        self.is_answered = False
        self.title.set_text(question)
        self.how.set_text(how)
        self.tell("", ())
        self.next.setVisible(False)

    def tell(self, verdict: str, lines: Sequence[str], *, is_right: bool | None = None) -> None:
        """Show the verdict on an answer."""
        self.is_right = is_right
        self.verdict.set_text(verdict)
        self.verdict.setVisible(bool(verdict))
        for label, words in zip(self.lines, (*lines, *[""] * LINES), strict=False):
            label.set_text(words)
            label.setVisible(bool(words))
        self.next.setVisible(bool(verdict))
        self.verdict.set_ink("text" if is_right is None else "good" if is_right else "bad")
        self.setAccessibleDescription("\n".join((self.title.text(), verdict, *lines)))

    # ---- look and keys ---------------------------------------------------------------------------------------------

    def fit(self, room: QSize) -> None:
        """Show the hand as large as a page of this size allows, with the Next button below its right end."""
        self.hand.fit(room)
        self._verdict_row.change(margins=(0, 0, (room.width() - self.hand.whole) / self.ui, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask about the next hand on Enter once there is an answer, unless another button has the focus."""
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            focused = self.focusWidget()
            if isinstance(focused, PanelButton) and focused.hasFocus():
                focused.click()
            elif self.is_answered:
                self.deal()
            return
        super().keyPressEvent(event)
