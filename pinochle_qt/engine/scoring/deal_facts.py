"""What a deal's score depends on, taken from a deal played in the program or entered by those who played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.derived import buried_count_for, discards_count_for, side_count, side_of, turned_dix_points
from pinochle_qt.engine.features import has_checks, is_stock_game, people_rest
from pinochle_qt.engine.melds import points_of
from pinochle_qt.engine.scoring.checks import checks_of_hand
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import Contract, DealState, Ending


class DealFacts(Struct, frozen=True):
    """The facts of a deal that its score depends on; all points ×10."""

    dealt_by: Person
    people: int
    """The number of people at the table, including those who sit out."""
    seated: tuple[Person, ...]
    """By seat, the person who holds its cards."""
    ending: Ending | None
    """Why the deal ended; None only for a deal still in progress."""
    meld: tuple[int, ...]
    """Per seat: all points melded."""
    dix: tuple[int, ...]
    """Per seat: the part of the meld that is for dixes, which may not need saving."""
    won: tuple[int, ...]
    """Per side: the points in its tricks, unrounded."""
    laid_aside: tuple[int, ...]
    """Per side: the points credited to it for cards that were buried, or discarded in a draft."""
    winners: tuple[Seat, ...]
    """The seats that won at least one trick, each listed once."""
    contract: Contract | None
    partner: Seat | None
    """The partner whom the declarer called."""
    moon: Seat | None
    """The seat that shot the moon."""
    trump: Suit | None
    bidders: tuple[Seat, ...]
    """The seats that bid more than zero."""
    checks: tuple[int, ...]
    """Per seat: the checks for melds and for nines dealt; empty if the game is played without checks."""
    conceded_unseen: bool
    no_suit: bool
    """Whether the declarer had no suit that could be trump."""


def facts_of(rules: Rules, deal: DealState) -> DealFacts:
    """Return the facts that a deal's score depends on."""
    return DealFacts(
        dealt_by=deal.dealt_by,
        people=len(deal.carried) if people_rest(rules) else len(deal.seated),
        seated=deal.seated,
        ending=deal.ending,
        meld=_meld_by_seat(rules, deal),
        dix=tuple(sum(meld.points for meld in melds or () if meld.kind == "dix") for melds in deal.shown),
        won=_points_won(rules, deal),
        laid_aside=_laid_aside(rules, deal),
        winners=tuple(sorted({trick.winner for trick in deal.tricks})),
        contract=deal.contract,
        partner=deal.partner,
        moon=deal.moon,
        trump=deal.trump,
        bidders=tuple(sorted({call.seat for call in deal.calls if call.amount})),
        checks=_checks(rules, deal) if has_checks(rules) else (),
        conceded_unseen=deal.conceded_unseen,
        no_suit=deal.no_suit,
    )


def _meld_by_seat(rules: Rules, deal: DealState) -> tuple[int, ...]:
    if is_stock_game(rules):
        points = [table.points for table in deal.tables]
        points[deal.dealer] += turned_dix_points(rules, deal.turned)
        return tuple(points)
    return tuple(points_of(melds or ()) for melds in deal.shown)


def _points_won(rules: Rules, deal: DealState) -> tuple[int, ...]:
    points = [0] * side_count(rules)
    for trick in deal.tricks:
        points[side_of(rules, trick.winner)] += trick.points
    return tuple(points)


def _laid_aside(rules: Rules, deal: DealState) -> tuple[int, ...]:
    points = [0] * side_count(rules)
    worth = card_points(rules)
    declarer = deal.contract.declarer if deal.contract is not None else None
    if deal.buried and declarer is not None and (side := buried_count_for(rules, declarer)) is not None:
        points[side] += sum(worth[face] for face in deal.buried)
    for seat, pile in enumerate(deal.discards):
        points[discards_count_for(rules, seat, declarer)] += sum(worth[face] for face, _ in pile)
    return tuple(points)


def _checks(rules: Rules, deal: DealState) -> tuple[int, ...]:
    if deal.ending is not None and deal.ending.outcome == "misdeal":
        return (0,) * rules.table.players
    return tuple(checks_of_hand(rules, hand, melds or ()) for hand, melds in zip(deal.dealt, deal.shown, strict=True))
