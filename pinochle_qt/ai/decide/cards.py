"""Choosing several cards: passing to partner, giving back, laying aside, sharing the kitty, drafting, calling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.bidding import meld_points
from pinochle_qt.ai.player import Decision
from pinochle_qt.engine.actions import Bury, CallCard, Distribute, Give, Keep, Reject
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank, without
from pinochle_qt.engine.melds.kinds import PINOCHLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules

_GIFT = {Rank.ACE: 60, Rank.TEN: 50, Rank.KING: 55, Rank.QUEEN: 54, Rank.JACK: 52}
_KEEP_TRUMP = {Rank.ACE: 90, Rank.TEN: 60, Rank.KING: 45, Rank.QUEEN: 40, Rank.JACK: 38}
_KEEP_SIDE = {Rank.ACE: 55, Rank.TEN: 9, Rank.KING: 6, Rank.QUEEN: 5, Rank.JACK: 4}


def decide_give(observation: Observation, prompt: Prompt) -> Decision:
    """Give the declarer what makes his trump suit; give back what neither melds nor takes tricks."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are given by choosing them, once trump is named")
    seat, trump = prompt.seat or 0, prompt.trump
    contract = observation.contract
    if contract is not None and contract.declarer == seat:
        cards = least_needed(prompt.hand, prompt.pick, trump, observation.rules)
        return Decision(Give(seat, cards), "these cards neither meld nor take tricks")
    cards = _best_gift(prompt.hand, prompt.pick, trump)
    return Decision(Give(seat, cards), "trumps, aces and halves of a pinochle help the declarer most")


def decide_bury(observation: Observation, prompt: Prompt) -> Decision:
    """Lay aside what neither melds nor takes tricks."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are laid aside by choosing them, once trump is named")
    cards = least_needed(prompt.hand, prompt.pick, prompt.trump, observation.rules)
    return Decision(Bury(prompt.seat or 0, cards), "these cards neither meld nor take tricks")


def least_needed(hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """Return the cards whose loss costs least: never a part of a completed meld while anything else can go."""
    chosen = list(pick.must)[: pick.size]
    left = list(without(hand, chosen))
    may = list(without(pick.among, [face for face in chosen if face in pick.among]))
    while len(chosen) < pick.size:
        whole = meld_points(left, trump, rules)
        lengths = {suit: sum(SUIT_OF[face] == suit for face in left) for suit in SUITS}

        def cost(face: Card, whole: int = whole, lengths: dict[Suit, int] = lengths) -> tuple[float, int]:
            lost = whole - meld_points(without(left, (face,)), trump, rules)
            return 3 * lost + _kept_value(face, trump, lengths[SUIT_OF[face]]), face

        worst = min(dict.fromkeys(may), key=cost)
        chosen.append(worst)
        left.remove(worst)
        may.remove(worst)
    return tuple(chosen)


def decide_kitty(observation: Observation, prompt: Prompt) -> Decision:
    """Keep the card that helps the own hand most; the next best goes to partner."""
    rules, seat = observation.rules, prompt.seat or 0
    players = rules.table.players

    def gain(face: Card) -> tuple[float, int]:
        with_it = (*prompt.hand, face)
        best = max(meld_points(with_it, suit, rules) for suit in SUITS)
        return best + (20 if RANK_OF[face] is Rank.ACE else 0), face

    ranked = sorted(prompt.kitty, key=gain, reverse=True)
    order = [
        seat,
        (seat + 2) % players,
        *(other for other in range(players) if other not in {seat, (seat + 2) % players}),
    ]
    return Decision(
        Distribute(seat, tuple(zip(order, ranked, strict=True))), "the card that helps this hand most stays"
    )


def decide_draft(observation: Observation, prompt: Prompt) -> Decision:
    """Keep a card that is high or brings a meld nearer."""
    del observation
    seat, face = prompt.seat or 0, prompt.cards[0]
    rank, suit = RANK_OF[face], SUIT_OF[face]
    mates = [other for other in prompt.hand if SUIT_OF[other] == suit]
    pairs = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
    is_pair = rank in pairs and any(RANK_OF[other] is pairs[rank] for other in mates)
    is_half = face in PINOCHLE and any(other in PINOCHLE and other != face for other in prompt.hand)
    if rank in {Rank.ACE, Rank.TEN} or is_pair or is_half or (rank is not Rank.NINE and len(mates) >= 3):
        return Decision(Keep(seat), "it is high or brings a meld nearer")
    return Decision(Reject(seat), "the next card is likely better")


def decide_call(observation: Observation, prompt: Prompt) -> Decision:
    """Call the highest trump that is missing."""
    calls = [choice for choice in prompt.choices if isinstance(choice, CallCard)]
    missing = [choice for choice in calls if choice.card not in prompt.hand]
    order = {Rank.ACE: 5, Rank.TEN: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
    del observation
    best = max(missing or calls, key=lambda choice: order.get(RANK_OF[choice.card], 0))
    return Decision(best, "its holder has the trump that is missing most")


def _best_gift(hand: Sequence[Card], pick: Pick, trump: Suit) -> tuple[Card, ...]:
    """Return what the declarer is most likely to need."""
    twice: set[Card] = set()

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
        is_repeat = face in twice and RANK_OF[face] in {Rank.QUEEN, Rank.JACK, Rank.NINE}
        (rest if is_repeat else singles).append(face)
        twice.add(face)
    return tuple((singles + rest)[: pick.size])


def _kept_value(face: Card, trump: Suit, length: int) -> float:
    """Return how much a card is worth for taking tricks."""
    rank = RANK_OF[face]
    if SUIT_OF[face] == trump:
        return _KEEP_TRUMP.get(rank, 34)
    return _KEEP_SIDE.get(rank, 0) + (1.5 * length if rank is not Rank.ACE else 0)
