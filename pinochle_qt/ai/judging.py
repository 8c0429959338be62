"""Judging a decision: the value of each answer in the eyes of Expert, who knows only what the seat knew."""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide import search, stock_search
from pinochle_qt.ai.decide.bidding.bid_table import bid_table
from pinochle_qt.ai.decide.bidding.giving_up import gives_up_now_or_never
from pinochle_qt.ai.decide.bidding.moon_or_trump import tried_moon_or_trump
from pinochle_qt.ai.decide.bidding.rules_of_thumb import best_pass
from pinochle_qt.ai.decide.bidding.summed_bids import tried_sums
from pinochle_qt.ai.decide.bidding.trial import tried_going_on, tried_suits
from pinochle_qt.ai.decide.draft import tried_draft
from pinochle_qt.ai.decide.exchange import tried_cards
from pinochle_qt.ai.decide.explain import AlliedFacts
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.decide.play import decide_play
from pinochle_qt.ai.decide.small_decisions import claim, decide_meld_turn
from pinochle_qt.ai.opinion import AS_GOOD, AS_GOOD_SMALL, Alternative, Opinion
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    Concede,
    Give,
    Keep,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Reject,
    ShootMoon,
    ThrowIn,
)
from pinochle_qt.engine.features import drops_last_zero, has_summed_auction
from pinochle_qt.engine.likeness import is_same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.imagined_play import ImaginedResult
    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.ai.racing import Race
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

VERSION: Final = 15
"""The version of stored judgments. Raise it when decisions are judged differently, so that all are worked out again.

Judgments depend on everything by which computer players value a position.
"""
EXPERT: Final = SKILL_BY_LEVEL["expert"]
JUDGE: Final = replace(EXPERT, worlds=1600, solved=320, auction=224, stock=512)
"""Expert with more time: enough imagined deals for standard errors of a few points."""
ENOUGH: Final = 20.0
"""Seconds that no judgment takes, unless nothing is compiled: the result must not depend on how busy the machine is."""
BIDS: Final = 4
"""The number of bids that are tried, from the lowest up, besides the one that was made and Expert's own."""
GROUPS: Final = 24
"""The number of groups of imagined deals from whose averages the standard errors are computed.

Deals that are picked together because they explain how others played may be identical, so they are not independent.
"""


class WeighedAnswers(NamedTuple):
    """The results of answers in imagined deals."""

    decision: Decision
    """Expert's decision."""
    actions: Sequence[SeatAction]
    rows: Sequence[Sequence[float]]
    """For each deal, the value of each of the actions."""
    chances: Sequence[float | None]
    """For each action, how often the contract is made."""
    odds: BidOdds | None = None
    """For bids, the odds of all of them."""


def judge(seen: Observation, prompt: Prompt, done: SeatAction, seed: int, skill: Skill = JUDGE) -> Opinion:
    """Return Expert's opinion of a decision, always the same for the same question and seed.

    With the usual skill this takes about a second. It is given for the seat of `prompt`, from nothing but `seen`.

    Raises:
        ValueError: the table itself is asked.
    """
    weighed = _Evaluation(seen, prompt, seed, skill).weighed(done)
    expert = _equivalent(weighed.decision.action, weighed.actions)
    own = _equivalent(done, weighed.actions)
    same = is_same(expert, own) and (not isinstance(own, Play) or own == expert)
    threshold = AS_GOOD_SMALL if drops_last_zero(seen.rules) else AS_GOOD
    rows = _alternatives(weighed)
    return Opinion(expert, weighed.decision.reason, own, same, rows, len(weighed.rows), threshold, weighed.odds)


