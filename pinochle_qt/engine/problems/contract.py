"""Faults of teams, auction, widow, passing, scoring and match (record, items 33, 34, 39 and 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.derived import partner_of, side_count
from pinochle_qt.engine.features import (
    bids_alone,
    buries,
    dealer_may_match,
    drops_last_zero,
    has_auction,
    has_called_partner,
    has_checks,
    has_moon,
    has_standard_auction,
    has_summed_auction,
    has_teams,
    is_draft,
    is_match,
    is_stock_game,
    pays_by_bid,
    shares_widow,
)
from pinochle_qt.engine.problems.problem import ProblemCheck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import OptionValue, Rules


def _is_auction_game(rules: Rules) -> bool:
    # a game with both a stock and an auction is refused for that alone; its auction options need no mention
    return has_auction(rules) and not is_stock_game(rules)


def _is_summed(rules: Rules) -> bool:
    return _is_auction_game(rules) and has_summed_auction(rules)


def _other_teams(rules: Rules) -> Mapping[str, OptionValue]:
    even = rules.table.players % 2 == 0 and rules.table.players > 2
    return {"table.teams": "two_teams_alternating" if even else "individual"}


def _has_one_partner(rules: Rules) -> bool:
    return has_called_partner(rules) or partner_of(rules, 0) is not None


def _gives_opponents_discards(rules: Rules) -> bool:
    return _is_auction_game(rules) and buries(rules) and rules.widow.points_to == "opponents"


def _passes_more_than_held(rules: Rules) -> bool:
    held = rules.deal.hand_size + shares_widow(rules)
    return not is_stock_game(rules) and rules.passing.cards > held


TEAM_FAULTS: Final = (
    ProblemCheck(
        lambda r: r.table.teams == "partners_opposite" and r.table.players != 4,
        ("table.players", "table.teams"),
        "Two pairs facing each other need exactly four players.",
        "Play with four, or choose other partners.",
        _other_teams,
    ),
    ProblemCheck(
        lambda r: r.table.teams in {"two_teams_alternating", "pairs_opposite"} and r.table.players % 2 == 1,
        ("table.players", "table.teams"),
        "You can't split an odd number of players into even teams.",
        "Pick an even number of players, or let everybody play for themselves.",
        _other_teams,
    ),
    ProblemCheck(
        lambda r: r.table.teams == "pairs_opposite" and r.table.players == 2,
        ("table.players", "table.teams"),
        "Two partners alone have nobody to play against.",
        "Let everybody play for themselves.",
        _other_teams,
    ),
    ProblemCheck(
        lambda r: has_called_partner(r) and r.table.players == 2,
        ("table.players", "table.teams"),
        "With two players, the partner you call would be your only opponent.",
        "Let everybody play for themselves.",
        _other_teams,
    ),
    ProblemCheck(
        lambda r: has_called_partner(r) and r.scoring.partner_share is None,
        ("table.teams", "scoring.partner_share"),
        "When you call a partner, the rules must say how the two of you score.",
        "Choose how you share the score.",
        {"scoring.partner_share": "side_total_each"},
    ),
    ProblemCheck(
        lambda r: has_called_partner(r) and r.scoring.partner_direction is None,
        ("table.teams", "scoring.partner_direction"),
        "When you call a partner, the rules must say which way around the table you ask.",
        "Choose the direction.",
        {"scoring.partner_direction": "clockwise_from_bidder"},
    ),
)

AUCTION_FAULTS: Final = (
    ProblemCheck(
        lambda r: _is_auction_game(r) and r.auction.min_bid == 0 and not _is_summed(r),
        ("auction.style", "auction.min_bid"),
        "The lowest bid can't be 0.",
        "Set a lowest bid, such as 150.",
        {"auction.min_bid": 150},
    ),
    ProblemCheck(
        lambda r: _is_auction_game(r) and r.auction.forced_bid == 0,
        ("auction.style", "auction.forced_bid"),
        "The forced bid can't be 0.",
        "Set a forced bid, such as the lowest bid.",
        lambda r: {"auction.forced_bid": r.auction.min_bid or 150},
    ),
    ProblemCheck(
        lambda r: has_standard_auction(r) and r.auction.forced_open == "first_bidder" and r.auction.needs_marriage,
        ("auction.forced_open", "auction.needs_marriage"),
        "You can't make the first bidder open if it takes a marriage to bid.",
        "Let anybody bid, or don't force the first bidder to open.",
        {"auction.needs_marriage": False},
    ),
    ProblemCheck(
        lambda r: dealer_may_match(r) and r.auction.first_bidder == "dealer",
        ("auction.rounds", "auction.first_bidder"),
        "A dealer who bids first has no bid to match.",
        "Let the player to the dealer's left bid first, or let nobody match a bid.",
        {"auction.first_bidder": "eldest"},
    ),
    ProblemCheck(
        lambda r: _is_summed(r) and r.auction.trump_must_hold == "marriage",
        ("auction.style", "auction.trump_must_hold"),
        "When partners combine their bids, you can't ask for a marriage to name trump.",
        "Let players name any suit.",
        {"auction.trump_must_hold": "any"},
    ),
    ProblemCheck(
        lambda r: _is_summed(r) and r.match.shoot_the_moon != "off",
        ("auction.style", "match.shoot_the_moon"),
        "Nobody can shoot the moon when each side has a contract of its own.",
        "Turn shooting the moon off.",
        {"match.shoot_the_moon": "off"},
    ),
    ProblemCheck(
        lambda r: _is_summed(r) and r.auction.names_suit,
        ("auction.style", "auction.names_suit"),
        "When partners combine their bids, no single bid can name trump.",
        "Let the highest bid win, or let bids name no suit.",
        {"auction.names_suit": False},
    ),
    ProblemCheck(
        lambda r: _is_summed(r) and has_called_partner(r),
        ("auction.style", "table.teams"),
        "Partners can't combine bids before they know they are partners.",
        "Let the highest bid win, or choose fixed partners.",
        {"auction.style": "standard"},
    ),
)

WIDOW_FAULTS: Final = (
    ProblemCheck(
        lambda r: r.widow.size > 0 and r.widow.use == "none" and not is_stock_game(r) and not is_draft(r),
        ("widow.size", "widow.use"),
        "There is a widow, but nobody gets to use it.",
        "Choose what happens to the widow, or set its size to 0.",
        {"widow.use": "take_and_discard"},
    ),
    ProblemCheck(
        lambda r: r.widow.size == 0 and r.widow.use != "none" and not is_stock_game(r) and not is_draft(r),
        ("widow.size", "widow.use"),
        "The rules use a widow, but it has no cards.",
        "Give the widow some cards, or play without one.",
        {"widow.use": "none"},
    ),
    ProblemCheck(
        lambda r: shares_widow(r) and r.widow.size not in {0, r.table.players},
        ("table.players", "widow.size", "widow.use"),
        "To give everybody one card, the kitty needs as many cards as there are players.",
        "Make the kitty as big as the number of players.",
        lambda r: {"widow.size": r.table.players},
    ),
    ProblemCheck(
        lambda r: _gives_opponents_discards(r) and (side_count(r) != 2 or has_called_partner(r)),
        ("table.teams", "widow.points_to"),
        "The opponents can count the discards only when there are exactly two sides.",
        "Let the bidder's side or nobody count them.",
        {"widow.points_to": "bidder_side"},
    ),
    ProblemCheck(
        lambda r: is_draft(r) and not is_stock_game(r) and (r.widow.size > 0 or r.widow.use != "none"),
        ("deal.mode", "widow.size", "widow.use"),
        "There is no widow when hands are drafted from the deck.",
        "Take the widow out.",
        {"widow.size": 0, "widow.use": "none"},
    ),
    ProblemCheck(
        lambda r: not is_stock_game(r) and r.passing.cards > 0 and not _has_one_partner(r),
        ("table.players", "table.teams", "passing.cards"),
        "Passing cards works only when the bidder has exactly one partner.",
        "Pass no cards.",
        {"passing.cards": 0},
    ),
    ProblemCheck(
        _passes_more_than_held,
        ("deal.hand_size", "passing.cards"),
        "You can't pass more cards than a hand holds.",
        "Pass fewer cards.",
        {"passing.cards": 0},
    ),
)

DRAFT_FAULTS: Final = (
    ProblemCheck(
        lambda r: is_draft(r) and r.table.players != 2,
        ("deal.mode", "table.players"),
        "Only two can draft their hands.",
        "Play with two, or deal the cards.",
        {"table.players": 2},
    ),
    ProblemCheck(
        lambda r: is_draft(r) and r.scoring.draft_discards_to is None,
        ("deal.mode", "scoring.draft_discards_to"),
        "When hands are drafted, the rules must say who counts the discards.",
        "Choose who counts them.",
        {"scoring.draft_discards_to": "own_pile"},
    ),
)


SCORING_FAULTS: Final = (
    ProblemCheck(
        lambda r: r.scoring.points_follow_rank and r.deck.rank_order != "natural",
        ("scoring.points_follow_rank", "deck.rank_order"),
        "Card points can follow the rank only when the ten ranks below the jack.",
        "Leave the card points alone.",
        {"scoring.points_follow_rank": False},
    ),
    ProblemCheck(
        lambda r: r.scoring.save_meld == "min_points" and r.scoring.save_min_points is None and not is_stock_game(r),
        ("scoring.save_meld", "scoring.save_min_points"),
        "The rules must say how many points in tricks save your meld.",
        "Choose how many points save the meld.",
        {"scoring.save_min_points": 10},
    ),
    ProblemCheck(
        lambda r: r.scoring.rounding != "none" and has_called_partner(r),
        ("scoring.rounding", "table.teams"),
        "You can't round trick points when a partner is called, because each player's tricks are counted alone first.",
        "Don't round trick points.",
        {"scoring.rounding": "none"},
    ),
)

MATCH_FAULTS: Final = (
    ProblemCheck(
        lambda r: r.match.slide_out is not None and not r.match.bid_and_out,
        ("match.slide_out", "match.bid_and_out"),
        "Sliding out only makes sense with bid and out.",
        "Turn bid and out on, or sliding out off.",
        {"match.slide_out": None},
    ),
    ProblemCheck(
        lambda r: not is_match(r) and r.match.declare_out,
        ("match.mode", "match.declare_out"),
        "Without a target, nobody can declare out.",
        "Turn declaring out off, or play to a target.",
        {"match.declare_out": False},
    ),
    ProblemCheck(
        lambda r: not is_match(r) and r.match.win_check == "immediate",
        ("match.mode", "match.win_check"),
        "Without a target, nothing can end a deal early.",
        "Check for a winner at the end of the deal, or play to a target.",
        {"match.win_check": "end_of_deal"},
    ),
    ProblemCheck(
        lambda r: not is_match(r) and r.match.bid_and_out,
        ("match.mode", "match.bid_and_out"),
        "Without a target, there is no going out on a bid.",
        "Turn bid and out off, or play to a target.",
        {"match.bid_and_out": False, "match.slide_out": None},
    ),
    ProblemCheck(
        lambda r: not is_match(r) and r.match.slide_out is not None,
        ("match.mode", "match.slide_out"),
        "Without a target, there is nothing to slide out on.",
        "Turn sliding out off, or play to a target.",
        {"match.slide_out": None},
    ),
    ProblemCheck(
        lambda r: not is_match(r) and r.match.shoot_the_moon == "target",
        ("match.mode", "match.shoot_the_moon"),
        "Without a target, the moon can't be worth as much.",
        "Let the moon score 1000, or play to a target.",
        {"match.shoot_the_moon": "1000"},
    ),
    ProblemCheck(
        lambda r: r.checks.enabled and (not has_auction(r) or has_teams(r)),
        ("checks.enabled", "auction.style", "table.teams"),
        "Checks need bidding and everybody playing for themselves.",
        "Turn checks off.",
        {"checks.enabled": False},
    ),
    ProblemCheck(
        lambda r: r.checks.enabled and has_auction(r) and is_stock_game(r),
        ("checks.enabled", "melds.time"),
        "There are no checks in a game with a stock.",
        "Turn checks off.",
        {"checks.enabled": False},
    ),
)

CHIPS_FAULTS: Final = (
    ProblemCheck(
        lambda r: r.scoring.bid_chips != "none" and not bids_alone(r),
        ("scoring.bid_chips", "auction.style", "table.teams"),
        "Playing for chips needs an auction that the highest bid wins, and everybody playing for themselves.",
        "Don't play for chips.",
        {"scoring.bid_chips": "none"},
    ),
    ProblemCheck(
        lambda r: pays_by_bid(r) and is_match(r),
        ("scoring.bid_chips", "match.mode"),
        "Chips are paid after every deal, so there is no target to play to.",
        "Play a number of deals.",
        {"match.mode": "deals"},
    ),
    ProblemCheck(
        lambda r: pays_by_bid(r) and has_checks(r),
        ("scoring.bid_chips", "checks.enabled"),
        "You play either for chips or for checks.",
        "Turn checks off.",
        {"checks.enabled": False},
    ),
    ProblemCheck(
        lambda r: pays_by_bid(r) and has_moon(r),
        ("scoring.bid_chips", "match.shoot_the_moon"),
        "Chips are paid for bids only, so nobody can shoot the moon.",
        "Don't play with the moon.",
        {"match.shoot_the_moon": "off"},
    ),
    ProblemCheck(
        lambda r: pays_by_bid(r) and drops_last_zero(r),
        ("scoring.bid_chips", "scoring.scale"),
        "Chips are single, so scores can't be shown without their last zero.",
        "Show scores with the last zero.",
        {"scoring.scale": "x10"},
    ),
)

CONTRACT_FAULTS: Final = (
    *TEAM_FAULTS,
    *DRAFT_FAULTS,
    *AUCTION_FAULTS,
    *WIDOW_FAULTS,
    *SCORING_FAULTS,
    *MATCH_FAULTS,
    *CHIPS_FAULTS,
)
