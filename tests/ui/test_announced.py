"""What screen readers announce: every sentence that appears at cards and panels, and no sentence twice."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.words import text
from tests.checks import require
from tests.ui.playing import LEFT, Table, play_until
from tests.ui.test_meld_mat import lay_out_by_mouse, open_meld_turn

SINGLE = "single_deck_partnership"


def test_the_reason_for_a_refused_card_is_announced_once_per_question(table: Table, heard: list[str]) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    view, prompt = table.window.view, require(table.prompt)
    refused = next(token for token in view.choice.hand if token.face not in prompt.cards)
    QApplication.processEvents()
    heard.clear()
    table.click_card(refused)
    assert heard == [text.spoken(view.reason.sentence)]
    table.click_card(refused)
    assert len(heard) == 1


def test_what_to_do_first_is_announced_when_a_card_is_tried_and_again_in_the_next_deal(
    table: Table, heard: list[str]
) -> None:
    table.open(SINGLE)
    for count in (1, 2):
        play_until(table, "bid")
        for _ in range(2):
            table.click_card(table.window.view.choice.hand[0])
        assert heard.count("Bidding comes first: pick an amount, or pass.") == count
        table.open(SINGLE)


def test_a_turn_to_play_is_announced_with_what_may_be_played(table: Table, heard: list[str]) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    QApplication.processEvents()
    assert heard[-1].startswith(("Follow ", "Beat ", "Trump with ", "Overtrump ", "Play a trump"))
    assert heard.count(heard[-1]) == 1


def test_changes_in_the_panel_for_cards_to_pass_are_announced(table: Table, heard: list[str]) -> None:
    table.open(SINGLE)
    play_until(table, "give")
    QApplication.processEvents()
    assert "Pass 4 cards." in heard[-1]
    assert heard[-1].endswith(" 4 more to pick.")
    heard.clear()
    table.click_card(table.window.view.choice.hand[-1])
    QApplication.processEvents()
    assert heard == ["3 more to pick."]
    heard.clear()
    button = require(table.window.panels.passing.main_button)
    for _ in range(2):
        QTest.mouseClick(button, LEFT)
    assert heard == ["Pick 3 more cards first."]


def test_new_cards_on_the_mat_and_missing_ones_are_announced(table: Table, heard: list[str]) -> None:
    open_meld_turn(table, (1280, 800))
    QApplication.processEvents()
    assert sum("Your meld" in each for each in heard) == 1
    heard.clear()
    lay_out_by_mouse(table, "TD KD")
    QApplication.processEvents()
    assert "ace of diamonds is in your hand" in heard[-1]
    heard.clear()
    lay_out_by_mouse(table, "TD KD AD")
    QApplication.processEvents()
    assert heard[-1].startswith("Your meld: 150.")
    assert "is in your hand" not in heard[-1]


def test_a_visible_notice_is_not_announced_again(table: Table, heard: list[str]) -> None:
    table.open(SINGLE)
    heard.clear()
    for _ in range(2):
        table.window.presenter.say("The disk is full.")
    assert heard == ["The disk is full."]
    QTest.mouseClick(table.window.notice, LEFT)
    table.window.presenter.say("The disk is full.")
    assert len(heard) == 2
