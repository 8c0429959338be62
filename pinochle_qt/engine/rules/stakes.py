"""What a match is settled in when it is over, beside the score."""

from typing import Final, Literal

from pinochle_qt.engine.features import can_be_settled, has_auction, has_stakes, settles_among_many
from pinochle_qt.engine.rules.option import Range, RuleGroup, option

StakeUnit = Literal["none", "chips", "stars", "cents"]
StakesBetween = Literal["winner", "everyone"]

_AMOUNT: Final = Range(0, 1000)


class StakeRules(RuleGroup, frozen=True):
    """What the losers of a match owe when it is over; nothing is paid before, and scores stay as they are (item 99)."""

    unit: StakeUnit = option(
        "none",
        "Settling the match",
        "When the match is over, you are told what everyone owes in these. You pay each other yourselves.",
        {"none": "Not settled", "chips": "Chips", "stars": "Stars", "cents": "Cents"},
        can_be_settled,
        extension=True,
    )
    between: StakesBetween = option(
        "winner",
        "Who settles the difference",
        "Everyone settles the points between their scores with the winner alone, or with everyone else.",
        {"winner": "Everyone with the winner", "everyone": "Everyone with everyone"},
        settles_among_many,
        extension=True,
    )
    per_hundred: int = option(
        1,
        "Stake for the difference",
        "The lower score pays the higher one this much for every full hundred of points between them.",
        _AMOUNT,
        has_stakes,
        extension=True,
    )
    match_won: int = option(
        5,
        "Stake for the match",
        "Everyone else pays the winner this much for the match.",
        _AMOUNT,
        has_stakes,
        extension=True,
    )
    bid_lost: int = option(
        0,
        "Stake for a lost bid",
        "Whoever has lost a bid pays everyone else this much for it.",
        _AMOUNT,
        lambda rules: has_stakes(rules) and has_auction(rules),
        extension=True,
    )
    rubicon: int = option(
        0,
        "Rubicon",
        "A loser with fewer points pays twice the stake for the match, and for both scores added up.",
        {0: "None", 500: "500", 1000: "1000"},
        has_stakes,
        unit="points",
        other=Range(1, 10_000),
        extension=True,
    )
