"""The panel beside the table: what happened at a step, what Expert would have done, and the value of every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from pinochle_qt.engine.actions import Bid
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.odds_table import OddsTable
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.rooms.look_back.choice_table import ChoiceTable
from pinochle_qt.ui.rooms.look_back.opinion_words import about_numbers, answer_rows, reason_words
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import advice
from pinochle_qt.words.game.odds import OddsWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.ui.controls.boxes import Box
    from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow

_LINK_GAP: Final = 8
_PADDING: Final = (24, 20, 24, 20)
_SMALL_PADDING: Final = (16, 12, 16, 12)


class ShownChoice(Struct, frozen=True):
    """The panel's information about a step."""

    place: str
    done: str
    """What happened, as a sentence."""
    rules: Rules
    names: tuple[str, ...]
    is_choice: bool
    is_own: bool
    """Whether the decision was the user's."""
    meaning: str = ""
    """What the action revealed to the table; empty for a human player's choice."""
    thought: str = ""
    """A computer player's reason for the action."""
    opinion: Opinion | None = None
    wants_odds: bool = False
    """Whether to show the odds instead of the cost of each bid, if a bid was asked for."""
    trouble: str = ""
    is_deal: bool = False
    """Whether the cards have just been dealt."""


class _Story(QWidget):
    """The part of the panel that scrolls, but not before the table in it has as few rows as it can."""

    def __init__(self, boxes: Box) -> None:
        super().__init__()
        self._boxes = boxes
        self.setLayout(boxes)

    def heightForWidth(self, width: int) -> int:
        """Return the least height that shows everything."""
        return self._boxes.minimumHeightForWidth(width)