class _Evaluation:
    """The work of finding the values of the answers to one question."""

    def __init__(self, seen: Observation, prompt: Prompt, seed: int, skill: Skill) -> None:
        self._seen = seen
        self._prompt = prompt
        self._seed = seed
        self._skill = skill

    def weighed(self, done: SeatAction) -> WeighedAnswers:
        """Return the values of the answers, if they have any, including Expert's and the one that was given."""
        match self._prompt.kind, done:
            case "play", Play() if claim(self._seen, self._prompt) is None:
                is_strict = self._prompt.position is None or self._prompt.position.strict
                return self._cards() if is_strict else self._stock_play(done)
            case "meld", _ if not self._seen.strict:
                return self._meld_turn(done)
            case "bid", Bid() if has_summed_auction(self._seen.rules):
                return self._sums(done)
            case "bid", Bid() | Pass() | ShootMoon():
                return self._bids(done)
            case "draft", _:
                return self._draft()
            case "trump", NameTrump() | Concede():
                return self._suits()
            case (("give" | "bury"), (Give() | Bury())):
                return self._gifts(done)
            case "decide", (PlayOn() | ThrowIn() | ShootMoon()):
                return self._last_word()
            case _:
                return _without_numbers(self._expert())

    def _cards(self) -> WeighedAnswers:
        plain, seat = decide_play(self._seen, self._prompt), self._prompt.seat or 0
        if not isinstance(plain.action, Play):
            return _without_numbers(plain)
        judged = search.judge(
            self._seen, self._prompt, self._skill, search.chance_for(self._seen, self._seed), Deadline(ENOUGH)
        )
        facts = AlliedFacts(self._seen, seat)
        decision = search.decided(facts, judged.values, search.best_card(judged, plain.action.card, facts), judged)
        chances: list[float | None] = [None] * len(judged.values)
        contract = self._seen.contract if self._seen.moon is None else None
        if contract is not None and not contract.side_bids:
            stakes = Stakes.of(self._seen, seat)
            made = [[stakes.is_made(points[not stakes.is_declaring]) for points in row] for row in judged.points]
            chances = [fmean(column) for column in zip(*made, strict=True)]
        return WeighedAnswers(decision, [Play(seat, card) for card in judged.values], judged.rows, chances)

    def _stock_play(self, done: Play) -> WeighedAnswers:
        choices = stock_search.promising(self._seen, self._prompt)
        if not any(is_same(done, play) for play in choices):
            choices += [play for play in self._prompt.legal_plays() if is_same(done, play)][:1]
        race = self._tried_in_full(choices)
        decision = stock_search.decided(self._seen, self._prompt, *stock_search.best_choice(choices, race))
        return WeighedAnswers(decision, choices, race.rows, [None] * len(choices))

    def _meld_turn(self, done: SeatAction) -> WeighedAnswers:
        plain = decide_meld_turn(self._seen, self._prompt)
        choices = stock_search.melds_to_try(self._prompt, plain)
        if len(choices) < 2 or _equivalent(done, choices) not in choices:
            return _without_numbers(self._expert())
        race = self._tried_in_full(choices)
        decision = stock_search.decided_meld(plain, *stock_search.best_choice(choices, race))
        return WeighedAnswers(decision, choices, race.rows, [None] * len(choices))

    def _tried_in_full(self, choices: Sequence[SeatAction]) -> Race:
        """Try choices while the stock lasts, all of them in the same number of deals."""
        ends = Deadline(ENOUGH)
        return stock_search.tried(choices, self._seen, self._prompt, self._skill, self._seed, ends, near=-inf)

    def _bids(self, done: SeatAction) -> WeighedAnswers:
        """Weigh bids and a pass; what an answer shows the partner cannot be put in numbers."""
        decision = self._expert()
        bids, passes = self._prompt.bids, [action for action in (decision.action, done) if isinstance(action, Pass)]
        if bids is None or len(set(passes)) > 1:
            return _without_numbers(decision)
        given = list(dict.fromkeys(each for each in (decision.action, done) if isinstance(each, Bid | ShootMoon)))
        passing = passes[0] if passes else best_pass(self._prompt, self._seen)
        numbers = {each.amount: each for each in given if isinstance(each, Bid)}
        numbers = {amount: Bid(done.seat, amount) for amount in bids.amounts(BIDS)} | numbers
        own = [each for each in given if each not in numbers.values()]
        tried = [*(numbers[amount] for amount in sorted(numbers)), *own]
        found = bid_table(self._seen, self._prompt, tried, self._skill, self._seed, ENOUGH)
        suits = found.suits if self._prompt.suits else [None] * len(tried)
        actions: list[SeatAction] = [replace(each, suit=suit) for each, suit in zip(tried, suits, strict=True)]
        columns, chances = list(found.bids), list[float | None](found.made)
        if passing is not None:
            actions.append(passing)
            columns.append(found.passed)
            chances.append(None)
        return WeighedAnswers(decision, actions, list(zip(*columns, strict=True)), chances, found.odds)

    def _sums(self, done: Bid) -> WeighedAnswers:
        decision = self._expert()
        if self._prompt.bids is None or not isinstance(decision.action, Bid):
            return _without_numbers(decision)
        amounts = sorted({0, decision.action.amount, done.amount})
        found = tried_sums(self._seen, self._prompt, amounts, self._skill, self._seed, ENOUGH)
        return _from_results(decision, [Bid(done.seat, amount) for amount in amounts], found)

    def _draft(self) -> WeighedAnswers:
        rows, seat = tried_draft(self._seen, self._skill, self._seed, ENOUGH), self._prompt.seat or 0
        return WeighedAnswers(self._expert(), [Keep(seat), Reject(seat)], rows, [None, None])

    def _suits(self) -> WeighedAnswers:
        """Weigh the suits, and giving up where that is now or never."""
        decision, contract, choices = self._expert(), self._seen.contract, self._prompt.choices
        given_up = [each for each in choices if isinstance(each, Concede)][: gives_up_now_or_never(self._prompt)]
        if decision.action not in choices or contract is None or contract.side_bids:
            return _without_numbers(decision)
        if isinstance(decision.action, Concede) and not given_up:
            return _without_numbers(decision)
        named = [choice for choice in choices if isinstance(choice, NameTrump)]
        suits = [choice.suit for choice in named]
        found = tried_suits(
            self._seen, self._prompt, suits, self._skill, self._seed, ENOUGH, or_given_up=bool(given_up)
        )
        weighed = _from_results(decision, [*named, *given_up], found)
        return weighed._replace(chances=[*weighed.chances[: len(named)], *(None for _ in given_up)])

    def _gifts(self, done: Give | Bury) -> WeighedAnswers:
        decision = self._expert()
        if not isinstance(decision.action, Give | Bury) or is_same(decision.action, done):
            return _without_numbers(decision)
        actions = [decision.action, done]
        found = tried_cards(
            self._seen, self._prompt, [action.cards for action in actions], self._skill, self._seed, ENOUGH
        )
        return _from_results(decision, actions, found) if found else _without_numbers(decision)

    def _last_word(self) -> WeighedAnswers:
        decision, seat = self._expert(), self._prompt.seat or 0
        trump, choices = self._prompt.trump, self._prompt.choices
        if ShootMoon(seat) in choices and trump is None:
            tried = tried_moon_or_trump(self._seen, self._prompt, self._skill, self._seed, ENOUGH)
            return _from_results(decision, [ShootMoon(seat), PlayOn(seat)], tried)
        if len(choices) < 2 or trump is None or Concede(seat) in choices:
            return _without_numbers(decision)
        found = tried_going_on(self._seen, self._prompt, trump, self._skill, self._seed, ENOUGH)
        stakes = Stakes.of(self._seen, seat)
        actions: list[SeatAction] = [PlayOn(seat)]
        columns = [[each.value for each in found]]
        chances = [fmean(each.made for each in found) if stakes.is_declaring else None]
        if ThrowIn(seat) in choices:
            actions.append(ThrowIn(seat))
            columns.append([stakes.given_up()] * len(found))
            chances.append(None)
        if ShootMoon(seat) in choices:
            seen = as_shooter(self._seen, seat)
            moons = tried_going_on(seen, self._prompt, trump, self._skill, self._seed, ENOUGH)
            actions.append(ShootMoon(seat))
            columns.append([each.value for each in moons])
            chances.append(fmean(each.made for each in moons))
        return WeighedAnswers(decision, actions, list(zip(*columns, strict=True)), chances)

    def _expert(self) -> Decision:
        return ThinkingPlayer(EXPERT, self._seed).decide(self._seen, self._prompt, ENOUGH)


