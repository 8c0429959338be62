"""What follows in an imagined deal when somebody plays a contract: exchange, melds and tricks, by rules of thumb."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.ai.decide.bidding import hand_worth, meld_points, safe_bid
from pinochle_qt.ai.decide.cards import best_gift, called_card, least_needed, shared_out
from pinochle_qt.ai.kernel_table import Position, make_table, rollouts, sensible_card
from pinochle_qt.ai.stakes import Stakes, Terms, allies_of, terms_of
from pinochle_qt.engine.cards import SUITS, without
from pinochle_qt.engine.derived import partner_of
from pinochle_qt.engine.prompts import Pick
from pinochle_qt.engine.seats import clockwise_from, left_of

if TYPE_CHECKING:
    from pinochle_qt.ai.kernel_table import Table
    from pinochle_qt.ai.sample import World
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat


def best_offer(hand: tuple[Card, ...], seen: Observation) -> tuple[float, Suit]:
    """Return how high a hand may bid, and with which suit."""
    worth, suit = max((hand_worth(hand, suit, seen), suit) for suit in SUITS)
    return safe_bid(worth, seen.rules), suit


class Result(NamedTuple):
    """What became of an imagined contract."""

    value: float
    """What it is worth to the asking seat, in points of lead."""
    made: bool


class Imagination:
    """Plays imagined deals for one seat that has to decide before the play."""

    def __init__(self, seen: Observation, seat: Seat, seed: int) -> None:
        self._seen = seen
        self._seat = seat
        self._seed = seed
        self._rules = seen.rules

    def played(self, world: World, declarer: Seat, bid: int, trump: Suit) -> Result:
        """Return what becomes of it that `declarer` plays for `bid` with this trump."""
        hands, partner, rules = list(world.hands), self._seen.partner, self._rules
        if world.widow:
            _take_widow(hands, world.widow, declarer, rules)
        if rules.table.teams == "called_partner" and partner is None:
            partner = _called_partner(hands, declarer, trump, rules)
        if rules.passing.cards and not self._seen.gifts:
            _pass_cards(hands, declarer, trump, rules)
        return self._settled(world, hands, Terms(declarer, bid, partner=partner), trump)

    def after_giving(self, world: World, cards: tuple[Card, ...], trump: Suit, *, bury: bool) -> Result:
        """Return what becomes of the deal if the asking seat parts with these cards."""
        terms = terms_of(self._seen)
        if terms is None:
            raise AssertionError("cards are given away after an auction")
        hands, seat = list(world.hands), self._seat
        hands[seat] = without(hands[seat], cards)
        if bury:
            return self._settled(world._replace(buried=cards), hands, terms, trump)
        if seat == terms.declarer:
            other = terms.partner if terms.partner is not None else partner_of(self._rules, seat)
            if other is not None:
                hands[other] = (*hands[other], *cards)
        else:
            hands[terms.declarer] = (*hands[terms.declarer], *cards)
            back = least_needed(hands[terms.declarer], _any_of(hands[terms.declarer], len(cards)), trump, self._rules)
            hands[terms.declarer] = without(hands[terms.declarer], back)
            hands[seat] = (*hands[seat], *back)
        return self._settled(world, hands, terms, trump)

    def _settled(self, world: World, hands: list[tuple[Card, ...]], terms: Terms, trump: Suit) -> Result:
        """Lay aside what the declarer has too much, count melds and tricks, and settle the contract."""
        rules, declarer, buried = self._rules, terms.declarer, world.buried
        melded = list(hands)
        spare = len(hands[declarer]) - len(hands[declarer - 1])
        if spare > 0:
            buried = least_needed(hands[declarer], _any_of(hands[declarer], spare), trump, rules)
            hands[declarer] = without(hands[declarer], buried)
        if rules.widow.discard_time == "before_meld":
            melded = list(hands)
        allies = allies_of(self._seen, self._seat, terms)
        melds = [0, 0]
        for other, hand in enumerate(melded):
            shown = self._seen.shown[other] is not None
            points = self._seen.meld_points(other) if shown else meld_points(hand, trump, rules)
            melds[other not in allies] += points
        stakes = Stakes(self._seen, self._seat, terms, (melds[0], melds[1]))
        party = melds[not stakes.is_declaring]
        gap = rules.scoring.on_board_gap
        if (gap is not None and terms.bid - party > gap) or party < rules.scoring.min_meld_to_play:
            return Result(stakes.given_up(), made=False)
        mine, theirs = stakes.base(world._replace(buried=buried))
        tricks = self._tricks(hands, declarer, trump, allies)
        mine, theirs = mine + tricks[0], theirs + tricks[1]
        made = stakes.is_made(mine if stakes.is_declaring else theirs)
        value = stakes.value(mine, theirs)
        if not made and rules.scoring.throw_in:  # the declarer sees what cannot be made
            value = (max if stakes.is_declaring else min)(value, stakes.given_up())
        return Result(value, made)

    def going_on(self, world: World, trump: Suit) -> float:
        """Return what it is worth to play the contract now that all melds are known."""
        stakes = Stakes.of(self._seen, self._seat)
        terms = terms_of(self._seen)
        declarer = self._seat if terms is None else terms.declarer
        mine, theirs = stakes.base(world)
        tricks = self._tricks(list(world.hands), declarer, trump, stakes.allies)
        return stakes.value(mine + tricks[0], theirs + tricks[1])

    def _tricks(
        self, hands: list[tuple[Card, ...]], declarer: Seat, trump: Suit, allies: frozenset[Seat]
    ) -> tuple[int, ...]:
        """Return the points that the asking seat's party and the others take when everybody plays sensibly."""
        rules, players = self._rules, len(hands)
        table = _table(rules, trump, tuple(0 if other in allies else 1 for other in range(players)))
        first = declarer if rules.tricks.first_leader == "declarer" else left_of(self._seen.dealer, players)
        position, cards = Position(first, (), first == declarer), dict(enumerate(hands))
        lead = sensible_card(table, cards, position, self._seed)
        ((points,),) = rollouts(table, [cards], position, [lead], self._seed)
        return points


