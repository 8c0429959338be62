"""The course of a game on the screen: passes the controller's signals on to table, panels, strip and menus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.derived import last_meld_trick
from pinochle_qt.engine.events import DealScored, MeldsShown, MeldsTakenUp
from pinochle_qt.ui.controls.keyboard.end_on_input import EndOnInput
from pinochle_qt.ui.panels.enter_waits import EnterWaits
from pinochle_qt.ui.presenter.explained_actions import Meanings
from pinochle_qt.ui.presenter.settled_rest import SettledRest
from pinochle_qt.ui.table.geometry.composition import seat_at
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words import text
from pinochle_qt.words.game.events import Entry, event_sentence, moon_missed
from pinochle_qt.words.game.taken import has_scores
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import Play, SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.ui.draw.theme import Tempo
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.forced_play import ForcedPlay
    from pinochle_qt.ui.panels.show.notice import Notice
    from pinochle_qt.ui.panels.show.strip import Strip
    from pinochle_qt.ui.presenter.panel_host import PanelHost
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.presenter.situation import KeysNow
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.table.zones.rare_melds import RareMoment


THINKING_MS: Final = 300
"""The milliseconds after which a player who has asked for a hint is told that it takes a moment."""
_TIMES_FORCED_TOLD: Final = 3


class GamePresenter(QObject):
    """Follows one game after another, and shows what the player asks to see of it.

    Signals:
        rebuilt: the table shows another position, and has to be laid out in the window.
        state_shown: what is shown, or what can be done now, may have changed.
    """

    rebuilt = Signal()
    state_shown = Signal()

    is_quiet = False
    """Whether hints are left out, as on a television, where nobody plays."""

    def __init__(
        self,
        controller: MatchController,
        view: TableView,
        panels: PanelSet,
        panel_host: PanelHost,
        strip: Strip,
        notice: Notice,
        forced: ForcedPlay,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._view = view
        self._event_player = view.event_player
        self._panels = panels
        self._panel_host = panel_host
        self._strip = strip
        self._notice = notice
        self._forced = forced
        self._has_mentioned_recall = self._is_recall_due = False
        self.rest = SettledRest(controller, view.event_player, view.set_tempo, panels, self)
        self._last_meld_told = 0, 0
        """The deal and its number of tricks for which it was last said that there are no melds later."""
        self.meanings = Meanings(controller, panels, panel_host, view.event_player, view.announce, self)
        self._shown: tuple[Observation, Observation] | None = None
        """The observations that strip and panels show."""
        self._forced_told = 0
        """How many times it was said that a player's only possible card is played by itself."""
        self._forced_sentence = ""
        """That sentence, until the card has landed, so that it does not lie over the card on its way."""
        self._showed_trick = False
        """Whether the last trick was shown when the table was pressed."""
        self.rest.found.connect(self.state_shown)
        self.rest.hinted.connect(partial(self.hint, do=self.rest.claim))
        view.meaning_requested.connect(self.meanings.tell_of_seat)
        controller.reset.connect(self._on_reset)
        controller.stepped.connect(self._on_step)
        controller.prompt_changed.connect(self._on_prompt)
        controller.rejected.connect(view.reason.show_rejection)
        controller.thinking_changed.connect(view.set_thinking)
        controller.handover_needed.connect(self._on_handover)
        self._follow_hints()
        controller.odds_told.connect(panel_host.question.tell_odds)
        controller.trouble.connect(self.say)
        view.choice.action_chosen.connect(controller.submit)
        view.busy_changed.connect(self._on_busy)
        view.event_shown.connect(self._on_event)
        view.seen_changed.connect(self._on_seen)
        self._follow_presses()
        view.places.tray_wanted.connect(panels.show_tray)
        view.sharpening.sharpened.connect(panels.refresh_pictures)
        panel_host.question.announced.connect(view.announce)
        panel_host.question.why_not.connect(view.reason.show)
        for signal in (panel_host.opened.opened, panels.put_away, notice.returned):
            signal.connect(self.place_notice)
        panels.match_end_finished.connect(view.moments.finish_winning_fan)
        panels.match_end_closed.connect(view.moments.clear_winning_fan)
        forced.decided.connect(self._play_forced)
        view.event_player.hand_arranged.connect(strip.offer_sorting)
        self._follow_pauses()

    def _follow_pauses(self) -> None:
        """Let the controller know while something is to be looked at first, and let any input end great moments."""
        view, player = self._view, self._event_player
        player.meld_pauses.held_changed.connect(self._controller.set_table_held)
        player.remark_awaited.connect(self._controller.end_landing)
        self._end_moment = EndOnInput(lambda: player.meld_pauses.shows_rare_meld or player.shows_outcome, self)
        self._end_moment.ended.connect(view.finish)
        player.meld_pauses.rare_meld_changed.connect(self._on_rare_meld)

    def _follow_presses(self) -> None:
        """React to what is pressed on the table, and to what a far table says."""
        view, panel_host = self._view, self._panel_host
        self._controller.refused.connect(view.reason.show)
        self._controller.handover_dropped.connect(panel_host.uncover)
        self._controller.log_changed.connect(self._retell_seen)
        self._controller.said.connect(self._on_said)
        view.melds_recalled.connect(panel_host.opened.note_melds)
        view.pressed.connect(self._hide_trick)
        view.pile_pressed.connect(self._show_trick)
        view.pressed.connect(self.meanings.hide)
        view.pressed.connect(panel_host.take_keys_back)
        view.confirm_requested.connect(panel_host.question.confirm)

    def say(self, sentence: str) -> None:
        """Show a message that is not about the cards; the log keeps it until it is rebuilt."""
        self._panels.story.tell(Entry(sentence))
        self._show_notice(sentence, returns=True)

    def hint(self, sentence: str, do: Callable[[], object] | None = None) -> None:
        """Show a message that the log need not keep, unless this `is_quiet`; a click on it calls `do`."""
        if not self.is_quiet:
            self._show_notice(sentence, returns=False, do=do)

    def drop_hint(self) -> None:
        """Remove the latest message, whether or not it has been read."""
        self._notice.end()

    def _show_notice(self, sentence: str, *, returns: bool, do: Callable[[], object] | None = None) -> None:
        self._notice.say(sentence, returns=returns, do=do)
        self.place_notice()

    def place_notice(self) -> None:
        """Keep the message, if there is one, clear of what has appeared or moved."""
        self._panel_host.place_notice(self._notice)

    def _on_reset(self, observation: Observation) -> None:
        self._forced_sentence = ""
        self.meanings.hide()
        self._notice.outdate()
        self._panel_host.hide_result()
        # what one player has seen must not stay in the log for the next player at the screen
        is_to_come = observation != self._controller.observation
        self.retell(untold=self._controller.table.latest_events if is_to_come else 0)
        self._view.reset(observation)
        self.rebuilt.emit()
        self.show_state(None)
        self.show_result(observation)

    def retell(self, *, untold: int) -> None:
        """Fill the log with everything that has happened, except the last `untold` events, which are not shown yet."""
        table, seat = self._controller.table, self._controller.viewer
        person = None if seat is None else table.seated[seat]
        self._panels.story.retell(table.story(person, self._controller.names, untold=untold))

    def _retell_seen(self) -> None:
        self.retell(untold=self._event_player.waiting)
        self._panel_host.follow_check()

    def _on_step(self, viewed: ViewedStep) -> None:
        self._panel_host.go_past_result()
        self._event_player.play(viewed)

    def _on_prompt(self, prompt: Prompt | None) -> None:
        self._view.ask(prompt)
        self._panel_host.ask(prompt, self._controller.observation)
        is_guided = self._controller.guide is not None
        self._forced.ask(None if is_guided else prompt, busy=self._event_player.is_busy)
        self.rest.ask(None if is_guided else prompt)
        if prompt is not None and not is_guided:
            self._tell_last_meld(prompt)
        self.show_state(self._panels.tempo)
        self.place_notice()

    def _on_rare_meld(self, moment: RareMoment | None) -> None:
        """Show what is said about a rare meld in the middle of the table, which any input ends."""
        self._view.moments.show_rare_meld(moment)
        if moment is not None:
            self._end_moment.begin()

    def _tell_last_meld(self, prompt: Prompt) -> None:
        """Say in the last trick that may be followed by melds, and to who melds then, that there are none later."""
        seen = self._controller.observation
        last, taken = last_meld_trick(seen.rules), len(seen.tricks)
        if not last or (seen.number, taken) == self._last_meld_told:
            return
        if prompt.kind == "play" and taken == last - 1:
            self.hint(Word.LAST_MELD_TRICK())
        elif prompt.kind == "meld" and taken == last:
            self.hint(Word.LAST_MELD())
        else:
            return
        self._last_meld_told = seen.number, taken

    def _on_seen(self) -> None:
        self.show_state(self._panels.tempo)
        if self._forced_sentence:
            self.hint(self._forced_sentence)
            self._forced_sentence = ""

    def _on_busy(self, busy: bool) -> None:
        if not busy:
            self.rest.end()
            self._end_moment.stop()
            if self._is_recall_due:  # while the melds are still lying there, it would have to move out of their way
                self._is_recall_due = False
                self.hint(Word.RECALL_MELDS(), do=self.recall_melds)
            self.show_result(self._controller.observation)
            self.place_notice()
        self._forced.set_busy(busy)
        self._controller.set_table_busy(busy)

    def _on_event(self, shown: ViewedEvent) -> None:
        event, after = shown
        sentence = event_sentence(event, after, self._controller.names)
        if sentence:
            self._panels.story.tell(Entry(sentence, shown))
            self._view.announce(text.spoken(sentence))
        missed = moon_missed(event, after, text.seat_names(after.seated, self._controller.names))
        if missed:
            self.hint(missed)
        if isinstance(event, DealScored):
            self._end_moment.begin()
        if isinstance(event, MeldsTakenUp) and not self._has_mentioned_recall:
            self._has_mentioned_recall = self._is_recall_due = True

    def _play_forced(self, action: Play) -> None:
        """Play the only possible card, and say the first few times, once it lies, that the player need not do that."""
        if self._forced_told < _TIMES_FORCED_TOLD:
            self._forced_told += 1
            is_last = len(self._controller.observation.hand) == 1
            self._forced_sentence = (Word.LAST_CARD_PLAYED if is_last else Word.ONLY_CARD_PLAYED)()
        self._controller.submit(action)

    def _follow_hints(self) -> None:
        """Show hints, and that one takes a moment."""
        thinking = make_timer(self, self._show_thinking, THINKING_MS)
        self._controller.advice_asked.connect(thinking.start)
        self._controller.advised.connect(thinking.stop)
        self._controller.advised.connect(self._on_advice)
        self._controller.hinted.connect(self._on_hint)
        # whoever asks for a hint wants to read it before anything is bid or played
        waits = EnterWaits(lambda: self._controller.awaits_advice and self._view.isEnabled(), self)
        self._controller.advice_asked.connect(waits.begin)
        self._controller.advised.connect(waits.stop)

    def _show_thinking(self) -> None:
        """Say that the hint takes a moment, if it is still awaited."""
        if self._controller.awaits_advice:
            self._panel_host.advise(Word.HINT_AWAITED(), "")
            self._view.announce(Word.HINT_AWAITED())

    def _on_advice(self, action: SeatAction, reason: Reason) -> None:
        from pinochle_qt.words.game.advice import (  # the texts of hints are not needed to open the table
            advice,
            in_short,
            reason_line,
            whole_reason,
        )

        observation = self._controller.observation
        names = text.seat_names(observation.seated, self._controller.names)
        advice_text, reason_text = advice(action, observation.rules, names), whole_reason(reason, observation.rules)
        self._panel_host.suggest(action, reason.suit)
        self.meanings.hide()
        short_text = reason_line(in_short(reason, observation.rules), observation.rules)
        self._panel_host.advise(advice_text, reason_text, short=short_text, action=action)
        self._view.announce(text.spoken(f"{advice_text}. {reason_text}"))

    def _on_hint(self, advice: str, reason: str) -> None:
        """Show what the host of a far table says that a good player would do."""
        self.meanings.hide()
        self._panel_host.advise(advice, reason)
        self._view.announce(text.spoken(f"{advice}. {reason}"))

    def _on_said(self, person: Person, words: str) -> None:
        """Show what somebody at a far table has said, in a bubble at the seat."""
        seen = self._seen
        if person in seen.seated:
            self._view.seats.say(seen.seated.index(person), words)
        self._view.announce(f"{self._controller.names[person]}: {words}")

    def _on_handover(self, seat: Seat) -> None:
        self._event_player.finish()
        self.show_state(self._panels.tempo)
        self._panel_host.call_person(seat)

    @property
    def on_strip(self) -> Observation | None:
        """What the strip shows; None before there is a game."""
        return None if self._shown is None else self._shown[0]

    @property
    def _seen(self) -> Observation:
        """What the viewer could see so far: less than the present state while cards are still moving."""
        event_player, known = self._event_player, self._controller.observation
        return known if event_player.is_all_seen or event_player.seen is None else event_player.seen

    @property
    def _counted(self) -> Observation:
        """What strip and score sheet are to show: what has been seen, or a result that needs no cards to be known."""
        return self._controller.observation if self._event_player.is_result_known else self._seen

    def show_state(self, tempo: Tempo | None) -> None:
        """Show the state of the match, as far as it has been seen, and enable the actions that are possible now.

        With a tempo, what is shown already is not shown again, and numbers count up or down to their new values.
        """
        on_strip, seen = self._counted, self._seen
        before, self._shown = self._shown, (on_strip, seen)
        if tempo is None or before is None or [*map(_between_cards, before)] != [*map(_between_cards, self._shown)]:
            self._strip.show_state(on_strip, self._controller.names, tempo)
            self._panel_host.show_last_trick(seen)
            self._panel_host.follow_sheet(on_strip)
            self._panel_host.show_meld_sum(seen)
        self._panel_host.follow_cards(seen)
        self.state_shown.emit()

    @property
    def can_advise(self) -> bool:
        """Whether the player is asked something, be it by the coach of a lesson."""
        guide = self._controller.guide
        if guide is not None and guide.can_show:
            return True
        return self._controller.prompt is not None and self._controller.table.allows_hints

    def advise(self) -> None:
        """In a lesson, demonstrate the right action; otherwise say what a good player would do."""
        guide = self._controller.guide
        if guide is not None:
            guide.show_me()
        else:
            self._controller.ask_advice()

    def show_result(self, observation: Observation) -> None:
        """Show the score of a finished deal, once everything on the table has been seen."""
        is_over = not observation.running and bool(observation.results) and self._controller.guide is None
        if is_over and not self._event_player.is_busy and not self._panel_host.shows_result:
            self._panel_host.show_result(observation)
            self._show_winning_cards()

    def _show_winning_cards(self) -> None:
        """Show the cards that won a match above the panel at its end, as long as that is shown."""
        if not self._panels.is_shown("match_end"):
            return
        end = self._panels.match_end
        if end.cards is not None and end.is_below_cards:
            self._view.moments.show_winning_fan(end.cards, has_won=end.has_won)
            if not end.is_ceremonial:
                self._view.moments.finish_winning_fan()

    def next_deal(self) -> None:
        """Close the score and deal."""
        self._event_player.finish()
        self._panel_host.hide_result()
        self._controller.deal_next()

    # ---- the last trick -----------------------------------------------------------------------------------------

    def _hide_trick(self) -> None:
        """Hide the last trick when the table is pressed, and remember for a pile of tricks whether it was shown."""
        opened = self._panel_host.opened
        self._showed_trick = opened.shows_trick
        opened.hide_trick()

    def _show_trick(self) -> None:
        """Show the last trick, because a pile was pressed; a second press only hides it."""
        if not self._showed_trick:
            self.toggle("trick")

    # ---- what the player wants to see ----------------------------------------------------------------------------

    def toggle(self, name: str) -> None:
        """Show a panel, as far as what it shows has been seen, or hide it; say so if there are no scores yet."""
        known = self._counted if name == "score" else self._seen
        if name == "score" and not has_scores(known):
            self.hint(Word.NO_DEAL_FINISHED())
            return
        self._panel_host.toggle(name, known)
        self._panel_host.follow_cards(known)

    @property
    def has_trick(self) -> bool:
        """Whether a trick has been taken, and seen, in the deal that is being played."""
        return self._seen.running and bool(self._seen.tricks)

    def recall_melds(self, seat: Seat | None = None) -> None:
        """Show a seat's melds again, by default the next seat's, and announce them to screen readers."""
        if seat is None:
            self._view.recall_next()
        else:
            self._view.recall(seat)
        recalled, seen = self._event_player.interaction.marked.recalled, self._controller.observation
        if recalled is not None:
            seat = seat_at(recalled.place, seen.viewer, seen.players)
            melds = MeldsShown(seat, seen.shown[seat] or ())
            self._view.announce(text.spoken(event_sentence(melds, seen, self._controller.names)))

    def tell_situation(self, keys_now: KeysNow) -> None:
        """Explain what is happening; if something covers the table, in a message on top of it.

        `keys_now` returns the keys and words of those commands with the given labels that are possible now.
        """
        from pinochle_qt.ui.presenter.situation import explain_table  # not needed at startup

        title, about = explain_table(self._controller, self._panels, self._event_player, keys_now)
        if self._panel_host.is_covered or self._panel_host.shows_result:
            self.hint(f"{title}. {about}")
            self._view.announce(text.spoken(f"{title}. {about}"))
        else:
            self.meanings.show(title, about)


def _between_cards(seen: Observation) -> Observation:
    """Return an observation without what every card of a trick changes, as strip and panels show none of that.

    It still tells whether the first card has been played.
    """
    return replace(seen, hand=(), hand_counts=(), trick=() if seen.tricks else seen.trick[:1])
