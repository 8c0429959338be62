"""Shows the table of a gathering on a television, with the code for latecomers and a pause that everybody keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pinochle_qt.ui.rooms.play_together.gathering import Stage

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.window.tv_table import TvTable


class GatheringOnTv(QObject):
    """Keeps a television and a gathering in step."""

    def __init__(self, gathering: Gathering, tv: TvTable) -> None:
        super().__init__(tv)
        self._gathering, self._tv = gathering, tv
        tv.pause_wanted.connect(self._pause)
        gathering.changed.connect(self._follow)

    def show(self) -> bool:
        """Show the table on the whole screen, and return whether that was possible."""
        shown = self._tv.show()
        self._follow()
        return shown

    def _follow(self) -> None:
        gathering = self._gathering
        if not self._tv.is_on or gathering.stage is not Stage.OPEN:
            return
        self._tv.show_code(gathering.people.code, gathering.link)
        is_paused = gathering.people.phase == "paused"
        if is_paused != self._tv.is_paused:
            self._tv.pause(paused=is_paused)

    def _pause(self, is_wanted: bool) -> None:
        phase = self._gathering.people.phase
        if phase == ("playing" if is_wanted else "paused"):
            self._gathering.go_on()
