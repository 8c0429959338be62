"""The meld drill: a hand and trump, and the question how many points the meld is worth."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit

from pinochle_qt.phrases import capitalized
from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.drills import OFFERED, meld_hand, meld_presets
from pinochle_qt.teaching.practice_results import SLOWEST, DrilledHand, last_hands
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.rooms.learn.drill import LINES, Drill
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import DrillWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.teaching.drills import MeldHand
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_FIELD_WIDTH: Final = 120


class MeldDrill(Restyled, Drill):
    """Shows a hand and trump; the user answers by typing the points or choosing a number."""

    def __init__(
        self,
        parent: QWidget,
        art: DeckArt,
        paths: Paths,
        seed: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.field = QLineEdit(placeholderText=DrillWord.POINTS())
        self.field.setValidator(QIntValidator(0, 99999, self.field))
        self.field.setAccessibleName(DrillWord.POINTS())
        self.numbers = [PanelButton(Kind.CHIP, parent) for _ in range(OFFERED)]
        super().__init__(parent, art, paths, (self.field, *self.numbers), seed)
        self._clock, self._asked_at = clock, 0.0
        self.asked: MeldHand | None = None
        # Queued, because the Enter that answers also goes on to the page, where it would ask for the next hand.
        self.field.returnPressed.connect(self._submit, Qt.ConnectionType.QueuedConnection)
        for button in self.numbers:
            button.picked.connect(self.answer)
        self.follow_style()

    @property
    def presets(self) -> tuple[str, ...]:
        """The games in which everyone melds before the play."""
        return meld_presets()

    @property
    def line(self) -> str:
        """A summary of the last hands."""
        return drilled_line(practice_results.load(self.paths.practiced).melds)

    def deal(self) -> None:
        """Ask about another hand."""
        hand = self.asked = meld_hand(self.preset, self.chance)
        rules = PRESETS[hand.preset]
        self.hand.show_hand(hand.hand, hand.trump)
        suit = capitalized(text.suit_name(hand.trump))
        self.ask(DrillWord.HOW_MUCH(suit=suit), DrillWord.HOW_MELD())
        for button, number in zip(self.numbers, hand.offered, strict=False):
            button.value = number
            button.set_label(text.points(number, rules))
        self._show_answers(possible=True)
        self.field.clear()
        self.setFocusProxy(self.field)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._asked_at = self._clock()

    def answer(self, points: object) -> None:
        """Take a number of points, ×10, as the answer."""
        hand = self.asked
        if hand is None or self.is_answered or not isinstance(points, int):
            return
        self.is_answered = True
        seconds = min(self._clock() - self._asked_at, SLOWEST)
        drilled = DrilledHand(hand.preset, points - hand.points, round(seconds, 1))
        practice_results.change(self.paths.practiced, lambda kept: kept.with_meld(drilled))
        rules, is_right = PRESETS[hand.preset], points == hand.points
        phrase = DrillWord.MELD_RIGHT if is_right else DrillWord.MELD_WRONG
        rows = [
            DrillWord.MELD_ROW(
                meld=text.meld_title(meld, rules), points=text.points(meld.points, rules), cards=text.cards(meld.cards)
            )
            for meld in hand.melds
        ]
        if len(rows) > LINES:
            rows[LINES - 1 :] = [text.listed(rows[LINES - 1 :])]
        total = text.points_named(hand.points, rules)
        self.tell(phrase(points=total), rows or [DrillWord.NOTHING()], is_right=is_right)
        self._show_answers(possible=False)
        self.setFocusProxy(self.next)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line_changed.emit()

    def restyle(self) -> None:
        """Make the field as tall as the numbers beside it."""
        self.field.setFixedSize(style.scaled(_FIELD_WIDTH), self.numbers[0].sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the field while it has the focus."""
        if event.key() in ENTER_KEYS and self.field.hasFocus():
            return
        super().keyPressEvent(event)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _submit(self) -> None:
        if self.field.text() and self.asked is not None:
            self.answer(int(self.field.text()) * written_unit(PRESETS[self.asked.preset]))

    def _show_answers(self, *, possible: bool) -> None:
        """Show the field and the numbers, or hide them to make space for the verdict."""
        for part in (self.field, *self.numbers):
            part.setVisible(possible)


def drilled_line(melds: Sequence[DrilledHand]) -> str:
    """Return a summary of how fast and how well the last hands were counted."""
    last = last_hands(melds)
    if last is None:
        return DrillWord.MELD_NONE()
    time_text = DrillWord.SECOND() if last.seconds == 1 else DrillWord.SECONDS(count=last.seconds)
    phrase = DrillWord.MELD_DONE_ONE if last.count == 1 else DrillWord.MELD_DONE
    return phrase(count=last.count, right=last.right, time=time_text)
