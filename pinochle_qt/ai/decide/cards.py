"""Choosing several cards: passing to partner, giving back, burying, sharing the kitty, calling."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.bidding.hand_worth import is_out_of_reach, meld_points, trick_points, worth_of
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.engine.actions import Bury, CallCard, Concede, Distribute, Give
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, SUITS, Rank, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import best_melds, melded_copies
from pinochle_qt.engine.melds.kinds import PINOCHLE
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_GIFT = {Rank.ACE: 60, Rank.TEN: 50, Rank.KING: 55, Rank.QUEEN: 54, Rank.JACK: 52}
_KEEP_TRUMP = {Rank.ACE: 90, Rank.TEN: 60, Rank.KING: 45, Rank.QUEEN: 40, Rank.JACK: 38}
_KEEP_SIDE = {Rank.ACE: 55, Rank.TEN: 9, Rank.KING: 6, Rank.QUEEN: 5, Rank.JACK: 4}
# The worth of a card for taking tricks, by trump suit and card, and how much each card of its suit adds.
_KEPT_ALONE = tuple(
    tuple(
        float(_KEEP_TRUMP.get(RANK_OF[face], 34) if SUIT_OF[face] == trump else _KEEP_SIDE.get(RANK_OF[face], 0))
        for face in FACES
    )
    for trump in SUITS
)
_KEPT_PER_MATE = tuple(
    tuple(0.0 if SUIT_OF[face] == trump or RANK_OF[face] is Rank.ACE else 1.5 for face in FACES) for trump in SUITS
)


def decide_give(observation: Observation, prompt: Prompt) -> Decision:
    """Give the declarer what strengthens his trumps; as declarer, give back what neither melds nor takes tricks."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are given by choosing them, once trump is named")
    seat, trump = prompt.seat or 0, prompt.trump
    contract = observation.contract
    if contract is not None and contract.declarer == seat:
        cards = least_needed(prompt.hand, prompt.pick, trump, observation.rules)
        return Decision(Give(seat, cards), _why_spared(prompt.hand, cards, trump, observation.rules))
    cards = best_gift(prompt.hand, prompt.pick, trump)
    are_wanted = all(SUIT_OF[face] == trump or RANK_OF[face] is Rank.ACE or face in PINOCHLE for face in cards)
    return Decision(Give(seat, cards), (Why.HELP_DECLARER if are_wanted else Why.BEST_TO_GIVE).because())


