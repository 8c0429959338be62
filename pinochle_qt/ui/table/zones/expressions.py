"""How faces at the table change: only by what everybody has just seen, never by cards that somebody still holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.derived import seats_of, total_card_points, trick_count
from pinochle_qt.engine.events import DealScored, MatchWon, MeldLaid, MeldsShown, TrickTaken
from pinochle_qt.engine.melds import points_of
from pinochle_qt.engine.people import account_of, contract_party, party_of
from pinochle_qt.session.faces import Expression

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult

_RICH_TRICK: Final = 20
_GOOD_MELD: Final = 100
_GREAT_MELD: Final = 240
"""The points of a roundhouse: from here on, a meld makes the other side rueful. Both are those with a single deck."""
_SINGLE_DECK: Final = 250
"""The points of all tricks with a single deck; where more are in play, melds are larger, too."""


def expressions(event: Event, after: Observation) -> dict[Seat, Expression]:
    """Return the faces that change with an event, given what anybody may know right after it.

    All of it is public, so a face says nothing about the cards behind it. Points are ×10, as everywhere.
    """
    match event:
        case TrickTaken(seat=seat, points=points) if points >= rich_trick(after.rules):
            return {seat: Expression.PLEASED}
        case MeldsShown(seat=seat, melds=melds):
            return dict(_at_meld(seat, melds, after))
        case MeldLaid(seat=seat, meld=meld):
            return dict(_at_meld(seat, (meld,), after))
        case DealScored(result=result):
            return dict(_at_end(result, after.rules))
        case MatchWon(accounts=winners):
            accounts = [account_of(after.rules, after.seated, seat) for seat in range(after.players)]
            expression = {True: Expression.PLEASED, False: Expression.RUEFUL}
            return {seat: expression[account in winners] for seat, account in enumerate(accounts)}
        case _:
            return {}


def rich_trick(rules: Rules) -> int:
    """Return from how many points on a trick is a good one: 20, or more where more counters are in play."""
    return max(_RICH_TRICK, total_card_points(rules) // trick_count(rules))


def is_great(melds: Sequence[Meld], rules: Rules) -> bool:
    """Return whether melds shown together are worth as much as a roundhouse with a single deck."""
    return _is_worth(_GREAT_MELD, melds, rules)


def _is_worth(points: int, melds: Sequence[Meld], rules: Rules) -> bool:
    in_play = max(total_card_points(rules), _SINGLE_DECK)
    return points_of(melds) * _SINGLE_DECK >= points * in_play or any(meld.wins_game for meld in melds)


def _at_meld(seat: Seat, melds: Sequence[Meld], after: Observation) -> Iterator[tuple[Seat, Expression]]:
    if _is_worth(_GOOD_MELD, melds, after.rules):
        yield seat, Expression.PLEASED
    if is_great(melds, after.rules):
        declarer = after.contract.declarer if after.contract is not None else None
        party = party_of(after.rules, seat, declarer, after.partner)
        yield from ((other, Expression.RUEFUL) for other in range(after.players) if other not in party)


def _at_end(result: DealResult, rules: Rules) -> Iterator[tuple[Seat, Expression]]:
    for side in result.made_sums:
        yield from ((seat, Expression.PLEASED) for seat in seats_of(rules, side))
    if result.declarer is not None and (result.is_made or result.is_failed):
        expression = Expression.PLEASED if result.is_made else Expression.RUEFUL
        yield from ((seat, expression) for seat in contract_party(rules, result.declarer, result.partner))
