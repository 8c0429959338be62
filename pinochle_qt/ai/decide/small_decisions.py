"""Decisions with two or three answers: throwing in, claiming a misdeal, melding, declaring out; `moon` has another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ai.decide.all_tricks import wins_all
from pinochle_qt.ai.decide.bidding.hand_worth import (
    hand_worth,
    is_out_of_reach,
    meld_points,
    safe_bid,
    trick_points,
    usual_bid,
)
from pinochle_qt.ai.decide.moon import as_shooter, pays_if_won
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.stakes import Stakes, terms_of
from pinochle_qt.engine.actions import (
    Concede,
    DeclareOut,
    Done,
    ExchangeDix,
    Misdeal,
    PlayOn,
    ShootMoon,
    ShowMelds,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.cards import SUIT_OF, SUITS, contains_all
from pinochle_qt.engine.derived import last_meld_trick, total_card_points, turned_dix_points
from pinochle_qt.engine.features import buries, drops_trump_for_moon
from pinochle_qt.engine.melds import MARRIAGE_OF, named_by
from pinochle_qt.engine.scoring.deal_score import round_tricks

if TYPE_CHECKING:
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

_NEVER_ALL = 0.94
"""The largest fraction of all trick points that a hand is expected to take."""
_HOPE = 0.2
"""The fraction of all trick points that a hand may need beyond what it can expect before it is thrown in."""
_HOPE_AT_DOUBLE_COST = 0.05
"""The same where playing and failing costs more than throwing in: then it takes one chance in three."""


def decide_last_word(observation: Observation, prompt: Prompt) -> Decision:
    """Shoot the moon with a hand that wins every trick; give up a contract that cannot be made; or else play on."""
    seat = prompt.seat or 0
    facts, throw_in, contract = Facts(observation, seat), ThrowIn(seat), observation.contract
    if Concede(seat) in prompt.choices and contract is not None and prompt.trump is not None:
        if is_out_of_reach(prompt.hand, prompt.trump, observation):
            return Decision(Concede(seat), Why.OUT_OF_REACH.because(points=Points(contract.bid)))
        return Decision(PlayOn(seat), Why.WIDOW_WILL_DO.because(points=Points(contract.bid)))
    if ShootMoon(seat) in prompt.choices and prompt.trump is None:
        return _moon_or_trump(observation, seat)
    if ShootMoon(seat) in prompt.choices and wins_all(Facts(as_shooter(observation, seat), seat)):
        if pays_if_won(observation, seat):
            return Decision(ShootMoon(seat), Why.MOON_IS_SURE.because())
        return Decision(PlayOn(seat), Why.MOON_PAYS_LITTLE.because())
    if throw_in not in prompt.choices or contract is None or prompt.trump is None:
        return Decision(PlayOn(seat), Why.MOON_IS_FAR.because())
    meld = sum(observation.meld_points(friend) for friend in facts.friends)
    needed = contract.bid - meld
    total = total_card_points(observation.rules)
    hope = _HOPE if observation.rules.scoring.set_multiplier == 1 else _HOPE_AT_DOUBLE_COST
    expected = hope * total + trick_points(prompt.hand, prompt.trump, observation.rules)
    if needed <= min(expected, _NEVER_ALL * total):
        why = Why.TRICKS_IN_REACH.because(points=Points(needed)) if needed > 0 else Why.MELD_IS_ENOUGH.because()
        return Decision(PlayOn(seat), why)
    if needed > total:
        return Decision(throw_in, Why.TOO_MANY_TRICKS.because(points=Points(needed), total=Points(total)))
    return Decision(throw_in, Why.TRICKS_OUT_OF_REACH.because(points=Points(needed)))


def _moon_or_trump(observation: Observation, seat: Seat) -> Decision:
    """Shoot the moon before trump is named, if every trick is sure once the widow has been buried."""
    rules, shooting = observation.rules, as_shooter(observation, seat)
    trumps = (None,) if drops_trump_for_moon(rules) else SUITS
    spare = max(0, len(observation.hand) - rules.deal.hand_size) if buries(rules) else 0
    if not any(wins_all(Facts(replace(shooting, trump=trump), seat), spare) for trump in trumps):
        return Decision(PlayOn(seat), Why.MOON_IS_FAR.because())
    if _pays_before_trump(observation, seat):
        return Decision(ShootMoon(seat), Why.MOON_IS_SURE.because())
    return Decision(PlayOn(seat), Why.MOON_PAYS_LITTLE.because())


def _pays_before_trump(seen: Observation, seat: Seat) -> bool:
    """Return whether the moon is worth more than winning every trick in the best trump suit, before one is named."""
    terms, whole = terms_of(seen), total_card_points(seen.rules)
    if seen.rules.match.pinochling:
        return False  # that wins the match anyway
    shot = Stakes(as_shooter(seen, seat), seat, terms, (0, 0)).value(whole, 0)
    melds = max(meld_points(seen.hand, suit, seen.rules) for suit in SUITS)
    return shot > Stakes(seen, seat, terms, (melds, 0)).value(whole, 0)


def decide_misdeal(observation: Observation, prompt: Prompt) -> Decision:
    """Throw in a hand as a misdeal, unless it is worth more than a usual one in spite of its low cards."""
    seat = prompt.seat or 0
    worth = max(hand_worth(prompt.hand, suit, observation) for suit in SUITS)
    if safe_bid(worth, observation.rules) > usual_bid(observation.rules):
        return Decision(Stand(seat), Why.GOOD_AS_IT_IS.because())
    return Decision(Misdeal(seat), Why.ANOTHER_HAND.because())


def decide_show(observation: Observation, prompt: Prompt) -> Decision:
    """Show all melds."""
    del observation
    why = Why.WORTH_MOST if prompt.best else Why.NO_MELD
    return Decision(ShowMelds(prompt.seat or 0, prompt.best), why.because())


def decide_meld_turn(observation: Observation, prompt: Prompt) -> Decision:
    """Make the meld that pays most over the turns that are left."""
    seat = prompt.seat or 0
    claimed = claim(observation, prompt)
    if claimed is not None:
        return claimed
    melds = [choice for choice in prompt.choices if isinstance(choice, ShowMelds)]
    exchange = ExchangeDix(seat)
    dixes = [choice for choice in melds if choice.melds[0].kind == "dix"]
    if dixes and observation.rules.melds.dix_free_of_limit:
        return Decision(dixes[0], Why.DIX_COUNTS.because())
    if exchange in prompt.choices:
        return Decision(exchange, Why.TURNED_CARD.because())
    paying = [choice for choice in melds if choice.melds[0].points or choice.melds[0].kind == "dix"]
    if not paying:
        return Decision(Done(seat), (Why.NOTHING_PAYS if melds else Why.NO_MELD).because())
    values = {choice: _value_now(choice.melds[0], observation, paying) for choice in paying}
    best = max(paying, key=lambda choice: values[choice])
    most = max(choice.melds[0].points for choice in paying)
    first = Why.MARRIAGE_FIRST if best.melds[0].kind in MARRIAGE_OF.values() else Why.DIX_BEFORE_MELD
    why = Why.PAYS_MOST if best.melds[0].points == most else first
    return Decision(best, why.because(), tuple(values.items()))


def claim(observation: Observation, prompt: Prompt) -> Decision | None:
    """Return the claim to be out if this seat's own count makes it certain, otherwise None."""
    seat = prompt.seat or 0
    action = DeclareOut(seat)
    if action not in prompt.choices:
        return None
    rules = observation.rules
    taken = sum(trick.points for trick in observation.tricks if trick.winner == seat)
    meld = observation.meld_points(seat)
    if seat == observation.dealer:
        meld += turned_dix_points(rules, observation.turned)
    count = observation.total_of(seat) + meld + round_tricks(taken, rules.scoring.rounding)
    if count < observation.target:
        return None
    return Decision(action, Why.REACHES_TARGET.because(points=Points(count)))


def _value_now(meld: Meld, observation: Observation, choices: list[ShowMelds]) -> float:
    """Return the value of making a meld first: where upgrades are paid in full, a marriage goes before its run."""
    rules = observation.rules
    value = float(meld.points)
    others = (choice.melds[0] for choice in choices)
    runs = (each for each in others if MARRIAGE_OF.get(each.kind) == meld.kind and contains_all(each.cards, meld.cards))
    run = max((each.points for each in runs), default=0)
    turns_left = last_meld_trick(rules) - len(observation.tricks) + 1
    if run > meld.points and rules.melds.upgrade == "full" and turns_left > 2:
        value += run
    named = named_by(meld, rules) if observation.trump is None else None
    if named is not None:
        laid = observation.tables[observation.meld_turn or 0].cards_on_table
        value += [SUIT_OF[face] for face in (*observation.hand, *laid)].count(named)
    is_turned_card_there = observation.upcard is not None and observation.upcard == observation.turned
    if meld.kind == "dix" and rules.melds.dix_exchange == "first_dix_meld" and is_turned_card_there:
        value += 6 if observation.upcard not in meld.cards else 0
    return value
