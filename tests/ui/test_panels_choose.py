"""Naming trump, choosing cards to give, simple decisions and the curtain, with real mouse and key events."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from pinochle_qt.engine.actions import (
    Bury,
    Concede,
    DeclareOut,
    Give,
    Misdeal,
    NameTrump,
    PlayOn,
    ShootMoon,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.prompts import Pick, Prompt
from pinochle_qt.engine.rules import patch
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.theme import FELT, Speed, Tempo
from pinochle_qt.ui.panels.ask.claim import ClaimPanel
from pinochle_qt.ui.panels.ask.decide import DecidePanel
from pinochle_qt.ui.panels.ask.passing import PassPanel
from pinochle_qt.ui.panels.ask.trump import SuitButton, TrumpPanel
from pinochle_qt.ui.panels.show.curtain import Curtain
from pinochle_qt.ui.table.geometry.panels import OVER_HAND
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.plate_lines import turn_line
from pinochle_qt.words.standing import contract_standing, sensible
from tests.ui.panel_tools import INSTANT, LEFT, answers, buttons, click, key, opened, press, texts
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, STOCK, Table, table

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


# ---- naming trump ----------------------------------------------------------------------------------------------------


def trump_table() -> tuple[Table, Prompt]:
    deal = table(hand=RUN_HAND)
    return deal, deal.play_until(lambda each: each.kind == "trump")


def suit_buttons(panel: QWidget) -> dict[Suit, SuitButton]:
    return {button.suit: button for button in panel.findChildren(SuitButton)}


def test_the_best_suit_is_chosen_and_enter_names_it(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    raised: list[object] = []
    panel.suit_highlighted.connect(raised.append)
    panel.ask(prompt, deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    heard = answers(panel)
    assert raised == [Suit.HEARTS]
    assert "You have the bid at 250" in texts(panel)
    key(panel, Qt.Key.Key_Return)
    assert heard == [NameTrump(0, Suit.HEARTS)]


def test_meld_is_shown_beside_all_numbers_or_none(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    found = suit_buttons(panel).values()
    rooms: set[tuple[bool, bool]] = set()
    for width in range(OVER_HAND["trump"][0], 440, -2):
        opened(panel, (width, OVER_HAND["trump"][1]))
        room = [button.has_unit_space for button in found]
        rooms.add((any(room), all(room)))
        assert {button.says_unit for button in found} == {all(room)}
    assert rooms == {(True, True), (True, False), (False, False)}


def test_each_suit_shows_its_meld_and_cards(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    names = {suit: button.accessibleName() for suit, button in suit_buttons(panel).items()}
    assert names == {
        Suit.SPADES: "Spades: 3 cards, meld 70",
        Suit.HEARTS: "Hearts: 6 cards, meld 190",
        Suit.CLUBS: "Clubs: 1 card, meld 60",
        Suit.DIAMONDS: "Diamonds: 2 cards, meld 60",
    }


def test_a_click_chooses_and_a_second_one_names(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    heard = answers(panel)
    click(suit_buttons(panel)[Suit.SPADES])
    assert heard == []
    assert "Spades are trump" in buttons(panel)
    click(suit_buttons(panel)[Suit.SPADES])
    assert heard == [NameTrump(0, Suit.SPADES)]


def test_arrow_keys_choose_a_suit(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    chosen: list[Suit | None] = []
    for which in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        key(panel, which)
        chosen.append(panel.suit)
    assert chosen == [Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.DIAMONDS]


def test_a_suit_that_may_not_be_named_says_why(home: QWidget) -> None:
    deal, prompt = trump_table()
    allowed = tuple(action for action in prompt.choices if action != NameTrump(0, Suit.CLUBS))
    few = Prompt(0, "trump", PARTNERSHIP, allowed, hand=prompt.hand, no_bid=Refusal.SUIT_NEEDS_MARRIAGE)
    panel = TrumpPanel(home)
    panel.ask(few, deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    assert not suit_buttons(panel)[Suit.CLUBS].isEnabled()
    assert "To make clubs trump, you need a marriage in that suit." in texts(panel)
    chosen = [panel.suit]
    key(panel, Qt.Key.Key_Right)
    chosen.append(panel.suit)
    assert chosen == [Suit.HEARTS, Suit.DIAMONDS]
    fewer = replace(few, choices=(NameTrump(0, Suit.HEARTS),))
    panel.ask(fewer, deal.seen(), NAMES)
    assert "To make spades, clubs or diamonds trump, you need a marriage in that suit." in texts(panel)


def test_conceding_is_offered_if_the_rules_allow(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    choices = (*prompt.choices, Concede(0))
    panel.ask(Prompt(0, "trump", PARTNERSHIP, choices, hand=prompt.hand), deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    heard = answers(panel)
    press(panel, "Concede")
    assert heard == [Concede(0)]


def test_where_conceding_unseen_costs_the_same_there_is_one_button(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    choices = (*prompt.choices, Concede(0), Concede(0, unseen=True))
    panel.ask(Prompt(0, "trump", PRESETS["binokel_three_handed"], choices, hand=prompt.hand), deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    assert [label for label in buttons(panel) if "Concede" in label] == ["Concede"]
    heard = answers(panel)
    press(panel, "Concede")
    assert heard == [Concede(0)]


def test_a_forced_bid_can_be_conceded_unseen_too(home: QWidget) -> None:
    deal, prompt = trump_table()
    panel = TrumpPanel(home)
    choices = (*prompt.choices, Concede(0), Concede(0, unseen=True))
    panel.ask(Prompt(0, "trump", PRESETS["check_pinochle"], choices, hand=prompt.hand), deal.seen(), NAMES)
    opened(panel, OVER_HAND["trump"])
    heard = answers(panel)
    press(panel, "Concede without looking")
    press(panel, "Concede")
    assert heard == [Concede(0, unseen=True), Concede(0)]
    shown = [button.geometry() for button in buttons(panel).values() if button.isVisible()]
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))


# ---- giving and burying ----------------------------------------------------------------------------------------------


def giving(home: QWidget, seat: int = 2) -> tuple[PassPanel, Prompt]:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "give" and each.seat == seat)
    panel = PassPanel(home)
    panel.ask(prompt, deal.seen(seat), NAMES)
    opened(panel, OVER_HAND["passing"])
    return panel, prompt


def test_the_panel_says_which_partner_gets_the_cards(home: QWidget) -> None:
    panel, _ = giving(home)
    assert {"Cards for Anna", "4 more to pick"} <= set(texts(panel))
    assert "Anna has the bid at 250 in hearts. Pass 4 cards." in texts(panel)


def test_only_a_complete_choice_can_be_passed(home: QWidget) -> None:
    panel, prompt = giving(home)
    heard = answers(panel)
    key(panel, Qt.Key.Key_Return)
    panel.set_selection(prompt.hand[:3])
    assert "1 more to pick" in texts(panel)
    key(panel, Qt.Key.Key_Return)
    assert heard == []
    panel.set_selection(prompt.hand[:4])
    assert "All picked" in texts(panel)
    press(panel, "Pass 4 to Anna")
    assert heard == [Give(2, prompt.hand[:4])]
    assert prompt.allows(heard[0])


def test_the_choice_is_cleared_by_key_and_by_mouse(home: QWidget) -> None:
    panel, prompt = giving(home)
    cleared: list[bool] = []
    panel.cleared.connect(lambda: cleared.append(True))
    key(panel, Qt.Key.Key_C)
    assert cleared == []
    panel.set_selection(prompt.hand[:2])
    key(panel, Qt.Key.Key_C)
    press(panel, "Clear")
    assert len(cleared) == 2


def test_the_declarer_sees_the_received_cards_before_passing_back(home: QWidget) -> None:
    panel, _ = giving(home, seat=0)
    assert any(line.startswith("Clara passed you ") and line.endswith("Pass 4 cards back.") for line in texts(panel))


def test_the_same_panel_asks_for_discards(home: QWidget) -> None:
    hand = parse_cards("AS TS KS QS")
    prompt = Prompt(0, "bury", PARTNERSHIP, pick=Pick(3, hand, hand), hand=hand)
    panel = PassPanel(home)
    panel.ask(prompt, table().seen(), NAMES)
    opened(panel, OVER_HAND["passing"])
    heard = answers(panel)
    panel.set_selection(hand[:3])
    press(panel, "Bury 3")
    assert heard == [Bury(0, hand[:3])]


def test_a_single_discard_is_named_in_the_singular(home: QWidget) -> None:
    hand = parse_cards("AS TS")
    panel = PassPanel(home)
    panel.ask(Prompt(0, "bury", PARTNERSHIP, pick=Pick(1, hand, hand), hand=hand), table().seen(), NAMES)
    opened(panel, OVER_HAND["passing"])
    assert "Bury 1 card." in texts(panel)


# ---- decisions -------------------------------------------------------------------------------------------------------


def test_the_declarer_sees_what_is_needed_and_decides(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(prompt, deal.seen(), NAMES)
    opened(panel, OVER_HAND["decide"])
    heard = answers(panel)
    assert any(line.startswith("You need ") and line.endswith(" in tricks to make 250.") for line in texts(panel))
    assert buttons(panel)["Throw in"].accessibleDescription() == "Lose 250 and skip the play"
    key(panel, Qt.Key.Key_Return)
    key(panel, Qt.Key.Key_2)
    press(panel, "Throw in")
    assert heard == [PlayOn(0), ThrowIn(0), ThrowIn(0)]


def test_a_contract_made_by_meld_alone_does_not_wait_for_tricks(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    seen = deal.seen()
    assert seen.contract is not None
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(prompt, replace(seen, contract=replace(seen.contract, bid=10)), NAMES)
    opened(panel, OVER_HAND["decide"])
    assert "Your meld alone makes 10." in texts(panel)
    assert buttons(panel)["Play on"].accessibleDescription() == "Your bid is safe"


def test_points_only_possible_from_tricks_are_labelled_as_such(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    seen = deal.seen()
    assert seen.contract is not None
    rules = patch(seen.rules, {"scoring.min_trick_points": 200})
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(prompt, replace(seen, rules=rules, contract=replace(seen.contract, bid=10)), NAMES)
    opened(panel, OVER_HAND["decide"])
    assert "Your meld makes 10, but the rules ask for 200 in tricks as well." in texts(panel)
    assert buttons(panel)["Play on"].accessibleDescription() == "Play it out"


def test_throwing_in_a_safe_contract_is_not_offered() -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    seen = deal.seen()
    assert seen.contract is not None
    assert sensible(prompt, seen) is prompt
    safe = sensible(prompt, replace(seen, contract=replace(seen.contract, bid=10)))
    assert safe.choices == (PlayOn(0),)
    assert turn_line(safe, NAMES) == "Play on"
    moon = replace(safe, choices=(PlayOn(0), ShootMoon(0)))
    assert turn_line(moon, NAMES) == "Shoot the moon?"
    least = patch(seen.rules, {"scoring.min_trick_points": 200})
    assert sensible(prompt, replace(seen, rules=least, contract=replace(seen.contract, bid=10))) is prompt


def test_an_impossible_contract_is_called_lost_and_enter_throws_it_in(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    seen = deal.seen()
    assert seen.contract is not None
    seen = replace(seen, contract=replace(seen.contract, bid=900))
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(prompt, seen, NAMES)
    opened(panel, OVER_HAND["decide"])
    heard = answers(panel)
    assert any(line.endswith(" in tricks to make 900, but only 250 can be won.") for line in texts(panel))
    assert buttons(panel)["Play on"].accessibleDescription() == "The bid is lost either way"
    key(panel, Qt.Key.Key_Return)
    key(panel, Qt.Key.Key_2)
    assert heard == [ThrowIn(0), PlayOn(0)]


def test_a_barely_possible_contract_is_played(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    seen, standing = deal.seen(), contract_standing(deal.seen())
    assert seen.contract is not None
    assert standing is not None
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(prompt, replace(seen, contract=replace(seen.contract, bid=standing.meld + 250)), NAMES)
    opened(panel, OVER_HAND["decide"])
    heard = answers(panel)
    assert not any("can be won" in line for line in texts(panel))
    key(panel, Qt.Key.Key_Return)
    assert heard == [PlayOn(0)]


def test_a_poor_hand_can_be_thrown_in(home: QWidget) -> None:
    panel = DecidePanel(DeckArt(FELT), home)
    panel.ask(Prompt(0, "misdeal", PARTNERSHIP, (Misdeal(0), Stand(0))), table().seen(), NAMES)
    opened(panel, OVER_HAND["decide"])
    heard = answers(panel)
    press(panel, "Throw the hand in")
    press(panel, "Play this hand")
    assert heard == [Misdeal(0), Stand(0)]


# ---- the claim to be out ---------------------------------------------------------------------------------------------


def test_the_claim_to_be_out_is_a_button_with_one_frame(home: QWidget) -> None:
    deal = table(patch(STOCK, {"match.declare_out": True}))
    prompt = deal.play_until(lambda each: any(isinstance(choice, DeclareOut) for choice in each.choices))
    felt = home.grab().toImage()
    panel = ClaimPanel(home)
    panel.ask(prompt, deal.seen(), NAMES)
    opened(panel, (260, 60))
    shown = home.grab().toImage()
    button = buttons(panel)["Declare out"]
    top = button.mapTo(home, QPoint(button.width() // 2, 0))
    changed = [y for y in range(top.y() + button.height() // 4) if shown.pixel(top.x(), y) != felt.pixel(top.x(), y)]
    assert changed[0] == top.y()  # no other frame above it, and no shadow of one
    heard = answers(panel)
    press(panel, "Declare out")
    assert heard == []
    press(panel, "Sure you're out?")
    assert [type(action) for action in heard] == [DeclareOut]


# ---- the curtain -----------------------------------------------------------------------------------------------------


@pytest.fixture
def curtain(home: QWidget) -> Curtain:
    secret = QPushButton("secret", home)
    secret.setGeometry(0, 0, 960, 640)
    secret.setStyleSheet("background: #FF00FF;")
    secret.show()
    new_curtain = Curtain(home)
    new_curtain.show_for("Clara")
    new_curtain.place(QRect(0, 0, 960, 640))
    new_curtain.open(INSTANT)
    new_curtain.setFocus()
    return new_curtain


def test_nothing_shows_through_the_curtain(home: QWidget, curtain: Curtain) -> None:
    picture = home.grab().toImage()
    assert "Clara's turn. Pass Clara the screen." in texts(curtain)
    secret = QColor("#FF00FF")
    assert all(picture.pixelColor(x, y) != secret for x in range(0, 960, 7) for y in range(0, 640, 7))


def test_nothing_behind_the_curtain_can_be_used(home: QWidget, curtain: Curtain) -> None:
    used: list[bool] = []
    secret = home.findChild(QPushButton)
    assert isinstance(secret, QPushButton)
    secret.clicked.connect(lambda: used.append(True))
    window = home.windowHandle()
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(100, 100))
    for _ in range(4):
        key(home.focusWidget() or home, Qt.Key.Key_Tab)
        assert secret.hasFocus() is False
    key(home.focusWidget() or home, Qt.Key.Key_Space)
    assert used == []
    assert curtain.isVisible()


def test_a_rising_curtain_blocks_nothing_and_falls_for_the_next_person(home: QWidget, curtain: Curtain) -> None:
    curtain.lift(Tempo(Speed.SLOW))
    assert curtain.isVisible()
    assert home.childAt(640, 400) is not curtain
    curtain.show_for("Ben")
    curtain.open(INSTANT)
    assert curtain.geometry().topLeft() == QPoint(0, 0)
    assert home.childAt(20, 20) is curtain
    curtain.lift(Tempo(Speed.INSTANT))
    assert curtain.isHidden()


def test_a_raised_curtain_is_hidden(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.lift(Tempo(Speed.FAST))
    qtbot.waitUntil(curtain.isHidden)


@pytest.mark.parametrize("way", ["enter", "button"])
def test_the_person_opens_the_curtain(curtain: Curtain, way: str) -> None:
    opened_by: list[str] = []
    curtain.taken_over.connect(lambda: opened_by.append(way))
    if way == "enter":
        key(curtain, Qt.Key.Key_Return)
    else:
        press(curtain, "Ready")
    assert opened_by == [way]


def test_the_curtain_handles_every_other_key(home: QWidget, curtain: Curtain) -> None:
    heard: list[int] = []

    class Listener(QWidget):
        def keyPressEvent(self, event: QEvent) -> None:
            heard.append(event.type())

    listener = Listener(home)
    curtain.setParent(listener)
    curtain.show()
    for which in (Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_Escape, Qt.Key.Key_Left):
        key(curtain, which)
    assert heard == []
