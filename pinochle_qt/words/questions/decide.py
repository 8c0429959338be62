"""Simple decisions in words: a question, and a label with a line of explanation for each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import (
    CallCard,
    Concede,
    Keep,
    Misdeal,
    PlayOn,
    Reject,
    ShootMoon,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.derived import points_of_giving_up
from pinochle_qt.engine.features import pays_by_bid
from pinochle_qt.variants.sheet_words import widow_name
from pinochle_qt.words import text
from pinochle_qt.words.game.chips import giving_up_words
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import contract_standing

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def ordered_choices(prompt: Prompt, observation: Observation) -> tuple[SeatAction, ...]:
    """Return the choices, with the one for Enter first."""
    if prompt.kind == "call":  # usually a high card is called
        return prompt.choices[::-1]
    if prompt.kind == "decide" and not _asks_to_concede(prompt) and _is_lost(observation):
        return tuple(sorted(prompt.choices, key=lambda choice: not isinstance(choice, ThrowIn)))
    return prompt.choices


def _asks_to_concede(prompt: Prompt) -> bool:
    return any(isinstance(choice, Concede) for choice in prompt.choices)


def _is_lost(observation: Observation) -> bool:
    standing = contract_standing(observation)
    return standing is not None and standing.is_lost


def question_of(prompt: Prompt, observation: Observation) -> tuple[str, str]:
    """Return the title and an explanation of a prompt of kind ``decide``, ``misdeal``, ``draft`` or ``call``."""
    rules = prompt.rules
    if prompt.kind == "misdeal":
        return Word.MISDEAL_TITLE(), Word.MISDEAL_HELP()
    if prompt.kind == "draft":
        return Word.DRAFT_TITLE(), text.cards(prompt.cards)
    if prompt.kind == "call" and prompt.trump is not None:
        return Word.CALL_TITLE(), Word.CALL_HELP(suit=text.suit_name(prompt.trump))
    if _asks_to_concede(prompt) and observation.contract is not None:
        return Word.WIDOW_TITLE(widow=widow_name(rules)), Word.WIDOW_HELP(
            bid=text.points(observation.contract.bid, rules)
        )
    if prompt.offers_moon and prompt.trump is None and observation.contract is not None:
        return Word.MOON_OR_TRUMP(), Word.MOON_OR_TRUMP_HELP(bid=text.points(observation.contract.bid, rules))
    standing = contract_standing(observation)
    if standing is None:
        return Word.DECIDE_TITLE(), ""
    bid = text.points(standing.bid, rules)
    if not standing.needs:
        return Word.DECIDE_TITLE(), (Word.DECIDE_TRICK if standing.needs_trick else Word.DECIDE_SURE)(bid=bid)
    if standing.needs_tricks and standing.got >= standing.bid and not standing.is_lost:
        return Word.DECIDE_TITLE(), Word.DECIDE_LEAST(amount=text.points(standing.needs, rules), bid=bid)
    if standing.is_lost:
        maximum = text.points(standing.most, rules)
        return Word.DECIDE_TITLE(), Word.DECIDE_LOST(amount=text.points(standing.needs, rules), bid=bid, most=maximum)
    return Word.DECIDE_TITLE(), Word.DECIDE_NEED(amount=text.points(standing.needs, rules), bid=bid)


def _play_on_note(prompt: Prompt, observation: Observation) -> str:
    standing = contract_standing(observation)
    if prompt.kind != "decide" or standing is None or _asks_to_concede(prompt):
        return Word.PLAY_ON_SAYS()
    if standing.is_lost:
        return Word.PLAY_ON_LOST_SAYS()
    return Word.PLAY_ON_SURE_SAYS() if standing.is_safe else Word.PLAY_ON_SAYS()


def cost_of_giving_up(action: SeatAction, observation: Observation) -> str:
    """Return what it costs to concede or to throw in; empty without a contract."""
    rules, contract = observation.rules, observation.contract
    if contract is None:
        return ""
    if pays_by_bid(rules):
        return giving_up_words(rules, contract.bid)
    phrase = Word.THROW_IN_SAYS if isinstance(action, ThrowIn) else Word.CONCEDE_SAYS
    return phrase(amount=text.points(points_of_giving_up(rules, contract.bid), rules))


def moon_label(suit: Suit | None) -> str:
    """Return the label of the button that shoots the moon, with the trump suit that the moon names, if any."""
    label = Word.SHOOT_MOON()
    return label if suit is None else f"{label} {text.SUIT_SYMBOLS[suit]}"


def label_and_meaning(action: SeatAction, prompt: Prompt, observation: Observation) -> tuple[str, str]:
    """Return the label of a choice and what it means."""
    rules = observation.rules
    match action:
        case PlayOn() if prompt.offers_moon and prompt.trump is None:
            found = Word.NAME_TRUMP(), Word.PLAY_ON_SAYS()
        case PlayOn():
            found = Word.PLAY_ON(), _play_on_note(prompt, observation)
        case ThrowIn():
            found = Word.THROW_IN(), cost_of_giving_up(action, observation)
        case ShootMoon():
            found = Word.SHOOT_MOON(), Word.SHOOT_MOON_SAYS(amount=text.points(rules.match.moon_penalty, rules))
        case Concede(unseen=unseen):
            label = Word.CONCEDE_UNSEEN() if unseen else Word.CONCEDE()
            found = label, cost_of_giving_up(action, observation)
        case Misdeal():
            found = Word.THROW_HAND(), Word.THROW_HAND_SAYS()
        case Stand():
            found = Word.STAND(), Word.STAND_SAYS()
        case Keep():
            found = Word.KEEP(), Word.KEEP_SAYS()
        case Reject():
            found = Word.REJECT(), Word.REJECT_SAYS()
        case CallCard(card=face):
            held_count = prompt.hand.count(face)
            found = (
                text.card(face),
                Word.CALL_HELD(count=held_count) if held_count else Word.CALL_NOT_HELD(),
            )
        case _:
            raise AssertionError(action)
    return found
