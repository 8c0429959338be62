"""What is worth telling about a finished match: a few facts of different kinds, each about one deal; points ×10."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Suit
from pinochle_qt.engine.derived import seats_of, side_of, total_card_points
from pinochle_qt.engine.people import account_of, accounts_of, contract_party, party_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account, Person, Seat, Side
    from pinochle_qt.engine.state import DealResult, DealState

FactKind: TypeAlias = Literal[
    "best_contract",
    "biggest_meld",
    "turning_point",
    "boldest_bid",
    "costliest_deal",
    "longest_run",
    "closest_call",
    "best_deal",
]
MOST: Final = 3
"""The number of facts to tell."""
FAN: Final = 11
"""The largest number of cards of the winning deal to show."""
_SAME_DEAL_PENALTY: Final = 0.12
"""How much less interesting a fact is beside another one about the same deal."""
_ONE_STORY: Final[frozenset[FactKind]] = frozenset({"best_contract", "boldest_bid", "closest_call", "costliest_deal"})
"""Facts about how a contract went; only one of them is told about any one deal."""
_BOLD: Final = 0.6
"""The smallest share of all trick points that a bold bid needs to win."""
_CLOSE: Final = 0.08
"""The largest margin, as a share of all trick points, by which a contract is made or set in a close call."""
_LONG: Final = 0.5
"""The smallest share of all tricks in a long run of tricks."""


class PlayedDeal(Struct, frozen=True):
    """A finished deal: its result, and the position at its end."""

    result: DealResult
    deal: DealState


class Fact(Struct, frozen=True):
    """Something about one deal that is worth telling; fields that do not apply to its kind are 0 or empty."""

    kind: FactKind
    deal: int
    telling: float
    """How interesting it is, from 0 to 1."""
    people: tuple[Person, ...]
    """The people it is about: the declarer, or those who melded or took the tricks or the points."""
    account: Account
    """The account for which they played."""
    bid: int = 0
    trump: Suit | None = None
    meld: int = 0
    """The meld of the contract's party, or of the side."""
    tricks: int = 0
    """The points in tricks of that party or side."""
    points: int = 0
    """What a side gained (or lost, if negative) or a seat melded; at a turning point, how far the winner was behind."""
    ahead: int = 0
    """At a turning point, how far the winner was ahead right after it."""
    melds: tuple[Meld, ...] = ()
    first: int = 0
    """The number of the first trick in a run."""
    count: int = 0
    """The number of tricks in a run."""
    out_of: int = 0
    """The number of tricks played."""

    @property
    def spare(self) -> int:
        """By how much a party exceeded its bid; negative if it fell short."""
        return self.meld + self.tricks - self.bid

    @property
    def needed(self) -> int:
        """The points needed from tricks."""
        return self.bid - self.meld


class WinningCards(Struct, frozen=True):
    """The cards that won a match, from left to right."""

    seats: tuple[Seat, ...]
    """The seats of the winners in the last deal."""
    cards: tuple[Card, ...]
    best: frozenset[Card]
    """Those of the best meld that has more than one card."""


def played_deals(steps: Iterable[Step]) -> tuple[PlayedDeal, ...]:
    """Return the deals that ended in these steps, in order."""
    return tuple(
        PlayedDeal(step.after.results[-1], step.after.deal)
        for step in steps
        if len(step.after.results) > len(step.before.results) and step.after.deal is not None
    )


def telling_facts(rules: Rules, deals: Sequence[PlayedDeal], winners: Sequence[Account]) -> tuple[Fact, ...]:
    """Return the most interesting facts of a match, each of a different kind and, if possible, about another deal."""
    all_found = [fact for played in deals for fact in _facts_of_deal(rules, played)]
    all_found += _turning_point(rules, deals, winners)
    best_of: dict[FactKind, Fact] = {}
    for fact in all_found:  # a second-best contract is not the best one, whatever its deal
        if fact.kind not in best_of or fact.telling > best_of[fact.kind].telling:
            best_of[fact.kind] = fact
    remaining = list(best_of.values())
    chosen: list[Fact] = []
    while remaining and len(chosen) < MOST:
        best = max(
            remaining,
            key=lambda fact: fact.telling - _SAME_DEAL_PENALTY * any(fact.deal == each.deal for each in chosen),
        )
        chosen.append(best)
        remaining = [fact for fact in remaining if not _repeats(fact, best)]
    return tuple(chosen)


