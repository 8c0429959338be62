"""All lessons with the progress in each, and the button that continues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractButton, QWidget

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.phrases import LESSONS, translated
from pinochle_qt.teaching.lesson import outlines
from pinochle_qt.teaching.progress import LessonProgress, load_progress
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.styled import Painted, Restyled
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.plates import paint_tick
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.lesson_head import dots_width, draw_dots
from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
from pinochle_qt.words import text
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.teaching.lesson import Outline
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_TILE_HEIGHT, _LOW_TILE_HEIGHT, _LOWEST_TILE_HEIGHT = 92, 70, 54
"""The usual height of a tile; the lowest one with dots; and the lowest one, with which all fit on low screens."""
_TILE_GAP_X, _TILE_GAP_Y, _LEAST_GAP_Y = 16, 10, 6
"""Horizontal and vertical space between the tiles, and the vertical space between low ones."""
_CARD_WIDTH: Final = 74
_CARD_STEP: Final = 25
_TITLE_Y, _LINE_Y, _DOTS_Y = 24, 47, 72
"""Where the three lines of a tile of the usual height have their middle; those of a low tile are closer together."""
_TITLE_OF_TWO, _LINE_OF_TWO = 30, 62
"""The same for a tile that is too low for the dots."""
_ART_WIDTH: Final = 136
"""Width of the picture at the left of a tile."""
_EDGE: Final = 18
_TICK: Final = 20
_RIGHT = Qt.AlignmentFlag.AlignRight
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -100, Qt.Key.Key_End: 100}


class LessonTile(Painted, QAbstractButton):
    """One lesson: some cards, its topic, a dot for each step, and whether it is done.

    Signals:
        opened: it was double-clicked.
    """

    opened = Signal()

    def __init__(self, parent: QWidget, number: int, outline: Outline, art: DeckArt) -> None:
        super().__init__(parent)
        self.number, self.outline = number, outline
        self._art = art
        self._step: int | None = None
        self._is_done = self._is_chosen = self._has_keys = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the list has the focus
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_progress(self, step: int | None, *, is_done: bool, is_chosen: bool, has_keys: bool) -> None:
        """Show the step at which the lesson was left, if it was, and whether it has been completed before.

        With `has_keys`, the keys apply to it.
        """
        self._step, self._is_done, self._is_chosen, self._has_keys = step, is_done, is_chosen, has_keys
        outline = self.outline
        state = self._state or LessonWord.MINUTES(count=outline.minutes)
        spoken = LessonWord.SPOKEN(
            number=self.number,
            title=translated(LESSONS, outline.title),
            line=translated(LESSONS, outline.line),
            state=state,
        )
        self.setAccessibleName(text.spoken(spoken))
        self.update()

    @property
    def _state(self) -> str:
        if self._step:
            return LessonWord.STEP_OF(step=self._step + 1, steps=self.outline.steps)
        return LessonWord.DONE() if self._is_done else ""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the lesson."""
        event.accept()
        self.opened.emit()

    def draw(self, painter: QPainter) -> None:
        """Paint the tile."""
        theme, ui, outline = self.theme, self.ui, self.outline
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = tokens.RADIUS_PLATE * ui
        share = 0.8 if self.underMouse() else 0.45
        paint_box(painter, box, radius, style.mixed(theme.panel, theme.panel2, share))
        self._paint_art(painter, box, radius)
        left, right = _ART_WIDTH * ui + 12 * ui, box.right() - _EDGE * ui
        has_dots = self.height() >= round(_LOW_TILE_HEIGHT * ui)
        lines = (_TITLE_Y, _LINE_Y, _DOTS_Y) if has_dots else (_TITLE_OF_TWO, _LINE_OF_TWO, _LINE_OF_TWO)
        title_y, line_y, dots_y = (self.height() * y / _TILE_HEIGHT for y in lines)
        is_open = bool(self._step)
        state = self._state if has_dots or is_open else ""  # the tick says enough beside the line
        corner = LessonWord.MINUTES(count=outline.minutes)
        small = style.font(Role.NOTE_TITLE, ui)
        corner_width = max(text_width(corner, small), text_width(state, small)) + 10 * ui
        room = right - left - corner_width
        title = LessonWord.NUMBERED(number=self.number, title=translated(LESSONS, outline.title))
        draw_text(painter, QRectF(left, title_y - 12 * ui, room, 24 * ui), title, style.font(Role.NAME, ui), theme.text)
        line_width = right - left if has_dots or not state else room
        line = QRectF(left, line_y - 11 * ui, line_width, 22 * ui)
        draw_text(painter, line, translated(LESSONS, outline.line), style.font(Role.BODY, ui), theme.muted)
        step = outline.steps if self._is_done and not is_open else self._step if is_open else None
        if has_dots and dots_width(outline.steps) <= right - left - corner_width:
            draw_dots(painter, QPointF(left + 7 * ui, dots_y), outline.steps, step, theme, ui)
        lower = QRectF(right - corner_width, dots_y - 11 * ui, corner_width, 22 * ui)
        ink = theme.text if is_open else theme.good
        draw_text(painter, lower, state, small, ink, align=_RIGHT)
        if self._is_done:
            tick = QRectF(right - _TICK * ui, title_y - _TICK * ui / 2, _TICK * ui, _TICK * ui)
            paint_tick(painter, tick, theme.good, theme.panel)
        else:
            upper = QRectF(right - corner_width, title_y - 12 * ui, corner_width, 24 * ui)
            draw_text(painter, upper, corner, small, theme.muted, align=_RIGHT)
        if self._is_chosen:
            ink, width = (theme.text, tokens.RING_LINE) if self._has_keys else (theme.link, 2)
            paint_box(painter, box, radius, line=ink, width=width)

    def _paint_art(self, painter: QPainter, box: QRectF, radius: float) -> None:
        """Paint the cards, clipped at the edge of the tile."""
        ui, faces = self.ui, [parse_card(each) for each in self.outline.art]
        width = 2 * round(_CARD_WIDTH * ui / 2)
        step = _CARD_STEP * ui
        total_width = width + (len(faces) - 1) * step
        left = (_ART_WIDTH * ui - total_width) / 2 + 4 * ui
        clip = QPainterPath()
        clip.addRoundedRect(box, radius, radius)
        painter.save()
        painter.setClipPath(clip)
        for at, face in enumerate(faces):
            angle = (at - (len(faces) - 1) / 2) * 5
            x, y = left + at * step, 14 * ui
            painter.save()
            painter.translate(x + width / 2, y + width * 1.4)
            painter.rotate(angle)
            self._art.paint(painter, face, -width / 2, -width * 1.4, width, self.devicePixelRatioF())
            painter.restore()
        painter.restore()


