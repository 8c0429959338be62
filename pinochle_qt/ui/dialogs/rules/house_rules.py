"""House rules: every option of a game, the problems with the choices, and the resulting rule sheet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from pinochle_qt.ai.inference.agreements import choices_for
from pinochle_qt.engine.rules import OPTIONS, diff
from pinochle_qt.teaching.agreement_page import agreed_label
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label, search_field
from pinochle_qt.ui.controls.keyboard.key_names import redo_keys, rules_key
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.conflicts_panel import ConflictsPanel, quoted_value
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.dialogs.rules.option_page import OptionPage
from pinochle_qt.ui.dialogs.rules.part_list import CHANGED, COMMON, FOUND, SAVED, PartList, PartsModel
from pinochle_qt.ui.dialogs.rules.saved_rules import SavedRules
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesPane
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.models.rules_draft import RulesDraft
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_search import common_options, matching_options
from pinochle_qt.variants.option_words import option_label, preset_title
from pinochle_qt.variants.rule_file import SUFFIX
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.text import listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.teaching.own_agreements import OwnAgreements
    from pinochle_qt.variants.rule_file import RuleSet

_SIZE: Final = (1232, 760)
_SMALLEST: Final = (900, 560)
_MAX_LISTED_CHANGES: Final = 3
"""The most changes that are listed one by one; more are only counted."""
_WIDE: Final = 1100
_SIDES: Final = {True: (216, 374), False: (172, 280)}
"""The widths of the list on the left and of the sheet on the right, in a wide window and in a small one."""
_MIN_SHEET_WIDTH: Final = 216
"""The sheet's minimum width when long titles widen the list on the left."""
_PADDING: Final = 12
_LINE: Final = 1
"""The width of the line beside the list, in pixels."""


