"""Decisions before the play, by trial in imagined deals: bidding or defending, naming trump, giving up."""

from __future__ import annotations

import random
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, hand_worth, own_worths, safe_bid
from pinochle_qt.ai.decide.bidding.imagined_auction import AuctionEnd, ImaginedAuction
from pinochle_qt.ai.decide.bidding.rivals import Bidders, rivals
from pinochle_qt.ai.decide.bidding.rules_of_thumb import (
    best_pass,
    decide_bid,
    decide_trump,
    nameable,
    named_trump,
    partner_has_it,
    partner_insists,
)
from pinochle_qt.ai.decide.bidding.signals import quiet_bids
from pinochle_qt.ai.decide.explain import A_DIFFERENCE
from pinochle_qt.ai.decide.moon import as_shooter, chance_of
from pinochle_qt.ai.decide.small_decisions import decide_last_word
from pinochle_qt.ai.imagined_play import ImaginedDeals, ImaginedResult
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.strength import LEAST_ASKED, boldness, strength_of
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Points, Why
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.actions import Bid, NameTrump, PlayOn, ShootMoon, ThrowIn
from pinochle_qt.engine.derived import mercy, total_card_points
from pinochle_qt.engine.features import is_match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pinochle_qt.ai.decide.bidding.rivals import Rival
    from pinochle_qt.ai.decide.moon import MoonChance
    from pinochle_qt.ai.reasons import Fact, Reason
    from pinochle_qt.ai.skill import Skill
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

# Fractions of all trick points: where more is at stake, hands differ by more.
NEAR: Final = 0.24
"""How far below the best suit, by rules of thumb, another one may be and still be tried."""
CLOSE: Final = 0.24
"""The distance from what rules of thumb allow beyond which a bid is not tried, as long as the deal cannot end the
match: rules of thumb judge such bids just as well, except that they ignore the score."""
STRIDE: Final = 0.04
"""The distance between the limits that are tried for bidding on."""
FAILURE: Final = 0.4
"""How much worse than its points a failed contract of the seat's side counts: players resent a failed contract more
than they value what it saved. In a deal that may end the match, nobody minds, and against people who bid boldly, those
who mind leave them too many contracts: see `boldness`."""
WORTH_IT: Final = 0.08
"""How much a bid must gain if rules of thumb would not make it: for less, it would seem reckless."""
CLEAR_GAIN: Final = 0.12
"""The same for a bid over a partner's, because partners resent not being trusted."""
LIKELY: Final = 0.6
"""How often a contract must be made in imagined deals to outbid a partner for less than a clear gain."""
LIMITS: Final = 12
"""The number of limits that are tried."""
SUITS_TRIED: Final = 2
"""The maximum number of suits tried for one bid."""
PROBABLE: Final = 0.55
"""The chance from which a contract is said to work; below it, it is said to work only that often."""
CONCEIVABLE: Final = 0.25
"""How often a contract must be made to be bid for a gain in a deal that may end the match, which the others might win
with a contract of their own. Both sides may think so of each other: without a limit, they outbid each other far beyond
what either can make."""
WINNING: Final = 0.9
"""How often a pass must win the match in this deal for a bid that wins it hardly more often to be left out."""
HARDLY_MORE: Final = 0.01
DOUBT: Final = 0.5
"""The number of standard errors by which imagined deals must contradict a rule-of-thumb bid to overrule it."""
LAST_DEAL: Final = 0.5
"""How much more than the lowest bid a side may gain in a deal: a side that close to the target may end the match."""
CLEARLY: Final = 2.0
"""The number of standard errors by which another trump suit must beat the one that rules of thumb name."""
FOR_LOOKING: Final = 0.5
"""The fraction of the time that may be spent on looking for deals that agree with the auction."""
HARDLY_EVER: Final = 2
"""The percentage up to which a chance is called almost never; from 100 minus this, it is called almost always."""
BESIDES: Final = frozenset(
    {
        Why.TELLS_ACES,
        Why.TELLS_MELD,
        Why.SHOWS_MELD,
        Why.SHOWS_ACES,
        Why.SHOWS_RUN,
        Why.SHOWS_SUIT,
        Why.TAKES_BACK,
        Why.OWN_RUN,
        Why.BETTER_SUIT,
    }
)
"""What a bid shows the partner, and why it goes over his; these reasons are added to what the bid is worth."""
FEWEST: Final = 6
"""The number of imagined deals below which nothing can be learned; rules of thumb decide instead."""


