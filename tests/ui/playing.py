"""Plays in the real window with the mouse or the keyboard, choosing as the rule-based player would."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.process.worker import DecisionRequest, WorkerClient, WorkerState
from pinochle_qt.engine.actions import Bid, Bury, DeclareOut, Distribute, Done, Give, NameTrump, Pass, Play, ShowMelds
from pinochle_qt.engine.derived import people_count
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.app.start import make_application
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.ui.window.main_window import MainWindow
from tests.checks import require
from tests.session.driving import new_session
from tests.ui.small_screens import squeeze

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.ui.table.zones.tokens import Token

EVERYBODY = ("Anna", "Ben", "Clara", "David", "Emma", "Fritz", "Greta", "Hans", "Ida")
LEFT = Qt.MouseButton.LeftButton

application = cache(make_application)
"""Makes the application only once: loading the fonts again for every window makes everything slower each time."""


class PolicyBots(ComputerPlayers):
    """A stand-in for the worker process that answers at the next turn of the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(WorkerClient(), 1, parent)
        self.policy = Policy()
        self._open: tuple[Observation, Prompt] | None = None
        self.soon = QTimer(self)
        self.soon.setSingleShot(True)
        self.soon.timeout.connect(self._answer)
        self._desk, self._odds_of = WorkerState(), list[DecisionRequest]()
        self._more = QTimer(self)
        self._more.timeout.connect(self._tell_odds)

    def prepare(self) -> None:
        """Do nothing: there is no process to start."""

    def ask(self, skill: str, observation: Observation, prompt: Prompt) -> None:
        """Keep the question until the event loop runs."""
        del skill
        self._open = (observation, prompt)
        self.soon.start(0)

    def ask_odds(self, observation: Observation, prompt: Prompt) -> None:
        """Compute some more of the odds whenever the event loop runs."""
        self._odds_of = [DecisionRequest(observation, prompt, "", 1)]
        self._more.start(0)

    def forget_odds(self) -> None:
        """Stop computing odds."""
        self._odds_of.clear()
        self._more.stop()

    def forget(self) -> None:
        """Drop the questions."""
        self._open = None
        self.soon.stop()
        self.forget_odds()

    def _tell_odds(self) -> None:
        odds = self._desk.answered(0, self._odds_of[0]).odds
        if odds is not None and odds.is_done:
            self.forget_odds()
        self.odds_known.emit(odds)

    def _answer(self) -> None:
        if self._open is not None:
            (observation, prompt), self._open = self._open, None
            decision = self.policy.decide(observation, prompt, None)
            self.answered.emit(decision.action, decision.reason)


class SilentBots(ComputerPlayers):
    """Computer players that never finish thinking, so that the table stays as it is."""

    def __init__(self) -> None:
        super().__init__(WorkerClient(), 1)

    def prepare(self) -> None:
        """Do nothing: there is no process to start."""

    def ask(self, skill: str, observation: Observation, prompt: Prompt) -> None:
        """Give no answer."""


