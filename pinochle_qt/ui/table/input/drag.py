"""Picking up a card: click, drag, flick, and what dropping it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import HELD_SCALE
from pinochle_qt.ui.table.input.drop_places import DropPlace, aimed_at, drop_places
from pinochle_qt.ui.table.input.hand_order import HandOrder

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.drop_places import Goal
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

THRESHOLD = 4
"""The number of pixels that distinguishes a drag from a click."""
FLICK = 0.6
"""How far up a card must be moved to leave the hand, in card widths."""
FLICK_MS: Final = 300
"""The longest time from press to release of a flick, in milliseconds."""
FLICK_ASIDE: Final = 1 / 3
"""How much farther from the middle of the table a flick may end, per pixel upward."""
HELD_Z = 1000.0
CATCH_ABOVE = 8
"""The number of pixels above its visible edge at which a card can still be grabbed."""


class Drag(QObject):
    """One card held with the mouse.

    Over the hand, the other cards make space for it; anywhere else, they lie as before.

    Signals:
        carried: the item of the held card, each time it has been moved.
        aimed: the places where the held card may be dropped, and the one that it is over, or None.
        let_go: the card that was carried is not held anymore.
    """

    carried = Signal(object)
    aimed = Signal(object, object)
    let_go = Signal()

    def __init__(
        self, choice: CardChoice, event_player: EventPlayer, layout: Callable[[], Layout], parent: QObject
    ) -> None:
        """Hold the cards that may be chosen; `layout` returns the current layout."""
        super().__init__(parent)
        self._choice = choice
        self._event_player = event_player
        self._cards = event_player.cards
        self._layout = layout
        self._order = HandOrder(choice, event_player, layout)
        self._token: Token | None = None
        self._start = QPointF()
        self._pressed_ms = 0
        self._is_click = True
        self._home = QRectF()
        self._grip = QPointF()
        self._is_dragging = False

    @property
    def is_held(self) -> bool:
        """Whether a card is held."""
        return self._token is not None

    def press(self, at: QPointF, when: int, *, is_click: bool = True) -> bool:
        """Take hold of the card at a scene point and return whether there is one; `when` is in milliseconds.

        A press that is no click, such as the second half of a double click, can only drag the card.
        """
        self.cancel()
        token = self._cards.at(at.x(), at.y(), self._choice.choosable, CATCH_ABOVE)
        if token is None:
            return False
        self._token = token
        self._start, self._pressed_ms, self._is_click = at, when, is_click
        item = self._cards.item(token)
        self._home = item.box()
        self._grip = QPointF(item.pose.x - at.x(), item.pose.y - at.y())
        return True

    def move(self, at: QPointF) -> None:
        """Move the held card along."""
        token = self._token
        if token is None:
            return
        if not self._cards.has(token):  # the table has been rebuilt meanwhile
            self._forget()
            return
        if not self._is_dragging:
            if (at - self._start).manhattanLength() < THRESHOLD:
                return
            self._is_dragging = True
            self._order.begin()
            self._event_player.held = token
            self._cards.pick_up(token)
        item = self._cards.item(token)
        center = at + self._grip
        item.place(replace(item.pose, x=center.x(), y=center.y(), angle=0.0, z=HELD_Z, scale=HELD_SCALE))
        self.carried.emit(item)
        aim = aimed_at(item.box(), self._places(token), self._choice)
        self._order.make_space(
            token, item.pose, is_away=self._is_lifted(item.pose.y, at) or (aim is not None and aim.goal == "target")
        )
        self.aimed.emit(self._places(token), aim)  # found again, as the hand may have moved

    def release(self, at: QPointF, when: int) -> None:
        """Drop the card: it goes to a place that accepts it, stays in the hand, or else glides home."""
        token, was_dragging = self._token, self._is_dragging
        self._forget()
        if token is None or not self._cards.has(token):
            return
        if not was_dragging:
            if self._is_click or self._choice.awaits_second(token):
                self._choice.activate(token, is_click=True)
        elif not self._apply_drop(token, self._drop_goal(token, at, when)):
            self._order.keep()
            self._event_player.arrange(tokens.GLIDE_HOME)

    def cancel(self) -> None:
        """Let go of the card; if it has been carried, it glides home."""
        was_dragging = self._is_dragging
        self._forget()
        if was_dragging and self._event_player.zones is not None:
            self._order.restore()
            self._event_player.arrange(tokens.GLIDE_HOME)

    def _forget(self) -> None:
        self._token = None
        if self._is_dragging:
            self._is_dragging = False
            self._event_player.held = None
            self.let_go.emit()

    # ---- where it goes -----------------------------------------------------------------------------------------------

    def _places(self, token: Token) -> list[DropPlace]:
        """Return where the held card may be dropped now, beginning with the place where it lay."""
        places = drop_places(token, self._choice, self._layout(), self._event_player.panel)
        return [DropPlace("home", self._home), *places]

    def _drop_goal(self, token: Token, at: QPointF, when: int) -> Goal | None:
        """Return where the held card is dropped; a flick sends it where the requested cards go."""
        aim = aimed_at(self._cards.item(token).box(), self._places(token), self._choice)
        return "target" if self._is_flicked(at, when) else aim.goal if aim is not None else None

    def _is_lifted(self, y: float, at: QPointF) -> bool:
        """Return whether the held card has left the hand: by its position, or by a flick upward."""
        layout = self._layout()
        was_flicked = self._start.y() - at.y() > FLICK * layout.frame.card_width
        return was_flicked or y < layout.hand_crest

    def _is_flicked(self, at: QPointF, when: int) -> bool:
        """Return whether the card was flicked toward the middle: quickly, upward, and not past what lies there."""
        movement = at - self._start
        layout = self._layout()
        middle = layout.trick_center.x
        outward = abs(at.x() - middle) - abs(self._start.x() - middle)
        is_quick = when - self._pressed_ms <= FLICK_MS
        is_upward = -movement.y() > FLICK * layout.frame.card_width and outward <= -movement.y() * FLICK_ASIDE
        return is_quick and is_upward and at.y() + self._grip.y() >= layout.trick_bounds().y

    def _apply_drop(self, token: Token, goal: Goal | None) -> bool:
        """Do what dropping a card there means; return whether that did anything."""
        choice, interaction = self._choice, self._event_player.interaction
        if goal not in {"home", "hand"} and choice.why_no_card():
            self._event_player.arrange(tokens.GLIDE_HOME)
            choice.say_unasked(token)
        if choice.prompt is None:
            return False
        match choice.prompt.kind, goal:
            case "play", "target":
                return choice.play(token)
            case "meld", "upcard":
                return choice.exchange(token)
            case (("show" | "meld"), ("target" | "hand")):
                if token in choice.laid or (token in interaction.chosen.draft) == (goal == "target"):
                    return False
            case (("give" | "bury"), ("target" | "hand" | "home")):
                is_selected = token in interaction.chosen.selected
                if is_selected == (goal == "target"):
                    return False
                if is_selected and not self._order.is_put_back(self._cards.item(token).pose):
                    return False
                self._order.keep()
                self._event_player.arrange(tokens.GLIDE_HOME)
            case _:
                return False
        choice.activate(token)
        return True
