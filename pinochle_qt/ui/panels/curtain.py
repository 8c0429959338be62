"""The curtain between two people at one screen: it hides every card until the right one is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPen

from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.controls import Kind, PanelButton
from pinochle_qt.ui.panels.panel import ENTER_KEYS, Panel
from pinochle_qt.ui.style import mixed
from pinochle_qt.ui.table.shadows import draw_shadow
from pinochle_qt.ui.theme import PANEL_SHADOW, Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.theme import Tempo

_SIZE = (432, 200)
_FOLD, _HEM, _DEPTH = 112, 24, 0.10
"""Width of a fold and height of the hem at ui = 1, and how dark the depth of a fold is."""
_TABS = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_CENTER = Qt.AlignmentFlag.AlignHCenter


class Curtain(Panel):
    """Covers the rectangle it is placed on; nothing below is painted, clicked or reached by keyboard while it hangs.

    Signals:
        taken_over: the person asked for is here.
    """

    taken_over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.add_label(Role.RESULT, align=_CENTER)
        self._help = self.add_label(Role.BODY, "muted", _CENTER)
        self._main = PanelButton(Kind.MAIN, self)
        self._main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._main.clicked.connect(self.taken_over)
        self.main_button = self._main
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._is_lifting = False
        self._arrival.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._arrival.finished.connect(self._end_lift)

    def lift(self, tempo: Tempo) -> None:
        """Rise and let the table be seen; what lies below can be used from the first moment on."""
        duration = 0 if tempo.is_reduced else tempo.ms(tokens.TABLE_TURN)
        if not duration:
            self.hide()
            return
        self._is_lifting = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._arrival.setStartValue(self.pos())
        self._arrival.setEndValue(self.pos() - QPoint(0, self.height()))
        self._arrival.setDuration(duration)
        self._arrival.start()

    def place(self, box: QRect) -> None:
        """Hang over a rectangle of the parent; a curtain that rises over another one is gone at once."""
        if self._is_lifting and box == self._place:
            return  # the table below has been shown anew for the next person
        self._end_lift()
        super().place(box)

    def _end_lift(self) -> None:
        if self._is_lifting:
            self._is_lifting = False
            self._arrival.stop()
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
            self.hide()
            self.move(self._place.topLeft())

    def casts_shadow(self) -> bool:
        """Return False: there is nothing beside the cloth."""
        return False

    def show_for(self, name: str) -> None:
        """Ask for the person of a name."""
        self._end_lift()
        self._title.set_text(Word.HAND_OVER(name=name))
        self._help.set_text(Word.HAND_OVER_HELP(name=name))
        self._main.set_label(Word.HAND_OVER_READY(), key="Enter")
        self.setAccessibleName(Word.HAND_OVER(name=name))
        self.setAccessibleDescription(Word.HAND_OVER_HELP(name=name))
        self.rearrange()

    def arrange(self) -> None:
        """Keep the question in the middle."""
        x, y = self._corner()
        self.put(self._title, x + 24, y + 28, _SIZE[0] - 48, 36)
        self.put(self._help, x + 24, y + 70, _SIZE[0] - 48, 22)
        self.put(self._main, x + 116, y + 120, 200, 48)

    def event(self, event: QEvent) -> bool:
        """Keep Tab on the curtain: what lies behind it is out of reach."""
        if isinstance(event, QKeyEvent) and event.key() in _TABS and event.type() == QEvent.Type.KeyPress:
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter; every other key stops here, so that none reaches the cards."""
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._main.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stop every press here."""
        event.accept()

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the cloth and the panel in its middle."""
        theme, ui = self.theme, self.ui
        self._paint_cloth(painter)
        x, y = self._corner()
        box = QRectF(x * ui, y * ui, _SIZE[0] * ui, _SIZE[1] * ui)
        radius = tokens.RADIUS_PANEL * ui
        draw_shadow(painter, box, radius, PANEL_SHADOW, theme.shadow_strength, ui)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _paint_cloth(self, painter: QPainter) -> None:
        """Paint the cloth in even folds, darker toward their edges, over a hem."""
        width, height = self.width(), self.height()
        fold = width / max(1, round(width / (_FOLD * self.ui)))
        ground = QLinearGradient(0, 0, fold, 0)
        dark, light = mixed(self.theme.mat, "#000000", _DEPTH), mixed(self.theme.mat, "#FFFFFF", _DEPTH / 3)
        for at, color in ((0.0, dark), (0.55, light), (1.0, dark)):
            ground.setColorAt(at, color)
        ground.setSpread(QLinearGradient.Spread.RepeatSpread)
        painter.fillRect(self.rect(), ground)
        hem = round(_HEM * self.ui)
        shade = QColor(0, 0, 0, round(255 * _DEPTH))
        painter.fillRect(0, height - hem, width, hem, shade)
        painter.fillRect(0, height - hem, width, 1, QColor(self.theme.line))

    def _corner(self) -> tuple[float, float]:
        width, height = self.size_units
        return (width - _SIZE[0]) / 2, (height - _SIZE[1]) / 2