class Unhurried:
    """A clock for players who take their time: every reading is a second later than the last."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        self._now += 1.0
        return self._now


class Table:
    """A window with a game, and methods that play it with the mouse and the keyboard."""

    def __init__(
        self,
        qtbot: QtBot,
        paths: Paths,
        settings: Settings,
        size: tuple[int, int] = (1280, 800),
        clock: Callable[[], float] | None = None,
        *,
        plays_forced: bool = False,
        store: RecordStore | None = None,
    ) -> None:
        """Open the window; with `plays_forced` it plays cards that are the only choice, otherwise the test has to.

        Games are saved if there is a store.
        """
        settings = replace(settings, play_forced=plays_forced)
        application()
        self.qtbot, self.paths = qtbot, paths
        self.bots = PolicyBots()
        self.controller = MatchController(self.bots)
        self.window = MainWindow(self.controller, settings, paths, store, clock or Unhurried())
        qtbot.addWidget(self.window, before_close_func=lambda _: self._end())
        squeeze(self.window, size)
        with qtbot.waitSignal(self.window.first_shown), qtbot.waitActive(self.window):
            self.window.show()
        self.policy = Policy()

    def _end(self) -> None:
        """End what the window has begun beside it, as the program does on leaving."""
        if self.controller.has_table:  # otherwise there is no table to go back to from a room
            self.window.room_opener.close()
            self.window.matches.close()
        self.bots.forget()  # the game goes on at the table behind a room

    def open(
        self,
        preset: str,
        seed: int = 5,
        people: int = 1,
        target: int | None = None,
        *,
        rules: Rules | None = None,
        at_table: int | None = None,
    ) -> Session:
        """Begin a game in which the first `people` players at the table are human."""
        session = self.begun(preset, seed, people, target, rules=rules, at_table=at_table)
        self.window.matches.open(session)
        return session

    def begun(
        self,
        preset: str,
        seed: int = 5,
        people: int = 1,
        target: int | None = None,
        *,
        rules: Rules | None = None,
        at_table: int | None = None,
    ) -> Session:
        """Return a new game that the window does not show yet."""
        if rules is None:
            settings = self.window.settings
            rules = Settings(targets={preset: target}).rules(preset) if target else settings.rules(preset)
        everybody = tuple(
            SeatSetup(name, "human" if person < people else "computer:steady")
            for person, name in enumerate(EVERYBODY[: at_table or people_count(rules)])
        )
        return Session.new(rules, preset, everybody, seed)

    @property
    def prompt(self) -> Prompt | None:
        """The prompt for the player at the screen."""
        return self.controller.prompt

    def wait_for_turn(self) -> Prompt | None:
        """Wait until the player at the screen is asked something, or the deal is over."""
        self.qtbot.waitUntil(self._goes_on)
        return self.prompt

    def _goes_on(self) -> bool:
        """Go on if everybody's melds are waiting to be seen; return whether there is something to decide."""
        self.window.view.event_player.go_on()
        return self.prompt is not None or self.controller.awaits_deal or self.controller.table.is_over

    def save_picture(self, path: Path) -> None:
        """Save a picture of the window."""
        self.window.grab().save(str(path))

    # ---- mouse ---------------------------------------------------------------------------------------------------

    def point_of(self, token: Token) -> QPoint:
        """Return a point of a card that no other card covers, in pixels of the viewport."""
        view = self.window.view
        item = view.event_player.cards.item(token)
        box = item.box()
        for share in (0.06, 0.12, 0.5, 0.9):
            for height in (0.12, 0.3, 0.6):
                x, y = box.x() + share * box.width(), box.y() + height * box.height()
                pixel = view.mapFromScene(x, y)
                at = view.mapToScene(pixel)
                if view.event_player.cards.at(at.x(), at.y(), view.choice.choosable, 0) is token:
                    return pixel
        raise AssertionError("the card is covered completely")

    def token(self, face: Card, among: list[Token]) -> Token:
        """Return a card with this face."""
        return next(each for each in among if each.face == face)

    def click_card(self, token: Token) -> None:
        """Click a card."""
        QTest.mouseClick(self.window.view.viewport(), LEFT, pos=self.point_of(token))

    def double_click(self, at: QPoint) -> None:
        """Double-click at a point of the viewport, with 100 milliseconds between the two presses."""
        viewport = self.window.view.viewport()
        for step, kind in enumerate((QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)):
            self.send(viewport, kind, at, 100 * step)
            self.send(viewport, QEvent.Type.MouseButtonRelease, at, 100 * step + 50)

    def drag_card(self, token: Token, to: QPoint, *, ms: int = 0) -> None:
        """Drag a card to a point of the viewport, and drop it this many milliseconds after it was picked up."""
        viewport = self.window.view.viewport()
        start = self.point_of(token)
        self.send(viewport, QEvent.Type.MouseButtonPress, start, 0)
        for share in (0.1, 0.4, 0.8, 1.0):
            at = start + (to - start) * share
            QTest.mouseMove(viewport, at)
            self.move_held(viewport, at)
        self.send(viewport, QEvent.Type.MouseButtonRelease, to, ms)

    def move_held(self, viewport: QWidget, at: QPoint) -> None:
        """Send a move with the button held down, which `QTest.mouseMove` forgets on the offscreen platform."""
        self.send(viewport, QEvent.Type.MouseMove, at, 0)

    @staticmethod
    def send(viewport: QWidget, kind: QEvent.Type, at: QPoint, when: int) -> None:
        """Send an event of the left button at a time in milliseconds, because no time would pass with `QTest`."""
        event = QMouseEvent(
            kind,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT,
            Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        event.setTimestamp(when)
        QApplication.sendEvent(viewport, event)

    def trick_point(self) -> QPoint:
        """Return the middle of the place for the viewer's card in the trick."""
        view = self.window.view
        pose = view.layout_now.trick(0)
        return view.mapFromScene(pose.x, pose.y)

    def press(self, button: QWidget | None) -> None:
        """Click a button."""
        if button is None:
            raise AssertionError("there is no such button")
        assert button.isEnabled()
        assert button.isVisible()
        QTest.mouseClick(button, LEFT, pos=button.rect().center())

    def answer_by_mouse(self) -> None:
        """Do with the mouse what the rule-based player would do."""
        prompt = self.prompt
        if prompt is None:
            raise AssertionError("nobody is asked")
        action = self.policy.decide(self.controller.observation, prompt, None).action
        panels = self.window.panels
        hand = self.window.view.choice.hand
        match action:
            case Bid():
                self.press(panels.bid.bid_button)
            case Pass(help=with_help):
                self.press(panels.bid.help_button if with_help else panels.bid.pass_button)
            case NameTrump(suit=suit):
                button = next(each for each in panels.trump.suit_buttons if each.suit == suit)
                self.press(button)
                if self.prompt is prompt:
                    self.press(panels.trump.main_button)
            case Give(cards=cards) | Bury(cards=cards):
                for face in cards:
                    chosen = self.window.view.event_player.interaction.chosen.selected
                    self.click_card(self.token(face, [each for each in hand if each not in chosen]))
                self.press(panels.passing.main_button)
            case ShowMelds() if prompt.kind == "show":
                self.press(panels.melds.main_button)
            case Play(card=face, source=source):
                laid = self.window.view.choice.laid
                self.drag_card(self.token(face, laid if source == "table" else hand), self.trick_point())
            case DeclareOut():
                for _ in range(2):  # it asks for confirmation
                    self.press(panels.claim.main_button)
            case _:
                self.press_choice(prompt, action)
        assert self.prompt is not prompt, f"{action} was not carried out"

    def press_choice(self, prompt: Prompt, action: SeatAction) -> None:
        """Press the button of one of the listed choices."""
        panels = self.window.panels
        if prompt.kind == "meld":
            if isinstance(action, Done):
                self.press(panels.melds.main_button if not panels.melds.lines else panels.melds.other_button)
                return
            at = next(i for i, line in enumerate(panels.melds.lines) if line.action == action)
            row = panels.melds.rows[at]
            if row.isVisible():
                self.press(row)
            else:
                panels.melds.pick(at)
            self.press(panels.melds.main_button)
        elif isinstance(action, Distribute):
            for seat, face in action.to:
                now = panels.kitty.shares
                if now[seat] != face:
                    self.press(panels.kitty.places[seat])
                    self.press(panels.kitty.places[now.index(face, seat)])
            self.press(panels.kitty.main_button)
        elif prompt.kind in {"trump", "distribute"}:
            self.press(panels.trump.concede_button if prompt.kind == "trump" else panels.kitty.concede_button)
        else:
            self.press(panels.decide.buttons[panels.decide.choices.index(action)])

    # ---- keys ----------------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        target = self.window.focusWidget()
        assert target is not None, "nothing has the focus"
        QTest.keyClick(target, key)

    def hold(self, key: Qt.Key, letter: str = "", times: int = 4, *, begun: bool = False) -> None:
        """Hold a key down wherever the focus goes, waiting for the next turn each time; it may have `begun` earlier."""
        for count in range(times):
            target = self.window.focusWidget()
            assert target is not None, "nothing has the focus"
            kind, no_other = QEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(target, QKeyEvent(kind, key, no_other, letter, begun or count > 0))
            self.wait_for_turn()

    def focus_card(self, token: Token) -> None:
        """Move the focus to a card with the arrow keys."""
        view = self.window.view
        interaction = view.event_player.interaction
        for _ in range(2 * len(view.choice.choosable) + 2):
            if interaction.marked.focused is token:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError("the card cannot be reached by keys")

    def tab_to(self, button: QWidget | None) -> None:
        """Move the focus to a button with the Tab key."""
        for _ in range(30):
            if self.window.focusWidget() is button:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("the button cannot be reached by keys")

    def answer_by_keys(self) -> None:
        """Do with the keyboard what the rule-based player would do."""
        prompt = self.prompt
        if prompt is None:
            raise AssertionError("nobody is asked")
        action = self.policy.decide(self.controller.observation, prompt, None).action
        view, panels = self.window.view, self.window.panels
        match action:
            case Bid():
                self.key(Qt.Key.Key_B)
            case Pass(help=False):
                self.key(Qt.Key.Key_P)
            case Pass():
                self.tab_to(panels.bid.help_button)
                self.key(Qt.Key.Key_Return)
            case NameTrump(suit=suit):
                while panels.trump.suit is not suit:
                    self.key(Qt.Key.Key_Right)
                self.key(Qt.Key.Key_Return)
            case Give(cards=cards) | Bury(cards=cards):
                for face in cards:
                    chosen = view.event_player.interaction.chosen.selected
                    token = self.token(face, [each for each in view.choice.hand if each not in chosen])
                    self.focus_card(token)
                    self.key(Qt.Key.Key_Space)
                self.key(Qt.Key.Key_Return)
            case ShowMelds() if prompt.kind == "show":
                self.key(Qt.Key.Key_Return)
            case Play(card=face, source=source):
                among = view.choice.laid if source == "table" else view.choice.hand
                self.focus_card(self.token(face, among))
                self.key(Qt.Key.Key_Return)
            case _:
                self._choose_by_keys(prompt, action)
        assert self.prompt is not prompt, f"{action} was not carried out"

    def _choose_by_keys(self, prompt: Prompt, action: SeatAction) -> None:
        """Choose one of the listed answers: by row and Enter while melding, otherwise by its number."""
        panels = self.window.panels
        if isinstance(action, Distribute):
            for seat, face in action.to:
                now = panels.kitty.shares
                if now[seat] != face:
                    self.key(Qt.Key(Qt.Key.Key_1.value + seat))
                    self.key(Qt.Key(Qt.Key.Key_1.value + now.index(face, seat)))
            self.key(Qt.Key.Key_Return)
            return
        if prompt.kind in {"trump", "distribute"}:
            self.tab_to(panels.trump.concede_button if prompt.kind == "trump" else panels.kitty.concede_button)
            self.key(Qt.Key.Key_Return)
            return
        melds = panels.melds
        if prompt.kind != "meld":
            self.key(Qt.Key(Qt.Key.Key_1.value + panels.decide.choices.index(action)))
            return
        if isinstance(action, Done):
            self.tab_to(melds.other_button if melds.lines else melds.main_button)
        else:
            for _ in range(next(i for i, line in enumerate(melds.lines) if line.action == action)):
                self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)


