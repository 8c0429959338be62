"""The panels over the table: made, dressed, put in their places, and guarded while they open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Tempo
from pinochle_qt.ui.host.panel_places import COLUMN
from pinochle_qt.ui.panels.press_guard import QUIET, PressGuard
from pinochle_qt.ui.panels.show.log_story import LogStory
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.draw.card_faces import DeckArt
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.host.panel_places import PanelPlaces
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
    from pinochle_qt.ui.panels.show.match_end import MatchEndPanel
    from pinochle_qt.ui.panels.show.meld_sum import MeldSum
    from pinochle_qt.ui.panels.show.score import ScorePanel
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

AnyPanel = TypeVar("AnyPanel", bound="Panel")

ASKING: Final = frozenset({"bid", "trump", "passing", "mat", "melds", "decide", "kitty", "claim"})
"""The panels that answer a question."""
RESULTS: Final = ("score", "match_end")
"""The panels with results; a sheet of scores covers the end of the match."""
_RESULT_STANDS: Final = 0.8
"""How many seconds the end of a deal or a match is in sight at least: what follows it cannot be taken back."""


class PanelSet(QObject):
    """The panels over the table, each made when it is first needed: the first frame needs hardly any.

    Signals:
        chosen: the action that a panel answers a question with.
        refused: a press on a button that cannot be used yet.
        suit_highlighted: the suit that a panel is about to answer with, or None.
        odds_toggled: the person wants the odds of bids in sight, or not anymore.
        put_away: the person has closed a panel, which had the keys.
        taken_over: the person who was called has come to the screen.
        next_deal_requested: the person has read the score of a deal.
        rematch_requested: the same people want another match.
        practice_left: practice is over, and the game that waits is to go on.
        new_game_requested: the person wants another match.
        picture_requested: the person wants to keep the end of the match, a picture with who won.
        save_sheet_requested: the person wants the score sheet in a file.
        copy_sheet_requested: the person wants the score sheet as text.
        review_requested: the person wants to look back at the deal.
        deed_asked: the `ViewedEvent` of which the person wants to know what it told.
    """

    chosen = Signal(object)
    refused = Signal()
    suit_highlighted = Signal(object)
    odds_toggled = Signal()
    put_away = Signal()
    taken_over = Signal()
    next_deal_requested = Signal()
    rematch_requested = Signal()
    practice_left = Signal()
    new_game_requested = Signal()
    picture_requested = Signal(object, str)
    save_sheet_requested = Signal()
    copy_sheet_requested = Signal()
    review_requested = Signal()
    deed_asked = Signal(object)

    def __init__(
        self,
        places: PanelPlaces,
        choice: CardChoice,
        event_player: EventPlayer,
        art: DeckArt,
        layout: Callable[[], Layout],
        home: QWidget,
        clock: Clock,
    ) -> None:
        """Make no panel yet; `home` is the widget that is to hold them all, `layout` returns the layout in force.

        By the clock panels that have just opened hold off presses that were not meant for them.
        """
        super().__init__(home)
        self._places = places
        self._choice = choice
        self._event_player = event_player
        self._art = art
        self._layout = layout
        self._home = home
        self._clock = clock
        self._theme: tuple[Theme, float] = tokens.FELT, 1.0
        self._guards: dict[str, PressGuard] = {}
        self.made: dict[str, Panel] = {}
        """The panels that there are already, by their names; the hint has none, since no place is its own."""
        self._wants_odds = False
        self.tempo = Tempo()
        self.people: tuple[str, ...] = ()
        """The names of everybody at the table."""
        self.story = LogStory()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Dress every panel."""
        self._theme = theme, ui
        for panel in self.made.values():
            panel.apply_theme(theme, ui)
        if self.has_hint:
            self.hint.apply_theme(theme, ui)

    def want_odds(self, *, wanted: bool) -> None:
        """Unfold the odds of bids, or fold them away."""
        self._wants_odds = wanted
        if "bid" in self.made:
            self.bid.want_odds(wanted=wanted)
            self.put("bid")

    def refresh_pictures(self) -> None:
        """Paint cards again, since sharper pictures of them are there."""
        for name in ("last_trick", "trick", "match_end"):
            if name in self.made:
                self.made[name].update()

    def show_tray(self, wanted: bool, over: bool) -> None:
        """Let the panel that asks for cards show whether one is held that it would take, and whether it is over it."""
        if "passing" in self.made:
            self.passing.be_tray(wanted, over)

    @cached_property
    def bid(self) -> BidPanel:
        """Asks for bids."""
        from pinochle_qt.ui.panels.ask.bid import BidPanel

        panel = self._taken_in("bid", BidPanel(self._home))
        panel.suit_highlighted.connect(self.suit_highlighted)
        panel.odds_toggled.connect(self.odds_toggled)
        panel.want_odds(wanted=self._wants_odds)
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
        panel.cleared.connect(self._choice.clear)
        panel.refused.connect(self.refused)
        self._choice.selection_changed.connect(panel.set_selection)
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
        panel.cards_picked.connect(self._choice.lay_out)
        panel.cleared.connect(self._choice.clear)
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
        panel.continued.connect(self._event_player.go_on)
        return panel

    @cached_property
    def hint(self) -> HintPanel:
        """Says what a good player would do."""
        from pinochle_qt.ui.panels.show.hint import HintPanel

        panel = HintPanel(self._home)
        panel.apply_theme(*self._theme)
        return panel

    @cached_property
    def score(self) -> ScorePanel:
        """Shows the result of a deal, and the sheet of the match."""
        from pinochle_qt.ui.panels.show.score import ScorePanel

        panel = self._taken_in("score", ScorePanel(self._home))
        panel.next_deal_requested.connect(self.next_deal_requested)
        panel.review_requested.connect(self.review_requested)
        panel.save_requested.connect(self.save_sheet_requested)
        panel.copy_requested.connect(self.copy_sheet_requested)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def match_end(self) -> MatchEndPanel:
        """Shows who won the match."""
        from pinochle_qt.ui.panels.show.match_end import MatchEndPanel

        panel = self._taken_in("match_end", MatchEndPanel(self._art, self._home))
        panel.rematch_requested.connect(self.rematch_requested)
        panel.practice_left.connect(self.practice_left)
        panel.new_game_requested.connect(self.new_game_requested)
        panel.review_requested.connect(self.review_requested)
        panel.picture_requested.connect(self.picture_requested)
        return panel

    @cached_property
    def last_trick(self) -> LastTrickPanel:
        """Shows the last trick."""
        from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel

        return self._taken_in("last_trick", LastTrickPanel(self._art, self._home))

    @cached_property
    def trick(self) -> TrickPanel:
        """Shows the last trick large, as it lay."""
        from pinochle_qt.ui.panels.show.large_trick import TrickPanel

        panel = self._taken_in("trick", TrickPanel(self._art, self._layout, self._home))
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
        panel.deed_asked.connect(self.deed_asked)
        return panel

    @cached_property
    def hand_list(self) -> HandList:
        """Lists the own hand in words."""
        from pinochle_qt.ui.panels.show.hand_list import HandList

        panel = self._taken_in("hand_list", HandList(self._choice, self._home))
        panel.card_chosen.connect(self._try_card)
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

    def discard(self) -> None:
        """Remove every panel; each is made again when it is next needed."""
        self.story.write_into(None)
        for name, panel in {**self.made, "hint": self.__dict__.get("hint")}.items():
            if panel is not None:
                panel.hide()
                panel.deleteLater()
                del self.__dict__[name]
        self.made.clear()
        self._guards.clear()

    @property
    def has_hint(self) -> bool:
        """Whether there is a panel for hints."""
        return "hint" in self.__dict__

    def is_shown(self, name: str) -> bool:
        """Return whether a panel is in sight."""
        return name in self.made and not self.made[name].isHidden()

    def hide(self, name: str) -> None:
        """Put a panel away, if there is one."""
        if name in self.made:
            self.made[name].hide()

    def asking(self) -> list[Panel]:
        """Return the panels in sight that answer a question."""
        return [self.made[name] for name in self._names_asking()]

    def open(self, name: str, *, guarded: bool = False) -> None:
        """Show a panel that has been made; `guarded` it holds off the presses that come while it opens."""
        if guarded:
            self.guard(name)
        self.made[name].open(self.tempo)

    def guard(self, name: str) -> None:
        """Hold off the presses that come while a panel opens."""
        self._guards[name].begin()

    def lets_through(self, name: str) -> bool:
        """Take note of a press that a panel answers to, and return whether it counts."""
        return self._guards[name].lets_through()

    def put(self, *names: str) -> None:
        """Put panels that have been made where the present layout has their places."""
        for name in names:
            self._put(self.made[name], self._place_name(name))

    def put_column(self) -> None:
        """Let log and list make room for the panels that ask something now, or lie over them: some are transparent."""
        for name in COLUMN & self.made.keys():
            column = self.made[name]
            self.put(name)
            for panel in self.asking():
                panel.stackUnder(column)
            column.follow_with_shadow()

    def names(self, observation: Observation) -> tuple[str, ...]:
        """Return who sits where."""
        return text.seat_names(observation.seated, self.people)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _put(self, panel: Panel, place: str) -> None:
        """Put a panel where the present layout has the place of that name."""
        box = self._places.of(place, self._names_asking())
        if box is not None:
            panel.place(box)

    def _place_name(self, name: str) -> str:
        """Return which place of the layout a panel takes: the sheet of a match may be larger than a deal's score.

        At the end of the match it takes the place of that, which would look out from under it.
        """
        if name == "bid" and self.bid.shows_odds:
            return "odds"
        if name == "meld_sum" and not self._places.names_sums:
            return "brief_sums"
        if name == "score" and self.score.can_close:
            return "match_end" if self.is_shown("match_end") else "sheet"
        return name

    def _names_asking(self) -> list[str]:
        return [name for name in self.made if name in ASKING and self.is_shown(name)]

    def _try_card(self, token: Token) -> None:
        """Do with a card of the list what a click on it does, once nothing moves anymore."""
        self._event_player.finish()
        self._choice.activate(token, double=True)

    def _taken_in(self, name: str, panel: AnyPanel) -> AnyPanel:
        """Dress and place a panel that was made just now."""
        self.made[name] = panel
        self._guards[name] = PressGuard(panel, self._clock, _RESULT_STANDS if name in RESULTS else QUIET)
        panel.apply_theme(*self._theme)
        self._put(panel, name)
        if name in ASKING:
            panel.chosen.connect(self.chosen)
        return panel
