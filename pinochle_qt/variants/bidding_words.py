"""Sentences about the auction for the rules sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import bids_name_suit, has_free_opening, has_standard_auction, has_teams
from pinochle_qt.phrases import capitalized
from pinochle_qt.variants.points_words import points
from pinochle_qt.variants.sheet_words import RuleSheetWord

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


def standard_auction(rules: Rules) -> tuple[str, ...]:
    """Return the sentences for an auction that the highest bid wins, including the lowest bid."""
    auction = rules.auction
    sentences = [
        RuleSheetWord.HIGHEST_BID(),
        RuleSheetWord.LOWEST_BID(least=points(auction.min_bid, rules), steps=_steps(rules)),
    ]
    if auction.under_the_gun_min is not None and has_free_opening(rules):
        sentences.append(RuleSheetWord.FIRST_BID(least=points(auction.under_the_gun_min, rules)))
    if not bids_name_suit(rules):
        sentences.append(RuleSheetWord.DECLARER_NAMES())
    return (*sentences, *_convention(rules))


def summed_auction(rules: Rules) -> tuple[str, ...]:
    """Return the sentences for an auction in which everybody bids once."""
    is_alone = not has_teams(rules)
    bids = RuleSheetWord.BIDS_ALONE if is_alone else RuleSheetWord.BIDS_SUMMED
    steps = _steps(rules)
    by_player = is_alone or rules.auction.summed_trump_namer == "highest_individual"
    namer = RuleSheetWord.MOST_NAMES if by_player else RuleSheetWord.HIGHER_NAMES
    return (bids(), RuleSheetWord.STEPS_OR_NONE(steps=capitalized(steps)), namer(), *_convention(rules))


def _steps(rules: Rules) -> str:
    auction = rules.auction
    step = points(auction.increment, rules)
    if has_standard_auction(rules) and auction.big_step_from is not None:
        high, big = points(auction.big_step_from, rules), points(auction.big_step, rules)
        return RuleSheetWord.STEPS_BIG(step=step, high=high, big=big)
    return RuleSheetWord.STEPS(step=step)


def _convention(rules: Rules) -> tuple[str, ...]:
    if rules.auction.convention == "none":
        return ()
    minimum, step = rules.auction.min_bid, rules.auction.increment
    return (RuleSheetWord.CONVENTION(opened=points(minimum, rules), over=points(minimum + step, rules)),)
