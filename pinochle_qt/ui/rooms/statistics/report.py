"""Everything that the page says for one choice of filters; worked out in the thread of the index."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.library.course import Course, course
from pinochle_qt.library.statistics import Statistics, statistics_of
from pinochle_qt.session.rule_sets import RuleSets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.ledger import Choices, Ledger, Wish
    from pinochle_qt.library.statistics import Part
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.variants.rule_file import RuleSet

_MOST_MISSING: Final = 500
"""So many deals that Expert has still to play are told at once."""


class Wanted(Struct, frozen=True):
    """What is asked about."""

    wish: Wish
    starts: tuple[int, ...]
    """Times, in nanoseconds, from which on games are to be numbered for the filter of dates."""
    anew: Mapping[Part, int]
    """For each part since when its games count, in nanoseconds."""
    paths: Paths


class Report(Struct, frozen=True):
    """The answer."""

    ledger: Ledger
    wish: Wish
    """What was asked about; if nobody of that name has played, whoever has most."""
    choices: Choices
    sums: Statistics
    course: Course
    kept: tuple[RuleSet, ...]
    """The rules that are kept under a name."""
    missing: tuple[tuple[str, Hand], ...]
    """Deals that Expert has still to play, each with the file of its game, the latest first."""


def report(ledger: Ledger, wanted: Wanted) -> Report:
    """Return what games amount to."""
    from pinochle_qt.library.opinions import leads_in  # with the players' judging; the page is there before

    wish = wanted.wish
    choices = ledger.choices(wish, wanted.starts)
    if choices.names and wish.name not in choices.names:
        wish = replace(wish, name=max(choices.names, key=lambda name: choices.names[name]))
        choices = ledger.choices(wish, wanted.starts)
    entries = list(ledger.wished(wish))
    sums = statistics_of(entries, wanted.anew)
    leads = leads_in(wanted.paths.opinions)
    lately = [entry for entry in entries if entry.when >= wanted.anew.get("luck", 0)]
    for entry in lately:
        if any(hand.key in leads for hand in entry.hands):
            sums.note("compared", entry.path)
    missing = (
        (entry.path, hand)
        for entry in reversed(lately)
        for hand in reversed(entry.hands)
        if hand.key and hand.key not in leads
    )
    kept, _ = RuleSets(wanted.paths.rule_sets).all()
    line = course(lately, leads)
    return Report(ledger, wish, choices, sums, line, kept, tuple(islice(missing, _MOST_MISSING)))
