"""The program as its users start it, printing the path of each game that it opens, and the messages that it shows."""

from __future__ import annotations

import io
import sys
from typing import Any

from pinochle_qt.__main__ import main
from pinochle_qt.ui import app, main_window
from pinochle_qt.ui.course import GameCourse
from pinochle_qt.ui.main_window import MainWindow


class TellingWindow(MainWindow):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.matches.coming.connect(lambda session: print(session.path, flush=True))  # noqa: T201


class TellingCourse(GameCourse):
    def say(self, sentence: str) -> None:
        super().say(sentence)
        print(sentence, flush=True)  # noqa: T201


if __name__ == "__main__":
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    vars(app)["MainWindow"] = TellingWindow
    vars(main_window)["GameCourse"] = TellingCourse
    sys.exit(main())
