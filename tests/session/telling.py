"""The program as its users start it, printing the record it opens with, and then how far the game is."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from pinochle_qt.ui import app
from pinochle_qt.ui.main_window import MainWindow

if TYPE_CHECKING:
    from pinochle_qt.session.session import Session


class TellingWindow(MainWindow):
    def open_session(self, session: Session) -> None:
        tell(list(session.lines))
        self._controller.stepped.connect(lambda _: tell(len(session.lines)))
        super().open_session(session)


def tell(what: object) -> None:
    print(json.dumps(what), flush=True)  # noqa: T201


if __name__ == "__main__":
    vars(app)["MainWindow"] = TellingWindow
    sys.exit(app.run())
