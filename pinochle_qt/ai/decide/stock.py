"""Playing a card while the stock lasts: the trick and the meld it allows, against what the card is still good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.melds import HEADING_OF, possible_melds
from pinochle_qt.engine.melds.incremental import units

if TYPE_CHECKING:
    from pinochle_qt.ai.facts import Facts
    from pinochle_qt.engine.actions import Play
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import LaidCard, MeldTable
    from pinochle_qt.engine.melds.incremental import Unit
    from pinochle_qt.engine.prompts import Prompt

TURN: Final = 4.0
"""What the right to meld and to lead is worth beside the best meld at hand."""
WAITING: Final = 0.35
"""The part of the best meld at hand that is at stake in a trick while many more can be won."""
SIDE_ACE: Final = 13.0
SIDE_TEN: Final = 3.0
TRUMP: Final = 12.0
PER_STRENGTH: Final = 2.2
HOPE: Final = 0.9
"""The part of a meld not yet complete that is counted on, beyond the chance of getting its cards."""


def choose_in_stock_play(facts: Facts, prompt: Prompt) -> tuple[Play, str]:
    """Return the card to play and why."""
    values = weighed(facts, prompt)
    # a melded card that is played looks the same and shows nothing new
    best = max(values, key=lambda play: (values[play], play.source == "table", -play.card))
    return best, reason_in_stock_play(facts, prompt, best)


def weighed(facts: Facts, prompt: Prompt) -> dict[Play, float]:
    """Return what every card that may be played brings, in points, less what it is kept for."""
    plays = list(prompt.legal_plays())
    keeps = {face: _kept_for(facts, prompt, face) for face in {play.card for play in plays}}
    waiting = _waiting(facts, prompt)
    lying = sum(facts.points[each] for each in facts.seen.trick)
    if not facts.seen.trick:
        lying = 3  # something is added to a lead
    values: dict[Play, float] = {}
    for play in plays:
        chance = _chance_to_win(facts, play.card)
        worth = lying + facts.points[play.card]
        values[play] = (2 * chance - 1) * worth + chance * (waiting + TURN) - keeps[play.card]
    return values


def reason_in_stock_play(facts: Facts, prompt: Prompt, play: Play) -> str:
    """Return why a card is played while the stock lasts."""
    if not facts.seen.trick:
        return "it may win the right to meld" if _chance_to_win(facts, play.card) > 0.5 else "it is needed least"
    if facts.wins_with(play.card):
        return "it takes the trick and the right to meld" if _waiting(facts, prompt) else "it takes the trick"
    return "the trick is not worth a better card"


def turns_left(facts: Facts) -> int:
    """Return how many more tricks can be won before the stock is gone, the one on the table included."""
    return max(1, facts.seen.stock_count // facts.players)


def _waiting(facts: Facts, prompt: Prompt) -> float:
    """Return what the melds at hand put at stake in this trick: all of them if there is hardly a chance left."""
    if prompt.table is None or prompt.trump is None:
        return 0.0
    melds = possible_melds(prompt.hand, prompt.table, prompt.trump, prompt.rules)
    if not melds:
        return 0.0
    turns = turns_left(facts)
    urgent = min(1.0, len(melds) / turns)
    return melds[0].points * max(WAITING, urgent)


def _chance_to_win(facts: Facts, face: Card) -> float:
    """Return the chance that a card wins the trick; a lead can be trumped by anybody, but seldom is worth it."""
    if facts.seen.trick:
        return 1.0 if facts.wins_with(face) and not facts.players_after else 0.6 * facts.wins_with(face)
    if facts.is_boss(face):
        return 1.0 if SUIT_OF[face] == facts.trump else 0.7
    if RANK_OF[face] is Rank.ACE or SUIT_OF[face] == facts.trump:
        return 0.5
    return 0.3 if RANK_OF[face] is Rank.TEN else 0.2


def _kept_for(facts: Facts, prompt: Prompt, face: Card) -> float:
    """Return what a card is good for later: melds it may still make, and tricks of the playoff."""
    value = {Rank.ACE: SIDE_ACE, Rank.TEN: SIDE_TEN}.get(RANK_OF[face], 0.0)
    if SUIT_OF[face] == facts.trump:
        value += TRUMP + PER_STRENGTH * facts.strength[face]
    elif facts.strength[face] > facts.strength[face - RANK_OF[face] + Rank.KING]:
        value += 2.0
    if prompt.table is None or prompt.trump is None:
        return value
    return value + _meld_value(facts, prompt, prompt.table, face)


def _meld_value(facts: Facts, prompt: Prompt, table: MeldTable, face: Card) -> float:
    """Return the points that melds with this card may still bring, less those that another copy brings as well."""
    if prompt.trump is None:
        return 0.0
    total = 0.0
    for unit in units(prompt.trump, facts.rules):
        needed = next((copies for each, copies in unit.needs if each == face), 0)
        if needed and unit.value > 0:
            have = {each: _usable(prompt.hand, table, unit, each, facts) for each, _ in unit.needs}
            before = _expected(unit, have, facts)
            have[face] = max(0, have[face] - 1)
            total += before - _expected(unit, have, facts)
    return total


def _expected(unit: Unit, have: dict[Card, int], facts: Facts) -> float:
    """Return a meld's points times the chance that the cards it lacks come, for as many copies as are held."""
    draws = turns_left(facts) - 1
    pool = max(1, facts.unseen.total())
    chance, lacking = 1.0, 0
    for face, copies in unit.needs:
        for k in range(copies - have[face]):
            lacking += 1
            left = facts.unseen[face] - k + (face == facts.seen.upcard)
            if left <= 0:
                return 0.0
            chance *= 1 - (1 - left / pool) ** draws
    if lacking:
        return HOPE * chance * unit.value
    copies = min(have[face] // needed for face, needed in unit.needs)
    return unit.value * (1.0 if copies == 1 else 1.0 + 0.5 * (copies - 1))


def _usable(hand: tuple[Card, ...], table: MeldTable, unit: Unit, face: Card, facts: Facts) -> int:
    """Return how many copies of a card may serve in a meld: in hand, or on the table and not bound."""
    return hand.count(face) + sum(each.face == face and not _is_bound(each, table, unit, facts) for each in table.laid)


def _is_bound(laid: LaidCard, table: MeldTable, unit: Unit, facts: Facts) -> bool:
    """Return whether a melded card has served in a meld that keeps it from this one (catalogue, 0.6)."""
    for index in laid.uses:
        shown = table.shown[index]
        is_same = HEADING_OF[shown.meld.kind] == HEADING_OF[unit.kind]
        if is_same and (facts.rules.melds.reuse == "headings" or shown.value >= unit.value):
            return True
    return False
