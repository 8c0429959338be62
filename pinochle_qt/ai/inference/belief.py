"""What an observation implies about the hidden cards: where each of them may be, and where it must be."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from pinochle_qt.engine.cards import FACES, SUIT_OF, SUITS, dix_of, strengths
from pinochle_qt.engine.derived import pack, stock_size
from pinochle_qt.engine.features import (
    asks_to_the_left,
    buries,
    is_draft,
    is_stock_game,
    must_head,
    must_overtrump,
    passes_at_once,
)
from pinochle_qt.engine.melds import melded_copies
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.engine.tricks import trick_winner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

_OF_SUIT: Final = tuple(sum(1 << face for face in FACES if SUIT_OF[face] == suit) for suit in SUITS)
"""The cards of each suit, as bits."""


class CardPlaces(Struct, frozen=True):
    """The numbers of the places where a hidden card can be; a seat's hand has the number of the seat."""

    players: int

    @property
    def stock(self) -> int:
        """The face-down part of the stock."""
        return self.players

    @property
    def widow(self) -> int:
        """The widow, until somebody takes it."""
        return self.players + 1

    @property
    def buried(self) -> int:
        """The cards that the declarer has buried."""
        return self.players + 2

    def pile(self, seat: Seat) -> int:
        """Return the place of the cards that a seat has discarded in a draft."""
        return self.players + 3 + seat

    @property
    def count(self) -> int:
        """The number of places."""
        return 2 * self.players + 3


class Hidden(NamedTuple):
    """A hidden card and the places where it may be, as bits."""

    face: Card
    places: int


class Belief(Struct, frozen=True):
    """Everything that one seat can know for certain about the hidden cards."""

    players: int
    seat: Seat
    hand: tuple[Card, ...]
    """The seat's own cards."""
    known: tuple[tuple[Card, ...], ...]
    """By place, the hidden cards that are certainly there."""
    room: tuple[int, ...]
    """By place, the number of other hidden cards there."""
    loose: tuple[Hidden, ...]
    """The other hidden cards; together they fill `room`."""
    barred: tuple[int, ...]
    """By seat, the cards that it cannot hold, as bits."""
    turned: tuple[Card, ...] = ()
    """The turned card at the bottom of the stock."""
    next_card: tuple[Card, ...] = ()
    """Draft: the first card of the stock, if the seat is looking at it."""
    open_widow: tuple[Card, ...] = ()
    """The widow, if the seat has seen it and nobody has taken it yet."""

    @property
    def places(self) -> CardPlaces:
        """The numbers of the places."""
        return CardPlaces(self.players)


def believe(
    seen: Observation, seat: Seat, *, plays: bool = True, shown: bool = True, memory: int | None = None
) -> Belief:
    """Return what a seat can know about the hidden cards.

    If `plays` is false, nothing is inferred from the cards that others failed to play; if `shown` is false, nothing
    from melds, gifts and open draws. With `memory`, the cards of all but that many of the last tricks are forgotten:
    any of them may be anywhere, and an equal number of cards is assumed to be out of play, with the widow.

    Raises:
        AssertionError: the observation shows cards that the pack does not contain.
    """
    places = CardPlaces(seen.players)
    forgotten = 0 if memory is None else max(0, len(seen.tricks) - memory)
    left, open_widow = _hidden_counts(seen, forgotten), seen.widow or ()
    room = _rooms(seen, seat, places)
    room[places.widow] += forgotten * seen.players
    if open_widow and sum(left) - sum(room) == len(open_widow):
        for face in open_widow:
            left[face] -= 1
    else:
        open_widow = ()
    room[places.widow] += sum(left) - sum(room)
    if min(left) < 0 or min(room) < 0:
        raise AssertionError("an observation shows more cards than there are")
    barred = _barred(seen, seat) if plays else [0] * seen.players
    known: list[list[Card]] = [[] for _ in range(places.count)]
    loose: list[Hidden] = []
    for hidden in _located(seen, seat, places) if shown else ():
        face, where = hidden
        spots = [
            place
            for place in range(places.count)
            if where >> place & 1 and room[place] and not (place < seen.players and barred[place] >> face & 1)
        ]
        if not left[face] or not spots:
            continue
        left[face] -= 1
        if len(spots) == 1:
            known[spots[0]].append(face)
            room[spots[0]] -= 1
        else:
            loose.append(Hidden(face, sum(1 << spot for spot in spots)))
    everywhere = sum(1 << place for place in range(places.count) if room[place])
    for face in FACES:
        if left[face]:
            where = everywhere & ~sum(1 << each for each in range(seen.players) if barred[each] >> face & 1)
            loose += [Hidden(face, where)] * left[face]
    return Belief(
        players=seen.players,
        seat=seat,
        hand=seen.hand,
        known=tuple(tuple(each) for each in known),
        room=tuple(room),
        loose=tuple(loose),
        barred=tuple(barred),
        turned=(seen.upcard,) if seen.upcard is not None and seen.stock_count else (),
        next_card=(seen.draft_first,) if seen.draft_first is not None else (),
        open_widow=open_widow,
    )


