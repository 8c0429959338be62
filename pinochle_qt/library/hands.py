"""What one person did in one deal: the rows that the statistics count."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from msgspec import Struct, json

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import pays_by_bid
from pinochle_qt.engine.people import best_of_others, contracts, parties, party_of, party_points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat, Side
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.library.game_summary import DealSummary, GameSummary, ReadGame

Role: TypeAlias = Literal["bidder", "partner", "defender", "none"]
"""The person's relation to the contract; ``none`` if there was no contract."""


class ContractPart(NamedTuple):
    """What a seat had to do with the contract of a deal."""

    role: Role
    is_made: bool
    """Whether the seat's side made its contract."""
    is_failed: bool
    """Whether it lost its contract."""


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
    is_failed: bool
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
    """The points that the deal added for the person's side, or the chips that it paid."""
    others: int
    """The points that it added for the best of the opponents; 0 where chips are paid: what one gets, others pay."""
    cards: str
    """The hand that was dealt, two characters per card."""
    key: str
    """Identifies the cards, the table and the totals, and so everything that decides how Expert does in this person's
    place; empty if other people held cards as well, since nobody can say what they would have done."""

    @property
    def lead(self) -> int:
        """How many more points the person's side scored than the best of the others, or the chips that it got."""
        return self.score - self.others


class DealsMet:
    """Tells what is met in a game for the first time, so that copies of a game do not count its first deals once more.

    Games are asked about in the order in which they were played last, without practice.
    """

    def __init__(self) -> None:
        self._deals: set[tuple[int, tuple[str, ...]]] = set()
        self._matches: set[tuple[int, tuple[str, ...]]] = set()

    def new_in(self, game: GameSummary) -> tuple[DealSummary, ...]:
        """Return the finished deals that were dealt in no game before, and remember them."""
        found = tuple(deal for deal in game.deals if _cards_of(deal) not in self._deals)
        self._deals.update(map(_cards_of, found))
        return found

    def is_new_match(self, game: GameSummary) -> bool:
        """Return whether a match that is over has not been met before, and remember it."""
        first = set(map(_cards_of, game.deals[:1]))
        is_new = not first & self._matches
        self._matches |= first
        return is_new


def _cards_of(deal: DealSummary) -> tuple[int, tuple[str, ...]]:
    """Return what tells a deal from all others: its number, and the hands that were dealt."""
    return deal.number, deal.hands


def hands_of(read: ReadGame) -> Iterator[Hand]:
    """Yield the hands of people, not of computer players, in every deal that counts, deal by deal.

    No practice deal counts, and no deal in which something was taken back, that was dealt again, or whose cards were
    given, because they may have been known.
    """
    game = read.summary
    totals: tuple[int, ...] = (0,) * len(game.totals)
    for deal in () if game.practice else game.deals:
        if not deal.result.is_redealt and deal.number not in game.undone and deal.number > game.given:
            humans = [seat for seat, person in enumerate(deal.result.seated) if game.people[person].player == "human"]
            key = _key(read, deal, totals) if len(humans) == 1 else ""
            for seat in humans:
                yield _hand(read, deal, seat, key)
        totals = deal.result.totals


def contract_part(rules: Rules, result: DealResult, seat: Seat) -> ContractPart:
    """Return what a seat had to do with the contract of a finished deal."""
    party = party_of(rules, seat, result.declarer, result.partner)
    own_sides = {side_of(rules, each) for each in party}
    made = [is_made for holder, is_made in contracts(rules, result) if holder in own_sides]
    return ContractPart(_role(result, seat, party, side_of(rules, seat)), True in made, False in made)


def _hand(read: ReadGame, deal: DealSummary, seat: Seat, key: str) -> Hand:
    game, result = read.summary, deal.result
    person = result.seated[seat]
    groups = parties(read.rules, result.declarer, result.partner)
    party = next(each for each in groups if seat in each)
    side_meld, side_tricks = party_points(read.rules, result, party)
    others = [other for other in range(len(game.sides)) if other not in party]
    opponents = {game.people[result.seated[other]].player for other in others}
    side = game.sides[seat]
    role, is_made, is_failed = contract_part(read.rules, result, seat)
    has_contract = role in {"bidder", "partner"}
    return Hand(
        deal=deal.number,
        person=person,
        name=game.people[person].name,
        against=opponents.pop() if len(opponents) == 1 else "",
        role=role,
        outcome=result.outcome,
        is_made=is_made,
        is_failed=is_failed,
        bid=_bid(result, side) if has_contract else 0,
        meld=result.meld[seat],
        side_meld=side_meld,
        others_meld=sum(result.meld[each] for each in others) // (len(groups) - 1),
        side_tricks=side_tricks,
        all_tricks=sum(result.tricks),
        score=result.score[side],
        others=0 if pays_by_bid(read.rules) else best_of_others(read.rules, result.score, party),
        cards=deal.hands[seat],
        key=key,
    )


def _key(read: ReadGame, deal: DealSummary, totals: tuple[int, ...]) -> str:
    game = read.summary
    # the seed and the deal's number determine the stock and the widow, which are not among the hands
    players = [setup.player for setup in game.people]
    seated = deal.result.seated
    parts = (game.preset, game.house, game.seed, players, deal.number, seated, deal.dealer, deal.hands, totals)
    in_chips = ("chips",) if pays_by_bid(read.rules) else ()  # Expert's leads were once kept with what the others paid
    return blake2b(json.encode((*parts, *in_chips)), digest_size=16).hexdigest()


def _role(result: DealResult, seat: Seat, party: tuple[Seat, ...], side: Side) -> Role:
    if isinstance(result.bid, tuple):  # whoever named trump, each side plays for the sum of its own bids
        return "bidder" if result.bid[side] else "defender"
    if result.declarer is None or result.bid is None:
        return "none"
    if seat == result.declarer:
        return "bidder"
    return "partner" if result.declarer in party else "defender"


def _bid(result: DealResult, side: int) -> int:
    """Return the amount of a contract; where partners' bids are added up, the sum of this side."""
    return result.bid[side] if isinstance(result.bid, tuple) else result.bid or 0
