"""The order of the phases for a rule set; the only module that knows them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import (
    buries,
    buries_after_meld,
    chooses_moon_or_trump,
    has_auction,
    has_called_partner,
    has_misdeals,
    has_summed_auction,
    is_draft,
    is_stock_game,
    names_trump_first,
    shares_widow,
)
from pinochle_qt.engine.phases.auction import Auction, SummedAuction
from pinochle_qt.engine.phases.decide import LastWord, MoonOrTrump
from pinochle_qt.engine.phases.draft import Draft
from pinochle_qt.engine.phases.meld import Melding, TakeUpMelds
from pinochle_qt.engine.phases.misdeal import MisdealClaims
from pinochle_qt.engine.phases.passing import Passing
from pinochle_qt.engine.phases.play import TrickPlay
from pinochle_qt.engine.phases.stock_play import StockPlay
from pinochle_qt.engine.phases.trump import CallPartner, NameTrumpPhase
from pinochle_qt.engine.phases.widow import BuryCards, ConcedeOrPlay, Kitty, TakeWidow

if TYPE_CHECKING:
    from pinochle_qt.engine.phase import Phase
    from pinochle_qt.engine.rules import Rules


def plan(rules: Rules) -> tuple[Phase, ...]:
    """Return the phases of a deal under these rules, in order."""
    phases: list[Phase] = []
    if is_draft(rules):
        phases.append(Draft(rules))
    elif has_misdeals(rules):
        phases.append(MisdealClaims(rules))
    if is_stock_game(rules):
        return (*phases, StockPlay(rules), TrickPlay(rules))
    if has_auction(rules):
        phases.append(SummedAuction(rules) if has_summed_auction(rules) else Auction(rules))
    naming: list[Phase] = [MoonOrTrump(rules)] if chooses_moon_or_trump(rules) else []
    naming.append(NameTrumpPhase(rules))
    if names_trump_first(rules):
        phases += [*naming, TakeWidow(rules), ConcedeOrPlay(rules)]
    else:
        if buries(rules) or shares_widow(rules):
            phases.append(Kitty(rules) if shares_widow(rules) else TakeWidow(rules))
        phases += naming
    if has_called_partner(rules):
        phases.append(CallPartner(rules))
    if rules.passing.cards:
        phases.append(Passing(rules))
    if buries(rules) and not buries_after_meld(rules):
        phases.append(BuryCards(rules))
    phases.append(Melding(rules))
    if buries_after_meld(rules):
        phases.append(BuryCards(rules))
    return (*phases, LastWord(rules), TakeUpMelds(rules), TrickPlay(rules))
