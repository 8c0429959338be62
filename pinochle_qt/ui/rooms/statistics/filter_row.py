"""The filters of the page in a row: which game, which rules, against whom, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.room import PADDING, SMALL_PADDING
from pinochle_qt.ui.rooms.statistics import filters
from pinochle_qt.ui.rooms.statistics.filters import Filter
from pinochle_qt.ui.words.statistics_catalog import Stat

if TYPE_CHECKING:
    from pinochle_qt.library.ledger import Wish
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.statistics.report import Report
    from pinochle_qt.ui.table.geometry.layout import Frame

_WIDTHS: Final = (176, 146, 146, 146)
"""Of the filters, at ui = 1; in a row of their own and in wide windows they share what there is."""
_ROOMY: Final = 1300
"""From this inner width at ui = 1 on filters are wider."""
_GAP: Final = 8


class FilterRow(QObject):
    """Stands among the tools of the room.

    Signals:
        chosen: another choice was made.
    """

    chosen = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        names = (Stat.FILTER_GAME, Stat.FILTER_RULES, Stat.FILTER_AGAINST, Stat.FILTER_DATES)
        self.boxes = tuple(Filter(name(), room) for name in names)
        self.period = ""
        """Since when games count, by its name in `filters.period_starts`; the time itself is another one every day."""
        for box in self.boxes:
            box.activated.connect(self.chosen)
            room.tools.add(box)

    def show_choices(self, told: Report) -> None:
        """Offer what there is to choose, with how many games there are for it."""
        game, house, against, dates = self.boxes
        choices, wish = told.choices, told.wish
        game.offer(filters.preset_choices(choices), wish.preset)
        house.offer(filters.house_choices(choices, wish, told.ledger.rules, told.kept), filters.house_value(wish.house))
        against.offer(filters.against_choices(choices), wish.against)
        dates.offer(filters.period_choices(choices), self.period)

    def wished(self, before: Wish) -> Wish:
        """Return a wish with what is chosen now; rules are those of one game, so another game has all."""
        game, house, against, dates = self.boxes
        chosen = filters.house_of(house.value) if game.value == before.preset else None
        self.period = dates.value
        return replace(before, preset=game.value, house=chosen, against=against.value)

    def leaves_out(self, wish: Wish) -> bool:
        """Return whether any game of the person does not fit."""
        return bool(wish.preset or wish.against or self.period or wish.house is not None)

    def restyle(self, ui: float, height: int) -> None:
        """Take scale, and a height in pixels."""
        for box in self.boxes:
            box.setFixedHeight(height)
            box.setFont(style.font(Role.NOTE_TITLE, ui))

    def fill(self, frame: Frame, ui: float, beside: float) -> None:
        """Be as wide as there is room beside the title, or in their own row; `beside` is what else stands there."""
        edges = 16 + 2 * SMALL_PADDING if frame.small else 48 + 2 * PADDING
        inside = frame.width / ui - edges
        gaps = len(_WIDTHS) * _GAP + beside
        factor = max(1.0, (inside - gaps) / sum(_WIDTHS)) if frame.small else 1.2 if inside >= _ROOMY else 1.0
        for box, width in zip(self.boxes, _WIDTHS, strict=True):
            box.setFixedWidth(int(width * factor * ui))
