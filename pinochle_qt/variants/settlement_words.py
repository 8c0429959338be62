"""Sentences about what a contract scores and costs, for the rules sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import (
    can_give_up,
    halves_giving_up,
    has_forced_bid,
    has_standard_auction,
    has_summed_auction,
    has_teams,
)
from pinochle_qt.engine.scoring.chips import STEP, TABLES
from pinochle_qt.variants.points_words import points
from pinochle_qt.variants.sheet_words import RuleSheetWord, number_words

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


def contract_words(rules: Rules) -> str:
    """Return what a contract scores if it is made, and what it costs if it is lost."""
    scoring = rules.scoring
    scores_all = scoring.bidder_scores == "all_points"
    times = min(scoring.set_multiplier, 3)
    if not has_teams(rules):
        made = RuleSheetWord.MADE_ALONE if scores_all else RuleSheetWord.MADE_ALONE_BID
        lost = (RuleSheetWord.LOST_ALONE, RuleSheetWord.LOST_ALONE_TWICE, RuleSheetWord.LOST_ALONE_TIMES)[times - 1]
    else:
        lost = (RuleSheetWord.LOST, RuleSheetWord.LOST_TWICE, RuleSheetWord.LOST_TIMES)[times - 1]
        if has_summed_auction(rules):
            made = RuleSheetWord.MADE_SUM if scores_all else RuleSheetWord.MADE_SUM_BID
        else:
            made = RuleSheetWord.MADE if scores_all else RuleSheetWord.MADE_BID
    rest = {
        (True, True): RuleSheetWord.KEEPS_NOTHING,
        (False, True): RuleSheetWord.KEEPS_MELD,
        (True, False): RuleSheetWord.KEEPS_TRICKS,
        (False, False): RuleSheetWord.KEEPS_BOTH,
    }[scoring.set_loses_meld, scoring.set_loses_tricks]
    return RuleSheetWord.CONTRACT(made=made(), lost=lost(times=number_words(scoring.set_multiplier)), rest=rest())


def chips_words(rules: Rules) -> tuple[str, ...]:
    """Return who pays whom for a bid, and how many chips."""
    times = min(rules.scoring.set_multiplier, 3)
    lost = (RuleSheetWord.SET_PAYS_ONCE, RuleSheetWord.SET_PAYS_TWICE, RuleSheetWord.SET_PAYS_TIMES)[times - 1]
    price = RuleSheetWord.GIVING_UP_PAYS_HALF if halves_giving_up(rules) else RuleSheetWord.GIVING_UP_PAYS
    gives_up = (price(),) if can_give_up(rules) else ()
    first, worths = TABLES[rules.scoring.bid_chips]
    auction = rules.auction
    lowest = min(auction.min_bid, auction.forced_bid) if has_forced_bid(rules) else auction.min_bid
    parts = [RuleSheetWord.CHIPS_UNDER(bid=points(first + STEP, rules), chips=worths[0])]
    parts += [
        RuleSheetWord.CHIPS_FROM(bid=points(first + STEP * place, rules), chips=chips)
        for place, chips in enumerate(worths)
        if place
    ]
    impossible = min(max(0, (lowest - first) // STEP), len(parts) - 1)
    listed = RuleSheetWord.CHIPS_LISTED(worths=RuleSheetWord.SEMICOLON().join(parts[impossible:]))
    sentence = lost(times=number_words(rules.scoring.set_multiplier))
    return (RuleSheetWord.BIDS_PAID(), *gives_up, sentence, listed)


def saving_words(rules: Rules) -> tuple[str, ...]:
    """Return who must save their meld, and how."""
    scoring = rules.scoring
    if not has_teams(rules):
        phrase = RuleSheetWord.SAVE_ALONE
    else:
        phrase = RuleSheetWord.SAVE_DEFENDERS if has_standard_auction(rules) else RuleSheetWord.SAVE_SIDES
    match scoring.save_meld:
        case "none":
            return ()
        case "one_trick":
            needed = RuleSheetWord.A_TRICK()
        case "any_points":
            needed = RuleSheetWord.A_POINT()
        case _:
            minimum = points(scoring.save_min_points or 0, rules)
            needed = RuleSheetWord.A_POINT() if minimum == "1" else RuleSheetWord.POINTS_IN_TRICKS(points=minimum)
    return (phrase(needed=needed),)
