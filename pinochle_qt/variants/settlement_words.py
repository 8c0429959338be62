"""Sentences about what a contract scores and costs, for the rules sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import has_standard_auction, has_summed_auction, has_teams
from pinochle_qt.variants.points_words import points
from pinochle_qt.variants.sheet_words import Sheet, number_words

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


def contract_words(rules: Rules) -> str:
    """Return what a contract scores if it is made, and what it costs if it is lost."""
    scoring = rules.scoring
    scores_all = scoring.bidder_scores == "all_points"
    times = min(scoring.set_multiplier, 3)
    if not has_teams(rules):
        made = Sheet.MADE_ALONE if scores_all else Sheet.MADE_ALONE_BID
        lost = (Sheet.LOST_ALONE, Sheet.LOST_ALONE_TWICE, Sheet.LOST_ALONE_TIMES)[times - 1]
    else:
        lost = (Sheet.LOST, Sheet.LOST_TWICE, Sheet.LOST_TIMES)[times - 1]
        if has_summed_auction(rules):
            made = Sheet.MADE_SUM if scores_all else Sheet.MADE_SUM_BID
        else:
            made = Sheet.MADE if scores_all else Sheet.MADE_BID
    rest = {
        (True, True): Sheet.KEEPS_NOTHING,
        (False, True): Sheet.KEEPS_MELD,
        (True, False): Sheet.KEEPS_TRICKS,
        (False, False): Sheet.KEEPS_BOTH,
    }[scoring.set_loses_meld, scoring.set_loses_tricks]
    return Sheet.CONTRACT(made=made(), lost=lost(times=number_words(scoring.set_multiplier)), rest=rest())


def saving_words(rules: Rules) -> tuple[str, ...]:
    """Return who must save their meld, and how."""
    scoring = rules.scoring
    if not has_teams(rules):
        phrase = Sheet.SAVE_ALONE
    else:
        phrase = Sheet.SAVE_DEFENDERS if has_standard_auction(rules) else Sheet.SAVE_SIDES
    match scoring.save_meld:
        case "none":
            return ()
        case "one_trick":
            needed = Sheet.A_TRICK()
        case "any_points":
            needed = Sheet.A_POINT()
        case _:
            minimum = points(scoring.save_min_points or 0, rules)
            needed = Sheet.A_POINT() if minimum == "1" else Sheet.POINTS_IN_TRICKS(points=minimum)
    return (phrase(needed=needed),)
