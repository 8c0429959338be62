"""The drills, one at a time, each with a choice of the games it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QStackedWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.keyboard.exclusive import Exclusive
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.rooms.learn.bid_drill import BidDrill
from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
from pinochle_qt.ui.rooms.learn.meld_drill import MeldDrill
from pinochle_qt.words.rooms.games import variant_name
from pinochle_qt.words.rooms.learning import DrillWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.rooms.learn.drill import Drill

_DEFAULT_GAME = "single_deck_partnership"
_GAME_BOX_WIDTH = 300
_HEADER_HEIGHT = 56
"""Height of what is above a drill, at scale 1."""


class DrillsPage(Restyled, LearnPage):
    """Shows one drill at a time."""

    def __init__(
        self, parent: QWidget, art: DeckArt, paths: Paths, opinions: Opinions, settings: Callable[[], Settings]
    ) -> None:
        """Offer the game in the settings first."""
        super().__init__(parent)
        self._settings = settings
        self._scroll = PageScroll(self)
        self._stack = QStackedWidget(self._scroll)
        self.melds = MeldDrill(self._stack, art, paths)
        self.bids = BidDrill(self._stack, art, paths, opinions)
        self._games: dict[Drill, ChoiceBox] = {}
        self._chips: dict[Drill, PanelButton] = {}
        self._exclusive = Exclusive(self)
        for drill, label in ((self.melds, DrillWord.MELDS()), (self.bids, DrillWord.BIDS())):
            self._stack.addWidget(drill)
            drill.line_changed.connect(self.line_changed)
            chip = PanelButton(Kind.COUNT, self)
            chip.set_label(label)
            self._exclusive.add(chip)
            chip.clicked.connect(lambda _=False, drill=drill: self.show_drill(drill))
            self._chips[drill] = chip
            box = ChoiceBox(
                {name: variant_name(name) for name in drill.presets},
                _DEFAULT_GAME,
                self,
                most_lines=1,
                name=DrillWord.GAME(),
            )
            box.currentIndexChanged.connect(lambda _, drill=drill: self._begin(drill))
            self._games[drill] = box
        self._scroll.hold(self._stack)
        games = (BoxPart(box, width=_GAME_BOX_WIDTH, is_fixed=True) for box in self._games.values())
        column(
            row(*self._chips.values(), Gap(share=1), *games, spacing=12),
            Gap(4),
            BoxPart(self._scroll, share=1),
            spacing=8,
            parent=self,
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.follow_style()

    @property
    def line(self) -> str:
        """A summary of the results in the drill shown."""
        return self.drill.line

    @property
    def drill(self) -> Drill:
        """The drill shown."""
        return self.bids if self._stack.currentWidget() is self.bids else self.melds

    def enter(self) -> None:
        """Ask about a hand, the first time of the game in the settings."""
        for drill, box in self._games.items():
            if not drill.preset and self._settings().preset in drill.presets:
                box.setCurrentIndex(drill.presets.index(self._settings().preset))
        self.show_drill(self.drill)

    def show_drill(self, drill: Drill) -> None:
        """Show one of the drills."""
        self._stack.setCurrentWidget(drill)
        self._exclusive.choose(self._chips[drill])
        for each, box in self._games.items():
            box.setVisible(each is drill)
        self._begin(drill)
        self.setFocusProxy(drill)
        self.line_changed.emit()

    def choose_game(self, preset: str) -> None:
        """Ask about hands of another game."""
        self._games[self.drill].setCurrentIndex(self.drill.presets.index(preset))

    def restyle(self) -> None:
        """Fit the hands to the page at the new scale."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the hands to the size of the page."""
        super().resizeEvent(event)
        self._fit()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        room = QSize(self.width(), self.height() - round(_HEADER_HEIGHT * self.ui))
        for drill in self._chips:
            drill.fit(room)

    def _begin(self, drill: Drill) -> None:
        if drill is self.drill and not self._games[drill].isHidden():
            drill.begin(drill.presets[self._games[drill].currentIndex()])
