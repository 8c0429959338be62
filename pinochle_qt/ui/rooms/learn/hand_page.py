"""A hand that somebody sets up by clicking or typing, and what Expert would do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QSizePolicy, QWidget

from pinochle_qt.engine.cards import SUITS, Suit
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import is_draft, passes_cards
from pinochle_qt.session.dealing.deal_line import LONGEST, BadDealLine
from pinochle_qt.teaching.typed_deals.hand_question import HandFault, NoQuestion
from pinochle_qt.teaching.typed_deals.hand_setup import HandSetup
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind, PanelButton
from pinochle_qt.ui.controls.choice_row import Choice, ChoiceRow
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.keyboard.keys import ENTER_KEYS
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import desktop
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.learn.calls_editor import CallsEditor
from pinochle_qt.ui.rooms.learn.expert_answer import ExpertAnswer
from pinochle_qt.ui.rooms.learn.hand_row import HandRow
from pinochle_qt.ui.rooms.learn.learn_page import LearnPage
from pinochle_qt.ui.rooms.learn.pack_card import PackCard
from pinochle_qt.ui.rooms.score_sheet.card_grid import CardGrid
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.rooms.games import variant_name
from pinochle_qt.words.rooms.learning import DrillWord, HandWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.teaching.typed_deals.hand_setup import QuestionKind
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.history.opinions import Opinions

_OWN_RULES: Final = "own"
"""The value of the entry for rules that are no preset's, among the names of presets."""
_LEFT_SHARE, _RIGHT_SHARE = 5, 4
_SPACING: Final = 32
"""The space between the hand and the question, at scale 1."""