def let_all_decide(session: Session, is_there: Callable[[Prompt], bool]) -> Prompt:
    """Let the rule-based player decide for everybody, without a window, until a matching prompt comes; return it."""
    policy = Policy()
    for _ in range(1000):
        prompt = session.prompt
        assert prompt is not None, "the match is over"
        if is_there(prompt):
            return prompt
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    raise AssertionError("the question did not come")


@cache
def seed_that_asks(preset: str, kind: str) -> int:
    """Return a seed with which the human player is asked this kind of question in the first deal.

    It is searched for, so that tests do not depend on how the computer players bid.
    """
    for seed in itertools.count(5):
        session = new_session(preset, seed)
        session.deal()
        prompt = let_all_decide(session, lambda each: each.seat is None or (each.seat == 0 and each.kind == kind))
        if prompt.seat is not None:
            return seed
    raise AssertionError("there is no end to seeds")


def play_until(table: Table, kind: str, *, with_duty: bool = False) -> None:
    """Reach a question of this kind for the human player, optionally one in which some card is not allowed.

    If it is the next question in the window, it is waited for there. Otherwise the rule-based player decides for
    everybody, and the window then shows the position reached.
    """
    session = table.controller.session

    def is_asked(prompt: Prompt) -> bool:
        if prompt.kind != kind or prompt.seat is None or session.seats[prompt.seat].player != "human":
            return False
        if kind == "meld" and not prompt.offers_meld:
            return False  # nobody is asked if nothing can be melded
        return not with_duty or len(prompt.cards) < len(set(prompt.hand))

    prompt = table.wait_for_turn() if len(session.steps) > 1 else None
    if prompt is not None and is_asked(prompt):
        return
    let_all_decide(session, is_asked)
    table.window.matches.open(session)
    prompt = require(table.wait_for_turn())
    assert is_asked(prompt)


