"""What a contract brings and costs, in sentences for the sheet of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.variants.points_words import points

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


def by_side(rules: Rules, alone: str, side: str) -> str:
    """Return the words that fit: everybody alone, or sides."""
    return alone if rules.table.teams == "individual" else side


def contract_words(rules: Rules) -> str:
    """Return what a contract brings when it is made and what it costs when it fails."""
    scoring = rules.scoring
    who = "A side that makes its sum" if rules.auction.style == "summed" else "A side that makes its contract"
    who = by_side(rules, "A declarer who makes the bid", who)
    one = by_side(rules, "one who", "one that")
    made = "scores meld and tricks" if scoring.bidder_scores == "all_points" else "scores the bid and no more"
    lost = "loses twice the bid" if scoring.set_multiplier == 2 else "loses the bid"
    lists = ((scoring.set_loses_meld, "the meld"), (scoring.set_loses_tricks, "the tricks"))
    kept = [name for loses, name in lists if not loses]
    rest = f"but still scores {' and '.join(kept)}" if kept else "and scores nothing else"
    return f"{who} {made}; {one} does not is set, {lost} {rest}. The others score their meld and tricks."


def saving_words(rules: Rules) -> tuple[str, ...]:
    """Return who has to save melds, and how."""
    scoring = rules.scoring
    if scoring.save_meld == "none":
        return ()
    who = "Defenders" if rules.auction.style == "standard" else "Every side"
    who = by_side(rules, "Everybody", who)
    needed = {
        "one_trick": "a trick",
        "any_points": "a point in tricks",
        "min_points": f"{points(scoring.save_min_points or 0, rules)} points in tricks",
    }[scoring.save_meld]
    verb = "have" if who == "Defenders" else "has"
    return (f"{who} {verb} to win at least {needed} for the meld to count.",)
