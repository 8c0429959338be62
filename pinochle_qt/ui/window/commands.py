"""All commands of the window in one table, which feeds the menus, the tools on the strip and the keys in Help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.menus import Menu

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from pinochle_qt.phrases import Phrase
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.preferences import Preferences
    from pinochle_qt.ui.presenter.game_presenter import GamePresenter
    from pinochle_qt.ui.presenter.panel_host import PanelHost
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.window.dialog_opener import DialogOpener
    from pinochle_qt.ui.window.opening import Opening
    from pinochle_qt.ui.window.room_opener import RoomOpener


class Window(Protocol):
    """The parts of the main window that carry out commands."""

    controller: MatchController
    presenter: GamePresenter
    dialogs: DialogOpener
    opening: Opening
    preferences: Preferences
    panel_host: PanelHost
    room_opener: RoomOpener
    view: TableView

    def close(self) -> bool:
        """End the program."""

    def toggle_full_screen(self) -> None:
        """Switch between full screen and a window."""

    def explain_situation(self) -> None:
        """Explain the open page, or else what is happening at the table."""


class Command(Struct, frozen=True, eq=False):
    """Something that the user can do from a menu, with its key or with its tool on the strip."""

    label: Phrase
    """Its words in the menu, by which it is also looked up."""
    menu: Menu
    do: Callable[[Window], object] | None
    keys: str = ""
    """In the portable notation of `QKeySequence`; several are separated by semicolons."""
    standard_key: str = ""
    """The name of the desktop's own key for it (`QKeySequence.StandardKey`), instead of `keys`."""
    mac_keys: str = ""
    """The keys on macOS, if those in `keys` mean something else there."""
    possible: Callable[[Window], bool] | None = None
    """Whether it is possible at the table now; None for what is always possible, even while a page covers the table."""
    tool: tuple[Phrase, Phrase] | None = None
    """The label and the tooltip of its tool on the strip."""
    role: str = "NoRole"
    """The entry (`QAction.MenuRole`) of the program's own menu that it is on macOS."""
    checked: Callable[[Window], bool] | None = None
    """Whether its entry has a check mark now; None for what is not switched on and off."""
    begins_group: bool = False
    """Whether a line separates it from the entries above it."""
    lists: Callable[[Window, QMenu], object] | None = None
    """Fills the submenu that its entry opens instead of doing anything."""


def _may_look(at: Window) -> bool:
    """Return whether nobody is being called to the screen, so that there is no curtain to cover."""
    return not at.controller.awaits_person


def _may_give_up(at: Window) -> bool:
    session = at.controller.current_session
    return session is not None and _may_look(at) and not (session.is_over or session.header.practice)


def _list_talk(at: Window, menu: QMenu) -> None:
    """Fill a menu with what can be said at a table with other people."""
    from pinochle_qt.ui.window.talk_menu import list_talk  # needs the network

    list_talk(at.controller, menu)