@lru_cache(maxsize=64)
def _pack_counts(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(cards.count(face) for face in FACES)


def _hidden_counts(seen: Observation, forgotten: int) -> list[int]:
    """Return the number of copies of each card that the seat does not see, or has forgotten with the first tricks."""
    left = list(_pack_counts(pack(seen.rules)))
    for face in seen.hand:
        left[face] -= 1
    for face in seen.trick:
        left[face] -= 1
    for trick in seen.tricks[forgotten:]:
        for face in trick.cards:
            left[face] -= 1
    for table in seen.tables:
        for each in table.laid:
            left[each.face] -= 1
    for face in (*(seen.announced if seen.buried is None else seen.buried), *(seen.draft_discards or ())):
        left[face] -= 1
    if seen.upcard is not None and seen.stock_count:
        left[seen.upcard] -= 1
    if seen.draft_first is not None:
        left[seen.draft_first] -= 1
    return left


def _rooms(seen: Observation, seat: Seat, places: CardPlaces) -> list[int]:
    """Return the number of hidden cards in each place; the caller adds any that are left over to the widow."""
    room = [0] * places.count
    for other, count in enumerate(seen.hand_counts):
        room[other] = 0 if other == seat else count
    open_cards = (seen.upcard is not None and seen.stock_count > 0) + (seen.draft_first is not None)
    room[places.stock] = seen.stock_count - open_cards
    if seen.buried is None:
        room[places.buried] = seen.buried_count - len(seen.announced)
    if is_draft(seen.rules):
        for other, count in enumerate(seen.hand_counts):
            # During the draft, every card kept means one discarded.
            discarded = count if seen.stock_count else seen.rules.deal.hand_size
            room[places.pile(other)] = discarded - (len(seen.draft_discards or ()) if other == seat else 0)
    return room


# ---- what a seat cannot hold ---------------------------------------------------------------------------------------


def strict_tricks(seen: Observation) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Return the leader and the cards of each trick of strict play, ending with the one on the table."""
    free = stock_size(seen.rules) // seen.players if is_stock_game(seen.rules) else 0
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks[free:]]
    return [*tricks, (seen.leader, seen.trick)] if seen.trick else tricks


def _barred(seen: Observation, seat: Seat) -> list[int]:
    """Return by seat the cards that it cannot hold, given what it did not play and which calls it did not answer."""
    barred = [0] * seen.players
    if seen.strict:
        duties = Duties(seen)
        for number, (leader, cards) in enumerate(strict_tricks(seen)):
            duties.learn(barred, leader, cards, first=number == 0)
    if seen.called and seen.contract is not None and not seen.gifts:
        for other, faces in _silent(seen, seen.contract.declarer):
            for face in faces:
                barred[other] |= 1 << face
    barred[seat] = 0
    return barred


class Duties:
    """The duties of play in reverse: a player who did less than a card would have required does not hold it."""

    def __init__(self, seen: Observation) -> None:
        """Prepare to interpret plays by the rules of an observed deal."""
        self._players = seen.players
        self._trump = seen.trump
        self._strength = strengths(seen.rules.deck.rank_order)
        self._must_head = must_head(seen.rules)
        self._must_overtrump = must_overtrump(seen.rules)
        self._must_lead_trump = seen.rules.tricks.first_lead_trump
        self._declarer = seen.contract.declarer if seen.contract is not None else None

    def learn(self, barred: list[int], leader: Seat, cards: tuple[Card, ...], *, first: bool) -> None:
        """Bar the cards that the plays of a trick rule out."""
        led, trump, strength = SUIT_OF[cards[0]], self._trump, self._strength
        if first and self._must_lead_trump and leader == self._declarer and trump is not None and led != trump:
            barred[leader] |= _OF_SUIT[trump]
        for place in range(1, len(cards)):
            face, seat = cards[place], (leader + place) % self._players
            suit = SUIT_OF[face]
            top = cards[trick_winner(cards[:place], trump, strength)]
            if suit != led:
                barred[seat] |= _OF_SUIT[led]
                if trump is not None and suit != trump:
                    barred[seat] |= _OF_SUIT[trump]
            if self.had_to_beat(cards[0], face) and SUIT_OF[top] == suit and strength[face] <= strength[top]:
                barred[seat] |= _higher(suit, strength[top], strength)

    def had_to_beat(self, led: Card, face: Card) -> bool:
        """Return whether a card, played after another one was led, had to beat the best of its suit if possible."""
        suit = SUIT_OF[face]
        if suit == SUIT_OF[led]:
            return self._must_head or suit == self._trump
        return suit == self._trump and self._must_overtrump


@lru_cache(maxsize=256)
def _higher(suit: Suit, height: int, strength: tuple[int, ...]) -> int:
    """Return the cards of a suit that rank above a given strength, as bits."""
    return sum(1 << face for face in FACES if SUIT_OF[face] == suit and strength[face] > height)


def _silent(seen: Observation, declarer: Seat) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Yield each seat with the called cards that it could not produce."""
    order = clockwise_from(declarer, seen.players)[1:]
    if not asks_to_the_left(seen.rules):
        order = order[::-1]
    is_before_partner = seen.partner is not None
    for other in order:
        if other == seen.partner:
            is_before_partner = False
        yield other, seen.called if is_before_partner else seen.called[:-1] if seen.partner is not None else seen.called


# ---- what a seat must hold -----------------------------------------------------------------------------------------


def _located(seen: Observation, seat: Seat, places: CardPlaces) -> Iterator[Hidden]:
    """Yield the hidden cards that are known to be in one place or in one of a few."""
    held = _held(seen, seat)
    declarer = seen.contract.declarer if seen.contract is not None else None
    for other, faces in held.items():
        where = 1 << other
        left = faces
        if other == declarer and _may_bury_melds(seen):
            where |= 1 << places.buried
            left = faces - Counter(seen.announced)
        for face in left.elements():
            yield Hidden(face, where)
    if declarer is None or declarer == seat or seen.gifts or not buries(seen.rules):
        return
    # The cards of an open widow are in the declarer's hand or were buried, unless they have been played since.
    taken = Counter(seen.widow or ()) - _played(seen)[declarer] - held[declarer] - Counter(seen.announced)
    for face in taken.elements():
        yield Hidden(face, 1 << declarer | 1 << places.buried)


def _held(seen: Observation, seat: Seat) -> dict[Seat, Counter[Card]]:
    """Return the cards that every other seat certainly holds."""
    played = _played(seen)
    found: dict[Seat, Counter[Card]] = {}
    for other in range(seen.players):
        if other != seat:
            found[other] = _drawn_or_melded(seen, other) if seen.tables else _melded_or_given(seen, seat, other)
            found[other] -= played[other]
    return found


def _melded_or_given(seen: Observation, seat: Seat, other: Seat) -> Counter[Card]:
    """Auction games: return what a seat has shown, received from the deciding seat, or produced when it was called."""
    cards = Counter(dict(melded_copies(seen.shown[other] or ())) if seen.shown else {})
    simultaneous = passes_at_once(seen.rules)
    if not (simultaneous and len(seen.gifts) == 1):  # chosen, but not passed on yet
        for number, gift in enumerate(seen.gifts):
            if gift.receiver == other and gift.giver == seat and gift.cards is not None:
                back = seen.gifts[number + 1 :] if not simultaneous and seen.rules.passing.return_received else ()
                cards |= Counter(gift.cards) - Counter(face for each in back for face in each.cards or ())
    if seen.called and other == seen.partner and not seen.gifts:
        cards |= Counter(seen.called[-1:])
    return cards


def _drawn_or_melded(seen: Observation, other: Seat) -> Counter[Card]:
    """Stock games: return what a seat drew openly and, once the melds were picked up, what it had melded."""
    drawn = Counter(face for who, face in seen.drawn_public if who == other)
    if not seen.strict:
        return drawn - Counter(seen.tables[other].cards_on_table)
    melded: Counter[Card] = Counter()
    for each in seen.tables[other].shown:
        melded |= Counter(each.meld.cards)  # another meld may have used the same copies
    if drawn and seen.trump is not None:
        # The player who took the turned card gave a dix for it, perhaps one that had been melded.
        melded[dix_of(seen.trump, seen.rules.deck.ranks)] -= 1
    return drawn | +melded


def _played(seen: Observation) -> list[Counter[Card]]:
    """Return by seat the cards that it has played in this deal."""
    found: list[Counter[Card]] = [Counter() for _ in range(seen.players)]
    for trick in seen.tricks:
        for place, face in enumerate(trick.cards):
            found[(trick.leader + place) % seen.players][face] += 1
    for place, face in enumerate(seen.trick):
        found[(seen.leader + place) % seen.players][face] += 1
    return found


def _may_bury_melds(seen: Observation) -> bool:
    """Return whether melded cards of the declarer may be among the buried ones."""
    widow, contract = seen.rules.widow, seen.contract
    if not seen.buried_count or widow.discard_time != "after_meld" or contract is None:
        return False
    melded = sum(melded_copies(seen.shown[contract.declarer] or ()).values())
    return widow.discard_limit == "any" or seen.rules.deal.hand_size < melded
