"""Who holds cards in a deal when more people are at the table, and whose total a score goes to (record, item 40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import people_count, seats_of, side_count, side_of
from pinochle_qt.engine.features import (
    asks_to_the_left,
    has_called_partner,
    pays_by_bid,
    people_rest,
    people_take_turns,
    stays_with_dealer,
)
from pinochle_qt.engine.seats import clockwise_from, left_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account, Person, Seat, Side
    from pinochle_qt.engine.state import DealResult, MatchState, Outcome


def is_people_count(rules: Rules, people: int) -> bool:
    """Return whether this many people can play; if people take turns sitting out, any number above the minimum can."""
    minimum = people_count(rules)
    return people >= minimum if people_take_turns(rules) else people == minimum


def seating(rules: Rules, people: int, dealer: Person) -> tuple[Person, ...]:
    """Return the person in each seat of a deal."""
    players = rules.table.players
    if not people_rest(rules):
        return tuple(range(players))
    following = [(dealer + 1 + place) % people for place in range(players)]
    return (*following[:-1], dealer) if people_take_turns(rules) else tuple(following)


def seated_now(rules: Rules, match: MatchState) -> tuple[Person, ...]:
    """Return the person in each seat of the current deal, or of the upcoming one before the first."""
    return seating(rules, match.people, match.next_dealer) if match.deal is None else match.deal.seated


def dealer_seat(rules: Rules, dealer: Person) -> Seat:
    """Return the seat that acts last; if the dealer sits out, that is the one to the dealer's right."""
    return rules.table.players - 1 if people_rest(rules) else dealer


def dealer_from(rules: Rules, people: int, seat: Seat, seated: Sequence[Person]) -> Person | None:
    """Return who deals if `seat` acts last and these people have the seats; None if that is impossible."""
    if not people_rest(rules):
        return seat if 0 <= seat < people else None
    dealers = (person for person in range(people) if seating(rules, people, person) == tuple(seated))
    return next((person for person in dealers if dealer_seat(rules, person) == seat), None)


def next_dealer(rules: Rules, dealer: Person, people: int, outcome: Outcome) -> Person:
    """Return who deals after a deal with this dealer and outcome."""
    stays = outcome == "misdeal" or (outcome == "passed_out" and stays_with_dealer(rules))
    return dealer if stays else left_of(dealer, people)


def seat_of(seated: Sequence[Person], person: Person | None) -> Seat | None:
    """Return where a person sits; None for one who sits out, and for nobody."""
    return seated.index(person) if person in seated else None


def resting(seated: Sequence[Person], people: int) -> tuple[Person, ...]:
    """Return the people who sit out."""
    return tuple(person for person in range(people) if person not in seated)


def account_count(rules: Rules, people: int) -> int:
    """Return the number of totals kept."""
    return people if people_rest(rules) else side_count(rules)


def account_of(rules: Rules, seated: Sequence[Person], seat: Seat) -> Account:
    """Return the account that a seat plays for."""
    return seated[seat] if people_rest(rules) else side_of(rules, seat)


def accounts_of(rules: Rules, seated: Sequence[Person], side: Side) -> tuple[Account, ...]:
    """Return the accounts that a side's score goes to."""
    return tuple(dict.fromkeys(account_of(rules, seated, seat) for seat in seats_of(rules, side)))


def people_of(rules: Rules, account: Account) -> tuple[Person, ...]:
    """Return the people who share an account."""
    return (account,) if people_rest(rules) else seats_of(rules, account)


def side_of_account(rules: Rules, seated: Sequence[Person], account: Account) -> Side | None:
    """Return the side that plays for an account in this deal; None for a person who sits out."""
    if not people_rest(rules):
        return account
    return side_of(rules, seated.index(account)) if account in seated else None


def added(rules: Rules, seated: Sequence[Person], score: Sequence[int], accounts: int) -> tuple[int, ...]:
    """Return what a score per side adds to each total.

    People who sit out get nothing, or where bids are settled in chips, what everybody but the bidder gets.
    """
    sides = (side_of_account(rules, seated, account) for account in range(accounts))
    resting = min(score, key=abs) if pays_by_bid(rules) else 0  # the bidder pays, or is paid by, several
    return tuple(resting if side is None else score[side] for side in sides)


def holder_called(rules: Rules, hands: Sequence[Sequence[Card]], declarer: Seat, card: Card) -> Seat | None:
    """Return the partner chosen by a called card: its first other holder in the agreed direction (catalogue, 1.17)."""
    others = clockwise_from(declarer, len(hands))[1:]
    asked = others if asks_to_the_left(rules) else others[::-1]
    return next((seat for seat in asked if card in hands[seat]), None)


def contract_party(rules: Rules, declarer: Seat, partner: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that play for a contract: the declarer, partners by seating, then a called partner if known."""
    own = seats_of(rules, side_of(rules, declarer))
    party = [declarer, *(seat for seat in own if seat != declarer)]
    if partner is not None and partner not in party:
        party.append(partner)
    return tuple(party)


def contracts(rules: Rules, result: DealResult) -> Iterator[tuple[Side, bool]]:
    """Yield the sides that had a contract in a finished deal, and whether they made it.

    Where partners' bids are added up, several sides have one (catalogue, 1.15).
    """
    if isinstance(result.bid, tuple):
        yield from ((side, side in result.made_sums) for side, bid in enumerate(result.bid) if bid)
    elif result.declarer is not None and (result.is_made or result.is_failed):
        yield side_of(rules, result.declarer), result.is_made


def party_points(rules: Rules, result: DealResult, party: Sequence[Seat]) -> tuple[int, int]:
    """Return the points from melds and from tricks of seats that played together in a finished deal, ×10."""
    sides = {side_of(rules, seat) for seat in party}
    return sum(result.meld[seat] for seat in party), sum(result.tricks[side] for side in sides)


def parties(rules: Rules, declarer: Seat | None, partner: Seat | None) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together in a deal: each side, or with a called partner, the bidder's party and the others."""
    if not has_called_partner(rules) or declarer is None:
        return tuple(seats_of(rules, side) for side in range(side_count(rules)))
    ours = tuple(sorted(contract_party(rules, declarer, partner)))
    return (ours, tuple(seat for seat in range(rules.table.players) if seat not in ours))


def party_of(rules: Rules, seat: Seat, declarer: Seat | None, partner: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that play together with a seat, including that seat."""
    return next(party for party in parties(rules, declarer, partner) if seat in party)


def best_of_others(rules: Rules, score: Sequence[int], party: Sequence[Seat]) -> int:
    """Return the highest score of any side outside a party."""
    return max(score[side_of(rules, seat)] for seat in range(rules.table.players) if seat not in party)
