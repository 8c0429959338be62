"""Places for panels in the present layout, in pixels of the widget that holds the panels."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint

from pinochle_qt.engine.actions import Bury, Give, Play
from pinochle_qt.engine.derived import side_count
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.bubble import bubble_place
from pinochle_qt.ui.table.geometry.hint import hint_place
from pinochle_qt.ui.table.geometry.panels import NOTE, brief_sums, deal_score, has_meld_sum, log_panel
from pinochle_qt.ui.table.input.occupied_areas import below_menu, panel_box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.panels.show.hint import HintPanel
    from pinochle_qt.ui.panels.show.notice import Notice
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.occupied_areas import OccupiedAreas
    from pinochle_qt.ui.table.scene.event_player import EventPlayer

_GAP: Final = 4
"""The gap, at scale 1, between a hint or a notice and what must stay visible."""
_NAMES_WEIGH: Final = 20
"""How much worse than anything else it is if a hint without space covers a name or a face."""


class PanelPlaces:
    """Looks up the places of panels in the layout of the table, and finds room for those without a fixed place."""

    def __init__(
        self, event_player: EventPlayer, occupied: OccupiedAreas, controller: MatchController, home: QWidget
    ) -> None:
        """Find places over a table; `home` is the widget that holds the panels."""
        self._event_player = event_player
        self._occupied = occupied
        self._controller = controller
        self._home = home

    def of(self, name: str, asking: Iterable[str]) -> QRect | None:
        """Return the place with that name while the panels `asking` are shown; None before there is a layout."""
        event_player = self._event_player
        if event_player.layout is None:
            return None
        if name == "column":
            box = log_panel(event_player.layout, [event_player.panel(each) for each in asking])
        elif name == "brief_sums":
            box = brief_sums(event_player.layout, side_count(self._controller.table.rules))
        elif name == "score":
            box = deal_score(event_player.layout, len(self._controller.observation.totals))
        else:
            box = event_player.panel(name)
            if name == "mat" and not event_player.layout.has_stock:  # it has a line below the cards
                box = replace(box, height=box.height + event_player.layout.frame.px(NOTE))
        return below_menu(box, event_player.layout)

    @property
    def has_piles(self) -> bool:
        """Whether the tricks of each seat lie on a pile."""
        layout = self._event_player.layout
        return layout is not None and layout.has_people

    @property
    def names_sums(self) -> bool:
        """Whether there is space to name the players beside the sums, which needs exactly two sides."""
        layout = self._event_player.layout
        if layout is None or not self._controller.has_table:
            return False
        return has_meld_sum(layout) and side_count(self._controller.table.rules) == 2

    def put_hint(
        self,
        hint: HintPanel,
        action: SeatAction | None,
        button: QWidget | None,
        *,
        spare: Sequence[QWidget],
        asking: Iterable[QWidget],
    ) -> None:
        """Move a hint beside the cards of an action, or else beside the panel with the button that takes it.

        Without an action, or if there is no such place, it covers nothing important of table and panels. If that isn't
        possible either, card backs and the `spare` panels are covered first, and the `asking` panels last.
        """
        layout = self._event_player.layout
        if layout is None:
            return
        sizes = hint.wanted_sizes(self._widest(layout))
        panels = [each for each in self._occupied.panels() if isinstance(each, Panel) and each is not hint]
        is_played = bool(self._controller.observation.trick)
        about = None if action is None else self._of_action(layout, action, button)
        if about is not None:
            everything, *_ = self._occupied.layers(layout, panels, is_played=is_played, spare=spare)
            target, whole = about
            place = bubble_place(layout.frame, sizes, target, everything, whole)
            if place is not None and place.tip is not None:
                hint.point(place, layout)
                return
        hint.point_nowhere()
        around = self._areas_to_avoid(layout, panels)
        expendable = _with_gap(layout, self._occupied.backs(layout), spare)
        needed = _with_gap(layout, self._occupied.needed(layout, is_played=is_played), asking)
        needed += _NAMES_WEIGH * layout.plates_and_portraits()
        hint.place(self._find_space(layout, sizes, layout.hand_crest, around, spare=expendable, needed=needed))

    def _of_action(self, layout: Layout, action: SeatAction, button: QWidget | None) -> tuple[Rect, Rect] | None:
        """Return the area of the cards that an action plays or gives away, twice, or that of a button's panel.

        The first area has only the width of the button.
        """
        interaction, cards = self._event_player.interaction, self._event_player.cards
        if isinstance(action, Play):
            marked = interaction.marked  # the focus goes when the window shows something else meanwhile
            raised = [token for token in marked.raised if token.face == action.card]
            chosen = raised if marked.focused is None else [marked.focused]
        else:
            chosen = list(interaction.chosen.selected) if isinstance(action, (Give, Bury)) else []
        boxes = [layout.bounds(cards.rest(token)) for token in chosen if cards.has(token)]
        if boxes:
            area = reduce(Rect.united, boxes)
            return area, area
        panel = None if button is None else button.parentWidget()
        if button is None or panel is None or not button.isVisible():
            return None
        box, left = panel_box(panel, layout), button.mapTo(panel, QPoint(0, 0)).x()
        return Rect(box.x + left, box.y, button.width(), box.height), box

    def of_notice(self, notice: Notice) -> QRect | None:
        """Return a place above the hand that covers nothing important; None if the notice can stay where it is.

        If it has to move, it goes no farther than it must, so that whoever reads it need not look for it.
        Nearer to a face, it would look like something that this person says.
        """
        layout = self._event_player.layout
        if layout is None:
            return None
        others = [panel for panel in self._occupied.panels() if panel is not notice]
        trick = [layout.bounds(layout.trick(place)) for place in range(layout.seats)]
        # cards of the trick may arrive while the notice is being read
        around = [*self._areas_to_avoid(layout, others), *trick]
        sizes, current = notice.wanted_sizes(self._widest(layout)), panel_box(notice, layout)
        is_placed = (current.width, current.height) in sizes
        if is_placed and not any(current.overlaps(each) for each in (*around, self._occupied.hand(layout))):
            return None
        start, read = current if is_placed else None, _with_gap(layout, (), others)
        return self._find_space(layout, sizes, layout.hand_crest, around, needed=read, start=start)

    def _find_space(
        self,
        layout: Layout,
        sizes: Sequence[tuple[int, int]],
        below: int,
        around: Sequence[Rect],
        *,
        spare: Sequence[Rect] = (),
        needed: Sequence[Rect] = (),
        start: Rect | None = None,
    ) -> QRect:
        """Return the place, near a `start` if any, where a hint or a notice in one of these sizes covers the least."""
        hand, table = self._occupied.hand(layout), layout.frame.table
        place = hint_place(table, sizes, below, hand, around, spare=spare, needed=needed, start=start)
        return below_menu(place, layout)

    def _widest(self, layout: Layout) -> int:
        return self._home.width() - 2 * layout.frame.margin

    def _areas_to_avoid(self, layout: Layout, panels: Iterable[QWidget]) -> list[Rect]:
        """Return what a hint or a notice should not cover."""
        return _with_gap(layout, self._occupied.on_felt(layout), panels)


def _with_gap(layout: Layout, boxes: Iterable[Rect], panels: Iterable[QWidget]) -> list[Rect]:
    """Return boxes and panels, each enlarged by the gap that a hint or a notice leaves around it."""
    gap = layout.frame.px(_GAP)
    return [box.grown(gap) for box in (*boxes, *(panel_box(panel, layout) for panel in panels))]
