"""The end of the match, penalties, and checks as a side account."""

from collections.abc import Mapping
from typing import Final, Literal

from pinochle_qt.engine.features import (
    bids_moon,
    declares_moon,
    fines_defenders,
    has_auction,
    has_checks,
    has_moon,
    has_standard_auction,
    has_team_moon,
    has_tie_rule,
    is_auction_match,
    is_match,
    is_stock_match,
    plays_alone_in_auction,
    plays_bid_and_out,
    plays_deals,
    punishes_renege,
    raises_target,
)
from pinochle_qt.engine.rules.option import OptionValue, Range, RuleGroup, SheetText, option

MatchMode = Literal["match", "single_deal", "deals"]
WinCheck = Literal["end_of_deal", "immediate"]
BothOver = Literal[
    "highest_then_raise_on_tie",
    "highest_then_play_another",
    "raise_target",
    "play_another",
    "bidder_wins_else_raise",
    "bidder_wins_else_play_another",
    "bidding_side_first",
]
Moon = Literal["off", "1000_and_game", "1000", "game", "250", "target"]
MoonAlone = Literal["side", "solo"]
MoonTime = Literal["before_lead", "bid", "both", "before_trump"]
RenegePolicy = Literal["prevented", "detected_penalised"]
RenegeBidder = Literal["double_set", "single_set"]
RenegeDefender = Literal["lose_meld_and_single_set", "lose_meld"]

_BONUS: Final = Range(1, 100)

_AT_TARGET: Final[Mapping[OptionValue, str]] = {
    "highest_then_raise_on_tie": (
        "If several reach the target in the same deal, the highest score wins. "
        "A tie raises the target by {raised} until nobody has reached it."
    ),
    "highest_then_play_another": (
        "If several reach the target in the same deal, the highest score wins. After a tie another deal is played."
    ),
    "raise_target": (
        "If several reach the target in the same deal, it goes up by {raised} until no more than one of them has "
        "reached it. That one wins."
    ),
    "play_another": (
        "If several reach the target in the same deal, one more deal is played, and then the highest score wins."
    ),
    "bidder_wins_else_raise": (
        "If several reach the target in the same deal, the bidder wins. If the bidder is not "
        "among them, the target goes up by {raised} until no more than one of them has reached it. That one wins."
    ),
    "bidder_wins_else_play_another": (
        "If several reach the target in the same deal, the bidder wins. If the bidder is not "
        "among them, one more deal is played, and then the highest score wins."
    ),
    "bidding_side_first": (
        "If several reach the target in the same deal, the bidding side wins; if it is not among "
        "them, the highest score does."
    ),
}
_AT_TARGET_WITHOUT_BIDDER: Final = {
    **_AT_TARGET,
    "bidder_wins_else_raise": _AT_TARGET["raise_target"],
    "bidder_wins_else_play_another": _AT_TARGET["play_another"],
    "bidding_side_first": _AT_TARGET["highest_then_play_another"],
}


