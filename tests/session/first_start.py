"""The program as its users start it, printing the path of each game that it opens."""

from __future__ import annotations

import sys
from typing import Any

from pinochle_qt.__main__ import main
from pinochle_qt.ui import app
from pinochle_qt.ui.main_window import MainWindow


class TellingWindow(MainWindow):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.matches.coming.connect(lambda session: print(session.path, flush=True))  # noqa: T201


if __name__ == "__main__":
    vars(app)["MainWindow"] = TellingWindow
    sys.exit(main())
