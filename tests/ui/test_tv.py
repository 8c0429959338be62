"""The table on a television: all of it can be seen, from afar, and of the cards only what everybody may know."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import Mock, patch

import pytest
import segno
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.observe import as_spectator
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL
from pinochle_qt.ui.draw import qr_code
from pinochle_qt.ui.draw.shapes import Rect, SizeClass, whole
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.composition import Composition, Interaction
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.labels import bubble, remark
from pinochle_qt.ui.table.geometry.melds.meld_zones import table_melds
from pinochle_qt.ui.table.geometry.melds.seat_zones import zone_of
from pinochle_qt.ui.table.geometry.moments import rare_meld, rare_meld_label, winning_fan
from pinochle_qt.ui.table.geometry.panels import match_end_panel
from pinochle_qt.ui.table.geometry.table_shape import off_felt, table_shape
from pinochle_qt.ui.table.geometry.television import TvLayout
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.label_words import label_words
from pinochle_qt.ui.table.scene.trick_places import TrickPlace
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.ui import inspection, positions
from tests.ui.melding import melds_at
from tests.ui.moments import Moment, moments, session_at
from tests.ui.playing import application
from tests.ui.small_screens import squeeze

if TYPE_CHECKING:
    from tests.ui.playing import Table

PICTURES: Final = os.environ.get("PINOCHLE_PICTURES")
SCREENS: Final = ((1280, 720), (1280, 800), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
FEW: Final = ("single_deck_partnership", "simplified_two_handed_150", "eight_handed_four_teams")
ADDRESS: Final = "http://192.168.178.23:47130/#H7K2QM"


def layouts(size: tuple[int, int]) -> list[TvLayout]:
    """Return the layout of every table on a television of some size."""
    frame = Frame(*size, menu=0, is_tv=True)
    found = [TvLayout(frame, seats, hand) for seats in range(2, 9) for hand in (12, 20)]
    return [*found, *(TvLayout(frame, seats, 12, has_stock=True) for seats in range(2, 9))]


def in_the_middle(layout: TvLayout) -> list[Rect]:
    """Return the boxes of the cards of a trick, and of the stock."""
    cards = [layout.bounds(layout.trick(at, nth)) for at, nth in enumerate(range(layout.seats))]
    if layout.has_stock:
        stock = layout.stock()
        cards.append(layout.bounds(stock.upcard).united(layout.bounds(stock.stock)))
    return cards


@pytest.mark.parametrize("size", SCREENS)
def test_the_whole_table_is_in_view_and_nothing_covers_anything(size: tuple[int, int]) -> None:
    for layout in some(layouts(size)):
        table, figures = layout.frame.table, [layout.parts(place) for place in range(layout.seats)]
        shape = require(table_shape(layout))
        for x, y in shape.arc(0, 101):
            assert 0 <= x <= size[0]
            assert table.y <= y <= size[1]
        assert all(table.contains(box) for figure in figures for box in figure)
        for one, other in combinations(figures, 2):
            assert not any(a.overlaps(b) for a in one for b in other)
        cards = in_the_middle(layout)
        assert not any(card.overlaps(box) for card in cards for figure in figures for box in figure)
        assert not any(one.overlaps(other) for one, other in combinations(cards, 2))
        assert all(table.contains(card) for card in cards)
        piles = [layout.bounds(layout.pile(place)) for place in range(layout.seats)]
        assert not any(pile.overlaps(each) for pile in piles for each in (*layout.plates_and_portraits(), *cards))


@pytest.mark.parametrize("size", SCREENS)
def test_bubbles_and_remarks_cover_no_face_and_no_plate(size: tuple[int, int]) -> None:
    for layout in some(layouts(size)):
        faces = layout.plates_and_portraits()
        for place in range(layout.seats):
            said = bubble(layout, place)[0]
            assert layout.frame.table.contains(said)
            assert not any(said.overlaps(box) for box in faces)
            remarked = require(remark(layout, place, layout.frame.px(150)))[0]
            assert not any(remarked.overlaps(box) for box in faces)


@pytest.mark.parametrize("size", SCREENS)
def test_the_zones_of_melds_do_not_overlap(size: tuple[int, int]) -> None:
    for layout in some(layouts(size)):
        if layout.seats <= 4:
            zones = [zone_of(layout, place).box for place in range(layout.seats)]
            assert all(layout.frame.table.contains(zone) for zone in zones)
            assert not any(one.overlaps(other) for one, other in combinations(zones, 2))
            assert all(zone.width > layout.card_width(SizeClass.M) for zone in zones)


@pytest.mark.parametrize("size", [size for size in SCREENS if size[0] > 1.5 * size[1]])
@pytest.mark.parametrize(("seats", "hand"), [(3, 16), (4, 12), (4, 16), (4, 20)])
def test_melds_lie_inside_the_rim(size: tuple[int, int], seats: int, hand: int) -> None:
    layout = TvLayout(Frame(*size, menu=0, is_tv=True), seats, hand)
    rim = off_felt(require(table_shape(layout)))
    for rich in some([(2,), (4, 2), (5, 1)]):
        melds = melds_at(seats, {at: rich if at else (2,) for at in range(seats)}, layout.frame.px(60))
        for placed in some(table_melds(layout, melds)):
            assert not any(require(placed).mat.overlaps(each) for each in rim)


@pytest.mark.parametrize("size", [size for size in SCREENS if size[0] > 1.5 * size[1]])
def test_rich_melds_of_two_lie_inside_the_rim_beside_the_stock(size: tuple[int, int]) -> None:
    layout = TvLayout(Frame(*size, menu=0, is_tv=True), 2, 12, has_stock=True)
    rim = off_felt(require(table_shape(layout)))
    for rich in some([(2,), (4, 2, 2), (5, 2, 2, 2)]):
        melds = melds_at(2, {0: rich, 1: rich}, layout.frame.px(90))
        mats = [require(placed).mat for placed in table_melds(layout, melds)]
        assert not any(mat.overlaps(each) for mat in mats for each in (*rim, *in_the_middle(layout)))


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_boxes_around_the_felt_cover_all_that_is_not_felt(seats: int) -> None:
    shape = require(table_shape(TvLayout(Frame(1280, 720, menu=0, is_tv=True), seats, 12)))
    boxes = off_felt(shape)
    for x, y in shape.arc(shape.rim - 2, 201):
        assert any(box.x <= x <= box.right and box.y <= y <= box.bottom for box in boxes)
    for x, y in ((0.0, 0.0), (0.6, 0.5), (0.8, 0.1), (0.3, 0.75)):
        at = shape.center.x + x * shape.half_width, shape.center.y + y * shape.half_height
        assert not any(box.x <= at[0] <= box.right and box.y <= at[1] <= box.bottom for box in boxes)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_cards_that_won_fill_the_table_above_the_panel(size: tuple[int, int], seats: int) -> None:
    layout = TvLayout(Frame(*size, menu=0, is_tv=True), seats, 12)
    panel = match_end_panel(layout)
    cards = [layout.bounds(pose) for pose in winning_fan(layout, [False] * 11)]
    sides = [layout.plate(at).right for at in range(seats) if layout.is_left(at)]
    free = min(panel.width, size[0] - 2 * max(sides, default=0), whole(6.7 * layout.card_width(SizeClass.XL)))
    assert max(card.right for card in cards) - min(card.x for card in cards) >= 0.9 * free
    assert min(card.y for card in cards) + layout.card_height(SizeClass.XL) / 3 <= panel.y


@pytest.mark.parametrize("size", SCREENS)
def test_a_rare_meld_in_the_middle_covers_no_face_at_the_top(size: tuple[int, int]) -> None:
    for layout in some(layouts(size)):
        faces = [require(layout.portrait(place)) for place in range(layout.seats) if layout.is_top(place)]
        cards = [layout.bounds(pose) for pose in rare_meld(layout, 4)]
        assert all(layout.frame.table.contains(box) for box in (*cards, rare_meld_label(layout)))
        assert not any(card.overlaps(face) for card in cards for face in faces)


def test_sizes_are_those_of_the_design() -> None:
    layout = TvLayout(Frame(1280, 800, menu=0, is_tv=True), 4)
    assert abs(require(layout.portrait(2)).width - 158) <= 1
    assert (layout.plate(2).width, layout.plate(2).height) == (248, 68)
    assert layout.card_width(SizeClass.L) == 128
    assert layout.frame.bar == 92
    assert [layout.trick(0, nth).y for nth in range(4)] == [layout.trick_center.y] * 4


@pytest.mark.parametrize("size", SCREENS)
def test_the_smallest_text_is_as_high_as_sixteen_pixels_of_a_small_screen(size: tuple[int, int]) -> None:
    frame = Frame(*size, menu=0, is_tv=True)
    assert min(role.size for role in Role) * frame.ui >= 15.99 * min(size[0] / 1280, size[1] / 800)


# ---- in the window ---------------------------------------------------------------------------------------------------


def watched(preset: str, moment: Moment) -> Session:
    """Return the match at a moment, with nobody at this screen."""
    played = session_at(preset, moment)
    everybody = tuple(SeatSetup(each.name, DEFAULT_SKILL) for each in played.people)
    session = Session.new(played.rules, preset, everybody, played.header.seed)
    for step in played.steps:
        session.submit(step.action)
    return session


def put_on_tv(table: Table, session: Session, size: tuple[int, int] = (1280, 800)) -> None:
    """Show a match on a television of some size, at which nothing goes on by itself."""
    table.bots.blockSignals(True)
    table.window.matches.open(watched(session.preset, Moment("first", 0, 0)))
    assert table.window.show_on_tv(on=True)
    table.window.matches.open(session)
    table.window.setWindowState(Qt.WindowState.WindowNoState)  # the screen of the tests is smaller
    squeeze(table.window, size)
    QApplication.processEvents()


def at(preset: str, name: str) -> Session:
    """Return a match at its moment of that name."""
    return watched(preset, next(each for each in moments(preset) if each.name == name))


@pytest.mark.parametrize("preset", PRESETS if PICTURES else FEW)
def test_everything_can_be_seen_in_every_phase_and_nobodys_hand(table: Table, preset: str) -> None:
    faults: list[str] = []
    for moment in some(moments(preset)):
        put_on_tv(table, watched(preset, moment))
        picture = table.window.grab().toImage()
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            picture.save(str(Path(PICTURES) / f"tv-{preset}-{moment.name}.png"))
        found = [*inspection.overlaps(table.window), *inspection.blank_parts(picture, table.window)]
        faults += [f"{moment.name}: {each}" for each in found]
        zones, observation = require(table.window.view.event_player.zones), table.controller.observation
        assert observation.viewer is None
        assert not observation.hand
        assert all(token.face is None for hand in zones.hands for token in hand)
        public = {token.face for _, token in zones.trick} | {token.face for token in zones.widow}
        public |= {token.face for groups in zones.melds for group in groups for token in group.tokens}
        public |= {token.face for token in (zones.upcard, zones.offered) if token is not None}
        if observation.running:
            shown = [each for each in table.window.view.scene().items() if isinstance(each, CardItem)]
            assert all(each.face in {None, *public} for each in shown if each.isVisible())
        table.window.show_on_tv(on=False)
    assert not faults


def test_the_trick_lies_in_the_order_of_play_and_the_next_place_is_marked(
    table: Table,
) -> None:
    for position in some(range(40, 48)):
        session = watched("single_deck_partnership", Moment("trick", position, 0))
        seen = session.observe(None)
        if not seen.running or len(seen.trick) != 2:
            continue
        put_on_tv(table, session)
        zones, player = require(table.window.view.event_player.zones), table.window.view.event_player
        played = [player.cards.item(token).pose.x for _, token in zones.trick]
        places = [each for each in table.window.view.scene().items() if isinstance(each, TrickPlace)]
        to_come = {each.name: each.sceneBoundingRect().center().x() for each in places}
        names = [table.controller.names[(seen.leader + nth) % 4] for nth in (2, 3)]
        row = [*played, *(to_come[name] for name in names)]
        assert row == sorted(row)
        assert zones.trick[0][0] == seen.leader
        marked = {each.name: bool(each.shown and each.shown[3]) for each in places}
        assert marked == {names[0]: True, names[1]: False}
        return
    pytest.fail("there is no such trick")


def test_nobody_who_plays_at_this_window_gets_a_television(table: Table) -> None:
    table.open("single_deck_partnership")
    assert not table.window.show_on_tv(on=True)
    assert table.window.strip.isVisible()


def test_another_match_that_somebody_plays_here_ends_it(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    table.open("single_deck_partnership")
    assert not table.window.tv.is_on
    assert not table.window.frame().is_tv


def test_escape_leads_back_to_the_window_as_it_was(table: Table) -> None:
    table.bots.blockSignals(True)
    table.window.matches.open(at("single_deck_partnership", "follow"))
    frame, layout = table.window.frame(), table.window.view.layout_now
    assert table.window.show_on_tv(on=True)
    assert not table.window.menuBar().isVisible()
    assert not table.window.strip.isVisible()
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    table.window.setWindowState(Qt.WindowState.WindowNoState)
    squeeze(table.window, (frame.width, frame.height))
    table.qtbot.waitUntil(lambda: table.window.frame() == frame)
    assert table.window.view.layout_now == layout
    assert table.window.menuBar().isVisible()
    assert table.window.strip.isVisible()
    assert not table.window.tv.bar.isVisible()


def test_space_pauses_and_continues(table: Table) -> None:
    table.bots.blockSignals(True)
    put_on_tv(table, at("single_deck_partnership", "follow"))
    tv = table.window.tv
    wanted: list[bool] = []
    tv.pause_wanted.connect(wanted.append)
    QTest.keyClick(table.window.view, Qt.Key.Key_Space)
    assert tv.sign.isVisible()
    QTest.keyClick(table.window.view, Qt.Key.Key_Space)
    assert not tv.sign.isVisible()
    assert wanted == [True, False]


def test_nothing_is_played_during_a_pause(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    table.window.tv.pause(paused=True)
    steps = len(table.controller.session.steps)
    table.bots.blockSignals(False)
    table.controller.bots.answered.emit(*_decision(table))
    assert len(table.controller.session.steps) == steps
    table.window.tv.pause(paused=False)
    assert len(table.controller.session.steps) == steps + 1


def _decision(table: Table) -> tuple[object, object]:
    """Return what a computer player decides now, and why."""
    prompt = require(table.controller.session.prompt)
    decided = table.policy.decide(table.controller.session.observe(prompt.seat), prompt, None)
    return decided.action, decided.reason


def test_enter_deals_again_after_the_scores(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "score"))
    assert table.window.panel_host.shows_result
    deal = table.controller.observation.number
    score = table.window.panels.score
    assert [each.text() for each in score.findChildren(type(require(score.main_button))) if each.isVisible()] == [
        require(score.main_button).text()
    ]
    QTest.keyClick(score, Qt.Key.Key_Return)
    assert table.controller.observation.number == deal + 1


def test_somebody_who_is_away_has_a_dashed_ring_and_the_plate_says_so(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    view = table.window.view
    before = view.seats.portraits.items[1].pixmap().toImage()
    view.seats.notes = {1: "Away 12 s"}
    view.show_people()
    assert view.seats.views[1].line == "Away 12 s"
    assert view.seats.portraits.items[1].pixmap().toImage() != before
    view.seats.notes = {}
    view.show_people()
    assert view.seats.views[1].line != "Away 12 s"
    assert view.seats.portraits.items[1].pixmap().toImage() == before


def test_the_code_can_be_read_by_a_camera(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    table.window.tv.show_code("H7K2QM", ADDRESS)
    picture = table.window.tv.bar.grab().toImage()
    rows = segno.make_qr(ADDRESS, error="l").matrix
    modules = len(rows) + 2 * qr_code.QUIET
    side = qr_code.qr_side(ADDRESS, 70, 90, 1.0)
    assert side % modules == 0
    right = table.window.tv.bar.width() - round(15 * table.window.frame().ui)
    corner = QPoint(right - side, (picture.height() - side) // 2)
    for y, row in enumerate(rows):
        for x, is_dark in enumerate(row):
            module = side // modules
            color = picture.pixelColor(
                corner + QPoint((x + qr_code.QUIET) * module, (y + qr_code.QUIET) * module) + QPoint(1, 1)
            )
            assert (color.lightness() < 128) == bool(is_dark)


@pytest.mark.parametrize("preset", ["three_handed_auction", "partnership_four_handed_kitty"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_a_closed_widow_is_in_the_middle_of_the_felt(table: Table, preset: str, size: tuple[int, int]) -> None:
    put_on_tv(table, at(preset, "bid"), size)
    layout, event_player = table.window.view.layout_now, table.window.view.event_player
    boxes = [event_player.cards.item(token).box() for token in some(require(event_player.zones).widow)]
    assert abs(boxes[0].left() + boxes[-1].right() - size[0]) <= 2
    bubbles = [bubble(layout, place)[0] for place in range(layout.seats)]
    for each in (*off_felt(require(table_shape(layout))), *bubbles, *layout.all_parts()):
        assert not any(box.intersects(QRectF(each.x, each.y, each.width, each.height)) for box in boxes)


def test_without_an_address_there_is_no_code(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    bar = table.window.tv.bar
    before = bar.grab().toImage()
    table.window.tv.show_code("H7K2QM", ADDRESS)
    assert bar.grab().toImage() != before
    table.window.tv.show_code("", "")
    assert bar.grab().toImage() == before


def all_laid(preset: str, seed: int, size: tuple[int, int]) -> tuple[TvLayout, Composition]:
    """Return the table on a television once everybody has laid the best melds."""
    at = positions.table(PRESETS[preset], seed=seed)
    prompt = at.play_until(lambda each: each.kind == "show")
    while prompt.kind == "show":
        at.do(positions.simple_move(prompt))
        prompt = at.prompt
    seen = as_spectator(at.seen(0))
    layout = TvLayout(Frame(*size, menu=0, is_tv=True), seen.players, seen.rules.deal.hand_size)
    words, order = label_words(lambda: seen.rules, lambda: layout.frame.ui), seen.rules.deck.rank_order
    return layout, compose(Zones(seen, "suit"), layout, Interaction(), trump=seen.trump, order=order, words=words)


@pytest.mark.parametrize("preset", ["double_deck_tournament", "double_deck_full_96"])
def test_rich_melds_of_double_decks_are_named(preset: str) -> None:
    application()
    made = [all_laid(preset, seed, (1280, 720))[1] for seed in range(1, 5)]
    labels = [label for each in made for label in each.labels if label.is_bare]
    assert all(label.text for label in some(labels))


@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed", "three_handed_double_deck"])
def test_even_the_richest_melds_lie_on_the_felt_but_for_a_corner(preset: str) -> None:
    application()
    for seed in range(1, 7):
        layout, made = all_laid(preset, seed, (1920, 1080))
        rim = off_felt(require(table_shape(layout)))
        for mat in some(made.mats):
            assert sum(map(mat.box.shared, rim)) <= 0.08 * mat.box.width * mat.box.height, (seed, mat.place)


def test_without_people_there_are_plates_with_backs_behind_them(table: Table) -> None:
    table.window.preferences.toggle_people()
    put_on_tv(table, at("single_deck_partnership", "follow"))
    assert not table.window.view.seats.portraits.items
    table.window.preferences.toggle_people()
    assert len(table.window.view.seats.portraits.items) == 4


def test_the_pause_of_a_table_elsewhere_is_said_by_the_sign_alone(table: Table) -> None:
    put_on_tv(table, at("single_deck_partnership", "follow"))
    table.window.matches.paused.emit("The game is paused.")
    assert not table.window.notice.is_told
    table.window.show_on_tv(on=False)
    table.window.matches.paused.emit("The game is paused.")
    assert table.window.notice.is_told


def test_the_window_comes_back_from_the_other_screen(table: Table) -> None:
    other = Mock(**{"availableGeometry.return_value": QRect(0, 0, 700, 500)})
    window = table.window
    table.bots.blockSignals(True)
    window.matches.open(at("single_deck_partnership", "follow"))
    before = window.saveGeometry()
    with patch.object(window, "setScreen") as moved:
        assert window.tv.show(other)
        moved.assert_called_once_with(other)
    assert window.isFullScreen()
    with patch.object(window, "restoreGeometry") as moved:
        window.show_on_tv(on=False)
        moved.assert_called_once_with(before)
    assert not window.isFullScreen()
