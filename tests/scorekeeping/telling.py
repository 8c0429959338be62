"""Enters deals that the engine has played in a score sheet, as people at a table would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import has_checks, has_summed_auction
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.scorekeeping.questions import questions
from pinochle_qt.scorekeeping.sheet import SheetDeal, placed

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealResult, DealState
    from pinochle_qt.scorekeeping.sheet import How


def told(rules: Rules, state: DealState, result: DealResult) -> SheetDeal:
    """Return what people enter for a deal: what the sheet asks, and nothing else."""
    facts = facts_of(rules, state)
    seats, sides = rules.table.players, side_count(rules)
    deal = SheetDeal(facts.dealt_by, _how(rules, state, result))
    if questions(rules, deal).by and state.ending is not None:
        deal = replace(deal, by=state.moon if state.moon is not None else state.ending.seat)
    asked = questions(rules, deal)
    if asked.declarer and facts.contract is not None and facts.contract.bid != MOON_BID:
        deal = replace(deal, declarer=facts.contract.declarer, bid=facts.contract.bid)
    if asked.bids:
        deal = replace(deal, bids=_bids(rules, state))
    if asked.trump and facts.trump is not None:
        deal = replace(deal, trump=facts.trump.letter)
    if asked.partner:
        deal = replace(deal, partner=facts.partner)
    for group in questions(rules, deal).melds:
        meld = sum(facts.meld[seat] for seat in group)
        deal = replace(deal, meld=placed(deal.meld, seats, group[0], meld))
    for group in questions(rules, deal).tricks:
        own = {side_of(rules, seat) for seat in group}
        points = sum(facts.won[side] + facts.laid_aside[side] for side in own)
        deal = replace(deal, tricks=placed(deal.tricks, sides, side_of(rules, group[0]), points))
    for group in questions(rules, deal).asides:
        points = sum(facts.laid_aside[side] for side in {side_of(rules, seat) for seat in group})
        deal = replace(deal, aside=placed(deal.aside, sides, side_of(rules, group[0]), points))
    for group in questions(rules, deal).takers:
        if set(group) & set(facts.winners):
            deal = replace(deal, took=(*deal.took, side_of(rules, group[0])))
    for group in questions(rules, deal).dixes:
        dix = sum(facts.dix[seat] for seat in group)
        deal = replace(deal, dix=placed(deal.dix, seats, group[0], dix))
    if questions(rules, deal).checks:
        deal = replace(deal, checks=facts.checks)
    return deal


def _how(rules: Rules, state: DealState, result: DealResult) -> How:
    if state.moon is not None and state.ending is not None and state.ending.outcome == "played":
        return "moon_made" if result.outcome == "moon_made" else "moon_failed"
    match result.outcome:
        case "conceded":
            # whether the declarer looked at the widow costs nothing but checks
            return "conceded_unseen" if state.conceded_unseen and has_checks(rules) else "conceded"
        case "not_on_board":
            return "no_suit" if state.no_suit else "played"
        case "made" | "set" | "swept" | "played" | "moon_made" | "moon_failed":
            return "played"
        case _:
            return result.outcome


def _bids(rules: Rules, state: DealState) -> tuple[int, ...]:
    bids = [0] * rules.table.players
    for call in state.calls if has_summed_auction(rules) else ():
        bids[call.seat] = call.amount or 0
    return tuple(bids)
