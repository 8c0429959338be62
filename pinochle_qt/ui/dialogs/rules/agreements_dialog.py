"""What each side's bids mean: chosen for a game, or looked up at the table."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QFileDialog, QFrame, QGridLayout

from pinochle_qt.ai.inference.agreements import PLAIN, choices_for, fitting, named
from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.sayings import Agreement
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.teaching.agreement_catalog import AgreementWord
from pinochle_qt.teaching.agreement_page import page_of, title_of
from pinochle_qt.teaching.own_agreements import AgreementError, read_agreement
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.ui.controls.page_view import PageBrowser, unbroken
from pinochle_qt.ui.dialogs.rules.agreement_editor import AgreementEditor
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.language import locale
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.own_agreement import OwnAgreementWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.teaching.agreement_page import AgreementMeasurement
    from pinochle_qt.teaching.own_agreements import OwnAgreements

_SIZE: Final = (660, 580)
_MOST_NOTICES: Final = 3
"""The most files that cannot be read and are named."""
_MARGIN, _PADDING = 14, 4
"""Margin around the page, and padding above and below a row, at scale 1."""


class AgreementsDialog(Dialog):
    """A choice of bidding agreement for each side, and a page about the last one chosen.

    Signals:
        chosen: each side's bidding agreement; empty if all sides bid without one.
    """

    chosen = Signal(object)

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        agreements: Sequence[Agreed],
        parent: QWidget | None = None,
        *,
        is_fixed: bool = False,
        own: OwnAgreements | None = None,
    ) -> None:
        """Show the agreements, by side, of the people with these names, by seat; in a running game they are fixed.

        `own` are those that people have made; without them, none can be made or chosen here.
        """
        super().__init__(parent)
        self._rules = rules
        self._own = None if is_fixed else own
        self.setWindowTitle(AgreementWord.TITLE())
        agreed = fitting(agreements, rules) or (PLAIN.name,) * side_count(rules)
        self._in_use = tuple(each for each in dict.fromkeys(agreed) if isinstance(each, Agreement))
        self._choices: dict[str, Agreed] = {}
        """What can be chosen, by what the boxes store for it."""
        offered = self._offered()
        self.boxes: list[ChoiceBox] = []
        fields = QGridLayout()
        fields.setHorizontalSpacing(style.scaled(24))
        for side, name in enumerate(agreed):
            title = text.side_title(side, rules, names)
            words = label(text.literal(title), self, "muted", wraps=True)
            box = ChoiceBox(offered, _key(name), self, name=AgreementWord.BIDS_OF(side=title))
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
        self._message = MessageLine(self)
        self._edit = Button(Kind.PLAIN, self, clicked=self._open_editor)
        self._import = Button(Kind.PLAIN, self, Setup.IMPORT(), clicked=self._ask_import)
        for button in (self._edit, self._import):
            button.setVisible(self._own is not None)
        self._use = Button(Kind.MAIN, self, Word.CLOSE() if is_fixed else AgreementWord.USE(), clicked=self._accept)
        cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        cancel.setVisible(not is_fixed)
        self.lay_out(
            label(AgreementWord.TITLE(), self, "title"),
            fields,
            BoxPart(self.page, share=1),
            self._message,
            row(self._edit, self._import, Gap(share=1), cancel, self._use, spacing=12),
            spacing=10,
        )
        self.resize(*(style.scaled(length) for length in _SIZE))
        self._shown_box = max(self.boxes, key=lambda box: box.currentData() != PLAIN.name)
        self._show(self._shown_box)
        notices = self._own.all()[1] if self._own is not None else ()
        if notices:
            self._message.say(" ".join(Setup.NOT_READ(reason=each) for each in notices[:_MOST_NOTICES]))

    def _offered(self) -> dict[str, str]:
        """Return the titles of everything that can be chosen, by what the boxes store for it.

        What a side has agreed on stays on offer even if it is not in the folder, or is another one there by now.
        """
        kept = self._own.all()[0] if self._own is not None else ()
        names = {each.name for each in kept}
        others = tuple(each for each in self._in_use if each.name not in names)
        found: list[Agreed] = [each.name for each in choices_for(self._rules)]
        self._choices = {_key(each): each for each in (*found, *kept, *others)}
        return {key: title_of(each) for key, each in self._choices.items()}

    def _show(self, box: ChoiceBox) -> None:
        """Show the page about the choice in this box."""
        self._shown_box = box
        agreed = self._choices[str(box.currentData())]
        chosen = named(agreed)
        is_own = isinstance(agreed, Agreement)
        self._edit.setText(OwnAgreementWord.CHANGE() if is_own else OwnAgreementWord.MAKE())
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
        heading = f"<h3>{escape(title_of(agreed))}</h3><p>{self._reason_html(found.about)}</p>"
        self.page.setHtml(unbroken(f'<div style="color:{ink}">{heading}<p></p>{table}{kept}{worth}</div>'))

    def _reason_html(self, reason: Reason) -> str:
        sentence = reason.in_words(lambda amount: text.points(amount, self._rules), text.suit_name, text.cards)
        return escape(sentence)

    def _accept(self) -> None:
        self.accept()
        self.chosen.emit(fitting([self._choices[str(box.currentData())] for box in self.boxes], self._rules))

    # ---- those that people make ------------------------------------------------------------------------------------

    def _open_editor(self) -> None:
        """Change the chosen agreement, or make one that begins like it."""
        if self._own is None:
            return
        agreed = self._choices[str(self._shown_box.currentData())]
        if not isinstance(agreed, Agreement):
            agreed = replace(named(agreed), name=self._own.free_name(OwnAgreementWord.NEW_NAME()))
        editor = AgreementEditor(agreed, self._rules, self._own, self)
        editor.saved.connect(self._take)
        editor.deleted.connect(self._on_deleted)
        editor.open_once()

    def _take(self, agreement: Agreement) -> None:
        """Offer an agreement that was saved, and choose it for the side whose page is shown."""
        self._refill()
        self._shown_box.setCurrentIndex(self._shown_box.findData(_key(agreement)))
        self._show(self._shown_box)
        self._message.say(Setup.SAVED(name=agreement.name))

    def _on_deleted(self, agreement: Agreement) -> None:
        self._in_use = tuple(each for each in self._in_use if each.name != agreement.name)
        self._refill()
        self._show(self._shown_box)
        self._message.say(Setup.DELETED(name=agreement.name))
        self._message.offer(Setup.BRING_BACK(), lambda: self._bring_back(agreement))

    def _bring_back(self, agreement: Agreement) -> None:
        if self._own is not None:
            with self._message.telling(AgreementError):
                self._own.keep(agreement)
                self._take(agreement)

    def _refill(self) -> None:
        """Offer what is in the folder now; a side whose agreement is gone bids without one."""
        offered = self._offered()
        for box in self.boxes:
            chosen = str(box.currentData())
            was_blocked = box.blockSignals(True)
            box.clear()
            for key, title in offered.items():
                box.addItem(title, key)
            box.setCurrentIndex(max(0, box.findData(chosen)))
            box.blockSignals(was_blocked)
            box.fit_words()

    def _ask_import(self) -> None:
        files = OwnAgreementWord.FILES(suffix=AGREEMENT_SUFFIX)
        path, _ = QFileDialog.getOpenFileName(self, OwnAgreementWord.IMPORT_TITLE(), "", files)
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> None:
        """Keep and choose the agreement in a file, or say what is wrong with it; nothing that is kept is replaced."""
        with self._message.telling(AgreementError):
            self.take_in(read_agreement(path))

    def take_in(self, shared: Agreement) -> None:
        """Keep and choose an agreement that somebody shares, or say why that fails; no other one is replaced."""
        if self._own is None:
            return
        with self._message.telling(AgreementError):
            kept = self._own.take_in(shared)
            self._take(kept)
            if kept.name != shared.name:
                self._message.say(OwnAgreementWord.IMPORTED_ANEW(name=shared.name, other=kept.name))


def _key(agreed: Agreed) -> str:
    """Return what boxes store for an agreement."""
    return f"own {agreed.name}" if isinstance(agreed, Agreement) else agreed


def _verdicts(measured: Sequence[AgreementMeasurement]) -> Iterator[str]:
    """Yield the measurements as sentences; the number after ± is the 95% margin of error, as in Help."""
    for each in measured:
        yield each.verdict(
            level=skill_name(each.level),
            game=preset_title(find(each.preset)),
            lead=text.signed_count(round(each.lead)),
            error=round(each.margin),
            deals=locale().toString(each.deals),
        )
