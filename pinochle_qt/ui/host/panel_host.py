"""Decides what stands over the table besides a question: scores, hints, the curtain, the last trick, who goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from pinochle_qt.session.seating import are_opponents
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.host.opened_panels import OpenedPanels
from pinochle_qt.ui.host.panel_set import RESULTS
from pinochle_qt.ui.host.question_panels import NOTHING, QuestionPanels
from pinochle_qt.ui.words.standing import adds_up, counts_are_open

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.host.panel_places import PanelPlaces
    from pinochle_qt.ui.host.panel_set import PanelSet
    from pinochle_qt.ui.host.question_panels import HalfChosen
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.show.notice import Notice
    from pinochle_qt.ui.table.input.choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer


class Left(Struct, frozen=True):
    """What was on the panel host before everything was made anew."""

    opened: tuple[str, ...]
    """What the person had opened, for `PanelHost.open_again`."""
    half_chosen: HalfChosen
    """What had been half chosen in the panels that asked something, for `PanelHost.ask`."""


class PanelHost(QObject):
    """Shows panels as the game goes on, each where nothing lies that matters more."""

    def __init__(
        self,
        panels: PanelSet,
        places: PanelPlaces,
        choice: CardChoice,
        event_player: EventPlayer,
        controller: MatchController,
        home: QWidget,
    ) -> None:
        """Show panels over `home`, which hands the keys that it is given on to the cards."""
        super().__init__(home)
        self._panels = panels
        self._places = places
        self._event_player = event_player
        self._controller = controller
        self._home = home
        self._stays = False
        """Whether what is said is to be read until the person has decided something."""
        self.is_plain = False
        """Whether nothing is told of what has been taken, to somebody who does not know yet what that is worth."""
        self._was_asked = False
        """Whether the person was asked something before the present question."""
        self.question = QuestionPanels(panels, choice, event_player)
        self.opened = OpenedPanels(panels, event_player)
        self.opened.covering_changed.connect(self._keep_advice_clear)
        event_player.studied_changed.connect(self._give_way)
        event_player.melds_stay_changed.connect(self._offer_to_go_on)
        panels.chosen.connect(self._submit)
        panels.put_away.connect(self._focus_question)
        panels.taken_over.connect(self._take_over)

    # ---- what the window tells -----------------------------------------------------------------------------------

    def make_anew(self) -> Left:
        """Let every panel be made again when it is next needed, in the language in force."""
        self._dismiss_advice()
        left = Left(self.opened.forget(), self.question.half_chosen)
        self._home.setFocus(Qt.FocusReason.OtherFocusReason)  # not as by Tab, from a panel that goes
        self._panels.discard()
        return left

    def open_again(self, left: Left, observation: Observation) -> None:
        """Open what the person had opened, in the same order, and the way to go on while melds stay."""
        self._offer_to_go_on(self._event_player.pointing.melds_stay)
        self.opened.open_again(left.opened, self._seen_together(observation), self._code(observation))

    def place(self) -> None:
        """Put every panel where the present layout wants it."""
        if self._event_player.layout is None:
            return
        self._panels.put(*self._panels.made)
        if self._controller.current_session is not None:
            self.show_meld_sum(self._controller.observation)  # another size may have room for it
        self.drop_advice()

    def ask(self, prompt: Prompt | None, observation: Observation, half_chosen: HalfChosen = NOTHING) -> None:
        """Show the panels for a question of the person at the screen; hide them when there is none.

        `half_chosen` is what has been half chosen in panels that asked the same before.
        """
        # what was explained while others decide can be read until the person has decided
        is_read = self._stays and self._shows_advice and not self._was_asked
        if not is_read:
            self.drop_advice()
        self._was_asked = prompt is not None
        self.opened.hide_trick()
        if prompt is not None and prompt.kind == "bid":
            self._panels.bid.offers_odds = self._controller.offers_odds
        self.question.ask(prompt, observation, self._panels.names(observation), half_chosen)
        if prompt is None:
            self._panels.put_column()
        else:
            self._focus_question()
            self._clear_corner()
        if is_read:
            self._place_advice()

    def _focus_question(self) -> None:
        """Give the keys to the panel that asks, or to the cards where they are the answer.

        Open scores keep them, and the curtain while somebody is called.
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
        """Give the keys back after a press on the table, which takes them, to a panel that says what they do."""
        if self._result is not None or self.question.is_for_panel:
            self._focus_question()

    @property
    def is_covered(self) -> bool:
        """Whether the score sheet, the last trick or the curtain lies over the table."""
        return self.opened.shows_sheet or self.opened.shows_trick or self._panels.is_shown("curtain")

    def escape(self) -> bool:
        """Close what was opened last, else take back what has been half chosen; return whether there was anything."""
        return self.opened.close_last() or self.question.take_back()

    # ---- scores --------------------------------------------------------------------------------------------------

    def show_result(self, observation: Observation) -> None:
        """Show how the deal ended, or the match with it."""
        seen, panels = self._seen_together(observation), self._panels
        name = "match_end" if seen.winners else "score"
        if seen.winners:
            from pinochle_qt.library.facts import played_deals  # not needed to open the table

            session = self._controller.session
            deals = played_deals(session.steps)
            panels.match_end.show_match(seen, panels.people, deals, is_practice=session.is_practice)
            panels.hide("score")
        else:
            panels.score.show_deal(seen, panels.people, self._code(observation))
        panels.guard(name)
        self.place()
        panels.open(name)
        panels.made[name].setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_scores(self, observation: Observation) -> None:
        """Show the score sheet once a deal is finished, or put it away."""
        self.opened.toggle_scores(self._seen_together(observation), self._code(observation))

    @property
    def shows_result(self) -> bool:
        """Whether the end of a deal or of the match is in sight; a sheet is none."""
        panels = self._panels
        return panels.is_shown("match_end") or (panels.is_shown("score") and not panels.score.can_close)

    @property
    def _result(self) -> Panel | None:
        """The scores that are in sight, a sheet before the end of the match that it covers."""
        shown = (self._panels.made[name] for name in RESULTS if self._panels.is_shown(name))
        return next(shown, None)

    def hide_result(self) -> None:
        """Put the end of a deal or of the match away, the sheet too."""
        for name in RESULTS:
            self._panels.hide(name)

    def go_past_result(self) -> None:
        """Put the score of a deal away, since the game goes on; a sheet stays until the person closes it."""
        if not self.opened.shows_sheet:
            self.hide_result()

    def _code(self, observation: Observation) -> str:
        """Return the code of the last deal; while a deal is played none is told."""
        if observation.running or not observation.results:
            return ""
        from pinochle_qt.session.again import deal_code  # a start shows no code

        return deal_code(self._controller.session, observation.number)

    def _seen_together(self, observation: Observation) -> Observation:
        """Return what a score is shown of: opponents at one screen read it together, whoever of them looked last."""
        is_for_all = are_opponents(self._controller.session.people, observation.rules)
        return replace(observation, viewer=None) if is_for_all else observation

    # ---- the curtain ---------------------------------------------------------------------------------------------

    def call_person(self, seat: Seat, *, at_once: bool = False) -> None:
        """Cover the table until the person of a seat has come to the screen; `at_once` where it was covered before."""
        observation, curtain = self._controller.observation, self._panels.curtain
        self.drop_advice()
        self.ask(None, observation)
        self.hide_result()
        curtain.show_for(self._panels.names(observation)[seat])
        self._panels.guard("curtain")
        curtain.open(Tempo(Speed.INSTANT) if at_once else self._panels.tempo)
        curtain.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Take the curtain away."""
        if "curtain" in self._panels.made:
            self._panels.curtain.take_away()

    def cover_hand_list(self, *, covered: bool) -> None:
        """List the hand as it lies now, or nothing while the next person is called."""
        if "hand_list" in self._panels.made:
            self._panels.hand_list.cover(covered=covered)

    def _take_over(self) -> None:
        curtain = self._panels.curtain
        curtain.clearFocus()
        curtain.lift(self._panels.tempo)
        self._controller.take_over()
        curtain.raise_()  # panels that answer for the new person appear below it

    # ---- hints and notices ---------------------------------------------------------------------------------------

    def advise(self, advice: str, reason: str, *, stays: bool = False) -> None:
        """Say what a good player would do, where nothing lies that matters.

        It goes with the next decision; what explains what others did `stays` until the person has decided.
        """
        if self._event_player.layout is None:
            return
        self._stays = stays
        hint = self._panels.hint
        hint.tell(advice, reason)
        self._place_advice()
        hint.open(self._panels.tempo)
        self.opened.note("hint", hint.isVisible, self._dismiss_advice)

    def suggest(self, action: SeatAction, trump: Suit | None = None) -> None:
        """Show in hand and panels what an action would be, so that Enter does it; nothing is decided by that.

        `trump` is the suit that has been weighed for it, if one is spoken of.
        """
        if self.opened.shows_sheet:
            self._panels.score.hide()  # it would have the keys
        self.opened.hide_trick()
        self._focus_question()
        self.question.suggest(action, trump)

    def drop_advice(self) -> None:
        """Take advice away that has served."""
        if self._shows_advice:
            self._panels.hint.hide()

    @property
    def _shows_advice(self) -> bool:
        return self._panels.has_hint and not self._panels.hint.isHidden()

    def _dismiss_advice(self) -> None:
        """Remove advice that is no longer relevant, and what it showed in hand and panels."""
        self.drop_advice()
        self.question.unsuggest()

    def _keep_advice_clear(self) -> None:
        """Let advice that is read give way to what has come since."""
        if self._shows_advice:
            self._place_advice()

    def _place_advice(self) -> None:
        hint = self._panels.hint
        others = {name: panel for name, panel in self._panels.made.items() if panel.isVisible()}
        spare = [panel for name, panel in others.items() if name == "last_trick"]  # L shows it again, and large
        box = self._places.of_hint(hint, others.values(), spare=spare, asking=self._panels.asking())
        if box is not None:
            hint.place(box)

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
        scores = self._result
        notice.wait(waits=scores is not None and scores.isVisible() and scores.geometry().intersects(notice.geometry()))

    # ---- what has been taken -------------------------------------------------------------------------------------

    def show_meld_sum(self, observation: Observation) -> None:
        """Show what each party has taken so far, and before that what partners have melded, where there is room."""
        panels, has_names = self._panels, self._places.names_sums
        if not self.is_plain and (counts_are_open(observation) or (has_names and adds_up(observation))):
            panels.meld_sum.show_sums(observation, panels.names(observation), is_brief=not has_names)
            panels.put("meld_sum")
            panels.meld_sum.show()
        else:
            panels.hide("meld_sum")

    def show_last_trick(self, observation: Observation) -> None:
        """Show the last trick small, where there is one and its corner is free; large it stays until a card falls."""
        if (observation.tricks and not self.is_plain) or "last_trick" in self._panels.made:
            self._panels.last_trick.show_trick(observation, self._panels.names(observation))
            self._clear_corner()
        if self.opened.shows_trick:
            self._panels.trick.follow(observation)

    def _clear_corner(self) -> None:
        """Take the last trick away while there is none, or while the list of melds stands in its corner."""
        made = self._panels.made
        if "last_trick" not in made:
            return
        corner = made["last_trick"]
        is_taken = self._panels.is_shown("melds") and made["melds"].geometry().intersects(corner.geometry())
        if self._panels.last_trick.is_empty or is_taken or self.is_plain:
            corner.hide()

    # ---- going on ------------------------------------------------------------------------------------------------

    def _submit(self, action: Action) -> None:
        """Take an answer; what still moves comes to its end first, so that the next question finds every card."""
        self._event_player.finish()
        self._controller.submit(action)

    def _offer_to_go_on(self, offered: bool) -> None:
        """Let the person go on while the melds of all lie to be seen."""
        if offered:
            go_on = self._panels.go_on
            self._panels.open("go_on", guarded=True)
            go_on.setFocus(Qt.FocusReason.OtherFocusReason)
            self._keep_advice_clear()
            if self._shows_advice and self._panels.hint.geometry().intersects(go_on.geometry()):
                self.drop_advice()  # where the melds of eight fill a small table there is no room for both
            if self.opened.shows_sheet:
                self._focus_question()
        elif "go_on" in self._panels.made:
            self._panels.hide("go_on")
            self._focus_question()

    def _give_way(self, studied: bool) -> None:
        """Take the way to go on, and advice, out of the middle while the melds of a seat lie there."""
        self._keep_advice_clear()
        if self._event_player.pointing.melds_stay:
            self._panels.go_on.setVisible(not studied)
