"""Lists conflicts between the rules, each with its repair, where they stay visible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.models.rules_draft import repaired
from pinochle_qt.variants.option_words import option_label
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from pinochle_qt.engine.problems import RulesProblem
    from pinochle_qt.engine.rules import Option, OptionValue
    from pinochle_qt.ui.models.rules_draft import RulesDraft

_MAX_HEIGHT: Final = 232


class ConflictsPanel(QFrame):
    """Lists the problems of a draft; hidden while there are none.

    Signals:
        repair_asked: emitted with a problem to repair.
        all_asked: emitted when the user wants to repair every problem.
    """

    repair_asked = Signal(object)
    all_asked = Signal()

    def __init__(self, draft: RulesDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = draft
        self.setProperty("kind", "problems")
        self._problems: tuple[RulesProblem, ...] = ()
        self._repairs: list[Button] = []
        self._title = label("", self, "bad")
        self._repair_all = Button(Kind.TOOL, self, Setup.REPAIR_ALL(), clicked=self.all_asked)
        self._scroll = PageScroll(self)
        self._scroll.setProperty("kind", "page")
        head = row(BoxPart(self._title, share=1), self._repair_all, spacing=6)
        column(head, BoxPart(self._scroll, share=1), margins=(20, 10, 12, 8), spacing=6, parent=self)
        self.hide()

    def show_problems(self, problems: tuple[RulesProblem, ...]) -> None:
        """Show these problems."""
        if problems == self._problems:
            return
        self._problems = problems
        self._repairs = []
        self.setVisible(bool(problems))
        is_single = len(problems) == 1
        self._title.setText(Setup.PROBLEM_ONE() if is_single else Setup.PROBLEM_MANY(count=len(problems)))
        self._repair_all.setVisible(len(problems) > 1)
        content = QWidget(self._scroll)
        entries = [self._entry(problem, content) for problem in problems]
        column(*entries, Gap(share=1), margins=(0, 0, 8, 0), spacing=8, parent=content)
        self._scroll.setWidget(content)
        self._fit()

    def _entry(self, problem: RulesProblem, parent: QWidget) -> QWidget:
        entry = QWidget(parent)
        words = (label(problem.text, entry, "note", wraps=True), label(problem.advice, entry, "muted", wraps=True))
        parts = column(*words, spacing=2, parent=entry)
        if problem.repair:
            repair = Button(
                Kind.TOOL, entry, repair_words(problem, self._draft), clicked=lambda: self.repair_asked.emit(problem)
            )
            self._repairs.append(repair)
            parts.add(Gap(2))
            parts.add(BoxPart(repair, align=Qt.AlignmentFlag.AlignLeft))
        return entry

    def _fit(self) -> None:
        """Set the height to what the problems need, up to a limit; the rest can be scrolled into view."""
        content = self._scroll.widget()
        if content is None or not self._problems:
            return
        layout = content.layout()
        width = max(style.scaled(200), self.width() - style.scaled(52))
        needed = layout.heightForWidth(width) if layout is not None else content.sizeHint().height()
        self._scroll.setFixedHeight(min(needed + style.scaled(4), style.scaled(_MAX_HEIGHT), self._space()))

    def _space(self) -> int:
        """Return the maximum height of the list, which leaves the larger part of the page to the rows above."""
        parent = self.parentWidget()
        return max(style.scaled(96), parent.height() * 2 // 5 if parent is not None else 0)

    def resizeEvent(self, _event: object) -> None:
        """Adjust the height to the new width."""
        self._fit()


def repair_words(problem: RulesProblem, draft: RulesDraft) -> str:
    """Return what a repair does, such as ``Set “Cards in a hand” to 12``, with each change on a line of its own."""
    return "\n".join(
        Setup.REPAIR(option=option_label(option), value=quoted_value(option, value, draft))
        for option, value in repaired(problem)
    )


def quoted_value(option: Option, value: OptionValue, draft: RulesDraft) -> str:
    """Return a value as it appears within a sentence: numbers as they are, words in quotation marks."""
    words = draft.words(option, value)
    return words if words.lstrip("-").isdigit() else Word.QUOTED(word=words)
