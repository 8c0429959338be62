"""The choices of a deal, with Expert's opinions so far, as text and numbers for the panel and the time line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.engine import actions as a
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.teaching.meanings import actor_of, level_of, meaning
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.advice import advice, reason_line
from pinochle_qt.ui.words.review_catalog import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.review import Review

Group: TypeAlias = Literal["auction", "trump", "melds", "tricks"]

_AUCTION = (a.Bid, a.Pass, a.Misdeal, a.Stand, a.Keep, a.Reject)
_TRUMP = (a.NameTrump, a.CallCard, a.Give, a.Bury, a.Distribute, a.Concede)
_MELDS = (a.ShowMelds, a.Done, a.ExchangeDix)
_LAST_WORD = (a.ThrowIn, a.ShootMoon, a.PlayOn)


class Choice(Struct, frozen=True):
    """One decision on the time line."""

    step: int
    """Its index among the steps of the deal."""
    group: Group
    label: str
    """The label below it: a bid, a suit, or the number of a trick."""


def group_of(action: SeatAction) -> Group:
    """Return the part of a deal that a decision belongs to; the last one before the first card counts as tricks."""
    if isinstance(action, _AUCTION):
        return "auction"
    if isinstance(action, _TRUMP):
        return "trump"
    return "melds" if isinstance(action, _MELDS) else "tricks"


def choices_of(review: Review) -> tuple[Choice, ...]:
    """Return the choices of the human players; melds made between tricks are grouped with the tricks."""
    found: list[Choice] = []
    for at in review.choices:
        action = review.steps[at].action
        if not isinstance(action, DealCards):
            group = group_of(action)
            if group == "melds" and found and found[-1].group == "tricks":
                group = "tricks"
            found.append(Choice(at, group, _label(review, at, action)))
    return tuple(found)


def mistakes(choices: Sequence[Choice], known: Mapping[int, Opinion]) -> list[int]:
    """Return the steps whose cost is more than noise."""
    return [each.step for each in choices if each.step in known and known[each.step].verdict == "cost"]


def place_words(review: Review, at: int) -> str:
    """Return the part of the deal that a step belongs to: ``Trick 6 of 12``."""
    action = review.steps[at].action
    if isinstance(action, DealCards):
        return ReviewWord.AT_DEAL()
    if isinstance(action, (a.Give, a.Bury, a.Distribute)):
        return ReviewWord.AT_CARDS()
    if isinstance(action, _LAST_WORD):
        return ReviewWord.AT_LAST_WORD()
    match group_of(action):
        case "auction":
            return ReviewWord.AT_AUCTION()
        case "trump":
            return ReviewWord.AT_TRUMP()
        case "melds":
            return ReviewWord.AT_MELDS()
        case "tricks":
            trick, tricks = trick_number(review, at), _trick_count(review)
            return ReviewWord.AT_TRICK(trick=trick, tricks=tricks)


def meaning_words(review: Review, at: int) -> str:
    """Return what an action revealed to everyone at the table; empty if it speaks for itself."""
    viewed = review.action_event(at)
    actor = None if viewed is None else actor_of(viewed.event)
    if viewed is None or actor is None:
        return ""
    return " ".join(reason_line(each, review.rules) for each in meaning(viewed, level_of(review.seats[actor].player)))


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
        case a.Bid(_, amount):
            return text.points(amount, rules)
        case a.NameTrump(_, suit):
            return text.SUIT_SYMBOLS[suit]
        case a.Give(_, cards) | a.Bury(_, cards):
            return text.cards(cards)
        case _:
            return advice(action, rules, names)


def _label(review: Review, at: int, action: SeatAction) -> str:
    match action:
        case a.Bid(_, amount):
            return text.points(amount, review.rules)
        case a.NameTrump(_, suit):
            return text.SUIT_SYMBOLS[suit]
        case a.Play():
            return str(trick_number(review, at))
        case a.Pass():
            return "\N{EN DASH}"
        case _:
            return "\N{BULLET}"
