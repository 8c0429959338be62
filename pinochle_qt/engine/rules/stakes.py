"""What a match is settled in when it is over, beside the score."""

from typing import Final, Literal

from msgspec import Struct

from pinochle_qt.engine.features import can_be_settled, has_auction, has_stakes, settles_among_many
from pinochle_qt.engine.rules.option import Annotated, DescribedElsewhere, Range, option

StakeUnit = Literal["none", "chips", "stars", "cents"]
StakesBetween = Literal["winner", "everyone"]

_AMOUNT: Final = Range(0, 1000)


class StakeRules(Struct, frozen=True, cache_hash=True):
    """What the losers of a match owe when it is over; nothing is paid before, and scores stay as they are (item 99)."""

    unit: Annotated[
        StakeUnit,
        option(
            "Settling the match",
            "When the match is over, you are told what everyone owes in these. You pay each other yourselves.",
            {"none": "Not settled", "chips": "Chips", "stars": "Stars", "cents": "Cents"},
            can_be_settled,
            sheet_text=DescribedElsewhere.HEAD,
            extension=True,
        ),
    ] = "none"
    between: Annotated[
        StakesBetween,
        option(
            "Who settles the difference",
            "Everyone settles the points between their scores with the winner alone, or with everyone else.",
            {"winner": "Everyone with the winner", "everyone": "Everyone with everyone"},
            settles_among_many,
            sheet_text=DescribedElsewhere.HEAD,
            extension=True,
        ),
    ] = "winner"
    per_hundred: Annotated[
        int,
        option(
            "Stake for the difference",
            "The lower score pays the higher one this much for every full hundred of points between them.",
            _AMOUNT,
            has_stakes,
            sheet_text=DescribedElsewhere.HEAD,
            extension=True,
        ),
    ] = 1
    match_won: Annotated[
        int,
        option(
            "Stake for the match",
            "Everyone else pays the winner this much for the match.",
            _AMOUNT,
            has_stakes,
            sheet_text=DescribedElsewhere.HEAD,
            extension=True,
        ),
    ] = 5
    bid_lost: Annotated[
        int,
        option(
            "Stake for a lost bid",
            "Whoever has lost a bid pays everyone else this much for it.",
            _AMOUNT,
            lambda rules: has_stakes(rules) and has_auction(rules),
            sheet_text=DescribedElsewhere.HEAD,
            extension=True,
        ),
    ] = 0
