"""Choosing cards and melds while the stock lasts, by playing imagined deals to the end after each choice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.explain import A_DIFFERENCE, beside
from pinochle_qt.ai.decide.small_decisions import claim, decide_meld_turn
from pinochle_qt.ai.decide.stock import reason_in_stock_play, table_of, weighed
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.racing import PATIENCE, raced
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.ai.stock_table import StockPosition
from pinochle_qt.engine.actions import Done, ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import dix_of, without
from pinochle_qt.engine.melds import exchange_dix, lay, named_by, play_from_table
from pinochle_qt.engine.melds.incremental import one_of_each

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.racing import Race
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.ai.stock_table import LaidMelds, StockTable
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
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
    if len(plays) == 1:
        return decided(seen, prompt, plays[0], {})
    return decided(
        seen, prompt, *best_choice(plays, tried(plays, seen, prompt, skill, seed, Deadline(budget, PATIENCE)))
    )


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
    race = tried(choices, seen, prompt, skill, seed, Deadline(budget, PATIENCE))
    return decided_meld(plain, *best_choice(choices, race))


def melds_to_try(prompt: Prompt, plain: Decision) -> list[SeatAction]:
    """Return the possible actions of a meld turn, the usual choice first; none if that is not among them."""
    melds = [each.melds[0] for each in prompt.choices if isinstance(each, ShowMelds)]
    choices: list[SeatAction] = [ShowMelds(prompt.seat or 0, (meld,)) for meld in one_of_each(melds)]
    choices += [each for each in prompt.choices if isinstance(each, (ExchangeDix, Done))]
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


def best_choice(choices: Sequence[_Action], race: Race) -> tuple[_Action, dict[_Action, float]]:
    """Return the best choice and the value of each; no values if too few deals were tried.

    The first choice is taken unless another one is clearly better.
    """
    if race.deals < FEWEST:
        return choices[0], {}
    gain, error = race.gain(race.best, 0)
    is_clear = gain > max(LIKE, DOUBT * error)
    return choices[race.best if is_clear else 0], dict(zip(choices, race.values(), strict=True))


def tried(
    choices: Sequence[SeatAction],
    seen: Observation,
    prompt: Prompt,
    skill: Skill,
    seed: int,
    ends: Deadline,
    near: float = LIKE,
) -> Race:
    """Try choices in imagined deals until the best one is clear, time is up, or all deals of the skill are imagined.

    The values are in points of lead. A choice that can be ahead by no more than `near` is left out.
    """
    deals = _ImaginedDeals(choices, seen, prompt, skill, seed)
    return raced(len(choices), deals.values, ends, most=skill.stock, near=near)


class _ImaginedDeals:
    """Imagined deals in which choices are tried, one deal after the other."""

    def __init__(
        self, choices: Sequence[SeatAction], seen: Observation, prompt: Prompt, skill: Skill, seed: int
    ) -> None:
        self._seat = seat = prompt.seat or 0
        self._table, self._stakes = table_of(seen, seat), Stakes.of(seen, seat)
        self._branches = [after(choice, seen, prompt, self._table) for choice in choices]
        self._chance = random.Random(f"{seed}:{seen.number}:{len(seen.tricks)}:{len(seen.trick)}:{len(prompt.hand)}")
        belief = believe(seen, seat, plays=skill.plays, shown=skill.shown, memory=skill.memory)
        self._sampler = Sampler(belief, typical_holdings(seen) if skill.typical_holdings else None)

    def values(self, choices: Sequence[int]) -> list[float]:
        """Imagine the next deal and return the value of each of these choices in it, in points of lead."""
        world = self._sampler.world(self._chance.random)
        mine, theirs = self._stakes.base(world)
        number = self._chance.getrandbits(24)
        found = []
        for at in choices:
            branch = self._branches[at]
            hands = [branch.hand if other == self._seat else hand for other, hand in enumerate(world.hands)]
            stock = world.stock if branch.turned is None else (*world.stock[:-1], branch.turned)
            self._table.place(branch.position, hands, stock, self._stakes.goals(mine + branch.gained, theirs))
            ours, others = self._table.played_out(number)
            points, out = (mine + branch.gained + ours, theirs + others), self._table.out_side
            found.append(self._stakes.value(*points) if out is None else self._stakes.out(*points, is_mine=out == 0))
        return found


def after(action: SeatAction, seen: Observation, prompt: Prompt, table: StockTable) -> _Branch:
    """Return the situation after a choice, by the rules."""
    seat, rules, trump = prompt.seat or 0, seen.rules, seen.trump
    own, melds = seen.tables[seat], seen.rules.melds
    left = 0 if melds.per_turn is None else melds.per_turn - seen.turn_melds
    exchanged = seen.upcard != seen.turned
    before = StockPosition(
        seen.leader, seen.trick, tuple(map(table.laid, seen.tables)), seen.meld_turn, left, exchanged, trump
    )
    match action:
        case Play(card=card, source="table", nth=nth):
            laid = _with_own(before.laid, seat, table.laid(play_from_table(own, card, nth)))
            return _Branch(before._replace(trick=(*seen.trick, card), laid=laid), seen.hand)
        case Play(card=card):
            return _Branch(before._replace(trick=(*seen.trick, card)), without(seen.hand, (card,)))
        case ShowMelds(melds=(meld,)):
            hand, own, _ = lay(seen.hand, own, meld, trump, rules)
            if meld.kind != "dix" or not melds.dix_free_of_limit:
                left = max(0, left - 1)
            swaps = melds.dix_exchange == "first_dix_meld" and meld.kind == "dix" and not exchanged
            turned = None
            dix = meld.cards[0]
            if swaps and seen.upcard is not None and seen.upcard != dix:
                hand, own, _ = exchange_dix((*hand, seen.upcard), own, dix)
                turned, exchanged = dix, True
            laid = _with_own(before.laid, seat, table.laid(own))
            named = named_by(meld, rules) if trump is None else trump
            position = before._replace(laid=laid, melds_left=left, exchanged=exchanged, trump=named)
            return _Branch(position, hand, meld.points, turned)
        case ExchangeDix() if seen.upcard is not None and trump is not None:
            dix = dix_of(trump, rules.deck.ranks)
            hand, own, _ = exchange_dix((*seen.hand, seen.upcard), own, dix)
            laid = _with_own(before.laid, seat, table.laid(own))
            return _Branch(before._replace(laid=laid, exchanged=True), hand, 0, dix)
        case _:
            return _Branch(before._replace(melds_left=-1), seen.hand)


def _with_own(laid: tuple[LaidMelds, ...], seat: Seat, own: LaidMelds) -> tuple[LaidMelds, ...]:
    return (*laid[:seat], own, *laid[seat + 1 :])
