"""An unobtrusive line that offers lessons to newcomers, or stronger opponents, until it has been used or dismissed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.events import DealScored
from pinochle_qt.library.index import GameQuery
from pinochle_qt.session.newcomer import NEWCOMER_SEATS
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.boxes import discard, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import label
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.table.input.occupied_areas import below_menu
from pinochle_qt.words.rooms.learning import LessonWord

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pinochle_qt.library.index import GameIndex
    from pinochle_qt.session.viewer_steps import ViewedStep
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.window.main_window import MainWindow

ENOUGH: Final = 3
"""A player who has played this many deals needs no lessons."""
_HEIGHT: Final = 36
_BELOW_BAR: Final = 16
_CLEARANCE: Final = 8


class LessonOffer(QObject):
    """Shows the offer in the corner of the table or, if plates, cards or speech need that space, beside the menus.

    It is hidden during lessons and other practice, of which a notice beside the menus says that it does not count.

    It is made after the first frame. It disappears for good once a lesson is finished, a few deals have been played, or
    the user closes it: whoever only looks into a lesson still finds it.
    """

    def __init__(self, window: MainWindow, controller: MatchController) -> None:
        """Offer lessons in a window, if its settings say that they are still to be offered."""
        super().__init__(window)
        self._window, self._controller = window, controller
        self._played = ENOUGH
        self.line: OfferLine | None = None
        if not window.settings.offers_lessons:
            return
        window.presenter.rebuilt.connect(self.place)
        window.preferences.changed.connect(self._rebuild)
        window.home_resized.connect(self.place)
        window.view.busy_changed.connect(self._on_busy)
        window.view.event_player.meld_pauses.melds_stay_changed.connect(self.place)
        window.view.seen_changed.connect(self._give_way)
        window.lesson_finished.connect(self.close)
        controller.stepped.connect(self._count_deals)
        window.room_opener.library.ask(_deals_played, self).ready.connect(self._begin)

    def close(self) -> None:
        """Remove the offer, and never make it again."""
        self._drop()
        if self._window.settings.offers_lessons:
            self._window.preferences.keep(offers_lessons=False)

    def place(self) -> None:
        """Move the line to the corner of the table if nothing needs that space, otherwise beside the menus."""
        layout = self._window.view.event_player.layout
        if self.line is None or layout is None:
            return
        corner_box = self._box(self.line, layout)
        if self.line.is_in_corner != (corner_box is not None):
            self._show(is_in_corner=corner_box is not None)
            corner_box = self._box(self.line, layout)
        if corner_box is not None:
            self.line.setGeometry(below_menu(corner_box, layout))
            self.line.setVisible(self._window.matches.waiting is None)
        else:
            self._place_beside_menus(self.line)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _begin(self, deals: int) -> None:
        """Offer lessons to a player who has played this many deals, unless that is enough to need none."""
        self._played = deals
        if deals >= ENOUGH:
            self.close()
        elif self._window.settings.offers_lessons:
            self._show(is_in_corner=True)
            self.place()

    def _on_busy(self, is_busy: bool) -> None:
        """Move the line once the table is at rest, as melds may lie in the corner now."""
        if not is_busy:
            self.place()

    def _give_way(self) -> None:
        """Leave the corner to what has just landed there; the line returns only once the table is at rest."""
        if self.line is not None and self.line.is_in_corner:
            self.place()

    def _count_deals(self, viewed: ViewedStep) -> None:
        if self.line is not None and self._controller.guide is None:
            self._played += sum(isinstance(shown.event, DealScored) for shown in viewed.events)
            if self._played >= ENOUGH:
                self.close()
            elif self._played:
                self.line.stronger.hide()  # beginning again would leave a match that counts

    def _rebuild(self) -> None:
        """Remake the line, because the language or the scale may have changed."""
        if self.line is not None:
            self._show(is_in_corner=self.line.is_in_corner)
            self.place()

    def _show(self, *, is_in_corner: bool) -> None:
        self._drop()
        window = self._window
        parent = window.strip.parentWidget() if is_in_corner else window.menuBar()
        has_gentle_opponents = window.settings.seats == NEWCOMER_SEATS and not self._played
        self.line = OfferLine(parent, is_in_corner=is_in_corner, offers_stronger=has_gentle_opponents)
        self.line.asked.connect(window.room_opener.open_lessons)
        self.line.stronger_asked.connect(self._seat_stronger)
        self.line.closed.connect(self.close)
        if is_in_corner:
            self.line.stackUnder(window.notice)
            self.line.show()

    def _seat_stronger(self) -> None:
        """Begin again with the opponents of somebody who has played before."""
        self.close()
        self._window.matches.begin_with(replace(self._window.settings, seats=Settings().seats))

    def _place_beside_menus(self, line: OfferLine) -> None:
        is_free = self._window.matches.waiting is None
        if is_free:
            self._window.menuBar().setCornerWidget(line, Qt.Corner.TopRightCorner)
        line.setVisible(is_free)

    def _drop(self) -> None:
        if self.line is not None:
            discard(self.line)
            self.line = None

    def _box(self, line: OfferLine, layout: Layout) -> Rect | None:
        """Return the box in the corner of the table, in layout pixels; None if that space is not the line's."""
        frame = layout.frame
        if self._controller.current_session is None:  # others see this table, too
            return None
        size = line.sizeHint()
        box = Rect(frame.margin, frame.bar + frame.px(_BELOW_BAR), size.width(), frame.px(_HEIGHT))
        backs = (layout.bounds(pose) for place in range(1, layout.seats) for pose in layout.backs(place, 1))
        padded = box.grown(frame.px(_CLEARANCE))
        on_felt = self._window.view.occupied.on_felt(layout)
        is_taken = frame.small or any(padded.overlaps(each) for each in (*on_felt, *backs))
        return None if is_taken else box


class OfferLine(Painted, QWidget):
    """The line itself; it takes no focus.

    Signals:
        asked: the user wants to see the lessons.
        stronger_asked: the user has played before, and wants stronger opponents than a newcomer gets.
        closed: the user does not want to see the offer anymore.
    """

    asked = Signal()
    stronger_asked = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None, *, is_in_corner: bool, offers_stronger: bool) -> None:
        super().__init__(parent)
        self.is_in_corner = is_in_corner
        self._label = label(LessonWord.OFFER(), self)
        self.link = Button(Kind.LINK, self, LessonWord.OFFER_LINK(), clicked=self.asked)
        self.stronger = Button(Kind.LINK, self, LessonWord.OFFER_STRONGER(), clicked=self.stronger_asked)
        self.stronger.setToolTip(LessonWord.OFFER_STRONGER_HINT())
        self.stronger.setVisible(offers_stronger)
        self.cross = Button(Kind.LINK, self, "×", clicked=self.closed)
        self.cross.setToolTip(LessonWord.OFFER_CLOSE())
        self.cross.setAccessibleName(LessonWord.OFFER_CLOSE())
        parts = (self._label, self.link, self.stronger, self.cross)
        self.setLayout(row(*parts, margins=(16, 0, 8, 0), spacing=4))
        for each in parts:
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def draw(self, painter: QPainter) -> None:
        """Paint a pill as the background in the corner of the table, and nothing beside the menus."""
        if not self.is_in_corner:
            return
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, box, box.height() / 2, self.theme.strip, line=self.theme.line)


def _deals_played(index: GameIndex) -> int:
    """Return the number of deals played, counting no further than necessary."""
    played = 0
    for kept in index.games(GameQuery()):
        played += 0 if kept.game is None else len(kept.game.summary.deals)
        if played >= ENOUGH:
            break
    return played
