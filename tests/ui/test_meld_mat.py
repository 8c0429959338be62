"""The mat of stock games, on which a meld is drafted by mouse, with its points and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Done, ExchangeDix, ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, Suit, cards_text, parse_cards
from pinochle_qt.engine.melds.draft import examine
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import RADIUS_PANEL, Role, Speed, Tempo
from pinochle_qt.ui.table.geometry.melds.compose_melds import draft_groups
from pinochle_qt.ui.table.geometry.panels import meld_mat
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.meld_remarks import draft_remarks, turn_remarks
from pinochle_qt.words.text import suit_name
from tests.checks import require
from tests.engine.test_first_marriage import named_by_meld
from tests.ui import inspection
from tests.ui.moments import moments, session_at
from tests.ui.panel_tools import texts
from tests.ui.playing import LEFT, Table, let_all_decide, play_until
from tests.ui.positions import RUN_HAND
from tests.ui.positions import table as position

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.table.zones.tokens import Token


SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


def lay_out_by_mouse(table: Table, faces: str) -> None:
    """Take everything off the mat with clicks, and drag the named cards from the hand onto it."""
    view = table.window.view
    for token in list(view.event_player.interaction.chosen.draft):
        table.click_card(token)
    mat = meld_mat(view.layout_now)
    for face in parse_cards(faces):
        table.drag_card(table.token(face, view.choice.hand), view.mapFromScene(mat.center.x, mat.center.y))


def open_meld_turn(table: Table, size: tuple[int, int]) -> None:
    """Reach a turn in which a run can be melded with cards of earlier melds."""
    table.window.resize(*size)
    QApplication.processEvents()  # the menu bar gets its height a moment later, which moves the table
    session = table.begun("hayes_two_handed", 498)
    hand = parse_cards("TD KD AD AH")
    let_all_decide(session, lambda each: each.seat == 0 and each.kind == "meld" and set(hand) <= set(each.hand))
    table.window.matches.open(session)
    assert require(table.wait_for_turn()).kind == "meld"


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_a_meld_in_a_stock_game_is_drafted_on_a_mat_with_its_points(table: Table, size: tuple[int, int]) -> None:
    open_meld_turn(table, size)
    panels, event_player = table.window.panels, table.window.view.event_player
    assert panels.mat.isVisible()
    lay_out_by_mouse(table, "TD KD AD")
    assert "Your meld: 150" in texts(panels.mat)
    assert [group.meld.kind for group in draft_groups(event_player.interaction)[0]] == ["run"]
    assert len(event_player.interaction.chosen.reused) == 2  # queen and jack lie in a pinochle
    assert panels.melds.main_button is not None
    assert panels.melds.main_button.isEnabled()
    box = meld_mat(table.window.view.layout_now)
    for token in event_player.interaction.chosen.draft:
        card = event_player.cards.item(token).box()
        assert box.contains(Rect(round(card.x()), round(card.y()), round(card.width()), round(card.height())))
    assert inspection.overlaps(table.window) == []


def test_the_mat_of_a_stock_game_says_what_is_missing(table: Table) -> None:
    open_meld_turn(table, (1280, 800))
    mat = table.window.panels.mat
    lay_out_by_mouse(table, "TD KD")
    assert mat.remarks[0].sentence == "Run in diamonds: A♦ is in your hand. Lay it down for 150 more."
    assert any(line.words.startswith("Run in diamonds") for line in mat.lines())
    lay_out_by_mouse(table, "AD AH")
    assert "150" not in "".join(texts(mat))


def test_enter_and_the_gray_button_say_why_a_draft_is_no_meld(table: Table) -> None:
    open_meld_turn(table, (1280, 800))
    view, melds = table.window.view, table.window.panels.melds
    lay_out_by_mouse(table, "TD AH")
    button = require(melds.main_button)
    asks: tuple[Callable[[], None], ...] = (
        lambda: QTest.keyClick(view, Qt.Key.Key_Return),
        lambda: QTest.keyClick(melds, Qt.Key.Key_Return),
        lambda: QTest.mouseClick(button, LEFT),
    )
    melds.setFocus()
    for ask in asks:
        view.reason.hide()
        ask()
        assert view.reason.is_shown
        assert table.prompt is not None
        assert table.prompt.kind == "meld"
    assert table.window.panels.mat.why_not.endswith(".")


def test_undoing_a_meld_while_its_points_count_up_removes_them(table: Table) -> None:
    table.open(SINGLE, seed=3)
    play_until(table, "show")
    view = table.window.view
    view.set_tempo(Tempo(Speed.SLOW))
    table.answer_by_mouse()
    table.qtbot.waitUntil(lambda: view.seats.count.is_running and bool(view.seats.counting))
    table.controller.undo()
    assert not view.seats.counting
    view.event_player.finish()


def test_a_missing_second_copy_is_distinguished_from_the_card_held() -> None:
    deal = position(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "show" and each.seat == 0)
    assert prompt.trump is not None
    laid, hand = parse_cards("QS JD"), parse_cards("QS JD JD")
    remarks = list(draft_remarks(examine(laid, hand, prompt.trump, prompt.rules), laid, prompt))
    assert ("Double pinochle: another Q♠ is missing", "Worth 260 more. You hold Q♠ J♦ J♦.") in remarks


def test_a_missing_second_marriage_is_distinguished_from_one_in_another_suit() -> None:
    deal = position(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "show" and each.seat == 0)
    laid = parse_cards("KH QH KD QD")
    hand = parse_cards("KH QH QH KD QD")
    remarks = [each.title for each in draft_remarks(examine(laid, hand, Suit.SPADES, prompt.rules), laid, prompt)]
    assert "Marriage ×2 in hearts: another K♥ is missing" in remarks


def test_a_meld_missing_a_second_time_names_every_card_as_another_copy(table: Table) -> None:
    moment = next(each for each in moments(STOCK) if each.name == "meld")
    table.window.matches.open(session_at(STOCK, moment))
    prompt = require(table.prompt)
    pair = parse_cards("QS JD")
    remarks = list(turn_remarks(pair, (), replace(prompt, hand=pair), (*pair, *pair)))
    assert ("Double pinochle: another Q♠ and another J♦ are missing", "Worth 30 more. You hold Q♠ J♦.") in remarks


def test_a_mat_without_a_meld_says_what_is_missing(table: Table) -> None:
    moment = next(each for each in moments("partnership_four_handed") if each.name == "show")
    table.window.matches.open(session_at("partnership_four_handed", moment))
    mat = table.window.panels.mat
    assert not table.window.view.event_player.interaction.chosen.draft
    assert len(mat.remarks) > 2
    assert [line.words for line in mat.lines()][:2] == [each.title for each in mat.remarks[:2]]


def pills(table: Table) -> list[tuple[str, str]]:
    """Return the labels on the table: what they name, and the points."""
    items = table.window.view.scene().items()
    shown = [item.shown for item in items if isinstance(item, PillItem) and item.isVisible()]
    return sorted((str(text), str(number)) for text, number, *_ in shown)


def test_a_marriage_can_be_drafted_while_there_is_no_trump_and_no_card_is_turned_up(table: Table) -> None:
    session = table.begun("bezique", 3, rules=named_by_meld("bezique"))
    let_all_decide(session, lambda each: each.seat == 0 and each.kind == "meld" and len(each.choices) > 1)
    table.window.matches.open(session)
    prompt = require(table.wait_for_turn())
    assert prompt.trump is None
    assert [text for text, _ in pills(table) if text == Word.UPCARD()] == []
    assert any(text.endswith(" left") for text, _ in pills(table))
    marriage = next(each.melds[0] for each in prompt.choices if isinstance(each, ShowMelds))
    lay_out_by_mouse(table, cards_text(marriage.cards))
    assert "Your meld: 40" in texts(table.window.panels.mat)
    assert table.window.panels.mat.remarks[0].title == f"Trump from now on: {suit_name(SUIT_OF[marriage.cards[0]])}"
    table.press(table.window.panels.melds.main_button)
    table.wait_for_turn()
    assert require(table.window.view.event_player.observation).trump == SUIT_OF[marriage.cards[0]]


def point_at(table: Table, token: Token) -> None:
    """Move the pointer over the left edge of a card."""
    view = table.window.view
    box = view.event_player.cards.item(token).box()
    QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(box.left() + 4, box.top() + 12)))


def test_hovering_a_shared_card_on_the_mat_names_the_melds_it_serves_in(table: Table) -> None:
    preset = "five_handed_called_partner"
    table.window.matches.open(session_at(preset, next(each for each in moments(preset) if each.name == "show")))
    groups = draft_groups(table.window.view.event_player.interaction)[0]
    assert {group.meld.kind for group in groups} == {"pinochle", "marriage"}
    (shared,) = (token for group in groups for token in group.ghosts)
    before = pills(table)
    assert {("Pinochle", "40"), ("Marriage", "20")} <= set(before)
    point_at(table, shared)
    assert set(pills(table)) == {*before, ("Pinochle and marriage", "60")}
    items = [item for item in table.window.view.scene().items() if isinstance(item, PillItem)]
    named = next(item for item in items if str(item.shown[0]) == "Pinochle and marriage")
    badge = table.window.view.event_player.cards.item(shared).overlays["shared"]
    assert not named.sceneBoundingRect().intersects(badge.sceneBoundingRect())
    point_at(table, table.window.view.choice.hand[-1])
    assert pills(table) == before


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_the_title_of_a_mat_avoids_its_rounded_corner(table: Table, size: tuple[int, int]) -> None:
    open_meld_turn(table, size)
    mat = table.window.panels.mat
    (title,) = (label for label in mat.findChildren(SuitLabel) if label.text() == mat.accessibleName())
    assert title.x() > RADIUS_PANEL
    painted = title.y() + (title.height() - style.font(Role.NAME).pixelSize()) // 2
    assert painted >= RADIUS_PANEL // 2


def test_a_dix_on_the_mat_can_be_exchanged_before_the_last_draw(table: Table) -> None:
    """All that is left then is the draw, about which nobody is asked, and the other player draws the dix."""
    session, policy, exchange = table.begun("wikipedia_two_handed", 119), Policy(), ExchangeDix(0)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        seen = session.observe(prompt.seat)
        if exchange in prompt.choices and seen.stock_count == 2:
            break
        chosen = policy.decide(seen, prompt, None).action
        session.submit(Done(0) if chosen == exchange else chosen)
    table.window.matches.open(session)
    assert table.wait_for_turn() == prompt
    lay_out_by_mouse(table, "9H")
    interaction = table.window.view.event_player.interaction
    assert [meld.kind for meld in interaction.chosen.melds] == ["dix"]
    table.controller.submit(exchange)
    assert session.observe(0).stock_count == 0
    assert interaction.chosen.draft == []