class LessonsPage(Restyled, LearnPage):
    """The list of lessons, in two columns if there is space.

    Signals:
        lesson_asked: the name of a lesson to take, and the step to begin with, counted from 0.
    """

    lesson_asked = Signal(str, int)

    def __init__(self, parent: QWidget, art: DeckArt, paths: Paths) -> None:
        super().__init__(parent)
        self._paths = paths
        self._progress = LessonProgress()
        self._is_small = False
        self._scroll = PageScroll(self)
        self._scroll.setWidgetResizable(False)
        self._scroll.viewport().installEventFilter(self)
        self._list = QWidget(self._scroll)
        self._scroll.hold(self._list)
        self.tiles = [LessonTile(self._list, at + 1, each, art) for at, each in enumerate(outlines())]
        self._chosen = self.tiles[0]
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.choose(tile))
            tile.opened.connect(self.open_chosen)
        self.main = PanelButton(Kind.MAIN, self)
        self.main.clicked.connect(self.open_chosen)
        self.over = PanelButton(Kind.PLAIN, self)
        self.over.clicked.connect(self._start_over)
        self._harmless_note = SuitLabel(Role.BODY, "muted", self, _RIGHT)
        self._harmless_note.set_text(LessonWord.HARMLESS())
        self._footer = row(self.main, self.over, Gap(share=1), self._harmless_note, spacing=12)
        column(BoxPart(self._scroll, share=1), self._footer, spacing=16, parent=self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # nothing would show that Tab had stopped here
        self.setAccessibleName(LessonWord.TITLE())
        self.follow_style()

    # ---- what is shown ---------------------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The line below the title of the room: how many lessons are done."""
        count = len({tile.outline.name for tile in self.tiles} & self._progress.done)
        if count == len(self.tiles):
            return LessonWord.LINE_ALL()
        return LessonWord.LINE_DONE(count=count) if count else LessonWord.LINE()

    @property
    def chosen(self) -> LessonTile:
        """The lesson that Enter opens."""
        return self._chosen

    def enter(self) -> None:
        """Show the progress in all lessons, and choose the one to continue with."""
        self._progress = progress = load_progress(self._paths.lessons)
        by_name = {tile.outline.name: tile for tile in self.tiles}
        last = by_name.get(progress.last)
        if last is not None and progress.last in progress.steps:
            self._chosen = last
        else:
            upcoming = self.tiles if last is None else self.tiles[last.number :] + self.tiles[: last.number]
            self._chosen = next((each for each in upcoming if each.outline.name not in progress.done), self.tiles[0])
        self._show()
        self.line_changed.emit()

    def choose(self, tile: LessonTile) -> None:
        """Choose a lesson, which Enter then opens."""
        self._chosen = tile
        self._show()

    def open_chosen(self) -> None:
        """Open the chosen lesson where it was left."""
        name = self._chosen.outline.name
        self.lesson_asked.emit(name, self._progress.steps.get(name, 0))

    def _start_over(self) -> None:
        self.lesson_asked.emit(self._chosen.outline.name, 0)

    def _show(self) -> None:
        progress = self._progress
        for tile in self.tiles:
            name = tile.outline.name
            is_chosen, is_done = tile is self._chosen, name in progress.done
            has_keys = is_chosen and self.hasFocus()
            tile.show_progress(progress.steps.get(name), is_done=is_done, is_chosen=is_chosen, has_keys=has_keys)
        name, number = self._chosen.outline.name, self._chosen.number
        is_started = bool(progress.steps.get(name))
        words = LessonWord.GO_ON if is_started else LessonWord.AGAIN if name in progress.done else LessonWord.BEGIN
        self.main.set_label(words(number=number), key=ENTER)
        self.over.set_label(LessonWord.START_OVER(number=number))
        self.over.setVisible(is_started)
        self.setAccessibleDescription(self._chosen.accessibleName())
        self._scroll.ensureWidgetVisible(self._chosen, 0, 8)

    # ---- size and keys -----------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Place the tiles at the new scale."""
        self._arrange()

    def fill(self, *, small: bool) -> None:
        """Use one column if the window is small."""
        self._is_small = small
        self._harmless_note.setVisible(not small)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the tiles again when the view is resized."""
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        ui, view = self.ui, self._scroll.viewport().rect()
        if view.isEmpty():
            return
        columns = 1 if self._is_small else 2
        rows = -(-len(self.tiles) // columns)
        gap_x, gap_y = round(_TILE_GAP_X * ui), round(_TILE_GAP_Y * ui)
        height, least_gap = round(_TILE_HEIGHT * ui), round(_LEAST_GAP_Y * ui)
        low_height = (view.height() + least_gap) // rows - least_gap
        if rows * (height + gap_y) - gap_y > view.height() and low_height >= round(_LOWEST_TILE_HEIGHT * ui):
            height, gap_y = min(height, low_height), least_gap
        scroll_margin = round(6 * ui) if rows * (height + gap_y) - gap_y > view.height() else 0  # beside the scroll bar
        width = (view.width() - scroll_margin - (columns - 1) * gap_x) // columns
        for at, tile in enumerate(self.tiles):
            x, y = at // rows * (width + gap_x), at % rows * (height + gap_y)
            tile.setGeometry(x, y, width, height)
        self._list.resize(view.width(), max(rows * (height + gap_y) - gap_y, 1))
        self._scroll.ensureWidgetVisible(self._chosen, 0, 8)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys apply to the chosen lesson."""
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keys apply to something else."""
        super().focusOutEvent(event)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrow keys, and open with Enter."""
        key = Qt.Key(event.key())
        at = self.tiles.index(self._chosen)
        columns = 1 if self._is_small else 2
        rows = -(-len(self.tiles) // columns)
        sideways = {Qt.Key.Key_Left: -rows, Qt.Key.Key_Right: rows} if columns > 1 else {}
        if key in ENTER_KEYS and not event.isAutoRepeat():
            focused = self.focusWidget()
            (focused if isinstance(focused, PanelButton) and focused.hasFocus() else self.main).click()
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.choose(self.tiles[0 if key == Qt.Key.Key_Home else -1])
        elif key in _STEPS:
            self.choose(self.tiles[min(max(at + _STEPS[key], 0), len(self.tiles) - 1)])
        elif key in sideways and 0 <= at + sideways[key] < len(self.tiles):
            self.choose(self.tiles[at + sideways[key]])
        else:
            super().keyPressEvent(event)
