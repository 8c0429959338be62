"""The score of a deal in the space that the table leaves for it: all texts and numbers visible, without overlap."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.short_names import distinct_labels
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show import chart
from pinochle_qt.ui.panels.show import score as score_panel
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.panels.show.deal_table import DealTable
from pinochle_qt.ui.panels.show.match_parts import fitting_names
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.ui.panels.show.score import ScorePanel
from pinochle_qt.ui.table.geometry import panels as layout_panels
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import parties
from tests.checks import require, some
from tests.session.driving import played
from tests.ui.inspection import overlapping_children
from tests.ui.moments import moments, session_at
from tests.ui.panel_tools import apply_style, the
from tests.ui.playing import play_until
from tests.ui.test_curtain import play_until_called

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from PySide6.QtWidgets import QApplication, QWidget

    from pinochle_qt.session.session import Session
    from tests.ui.conftest import Said
    from tests.ui.playing import Table

CODE = "4928-T5CY-4TQK-FF04-HM7P"
SIZES = ((768, 512), (853, 533), (960, 640), (1024, 768), (1280, 800))
GAMES = (
    "hayes_two_handed",
    "three_handed_auction",
    "check_pinochle",
    "single_deck_partnership",
    "five_handed_called_partner",
    "six_handed_deck_and_half",
    "triple_deck_six_handed",
    "eight_handed_four_teams",
)


def finished(preset: str) -> Session:
    """Return a match after its last deal that counts."""
    (moment,) = (each for each in moments(preset) if each.name == "score")
    return session_at(preset, moment)


def shown(home: QWidget, session: Session, size: tuple[int, int]) -> ScorePanel:
    """Return the score of a deal as a window of this size shows it."""
    frame = Frame(*size)
    observation = session.observe(0)
    place = layout_panels.deal_score(Layout(frame, session.rules.table.players), len(observation.totals))
    home.resize(*size)
    panel = ScorePanel(home)
    apply_style(tokens.FELT, frame.ui)
    panel.place(QRect(place.x, place.y, place.width, place.height))
    panel.show_deal(observation, tuple(setup.name for setup in session.people), CODE)
    panel.show()
    return panel


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", GAMES)
def test_names_and_numbers_of_a_score_do_not_overlap(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], preset: str, size: tuple[int, int]
) -> None:
    session = finished(preset)
    painted_texts = painted(score_panel)
    shown(home, session, size).grab()
    assert {"Meld", "Tricks", "Total"} <= {each.text for each in painted_texts}
    assert not [each.text for each in painted_texts if "…" in each.text]
    assert not [(a.text, b.text) for a, b in combinations(painted_texts, 2) if a.box.intersects(b.box)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", GAMES)
def test_a_score_shows_a_chart_and_more_than_one_deal(home: QWidget, preset: str, size: tuple[int, int]) -> None:
    session = finished(preset)
    panel = shown(home, session, size)
    standing, listed = the(panel, StandingChart), the(panel, DealTable)
    assert standing.isVisible()
    assert standing.width() >= 110 * min(Frame(*size).ui, 1)
    deals = session.observe(0).results
    assert listed.viewport().height() >= min(len(deals), 2) * listed.rowHeight(0)
    assert listed.viewport().height() % listed.rowHeight(0) == 0
    assert overlapping_children(panel) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_deals_cuts_no_heading(
    home: QWidget, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    listed, ui = the(shown(home, finished("single_deck_partnership"), size), DealTable), Frame(*size).ui
    for column in some(range(1, listed.model().columnCount())):
        heading = str(listed.model().headerData(column, Qt.Orientation.Horizontal))
        room = listed.columnWidth(column) - 14 * ui  # what the style leaves free beside a heading
        assert text_width(heading, style.font(Role.CAPTION, ui)) <= room, heading


@pytest.mark.parametrize("width", [110, 140, 190])
def test_a_narrow_chart_labels_the_target_and_cuts_no_text(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], width: int
) -> None:
    session = finished("single_deck_partnership")
    painted_texts = painted(chart)
    drawn = StandingChart(home)
    drawn.setGeometry(0, 0, width, 120)
    drawn.show_match(session.observe(0), tuple(setup.name for setup in session.people))
    drawn.grab()
    assert {"First to 1500", "Start"} <= {each.text for each in painted_texts}
    assert not [each.text for each in painted_texts if "…" in each.text]
    assert all(QRectF(drawn.rect()).contains(each.box) for each in painted_texts)
    assert not [(a.text, b.text) for a, b in combinations(painted_texts, 2) if a.box.intersects(b.box)]


@pytest.mark.parametrize(
    ("totals", "is_far"), [((1280, 120), True), ((2400, 900), False), ((1200, -900), False), ((0, 0), False)]
)
def test_lines_far_from_the_target_use_the_height_of_the_chart(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], totals: tuple[int, int], is_far: bool
) -> None:
    session = finished("single_deck_partnership")
    seen = session.observe(0)
    seen = replace(seen, target=5000, totals=totals, results=(replace(seen.results[-1], totals=totals),))
    painted_texts = painted(chart)
    drawn = StandingChart(home)
    drawn.setGeometry(0, 0, 460, 220)
    drawn.show_match(seen, tuple(setup.name for setup in session.people))
    drawn.grab()
    words = {each.text for each in painted_texts}
    assert ("First to 5000" in words) == is_far
    assert ({"5000", "Game"} <= words) != is_far
    ends = [
        each.box.center().y() for each in painted_texts if each.text.split()[-1] in {str(total) for total in totals}
    ]
    if is_far:
        assert max(ends) - min(ends) > 2 / 3 * 220
    assert not [(a.text, b.text) for a, b in combinations(painted_texts, 2) if a.box.intersects(b.box)]


def test_first_names_are_used_if_full_names_have_no_room(home: QWidget) -> None:
    del home
    font = style.font(Role.NAME)
    names = ("Walter Smith", "Edith Miller")
    assert fitting_names(names, font, 400) == "Walter Smith, Edith Miller"
    assert fitting_names(names, font, 120) == "Walter, Edith"
    assert fitting_names(("Player 1", "Player 3"), font, 90) == "P. 1, P. 3"


@pytest.mark.parametrize(
    ("names", "seen"),
    [
        (("Alexander", "Alexandra", "Bo"), ("Al…er", "Al…ra", "Bo")),
        (("Alexander Brown", "Alexandra", "Bo"), ("A. Br…", "Alexandra", "Bo")),
        (("Edith Miller", "Edith Smith", "Bo"), ("E. Mil…", "E. Smi…", "Bo")),
        (("Bartholomew", "Edith Smith", "Ann 2"), ("Barth…", "Edith", "Ann 2")),
    ],
)
def test_names_are_shortened_but_stay_distinct(home: QWidget, names: tuple[str, ...], seen: tuple[str, ...]) -> None:
    del home
    font = style.font(Role.NAME)
    rooms = [80.0 if whole == short else text_width(short, font) + 1 for whole, short in zip(names, seen, strict=True)]
    assert tuple(distinct_labels([(name,) for name in names], font, rooms)) == seen


def test_a_table_without_a_finished_deal_says_so_instead_of_covering_its_trick(table: Table) -> None:
    table.open("single_deck_partnership")
    window = table.window
    QTest.keyClick(window, Qt.Key.Key_S)
    found = require(window.findChild(Notice))
    assert found.text() == Word.NO_DEAL_FINISHED()
    assert window.panels.score.isHidden()


@pytest.mark.parametrize("preset", ["single_deck_partnership", "three_handed_auction", "bicycle_two_handed_48"])
def test_the_sheet_shows_what_has_been_melded_and_taken_in_the_running_deal(
    table: Table, painted: Callable[[ModuleType], list[Said]], preset: str
) -> None:
    said = painted(score_panel)
    table.open(preset)
    for _ in range(3):
        play_until(table, "play")
        table.answer_by_mouse()
    play_until(table, "play")
    window, seen = table.window, table.controller.observation
    assert seen.tricks
    assert not seen.results
    QTest.keyClick(window, Qt.Key.Key_S)
    panel = window.panels.score
    assert panel.isVisible()
    said.clear()
    panel.grab()
    words = [each.text for each in said]
    for party in parties(seen):
        won = [trick for trick in seen.tricks if trick.winner in party]
        count = f"{len(won)} {'trick' if len(won) == 1 else 'tricks'}"
        taken = count if seen.rules.match.declare_out else text.points(sum(trick.points for trick in won), seen.rules)
        meld = text.points(sum(map(seen.meld_points, party)), seen.rules)
        assert any(pair == (meld, taken) for pair in pairwise(words))
        assert meld in panel.accessibleDescription()
        assert taken in panel.accessibleDescription()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert panel.isHidden()


@pytest.mark.parametrize(
    ("people", "heads", "ends"),
    [
        ((0, 1), ("Player 1\nPlayer 3", "Player 2\nPlayer 4"), {"P. 1, P. 3", "P. 2, P. 4"}),
        ((0, 2), ("Us", "Them"), {"Us", "Them"}),
        ((1,), ("Us", "Them"), {"Us", "Them"}),
    ],
)
def test_opponents_at_one_screen_are_named_in_the_score_whoever_played_last(
    table: Table,
    painted: Callable[[ModuleType], list[Said]],
    people: tuple[int, ...],
    heads: tuple[str, str],
    ends: set[str],
) -> None:
    painted_texts = painted(chart)
    table.window.matches.open(played("single_deck_partnership", deals=1, people=people))
    table.window.presenter.next_deal()
    if len(people) > 1:
        QTest.keyClick(play_until_called(table), Qt.Key.Key_Return)
    table.wait_for_turn()
    assert table.controller.viewer in people
    table.window.presenter.toggle("score")
    model = the(table.window.panels.score, DealTable).model()
    across = Qt.Orientation.Horizontal
    assert tuple(model.headerData(at, across) for at in range(2, model.columnCount())) == heads
    table.window.panels.score.grab()
    assert {name for each in painted_texts for name in ends if each.text.startswith(name)} == ends