def winning_cards(rules: Rules, played: PlayedDeal, winners: Sequence[Account]) -> WinningCards:
    """Return the cards that won a match: the winners' most valuable meld in its last deal, with other good cards.

    They are sorted by suit, with trump in the middle, and by rank. Only cards that everybody has seen are shown: those
    in melds, and those the winners played.
    """
    deal = played.deal
    seats = tuple(seat for seat in range(len(deal.hands)) if account_of(rules, deal.seated, seat) in winners)
    melds = sorted((meld for seat in seats for meld in _melds_of(deal, seat)), key=_meld_rank, reverse=True)
    singles = (meld.cards[: len(meld.cards) // meld.copies] for meld in melds)
    best = frozenset(next((cards for cards in singles if len(cards) > 1), ()))
    others = [face for meld in melds for face in meld.cards]
    others += [face for trick in deal.tricks for face, seat in _played_by(trick.leader, trick.cards) if seat in seats]
    others.sort(key=lambda face: (SUIT_OF[face] is deal.trump, RANK_OF[face]), reverse=True)
    beside = [face for face in dict.fromkeys(others) if face not in best][: max(0, FAN - len(best))]
    return WinningCards(seats, _sorted_for_fan([*best, *beside], deal.trump), best)


def _sorted_for_fan(cards: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return cards by suit and rank, black and red suits in turn, with trump as near the middle as possible."""
    suits = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
    middle = suits.index(Suit.SPADES if trump is None else trump)
    counts = Counter(SUIT_OF[face] for face in cards)
    left, right = suits[middle - 1], suits[middle - 3]
    first = middle - (2 if counts[left] < counts[right] else 1)  # the fourth suit is beside the one with fewer cards
    order = [suits[(first + at) % len(suits)] for at in range(len(suits))]
    return tuple(sorted(cards, key=lambda face: (order.index(SUIT_OF[face]), -RANK_OF[face])))


# ---- one deal --------------------------------------------------------------------------------------------------------


def _facts_of_deal(rules: Rules, played: PlayedDeal) -> Iterator[Fact]:
    if played.result.is_redealt:
        return
    yield from _contract(rules, played)
    yield from _melded(rules, played)
    yield from _runs(rules, played)
    yield from _gains(rules, played)


def _contract(rules: Rules, played: PlayedDeal) -> Iterator[Fact]:
    """Yield the facts that a contract is an example of, if just one side had a contract."""
    result, deal = played.result, played.deal
    declarer, bid, whole = result.declarer, result.bid, total_card_points(rules)
    if declarer is None or not isinstance(bid, int) or deal.contract is None:
        return
    party = contract_party(rules, declarer, result.partner)
    meld, tricks = party_points(rules, result, party)
    account = account_of(rules, deal.seated, declarer)

    def fact(kind: FactKind, telling: float, points: int = 0) -> Fact:
        people = (deal.seated[declarer],)
        return Fact(kind, deal.number, telling, people, account, bid, result.trump, meld, tricks, points)

    has_made, is_lost, is_played = result.is_made, result.is_failed, bool(deal.tricks)
    if has_made:
        yield fact("best_contract", 0.5 + 0.4 * _share(bid, 2 * whole))
    if is_played and (has_made or is_lost) and bid - meld >= _BOLD * whole:
        yield fact("boldest_bid", (0.3 if has_made else 0.15) + 0.5 * _share(bid - meld, whole))
    margin = meld + tricks - bid
    # A contract that was set for some other reason doesn't count.
    if is_played and abs(margin) <= _CLOSE * whole and (has_made or (is_lost and margin < 0)):
        yield fact("closest_call", 0.85 - 3 * _share(abs(margin), whole))
    loss = result.score[side_of(rules, declarer)]
    if is_lost and loss < 0:
        yield fact("costliest_deal", 0.3 + 0.5 * _share(-loss, rules.match.target // 2), loss)


def _melded(rules: Rules, played: PlayedDeal) -> Iterator[Fact]:
    deal, whole = played.deal, total_card_points(rules)
    for seat, points in enumerate(played.result.meld):
        melds = _melds_of(deal, seat)
        if points and melds:
            telling = 0.35 + 0.5 * _share(points, 2 * whole)
            account = account_of(rules, deal.seated, seat)
            sorted_melds = tuple(sorted(melds, key=_meld_rank, reverse=True))
            yield Fact(
                "biggest_meld", deal.number, telling, (deal.seated[seat],), account, points=points, melds=sorted_melds
            )


def _runs(rules: Rules, played: PlayedDeal) -> Iterator[Fact]:
    deal, first = played.deal, 1
    for side, won in groupby(deal.tricks, key=lambda trick: side_of(rules, trick.winner)):
        count, whole = len(list(won)), len(deal.tricks)
        if count >= max(3, _LONG * whole):
            people = _people(rules, deal, side)
            account = accounts_of(rules, deal.seated, side)[0]
            telling = 0.1 + 0.7 * _share(count, whole)
            yield Fact("longest_run", deal.number, telling, people, account, first=first, count=count, out_of=whole)
        first += count


def _gains(rules: Rules, played: PlayedDeal) -> Iterator[Fact]:
    result, deal = played.result, played.deal
    for side, gain in enumerate(result.score):
        people, account = _people(rules, deal, side), accounts_of(rules, deal.seated, side)[0]
        meld, tricks = party_points(rules, result, seats_of(rules, side))
        telling = 0.2 + 0.2 * _share(gain, rules.match.target)
        if gain > 0:
            yield Fact(
                "best_deal",
                deal.number,
                telling,
                people,
                account,
                meld=meld,
                tricks=tricks,
                points=gain,
            )


def _turning_point(rules: Rules, deals: Sequence[PlayedDeal], winners: Sequence[Account]) -> Iterator[Fact]:
    """Yield the deal in which the winners took the lead for good, unless they led from the first deal on."""
    if not winners or not deals:
        return
    account = winners[0]
    leads = [_lead(played.result.totals, account, winners) for played in deals]
    behind = [at for at, lead in enumerate(leads) if lead <= 0]
    if not behind or behind[-1] == len(deals) - 1:
        return
    before, played = leads[behind[-1]], deals[behind[-1] + 1]
    result, deal = played.result, played.deal
    side = next((side for side in range(len(result.score)) if account in accounts_of(rules, deal.seated, side)), None)
    people = (account,) if side is None else _people(rules, deal, side)
    telling = 0.45 + 0.5 * _share(-before, rules.match.target // 3)
    yield Fact(
        "turning_point",
        deal.number,
        telling,
        people,
        account,
        bid=result.bid if isinstance(result.bid, int) else 0,
        points=-before,
        ahead=leads[behind[-1] + 1],
    )


# ---- inside ----------------------------------------------------------------------------------------------------------


def _repeats(fact: Fact, chosen: Fact) -> bool:
    is_same_story = fact.deal == chosen.deal and {fact.kind, chosen.kind} <= _ONE_STORY
    return fact.kind == chosen.kind or is_same_story


def _lead(totals: Sequence[int], account: Account, winners: Sequence[Account]) -> int:
    return totals[account] - max((total for at, total in enumerate(totals) if at not in winners), default=0)


def _share(part: float, whole: float) -> float:
    return min(1.0, max(0.0, part / whole))


def _people(rules: Rules, deal: DealState, side: Side) -> tuple[Person, ...]:
    return tuple(deal.seated[seat] for seat in seats_of(rules, side))


def _melds_of(deal: DealState, seat: Seat) -> tuple[Meld, ...]:
    """Return everything that a seat melded in a deal, before or during play."""
    if deal.tables:
        return tuple(each.meld for each in deal.tables[seat].shown)
    return deal.shown[seat] or () if deal.shown else ()


def _meld_rank(meld: Meld) -> tuple[bool, int]:
    return meld.wins_game, meld.points


def _played_by(leader: Seat, cards: Sequence[Card]) -> Iterator[tuple[Card, Seat]]:
    return ((face, (leader + at) % len(cards)) for at, face in enumerate(cards))
