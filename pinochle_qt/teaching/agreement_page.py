"""The page of a bidding agreement, made from its data: each bid, how it is kept, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.inference.agreements import (
    CUSTOM,
    HELP_AND_STEPS,
    MELD_BIDS,
    PLAIN,
    custom_of,
    fitting,
    meaning_of_bid,
)
from pinochle_qt.ai.reasons import Points, Reason
from pinochle_qt.engine.prompts import bids_over
from pinochle_qt.teaching.agreement_catalog import AgreementWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.inference.agreements import Agreement, BidMeaning
    from pinochle_qt.ai.reasons import Fact
    from pinochle_qt.engine.rules import Rules

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
    measured = tuple(each for each in MEASURED if each.agreement == agreement.name)
    return AgreementPage(
        _reason(_ABOUT[agreement.name]), tuple(_rows(agreement, rules)), tuple(_how_kept(agreement)), measured
    )


def agreed_label(agreements: Sequence[str], rules: Rules) -> str:
    """Return the label of the button for agreements, which names the agreement of each side."""
    names = dict.fromkeys(fitting(agreements, rules))
    if not names:
        return AgreementWord.OPEN()
    return AgreementWord.AGREED(names=" / ".join(NAMES[name]() for name in names))


def _rows(agreement: Agreement, rules: Rules) -> Iterator[Row]:
    if not agreement.sayings:
        return
    count = agreement.most_steps + 1
    openings = bids_over(rules.auction, None).amounts(count)
    lowest = openings[0]
    raises = bids_over(rules.auction, lowest).amounts(count)
    if any(each.on == "over_opening" for each in agreement.sayings):
        bid = _reason(AgreementWord.OVER_OPENING, amount=Points(raises[0]), opened=Points(lowest))
        yield Row(bid, _shown_meaning(meaning_of_bid(agreement, [lowest], raises[0], rules)))
    if any(each.on == "opening" for each in agreement.sayings):
        meanings = [(amount, meaning_of_bid(agreement, [], amount, rules)) for amount in openings]
        yield from _grouped(meanings, AgreementWord.OPENING, AgreementWord.OPENING_MORE)
    earlier_bids = [lowest, lowest]  # directly over the opening, a raise may mean something else
    supports = any(each.on == "support" for each in agreement.sayings)
    if supports:
        yield Row(_reason(AgreementWord.BEFORE), _reason(AgreementWord.SHOWS_NOTHING))
    meanings = [
        (amount - lowest, meaning_of_bid(agreement, earlier_bids, amount, rules, supports=supports))
        for amount in raises
    ]
    yield from _grouped(meanings, AgreementWord.RAISE, AgreementWord.RAISE_MORE)
    if rules.auction.pass_with_help:
        yield Row(_reason(AgreementWord.PASS_HELP), _reason(AgreementWord.SHOWS_HELP))


def _grouped(
    meanings: Sequence[tuple[int, BidMeaning | None]], one: AgreementWord, more: AgreementWord
) -> Iterator[Row]:
    """Yield a row for each different meaning; the last one applies to all higher bids as well."""
    for at, (amount, meaning) in enumerate(meanings):
        if at and meanings[at - 1][1] == meaning:
            continue
        is_last = meaning == meanings[-1][1]
        yield Row(_reason(more if is_last else one, amount=Points(amount)), _shown_meaning(meaning))


def _shown_meaning(meaning: BidMeaning | None) -> Reason:
    if meaning is None:
        return _reason(AgreementWord.SHOWS_NOTHING)
    if meaning.shows == "meld":
        return _reason(AgreementWord.SHOWS_MELD, points=Points(meaning.points))
    return _reason(AgreementWord.SHOWS_ACES if meaning.shows == "aces" else AgreementWord.ASKS)


def _how_kept(agreement: Agreement) -> Iterator[Reason]:
    if agreement.is_custom or not agreement.sayings:
        return
    yield _reason(AgreementWord.COUNTED)
    yield _reason(AgreementWord.TAKEN_BACK)
    yield _reason(AgreementWord.HEARD)
    yield _reason(AgreementWord.KEPT)
    if agreement is MELD_BIDS:
        yield _reason(AgreementWord.READING)


def _reason(sentence: AgreementWord, **facts: Fact) -> Reason:
    return Reason(sentence, facts)
