"""How the auction goes, in sentences for the sheet of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.rules import OPTIONS
from pinochle_qt.variants.points_words import points
from pinochle_qt.variants.settlement_words import by_side

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

TOLD: Final = frozenset(
    {
        "style",
        "trump",
        "increment",
        "big_step_from",
        "big_step",
        "under_the_gun_min",
        "convention",
        "own_increment",
        "own_big_step_from",
        "own_big_step",
        "own_under_the_gun_min",
    }
)
"""The options of the auction that these sentences tell, whatever its style."""


def standard_auction(rules: Rules) -> tuple[str, ...]:
    """Return the sentences for an auction that the highest bid wins; they tell the lowest bid too."""
    auction = rules.auction
    texts = [
        "The highest bidder plays the contract, in points of meld and tricks together.",
        f"The lowest bid is {points(auction.min_bid, rules)}, and {_steps(rules)}",
    ]
    if auction.least_first_bid is not None and OPTIONS["auction.own_under_the_gun_min"].relevant(rules):
        lowest = points(auction.least_first_bid, rules)
        texts.append(f"Whoever speaks first may bid less, from {lowest} on.")
    texts.append("The declarer names trumps.")
    return (*texts, *_convention(rules))


def summed_auction(rules: Rules) -> tuple[str, ...]:
    """Return the sentences for an auction in which everybody bids once."""
    auction = rules.auction
    text = "Every player bids once" + by_side(
        rules,
        " and has to make that bid.",
        ", and partners add their bids up. Every side that has bid has to make its sum in meld and tricks together.",
    )
    steps = f"{_steps(rules).capitalize()} A bid may also be 0."
    if rules.table.teams == "individual" or auction.summed_trump_namer == "highest_individual":
        namer = "Whoever has bid most is the declarer and names trumps."
    else:
        namer = "The higher bidder of the side with the highest sum is the declarer and names trumps."
    return (text, steps, namer, *_convention(rules))


def _steps(rules: Rules) -> str:
    auction = rules.auction
    text = f"every bid is a multiple of {points(auction.step, rules)}"
    if auction.style == "standard" and auction.high_bids_from is not None:
        text += f"; from {points(auction.high_bids_from, rules)} on, of {points(auction.high_step, rules)}"
    return f"{text}."


def _convention(rules: Rules) -> tuple[str, ...]:
    if rules.auction.convention == "none":
        return ()
    least, step = rules.auction.min_bid, rules.auction.step
    opened, over = points(least, rules), points(least + step, rules)
    text = (
        f"Bids tell partner about meld: {over} over an opening bid of {opened} shows aces around; otherwise one step "
        "more than the bid before asks for meld, and two steps or more tell of meld. Nobody has to bid so."
    )
    return (text,)
