"""What Expert does with a hand that was set up: its answer, why, the odds of bids, and what the others are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.engine.actions import Bid
from pinochle_qt.ui.controls.boxes import Gap, column
from pinochle_qt.ui.controls.odds_table import OddsTable
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.look_back.choice_table import ChoiceTable
from pinochle_qt.ui.rooms.look_back.opinion_words import about_numbers, answer_rows, reason_words
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import advice, reason_line
from pinochle_qt.words.rooms.learning import HandWord, ProblemWord
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.rules import Rules


class ExpertAnswer(QWidget):
    """Shows a sentence, or an opinion with its reason and numbers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = self._label(Role.TITLE, "text")
        self.reason = self._label(Role.BODY, "text")
        self.odds = OddsTable(self, is_narrow=True)
        self.table = ChoiceTable(self)
        self.table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._sample = self._label(Role.CAPTION, "muted")
        column(self.title, self.reason, Gap(4), self.odds, self.table, self._sample, spacing=6, parent=self)
        self.say("")

    def say(self, sentence: str, *, is_fault: bool = False) -> None:
        """Show only a sentence, such as why there is no answer."""
        self.title.set_text("")
        self.reason.set_text(sentence)
        self.reason.set_ink("bad" if is_fault else "text")
        self._sample.set_text("")
        self._show(has_odds=False, has_rows=False)
        if sentence:
            desktop.announce(self, text.spoken(sentence))

    def show_opinion(self, opinion: Opinion, rules: Rules, names: Sequence[str]) -> None:
        """Show what Expert does and why, below the best answer if that is clearly better."""
        rows = answer_rows(opinion, rules, names, "")
        expert = ReviewWord.EXPERT_WOULD(advice=advice(opinion.action, rules, names))
        why = reason_words(opinion, rules) or ("" if opinion.reason is None else reason_line(opinion.reason, rules))
        if opinion.has_better_than_expert:
            self.title.set_text(HandWord.BEST(advice=advice(opinion.best, rules, names)))
            self.reason.set_text(f"{expert}. {why}".rstrip())
        else:
            self.title.set_text(expert)
            self.reason.set_text(why)
        self.reason.set_ink("text")
        self.table.show_rows(ProblemWord.ANSWERS(), rows)
        self._sample.set_text(about_numbers(opinion, rules, shows_costs=True) if rows else "")
        if opinion.odds is not None:
            amount = opinion.best.amount if isinstance(opinion.best, Bid) else 0
            best = opinion.odds.best(amount)
            self.odds.show_odds(opinion.odds, rules)
            self.odds.choose(amount, None if best is None else best[0])
        self._show(has_odds=opinion.odds is not None, has_rows=bool(rows))
        desktop.announce(self, text.spoken(" ".join(filter(None, (self.title.text(), self.reason.text())))))

    def _label(self, role: Role, ink: str) -> SuitLabel:
        label = SuitLabel(role, ink, self, wraps=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        return label

    def _show(self, *, has_odds: bool, has_rows: bool) -> None:
        self.odds.setVisible(has_odds)
        self.table.setVisible(has_rows)
        for label in (self.title, self.reason, self._sample):
            label.setVisible(bool(label.text()))
        self.setAccessibleDescription("\n".join(filter(None, (self.title.text(), self.reason.text()))))
