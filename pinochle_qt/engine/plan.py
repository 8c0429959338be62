"""The order of the phases for a rule set: the one place that knows them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import is_stock_game
from pinochle_qt.engine.phases.auction import Auction, SummedAuction
from pinochle_qt.engine.phases.decide import LastWord
from pinochle_qt.engine.phases.draft import Draft
from pinochle_qt.engine.phases.meld import Melding, TakeUpMelds
from pinochle_qt.engine.phases.misdeal import MisdealClaims
from pinochle_qt.engine.phases.passing import Passing
from pinochle_qt.engine.phases.play import TrickPlay
from pinochle_qt.engine.phases.stock_play import StockPlay
from pinochle_qt.engine.phases.trump import CallPartner, NameTrumpPhase
from pinochle_qt.engine.phases.widow import BuryCards, Kitty, TakeWidow

if TYPE_CHECKING:
    from pinochle_qt.engine.phase import Phase
    from pinochle_qt.engine.rules import Rules


def plan(rules: Rules) -> tuple[Phase, ...]:
    """Return the phases of a deal under these rules, in order."""
    phases: list[Phase] = []
    can_misdeal = rules.deal.misdeal_nines != "none" or rules.deal.technical_misdeal != "off"
    if rules.deal.mode == "draft":
        phases.append(Draft(rules))
    elif can_misdeal:
        phases.append(MisdealClaims(rules))
    if is_stock_game(rules):
        return (*phases, StockPlay(rules), TrickPlay(rules))
    if rules.auction.style != "none":
        phases.append(SummedAuction(rules) if rules.auction.style == "summed" else Auction(rules))
    if rules.widow.use == "distribute_one_each":
        phases.append(Kitty(rules))
    elif rules.widow.use == "take_and_discard":
        phases.append(TakeWidow(rules))
    phases.append(NameTrumpPhase(rules))
    if rules.table.teams == "called_partner":
        phases.append(CallPartner(rules))
    if rules.passing.cards:
        phases.append(Passing(rules))
    buries = rules.widow.use == "take_and_discard"
    if buries and rules.widow.discard_time == "before_meld":
        phases.append(BuryCards(rules))
    phases.append(Melding(rules))
    if buries and rules.widow.discard_time == "after_meld":
        phases.append(BuryCards(rules))
    return (*phases, LastWord(rules), TakeUpMelds(rules), TrickPlay(rules))
