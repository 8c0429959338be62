"""The words for what a match is settled in, and for amounts of it, on rule sheets and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import has_auction, has_stakes, has_teams, settles_among_many
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.points_words import points

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


class StakeWord(Phrase):
    """Stakes, and the sentences of the rules sheet about them."""

    CHIP = "1 chip"
    CHIPS = "{count} chips"
    STAR = "1 star"
    STARS = "{count} stars"
    CENT = "1 cent"
    CENTS = "{count} cents"
    IN_CHIPS = "When the match is over, it is settled in chips."
    IN_STARS = "When the match is over, it is settled in stars."
    IN_CENTS = "When the match is over, it is settled in cents."
    SIDES = "Partners get and pay together."
    FOR_MATCH = "Everybody else pays the winner {amount} for the match."
    FOR_MATCH_SIDES = "The others pay the side that wins {amount} for the match."
    DIFFERENCE = "Everybody else pays the winner {amount} for every full {hundred} points between their scores."
    DIFFERENCE_ALL = "Of any two, the one with fewer points pays {amount} for every full {hundred} between them."
    DIFFERENCE_SIDES = "The side with fewer points pays {amount} for every full {hundred} points between the scores."
    RUBICON = "A loser with fewer than {limit} points pays for both scores added up."
    RUBICON_MATCH = "A loser with fewer than {limit} points pays twice for the match."
    RUBICON_BOTH = "A loser with fewer than {limit} points pays twice for the match, and for both scores added up."
    LOST_BID = "Whoever loses a bid pays everybody else {amount} for it."
    LOST_BID_SIDES = "A side that loses a bid pays every other side {amount} for it."


_UNITS: Final = {
    "chips": (StakeWord.CHIP, StakeWord.CHIPS, StakeWord.IN_CHIPS),
    "stars": (StakeWord.STAR, StakeWord.STARS, StakeWord.IN_STARS),
    "cents": (StakeWord.CENT, StakeWord.CENTS, StakeWord.IN_CENTS),
}


def amount_named(count: int, unit: str = "chips") -> str:
    """Return an amount of what is played for: ``3 chips``."""
    one, many, _ = _UNITS[unit]
    return one() if count == 1 else many(count=count)


def stake_sentences(rules: Rules) -> tuple[str, ...]:
    """Return what is paid when a match is over; nothing without stakes."""
    if not has_stakes(rules):
        return ()
    stakes, are_sides = rules.stakes, has_teams(rules) and rules.table.teams != "called_partner"
    found = [_UNITS[stakes.unit][2]()]
    if are_sides:
        found.append(StakeWord.SIDES())
    if stakes.match_won:
        phrase = StakeWord.FOR_MATCH_SIDES if are_sides else StakeWord.FOR_MATCH
        found.append(phrase(amount=amount_named(stakes.match_won, stakes.unit)))
    if stakes.per_hundred:
        phrase = StakeWord.DIFFERENCE_SIDES if are_sides else StakeWord.DIFFERENCE
        if settles_among_many(rules) and stakes.between == "everyone":
            phrase = StakeWord.DIFFERENCE_ALL
        found.append(phrase(amount=amount_named(stakes.per_hundred, stakes.unit), hundred=points(100, rules)))
    if stakes.rubicon and (stakes.match_won or stakes.per_hundred):
        phrase = StakeWord.RUBICON if not stakes.match_won else StakeWord.RUBICON_MATCH
        phrase = StakeWord.RUBICON_BOTH if stakes.match_won and stakes.per_hundred else phrase
        found.append(phrase(limit=points(stakes.rubicon, rules)))
    if stakes.bid_lost and has_auction(rules):
        phrase = StakeWord.LOST_BID_SIDES if are_sides else StakeWord.LOST_BID
        found.append(phrase(amount=amount_named(stakes.bid_lost, stakes.unit)))
    return tuple(found)