COMMANDS: Final = (
    Command(Menu.NEW, Menu.GAME, lambda at: at.dialogs.open_new_game(), standard_key="New"),
    Command(Menu.TOGETHER, Menu.GAME, lambda at: at.room_opener.open_together()),
    Command(Menu.JOIN, Menu.GAME, lambda at: at.room_opener.join_table()),
    Command(Menu.TALK, Menu.GAME, None, lists=_list_talk),
    Command(Menu.HOUSE_RULES, Menu.GAME, lambda at: at.dialogs.open_house_rules()),
    Command(
        Menu.NEXT_DEAL,
        Menu.GAME,
        lambda at: at.presenter.next_deal(),
        "Ctrl+D",
        possible=lambda at: at.controller.awaits_deal,
    ),
    Command(
        Menu.UNDO,
        Menu.GAME,
        lambda at: at.controller.undo(),
        standard_key="Undo",
        possible=lambda at: at.controller.can_undo,
        tool=(Word.UNDO, Word.HINT_UNDO),
        begins_group=True,
    ),
    Command(
        Menu.REDO,
        Menu.GAME,
        lambda at: at.controller.redo(),
        "Ctrl+Shift+Z; Ctrl+Y",
        possible=lambda at: at.controller.can_redo,
    ),
    Command(
        Menu.DECLARE_OUT,
        Menu.GAME,
        lambda at: at.panel_host.question.claim_out(),
        "O",
        possible=lambda at: at.panel_host.question.can_claim,
    ),
    Command(
        Menu.CLAIM_REST,
        Menu.GAME,
        lambda at: at.presenter.rest.claim(),
        "C",
        possible=lambda at: at.presenter.rest.can_claim,
    ),
    # without a key: never by accident
    Command(Menu.GIVE_UP, Menu.GAME, lambda at: at.dialogs.open_give_up(), possible=_may_give_up),
    Command(Menu.GAMES, Menu.GAME, lambda at: at.room_opener.open_games(), standard_key="Open", begins_group=True),
    Command(Menu.RECENT, Menu.GAME, None, lists=lambda at, menu: at.opening.list_recent(menu)),
    Command(Menu.STATISTICS, Menu.GAME, lambda at: at.room_opener.open_statistics(), "Ctrl+T"),
    Command(Menu.SCORE_SHEET, Menu.GAME, lambda at: at.room_opener.open_score_sheet(), "Ctrl+K"),
    Command(Menu.OPEN_FILE, Menu.GAME, lambda at: at.opening.choose_file(), "Ctrl+Shift+O"),
    Command(
        Menu.PREFERENCES,
        Menu.GAME,
        lambda at: at.dialogs.open_preferences(),
        "Ctrl+,",
        role="PreferencesRole",
        begins_group=True,
    ),
    # Qt has no standard key for it on Windows
    Command(Menu.QUIT, Menu.GAME, lambda at: at.close(), "Ctrl+Q", role="QuitRole"),
    Command(Menu.LESSONS, Menu.LEARN, lambda at: at.room_opener.open_lessons(), "F2"),
    Command(Menu.DRILLS, Menu.LEARN, lambda at: at.room_opener.open_drills()),
    Command(Menu.PROBLEMS, Menu.LEARN, lambda at: at.room_opener.open_problems()),
    Command(Menu.SET_UP_HAND, Menu.LEARN, lambda at: at.room_opener.open_hand()),
    Command(Menu.PROBLEM, Menu.LEARN, lambda at: at.room_opener.open_problem_of_day(), "F3", begins_group=True),
    Command(Menu.MISTAKES, Menu.LEARN, lambda at: at.room_opener.open_own_mistakes()),
    # its key is one of the bid panel: at other times, O declares out
    Command(
        Menu.ODDS,
        Menu.VIEW,
        lambda at: at.preferences.toggle_odds(),
        possible=lambda at: at.panel_host.question.can_show_odds,
    ),
    Command(
        Menu.LAST_TRICK,
        Menu.VIEW,
        lambda at: at.presenter.toggle("trick"),
        "L",
        possible=lambda at: _may_look(at) and at.presenter.has_trick,
        tool=(Word.LAST_TRICK, Word.HINT_LAST_TRICK),
    ),
    Command(
        Menu.MELDS,
        Menu.VIEW,
        lambda at: at.presenter.recall_melds(),
        "M",
        possible=lambda at: _may_look(at) and at.view.event_player.can_recall,
    ),
    Command(
        Menu.SCORES,
        Menu.VIEW,
        lambda at: at.presenter.toggle("score"),
        "S",
        possible=_may_look,
        tool=(Word.SCORES, Word.HINT_SCORES),
    ),
    Command(Menu.LOG, Menu.VIEW, lambda at: at.presenter.toggle("log"), "Ctrl+L", possible=_may_look),
    Command(
        Menu.HAND_LIST,
        Menu.VIEW,
        lambda at: at.presenter.toggle("hand_list"),
        "Ctrl+H",
        mac_keys="Ctrl+Shift+H",  # Ctrl is Cmd there, and Cmd+H hides every program
        possible=_may_look,
    ),
    Command(
        DialogWord.PF_SORTING,
        Menu.VIEW,
        lambda at: at.view.event_player.sort_hand(),
        "Ctrl+R",
        possible=lambda at: at.view.event_player.is_arranged,
        tool=(DialogWord.PF_SORTING, DialogWord.PF_SORTING),
    ),
    Command(
        Menu.PEOPLE,
        Menu.VIEW,
        lambda at: at.preferences.toggle_people(),
        possible=_may_look,
        checked=lambda at: not at.preferences.settings.plain_seats,
    ),
    Command(
        Menu.LOOK_BACK,
        Menu.VIEW,
        lambda at: at.room_opener.look_back_here(),
        "R",
        possible=lambda at: at.room_opener.can_look_back,
        begins_group=True,
    ),
    Command(
        Menu.FULL_SCREEN,
        Menu.VIEW,
        lambda at: at.toggle_full_screen(),
        "F11",
        mac_keys="Ctrl+Meta+F",  # as in other programs; F11 shows the desktop there
        begins_group=True,
    ),
    Command(
        Menu.HINT,
        Menu.HELP,
        lambda at: at.presenter.advise(),
        "H",
        possible=lambda at: at.presenter.can_advise,
        tool=(Word.HINT, Word.HINT_HINT),
    ),
    Command(
        Menu.MEANING,
        Menu.HELP,
        lambda at: at.presenter.meanings.tell_before(),
        "W",
        possible=lambda at: _may_look(at) and at.controller.observation.running,
    ),
    Command(Menu.EXPLAIN, Menu.HELP, lambda at: at.explain_situation(), "Shift+F1"),
    Command(Menu.RULES, Menu.HELP, lambda at: at.dialogs.open_rules(), standard_key="HelpContents", begins_group=True),
    Command(Menu.KEYS, Menu.HELP, lambda at: at.room_opener.open_help("keys"), "Ctrl+F1"),
    Command(Menu.PLAYERS, Menu.HELP, lambda at: at.room_opener.open_help("players")),
    Command(Menu.FAIR_PLAY, Menu.HELP, lambda at: at.room_opener.open_fair_play("short"), "Ctrl+F2"),
    Command(Menu.NEWS, Menu.HELP, lambda at: at.room_opener.open_help("news"), begins_group=True),
    Command(Menu.ABOUT, Menu.HELP, lambda at: at.dialogs.open_about(), role="AboutRole"),
)
"""Every command, menu by menu in the order of the entries."""
MENUS: Final = (Menu.GAME, Menu.LEARN, Menu.VIEW, Menu.HELP)
"""The menus, from left to right."""
TOOLS: Final = (DialogWord.PF_SORTING, Menu.HINT, Menu.UNDO, Menu.LAST_TRICK, Menu.SCORES)
"""The commands that have a tool on the strip, from left to right."""
