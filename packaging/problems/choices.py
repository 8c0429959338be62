"""Choices before the tricks and while a stock lasts: bids, trump, passed and buried cards, plays and melds.

They are weighed as Expert does, but in many more imagined deals, and then again in others: the result must hold up.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from msgspec.structs import replace as changed

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.ai.decide import stock_search
from pinochle_qt.ai.decide.bidding.bid_table import bid_table
from pinochle_qt.ai.decide.bidding.rules_of_thumb import best_pass
from pinochle_qt.ai.decide.bidding.trial import tried_suits
from pinochle_qt.ai.decide.exchange import tried_cards
from pinochle_qt.ai.judging import JUDGE
from pinochle_qt.ai.skill import Skill
from pinochle_qt.engine.actions import Bid, Bury, Give, NameTrump, Pass, Play, SeatAction, ShowMelds
from pinochle_qt.engine.cards import Card, without
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.engine.state import MatchState
from pinochle_qt.record.encode import action_line
from pinochle_qt.teaching.deal_notation import written
from pinochle_qt.teaching.problems import Kind, Problem, ProblemAnswer

from .levels import QUICK, SEEDS, answers, missed_by
from .played import Deal, Decision, as_problem, gone_on

CLEARLY: Final = 25.0
"""The minimum average margin of the best answer over the next one, in points ×10."""
ERRORS: Final = 3.0
"""The minimum margin at the end, in standard errors."""
HALF: Final = 1.5
"""The minimum after the first half of the imagined deals for the second half to be worth the time."""
GROUPS: Final = 24
SAFE: Final = 0.8
"""If a bid has more than this chance of being made, passing is not the answer of a problem: it is hard to justify."""
REFUTED: Final = 100
"""The maximum margin, in points ×10, by which another answer may do better with the actual cards."""
PATIENCE: Final = 60.0
STEPS: Final = 16
"""The number of steps between the bids that are offered."""
OFFERED: Final = 4
"""The number of answers offered where there are hundreds."""
GLANCE: Final = changed(JUDGE, auction=48, stock=48)
"""The search limits for a first look, which decides whether a closer one is worth the time."""
MIND: Final = changed(JUDGE, auction=250, stock=250)
_KINDS: Final[dict[str, Kind]] = {
    "bid": "auction",
    "trump": "trump",
    "give": "passing",
    "bury": "passing",
    "play": "stock",
    "meld": "meld",
}


class Weighed(NamedTuple):
    """The value of each answer in each imagined deal."""

    rows: Sequence[Sequence[float]]
    made: Sequence[float | None]

    def with_more(self, other: "Weighed") -> "Weighed":
        """Return these deals combined with the same number of others."""
        chances = zip(self.made, other.made, strict=True)
        made = [None if one is None or two is None else (one + two) / 2 for one, two in chances]
        return Weighed([*self.rows, *other.rows], made)

    def order(self) -> list[int]:
        """Return the indices of the answers, best first."""
        means = [fmean(column) for column in zip(*self.rows, strict=True)]
        return sorted(range(len(means)), key=lambda at: -means[at])

    def cost(self, at: int, best: int) -> tuple[float, float]:
        """Return how much worse an answer is than the best one on average, and the standard error of that."""
        gains = [row[best] - row[at] for row in self.rows]
        size = max(1, len(gains) // GROUPS)
        groups = [fmean(gains[start : start + size]) for start in range(0, len(gains) - size + 1, size)]
        return fmean(gains), stdev(groups) / sqrt(len(groups))


def choices(deal: Deal, kind: Kind) -> Iterator[Problem]:
    """Yield the problems among the choices of one kind in a deal."""
    for at, decision in enumerate(deal.decisions):
        if kind == _KINDS.get(decision.prompt.kind) and not (decision.prompt.kind == "play" and decision.seen.strict):
            problem = _choice(deal, at, decision, kind)
            if problem is not None:
                yield problem


def _choice(deal: Deal, at: int, decision: Decision, kind: Kind) -> Problem | None:
    seen, prompt = decision.seen, decision.prompt
    quick = answers(seen, prompt, QUICK)
    experts = answers(seen, prompt, ("expert",), SEEDS[:1]) if kind == "passing" else {}
    offered = _offered(decision, [each for asked in (quick | experts).values() for each in asked])
    if len(offered) < 3:
        return None
    glance = weighed(decision, offered, GLANCE, deal.seed)
    if glance is None or not _is_clear(glance, best := glance.order()[0], errors=0):
        return None
    missed = missed_by(in_offered(quick, offered), offered[best])
    if not missed or _is_jump(offered[best], offered) or (kind == "meld" and _holds_back(offered[best], offered)):
        return None
    first = weighed(decision, offered, MIND, deal.seed + 1_000_000)
    if first is None or first.order()[0] != best or not _is_clear(first, best, HALF):
        return None
    second = weighed(decision, offered, MIND, deal.seed + 2_000_000)
    if second is None or second.order()[0] != best:
        return None
    combined = first.with_more(second)
    if not _is_clear(combined, best) or (kind == "auction" and _gives_up(offered[best], combined)):
        return None
    missed += missed_by(in_offered(answers(seen, prompt, ("expert",)), offered), offered[best])
    continuations = {place: gone_on(decision, action, deal.seed) for place, action in enumerate(offered)}
    leads = {place: _lead(decision, continuations[place][1]) for place in continuations}
    if any(leads[place] > leads[best] + REFUTED for place in leads):
        return None  # the deal itself would seem to prove otherwise
    found = []
    for place in combined.order():
        cost, error = combined.cost(place, best)
        made = combined.made[place]
        found.append(
            ProblemAnswer(
                do=action_line(offered[place]),
                cost=0.0 if place == best else round(cost, 1),
                error=0.0 if place == best else round(error, 2),
                made=None if made is None else round(made, 3),
                then=written(continuations[place][0]),
            )
        )
    return as_problem(deal, at, kind, tuple(found), len(combined.rows), missed, is_all=False)


def _is_clear(found: Weighed, best: int, errors: float = ERRORS) -> bool:
    others = (found.cost(at, best) for at in range(len(found.rows[0])) if at != best)
    return all(cost >= max(CLEARLY, errors * error) for cost, error in others)


def _gives_up(action: SeatAction, found: Weighed) -> bool:
    """Return whether an action passes although a bid would nearly always be made.

    That may be right where the opponents would go set, but it depends on how their bidding is imagined.
    """
    return isinstance(action, Pass) and max(chance or 0.0 for chance in found.made) > SAFE


def _is_jump(action: SeatAction, offered: Sequence[SeatAction]) -> bool:
    """Return whether an action bids more than the lowest offer: later bids are imagined only up to a limit."""
    return isinstance(action, Bid) and any(isinstance(each, Bid) and each.amount < action.amount for each in offered)


def _holds_back(action: SeatAction, offered: Sequence[SeatAction]) -> bool:
    """Return whether an action keeps back a more valuable meld, except to lay down the dix before an opponent does.

    Keeping a meld looks better than it is: imagined players fight for tricks only while a meld is waiting.
    """
    points = [meld.points for each in offered if isinstance(each, ShowMelds) for meld in each.melds]
    match action:
        case ShowMelds(melds=(meld, *_)):
            return meld.kind != "dix" and meld.points < max(points)
        case _:
            return True


def in_offered(given: dict[str, list[SeatAction]], offered: Sequence[SeatAction]) -> dict[str, list[SeatAction]]:
    """Return the answers of the levels in terms of the answers that are offered."""
    return {skill: [_as_offered(each, offered) for each in asked] for skill, asked in given.items()}


def weighed(decision: Decision, offered: Sequence[SeatAction], powers: Skill, seed: int) -> Weighed | None:
    """Return the values of some answers in imagined deals, or None where nothing can be tried."""
    seen, prompt = decision.seen, decision.prompt
    match prompt.kind:
        case "bid":
            bids = [action for action in offered if isinstance(action, Bid)]
            found = bid_table(seen, prompt, bids, powers, seed, PATIENCE)
            rows = list(zip(*found.bids, found.passed, strict=True))
            return Weighed(rows, [*found.made, None]) if len(offered) == len(bids) + 1 else None
        case "trump":
            suits = [action.suit for action in offered if isinstance(action, NameTrump)]
            tried = tried_suits(seen, prompt, suits, powers, seed, PATIENCE)
        case "give" | "bury":
            cards = [action.cards for action in offered if isinstance(action, (Give, Bury))]
            tried = tried_cards(seen, prompt, cards, powers, seed, PATIENCE)
        case _:
            race = stock_search.tried(offered, seen, prompt, powers, seed, Deadline(PATIENCE), near=-inf)
            return Weighed(race.rows, [None] * len(offered))
    if not tried:
        return None
    rows_of_values = [[each.value for each in row] for row in tried]
    return Weighed(rows_of_values, [fmean(each.made for each in column) for column in zip(*tried, strict=True)])


def _offered(decision: Decision, given: Sequence[SeatAction]) -> list[SeatAction]:
    """Return the answers to offer, including those of the computer players."""
    seen, prompt = decision.seen, decision.prompt
    seat = prompt.seat or 0
    match prompt.kind:
        case "bid":
            passing = best_pass(prompt, seen)
            if prompt.bids is None or prompt.bids.zero or passing is None:
                return []
            return [*(Bid(seat, amount) for amount in prompt.bids.amounts(STEPS + 1)[::STEPS]), passing]
        case "trump":
            contract = seen.contract
            named = [choice for choice in prompt.choices if isinstance(choice, NameTrump)]
            return list[SeatAction](named) if contract is not None and not contract.side_bids else []
        case "give" | "bury":
            return list(_cards_offered(decision, given))
        case "play":
            return list[SeatAction](_distinct(stock_search.promising(seen, prompt)))
        case _:
            return [each for each in prompt.choices if not isinstance(each, ShowMelds) or each.melds]


def _distinct(plays: Sequence[Play]) -> list[Play]:
    found: list[Play] = []
    for play in plays:
        if not any(play.card == other.card for other in found):
            found.append(play)
    return found


def _cards_offered(decision: Decision, given: Sequence[SeatAction]) -> Iterator[SeatAction]:
    """Yield the cards that the computer players would give up, and similar choices."""
    pick = decision.prompt.pick
    chosen = [each for each in given if isinstance(each, (Give, Bury))]
    if pick is None or pick.must or not chosen:
        return
    found: list[tuple[Card, ...]] = []
    for cards, _ in Counter(tuple(sorted(each.cards)) for each in chosen).most_common():
        found.append(cards)
    first = found[0]
    for left_out in sorted(set(first)):
        for face in sorted(set(without(pick.among, [each for each in first if each in pick.among])), reverse=True):
            swapped = tuple(sorted((*without(first, (left_out,)), face)))
            if len(found) < OFFERED and swapped not in found and face != left_out:
                found.append(swapped)
                break
    for cards in found[:OFFERED]:
        yield changed(chosen[0], cards=cards)


def _as_offered(action: SeatAction, offered: Sequence[SeatAction]) -> SeatAction:
    """Return the offered answer that matches an action, for a bid the highest up to it; if none does, the action."""
    if isinstance(action, Pass):
        return next((each for each in offered if isinstance(each, Pass)), action)
    if isinstance(action, Bid):
        lower = [each for each in offered if isinstance(each, Bid) and each.amount <= action.amount]
        return max(lower, key=lambda each: each.amount, default=action)
    return next((each for each in offered if is_same(each, action)), action)


def _lead(decision: Decision, match: MatchState) -> int:
    """Return how far the side of the asked seat finishes ahead of the best other side."""
    rules, score = decision.seen.rules, match.results[-1].score
    own = side_of(rules, decision.prompt.seat or 0)
    return score[own] - max(score[side] for side in range(side_count(rules)) if side != own)
