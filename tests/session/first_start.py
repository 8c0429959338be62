"""The program as its users start it, printing the path of each game that it opens, and the messages that it shows."""

from __future__ import annotations

import io
import sys
from typing import Any

from pinochle_qt.__main__ import main
from pinochle_qt.ui.app import start
from pinochle_qt.ui.presenter.game_presenter import GamePresenter
from pinochle_qt.ui.window import main_window
from pinochle_qt.ui.window.main_window import MainWindow


class TellingWindow(MainWindow):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.matches.coming.connect(lambda table: print(table.session.path, flush=True))  # noqa: T201


class TellingCourse(GamePresenter):
    def say(self, sentence: str) -> None:
        super().say(sentence)
        print(sentence, flush=True)  # noqa: T201


if __name__ == "__main__":
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    vars(start)["MainWindow"] = TellingWindow
    vars(main_window)["GamePresenter"] = TellingCourse
    sys.exit(main())
