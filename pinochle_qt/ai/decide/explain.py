"""Why a card was played: its effect on the trick, and what the best other card would have cost."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.decide.ties import prefers
from pinochle_qt.ai.inference.facts import CERTAIN, LIKELY, Facts
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.ai.stakes import allies_at, terms_of
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.tricks import trick_winner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.seats import Seat

A_DIFFERENCE: Final = 1.0
"""The difference in points from which one card is called better than another."""
_GUESSES: Final = {
    Why.SIDE_TAKES,
    Why.SIDE_TAKES_COUNT,
    Why.PARTNER_TAKES_COUNT,
    Why.SIDE_TAKES_SAVE,
    Why.MAY_LOSE,
    Why.MAY_TAKE,
    Why.LIKELY_TAKES,
    Why.LIKELY_TAKES_AND_SAVES,
    Why.LIKELY_LOST,
    Why.LIKELY_LOST_SAVE,
    Why.LIKELY_LOST_KEEP,
}
"""Reasons not given when every card is known, as the rest of the deal is then worked out exactly."""


class AlliedFacts(Facts):
    """The facts as a search sees them: all who play against the declarer, or against a moon, are on the same side."""

    @cached_property
    def friends(self) -> frozenset[Seat]:
        """Seats whose tricks are as good as one's own."""
        return allies_at(self.seen, self.seat, terms_of(self.seen))


def plays(seat: Seat, values: Mapping[Card, float]) -> tuple[tuple[SeatAction, float], ...]:
    """Return the values of cards as the values of playing them."""
    return tuple((Play(seat, face), value) for face, value in values.items())


def why_played(facts: Facts, face: Card, values: Mapping[Card, float]) -> Reason:
    """Return what a card achieves, given the value of every legal card."""
    other, margin = runner_up(values, face)
    # A gain too small to be certain is no explanation, unless anybody would have kept the other card.
    is_wasted = other is not None and prefers(facts, face, other) and not _are_both_worthless(facts, face, other)
    alternative = other if margin >= A_DIFFERENCE or is_wasted else None
    return _following(facts, face, alternative) if facts.seen.trick else _leading(facts, face)


def with_runner_up(
    what: Reason, values: Mapping[Card, float], face: Card, facts: Facts, *, is_known: bool = False
) -> Reason:
    """Return a reason, extended by what the best other card would have cost: exactly, if every card is known.

    Nothing is said of another card that is no worse by its value, but that nobody would play.
    """
    other, margin = runner_up(values, face)
    if other is None or (margin < A_DIFFERENCE and prefers(facts, face, other)):
        return what
    if is_known:
        costs = Why.KNOWN_COSTS.because(other=Cards((other,)), points=Points(round(margin)))
        known = costs if margin >= A_DIFFERENCE else Why.KNOWN_TIES.because()
        return known if what.why in _GUESSES else Why.AND.because(what=what, beside=known)
    return Why.AND.because(what=what, beside=beside(other, margin))


def beside(other: Card, margin: float) -> Reason:
    """Return how the best other card compares: the chosen one is better by `margin` points, which may be negative."""
    card = Cards((other,))
    if margin >= A_DIFFERENCE:
        return Why.OTHER_COSTS.because(other=card, points=Points(round(margin)))
    if margin > -A_DIFFERENCE:
        return Why.OTHER_TIES.because(other=card)
    return Why.TOO_CLOSE.because(other=card)  # no number: what may be chance must not count against the choice


def runner_up(values: Mapping[Card, float], face: Card) -> tuple[Card | None, float]:
    """Return the best of the other cards, and the chosen card's margin over it."""
    others = [each for each in values if each != face]
    if not others:
        return None, 0.0
    best = max(others, key=lambda each: (values[each], each))
    return best, values[face] - values[best]