class MatchRules(RuleGroup, frozen=True):
    """How long a match lasts and who wins it (catalogue, 1.25 and section 2, match)."""

    mode: MatchMode = option(
        "match",
        "Length of the match",
        "You play until someone reaches the target, or a single deal or several for the most points.",
        {"match": "To a target", "single_deal": "One deal", "deals": "A number of deals"},
    )
    target: int = option(
        1000,
        "Target",
        "Whoever gets to this score wins the match.",
        Range(100, 10000, 50),
        is_match,
        unit="points",
        common=1,
    )
    deals: int = option(
        12,
        "Deals in the match",
        "The match lasts for this many deals. Deals that everyone passes don't count.",
        Range(1, 200),
        plays_deals,
        extension=True,
    )
    win_check: WinCheck = option(
        "end_of_deal",
        "When the target counts",
        "Reaching the target counts at the end of the deal, or the moment your meld and tricks get you there.",
        {"end_of_deal": "At the end of the deal", "immediate": "At once"},
        is_stock_match,
        sheet_text={
            "end_of_deal": "Whether anybody has reached the target is decided at the end of a deal.",
            "immediate": "A player wins at the very moment when meld and tricks reach the target.",
        },
    )
    both_over: BothOver = option(
        "bidding_side_first",
        "More than one at the target",
        "This decides who wins if more than one side gets to the target in a deal.",
        {
            "highest_then_raise_on_tie": "High score; a tie raises the target",
            "highest_then_play_another": "High score; a tie plays another deal",
            "raise_target": "The target goes up past all but one",
            "play_another": "Nobody yet: you play another deal",
            "bidder_wins_else_raise": "The bidder, or else the target goes up",
            "bidder_wins_else_play_another": "The bidder, or else you play another deal",
            "bidding_side_first": "The bidding side, or else the high score",
        },
        has_tie_rule,
        sheet_text=(SheetText(_AT_TARGET, has_auction), SheetText(_AT_TARGET_WITHOUT_BIDDER)),
    )
    target_raise: int = option(
        250,
        "Raising the target",
        "The target goes up by this much, as often as it takes.",
        {250: "250"},
        raises_target,
        unit="points",
        other=Range(1, 5000, 50),
    )
    mercy_minus: bool = option(
        False,
        "Mercy below zero",
        "The match also ends when somebody falls as far below zero as the target is above it.",
        relevant=is_match,
        sheet_text={
            True: (
                "The match also ends when somebody falls as far below zero as the target is above it. "
                "Then the highest score wins."
            )
        },
        extension=True,
    )
    mercy_lead: int | None = option(
        None,
        "Mercy by a lead",
        "The match also ends when somebody is this far ahead of everyone else.",
        {None: "Not played", 500: "500", 1000: "1000"},
        is_match,
        sheet_text="The match also ends when somebody is {value} or more ahead of everyone else.",
        unit="points",
        other=Range(50, 10_000, 50),
        extension=True,
    )
    declare_out: bool = option(
        False,
        "Declaring out",
        "You may stop the deal and claim you've reached the target. If you're wrong, you lose the match.",
        relevant=is_stock_match,
        sheet_text={
            True: "You may stop the deal and declare that you have reached the target. A wrong claim loses the match.",
        },
    )
    bid_and_out: bool = option(
        False,
        "Bid and out",
        "Only a side that makes its own bid can win the match in that deal.",
        relevant=is_auction_match,
        sheet_text={True: "Only a side that makes its own bid in that deal can win the match."},
        common=6,
    )
    slide_out: int | None = option(
        None,
        "Slide out",
        "A side at the target also wins once the others have gone set this many times since.",
        {None: "Not played", 3: "After three sets"},
        plays_bid_and_out,
        sheet_text=(
            SheetText({1: "A side at the target also wins once the others have failed a contract since."}),
            SheetText("A side at the target also wins once the others have failed {value} contracts since."),
        ),
        other=Range(1, 20),
    )
    shoot_the_moon: Moon | int = option(
        "off",
        "Shooting the moon",
        "You may say that you'll win every trick. This is what it's worth.",
        {
            "off": "Not played",
            "1000_and_game": "1000 and the game",
            "1000": "1000",
            "game": "The game",
            "250": "250",
            "target": "As much as the target",
        },
        has_standard_auction,
        sheet_text=(
            SheetText(
                {
                    "1000_and_game": (
                        "You may shoot the moon instead of playing the contract. Taking every trick scores {reward} "
                        "and wins the match; failing costs {penalty}. That side scores nothing else, and the others "
                        "score their meld and tricks."
                    ),
                    "game": (
                        "You may shoot the moon instead of playing the contract. Taking every trick wins the match; "
                        "failing costs {penalty}. That side scores nothing else, and the others score their meld and "
                        "tricks."
                    ),
                }
            ),
            SheetText(
                "You may shoot the moon instead of playing the contract. Taking every trick scores {reward}; failing "
                "costs {penalty}. That side scores nothing else, and the others score their meld and tricks.",
                has_moon,
            ),
        ),
        unit="points",
        common=6,
        other=Range(50, 10_000, 50),
    )
    moon_time: MoonTime = option(
        "before_lead",
        "When to shoot the moon",
        "You say it once all have melded or instead of naming trump, or you bid it, as the highest bid of all.",
        {
            "before_lead": "Before the first card",
            "bid": "As a bid",
            "both": "As a bid, or before the first card",
            "before_trump": "Instead of naming trump",
        },
        has_moon,
        sheet_text={
            "before_lead": "The moon is announced before the first lead.",
            "bid": "The moon is bid in the auction, as the highest bid of all.",
            "both": ("The moon is bid in the auction, as the highest bid of all, or announced before the first lead."),
            "before_trump": "The high bidder announces the moon before naming trump.",
        },
        extension=True,
    )
    moon_without_trump: bool = option(
        False,
        "The moon without trump",
        "While somebody shoots the moon, no suit is trump. If trump isn't named yet, nobody passes cards or melds.",
        relevant=has_moon,
        sheet_text=(
            SheetText(
                {
                    True: (
                        "While somebody shoots the moon, no suit is trump; after a bid of it, nobody passes cards or "
                        "melds either."
                    )
                },
                lambda rules: bids_moon(rules) and declares_moon(rules) and rules.passing.cards > 0,
            ),
            SheetText(
                {True: "While somebody shoots the moon, no suit is trump; after a bid of it, nobody melds either."},
                lambda rules: bids_moon(rules) and declares_moon(rules),
            ),
            SheetText({True: "While somebody shoots the moon, no suit is trump."}, declares_moon),
            SheetText(
                {True: "While somebody shoots the moon, no suit is trump, and nobody passes cards or melds."},
                lambda rules: rules.passing.cards > 0,
            ),
            SheetText({True: "While somebody shoots the moon, no suit is trump, and nobody melds."}),
        ),
        extension=True,
    )
    moon_leads: bool = option(
        False,
        "The moon leads",
        "Whoever shoots the moon leads to the first trick.",
        relevant=has_moon,
        sheet_text={True: "Whoever shoots the moon leads to the first trick."},
        extension=True,
    )
    moon_over_moon: bool = option(
        False,
        "A moon over a moon",
        "After a bid of the moon, another player may bid it too and take it over. Otherwise, it ends the auction.",
        relevant=bids_moon,
        sheet_text={
            False: "A bid of the moon ends the auction.",
            True: "After a bid of the moon others may bid it too; the last one who does shoots it.",
        },
        extension=True,
    )
    moon_penalty: int = option(
        1000,
        "Missing the moon",
        "Whoever shoots the moon and misses a trick loses this much.",
        Range(0, 10_000, 50),
        has_moon,
        unit="points",
        extension=True,
    )
    moon_alone: MoonAlone = option(
        "side",
        "Whose tricks count",
        "Your partner's tricks help you shoot the moon, or only your own count.",
        {"side": "The whole side's", "solo": "Only the player's own"},
        has_team_moon,
        sheet_text={
            "side": "Your partner's tricks count for it too.",
            "solo": "You have to take all of those tricks yourself.",
        },
    )
    pinochling: bool = option(
        False,
        "Pinochling",
        "A side that wins every trick in a deal wins the match on the spot.",
        sheet_text={True: "A side that takes every trick of a deal wins the match at once."},
    )