@lru_cache(maxsize=16)
def _table(rules: Rules, trump: Suit, sides: tuple[int, ...]) -> Table:
    return make_table(rules, trump, sides)


def _take_widow(hands: list[tuple[Card, ...]], widow: tuple[Card, ...], declarer: Seat, rules: Rules) -> None:
    if rules.widow.use == "take_and_discard":
        hands[declarer] = (*hands[declarer], *widow)
        return
    for seat, face in shared_out(hands[declarer], widow, declarer, rules):
        hands[seat] = (*hands[seat], face)


def _called_partner(hands: list[tuple[Card, ...]], declarer: Seat, trump: Suit, rules: Rules) -> Seat | None:
    face = called_card(hands[declarer], trump, rules)
    order = clockwise_from(declarer, len(hands))[1:]
    if rules.scoring.partner_direction != "clockwise_from_bidder":
        order = order[::-1]
    return next((seat for seat in order if face in hands[seat]), None)


def _pass_cards(hands: list[tuple[Card, ...]], declarer: Seat, trump: Suit, rules: Rules) -> None:
    partner, count = partner_of(rules, declarer), rules.passing.cards
    if partner is None:
        return
    gift = best_gift(hands[partner], _any_of(hands[partner], count), trump)
    hands[partner] = without(hands[partner], gift)
    hands[declarer] = (*hands[declarer], *gift)
    back = least_needed(hands[declarer], _any_of(hands[declarer], count), trump, rules)
    hands[declarer] = without(hands[declarer], back)
    hands[partner] = (*hands[partner], *back)


def _any_of(hand: tuple[Card, ...], count: int) -> Pick:
    return Pick(count, hand, hand)
