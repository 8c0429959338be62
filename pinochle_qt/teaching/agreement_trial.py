"""A hand dealt to try an agreement about bids: what a computer player bids with it, and what that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.rules_of_thumb import decide_bid
from pinochle_qt.ai.decide.bidding.signals import holds
from pinochle_qt.ai.inference.agreements import meaning_in_call, meaning_of
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.derived import pack, side_count, side_of
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.dealing.shuffle import derived, shuffled

if TYPE_CHECKING:
    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreement, Saying, Situation
    from pinochle_qt.engine.state import MatchState

MOST_DEALS: Final = 60
"""The most deals in which a hand is looked for that a row fits."""
_BEFORE: Final[dict[Situation, tuple[int, ...]]] = {
    "opening": (),
    "over_opening": (0,),
    "after_partner": (0, 0),
    "after_opponents": (1,),
    "raise": (1,),
}
"""The bids before a situation, as steps above the lowest possible one."""


class Trial(Struct, frozen=True):
    """What a computer player does with a hand."""

    hand: tuple[Card, ...]
    before: tuple[int, ...]
    """The bids before it, which began with an opponent's unless the partner's was one of them."""
    bid: int | None
    """None is a pass."""
    shows: BidMeaning | None


def tried(agreement: Agreement, wanted: Saying, rules: Rules, seed: int) -> Trial | None:
    """Return what a computer player bids where a row may apply, if possible with a hand that the row fits.

    The result is None if no auction comes that far.
    """
    game, found = Game(rules), None
    meaning = meaning_of(wanted)
    for number in range(MOST_DEALS):
        match = game.start(0)
        match = game.apply(match, game.deal_out(shuffled(pack(rules), derived(seed, "try", number)), 0)).after
        prompt = _asked(game, match, wanted.on)
        if prompt is None:
            continue
        match, asked = prompt
        fits = meaning is not None and holds(asked.hand, meaning, rules)
        if fits or found is None:
            trial = _tried(agreement, match, asked)
            if fits and trial.shows == meaning:
                return trial
            found = found or trial
    return found


def _asked(game: Game, match: MatchState, situation: Situation) -> tuple[MatchState, Prompt] | None:
    """Return the match once the bids before a situation are made, and who is asked for the next; None if impossible."""
    for steps in (*_BEFORE[situation], None):
        prompt = game.prompt(match)
        if prompt is None or prompt.kind != "bid" or prompt.bids is None or prompt.seat is None:
            return None
        if steps is None:
            return match, prompt
        amounts = prompt.bids.amounts(steps + 1)
        match = game.apply(match, Bid(prompt.seat, amounts[-1])).after
    return None


def _tried(agreement: Agreement, match: MatchState, prompt: Prompt) -> Trial:
    rules, seat = prompt.rules, prompt.seat or 0
    sides = range(side_count(rules))
    agreed = tuple(agreement if side == side_of(rules, seat) else "plain" for side in sides)
    seen = observe(rules, replace(match, agreements=agreed), seat)
    action = decide_bid(seen, prompt).action
    before = tuple(call.amount for call in seen.calls if call.amount is not None)
    if not isinstance(action, Bid):
        return Trial(prompt.hand, before, None, None)
    after = seen.after_bids((seat, action.amount))
    return Trial(prompt.hand, before, action.amount, meaning_in_call(after, len(seen.calls)))
