"""Opens the window's dialogs, one at a time, and passes on what is decided in them."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.ai.inference.agreements import bids_can_show
from pinochle_qt.engine.actions import Concede, ThrowIn
from pinochle_qt.reading import is_same_file
from pinochle_qt.record.values import RecordError, SeatSetup
from pinochle_qt.ui.controls.keyboard.keys import ACCEPTING
from pinochle_qt.ui.panels.press_guard import PressGuard
from pinochle_qt.words.dialogs.opening import Opened, why_not
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreement
    from pinochle_qt.record.store import RecordStore, SavedGame
    from pinochle_qt.scorekeeping.sheet import Sheet
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.dialogs.exporting import Exporter
    from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
    from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.preferences import Preferences
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.variants.rule_file import RuleSet

_NEWEST: Final = 30
"""The number of newest games searched for an unfinished one, so that nobody waits for files collected over years."""


class DialogOpener(QObject):
    """Gives each dialog its initial values; what is decided in it is left to the listeners.

    Signals:
        game_chosen: the settings of a game to begin.
        deal_chosen: the same, and the `DealCode` of its first deal, whose rules apply.
        resume_asked: the path of an unfinished game to resume.
        sheet_chosen: the settings with the people and rules of a score sheet, and whether it is a new one.
        table_game_chosen: the settings with the game for a table at which people gather.
        match_left: the match on the table is abandoned.
        trouble: a sentence for the user.
    """

    game_chosen = Signal(object)
    deal_chosen = Signal(object, object)
    resume_asked = Signal(object)
    sheet_chosen = Signal(object, bool)
    table_game_chosen = Signal(object)
    match_left = Signal()
    trouble = Signal(str)

    def __init__(
        self,
        art: DeckArt,
        controller: MatchController,
        preferences: Preferences,
        paths: Paths,
        store: RecordStore | None,
        clock: Clock,
        window: QWidget,
    ) -> None:
        """Open dialogs over a window; `art` draws their cards."""
        super().__init__(window)
        self._art = art
        self._controller = controller
        self._preferences = preferences
        self._paths = paths
        self._store = store
        self._clock = clock
        self._window = window
        self._dialog: QWidget | None = None

    def open_new_game(self) -> None:
        """Ask which game to begin."""
        self._ask_for_game(self._preferences.settings)

    def open_house_rules(self) -> None:
        """Ask for the house rules of the next game, above the dialog that begins it; to cancel them closes both."""
        new_game = self._ask_for_game(self._preferences.settings)
        house_rules = new_game.open_house_rules()
        if house_rules is not None:
            house_rules.rejected.connect(new_game.reject)

    def offer_rules(self, rules: RuleSet) -> None:
        """Ask whether to begin a game by these rules; nothing changes before that is decided."""
        self._ask_for_game(self._preferences.settings.playing(rules.preset, rules.rules))

    def offer_agreement(self, shared: Agreement) -> None:
        """Keep a bidding agreement that somebody shares, and offer it for a new game if it could be used there."""
        from pinochle_qt.teaching.own_agreements import AgreementError, OwnAgreements

        settings = self._preferences.settings
        if bids_can_show(settings.rules(settings.preset)):
            self._ask_for_game(settings).offer_agreement(shared)
            return
        try:
            kept = OwnAgreements(self._paths.agreements).take_in(shared)
        except AgreementError as error:
            self.trouble.emit(str(error))
        else:
            self.trouble.emit(Opened.AGREEMENT_KEPT(name=kept.name))

    def open_sheet_setup(self, sheet: Sheet | None) -> None:
        """Ask who plays with real cards, and by which rules, for a new score sheet or one to be continued."""
        from pinochle_qt.scorekeeping.sheet_editor import goes_on
        from pinochle_qt.session.rule_sets import RuleSets
        from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog, SheetPurpose
        from pinochle_qt.words.rooms.scorekeeping import SheetWord, shown_people

        settings = self._preferences.settings
        names = [Word.PLAYER(number=at) for at in range(1, len(settings.seats) + 1)]
        purpose = SheetPurpose(SheetWord.DIALOG_START())
        if sheet is not None:
            settings = settings.playing(sheet.preset, sheet.rules)
            settings = replace(settings, people={**settings.people, sheet.preset: len(sheet.people)})
            names[: len(sheet.people)] = shown_people(sheet)
            purpose = SheetPurpose(SheetWord.DIALOG_TAKE(), partial(goes_on, sheet))
        settings = replace(settings, seats=tuple(SeatSetup(name, "human") for name in names))
        dialog = NewGameDialog(settings, RuleSets(self._paths.rule_sets), self._window, sheet=purpose)
        dialog.accepted_settings.connect(lambda chosen: self.sheet_chosen.emit(chosen, sheet is None))
        self._open(dialog)

    def open_table_setup(self, preset: str, rules: Rules, people: int) -> None:
        """Ask which game to play at a table at which people gather, who bring their names along."""
        from pinochle_qt.session.rule_sets import RuleSets
        from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog, SheetPurpose
        from pinochle_qt.words.rooms.together import TogetherWord

        settings = self._preferences.settings.playing(preset, rules)
        settings = replace(settings, people={**settings.people, preset: people})
        purpose = SheetPurpose(TogetherWord.TAKE_GAME(), title=TogetherWord.CHOOSE_GAME(), has_names=False)
        dialog = NewGameDialog(settings, RuleSets(self._paths.rule_sets), self._window, sheet=purpose)
        dialog.accepted_settings.connect(self.table_game_chosen)
        self._open(dialog)

    def _ask_for_game(self, settings: Settings) -> NewGameDialog:
        from pinochle_qt.session.rule_sets import RuleSets
        from pinochle_qt.teaching.own_agreements import OwnAgreements
        from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog

        rule_sets, own = RuleSets(self._paths.rule_sets), OwnAgreements(self._paths.agreements)
        dialog = NewGameDialog(
            settings, rule_sets, self._window, self._unfinished_game(), pictures=self._paths.portraits, own=own
        )
        dialog.destroyed.connect(self._drop_unused_pictures)  # after its settings have been adopted
        dialog.accepted_settings.connect(self.game_chosen)
        dialog.accepted_deal.connect(self.deal_chosen)
        dialog.resume_asked.connect(self.resume_asked)
        PressGuard(dialog, self._clock, keys=ACCEPTING).begin()  # hammering on a key must not begin a match
        self._open(dialog)
        return dialog

    def _drop_unused_pictures(self) -> None:
        from pinochle_qt.ui.dialogs.setup.own_pictures import drop_unused

        drop_unused(self._paths.portraits, self._preferences.settings.faces.values())

    def open_preferences(self, *, at: str = "") -> None:
        """Show the preferences, which apply to all games, optionally with the focus on the field of a setting."""
        from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._preferences.settings, self._window)
        dialog.settings_changed.connect(self._preferences.apply)
        dialog.looks_requested.connect(partial(self._open_looks, dialog))
        self._open(dialog)
        if at:
            dialog.field(at).setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_looks(self, preferences: PreferencesDialog) -> None:
        """Let the user choose among decks and felts over the preferences."""
        from pinochle_qt.session.looks.look import Looks
        from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog

        dialog = LooksDialog(self._preferences.settings, Looks(self._paths.looks), preferences)
        dialog.chosen.connect(preferences.choose_looks)
        dialog.open_once()

    def open_rules(self) -> None:
        """Show the rules of the current game."""
        from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog

        at = self._controller
        self._open(RulesDialog(at.table.rules, self._window, (at.names, at.observation.agreements)))

    def open_give_up(self) -> None:
        """Ask whether to leave the match or, if the rules allow it now, to give up the deal."""
        from pinochle_qt.ui.dialogs.give_up import GiveUpDialog

        prompt = self._controller.prompt
        choices = () if prompt is None else prompt.choices
        give_up_action = next((choice for choice in choices if isinstance(choice, Concede | ThrowIn)), None)
        is_saved = self._controller.session.path is not None
        dialog = GiveUpDialog(self._window, is_saved=is_saved, with_deal=give_up_action is not None)
        dialog.match_left.connect(self.match_left)
        if give_up_action is not None:
            dialog.deal_given_up.connect(lambda: self._controller.submit(give_up_action))
        PressGuard(dialog, self._clock, keys=ACCEPTING).begin()  # hammering on a key must not give anything up
        self._open(dialog)

    def ask_to_close_table(
        self,
        others: int,
        is_saved: bool,
        close: Callable[[], object],
        adjourn: Callable[[], object] | None = None,
    ) -> None:
        """Ask whether to close a table at which so many others sit, and call `close` if so, or `adjourn` if it can."""
        from pinochle_qt.ui.dialogs.close_table import CloseTableDialog

        dialog = CloseTableDialog(others, self._window, is_saved=is_saved, can_adjourn=adjourn is not None)
        dialog.accepted.connect(close)
        if adjourn is not None:
            dialog.adjourned.connect(adjourn)
        PressGuard(dialog, self._clock, keys=ACCEPTING).begin()
        self._open(dialog)

    def open_about(self) -> None:
        """Show information about the program."""
        from pinochle_qt.ui.dialogs.about import AboutDialog

        self._open(AboutDialog(self._window))

    def save_picture(self, picture: QImage, title: str) -> None:
        """Save a picture where the user chooses; `title` says what it shows."""
        self._exporter().save_picture(picture, title)

    def save_pdf(self, contents: bytes, title: str) -> None:
        """Save a printable document where the user chooses; `title` says what it is."""
        self._exporter().save_pdf(contents, title)

    def save_sheet(self) -> None:
        """Save the score sheet of the current game where the user chooses."""
        from pinochle_qt.library.game_summary import game_in_lines

        self._exporter().save_sheet(game_in_lines(self._controller.session.lines), self._art.theme)

    def copy_sheet(self) -> None:
        """Copy the score sheet of the current game to the clipboard."""
        from pinochle_qt.library.game_summary import game_in_lines

        self._exporter().copy_sheet(game_in_lines(self._controller.session.lines))

    def export_game(self, path: Path) -> None:
        """Save the score sheet of a saved game, or its file, where the user chooses."""
        from pinochle_qt.library.index_update import read_kept

        try:
            game = read_kept(path)
        except RecordError as error:
            self.trouble.emit(why_not(error))
        else:
            self._exporter().save_sheet(game, self._art.theme, path)

    def close(self) -> None:
        """Close the open dialog, because another game is about to appear on the table."""
        if self._dialog is not None:
            self._dialog.close()

    @property
    def is_open(self) -> bool:
        """Whether a dialog is open over the table."""
        return self._dialog is not None

    # ---- inside --------------------------------------------------------------------------------------------------

    def _exporter(self) -> Exporter:
        from pinochle_qt.ui.dialogs.exporting import Exporter

        exporter = self.findChild(Exporter)
        if exporter is None:
            exporter = Exporter(self._window, self)
            exporter.reported.connect(self.trouble)
        return exporter

    def _unfinished_game(self) -> SavedGame | None:
        """Return the latest unfinished game that is not the one on the table, if it is among the newest games."""
        session = self._controller.current_session
        current_path = session.path if session is not None else None
        newest = islice(self._store.saved(), _NEWEST) if self._store is not None else ()
        others = (game for game in newest if game.is_begun and not game.is_over)
        return next((game for game in others if not is_same_file(game.path, current_path)), None)

    def _open(self, dialog: QWidget) -> None:
        if self._dialog is not None:
            self._dialog.destroyed.disconnect(self._forget_dialog)
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(self._forget_dialog)
        dialog.show()

    def _forget_dialog(self) -> None:
        self._dialog = None
