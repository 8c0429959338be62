"""The bid panel, and what all panels have in common, with real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.errors import Refusal, Rejection
from pinochle_qt.engine.prompts import BidRange, Prompt
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.suit_chip import SuitChip
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import RED_SUITS, text_width
from pinochle_qt.ui.draw.theme import Role, Speed, Tempo
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.panels.ask.trump import TrumpPanel
from pinochle_qt.ui.presenter.suggestion import Suggestion
from pinochle_qt.ui.table.geometry.panels import OVER_HAND
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.ui.inspection import overlapping_children
from tests.ui.panel_tools import answers, apply_style, buttons, click, key, opened, press, texts, type_in
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, STOCK, table


@pytest.fixture
def panel(home: QWidget) -> BidPanel:
    deal = table(hand=RUN_HAND)
    for amount in (250, 260, 270, 320):
        seat = require(deal.prompt.seat)
        deal.do(Bid(seat, amount))
    bid_panel = BidPanel(home)
    bid_panel.ask(deal.prompt, deal.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    return bid_panel


def test_enter_makes_the_lowest_bid(panel: BidPanel) -> None:
    heard = answers(panel)
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 330)]


def test_the_panel_says_whose_bid_to_beat(panel: BidPanel) -> None:
    assert "At least 330 to beat David" in texts(panel)


def test_the_chips_are_the_next_bids_and_a_round_one(panel: BidPanel) -> None:
    assert {"330", "340", "350", "360", "400"} <= set(buttons(panel))


def test_a_bid_over_ones_own_partner_is_described_as_that(home: QWidget) -> None:
    bid_panel, dealt = BidPanel(home), table(hand=RUN_HAND, dealer=1)
    dealt.do(Bid(2, 250))
    dealt.do(Pass(3))
    bid_panel.ask(dealt.prompt, dealt.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    assert Word.OVER_PARTNER(amount="260") in texts(bid_panel)


@pytest.fixture
def over_partner(home: QWidget) -> BidPanel:
    bid_panel, dealt = BidPanel(home), table(hand=RUN_HAND, dealer=1)
    dealt.do(Bid(2, 250))
    dealt.do(Pass(3))
    bid_panel.ask(dealt.prompt, dealt.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    return bid_panel


def test_enter_passes_while_the_partner_has_the_bid_and_looks_and_reads_so(over_partner: BidPanel) -> None:
    heard = answers(over_partner)
    assert (buttons(over_partner)["Pass"].cap, buttons(over_partner)["Bid 260"].cap) == ("Enter", "")
    assert over_partner.accessibleDescription().endswith("Enter: Pass")
    key(over_partner, Qt.Key.Key_Return)
    assert heard == [Pass(0)]


@pytest.mark.parametrize("choose", ["300", "+", "2"])
def test_enter_bids_over_the_partner_once_an_amount_is_chosen(over_partner: BidPanel, choose: str) -> None:
    heard = answers(over_partner)
    if choose == "2":
        type_in(over_partner, choose)
    else:
        press(over_partner, choose)
    key(over_partner, Qt.Key.Key_Return)
    assert heard == [Bid(0, over_partner.amount)]


def test_what_enter_does_survives_a_hint_and_another_size(over_partner: BidPanel) -> None:
    suggestion = Suggestion()
    suggestion.show(over_partner, Bid(0, 270))
    assert require(over_partner.main_button).text() == "Bid 270"
    suggestion.take_back(over_partner)
    assert over_partner.main_button is over_partner.pass_button
    over_partner.restore_choice(over_partner.pending_choice)
    assert over_partner.main_button is over_partner.pass_button


def test_enter_bids_where_partners_add_up_their_bids(home: QWidget) -> None:
    bid_panel, dealt = BidPanel(home), table(PRESETS["summed_bid_partnership"], hand=RUN_HAND, dealer=1)
    for bid in (Bid(2, 250), Bid(3, 0)):
        dealt.do(bid)
    bid_panel.ask(dealt.prompt, dealt.seen(), NAMES)
    assert require(bid_panel.main_button).text().startswith("Bid")


def test_the_dealer_is_told_for_how_much_to_take_the_contract(home: QWidget) -> None:
    rules = patch(PARTNERSHIP, {"auction.rounds": "one_dealer_matches"})
    bid_panel, dealt = BidPanel(home), table(rules, hand=RUN_HAND, dealer=0)
    for action in (Bid(1, 300), Pass(2), Pass(3)):
        dealt.do(action)
    bid_panel.ask(dealt.prompt, dealt.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    assert f"300 is enough to take it from {NAMES[1]}" in texts(bid_panel)


def test_a_chip_sets_the_amount_and_the_main_button_shows_it(panel: BidPanel) -> None:
    heard = answers(panel)
    press(panel, "350")
    assert buttons(panel)["350"].is_chosen
    assert not buttons(panel)["330"].is_chosen
    press(panel, "Bid 350")
    assert heard == [Bid(0, 350)]


def test_the_stepper_moves_up_and_down_within_the_rules(panel: BidPanel) -> None:
    assert not buttons(panel)["−"].isEnabled()
    press(panel, "+")
    key(panel, Qt.Key.Key_Up)
    assert panel.amount == 350
    press(panel, "−")
    key(panel, Qt.Key.Key_Down)
    key(panel, Qt.Key.Key_Down)
    assert panel.amount == 330


def test_an_amount_can_be_typed(panel: BidPanel) -> None:
    heard = answers(panel)
    type_in(panel, "420")
    assert panel.amount == 420
    key(panel, Qt.Key.Key_Enter)
    assert heard == [Bid(0, 420)]


def test_a_typed_amount_that_is_no_bid_says_why_and_cannot_be_bid(panel: BidPanel) -> None:
    heard = answers(panel)
    type_in(panel, "345")
    assert "Bids go up by 10." in texts(panel)
    key(panel, Qt.Key.Key_Return)
    assert heard == []
    assert panel.take_back()
    assert not panel.take_back()
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 330)]


def test_a_digit_chooses_the_offered_bid_at_its_place(panel: BidPanel) -> None:
    heard = answers(panel)
    type_in(panel, "3")
    assert "Bid 350" in buttons(panel)
    assert "350" in texts(panel)
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 350)]


def test_a_digit_followed_by_others_begins_a_number(panel: BidPanel) -> None:
    heard = answers(panel)
    type_in(panel, "420")
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 420)]


def test_the_place_of_an_offered_bid_can_be_erased(panel: BidPanel) -> None:
    type_in(panel, "35")
    key(panel, Qt.Key.Key_Backspace)
    assert panel.amount == 350
    key(panel, Qt.Key.Key_Backspace)
    assert panel.amount == 330


def test_a_digit_that_is_a_bid_by_itself_means_that_bid(home: QWidget) -> None:
    prompt = Prompt(0, "bid", STOCK, (Pass(0),), BidRange(10, 9990, 10, zero=True), hand=RUN_HAND)
    bid_panel = BidPanel(home)
    bid_panel.ask(prompt, table(STOCK).seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    type_in(bid_panel, "5")
    assert bid_panel.amount == 50


def test_one_key_bids_the_least_whatever_is_chosen(panel: BidPanel) -> None:
    heard = answers(panel)
    type_in(panel, "5")
    key(panel, Qt.Key.Key_B)
    assert heard == [Bid(0, 330)]


def test_typing_can_be_undone(panel: BidPanel) -> None:
    type_in(panel, "3505")
    key(panel, Qt.Key.Key_Backspace)
    assert panel.amount == 350


def test_passing_works_by_key_and_by_mouse(panel: BidPanel) -> None:
    heard = answers(panel)
    key(panel, Qt.Key.Key_P)
    press(panel, "Pass")
    press(panel, "Pass with help")
    key(panel, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert heard == [Pass(0), Pass(0), Pass(0, help=True), Pass(0, help=True)]


def test_a_pass_with_help_shows_its_key_and_what_it_says(panel: BidPanel) -> None:
    button = buttons(panel)["Pass with help"]
    assert button.cap == "Shift+P"
    assert button.has_space_for_cap
    assert button.toolTip() == "“I have some meld” (Shift+P)"


def test_enter_on_a_focused_button_presses_that_button(panel: BidPanel) -> None:
    heard = answers(panel)
    while panel.window().focusWidget() is not buttons(panel)["Pass"]:
        key(panel.window().focusWidget() or panel, Qt.Key.Key_Tab)
    assert buttons(panel)["Pass"].shows_focus
    key(buttons(panel)["Pass"], Qt.Key.Key_Return)
    assert heard == [Pass(0)]


@pytest.mark.parametrize("passing", [Pass(0), Pass(0, help=True)])
def test_the_enter_key_cap_is_on_the_button_that_enter_presses(panel: BidPanel, passing: Pass) -> None:
    assert buttons(panel)["Pass"].cap == "P"
    before = buttons(panel)["Bid 330"].grab().toImage()
    assert buttons(panel)["Bid 330"].cap == "Enter"
    panel.suggest(passing)
    assert buttons(panel)["Bid 330"].cap == ""
    button, other = (buttons(panel)[each] for each in ("Pass", "Pass with help")[:: -1 if passing.help else 1])
    assert (button.cap, other.cap) == ("Enter", "P" if passing.help else "Shift+P")
    assert [each.kind is Kind.MAIN for each in (button, other, buttons(panel)["Bid 330"])] == [True, False, False]
    assert buttons(panel)["Bid 330"].grab().toImage() != before
    press(panel, "330")
    assert buttons(panel)["Bid 330"].cap == "Enter"
    assert buttons(panel)["Pass"].cap == "P"
    assert buttons(panel)["Bid 330"].grab().toImage() == before
    assert buttons(panel)["Bid 330"].kind is Kind.MAIN


def test_a_click_does_not_change_what_enter_does(panel: BidPanel) -> None:
    heard = answers(panel)
    press(panel, "340")
    key(panel.window().focusWidget() or panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 340)]


def test_the_best_suit_comes_first_and_is_raised_on_the_table(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    bid_panel = BidPanel(home)
    raised: list[Suit | None] = []
    bid_panel.suit_highlighted.connect(raised.append)
    bid_panel.ask(deal.prompt, deal.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    assert raised == [Suit.HEARTS]
    chips = {button.value: button for button in buttons(bid_panel).values() if isinstance(button.value, Suit)}
    assert chips[Suit.HEARTS].text() == "190"
    assert chips[Suit.HEARTS].accessibleName() == "Meld with hearts trump: 190"
    assert min(chips, key=lambda suit: chips[suit].x()) is Suit.HEARTS
    click(chips[Suit.SPADES])
    click(chips[Suit.SPADES])
    assert raised == [Suit.HEARTS, Suit.SPADES, None]


def test_a_forced_bid_explains_itself(home: QWidget) -> None:
    prompt = Prompt(0, "bid", PARTNERSHIP, bids=BidRange(250, 250, 10), hand=RUN_HAND, no_pass=Refusal.MUST_OPEN)
    bid_panel = BidPanel(home)
    bid_panel.ask(prompt, table().seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    heard = answers(bid_panel)
    assert "You have meld and must open the bidding." in texts(bid_panel)
    assert not buttons(bid_panel)["Pass"].isEnabled()
    assert "Pass with help" not in buttons(bid_panel)
    key(bid_panel, Qt.Key.Key_P)
    assert heard == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_beside_a_title_is_readable(home: QWidget, application: QApplication, language: str) -> None:
    speak(application, language)
    rules = PARTNERSHIP
    bid = [
        Refusal.BID_TOO_LOW,
        Refusal.BID_TOO_HIGH,
        Refusal.BID_STEP,
        Refusal.BID_EXACT,
        Refusal.BID_NEEDS_MARRIAGE,
        Refusal.MUST_OPEN,
    ]
    remarks = [text.rejection(Rejection(reason, amount=150), rules) for reason in bid]
    remarks += [Word.AT_LEAST_TO_BEAT(amount="1500", name="Maximilian"), Word.EXACTLY(amount="1500")]
    remarks += [Word.OVER_PARTNER(amount="1500")]
    trump = [Refusal.SUIT_NEEDS_MARRIAGE, Refusal.SUIT_NEEDS_MELD]
    named = [text.rejection(Rejection(reason, suit=suit), rules) for reason in trump for suit in Suit]
    bidding = BidPanel(home)
    bidding.ask(table(hand=RUN_HAND).prompt, table().seen(), NAMES)
    for panel, size, sentences in (
        (bidding, OVER_HAND["bid"], remarks),
        (TrumpPanel(home), OVER_HAND["trump"], [*named, Word.TRUMP_AND_LEAD(), Word.TRUMP_FOR(amount="1500")]),
    ):
        opened(panel, size)
        title, hint = panel.findChildren(SuitLabel)[:2]
        title.set_text(Word.YOUR_BID() if isinstance(panel, BidPanel) else Word.NAME_TRUMP())
        QApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
        assert title.sizeHint().width() <= title.width()
        line = style.font(Role.BODY).pixelSize() * 1.2
        for sentence in some(sentences):
            hint.set_text(sentence)
            QApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
            assert all(text_width(each, style.font(Role.BODY)) <= hint.width() for each in hint.lines), sentence
            assert len(hint.lines) * line <= hint.height(), sentence


def test_without_a_legal_bid_only_passing_is_possible(home: QWidget) -> None:
    choices = (Pass(0),)
    prompt = Prompt(0, "bid", PARTNERSHIP, choices, hand=RUN_HAND, no_bid=Refusal.BID_NEEDS_MARRIAGE)
    bid_panel = BidPanel(home)
    bid_panel.ask(prompt, table().seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    heard = answers(bid_panel)
    assert "You need a marriage to bid." in texts(bid_panel)
    assert not buttons(bid_panel)["Bid –"].isEnabled()
    key(bid_panel, Qt.Key.Key_B)
    assert heard == []
    key(bid_panel, Qt.Key.Key_Return)
    key(bid_panel, Qt.Key.Key_P)
    assert heard == [Pass(0), Pass(0)]


def test_bids_are_typed_on_the_scale_of_the_rules(home: QWidget) -> None:
    prompt = Prompt(0, "bid", STOCK, (Pass(0),), BidRange(250, 9990, 10), hand=RUN_HAND)
    bid_panel = BidPanel(home)
    bid_panel.ask(prompt, table(STOCK).seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    assert "Bid 25" in buttons(bid_panel)
    type_in(bid_panel, "31")
    assert bid_panel.amount == 310


# ---- all panels ------------------------------------------------------------------------------------------------------


def test_the_shadow_surrounds_the_panel_and_belongs_to_the_table(home: QWidget, panel: BidPanel) -> None:
    panel.place(QRect(376, 352, 528, 224))
    outside = QPoint(370, 460)
    assert home.childAt(outside) is None
    shown = home.grab().toImage().pixelColor(outside)
    panel.hide()
    assert home.grab().toImage().pixelColor(outside) != shown
    assert home.childAt(QPoint(640, 360)) is None


def test_the_shadow_stays_just_under_its_panel(home: QWidget, panel: BidPanel) -> None:
    other = BidPanel(home)
    opened(other, OVER_HAND["bid"])
    panel.raise_()
    order = [child for child in home.children() if isinstance(child, QWidget) and child.isVisible()]
    assert order[-1] is panel
    assert order[-2].geometry().contains(panel.geometry())
    assert order[-3] is other


@pytest.mark.parametrize("theme", tokens.THEMES.values())
def test_a_panel_uses_the_colors_and_the_scale_of_the_table(panel: BidPanel, theme: tokens.Theme) -> None:
    apply_style(theme, 1.5)
    panel.place(QRect(20, 20, 792, 336))
    picture = panel.grab().toImage()
    inside = QPoint(12, 40)
    assert picture.pixelColor(inside).name().upper() == theme.panel
    assert buttons(panel)["340"].size().width() in {77, 78}  # a fifth of what is left between rounded gaps


def test_a_panel_grows_upwards_if_its_text_needs_room(home: QWidget, panel: BidPanel) -> None:
    room = QRect(216, 300, *OVER_HAND["bid"])
    panel.place(room)
    hint = panel.findChildren(SuitLabel)[1]
    short = hint.text()
    hint.set_text(" ".join([short] * 6))
    QApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
    assert len(hint.lines) > 2
    assert hint.height() >= hint.heightForWidth(hint.width())
    assert panel.geometry().top() < room.top()
    assert panel.geometry().bottom() == room.bottom()
    assert home.rect().contains(panel.geometry())
    assert not overlapping_children(panel)
    hint.set_text(short)
    QApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
    assert panel.geometry() == room


def test_screen_readers_announce_the_question(panel: BidPanel) -> None:
    interface = QAccessible.queryAccessibleInterface(panel)
    assert interface.text(QAccessible.Text.Name) == "Your bid"
    assert interface.text(QAccessible.Text.Description) == "At least 330 to beat David"
    button = QAccessible.queryAccessibleInterface(buttons(panel)["Pass with help"])
    assert button.role() == QAccessible.Role.Button
    assert button.text(QAccessible.Text.Description) == "“I have some meld”"


def test_a_panel_slides_in_and_can_be_finished_early(panel: BidPanel) -> None:
    panel.hide()
    panel.place(QRect(376, 352, 528, 224))
    panel.open(Tempo(Speed.SLOW))
    assert panel.geometry().top() > 352
    panel.finish_motion()
    assert panel.geometry().top() == 352


def test_a_panel_does_not_slide_with_reduced_motion(panel: BidPanel) -> None:
    panel.hide()
    panel.place(QRect(376, 352, 528, 224))
    panel.open(Tempo(Speed.SLOW, is_reduced=True))
    assert panel.geometry().top() == 352


def test_a_hand_that_may_only_bid_zero_can_do_so(home: QWidget) -> None:
    """Where partners add their bids up and a bid needs a marriage, a hand without one bids 0."""
    rules = patch(PRESETS["summed_bid_partnership"], {"auction.needs_marriage": True})
    hand = parse_cards("AS AH TH TC JS JH JC JD 9S 9H 9C 9D")
    deal = table(rules, hand=hand, dealer=3)
    bid_panel = BidPanel(home)
    bid_panel.ask(deal.prompt, deal.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    heard = answers(bid_panel)
    key(bid_panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 0)]


@pytest.mark.parametrize("theme", tokens.THEMES.values(), ids=tokens.THEMES)
def test_hearts_and_diamonds_are_red_on_every_chip(panel: BidPanel, theme: tokens.Theme) -> None:
    apply_style(theme)
    for chip in some(panel.findChildren(SuitChip)):
        picture = chip.grab().toImage()
        inks = {picture.pixelColor(18, y).name().upper() for y in range(picture.height())}
        red = tokens.CARD_RED if chip.is_chosen else theme.bad
        assert (red in inks) == (chip.suit in RED_SUITS)
