"""A bid is conceded with the mouse, wherever the rules allow it, and the window says what it costs."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import Concede
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.results import deal_headline
from tests.checks import require
from tests.ui.playing import Table, let_all_decide, play_until

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import OptionValue

FIRST: dict[str, OptionValue] = {"widow.trump_first": True}
HALF: dict[str, OptionValue] = {"scoring.giving_up": "half"}


def open_where_conceded(table: Table, preset: str, options: dict[str, OptionValue], kind: str) -> None:
    """Begin a game in whose first deal the player at the screen is asked something that may be answered so."""
    rules = patch(PRESETS[preset], options)
    for seed in count(5):
        session = table.begun(preset, seed, rules=rules)
        session.deal()
        prompt = let_all_decide(session, lambda each: each.seat is None or (each.seat == 0 and each.kind == kind))
        if prompt.seat is not None and any(isinstance(choice, Concede) for choice in prompt.choices):
            break
    table.open(preset, seed, rules=rules)
    play_until(table, kind)


@pytest.mark.parametrize(
    ("preset", "options", "kind"),
    [
        ("auction_pinochle", {}, "trump"),
        ("auction_pinochle", FIRST, "decide"),
        ("auction_pinochle", {**FIRST, **HALF}, "decide"),
        ("three_handed_auction", {}, "trump"),
        ("three_handed_auction", {**FIRST, **HALF}, "decide"),
        ("check_pinochle", FIRST, "decide"),
        ("partnership_four_handed_kitty", {"widow.concede": True}, "distribute"),
    ],
)
def test_a_click_concedes_a_bid(table: Table, preset: str, options: dict[str, OptionValue], kind: str) -> None:
    open_where_conceded(table, preset, options, kind)
    session = table.controller.session
    prompt = require(table.prompt)
    concession = next(choice for choice in prompt.choices if isinstance(choice, Concede))
    table.press_choice(prompt, concession)
    while table.wait_for_turn() is not None:  # trump is named, and melds are shown, for what the others score
        table.answer_by_mouse()
    result = session.match.results[-1]
    assert (result.outcome, result.declarer) == ("conceded", 0)
    bid = require(result.bid)
    assert isinstance(bid, int)
    if preset != "auction_pinochle":
        assert result.score[0] == (-bid if "scoring.giving_up" not in options else -(-(-bid // 20) * 10))
    score = table.window.panels.score
    table.qtbot.waitUntil(score.isVisible)
    said = deal_headline(result, session.rules, table.controller.names)
    assert said.title in score.accessibleName() + score.accessibleDescription()
    table.press(score.main_button)  # the next deal goes on
    table.qtbot.waitUntil(lambda: len(session.steps) > 0 and session.match.number == 2)