class ChoicePanel(Panel):
    """The panel at the right of the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self._place_line = self.add_label(Role.BODY, "muted", is_shortened=True)
        self.done = self.add_label(Role.TITLE, wraps=True)
        self.cost = self.add_label(Role.STEPPER, "bad", Qt.AlignmentFlag.AlignRight)
        self.expert = self.add_label(Role.NAME, "good", wraps=True)
        self._unit_label = self.add_label(Role.CAPTION, "muted", Qt.AlignmentFlag.AlignRight)
        self.reason = self.add_label(Role.BODY, wraps=True)
        self.thought = self.add_label(Role.BODY, "muted", wraps=True)
        self._divider = Hairline(self)
        self.table = ChoiceTable(self)
        self.table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.odds = OddsTable(self, is_narrow=True)
        self.fold = self.add_button(Kind.LINK)
        self.fold.setToolTip("O")
        self.proof = self.add_button(Kind.LINK, label=ReviewWord.PROOF())
        self._sample_note = self.add_label(Role.CAPTION, "muted", wraps=True)
        self.compared = self.add_label(Role.BODY, "muted", wraps=True)
        self.compared.hide()
        self._is_small = False
        self.code = self.add_button(Kind.LINK, self._copy_code)
        self._code = ""
        self.hands = self.add_button(Kind.LINK)
        self.show_hidden(hidden=False)
        self.next_mistake = self.add_button(Kind.MAIN, label=ReviewWord.NEXT_MISTAKE(), key="N")
        self.play_on = self.add_button(Kind.PLAIN, label=ReviewWord.PLAY_ON(), key="P")
        self.main_button = self.next_mistake
        self._links = row(self.hands, self.code, spacing=_LINK_GAP)
        self._story = column(
            self._place_line,
            row(BoxPart(self.done, share=1), self.cost, spacing=8),
            row(BoxPart(self.expert, share=1), self._unit_label, spacing=8),
            self.reason,
            self.thought,
            Gap(4),
            BoxPart(self._divider, height=1),
            Gap(4),
            self.table,
            self.odds,
            row(self.proof, self.fold, Gap(share=1)),
            self._sample_note,
            Gap(share=1),
            self.compared,
            spacing=6,
        )
        self.told = PageScroll(self)
        self.told.hold(_Story(self._story))
        self._all = column(
            BoxPart(self.told, share=1),
            row(Gap(share=1), self._links, Gap(share=1)),
            self.next_mistake,
            self.play_on,
            margins=_PADDING,
            spacing=6,
        )
        self.set_boxes(self._all)

    def fit(self, *, is_small: bool) -> None:
        """Use less padding in a small window, and hide the line about how the costs were estimated."""
        self._all.change(margins=_SMALL_PADDING if is_small else _PADDING)
        self._is_small = is_small
        self._sample_note.setVisible(not is_small and bool(self._sample_note.text()))

    def choose_content(self) -> None:
        """Put the links one below the other if they are too long to fit side by side."""
        left, _, right, _ = _SMALL_PADDING if self._is_small else _PADDING
        needed = self.hands.sizeHint().width() + self.code.sizeHint().width() + _LINK_GAP * self.ui
        fits = needed <= (self.place_width - left - right) * self.ui
        self._links.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def arrange(self) -> None:
        """Lay out the part that scrolls."""
        self.told.settle()

    def show_code(self, code: str) -> None:
        """Offer the code of the deal, with which anyone can play it again."""
        self._code = code
        self.code.set_label(Word.COPY_DEAL_CODE())
        self.code.setToolTip(code)

    def _copy_code(self) -> None:
        """Copy the code of the deal to the clipboard, and say so on the link."""
        QGuiApplication.clipboard().setText(self._code)
        self.code.set_label(Word.DEAL_CODE_COPIED())

    def show_hidden(self, *, hidden: bool) -> None:
        """Offer to hide the other hands, or to show them again."""
        self.hands.set_label(ReviewWord.SHOW_HANDS() if hidden else ReviewWord.HIDE_HANDS())
        self.hands.setToolTip("H")

    def show_compared(self, words: str) -> None:
        """Show what Expert scored with the same cards; show nothing until that is known."""
        self.compared.set_text(words)
        self.compared.setVisible(bool(words))
        self.rearrange()

    def _show_odds(self, opinion: Opinion, shown: ShownChoice) -> bool:
        """Show the odds at the time of the bid, if they are wanted, and return whether they are shown."""
        odds = opinion.odds
        if odds is None or not shown.wants_odds:
            return False
        amount = next((each.amount for each in (opinion.done, opinion.action) if isinstance(each, Bid)), 0)
        best = odds.best(amount)
        self.odds.show_odds(odds, shown.rules)
        self.odds.choose(amount, None if best is None else best[0])
        return True

    def show_choice(self, shown: ShownChoice) -> None:
        """Show a step."""
        opinion = shown.opinion
        self._place_line.set_text(shown.place)
        self.done.set_text(shown.done)
        self.setAccessibleName(self.done.accessibleName())
        self.expert.set_text(_expert_words(shown))
        is_costly = opinion is not None and opinion.verdict == "cost"
        self.cost.set_text(
            f"{text.MINUS}{_points(opinion.cost, shown.rules)}" if opinion is not None and is_costly else ""
        )
        self._unit_label.set_text(ReviewWord.ON_AVERAGE() if is_costly else "")
        self.reason.set_text(shown.meaning if opinion is None else reason_words(opinion, shown.rules))
        self.thought.set_text(shown.thought)
        rows: tuple[AnswerRow, ...] = ()
        if opinion is not None and not self._show_odds(opinion, shown):
            own_tag = ReviewWord.TAG_YOU() if shown.is_own else ReviewWord.TAG_DONE()
            rows = answer_rows(opinion, shown.rules, shown.names, own_tag)
        self.table.show_rows(ReviewWord.YOUR_CHOICES() if shown.is_own else ReviewWord.THE_CHOICES(), rows)
        about = "" if opinion is None else about_numbers(opinion, shown.rules, shows_costs=bool(rows))
        self._sample_note.set_text(about)
        odds = None if opinion is None else opinion.odds
        self.odds.setVisible(odds is not None and not rows)
        self.fold.setVisible(odds is not None)
        self.proof.setVisible(shown.is_deal)
        self.fold.set_label(OddsWord.SHOW() if rows else OddsWord.HIDE())
        self.table.setVisible(bool(rows))
        self._divider.setVisible(bool(rows) or odds is not None)
        for label in (self.reason, self.thought, self.expert, self.cost, self._unit_label):
            label.setVisible(bool(label.text()))
        self._sample_note.setVisible(not self._is_small and bool(self._sample_note.text()))
        self.rearrange()


def _expert_words(shown: ShownChoice) -> str:
    if not shown.is_choice:
        return ""
    if shown.opinion is None:
        return shown.trouble or ReviewWord.LOOKING_HERE()
    match shown.opinion.verdict:
        case "expert":
            return ReviewWord.AS_EXPERT()
        case "as_good" if shown.opinion.own is not None:
            return ReviewWord.AS_GOOD()
        case _:
            return ReviewWord.EXPERT_WOULD(advice=advice(shown.opinion.action, shown.rules, shown.names))


def _points(cost: float, rules: Rules) -> str:
    """Return a cost in whole points, in the units of the rules, and at least 1."""
    return str(max(1, round(cost / written_unit(rules))))
