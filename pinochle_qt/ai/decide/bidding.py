"""Bidding and naming trump: what a hand may be worth with each suit as trump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.player import Decision
from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank
from pinochle_qt.engine.derived import partner_of, total_card_points
from pinochle_qt.engine.melds import best_melds, points_of, wins_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

# Shares of all trick points, fitted to deals that this policy plays against itself.
_BASE = {"team": 0.36, "alone": 0.24}
_PER_TRUMP = 0.035
_PER_TOP_TRUMP = 0.02
_PER_ACE = 0.035
_HELPFUL_ACES = 2
_HELPFUL_MELD = 60
_WON_GAME = 100_000


def meld_points(hand: Sequence[Card], suit: Suit, rules: Rules) -> int:
    """Return what a hand can meld with a suit as trump."""
    melds = best_melds(hand, suit, rules)
    return _WON_GAME if wins_game(melds) else points_of(melds)


def trick_points(hand: Sequence[Card], suit: Suit, rules: Rules) -> float:
    """Return the trick points that the side of this hand may expect with a suit as trump."""
    per_hand = len(hand) / 12
    alone = rules.table.teams in {"individual", "called_partner"}
    trumps = [face for face in hand if SUIT_OF[face] == suit]
    tops = sum(RANK_OF[face] in {Rank.ACE, Rank.TEN} for face in trumps)
    aces = sum(RANK_OF[face] is Rank.ACE and SUIT_OF[face] != suit for face in hand)
    usual = len(hand) / 4
    share = _BASE["alone" if alone else "team"]
    share += (_PER_TRUMP * (len(trumps) - usual) + _PER_TOP_TRUMP * tops + _PER_ACE * aces) / per_hand
    if partner_of(rules, 0) is None and not alone:
        share -= 0.02  # a team of three shares less of one strong hand
    return max(0.15, min(0.95, share)) * total_card_points(rules)


def hand_worth(hand: Sequence[Card], suit: Suit, observation: Observation) -> float:
    """Return meld and tricks that the side may expect with a suit as trump, partner's help included."""
    rules = observation.rules
    worth = meld_points(hand, suit, rules) + trick_points(hand, suit, rules)
    worth += _partners_meld(observation)
    worth += 8 * rules.widow.size
    if rules.passing.cards:
        worth += 8 * rules.passing.cards * _missing_is_near(hand, suit)
    return worth


def decide_bid(observation: Observation, prompt: Prompt) -> Decision:
    """Return a bid as long as the hand is worth it, otherwise a pass that tells partner what it can."""
    seat = prompt.seat or 0
    passes = [choice for choice in prompt.choices if isinstance(choice, Pass)]
    if prompt.bids is None:
        return Decision(passes[0], "no bid is allowed with this hand")
    if prompt.bids.zero:
        return _decide_sum(observation, prompt)
    worth = max(hand_worth(prompt.hand, suit, observation) for suit in SUITS)
    least = prompt.bids.minimum
    if not passes:
        return Decision(Bid(seat, least), "the rules ask for an opening bid")
    if least <= worth:
        return Decision(Bid(seat, least), f"the hand may bring about {round(worth, -1):.0f}")
    plain = next(choice for choice in passes if not choice.help)
    with_help = next((choice for choice in passes if choice.help), None)
    if with_help is not None and _can_help(prompt.hand, observation.rules):
        return Decision(with_help, "too weak to bid on, but of help to partner")
    return Decision(plain, f"the hand may bring only about {round(worth, -1):.0f}")


def decide_trump(observation: Observation, prompt: Prompt) -> Decision:
    """Return the suit that is worth most; concede only what cannot be saved."""
    suits = [choice for choice in prompt.choices if isinstance(choice, NameTrump)]
    best = max(suits, key=lambda choice: hand_worth(prompt.hand, choice.suit, observation))
    contract = observation.contract
    gives_up = next((choice for choice in prompt.choices if isinstance(choice, Concede)), None)
    if gives_up is not None and contract is not None and not observation.shown[contract.declarer]:
        reach = meld_points(prompt.hand, best.suit, observation.rules) + 1.25 * trick_points(
            prompt.hand, best.suit, observation.rules
        )
        if reach + 40 < contract.bid and not any(call.amount is None and call.help for call in observation.calls):
            return Decision(gives_up, f"{contract.bid} is out of reach")
    return Decision(best, f"{best.suit.name.lower()} give most meld and tricks")


def _decide_sum(observation: Observation, prompt: Prompt) -> Decision:
    """Bid for oneself: own meld and half of what the side may take."""
    rules, seat = observation.rules, prompt.seat or 0
    worth = max(meld_points(prompt.hand, suit, rules) + trick_points(prompt.hand, suit, rules) / 2 for suit in SUITS)
    bids = prompt.bids
    if bids is None or worth * 0.85 < bids.minimum:
        return Decision(Bid(seat, 0), "the hand promises nothing by itself")
    amount = bids.at_least(int(worth * 0.85) // bids.increment * bids.increment)
    return Decision(Bid(seat, amount), "own meld and a half of the side's tricks")


def _partners_meld(observation: Observation) -> float:
    """Return what partners may meld, more if one of them said so."""
    rules, viewer = observation.rules, observation.viewer
    if viewer is None or rules.table.teams in {"individual", "called_partner"}:
        return 0
    partner = partner_of(rules, viewer)
    usual = 35.0 * len(observation.hand) / 12 * (1 if partner is not None else 2)
    said = [call for call in observation.calls if call.seat == partner]
    if any(call.help for call in said):
        return usual + 40
    if any(call.amount is not None for call in said):
        return usual + 25
    return usual


def _missing_is_near(hand: Sequence[Card], suit: Suit) -> float:
    """Return how likely passed cards complete something: 1 for a run that misses one card, less otherwise."""
    have = {RANK_OF[face] for face in hand if SUIT_OF[face] == suit}
    missing = len({Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK} - have)
    return {0: 0.6, 1: 1.6, 2: 1.0}.get(missing, 0.4)


def _can_help(hand: Sequence[Card], rules: Rules) -> bool:
    aces = sum(RANK_OF[face] is Rank.ACE for face in hand)
    return aces > _HELPFUL_ACES or min(meld_points(hand, suit, rules) for suit in SUITS) >= _HELPFUL_MELD
