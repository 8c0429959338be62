"""The game in which two players draft their hands from the pack: the whole table uses one set of terms for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import Keep, Reject
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.advice import advice
from pinochle_qt.words.labels import Word
from tests.checks import require

if TYPE_CHECKING:
    from tests.ui.playing import Table

DRAFT = "two_handed_draft"


def left(table: Table) -> list[str]:
    """Return what the labels on the table say about the pack."""
    items = table.window.view.scene().items()
    return [str(item.shown[0]) for item in items if isinstance(item, PillItem) and item.isVisible()]


def test_the_strip_describes_the_draft_before_the_auction(table: Table) -> None:
    table.open(DRAFT)
    names = ("You", "Ben")
    while (prompt := table.wait_for_turn()) is not None and prompt.kind == "draft":
        assert lines.strip_notes(table.controller.observation, names)[0] == Word.DRAFTING()
        table.controller.submit(Keep(prompt.seat or 0))
    assert lines.strip_notes(table.controller.observation, names)[0] != Word.DRAFTING()


def test_a_turned_card_is_not_counted_among_the_remaining_ones(table: Table) -> None:
    table.open(DRAFT)
    assert table.wait_for_turn() is not None
    seen = table.controller.observation
    assert seen.draft_first is not None
    assert left(table) == [Word.PILE_LEFT(count=seen.stock_count - 1)]


def test_a_hint_names_the_button(table: Table) -> None:
    table.open(DRAFT)
    prompt = require(table.wait_for_turn())
    buttons = {button.text() for button in table.window.panels.decide.findChildren(PanelButton) if button.isVisible()}
    assert buttons == {advice(action, prompt.rules, ()) for action in (Keep(0), Reject(0))}
