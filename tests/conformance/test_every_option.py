"""Every value of every option can be played where it matters; random games alone would rarely try some of them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.engine.game import Game
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, Option, Range, patch
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.variants.presets import PRESETS
from tests.engine.test_problems import repaired
from tests.session.driving import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import OptionValue, Rules


def some_values(option: Option) -> tuple[OptionValue, ...]:
    allowed = option.allowed
    values = (allowed.min, min(allowed.max, 400)) if isinstance(allowed, Range) else allowed
    if option.other is not None:
        values = (*values, option.other.min, min(option.other.max, 350))
    return tuple(value for value in values if value != option.default)


EVERY_VALUE: Final = [(option, value) for option in OPTIONS.values() for value in some_values(option)]


def games(option: Option, value: OptionValue) -> Iterator[tuple[str, Rules]]:
    """Yield the presets, with the value set, in which it matters and is consistent with everything else.

    If there are none, yield those in which it is after repairs.
    """
    changed = [(preset, patch(rules, {option.key: value})) for preset, rules in PRESETS.items()]
    found = [(preset, rules) for preset, rules in changed if option.relevant(rules) and not problems(rules)]
    if found:
        yield from found
        return
    for preset, rules in changed:
        mended = repaired(rules, rounds=2)
        if patch(mended, {option.key: value}) == mended and option.relevant(mended) and not problems(mended):
            yield preset, mended


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE, ids=[f"{each.key}={value}" for each, value in EVERY_VALUE])
def test_no_card_or_point_is_lost_with_any_option(option: Option, value: OptionValue) -> None:
    for preset, rules in islice(games(option, value), 2):
        session = played(preset, deals=4, people=(), rules=rules)
        game = Game(rules)
        for step in session.steps:
            deal = step.after.deal
            if deal is None or deal.ending is not None:
                check_invariants(game, step.after)
