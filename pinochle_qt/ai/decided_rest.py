"""Whether the rest of a deal is settled: whatever anybody plays within the rules, everybody takes the same.

This is proved from what one seat knows, for every way in which the hidden cards may lie, so it gives nothing away. Two
proofs are tried. Either every remaining trick falls to this seat, or two players know all cards by counting, and all
ways to play them end alike. Where neither applies, the rest may still be settled, but that is not known. Where bids are
paid in chips, it is also enough that the bid has been made or lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import total_card_points, trick_worth
from pinochle_qt.engine.features import pays_by_bid
from pinochle_qt.engine.scoring.deal_score import round_tricks, saves_meld
from pinochle_qt.engine.tricks import card_points, strict_position, trick_winner

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

MOST_KNOWN: Final = 5
"""The largest hand for which all ways to play are tried, which takes some hundredths of a second."""
_LEAST_LEFT: Final = 2
"""The smallest hand that is examined: a last card is played automatically."""

_Hands: TypeAlias = tuple[tuple["Card", ...], tuple["Card", ...]]
_Outcome: TypeAlias = tuple[tuple[int, int], tuple[bool, bool]]
"""The points that each of two seats still takes, and whether each has taken any trick by the end of the deal."""


def is_decided(observation: Observation, prompt: Prompt) -> bool:
    """Return whether no play can change anymore what anybody takes, as far as the seat that is asked can know."""
    if prompt.kind != "play" or prompt.seat is None or len(observation.hand) < _LEAST_LEFT:
        return False
    if not observation.strict or observation.stock_count:
        return False
    if not all(isinstance(choice, Play) for choice in prompt.choices):
        return False  # a player who may declare out can end the deal
    if pays_by_bid(observation.rules) and _is_settled(observation):
        return True
    facts = Facts(observation, prompt.seat)
    return _takes_all(facts, prompt.cards) or _has_one_outcome(facts)


def _is_settled(seen: Observation) -> bool:
    """Return whether a bid has been made or lost for certain, which is all that counts where it is paid in chips."""
    rules, contract = seen.rules, seen.contract
    if contract is None or rules.match.pinochling:
        return False
    worth, is_kept = card_points(rules), rules.widow.points_to == "bidder_side"
    won = [trick.points for trick in seen.tricks if trick.winner == contract.declarer]
    buried = sum([worth[face] for face in seen.buried or ()])
    left = total_card_points(rules) - sum([trick.points for trick in seen.tricks]) - buried  # may lie buried, unseen
    meld, taken = seen.meld_points(contract.declarer), sum(won) + buried * is_kept
    if meld + round_tricks(taken + left, rules.scoring.rounding) < contract.bid:
        return True
    is_saved = saves_meld(rules, sum(won), took=bool(won)) and taken >= rules.scoring.min_trick_points
    return is_saved and meld + round_tricks(taken, rules.scoring.rounding) >= contract.bid


def _takes_all(facts: Facts, legal: tuple[Card, ...]) -> bool:
    """Return whether this seat wins the trick on the table with any legal card, and then every other one."""
    hand, is_last = facts.seen.hand, not facts.players_after
    sure_winners = {face for face in set(hand) if _cannot_be_beaten(facts, face)}
    if not facts.seen.trick:
        return sure_winners.issuperset(hand)
    for face in legal:
        if not facts.wins_with(face) or not (is_last or face in sure_winners):
            return False
        rest = list(hand)
        rest.remove(face)
        if not sure_winners.issuperset(rest):
            return False
    return True


def _cannot_be_beaten(facts: Facts, face: Card) -> bool:
    """Return whether nobody can hold a card that would beat this one if it were led."""
    suit, trump = SUIT_OF[face], facts.trump
    return facts.is_boss(face) and (trump is None or suit == trump or not facts.unseen_in(trump))


def _has_one_outcome(facts: Facts) -> bool:
    """Return whether two players who know all cards reach the same end however they play."""
    seen, seat = facts.seen, facts.seat
    hidden = tuple(sorted(facts.unseen.elements()))
    if facts.players != 2 or len(seen.hand) > MOST_KNOWN or len(hidden) != seen.hand_counts[1 - seat]:
        return False
    hands = (seen.hand, hidden) if seat == 0 else (hidden, seen.hand)
    return _Playouts(facts).outcome(hands, seen.leader, seen.trick) is not None


class _Playouts:
    """All ways to play the cards of two players, with each position examined once."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._has_taken = bool(facts.seen.tricks_won(0)), bool(facts.seen.tricks_won(1))
        self._outcomes: dict[tuple[_Hands, Seat, tuple[Card, ...]], _Outcome | None] = {}

    def outcome(self, hands: _Hands, leader: Seat, trick: tuple[Card, ...]) -> _Outcome | None:
        """Return what both take from here on; None if that depends on what they play."""
        if not trick and not hands[leader]:
            return (0, 0), self._has_taken
        key = hands, leader, trick
        if key not in self._outcomes:
            self._outcomes[key] = self._common_outcome(hands, leader, trick)
        return self._outcomes[key]

    def _common_outcome(self, hands: _Hands, leader: Seat, trick: tuple[Card, ...]) -> _Outcome | None:
        facts = self._facts
        turn = (leader + len(trick)) % 2
        common: _Outcome | None = None
        for face in strict_position(facts.rules, hands[turn], trick, facts.trump).legal():
            held = list(hands[turn])
            held.remove(face)
            rest: _Hands = (tuple(held), hands[1]) if turn == 0 else (hands[0], tuple(held))
            result = self._after_trick(rest, leader, (*trick, face)) if trick else self.outcome(rest, leader, (face,))
            if result is None or (common is not None and result != common):
                return None
            common = result
        return common

    def _after_trick(self, hands: _Hands, leader: Seat, trick: tuple[Card, ...]) -> _Outcome | None:
        """Return what both take from a complete trick on."""
        facts = self._facts
        winner = (leader + trick_winner(trick, facts.trump, facts.strength)) % 2
        rest = self.outcome(hands, winner, ())
        if rest is None:
            return None
        worth = trick_worth(facts.rules, trick, to_come=len(hands[0]))
        (first, second), (has_first, has_second) = rest
        if winner == 0:
            return (first + worth, second), (True, has_second)
        return (first, second + worth), (has_first, True)
