"""Decides which panel stands over the table, and carries words between panels and table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRect, Qt, Signal

from pinochle_qt.engine.actions import DeclareOut
from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.melds import best_melds, melded_cards
from pinochle_qt.ui import lines, text
from pinochle_qt.ui.news import News
from pinochle_qt.ui.opened import Opened
from pinochle_qt.ui.press_guard import QUIET, PressGuard
from pinochle_qt.ui.standing import adds_up, counts_are_open
from pinochle_qt.ui.table.card_choice import PICKING
from pinochle_qt.ui.table.layout_hint import hint_place
from pinochle_qt.ui.table.layout_panels import brief_sums, has_meld_sum, log_panel
from pinochle_qt.ui.table.taken import panel_box, panels_over, taken
from pinochle_qt.ui.theme import Speed, Tempo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.hand_list import HandList
    from pinochle_qt.ui.panels.bid_panel import BidPanel
    from pinochle_qt.ui.panels.claim_panel import ClaimPanel
    from pinochle_qt.ui.panels.continue_panel import ContinuePanel
    from pinochle_qt.ui.panels.curtain import Curtain
    from pinochle_qt.ui.panels.decide_panel import DecidePanel
    from pinochle_qt.ui.panels.hint_panel import HintPanel
    from pinochle_qt.ui.panels.kitty_panel import KittyPanel
    from pinochle_qt.ui.panels.last_trick import LastTrickPanel
    from pinochle_qt.ui.panels.log_panel import LogPanel
    from pinochle_qt.ui.panels.meld_mat import MeldMat
    from pinochle_qt.ui.panels.meld_panel import MeldList
    from pinochle_qt.ui.panels.meld_sum import MeldSum
    from pinochle_qt.ui.panels.notice import Notice
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.pass_panel import PassPanel
    from pinochle_qt.ui.panels.score_panel import ScorePanel
    from pinochle_qt.ui.panels.trick_panel import TrickPanel
    from pinochle_qt.ui.panels.trump_panel import TrumpPanel
    from pinochle_qt.ui.press_guard import Clock
    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.table.layout import Layout
    from pinochle_qt.ui.table.table_view import TableView
    from pinochle_qt.ui.theme import Theme

    AskingPanel: TypeAlias = BidPanel | TrumpPanel | PassPanel | MeldMat | MeldList | DecidePanel | KittyPanel

AnyPanel = TypeVar("AnyPanel", bound="Panel")

_ASKING: Final = frozenset({"bid", "trump", "passing", "mat", "melds", "decide", "kitty", "claim"})
"""The panels that answer a question."""
_SCORE_STANDS: Final = 0.8
"""So many seconds the score of a deal is to be seen at least: what follows it cannot be taken back."""
_COLUMN: Final = frozenset({"log", "hand_list"})
"""The panels that a person opens in the column at the right, one at a time."""
_NEAR_HINT: Final = 4
"""So far at ui = 1 a hint keeps off what it leaves in sight."""


class Stage(QObject):
    """Shows the one panel that the present question needs, over the table and never in place of it.

    Signals:
        next_deal_requested: the person has read the score of a deal.
        new_game_requested: the person wants another match.
        review_requested: the person wants to look back at the deal.
    """

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
        self._controller = controller
        self._people: tuple[str, ...] = ()
        self._prompt: Prompt | None = None
        self._seed_code = ""
        self._tempo: Tempo | None = None
        self._home = home
        home.setFocusProxy(view)  # to the cards go the keys of every panel that is put away
        self._theme: tuple[Theme, float] | None = None
        self._made: dict[str, Panel] = {}
        self._clock = clock
        self._guards: dict[str, PressGuard] = {}
        self._story: Callable[[], Iterable[str]] = tuple
        self._sentences: list[str] = []
        self.opened = Opened()
        self._news = News(view.announce, self._asking, self)
        view.choice.selection_changed.connect(self._news.tell)
        view.choice.draft_changed.connect(self._show_draft)
        view.director.studied_changed.connect(self._give_way)
        view.melds_recalled.connect(self._note_melds)
        view.pressed.connect(self._hide_trick)
        view.director.melds_stay_changed.connect(self._offer_to_go_on)
        view.confirm_requested.connect(self._confirm)

    # ---- what the window tells -----------------------------------------------------------------------------------

    def set_people(self, people: tuple[str, ...]) -> None:
        """Tell the names of everybody at the table."""
        self._people = people

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Dress every panel."""
        self._theme = theme, ui
        for panel in self._made.values():
            panel.apply_theme(theme, ui)

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the pace of the panels."""
        self._tempo = tempo

    def make_anew(self) -> tuple[str, ...]:
        """Let every panel be made again when it is next needed, in the language in force.

        Returns:
            What the person had opened, for `open_again`.
        """
        self._dismiss_advice()
        opened = self.opened.forget()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)  # not as by Tab, from a panel that goes
        made = {**self._made, "hint": self.__dict__.get("hint")}
        for name, panel in made.items():
            if panel is not None:
                panel.hide()
                panel.deleteLater()
                del self.__dict__[name]
        self._made.clear()
        self._guards.clear()
        return opened

    def open_again(self, opened: Iterable[str], observation: Observation) -> None:
        """Open what the person had opened, in the same order, and the way to go on while melds stay."""
        self._offer_to_go_on(self._view.director.pointing.melds_stay)
        openings: Mapping[str, Callable[[], None]] = {
            "sheet": lambda: self.toggle_scores(observation),
            "hand list": self.toggle_hand_list,
            "log": self.toggle_log,
            "trick": lambda: self.toggle_last_trick(observation),
            "melds": self._note_melds,
        }
        for name in opened:
            openings[name]()

    def place(self) -> None:
        """Put every panel where the present layout wants it."""
        if self._view.director.layout is None:
            return
        for name, panel in self._made.items():
            self._put(panel, self._place_name(name))
        if self._controller.current_session is not None:
            self.show_meld_sum(self._controller.observation)  # another size may have room for it
        self.drop_advice()

    def ask(self, prompt: Prompt | None, observation: Observation) -> None:
        """Show the panel for a question of the person at the screen; hide it when there is none."""
        self._prompt = prompt
        self.drop_advice()
        self._hide_trick()
        wanted = self._panels_for(prompt)
        for name in _ASKING & self._made.keys():
            if self._made[name] not in wanted and name != "claim":
                self._made[name].hide()
        self._offer_claim(prompt, observation)
        if prompt is None:
            self._news.begin()
            self._place_column()
            return
        self._news.begin(lines.turn_line(prompt, self._names(observation)) if prompt.kind == "play" else "")
        for panel in wanted:
            for name in ("mat", "melds"):
                if panel is self._made.get(name):
                    self._put(panel, name)  # they are as large as the melds need
            panel.ask(prompt, observation, self._names(observation))
            self._guard(panel)
            if self._tempo is not None and panel.isHidden():
                panel.open(self._tempo)
        self._focus_question()
        self._clear_corner()

    def _guard(self, panel: Panel) -> None:
        """Hold off the presses that come while a panel opens."""
        next(guard for name, guard in self._guards.items() if self._made[name] is panel).begin()

    def _focus_question(self) -> None:
        """Give the keys to the panel that asks, or to the cards where they are the answer; an open sheet keeps them."""
        if self._shows_sheet():
            self.score.raise_()
            self.score.setFocus(Qt.FocusReason.OtherFocusReason)
            self._place_column()
            return
        wanted = [panel for panel in self._panels_for(self._prompt) if not panel.isHidden()]
        if self._prompt is not None and wanted and self._prompt.kind not in PICKING:
            wanted[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._place_column()

    def show_result(self, observation: Observation, seed_code: str) -> None:
        """Show how the deal ended, and the match with it."""
        self._seed_code = seed_code
        self.score.show_deal(observation, self._people, seed_code)
        self._guard(self.score)
        self.place()
        if self._tempo is not None:
            self.score.open(self._tempo)
        self.score.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_scores(self, observation: Observation) -> None:
        """Show the score sheet once a deal is finished, or put it away.

        It takes the keys meanwhile: what it covers must not be answered unseen.
        """
        if not self.score.isHidden():
            if self.score.can_close:
                self.score.hide()
        elif self._tempo is not None and observation.results:
            self._hide_trick()
            self.score.show_sheet(observation, self._people)
            self._put(self.score, self._place_name("score"))
            self.score.open(self._tempo)
            self.score.setFocus(Qt.FocusReason.OtherFocusReason)
            self.opened.note("sheet", self._shows_sheet, self.score.hide)

    def _note_melds(self) -> None:
        director = self._view.director
        self.opened.note("melds", lambda: director.pointing.recalled is not None, lambda: director.recall(None))

    @property
    def is_covered(self) -> bool:
        """Whether the score sheet, the last trick or the curtain lies over the table."""
        return self._shows_sheet() or self._shows_trick or ("curtain" in self._made and not self.curtain.isHidden())

    @property
    def shows_result(self) -> bool:
        """Whether the score of a deal is in sight, not as part of the sheet."""
        return "score" in self._made and not self.score.isHidden() and not self.score.can_close

    def _shows_sheet(self) -> bool:
        return "score" in self._made and not self.score.isHidden() and self.score.can_close

    def toggle_hand_list(self) -> None:
        """Show the hand as a list, or put it away; it stands where the log does, so one of them is open."""
        self._show_in_column(self.hand_list, "log")
        if not self.hand_list.isHidden():
            self.hand_list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.opened.note("hand list", self.hand_list.isVisible, self.hand_list.hide)

    def cover_hand_list(self, *, covered: bool) -> None:
        """List the hand as it lies now, or nothing while the next person is called."""
        if "hand_list" in self._made:
            self.hand_list.cover(covered=covered)

    def _show_in_column(self, panel: Panel, other: str) -> None:
        """Show or hide a panel in the column at the right, in place of the other one."""
        if panel.isHidden() and other in self._made:
            self._made[other].hide()
        panel.setVisible(panel.isHidden())
        panel.raise_()
        if self._shows_advice:
            self._place_advice(self.hint)

    def toggle_log(self) -> None:
        """Show what has happened in words, or put it away."""
        self._show_in_column(self.log, "hand_list")
        self.opened.note("log", self.log.isVisible, self.log.hide)

    def toggle_last_trick(self, observation: Observation) -> None:
        """Show the last trick large, once there is one, or put it away; the score sheet stands in the same place."""
        if self._shows_trick:
            self.trick.hide()
        elif self._tempo is not None and observation.running and observation.tricks:
            if self._shows_sheet():
                self.score.hide()
            self.trick.show_trick(observation, self._names(observation))
            self.trick.open(self._tempo)
            self.trick.setFocus(Qt.FocusReason.OtherFocusReason)
            self.opened.note("trick", self.trick.isVisible, self.trick.hide)

    @property
    def _shows_trick(self) -> bool:
        return "trick" in self._made and not self.trick.isHidden()

    def _hide_trick(self) -> None:
        """Put the last trick away, where it is shown large."""
        if self._shows_trick:
            self.trick.hide()

    def escape(self) -> None:
        """Let go of a dragged card, else close what was opened last, else take back what has been half chosen."""
        self._view.hide_reason()
        if self._view.let_go() or self.opened.close_last():
            return
        pointing = self._view.director.pointing
        if not any(panel.take_back() for panel in self._asking()) and (pointing.selected or pointing.draft):
            self._view.choice.clear()

    def hide_result(self) -> None:
        """Put the score away, the sheet too."""
        if "score" in self._made:
            self.score.hide()

    def go_past_result(self) -> None:
        """Put the score of a deal away, since the game goes on; a sheet stays until the person closes it."""
        if not self._shows_sheet():
            self.hide_result()

    def uncover(self) -> None:
        """Take the curtain away."""
        if "curtain" in self._made:
            self.curtain.take_away()

    def call_person(self, seat: Seat, *, at_once: bool = False) -> None:
        """Cover the table until the person of a seat has come to the screen; `at_once` where it was covered before."""
        observation = self._controller.observation
        self.ask(None, observation)
        self.hide_result()
        self.curtain.show_for(self._names(observation)[seat])
        self._guard(self.curtain)
        self.curtain.open(Tempo(Speed.INSTANT) if at_once or self._tempo is None else self._tempo)
        self.curtain.setFocus(Qt.FocusReason.OtherFocusReason)

    def advise(self, advice: str, reason: str) -> None:
        """Say what a good player would do, where nothing lies that matters."""
        if self._view.director.layout is None or self._theme is None or self._tempo is None:
            return
        hint = self.hint
        hint.apply_theme(*self._theme)
        hint.tell(advice, reason)
        self._place_advice(hint)
        hint.open(self._tempo)
        self.opened.note("hint", hint.isVisible, self._dismiss_advice)

    def _place_advice(self, hint: HintPanel) -> None:
        layout = self._view.director.layout
        if layout is None:
            return
        sizes = hint.wanted_sizes(self._home.width() - 2 * layout.frame.margin)
        around = self._taken(layout, [panel for panel in self._made.values() if panel.isVisible()])
        hint.place(self._box(hint_place(layout.frame.table, sizes, layout.hand_crest, self._hand(layout), around)))

    def suggest(self, action: SeatAction) -> None:
        """Show in hand and panels what an action would be, so that Enter does it; nothing is decided by that."""
        if self._shows_sheet():
            self.score.hide()  # it would have the keys
        self._hide_trick()
        self._focus_question()
        self._view.choice.keep_own()
        for panel in self._asking():
            panel.suggest(action)
        self._view.choice.suggest(action)

    def place_notice(self, notice: Notice) -> None:
        """Put a notice below the strip, where nothing lies that matters; it stays where it is as long as it can."""
        layout = self._view.director.layout
        if layout is None or notice.isHidden():
            return
        notice.raise_()
        others = [panel for panel in panels_over(self._view) if panel is not notice]
        trick = [layout.bounds(layout.trick(place)) for place in range(layout.seats)]
        around = [*self._taken(layout, others), *trick]  # the cards of the trick come while it can be read
        sizes, now = notice.wanted_sizes(self._home.width() - 2 * layout.frame.margin), panel_box(self._view, notice)
        if (now.width, now.height) not in sizes or any(now.overlaps(each) for each in around):
            table = layout.frame.table
            place = hint_place(table, sizes, table.y + layout.frame.margin + sizes[0][1], self._hand(layout), around)
            notice.setGeometry(self._box(place))

    def _hand(self, layout: Layout) -> Rect:
        """Return where the own hand lies, with cards that stand out."""
        return layout.hand_bounds(max(len(self._view.choice.hand), 1))

    def _taken(self, layout: Layout, panels: Iterable[QWidget]) -> list[Rect]:
        """Return what a hint or a notice keeps off."""
        near = layout.frame.px(_NEAR_HINT)
        boxes = (*taken(self._view), *(panel_box(self._view, panel) for panel in panels))
        return [box.grown(near) for box in boxes]

    def drop_advice(self) -> None:
        """Take advice away that has served."""
        if self._shows_advice:
            self.hint.hide()

    @property
    def _shows_advice(self) -> bool:
        return "hint" in self.__dict__ and not self.hint.isHidden()

    def _dismiss_advice(self) -> None:
        """Remove advice that is no longer relevant, and what it showed in the hand."""
        self.drop_advice()
        self._view.choice.unsuggest()
        for panel in self._asking():
            if panel.has_button_focus:
                panel.stand_by()

    def show_meld_sum(self, observation: Observation) -> None:
        """Show what each party has taken so far, and before that what partners have melded, where there is room."""
        if counts_are_open(observation) or (self._has_sum_room and adds_up(observation)):
            self.meld_sum.show_sums(observation, self._names(observation), is_brief=not self._has_sum_room)
            self._put(self.meld_sum, self._place_name("meld_sum"))
            self.meld_sum.show()
        elif "meld_sum" in self._made:
            self.meld_sum.hide()

    @property
    def _has_sum_room(self) -> bool:
        """Whether there is room to name the players whose points are added up: those of two sides."""
        layout, session = self._view.director.layout, self._controller.current_session
        if layout is None or session is None:
            return False
        return has_meld_sum(layout) and side_count(session.rules) == 2

    def show_last_trick(self, observation: Observation) -> None:
        """Show the last trick small, where there is one and its corner is free; large it stays until a card falls."""
        self.last_trick.show_trick(observation, self._names(observation))
        self._clear_corner()
        if self._shows_trick:
            self.trick.follow(observation)

    def tell(self, sentence: str) -> None:
        """Write a sentence into the log."""
        self._sentences.append(sentence)
        if "log" in self._made:
            self.log.add(sentence)

    def retell(self, story: Callable[[], Iterable[str]]) -> None:
        """Rewrite the log: the story so far once somebody reads it, then everything from now on."""
        self._story = story
        self._sentences.clear()
        if "log" in self._made:
            self._fill(self.log)

    def _fill(self, log: LogPanel) -> None:
        log.clear()
        for sentence in (*self._story(), *self._sentences):
            log.add(sentence)

    # ---- the panels, each made when it is first needed: the first frame needs hardly any -----------------------------

    @cached_property
    def bid(self) -> BidPanel:
        """Asks for bids."""
        from pinochle_qt.ui.panels.bid_panel import BidPanel

        panel = self._taken_in("bid", BidPanel(self._home))
        panel.suit_highlighted.connect(self._raise_meld)
        return panel

    @cached_property
    def trump(self) -> TrumpPanel:
        """Asks for the trump suit."""
        from pinochle_qt.ui.panels.trump_panel import TrumpPanel

        panel = self._taken_in("trump", TrumpPanel(self._home))
        panel.suit_highlighted.connect(self._raise_meld)
        return panel

    @cached_property
    def passing(self) -> PassPanel:
        """Asks which cards to give away."""
        from pinochle_qt.ui.panels.pass_panel import PassPanel

        panel = self._taken_in("passing", PassPanel(self._home))
        panel.cleared.connect(self._view.choice.clear)
        panel.refused.connect(self._say_why_not)
        self._view.choice.selection_changed.connect(panel.set_selection)
        self._view.tray_wanted.connect(panel.be_tray)
        return panel

    @cached_property
    def mat(self) -> MeldMat:
        """Where melds are laid out."""
        from pinochle_qt.ui.panels.meld_mat import MeldMat

        return self._taken_in("mat", MeldMat(self._home))

    @cached_property
    def melds(self) -> MeldList:
        """Asks for melds."""
        from pinochle_qt.ui.panels.meld_panel import MeldList

        panel = self._taken_in("melds", MeldList(self._home))
        panel.cards_picked.connect(self._view.choice.lay_out)
        panel.cleared.connect(self._view.choice.clear)
        panel.refused.connect(self._say_why_not)
        return panel

    @cached_property
    def decide(self) -> DecidePanel:
        """Asks for everything that is one of a few choices."""
        from pinochle_qt.ui.panels.decide_panel import DecidePanel

        return self._taken_in("decide", DecidePanel(self._home))

    @cached_property
    def kitty(self) -> KittyPanel:
        """Asks who gets which card of the kitty."""
        from pinochle_qt.ui.panels.kitty_panel import KittyPanel

        return self._taken_in("kitty", KittyPanel(self._home))

    @cached_property
    def claim(self) -> ClaimPanel:
        """Offers to declare oneself out."""
        from pinochle_qt.ui.panels.claim_panel import ClaimPanel

        panel = self._taken_in("claim", ClaimPanel(self._home))
        panel.asked_again.connect(self._guards["claim"].begin)
        return panel

    @cached_property
    def go_on(self) -> ContinuePanel:
        """Lets the game go on after the melds of all have been seen."""
        from pinochle_qt.ui.panels.continue_panel import ContinuePanel

        panel = self._taken_in("go_on", ContinuePanel(self._home))
        panel.continued.connect(self._view.director.go_on)
        return panel

    @cached_property
    def hint(self) -> HintPanel:
        """Says what a good player would do."""
        from pinochle_qt.ui.panels.hint_panel import HintPanel

        return HintPanel(self._home)

    @cached_property
    def score(self) -> ScorePanel:
        """Shows the result of a deal, and the sheet of the match."""
        from pinochle_qt.ui.panels.score_panel import ScorePanel

        panel = self._taken_in("score", ScorePanel(self._home))
        panel.next_deal_requested.connect(self.next_deal_requested)
        panel.new_game_requested.connect(self.new_game_requested)
        panel.review_requested.connect(self.review_requested)
        panel.closed.connect(self._focus_question)
        return panel

    @cached_property
    def last_trick(self) -> LastTrickPanel:
        """Shows the last trick."""
        from pinochle_qt.ui.panels.last_trick import LastTrickPanel

        panel = self._taken_in("last_trick", LastTrickPanel(self._view.art, self._home))
        self._view.sharpening.sharpened.connect(panel.update)
        return panel

    @cached_property
    def trick(self) -> TrickPanel:
        """Shows the last trick large, as it lay."""
        from pinochle_qt.ui.panels.trick_panel import TrickPanel

        panel = self._taken_in("trick", TrickPanel(self._view, self._home))
        self._view.sharpening.sharpened.connect(panel.update)
        panel.closed.connect(self._focus_question)
        return panel

    @cached_property
    def meld_sum(self) -> MeldSum:
        """Adds up the melds of partners."""
        from pinochle_qt.ui.panels.meld_sum import MeldSum

        return self._taken_in("meld_sum", MeldSum(self._home))

    @cached_property
    def log(self) -> LogPanel:
        """Lists what has happened."""
        from pinochle_qt.ui.panels.log_panel import LogPanel

        panel = self._taken_in("log", LogPanel(self._home))
        self._fill(panel)
        panel.closed.connect(self._focus_question)
        return panel

    @cached_property
    def hand_list(self) -> HandList:
        """Lists the own hand in words."""
        from pinochle_qt.ui.hand_list import HandList

        return self._taken_in("hand_list", HandList(self._view, self._home))

    @cached_property
    def curtain(self) -> Curtain:
        """Covers the table while people change places."""
        from pinochle_qt.ui.panels.curtain import Curtain

        panel = self._taken_in("curtain", Curtain(self._home))
        panel.taken_over.connect(self._take_over)
        return panel

    def _taken_in(self, name: str, panel: AnyPanel) -> AnyPanel:
        """Dress and place a panel that was made just now."""
        self._made[name] = panel
        self._guards[name] = PressGuard(panel, self._clock, _SCORE_STANDS if name == "score" else QUIET)
        if self._theme is not None:
            panel.apply_theme(*self._theme)
        self._put(panel, name)
        if name in _ASKING:
            panel.chosen.connect(self._submit)
        return panel

    # ---- inside --------------------------------------------------------------------------------------------------

    def _names(self, observation: Observation) -> tuple[str, ...]:
        """Return who sits where."""
        return text.seat_names(observation.seated, self._people)

    def _panels_for(self, prompt: Prompt | None) -> tuple[AskingPanel, ...]:
        if prompt is None:
            return ()
        match prompt.kind:
            case "bid":
                return (self.bid,)
            case "trump":
                return (self.trump,)
            case "give" | "bury":
                return (self.passing,)
            case "show" | "meld":
                return (self.mat, self.melds)
            case "distribute":
                return (self.kitty,)
            case "play":
                return ()
            case _:
                return (self.decide,)

    def _clear_corner(self) -> None:
        """Take the last trick away while there is none, or while the list of melds stands in its corner."""
        corner = self._made.get("last_trick")
        if corner is None:
            return
        listed = self._made.get("melds")
        is_taken = listed is not None and not listed.isHidden() and listed.geometry().intersects(corner.geometry())
        if self.last_trick.is_empty or is_taken:
            corner.hide()

    def _submit(self, action: Action) -> None:
        """Take an answer; what still moves comes to its end first, so that the next question finds every card."""
        self._view.director.finish()
        self._controller.submit(action)

    def _offer_claim(self, prompt: Prompt | None, observation: Observation) -> None:
        """Show the claim to be out beside any other question; it never takes the keys by itself."""
        can_claim = prompt is not None and any(isinstance(choice, DeclareOut) for choice in prompt.choices)
        if prompt is not None and can_claim and self._tempo is not None:
            self.claim.ask(prompt, observation, self._names(observation))
            if self.claim.isHidden():
                self._guard(self.claim)
                self.claim.open(self._tempo)
        elif "claim" in self._made:
            self.claim.hide()

    def claim_out(self) -> None:
        """Claim to be out, where that is possible, as a click on the button does."""
        if self.can_claim and self._guards["claim"].lets_through():
            self.claim.claim()
            self._news.tell()

    @property
    def can_claim(self) -> bool:
        """Whether the claim to be out is offered."""
        return "claim" in self._made and not self.claim.isHidden()

    def _put(self, panel: Panel, place: str) -> None:
        """Put a panel where the present layout has the place of that name."""
        director = self._view.director
        if director.layout is None:
            return
        if place in _COLUMN:
            at = log_panel(director.layout, [director.panel(name) for name in self._names_asking()])
        elif place == "brief_sums":
            at = brief_sums(director.layout, side_count(self._controller.session.rules))
        else:
            at = director.panel(place)
        panel.place(self._box(at))

    def _place_name(self, name: str) -> str:
        """Return which place of the layout a panel takes: the sheet of a match may be larger than a deal's score."""
        if name == "meld_sum" and not self._has_sum_room:
            return "brief_sums"
        return "sheet" if name == "score" and self.score.can_close else name

    def _box(self, rect: Rect) -> QRect:
        """Return a rectangle of the layout, which counts from the window, in pixels of the panels' parent."""
        top = self._view.top_offset()
        return QRect(rect.x, rect.y - top, rect.width, rect.height)

    def _raise_meld(self, suit: Suit | None) -> None:
        prompt = self._prompt
        if suit is None or prompt is None:
            self._view.choice.raise_cards(())
            return
        melds = best_melds(prompt.hand, suit, prompt.rules)
        self._view.choice.raise_cards(melded_cards(melds), suit)

    def _show_draft(self, cards: tuple[Card, ...]) -> None:
        if self._prompt is not None and self._prompt.kind in {"show", "meld"}:
            self._put(self.mat, "mat")
            self._put(self.melds, "melds")  # the mat is as large as the draft needs it
            melds = self._view.director.pointing.melds
            self.mat.draft_width = self._view.director.draft_width
            self.mat.set_draft(cards, melds)
            self.melds.set_draft(cards, melds)
            self._place_column()
            self._news.tell()

    def _place_column(self) -> None:
        """Let log and list make room for the panels that ask something now, or lie over them: some are transparent."""
        for name in _COLUMN & self._made.keys():
            column = self._made[name]
            self._put(column, name)
            for panel in self._asking():
                panel.stackUnder(column)
            column.follow_with_shadow()

    def _asking(self) -> list[Panel]:
        """Return the panels in sight that answer a question."""
        return [self._made[name] for name in self._names_asking()]

    def _names_asking(self) -> list[str]:
        return [name for name, panel in self._made.items() if name in _ASKING and not panel.isHidden()]

    def _offer_to_go_on(self, offered: bool) -> None:
        """Let the person go on while the melds of all lie to be seen."""
        if offered and self._tempo is not None:
            self._guard(self.go_on)
            self.go_on.open(self._tempo)
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
            if self._shows_sheet():
                self._focus_question()
        elif not offered and "go_on" in self._made:
            self.go_on.hide()
            self._focus_question()

    def _give_way(self, studied: bool) -> None:
        """Take away what stands in the middle while the melds of another seat lie there."""
        if self._view.director.pointing.melds_stay:
            self.go_on.setVisible(not studied)
        if self._prompt is None or self._prompt.kind != "show":
            return
        for panel in self._panels_for(self._prompt):
            panel.setVisible(not studied)
        self._place_column()
        if not studied:
            self.melds.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_why_not(self) -> None:
        """Say what is missing in a choice of cards, or why the draft cannot be melded."""
        picks = self._prompt is not None and self._prompt.kind in PICKING
        self._view.show_reason(self.passing.why_not if picks else self.mat.why_not, None)

    def _confirm(self) -> None:
        for name in ("passing", "melds", "go_on"):
            panel = self._made.get(name)
            button = panel.main_button if panel is not None and not panel.isHidden() else None
            if button is not None and button.isEnabled():
                if self._guards[name].lets_through():
                    button.click()
                return
        if self._prompt is not None and self._prompt.kind in {*PICKING, "meld"}:
            self._say_why_not()

    def _take_over(self) -> None:
        if self._tempo is not None:
            self.curtain.clearFocus()
            self.curtain.lift(self._tempo)
        self._controller.take_over()
        self.curtain.raise_()  # panels that answer for the new person appear below it
