"""The odds in the auction, in the real window by mouse and keys."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from pinochle_qt.ai.odds import BidOdds, SuitOdds
from pinochle_qt.ai.process.worker import DecisionReply, WorkerClient
from pinochle_qt.ai.reasons import Points, Reason
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.features import buries
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.phrases import capitalized
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings
from pinochle_qt.ui.controls import odds_table
from pinochle_qt.ui.controls.odds_table import MOST, OddsTable, cell_fill, cell_ink
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.labels import bubble
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import odds_panel
from pinochle_qt.ui.table.geometry.widow import widow
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import OddsWord
from tests.checks import require
from tests.ui.panel_tools import LEFT, buttons, press, texts
from tests.ui.playing import Table
from tests.ui.test_panel_room import cut
from tests.ui.test_theme import contrast

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.ai.process.worker import DecisionRequest
    from pinochle_qt.ui.panels.ask.bid import BidPanel
    from tests.ui.conftest import Said

Key = Qt.Key
GAME = "single_deck_partnership"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def at_bid(table: Table, preset: str = GAME, people: int = 1) -> BidPanel:
    """Begin a game, and reach the turn of the player at the screen to bid."""
    table.open(preset, seed=4, people=people)
    prompt = table.wait_for_turn()
    while prompt is not None and prompt.kind != "bid":
        table.controller.submit(prompt.choices[-1])
        prompt = table.wait_for_turn()
    assert prompt is not None
    return table.window.panels.bid


def unfolded(table: Table, preset: str = GAME) -> OddsTable:
    """Reach the player's turn to bid, press O, and wait until all the odds are known."""
    panel = at_bid(table, preset)
    table.key(Key.Key_O)
    wait_for_odds(panel, table.qtbot)
    return panel.table


def wait_for_odds(panel: BidPanel, qtbot: QtBot) -> None:
    """Wait until all the odds are known."""
    qtbot.waitUntil(lambda: bool(panel.announcements))


def point(odds: OddsTable, suit: Suit, amount: int) -> QPoint:
    box = require(odds.cell(suit, amount))
    return box.center().toPoint()


def tooltip(odds: OddsTable, at: QPoint) -> str:
    """Return what is shown while the mouse rests on a place."""
    return str(odds.indexAt(at).data(Qt.ItemDataRole.ToolTipRole))


def told(odds: OddsTable) -> str:
    """Return what screen readers are told about the current cell."""
    return QAccessible.queryAccessibleInterface(odds).focusChild().text(QAccessible.Text.Name)


def best_suit(odds: OddsTable, amount: int) -> Suit:
    return max(Suit, key=lambda suit: int(odds.share(suit, amount)))


def is_unfolded(table: Table) -> bool:
    panel = table.window.panels.bid
    return panel.shows_odds and panel.table.isVisible() and "260" not in buttons(panel)


def test_o_shows_and_hides_the_odds_and_the_choice_is_saved(table: Table, tmp_path: Path) -> None:
    at_bid(table)
    for is_open in (True, False):
        assert is_unfolded(table) != is_open
        table.key(Key.Key_O)
        assert is_unfolded(table) is is_open
        assert load_settings(Paths(tmp_path, tmp_path).settings)[0].odds is is_open
    assert "260" in buttons(table.window.panels.bid)


def test_a_bid_chosen_by_its_place_stays_chosen_when_the_odds_open(table: Table) -> None:
    panel = at_bid(table)
    table.key(Key.Key_3)
    chosen = panel.amount
    table.key(Key.Key_O)
    assert panel.shows_odds
    assert panel.amount == chosen
    assert text.points(chosen, require(table.prompt).rules) in texts(panel)
    assert "3" not in texts(panel)