class Found(NamedTuple):
    """What imagined deals show about a bid."""

    gain: float
    """How many points more than a pass it is worth."""
    wary: float
    """The same with an extra penalty for failed contracts of the seat's side."""
    error: float
    """The standard error of `wary`."""
    suit: Suit
    made: float
    """How often the contract would be made, as shown to the user: see `ImaginedDeals.reached`."""
    unopposed: float
    """How many points more than a pass it is worth if nobody outbids it."""
    unopposed_error: float
    """The standard error of `unopposed`."""
    passing_wins: float
    """How often the seat's side wins the match in this deal after a pass."""
    bidding_wins: float
    """The same after a bid."""

    @property
    def has_won_by_passing(self) -> bool:
        """Whether a bid could only lose the match: more points than it takes are worth no risk."""
        return self.passing_wins >= max(WINNING, self.bidding_wins - HARDLY_MORE)


def try_bid(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Bid if the outcome of the auction is then worth more than after a pass."""
    plain = decide_bid(seen, prompt)
    passing = best_pass(prompt, seen)
    if prompt.bids is None or passing is None:
        return plain
    if plain.action == passing and partner_insists(seen):
        return plain
    seat, is_last = prompt.seat or 0, _may_be_last(seen)
    least = quiet_bids(prompt.hand, seen, prompt.bids).minimum
    bid = plain.action if isinstance(plain.action, Bid) else Bid(seat, least)
    auction = ImaginedAuction(seen, seat, bid.amount)
    if not is_last and _is_clear(seen, prompt, bid.amount, auction):
        return plain
    found = _looked_ahead(seen, prompt, auction, bid.amount, skill, seed, budget)
    if found is None:
        return plain
    bid = Bid(seat, bid.amount, found.suit if prompt.suits else None)
    if found.has_won_by_passing:
        return Decision(passing, Why.PASSING_WINS.because(), ((passing, 0.0), (bid, found.gain)))
    bids = _pays(found, seen, is_by_thumb=isinstance(plain.action, Bid), is_last=is_last)
    over_partner = partner_has_it(seen)
    why = _reason(found, bid.amount, seen.rules, bids=bids, is_last=is_last, over_partner=over_partner)
    if bids and plain.reason.why in BESIDES and plain.reason.suit in {None, found.suit}:
        why = Why.AND.because(what=why, beside=plain.reason)
    elif bids and over_partner and found.gain >= A_DIFFERENCE and why.why is not Why.SELDOM_BUT_GAINS:
        why = Why.AND.because(what=why, beside=Why.GAINS.because(points=Points(round(found.gain))))
    return Decision(bid if bids else passing, why, ((bid, found.gain), (passing, 0.0)))


def _looked_ahead(
    seen: Observation, prompt: Prompt, auction: ImaginedAuction, least: int, skill: Skill, seed: int, budget: float
) -> Found | None:
    """Return what a bid brings in imagined deals in which the auction continues; None if time allows too few."""
    # Every bid of an auction is tried in the same deals: in new ones each time, some bid would sooner or later look
    # good by luck.
    deadline, seat, rng = Deadline(budget), prompt.seat or 0, random.Random(f"{seed}:{seen.number}:bid")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    suits, stride = suits_to_try(prompt, seen), round(STRIDE * total_card_points(seen.rules))
    limits = [least + times * stride for times in range(LIMITS)]
    regret = price_of_failure(seen, seat)
    rows, passed = list[list[Worth]](), list[Worth]()
    made, unopposed = list[list[float]](), list[list[Worth]]()
    contract = AuctionEnd(seat, least)
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        worth = worth_of_endings(rival, imagined, seat, seen.rules)
        endings = auction.ends(rival.offers, limits)
        rows.append([worth(ending, suit) for suit in suits for ending in endings])
        passed.append(worth(auction.end(rival.offers, None), suits[0]))
        made.append([imagined.reached(rival.world, suit).made(least) for suit in suits])
        unopposed.append([worth(contract, suit) for suit in suits])
        if deadline.is_over:
            break
    if len(rows) < FEWEST:
        return None
    # The limit that did best looks better than it is, by luck; but a seat does better than any fixed limit, since it
    # follows the auction and decides anew. Correcting only for the former lost matches.
    at = best_of([[each.wary(regret) for each in row] for row in rows])
    gain, _ = _gain((row[at].value for row in rows), (each.value for each in passed))
    wary, error = _gain((row[at].wary(regret) for row in rows), (each.wary(regret) for each in passed))
    suit = at // LIMITS
    alone = _gain((row[suit].value for row in unopposed), (each.value for each in passed))
    passing_wins = fmean(each.won for each in passed)
    bidding_wins = fmean(row[at].won for row in rows)
    shown = fmean(row[suit] for row in made)
    return Found(gain, wary, error, suits[suit], shown, *alone, passing_wins, bidding_wins)


def _pays(found: Found, seen: Observation, *, is_by_thumb: bool, is_last: bool) -> bool:
    """Return whether to bid; `is_by_thumb` says whether rules of thumb would.

    A contract that mostly fails is bid only where the match may end, and only if playing it is clearly better than
    letting the others have theirs: that somebody bids still more and fails is nothing to hope for.
    """
    over_partner = partner_has_it(seen) and not is_last
    required = _required_chance(seen)
    if found.made < LEAST_ASKED and found.unopposed <= found.unopposed_error:
        return False
    if is_by_thumb and found.made >= (LIKELY if over_partner else required):
        return found.wary >= -DOUBT * found.error
    minimum = _least_gain(found, seen.rules, over_partner=over_partner)
    return found.wary > minimum and found.made >= (CONCEIVABLE if is_last else required)


def price_of_failure(seen: Observation, seat: Seat) -> float:
    """Return how many points a failed contract costs a seat besides what it scores."""
    if _may_be_last(seen):
        return 0.0
    return FAILURE * total_card_points(seen.rules) * (1.0 - boldness(seen, seat))


def _required_chance(seen: Observation) -> float:
    """Return how often a contract must be made to be bid; the boldest of the opponents decides that."""
    seat = seen.viewer or 0
    others = (other for other in range(seen.players) if not are_partners(seen.rules, seat, other))
    return min(strength_of(seen, other).asked for other in others)


def _least_gain(found: Found, rules: Rules, *, over_partner: bool) -> float:
    """Return how many points a bid must gain if rules of thumb would not make it."""
    return max(DOUBT * found.error, (CLEAR_GAIN if over_partner else WORTH_IT) * total_card_points(rules))


class Worth(NamedTuple):
    """What an outcome of the auction is worth to a seat."""

    value: float
    failed: float
    """How often its side then fails in a contract of its own."""
    won: float = 0.0
    """How often it wins the match for the seat's side."""

    def wary(self, regret: float) -> float:
        """Return the value if every failure costs `regret` points more."""
        return self.value - regret * self.failed


def worth_of_endings(
    rival: Rival, imagined: ImaginedDeals, seat: Seat, rules: Rules
) -> Callable[[AuctionEnd | None, Suit], Worth]:
    """Return a function for the worth of an outcome of the auction; its suit is used if the deciding seat declares."""

    @cache  # many limits and suits lead to the same outcome
    def played(ending: AuctionEnd, trump: Suit) -> Worth:
        found = imagined.played(rival.world, ending.declarer, ending.bid, trump)
        is_own = are_partners(rules, ending.declarer, seat)
        return Worth(found.value, 1.0 - found.made if is_own else 0.0, found.won)

    def worth(ending: AuctionEnd | None, suit: Suit) -> Worth:
        if ending is None:
            return Worth(imagined.nothing(), 0.0)
        return played(ending, suit if ending.declarer == seat else rival.offers[ending.declarer].suit)

    return worth


def _reason(found: Found, amount: int, rules: Rules, *, bids: bool, is_last: bool, over_partner: bool) -> Reason:
    """Return the reason for a bid or a pass."""
    facts: dict[str, Fact] = {"points": Points(amount), "suit": found.suit, "often": how_often(found.made)}
    if not bids:
        return _why_pass(found, facts, rules, over_partner=over_partner)
    why = _why_bid(found, facts, is_last=is_last)
    if found.gain > -A_DIFFERENCE:
        return why
    return Why.AND.because(what=why, beside=Why.PASS_TOO_CLOSE.because())


def _why_bid(found: Found, facts: Mapping[str, Fact], *, is_last: bool) -> Reason:
    is_tie = abs(found.gain) < A_DIFFERENCE
    if found.made >= PROBABLE:
        return (Why.WORKS_AND_TIES if is_tie else Why.WORKS).because(**facts)
    if is_last:
        return Why.MAY_DECIDE.because(**facts)
    if found.gain < A_DIFFERENCE:
        return (Why.SELDOM_BUT_TIES if is_tie else Why.WORKS).because(**facts)
    return Why.SELDOM_BUT_GAINS.because(gain=Points(round(found.gain)), **facts)


def how_often(made: float) -> Reason:
    """Return how often a contract is made, as a phrase; imagined deals are too few to say always or never."""
    share = round(100 * made)
    if share <= HARDLY_EVER:
        return Why.ALMOST_NEVER.because()
    if share >= 100 - HARDLY_EVER:
        return Why.ALMOST_ALWAYS.because()
    return (Why.MOSTLY if made >= PROBABLE else Why.SELDOM).because(share=share)


def _why_pass(found: Found, facts: Mapping[str, Fact], rules: Rules, *, over_partner: bool) -> Reason:
    if found.made < PROBABLE:
        return Why.WORKS.because(**facts)
    if abs(found.gain) < A_DIFFERENCE:
        return Why.WORKS_BUT_TIES.because(**facts)
    if found.gain < 0:
        return Why.WORKS_BUT_COSTS.because(loss=Points(round(-found.gain)), **facts)
    if over_partner:
        why = Why.LEFT_TO_PARTNER
    else:
        is_worth_it = found.gain > _least_gain(found, rules, over_partner=False)
        why = Why.FAILS_TOO_OFTEN if is_worth_it else Why.WORKS_FOR_LITTLE
    return why.because(gain=Points(round(found.gain)), **facts)


def heard_deals(seen: Observation, seat: Seat, skill: Skill, chance: random.Random, ends: Deadline) -> list[Rival]:
    """Return deals that agree with the auction, as many as the skill imagines for bids, or else for cards to bury."""
    sampler = Sampler(believe(seen, seat, plays=skill.plays, shown=skill.shown))
    return rivals(Bidders(seen, seat), sampler, skill.auction or skill.gifts, chance, ends)


def best_of(rows: Sequence[Sequence[float]]) -> int:
    """Return the index of the choice that brought most; each row is a deal."""
    return max(range(len(rows[0])), key=lambda at: float_sum(row[at] for row in rows))


def _gain(values: Iterable[float], usual: Iterable[float]) -> tuple[float, float]:
    """Return how much more a choice is worth than the usual one on average, and the standard error of that."""
    gains = [value - other for value, other in zip(values, usual, strict=True)]
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def try_trump(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Name the suit that brings most in imagined deals."""
    plain = decide_trump(seen, prompt)
    named = [choice for choice in prompt.choices if isinstance(choice, NameTrump)]
    contract = seen.contract
    if not isinstance(plain.action, NameTrump) or contract is None or contract.side_bids:
        return plain
    worths = {choice.suit: hand_worth(prompt.hand, choice.suit, seen) for choice in named}
    threshold = max(worths.values()) - NEAR * total_card_points(seen.rules)
    suits = [suit for suit, worth in worths.items() if worth > threshold or suit == plain.action.suit]
    if len(suits) == 1:
        return plain
    seat, usual = prompt.seat or 0, suits.index(plain.action.suit)
    rows = [[each.value for each in row] for row in tried_suits(seen, prompt, suits, skill, seed, budget)]
    if len(rows) < FEWEST:
        return plain
    at = best_of(rows)
    gain, error = _gain((row[at] for row in rows), (row[usual] for row in rows))
    means = {suit: fmean(row[i] for row in rows) for i, suit in enumerate(suits)}
    return named_trump(seat, suits[at if gain > CLEARLY * error else usual], means)


def tried_suits(
    seen: Observation,
    prompt: Prompt,
    suits: Sequence[Suit],
    skill: Skill,
    seed: int,
    budget: float,
    *,
    or_given_up: bool = False,
) -> list[list[ImaginedResult]]:
    """Return, for each imagined deal that time allows, the result of the contract with each suit as trump.

    How often it is made is what the user is shown, as in the auction. With `or_given_up`, the result of giving it up
    with the first of the suits follows.

    Raises:
        AssertionError: there is no contract.
    """
    if seen.contract is None:
        raise AssertionError("trump is named after an auction")
    deadline, seat, bid = Deadline(budget), prompt.seat or 0, seen.contract.bid
    rng = random.Random(f"{seed}:{seen.number}:trump")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    rows: list[list[ImaginedResult]] = []
    for rival in heard_deals(seen, seat, skill, rng, Deadline(FOR_LOOKING * budget)):
        tried = ((suit, imagined.played(rival.world, seat, bid, suit)) for suit in suits)
        if seen.moon is not None:
            rows.append([each for _, each in tried])
            continue
        rows.append([each._replace(made=imagined.reached(rival.world, suit).made(bid)) for suit, each in tried])
        if or_given_up:
            rows[-1].append(ImaginedResult(imagined.given_up(rival.world, seat, bid, suits[0]), made=0.0))
        if deadline.is_over:
            break
    return rows


def try_last_word(seen: Observation, prompt: Prompt, skill: Skill, seed: int, budget: float) -> Decision:
    """Throw a hand in, or shoot the moon, if that is worth more than playing, on average in imagined deals."""
    plain, seat = decide_last_word(seen, prompt), prompt.seat or 0
    may_shoot, may_throw_in = ShootMoon(seat) in prompt.choices, ThrowIn(seat) in prompt.choices
    if not (may_shoot or may_throw_in) or prompt.trump is None:
        return plain
    found = tried_going_on(seen, prompt, prompt.trump, skill, seed, budget)
    if not found:
        return plain
    going_on, given_up = fmean(each.value for each in found), Stakes.of(seen, seat).given_up()
    if may_shoot:
        tried = tried_going_on(as_shooter(seen, seat), prompt, prompt.trump, skill, seed, budget)
        moon = chance_of(tried, seen, seat)
        gain = moon.value - (max(going_on, given_up) if may_throw_in else going_on)
        if gain > A_DIFFERENCE or not may_throw_in:
            return decided_moon(seat, going_on, moon, gain)
    compared = ((PlayOn(seat), going_on), (ThrowIn(seat), given_up))
    margin = Points(round(abs(going_on - given_up)))
    if going_on < given_up:
        return Decision(ThrowIn(seat), Why.WORSE_TO_PLAY.because(points=margin), compared)
    why = Why.WORTH_PLAYING.because(points=margin) if margin.amount else Why.AS_GOOD_TO_PLAY.because()
    return Decision(PlayOn(seat), why, compared)


def decided_moon(seat: Seat, going_on: float, moon: MoonChance, gain: float) -> Decision:
    """Return the decision between the moon and playing on: `gain` is what the moon is worth beyond all else."""
    compared = ((PlayOn(seat), going_on), (ShootMoon(seat), moon.value))
    if gain > A_DIFFERENCE:
        why = Why.MOON_PAYS.because(points=Points(round(gain)), often=how_often(moon.works))
        return Decision(ShootMoon(seat), why, compared)
    return Decision(
        PlayOn(seat), (Why.MOON_IS_RISKY if moon.works >= PROBABLE else Why.MOON_IS_FAR).because(), compared
    )


def tried_going_on(
    seen: Observation, prompt: Prompt, trump: Suit, skill: Skill, seed: int, budget: float
) -> list[ImaginedResult]:
    """Return, for each imagined deal that time allows, the result of the contract or the moon if it is played."""
    deadline, seat, found = Deadline(budget), prompt.seat or 0, list[ImaginedResult]()
    rng = random.Random(f"{seed}:{seen.number}:decide")
    imagined = ImaginedDeals(seen, seat, rng.getrandbits(24))
    sampler = Sampler(
        believe(seen, seat, plays=skill.plays, shown=skill.shown),
        typical_holdings(seen) if skill.typical_holdings else None,
    )
    while len(found) < skill.auction and not deadline.is_over:
        found.append(imagined.going_on(sampler.world(rng.random), trump))
    return found


def suits_to_try(prompt: Prompt, seen: Observation) -> list[Suit]:
    """Return the most promising suits of those that may be named, the best first."""
    worths = own_worths(prompt.hand, seen)
    suits = sorted(nameable(prompt), key=lambda suit: -worths[suit])
    threshold = worths[suits[0]] - NEAR * total_card_points(seen.rules)
    return [suit for suit in suits if worths[suit] > threshold][:SUITS_TRIED]


def _may_be_last(seen: Observation) -> bool:
    """Return whether a side may reach the target in this deal, or fall or stay so far behind that the match ends."""
    rules = seen.rules
    gained = rules.auction.min_bid + LAST_DEAL * total_card_points(rules)
    last, *others, first = sorted(seen.totals)
    reached = is_match(rules) and first + gained >= seen.target
    return reached or mercy(rules, (last - gained, *others, first + gained), seen.target) is not None


def _is_clear(seen: Observation, prompt: Prompt, least: int, auction: ImaginedAuction) -> bool:
    """Return whether the hand is worth far more than the bid, or far less with a partner left who would believe it."""
    margin = safe_bid(max(hand_worth(prompt.hand, suit, seen) for suit in nameable(prompt)), seen.rules) - least
    clear_margin = CLOSE * total_card_points(seen.rules)
    return margin > clear_margin or (margin < -clear_margin and auction.partner_waits())
