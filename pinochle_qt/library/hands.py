"""What one person did in one deal: the rows that the statistics count."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct, json

from pinochle_qt.engine.end_of_deal import is_failed, is_made, is_redealt
from pinochle_qt.engine.people import best_of_others

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.people import Person
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.library.summary import DealSummary, GameSummary, ReadGame

Role: TypeAlias = Literal["bidder", "partner", "defender", "none"]
"""The person's relation to the contract; ``none`` if there was no contract."""


class Hand(Struct, frozen=True, gc=False):
    """One person in one deal; all points ×10."""

    deal: int
    person: Person
    name: str
    against: str
    """What kind of player all the opponents are; empty if they are not all the same."""
    role: Role
    outcome: str
    is_made: bool
    """Whether the person's side made its contract."""
    is_set: bool
    """Whether the person's side lost its contract."""
    bid: int
    """The amount of the person's side's contract; 0 if it has none."""
    meld: int
    """The points that the person melded."""
    side_meld: int
    others_meld: int
    """The meld of the opponents, as the average of their sides, rounded down."""
    side_tricks: int
    all_tricks: int
    """The points in all tricks together; 0 if none were played."""
    score: int
    """The points that the deal added for the person's side."""
    others: int
    """The points that it added for the best of the opponents."""
    cards: str
    """The hand that was dealt, two characters per card."""
    key: str
    """Identifies the cards, the table and the totals, and so everything that decides how Expert does in this person's
    place; empty if other people held cards as well, since nobody can say what they would have done."""

    @property
    def lead(self) -> int:
        """How many more points the person's side scored than the best of the others."""
        return self.score - self.others


def hands_of(read: ReadGame) -> Iterator[Hand]:
    """Yield the hands of people, not of computer players, in every deal that counts, deal by deal.

    No practice deal counts, and no deal in which something was taken back, that was dealt again, or whose cards were
    given, because they may have been known.
    """
    game = read.summary
    totals: tuple[int, ...] = (0,) * len(game.accounts)
    for deal in () if game.practice else game.deals:
        if not is_redealt(deal) and deal.number not in game.undone and deal.number > game.given:
            humans = [seat for seat, person in enumerate(deal.seated) if game.people[person].player == "human"]
            key = _key(game, deal, totals) if len(humans) == 1 else ""
            for seat in humans:
                yield _hand(read, deal, seat, key)
        totals = deal.totals


def _hand(read: ReadGame, deal: DealSummary, seat: Seat, key: str) -> Hand:
    game, person = read.summary, deal.seated[seat]
    parties = deal.parties(read.rules)
    party = next(each for each in parties if seat in each)
    others = [other for other in range(len(game.sides)) if other not in party]
    opponents = {game.people[deal.seated[other]].player for other in others}
    role = _role(deal, seat, party)
    has_contract = role in {"bidder", "partner"}
    return Hand(
        deal=deal.number,
        person=person,
        name=game.people[person].name,
        against=opponents.pop() if len(opponents) == 1 else "",
        role=role,
        outcome=deal.outcome,
        is_made=has_contract and is_made(deal),
        is_set=has_contract and is_failed(deal),
        bid=_bid(deal, game.sides[seat]) if has_contract else 0,
        meld=deal.meld[seat],
        side_meld=sum(deal.meld[each] for each in party),
        others_meld=sum(deal.meld[each] for each in others) // (len(parties) - 1),
        side_tricks=sum(deal.tricks[side] for side in {game.sides[each] for each in party}),
        all_tricks=sum(deal.tricks),
        score=deal.score[game.sides[seat]],
        others=best_of_others(read.rules, deal.score, party),
        cards=deal.hands[seat],
        key=key,
    )


def _key(game: GameSummary, deal: DealSummary, totals: tuple[int, ...]) -> str:
    # the seed and the deal's number determine the stock and the widow, which are not among the hands
    players = [setup.player for setup in game.people]
    parts = (game.preset, game.house, game.seed, players, deal.number, deal.seated, deal.dealer, deal.hands, totals)
    return blake2b(json.encode(parts), digest_size=16).hexdigest()


def _role(deal: DealSummary, seat: Seat, party: tuple[Seat, ...]) -> Role:
    if deal.declarer is None or deal.bid is None:
        return "none"
    declarer = deal.seated.index(deal.declarer)
    if seat == declarer:
        return "bidder"
    return "partner" if declarer in party else "defender"


def _bid(deal: DealSummary, side: int) -> int:
    """Return the amount of a contract; where partners' bids are added up, the sum of this side."""
    return deal.bid[side] if isinstance(deal.bid, tuple) else deal.bid or 0
