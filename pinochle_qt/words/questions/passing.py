"""Passing cards and laying them aside in words: for whom, which were received, and how many are still needed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pinochle_qt.engine.features import shares_widow
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def picking_title(prompt: Prompt, names: Sequence[str]) -> str:
    """Return the title of a prompt of kind ``give`` or ``bury``."""
    if prompt.kind == "give" and prompt.receiver is not None:
        return Word.GIVE_TITLE(name=names[prompt.receiver])
    return Word.BURY_TITLE()


def picking_help(prompt: Prompt, observation: Observation, names: Sequence[str]) -> str:
    """Return what to pick and why; empty if there is nothing to say."""
    asked = text.cards_named(prompt.pick.size if prompt.pick is not None else 0)
    if prompt.kind == "bury":
        return Word.BURY_HELP(cards=asked)
    received = [gift for gift in observation.gifts if gift.receiver == prompt.seat and gift.cards is not None]
    if received:
        cards = text.cards(received[-1].cards or ())
        return Word.GIVE_BACK_HELP(name=names[received[-1].giver], cards=cards, passed=asked)
    contract, trump = observation.contract, observation.trump
    if contract is None or trump is None or prompt.receiver is None:
        return ""
    bid = text.bid(contract.bid, None, prompt.rules)
    return Word.GIVE_HELP(name=names[prompt.receiver], amount=bid, suit=text.suit_name(trump), passed=asked)


def picking_button(prompt: Prompt, names: Sequence[str]) -> str:
    """Return the label of the button that passes the picked cards or lays them aside."""
    count = prompt.pick.size if prompt.pick is not None else 0
    if prompt.kind == "give" and prompt.receiver is not None:
        return Word.GIVE_BUTTON(count=count, name=names[prompt.receiver])
    return Word.BURY_BUTTON(count=count)


def picking_status(chosen: int, wanted: int) -> str:
    """Return how many cards are still to be picked, or are too many."""
    left = wanted - chosen
    if left == 0:
        return Word.ALL_CHOSEN()
    if left < 0:
        return Word.TOO_MANY_CHOSEN(count=-left)
    return Word.STILL_ONE_TO_CHOOSE() if left == 1 else Word.STILL_TO_CHOOSE(count=left)


def still_to_pick(missing: int) -> str:
    """Return as a sentence that so many cards are missing from a pick."""
    return Word.CHOOSE_ONE_MORE() if missing == 1 else Word.CHOOSE_MORE(count=missing)


def received_cards(prompt: Prompt, seen: Observation) -> tuple[Card, ...]:
    """Return the cards just received, while the prompt asks for others in return, or for trump."""
    if prompt.kind in {"bury", "trump"}:
        is_widow_taken = not seen.widow_count and not shares_widow(seen.rules)
        return tuple((Counter(seen.widow or ()) - Counter(seen.buried or ())).elements()) if is_widow_taken else ()
    if prompt.kind == "give":
        return next((gift.cards or () for gift in reversed(seen.gifts) if gift.receiver == prompt.seat), ())
    return ()
