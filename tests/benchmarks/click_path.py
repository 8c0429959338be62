"""Clicks a card in the window; prints how many functions and files ran, and how often `observe` did.

`structure.py` starts it with the program and the tests of any checkout.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from pytestqt.qt_compat import qt_api
from pytestqt.qtbot import QtBot

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from types import CodeType, FrameType

PRESET = "single_deck_partnership"
PROGRAM = str(Path(sys.modules["pinochle_qt"].__path__[0]))


def click_a_card(home: Path) -> list[CodeType]:
    """Return every call of a function of the program, in order, until the card lies on the table."""
    qt_api.set_qt_api("pyside6")  # type: ignore[no-untyped-call]
    request: Any = SimpleNamespace(node=SimpleNamespace(), config=SimpleNamespace(getini=lambda _: "true"))
    table = Table(QtBot(request), Paths(home, home), Settings(speed="instant"))
    table.open(PRESET)
    play_until(table, "play")
    prompt, view = table.wait_for_turn(), table.window.view
    if prompt is None:
        raise AssertionError("nobody is asked to play a card")
    token = next(each for each in view.choice.hand if each.face in prompt.cards)
    calls: list[CodeType] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PROGRAM):
            calls.append(frame.f_code)

    sys.setprofile(note)
    table.click_card(token)
    sys.setprofile(None)
    if table.prompt is prompt or view.event_player.is_busy:
        raise AssertionError("the card was not played, or is still on its way")
    table.window.close()
    return calls


def main() -> None:
    """Click, and print what ran."""
    with tempfile.TemporaryDirectory() as home:
        calls = click_a_card(Path(home))
    observed = sum(code.co_name == "observe" and Path(code.co_filename).name == "observe.py" for code in calls)
    sys.stdout.write(f"{len(set(calls))} {len({code.co_filename for code in calls})} {observed}\n")


if __name__ == "__main__":
    main()