class HouseRulesDialog(Dialog):
    """Changes the rules of a game; nothing takes effect until the user accepts them.

    Signals:
        accepted_rules: the preset's name and the chosen rules.
        accepted_agreements: the name of each side's bidding agreement, if offered; emitted before the rules.
        saved_changed: rules were saved, renamed or deleted.
    """

    accepted_rules = Signal(str, object)
    accepted_agreements = Signal(object)
    saved_changed = Signal()

    def __init__(
        self,
        preset: str,
        rules: Rules,
        kept: RuleSets,
        parent: QWidget | None = None,
        start: RuleSet | None = None,
        agreed: tuple[tuple[str, ...], tuple[Agreed, ...]] | None = None,
        own: OwnAgreements | None = None,
    ) -> None:
        """Edit these rules; `start` is the saved rule set they came from, if any.

        `agreed` holds the people's names and each side's bidding agreement; None if agreements aren't offered. `own`
        are the agreements that people have made.
        """
        super().__init__(parent)
        self._agreed, self._own = agreed, own
        self._agreed_button = Button(Kind.LINK, self, clicked=self._open_agreements)
        self.draft = RulesDraft(preset, rules, start, self)
        self._parts_model = PartsModel(self.draft, self)
        self._subtitle = label("", self, "muted", wraps=True)
        self.search = search_field(Setup.FIND(), self)
        self.parts = PartList(self._parts_model, self)
        self.options = OptionPage(self.draft, self)
        self._pages = QStackedWidget(self)
        self._problems = ConflictsPanel(self.draft, self)
        self.sheet = RulesPane(Setup.SHEET(), Setup.SHEET_HELP(key=rules_key()), self)
        self._message = MessageLine(self)
        self.saved = SavedRules(kept, self.draft, self._message, self)
        self._save = Button(Kind.PLAIN, self, Setup.SAVE(), clicked=self.saved.ask_name)
        self._export = Button(Kind.PLAIN, self, Setup.EXPORT(), clicked=self.saved.export_draft)
        self._reset = Button(Kind.PLAIN, self, Setup.RESET_ALL(), clicked=self._reset_all)
        self._undo = Button(Kind.PLAIN, self, Setup.UNDO(), clicked=lambda: self._go_through(self.draft.undo))
        self._cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        self._use = Button(Kind.MAIN, self, Setup.USE(), clicked=self._accept)
        self._use.setAutoDefault(False)
        self._use.setDefault(False)  # Enter completes the entry of a number; it must not also close the dialog
        self._is_warned = False
        self._build()
        self._connect()
        self.saved.show_saved()
        self.parts.choose(CHANGED if self.draft.changes else COMMON)
        self._show_draft()

    @property
    def rules(self) -> Rules:
        """The rules as currently set in the dialog."""
        return self.draft.rules

    # ---- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(Setup.TITLE())
        self.setAcceptDrops(True)
        self._pages.addWidget(self.options)
        self._pages.addWidget(self.saved.page)
        self._pages.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._side = self._frame("side")
        column(
            self.search,
            BoxPart(self.parts, share=1),
            margins=(_PADDING, 14, _PADDING, 8),
            spacing=10,
            parent=self._side,
        )
        middle = QWidget(self)
        column(BoxPart(self._pages, share=1), self._problems, parent=middle)
        body = row(self._side, BoxPart(middle, share=1), self.sheet)
        head = self._frame("head")
        below = row(BoxPart(self._subtitle, share=1), self._agreed_button, spacing=2)
        column(label(Setup.TITLE(), head, "title"), below, margins=(24, 14, 24, 12), spacing=2, parent=head)
        foot = self._frame("foot")
        kept = (self._save, self._export, self._reset, self._undo)
        buttons = row(*kept, Gap(share=1), self._cancel, self._use, spacing=8)
        column(self._message, buttons, margins=(24, 12, 24, 12), spacing=8, parent=foot)
        self.lay_out(head, BoxPart(body, share=1), foot, margins=(0, 0, 0, 0), spacing=0)
        self.setMinimumSize(*(style.scaled(length) for length in _SMALLEST))
        self.resize(*(style.scaled(length) for length in _SIZE))

    def _frame(self, kind: str) -> QFrame:
        """Return a part of the dialog with a background of its own."""
        frame = QFrame(self)
        frame.setProperty("kind", kind)
        return frame

    def _connect(self) -> None:
        self.draft.changed.connect(self._on_draft)
        self.search.textChanged.connect(self._show_page)
        self.search.returnPressed.connect(self._go_to_first)
        self.parts.selectionModel().currentChanged.connect(self._on_part)
        self.parts.clicked.connect(self._on_part)
        self.parts.activated.connect(self._go_to_first)
        self.options.went_to.connect(self.go_to)
        self.options.checked.connect(self._check_numbers)
        self._problems.repair_asked.connect(self.draft.repair)
        self._problems.all_asked.connect(self._repair_all)
        self.saved.changed.connect(self.saved_changed)
        self.saved.counted.connect(self._parts_model.set_saved)
        for button, keys in ((self._save, "Ctrl+S"), (self._undo, "Ctrl+Z"), (self._use, "Ctrl+Return")):
            button.setToolTip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText))
        self._on_keys(QKeySequence.StandardKey.Find, self.search.setFocus)
        self._on_keys(QKeySequence.StandardKey.Undo, lambda: self._go_through(self.draft.undo))
        for redo in redo_keys():
            self._on_keys(redo, lambda: self._go_through(self.draft.redo))
        self._on_keys(QKeySequence.StandardKey.Save, self._save.click)
        self._on_keys("Ctrl+Return", self._use.click)

    def _on_keys(self, keys: QKeySequence | QKeySequence.StandardKey | str, slot: Callable[[], object]) -> None:
        QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # ---- showing -------------------------------------------------------------------------------------------------

    def _on_draft(self) -> None:
        self._is_warned = False
        self._message.clear()
        self._show_draft()

    def _show_draft(self) -> None:
        """Show the differences from the preset, the problems, and the rule sheet."""
        draft = self.draft
        base = find(draft.preset)
        self._subtitle.setText(self._state_of_draft())
        self._problems.show_problems(draft.problems)
        stale = ""
        if draft.problems:
            stale = Setup.SHEET_OLD() if draft.has_good_sheet else Setup.SHEET_PRESET(game=preset_title(base))
        self.sheet.show_sheet(draft.sheet, base, stale)
        self._show_agreed()
        self._reset.setEnabled(bool(draft.changes))
        self._undo.setEnabled(draft.can_undo)
        self.options.refresh()
        self._show_page()
        self._check_numbers()

    def _check_numbers(self) -> None:
        """Let the rules be used only if every number that was entered is allowed, and say which one is not."""
        fault = self.options.fault
        if fault:
            self._message.say(fault)
        for each in (self._use, self._save, self._export):
            each.setEnabled(not (self.draft.problems or fault))

    def _show_agreed(self) -> None:
        """Show the bidding agreements if the game has any to choose from."""
        self._agreed_button.setVisible(self._agreed is not None and len(choices_for(self.rules)) > 1)
        if self._agreed is not None:
            self._agreed_button.setText(agreed_label(self._agreed[1], self.rules))

    def _open_agreements(self) -> None:
        """Let the user choose each side's bidding agreement."""
        if self._agreed is None:
            return
        names, agreements = self._agreed
        dialog = AgreementsDialog(self.rules, names, agreements, self, own=self._own)
        dialog.chosen.connect(self._take_agreements)
        dialog.open_once()

    def _take_agreements(self, agreements: tuple[Agreed, ...]) -> None:
        if self._agreed is not None:
            self._agreed = (self._agreed[0], agreements)
        self._show_agreed()

    def _state_of_draft(self) -> str:
        draft = self.draft
        game, kept, count = preset_title(find(draft.preset)), draft.kept, len(draft.changes)
        sentences = [Setup.BASED_ON(game=game) if kept is None else Setup.BASED_ON_KEPT(name=kept.name, game=game)]
        if count > 1:
            sentences.append(Setup.DIFFERS(count=count))
        else:
            sentences.append(Setup.DIFFERS_ONE() if count else Setup.DIFFERS_NONE())
        if draft.differs_from_kept:
            sentences.append(Setup.NOT_SAVED())
        return " ".join(sentences)

    def _show_page(self) -> None:
        """Show the search results if there is a search text, otherwise the page selected in the list on the left."""
        text, part = self.search.text(), self.parts.chosen
        self.parts.show_chosen(not text.strip())
        self._pages.setCurrentWidget(self.saved.page if part == SAVED and not text.strip() else self.options)
        if text.strip():
            found = [option.key for option in matching_options(text) if self.draft.is_offered(option)]
            self.options.show_options(found, FOUND, nothing=Setup.FOUND_NONE(text=text.strip()))
        elif part == CHANGED:
            nothing = Setup.CHANGED_NONE(game=preset_title(find(self.draft.preset)))
            self.options.show_options(list(self.draft.changes), part, nothing=nothing)
        elif part == COMMON:
            self.options.show_options(common_options(self.rules), part, heading=Setup.COMMON_RULES())
        elif part != SAVED:
            self.options.show_options(self.draft.keys_of(part), part)

    def _on_part(self) -> None:
        if self.search.text():
            self.search.clear()  # this also shows the page
        else:
            self._show_page()

    def _go_to_first(self) -> None:
        """Give keyboard focus to the first option on the page that can be changed."""
        for each in self.options.rows:
            if each.field.isEnabled() and self._pages.currentWidget() is self.options:
                self.options.show_option(each.option.key)
                return

    def go_to(self, key: str) -> None:
        """Show the option with this key, whichever page it is on."""
        self.search.clear()
        self.parts.choose(OPTIONS[key].group)
        self._show_page()
        self.options.show_option(key)

    # ---- changing ------------------------------------------------------------------------------------------------

    def _repair_all(self) -> None:
        changes = self.draft.repair_all()
        if len(changes) > _MAX_LISTED_CHANGES:
            self._message.say(Setup.REPAIRED_MANY(count=len(changes), page=Setup.CHANGED_RULES()))
            return
        change_texts = [
            Setup.REPAIRED_ONE(option=option_label(OPTIONS[key]), value=quoted_value(OPTIONS[key], value, self.draft))
            for key, value in changes.items()
        ]
        self._message.say(Setup.REPAIRED(changes=listed(change_texts)))

    def _go_through(self, step: Callable[[], object]) -> None:
        """Undo or redo something, and go to the first option on the page that it changed, or else to the list.

        A widget that had the focus may be gone now. The button that undoes keeps the focus while it can undo more.
        """
        before, was_on_page = self.rules, self.options.isAncestorOf(self.focusWidget())
        step()
        changed = diff(before, self.rules)
        row = next((row for row in self.options.rows if row.option.key in changed and row.field.isEnabled()), None)
        if row is not None and row.isVisible() and not self._undo.hasFocus():
            self.options.show_option(row.option.key)
        elif was_on_page and not self.options.isAncestorOf(self.focusWidget()):
            self.parts.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reset_all(self) -> None:
        self.draft.reset_all()
        self._message.say(Setup.WAS_RESET())

    # ---- files that are dropped ----------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a drag if it carries a rules file."""
        if _dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import the rules in each dropped file."""
        for path in _dropped(event.mimeData()):
            self.saved.import_file(path)

    # ---- end -----------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        if self._use.isEnabled():
            self.accept()
            if self._agreed is not None:
                self.accepted_agreements.emit(self._agreed[1])
            self.accepted_rules.emit(self.draft.preset, self.rules)

    def reject(self) -> None:
        """Close without applying the changes, but warn first if they aren't saved anywhere."""
        is_safe = not self.draft.is_touched or (self.draft.kept is not None and not self.draft.differs_from_kept)
        if is_safe or self._is_warned:
            super().reject()
            return
        self._is_warned = True
        self._message.say(Setup.CANCEL_AGAIN())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adjust the widths of the list and the sheet to the width of the window."""
        super().resizeEvent(event)
        side, sheet = (style.scaled(width) for width in _SIDES[self.width() >= style.scaled(_WIDE)])
        wanted = self.parts.wanted_width + 2 * style.scaled(_PADDING) + _LINE
        extra = max(0, min(wanted - side, sheet - style.scaled(_MIN_SHEET_WIDTH)))
        self._side.setFixedWidth(side + extra)
        self.sheet.setFixedWidth(sheet - extra)


def _dropped(data: QMimeData) -> list[Path]:
    """Return the rules files among the dropped files."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == SUFFIX]
