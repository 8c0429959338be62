"""Finished deals with given numbers, so that scoring can be tested without playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pinochle_qt.engine.cards import FACES, Suit
from pinochle_qt.engine.derived import trick_bonus
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.melds import Meld, MeldTable
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Contract, DealState, Ending, MatchState, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import Outcome


def meld(points: int, kind: str = "aces") -> Meld:
    """Return a meld worth `points`; its cards do not matter for the score."""
    return Meld("dix" if kind == "dix" else "aces", (FACES[0],), points)


def finished(
    rules: Rules,
    *,
    contract: Contract | None = None,
    melds: Sequence[Sequence[Meld]] = (),
    tricks: Sequence[tuple[int, int]] = (),
    outcome: Outcome = "played",
    by: int | None = None,
    dealer: int = 0,
    carried: Sequence[int] = (),
    **facts: Any,
) -> DealState:
    """Return a finished deal.

    `tricks` are (winner, points of the cards) pairs; if the deal was played out, the last one gets its bonus on top.
    `melds` are per seat.
    """
    players = rules.table.players
    shown = tuple(tuple(entry) for entry in melds) or ((),) * players
    won = [Trick(0, (), winner, points) for winner, points in tricks]
    if won and outcome == "played" and "ending" not in facts:
        won[-1] = replace(won[-1], points=won[-1].points + trick_bonus(rules, to_come=0))
    deal = DealState(
        number=1,
        dealt_by=dealer,
        seated=tuple(range(players)),
        dealer=dealer,
        target=rules.match.target,
        carried=tuple(carried),
        dealt=((),) * players,
        hands=((),) * players,
        stock=(),
        upcard=None,
        widow=(),
        shown=shown,
        tables=tuple(MeldTable() for _ in range(players)) if is_stock_game(rules) else (),
        trump=Suit.HEARTS,
        contract=contract,
        tricks=tuple(won),
        ending=Ending(outcome, by),
    )
    return replace(deal, **facts)


def standing(rules: Rules, totals: Sequence[int], **facts: Any) -> MatchState:
    """Return a match with these totals, just before a deal is closed."""
    match = MatchState(
        deal=None,
        totals=tuple(totals),
        target=rules.match.target,
        people=rules.table.players,
        next_dealer=0,
        number=1,
        slides=(0,) * len(totals),
    )
    return replace(match, **facts)


def close_with_melds(
    rules: Rules, before: Sequence[int], melds: Sequence[int], declarer: int = 0, bid: int = 10, **facts: Any
) -> MatchState:
    """Close a deal in which each seat melds the given points and takes an empty trick, so that nothing else counts.

    `facts` change the match; its key `deal` may hold changes to the deal.
    """
    deal = finished(
        rules,
        contract=Contract(declarer, bid),
        melds=[[meld(points)] if points else [] for points in melds],
        tricks=[*((seat, 0) for seat in range(rules.table.players)), (0, -rules.scoring.last_trick)],
        **facts.pop("deal", {}),
    )
    return close_deal(rules, standing(rules, before, **facts), deal)[0]
