"""The list of melds: the best ones in a hand, or those that can be melded now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout

from pinochle_qt.engine.actions import Done, ExchangeDix, ShowMelds
from pinochle_qt.engine.melds import best_melds, melded_cards
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, discard, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.ask.meld_row import ROW_HEIGHT, MeldRow
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.panels import LIST_FOOTS, LIST_HEAD, LIST_HEIGHT, LIST_ROW
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.meld_lines import MeldLine, exchange_words, line_cards, meld_lines, row_titles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_SECOND_WIDTH, _STACKED_HEIGHT = 80, 40
"""The minimum width of the second button, and the height of both when stacked, at scale 1."""


class PendingMelds(NamedTuple):
    """Melds that the player is still choosing."""

    row: int | None
    first: int
    """The first row on the visible page."""
    draft: tuple[Card, ...]
    """The cards on the mat."""


class MeldList(Panel):
    """The best melds of a hand, or in stock games those allowed now; Enter melds, Up and Down choose a row.

    Signals:
        cards_picked: the cards of the chosen row for the table to lay out, and in a stock game the intended meld.
        cleared: the table should return the draft to the hand.
        refused: the player tried to meld a draft that isn't a meld.
        rows_wanted: the player wants to see the rows, for which the panel is too low.
    """

    cards_picked = Signal(object, object)
    cleared = Signal()
    refused = Signal()
    rows_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self.lines: tuple[MeldLine, ...] = ()
        self.rows: list[MeldRow] = []
        self._exclusive = Exclusive(self)
        self._first = 0
        self.chosen_row: int | None = None
        self._draft: tuple[Card, ...] = ()
        self._upcard: Card | None = None
        self._title = self.add_label(Role.NAME)
        self._count = self.add_label(Role.BODY, "muted", Qt.AlignmentFlag.AlignRight)
        self._note = self.add_label(Role.BODY, "muted")
        self.main_button = self._main = self.add_button(Kind.MAIN, self._submit)
        self._main.installEventFilter(self)
        self.open_button = self.add_button(Kind.PLAIN, self.rows_wanted.emit, Word.OTHER_MELDS())
        self.other_button = self.add_button(Kind.PLAIN, self._on_other_button)
        self._more = self.add_button(Kind.LINK, self._turn_page, Word.MORE())
        heading = column(Gap(4), BoxPart(self._title, height=26), Gap(2))
        self._row_column = column(spacing=LIST_ROW - ROW_HEIGHT, margins=(8, 0, 8, 0))
        self._second_row = row(
            BoxPart(self.open_button, 1), BoxPart(self.other_button, 1, width=_SECOND_WIDTH), spacing=8
        )
        self._button_row = row(BoxPart(self._main, 1), BoxPart(self._second_row, 1), spacing=8, margins=(16, 8, 16, 12))
        self.set_boxes(
            column(
                row(BoxPart(heading, 1), self._count, self._more, margins=(20, LIST_HEAD - 32, 12, 0)),
                self._row_column,
                row(Gap(20), BoxPart(self._note, 1, height=32), Gap(20)),
                Gap(share=1),
                self._button_row,
            )
        )

    # ---- asking ------------------------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the melds of a prompt of kind ``show`` or ``meld``, and lay out the best."""
        del names
        self._prompt, self._first, self._draft, self._upcard = prompt, 0, (), observation.upcard
        self.lines = meld_lines(prompt)
        self.chosen_row = 0 if self.lines else None
        title = Word.MELDS_TO_SHOW() if prompt.kind == "show" else Word.POSSIBLE_MELDS()
        if prompt.kind == "show" and not self.lines:
            title = Word.YOUR_MELD()
        self._title.set_text(title)
        empty_note = Word.NOTHING_TO_MELD() if prompt.kind == "show" else Word.NO_MELD_NOW()
        self._note.set_text("" if self.lines else empty_note)
        self.setAccessibleName(title)
        self.setAccessibleDescription(self._note.text())
        self._fill_rows()
        self._show_buttons()
        self.rearrange()
        if self.lines:
            self.pick(0)

    def set_draft(self, cards: Sequence[Card], melds: Sequence[Meld] = ()) -> None:
        """Follow the draft on the table: choose the row that matches it, and show its value on the button.

        `melds` is the meld that the draft makes in a stock game, if any.
        """
        self._draft = tuple(cards)
        prompt = self._prompt
        if prompt is None:
            return
        chosen = self.lines[self.chosen_row] if self.chosen_row is not None else None
        is_exchange = chosen is not None and not chosen.melds
        if self._draft or not is_exchange:  # the exchange needs no cards on the mat
            matching = [at for at, line in enumerate(self.lines) if self._is_laid_out(line, tuple(melds), prompt)]
            self.chosen_row = self.chosen_row if self.chosen_row in matching else next(iter(matching), None)
        self._show_chosen()
        self._show_buttons()
        self.rearrange()

    # ---- look --------------------------------------------------------------------------------------------------------

    def choose_content(self) -> None:
        """Show as many rows as fit, and stack the buttons if their labels are long."""
        capacity = self._rows_that_fit()
        self._more.setVisible(len(self.lines) > capacity > 0)
        self.open_button.setVisible(not capacity and len(self.lines) > 1)
        self._show_title(is_low=not capacity)
        self._note.setVisible(not self.lines)
        for place, each in enumerate(self.rows):
            each.setVisible(0 <= place - self._first < capacity)
        self._show_chosen()
        is_stacked, directions = self._stacks_buttons(), QBoxLayout.Direction
        self._button_row.setDirection(directions.TopToBottom if is_stacked else directions.LeftToRight)
        for button in (self._main, self.open_button, self.other_button):
            button.setMaximumHeight(round((_STACKED_HEIGHT if is_stacked else tokens.BUTTON_HEIGHT) * self.ui))

    def handle_key(self, event: QKeyEvent) -> bool:
        """Choose a row; on Enter, ask for the reason if the draft isn't a meld."""
        if event.key() in ENTER_KEYS and self.hasFocus() and not self._enters:
            self.refused.emit()
            return True
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not self.lines:
            return False
        at = (self.chosen_row if self.chosen_row is not None else -step if step > 0 else len(self.lines)) + step
        self.pick(min(max(at, 0), len(self.lines) - 1))
        return True

    def suggest(self, action: SeatAction) -> None:
        """Choose the row of a meld or of the exchange, or prepare to meld nothing."""
        at = next((at for at, line in enumerate(self.lines) if line.action == action), None)
        if at is not None:
            self.pick(at)
        self.prepare(self.other_button if isinstance(action, Done) and self.lines else None)

    def take_back(self) -> bool:
        """Lay out the best melds again, as at the start, so that Enter doesn't meld less after undoing a choice."""
        if self.lines and self.chosen_row != 0:
            self.pick(0)
        return bool(self.lines)

    @property
    def pending_choice(self) -> PendingMelds:
        """The row, the page and the draft."""
        return PendingMelds(self.chosen_row, self._first, self._draft)

    def restore_choice(self, pending_choice: object) -> None:
        """Restore the row, the page and the draft; the draft's cards are already on the table."""
        if isinstance(pending_choice, PendingMelds):
            self.chosen_row, self._first, self._draft = pending_choice
            self._show_chosen()
            self._show_buttons()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `refused` on a click on the disabled main button, which gets no clicks itself."""
        if event.type() == QEvent.Type.MouseButtonPress and not self._main.isEnabled():
            self.refused.emit()
        return super().eventFilter(watched, event)

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _enters(self) -> bool:
        """Whether Enter presses a button now."""
        return self.main_button is not None and self.main_button.isEnabled()

    def _stacks_buttons(self) -> bool:
        """Return whether the buttons are stacked: without rows, or if their labels are too long to be side by side.

        The key cap of the main button also needs space, unless that would hide a meld.
        """
        if self._is_low:
            return True
        if self.other_button.isHidden():
            return False
        space = (
            self._place.width() / self.ui - 40 - max(_SECOND_WIDTH, self.other_button.sizeHint().width() / self.ui - 12)
        )
        if space < text_width(self._main.text(), style.font(Role.NAME, self.ui)) / self.ui + 12:
            return True
        return space < self._main.words_width() / self.ui + 12 and len(self.lines) <= self._rows_beside(is_stacked=True)

    def _rows_that_fit(self) -> int:
        return self._rows_beside(is_stacked=self._stacks_buttons())

    def _rows_beside(self, *, is_stacked: bool) -> int:
        """Return how many melds fit above buttons that are stacked or side by side."""
        space = self._place.height() / self.ui - LIST_HEAD - LIST_FOOTS[is_stacked]
        return 0 if self._is_low else max(1, int((space + 4) // LIST_ROW))

    @property
    def _is_low(self) -> bool:
        """Whether the panel has space only for title and buttons, as long as the player asks for no rows."""
        return self._place.height() <= round(LIST_HEIGHT * self.ui)

    def _show_title(self, *, is_low: bool) -> None:
        """Show what the draft is worth and which choice it is, or the title of the list."""
        prompt = self._prompt
        if prompt is None:
            return
        worth = ""
        if is_low and self._draft and prompt.trump is not None:
            worth = text.worth(best_melds(self._draft, prompt.trump, prompt.rules), prompt.rules)
        self._title.set_text(Word.MELD_OF_YOURS(amount=worth) if worth else self.accessibleName())
        is_best = is_low and self.chosen_row == 0 and len(self.lines) > 1
        count = Word.BEST_OF(count=len(self.lines)) if is_best else ""
        space = self._place.width() - 38 * self.ui - text_width(self._title.text(), style.font(Role.NAME, self.ui))
        self._count.set_text(count)
        self._count.setVisible(0 < text_width(count, style.font(Role.BODY, self.ui)) <= space)

    def _fill_rows(self) -> None:
        prompt = self._prompt
        while len(self.rows) > len(self.lines):
            discard(self.rows.pop())
        while len(self.rows) < len(self.lines):
            new_row = MeldRow(self)
            new_row.picked.connect(self.pick)
            self._exclusive.add(new_row)
            self._row_column.addWidget(new_row)
            self.rows.append(new_row)
        if prompt is None:
            return
        titles = row_titles(self.lines, prompt.rules, is_one_choice=prompt.kind == "show")
        for at, (meld_row, line) in enumerate(zip(self.rows, self.lines, strict=True)):
            meld_row.value = at
            if isinstance(line.action, ExchangeDix):
                meld_row.set_meld(*exchange_words(prompt))
            else:
                worth = text.worth(line.melds, prompt.rules)
                meld_row.set_meld(titles[at], worth, line_cards(line, prompt.rules, self._upcard))

    def pick(self, at: int) -> None:
        """Choose a row and lay out its cards; scroll to it."""
        self.make_main()
        self.chosen_row = at
        capacity = self._rows_that_fit()
        if capacity and not self._first <= at < self._first + capacity:
            self._first = max(0, min(at, len(self.lines) - capacity)) if at < self._first else at - capacity + 1
            self.rearrange()
        self._show_chosen()
        self._show_buttons()
        melds = self.lines[at].melds
        self.cards_picked.emit(melded_cards(melds), melds[0] if melds else None)

    def _turn_page(self) -> None:
        capacity = self._rows_that_fit()
        self._first = 0 if self._first + capacity >= len(self.lines) else self._first + capacity
        self.rearrange()

    def _show_chosen(self) -> None:
        """Put the chosen row down; on another page, none is down, so that Tab comes to those of this page."""
        chosen = None if self.chosen_row is None or self.chosen_row >= len(self.rows) else self.rows[self.chosen_row]
        self._exclusive.choose(None if chosen is None or chosen.isHidden() else chosen)

    def _show_buttons(self) -> None:
        prompt = self._prompt
        if prompt is None:
            return
        action = self._action()
        if prompt.kind == "show":
            melds = action.melds if isinstance(action, ShowMelds) else ()
            worth = text.worth(melds, prompt.rules)
            label = Word.MELD_BUTTON(amount=worth) if melds else Word.SHOW_NOTHING()
            self.other_button.set_label(Word.CLEAR())
            self.other_button.setVisible(bool(self.lines))
            self.other_button.setEnabled(bool(self._draft))
        else:
            if isinstance(action, ExchangeDix):
                label = Word.EXCHANGE()
            elif isinstance(action, ShowMelds):
                label = Word.MELD_BUTTON(amount=text.worth(action.melds, prompt.rules))
            else:
                label = Word.DONE() if not self.lines else Word.MELD_NOTHING_YET()
            self.other_button.set_label(Word.NO_MELD())
            self.other_button.setVisible(bool(self.lines))
            self.other_button.setEnabled(True)
        self._main.setEnabled(action is not None)
        self._main.set_label(label, key=ENTER if action is not None else "")
        self._arrange_all()

    def _is_laid_out(self, line: MeldLine, draft_melds: tuple[Meld, ...], prompt: Prompt) -> bool:
        """Return whether the draft has exactly the cards of a row or, in a stock game, makes its meld."""
        if prompt.kind == "meld":
            return bool(draft_melds) and line.melds == draft_melds
        return Counter(melded_cards(line.melds)) == Counter(self._draft)

    def _action(self) -> SeatAction | None:
        """Return the main button's current action."""
        prompt = self._prompt
        if prompt is None or prompt.seat is None:
            return None
        if prompt.kind == "show" and prompt.trump is not None:
            return ShowMelds(prompt.seat, best_melds(self._draft, prompt.trump, prompt.rules))
        if not self.lines:
            return Done(prompt.seat)
        return self.lines[self.chosen_row].action if self.chosen_row is not None else None

    def _submit(self) -> None:
        action = self._action()
        if action is not None:
            self.chosen.emit(action)

    def _on_other_button(self) -> None:
        prompt = self._prompt
        if prompt is not None and prompt.kind == "meld" and prompt.seat is not None:
            self.chosen.emit(Done(prompt.seat))
        else:
            self.cleared.emit()
