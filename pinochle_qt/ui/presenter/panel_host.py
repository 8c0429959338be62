"""Decides what is shown over the table besides questions: scores, hints, the curtain, the last trick, Continue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from pinochle_qt.session.seating import are_opponents
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.presenter.opened_panels import OpenedPanels
from pinochle_qt.ui.presenter.panel_set import RESULTS
from pinochle_qt.ui.presenter.question_panels import NOTHING, QuestionPanels
from pinochle_qt.words.game.taken import has_scores
from pinochle_qt.words.standing import adds_up, counts_are_open

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.show.notice import Notice
    from pinochle_qt.ui.presenter.panel_places import PanelPlaces
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.presenter.question_panels import PendingChoices
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


class Left(Struct, frozen=True):
    """The state of the panel host before all panels were remade."""

    opened: tuple[str, ...]
    """What the player had opened, for `PanelHost.open_again`."""
    pending_choice: PendingChoices
    """The half-made choices in the panels that asked something, for `PanelHost.ask`."""


class PanelHost(QObject):
    """Shows panels as the game goes on, each where it covers nothing more important."""

    def __init__(
        self,
        panels: PanelSet,
        places: PanelPlaces,
        choice: CardChoice,
        event_player: EventPlayer,
        controller: MatchController,
        home: QWidget,
    ) -> None:
        """Show panels over `home`, which passes the keys it receives on to the cards."""
        super().__init__(home)
        self._panels = panels
        self._places = places
        self._event_player = event_player
        self._controller = controller
        self._home = home
        self._advised: SeatAction | None = None
        """What the advice shown would do; None if it explains something else."""
        self._advice_stays = False
        """Whether the advice shown stays until the player has decided something."""
        self.is_plain = False
        """Whether nothing is said about what has been taken, for a beginner who does not know yet what it is worth."""
        self._was_asked = False
        """Whether the player was asked something before the present question."""
        self.question = QuestionPanels(panels, choice, event_player)
        self.opened = OpenedPanels(panels, event_player)
        self.opened.covering_changed.connect(self._keep_advice_clear)
        event_player.studied_changed.connect(self._give_way)
        event_player.meld_pauses.melds_stay_changed.connect(self._offer_to_go_on)
        panels.chosen.connect(self._submit)
        panels.why_asked.connect(self._fold_or_unfold_advice)
        panels.put_away.connect(self._focus_question)
        panels.taken_over.connect(self._take_over)

    # ---- what the window reports ---------------------------------------------------------------------------------

    def rebuild(self) -> Left:
        """Discard all panels, to be remade in the current language when they are next needed."""
        self._dismiss_advice()
        state = Left(self.opened.forget(), self.question.pending_choice)
        self._home.setFocus(Qt.FocusReason.OtherFocusReason)  # not as if by Tab, from a panel that goes away
        self._panels.discard()
        return state

    def open_again(self, left: Left, observation: Observation) -> None:
        """Reopen what the player had opened, in the same order, and the Continue panel while melds stay."""
        self._offer_to_go_on(self._event_player.interaction.asked.melds_stay)
        self.opened.open_again(left.opened, self._shared_observation(observation), self._last_deal_code(observation))

    def place(self) -> None:
        """Move every panel to its place in the present layout."""
        if self._event_player.layout is None:
            return
        for name in RESULTS:
            if name in self._panels.made:
                self._limit_buttons(name)
        self._panels.put(*self._panels.made)
        self._fill_corner()
        if self._controller.has_table:
            self.show_meld_sum(self._controller.observation)  # another size may have space for it
        self.drop_advice()

    def _limit_buttons(self, name: str) -> None:
        """Leave out the buttons of scores that can do nothing here, on a television or at the table of another host."""
        at, is_end = self._controller, name == "match_end"
        is_near = at.current_session is not None
        can_go_on = is_near or at.awaits_deal or (is_end and at.table.can_play_again)
        only_main = self._is_on_tv or (is_end and not is_near)
        self._panels.made[name].show_only_main(only=only_main, can_go_on=can_go_on)

    def ask(self, prompt: Prompt | None, observation: Observation, pending_choice: PendingChoices = NOTHING) -> None:
        """Show the panels for a question to the player at the screen, or hide them if there is none.

        `pending_choice` holds the half-made choices of panels that asked the same before.
        """
        # what was explained while others decide stays readable until the player has decided
        keeps_advice = self._advice_stays and self._shows_advice and not self._was_asked
        if not keeps_advice:
            self.drop_advice()
        self._was_asked = prompt is not None
        self.opened.hide_trick()
        if prompt is not None and prompt.kind == "bid":
            self._panels.bid.offers_odds = self._controller.offers_odds
        self.question.ask(prompt, observation, pending_choice)
        if prompt is None:
            self._panels.put_column()
        else:
            self._focus_question()
        self._fill_corner()
        if keeps_advice:
            self._place_advice()

    def _focus_question(self) -> None:
        """Give the keyboard focus to the panel that asks, or to the cards if they are the answer.

        Open scores keep the focus, and so does the curtain while a player is called.
        """
        result = self._result
        if self._controller.called is not None:
            self._panels.curtain.setFocus(Qt.FocusReason.OtherFocusReason)
        elif result is not None:
            result.raise_()
            result.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            (self.question.main_panel or self._home).setFocus(Qt.FocusReason.OtherFocusReason)
        self._panels.put_column()

    def take_keys_back(self) -> None:
        """Return the focus, which a press on the table takes away, to a panel that says what the keys do."""
        if self._result is not None or self.question.is_for_panel:
            self._focus_question()

    def take_key(self, event: QKeyEvent) -> None:
        """Let a key with no meaning where the focus is mean what the panel that asks says, unless scores cover it."""
        if self._result is None:
            self.question.take_key(event)

    @property
    def is_covered(self) -> bool:
        """Whether the score sheet, the last trick or the curtain covers the table."""
        return self.opened.shows_sheet or self.opened.shows_trick or self._panels.is_shown("curtain")

    def escape(self) -> bool:
        """Close what was opened last, or else take back a half-made choice; return whether there was either."""
        return self.opened.close_last() or self.question.take_back()

    # ---- scores --------------------------------------------------------------------------------------------------

    def show_result(self, observation: Observation) -> None:
        """Show the result of the deal, or of the match if it is over."""
        seen, panels = self._shared_observation(observation), self._panels
        check = self._controller.table.latest_check
        name = "match_end" if seen.winners else "score"
        if seen.winners:
            from pinochle_qt.library.match_facts import played_deals  # not needed to open the table

            session = self._controller.current_session
            deals = [] if session is None else played_deals(session.steps)
            table, notes = self._controller.table, self._controller.replaced_sentences
            panels.match_end.show_match(
                seen,
                panels.people,
                deals,
                check=check,
                is_practice=table.is_practice,
                is_board=table.is_of_evening,
                notes=notes,
            )
            panels.hide("score")
        else:
            panels.score.show_deal(seen, panels.people, self._last_deal_code(observation), check)
        panels.guard(name)
        self.place()
        panels.open(name)
        panels.made[name].setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle(self, name: str, observation: Observation) -> None:
        """Show a panel at the player's request, or hide it; `observation` is what has been seen so far."""
        seen = self._shared_observation(observation) if name == "score" else observation
        self.opened.toggle(name, seen, self._last_deal_code(observation))

    def follow_sheet(self, observation: Observation) -> None:
        """Show on the score sheet, if it is open, what has been melded, taken and scored since."""
        if self.opened.shows_sheet and has_scores(observation):
            seen, code = self._shared_observation(observation), self._last_deal_code(observation)
            self._panels.score.show_sheet(seen, self._panels.people, code)

    def follow_check(self) -> None:
        """Show on the result of a deal, or of the match, what has been found out about its shuffle meanwhile."""
        check = self._controller.table.latest_check
        if self._panels.is_shown("score") and not self._panels.score.can_close:
            self._panels.score.show_check(check)
        if self._panels.is_shown("match_end"):
            self._panels.match_end.show_check(check)

    @property
    def shows_result(self) -> bool:
        """Whether the result of a deal or of the match is shown; a score sheet does not count."""
        panels = self._panels
        return panels.is_shown("match_end") or (panels.is_shown("score") and not panels.score.can_close)

    @property
    def _result(self) -> Panel | None:
        """The panel with scores that is shown, a score sheet rather than the end of the match that it covers."""
        shown = (self._panels.made[name] for name in RESULTS if self._panels.is_shown(name))
        return next(shown, None)

    def hide_result(self) -> None:
        """Hide the result of a deal or of the match, and the score sheet."""
        for name in RESULTS:
            self._panels.hide(name)

    def go_past_result(self) -> None:
        """Hide the score of a deal, since the game goes on; a score sheet stays until the player closes it."""
        if not self.opened.shows_sheet:
            self.hide_result()

    def _last_deal_code(self, observation: Observation) -> str:
        """Return the code of the last deal; empty while a deal is being played."""
        session = self._controller.current_session
        if session is None or observation.running or not observation.results:
            return ""
        from pinochle_qt.session.same_cards import deal_code  # not needed at startup

        return deal_code(session, observation.number)

    def _shared_observation(self, observation: Observation) -> Observation:
        """Return what the scores are shown from: opponents at one screen read them together, whoever looked last."""
        is_for_all = are_opponents(self._controller.table.own_people, observation.rules)
        return replace(observation, viewer=None) if is_for_all else observation

    # ---- the curtain ---------------------------------------------------------------------------------------------

    def call_person(self, seat: Seat, *, at_once: bool = False) -> None:
        """Cover the table until the player in a seat has come to the screen; `at_once` if it was covered before."""
        observation, curtain = self._controller.observation, self._panels.curtain
        self.drop_advice()
        self.ask(None, observation)
        self.hide_result()
        curtain.show_for(self._panels.names(observation)[seat])
        self._panels.guard("curtain")
        curtain.open(Tempo(Speed.INSTANT) if at_once else self._panels.tempo)
        curtain.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Remove the curtain."""
        if "curtain" in self._panels.made:
            self._panels.curtain.take_away()

    def follow_cards(self, observation: Observation) -> None:
        """Close the enlarged last trick once a card is played; list the hand, or nothing while a player is called."""
        if self.opened.shows_trick:
            self._panels.trick.follow(observation)
        if "hand_list" in self._panels.made:
            self._panels.hand_list.cover(covered=self._controller.awaits_person)

    def _take_over(self) -> None:
        curtain = self._panels.curtain
        curtain.clearFocus()
        curtain.lift(self._panels.tempo)
        self._controller.take_over()
        curtain.raise_()  # above the panels that appear for the new player

    # ---- hints and notices ---------------------------------------------------------------------------------------

    def advise(
        self, advice: str, reason: str, *, short: str = "", action: SeatAction | None = None, stays: bool = False
    ) -> None:
        """Say what a good player would do, where it covers nothing important, and beside what does that `action`.

        The reason is `short` until the player asks why, such as by asking for the same advice again. The advice is
        removed with the next decision. With `stays`, it explains what others did, and remains until the player has
        decided.
        """
        if self._event_player.layout is None:
            return
        hint = self._panels.hint
        if action is not None and self._shows_advice and hint.says(advice, reason):
            self._fold_or_unfold_advice()
            return
        self._advice_stays, self._advised = stays, action
        hint.tell(advice, reason, short)
        self._place_advice()
        hint.open(self._panels.tempo)
        self.opened.note("hint", hint.isVisible, self._dismiss_advice)

    def suggest(self, action: SeatAction, trump: Suit | None = None) -> None:
        """Preselect an action in hand and panels, so that Enter carries it out; nothing is decided yet.

        `trump` is the suit on which the advice is based, if it mentions one.
        """
        if self.opened.shows_sheet:
            self._panels.score.hide()  # it would keep the focus
        self.opened.hide_trick()
        self._focus_question()
        self.question.suggest(action, trump)

    def drop_advice(self) -> None:
        """Hide advice that is no longer needed."""
        if self._shows_advice:
            self._panels.hint.hide()

    @property
    def _shows_advice(self) -> bool:
        return self._panels.has_hint and not self._panels.hint.isHidden()

    def _dismiss_advice(self) -> None:
        """Hide advice, and clear what it had preselected in hand and panels."""
        self.drop_advice()
        self.question.unsuggest()

    def _fold_or_unfold_advice(self) -> None:
        """Replace the short reason of the advice with the whole one, or the other way round."""
        self._panels.hint.fold_or_unfold()
        self._place_advice()

    def _keep_advice_clear(self) -> None:
        """Move advice that is shown out of the way of what has appeared since."""
        if self._shows_advice:
            self._place_advice()

    def _place_advice(self) -> None:
        last_trick = self._panels.made.get("last_trick")  # the L key shows it again, enlarged
        spare = [] if last_trick is None or not last_trick.isVisible() else [last_trick]
        about = None if self._advised is None else self.question.answering_button
        self._places.put_hint(self._panels.hint, self._advised, about, spare=spare, asking=self._panels.asking())

    def place_notice(self, notice: Notice) -> None:
        """Place a notice above the hand, where it covers nothing important; it stays where it is as long as possible.

        While scores cover its place, it waits until they are closed.
        """
        if not notice.is_told:
            return
        notice.raise_()
        box = self._places.of_notice(notice)
        if box is not None:
            notice.setGeometry(box)
        scores = self._result
        notice.wait(waits=scores is not None and scores.isVisible() and scores.geometry().intersects(notice.geometry()))

    # ---- what has been taken -------------------------------------------------------------------------------------

    def show_meld_sum(self, observation: Observation) -> None:
        """Show before play what partners have melded, if there is space, and then what each side has taken so far.

        This is for plain seats: with people, plates and strip say it, and the trick piles when they are pointed at.
        """
        panels, has_names = self._panels, self._places.names_sums
        is_counted = counts_are_open(observation) and not self._places.has_piles
        if not self.is_plain and (is_counted or (has_names and adds_up(observation))):
            panels.meld_sum.show_sums(observation, panels.names(observation), is_brief=not has_names)
            panels.put("meld_sum")
            panels.meld_sum.show()
        else:
            panels.hide("meld_sum")

    @property
    def _is_on_tv(self) -> bool:
        layout = self._event_player.layout
        return layout is not None and layout.frame.is_tv

    @property
    def _is_bare(self) -> bool:
        """Whether the last trick is not shown: to a newcomer, and on a television, where the piles say enough."""
        return self.is_plain or self._is_on_tv

    def show_last_trick(self, observation: Observation) -> None:
        """Show the last trick small if its corner is free."""
        if (observation.tricks and not self._is_bare) or "last_trick" in self._panels.made:
            self._panels.last_trick.show_trick(observation, self._panels.names(observation))
            self._fill_corner()

    def _fill_corner(self) -> None:
        """Show the last trick of a deal that is being played, unless the list of melds occupies its corner."""
        panels = self._panels.made
        if "last_trick" not in panels:
            return
        corner = self._panels.last_trick
        is_taken = self._panels.is_shown("melds") and panels["melds"].geometry().intersects(corner.geometry())
        corner.setVisible(corner.is_wanted and not is_taken and not self._is_bare)

    # ---- going on ------------------------------------------------------------------------------------------------

    def _submit(self, action: Action) -> None:
        """Submit an answer, after finishing all movements so that the next question finds every card in place."""
        self._event_player.finish()
        self._controller.submit(action)

    def _offer_to_go_on(self, offered: bool) -> None:
        """Show the Continue panel while everyone's melds stay on display."""
        if offered and not self._is_on_tv:
            go_on = self._panels.go_on
            self._panels.open("go_on", guarded=True)
            go_on.setFocus(Qt.FocusReason.OtherFocusReason)
            self._keep_advice_clear()
            if self._shows_advice and self._panels.hint.geometry().intersects(go_on.geometry()):
                self.drop_advice()  # if the melds of eight players fill a small table, there is no space for both
            if self.opened.shows_sheet:
                self._focus_question()
        elif "go_on" in self._panels.made:
            self._panels.hide("go_on")
            self._focus_question()

    def _give_way(self, studied: bool) -> None:
        """Move advice, and hide the Continue panel, while the melds of one seat are shown in the middle."""
        self._keep_advice_clear()
        if self._event_player.interaction.asked.melds_stay:
            self._panels.go_on.setVisible(not studied)
