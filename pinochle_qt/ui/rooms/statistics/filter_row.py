"""The page's row of filters: which game, which rules, against whom, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.controls.boxes import BoxPart
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.room import PADDING, SMALL_PADDING
from pinochle_qt.ui.rooms.statistics import filters
from pinochle_qt.ui.rooms.statistics.filters import Filter
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from pinochle_qt.library.played_hands import Criteria
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.statistics.report import Report
    from pinochle_qt.ui.table.geometry.frame import Frame

_WIDTHS: Final = (176, 146, 146, 146)
"""Widths of the filters at scale 1; they grow to fill a row of their own, and somewhat in a wide window."""
_ROOMY: Final = 1300
"""Inner width at scale 1 from which the filters are wider."""
_GAP: Final = 8
CONTROL: Final = 40
"""Height of all controls in the header at scale 1."""


class FilterRow(QObject):
    """The filters, which are among the tools of the room.

    Signals:
        chosen: the user has made another choice.
    """

    chosen = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        names = (Stat.FILTER_GAME, Stat.FILTER_RULES, Stat.FILTER_AGAINST, Stat.FILTER_DATES)
        self.boxes = tuple(Filter(name(), room) for name in names)
        self.period = ""
        """The chosen period, by its name in `filters.period_starts`, since its start changes every day."""
        for box in self.boxes:
            box.activated.connect(self.chosen)
            room.tools.add(BoxPart(box, height=CONTROL, is_fixed=True))

    def show_choices(self, report: Report) -> None:
        """Offer the available choices, with the number of games for each."""
        game, house, against, dates = self.boxes
        choices, criteria = report.choices, report.criteria
        game.offer(filters.preset_choices(choices), criteria.preset)
        house.offer(
            filters.house_choices(choices, criteria, report.played.rules, report.kept),
            filters.house_value(criteria.house),
        )
        against.offer(filters.against_choices(choices), criteria.against)
        dates.offer(filters.period_choices(choices), self.period)

    def chosen_criteria(self, before: Criteria) -> Criteria:
        """Return the criteria with the current choices; rules belong to one game, so another one resets them to all."""
        game, house, against, dates = self.boxes
        chosen = filters.house_of(house.value) if game.value == before.preset else None
        self.period = dates.value
        return replace(before, preset=game.value, house=chosen, against=against.value)

    def leaves_out(self, criteria: Criteria) -> bool:
        """Return whether any filter is set."""
        return bool(criteria.preset or criteria.against or self.period or criteria.house is not None)

    def fill(self, frame: Frame, beside: float) -> None:
        """Fit the filters beside the title or in their own row; `beside` is the width of other tools at scale 1."""
        ui = frame.ui
        edges = 16 + 2 * SMALL_PADDING if frame.small else 48 + 2 * PADDING
        inside = frame.width / ui - edges
        gaps = len(_WIDTHS) * _GAP + beside
        factor = max(1.0, (inside - gaps) / sum(_WIDTHS)) if frame.small else 1.2 if inside >= _ROOMY else 1.0
        for box, width in zip(self.boxes, _WIDTHS, strict=True):
            box.setFixedWidth(int(width * factor * ui))
            box.setFont(style.font(Role.NOTE_TITLE, ui))
