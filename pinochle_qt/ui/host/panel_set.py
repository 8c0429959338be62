"""The panels over the table: how they are made, styled, placed, and guarded while they open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.draw.theme import Tempo
from pinochle_qt.ui.host.panel_places import COLUMN
from pinochle_qt.ui.panels.press_guard import PressGuard
from pinochle_qt.ui.panels.show.log_story import LogStory
from pinochle_qt.ui.table.input.press_timing import QUIET
from pinochle_qt.ui.words import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.draw.card_faces import DeckArt
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
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

AnyPanel = TypeVar("AnyPanel", bound="Panel")

ASKING: Final = frozenset({"bid", "trump", "passing", "mat", "melds", "decide", "kitty", "claim"})
"""The panels that ask a question."""
RESULTS: Final = ("score", "match_end")
"""The panels with results; a score sheet covers the end of the match."""
_RESULT_MIN_S: Final = 0.8
"""The minimum number of seconds for which the end of a deal or a match is shown: what follows cannot be undone."""


class PanelSet(QObject):
    """The panels over the table, each made when it is first needed: the first frame needs hardly any.

    Signals:
        chosen: the action with which a panel answers a question.
        refused: a press on a button that cannot be used yet.
        suit_highlighted: the suit that a panel is about to answer with, or None.
        odds_toggled: the player wants to show or hide the odds of bids.
        put_away: the player has closed a panel that had the focus.
        taken_over: the player who was called has come to the screen.
        next_deal_requested: the player has read the score of a deal.
        rematch_requested: the same people want another match.
        practice_left: practice is over, and the waiting game should go on.
        new_game_requested: the player wants another match.
        picture_requested: the player wants to save the end of the match: a picture, and who won.
        save_sheet_requested: the player wants the score sheet in a file.
        copy_sheet_requested: the player wants the score sheet as text.
        review_requested: the player wants to look back at the deal.
        meaning_requested: the `ViewedEvent` whose meaning the player wants to know.
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
    meaning_requested = Signal(object)

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
        """Make no panel yet; `home` is the widget that will hold them all, `layout` returns the current layout.

        Panels that have just opened use the clock to ignore presses that were not meant for them.
        """
        super().__init__(home)
        self._places = places
        self._choice = choice
        self._event_player = event_player
        self._art = art
        self._layout = layout
        self._home = home
        self._clock = clock
        self._guards: dict[str, PressGuard] = {}
        self.made: dict[str, Panel] = {}
        """The panels made so far, by name; the hint is not among them, as it has no place of its own."""
        self._wants_odds = False
        self.tempo = Tempo()
        self.people: tuple[str, ...] = ()
        """The names of everybody at the table."""
        self.story = LogStory()

    def want_odds(self, *, wanted: bool) -> None:
        """Show or hide the odds of bids."""
        self._wants_odds = wanted
        if "bid" in self.made:
            self.bid.want_odds(wanted=wanted)
            self.put("bid")

    def refresh_pictures(self) -> None:
        """Repaint cards, because sharper pictures of them are available."""
        for name in ("last_trick", "trick", "match_end"):
            if name in self.made:
                self.made[name].update()

    def show_tray(self, wanted: bool, over: bool) -> None:
        """Make the panel that asks for cards show whether a suitable card is being dragged, and is over the panel."""
        if "passing" in self.made:
            self.passing.set_tray(wanted, over)

    @cached_property
    def bid(self) -> BidPanel:
        """The panel that asks for bids."""
        from pinochle_qt.ui.panels.ask.bid import BidPanel

        panel = self._register("bid", BidPanel(self._home))
        panel.suit_highlighted.connect(self.suit_highlighted)
        panel.odds_toggled.connect(self.odds_toggled)
        panel.want_odds(wanted=self._wants_odds)
        return panel

    @cached_property
    def trump(self) -> TrumpPanel:
        """The panel that asks for the trump suit."""
        from pinochle_qt.ui.panels.ask.trump import TrumpPanel

        panel = self._register("trump", TrumpPanel(self._home))
        panel.suit_highlighted.connect(self.suit_highlighted)
        return panel

    @cached_property
    def passing(self) -> PassPanel:
        """The panel that asks which cards to give away."""
        from pinochle_qt.ui.panels.ask.passing import PassPanel

        panel = self._register("passing", PassPanel(self._home))
        panel.cleared.connect(self._choice.clear)
        panel.refused.connect(self.refused)
        self._choice.selection_changed.connect(panel.set_selection)
        return panel

    @cached_property
    def mat(self) -> MeldMat:
        """The mat on which melds are laid out."""
        from pinochle_qt.ui.panels.ask.meld_mat import MeldMat

        return self._register("mat", MeldMat(self._home))

    @cached_property
    def melds(self) -> MeldList:
        """The panel that asks for melds."""
        from pinochle_qt.ui.panels.ask.meld import MeldList

        panel = self._register("melds", MeldList(self._home))
        panel.cards_picked.connect(self._choice.lay_out)
        panel.cleared.connect(self._choice.clear)
        panel.refused.connect(self.refused)
        return panel

    @cached_property
    def decide(self) -> DecidePanel:
        """The panel for every question with only a few choices."""
        from pinochle_qt.ui.panels.ask.decide import DecidePanel

        return self._register("decide", DecidePanel(self._home))

    @cached_property
    def kitty(self) -> KittyPanel:
        """The panel that asks who gets which card of the kitty."""
        from pinochle_qt.ui.panels.ask.kitty import KittyPanel

        return self._register("kitty", KittyPanel(self._home))

    @cached_property
    def claim(self) -> ClaimPanel:
        """The panel that lets the player declare out."""
        from pinochle_qt.ui.panels.ask.claim import ClaimPanel

        panel = self._register("claim", ClaimPanel(self._home))
        panel.asked_again.connect(self._guards["claim"].begin)
        return panel

    @cached_property
    def go_on(self) -> ContinuePanel:
        """The panel that lets the game go on after everyone's melds have been seen."""
        from pinochle_qt.ui.panels.ask.go_on import ContinuePanel

        panel = self._register("go_on", ContinuePanel(self._home))
        panel.continued.connect(self._event_player.go_on)
        return panel

    @cached_property
    def hint(self) -> HintPanel:
        """The panel that says what a good player would do."""
        from pinochle_qt.ui.panels.show.hint import HintPanel

        return HintPanel(self._home)

    @cached_property
    def score(self) -> ScorePanel:
        """The panel with the result of a deal, and with the score sheet of the match."""
        from pinochle_qt.ui.panels.show.score import ScorePanel

        panel = self._register("score", ScorePanel(self._home))
        panel.next_deal_requested.connect(self.next_deal_requested)
        panel.review_requested.connect(self.review_requested)
        panel.save_requested.connect(self.save_sheet_requested)
        panel.copy_requested.connect(self.copy_sheet_requested)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def match_end(self) -> MatchEndPanel:
        """The panel that shows who won the match."""
        from pinochle_qt.ui.panels.show.match_end import MatchEndPanel

        panel = self._register("match_end", MatchEndPanel(self._art, self._home))
        panel.rematch_requested.connect(self.rematch_requested)
        panel.practice_left.connect(self.practice_left)
        panel.new_game_requested.connect(self.new_game_requested)
        panel.review_requested.connect(self.review_requested)
        panel.picture_requested.connect(self.picture_requested)
        return panel

    @cached_property
    def last_trick(self) -> LastTrickPanel:
        """The panel that shows the last trick."""
        from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel

        return self._register("last_trick", LastTrickPanel(self._art, self._home))

    @cached_property
    def trick(self) -> TrickPanel:
        """The panel that shows the last trick enlarged, as it lay on the table."""
        from pinochle_qt.ui.panels.show.large_trick import TrickPanel

        panel = self._register("trick", TrickPanel(self._art, self._layout, self._home))
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def meld_sum(self) -> MeldSum:
        """The panel that adds up the melds of partners, and what each side has taken."""
        from pinochle_qt.ui.panels.show.meld_sum import MeldSum

        return self._register("meld_sum", MeldSum(self._home))

    @cached_property
    def log(self) -> LogPanel:
        """The panel that lists what has happened."""
        from pinochle_qt.ui.panels.show.log import LogPanel

        panel = self._register("log", LogPanel(self._home))
        self.story.write_into(panel)
        panel.closed.connect(self.put_away)
        panel.meaning_requested.connect(self.meaning_requested)
        return panel

    @cached_property
    def hand_list(self) -> HandList:
        """The panel that lists the player's hand as text."""
        from pinochle_qt.ui.panels.show.hand_list import HandList

        panel = self._register("hand_list", HandList(self._choice, self._home))
        panel.card_chosen.connect(self._try_card)
        panel.closed.connect(self.put_away)
        return panel

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain that covers the table while players change places."""
        from pinochle_qt.ui.panels.show.curtain import Curtain

        panel = self._register("curtain", Curtain(self._home))
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
        """Whether the hint panel has been made."""
        return "hint" in self.__dict__

    def is_shown(self, name: str) -> bool:
        """Return whether a panel is shown."""
        return name in self.made and not self.made[name].isHidden()

    def hide(self, name: str) -> None:
        """Hide a panel, if it has been made."""
        if name in self.made:
            self.made[name].hide()

    def asking(self) -> list[Panel]:
        """Return the visible panels that ask a question."""
        return [self.made[name] for name in self._asking_names()]

    def open(self, name: str, *, guarded: bool = False) -> None:
        """Show a panel that has been made; if `guarded`, it ignores presses that come while it opens."""
        if guarded:
            self.guard(name)
        self.made[name].open(self.tempo)

    def guard(self, name: str) -> None:
        """Make a panel ignore presses that come while it opens."""
        self._guards[name].begin()

    def lets_through(self, name: str) -> bool:
        """Record a press on a panel, and return whether it counts."""
        return self._guards[name].lets_through()

    def put(self, *names: str) -> None:
        """Move panels that have been made to their places in the present layout."""
        for name in names:
            self._put(self.made[name], self._place_name(name))

    def put_column(self) -> None:
        """Make log and hand list give way to the panels that ask now, or lie above them, as some are transparent."""
        for name in COLUMN & self.made.keys():
            column = self.made[name]
            self.put(name)
            for panel in self.asking():
                panel.stackUnder(column)
            column.follow_with_shadow()

    def names(self, observation: Observation) -> tuple[str, ...]:
        """Return the names of the players by seat."""
        return text.seat_names(observation.seated, self.people)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _put(self, panel: Panel, place: str) -> None:
        """Move a panel to the place with that name in the present layout."""
        box = self._places.of(place, self._asking_names())
        if box is not None:
            panel.place(box)

    def _place_name(self, name: str) -> str:
        """Return the name of a panel's place in the layout: a score sheet may be larger than the score of a deal.

        At the end of the match, the sheet takes the place of the panel below it, which would otherwise stick out.
        """
        if name == "bid" and self.bid.shows_odds:
            return "odds"
        if name == "meld_sum" and not self._places.names_sums:
            return "brief_sums"
        if name == "score" and self.score.can_close:
            return "match_end" if self.is_shown("match_end") else "sheet"
        return name

    def _asking_names(self) -> list[str]:
        return [name for name in self.made if name in ASKING and self.is_shown(name)]

    def _try_card(self, token: Token) -> None:
        """Treat a card chosen in the list like a click on that card; nothing unseen is answered."""
        is_seen = self._event_player.is_all_seen
        self._event_player.finish()
        if is_seen or not self._choice.is_to_play:
            self._choice.activate(token, double=True)

    def _register(self, name: str, panel: AnyPanel) -> AnyPanel:
        """Place a panel that was just made."""
        self.made[name] = panel
        self._guards[name] = PressGuard(panel, self._clock, _RESULT_MIN_S if name in RESULTS else QUIET)
        self._put(panel, name)
        if name in ASKING:
            panel.chosen.connect(self.chosen)
        return panel