class PenaltyRules(RuleGroup, frozen=True):
    """What a renege costs (catalogue, items 28 and 29)."""

    renege: RenegePolicy = option(
        "prevented",
        "Reneging",
        "You can't play a wrong card at all, or you can, and it ends the deal with a penalty.",
        {"prevented": "Can't happen", "detected_penalised": "Can happen, and costs you"},
        has_standard_auction,
    )
    bidder: RenegeBidder = option(
        "double_set",
        "If the bidder reneges",
        "This is what the bidder's side loses.",
        {"double_set": "Twice the bid", "single_set": "The bid"},
        punishes_renege,
        sheet_text={
            "double_set": "If it was the bidder's side, it loses twice the bid.",
            "single_set": "If it was the bidder's side, it loses the bid.",
        },
    )
    defender: RenegeDefender = option(
        "lose_meld_and_single_set",
        "If a defender reneges",
        "This is what the defender's side loses. The bidder makes the bid.",
        {"lose_meld_and_single_set": "The meld and the bid", "lose_meld": "The meld"},
        fines_defenders,
        sheet_text={
            "lose_meld_and_single_set": (
                "If it was a defender, that side loses its meld and the bid, and the bidder makes the contract."
            ),
            "lose_meld": "If it was a defender, that side loses its meld, and the bidder makes the contract.",
        },
    )


class CheckRules(RuleGroup, frozen=True):
    """The side account kept in check pinochle (catalogue, 1.11)."""

    enabled: bool = option(
        False,
        "Play for checks",
        "Big melds, sets and the match are settled in checks that every other player pays you or gets from you.",
        relevant=plays_alone_in_auction,
    )
    game_bonus: int = option(
        5,
        "Checks for the match",
        "Winning the match is worth this many checks.",
        {5: "5", 10: "10"},
        has_checks,
        other=_BONUS,
    )
    seven_nines: int = option(
        5,
        "Checks for seven nines",
        "Being dealt seven or more nines is worth this many checks.",
        {5: "5", 10: "10"},
        has_checks,
        other=_BONUS,
    )
    stake: int = option(
        1,
        "Value of a check",
        "Each check is worth this much.",
        Range(1, 1000),
        has_checks,
    )