def test_digits_choose_among_the_columns_of_the_odds(table: Table) -> None:
    odds = unfolded(table)
    panel, rules = table.window.panels.bid, require(table.prompt).rules
    for key, amount in zip((Key.Key_4, Key.Key_2), (odds.in_sight[3], odds.in_sight[1]), strict=True):
        table.key(key)
        assert panel.amount == amount
        assert text.points(amount, rules) in texts(panel)
        table.key(Key.Key_Backspace)


def test_a_button_in_the_header_shows_and_hides_the_odds(table: Table) -> None:
    panel = at_bid(table)
    assert buttons(panel)[OddsWord.SHOW()].cap == "O"
    press(panel, OddsWord.SHOW())
    assert panel.shows_odds
    assert panel.hasFocus()
    assert buttons(panel)[OddsWord.HIDE()].cap == "O"
    press(panel, OddsWord.HIDE())
    assert not panel.shows_odds


def test_a_click_on_a_cell_sets_bid_and_suit_and_enter_bids_it(table: Table) -> None:
    odds = unfolded(table)
    panel = table.window.panels.bid
    prompt = require(table.prompt)
    amount = odds.in_sight[3]
    suit = best_suit(odds, amount)
    raised: list[Suit | None] = []
    panel.suit_highlighted.connect(raised.append)
    QTest.mouseClick(odds.viewport(), LEFT, pos=point(odds, suit, amount))
    assert panel.amount == amount
    assert raised[-1] is suit
    table.key(Key.Key_Return)
    assert Bid(prompt.seat or 0, amount) in [step.action for step in table.controller.session.steps]


def test_only_the_left_button_chooses_a_cell(table: Table) -> None:
    odds = unfolded(table)
    panel = table.window.panels.bid
    before, amount = panel.amount, odds.in_sight[3]
    assert amount != before
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(odds.viewport(), button, pos=point(odds, best_suit(odds, amount), amount))
    assert panel.amount == before


def test_hovering_explains_a_cell_and_the_source_in_the_header(table: Table) -> None:
    odds = unfolded(table)
    amount = odds.in_sight[2]
    suit = best_suit(odds, amount)
    cell, name, head = point(odds, suit, amount), QPoint(20, point(odds, suit, amount).y()), QPoint(odds.width() - 3, 3)
    QTest.mouseMove(odds.viewport(), cell)
    assert odds.share(suit, amount) in tooltip(odds, cell)
    assert odds.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert tooltip(odds, name) in odds.sentences
    QTest.mouseMove(odds.viewport(), head)
    assert tooltip(odds, head) == OddsWord.HELP()
    assert odds.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_suit_that_gains_most_is_raised_unless_another_was_chosen(table: Table) -> None:
    panel = at_bid(table)
    raised: list[Suit | None] = []
    panel.suit_highlighted.connect(raised.append)
    table.key(Key.Key_O)
    wait_for_odds(panel, table.qtbot)
    best = require(raised[-1])
    assert panel.table.sentences[0].startswith(capitalized(text.suit_name(best)))
    other = next(suit for suit in Suit if suit is not best)
    table.key(Key.Key_O)
    press(panel, next(label for label, each in buttons(panel).items() if each.value is other))
    assert raised[-1] is other
    table.key(Key.Key_O)
    assert panel.announcements
    assert raised[-1] is other


def test_the_best_suit_for_the_bid_is_raised_even_if_another_gains_more(table: Table) -> None:
    panel = at_bid(table)
    raised: list[Suit | None] = []
    panel.suit_highlighted.connect(raised.append)
    table.key(Key.Key_O)
    spades, clubs = SuitOdds(Suit.SPADES, 40, 173.0, (0.01, 0.0)), SuitOdds(Suit.CLUBS, 30, 169.0, (0.04, 0.02))
    panel.tell_odds(BidOdds((250, 260), (spades, clubs), 300))
    assert raised[-1] is Suit.CLUBS


