"""The amounts that the bid panel offers, and what it says about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.inference.agreements import agreement_of, listens, meaning_in_call
from pinochle_qt.engine.calls import high_call
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.errors import Rejection
from pinochle_qt.engine.features import has_called_partner, has_summed_auction
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import OddsWord
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Prompt

CHIPS: Final = 5
"""The number of amounts that can be clicked."""
_ROUND: Final = 50
"""The last of these amounts is a multiple of this."""


def bid_hint(prompt: Prompt, observation: Observation, names: Sequence[str], *, wants_odds: bool) -> str:
    """Return which bids are possible and whose bid they must beat, or why no bid or pass is allowed."""
    rules = prompt.rules
    if prompt.bids is None:
        return text.rejection(Rejection(prompt.no_bid), rules) if prompt.no_bid is not None else ""
    if not prompt.choices and prompt.no_pass is not None:
        return text.rejection(Rejection(prompt.no_pass), rules)
    minimum = text.points(prompt.bids.minimum, rules)
    if prompt.bids.minimum == prompt.bids.maximum:
        return Word.EXACTLY(amount=minimum)
    bids = [call for call in observation.calls if call.amount]
    if has_summed_auction(rules):  # there is nobody to beat: the bids of a side are added
        return OddsWord.NONE_SUMMED() if wants_odds else ""
    if not bids:
        return Word.AT_LEAST_TO_OPEN(amount=minimum)
    if tops_partner(prompt, observation):
        return Word.OVER_PARTNER(amount=minimum)
    phrase = Word.AT_LEAST_TO_MATCH if prompt.bids.minimum == bids[-1].amount else Word.AT_LEAST_TO_BEAT
    return phrase(amount=minimum, name=names[bids[-1].seat])


def tops_partner(prompt: Prompt, observation: Observation) -> bool:
    """Return whether a bid would be over one's own partner's, who has the bid so far and is known to be the partner."""
    rules, high = prompt.rules, high_call(observation.calls)
    if high is None or prompt.seat is None or has_called_partner(rules) or has_summed_auction(rules):
        return False
    return side_of(rules, high.seat) == side_of(rules, prompt.seat)


def bid_tells(amount: int, prompt: Prompt, observation: Observation, names: Sequence[str]) -> str:
    """Return what a bid would tell the partner under the side's agreement; empty if there is none or nobody listens."""
    seat = prompt.seat
    if seat is None or prompt.bids is None:
        return ""
    agreement = agreement_of(observation, seat)
    if agreement.is_custom or not agreement.sayings or not listens(observation, seat):
        return ""
    message = meaning_in_call(observation.after_bids((seat, amount)), len(observation.calls))
    sides = [side_of(prompt.rules, other) for other in range(observation.players)]
    name = names[next(other for other, side in enumerate(sides) if side == sides[seat] and other != seat)]
    if message is None:
        return Word.TELLS_NOTHING(name=name)
    if message.shows == "meld":
        return Word.TELLS_MELD(name=name, amount=text.points(message.least, prompt.rules))
    return Word[f"TELLS_{message.shows}".upper()](name=name, count=message.least)


def offered(bids: BidRange) -> tuple[int, ...]:
    """Return the amounts on the chips: the next few, then a round one a little higher."""
    near = bids.amounts(CHIPS - 1)
    if len(near) < CHIPS - 1:
        return near
    far = bids.at_least((near[-1] // _ROUND + 1) * _ROUND)
    if bids.zero:
        return (0, *near)
    return (*near, far) if far > near[-1] else near


def below(bids: BidRange, amount: int) -> int:
    """Return the largest legal bid below an amount, or the lowest one if there is none."""
    for candidate in range(amount - 1, bids.minimum - 1, -1):
        if bids.refusal(candidate) is None:
            return candidate
    return 0 if bids.zero else bids.minimum
