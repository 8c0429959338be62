"""The reason why something was refused, shown above the cards for as long as it takes to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import ReasonItem, reason_widths
from pinochle_qt.ui.table.geometry.reason import index_corner, reason_place
from pinochle_qt.ui.table.input.occupied import panel_box, panels_over, words_on
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.table.zones.tokens import Token

REASON_Z = 900


class WhyNot(QObject):
    """One sentence over everything on the table; it goes by itself, and earlier when it is taken away."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._item = ReasonItem()
        self._item.setZValue(REASON_Z)
        self._item.setVisible(False)
        self.sentence = ""
        """What is said, or was said last."""
        self._spoken = ""
        """What screen readers have said last about the present question."""
        view.scene().addItem(self._item)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(tokens.REASON_MS)
        self._timer.timeout.connect(self.hide)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show_waiting)
        self._waiting: tuple[str, Token] | None = None

    @property
    def is_shown(self) -> bool:
        """Whether there is something to read."""
        return self._item.isVisible()

    def show_after(self, ms: int, sentence: str, token: Token) -> None:
        """Say something at a card in that many milliseconds, unless anything is done before."""
        self._waiting = sentence, token
        if ms:
            self._later.start(ms)
        else:
            self._show_waiting()

    def _show_waiting(self) -> None:
        if self._waiting is not None and self._view.event_player.cards.has(self._waiting[1]):
            self.show(*self._waiting)

    def show(self, sentence: str, token: Token | None) -> None:
        """Say something at a card where it belongs, or at the middle of the hand."""
        self.sentence = sentence
        view = self._view
        layout = view.layout_now
        hand = [self._home(each) for each in view.choice.hand]
        card = self._home(token) if token is not None else layout.hand_bounds(max(1, len(hand)))
        top = card.y if token is not None and token in view.choice.laid else min([card.y, *(box.y for box in hand)])
        look = view.art.look
        indices = [index_corner(box, is_large=look.large_index, is_right=look.left_handed) for box in hand]
        ui, table = layout.frame.ui, layout.frame.table
        widths = reason_widths(sentence, table.width - 2 * layout.frame.margin, ui)
        at = reason_place(layout, widths, card, top, indices, list(self._taken()))
        self._item.show_text(sentence, at, view.theme, ui, view.devicePixelRatioF())
        self._item.setVisible(True)
        self._timer.start()
        if sentence != self._spoken:
            self._spoken = sentence
            view.announce(text.spoken(sentence))

    def _home(self, token: Token) -> Rect:
        """Return the box of a card where it lies once it has glided home."""
        event_player = self._view.event_player
        return self._view.layout_now.bounds(event_player.motion.goal(event_player.cards.item(token)))

    def _taken(self) -> Iterator[Rect]:
        """Yield what a reason may not cover: the places of the trick, plates, words, panels."""
        view = self._view
        layout, prompt = view.layout_now, view.choice.prompt
        yield from layout.plates()
        if prompt is None or prompt.kind == "play":
            yield from (layout.bounds(layout.trick(place)) for place in range(layout.seats))
        yield from words_on(view)
        yield from (panel_box(view, panel) for panel in panels_over(view))

    def forget(self) -> None:
        """Take the reason away: another question is open, about which the same is news again."""
        self._spoken = ""
        self.hide()

    def hide(self) -> None:
        """Take the reason away, and one that was to come."""
        self._timer.stop()
        self._later.stop()
        self._item.setVisible(False)
