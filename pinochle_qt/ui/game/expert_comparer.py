"""Lets Expert replay every deal played at the table, once the deal is over and in the index."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.library.expert_comparison import comparable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import GameIndex
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.history.opinions import Opinions


class ExpertComparer(QObject):
    """Waits until the index contains a finished deal, and passes the deal on if it can be compared."""

    def __init__(
        self,
        controller: MatchController,
        library: IndexClient,
        opinions: Callable[[], Opinions],
        parent: QObject,
    ) -> None:
        """Follow the table; `opinions` is called only when there is a deal to replay."""
        super().__init__(parent)
        self._controller = controller
        self._library = library
        self._opinions = opinions
        self._finished_deals: dict[Path, int] = {}
        """The number of the deal that has just ended, by the path of its game."""
        controller.stepped.connect(self._note_finished_deal)
        library.changed.connect(self._query_index)

    def _note_finished_deal(self) -> None:
        session = self._controller.current_session
        if (
            session is not None
            and session.path is not None
            and self._library.name_of(session.path)
            and self._controller.can_review
        ):
            self._finished_deals[session.path] = session.match.number

    def _query_index(self) -> None:
        """Ask what the index knows so far."""
        if self._finished_deals:
            paths = tuple(self._finished_deals)

            def question(index: GameIndex) -> Mapping[Path, ReadGame | None]:
                found = {path: index.find(path.name) for path in paths}
                known = {path: kept.game for path, kept in found.items() if kept is not None and kept.game}
                return {path: known.get(path) for path in paths if path in known or not path.exists()}

            self._library.ask(question, self).ready.connect(self._replay_indexed)

    def _replay_indexed(self, games: Mapping[Path, ReadGame | None]) -> None:
        for path, game in games.items():
            if game is None:  # the file has been removed
                self._finished_deals.pop(path, None)
                continue
            number = self._finished_deals.get(path)
            if number is not None and game.summary.deals and game.summary.deals[-1].number >= number:
                del self._finished_deals[path]
                self._opinions().play(path, [hand for hand in comparable(game) if hand.deal == number])
