"""Taking a card in the hand: click, drag, flick, and where it may be dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.table.deck_art import HELD_SCALE
from pinochle_qt.ui.table.layout_panels import meld_mat

if TYPE_CHECKING:
    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.table.table_view import TableView
    from pinochle_qt.ui.table.tableau import Token

THRESHOLD = 4
"""Pixels that tell a drag from a click."""
HELD_Z = 1000.0
CATCH_ABOVE = 8
"""A card can be caught this many pixels above its visible edge."""


class Drag:
    """One card held by the pointer; belongs to a view and knows its places to drop."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._token: Token | None = None
        self._start = QPointF()
        self._grip = QPointF()
        self._is_dragging = False

    @property
    def is_held(self) -> bool:
        """Whether a card is held."""
        return self._token is not None

    def press(self, at: QPointF) -> None:
        """Take hold of the card at a scene point, if there is one that can be moved."""
        self.cancel()
        view = self._view
        token = view.director.token_at(at.x(), at.y(), view.choice.choosable, CATCH_ABOVE)
        if token is None or view.choice.prompt is None:
            return
        self._token = token
        self._start = at
        pose = view.director.item(token).pose
        self._grip = QPointF(pose.x - at.x(), pose.y - at.y())
        self._is_dragging = False

    def move(self, at: QPointF) -> None:
        """Carry the held card."""
        token = self._token
        if token is None:
            return
        view = self._view
        if not self._is_dragging:
            if (at - self._start).manhattanLength() < THRESHOLD:
                return
            self._is_dragging = True
            view.director.motion.forget(view.director.item(token))
            view.lifted(token)
        item = view.director.item(token)
        center = at + self._grip
        item.place(replace(item.pose, x=center.x(), y=center.y(), angle=0.0, z=HELD_Z, scale=HELD_SCALE))
        self._show_target(token)

    def release(self, at: QPointF) -> None:
        """Drop the card: on a place where it may go it goes there, elsewhere it glides home."""
        token, was_dragging = self._token, self._is_dragging
        self._token, self._is_dragging = None, False
        self._view.show_place()
        view = self._view
        if token is None:
            return
        if not was_dragging:
            view.choice.activate(token)
            return
        if not self._dropped(token, at):
            view.director.arrange(tokens.GLIDE_HOME)

    def cancel(self) -> None:
        """Let go of the card; it glides home."""
        if self._token is None:
            return
        self._token, self._is_dragging = None, False
        self._view.show_place()
        if self._view.director.tableau is not None:
            self._view.director.arrange(tokens.GLIDE_HOME)

    def _dropped(self, token: Token, at: QPointF) -> bool:
        view, prompt = self._view, self._view.choice.prompt
        if prompt is None:
            return False
        layout = view.layout_now
        box = view.director.item(token).box()
        was_flicked = self._start.y() - at.y() > 0.6 * layout.frame.card_width
        match prompt.kind:
            case "play":
                over_table = box.center().y() < layout.hand_crest or was_flicked
                return over_table and view.choice.play(token)
            case "meld" if self._is_over(box, self._upcard_box()) and view.choice.exchange(token):
                return True
            case "show" | "meld":
                on_mat = self._is_over(box, meld_mat(layout)) or box.center().y() < layout.hand_crest
                if on_mat != (token in view.director.pointing.draft):
                    view.choice.activate(token)
                    return True
                return False
            case "give" | "bury":
                lifted = box.center().y() < layout.hand_crest or was_flicked
                if lifted and token not in view.director.pointing.selected:
                    view.choice.activate(token)
                    return True
                return False
            case _:
                return False

    # ---- targets -----------------------------------------------------------------------------------------------------

    def _upcard_box(self) -> Rect | None:
        view = self._view
        layout = view.layout_now
        tableau = view.director.tableau
        if tableau is None or tableau.upcard is None or not layout.has_stock:
            return None
        return layout.bounds(layout.stock().upcard)

    @staticmethod
    def _is_over(box: QRectF, target: Rect | None) -> bool:
        if target is None:
            return False
        return box.intersects(QRectF(target.x, target.y, target.width, target.height))

    def _target_box(self, token: Token) -> Rect | None:
        view, prompt = self._view, self._view.choice.prompt
        if prompt is None:
            return None
        layout = view.layout_now
        if prompt.kind == "play" and token.face in prompt.cards:
            return layout.own_place
        if prompt.kind in {"show", "meld"}:
            return meld_mat(layout)
        return None

    def _show_target(self, token: Token) -> None:
        """Let the place where the card may go glow, more while the card is over it."""
        target = self._target_box(token)
        if target is not None:
            is_over = self._is_over(self._view.director.item(token).box(), target)
            self._view.place.show_at(target, self._view.theme, is_over=is_over)
