"""Choosing cards and melds while the stock lasts, by playing imagined deals to the end after each choice."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.explain import A_DIFFERENCE, beside
from pinochle_qt.ai.decide.small_decisions import claim, decide_meld_turn
from pinochle_qt.ai.decide.stock import reason_in_stock_play, table_of, weighed
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.ai.stock_table import StockPosition
from pinochle_qt.engine.actions import Done, ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import dix_of, without
from pinochle_qt.engine.melds import exchange_dix, lay, play_from_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.ai.stock_table import Laid, StockTable
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

CANDIDATES: Final = 6
"""The number of cards that are tried: those that look best."""
LIKE: Final = 0.3
"""The difference in points up to which two choices are equally good; the one that looks more sensible is taken."""
DOUBT: Final = 1.0
"""The number of standard errors by which a choice must beat the one that looks more sensible."""
FEWEST: Final = 8
"""The number of imagined deals below which rules of thumb are trusted more."""

_Action = TypeVar("_Action", bound="SeatAction")


class _Branch(NamedTuple):
    """The situation after a choice, as far as everybody and the deciding seat see it."""

    position: StockPosition
    hand: tuple[Card, ...]
    gained: int = 0
    """The points of a meld that was made."""
    turned: Card | None = None
    """The card at the bottom of the stock, if it has been exchanged."""


def search_in_stock_play(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Return the card that brings most on average in imagined deals."""
    claimed = claim(seen, prompt)
    if claimed is not None:
        return claimed
    plays = promising(seen, prompt)
    rows = tried(plays, seen, prompt, skill, seed, Deadline(budget)) if len(plays) > 1 else []
    play, values = best_choice(plays, rows)
    return decided(seen, prompt, play, values)


def promising(seen: Observation, prompt: Prompt) -> list[Play]:
    """Return the cards that look best, the best first."""
    worths = weighed(Facts(seen, prompt.seat or 0), prompt)
    order = sorted(worths, key=lambda play: (-worths[play], play.source != "table", play.card, play.nth))
    return order[:CANDIDATES]


def decided(seen: Observation, prompt: Prompt, play: Play, values: Mapping[Play, float]) -> Decision:
    """Return the decision to play a card, with its reason."""
    reason = reason_in_stock_play(Facts(seen, prompt.seat or 0), prompt, play)
    others = {each: value for each, value in values.items() if each.card != play.card}
    if others:
        other = max(others, key=lambda each: others[each])
        compared = beside(other.card, values[play] - others[other])
        reason = Why.AND.because(what=reason, beside=compared)
    return Decision(play, reason, tuple(values.items()))


