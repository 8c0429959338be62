"""The room for reviewing a deal: the table with open hands, a panel for the step, and a dock with all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal

from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.events import MeldingDone, MeldsShown
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.session.review import Review, deals_over
from pinochle_qt.session.same_cards import deal_code
from pinochle_qt.session.seating import humans
from pinochle_qt.session.session import Session
from pinochle_qt.ui.panels.panel import is_command
from pinochle_qt.ui.rooms.look_back.choice_panel import ChoicePanel, ShownChoice
from pinochle_qt.ui.rooms.look_back.choices import ReviewedChoice, choices_of, meaning_words, mistakes, place_words
from pinochle_qt.ui.rooms.look_back.dock import Dock
from pinochle_qt.ui.rooms.look_back.open_table import OpenTableScene, deal_size
from pinochle_qt.ui.rooms.look_back.places import DealSize
from pinochle_qt.ui.rooms.look_back.table_room import TableRoom
from pinochle_qt.ui.table.geometry.melds.meld_zones import MOST_IN_FRONT
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import reason_line
from pinochle_qt.words.game.events import event_sentence
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.library.hands import Hand
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.ui.draw.cards.face_store import DeckLook
    from pinochle_qt.ui.history.opinions import Opinions

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier


class LookBack(TableRoom):
    """Describes each step in a panel, and the whole deal in a dock.

    Signals:
        deal_shown: the game of which another deal is now shown.
        play_on_asked: the game, and the number of its steps before the one to play on from.
        odds_toggled: the user wants to show or hide the odds of bids.
        proof_asked: the user wants to see how the cards of the deal were shuffled.
    """

    deal_shown = Signal(object)
    play_on_asked = Signal(object, int)
    odds_toggled = Signal()
    proof_asked = Signal()

    def __init__(
        self, parent: QWidget, opinions: Opinions, look: Callable[[], DeckLook], wants_odds: Callable[[], bool]
    ) -> None:
        super().__init__(parent, look)
        self._opinions, self._wants_odds = opinions, wants_odds
        self._game: RecordedGame | None = None
        self._review: Review | None = None
        self._choices: tuple[ReviewedChoice, ...] = ()
        self._known_opinions: dict[int, Opinion] = {}
        self._size = DealSize(12)
        """The size of the largest hand in the deal, which determines the layout."""
        self._not_judged: set[int] = set()
        self._recalled: Seat | None = None
        """The seat whose melds are shown again at a later step."""
        self.panel: ChoicePanel = ChoicePanel(self)
        self.dock: Dock = Dock(self)
        self.panel.next_mistake.clicked.connect(self.next_mistake)
        self.panel.hands.clicked.connect(self._toggle_hands)
        self.panel.play_on.clicked.connect(self._play_on)
        self.table.plate_pressed.connect(self._recall)
        self.panel.fold.clicked.connect(self._toggle_odds)
        self.panel.proof.clicked.connect(self.proof_asked)
        self.dock.stepped.connect(lambda by: self.go_to(self._current_step + by))
        self.dock.left.connect(self.left)
        self.dock.time_line.chosen.connect(self.go_to)
        opinions.judged.connect(self._on_judged)
        opinions.unknown.connect(self._on_unknown)
        opinions.thought.connect(self._on_thought)

    @property
    def shown_game(self) -> RecordedGame | None:
        """The game shown, if there is one yet."""
        return self._game

    @property
    def review(self) -> Review:
        """The deal shown.

        Raises:
            ValueError: there is none yet.
        """
        if self._review is None:
            raise ValueError("nothing is looked at")
        return self._review

    @property
    def is_judged(self) -> bool:
        """Whether Expert has judged every choice of the deal that it can judge."""
        return len(self._known_opinions) + len(self._not_judged) >= len(self._choices)

    def look_at(self, game: RecordedGame, deal: int = 0) -> None:
        """Show a deal of a game from its beginning, by default the last finished one.

        Raises:
            ValueError: the deal is not over, or the game has no finished deal.
        """
        finished_deals = deals_over(game)
        review = Review(game, deal or (finished_deals[-1] if finished_deals else None))
        self._game, self._review = game, review
        self._choices = choices_of(review)
        self._size = deal_size(review)
        self._not_judged = set()
        self._known_opinions = {}
        for choice in self._choices:
            opinion = self._opinions.on(review.key(choice.step))
            if opinion is not None:
                self._known_opinions[choice.step] = opinion
        self.lay_out()
        self.dock.time_line.show_choices(self._choices, self._describe_step)
        self.panel.show_compared("")
        self.panel.show_code(deal_code(Session(game), review.number))
        self.go_to(0)
        self.deal_shown.emit(game)

    def show_compared(self, hand: Hand, expert: int) -> None:
        """Show the lead of the player's side over the others, and Expert's lead with the same cards; points ×10."""
        if self._review is None or hand.deal != self._review.number:
            return
        rules, name = self._review.rules, self._people[hand.person]
        own, other = text.signed(hand.lead, rules), text.signed(expert, rules)
        if name == Word.YOU():
            self.panel.show_compared(ReviewWord.COMPARED(own=own, expert=other))
        else:
            self.panel.show_compared(ReviewWord.COMPARED_OTHER(name=name, own=own, expert=other))

    # ---- as a room -------------------------------------------------------------------------------------------------

    def come_back(self) -> None:
        """Show the step at which the user left."""
        self.go_to(self._current_step)

    def show_way_back(self, *, to_table: bool) -> None:
        """Say on the back button where it leads."""
        self.dock.show_way_back(to_table=to_table)

    def leave(self) -> None:
        """Ask for no more opinions; the one being worked out is still finished."""
        self._opinions.leave()

    def take_over(self, before: QWidget) -> None:
        """Show the step that the same room showed in another language."""
        if isinstance(before, LookBack) and before.shown_game is not None:
            self.look_at(before.shown_game, before.review.number)
            self.go_to(before.step)

    # ---- from step to step -----------------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Show a step; a number beyond either end stands for the step at that end."""
        self._current_step = min(max(0, step), len(self.review.steps) - 1)
        self._recalled = None
        self._opinions.look(self.review, self._current_step)
        self._show()

    def next_mistake(self, *, back: bool = False) -> None:
        """Go to the next or the previous choice that cost something, wrapping around at the ends."""
        found = mistakes(self._choices, self._known_opinions)
        candidates = [at for at in found if (at < self._current_step if back else at > self._current_step)]
        if candidates:
            self.go_to(candidates[-1] if back else candidates[0])
        elif found:
            self.go_to(found[-1] if back else found[0])

    def next_choice(self, *, back: bool) -> None:
        """Go to the next or the previous choice."""
        candidates = [
            each.step
            for each in self._choices
            if (each.step < self._current_step if back else each.step > self._current_step)
        ]
        if candidates:
            self.go_to(candidates[-1] if back else candidates[0])

    def next_deal(self, by: int) -> None:
        """Go to the deal that is this many further on among the finished deals of the game."""
        if self._game is None:
            return
        finished_deals = deals_over(self._game)
        index = finished_deals.index(self.review.number) + by
        if 0 <= index < len(finished_deals):
            self.look_at(self._game, finished_deals[index])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the deal, or do what else the key is for."""
        if is_command(event):
            super().keyPressEvent(event)
            return
        is_back, has_shift = event.key() == Qt.Key.Key_Left, bool(event.modifiers() & _SHIFT)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right if has_shift:
                self.next_choice(back=is_back)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.go_to(self._current_step - 1 if is_back else self._current_step + 1)
            case Qt.Key.Key_N:
                self.next_mistake(back=has_shift)
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                self.go_to(0 if event.key() == Qt.Key.Key_Home else len(self.review.steps))
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.next_deal(-1 if event.key() == Qt.Key.Key_PageUp else 1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.panel.told.move_on(-1 if event.key() == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_M:
                self._recall_next()
            case Qt.Key.Key_H:
                self._toggle_hands()
            case Qt.Key.Key_O if self.panel.fold.isVisible():
                self._toggle_odds()
            case Qt.Key.Key_P:
                self._play_on()
            case _:
                super().keyPressEvent(event)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _people(self) -> tuple[str, ...]:
        """Everyone's name, by the number of the person."""
        return text.shown_names(self.review.people)

    def _toggle_hands(self) -> None:
        """Hide the other hands, or show them again."""
        self.table.hide_others(hidden=not self.table.hides_others)
        self.panel.show_hidden(hidden=self.table.hides_others)

    def _melds_of(self, seat: Seat) -> tuple[Meld, ...]:
        """Return what a seat has melded up to this step; nothing in stock games, where melds stay on the table."""
        shown = self.review.public_after(self._current_step).shown
        return (shown[seat] or ()) if shown else ()

    def _can_recall(self, seat: Seat) -> bool:
        """Return whether the melds of a seat can be shown again: in the middle of many seats, nothing says whose."""
        return len(self.review.seated) <= MOST_IN_FRONT and bool(self._melds_of(seat))

    def _recall(self, seat: Seat) -> None:
        """Show the melds of a seat again, or no more."""
        self._recalled = seat if self._recalled != seat and self._can_recall(seat) else None
        self._show()

    def _recall_next(self) -> None:
        """Show the melds of the next seat that has melded, clockwise, and after the last one none."""
        count, south = len(self.review.seated), self._south()
        seats = [(south + place) % count for place in range(1, count + 1)]
        rest = seats if self._recalled is None else seats[seats.index(self._recalled) + 1 :]
        self._recalled = next(filter(self._can_recall, rest), None)
        self._show()

    def _toggle_odds(self) -> None:
        """Show the odds of bids instead of their costs, or vice versa."""
        self.odds_toggled.emit()
        self._show()

    def _play_on(self) -> None:
        if self._game is not None and self.panel.play_on.isEnabled():
            before = sum(each.step.after.number < self.review.number for each in self._game.steps)
            self.play_on_asked.emit(self._game, before + max(1, self._current_step))

    def _on_judged(self, key: str, opinion: Opinion) -> None:
        if self._review is None:
            return
        for choice in self._choices:
            if self._review.key(choice.step) == key:
                self._known_opinions[choice.step] = opinion
                if choice.step == self._current_step:
                    self._show()
                else:
                    self._show_summary()

    def _on_thought(self, key: str) -> None:
        if self._review is not None and self._review.key(self._current_step) == key:
            self._show()

    def _thought_sentence(self, at: int, names: Sequence[str]) -> str:
        """Return a computer player's reason as a sentence; empty if unknown, or if it would decide otherwise now."""
        reason, seat = self._opinions.thought_of(self.review.key(at)), self.review.steps[at].seat
        if reason is None or seat is None:
            return ""
        return ReviewWord.THOUGHT(name=names[seat], reason=reason_line(reason, self.review.rules))

    def _on_unknown(self, key: str) -> None:
        if self._review is None:
            return
        self._not_judged |= {each.step for each in self._choices if self._review.key(each.step) == key}

    @property
    def laid_out(self) -> tuple[Review, DealSize] | None:
        """The deal shown, and the room that its cards need."""
        return None if self._review is None else (self._review, self._size)

    def fit_panels(self, *, is_small: bool) -> None:
        """Let the panels take less space in a small window."""
        self.dock.fit(is_small=is_small)
        self.panel.fit(is_small=is_small)

    def _south(self) -> Seat:
        """Return the seat at the lower edge: the human player who acts at this step, or else the first human player."""
        review = self.review
        human_seats = [seat for seat, person in enumerate(review.seated) if person in humans(review.people)]
        step = review.steps[self._current_step]
        if step.seat in human_seats:
            return step.seat
        return human_seats[0] if human_seats else 0

    def _show(self) -> None:
        """Show the current step."""
        review, people = self.review, self._people
        at, step, table = self._current_step, review.steps[self._current_step], review.table(self._current_step)
        names = text.seat_names(review.seated, people)
        opinion = self._known_opinions.get(at)
        is_cost = opinion is not None and opinion.verdict == "cost"
        is_agreed = opinion is not None and opinion.verdict == "expert"
        advised = moved_cards(opinion.action) if opinion is not None and not is_agreed else ()
        south = self._south()
        melder = self._recalled
        if melder is None:
            melder = next((each.seat for each in step.events if isinstance(each, MeldsShown)), None)
        melds = self._melds_of(melder) if melder is not None else ()
        self.table.show_scene(
            OpenTableScene(table, names, south, step.seat, step.action, advised, is_cost, is_agreed, melder, melds)
        )
        after = review.public_after(at)
        sentences = (
            event_sentence(event, after, people) or _melding_done_sentence(event, names) for event in step.events
        )
        is_choice = any(each.step == at for each in self._choices)
        self.panel.show_choice(
            ShownChoice(
                place=place_words(review, at),
                done=_as_title(next(filter(None, sentences), "")),
                rules=review.rules,
                names=names,
                is_choice=is_choice,
                is_own=step.seat is not None and names[step.seat] == Word.YOU(),
                meaning="" if is_choice else meaning_words(review, at),
                thought="" if is_choice else self._thought_sentence(at, names),
                opinion=opinion if is_choice else None,
                wants_odds=self._wants_odds(),
                trouble=ReviewWord.NOT_JUDGED() if at in self._not_judged else "",
                is_deal=step.seat is None,
            )
        )
        self.panel.play_on.setEnabled(at < len(review.steps) - 1)
        self.dock.show_step(at, len(review.steps) - 1)
        self._show_summary()
        self.shown.emit(replace(table.public, viewer=south), people)

    def _show_summary(self) -> None:
        review, found = self.review, mistakes(self._choices, self._known_opinions)
        total_cost = float_sum(self._known_opinions[at].cost for at in found)
        points = text.about_points(total_cost, review.rules)
        total = len(self._choices)
        is_own = Word.YOU() in self._people
        if not total:
            summary = ReviewWord.NO_CHOICES()
        elif not self.is_judged:
            judged_count = len(self._known_opinions) + len(self._not_judged)
            summary = (ReviewWord.LOOKING if is_own else ReviewWord.LOOKING_OTHER)(done=judged_count, total=total)
        elif total == 1:
            phrase = ReviewWord.CHOICE_NONE if is_own else ReviewWord.CHOICE_NONE_OTHER
            summary = ReviewWord.CHOICE_ONE(points=points) if found else phrase()
        elif not found:
            summary = (ReviewWord.CHOICES_NONE if is_own else ReviewWord.CHOICES_NONE_OTHER)(choices=total)
        else:
            phrase = ReviewWord.CHOICES_ONE if len(found) == 1 else ReviewWord.CHOICES
            summary = phrase(choices=total, mistakes=len(found), points=points)
        title = ReviewWord.TITLE(number=review.number)
        self.setAccessibleName(title)
        self.dock.set_title(title)
        self.dock.line.set_text(summary)
        self.dock.time_line.show_known(self._known_opinions, self._current_step)
        self.panel.next_mistake.setEnabled(bool(found))

    def _describe_step(self, at: int) -> str:
        """Return a description of a step, including its cost, for tooltips and screen readers."""
        review, people = self.review, self._people
        after = review.public_after(at)
        sentences = (event_sentence(event, after, people) for event in review.steps[at].events)
        done = text.spoken(next(filter(None, sentences), "")).rstrip(".")
        opinion = self._known_opinions.get(at)
        if opinion is None or opinion.verdict != "cost":
            return ReviewWord.TIP(at=place_words(review, at), done=done)
        points = text.about_points(opinion.cost, review.rules)
        return ReviewWord.TIP_COST(at=place_words(review, at), done=done, points=points)


def _melding_done_sentence(event: Event, names: Sequence[str]) -> str:
    """Return a sentence about the end of a meld turn, which the log may leave out although it is a decision, too."""
    if not isinstance(event, MeldingDone):
        return ""
    name = names[event.seat]
    return ReviewWord.DONE_YOU() if name == Word.YOU() else ReviewWord.DONE(name=name)


def _as_title(words: str) -> str:
    """Return one sentence without its full stop; several sentences keep all of theirs."""
    return words if ". " in words else words.rstrip(".")