class HandPage(Restyled, LearnPage):
    """The hand at the left, the question and Expert's answer at the right; in a small window one below the other.

    Signals:
        play_asked: a `DealCode` to play, of a deal with this hand.
    """

    play_asked = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        art: DeckArt,
        opinions: Opinions,
        settings: Callable[[], Settings],
        last: Callable[[], HandSetup | None],
    ) -> None:
        """Offer the game in the settings first; `last` returns the hand of the deal that was played last."""
        super().__init__(parent)
        self._settings, self._last, self._opinions = settings, last, opinions
        self.setup: HandSetup | None = None
        self._own_rules: HandSetup | None = None
        """What was set up for rules that are no preset's, so that they can be chosen again."""
        self._kind: QuestionKind = "bid"
        self._trump = Suit.SPADES
        self._asked = ""
        """The key of the question that Expert is looking at; empty if there is none."""
        self._scroll = PageScroll(self)
        inside = self._inside = QWidget(self._scroll)
        self.game = ChoiceBox(
            {name: variant_name(name) for name in PRESETS}, "", inside, most_lines=1, name=DrillWord.GAME()
        )
        self.game.currentIndexChanged.connect(self._take_game)
        self.dealer = ChoiceBox({}, "", inside, most_lines=1, name=HandWord.DEALER())
        self.dealer.currentIndexChanged.connect(self._take_dealer)
        self.hand = HandRow(inside, art)
        self.field = QLineEdit(inside, placeholderText=HandWord.FIELD(), maxLength=LONGEST)
        self.field.setAccessibleName(HandWord.FIELD())
        self.field.setAccessibleDescription(HandWord.FIELD_HELP())
        self.field.setToolTip(HandWord.FIELD_HELP())
        self.field.editingFinished.connect(self._take_text)
        self.note = SuitLabel(Role.CAPTION, "muted", inside, wraps=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.pack = CardGrid(inside, lambda face, grid: PackCard(face, grid, art))
        self.pack.counted.connect(self._count)
        self.clear = self._button(HandWord.CLEAR(), lambda: self.take(replace(self._shown, cards=(), calls=())))
        self.random = self._button(HandWord.RANDOM(), self._take_random)
        self.last = self._button(HandWord.LAST(), self._take_last)
        self.copy = self._button(HandWord.COPY(), self._copy)
        self.play = self._button(HandWord.PLAY(), self._play)
        self.kind = ChoiceRow(HandWord.QUESTION(), inside)
        self.kind.chosen.connect(self._take_kind)
        self.trump = ChoiceRow(HandWord.TRUMP_IS(), inside)
        self.trump.offer([Choice(suit, "", spoken=text.suit_name(suit), suit=suit) for suit in SUITS[::-1]])
        self.trump.chosen.connect(self._take_trump)
        self.calls = CallsEditor(inside)
        self.calls.added.connect(self._add_call)
        self.calls.taken_back.connect(self._take_call_back)
        self.ask = PanelButton(Kind.MAIN, inside)
        self.ask.set_label(HandWord.ASK(), key=ENTER)
        self.ask.clicked.connect(self.ask_expert)
        self.answer = ExpertAnswer(inside)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.field)
        self.setAccessibleName(HandWord.PAGE())
        opinions.judged.connect(self._on_judged)
        opinions.unknown.connect(self._on_unknown)
        self.follow_style()

    def _lay_out(self) -> None:
        buttons = column(self.random, self.last, self.clear, Gap(8), self.copy, self.play, Gap(share=1), spacing=8)
        left = column(
            row(BoxPart(self.game, share=3), BoxPart(self.dealer, share=2), spacing=8),
            self.hand,
            self.field,
            self.note,
            row(self.pack, buttons, Gap(share=1), spacing=16),
            Gap(share=1),
            spacing=8,
        )
        right = column(
            self.kind, self.trump, self.calls, Gap(4), self.ask, Gap(4), self.answer, Gap(share=1), spacing=8
        )
        self._columns = row(
            BoxPart(left, share=_LEFT_SHARE),
            BoxPart(right, share=_RIGHT_SHARE),
            margins=(4, 4, 8, 4),
            spacing=_SPACING,
            parent=self._inside,
        )
        self._scroll.hold(self._inside)
        column(BoxPart(self._scroll, share=1), parent=self)

    # ---- the page ----------------------------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The line below the title of the room."""
        return HandWord.LINE()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of everybody at the table, by seat; the hand is that of the first."""
        people = self._settings().seats[: self._shown.rules.table.players]
        return tuple(text.shown_name(each.name) for each in people)

    def enter(self) -> None:
        """Show the hand set up last, or at first none, for the game in the settings."""
        if self.setup is None:
            settings = self._settings()
            self.take(HandSetup(settings.preset, settings.rules(), 0))
        self.last.setEnabled(self._last() is not None)

    def leave(self) -> None:
        """Do without the answer that Expert is looking for."""
        self._forget()

    def fill(self, *, small: bool) -> None:
        """Use one column if the window is small."""
        directions = QBoxLayout.Direction
        self._columns.turn(directions.TopToBottom if small else directions.LeftToRight)
        self._fit()

    def restyle(self) -> None:
        """Fit the hand to the page at the new scale."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the hand to the size of the page."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask Expert on Enter, unless another button has the focus."""
        if event.key() not in ENTER_KEYS or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, PanelButton) and focused.hasFocus() and not focused.autoExclusive():
            focused.click()
        elif self.ask.isEnabled():
            self.ask_expert()

    def take(self, setup: HandSetup) -> None:
        """Show another hand, with its game, its dealer and the calls so far."""
        self._forget()
        if setup.rules != PRESETS[setup.preset]:
            self._own_rules = setup
        self.setup = setup
        self._show()

    def ask_expert(self) -> None:
        """Ask the question, or say why there is none."""
        self._forget()
        if not self._take_text():
            return
        try:
            question = self._shown.question(self._kind, self._trump)
        except NoQuestion as error:
            self.answer.say(str(error), is_fault=True)
            self._show_answer()
            return
        task = question.task
        self._asked = task.key
        if question.observation.calls:
            self.calls.show_heard(question.observation.calls, self._shown.rules, self.names)
        self.answer.say(HandWord.THINKING())
        self._show_answer()
        self._opinions.judge(task)

    # ---- what is changed ---------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> HandSetup:
        if self.setup is None:
            raise AssertionError("the page has been entered")
        return self.setup

    def _take_game(self) -> None:
        name = str(self.game.currentData())
        own = self._own_rules
        if name == _OWN_RULES and own is not None:
            self.take(self._shown.playing(own.preset, own.rules))
        else:
            self.take(self._shown.playing(name, PRESETS[name]))

    def _take_dealer(self) -> None:
        self.take(replace(self._shown, dealer=self.dealer.currentIndex(), calls=()))

    def _take_kind(self, kind: QuestionKind) -> None:
        self._kind = kind
        self.take(self._shown)

    def _take_trump(self, suit: Suit) -> None:
        self._trump = suit
        self.take(self._shown)

    def _take_text(self) -> bool:
        """Take the cards, or the deal, in the field, or say what is wrong with it; return whether it was right."""
        typed = self.field.text()
        if typed.strip() == self._typed_hand:
            return True
        try:
            setup = self._shown.typed(typed, self._kind)
        except (BadDealLine, NoQuestion) as error:
            self._say(str(error), is_fault=True)
            return False
        self.take(setup)
        return True

    def _count(self, face: Card, count: int) -> None:
        shown, size = self._shown, self._size
        if count > shown.cards.count(face) and len(shown.cards) >= size:
            self._say(HandWord.FULL(size=size), is_fault=True)
            return
        self.take(shown.with_count(face, count))

    def _take_random(self) -> None:
        self.take(self._shown.at_random(self._kind))

    def _take_last(self) -> None:
        setup = self._last()
        if setup is not None:
            self.take(setup)

    def _add_call(self, call: SeatAction) -> None:
        self.take(replace(self._shown, calls=(*self._shown.calls, call)))

    def _take_call_back(self) -> None:
        self.take(replace(self._shown, calls=self._shown.calls[:-1]))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._shown.line)
        self._say(HandWord.COPIED())

    def _play(self) -> None:
        self.play_asked.emit(self._shown.code())

    # ---- what is shown -----------------------------------------------------------------------------------------------

    @property
    def _size(self) -> int:
        """How many cards the seat holds for the question."""
        return self._shown.size(self._kind)

    @property
    def _typed_hand(self) -> str:
        """The cards as they are typed; empty if there are none."""
        return self._shown.hand if self._shown.cards else ""

    def _show(self) -> None:
        setup = self._shown
        rules, kinds = setup.rules, setup.kinds
        if self._kind not in kinds:
            self._kind = next(iter(kinds), "bid")
        self._show_game()
        self.hand.show_hand(setup.cards, self._trump if self._kind == "pass" else None)
        self.field.setText(self._typed_hand)
        self.pack.offer(rules)
        copies = pack(rules)
        for chip in self.pack.chips:
            chip.show_count(setup.cards.count(chip.face), copies.count(chip.face))
        self._say(HandWord.COUNT(count=len(setup.cards), size=self._size))
        gives = HandWord.PASS() if passes_cards(rules) else HandWord.BURY()
        words: dict[QuestionKind, str] = {"bid": HandWord.BID(), "trump": HandWord.TRUMP(), "pass": gives}
        self.kind.offer([Choice(kind, words[kind]) for kind in kinds], self._kind)
        self.kind.setVisible(len(kinds) > 1)
        self.trump.choose(self._trump)
        self.trump.setVisible(self._kind == "pass" and "pass" in kinds)
        asks_calls = self._kind != "pass" and bool(kinds)
        self.calls.setVisible(asks_calls)
        if asks_calls:
            self.calls.show_calls(setup.calls, setup.next_call(), rules, self.names)
        self.ask.setEnabled(bool(kinds))
        self.play.setEnabled(setup.can_be_played)
        if kinds:
            self.answer.say("")
        else:
            self.answer.say(HandFault.DRAFT() if is_draft(rules) else HandFault.NO_AUCTION())
        self._scroll.settle()

    def _show_game(self) -> None:
        setup, own = self._shown, self._own_rules
        is_own = own is not None and setup.rules == own.rules
        with QSignalBlocker(self.game), QSignalBlocker(self.dealer):
            at = self.game.findData(_OWN_RULES)
            if own is not None:
                words = HandWord.OWN_RULES(game=variant_name(own.preset))
                if at < 0:
                    self.game.insertItem(0, words, _OWN_RULES)
                else:
                    self.game.setItemText(at, words)
            self.game.setCurrentIndex(self.game.findData(_OWN_RULES if is_own else setup.preset))
            names = [f"{HandWord.DEALER()}: {name}" for name in self.names]
            if names != [self.dealer.itemText(each) for each in range(self.dealer.count())]:
                self.dealer.clear()
                self.dealer.addItems(names)
            self.dealer.setCurrentIndex(setup.dealer)
        self.game.fit_words()
        self.dealer.fit_words()

    def _say(self, words: str, *, is_fault: bool = False) -> None:
        """Show a sentence below the field."""
        self.note.set_text(words)
        self.note.set_ink("bad" if is_fault else "muted")
        if self.isVisible():
            desktop.announce(self.note, text.spoken(words))

    def _forget(self) -> None:
        """Do without an answer to the last question."""
        asked, self._asked = self._asked, ""
        if asked:
            self._opinions.forget(asked)
            self.answer.say("")

    def _on_judged(self, key: str, opinion: Opinion) -> None:
        if key == self._asked:
            self._asked = ""
            self.answer.show_opinion(opinion, self._shown.rules, self.names)
            self._show_answer()

    def _on_unknown(self, key: str) -> None:
        if key == self._asked:
            self._asked = ""
            self.answer.say(DrillWord.NO_OPINION())
            self._show_answer()

    # ---- look --------------------------------------------------------------------------------------------------------

    @property
    def _is_column(self) -> bool:
        return self._columns.direction() == QBoxLayout.Direction.TopToBottom

    def _show_answer(self) -> None:
        """Scroll to the answer in one column, in which it is far below the cards."""
        if self._is_column:
            self._scroll.show_part(self.answer)

    def _fit(self) -> None:
        share = 1 if self._is_column else _LEFT_SHARE / (_LEFT_SHARE + _RIGHT_SHARE)
        self.hand.fit(QSize(round(self.width() * share - _SPACING * self.ui), self.height() // 2))

    def _button(self, words: str, clicked: Callable[[], object]) -> PanelButton:
        button = PanelButton(Kind.COUNT, self._inside)
        button.set_label(words)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        button.clicked.connect(clicked)
        return button
