"""Decides which panel stands over the table, and carries words between panels and table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt, Signal

from pinochle_qt.engine.actions import DeclareOut
from pinochle_qt.engine.melds import best_melds, melded_cards
from pinochle_qt.session.seating import are_opponents
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.host.announcer import Announcer
from pinochle_qt.ui.host.panel_places import COLUMN
from pinochle_qt.ui.host.panel_set import ASKING, PanelSet
from pinochle_qt.ui.host.suggested import Suggested
from pinochle_qt.ui.panels.opened import Opened
from pinochle_qt.ui.table.input.choice import PICKING
from pinochle_qt.ui.table.input.suggested_cards import SuggestedCards
from pinochle_qt.ui.words import plate_lines as lines
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.standing import adds_up, counts_are_open

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.panels.ask.bid import BidPanel
    from pinochle_qt.ui.panels.ask.claim import ClaimPanel
    from pinochle_qt.ui.panels.ask.decide import DecidePanel
    from pinochle_qt.ui.panels.ask.kitty import KittyPanel
    from pinochle_qt.ui.panels.ask.meld import MeldList
    from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
    from pinochle_qt.ui.panels.ask.passing import PassPanel
    from pinochle_qt.ui.panels.ask.trump import TrumpPanel
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.press_guard import Clock
    from pinochle_qt.ui.panels.show.notice import Notice
    from pinochle_qt.ui.table.input.view import TableView

    AskingPanel: TypeAlias = BidPanel | TrumpPanel | PassPanel | MeldMat | MeldList | DecidePanel | KittyPanel
    HalfChosen: TypeAlias = Mapping[type[Panel], object]

_NOTHING: Final[HalfChosen] = MappingProxyType({})


class Left(NamedTuple):
    """What was on the panel host before everything was made anew."""

    opened: tuple[str, ...]
    """What the person had opened, for `PanelHost.open_again`."""
    half_chosen: HalfChosen
    """What had been half chosen in the panels that asked something, for `PanelHost.ask`."""


class PanelHost(PanelSet):
    """Shows the one panel that the present question needs, over the table and never in place of it.

    Signals:
        opened_over: the person has opened something over the table.
    """

    opened_over = Signal()

    def __init__(
        self, view: TableView, controller: MatchController, home: QWidget, clock: Clock, parent: QObject
    ) -> None:
        """Show panels over the view; `home` is the widget that holds them all, by the clock they hold off presses."""
        super().__init__(view, controller, home, clock, parent)
        self._controller = controller
        self._people: tuple[str, ...] = ()
        self._prompt: Prompt | None = None
        self._seed_code = ""
        self._tempo: Tempo | None = None
        home.setFocusProxy(view)  # to the cards go the keys of every panel that is put away
        self.opened = Opened(self.opened_over.emit)
        self._suggested = Suggested()
        self._suggested_cards = SuggestedCards(view.choice, view.event_player)
        self._announcer = Announcer(view.announce, self._asking, self)
        view.choice.selection_changed.connect(self._announcer.tell)
        view.choice.draft_changed.connect(self._show_draft)
        view.event_player.studied_changed.connect(self._give_way)
        view.melds_recalled.connect(self._note_melds)
        view.pressed.connect(self._hide_trick)
        view.event_player.melds_stay_changed.connect(self._offer_to_go_on)
        view.confirm_requested.connect(self._confirm)
        self.chosen.connect(self._submit)
        self.refused.connect(self._say_why_not)
        self.suit_highlighted.connect(self._raise_meld)
        self.put_away.connect(self._focus_question)
        self.taken_over.connect(self._take_over)

    # ---- what the window tells -----------------------------------------------------------------------------------

    def set_people(self, people: tuple[str, ...]) -> None:
        """Tell the names of everybody at the table."""
        self._people = people

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the pace of the panels."""
        self._tempo = tempo

    def make_anew(self) -> Left:
        """Let every panel be made again when it is next needed, in the language in force."""
        self._dismiss_advice()
        left = Left(self.opened.forget(), {type(panel): panel.half_chosen for panel in self._asking()})
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)  # not as by Tab, from a panel that goes
        self._discard()
        return left

    def open_again(self, opened: Iterable[str], observation: Observation) -> None:
        """Open what the person had opened, in the same order, and the way to go on while melds stay."""
        self._offer_to_go_on(self._view.event_player.pointing.melds_stay)
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
        if self._view.event_player.layout is None:
            return
        for name, panel in self._made.items():
            self._put(panel, self._place_name(name))
        if self._controller.current_session is not None:
            self.show_meld_sum(self._controller.observation)  # another size may have room for it
        self.drop_advice()

    def ask(self, prompt: Prompt | None, observation: Observation, half_chosen: HalfChosen = _NOTHING) -> None:
        """Show the panel for a question of the person at the screen; hide it when there is none.

        `half_chosen` is what has been half chosen in panels that asked the same before.
        """
        self._prompt = prompt
        self._suggested.forget()
        self._suggested_cards.forget()
        self.drop_advice()
        self._hide_trick()
        wanted = self._panels_for(prompt)
        for name in ASKING & self._made.keys():
            if self._made[name] not in wanted and name != "claim":
                self._made[name].hide()
        self._offer_claim(prompt, observation, half_chosen)
        if prompt is None:
            self._announcer.begin()
            self._place_column()
            return
        self._announcer.begin(lines.turn_line(prompt, self._names(observation)) if prompt.kind == "play" else "")
        for panel in wanted:
            for name in ("mat", "melds"):
                if panel is self._made.get(name):
                    self._put(panel, name)  # they are as large as the melds need
            self._let_ask(panel, prompt, observation, half_chosen)
            self._guard(panel)
            if self._tempo is not None and panel.isHidden():
                panel.open(self._tempo)
        self._focus_question()
        self._clear_corner()

    def _focus_question(self) -> None:
        """Give the keys to the panel that asks, or to the cards where they are the answer; open scores keep them."""
        if self._shows_sheet() or self.shows_result:
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
        self.score.show_deal(self._seen_together(observation), self._people, seed_code)
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
            self.score.show_sheet(self._seen_together(observation), self._people)
            self._put(self.score, self._place_name("score"))
            self.score.open(self._tempo)
            self.score.setFocus(Qt.FocusReason.OtherFocusReason)
            self.opened.note("sheet", self._shows_sheet, self.score.hide)

    def _note_melds(self) -> None:
        event_player = self._view.event_player
        self.opened.note("melds", lambda: event_player.pointing.recalled is not None, lambda: event_player.recall(None))

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
            self._place_advice()

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
        pointing = self._view.event_player.pointing
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
        if self._view.event_player.layout is None or self._theme is None or self._tempo is None:
            return
        hint = self.hint
        hint.apply_theme(*self._theme)
        hint.tell(advice, reason)
        self._place_advice()
        hint.open(self._tempo)
        self.opened.note("hint", hint.isVisible, self._dismiss_advice)

    def _place_advice(self) -> None:
        box = self._places.of_hint(self.hint, [panel for panel in self._made.values() if panel.isVisible()])
        if box is not None:
            self.hint.place(box)

    def suggest(self, action: SeatAction, trump: Suit | None = None) -> None:
        """Show in hand and panels what an action would be, so that Enter does it; nothing is decided by that.

        `trump` is the suit that has been weighed for it, if one is spoken of.
        """
        if self._shows_sheet():
            self.score.hide()  # it would have the keys
        self._hide_trick()
        self._focus_question()
        self._suggested_cards.keep_own()
        for panel in self._asking():
            self._suggested.show(panel, action, trump)
        self._suggested_cards.show(action)

    def place_notice(self, notice: Notice) -> None:
        """Put a notice below the strip, where nothing lies that matters; it stays where it is as long as it can.

        While scores fill the whole table, it waits until they are put away.
        """
        if not notice.is_told:
            return
        notice.raise_()
        box = self._places.of_notice(notice)
        if box is not None:
            notice.setGeometry(box)
        scores = self._made.get("score")
        notice.wait(waits=scores is not None and scores.isVisible() and scores.geometry().intersects(notice.geometry()))

    def drop_advice(self) -> None:
        """Take advice away that has served."""
        if self._shows_advice:
            self.hint.hide()

    @property
    def _shows_advice(self) -> bool:
        return "hint" in self.__dict__ and not self.hint.isHidden()

    def _dismiss_advice(self) -> None:
        """Remove advice that is no longer relevant, and what it showed in hand and panels."""
        self.drop_advice()
        for panel in self._asking():
            self._suggested.take_back(panel)
            if panel.has_button_focus:
                panel.stand_by()
        self._suggested_cards.take_back()  # which the list of melds follows

    def show_meld_sum(self, observation: Observation) -> None:
        """Show what each party has taken so far, and before that what partners have melded, where there is room."""
        if counts_are_open(observation) or (self._places.names_sums and adds_up(observation)):
            self.meld_sum.show_sums(observation, self._names(observation), is_brief=not self._places.names_sums)
            self._put(self.meld_sum, self._place_name("meld_sum"))
            self.meld_sum.show()
        elif "meld_sum" in self._made:
            self.meld_sum.hide()

    def show_last_trick(self, observation: Observation) -> None:
        """Show the last trick small, where there is one and its corner is free; large it stays until a card falls."""
        self.last_trick.show_trick(observation, self._names(observation))
        self._clear_corner()
        if self._shows_trick:
            self.trick.follow(observation)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _seen_together(self, observation: Observation) -> Observation:
        """Return what a score is shown of: opponents at one screen read it together, whoever of them looked last."""
        is_for_all = are_opponents(self._controller.session.people, observation.rules)
        return replace(observation, viewer=None) if is_for_all else observation

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
        self._view.event_player.finish()
        self._controller.submit(action)

    def _let_ask(
        self,
        panel: AskingPanel | ClaimPanel,
        prompt: Prompt,
        observation: Observation,
        half_chosen: HalfChosen,
    ) -> None:
        """Let a panel ask; where it has asked the same before, what has been half chosen stays, on the table too."""
        if type(panel) not in half_chosen:
            panel.ask(prompt, observation, self._names(observation))
            return
        with QSignalBlocker(panel):  # it would raise or lay out other cards than have been chosen
            panel.ask(prompt, observation, self._names(observation))
            panel.choose_again(half_chosen[type(panel)])

    def _offer_claim(self, prompt: Prompt | None, observation: Observation, half_chosen: HalfChosen) -> None:
        """Show the claim to be out beside any other question; it never takes the keys by itself."""
        can_claim = prompt is not None and any(isinstance(choice, DeclareOut) for choice in prompt.choices)
        if prompt is not None and can_claim and self._tempo is not None:
            self._let_ask(self.claim, prompt, observation, half_chosen)
            if self.claim.isHidden():
                self._guard(self.claim)
                self.claim.open(self._tempo)
        elif "claim" in self._made:
            self.claim.hide()

    def claim_out(self) -> None:
        """Claim to be out, where that is possible, as a click on the button does."""
        if self.can_claim and self._guards["claim"].lets_through():
            self.claim.claim()
            self._announcer.tell()

    @property
    def can_claim(self) -> bool:
        """Whether the claim to be out is offered."""
        return "claim" in self._made and not self.claim.isHidden()

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
            melds = self._view.event_player.pointing.melds
            self.mat.draft_width = self._view.event_player.draft_width
            self.mat.set_draft(cards, melds)
            self.melds.set_draft(cards, melds)
            self._place_column()
            self._announcer.tell()

    def _place_column(self) -> None:
        """Let log and list make room for the panels that ask something now, or lie over them: some are transparent."""
        for name in COLUMN & self._made.keys():
            column = self._made[name]
            self._put(column, name)
            for panel in self._asking():
                panel.stackUnder(column)
            column.follow_with_shadow()

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
        if self._view.event_player.pointing.melds_stay:
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
