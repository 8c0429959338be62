"""Faults of the two forms of the game: melding during stock play, or once before play (record, items 39 and 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import (
    has_auction,
    has_teams,
    is_bezique,
    is_draft,
    is_stock_game,
    names_trump_by_meld,
)
from pinochle_qt.engine.problems.problem import ProblemCheck

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.engine.rules import OptionValue, Rules

_NOTHING_TO_TRADE: Final = "Without an upcard, there is nothing to trade a dix for."
_NO_TRADE: Final = "Turn trading the dix off."
_NO_TURNED_DIX: Final = "Without an upcard, the dealer can't turn up a dix."
_NO_DIX_BONUS: Final = "Set the points for turning up a dix to 0."
STOCK_DEFAULTS: Final[dict[str, tuple[str, OptionValue]]] = {
    # options that a stock game needs: a description, and the commonest value
    "draw_order": ("whether melding or drawing comes first", "meld_then_draw"),
    "after_last_stock_trick": ("whether the winner of the last stock trick may meld", True),
    "dix_free_of_limit": ("whether a dix counts as the meld of the turn", False),
    "needs_hand_card": ("whether a meld needs a card from the hand", True),
    "upgrade": ("what an upgraded meld pays", "full"),
}


def _in_stock_game(condition: Callable[[Rules], bool]) -> Callable[[Rules], bool]:
    return lambda rules: is_stock_game(rules) and condition(rules)


def _before_play(condition: Callable[[Rules], bool]) -> Callable[[Rules], bool]:
    return lambda rules: not is_stock_game(rules) and condition(rules)


def _unset(name: str) -> Callable[[Rules], bool]:
    return _in_stock_game(lambda rules: getattr(rules.melds, name) is None)


def _stock_upgrade(rules: Rules) -> OptionValue:
    return "difference" if rules.melds.reuse == "category" else "full"


STOCK_FAULTS: Final = (
    ProblemCheck(
        _in_stock_game(has_teams),
        ("melds.time", "table.teams"),
        "You can't have partners in a game with a stock.",
        "Let everybody play for themselves.",
        {"table.teams": "individual"},
    ),
    ProblemCheck(
        _in_stock_game(has_auction),
        ("melds.time", "auction.style"),
        "There is no bidding in a game with a stock.",
        "Turn bidding off, or let everybody meld before the first trick.",
        {"auction.style": "none"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.auction.trump == "bid_winner"),
        ("melds.time", "auction.trump"),
        "Without bidding, nobody gets to name trump.",
        "Let the upcard set trump.",
        {"auction.trump": "upcard"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.auction.trump == "upcard" and not r.deal.upcard and not is_draft(r)),
        ("melds.time", "deal.upcard"),
        "A game with a stock needs an upcard to set trump.",
        "Turn up a card for trump.",
        {"deal.upcard": True},
    ),
    ProblemCheck(
        lambda r: names_trump_by_meld(r) and r.deal.upcard,
        ("auction.trump", "deal.upcard"),
        "No card is turned up when a meld makes its suit trump.",
        "Don't turn up a card.",
        {"deal.upcard": False},
    ),
    ProblemCheck(
        lambda r: names_trump_by_meld(r) and r.melds.own_royal_marriage == 0,
        ("auction.trump", "melds.own_royal_marriage"),
        "A marriage that is worth nothing isn't melded, so it can't make its suit trump.",
        "Count a royal marriage as the table says.",
        {"melds.own_royal_marriage": None},
    ),
    ProblemCheck(
        lambda r: names_trump_by_meld(r) and r.melds.dix_exchange != "none",
        ("auction.trump", "melds.dix_exchange"),
        _NOTHING_TO_TRADE,
        _NO_TRADE,
        {"melds.dix_exchange": "none"},
    ),
    ProblemCheck(
        lambda r: names_trump_by_meld(r) and r.melds.turned_dix_bonus > 0,
        ("auction.trump", "melds.turned_dix_bonus"),
        _NO_TURNED_DIX,
        _NO_DIX_BONUS,
        {"melds.turned_dix_bonus": 0},
    ),
    ProblemCheck(
        _in_stock_game(is_draft),
        ("melds.time", "deal.mode"),
        "When hands are drafted from the deck, there is no stock left to play with.",
        "Deal the cards, or let everybody meld before the first trick.",
        {"deal.mode": "standard"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.tricks.first_leader == "declarer"),
        ("melds.time", "tricks.first_leader"),
        "In a game with a stock there is no bidder to lead.",
        "Let the player left of the dealer lead.",
        {"tricks.first_leader": "eldest"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.widow.size > 0 or r.widow.use != "none"),
        ("melds.time", "widow.size", "widow.use"),
        "A game with a stock can't have a widow.",
        "Take the widow out.",
        {"widow.size": 0, "widow.use": "none"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.passing.cards > 0),
        ("melds.time", "passing.cards"),
        "You don't pass cards in a game with a stock.",
        "Pass no cards.",
        {"passing.cards": 0},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.scoring.throw_in),
        ("melds.time", "scoring.throw_in"),
        "In a game with a stock there is no contract to throw in.",
        "Turn throwing in off.",
        {"scoring.throw_in": False},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.match.shoot_the_moon != "off"),
        ("melds.time", "match.shoot_the_moon"),
        "You can't shoot the moon in a game with a stock.",
        "Turn shooting the moon off.",
        {"match.shoot_the_moon": "off"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.match.bid_and_out),
        ("melds.time", "match.bid_and_out"),
        "Bid and out needs bidding, and a game with a stock has none.",
        "Turn bid and out off.",
        {"match.bid_and_out": False},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.melds.table in {"double_deck", "racehorse_six"}),
        ("melds.time", "melds.table"),
        "The meld values of the double deck and of six-handed racehorse are made for melding before play.",
        "Pick the standard, Hayes or Bicycle values.",
        lambda r: {"melds.table": "hayes" if r.melds.reuse == "category" else "standard"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.melds.reuse == "category" and r.melds.table in {"standard", "binokel"}),
        ("melds.reuse", "melds.table"),
        "Using a card once per category doesn't work with the standard or binokel values, which pay for doubled melds.",
        "Pick the Hayes or Bicycle values, or another rule for using cards twice.",
        {"melds.table": "hayes"},
    ),
    ProblemCheck(
        _in_stock_game(lambda r: r.melds.reuse == "class_higher" and r.melds.upgrade == "difference"),
        ("melds.reuse", "melds.upgrade"),
        "A higher meld of the same class is paid in full, not by the difference.",
        "Pay upgraded melds in full, or use a card once per category.",
        {"melds.upgrade": "full"},
    ),
    *(
        ProblemCheck(
            _unset(name),
            ("melds.time", f"melds.{name}"),
            f"In a game with a stock, the rules must say {words}.",
            "Pick one of the answers.",
            {f"melds.{name}": value} if name != "upgrade" else lambda r: {"melds.upgrade": _stock_upgrade(r)},
        )
        for name, (words, value) in STOCK_DEFAULTS.items()
    ),
)

BEFORE_PLAY_FAULTS: Final = (
    ProblemCheck(
        _before_play(lambda r: not has_auction(r) and is_draft(r) and r.match.bid_and_out),
        ("auction.style", "match.bid_and_out"),
        "Bid and out needs bids, and in this game nobody bids.",
        "Turn bid and out off, or choose an auction.",
        {"match.bid_and_out": False, "match.slide_out": None},
    ),
    ProblemCheck(
        _before_play(lambda r: not has_auction(r) and not is_draft(r)),
        ("melds.time", "auction.style"),
        "When everybody melds before the first trick, the game needs bidding.",
        "Turn bidding on, or meld after winning tricks.",
        {"auction.style": "standard"},
    ),
    ProblemCheck(
        _before_play(lambda r: r.auction.trump != "bid_winner"),
        ("melds.time", "auction.trump"),
        "When everybody melds before the first trick, a player names trump, not an upcard or a meld.",
        "Let a player name trump.",
        {"auction.trump": "bid_winner"},
    ),
    ProblemCheck(
        _before_play(lambda r: r.deal.upcard),
        ("melds.time", "deal.upcard"),
        "Only games with a stock turn up a card for trump.",
        "Don't turn up a card.",
        {"deal.upcard": False},
    ),
    ProblemCheck(
        _before_play(is_bezique),
        ("melds.time", "melds.table"),
        "The melds of bezique are made one after another, while there is a stock.",
        "Pick the standard values, or meld after winning tricks.",
        {"melds.table": "standard"},
    ),
    ProblemCheck(
        _before_play(lambda r: r.melds.reuse != "headings"),
        ("melds.time", "melds.reuse"),
        "When everybody melds before the first trick, a card counts once under each heading.",
        "Use each card once under each heading.",
        {"melds.reuse": "headings"},
    ),
    ProblemCheck(
        _before_play(lambda r: r.melds.per_turn is not None),
        ("melds.time", "melds.per_turn"),
        "When everybody melds before the first trick, you can meld all you have.",
        "Don't limit the melds in a turn.",
        {"melds.per_turn": None},
    ),
    ProblemCheck(
        _before_play(lambda r: r.melds.dix_exchange != "none"),
        ("melds.time", "melds.dix_exchange"),
        _NOTHING_TO_TRADE,
        _NO_TRADE,
        {"melds.dix_exchange": "none"},
    ),
    ProblemCheck(
        _before_play(lambda r: r.melds.turned_dix_bonus > 0),
        ("melds.time", "melds.turned_dix_bonus"),
        _NO_TURNED_DIX,
        _NO_DIX_BONUS,
        {"melds.turned_dix_bonus": 0},
    ),
)