def search_meld(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Return the meld, the exchange or the end of the turn that brings most on average in imagined deals."""
    plain = decide_meld_turn(seen, prompt)
    choices = melds_to_try(prompt, plain)
    if len(choices) < 2:
        return plain
    action, values = best_choice(choices, tried(choices, seen, prompt, skill, seed, Deadline(budget)))
    return decided_meld(plain, action, values)


def melds_to_try(prompt: Prompt, plain: Decision) -> list[SeatAction]:
    """Return the possible actions of a meld turn, the usual choice first; none if that is not among them."""
    choices: list[SeatAction] = [each for each in prompt.choices if isinstance(each, (ShowMelds, ExchangeDix, Done))]
    choices.sort(key=lambda choice: choice != plain.action)
    return choices if plain.action in choices else []


def decided_meld(plain: Decision, action: SeatAction, values: Mapping[SeatAction, float]) -> Decision:
    """Return the decision to take an action in a meld turn; `plain` is the usual choice with its reason."""
    if action == plain.action:
        return plain
    reason, gain = _reason_to(action), values[action] - max(value for each, value in values.items() if each != action)
    if gain >= A_DIFFERENCE:
        reason = Why.AND.because(what=reason, beside=Why.GAINS.because(points=Points(round(gain))))
    return Decision(action, reason, tuple(values.items()))


def _reason_to(action: SeatAction) -> Reason:
    match action:
        case ShowMelds():
            return Why.WORTH_OVER_TURNS.because()
        case ExchangeDix():
            return Why.TURNED_CARD.because()
        case _:
            return Why.WORTH_IN_HAND.because()


def best_choice(choices: Sequence[_Action], rows: Sequence[Sequence[float]]) -> tuple[_Action, dict[_Action, float]]:
    """Return the best choice and the value of each; no values if too few deals were tried.

    The first choice is taken unless another one is clearly better.
    """
    if len(rows) < FEWEST:
        return choices[0], {}
    means = [fmean(column) for column in zip(*rows, strict=True)]
    best = max(range(len(choices)), key=means.__getitem__)
    gains = [row[best] - row[0] for row in rows]
    is_clear = fmean(gains) > max(LIKE, DOUBT * stdev(gains) / sqrt(len(rows)))
    return choices[best if is_clear else 0], dict(zip(choices, means, strict=True))


def tried(
    choices: Sequence[SeatAction], seen: Observation, prompt: Prompt, skill: Skill, seed: int, ends: Deadline
) -> list[list[float]]:
    """Return, for each imagined deal that time allows, the value of each choice, in points of lead."""
    seat = prompt.seat or 0
    table, stakes = table_of(seen, seat), Stakes.of(seen, seat)
    branches = [_after(choice, seen, prompt, table) for choice in choices]
    rng = random.Random(f"{seed}:{seen.number}:{len(seen.tricks)}:{len(seen.trick)}:{len(prompt.hand)}")
    sampler = Sampler(believe(seen, seat, plays=skill.plays, shown=skill.shown, memory=skill.memory))
    rows: list[list[float]] = []
    for _ in range(skill.stock):
        world = sampler.world(rng.random)
        mine, theirs = stakes.base(world)
        number = rng.getrandbits(24)
        row = []
        for branch in branches:
            hands = [branch.hand if other == seat else hand for other, hand in enumerate(world.hands)]
            stock = world.stock if branch.turned is None else (*world.stock[:-1], branch.turned)
            table.place(branch.position, hands, stock)
            ours, others = table.played_out(number)
            row.append(stakes.value(mine + branch.gained + ours, theirs + others))
        rows.append(row)
        if ends.is_over:
            break
    return rows


def _after(action: SeatAction, seen: Observation, prompt: Prompt, table: StockTable) -> _Branch:
    """Return the situation after a choice, by the rules."""
    seat, rules, trump = prompt.seat or 0, seen.rules, _trump(seen)
    own, melds, per_turn = seen.tables[seat], seen.rules.melds, seen.rules.melds.per_turn or 0
    exchanged = seen.upcard != seen.turned
    before = StockPosition(
        seen.leader, seen.trick, tuple(map(table.laid, seen.tables)), seen.meld_turn, per_turn, exchanged
    )
    dix = dix_of(trump, rules.deck.ranks)
    match action:
        case Play(card=card, source="table", nth=nth):
            laid = _with_own(before.laid, seat, table.laid(play_from_table(own, card, nth)))
            return _Branch(before._replace(trick=(*seen.trick, card), laid=laid), seen.hand)
        case Play(card=card):
            return _Branch(before._replace(trick=(*seen.trick, card)), without(seen.hand, (card,)))
        case ShowMelds(melds=(meld,)):
            hand, own, _ = lay(seen.hand, own, meld, trump, rules)
            is_free = meld.kind == "dix" and melds.dix_free_of_limit
            # A dix that is free of the limit is also offered once the limit has been reached.
            left = per_turn if is_free and _offers_more(prompt) else max(0, per_turn - 1)
            swaps = melds.dix_exchange == "first_dix_meld" and meld.kind == "dix" and not exchanged
            turned = None
            if swaps and seen.upcard is not None and seen.upcard != dix:
                hand, own, _ = exchange_dix((*hand, seen.upcard), own, dix)
                turned, exchanged = dix, True
            after = before._replace(
                laid=_with_own(before.laid, seat, table.laid(own)), melds_left=left, exchanged=exchanged
            )
            return _Branch(after, hand, meld.points, turned)
        case ExchangeDix() if seen.upcard is not None:
            hand, own, _ = exchange_dix((*seen.hand, seen.upcard), own, dix)
            left = per_turn if _offers_more(prompt) else 0
            after = before._replace(laid=_with_own(before.laid, seat, table.laid(own)), melds_left=left, exchanged=True)
            return _Branch(after, hand, 0, dix)
        case _:
            return _Branch(before._replace(melds_left=-1), seen.hand)


def _offers_more(prompt: Prompt) -> bool:
    """Return whether a meld other than a dix may still be made in this turn."""
    return any(isinstance(each, ShowMelds) and each.melds[0].kind != "dix" for each in prompt.choices)


def _with_own(laid: tuple[Laid, ...], seat: Seat, own: Laid) -> tuple[Laid, ...]:
    return (*laid[:seat], own, *laid[seat + 1 :])


def _trump(seen: Observation) -> Suit:
    if seen.trump is None:
        raise AssertionError("the turned card fixes trump")
    return seen.trump
