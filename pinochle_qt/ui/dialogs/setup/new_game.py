"""Choosing the next game: how many players, which variant or saved rules, who sits where, and to what score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from pinochle_qt.ai.inference.agreements import choices_for
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.features import plays_deals
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.names import clipped
from pinochle_qt.teaching.agreement_page import agreed_label
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import label, search_field
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.stepper import TargetField
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.count_field import CountField
from pinochle_qt.ui.dialogs.setup.deal_code_dialog import DealCodeDialog
from pinochle_qt.ui.dialogs.setup.game_choice_list import GameChoiceList
from pinochle_qt.ui.dialogs.setup.level_lines import level_lines
from pinochle_qt.ui.dialogs.setup.people_pane import PeoplePane
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.models.games_model import GameEntry, GamesModel
from pinochle_qt.variants.catalog import Preset, adapt_players, find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import summary
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.rooms.scorekeeping import SheetWord
from pinochle_qt.words.text import all_of, shown_name, shown_names

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed, Agreement
    from pinochle_qt.record.store import SavedGame
    from pinochle_qt.session.dealing.deal_code import DealCode
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.teaching.own_agreements import OwnAgreements
    from pinochle_qt.ui.controls.boxes import Box

_SIZE: Final = (912, 628)
_MOST_HEIGHT: Final = 752
"""The height at which every game for four has space in the list; the dialog has it if the window is that high."""
_LIST_SIZE: Final = (304, 176)


class SheetPurpose(NamedTuple):
    """What the dialog is for when it chooses a game for a score sheet."""

    start: str
    """The label of the main button."""
    goes_on: Callable[[Rules, int], bool] | None = None
    """Whether the sheet continues with these rules and this many people; None for a new sheet."""
    title: str = ""
    """The title of the dialog, if it is for something else than a score sheet."""
    has_names: bool = True
    """Whether people are named here."""


class NewGameDialog(Dialog):
    """Offers the games that can be played; nothing changes until the user clicks Start.

    Signals:
        accepted_settings: the settings with the chosen game, target and players.
        accepted_deal: the settings with the chosen players, and the `DealCode` of their first deal.
        resume_asked: the file of the unfinished game to continue.
    """

    accepted_settings = Signal(object)
    accepted_deal = Signal(object, object)
    resume_asked = Signal(object)

    def __init__(
        self,
        settings: Settings,
        kept: RuleSets,
        parent: QWidget | None = None,
        unfinished: SavedGame | None = None,
        *,
        sheet: SheetPurpose | None = None,
        pictures: Path | None = None,
        own: OwnAgreements | None = None,
    ) -> None:
        """Start with the choices in the settings; `unfinished` is a game that can be continued instead.

        `pictures` is the folder for those of people at the table, and `own` are the bidding agreements that people have
        made. With `sheet`, the dialog sets up a score sheet for
        people who play with real cards.
        """
        super().__init__(parent)
        self._sheet = sheet
        self._settings = settings
        self._kept, self._own = kept, own
        self._unfinished = unfinished
        self._house_rules: dict[str, Rules] = {}
        """The rules chosen in this dialog, by preset."""
        self._house_rules_before = self._house_rules
        """The same rules as they were before a code was entered."""
        self._code: DealCode | None = None
        """The code that was entered, even if later choices no longer match it."""
        self._model = GamesModel(self)
        self._heading = DialogWord.NEW_GAME() if sheet is None else sheet.title or SheetWord.DIALOG_TITLE()
        self.setWindowTitle(self._heading)
        counts = {count: DialogWord.NG_PLAYERS(count=count) for count in self._model.player_counts}
        self._players = CountField(counts, DialogWord.NG_COUNT(), self)
        self._search = search_field(Setup.FIND_GAME(), self)
        self._people = PeoplePane(settings, self, has_players=sheet is None, pictures=pictures)
        if sheet is not None and not sheet.has_names:
            self._people.hide_names()
        self._games = GameChoiceList(self._model, self)
        self._title = label("", self, "heading", wraps=True)
        self._about = label("", self, wraps=True)
        self._rules_summary = label("", self, "muted", wraps=True)
        self._rules_button = Button(Kind.TOOL, self, DialogWord.NG_HOUSE_RULES(), clicked=self.open_house_rules)
        self._read_button = Button(Kind.TOOL, self, Setup.READ_RULES(), clicked=self._read_rules)
        self._usual_button = Button(Kind.TOOL, self, Setup.AS_USUAL(), clicked=self._play_as_usual)
        self._agreed: dict[str, tuple[Agreed, ...]] = {}
        """Each side's bidding agreement as chosen in this dialog, by preset."""
        self._agreed_button = Button(Kind.TOOL, self, clicked=self._open_agreements)
        self._target = TargetField(self)
        self._hint = label("", self, "note", wraps=True)
        self._continue = Button(Kind.PLAIN, self, clicked=self._resume)
        self._code_button = Button(Kind.LINK, self, Setup.CODE(), clicked=self._on_code)
        self._start = Button(
            Kind.MAIN, self, DialogWord.NG_START() if sheet is None else sheet.start, clicked=self._accept
        )
        self._cancel = Button(Kind.PLAIN, self, DialogWord.NG_CANCEL(), clicked=self.reject)
        self._build()
        self._connect()
        self._show_kept()
        self._choose(settings.preset)
        self._games.setFocus()

    @property
    def game(self) -> GameEntry | None:
        """The game chosen in the list."""
        return self._games.chosen

    @property
    def preset(self) -> Preset | None:
        """The preset of that game."""
        return self.game.preset if self.game is not None else None

    # ---- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._games.setMinimumSize(*(style.scaled(length) for length in _LIST_SIZE))
        self._games.setMaximumWidth(style.scaled(_LIST_SIZE[0]))
        self.setMinimumWidth(style.scaled(_SIZE[0]))
        width, least, most = (style.scaled(length) for length in (*_SIZE, _MOST_HEIGHT))
        around = self.parentWidget()
        self.resize(width, least if around is None else min(max(around.height() - 2 * style.scaled(24), least), most))
        foot = row(self._continue, BoxPart(self._hint, share=1), self._cancel, self._start, spacing=12)
        middle = BoxPart(self._middle(), share=1)
        self.lay_out(self._head(), middle, self._people, foot, margins=(24, 18, 24, 18))
        self._show_continue()

    def _head(self) -> Box:
        return row(
            label(self._heading, self, "title"),
            Gap(share=1),
            label(Setup.PLAYERS(), self, "muted"),
            self._players,
            Gap(12),
            BoxPart(self._search, width=200, is_fixed=True),
            spacing=12,
        )

    def _middle(self) -> Box:
        self._target_label = label(DialogWord.NG_TARGET(), self, buddy=self._target)
        number = BoxPart(self._target, width=160, is_fixed=True)
        choices = row(self._target_label, number, Gap(share=1), self._read_button, self._rules_button, spacing=12)
        more = row(self._agreed_button, Gap(share=1), self._usual_button, spacing=12)
        content = QWidget(self)
        about = (self._title, self._about, self._rules_summary, Gap(4), choices, more, Gap(share=1))
        levels = () if self._sheet is not None else (label(Setup.LEVELS(), self, "heading"), level_lines(self))
        column(*about, *levels, spacing=6, parent=content)
        scroll = PageScroll(self)
        scroll.hold(content)
        self._code_button.setVisible(self._sheet is None)
        code = BoxPart(self._code_button, align=Qt.AlignmentFlag.AlignLeft)
        return row(column(self._games, code, spacing=6), BoxPart(scroll, share=1), spacing=24)

    def _show_continue(self) -> None:
        """Offer to continue the unfinished game, described so that the user recognizes it."""
        unfinished = self._unfinished
        self._continue.setVisible(unfinished is not None)
        if unfinished is None:
            return
        header = unfinished.header
        game = preset_title(find(header.preset)) if header.preset in PRESETS else clipped(header.preset)
        names = all_of([seat.name for seat in header.seats])
        when = f"{unfinished.modified:%Y-%m-%d %H:%M}"
        self._continue.setText(Setup.CONTINUE(game=game))
        self._continue.setToolTip(Setup.CONTINUE_SPOKEN(game=game, names=names, when=when))
        self._continue.setAccessibleDescription(self._continue.toolTip())

    def _connect(self) -> None:
        self._players.changed.connect(self._on_players)
        self._search.textChanged.connect(self._on_search)
        self._people.changed.connect(self._check)
        self._games.selectionModel().currentChanged.connect(self._on_game)
        self._games.doubleClicked.connect(self._accept)
        self._target.changed.connect(self._show_rules_summary)
        QShortcut(QKeySequence.StandardKey.HelpContents, self).activated.connect(self._read_rules)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search.setFocus)

    # ---- games ---------------------------------------------------------------------------------------------------

    def _show_kept(self) -> None:
        self._saved, _ = self._kept.all()
        self._model.set_kept(self._saved)

    def _choose(self, name: str) -> None:
        """Select a preset, or saved rules if they equal the rules in force for it."""
        rules = self._house_rules.get(name, self._settings.rules(name))
        kept = next((each.name for each in self._saved if each.preset == name and each.rules == rules), "")
        self._search.clear()
        self._players.choose(rules.table.players)
        self._show_games(name, kept)

    def _on_players(self) -> None:
        chosen = self.game
        if not self._search.text().strip():
            name = chosen.preset.name if chosen is not None else self._settings.preset
            self._show_games(name, chosen.kept.name if chosen is not None and chosen.kept is not None else "")
        elif chosen is not None and self._players.count not in {chosen.players, *chosen.preset.player_counts}:
            self._search.clear()  # this shows the games for the new number
        else:
            self._show_game()

    def _on_search(self, text: str) -> None:
        """Show search results for any number of players; the number then follows the selected game."""
        chosen = self.game
        name = chosen.preset.name if chosen is not None else self._settings.preset
        if text.strip():
            self._model.show_found(text)
            self._games.choose("")
            self._show_game()
        else:
            self._show_games(name, chosen.kept.name if chosen is not None and chosen.kept is not None else "")

    def _show_games(self, name: str, kept: str) -> None:
        players = self._players.count
        has_house_rules = name in self._house_rules and self._house_rules[name].table.players == players
        self._model.show_players(players, name if has_house_rules else "")
        self._games.choose(name, kept)
        self._show_game()

    def _on_game(self) -> None:
        game = self.game
        if game is not None and self._search.text().strip():
            count = game.players if game.kept is not None else self._fitting_count(game.preset)
            self._players.choose(count)
        self._show_game()

    def _fitting_count(self, preset: Preset) -> int:
        """Return the chosen number of players if the preset allows it, otherwise the preset's own."""
        return self._players.count if self._players.count in preset.player_counts else preset.players

    def _show_game(self) -> None:
        """Show the description of the game and the rules in force for it."""
        game = self.game
        empty_note = Setup.NO_GAME(text=self._search.text().strip()) if game is None else ""
        self._title.setText(game.title if game is not None else "")
        self._about.setText(game.about if game is not None else empty_note)
        if game is not None:
            self._target.show_target(self._rules_of(game))
            is_counted = plays_deals(self._rules_of(game))
            self._target_label.setText((DialogWord.NG_DEALS if is_counted else DialogWord.NG_TARGET)())
            self._people.show_game(game.preset.name, self._rules_of(game))
        for each in (self._target, self._rules_button, self._read_button):
            each.setEnabled(game is not None)
        self._show_rules_summary()

    def _rules_of(self, game: GameEntry) -> Rules:
        """Return the rules in force: saved, chosen here or from the settings, for the chosen number of players."""
        if game.kept is not None:
            return game.kept.rules
        name, players = game.preset.name, self._players.count
        rules = self._house_rules.get(name, self._settings.rules(name))
        return rules if rules.table.players == players else adapt_players(name, players)

    def _chosen_rules(self, game: GameEntry) -> Rules:
        return patch(self._rules_of(game), self._target.change)

    def _show_rules_summary(self) -> None:
        """Summarize the rules in a sentence."""
        game = self.game
        self._rules_summary.setText("" if game is None else summary(self._chosen_rules(game), game.preset))
        can_reset = game is not None and game.kept is None and self._chosen_rules(game) != self._usual_rules(game)
        self._usual_button.setVisible(can_reset)
        self._show_agreed()
        self._check()

    def _show_agreed(self) -> None:
        """Show the bidding agreements if the game has any to choose from."""
        rules = self._chosen_rules(self.game) if self.game is not None and self._sheet is None else None
        self._agreed_button.setVisible(rules is not None and len(choices_for(rules)) > 1)
        if rules is not None:
            self._agreed_button.setText(agreed_label(self._agreements, rules))

    @property
    def _agreements(self) -> tuple[Agreed, ...]:
        """Each side's bidding agreement in the chosen game."""
        name = self.preset.name if self.preset is not None else ""
        agreed = self._agreed.get(name, self._settings.agreements.get(name, ()))
        return agreed if self._own is None else self._own.renewed(agreed)

    def offer_agreement(self, shared: Agreement) -> None:
        """Offer a bidding agreement that somebody shares, and keep it."""
        dialog = self._open_agreements()
        if dialog is not None:
            dialog.take_in(shared)

    def _open_agreements(self) -> AgreementsDialog | None:
        """Let the user choose each side's bidding agreement; return the dialog for that."""
        if self.game is None:
            return None
        rules = self._chosen_rules(self.game)
        dialog = AgreementsDialog(rules, self._names, self._agreements, self, own=self._own)
        dialog.chosen.connect(self._take_agreements)
        dialog.open_once()
        return dialog

    def _take_agreements(self, agreements: tuple[Agreed, ...]) -> None:
        if self.preset is not None:
            self._agreed[self.preset.name] = agreements
        self._show_agreed()

    @property
    def _names(self) -> tuple[str, ...]:
        """The names of everybody at the table."""
        return shown_names(self._people.setups)

    def _usual_rules(self, game: GameEntry) -> Rules:
        return adapt_players(game.preset.name, self._fitting_count(game.preset))

    def _play_as_usual(self) -> None:
        """Reset the game to its standard rules and target."""
        game = self.game
        if game is not None:
            self._house_rules[game.preset.name] = self._usual_rules(game)
            self._rules_button.setFocus()  # the button with the focus is about to disappear
            self._show_game()

    def _read_rules(self) -> None:
        """Show the rules of the chosen game as a sheet."""
        if self.game is not None:
            dialog = RulesDialog(self._chosen_rules(self.game), self)
            dialog.open_once()

    def open_house_rules(self) -> HouseRulesDialog | None:
        """Open the house rules of the chosen game, if there is one, and return their dialog."""
        game = self.game
        if game is None:
            return None
        agreed = (self._names, self._agreements) if self._sheet is None else None
        rules = self._chosen_rules(game)
        dialog = HouseRulesDialog(game.preset.name, rules, self._kept, self, game.kept, agreed, self._own)
        dialog.accepted_agreements.connect(self._take_agreements)
        dialog.accepted_rules.connect(self._take_rules)
        dialog.saved_changed.connect(self._on_saved)
        dialog.open_once()
        return dialog

    def _take_rules(self, name: str, rules: Rules) -> None:
        self._house_rules[name] = rules
        self._choose(name)

    def _on_saved(self) -> None:
        """Offer the rules that are saved now, and keep the game selected."""
        game = self.game
        self._show_kept()
        if game is not None:
            self._show_games(game.preset.name, game.kept.name if game.kept is not None else "")

    def _check(self) -> None:
        """Say what prevents the game from starting, or what will be special about it."""
        game = self.game
        found = problems(self._chosen_rules(game)) if game is not None else ()
        fault = self._target.fault or (f"{found[0].text} {found[0].advice}" if found else self._people.fault())
        if not fault and self._code is not None and not self._is_code_played:
            fault = Setup.CODE_OTHER()
        self._hint.setText(fault or self._code_note() or self._note())
        self._start.setEnabled(game is not None and not fault)

    def _note(self) -> str:
        """Return what will be special about the game, or an empty string if nothing will."""
        if self._sheet is None:
            return self._people.note()
        goes_on = self._sheet.goes_on
        if self.game is None or goes_on is None or goes_on(self._chosen_rules(self.game), len(self._people.setups)):
            return ""
        return SheetWord.DIALOG_OTHER()

    # ---- a deal by its code --------------------------------------------------------------------------------------

    def _on_code(self) -> None:
        """Ask for a code, or drop the one that was entered."""
        if self._code is not None:
            self._drop_code(self._code)
            return
        dialog = DealCodeDialog(self)
        dialog.taken.connect(self._take_code)
        dialog.open_once()

    def _take_code(self, code: DealCode) -> None:
        """Choose the game, the rules and the number of people of a code."""
        self._code, self._house_rules_before = code, dict(self._house_rules)
        self._code_button.setText(Setup.CODE_LEAVE())
        self._people.want(code.preset, code.people)
        self._take_rules(code.preset, code.rules)
        self._start.setFocus()

    def _drop_code(self, code: DealCode) -> None:
        """Drop the code and restore the rules from before it was entered."""
        self._code, self._house_rules = None, self._house_rules_before
        self._code_button.setText(Setup.CODE())
        self._choose(self.preset.name if self.preset is not None else code.preset)

    @property
    def _is_code_played(self) -> bool:
        """Whether the chosen rules and number of people match the code."""
        game, code = self.game, self._code
        if game is None or code is None:
            return False
        return self._chosen_rules(game) == code.rules and len(self._people.setups) == code.people

    def _code_note(self) -> str:
        """Return who deals the code's deal and what follows it; an empty string without a code."""
        if self._code is None:
            return ""
        return Setup.CODE_FIRST(name=shown_name(self._people.setups[self._code.dealer].name))

    # ---- end -----------------------------------------------------------------------------------------------------

    def _resume(self) -> None:
        self.accept()
        if self._unfinished is not None:
            self.resume_asked.emit(self._unfinished.path)

    def _accept(self) -> None:
        game = self.game
        if game is None or not self._start.isEnabled():
            return
        rules, seats = self._chosen_rules(game), self._people.setups
        if self._code is not None:  # the code's rules are for its deal only; the user's own settings stay as they are
            with_agreements = self._settings.agreeing(self._code.preset, self._agreements)
            all_seats = seats + self._settings.seats[len(seats) :]
            played_settings = replace(
                with_agreements, seats=all_seats, faces=self._people.faces, programs=self._people.programs
            )
            self.accept()
            self.accepted_deal.emit(played_settings, self._code)
            return
        people = {name: count for name, count in self._settings.people.items() if name != game.preset.name}
        if len(seats) > people_count(rules):
            people[game.preset.name] = len(seats)
        changed_settings = replace(
            self._settings.playing(game.preset.name, rules).agreeing(game.preset.name, self._agreements),
            people=people,
            first_dealer=self._people.first_dealer,
            seats=seats + self._settings.seats[len(seats) :],
            faces=self._people.faces,
            programs=self._people.programs,
        )
        self.accept()
        self.accepted_settings.emit(changed_settings)