def test_a_menu_key_does_not_open_the_odds(table: Table) -> None:
    panel = at_bid(table)
    QTest.keyClick(panel, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert not panel.shows_odds
    table.window.rooms.close()
    table.key(Key.Key_O)
    assert panel.shows_odds


def test_arrow_keys_move_between_cells_once_tab_has_reached_the_table(table: Table) -> None:
    odds, panel = unfolded(table), table.window.panels.bid
    while table.window.focusWidget() is not odds:
        table.key(Key.Key_Tab)
    first = panel.amount
    table.key(Key.Key_Right)
    assert panel.amount == odds.in_sight[1] > first
    raised: list[Suit | None] = []
    panel.suit_highlighted.connect(raised.append)
    for key in (*[Key.Key_Up] * 3, *[Key.Key_Down] * 3, *[Key.Key_Up] * 3):
        table.key(key)
    assert set(raised) == set(Suit)
    named = told(odds)
    table.key(Key.Key_Left)
    assert panel.amount == first
    assert named != told(odds) == odds.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_chosen_bid_without_a_column_uses_the_nearest_one(table: Table) -> None:
    odds = unfolded(table)
    first = odds.in_sight
    assert len(first) == MOST
    for _ in range(2 * MOST):
        table.key(Key.Key_Plus)
        amount, now = table.window.panels.bid.amount, odds.in_sight
        assert amount in now
        assert len(now) == MOST
        assert len(set(now) - set(first)) == (amount not in first)
        assert now[0] == first[0]


def test_cells_are_filled_gradually_and_never_change(table: Table) -> None:
    panel = at_bid(table)
    seen: list[dict[tuple[Suit, int], str]] = []

    def look(_odds: object) -> None:
        odds = panel.table
        seen.append({(suit, amount): odds.share(suit, amount) for suit in Suit for amount in odds.in_sight})

    table.key(Key.Key_O)
    table.controller.odds_told.connect(look)
    wait_for_odds(panel, table.qtbot)
    assert all(seen[-1].values())
    assert not any(seen[0].values())
    for before, after in pairwise(each for each in seen if any(each.values())):  # until then, there are no headings
        assert all(share in {"", after[cell]} for cell, share in before.items())


def test_the_hint_quotes_the_odds_beside_it(table: Table) -> None:
    odds = unfolded(table)
    advised: list[object] = []
    table.controller.advised.connect(lambda action, _reason: advised.append(action))
    table.key(Key.Key_H)
    table.qtbot.waitUntil(lambda: bool(advised))
    title, _ = table.window.panels.hint.lines
    assert odds.sentences[-1].startswith(f"Expert: {title}")


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_hint_quotes_the_odds_shown_before_and_after_it(table: Table, seed: int) -> None:
    table.open(GAME, seed=seed)
    prompt = require(table.wait_for_turn())
    assert prompt.kind == "bid"
    advice: list[tuple[object, Reason]] = []
    table.controller.advised.connect(lambda action, reason: advice.append((action, reason)))
    table.key(Key.Key_H)
    table.qtbot.waitUntil(lambda: bool(advice))
    first = table.window.panels.hint.lines
    table.key(Key.Key_O)
    panel = table.window.panels.bid
    assert panel.announcements  # at once, because they are known
    assert panel.announcements[-1].startswith(f"Expert: {first[0]}")
    for part in advice[0][1].parts():
        if "often" in part.facts:
            suit, points, often = part.facts["suit"], part.facts["points"], part.facts["often"]
            assert isinstance(suit, Suit)
            assert isinstance(points, Points)
            assert isinstance(often, Reason)
            share = panel.table.share(suit, points.amount)
            assert often.facts.get("share", share) == int(share) or int(share) not in range(3, 98)
    table.key(Key.Key_H)
    assert table.window.panels.hint.lines == first


def test_a_hint_requested_while_odds_are_computed_waits_for_them(table: Table) -> None:
    panel = at_bid(table)
    table.key(Key.Key_O)
    advised: list[bool] = []
    table.controller.advised.connect(lambda *_: advised.append(bool(panel.announcements)))
    table.key(Key.Key_H)
    assert not advised
    wait_for_odds(panel, table.qtbot)
    assert advised == [True]


def test_hiding_the_odds_does_not_close_a_hint(table: Table) -> None:
    at_bid(table)
    table.key(Key.Key_O)
    with table.qtbot.waitSignal(table.controller.advised):
        table.key(Key.Key_H)
        table.key(Key.Key_O)


def test_the_odds_appear_at_once_if_wanted_and_not_otherwise(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", odds=True))
    panel = at_bid(table)
    wait_for_odds(panel, qtbot)
    table.key(Key.Key_O)
    received: list[object] = []
    table.controller.odds_told.connect(received.append)
    table.controller.submit(Pass(0))
    table.wait_for_turn()
    assert received == []


def test_nobody_sees_another_persons_odds(qtbot: QtBot, tmp_path: Path) -> None:
    """They follow from what one player knows; none are shown below the curtain, and the next player's are different."""
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", odds=True))
    session = table.begun(GAME, seed=4, people=4)
    received: list[BidOdds] = []
    table.controller.odds_told.connect(received.append)
    table.window.matches.open(session)
    qtbot.waitUntil(lambda: table.controller.awaits_person)
    assert received == []
    table.key(Key.Key_Return)
    panel = table.window.panels.bid
    wait_for_odds(panel, qtbot)
    first = panel.announcements
    table.key(Key.Key_P)
    assert table.controller.awaits_person
    count = len(received)
    table.bots.odds_known.emit(received[-1])  # odds that come too late
    assert len(received) == count
    assert not panel.isVisible()
    table.key(Key.Key_Return)
    assert not set(first) & set(panel.announcements)
    assert not any(panel.table.share(suit, panel.amount) for suit in Suit)


def test_the_odds_stay_in_another_language(table: Table) -> None:
    odds = unfolded(table)
    suit, amount = best_suit(odds, odds.in_sight[0]), odds.in_sight[0]
    share = odds.share(suit, amount)
    table.window.preferences.apply(replace(table.window.settings, language="de"))
    new_panel = table.window.panels.bid
    assert new_panel.shows_odds
    assert new_panel.table is not odds
    assert new_panel.table.share(suit, amount) == share
    assert "Meister" in new_panel.announcements[-1]


def test_undo_restores_the_odds_of_the_repeated_bid(table: Table) -> None:
    odds = unfolded(table)
    sentences = odds.sentences
    table.controller.submit(Pass(0))
    table.wait_for_turn()
    table.controller.undo()
    assert table.wait_for_turn() is not None
    assert table.window.panels.bid.announcements == sentences  # at once, because they are known


def test_the_odds_of_earlier_bids_are_kept_as_they_were(qtbot: QtBot, table: Table) -> None:
    panel = at_bid(table)
    seen, prompt = table.controller.observation, require(table.prompt)
    table.key(Key.Key_O)
    wait_for_odds(panel, qtbot)
    teller = table.controller.hints.odds
    told: list[object] = []
    teller.odds_changed.connect(told.append)
    first = teller.known(seen, prompt)
    later = replace(seen, target=seen.target + 500)
    teller.ask(later, prompt)
    qtbot.waitUntil(lambda: teller.known(later, prompt) is not None)
    told.clear()
    teller.ask(seen, prompt)
    assert told == [first]
    assert teller.known(seen, prompt) is first


def test_a_summed_auction_says_in_one_sentence_that_there_are_no_odds(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", odds=True))
    panel = at_bid(table, "summed_bid_partnership")
    assert OddsWord.NONE_SUMMED() in texts(panel)
    assert not panel.shows_odds
    assert OddsWord.SHOW() not in buttons(panel)
    table.key(Key.Key_O)
    assert table.window.settings.odds  # the key does nothing here


def test_the_odds_are_shown_once_chosen_in_preferences(table: Table) -> None:
    panel = at_bid(table)
    table.window.preferences.apply(replace(table.window.settings, odds=True))
    assert panel.shows_odds


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_the_smallest_window(
    qtbot: QtBot, application: QApplication, tmp_path: Path, language: str
) -> None:
    speak(application, language)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant", odds=True), (960, 640))
    for preset in (GAME, "double_deck_four_handed", "three_handed_auction"):
        panel = at_bid(table, preset)
        wait_for_odds(panel, qtbot)
        assert cut(panel) == []
        assert table.window.rect().contains(panel.geometry())
        odds = panel.table
        assert odds.size().width() >= odds.sizeHint().width()
        assert odds.shows_all
        plates = table.window.view.layout_now.plates()[1:]
        place = odds_panel(table.window.view.layout_now)
        assert not any(place.overlaps(plate) for plate in plates)


def test_screen_readers_announce_the_odds_once_known(table: Table) -> None:
    heard: list[str] = []
    table.window.panel_host.question.announced.connect(heard.append)
    odds = unfolded(table)
    table.qtbot.waitUntil(lambda: bool(heard))
    spoken = " ".join(heard)
    assert spoken.count("Hearts: meld") == 1
    assert "likely total" in spoken
    assert "Expert: " in spoken
    assert odds.accessibleDescription() == " ".join(odds.sentences)
    assert odds.accessibleName().startswith(OddsWord.TABLE())


@pytest.mark.parametrize("theme", tokens.THEMES.values(), ids=tokens.THEMES)
def test_every_number_is_readable_on_its_cell(theme: tokens.Theme) -> None:
    for percent in range(101):
        assert contrast(cell_ink(theme, percent / 100), cell_fill(theme, percent / 100).name()) >= 4.5, percent


@pytest.mark.parametrize(
    "size", [(600, 400), (960, 640), (1024, 700), (1152, 720), (1280, 800), (1600, 900), (1920, 1080)]
)
def test_the_panel_covers_no_plate_bubble_or_widow(size: tuple[int, int]) -> None:
    for rules in PRESETS.values():
        if rules.auction.style == "standard":
            largest_hand = rules.deal.hand_size + rules.widow.size * buries(rules)
            layout = Layout(Frame(*size, has_odds=True), rules.table.players, largest_hand)
            panel = odds_panel(layout)
            assert not any(panel.overlaps(each) for each in layout.plates_and_portraits()[1:])
            words = [bubble(layout, place)[0] for place in range(layout.seats)]
            if size == (600, 400) and layout.seats > 6:
                continue  # two plates above each other leave no space for bubbles beside the panel there
            assert not any(panel.overlaps(word) for word in words[1:])
            assert not any(word.overlaps(plate) for word in words for plate in layout.plates())
            if rules.widow.size:
                assert not any(panel.overlaps(layout.bounds(card)) for card in widow(layout, rules.widow.size, 100))


# ---- what the process is asked -----------------------------------------------------------------------------------


class Noted(WorkerClient):
    """A worker client that answers when it is told to, and records what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, int]] = []
        self.answers: list[DecisionReply] = []

    @property
    def is_running(self) -> bool:
        return True

    def send(self, question: int, request: DecisionRequest) -> None:
        self.asked.append((request.skill or "odds", question))

    def poll(self) -> list[DecisionReply]:
        found, self.answers = self.answers, []
        return found


def test_a_decision_takes_priority_over_the_odds_which_continue_afterwards(qtbot: QtBot, table: Table) -> None:
    at_bid(table)
    seen, prompt = table.controller.observation, require(table.prompt)
    client = Noted()
    bots = ComputerPlayers(client, 1, table.window)
    received: list[BidOdds] = []
    bots.odds_known.connect(received.append)
    part = BidOdds((250,), (SuitOdds(Suit.HEARTS, 0, None, (None,)),), 50)
    bots.ask_odds(seen, prompt)
    assert client.asked == [("odds", 1)]
    bots.ask("expert", seen, prompt)
    assert client.asked[1:] == [("expert", 2)]
    client.answers = [DecisionReply(1, None, odds=part), DecisionReply(2, Pass(0))]
    with qtbot.waitSignal(bots.answered):
        pass
    assert received == []  # by then, nobody was waiting for it
    assert client.asked[2:] == [("odds", 3)]
    client.answers = [DecisionReply(3, None, odds=part)]
    with qtbot.waitSignal(bots.odds_known):
        pass
    assert client.asked[3:] == [("odds", 4)]
    bots.forget()
    client.answers = [DecisionReply(4, None, odds=part)]
    qtbot.wait(40)
    assert len(received) == 1
    assert len(client.asked) == 4


def test_known_odds_are_not_requested_again(qtbot: QtBot, table: Table) -> None:
    at_bid(table)
    seen, prompt = table.controller.observation, require(table.prompt)
    client = Noted()
    bots = ComputerPlayers(client, 1, table.window)
    bots.ask_odds(seen, prompt)
    client.answers = [DecisionReply(1, None, odds=BidOdds((250,), (), 300, is_done=True))]
    with qtbot.waitSignal(bots.odds_known):
        pass
    assert client.asked == [("odds", 1)]


@pytest.mark.parametrize("is_narrow", [False, True])
@pytest.mark.parametrize("first", [250, 9_000])
def test_no_number_at_the_top_is_cut_however_long(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], first: int, *, is_narrow: bool
) -> None:
    amounts = tuple(range(first, first + 1600, 10))
    row = SuitOdds(Suit.HEARTS, 0, 300.0, tuple(max(0.0, 1 - at / 30) for at in range(160)))
    odds = OddsTable(home, is_narrow=is_narrow)
    odds.resize(odds.sizeHint())
    odds.show_odds(BidOdds(amounts, (row,), 300, is_done=True), PRESETS[GAME])
    odds.choose(amounts[3], Suit.HEARTS)
    said = painted(odds_table)
    odds.grab()
    heads = [each for each in said if each.text in {str(amount) for amount in odds.in_sight}]
    assert len(heads) == len(odds.in_sight) == (MOST if first < 1000 else len(heads)) >= 7
    assert not [each.text for each in said if "…" in each.text]
    for one, other in pairwise(heads):
        assert one.box.right() < other.box.left()


@pytest.mark.usefixtures("language")
def test_the_headings_beside_the_bids_do_not_touch(home: QWidget, painted: Callable[[ModuleType], list[Said]]) -> None:
    said = painted(odds_table)
    table = OddsTable(home)
    table.begin((250, 260, 270), PRESETS["single_deck_partnership"])
    table.resize(table.sizeHint())
    table.show()
    table.grab()
    meld, total = (next(each.box for each in said if each.text == word()) for word in (OddsWord.MELD, OddsWord.BRINGS))
    assert meld.right() + 4 <= total.left()


def test_suits_that_may_not_be_named_leave_no_cells(home: QWidget) -> None:
    amounts, chances = (500, 510, 520), (0.9, 0.8, 0.7)
    odds = OddsTable(home)
    odds.resize(odds.sizeHint())
    odds.show_odds(BidOdds(amounts, (SuitOdds(Suit.HEARTS, 0, 600.0, chances),), 300, is_done=True), PRESETS[GAME])
    odds.choose(500, Suit.HEARTS)
    image = odds.grab().toImage()
    between = require(odds.cell(Suit.HEARTS, 500)).bottomRight().toPoint() + QPoint(1, 2)
    for row in range(2, len(Suit) + 1):
        box = odds.box(row, 1)
        for place in (box.center(), box.topLeft() + QPointF(-1, 8)):
            assert image.pixelColor(place.toPoint()) == image.pixelColor(between)
