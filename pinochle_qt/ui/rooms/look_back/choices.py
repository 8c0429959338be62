"""The choices of a deal, with Expert's opinions so far, as text and numbers for the panel and the time line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.engine import actions as a
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.events import BidMade
from pinochle_qt.teaching.meanings import actor_of, level_of, meaning
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import advice, reason_line
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.review import Review

Group: TypeAlias = Literal["auction", "trump", "kitty", "passing", "burying", "melds", "playing on", "tricks"]

_GROUPS: Final[Mapping[Group, tuple[type[SeatAction], ...]]] = {
    "auction": (a.Bid, a.Pass, a.Misdeal, a.Stand, a.Keep, a.Reject),
    "trump": (a.NameTrump, a.CallCard),
    "kitty": (a.Distribute,),
    "passing": (a.Give,),
    "burying": (a.Bury,),
    "melds": (a.ShowMelds, a.Done, a.ExchangeDix),
    "playing on": (a.ThrowIn, a.ShootMoon, a.PlayOn, a.Concede),
}
"""Which decisions belong to which part of a deal; all others are made during the tricks."""
_PLACES: Final[Mapping[Group, ReviewWord]] = {
    "auction": ReviewWord.AT_AUCTION,
    "trump": ReviewWord.AT_TRUMP,
    "kitty": ReviewWord.AT_CARDS,
    "passing": ReviewWord.AT_CARDS,
    "burying": ReviewWord.AT_CARDS,
    "melds": ReviewWord.AT_MELDS,
    "playing on": ReviewWord.AT_LAST_WORD,
}


class ReviewedChoice(Struct, frozen=True):
    """One decision on the time line."""

    step: int
    """Its index among the steps of the deal."""
    group: Group
    label: str
    """The label below it: a bid, a suit, or the number of a trick."""


def group_of(action: SeatAction) -> Group:
    """Return the part of a deal that a decision belongs to."""
    return next((group for group, actions in _GROUPS.items() if isinstance(action, actions)), "tricks")


def _group_at(review: Review, at: int, action: SeatAction) -> Group:
    """Return the part of a deal that a step with this action belongs to: the moon may be a bid of the auction."""
    viewed = review.action_event(at)
    is_bid = viewed is not None and isinstance(viewed.event, BidMade)
    return "auction" if is_bid else group_of(action)


def choices_of(review: Review) -> tuple[ReviewedChoice, ...]:
    """Return the choices of the human players; melds made between tricks are grouped with the tricks."""
    found: list[ReviewedChoice] = []
    for at in review.choices:
        action = review.steps[at].action
        if not isinstance(action, DealCards):
            group = _group_at(review, at, action)
            if group == "melds" and found and found[-1].group == "tricks":
                group = "tricks"
            found.append(ReviewedChoice(at, group, _label(review, at, action)))
    return tuple(found)


def mistakes(choices: Sequence[ReviewedChoice], known: Mapping[int, Opinion]) -> list[int]:
    """Return the steps whose cost is more than noise."""
    return [each.step for each in choices if each.step in known and known[each.step].verdict == "cost"]


def place_words(review: Review, at: int) -> str:
    """Return the part of the deal that a step belongs to: ``Trick 6 of 12``."""
    action = review.steps[at].action
    if isinstance(action, DealCards):
        return ReviewWord.AT_DEAL()
    if (place := _PLACES.get(_group_at(review, at, action))) is not None:
        return place()
    return ReviewWord.AT_TRICK(trick=trick_number(review, at), tricks=_trick_count(review))


def meaning_words(review: Review, at: int) -> str:
    """Return what an action revealed to everyone at the table, or at the deal what can be seen here; often empty."""
    if isinstance(review.steps[at].action, DealCards):
        return ReviewWord.HOW() if choices_of(review) else ""
    viewed = review.action_event(at)
    actor = None if viewed is None else actor_of(viewed.event)
    if viewed is None or actor is None:
        return ""
    level, deal = level_of(review.seats[actor].player), review.steps[at].before.deal
    open_hand = None if deal is None else deal.hands[actor]
    return " ".join(reason_line(each, review.rules) for each in meaning(viewed, level, open_hand))


def trick_number(review: Review, at: int) -> int:
    """Return the number of the trick in play at a step."""
    plays = sum(isinstance(step.action, a.Play) for step in review.steps[:at])
    return plays // review.rules.table.players + 1


def _trick_count(review: Review) -> int:
    plays = sum(isinstance(step.action, a.Play) for step in review.steps)
    return -(-plays // review.rules.table.players)


def answer_words(action: SeatAction, rules: Rules, names: Sequence[str]) -> str:
    """Return an answer as shown in a table: a card, a bid, or a few words."""
    match action:
        case a.Play(_, face):
            return text.card(face)
        case a.Bid(_, amount, suit):
            return text.bid_label(amount, suit, rules)
        case a.Pass(_, helps):
            return Word.PASS_HELP() if helps else Word.PASS()
        case a.NameTrump(_, suit):
            return text.SUIT_SYMBOLS[suit]
        case a.Give(_, cards) | a.Bury(_, cards):
            return text.cards(cards)
        case _:
            return advice(action, rules, names)


def _label(review: Review, at: int, action: SeatAction) -> str:
    match action:
        case a.Bid(_, amount, suit):
            return text.bid_label(amount, suit, review.rules)
        case a.NameTrump(_, suit):
            return text.SUIT_SYMBOLS[suit]
        case a.Play():
            return str(trick_number(review, at))
        case a.Pass():
            return "\N{EN DASH}"
        case _:
            return "\N{BULLET}"
