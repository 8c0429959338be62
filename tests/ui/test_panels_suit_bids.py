"""The bid panel where bids name trump, and where the moon may be bid, with real mouse and key events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from pinochle_qt.ai.odds import BidOdds, SuitOdds
from pinochle_qt.engine.actions import Bid, Pass, ShootMoon
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.rules import patch
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.table.geometry.panels import OVER_HAND
from pinochle_qt.words.labels import Word
from tests.ui.panel_tools import answers, click, key, opened, press, texts
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules

NAMED: Final = patch(PARTNERSHIP, {"auction.names_suit": True})
MOON: Final = patch(PARTNERSHIP, {"match.shoot_the_moon": "1000", "match.moon_time": "bid"})


def asked(home: QWidget, rules: Rules, *before: Bid | ShootMoon | Pass) -> BidPanel:
    bid_panel, deal = BidPanel(home), table(rules, hand=RUN_HAND)
    for action in before:
        deal.do(action)
    bid_panel.ask(deal.prompt, deal.seen(), NAMES)
    opened(bid_panel, OVER_HAND["bid"])
    return bid_panel


def test_a_bid_is_made_in_the_suit_with_the_most_meld_until_another_is_chosen(home: QWidget) -> None:
    panel = asked(home, NAMED)
    heard, best = answers(panel), panel.suit_chips[0].suit
    assert Word.TRUMP_OF_BID() in texts(panel)
    key(panel, Qt.Key.Key_Return)
    key(panel, Qt.Key.Key_T)
    key(panel, Qt.Key.Key_Return)
    click(next(chip for chip in panel.suit_chips if chip.suit is Suit.CLUBS))
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 250, best), Bid(0, 250, panel.suit_chips[1].suit), Bid(0, 250, Suit.CLUBS)]


def test_the_button_and_screen_readers_say_the_suit_of_the_bid(home: QWidget) -> None:
    panel = asked(home, NAMED)
    click(next(chip for chip in panel.suit_chips if chip.suit is Suit.HEARTS))
    assert panel.main_button is not None
    assert panel.main_button.text() == "Bid 250 ♥"
    assert panel.main_button.accessibleName() == "Bid 250 in hearts"


def test_the_suit_of_a_bid_stays_chosen_when_it_is_clicked_again(home: QWidget) -> None:
    panel = asked(home, NAMED)
    heard, chip = answers(panel), panel.suit_chips[0]
    click(chip)
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 250, chip.suit)]


def test_only_suits_that_may_be_named_can_be_chosen(home: QWidget) -> None:
    panel = asked(home, patch(NAMED, {"auction.trump_must_hold": "marriage"}))
    allowed = {chip.suit for chip in panel.suit_chips if chip.isEnabled()}
    assert allowed
    assert allowed < set(Suit)
    heard = answers(panel)
    for _ in Suit:
        key(panel, Qt.Key.Key_T)
        key(panel, Qt.Key.Key_Return)
    assert {bid.suit for bid in heard if isinstance(bid, Bid)} == allowed


def test_a_suggested_bid_chooses_its_suit(home: QWidget) -> None:
    panel = asked(home, NAMED)
    heard = answers(panel)
    panel.suggest(Bid(0, 270, Suit.DIAMONDS))
    panel.weigh(Suit.CLUBS)
    key(panel, Qt.Key.Key_Return)
    assert heard == [Bid(0, 270, Suit.DIAMONDS)]


def test_the_moon_is_bid_with_its_button(home: QWidget) -> None:
    panel = asked(home, MOON)
    heard = answers(panel)
    press(panel, Word.SHOOT_MOON())
    assert heard == [ShootMoon(0)]
    assert "1000" in panel.moon_button.accessibleDescription()


def test_the_button_for_the_moon_says_its_suit_and_its_key(home: QWidget) -> None:
    panel = asked(home, patch(MOON, {"auction.names_suit": True}))
    moon = panel.moon_button
    click(next(chip for chip in panel.suit_chips if chip.suit is Suit.CLUBS))
    assert (moon.text(), moon.accessibleName(), moon.cap) == ("Shoot the moon ♣", "Shoot the moon in clubs", "Shift+B")
    plain = moon.grab().toImage()
    key(panel, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert moon.cap == "Enter"
    assert moon.grab().toImage() != plain
    assert "1000" in moon.accessibleDescription()


def test_a_key_for_which_there_is_no_space_beside_the_label_is_below_it(home: QWidget) -> None:
    panel = asked(home, patch(MOON, {"auction.names_suit": True}))
    for button in (panel.pass_button, panel.help_button, panel.moon_button):
        assert not button.has_space_for_cap
        below = button.grab().toImage()
        button.keeps_key = False
        button.update()
        assert button.grab().toImage() != below


def test_where_bids_name_no_suit_neither_does_the_moon(home: QWidget) -> None:
    assert asked(home, MOON).moon_button.text() == "Shoot the moon"


def test_the_key_for_another_suit_goes_down_the_list_of_odds(home: QWidget) -> None:
    panel = asked(home, NAMED)
    in_list = [Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS]
    assert in_list != [chip.suit for chip in panel.suit_chips]
    panel.want_odds(wanted=True)
    panel.tell_odds(BidOdds((250,), tuple(SuitOdds(suit, 100, 300.0, (0.5,)) for suit in in_list), 100))
    assert panel.suit is Suit.CLUBS
    found = []
    for _ in Suit:
        key(panel, Qt.Key.Key_T)
        found.append(panel.suit)
    assert found == [*in_list[1:], in_list[0]]


def test_a_key_only_prepares_the_moon_and_enter_bids_it(home: QWidget) -> None:
    panel = asked(home, patch(MOON, {"auction.names_suit": True}))
    heard = answers(panel)
    key(panel, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert heard == []
    key(panel, Qt.Key.Key_Return)
    assert heard == [ShootMoon(0, panel.suit_chips[0].suit)]


def test_a_suggested_moon_is_prepared(home: QWidget) -> None:
    panel = asked(home, MOON)
    heard = answers(panel)
    panel.suggest(ShootMoon(0))
    key(panel, Qt.Key.Key_Return)
    assert heard == [ShootMoon(0)]


def test_no_moon_is_offered_where_none_may_be_bid(home: QWidget) -> None:
    assert asked(home, PARTNERSHIP).moon_button.isHidden()


def test_over_a_moon_there_is_only_another_moon(home: QWidget) -> None:
    rules = patch(MOON, {"match.moon_over_moon": True})
    panel = asked(home, rules, Bid(0, 250), ShootMoon(1), Pass(2), Pass(3))
    assert "The moon has been bid, and no number is over it." in texts(panel)
    assert not panel.bid_button.isEnabled()
    assert panel.main_button is panel.pass_button
    heard = answers(panel)
    press(panel, Word.SHOOT_MOON())
    assert heard == [ShootMoon(0)]
