"""The panels over the table: how they are made, styled, placed, and guarded while they open."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, Signal

from pinochle_qt.ui.controls.boxes import discard
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.panels.press_guard import PressGuard
from pinochle_qt.ui.panels.show.log_story import LogStory
from pinochle_qt.ui.presenter.panel_declaration import Declare, Declared
from pinochle_qt.words import text
from pinochle_qt.words.menus import Menu

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.panels.ask.bid import BidPanel
    from pinochle_qt.ui.panels.ask.claim import ClaimPanel
    from pinochle_qt.ui.panels.ask.continue_panel import ContinuePanel
    from pinochle_qt.ui.panels.ask.decide import DecidePanel
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
    from pinochle_qt.ui.presenter.panel_places import PanelPlaces
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

RESULTS: Final = ("score", "match_end")
"""The panels with results; a score sheet covers the end of the match."""
_RESULT_MIN_S: Final = 0.8
"""The minimum number of seconds for which the end of a deal or a match is shown: what follows cannot be undone."""


class PanelSet(QObject):
    """The panels over the table, each made when it is first needed: the first frame needs hardly any.

    Signals:
        chosen: the action with which a panel answers a question.
        refused: a press on a button that cannot be used yet.
        rows_wanted: the player wants to see the list of melds.
        suit_highlighted: the suit that a panel is about to answer with, or None.
        odds_toggled: the player wants to show or hide the odds of bids.
        put_away: the player has closed a panel that had the focus.
        taken_over: the player who was called has come to the screen.
        rematch_requested: the same people want another match.
        practice_left: practice is over, and the waiting game should go on.
        match_end_finished: everything about the end of the match has appeared.
        match_end_closed: the end of the match is no longer shown.
        picture_requested: the player wants to save the end of the match: a picture, and who won.
        save_sheet_requested: the player wants the score sheet in a file.
        copy_sheet_requested: the player wants the score sheet as text.
        meaning_requested: the `ViewedEvent` whose meaning the player wants to know.
        why_asked: the player wants to read the whole reason of a hint.
    """

    chosen = Signal(object)
    refused = Signal()
    rows_wanted = Signal()
    suit_highlighted = Signal(object)
    odds_toggled = Signal()
    put_away = Signal()
    taken_over = Signal()
    rematch_requested = Signal()
    practice_left = Signal()
    match_end_finished = Signal()
    match_end_closed = Signal()
    picture_requested = Signal(object, str)
    save_sheet_requested = Signal()
    copy_sheet_requested = Signal()
    meaning_requested = Signal(object)
    why_asked = Signal()

    def __init__(
        self,
        places: PanelPlaces,
        choice: CardChoice,
        event_player: EventPlayer,
        art: DeckArt,
        layout: Callable[[], Layout],
        trigger_of: Callable[[Phrase], Callable[[], None]],
        home: QWidget,
        clock: Clock,
    ) -> None:
        """Make no panel yet; `home` is the widget that will hold them all, `layout` returns the current layout.

        `trigger_of` returns what triggers a command. Panels that have just opened use the clock to ignore presses that
        were not meant for them.
        """
        super().__init__(home)
        self._places = places
        self._choice = choice
        self._event_player = event_player
        self._art = art
        self._layout = layout
        self._trigger_of = trigger_of
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

    def follow_settings(self, settings: Settings) -> None:
        """Show or hide the odds of bids."""
        self._wants_odds = settings.odds
        if "bid" in self.made:
            self.bid.want_odds(wanted=settings.odds)
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

    # ---- the panels ----------------------------------------------------------------------------------------------

    @Declare(asks=True)
    def bid(self) -> BidPanel:
        """Make the panel that asks for bids."""
        from pinochle_qt.ui.panels.ask.bid import BidPanel

        bid = BidPanel(self._home)
        bid.suit_highlighted.connect(self.suit_highlighted)
        bid.odds_toggled.connect(self.odds_toggled)
        bid.want_odds(wanted=self._wants_odds)
        return bid

    @Declare(asks=True)
    def trump(self) -> TrumpPanel:
        """Make the panel that asks for the trump suit."""
        from pinochle_qt.ui.panels.ask.trump import TrumpPanel

        trump = TrumpPanel(self._home)
        trump.suit_highlighted.connect(self.suit_highlighted)
        return trump

    @Declare(asks=True)
    def passing(self) -> PassPanel:
        """Make the panel that asks which cards to give away."""
        from pinochle_qt.ui.panels.ask.passing import PassPanel

        passing = PassPanel(self._home)
        passing.cleared.connect(self._choice.clear)
        passing.refused.connect(self.refused)
        self._choice.selection_changed.connect(passing.set_selection)
        return passing

    @Declare(asks=True)
    def mat(self) -> MeldMat:
        """Make the mat on which melds are laid out."""
        from pinochle_qt.ui.panels.ask.meld_mat import MeldMat

        return MeldMat(self._home)

    @Declare(asks=True)
    def melds(self) -> MeldList:
        """Make the panel that asks for melds."""
        from pinochle_qt.ui.panels.ask.meld import MeldList

        melds = MeldList(self._home)
        melds.cards_picked.connect(self._choice.lay_out)
        melds.cleared.connect(self._choice.clear)
        melds.refused.connect(self.refused)
        melds.rows_wanted.connect(self.rows_wanted)
        return melds

    @Declare(asks=True)
    def decide(self) -> DecidePanel:
        """Make the panel for every question with only a few choices."""
        from pinochle_qt.ui.panels.ask.decide import DecidePanel

        return DecidePanel(self._art, self._home)

    @Declare(asks=True)
    def kitty(self) -> KittyPanel:
        """Make the panel that asks who gets which card of the kitty."""
        from pinochle_qt.ui.panels.ask.kitty import KittyPanel

        return KittyPanel(self._art, self._home)

    @Declare(asks=True)
    def claim(self) -> ClaimPanel:
        """Make the panel that lets the player declare out."""
        from pinochle_qt.ui.panels.ask.claim import ClaimPanel

        claim = ClaimPanel(self._home)
        claim.asked_again.connect(partial(self.guard, "claim"))
        return claim

    @Declare()
    def go_on(self) -> ContinuePanel:
        """Make the panel that lets the game go on after everyone's melds have been seen."""
        from pinochle_qt.ui.panels.ask.continue_panel import ContinuePanel

        go_on = ContinuePanel(self._home)
        go_on.continued.connect(self._event_player.go_on)
        return go_on

    @cached_property
    def hint(self) -> HintPanel:
        """The panel that says what a good player would do; it has no place of its own."""
        from pinochle_qt.ui.panels.show.hint import HintPanel

        hint = HintPanel(self._home)
        hint.why_asked.connect(self.why_asked)
        return hint

    @Declare(guarded_s=_RESULT_MIN_S, excludes=("trick",))
    def score(self) -> ScorePanel:
        """Make the panel with the result of a deal, and with the score sheet of the match."""
        from pinochle_qt.ui.panels.show.score import ScorePanel

        score = ScorePanel(self._home)
        score.next_deal_requested.connect(self._trigger_of(Menu.NEXT_DEAL))
        score.review_requested.connect(self._trigger_of(Menu.LOOK_BACK))
        score.proof_requested.connect(self._trigger_of(Menu.FAIR_PLAY))
        score.save_requested.connect(self.save_sheet_requested)
        score.copy_requested.connect(self.copy_sheet_requested)
        score.closed.connect(self.put_away)
        return score

    @Declare(guarded_s=_RESULT_MIN_S)
    def match_end(self) -> MatchEndPanel:
        """Make the panel that shows who won the match."""
        from pinochle_qt.ui.panels.show.match_end import MatchEndPanel

        match_end = MatchEndPanel(self._art, self._home)
        match_end.rematch_requested.connect(self.rematch_requested)
        match_end.next_board_requested.connect(self._trigger_of(Menu.NEXT_DEAL))
        match_end.practice_left.connect(self.practice_left)
        match_end.new_game_requested.connect(self._trigger_of(Menu.NEW))
        match_end.review_requested.connect(self._trigger_of(Menu.LOOK_BACK))
        match_end.picture_requested.connect(self.picture_requested)
        match_end.finished.connect(self.match_end_finished)
        match_end.closed.connect(self.match_end_closed)
        match_end.resized.connect(partial(self.put, "match_end"))
        return match_end

    @Declare()
    def last_trick(self) -> LastTrickPanel:
        """Make the panel that shows the last trick."""
        from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel

        return LastTrickPanel(self._art, self._home)

    @Declare()
    def trick(self) -> TrickPanel:
        """Make the panel that shows the last trick enlarged, as it lay on the table."""
        from pinochle_qt.ui.panels.show.large_trick import TrickPanel

        trick = TrickPanel(self._art, self._layout, self._home)
        trick.closed.connect(self.put_away)
        return trick

    @Declare()
    def meld_sum(self) -> MeldSum:
        """Make the panel that adds up the melds of partners, and what each side has taken."""
        from pinochle_qt.ui.panels.show.meld_sum import MeldSum

        return MeldSum(self._home)

    @Declare(in_column=True, excludes=("hand_list",), takes_focus=False)
    def log(self) -> LogPanel:
        """Make the panel that lists what has happened."""
        from pinochle_qt.ui.panels.show.log import LogPanel

        log = LogPanel(self._home)
        self.story.write_into(log)
        log.closed.connect(self.put_away)
        log.meaning_requested.connect(self.meaning_requested)
        return log

    @Declare(in_column=True)
    def hand_list(self) -> HandList:
        """Make the panel that lists the player's hand as text."""
        from pinochle_qt.ui.panels.show.hand_list import HandList

        hand_list = HandList(self._choice, self._home)
        hand_list.card_chosen.connect(self._try_card)
        hand_list.closed.connect(self.put_away)
        return hand_list

    @Declare()
    def curtain(self) -> Curtain:
        """Make the curtain that covers the table while players change places."""
        from pinochle_qt.ui.panels.show.curtain import Curtain

        curtain = Curtain(self._home)
        curtain.taken_over.connect(self.taken_over)
        return curtain

    # ---- for all of them -----------------------------------------------------------------------------------------

    def register(self, declared: Declared[Any], made: Panel) -> None:
        """Place a panel that was just made."""
        name = declared.name
        self.made[name] = made
        self._guards[name] = PressGuard(made, self._clock, declared.traits.guarded_s)
        self._put(made, self._place_name(name))
        if declared.traits.asks:
            made.chosen.connect(self.chosen)

    def named(self, name: str) -> Panel:
        """Return the panel with that name, which is made if need be."""
        return cast("Panel", getattr(self, name))

    def discard(self) -> None:
        """Remove every panel; each is made again when it is next needed."""
        self.story.write_into(None)
        hint = [self.__dict__.pop("hint")] if self.has_hint else []
        for made in (*self.made.values(), *hint):
            discard(made)
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
        """Show a panel, never together with an excluded one; if `guarded`, it ignores presses while it opens."""
        opened, traits = self.named(name), DECLARED[name].traits
        for other, declared in DECLARED.items():
            if other in traits.excludes or name in declared.traits.excludes:
                self.hide(other)
        if guarded:
            self.guard(name)
        opened.open(Tempo(Speed.INSTANT) if traits.in_column else self.tempo)

    def guard(self, name: str) -> None:
        """Make a panel ignore presses that come while it opens."""
        self._guards[name].begin()

    def lets_through(self, name: str) -> bool:
        """Record a press on a panel, and return whether it counts."""
        return self._guards[name].lets_through()

    def put(self, *names: str) -> None:
        """Move panels to their places in the present layout."""
        for name in names:
            self._put(self.named(name), self._place_name(name))

    def put_column(self) -> None:
        """Make log and hand list give way to the panels that ask now, or lie above them, as some are transparent."""
        for name, column in self.made.items():
            if not DECLARED[name].traits.in_column:
                continue
            self.put(name)
            for each in self.asking():
                each.stackUnder(column)
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

        At the end of the match, the sheet takes the whole table: the panel below it would otherwise stick out.
        """
        if DECLARED[name].traits.in_column:
            return "column"
        if name == "bid" and self.bid.shows_odds:
            return "odds"
        if name == "meld_sum" and not self._places.names_sums:
            return "brief_sums"
        if name == "match_end" and self.match_end.is_whole:
            return "whole_match_end"
        if name == "score" and self.score.can_close:
            whole = "whole_sheet" if self.is_shown("match_end") else "sheet"
            return whole if self.score.has_results else "first_sheet"
        return name

    def _asking_names(self) -> list[str]:
        return [name for name in self.made if name in ASKING and self.is_shown(name)]

    def _try_card(self, token: Token) -> None:
        """Treat a card chosen in the list like a click on that card; nothing unseen is answered."""
        is_seen = self._event_player.is_all_seen
        self._event_player.finish()
        if is_seen or not self._choice.is_to_play:
            self._choice.activate(token, double=True)


DECLARED: Final[dict[str, Declared[Panel]]] = {
    name: each for name, each in vars(PanelSet).items() if isinstance(each, Declared)
}
"""The declarations of all panels, by name."""
ASKING: Final = frozenset(name for name, each in DECLARED.items() if each.traits.asks)
"""The panels that ask a question."""
