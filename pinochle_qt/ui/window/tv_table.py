"""The table on a television, for everybody in the room: full screen, nobody's hand, no menu and no pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.tv_bar import TvBar
from pinochle_qt.ui.table.geometry.labels import tv_corner
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QScreen
    from PySide6.QtWidgets import QMainWindow

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.panels.show.strip import Strip
    from pinochle_qt.ui.presenter.game_presenter import GamePresenter
    from pinochle_qt.ui.presenter.panel_host import PanelHost
    from pinochle_qt.ui.table.geometry.frame import Frame
    from pinochle_qt.ui.table.input.view import TableView

_SIGN_HEIGHT, _SIGN_BARS, _SIGN_EDGE = 48, 34, 20
"""Height of the sign that the game is paused, the space for its two bars, and that at its ends, at scale 1."""


class PauseSign(Painted, QWidget):
    """Says in large letters that the game is paused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(Word.PAUSED())
        self.hide()

    @property
    def size_wanted(self) -> tuple[int, int]:
        """Width and height in pixels."""
        width = text_width(Word.PAUSED(), style.font(Role.RESULT, self.ui)) + (_SIGN_BARS + 2 * _SIGN_EDGE) * self.ui
        return round(width), round(_SIGN_HEIGHT * self.ui)

    def draw(self, painter: QPainter) -> None:
        """Paint two bars and the word on a plate."""
        theme, ui, box = self.theme, self.ui, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_box(painter, box, tokens.RADIUS_PANEL * ui, theme.panel, line=theme.ctl_line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.text))
        for at in (0, 11):
            bar = QRectF(0, 0, 6 * ui, 20 * ui)
            bar.moveCenter(QPointF(box.left() + (_SIGN_EDGE + 4 + at) * ui, box.center().y()))
            painter.drawRoundedRect(bar, ui, ui)
        words = box.adjusted((_SIGN_EDGE + _SIGN_BARS) * ui, 0, 0, 0)
        draw_text(painter, words, Word.PAUSED(), style.font(Role.RESULT, ui), theme.text)


class TvTable(QObject):
    """Puts the main window into a form to be looked at from across the room, and back.

    Space pauses and continues, Enter goes on from melds and scores, and Escape leaves. Whoever plays at this window has
    no television: everybody would see his cards.

    Signals:
        pause_wanted: whether the game is to pause, when somebody has pressed the key. A table elsewhere is asked to.
        form_changed: everything in the window is to be placed again.
        left: the form was left.
    """

    pause_wanted = Signal(bool)
    form_changed = Signal()
    left = Signal()

    def __init__(
        self,
        window: QMainWindow,
        home: QWidget,
        strip: Strip,
        controller: MatchController,
        view: TableView,
        presenter: GamePresenter,
        panel_host: PanelHost,
    ) -> None:
        super().__init__(window)
        self._window, self._home, self._strip = window, home, strip
        self._controller, self._view = controller, view
        self._presenter, self._panel_host = presenter, panel_host
        self.is_on = self.is_paused = False
        self._was_full = False
        self._was_at: QByteArray | None = None
        """Size and place of the window on the screen that it has left; None if it has stayed there."""
        self.bar = TvBar(self._home)
        self.bar.hide()
        self.sign = PauseSign(self._home)
        presenter.state_shown.connect(self._show_state)
        controller.reset.connect(self._leave_if_others)

    @property
    def is_possible(self) -> bool:
        """Whether there is a game that nobody plays at this window."""
        return self._controller.has_table and not self._controller.table.own_people

    def show(self, screen: QScreen | None = None) -> bool:
        """Show the table on a whole screen, by default that of the window.

        Return False, and change nothing, if that is not possible now.
        """
        if not self.is_possible:
            return False
        if not self.is_on:
            self.is_on = True
            self._view.finish()
            self._view.event_player.go_on()  # there, melds lie for a while, and nobody has to press anything
            self._was_full = self._window.isFullScreen()
            self._was_at = self._move_to(screen)
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)
            self._change_form()
        return True

    def leave(self) -> bool:
        """Show the ordinary window again; return whether it was not shown."""
        if not self.is_on:
            return False
        self.pause(paused=False)
        self.is_on = False
        if not self._was_full:
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
        if self._was_at is not None:
            self._window.restoreGeometry(self._was_at)
        self._change_form()
        self.left.emit()
        return True

    def show_code(self, code: str, address: str) -> None:
        """Show how those who come late join the game: the code of the table, and its address for a camera."""
        self.bar.show_code(code, address)

    def pause(self, *, paused: bool) -> None:
        """Pause the game, which says so, or go on."""
        self.is_paused = paused
        self._controller.set_paused(paused)
        self.sign.setVisible(paused and self.is_on)
        self.sign.raise_()

    def take_key(self, event: QKeyEvent) -> None:
        """Pause or continue with Space, and deal with Enter; other keys mean nothing."""
        event.accept()
        if event.key() == Qt.Key.Key_Space:
            self.pause(paused=not self.is_paused)
            self.pause_wanted.emit(self.is_paused)
        elif event.key() in ENTER_KEYS:
            self._view.event_player.go_on()
            if self._panel_host.shows_result and self._controller.awaits_deal:
                self._presenter.next_deal()

    def place(self, frame: Frame) -> None:
        """Put bar and sign where they belong in a frame."""
        if not self.is_on:
            return
        self.bar.setGeometry(0, 0, frame.width, frame.strip_height)
        layout = self._view.event_player.layout
        if layout is not None and layout.frame == frame:
            box = tv_corner(layout, *self.sign.size_wanted, is_last=True)
            self.sign.setGeometry(box.x, box.y, box.width, box.height)

    def _move_to(self, screen: QScreen | None) -> QByteArray | None:
        """Move the window to another screen, and return what brings it back; None if it is there."""
        if screen is None or screen is self._window.screen():
            return None
        before = self._window.saveGeometry()
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._window.setScreen(screen)  # on Wayland, a window has no position, but a screen to fill
        self._window.setGeometry(screen.availableGeometry())
        return before

    def _change_form(self) -> None:
        self._window.menuBar().setVisible(not self.is_on)
        self._strip.setVisible(not self.is_on)
        self.bar.setVisible(self.is_on)
        self._presenter.is_quiet = self.is_on
        if self.is_on:
            self._home.setCursor(Qt.CursorShape.BlankCursor)
        else:
            self._home.unsetCursor()
        # whoever walks past the mouse points at nothing
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self.is_on)
        self.form_changed.emit()
        self._presenter.show_state(None)

    def _show_state(self) -> None:
        shown = self._presenter.on_strip
        if self.is_on and shown is not None:
            self.bar.show_state(shown, self._controller.names)

    def _leave_if_others(self, shown: Observation) -> None:
        """Leave if the window shows another game now, which somebody plays here."""
        del shown
        if self.is_on and not self.is_possible:
            self.leave()
