"""The main button of the page: it deals, pauses the game and continues it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ui.controls.buttons import ENTER
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering

MAIN_LABELS: Final = {
    "gathering": TogetherWord.DEAL,
    "playing": TogetherWord.PAUSE,
    "paused": TogetherWord.CONTINUE,
    "over": TogetherWord.DEAL_AGAIN,
}
"""What it does, by the phase of the table."""


def show_main(button: PanelButton, gathering: Gathering) -> None:
    """Let the button say what comes next; a pause is nothing that Enter should begin by accident."""
    phase = gathering.people.phase
    button.be_main(is_main=phase != "playing")
    button.set_label(MAIN_LABELS[phase](), key="" if phase == "playing" else ENTER)
    button.setEnabled(phase != "gathering" or not gathering.free)
