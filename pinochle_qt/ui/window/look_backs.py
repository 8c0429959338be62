"""Looks back at deals, and compares how the player did with what Expert made of the same cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.library.expert_comparison import comparable
from pinochle_qt.library.game_summary import game_in_lines
from pinochle_qt.library.opinions import lead_in
from pinochle_qt.reading import is_large, is_same_file
from pinochle_qt.record.replay import RecordedGame, replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.ui.history.long_reading import read_beside
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.words.dialogs.opening import why_not

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.record.replay import Watch
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.matches import Matches
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.presenter.open_room import OpenRoom


class LookBacks(QObject):
    """Knows the game under review.

    Signals:
        trouble: a sentence for the user.
    """

    trouble = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        matches: Matches,
        rooms: OpenRoom,
        library: IndexClient,
        opinions: Callable[[], Opinions],
        paths: Paths,
        parent: QObject,
    ) -> None:
        """Show reviews in the look-back room; `opinions` returns the source of Expert's opinions, made on first use."""
        super().__init__(parent)
        self._controller, self._matches, self._rooms = controller, matches, rooms
        self._library, self._opinions, self._paths = library, opinions, paths
        self._reviewed_path: Path | None = None
        """The file of the game under review."""
        self._hands: tuple[RecordedGame, tuple[Hand, ...]] | None = None
        """The game compared last, and its hands that can be compared."""
        self._compared_hand: Hand | None = None
        """The player's hand in the deal under review, if Expert's result with it can be compared."""

    def show_last(self) -> None:
        """Look back at the last deal of the game on the table."""
        if self._controller.can_review:
            session = self._controller.session
            self._show(session.recorded, path=session.path)
        elif self._matches.copied is not None:
            self.show(*self._matches.copied)

    def show(self, path: Path, deal: int) -> None:
        """Look back at a deal of a saved game; 0 is the last finished one."""
        session = self._matches.kept
        if session is not None and is_same_file(path, session.path):
            self._show(session.recorded, deal, path)
            return

        def replayed(watch: Watch | None = None) -> RecordedGame | RecordError:
            try:
                return replay_one(path, watch)
            except RecordError as error:
                return error

        def show(game: RecordedGame | RecordError) -> None:
            if isinstance(game, RecordError):
                self.trouble.emit(why_not(game))
            else:
                self._show(game, deal, path)

        if not is_large(path):
            self._library.ask(lambda _: replayed(), self).ready.connect(show)  # even that can take a moment
        elif (game := read_beside(path, replayed, self._rooms.window)) is not None:
            show(game)

    def compare(self, game: RecordedGame) -> None:
        """Find out what Expert made of the player's cards in the deal under review, if it can be compared."""
        room, opinions_path = self._rooms.room, self._paths.opinions
        if not isinstance(room, LookBack):
            return
        number = room.review.number
        if self._hands is None or self._hands[0] is not game:
            self._hands = game, comparable(game_in_lines(game.lines))
        hands = self._hands[1]
        hand = self._compared_hand = next((each for each in hands if each.deal == number), None)
        if hand is not None:
            answer = self._library.ask(lambda _: lead_in(opinions_path, hand.key), room)
            answer.ready.connect(partial(self._take_lead, hand))

    def tell_compared(self, key: str, lead: int) -> None:
        """Show what Expert made of a hand, if it is the one under review."""
        room, hand = self._rooms.room, self._compared_hand
        if isinstance(room, LookBack) and hand is not None and hand.key == key:
            room.show_compared(hand, lead)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show(self, game: RecordedGame, deal: int = 0, path: Path | None = None) -> None:
        self._reviewed_path = path
        room = self._rooms.open("look back")
        if isinstance(room, LookBack):
            room.look_at(game, deal)

    def _take_lead(self, hand: Hand, lead: int | None) -> None:
        """Show what Expert made of the hand, or have Expert play the deal, if it is still under review."""
        if hand is not self._compared_hand:
            return
        if lead is not None:
            self.tell_compared(hand.key, lead)
        elif self._reviewed_path is not None:
            self._opinions().play(self._reviewed_path, [hand])
