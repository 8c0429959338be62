"""Looks back at a deal: the table with open hands, a panel for the step and a dock with all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.events import MeldingDone
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.session.again import deal_code
from pinochle_qt.session.review import Review, deals_over
from pinochle_qt.session.seating import humans
from pinochle_qt.session.session import Session
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.rooms.look_back.choice_panel import ChoicePanel, ShownChoice
from pinochle_qt.ui.rooms.look_back.choices import Choice, choices_of, mistakes, place_words
from pinochle_qt.ui.rooms.look_back.dock import Dock
from pinochle_qt.ui.rooms.look_back.open_table import OpenTableView, Scene
from pinochle_qt.ui.table.geometry.layout import Frame, Layout
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.event_sentences import event_sentence
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.library.hands import Hand
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.ui.draw.card_faces import DeckLook
    from pinochle_qt.ui.draw.theme import Tempo, Theme
    from pinochle_qt.ui.opinions import Opinions

_PANEL, _SMALL_PANEL, _DOCK, _SMALL_DOCK = 336, 264, 84, 64
_GAP: Final = 16
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier


class LookBack(QWidget):
    """A room that is the table itself, smaller by panel and dock.

    Signals:
        left: the person wants to see the table again.
        shown: an observation of a step for the strip, and the names of everybody.
        deal_shown: the game of which another deal is looked at now.
        play_on_asked: the game and how many of its steps come before the one to play on from.
    """

    left = Signal()
    shown = Signal(object, object)
    deal_shown = Signal(object)
    play_on_asked = Signal(object, int)

    def __init__(self, parent: QWidget, opinions: Opinions, look: Callable[[], DeckLook]) -> None:
        super().__init__(parent)
        self._opinions, self._look = opinions, look
        self._frame: Frame | None = None
        self._game: RecordedGame | None = None
        self._review: Review | None = None
        self._choices: tuple[Choice, ...] = ()
        self._known: dict[int, Opinion] = {}
        self._most = 12
        """The largest hand that anybody holds in the deal, by which everything is laid out."""
        self._at = 0
        self._trouble: set[int] = set()
        self.table = OpenTableView(tokens.FELT, look(), self)
        self.panel = ChoicePanel(self)
        self.dock = Dock(self)
        self.panel.next_asked.connect(self.next_mistake)
        self.panel.hands_asked.connect(self._turn_hands)
        self.panel.play_on_asked.connect(self._play_on)
        self.dock.stepped.connect(lambda by: self.go_to(self._at + by))
        self.dock.left.connect(self.left)
        self.dock.time_line.chosen.connect(self.go_to)
        opinions.judged.connect(self._on_judged)
        opinions.unknown.connect(self._on_unknown)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def step(self) -> int:
        """The index of the step in sight."""
        return self._at

    @property
    def shown_game(self) -> RecordedGame | None:
        """The game in sight, if there is one yet."""
        return self._game

    @property
    def review(self) -> Review:
        """The deal in sight.

        Raises:
            ValueError: there is none yet.
        """
        if self._review is None:
            raise ValueError("nothing is looked at")
        return self._review

    def look_at(self, game: RecordedGame, deal: int = 0) -> None:
        """Show a deal of a game from its beginning, the last one that is over if none is named.

        Raises:
            ValueError: the deal is not over, or the game has none that is.
        """
        over = deals_over(game)
        review = Review(game, deal or (over[-1] if over else None))
        self._game, self._review = game, review
        self._choices = choices_of(review)
        self._most = max(len(hand) for at in range(len(review.steps)) for hand in review.table(at).hands)
        self._trouble = set()
        self._known = {}
        for choice in self._choices:
            opinion = self._opinions.on(review.key(choice.step))
            if opinion is not None:
                self._known[choice.step] = opinion
        self._lay_out()
        self.dock.time_line.show_choices(self._choices, self._told)
        self.panel.show_compared("")
        self.panel.show_code(deal_code(Session(game), review.number))
        self.go_to(0)
        self.deal_shown.emit(game)

    def show_compared(self, hand: Hand, expert: int) -> None:
        """Say what the person's side scored more than the others, and what Expert's did with the same cards, ×10."""
        if self._review is None or hand.deal != self._review.number:
            return
        rules, name = self._review.rules, self._people[hand.person]
        own, other = text.signed(hand.lead, rules), text.signed(expert, rules)
        if name == Word.YOU():
            self.panel.show_compared(ReviewWord.COMPARED(own=own, expert=other))
        else:
            self.panel.show_compared(ReviewWord.COMPARED_OTHER(name=name, own=own, expert=other))

    # ---- as a room -------------------------------------------------------------------------------------------------

    def fill(self, frame: Frame) -> None:
        """Take the room of a window below the strip."""
        self._frame = frame
        self.setGeometry(0, frame.bar, frame.width, frame.height - frame.bar)
        self._lay_out()

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self.table.apply_theme(theme, self._look())
        self.panel.apply_theme(theme, ui)
        self.dock.apply_theme(theme, ui)

    def open(self, tempo: Tempo) -> None:
        """Show the table with its panels."""
        self.show()
        self.raise_()
        self.panel.open(tempo)
        self.dock.open(tempo)

    def enter(self) -> None:
        """Do nothing: what is looked at, and told to the strip, comes with `look_at`."""

    def leave(self) -> None:
        """Let what is thought about come to its end, and ask no more."""
        self._opinions.leave()

    def take_over(self, before: QWidget) -> None:
        """Show the step that the same room showed in another language."""
        if isinstance(before, LookBack) and before.shown_game is not None:
            self.look_at(before.shown_game, before.review.number)
            self.go_to(before.step)

    # ---- from step to step -----------------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Show a step; before the first and after the last one there is none."""
        self._at = min(max(0, step), len(self.review.steps) - 1)
        self._opinions.look(self.review, self._at)
        self._show()

    def next_mistake(self, *, back: bool = False) -> None:
        """Go to the next choice that has cost something, or to the one before."""
        found = mistakes(self._choices, self._known)
        there = [at for at in found if (at < self._at if back else at > self._at)]
        if there:
            self.go_to(there[-1] if back else there[0])
        elif found:
            self.go_to(found[-1] if back else found[0])

    def next_choice(self, *, back: bool = False) -> None:
        """Go to the next choice, or to the one before."""
        there = [each.step for each in self._choices if (each.step < self._at if back else each.step > self._at)]
        if there:
            self.go_to(there[-1] if back else there[0])

    def next_deal(self, by: int) -> None:
        """Go to another deal of the game."""
        if self._game is None:
            return
        over = deals_over(self._game)
        place = over.index(self.review.number) + by
        if 0 <= place < len(over):
            self.look_at(self._game, over[place])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go where the keys lead."""
        is_back, shift = event.key() == Qt.Key.Key_Left, bool(event.modifiers() & _SHIFT)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right if shift:
                self.next_choice(back=is_back)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.go_to(self._at - 1 if is_back else self._at + 1)
            case Qt.Key.Key_N:
                self.next_mistake(back=shift)
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(len(self.review.steps))
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.next_deal(-1 if event.key() == Qt.Key.Key_PageUp else 1)
            case Qt.Key.Key_H:
                self._turn_hands()
            case Qt.Key.Key_P:
                self._play_on()
            case _:
                super().keyPressEvent(event)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _people(self) -> tuple[str, ...]:
        """What everybody is called, by the number of the person."""
        return text.shown_names(self.review.people)

    def _turn_hands(self) -> None:
        """Hide the other hands, or open them again."""
        self.table.hide_others(hidden=not self.table.hides_others)
        self.panel.show_hidden(hidden=self.table.hides_others)

    def _play_on(self) -> None:
        if self._game is not None and self.panel.play_on.isEnabled():
            before = sum(each.step.after.number < self.review.number for each in self._game.steps)
            self.play_on_asked.emit(self._game, before + max(1, self._at))

    def _on_judged(self, key: str, opinion: Opinion) -> None:
        if self._review is None:
            return
        for choice in self._choices:
            if self._review.key(choice.step) == key:
                self._known[choice.step] = opinion
                if choice.step == self._at:
                    self._show()
                else:
                    self._show_summary()

    def _on_unknown(self, key: str) -> None:
        if self._review is None:
            return
        self._trouble |= {each.step for each in self._choices if self._review.key(each.step) == key}

    def _lay_out(self) -> None:
        frame, review = self._frame, self._review
        if frame is None or review is None:
            return
        is_small = frame.small
        edge = frame.px(8) if is_small else frame.margin
        wide = frame.px(_SMALL_PANEL if is_small else _PANEL)
        high = frame.px(_SMALL_DOCK if is_small else _DOCK)
        gap = frame.px(8 if is_small else _GAP)
        inner = Frame(frame.width - wide - edge - gap // 2, frame.height - high - gap - gap // 2, 0, frame.fans_left)
        inner = replace(inner, menu=frame.bar - inner.strip_height)
        self.table.setGeometry(self.rect())
        layout = Layout(inner, review.rules.table.players, self._most, bool(review.table(0).stock))
        self.table.lay_out(layout, frame.bar)
        bottom = self.height() - gap - high
        self.dock.fit(is_small=is_small)
        self.panel.fit(is_small=is_small)
        self.dock.place(QRect(edge, bottom, self.width() - 2 * edge, high))
        self.panel.place(QRect(self.width() - edge - wide, gap, wide, bottom - 2 * gap))

    def _south(self) -> Seat:
        """Return who sits at the lower edge: whoever decides, or else the first person at the table."""
        review = self.review
        people = [seat for seat, person in enumerate(review.seated) if person in humans(review.people)]
        step = review.steps[self._at]
        if step.seat in people:
            return step.seat
        return people[0] if people else 0

    def _show(self) -> None:
        """Show the step in sight."""
        review, people = self.review, self._people
        at, step, table = self._at, review.steps[self._at], review.table(self._at)
        names = text.seat_names(review.seated, people)
        opinion = self._known.get(at)
        is_cost = opinion is not None and opinion.verdict == "cost"
        is_agreed = opinion is not None and opinion.verdict == "expert"
        advised = moved_cards(opinion.action) if opinion is not None and not is_agreed else ()
        south = self._south()
        self.table.show_scene(Scene(table, names, south, step.seat, step.action, advised, is_cost, is_agreed))
        after = review.public_after(at)
        sentences = (event_sentence(event, after, people) or _ended(event, names) for event in step.events)
        is_choice = any(each.step == at for each in self._choices)
        self.panel.show_choice(
            ShownChoice(
                place=place_words(review, at),
                done=next(filter(None, sentences), "").rstrip("."),
                rules=review.rules,
                names=names,
                is_choice=is_choice,
                is_own=step.seat is not None and names[step.seat] == Word.YOU(),
                opinion=opinion if is_choice else None,
                trouble=ReviewWord.NOT_JUDGED() if at in self._trouble else "",
            )
        )
        self.panel.play_on.setEnabled(at < len(review.steps) - 1)
        self.dock.show_step(at, len(review.steps) - 1)
        self._show_summary()
        self.shown.emit(replace(table.public, viewer=south), people)

    def _show_summary(self) -> None:
        review, found = self.review, mistakes(self._choices, self._known)
        lost = sum(self._known[at].cost for at in found)
        points = text.points(round(lost / 10) * 10, review.rules)
        done, total = len(self._known) + len(self._trouble), len(self._choices)
        is_own = Word.YOU() in self._people
        if not total:
            said = ReviewWord.NO_CHOICES()
        elif done < total:
            said = (ReviewWord.LOOKING if is_own else ReviewWord.LOOKING_OTHER)(done=done, total=total)
        elif not found:
            said = (ReviewWord.CHOICES_NONE if is_own else ReviewWord.CHOICES_NONE_OTHER)(choices=total)
        else:
            counted = ReviewWord.CHOICES_ONE if len(found) == 1 else ReviewWord.CHOICES
            said = counted(choices=total, mistakes=len(found), points=points)
        self.dock.title.set_text(ReviewWord.TITLE(number=review.number))
        self.dock.line.set_text(said)
        self.dock.time_line.show_known(self._known, self._at)
        self.panel.next_mistake.setEnabled(bool(found))

    def _told(self, at: int) -> str:
        """Return a step in words, with what it cost, for tooltips and screen readers."""
        review, people = self.review, self._people
        after = review.public_after(at)
        sentences = (event_sentence(event, after, people) for event in review.steps[at].events)
        done = text.spoken(next(filter(None, sentences), "")).rstrip(".")
        opinion = self._known.get(at)
        if opinion is None or opinion.verdict != "cost":
            return ReviewWord.TIP(at=place_words(review, at), done=done)
        points = text.points(round(opinion.cost / 10) * 10, review.rules)
        return ReviewWord.TIP_COST(at=place_words(review, at), done=done, points=points)


def _ended(event: Event, names: Sequence[str]) -> str:
    """Return a sentence about the end of a meld turn, of which the log need not speak: it is a decision too."""
    if not isinstance(event, MeldingDone):
        return ""
    name = names[event.seat]
    return ReviewWord.DONE_YOU() if name == Word.YOU() else ReviewWord.DONE(name=name)