def decide_bury(observation: Observation, prompt: Prompt) -> Decision:
    """Bury what neither melds nor takes tricks."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are laid aside by choosing them, once trump is named")
    cards = least_needed(prompt.hand, prompt.pick, prompt.trump, observation.rules)
    return Decision(Bury(prompt.seat or 0, cards), _why_spared(prompt.hand, cards, prompt.trump, observation.rules))


def _why_spared(hand: Sequence[Card], cards: Sequence[Card], trump: Suit, rules: Rules) -> Reason:
    """Return why these cards can be spared, with the meld that is lost with them."""
    lost = meld_points(hand, trump, rules) - meld_points(without(hand, cards), trump, rules)
    return Why.NOT_NEEDED_BUT_MELD.because(points=Points(lost)) if lost else Why.NOT_NEEDED.because()


def least_needed(hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """Return the cards that cost least to lose: never part of a completed meld while any other card can go."""
    chosen = list(pick.must)[: pick.size]
    left = list(without(hand, chosen))
    allowed, counts, lengths = [0] * 32, [0] * 32, [0] * 4
    for face in pick.among:
        allowed[face] += 1
    for face in chosen:
        allowed[face] -= 1
    for face in left:
        counts[face] += 1
        lengths[SUIT_OF[face]] += 1
    faces = sorted(set(pick.among))
    melds = best_melds(left, trump, rules)
    in_melds, costs = melded_copies(melds), dict[int, int]()
    alone, per_mate = _KEPT_ALONE[trump], _KEPT_PER_MATE[trump]
    while len(chosen) < pick.size:
        lowest_cost, cheapest, serving = inf, -1, list[tuple[float, int]]()
        for face in faces:
            if allowed[face] <= 0:
                continue
            value = alone[face] + per_mate[face] * lengths[face >> 3]
            if face in in_melds and counts[face] <= in_melds[face]:
                serving.append((value, face))
            elif value < lowest_cost:
                lowest_cost, cheapest = value, face
        for value, face in sorted(serving):
            # What it costs to lose a card that serves in melds can only grow as other cards leave the hand, so it is
            # worked out again only where it might change the choice.
            if value + costs.get(face, 0) < lowest_cost:
                costs[face] = 3 * (worth_of(melds) - meld_points(without(left, (face,)), trump, rules))
                if value + costs[face] < lowest_cost:
                    lowest_cost, cheapest = value + costs[face], face
        is_in_meld = counts[cheapest] <= in_melds.get(cheapest, 0)
        chosen.append(cheapest)
        left.remove(cheapest)
        allowed[cheapest] -= 1
        counts[cheapest] -= 1
        lengths[SUIT_OF[cheapest]] -= 1
        if is_in_meld and len(chosen) < pick.size:
            melds = best_melds(left, trump, rules)
            in_melds, costs = melded_copies(melds), {}
    return tuple(chosen)


def decide_kitty(observation: Observation, prompt: Prompt) -> Decision:
    """Keep the card that helps this hand most, and give partner the strongest of the others.

    A bid that even this card leaves out of reach is conceded, where the rules allow it.
    """
    seat = prompt.seat or 0
    to = shared_out(prompt.hand, prompt.kitty, seat, observation.rules)
    hand, contract = (*prompt.hand, dict(to)[seat]), observation.contract
    concession = next((choice for choice in prompt.choices if isinstance(choice, Concede)), None)
    if concession is None or contract is None or not all(is_out_of_reach(hand, suit, observation) for suit in SUITS):
        return Decision(Distribute(seat, to), Why.STAYS.because())
    return Decision(concession, Why.OUT_OF_REACH.because(points=Points(contract.bid)))


def shared_out(
    hand: tuple[Card, ...], kitty: Sequence[Card], seat: Seat, rules: Rules
) -> tuple[tuple[Seat, Card], ...]:
    """Return who gets which card of the kitty when this seat distributes it.

    How well a card fits this hand says nothing about how it fits another: partner gets what takes tricks.
    """
    players, points = rules.table.players, card_points(rules)

    def gain(face: Card) -> tuple[float, int]:
        best = max(meld_points((*hand, face), suit, rules) for suit in SUITS)
        return best + (20 if RANK_OF[face] is Rank.ACE else 0), face

    own = max(kitty, key=gain)
    held = (*hand, own)
    trump = max(SUITS, key=lambda suit: meld_points(held, suit, rules) + trick_points(held, suit, rules))

    def help_to_partner(face: Card) -> tuple[bool, bool, int, int]:
        return RANK_OF[face] is Rank.ACE, SUIT_OF[face] == trump, points[face], face

    ranked = [own, *sorted(without(kitty, (own,)), key=help_to_partner, reverse=True)]
    order = [
        seat,
        (seat + 2) % players,
        *(other for other in range(players) if other not in {seat, (seat + 2) % players}),
    ]
    return tuple(zip(order, ranked, strict=True))


def decide_call(observation: Observation, prompt: Prompt) -> Decision:
    """Call the highest trump that another player holds: hands are not combined, so no missing rank makes a meld."""
    calls = {choice.card: choice for choice in prompt.choices if isinstance(choice, CallCard)}
    del observation
    best = max(calls, key=_call_order)
    return Decision(calls[best], Why.CALLS_BEST.because())


def called_card(hand: Sequence[Card], trump: Suit, rules: Rules) -> Card | None:
    """Return the first card that a declarer with this hand calls; None if it holds every trump."""
    whole = pack(rules)
    calls = [face for face in set(whole) if SUIT_OF[face] == trump and hand.count(face) < whole.count(face)]
    return max(calls, key=_call_order, default=None)


def _call_order(face: Card) -> tuple[int, int]:
    return {Rank.ACE: 5, Rank.TEN: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}.get(RANK_OF[face], 0), -face


def best_gift(hand: Sequence[Card], pick: Pick, trump: Suit) -> tuple[Card, ...]:
    """Return the cards that the declarer is most likely to need."""
    already_ranked: set[Card] = set()

    def worth(face: Card) -> float:
        rank = RANK_OF[face]
        if SUIT_OF[face] == trump:
            return 100 + _GIFT.get(rank, 0)
        if rank is Rank.ACE:
            return 90
        if face in PINOCHLE:
            return 70 if not set(PINOCHLE) <= set(hand) else 72
        return {Rank.TEN: 30, Rank.KING: 22, Rank.QUEEN: 15, Rank.JACK: 8}.get(rank, 0)

    ranked = sorted(pick.among, key=lambda face: (-worth(face), face))
    singles: list[Card] = []
    rest: list[Card] = []
    for face in ranked:
        # the second copy of a trump queen or jack is worth less to a run than an ace
        is_repeat = face in already_ranked and RANK_OF[face] in {Rank.QUEEN, Rank.JACK, Rank.NINE}
        (rest if is_repeat else singles).append(face)
        already_ranked.add(face)
    return tuple((singles + rest)[: pick.size])
