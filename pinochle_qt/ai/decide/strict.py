"""Playing a card in strict play: every card is weighed by the trick it may win and by its later use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.decide.explain import top, why_played
from pinochle_qt.ai.reasons import Why
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.derived import points_to_save, trick_bonus
from pinochle_qt.engine.features import has_teams
from pinochle_qt.engine.scoring.deal_score import saves_meld

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card, Suit

# Values are differences in points between the sides, where a counter is worth 10. All were tuned by playing duplicate
# deals of several games against variations of themselves.
PER_STRENGTH: Final = 7.0
"""The value of keeping a trump, for each step in rank: low ones take a trick by trumping just as well."""
SIDE_ACE: Final = 5.0
SURE_RANK: Final = 3.0
"""The value of keeping a card that may soon be the highest of its suit, less for every higher card that is out."""
SHORTNESS: Final = 2.0
"""The value of getting rid of the last card of a suit while holding trumps."""
FEW_TRUMPS: Final = 2
CONTROL: Final = 0.75
"""The number of trumps that a declarer needs to draw trumps: the minimum, and the number for each one that is out."""
LONG_TRUMPS: Final = 3
SAFE: Final = 0.6
"""The chance of winning the trick from which a side card is led for it."""
HELD_ACE: Final = 15.0
"""The cost of giving up an ace in a lead that may not win."""
FOE_VOID: Final = 6.0
"""The cost for every opponent who is void of the suit."""
PARTNER: Final = 10.0
"""The gain if partner is certain to win the trick."""
SAVES: Final = 0.5
"""The value of a trick that saves a meld in danger, as a fraction of that meld."""


class Chosen(NamedTuple):
    """A card with the reason for it."""

    face: Card
    reason: Reason
    values: dict[Card, float]
    """The values of the cards that were compared; empty if a rule picked the card directly."""


def choose_lead(facts: Facts, cards: Sequence[Card]) -> Chosen:
    """Return the card to lead and why."""
    if len(cards) == 1:
        return _by_rule(cards[0], Why.ONLY_CARD.because())
    trumps = [face for face in cards if SUIT_OF[face] == facts.trump]
    side = [face for face in cards if SUIT_OF[face] != facts.trump]
    trumps_out = facts.unseen_in(facts.trump) if facts.trump is not None else 0
    foes_trump = facts.trump is not None and any(not facts.is_void(foe, facts.trump) for foe in facts.foes)
    bosses = [face for face in trumps if facts.is_boss(face)]
    if facts.is_declarer and foes_trump and len(trumps) >= max(FEW_TRUMPS, CONTROL * trumps_out) and bosses:
        return _by_rule(_highest(facts, bosses), Why.DRAWS_SURE.because())
    chances = {face: facts.chance_of_trick((face,)) for face in side}
    winners = [face for face in side if chances[face] >= SAFE and facts.is_boss(face)]
    if winners:
        best = max(winners, key=lambda face: (facts.points[face], facts.unseen_in(SUIT_OF[face]), face))
        return _by_rule(best, top(facts, best))
    for_partner = [face for face in side if chances[face] >= SAFE and not facts.is_boss(face)]
    if for_partner:
        best = max(for_partner, key=lambda face: (facts.points[face], -facts.strength[face], face))
        return _by_rule(best, Why.SIDE_TAKES.because())
    if facts.is_declarer and foes_trump and len(trumps) >= max(LONG_TRUMPS, trumps_out):
        return _cheapest_lead(facts, trumps, chances, Why.LONG_TRUMPS)
    if trumps and not side:
        if not foes_trump:
            return _by_rule(_highest(facts, trumps), Why.ONLY_TRUMPS.because())
        return _cheapest_lead(facts, trumps, chances, Why.ONLY_TRUMPS)
    # A defender does not draw trumps for the declarer while holding anything else.
    return _cheapest_lead(facts, side or cards, chances, Why.LEAST_USEFUL)


def _by_rule(face: Card, reason: Reason) -> Chosen:
    return Chosen(face, reason, {})


def _highest(facts: Facts, cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda face: (facts.strength[face], face))


def _cheapest_lead(facts: Facts, cards: Sequence[Card], chances: dict[Card, float], why: Why) -> Chosen:
    """Return the card that loses least if the opponents win the trick."""

    def cost(face: Card) -> float:
        value = 2.0 * facts.points[face] + facts.strength[face] - 0.5 * facts.unseen_in(SUIT_OF[face])
        if RANK_OF[face] is Rank.ACE:
            value += HELD_ACE
        value += float_sum(FOE_VOID for foe in facts.foes if facts.is_void(foe, SUIT_OF[face]))
        return value - PARTNER * chances.get(face, 0.0)

    values = {face: -cost(face) for face in cards}
    return Chosen(max(values, key=lambda face: (values[face], -face)), why.because(), values)


def choose_card(facts: Facts, cards: Sequence[Card]) -> Chosen:
    """Return the card to play to a trick and why."""
    values = {face: _weighed(facts, face) for face in cards}
    best = max(values, key=lambda face: (values[face], face))
    why = Why.ONLY_CARD.because() if len(cards) == 1 else why_played(facts, best, values)
    return Chosen(best, why, values)


def _weighed(facts: Facts, face: Card) -> float:
    """Return what a card brings in this trick, less the value of keeping it."""
    trick = (*facts.seen.trick, face)
    worth = sum(facts.points[each] for each in trick) + _usual_points(facts) * len(facts.players_after)
    worth += _bonus(facts, worth)
    return (2 * facts.chance_of_trick(trick) - 1) * worth - kept_for(facts, face)


def kept_for(facts: Facts, face: Card) -> float:
    """Return the value of keeping a card for later tricks."""
    suit, trump = SUIT_OF[face], facts.trump
    hand = facts.seen.hand
    left = len(hand)
    if left == 1:
        return 0.0
    fade = min(1.0, left / 5)
    if suit == trump:
        return fade * PER_STRENGTH * facts.strength[face]
    length = sum(SUIT_OF[each] == suit for each in hand)
    value = 0.0
    if RANK_OF[face] is Rank.ACE or facts.is_boss(face):
        value += fade * SIDE_ACE * _survival(facts, suit)
    else:
        higher = _higher_out(facts, face)
        value += max(0.0, SURE_RANK - 2.0 * higher) * fade
    if length == 1 and trump is not None and any(SUIT_OF[each] == trump for each in hand):
        value -= SHORTNESS
    return value + 0.2 * facts.strength[face]


def _survival(facts: Facts, suit: Suit) -> float:
    """Return the chance that a winner of a side suit is not trumped when it is led later."""
    chance = 1.0
    for foe in facts.foes:
        void = facts.chance_of_void(foe, suit)
        if facts.trump is not None:
            void *= 1 - facts.chance_of_void(foe, facts.trump)
        chance *= 1 - void
    return chance


def _higher_out(facts: Facts, face: Card) -> int:
    suit, height = SUIT_OF[face], facts.strength[face]
    return sum(n for other, n in facts.unseen.items() if SUIT_OF[other] == suit and facts.strength[other] > height)


def _usual_points(facts: Facts) -> float:
    """Return the average points of the card that another seat adds."""
    pool = facts.unseen.total()
    return sum(facts.points[face] * count for face, count in facts.unseen.items()) / pool if pool else 0.0


def _bonus(facts: Facts, worth: float) -> float:
    """Return what a trick is worth beyond its cards: its bonus, and that it may save the side's meld."""
    return trick_bonus(facts.rules, to_come=len(facts.seen.hand) - 1) + SAVES * _meld_in_danger(facts, worth)


def _meld_in_danger(facts: Facts, worth: float) -> float:
    """Return the side's meld in points, as far as this trick would save it and no earlier one has (record, item 32)."""
    rules = facts.rules
    if not facts.seen.shown or (facts.is_declaring and has_teams(rules)):
        return 0.0
    savers = facts.friends if has_teams(rules) else {facts.seat}
    won = [trick for trick in facts.seen.tricks if trick.winner in savers]
    points = sum(trick.points for trick in won)
    if saves_meld(rules, points, took=bool(won)):
        return 0.0
    meld = sum(facts.seen.meld_points(seat) for seat in savers)
    if meld < rules.scoring.defenders_min_meld:
        return 0.0
    missing = max(1.0, points_to_save(rules) - points)
    return min(100.0, meld * min(1.0, worth / missing))
