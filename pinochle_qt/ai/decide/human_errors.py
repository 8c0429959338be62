"""Mistakes of inexperienced players: they misjudge and forget, but they do see what everybody at the table sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners
from pinochle_qt.ai.decide.bidding.rules_of_thumb import best_pass, decide_bid, partner_has_it
from pinochle_qt.ai.decide.ties import COUNTER
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.melds import possible_melds
from pinochle_qt.engine.tricks import trick_winner

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.actions import Play
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

MOOD: Final = 5.0
"""How many times as much a hand is misjudged in the bidding as a card is in the play."""
HOPE: Final = 0.3
"""The most by which a hand is overrated, as a fraction of that misjudgment: unsure players tend to bid too little."""
_HIGH: Final = frozenset({Rank.ACE, Rank.TEN})


def bid_in_a_mood(seen: Observation, prompt: Prompt, skill: Skill, chance: random.Random) -> Decision:
    """Return the bid of a player who misjudges the hand, but never outbids the partner because of overrating it."""
    mood = min(chance.gauss(0.0, MOOD * skill.soft), HOPE * MOOD * skill.soft)
    if not partner_has_it(seen):
        return decide_bid(seen, prompt, mood)
    passing = best_pass(prompt, seen)
    if passing is not None and _has_answered_partner(seen):
        return Decision(passing, Why.PARTNER_HAS_IT.because())
    return decide_bid(seen, prompt, min(0.0, mood))


def _has_answered_partner(seen: Observation) -> bool:
    """Return whether this seat has bid since its partner first did."""
    viewer, partner_bid = seen.viewer or 0, False
    for call in seen.calls:
        if call.amount is None:
            continue
        if call.seat == viewer and partner_bid:
            return True
        partner_bid = partner_bid or (call.seat != viewer and are_partners(seen.rules, call.seat, viewer))
    return False


def misjudged(facts: Facts, face: Card, skill: Skill) -> float:
    """Return by how many points a card is overrated as a lead: aces seem too good to wait, trumps too good to lead."""
    if facts.seen.trick or facts.trump is None:
        return 0.0
    if SUIT_OF[face] == facts.trump:
        return -skill.bias
    return skill.bias if RANK_OF[face] is Rank.ACE else 0.0


def sensible(facts: Facts, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that are no obvious mistake, given what lies on the table; all of them if every card is one."""
    seen, points = facts.seen, facts.points
    if not seen.trick:
        low = [face for face in cards if not points[face] and SUIT_OF[face] != facts.trump]
        return _without(cards, lambda face: bool(low) and _is_risked(facts, face))
    place = trick_winner(seen.trick, facts.trump, facts.strength)
    after = set(facts.players_after)
    if (seen.leader + place) % facts.players in facts.friends:
        return _for_partners_trick(facts, cards, seen.trick[place], is_sure=after <= facts.friends)
    return _for_opponents_trick(facts, cards, may_still_win=bool(after & facts.friends))


def _for_partners_trick(facts: Facts, cards: Sequence[Card], best: Card, *, is_sure: bool) -> tuple[Card, ...]:
    """Return the cards that are not wasted on a trick in which a partner's card is the best so far."""
    if not is_sure and RANK_OF[best] is not Rank.ACE:
        return _without(cards, lambda face: RANK_OF[face] is Rank.ACE and not facts.wins_with(face))
    kept = _without(cards, lambda face: SUIT_OF[face] == facts.trump and facts.wins_with(face))
    kept = _without(kept, lambda face: SUIT_OF[face] == facts.trump or facts.wins_with(face)) if is_sure else kept
    if not is_sure:
        return kept
    kept = _without(kept, lambda face: RANK_OF[face] is Rank.ACE)
    return _without(kept, lambda face: facts.points[face] < COUNTER)


def _for_opponents_trick(facts: Facts, cards: Sequence[Card], *, may_still_win: bool) -> tuple[Card, ...]:
    """Return the cards that, on a trick opponents are winning, are neither given away nor higher than necessary."""

    def is_lost(face: Card) -> bool:
        return not facts.wins_with(face)

    kept = _without(cards, lambda face: is_lost(face) and RANK_OF[face] is Rank.ACE)
    if not may_still_win:
        kept = _without(kept, lambda face: is_lost(face) and facts.points[face] >= COUNTER)
        kept = _without(kept, lambda face: is_lost(face) and SUIT_OF[face] == facts.trump)
    if facts.players_after:
        return kept
    lowest = {SUIT_OF[face]: face for face in sorted(kept, key=lambda each: -facts.strength[each]) if not is_lost(face)}
    high = {Rank.ACE} if facts.seen.strict else _HIGH
    return _without(kept, lambda face: not is_lost(face) and RANK_OF[face] in high and face != lowest[SUIT_OF[face]])


def unmelded(prompt: Prompt, plays: Sequence[Play]) -> tuple[Play, ...]:
    """Return the plays that break up no meld waiting in the hand; all of them if every play does."""
    if prompt.table is None:
        return tuple(plays)
    waiting = {
        face for meld in possible_melds(prompt.hand, prompt.table, prompt.trump, prompt.rules) for face in meld.cards
    }
    kept = tuple(play for play in plays if play.source == "table" or play.card not in waiting)
    return kept or tuple(plays)


def _is_risked(facts: Facts, face: Card) -> bool:
    """Return whether leading this card would risk a ten, or a king of trumps, while a higher card is out."""
    is_valuable = RANK_OF[face] is Rank.TEN or (RANK_OF[face] is Rank.KING and SUIT_OF[face] == facts.trump)
    return is_valuable and not facts.is_boss(face)


def _without(cards: Sequence[Card], is_bad: Callable[[Card], bool]) -> tuple[Card, ...]:
    """Return the cards that are not bad; all of them if every card is."""
    return tuple([face for face in cards if not is_bad(face)]) or tuple(cards)