def open_where_asked(table: Table, preset: str, kind: str) -> None:
    """Begin a game, and reach a question of this kind for the human player in the first deal."""
    table.open(preset, seed_that_asks(preset, kind))
    play_until(table, kind)


def play_by_mouse_until(table: Table, kind: str) -> None:
    """Play in the window up to the next question of this kind, for what is seen only on the way or right after it."""
    while (prompt := table.wait_for_turn()) is None or prompt.kind != kind:
        table.answer_by_mouse()


def shown_is_known(table: Table) -> bool:
    """Return whether the table shows exactly what the viewer knows."""
    event_player = table.window.view.event_player
    assert event_player.zones is not None
    return snapshot(event_player.zones) == snapshot(Zones(table.controller.observation))


def snapshot(zones: Zones) -> tuple[object, ...]:
    """Return the faces zone by zone, in an order that does not depend on how they got there."""

    def faces(tokens: Iterable[Token]) -> tuple[int, ...]:
        return tuple(sorted(-1 if token.face is None else token.face for token in tokens))

    return (
        tuple(faces(hand) for hand in zones.hands),
        tuple(faces(token for group in groups for token in group.tokens) for groups in zones.melds),
        tuple((seat, token.face) for seat, token in zones.trick),
        zones.upcard.face if zones.upcard else None,
        zones.stock_count,
        faces(zones.widow),
        tuple(zones.piles),
    )


def table_with_games(qtbot: QtBot, paths: Paths) -> Table:
    """Return a window with a new game, in which nothing takes time and all games are saved."""
    table = Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games))
    table.window.matches.begin()
    return table
