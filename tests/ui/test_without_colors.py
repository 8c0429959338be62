"""What differs in meaning differs in form: painted in a single gray, everything still says the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from pinochle_qt.engine.actions import Bid, NameTrump
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.draw.cards.face_store import DeckLook
from pinochle_qt.ui.draw.plates import paint_shape
from pinochle_qt.ui.draw.theme import FELT, SIDE_SHAPES
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.panels.ask.trump import TrumpPanel
from pinochle_qt.ui.panels.show.deal_table import DealTable
from pinochle_qt.ui.rooms.learn.mark_grid import Mark, MarkGrid, MarkGroup
from tests.checks import require
from tests.ui.panel_tools import apply_style
from tests.ui.playing import let_all_decide, play_until
from tests.ui.positions import NAMES, RUN_HAND
from tests.ui.positions import table as deal_table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.ui.playing import Table

INK, GROUND = "#FFFFFF", "#303030"
GROUNDS: Final = ("table", "mat", "strip", "panel", "panel2", "on_accent", "on_link", "on_bubble")
INKS: Final = (
    "line",
    "ctl_line",
    "accent",
    "accent_ink",
    "link",
    "good",
    "bad",
    "text",
    "muted",
    "bubble",
    "bubble_muted",
)
MONO: Final = replace(
    FELT,
    **dict.fromkeys(GROUNDS, GROUND),
    **dict.fromkeys(INKS, INK),
    sides=(INK,) * len(FELT.sides),
)
"""A theme of two grays, in which good and bad, chosen and not chosen, and all sides have one color."""
SEEN: Final = 40
"""The difference above which two grays can be told apart."""
LEAST: Final = 12
"""The number of pixels above which there is a mark."""


@pytest.fixture
def gray(table: Table) -> Table:
    """Return a window without colors."""
    table.window.view.set_theme(MONO, DeckLook())
    apply_style(MONO)
    return table


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures can be told apart; all of them if the sizes differ."""
    if one.size() != other.size():
        return one.width() * one.height()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > SEEN for a, b in pairs)


def test_cards_that_can_be_played_stand_out_from_the_others(gray: Table) -> None:
    gray.open("single_deck_partnership")
    play_until(gray, "play", with_duty=True)
    prompt, hand = require(gray.prompt), gray.window.view.choice.hand
    cards = gray.window.view.event_player.cards
    before = picture(gray.window.view)
    assert {cards.item(token).is_dimmed for token in hand if token.face not in prompt.cards} == {True}
    assert {cards.item(token).is_dimmed for token in hand if token.face in prompt.cards} == {False}
    gray.window.view.event_player.interaction.asked.playable = None
    gray.window.view.event_player.arrange()
    gray.window.view.event_player.finish()
    assert differing(before, picture(gray.window.view)) > 100 * LEAST


def test_the_card_that_wins_the_trick_is_named(gray: Table) -> None:
    gray.open("single_deck_partnership")
    play_until(gray, "play", with_duty=True)
    view = gray.window.view
    while len(gray.controller.observation.trick) < 2:
        gray.answer_by_keys()
        play_until(gray, "play")
    labels = [
        item.shown[0] for item in view.scene().items() if hasattr(item, "shown") and item.isVisible() and item.shown
    ]
    assert "Winning" in labels


def test_the_bid_that_is_recommended_is_marked(home: QWidget) -> None:
    deal = deal_table(hand=RUN_HAND)
    panel = BidPanel(home)
    panel.ask(deal.prompt, deal.seen(), NAMES)
    apply_style(MONO)
    panel.resize(528, 224)
    before = picture(panel)
    assert deal.prompt.bids is not None
    panel.suggest(Bid(deal.prompt.seat or 0, deal.prompt.bids.amounts(3)[2]))
    assert differing(before, picture(panel)) > LEAST


def test_the_suit_that_is_chosen_is_marked(home: QWidget) -> None:
    deal = deal_table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "trump")
    panel = TrumpPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    apply_style(MONO)
    panel.resize(528, 224)
    suits = [action.suit for action in prompt.choices if isinstance(action, NameTrump)]
    seen = []
    for suit in suits[:2]:
        panel.suggest(NameTrump(prompt.seat or 0, suit))
        seen.append(picture(panel))
    assert differing(*seen) > LEAST


@pytest.mark.parametrize("kind", [Kind.PLAIN, Kind.MAIN, Kind.TOOL])
def test_a_disabled_button_has_another_shape(home: QWidget, kind: Kind) -> None:
    button = PanelButton(kind, home)
    button.set_label("Pass")
    apply_style(MONO)
    button.resize(120, 48)
    usable = picture(button)
    button.setEnabled(False)
    assert differing(usable, picture(button)) > LEAST


def test_right_wrong_and_open_problems_are_distinguishable(home: QWidget) -> None:
    seen = []
    for state in ("open", "right", "wrong"):
        grid = MarkGrid(home)
        apply_style(MONO)
        grid.show_groups([MarkGroup("Endings", (Mark("1", state, state),))], 0)
        grid.resize(200, 120)
        seen.append(picture(grid))
    assert min(differing(seen[a], seen[b]) for a, b in ((0, 1), (0, 2), (1, 2))) > LEAST


def test_made_and_set_contracts_are_distinguished_in_words(table: Table) -> None:
    session = table.begun("single_deck_partnership", target=9000)
    let_all_decide(session, lambda _: any(result.is_set for result in session.match.results[-1:]))
    table.window.matches.open(session)
    table.qtbot.waitUntil(lambda: table.window.panels.is_shown("score"))
    table.window.presenter.next_deal()
    table.window.presenter.toggle("score")
    deals = require(table.window.panels.score.findChild(DealTable))
    contracts = [str(deals.model().index(row, 1).data()) for row in range(len(session.match.results))]
    assert [line.endswith(", set") for line in contracts] == [result.is_failed for result in session.match.results]


def test_every_side_has_its_own_shape() -> None:
    seen = []
    for shape in SIDE_SHAPES:
        image = QImage(24, 24, QImage.Format.Format_RGB32)
        image.fill(QColor(GROUND))
        painter = QPainter(image)
        paint_shape(painter, shape, QPointF(12, 12), 18, INK)
        painter.end()
        seen.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    pairs = [(a, b) for at, a in enumerate(seen) for b in seen[at + 1 :]]
    assert min(differing(a, b) for a, b in pairs) > LEAST
