"""The page of a bidding agreement, made from its data: each bid, how it is kept, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.inference.agreements import (
    CHOICES,
    CUSTOM,
    HELP_AND_STEPS,
    MELD_BIDS,
    PLAIN,
    custom_of,
    fitting,
    meaning_of,
    named,
    said_with,
)
from pinochle_qt.ai.reasons import Points, Reason
from pinochle_qt.engine.prompts import bids_over
from pinochle_qt.engine.sayings import Agreement
from pinochle_qt.teaching.agreement_catalog import AgreementWord
from pinochle_qt.teaching.agreement_check import RANGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.inference.agreements import BidMeaning
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed, Situation

NAMES: Final = {
    PLAIN.name: AgreementWord.PLAIN,
    HELP_AND_STEPS.name: AgreementWord.HELP_AND_STEPS,
    MELD_BIDS.name: AgreementWord.MELD_BIDS,
}
"""The titles of the agreements."""
_ABOUT: Final = {
    PLAIN.name: AgreementWord.PLAIN_ABOUT,
    CUSTOM.name: AgreementWord.CUSTOM_ABOUT,
    HELP_AND_STEPS.name: AgreementWord.HELP_AND_STEPS_ABOUT,
    MELD_BIDS.name: AgreementWord.MELD_BIDS_ABOUT,
}

_SITUATIONS: Final[tuple[Situation, ...]] = ("over_opening", "opening", "after_partner", "after_opponents", "raise")
"""In the order in which bids are listed."""


class AgreementMeasurement(Struct, frozen=True):
    """What an agreement was worth to a side, against a side without one on the same cards."""

    agreement: str
    preset: str
    level: str
    lead: float
    """By how many points per deal the side beat the others."""
    error: float
    """The standard error of `lead`."""
    deals: int
    seed: int

    @property
    def margin(self) -> float:
        """A lead that chance alone hardly exceeds, in points per deal."""
        return _CLEAR_ERRORS * self.error

    @property
    def verdict(self) -> AgreementWord:
        """The sentence that sums it up."""
        if self.lead >= self.margin:
            return AgreementWord.STRONGER
        return AgreementWord.WEAKER if self.lead <= -self.margin else AgreementWord.NOT_STRONGER


MEASURED: Final = (
    AgreementMeasurement(HELP_AND_STEPS.name, "single_deck_partnership", "steady", -1.1, 3.8, 1500, 6001),
    AgreementMeasurement(MELD_BIDS.name, "double_deck_four_handed", "steady", 6.0, 2.4, 1500, 6001),
)
"""Measured with `python -m tests.benchmarks.agreements --preset … --agreement … --level … --deals … --seed …`."""
_CLEAR_ERRORS: Final = 2.0
"""How many standard errors a measured lead must reach to count as a lead."""


class Row(Struct, frozen=True):
    """A bid, and its meaning."""

    bid: Reason
    says: Reason


class AgreementPage(Struct, frozen=True):
    """Everything to know about an agreement in a game."""

    about: Reason
    rows: tuple[Row, ...]
    kept: tuple[Reason, ...]
    """Sentences about how it is kept."""
    measured: tuple[AgreementMeasurement, ...]
    """Its measured worth, in the games in which it was measured."""


def page_of(chosen: Agreement, rules: Rules) -> AgreementPage:
    """Return the page of an agreement that can be chosen for a game."""
    agreement = custom_of(rules) if chosen is PLAIN else chosen
    ships = agreement.is_custom or agreement in CHOICES
    about = _ABOUT[agreement.name] if ships else AgreementWord.OWN_ABOUT
    measured = tuple(each for each in MEASURED if ships and each.agreement == agreement.name)
    return AgreementPage(about.because(), tuple(_rows(agreement, rules)), tuple(_how_kept(agreement)), measured)


def title_of(agreed: Agreed) -> str:
    """Return the title of an agreement: the text of a stranger if it is one that people have made."""
    return agreed.name if isinstance(agreed, Agreement) and agreed not in CHOICES else NAMES[named(agreed).name]()


def agreed_label(agreements: Sequence[Agreed], rules: Rules) -> str:
    """Return the label of the button for agreements, which names the agreement of each side."""
    names = dict.fromkeys(fitting(agreements, rules))
    if not names:
        return AgreementWord.OPEN()
    return AgreementWord.AGREED(names=" / ".join(map(title_of, names)))


def bid_in_words(situation: Situation, steps: int, rules: Rules, *, goes_on: bool) -> Reason:
    """Return which bid is meant in a situation, so many steps above the lowest one, or more if it goes on."""
    lowest = bids_over(rules.auction, None).minimum
    before = None if situation == "opening" else lowest
    amount = bids_over(rules.auction, before).amounts(steps + 1)[-1]
    sentence = AgreementWord[f"{situation}_MORE".upper() if goes_on else situation.upper()]
    if situation in {"opening", "over_opening"}:
        return sentence.because(amount=Points(amount), opened=Points(lowest))
    return sentence.because(amount=Points(amount - lowest))


def shown_in_words(meaning: BidMeaning | None) -> Reason:
    """Return what a bid shows."""
    if meaning is None:
        return AgreementWord.SHOWS_NOTHING.because()
    least, below = meaning.least, meaning.below or 0
    has_limit = meaning.below is not None and meaning.shows in RANGES
    sentence = AgreementWord[f"SHOWS_{meaning.shows}{'_below' if has_limit else ''}".upper()]
    if meaning.shows == "meld":
        return sentence.because(points=Points(least), below=Points(below))
    return sentence.because(count=least, below=below)


def _rows(agreement: Agreement, rules: Rules) -> Iterator[Row]:
    if not agreement.sayings:
        return
    named_situations = {each.on for each in agreement.sayings}
    if named_situations == {"after_partner"}:
        yield Row(AgreementWord.BEFORE.because(), shown_in_words(None))
    for situation in (each for each in _SITUATIONS if each in named_situations):
        yield from _rows_of(agreement, situation, rules)
    if rules.auction.pass_with_help:
        yield Row(AgreementWord.PASS_HELP.because(), AgreementWord.SHOWS_HELP.because())


def _rows_of(agreement: Agreement, situation: Situation, rules: Rules) -> Iterator[Row]:
    """Yield a row for each different meaning; the last one applies to all higher bids as well."""
    found = [
        said_with(agreement, {situation} if situation == "opening" else {situation, "raise"}, steps)
        for steps in range(agreement.most_steps + 1)
    ]
    meanings = [None if saying is None else meaning_of(saying) for saying in found]
    for steps, (saying, meaning) in enumerate(zip(found, meanings, strict=True)):
        is_repeated = steps > 0 and meanings[steps - 1] == meaning
        if not is_repeated and (saying is None or saying.on == situation):  # what any raise shows has rows of its own
            goes_on = all(each == meaning for each in meanings[steps:])
            yield Row(bid_in_words(situation, steps, rules, goes_on=goes_on), shown_in_words(meaning))


def _how_kept(agreement: Agreement) -> Iterator[Reason]:
    if agreement.is_custom or not agreement.sayings:
        return
    yield AgreementWord.COUNTED.because()
    if any(each.on != "opening" and each.shows in {"meld", "aces_around", "aces"} for each in agreement.sayings):
        yield AgreementWord.TAKEN_BACK.because()
    yield AgreementWord.HEARD.because()
    yield AgreementWord.KEPT.because()
    if agreement not in CHOICES:
        yield AgreementWord.ORDER.because()
    if agreement is MELD_BIDS:
        yield AgreementWord.READING.because()
