"""Taking a card in the hand: click, drag, flick, and where it may be dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.card_faces import HELD_SCALE, Lift
from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.panels import over_hand
from pinochle_qt.ui.table.input.choice import PICKING
from pinochle_qt.ui.table.input.drag_overlay import DragOverlay

if TYPE_CHECKING:
    from pinochle_qt.ui.draw.shapes import Pose, Rect
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.table.zones.tokens import Token

    Goal: TypeAlias = Literal["home", "hand", "target", "upcard"]
    """Where a card may be dropped: where it lay, in the hand, where cards go that are asked for, at the turned card."""

THRESHOLD = 4
"""Pixels that distinguish a drag from a click."""
FLICK = 0.6
"""How many card widths a card is moved up until it leaves the hand."""
FLICK_MS: Final = 300
"""A flick takes no longer than this from press to release."""
FLICK_ASIDE: Final = 1 / 3
"""How much further from the middle of the table a flick may lead for every pixel upward."""
HELD_Z = 1000.0
CATCH_ABOVE = 8
"""A card can be caught this many pixels above its visible edge."""


class _Place(NamedTuple):
    """Where a card may be dropped, and what glows of it while the card is held: a box on the felt, or the panel."""

    goal: Goal
    box: QRectF
    glow: Rect | None = None
    is_tray: bool = False


class Drag:
    """One card held by the pointer; belongs to a view and knows its places to drop.

    Over the hand the other cards make room for it, so that the person can put them into an order; anywhere else they
    lie as before.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._token: Token | None = None
        self._start = QPointF()
        self._pressed_at = 0
        self._is_repeated = False
        self._home = QRectF()
        self._grip = QPointF()
        self._is_dragging = False
        self._order: list[Token] = []
        """The own hand as it lay before."""
        self._overlay = DragOverlay(view)

    @property
    def is_held(self) -> bool:
        """Whether a card is held."""
        return self._token is not None

    def press(self, at: QPointF, when: int, *, is_repeated: bool = False) -> bool:
        """Take hold of the card at a scene point and return whether there is one; `when` in milliseconds.

        The second half of a double click `is_repeated`: it can drag a card, and is no click of its own.
        """
        self.cancel()
        view = self._view
        token = view.event_player.cards.at(at.x(), at.y(), view.choice.choosable, CATCH_ABOVE)
        if token is None:
            return False
        self._token = token
        self._start, self._pressed_at, self._is_repeated = at, when, is_repeated
        self._home = view.event_player.cards.item(token).box()
        pose = view.event_player.cards.item(token).pose
        self._grip = QPointF(pose.x - at.x(), pose.y - at.y())
        self._is_dragging = False
        self._order = list(view.choice.own_cards)
        return True

    def move(self, at: QPointF) -> None:
        """Carry the held card."""
        token, view = self._token, self._view
        if token is None:
            return
        if not view.event_player.cards.has(token):  # the table was built anew meanwhile
            self._let_go()
            return
        if not self._is_dragging:
            if (at - self._start).manhattanLength() < THRESHOLD:
                return
            self._is_dragging = True
            view.event_player.held = token
            view.event_player.motion.forget(view.event_player.cards.item(token))
            view.event_player.cards.item(token).set_state(lift=Lift.DRAGGED)
            view.event_player.cards.item(token).set_rings()
        item = view.event_player.cards.item(token)
        center = at + self._grip
        item.place(replace(item.pose, x=center.x(), y=center.y(), angle=0.0, z=HELD_Z, scale=HELD_SCALE))
        self._overlay.follow(item)
        aim = self._aim(token)
        self._make_room(token, is_away=self._is_lifted(token, at) or (aim is not None and aim.goal == "target"))
        self._show_target(token, aim)

    def release(self, at: QPointF, when: int) -> None:
        """Drop the card: on a place where it may go it goes there, in the hand it stays, elsewhere it glides home."""
        token, was_dragging = self._token, self._is_dragging
        self._let_go()
        view = self._view
        if token is None or not view.event_player.cards.has(token):
            return
        if not was_dragging:
            if not self._is_repeated or view.choice.awaits_second(token):
                view.try_card(token)
        elif not self._dropped(token, self._goal(token, at, when)):
            self._keep_order()
            view.event_player.arrange(tokens.GLIDE_HOME)

    def cancel(self) -> None:
        """Let go of the card; it glides home."""
        if self._token is None:
            return
        self._let_go()
        if self._view.event_player.zones is not None:
            self._view.choice.put_in_order(self._order)
            self._view.event_player.arrange(tokens.GLIDE_HOME)

    def _let_go(self) -> None:
        self._token, self._is_dragging = None, False
        self._view.event_player.held = None
        self._overlay.let_go()
        self._view.show_place()
        self._view.tray_wanted.emit(False, False)

    # ---- order of the hand -------------------------------------------------------------------------------------------

    def _is_lifted(self, token: Token, at: QPointF) -> bool:
        """Return whether the held card has left the hand: by its place, or by a flick upward."""
        view = self._view
        layout = view.layout_now
        was_flicked = self._start.y() - at.y() > FLICK * layout.frame.card_width
        return was_flicked or view.event_player.cards.item(token).pose.y < layout.hand_crest

    def _make_room(self, token: Token, *, is_away: bool) -> None:
        """Let the hand lie as it would if the card were dropped now, as before while it is away from the hand."""
        view = self._view
        if (
            token not in self._order
            or view.event_player.pointing.folds_melds
            or token in view.event_player.pointing.draft
        ):
            return
        wanted = self._order
        if not is_away:
            shown = [each for each in self._order if each not in view.event_player.pointing.draft]
            nearest, _ = self._nearest(token, len(shown))
            others = [each for each in shown if each is not token]
            wanted = [each for each in self._order if each is not token]
            place = wanted.index(others[nearest]) if nearest < len(others) else len(wanted)
            wanted.insert(place, token)
        if wanted != list(view.choice.own_cards):
            view.choice.put_in_order(wanted)
            view.event_player.arrange(tokens.CLOSE_UP)

    def _nearest(self, token: Token, count: int) -> tuple[int, Pose]:
        """Return which of `count` places in the hand the held card is nearest to, and how a card rests there."""
        layout, center = self._view.layout_now, self._view.event_player.cards.item(token).pose
        row = layout.card_width(SizeClass.L) // 2  # cards of one row hang at most so far below each other
        return min(
            enumerate(layout.hand(count)),
            key=lambda each: (abs(each[1].y - center.y) > row, abs(each[1].x - center.x)),
        )

    def _is_put_back(self, token: Token) -> bool:
        """Return whether a chosen card, which stands out of the hand, is held nearer to where the others rest."""
        layout, count = self._view.layout_now, len(self._view.choice.hand)
        _, rest = self._nearest(token, count)
        chosen = layout.raised(rest, selected=True, rows=layout.hand_rows(count))
        return self._view.event_player.cards.item(token).pose.y > (rest.y + chosen.y) / 2

    def _keep_order(self) -> None:
        """Remember that the person has put the hand in order, if a card lies elsewhere than before."""
        zones = self._view.event_player.zones
        if zones is not None and list(self._view.choice.own_cards) != self._order:
            zones.is_arranged = True

    def _dropped(self, token: Token, goal: Goal | None) -> bool:
        """Do what dropping a card there means; return whether that did anything."""
        view, prompt = self._view, self._view.choice.prompt
        sentence = view.why_no_card()
        if sentence and goal not in {"home", "hand"}:
            view.event_player.arrange(tokens.GLIDE_HOME)
            view.show_reason(sentence, token)
        if prompt is None:
            return False
        match prompt.kind, goal:
            case "play", "target":
                return view.choice.play(token)
            case "meld", "upcard":
                return view.choice.exchange(token)
            case (("show" | "meld"), ("target" | "hand")):
                is_drafted = token in view.event_player.pointing.draft
                if token in view.choice.laid or is_drafted == (goal == "target"):
                    return False
            case (("give" | "bury"), ("target" | "hand" | "home")):
                is_selected = token in view.event_player.pointing.selected
                if is_selected == (goal == "target") or (is_selected and not self._is_put_back(token)):
                    return False
                self._keep_order()
                view.event_player.arrange(tokens.GLIDE_HOME)
            case _:
                return False
        view.choice.activate(token)
        return True

    def _is_flicked(self, at: QPointF, when: int) -> bool:
        """Return whether the card was thrown toward the middle: swiftly, upward, and not past what lies there."""
        way = at - self._start
        layout = self._view.layout_now
        middle = layout.trick_center.x
        aside = abs(at.x() - middle) - abs(self._start.x() - middle)
        is_swift = when - self._pressed_at <= FLICK_MS
        is_upward = -way.y() > FLICK * layout.frame.card_width and aside <= -way.y() * FLICK_ASIDE
        return is_swift and is_upward and at.y() + self._grip.y() >= layout.trick_bounds().y

    # ---- targets -----------------------------------------------------------------------------------------------------

    def _places(self, token: Token) -> list[_Place]:
        """Return where the held card may be dropped now; a place glows only if the card can stay there."""
        view, prompt = self._view, self._view.choice.prompt
        layout, choice = view.layout_now, view.choice
        hand = layout.hand_bounds(max(1, len(choice.hand)))
        places = [_Place("home", self._home), _Place("hand", to_qt(hand))]
        match prompt.kind if prompt is not None else None:
            case "play" if prompt is not None:
                can = token.face in prompt.cards
                places.append(_Place("target", to_qt(layout.trick_bounds()), layout.own_place if can else None))
            case "show" | "meld":
                mat, upcard = view.event_player.panel("mat"), self._upcard_box() if choice.can_exchange(token) else None
                if upcard is not None:
                    places.append(_Place("upcard", to_qt(upcard), upcard))
                glows = upcard is None and token not in choice.laid
                places.append(_Place("target", to_qt(mat), mat if glows else None))
            case "give" | "bury":
                panel, can = over_hand(layout, "passing"), choice.can_pick(token)
                band = panel.united(replace(panel, x=hand.x, width=hand.width))
                places.append(_Place("target", to_qt(band), is_tray=can))
                if prompt is not None and prompt.receiver is not None:
                    plate = layout.plate(place_of(prompt.receiver, prompt.seat, layout.seats))
                    backs = replace(plate, y=plate.y - layout.peek)
                    places.append(_Place("target", to_qt(plate.united(backs)), plate if can else None))
            case _:
                places.append(_Place("target", to_qt(layout.trick_bounds())))
        return places

    def _goal(self, token: Token, at: QPointF, when: int) -> Goal | None:
        """Return where the held card is dropped; a flick goes where cards go that are asked for."""
        aim = self._aim(token)
        return "target" if self._is_flicked(at, when) else aim.goal if aim is not None else None

    def _upcard_box(self) -> Rect | None:
        view = self._view
        layout = view.layout_now
        zones = view.event_player.zones
        if zones is None or zones.upcard is None or not layout.has_stock:
            return None
        return layout.bounds(layout.stock().upcard)

    def _aim(self, token: Token) -> _Place | None:
        """Return the place that the held card covers most of, None where it covers none.

        A card to be given away is put down as soon as it touches the place: the panel stands close over the hand.
        """
        box, prompt = self._view.event_player.cards.item(token).box(), self._view.choice.prompt
        is_eager = prompt is not None and prompt.kind in PICKING

        def covered(place: _Place) -> tuple[bool, float]:
            common = box.intersected(place.box)
            area = common.width() * common.height()
            return is_eager and place.goal == "target" and area > 0, area

        best = max(self._places(token), key=covered)
        return best if covered(best)[1] > 0 else None

    def _show_target(self, token: Token, aim: _Place | None) -> None:
        """Let the places where the card may go glow, that at which it is more."""
        view = self._view
        for place in self._places(token):
            if place.glow is not None:
                view.place.show_at(place.glow, view.theme, view.layout_now.frame.ui, is_over=place == aim)
            elif place.is_tray:
                view.tray_wanted.emit(True, place == aim)
