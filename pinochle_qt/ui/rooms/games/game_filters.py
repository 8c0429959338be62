"""Which games are listed, and in which order: chips, a list of variants, and a search field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from pinochle_qt.library.deals_by_code import hands_of_code
from pinochle_qt.library.index import GameQuery
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.fields import ChoiceBox, search_field
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.rooms.games.search_words import search_words
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.rooms.games import GamesWord, variant_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.library.index import Order
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.rooms.room import Room

State: TypeAlias = Literal["all", "unfinished", "finished"]
SEARCH_MS: Final = 150
"""Milliseconds that the search waits for another letter."""
_FIELD, _BOX = 40, 36
_SEARCH_WIDTH, _ORDER_WIDTH = 264, 150
_CHIPS: Final[tuple[tuple[State, GamesWord], ...]] = (
    ("all", GamesWord.ALL),
    ("unfinished", GamesWord.UNFINISHED),
    ("finished", GamesWord.FINISHED),
)
_ORDERS: Final = {"changed": GamesWord.BY_DATE, "preset": GamesWord.BY_GAME, "deals": GamesWord.BY_LENGTH}


class GameFilters(QObject):
    """The filters of the list: order and search are among the room's tools, the rest is in `box` above the list.

    Signals:
        changed: the user wants other games, or another order.
    """

    changed = Signal()

    def __init__(self, room: Room, library: IndexClient) -> None:
        super().__init__(room)
        self._room, self._library = room, library
        self._state: State = "all"
        self._allowed_files: frozenset[str] | None = None
        self._search_timer = make_timer(self, self.changed, SEARCH_MS)
        orders = {order: word() for order, word in _ORDERS.items()}
        self.order = ChoiceBox(orders, "changed", room, most_lines=1, name=GamesWord.SORT())
        self.order.currentIndexChanged.connect(self.changed)
        self.search = search_field(GamesWord.FIND(), room)
        self.search.textChanged.connect(self._search_timer.start)
        self.variant = ChoiceBox({"": GamesWord.ALL_VARIANTS()}, "", room, most_lines=1, name=DialogWord.PF_VARIANT())
        self.variant.currentIndexChanged.connect(self.changed)
        self._exclusive = Exclusive(self)
        self.chips = [self._chip(state, word()) for state, word in _CHIPS]
        self._exclusive.choose(self.chips[0])
        self.box = row(*self.chips, spacing=8)
        room.tools.add(BoxPart(self.order, width=_ORDER_WIDTH, height=_BOX, is_fixed=True))
        room.tools.add(Gap(share=1))
        room.tools.add(BoxPart(self.search, width=_SEARCH_WIDTH, height=_FIELD, is_fixed=True))

    @property
    def wanted(self) -> GameQuery:
        """The games to list; the search text may be the code of a deal."""
        query = self.search.text()
        hands = hands_of_code(query)
        words = () if hands else search_words(query)
        return GameQuery(self._state, str(self.variant.currentData() or ""), words, hands, self._allowed_files)

    @property
    def wanted_order(self) -> Order:
        """The order of the list."""
        order: Order = self.order.currentData()
        return order

    @property
    def sought(self) -> str:
        """The search text."""
        return self.search.text().strip()

    @property
    def is_among_some(self) -> bool:
        """Whether the list is limited to certain games."""
        return self._allowed_files is not None

    @property
    def leaves_out(self) -> bool:
        """Whether some games are filtered out."""
        return bool(self.sought) or self._state != "all" or self.variant.currentIndex() > 0 or self.is_among_some

    def want_only(self, files: Iterable[str]) -> None:
        """Limit the list to the games in these files until the user asks for all games."""
        self.want_all()
        self._allowed_files = frozenset(files)
        self._show_chips()
        self.changed.emit()

    def want_all(self) -> None:
        """List every game."""
        self.search.clear()
        self.variant.setCurrentIndex(0)
        self._choose_state("all")

    def offer_variants(self) -> None:
        """Offer the variants that have been played."""
        self._library.ask(lambda index: index.presets(), self).ready.connect(self._show_variants)

    def show_tools(self, *, shown: bool) -> None:
        """Show or hide the filters that are among the tools."""
        for tool in (self.order, self.variant, self.search):
            tool.setVisible(shown)

    def stand(self, *, is_narrow: bool) -> None:
        """Put the list of variants beside the chips, or among the tools if these have a row of their own."""
        tools = self._room.tools
        home, other, at = (tools, self.box, 1) if is_narrow else (self.box, tools, len(_CHIPS))
        if home.indexOf(self.variant) < 0:
            other.removeWidget(self.variant)
            home.insertWidget(at, self.variant, 1)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _chip(self, state: State, label: str) -> PanelButton:
        chip = self._room.add_button(Kind.COUNT, lambda: self._choose_state(state), label)
        self._exclusive.add(chip)
        chip.value = state
        return chip

    def _choose_state(self, state: State) -> None:
        self._state = state
        if state == "all":
            self._allowed_files = None
        self._show_chips()
        self.changed.emit()

    def _show_chips(self) -> None:
        """Check the chosen chip; "All" is not checked while the list is limited to certain games."""
        is_none_down = self._state == "all" and self.is_among_some
        down = None if is_none_down else next(chip for chip in self.chips if chip.value == self._state)
        self._exclusive.choose(down)

    def _show_variants(self, presets: tuple[str, ...]) -> None:
        chosen = self.variant.currentData()
        with QSignalBlocker(self.variant):
            self.variant.clear()
            self.variant.addItem(GamesWord.ALL_VARIANTS(), "")
            for title, preset in sorted((variant_name(preset), preset) for preset in presets):
                self.variant.addItem(title, preset)
            self.variant.setCurrentIndex(max(0, self.variant.findData(chosen)))
