"""Everything that the page shows for a choice of filters, computed in the thread of the index."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.library.expert_comparison import ExpertComparison, comparison
from pinochle_qt.library.opinions import leads_in
from pinochle_qt.library.statistics import Statistics, in_one_unit, statistics_of
from pinochle_qt.session.rule_sets import RuleSets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.played_hands import Choices, Criteria, PlayedHands
    from pinochle_qt.library.statistics import Part
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.variants.rule_file import RuleSet

_MOST_MISSING: Final = 500
"""Greatest number of deals to report at once that Expert has yet to play."""


class ReportRequest(Struct, frozen=True):
    """A request for a report."""

    criteria: Criteria
    starts: tuple[int, ...]
    """The start of each period of the date filter, in nanoseconds, for counting its games."""
    counted_from: Mapping[Part, int]
    """For each part that was reset, the time from which its games count, in nanoseconds."""
    paths: Paths


class Report(Struct, frozen=True):
    """The answer to a request."""

    played: PlayedHands
    criteria: Criteria
    """The filters that were applied; if nobody of the requested name has played, with the name that has most games."""
    choices: Choices
    sums: Statistics
    course: ExpertComparison
    kept: tuple[RuleSet, ...]
    """The rules that are saved under a name."""
    missing: tuple[tuple[str, Hand], ...]
    """Deals that Expert has yet to play, each with the file of its game, the latest first."""


def report(played: PlayedHands, wanted: ReportRequest) -> Report:
    """Return everything to show for the requested games."""
    criteria = wanted.criteria
    choices = played.choices(criteria, wanted.starts)
    if choices.names and criteria.name not in choices.names:
        criteria = replace(criteria, name=max(choices.names, key=lambda name: choices.names[name]))
        choices = played.choices(criteria, wanted.starts)
    entries = list(played.matching(criteria))
    sums = statistics_of(entries, wanted.counted_from)
    leads = leads_in(wanted.paths.opinions)
    recent = in_one_unit([entry for entry in entries if entry.when >= wanted.counted_from.get("luck", 0)])
    for entry in recent:
        if any(hand.key in leads for hand in entry.hands):
            sums.note("compared", entry.path)
    missing = (
        (entry.path, hand)
        for entry in reversed(recent)
        for hand in reversed(entry.hands)
        if hand.key and hand.key not in leads
    )
    kept, _ = RuleSets(wanted.paths.rule_sets).all()
    course_line = comparison(recent, leads)
    return Report(played, criteria, choices, sums, course_line, kept, tuple(islice(missing, _MOST_MISSING)))