def _without_numbers(decision: Decision) -> WeighedAnswers:
    """Return a decision without numbers."""
    return WeighedAnswers(decision, (), (), ())


def _from_results(
    decision: Decision, actions: Sequence[SeatAction], found: Sequence[Sequence[ImaginedResult]]
) -> WeighedAnswers:
    rows = [[each.value for each in row] for row in found]
    return WeighedAnswers(
        decision, actions, rows, [fmean(each.made for each in column) for column in zip(*found, strict=True)]
    )


def _alternatives(weighed: WeighedAnswers) -> tuple[Alternative, ...]:
    """Return the answers, the best first."""
    if not weighed.rows:
        return ()
    means = [fmean(column) for column in zip(*weighed.rows, strict=True)]
    best, found = means.index(max(means)), list[Alternative]()
    rivals = _best_in_other_half(weighed.rows)
    for at, action in enumerate(weighed.actions):
        gains = [row[rival] - row[at] for row, rival in zip(weighed.rows, rivals, strict=True)]
        cost, error = (0.0, 0.0) if at == best else (max(0.0, fmean(gains)), _error(gains))
        found.append(Alternative(action, means[at], cost, error, weighed.chances[at]))
    return tuple(sorted(found, key=lambda row: (row.cost, -row.value)))


def _best_in_other_half(rows: Sequence[Sequence[float]]) -> list[int]:
    """Return, for each deal, which answer is the best in the half of the deals that it does not belong to.

    In the deals in which it was found, the best of many answers looks better than it is: noise would look like a
    mistake.
    """
    middle = len(rows) // 2
    first, second = rows[:middle] or rows, rows[middle:]
    sums = [[float_sum(column) for column in zip(*half, strict=True)] for half in (second, first)]
    best = [half.index(max(half)) for half in sums]
    return [best[at >= middle] for at in range(len(rows))]


def _error(gains: Sequence[float]) -> float:
    """Return the standard error of the mean of numbers, some of which may depend on their neighbors."""
    size = max(1, len(gains) // GROUPS)
    groups = [fmean(gains[start : start + size]) for start in range(0, len(gains) - size + 1, size)]
    return stdev(groups) / sqrt(len(groups)) if len(groups) > 1 else 0.0


def _equivalent(action: SeatAction, actions: Sequence[SeatAction]) -> SeatAction:
    """Return the equivalent one of the actions, or the action itself if there is none."""
    if action in actions:
        return action
    return next((other for other in actions if is_same(action, other)), action)