def top(facts: Facts, face: Card) -> Reason:
    """Return the reason which says that no other seat holds a higher card of the same suit."""
    suit, strength = SUIT_OF[face], facts.strength
    if any(SUIT_OF[own] == suit and strength[own] > strength[face] for own in facts.seen.hand):
        return Why.NO_HIGHER.because()
    return Why[f"TOP_{suit.name.removesuffix('S')}"].because()


def _leading(facts: Facts, face: Card) -> Reason:
    if SUIT_OF[face] == facts.trump:
        if all(facts.is_void(foe, SUIT_OF[face]) for foe in facts.foes):
            return Why.TRUMPS_ARE_OUT.because()
        is_top = facts.is_boss(face) and top(facts, face).why is not Why.NO_HIGHER
        return Why.DRAWS_SURE.because() if is_top else Why.DRAWS.because()
    if facts.is_boss(face):
        return top(facts, face)
    if facts.chance_of_trick((face,)) > LIKELY:
        return Why.SIDE_TAKES.because()
    return Why.MAY_LOSE.because() if facts.points[face] else Why.NOTHING_AT_RISK.because()


def _following(facts: Facts, face: Card, other: Card | None) -> Reason:
    trick = (*facts.seen.trick, face)
    chance = facts.chance_of_trick(trick)
    if chance <= 1 - CERTAIN or (chance <= LIKELY and not facts.wins_with(face)):
        return _lost(facts, face, other, is_sure=facts.is_lost(trick))
    if facts.wins_with(face):
        return _winning(facts, face, other, chance)
    return _for_the_side(facts, face, other, is_sure=not facts.players_after)


def _are_both_worthless(facts: Facts, face: Card, other: Card) -> bool:
    """Return whether it makes no difference which of two cards is thrown on a trick."""
    return facts.points[face] == facts.points[other] and not facts.wins_with(face)


def _winning(facts: Facts, face: Card, other: Card | None, chance: float) -> Reason:
    if chance <= LIKELY:
        return Why.MAY_TAKE.because()
    stay_chance = facts.chance_to_stay(face)
    if stay_chance <= LIKELY:  # a partner may overtake it
        return Why.SIDE_TAKES.because()
    is_sure = stay_chance >= CERTAIN
    if other is not None and facts.wins_with(other) and _would_beat(facts, other, face):
        saves = Why.TAKES_AND_SAVES if is_sure else Why.LIKELY_TAKES_AND_SAVES
        return saves.because(other=Cards((other,)))
    return Why.TAKES.because() if is_sure else Why.LIKELY_TAKES.because()


def _would_beat(facts: Facts, card: Card, than: Card) -> bool:
    """Return whether a card would beat another one that was led."""
    return trick_winner((than, card), facts.trump, facts.strength) == 1


def _for_the_side(facts: Facts, face: Card, other: Card | None, *, is_sure: bool) -> Reason:
    plain, count, save = (
        (Why.SIDE_HAS_IT, Why.SIDE_HAS_IT_COUNT, Why.SIDE_HAS_IT_SAVE)
        if is_sure
        else (
            Why.SIDE_TAKES,
            Why.PARTNER_TAKES_COUNT if len(facts.friends) == 2 else Why.SIDE_TAKES_COUNT,
            Why.SIDE_TAKES_SAVE,
        )
    )
    if other is None or facts.points[face] == facts.points[other]:
        return plain.because()
    return count.because() if facts.points[face] > facts.points[other] else save.because(other=Cards((other,)))


def _lost(facts: Facts, face: Card, other: Card | None, *, is_sure: bool) -> Reason:
    plain, save, keep = (
        (Why.LOST, Why.LOST_SAVE, Why.LOST_KEEP)
        if is_sure
        else (Why.LIKELY_LOST, Why.LIKELY_LOST_SAVE, Why.LIKELY_LOST_KEEP)
    )
    if other is None:
        return plain.because()
    return (keep if facts.points[face] > facts.points[other] else save).because(other=Cards((other,)))
