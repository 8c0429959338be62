"""Makes the panels over the table, dresses them, puts them in their places and guards them while they open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.host.panel_places import PanelPlaces
from pinochle_qt.ui.panels.press_guard import QUIET, PressGuard
from pinochle_qt.ui.panels.show.log_story import LogStory

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.panels.ask.bid import BidPanel
    from pinochle_qt.ui.panels.ask.claim import ClaimPanel
    from pinochle_qt.ui.panels.ask.decide import DecidePanel
    from pinochle_qt.ui.panels.ask.go_on import ContinuePanel
    from pinochle_qt.ui.panels.ask.kitty import KittyPanel
    from pinochle_qt.ui.panels.ask.meld import MeldList
    from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
    from pinochle_qt.ui.panels.ask.passing import PassPanel
    from pinochle_qt.ui.panels.ask.trump import TrumpPanel
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.press_guard import Clock
    from pinochle_qt.ui.panels.show.curtain import Curtain
    from pinochle_qt.ui.panels.show.hand_list import HandList
    from pinochle_qt.ui.panels.show.hint import HintPanel
    from pinochle_qt.ui.panels.show.large_trick import TrickPanel
    from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel
    from pinochle_qt.ui.panels.show.log import LogPanel
    from pinochle_qt.ui.panels.show.meld_sum import MeldSum
    from pinochle_qt.ui.panels.show.score import ScorePanel
    from pinochle_qt.ui.table.input.view import TableView

AnyPanel = TypeVar("AnyPanel", bound="Panel")

ASKING: Final = frozenset({"bid", "trump", "passing", "mat", "melds", "decide", "kitty", "claim"})
"""The panels that answer a question."""
_SCORE_STANDS: Final = 0.8
"""How many seconds the score of a deal is in sight at least: what follows it cannot be taken back."""


class PanelSet(QObject):
    """The panels over the table, each made when it is first needed: the first frame needs hardly any.

    Signals:
        chosen: the action that a panel answers a question with.
        refused: a press on a button that cannot be used yet.
        suit_highlighted: the suit that a panel is about to answer with, or None.
        put_away: the person has closed a panel, which had the keys.
        taken_over: the person who was called has come to the screen.
        next_deal_requested: the person has read the score of a deal.
        new_game_requested: the person wants another match.
        review_requested: the person wants to look back at the deal.
    """

    chosen = Signal(object)
    refused = Signal()
    suit_highlighted = Signal(object)
    put_away = Signal()
    taken_over = Signal()
    next_deal_requested = Signal()
    new_game_requested = Signal()
    review_requested = Signal()

    def __init__(
        self, view: TableView, controller: MatchController, home: QWidget, clock: Clock, parent: QObject
    ) -> None:
        """Make the panels over the view; `home` is the widget that holds them all.

        By the clock panels that have just opened hold off presses that were not meant for them.
        """
        super().__init__(parent)
        self._view = view
        self._home = home
        self._clock = clock
        self._theme: tuple[Theme, float] | None = None
        self._made: dict[str, Panel] = {}
        self._guards: dict[str, PressGuard] = {}
        self._places = PanelPlaces(view, controller, home)
        self.story = LogStory()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Dress every panel."""
        self._theme = theme, ui
        for panel in self._made.values():
            panel.apply_theme(theme, ui)

    @cached_property
    def bid(self) -> BidPanel:
        """Asks for bids."""
        from pinochle_qt.ui.panels.ask.bid import BidPanel

        panel = self._taken_in("bid", BidPanel(self._home))
        panel.suit_highlighted.connect(self.suit_highlighted)
        return panel

    @cached_property
    def trump(self) -> TrumpPanel:
        """Asks for the trump suit."""
        from pinochle_qt.ui.panels.ask.trump import TrumpPanel

        panel = self._taken_in("trump", TrumpPanel(self._home))
        panel.suit_highlighted.connect(self.suit_highlighted)
        return panel

    @cached_property
    def passing(self) -> PassPanel:
        """Asks which cards to give away."""
        from pinochle_qt.ui.panels.ask.passing import PassPanel

        panel = self._taken_in("passing", PassPanel(self._home))
        panel.cleared.connect(self._view.choice.clear)
        panel.refused.connect(self.refused)
        self._view.choice.selection_changed.connect(panel.set_selection)
        self._view.tray_wanted.connect(panel.be_tray)
        return panel

    @cached_property
    def mat(self) -> MeldMat:
        """Where melds are laid out."""
        from pinochle_qt.ui.panels.ask.meld_mat import MeldMat

        return self._taken_in("mat", MeldMat(self._home))

    @cached_property
    def melds(self) -> MeldList:
        """Asks for melds."""
        from pinochle_qt.ui.panels.ask.meld import MeldList

        panel = self._taken_in("melds", MeldList(self._home))
        panel.cards_picked.connect(self._view.choice.lay_out)
        panel.cleared.connect(self._view.choice.clear)
        panel.refused.connect(self.refused)
        return panel

    @cached_property
    def decide(self) -> DecidePanel:
        """Asks for everything that is one of a few choices."""
        from pinochle_qt.ui.panels.ask.decide import DecidePanel

        return self._taken_in("decide", DecidePanel(self._home))

    @cached_property
    def kitty(self) -> KittyPanel:
        """Asks who gets which card of the kitty."""
        from pinochle_qt.ui.panels.ask.kitty import KittyPanel

        return self._taken_in("kitty", KittyPanel(self._home))

    @cached_property
    def claim(self) -> ClaimPanel:
        """Offers to declare oneself out."""
        from pinochle_qt.ui.panels.ask.claim import ClaimPanel

        panel = self._taken_in("claim", ClaimPanel(self._home))
        panel.asked_again.connect(self._guards["claim"].begin)
        return panel

    @cached_property
    def go_on(self) -> ContinuePanel:
        """Lets the game go on after the melds of all have been seen."""
        from pinochle_qt.ui.panels.ask.go_on import ContinuePanel

        panel = self._taken_in("go_on", ContinuePanel(self._home))
        panel.continued.connect(self._view.event_player.go_on)
        return panel

    @cached_property
    def hint(self) -> HintPanel:
        """Says what a good player would do."""
        from pinochle_qt.ui.panels.show.hint import HintPanel

        return HintPanel(self._home)

    @cached_property
    def score(self) -> ScorePanel:
        """Shows the result of a deal, and the sheet of the match."""
        from pinochle_qt.ui.panels.show.score import ScorePanel

        panel = self._taken_in("score", ScorePanel(self._home))
        panel.next_deal_requested.connect(self.next_deal_requested)
        panel.new_game_requested.connect(self.new_game_requested)
        panel.review_requested.connect(self.review_requested)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def last_trick(self) -> LastTrickPanel:
        """Shows the last trick."""
        from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel

        panel = self._taken_in("last_trick", LastTrickPanel(self._view.art, self._home))
        self._view.sharpening.sharpened.connect(panel.update)
        return panel

    @cached_property
    def trick(self) -> TrickPanel:
        """Shows the last trick large, as it lay."""
        from pinochle_qt.ui.panels.show.large_trick import TrickPanel

        panel = self._taken_in("trick", TrickPanel(self._view, self._home))
        self._view.sharpening.sharpened.connect(panel.update)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def meld_sum(self) -> MeldSum:
        """Adds up the melds of partners."""
        from pinochle_qt.ui.panels.show.meld_sum import MeldSum

        return self._taken_in("meld_sum", MeldSum(self._home))

    @cached_property
    def log(self) -> LogPanel:
        """Lists what has happened."""
        from pinochle_qt.ui.panels.show.log import LogPanel

        panel = self._taken_in("log", LogPanel(self._home))
        self.story.write_into(panel)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def hand_list(self) -> HandList:
        """Lists the own hand in words."""
        from pinochle_qt.ui.panels.show.hand_list import HandList

        panel = self._taken_in("hand_list", HandList(self._view, self._home))
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def curtain(self) -> Curtain:
        """Covers the table while people change places."""
        from pinochle_qt.ui.panels.show.curtain import Curtain

        panel = self._taken_in("curtain", Curtain(self._home))
        panel.taken_over.connect(self.taken_over)
        return panel

    # ---- for all of them -----------------------------------------------------------------------------------------

    def _discard(self) -> None:
        """Remove every panel; each is made again when it is next needed."""
        self.story.write_into(None)
        for name, panel in {**self._made, "hint": self.__dict__.get("hint")}.items():
            if panel is not None:
                panel.hide()
                panel.deleteLater()
                del self.__dict__[name]
        self._made.clear()
        self._guards.clear()

    def _guard(self, panel: Panel) -> None:
        """Hold off the presses that come while a panel opens."""
        next(guard for name, guard in self._guards.items() if self._made[name] is panel).begin()

    def _put(self, panel: Panel, place: str) -> None:
        """Put a panel where the present layout has the place of that name."""
        box = self._places.of(place, self._names_asking())
        if box is not None:
            panel.place(box)

    def _place_name(self, name: str) -> str:
        """Return which place of the layout a panel takes: the sheet of a match may be larger than a deal's score."""
        if name == "meld_sum" and not self._places.names_sums:
            return "brief_sums"
        return "sheet" if name == "score" and self.score.can_close else name

    def _asking(self) -> list[Panel]:
        """Return the panels in sight that answer a question."""
        return [self._made[name] for name in self._names_asking()]

    def _names_asking(self) -> list[str]:
        return [name for name, panel in self._made.items() if name in ASKING and not panel.isHidden()]

    def _taken_in(self, name: str, panel: AnyPanel) -> AnyPanel:
        """Dress and place a panel that was made just now."""
        self._made[name] = panel
        self._guards[name] = PressGuard(panel, self._clock, _SCORE_STANDS if name == "score" else QUIET)
        if self._theme is not None:
            panel.apply_theme(*self._theme)
        self._put(panel, name)
        if name in ASKING:
            panel.chosen.connect(self.chosen)
        return panel
