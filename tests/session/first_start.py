"""The program as its users start it, printing the path of each game that it opens."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pinochle_qt.__main__ import main
from pinochle_qt.ui import app
from pinochle_qt.ui.main_window import MainWindow

if TYPE_CHECKING:
    from pinochle_qt.session.session import Session


class TellingWindow(MainWindow):
    def open_session(self, session: Session) -> None:
        super().open_session(session)
        print(session.path, flush=True)  # noqa: T201


if __name__ == "__main__":
    vars(app)["MainWindow"] = TellingWindow
    sys.exit(main())
