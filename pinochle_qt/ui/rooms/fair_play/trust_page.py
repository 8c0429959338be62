"""The part in short: whether the cards were fixed, whether they are as chance has it, and what the others see."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.rooms.fair_play.report import fixed, found_together
from pinochle_qt.ui.rooms.fair_play.steps import TextLine, VerificationStep
from pinochle_qt.words.rooms.fair_play import DealStatisticsWord, FairWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.library.deal_statistics import DealStatistics
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.session.dealing.verification import VerifiedDeal
    from pinochle_qt.ui.rooms.fair_play.report import FoundDeal
    from pinochle_qt.ui.rooms.fair_play.steps import Mark

Detail: TypeAlias = Literal["shuffle", "dealt", "players"]
DETAILS: Final[tuple[Detail, ...]] = ("shuffle", "dealt", "players")
"""The parts behind the three statements, from top to bottom."""


class TrustPage(QWidget):
    """Three statements, each with a tick if it holds, and a button that leads to its details.

    Signals:
        details_asked: the name of the part to show.
    """

    details_asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.statements = tuple(VerificationStep(self, number) for number in range(1, len(DETAILS) + 1))
        self.details: dict[Detail, PanelButton] = {}
        rows = []
        for name, statement in zip(DETAILS, self.statements, strict=True):
            button = self.details[name] = PanelButton(Kind.PLAIN, self)
            button.clicked.connect(partial(self.details_asked.emit, name))
            rows.append(row(BoxPart(statement, share=1), button, spacing=16))
        column(Gap(8), *rows, Gap(share=1), spacing=12, parent=self)
        self._tell("players", "done", FairWord.SEE(), FairWord.SEE_LINE())
        self.show_dealt(None)

    def show_deal(
        self,
        game: RecordedGame | None,
        deals: Sequence[VerifiedDeal],
        shown: VerifiedDeal | None,
        found: Sequence[FoundDeal] | None,
    ) -> None:
        """Say whether the cards of a deal were fixed before it, after dealing the latest finished one again.

        `found` is what this window knows of the deals at the table of another program, if there is no game.
        """
        mark, title, lines = fixed(game, deals, shown) if found is None else found_together(found)
        self._tell("shuffle", mark, title, *lines)

    def show_dealt(self, dealt: DealStatistics | None) -> None:
        """Say whether all deals are as chance has it; None while they are being counted."""
        if dealt is None or not dealt.deals:
            line = "" if dealt is None else DealStatisticsWord.NONE()
            self._tell("dealt", "open", DealStatisticsWord.FITS_OPEN(), line)
            return
        count = DealStatisticsWord.DEAL() if dealt.deals == 1 else DealStatisticsWord.DEALS(count=dealt.deals)
        if dealt.fits_chance:
            self._tell("dealt", "done", DealStatisticsWord.FITS(), DealStatisticsWord.FITS_LINE(deals=count))
        else:
            self._tell("dealt", "open", DealStatisticsWord.FITS_NOT(), DealStatisticsWord.FITS_NOT_LINE(deals=count))

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _tell(self, name: Detail, mark: Mark, title: str, *lines: str) -> None:
        statement = self.statements[DETAILS.index(name)]
        statement.tell(mark, title, [TextLine("", line, ink="muted") for line in lines])
        self.details[name].set_label(FairWord.DETAILS(), name=FairWord.SPOKEN(label=FairWord.DETAILS(), value=title))
