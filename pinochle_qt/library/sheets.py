"""Score sheets of games with real cards, which are listed, shown and exported as games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import side_of
from pinochle_qt.library.game_summary import DealSummary, GameSummary, ReadGame, house_key
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.scorekeeping.scores import scored

if TYPE_CHECKING:
    from pinochle_qt.scorekeeping.scores import Scored
    from pinochle_qt.scorekeeping.sheet import Sheet


def game_of(sheet: Sheet, standing: Scored | None = None) -> ReadGame:
    """Return a sheet as a game in which no card is known."""
    rules, table = sheet.rules, sheet.rules.table
    match = (scored(sheet) if standing is None else standing).match
    unknown = ("",) * table.players
    deals = tuple(
        DealSummary(number, deal.dealer, result, unknown)
        for number, (deal, result) in enumerate(zip(sheet.deals, match.results, strict=False), 1)
    )
    summary = GameSummary(
        preset=sheet.preset,
        title=sheet.title,
        house=house_key(sheet.preset, rules),
        people=tuple(SeatSetup(name, "human") for name in sheet.people),
        sides=tuple(side_of(rules, seat) for seat in range(table.players)),
        deals=deals,
        deal=len(deals),
        totals=match.totals,
        target=match.target,
        winners=match.winners,
        is_begun=not sheet.is_blank,
        is_sheet=True,
        is_closed=sheet.is_finished,
    )
    return ReadGame(rules, summary)
