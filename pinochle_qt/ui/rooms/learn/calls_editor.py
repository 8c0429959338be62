"""The calls of an auction so far: each is chosen for whoever has to speak next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import DrillWord, HandWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import Call

_MOST_BIDS: Final = 40
"""The most amounts to choose from; an auction seldom gets further in one step."""


class CallsEditor(QWidget):
    """Says what was called, and offers the next call.

    Signals:
        added: the next call.
        taken_back: the last call is to be taken back.
    """

    added = Signal(object)
    taken_back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered: tuple[SeatAction, ...] = ()
        title = SuitLabel(Role.NAME, "text", self)
        title.set_text(HandWord.CALLS())
        self.told = SuitLabel(Role.BODY, "muted", self, wraps=True)
        self.told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.box = ChoiceBox({}, "", self, most_lines=1)
        self.add = PanelButton(Kind.PLAIN, self)
        self.add.set_label(HandWord.ADD())
        self.add.clicked.connect(lambda: self.added.emit(self._offered[self.box.currentIndex()]))
        self.back = PanelButton(Kind.PLAIN, self)
        self.back.set_label(HandWord.TAKE_BACK())
        self.back.clicked.connect(self.taken_back)
        column(
            title, self.told, row(BoxPart(self.box, share=1), self.add, self.back, spacing=8), spacing=6, parent=self
        )

    def show_heard(self, heard: Sequence[Call], rules: Rules, names: Sequence[str]) -> None:
        """Show what everybody has called when Expert is asked, those included whose calls nobody has chosen."""
        calls = (
            Pass(call.seat, help=call.help) if call.amount is None else Bid(call.seat, call.amount, call.suit)
            for call in heard
        )
        self._tell(tuple(calls), rules, names)

    def show_calls(
        self, calls: Sequence[SeatAction], prompt: Prompt | None, rules: Rules, names: Sequence[str]
    ) -> None:
        """Show the calls so far; `prompt` asks for the next one, if there is one."""
        self._tell(calls, rules, names)
        self._offered = () if prompt is None else tuple(_possible(prompt))
        self.box.clear()
        for call in self._offered:
            self.box.addItem(_words(call, rules, names))
        if prompt is not None and prompt.seat is not None:
            self.box.setAccessibleName(HandWord.CALL_OF(name=names[prompt.seat]))
        self.box.setEnabled(bool(self._offered))
        self.add.setEnabled(bool(self._offered))
        self.back.setEnabled(bool(calls))

    def _tell(self, calls: Sequence[SeatAction], rules: Rules, names: Sequence[str]) -> None:
        said = [_words(call, rules, names) for call in calls]
        self.told.set_text(text.listed(said) if said else HandWord.CALLS_NONE())


def _possible(prompt: Prompt) -> Iterator[SeatAction]:
    """Yield the calls among which there is a choice: the passes, and the lowest bids."""
    yield from (each for each in prompt.choices if isinstance(each, Pass))
    if prompt.bids is None or prompt.seat is None:
        return
    amounts = (0,) if prompt.bids.zero and prompt.bids.minimum else ()
    for amount in (*amounts, *prompt.bids.amounts(_MOST_BIDS)):
        for suit in prompt.suits or (None,):
            bid = Bid(prompt.seat, amount, suit)
            if prompt.allows(bid):
                yield bid


def _words(call: SeatAction, rules: Rules, names: Sequence[str]) -> str:
    if isinstance(call, Bid):
        said = text.bid(call.amount, call.suit, rules)
    else:
        said = text.pass_label(helps=isinstance(call, Pass) and call.help)
    return DrillWord.SPOKE(name=names[call.seat], call=said)
