"""Shift+F1 says what is happening: what has the focus, what it is about, and what its keys do."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Pass, ShootMoon
from pinochle_qt.engine.prompts import PromptKind
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.presenter.panel_set import ASKING, DECLARED
from pinochle_qt.ui.presenter.situation import ASKED, OPENED, PAGES, explain_page, keys_for
from pinochle_qt.ui.table.input.occupied_areas import panel_box
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.situation import SituationWord
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms import help as keys
from pinochle_qt.words.rooms.help import KeyWord
from pinochle_qt.words.text import plain
from tests.checks import require
from tests.ui.moments import moments, session_at
from tests.ui.playing import Table, let_all_decide, play_until
from tests.ui.test_curtain import STOCK, play_until_called
from tests.ui.test_melds_stay import play_until_thrown_in

SINGLE = "single_deck_partnership"
COUNTS = SituationWord.BID_COUNTS(points="250 points")
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(table: Table) -> tuple[str, str]:
    """Ask with the key, as a user would, and return what is said."""
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_F1, SHIFT)
    hint = table.window.panels.hint
    assert hint.isVisible()
    return hint.lines


def test_every_panel_that_asks_nothing_has_an_explanation() -> None:
    explained_otherwise = {"curtain", "go_on", "last_trick", "match_end", "meld_sum", "score"}
    assert DECLARED.keys() - ASKING == OPENED.keys() | explained_otherwise, "see OPENED in ui/presenter/situation.py"


def test_every_question_has_a_title_and_an_explanation() -> None:
    assert set(ASKED) == set(get_args(PromptKind)) - {"deal"}  # no player is asked to deal
    titles = [title for title, _, _ in ASKED.values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("preset", "kind", "about"),
    [
        (SINGLE, "bid", SituationWord.BID),
        ("three_handed_auction", "bid", SituationWord.BID_ALONE),
        ("summed_bid_partnership", "bid", SituationWord.BID_SUM),
        (SINGLE, "show", SituationWord.SHOW),
        (STOCK, "meld", SituationWord.MELD),
    ],
)
def test_a_question_is_explained_by_the_rules_in_force(
    table: Table, preset: str, kind: PromptKind, about: SituationWord
) -> None:
    table.open(preset)
    play_until(table, kind)
    title, words = press(table)
    assert title == ASKED[kind][0]()
    assert words.startswith(about())
    prompt = require(table.controller.prompt)
    for each in keys_for(prompt):
        assert SituationWord.KEY(keys=" ".join(map(key_name, each.keys)), does=each.does()) in words
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert require(table.controller.prompt).kind == kind  # asking decides nothing


def test_a_key_is_named_after_what_it_does(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    lines = press(table)[1].split("\n")
    assert lines[0] == f"{SituationWord.BID()} {SituationWord.HIGH_BIDDER()} {COUNTS}"
    assert lines[1] == SituationWord.HINT()
    assert f"{KeyWord.PASS()}: P." in lines[1:]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, [SituationWord.HIGH_BIDDER]),
        ({"auction.names_suit": True}, [SituationWord.BID_NAMES_SUIT]),
        ({"match.shoot_the_moon": "1000", "match.moon_time": "bid"}, [SituationWord.HIGH_BIDDER, SituationWord.MOON]),
        (
            {"auction.names_suit": True, "match.shoot_the_moon": "1000", "match.moon_time": "both"},
            [SituationWord.BID_NAMES_SUIT, SituationWord.MOON_NAMES_SUIT],
        ),
        ({"match.shoot_the_moon": "1000", "match.moon_time": "before_lead"}, [SituationWord.HIGH_BIDDER]),
    ],
)
def test_bids_and_the_moon_are_explained_as_naming_trump_only_where_they_do(
    table: Table, changes: dict[str, str | bool], told: list[SituationWord]
) -> None:
    table.open(SINGLE, rules=patch(PRESETS[SINGLE], changes))
    play_until(table, "bid")
    bid, named, *moon = (each() for each in (SituationWord.BID, *told))
    assert press(table)[1].split("\n")[0] == " ".join((bid, named, COUNTS, *moon))


def test_only_keys_that_can_answer_a_bid_are_explained(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "bid")
    explained = press(table)[1]
    assert KeyWord.PASS_HELP() in explained
    assert KeyWord.NEXT_SUIT() not in explained
    assert KeyWord.BID_MOON() not in explained
    everything = ASKED["bid"][2]
    prompt = require(table.controller.prompt)
    seat = require(prompt.seat)
    suits = replace(prompt, suits=("S", "H"), choices=(Pass(seat), ShootMoon(seat)))
    assert set(everything) - set(keys_for(suits)) == {each for each in everything if each.does == KeyWord.PASS_HELP}


@pytest.mark.parametrize(
    ("kind", "told", "others"),
    [
        ("play", [KeyWord.PLAY_CARD], [KeyWord.CLEAR, KeyWord.CONFIRM]),
        ("give", [KeyWord.CHOOSE_CARD, KeyWord.CONFIRM, KeyWord.CLEAR], [KeyWord.PLAY_CARD]),
    ],
)
def test_the_keys_of_the_cards_are_explained_as_the_question_means_them(
    table: Table, kind: str, told: list[KeyWord], others: list[KeyWord]
) -> None:
    table.open(SINGLE)
    play_until(table, kind)
    lines = [line.rpartition(": ")[0] for line in press(table)[1].split("\n")]
    assert {each() for each in told} <= set(lines)
    assert not {each() for each in (*others, KeyWord.USE, KeyWord.ANSWER)} & set(lines)


def test_a_hand_without_meld_is_explained_as_such(table: Table) -> None:
    for seed in range(1, 200):
        table.open(SINGLE, seed)
        play_until(table, "show")
        if not require(table.prompt).best:
            break
    assert press(table)[1] == SituationWord.SHOW_NOTHING()


def test_melds_that_stay_after_a_thrown_in_hand_are_explained_as_the_end_of_the_deal(table: Table) -> None:
    play_until_thrown_in(table)
    assert press(table) == (SituationWord.MELDS_TITLE(), SituationWord.MELDS_AT_END())


def test_playing_is_explained_as_leading_following_or_playing_freely(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    assert press(table)[0] == SituationWord.PLAY_TITLE()
    table.open(STOCK)
    play_until(table, "play")
    seen = table.controller.observation
    assert press(table)[0] == (SituationWord.FREE_TITLE() if seen.trick else SituationWord.LEAD_TITLE())


def test_an_opened_panel_is_explained_while_it_has_the_focus(table: Table) -> None:
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    QTest.keyClick(table.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert press(table) == (SituationWord.HAND_LIST_TITLE(), SituationWord.HAND_LIST())


def test_the_called_person_is_told_and_nothing_else_while_the_table_is_covered(table: Table) -> None:
    table.open(STOCK, people=2)
    play_until_called(table)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_F1, SHIFT)
    message = table.window.notice.text()
    called = require(table.controller.called)
    name = table.window.panels.names(table.controller.observation)[called]
    assert message == f"{SituationWord.CALLED_TITLE(name=name)}. {SituationWord.CALLED(name=name)}"


def test_the_keys_of_commands_are_named_while_they_are_possible(table: Table) -> None:
    session = table.open(SINGLE)
    let_all_decide(session, lambda _: len(session.match.results) == 1)
    table.window.matches.open(session)
    table.qtbot.waitUntil(lambda: table.window.panels.is_shown("score"))
    table.window.view.setFocus()
    table.window.explain_situation()
    message = table.window.notice.text()
    assert message.startswith(f"{SituationWord.OVER_TITLE()}. {SituationWord.OVER()}")
    for label, key in ((Menu.LOOK_BACK, "R"), (Menu.NEXT_DEAL, "Ctrl+D")):
        assert SituationWord.KEY(keys=key, does=plain(label())) in message
    table.window.room_opener.lesson_asked.emit("cards", 0)
    QApplication.processEvents()
    is_possible = table.window.menus.action(Menu.HINT).isEnabled()
    assert (SituationWord.KEY(keys="H", does=plain(Menu.HINT())) in press(table)[1]) is is_possible


def test_the_explanation_of_a_page_is_on_the_page(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open(SINGLE)
    makers = {"games", "statistics", "look back", "learn", "help", "fair play", "problem", "score sheet"}
    assert set(PAGES) == makers
    table.window.room_opener.open_help("keys")
    sentences: list[str] = []

    def say(sentence: str) -> bool:
        sentences.append(sentence)
        return True

    monkeypatch.setattr(table.window.rooms, "say", say)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_F1, SHIFT)
    assert sentences == [explain_page("help")] == [SituationWord.HELP()]


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["bid", "trump", "show", "follow"])
def test_the_explanation_is_readable_and_covers_no_plate(
    table: Table, application: QApplication, kind: str, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    window = table.window
    window.resize(*size)
    moment = next((each for each in moments(SINGLE) if each.name == kind), None)
    if moment is None:
        pytest.skip("the person is not asked that in this deal")
    window.matches.open(session_at(SINGLE, moment))
    window.explain_situation()
    hint, layout = window.panels.hint, window.view.layout_now
    box = panel_box(hint, layout)
    assert hint.height() >= hint.needed_height(hint.width())
    assert not any(box.overlaps(plate) for plate in layout.plates())
    assert box.bottom <= layout.frame.table.bottom


def test_the_keys_shown_are_those_listed_in_help() -> None:
    listed = {each for helps in keys.PARTS.values() for each in helps}
    assert all(each in listed for _, _, helps in ASKED.values() for each in helps)
