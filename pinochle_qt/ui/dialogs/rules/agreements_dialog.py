"""What each side's bids mean: chosen for a game, or looked up at the table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout

from pinochle_qt.ai.inference.agreements import PLAIN, choices_for, fitting
from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.engine.derived import side_count
from pinochle_qt.phrases import translated
from pinochle_qt.teaching.agreement_catalog import AgreementWord
from pinochle_qt.teaching.agreement_page import NAMES, page_of
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.ui.controls.page_view import PageBrowser
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.language import locale
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.teaching.agreement_page import AgreementMeasurement

_SIZE: Final = (660, 580)
_MARGIN, _PADDING = 14, 4
"""Margin around the page, and padding above and below a row, at scale 1."""


class AgreementsDialog(Dialog):
    """A choice of bidding agreement for each side, and a page about the last one chosen.

    Signals:
        chosen: the name of each side's bidding agreement; empty if all sides bid without one.
    """

    chosen = Signal(object)

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        agreements: Sequence[str],
        parent: QWidget | None = None,
        *,
        is_fixed: bool = False,
    ) -> None:
        """Show the agreements, by side, of the people with these names, by seat; in a running game they are fixed."""
        super().__init__(parent)
        self._rules = rules
        self.setWindowTitle(AgreementWord.TITLE())
        agreed = fitting(agreements, rules) or (PLAIN.name,) * side_count(rules)
        offered = {each.name: NAMES[each.name]() for each in choices_for(rules)}
        self.boxes: list[ChoiceBox] = []
        fields = QGridLayout()
        fields.setHorizontalSpacing(style.scaled(24))
        for side, name in enumerate(agreed):
            title = text.side_title(side, rules, names)
            words = label(text.literal(title), self, "muted", wraps=True)
            box = ChoiceBox(offered, name, self)
            box.setAccessibleName(AgreementWord.BIDS_OF(side=title))
            box.setEnabled(not is_fixed)
            words.setBuddy(box)
            fields.addWidget(words, 0, side)
            fields.addWidget(box, 1, side)
            box.currentIndexChanged.connect(lambda _, box=box: self._show(box))
            self.boxes.append(box)
        self.page = PageBrowser(self)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setAccessibleName(AgreementWord.TITLE())
        self.page.document().setDocumentMargin(style.scaled(_MARGIN))
        self._use = Button(Kind.MAIN, self, Word.CLOSE() if is_fixed else AgreementWord.USE())
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL())
        cancel.setVisible(not is_fixed)
        self.lay_out(
            label(AgreementWord.TITLE(), self, "title"),
            fields,
            BoxPart(self.page, share=1),
            row(Gap(share=1), cancel, self._use, spacing=12),
            spacing=10,
        )
        self.resize(*(style.scaled(length) for length in _SIZE))
        cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self._accept)
        self._show(max(self.boxes, key=lambda box: box.currentData() != PLAIN.name))

    def _show(self, box: ChoiceBox) -> None:
        """Show the page about the choice in this box."""
        chosen = next(each for each in choices_for(self._rules) if each.name == box.currentData())
        found = page_of(chosen, self._rules)
        ink, ground, faint = (
            QGuiApplication.palette().color(role).name()
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase, QPalette.ColorRole.PlaceholderText)
        )
        padding = f"padding:{style.scaled(_PADDING)}px {style.scaled(12)}px"
        lines = [
            f"<tr{f' bgcolor={ground}' if at % 2 == 0 else ''}>"
            f'<td width="38%" style="{padding}"><b>{self._reason_html(row.bid)}</b></td>'
            f'<td style="{padding}">{self._reason_html(row.says)}</td></tr>'
            for at, row in enumerate(found.rows)
        ]
        table = f'<table width="100%" cellspacing="0" cellpadding="0">{"".join(lines)}</table>' if lines else ""
        kept = "".join(f"<p>{self._reason_html(each)}</p>" for each in found.kept)
        worth = "".join(f'<p style="color:{faint}">{escape(each)}</p>' for each in _verdicts(found.measured))
        heading = f"<h3>{escape(NAMES[chosen.name]())}</h3><p>{self._reason_html(found.about)}</p>"
        self.page.setHtml(f'<div style="color:{ink}">{heading}<p></p>{table}{kept}{worth}</div>')

    def _reason_html(self, reason: Reason) -> str:
        sentence = reason.in_words(lambda amount: text.points(amount, self._rules), text.suit_name, text.cards)
        return escape(sentence)

    def _accept(self) -> None:
        self.accept()
        self.chosen.emit(fitting([str(box.currentData()) for box in self.boxes], self._rules))


def _verdicts(measured: Sequence[AgreementMeasurement]) -> Iterator[str]:
    """Yield the measurements as sentences; the number after ± is the 95% margin of error, as in Help."""
    for each in measured:
        yield each.verdict(
            level=translated(SKILL_WORDS, SKILLS[each.level]),
            game=preset_title(find(each.preset)),
            lead=text.signed_count(round(each.lead)),
            error=round(each.margin),
            deals=locale().toString(each.deals),
        )
