"""The part about all deals, which answers whether the computer gets all the aces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy, QWidget

from pinochle_qt.library.deal_statistics import MEASURES
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.fair_play.chance_block import ChanceBlock
from pinochle_qt.words.rooms.fair_play import DealStatisticsWord

if TYPE_CHECKING:
    from pinochle_qt.library.deal_statistics import DealStatistics


class DealStatisticsPage(QWidget):
    """Aces, longest suits and melds side by side, and a note on how to judge their distance from chance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.blocks = tuple(ChanceBlock(self, measure) for measure in MEASURES)
        for block in self.blocks:
            block.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.note = SuitLabel(Role.CAPTION, "muted", self, wraps=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        blocks = row(*(BoxPart(block, share=1) for block in self.blocks), spacing=12)
        column(Gap(8), BoxPart(blocks, share=1), Gap(12), self.note, parent=self)

    def show_bars(self) -> None:
        """Show placeholder bars while the first count is still running."""
        for block in self.blocks:
            block.shows_bars = True
            block.update()

    def show_dealt(self, dealt: DealStatistics, own: str) -> None:
        """Show what was dealt to a player, labeled `own`."""
        for block in self.blocks:
            block.show_dealt(dealt, own)
        if not dealt.deals:
            self.blocks[1].show_head("", DealStatisticsWord.NONE())
        self.note.set_text(DealStatisticsWord.NOTE(count=len(dealt.scatters)) if dealt.deals else "")
