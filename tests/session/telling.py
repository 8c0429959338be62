"""The program as its users start it, printing the record it opens with, and its number of lines after every step.

Nobody sits at it, so it asks for the next deal by itself.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer

from pinochle_qt.ui.app import start
from pinochle_qt.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.game.near_table import NearTable


class TellingWindow(MainWindow):
    def __init__(self, controller: MatchController, *others: Any) -> None:
        super().__init__(controller, *others)
        self.matches.coming.connect(self._tell_of)

    def _tell_of(self, table: NearTable) -> None:
        session = table.session
        tell(list(session.lines))
        self.controller.stepped.connect(lambda _: self._tell_and_go_on(session))
        self._deal_soon()

    def _tell_and_go_on(self, session: Session) -> None:
        tell(len(session.lines))
        self._deal_soon()

    def _deal_soon(self) -> None:
        QTimer.singleShot(0, self.controller.deal_next)


def tell(what: object) -> None:
    print(json.dumps(what), flush=True)  # noqa: T201


if __name__ == "__main__":
    vars(start)["MainWindow"] = TellingWindow
    sys.exit(start.run())
