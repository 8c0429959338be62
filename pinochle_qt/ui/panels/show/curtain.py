"""The curtain between two players at one screen: it hides every card until the right player is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsOpacityEffect

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shadows import draw_shadow
from pinochle_qt.ui.draw.style import mixed
from pinochle_qt.ui.draw.theme import PANEL_SHADOW, Role, Speed, Tempo
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.scene.transition import Transition
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

_SIZE = (432, 200)
_FOLD, _HEM, _DEPTH = 112, 24, 0.10
"""Width of a fold and height of the hem at scale 1, and the darkness of the folds' depths."""
_TABS = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_CENTER = Qt.AlignmentFlag.AlignHCenter


class Curtain(Panel):
    """Covers its rectangle; while it is down, nothing below is painted, clicked or reached with the keyboard.

    It falls over the table of the player who has just played and rises over that of the next one. With reduced motion
    it fades instead.

    Signals:
        taken_over: the next player is here.
    """

    taken_over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.add_label(Role.RESULT, align=_CENTER)
        self._help = self.add_label(Role.BODY, "muted", _CENTER)
        self._main = self.add_button(Kind.MAIN, self._take_over)
        self._main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.main_button = self._main
        self._question = column(
            BoxPart(self._title, width=_SIZE[0] - 48, height=36),
            Gap(6),
            BoxPart(self._help, height=22),
            Gap(28),
            row(Gap(share=1), BoxPart(self._main, width=200), Gap(share=1)),
            margins=(24, 28, 24, _SIZE[1] - 168),
        )
        middle = row(Gap(share=1), self._question, Gap(share=1))
        self.set_boxes(column(Gap(share=1), middle, Gap(share=1)))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._coverage = 0.0
        """How far down the curtain is, from 0 (out of sight) to 1 (covering everything)."""
        self._from = self._to = self._coverage
        self._fades = False
        self._veil = QGraphicsOpacityEffect(self)
        self.motion = Transition(self)
        self.motion.advanced.connect(self._advance)

    def open(self, tempo: Tempo) -> None:
        """Fall; a key or click before the curtain is down only brings it down at once."""
        self._start_motion(1.0, tempo)

    def lift(self, tempo: Tempo) -> None:
        """Rise and reveal the table, which can be used from the first moment."""
        self._start_motion(0.0, tempo)

    def take_away(self) -> None:
        """Disappear at once."""
        self.lift(Tempo(Speed.INSTANT))

    def finish_motion(self) -> None:
        """Come down completely, or disappear, at once."""
        self.motion.finish()

    def place(self, box: QRect) -> None:
        """Cover a rectangle of the parent, and finish any motion."""
        if self.motion.is_running and not self._is_falling and box == self._place:
            return  # only the table below was redrawn, for the next player
        self.finish_motion()
        super().place(box)

    @property
    def _is_falling(self) -> bool:
        return self.motion.is_running and self._to > self._from

    def _start_motion(self, to: float, tempo: Tempo) -> None:
        """Start moving from the current position up or down to `to`."""
        self._from, self._to, self._fades = self._coverage, to, tempo.is_reduced
        if self._fades and self.graphicsEffect() is None:
            self.setGraphicsEffect(self._veil)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=not to)
        self._set_coverage(self._from)
        self.setVisible(bool(to or self._from))
        self.raise_()
        if self._from == self._to:
            self.motion.finish()
        elif self._fades:
            self.motion.start(tokens.REDUCED_FADE, Tempo(tempo.speed))  # it replaces motion, so it isn't reduced
        else:
            self.motion.start(tokens.TABLE_TURN, tempo)

    def _advance(self, share: float) -> None:
        has_arrived = share >= 1.0
        self._set_coverage(self._to if has_arrived else self._from + (self._to - self._from) * share)
        if has_arrived and not self._to:
            self.hide()

    def _set_coverage(self, coverage: float) -> None:
        """Cover this share of the rectangle from the top, or all of it with this opacity when fading."""
        self._coverage = coverage
        offset = 0 if self._fades else round(self.height() * (1.0 - coverage))
        self.move(self._place.topLeft() - QPoint(0, offset))
        # a click that begins before the curtain is down must not end on the button
        self._main.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=coverage < 1.0)
        self._veil.setOpacity(coverage)
        self._veil.setEnabled(self._fades and coverage < 1.0)

    def casts_shadow(self) -> bool:
        """Return False: there is nothing around the cloth for a shadow to fall on."""
        return False

    def show_for(self, name: str) -> None:
        """Ask for the player with this name."""
        self._title.set_text(Word.HAND_OVER(name=name))
        self._help.set_text(Word.HAND_OVER_HELP(name=name))
        self._main.set_label(Word.HAND_OVER_READY(), key=ENTER)
        self.setAccessibleName(Word.HAND_OVER(name=name))
        self.setAccessibleDescription(Word.HAND_OVER_HELP(name=name))
        self.rearrange()

    def event(self, event: QEvent) -> bool:
        """Keep Tab from moving the focus to what is behind the curtain."""
        if isinstance(event, QKeyEvent) and event.key() in _TABS and event.type() == QEvent.Type.KeyPress:
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open on Enter, and swallow every other key so that none reaches the cards."""
        if self._is_falling and not event.isAutoRepeat():
            self.finish_motion()
        elif event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._main.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep every click from reaching the table."""
        self.finish_motion()
        event.accept()

    def _take_over(self) -> None:
        """Let the next player take over, unless the button was pressed before everything was hidden."""
        if self._is_falling:
            self.finish_motion()
        else:
            self.taken_over.emit()

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the cloth and the panel in its middle."""
        theme, ui = self.theme, self.ui
        self._paint_cloth(painter)
        box = QRectF(self._question.geometry())
        radius = tokens.RADIUS_PANEL * ui
        draw_shadow(painter, box, radius, PANEL_SHADOW, theme.shadow_strength, ui)
        paint_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius, theme.panel, line=theme.line)

    def _paint_cloth(self, painter: QPainter) -> None:
        """Paint the cloth in even folds, darker toward their edges, with a hem at the bottom."""
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
