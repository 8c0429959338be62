"""Shows the table of a gathering on a television, with the code for latecomers and a pause that everybody keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.window.tv_table import TvTable


class GatheringOnTv(QObject):
    """Keeps a television and a gathering in step."""

    def __init__(self, gathering: Gathering, tv: TvTable) -> None:
        super().__init__(tv)
        self._gathering, self._tv = gathering, tv
        tv.pause_wanted.connect(self._pause)
        gathering.changed.connect(self._follow)

    def show(self, screen: QScreen | None = None) -> bool:
        """Show the table on a whole screen, by default that of the window; return whether that was possible."""
        shown = self._tv.show(screen)
        self._follow()
        return shown

    def _follow(self) -> None:
        gathering = self._gathering
        if not self._tv.is_on or not gathering.is_there:
            return
        self._tv.show_code(gathering.people.code, gathering.link)
        is_paused = gathering.people.phase == "paused"
        if is_paused != self._tv.is_paused:
            self._tv.pause(paused=is_paused)

    def _pause(self, is_wanted: bool) -> None:
        gathering = self._gathering
        if gathering.leads and gathering.people.phase == ("playing" if is_wanted else "paused"):
            gathering.go_on()
        else:
            self._follow()
