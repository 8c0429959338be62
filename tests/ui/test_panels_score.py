"""The strip, the scores, the last trick and the log, with real mouse and key events."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.phrases import capitalized
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.suits import text_width, wrapped
from pinochle_qt.ui.draw.theme import Role, Speed, Tempo
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show import chart as charts
from pinochle_qt.ui.panels.show import score as score_panel
from pinochle_qt.ui.panels.show.chart import StandingChart, ended
from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel
from pinochle_qt.ui.panels.show.log import LogPanel
from pinochle_qt.ui.panels.show.score import ScorePanel
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.ui.panels.show.strip_parts import ScoreBlock, TrumpTile
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import deal_score, last_trick
from pinochle_qt.ui.table.scene.transition import Count
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.score_reasons import lost_meld_reasons
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import score_now
from tests.checks import require
from tests.session.driving import advance, chance_player
from tests.ui.inspection import overlapping_children
from tests.ui.panel_tools import apply_style, buttons, key, opened, press, take_tools, texts, the
from tests.ui.positions import NAMES, RUN_HAND, STOCK, Table, table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import OptionValue
    from tests.ui.conftest import Said

CODE: Final = "4928-T5CY-4TQK-FF04-HM7P"


def after_deals(count: int) -> Table:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal" and len(deal.match.results) == count)
    return deal


# ---- checks ----------------------------------------------------------------------------------------------------------


def sheet_texts(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], seen: Observation, people: Sequence[str]
) -> list[str]:
    """Return what the score sheet paints of the last deal, heading by heading and then row by row."""
    said, panel = painted(score_panel), ScorePanel(home)
    panel.show_sheet(seen, people)
    opened(panel, score_panel.SIZE)
    said.clear()
    panel.grab()
    return [each.text for each in said]


@pytest.mark.parametrize(("stake", "heading"), [(1, "Checks"), (5, "Checks × 5")])
def test_checks_are_shown_beside_the_points_if_they_are_played_for(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], stake: int, heading: str
) -> None:
    rules = patch(PRESETS["check_pinochle"], {"checks.stake": stake})
    session = Session.new(rules, "check_pinochle", tuple(SeatSetup(name, "human") for name in NAMES[:3]), 3)
    advance(session, chance_player(3), deals=6)
    seen = session.observe(0)
    result = seen.results[-1]
    assert result.checks is not None
    assert any(result.checks)
    words = sheet_texts(home, painted, seen, NAMES[:3])
    assert heading in words
    rows = [words[words.index(name) :] for name in NAMES[:3]]
    assert [row[5] for row in rows] == [text.signed_count(stake * checks) for checks in result.checks]
    assert "Checks" not in sheet_texts(home, painted, after_deals(1).seen(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "people"), [("single_deck_partnership", NAMES), ("check_pinochle", NAMES[:3])])
def test_headings_do_not_touch_in_the_smallest_sheet(
    home: QWidget,
    application: QApplication,
    painted: Callable[[ModuleType], list[Said]],
    language: str,
    preset: str,
    people: Sequence[str],
) -> None:
    speak(application, language)
    home.resize(960, 640)
    session = Session.new(PRESETS[preset], preset, tuple(SeatSetup(name, "human") for name in people), 3)
    advance(session, chance_player(3), deals=1)
    said, panel = painted(score_panel), ScorePanel(home)
    seen = session.observe(0)
    panel.show_deal(seen, people, CODE)
    place = deal_score(Layout(Frame(960, 640), len(people)), len(seen.totals))
    opened(panel, (place.width, place.height))
    said.clear()
    panel.grab()
    boxes = [each.box for each in said if each.box.top() == said[0].box.top()]
    assert len(boxes) >= 5
    assert all(left.right() + 4 < right.left() for left, right in pairwise(sorted(boxes, key=QRectF.left)))


# ---- strip -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def strip(home: QWidget) -> Strip:
    new_strip = Strip(home)
    take_tools(new_strip)["Scores"].setEnabled(True)
    new_strip.setGeometry(0, 28, 1280, 56)
    new_strip.show()
    return new_strip


@pytest.mark.parametrize("width", [960, 1280, 1920])
def test_no_score_moves_for_the_sort_button(strip: Strip, width: int) -> None:
    strip.setGeometry(0, 28, width, 56)
    strip.show_state(in_play().seen(), NAMES)
    parts = [*strip.findChildren(ScoreBlock), *strip.findChildren(PanelButton), *strip.findChildren(SuitLabel)]
    (sort,) = (each for each in parts if isinstance(each, PanelButton) and each.text() == DialogWord.PF_SORTING())
    before = [(part.geometry(), part.isVisible()) for part in parts if part is not sort]
    assert not sort.isVisible()
    strip.offer_sorting(offered=True)
    assert [(part.geometry(), part.isVisible()) for part in parts if part is not sort] == before
    if sort.isVisible():
        assert not any(at.intersects(sort.geometry()) for at, is_visible in before if is_visible)
    assert sort.isVisible() == (width > 1280)


def in_play() -> Table:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 2)
    return deal


def test_the_strip_shows_trump_contract_and_need(strip: Strip) -> None:
    deal = in_play()
    seen = deal.seen()
    strip.show_state(seen, NAMES)
    got = 200 + sum(trick.points for trick in seen.tricks if trick.winner in {0, 2})
    assert the(strip, TrumpTile).accessibleName() == "Trump: hearts"
    assert {"Contract 250", "Anna and Clara, hearts", "First to 1500", f"{got} of 250"} <= set(texts(strip))
    assert f"Needs {250 - got} more" in texts(strip)


def test_the_strip_says_when_the_contract_is_reached(strip: Strip) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 10)
    strip.show_state(deal.seen(), NAMES)
    assert "Contract made" in texts(strip)


def test_the_strip_says_during_the_play_that_a_contract_is_out_of_reach(strip: Strip) -> None:
    seen = in_play().seen()
    assert seen.contract is not None
    lost = sum(trick.points for trick in seen.tricks if trick.winner in {1, 3})
    assert lost
    for bid, is_lost in ((200 + 250 - lost, False), (200 + 250 - lost + 1, True)):
        strip.show_state(replace(seen, contract=replace(seen.contract, bid=bid)), NAMES)
        assert ("You're set" in texts(strip)) is is_lost
        assert any(line.startswith("Needs") for line in texts(strip)) is not is_lost


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"scoring.min_trick_points": 200}, "Needs 200 in tricks"),
        ({"table.teams": "individual", "scoring.save_meld": "any_points"}, "Needs a trick"),
        ({"table.teams": "individual", "scoring.save_meld": "none"}, "Contract made"),
    ],
)
def test_a_contract_that_the_meld_reaches_is_not_made_before_the_tricks_that_it_needs(
    strip: Strip, changes: dict[str, OptionValue], sentence: str
) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play")
    seen = deal.seen()
    assert seen.contract is not None
    contract = replace(seen.contract, bid=50)
    strip.show_state(replace(seen, rules=patch(seen.rules, changes), contract=contract), NAMES)
    assert sentence in texts(strip)


def test_before_trump_is_named_the_tile_shows_a_question_mark(strip: Strip) -> None:
    strip.show_state(table().seen(), NAMES)
    assert the(strip, TrumpTile).accessibleName() == "Trump is not named yet"
    assert not any(line.startswith("Needs") for line in texts(strip))


def test_the_scores_are_read_aloud_in_full(strip: Strip) -> None:
    strip.show_state(replace(table().seen(), totals=(640, -90)), NAMES)
    names = [block.accessibleName() for block in strip.findChildren(ScoreBlock)]
    assert names == ["Anna, Clara: 640 of 1500", "Ben, David: −90 of 1500"]


def test_the_viewer_comes_first(strip: Strip) -> None:
    strip.show_state(replace(table().seen(1), totals=(640, 710)), NAMES)
    blocks = sorted(strip.findChildren(ScoreBlock), key=lambda block: block.x())
    assert blocks[0].accessibleName() == "Ben, David: 710 of 1500"


@pytest.mark.parametrize(("width", "height"), [(960, 48), (1024, 48), (1280, 56), (1920, 56)])
def test_nothing_in_the_strip_overlaps(strip: Strip, width: int, height: int) -> None:
    deal = in_play()
    strip.setGeometry(0, 28, width, height)
    strip.show_state(replace(deal.seen(), totals=(1005, 965)), ("Annabella", "Bartholomew", "Clara", "David"))
    parts = [part for part in strip.findChildren(QWidget) if part.isVisible()]
    assert all(strip.rect().contains(part.geometry()) for part in parts)
    boxes = [part.geometry() for part in parts]
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_names_are_shortened_together_in_a_narrow_strip(strip: Strip) -> None:
    deal = in_play()
    strip.setGeometry(0, 28, 960, 48)
    for names, short in ((NAMES, False), (("Anna", "Bartholomew", "Clara", "Maximilian"), True)):
        strip.show_state(deal.seen(), names)
        assert [block.shortness > 0 for block in strip.findChildren(ScoreBlock)] == [short, short]


@pytest.mark.parametrize(("width", "height"), [(960, 48), (1024, 48), (1280, 56)])
def test_five_names_are_above_their_scores_rather_than_cut(strip: Strip, width: int, height: int) -> None:
    deal = table(PRESETS["five_handed_called_partner"])
    strip.setGeometry(0, 28, width, height)
    strip.show_state(replace(deal.seen(), totals=(640, -260, 1005, 0, 85)), (*NAMES, "Emma"))
    blocks = strip.findChildren(ScoreBlock)
    assert all(block.fits(shortness=block.shortness, stacked=block.is_stacked) for block in blocks)
    assert not any(a.geometry().intersects(b.geometry()) for i, a in enumerate(blocks) for b in blocks[:i])


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_scores_leave_room_for_every_button_in_the_smallest_strip(
    application: QApplication, home: QWidget, language: str
) -> None:
    speak(application, language)
    strip = Strip(home)
    take_tools(strip)
    strip.show()
    strip.setGeometry(0, 28, 960, 48)
    seen = replace(table(PRESETS["five_handed_called_partner"]).seen(), totals=(640, -260, 1005, 0, 85))
    strip.show_state(seen, (*NAMES, "Emma"))
    tools = [each for each in strip.findChildren(PanelButton) if each.isVisible()]
    assert {Word.HINT(), Word.UNDO(), Word.SCORES()} == {tool.text() for tool in tools}
    for tool in tools:
        assert tool.width() >= text_width(tool.text(), style.font(Role.NOTE_TITLE)) + 10
    blocks = strip.findChildren(ScoreBlock)
    assert all(block.fits(shortness=0, stacked=True) for block in blocks)
    parts = [part.geometry() for part in (*tools, *blocks)]
    assert all(strip.rect().contains(part) for part in parts)
    assert not any(a.intersects(b) for i, a in enumerate(parts) for b in parts[:i])


@pytest.mark.parametrize(("width", "height"), [(960, 48), (1024, 48), (1280, 56), (1920, 56)])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "five_handed_called_partner", "eight_handed_four_teams"])
def test_the_target_is_visible_beside_every_contract(strip: Strip, preset: str, width: int, height: int) -> None:
    deal = table(PRESETS[preset])
    deal.play_until(lambda each: each.kind == "play" and deal.seen().shown != ())
    seen = deal.seen()
    strip.setGeometry(0, 28, width, height)
    strip.show_state(replace(seen, totals=tuple(905 for _ in seen.totals)), (*NAMES, "Emma", "Fritz", "Georg", "Hanna"))
    labels = [strip.labels[name] for name in ("target", "target_below") if strip.labels[name].isVisible()]
    font = style.font(Role.NOTE_TITLE)
    title = strip.labels["title"]
    assert text_width(title.seen, style.font(Role.CONTRACT)) <= title.width()
    assert " ".join(label.seen for label in labels) == f"First to {seen.target}"
    assert labels[0].accessibleName() == f"First to {seen.target}"
    assert all(text_width(label.seen, font) <= label.width() for label in labels)
    boxes = [part.geometry() for part in strip.findChildren(QWidget) if part.isVisible()]
    assert all(strip.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    score = style.font(Role.NAME)
    assert all(block.width() >= text_width(block.seen, score) for block in strip.findChildren(ScoreBlock))


@pytest.mark.parametrize(
    ("preset", "width", "height"),
    [
        ("three_handed_auction", 960, 48),
        ("five_handed_called_partner", 1280, 56),
        ("eight_handed_four_teams", 1280, 56),
    ],
)
def test_the_target_of_three_and_more_takes_one_line(strip: Strip, preset: str, width: int, height: int) -> None:
    deal = table(PRESETS[preset])
    deal.play_until(lambda each: each.kind == "play")
    strip.setGeometry(0, 28, width, height)
    strip.show_state(deal.seen(), (*NAMES, "Emma", "Fritz", "Georg", "Hanna"))
    assert strip.labels["target"].seen == f"First to {deal.seen().target}"
    assert not strip.labels["target_below"].isVisible()


@pytest.mark.parametrize(("width", "height"), [(960, 48), (1280, 56), (1920, 56)])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "five_handed_called_partner"])
def test_a_contract_that_has_ended_is_not_cut_off(strip: Strip, preset: str, width: int, height: int) -> None:
    deal = table(PRESETS[preset])
    deal.play_until(lambda each: each.kind == "deal" and bool(deal.seen().results))
    strip.setGeometry(0, 28, width, height)
    seen = deal.seen()
    strip.show_state(seen, (*NAMES, "Emma"))
    title = strip.labels["title"]
    assert title.text() == lines.strip_title(seen) != lines.strip_title(seen, is_brief=True)
    assert text_width(title.seen, style.font(Role.CONTRACT)) <= title.width()


@pytest.mark.parametrize(("width", "height"), [(960, 48), (1280, 56), (1920, 56)])
@pytest.mark.parametrize("preset", ["five_handed_called_partner", "triple_deck_six_handed", "hayes_multi_extra_sets"])
def test_scores_keep_their_place_and_shape_in_all_phases(strip: Strip, preset: str, width: int, height: int) -> None:
    deal = table(PRESETS[preset])
    strip.setGeometry(0, 28, width, height)
    forms: set[object] = set()
    kinds: set[str] = set()

    def look(prompt: Prompt) -> bool:
        seen = deal.seen()
        scores = (640, 0, 1005, -260, 85, 90)[: len(seen.totals)]
        strip.show_state(replace(seen, totals=scores), (*NAMES, "Emma", "Fritz"))
        blocks = strip.findChildren(ScoreBlock, options=Qt.FindChildOption.FindDirectChildrenOnly)
        places = tuple(block.geometry().getRect() for block in blocks)
        target = strip.labels["target"]
        forms.add((places, blocks[0].shortness, blocks[0].is_stacked, target.seen, target.geometry().getRect()))
        kinds.add(prompt.kind)
        return prompt.kind == "deal"

    deal.play_until(look)
    assert len(kinds) > 2
    assert len(forms) == 1


def test_a_side_of_three_is_named_after_its_declarer_and_the_trump_if_there_is_little_room(strip: Strip) -> None:
    deal = table(PRESETS["triple_deck_six_handed"])
    deal.play_until(lambda each: each.kind == "play")
    seen, names = deal.seen(), ("You", "Walter", "Nora", "Edith", "Sam", "Clara")
    contract, trump = require(seen.contract), seen.trump
    assert trump is not None
    strip.setGeometry(0, 28, 960, 48)
    strip.show_state(seen, names)
    note = strip.labels["note"]
    assert note.seen == f"{names[contract.declarer]}, {text.SUIT_SYMBOLS[trump]}"
    assert text_width(note.seen, style.font(Role.BODY)) <= note.width()
    assert note.accessibleName().endswith(text.suit_name(trump))
    strip.setGeometry(0, 28, 1920, 56)
    assert note.seen == note.accessibleName()


def test_the_scores_wait_for_a_finished_deal(strip: Strip) -> None:
    action = take_tools(strip)["Scores"]
    action.setEnabled(True)
    spy = QSignalSpy(action.triggered)
    strip.show_state(table().seen(), NAMES)
    press(strip, "Scores")
    assert spy.count() == 0
    assert buttons(strip)["Scores"].toolTip() == "No deal finished yet"
    strip.show_state(after_deals(1).seen(), NAMES)
    press(strip, "Scores")
    assert spy.count() == 1
    assert buttons(strip)["Scores"].toolTip() == "Show the score sheet"


def test_the_tools_of_the_strip(strip: Strip) -> None:
    actions = take_tools(strip)
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and bool(deal.match.results and deal.seen().tricks))
    strip.show_state(deal.seen(), NAMES)
    spies = {label: QSignalSpy(actions[label].triggered) for label in ("Hint", "Undo", "Last trick", "Scores")}
    for label in spies:
        press(strip, label)
    assert [spy.count() for spy in spies.values()] == [0, 0, 0, 0]
    for label in spies:
        actions[label].setEnabled(True)
        press(strip, label)
    assert [spy.count() for spy in spies.values()] == [1, 1, 1, 1]


def test_the_stock_game_counts_its_stock(strip: Strip) -> None:
    deal = table(STOCK)
    strip.show_state(deal.seen(), NAMES)
    upcard = require(deal.seen().upcard)
    assert f"{capitalized(text.suit_name(SUIT_OF[upcard]))} are trump" in texts(strip)
    assert "24 cards left in the stock" in texts(strip)
    assert "First to 150" in texts(strip)


@pytest.mark.parametrize("height", [48, 56])
def test_a_single_line_in_the_strip_is_vertically_centered_beside_the_tile(strip: Strip, height: int) -> None:
    deal = table(STOCK)
    strip.setGeometry(0, 28, 1280, height)
    strip.show_state(deal.seen(), NAMES)
    tile = the(strip, TrumpTile).geometry()
    assert title_of(strip).bottom() < tile.center().y() + 2  # the stock is counted below it
    deal.play_until(lambda each: each.kind == "deal")
    strip.show_state(deal.seen(), NAMES)
    assert abs(title_of(strip).center().y() - tile.center().y()) <= 1


def title_of(strip: Strip) -> QRect:
    """Return the rectangle in which the strip names trump."""
    titles = [each for each in strip.findChildren(SuitLabel) if each.isVisible() and each.text().endswith("are trump")]
    (title,) = titles
    return title.geometry()


# ---- scores ----------------------------------------------------------------------------------------------------------


def test_the_score_of_a_deal_continues_to_the_next(home: QWidget) -> None:
    deal = after_deals(2)
    panel = ScorePanel(home)
    panel.show_deal(deal.seen(), NAMES, CODE)
    opened(panel, score_panel.SIZE)
    spy = QSignalSpy(panel.next_deal_requested)
    assert "Anna and Clara didn't make 250" in texts(panel)
    assert "Deal 2" in texts(panel)
    assert f"Deal code {CODE}" in buttons(panel)
    assert not panel.can_close
    key(panel, Qt.Key.Key_Escape)
    assert panel.isVisible()
    key(panel, Qt.Key.Key_Return)
    press(panel, "Next deal")
    assert spy.count() == 2


@pytest.mark.parametrize("way", ["enter", "button"])
def test_the_score_sheet_is_read_only(home: QWidget, way: str) -> None:
    panel = ScorePanel(home)
    panel.show_sheet(after_deals(1).seen(), NAMES)
    opened(panel, score_panel.SIZE)
    assert panel.can_close
    if way == "button":
        press(panel, "Close")
    else:
        key(panel, Qt.Key.Key_Return)
    assert panel.isHidden()


def test_the_newest_deal_is_visible(home: QWidget) -> None:
    deal = after_deals(4)
    many = replace(deal.seen(), results=deal.match.results * 8)
    panel = ScorePanel(home)
    opened(panel, score_panel.SIZE)
    panel.show_deal(many, NAMES, "")
    view = the(panel, QTableView)
    last = view.model().index(31, 0)
    assert view.viewport().rect().intersects(view.visualRect(last))


def test_the_newest_deal_stays_visible_with_less_room(home: QWidget) -> None:
    panel = ScorePanel(home)
    opened(panel, score_panel.SIZE)
    panel.show_deal(after_deals(5).seen(), NAMES, "")
    panel.place(QRect(40, 100, 592, 392))
    QApplication.processEvents()
    view = the(panel, QTableView)
    assert view.viewport().rect().contains(view.visualRect(view.model().index(4, 0)))


@pytest.mark.parametrize("height", [372, 390, 401, 420, 512])
def test_no_deal_in_the_list_is_cut(home: QWidget, height: int) -> None:
    game = after_deals(6)
    panel = ScorePanel(home)
    opened(panel, (640, height))
    panel.show_deal(game.seen(), NAMES, "7")
    listed = the(panel, QTableView)
    row = listed.rowHeight(0)
    assert listed.viewport().height() % row == 0
    assert listed.rowViewportPosition(5) + row == min(6 * row, listed.viewport().height())


@pytest.mark.parametrize(("preset", "height"), [("single_deck_partnership", 392), ("hayes_multi_extra_sets", 476)])
def test_a_small_panel_has_a_readable_chart(home: QWidget, preset: str, height: int) -> None:
    rules = PRESETS[preset]
    names = NAMES[: people_count(rules)]
    session = Session.new(rules, preset, tuple(SeatSetup(name, "human") for name in names), 3)
    advance(session, chance_player(3), deals=2)
    panel = ScorePanel(home)
    opened(panel, (592, height))
    panel.show_deal(session.observe(0), names, "")
    chart, listed = the(panel, StandingChart), the(panel, QTableView)
    assert chart.isVisible()
    assert chart.height() >= 140
    assert panel.rect().contains(chart.geometry())
    assert not chart.geometry().intersects(panel.main_button.geometry() if panel.main_button else QRect())
    assert not chart.geometry().intersects(listed.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(560, 372), (592, 480)])
def test_the_reason_of_a_score_is_shown_completely(
    home: QWidget, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal")
    seen = deal.seen()
    result = replace(seen.results[-1], outcome="made", declarer=0, bid=1250, tricks=(1200, 30), meld=(1080, 0, 120, 0))
    panel = ScorePanel(home)
    opened(panel, size)
    panel.show_deal(replace(seen, results=(result,)), NAMES, CODE)
    (why,) = (label for label in panel.findChildren(SuitLabel) if "2400" in label.text())
    assert "1150" in why.text()
    assert why.sizeHint().width() <= why.width() + 2
    assert overlapping_children(panel) == []


@pytest.mark.parametrize("size", [(592, 392), (620, 512), (816, 498), (944, 500)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["single_deck_partnership", "hayes_two_handed"])
def test_the_end_of_a_deal_offers_every_action_and_fact(
    home: QWidget, application: QApplication, preset: str, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    rules = PRESETS[preset]
    names = NAMES[: people_count(rules)]
    session = Session.new(rules, preset, tuple(SeatSetup(name, "human") for name in names), 3)
    advance(session, chance_player(3), deals=1)
    panel = ScorePanel(home)
    opened(panel, size)
    panel.show_deal(session.observe(0), names, CODE)
    assert the(panel, StandingChart).isVisible()
    assert overlapping_children(panel) == []
    answers = {Word.NEXT_DEAL(), Word.REVIEW()}
    assert answers < set(buttons(panel))
    (code,) = set(buttons(panel)) - answers
    assert code in {Word.DEAL_CODE(code=CODE), Word.COPY_DEAL_CODE()}
    assert buttons(panel)[code].width() >= buttons(panel)[code].sizeHint().width()
    assert all(buttons(panel)[each].width() > text_width(each, style.font(Role.NAME)) for each in answers)


@pytest.mark.parametrize(("code", "label"), [(CODE, f"Deal code {CODE}"), (4 * CODE, "Copy deal code")])
def test_the_code_of_a_deal_is_copied_by_a_click(home: QWidget, code: str, label: str) -> None:
    panel = ScorePanel(home)
    panel.show_deal(after_deals(2).seen(), NAMES, code)
    opened(panel, score_panel.SIZE)
    press(panel, label)
    assert QGuiApplication.clipboard().text() == code
    assert "Copied" in buttons(panel)
    panel.show_deal(after_deals(3).seen(), NAMES, code)
    assert label in buttons(panel)


def test_the_score_sheet_shows_no_code_while_a_deal_is_played(home: QWidget) -> None:
    panel = ScorePanel(home)
    panel.show_deal(after_deals(2).seen(), NAMES, CODE)
    panel.show_sheet(after_deals(2).seen(), NAMES)
    opened(panel, score_panel.SIZE)
    assert set(buttons(panel)) == {"Close", "Save…", "Copy"}


def test_a_name_at_the_end_of_a_line_is_shortened_in_favor_of_its_number(home: QWidget) -> None:
    del home
    font = style.font(Role.NOTE_TITLE)
    assert ended([(["Walter"], "1040")], font, 300) == ["Walter 1040"]
    (short,) = ended([(["Bartholomew"], "1040")], font, 90)
    assert short.endswith("… 1040")
    assert text_width(short, font) <= 90
    assert ended([(["Player 1", "Player 3"], "640")], font, 132) == ["P. 1, P. 3 640"]


def test_the_chart_is_described_in_words(home: QWidget) -> None:
    panel = ScorePanel(home)
    panel.show_sheet(replace(after_deals(1).seen(), totals=(420, 200)), NAMES)
    chart = the(panel, StandingChart)
    assert chart.accessibleName() == "Standings: Anna and Clara 420, Ben and David 200"


def test_the_chart_paints_every_side_in_its_color(home: QWidget) -> None:
    chart = StandingChart(home)
    chart.setGeometry(0, 0, 460, 200)
    chart.show_match(after_deals(3).seen(), NAMES)
    picture = chart.grab().toImage()
    colors = {picture.pixelColor(x, y).name().upper() for x in range(460) for y in range(200)}
    assert set(tokens.FELT.sides[:2]) <= colors


@pytest.mark.parametrize("totals", [(0, 200), (1500, 900), (1490, 0), (0, -300)])
def test_no_point_of_the_chart_touches_a_word(
    home: QWidget,
    painted: Callable[[ModuleType], list[Said]],
    totals: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends: list[QPointF] = []
    monkeypatch.setattr(charts, "draw_mark", lambda _painter, _mark, point, *_: ends.append(point))
    seen = after_deals(1).seen()
    seen = replace(seen, totals=totals, results=(replace(seen.results[0], totals=totals),))
    chart = StandingChart(home)
    chart.setGeometry(0, 0, 460, 200)
    chart.show_match(seen, NAMES)
    painted_texts = painted(charts)
    chart.grab()
    assert len(ends) == len(totals)
    for end in ends:
        reach = 7.5
        mark = QRectF(end.x() - reach, end.y() - reach, 2 * reach, 2 * reach)
        assert not [each.text for each in painted_texts if each.box.adjusted(0, -2, 0, 2).intersects(mark)]


# ---- last trick ------------------------------------------------------------------------------------------------------


def test_the_last_trick_shows_cards_winner_and_points(home: QWidget) -> None:
    deal = in_play()
    trick = deal.seen().tricks[-1]
    panel = LastTrickPanel(DeckArt(tokens.FELT), home)
    panel.place(QRect(1060, 676, 196, 100))
    panel.show_trick(deal.seen(), NAMES)
    assert panel.isVisible()
    assert f"{NAMES[trick.winner]}, {trick.points} points" in texts(panel)
    assert all(text.card_name(face) in panel.accessibleName() for face in trick.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Walter", "Bartholomew of Canterbury"])
def test_a_narrow_last_trick_always_shows_its_title_and_points(
    home: QWidget, application: QApplication, language: str, name: str
) -> None:
    speak(application, language)
    deal = in_play()
    panel = LastTrickPanel(DeckArt(tokens.FELT), home)
    panel.place(QRect(800, 560, 152, 108))
    panel.show_trick(deal.seen(), (name,) * 4)
    assert Word.LAST_TRICK() in texts(panel)
    (who,) = (label for label in panel.findChildren(SuitLabel) if label.text().startswith(name))
    assert who.seen.endswith(f", {Word.POINTS(amount=deal.seen().tricks[-1].points)}")
    assert name.startswith(who.seen.partition(",")[0].removesuffix("…"))
    assert ("…" in who.seen) == (name != "Walter")
    assert text_width(who.seen, style.font(Role.BODY)) <= who.width()
    assert overlapping_children(panel) == []


@pytest.mark.parametrize("size", [(600, 400), (700, 467), (960, 640), (1280, 800), (1920, 1080), (2560, 1440)])
def test_the_ring_of_the_winning_card_touches_no_words(home: QWidget, size: tuple[int, int]) -> None:
    deal, layout = in_play(), Layout(Frame(*size), 4)
    home.resize(*size)
    apply_style(tokens.FELT, layout.frame.ui)
    panel = LastTrickPanel(DeckArt(tokens.FELT), home)
    place = last_trick(layout, 4)
    panel.place(QRect(place.x, place.y, place.width, place.height))
    panel.show_trick(deal.seen(), NAMES)
    picture = panel.grab().toImage()
    ring = QColor(tokens.FELT.good)
    rows = [y for y in range(picture.height()) for x in range(picture.width()) if picture.pixelColor(x, y) == ring]
    winner = NAMES[deal.seen().tricks[-1].winner]
    (who,) = (label for label in panel.findChildren(SuitLabel) if label.text().startswith(winner))
    metrics = QFontMetrics(style.font(Role.BODY, layout.frame.ui))
    assert who.geometry().center().y() + metrics.height() / 2 < min(rows)


def test_without_a_trick_the_corner_says_so(home: QWidget) -> None:
    panel = LastTrickPanel(DeckArt(tokens.FELT), home)
    panel.place(QRect(1060, 676, 196, 100))
    panel.show_trick(table().seen(), NAMES)
    assert panel.is_empty
    assert panel.accessibleName() == "No last trick yet"


# ---- log -------------------------------------------------------------------------------------------------------------


def test_the_log_scrolls_to_the_end_unless_scrolled_up(home: QWidget) -> None:
    log = LogPanel(home)
    opened(log, (320, 300))
    for number in range(60):
        log.add(f"Anna plays {number}.")
    view = log.view
    QApplication.processEvents()
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()
    view.verticalScrollBar().setValue(0)
    log.add("Ben plays 10♥.")
    QApplication.processEvents()
    assert view.verticalScrollBar().value() == 0


def test_a_log_starts_with_the_newest_sentence_and_keeps_it_when_resized(home: QWidget) -> None:
    log = LogPanel(home)
    log.place(QRect(40, 100, 320, 420))
    for number in range(60):
        log.add(f"Anna plays {number}, which is a sentence that takes more than one line.")
    log.show()
    bar = log.view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    log.place(QRect(40, 100, 300, 260))
    QApplication.processEvents()
    assert bar.value() == bar.maximum()


def test_the_log_is_closed_by_its_button(home: QWidget) -> None:
    log = LogPanel(home)
    opened(log, (320, 300))
    press(log, "Close")
    assert log.isHidden()


def test_an_empty_log_says_so(home: QWidget) -> None:
    log = LogPanel(home)
    opened(log, (320, 300))
    assert "Nothing has happened yet" in texts(log)
    log.add("Anna passes.")
    assert "Nothing has happened yet" not in texts(log)
    log.clear()
    assert "Nothing has happened yet" in texts(log)
    assert list(buttons(log)) == ["Close"]


def test_sentences_are_wrapped_between_words(home: QWidget) -> None:
    del home
    sentence = "Anna passes 9♣ 9♣ J♣ Q♣ to Clara, who was waiting for just these cards."
    font = style.font(Role.BODY)
    parts = wrapped(sentence, font, 180)
    assert " ".join(parts) == sentence
    assert len(parts) > 1
    assert all(text_width(part, font) <= 180 for part in parts)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_bids_have_a_column_only_if_there_are_bids(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], preset: str
) -> None:
    rules = PRESETS[preset]
    names = tuple(f"Player {seat + 1}" for seat in range(people_count(rules)))
    session = Session.new(rules, preset, tuple(SeatSetup(name, "human") for name in names), 3)
    advance(session, chance_player(3), deals=1)
    seen = session.observe(0)
    words = sheet_texts(home, painted, seen, names)
    assert ("Bid" in words) == (rules.auction.style != "none")
    assert {"Meld", "Tricks", "Total"} <= set(words)


def count_on(count: Count) -> None:
    """Let a third of the time pass that the points take to count up."""
    clock = count.transition.clock
    clock.setCurrentTime(clock.duration() // 3)


def test_a_score_counts_up_and_is_read_aloud_at_once(home: QWidget, qtbot: QtBot) -> None:
    table = after_deals(2)
    now = table.seen()
    before = replace(now, totals=(0, *now.totals[1:]))
    block = ScoreBlock(home)
    block.show_score(0, before, NAMES)
    assert block.seen == "0"
    block.show_score(0, now, NAMES, Tempo(Speed.SLOW))
    assert block.seen == "0"
    assert text.points(score_now(now, 0), now.rules) in block.accessibleName()
    block.show_score(0, now, NAMES, Tempo(Speed.SLOW))  # shown again while it counts
    count_on(require(block.findChild(Count)))
    assert 0 < int(block.seen) < score_now(now, 0)
    qtbot.waitUntil(lambda: block.seen == text.points(score_now(now, 0), now.rules))


@pytest.mark.parametrize("tempo", [None, Tempo(Speed.INSTANT), Tempo(Speed.NORMAL, is_reduced=True)])
def test_with_reduced_motion_a_score_changes_at_once(home: QWidget, tempo: Tempo | None) -> None:
    now = after_deals(2).seen()
    block = ScoreBlock(home)
    block.show_score(0, replace(now, totals=(0, *now.totals[1:])), NAMES)
    block.show_score(0, now, NAMES, tempo)
    assert block.seen == text.points(score_now(now, 0), now.rules)


def need_before_and_now() -> tuple[Observation, Observation, int]:
    """Return the observations of a contract without and with its side's tricks, and the side's points with them."""
    deal = in_play()
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 3)
    now = deal.seen()
    got = 200 + sum(trick.points for trick in now.tricks if trick.winner in {0, 2})
    return replace(now, tricks=()), now, got


def need_seen(strip: Strip) -> str:
    """Return the visible text of what the contract still needs."""
    return strip.labels["needs"].seen


def test_the_need_of_a_contract_counts_down_and_is_read_aloud_at_once(strip: Strip, qtbot: QtBot) -> None:
    before, now, got = need_before_and_now()
    assert 200 < got < 250
    strip.show_state(before, NAMES)
    strip.show_state(now, NAMES, Tempo(Speed.SLOW))
    assert need_seen(strip) == "Needs 50 more"
    assert f"Needs {250 - got} more" in texts(strip)
    strip.show_state(now, NAMES, Tempo(Speed.SLOW))  # shown again while it counts
    count_on(strip.tricks)
    needs, part = strip.labels["needs"], strip.labels["got"]
    assert 250 - got < int(needs.seen.split()[1]) < 50
    assert 200 < int(part.seen.split()[0]) < got
    assert needs.accessibleName() == f"Needs {250 - got} more"
    assert part.accessibleName() == f"{got} of 250"
    assert needs.width() >= needs.sizeHint().width()
    qtbot.waitUntil(lambda: need_seen(strip) == f"Needs {250 - got} more")
    assert part.seen == f"{got} of 250"


def test_the_bar_of_a_contract_counts_with_its_numbers(strip: Strip, qtbot: QtBot) -> None:
    before, now, got = need_before_and_now()
    strip.show_state(before, NAMES)
    strip.show_state(now, NAMES, Tempo(Speed.SLOW))
    at = QPoint(round(strip.bar.x() + strip.bar.width() * (got - 1) / 250), round(strip.bar.center().y()))
    ground = strip.grab().toImage().pixelColor(at)
    qtbot.waitUntil(lambda: need_seen(strip) == f"Needs {250 - got} more")
    assert strip.grab().toImage().pixelColor(at) != ground


@pytest.mark.parametrize("tempo", [None, Tempo(Speed.INSTANT), Tempo(Speed.NORMAL, is_reduced=True)])
def test_with_reduced_motion_a_need_changes_at_once(strip: Strip, tempo: Tempo | None) -> None:
    before, now, got = need_before_and_now()
    strip.show_state(before, NAMES)
    strip.show_state(now, NAMES, tempo)
    assert need_seen(strip) == f"Needs {250 - got} more"


def test_the_need_of_another_contract_does_not_continue_counting(strip: Strip) -> None:
    before, now, got = need_before_and_now()
    strip.show_state(replace(before, number=now.number + 1), NAMES)
    strip.show_state(now, NAMES, Tempo(Speed.SLOW))
    assert need_seen(strip) == f"Needs {250 - got} more"


def test_undo_stops_counting(strip: Strip) -> None:
    before, now, _ = need_before_and_now()
    strip.show_state(before, NAMES)
    strip.show_state(now, NAMES, Tempo(Speed.SLOW))
    count_on(strip.tricks)
    strip.show_state(before, NAMES)
    assert need_seen(strip) == "Needs 50 more"
    assert not strip.tricks.transition.is_running


def test_the_score_of_a_deal_says_which_meld_does_not_count(home: QWidget) -> None:
    session = Session.new(
        PRESETS["double_deck_tournament"],
        "double_deck_tournament",
        tuple(SeatSetup(name, "human") for name in NAMES),
        3,
    )
    policy = chance_player(3)
    for deals in range(1, 40):
        advance(session, policy, deals=deals)
        result = session.observe(0).results[-1]
        lost = tuple(lost_meld_reasons(result, session.rules, NAMES))
        if lost or session.is_over:
            break
    assert lost
    panel = ScorePanel(home)
    panel.show_deal(session.observe(0), NAMES, CODE)
    opened(panel, (1200, 512))
    assert any(lost[0] in each for each in texts(panel))
    assert lost[0] in panel.accessibleDescription()
