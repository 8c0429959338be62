"""More people at the table than hold cards: who plays, who watches, and whose names and scores are shown."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from pinochle_qt.engine.people import seating
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.plates import PlateItem
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.panels.show.deal_table import DealTable
from pinochle_qt.ui.panels.show.score import ScorePanel
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.ui.panels.show.strip_parts import ScoreBlock
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.labels import bubble, resting_plate
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import last_trick
from pinochle_qt.ui.table.scene.label_words import plate_view, resting_view
from pinochle_qt.words import text
from pinochle_qt.words.game.events import event_sentence
from pinochle_qt.words.game.plate_lines import plate_line
from pinochle_qt.words.game.results import deal_headline, match_headline
from pinochle_qt.words.standing import account_mark, next_dealer, seat_mark
from tests.checks import require
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played, sitting_out
from tests.ui.panel_tools import the
from tests.ui.playing import EVERYBODY, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session

DEALER = sitting_out(SINGLE, "dealer")
IN_TURN = sitting_out(SINGLE, "rotate")
ANNA, BEN = 0, 1


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def table(qtbot: QtBot, paths: Paths) -> Iterator[Table]:
    new_table = Table(qtbot, paths, Settings(speed="instant"))
    yield new_table
    new_table.bots.forget()  # while the human player sits out, they play on and on


def seed_where(rules: Rules, rests: int, preset: str = SINGLE, at_table: int | None = None) -> int:
    """Return a seed with which a certain person sits out the first deal."""
    games = ((seed, new_session(preset, seed, rules=rules, at_table=at_table)) for seed in range(1, 99))
    return next(seed for seed, game in games if rests not in game.seated)


def hands_in_sight(table: Table) -> set[int]:
    """Return the seats with a visible card."""
    zones = require(table.window.view.event_player.zones)
    return {seat for seat, hand in enumerate(zones.hands) if any(token.face is not None for token in hand)}


def names_on_plates(table: Table) -> list[str]:
    observation = table.controller.observation
    names = text.seat_names(observation.seated, EVERYBODY)
    return [plate_view(observation, seat, names, None, None).name for seat in range(observation.players)]


# ---- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "who", "at_table", "hands"),
    [
        (SINGLE, "dealer", None, "mouse"),
        (SINGLE, "rotate", 7, "keys"),
        ("three_handed_auction", "rotate", None, "mouse"),
        ("five_handed_called_partner", "dealer", None, "mouse"),
        (STOCK, "dealer", None, "keys"),
    ],
)
def test_deals_can_be_played_whoever_sits_out(
    table: Table, preset: str, who: str, at_table: int | None, hands: str
) -> None:
    rules = sitting_out(preset, who)
    session = table.open(preset, seed_where(rules, ANNA, preset, at_table), rules=rules, at_table=at_table)
    for deal in (1, 2):
        assert session.match.number == deal
        while table.wait_for_turn() is not None:
            assert session.seated[table.controller.viewer or 0] == ANNA
            if hands == "mouse":
                table.answer_by_mouse()
            else:
                table.answer_by_keys()
        table.press(table.window.panels.score.main_button)
    assert len(session.match.totals) == len(session.people)
    assert ANNA not in session.match.results[0].seated
    assert ANNA in session.match.results[1].seated or at_table


def test_someone_sitting_out_watches_the_deal(table: Table) -> None:
    session = table.open(SINGLE, seed_where(DEALER, ANNA), rules=DEALER)
    events: list[str] = []
    plates = [item for item in table.window.view.scene().items() if isinstance(item, PlateItem) and item.isVisible()]
    assert len(plates) == 5  # one of them shows who sits out
    table.window.view.event_shown.connect(lambda shown: events.append(type(shown.event).__name__))
    while not table.controller.awaits_deal:
        table.qtbot.wait(1)
        table.window.view.event_player.go_on()  # past everybody's melds, which also wait for a player who watches
        assert table.prompt is None
        assert hands_in_sight(table) == set()
    assert events.count("CardPlayed") == 48 or session.match.results[0].outcome in {"not_on_board", "thrown_in"}
    table.press(table.window.panels.score.main_button)
    assert ANNA in session.seated
    assert table.controller.viewer == session.seated.index(ANNA)
    assert hands_in_sight(table) == {table.controller.viewer}


def test_names_follow_people_from_seat_to_seat(table: Table) -> None:
    session = table.open(SINGLE, 3, rules=DEALER)
    for _ in range(2):
        while table.wait_for_turn() is not None:
            table.answer_by_mouse()
        expected = [EVERYBODY[person] for person in session.seated]
        assert [name.removesuffix(" (you)") for name in names_on_plates(table)] == expected
        table.press(table.window.panels.score.main_button)


def test_two_people_share_the_screen_although_one_sits_out(table: Table) -> None:
    session = table.open(SINGLE, seed_where(DEALER, BEN), people=2, rules=DEALER)
    curtain = table.window.panels.curtain
    asked: set[tuple[int, int]] = set()
    go_on = table.window.panels.go_on
    while session.match.number < 3:
        table.qtbot.waitUntil(
            lambda: table.prompt is not None or curtain.isVisible() or go_on.isVisible() or table.controller.awaits_deal
        )
        if go_on.isVisible() and not curtain.isVisible():
            table.press(go_on.main_button)
            continue
        if curtain.isVisible():
            assert table.prompt is None
            QTest.keyClick(curtain, Qt.Key.Key_Return)
            continue
        if table.prompt is None:
            table.press(table.window.panels.score.main_button)
            continue
        seat = table.prompt.seat or 0
        assert table.controller.viewer == seat
        asked.add((session.match.number, session.seated[seat]))
        assert hands_in_sight(table) <= {seat}
        table.answer_by_mouse()
    assert (1, ANNA) in asked
    assert (1, BEN) not in asked
    assert {(2, ANNA), (2, BEN)} <= asked


def test_undo_goes_back_into_a_deal_with_other_seats(table: Table) -> None:
    session = table.open(SINGLE, seed_where(DEALER, BEN), rules=DEALER)
    while table.wait_for_turn() is not None:
        table.answer_by_mouse()
    first = session.seated
    table.press(table.window.panels.score.main_button)
    assert session.seated != first
    while session.match.number > 1 and table.controller.can_undo:
        table.controller.undo()
    assert session.seated == first
    assert table.controller.viewer == first.index(ANNA)
    assert table.prompt is not None


# ---- strip and scores ------------------------------------------------------------------------------------------------


def after(deals: int, rules: Rules = DEALER, at_table: int | None = None) -> Session:
    return played(SINGLE, 4, deals=deals, rules=rules, at_table=at_table)


def test_the_strip_has_a_score_for_everybody_and_says_who_sits_out(home: QWidget) -> None:
    strip = Strip(home)
    strip.setGeometry(0, 28, 1280, 56)
    session = after(2)
    session.deal()
    seen = session.observe(0)
    strip.show_state(seen, EVERYBODY)
    blocks = strip.findChildren(ScoreBlock)
    names = [block.accessibleName() for block in blocks]
    for person, total in enumerate(seen.totals):
        score = f"{EVERYBODY[person]}: {text.points(total, seen.rules)} of 1500"
        assert names[person] == (score if person in seen.seated else f"{score}. Sitting out this deal.")
    assert sum("Sitting out" in line for line in names) == 1
    pictures = [block.grab().toImage() for block in blocks]
    strip.show_state(session.observe(1), EVERYBODY)
    assert [block.accessibleName() for block in strip.findChildren(ScoreBlock)] == names  # the totals keep their places
    session = after(3)
    session.deal()
    strip.show_state(session.observe(0), EVERYBODY)
    changed = [block.grab().toImage() != old for block, old in zip(blocks, pictures, strict=True)]
    assert any(changed)


def test_many_scores_fit_in_the_smallest_strip(home: QWidget) -> None:
    strip = Strip(home)
    strip.setGeometry(0, 28, 960, 56)
    rules = sitting_out("eight_handed_four_teams", "dealer")
    session = played("eight_handed_four_teams", 4, deals=1, rules=rules)
    session.deal()
    strip.show_state(session.observe(None), EVERYBODY)
    blocks = strip.findChildren(ScoreBlock)
    assert len(blocks) == 9
    assert all(left.geometry().right() < right.x() for left, right in pairwise(blocks))


def test_the_score_panel_has_a_row_and_a_column_for_everybody(home: QWidget) -> None:
    session = after(3)
    seen = session.observe(None)
    model = DealTable(home).rows
    model.show_match(seen, EVERYBODY)
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2, model.columnCount())]
    assert heads == list(EVERYBODY[:5])
    for row, result in enumerate(seen.results):
        cells = [model.index(row, 2 + person).data() for person in range(5)]
        assert [cell == "–" for cell in cells] == [person not in result.seated for person in range(5)]
        for seat, person in enumerate(result.seated):
            assert cells[person] == text.signed(result.score[seat % 2], seen.rules)
        if result.declarer is not None:
            assert str(model.index(row, 1).data()).startswith(EVERYBODY[result.seated[result.declarer]])
    panel = ScorePanel(home)
    panel.place(QRect(40, 100, 816, 512))
    panel.show_sheet(seen, EVERYBODY)
    panel.show()
    assert the(panel, StandingChart).isVisible()
    assert "Emma" in the(panel, StandingChart).accessibleName()


def test_a_chart_without_room_is_left_out(home: QWidget) -> None:
    panel = ScorePanel(home)
    panel.place(QRect(40, 100, 816, 512))
    panel.show()
    panel.show_sheet(after(1, IN_TURN, 9).observe(None), EVERYBODY)
    assert not the(panel, StandingChart).isVisible()
    panel.show_sheet(after(1).observe(None), EVERYBODY)
    assert the(panel, StandingChart).isVisible()


# ---- words -----------------------------------------------------------------------------------------------------------


def test_the_log_says_who_deals_cuts_and_sits_out() -> None:
    session = new_session(SINGLE, seed_where(DEALER, 2), rules=DEALER)
    step = session.deal()
    sentence = event_sentence(step.events[0].event, session.observe(None), EVERYBODY)
    assert sentence == "Deal 1. Clara dealt. Ben cut. Clara sits out this deal."
    session = new_session(SINGLE, 1, rules=IN_TURN, at_table=6)
    step = session.deal()
    sentence = event_sentence(step.events[0].event, session.observe(None), ("You", *EVERYBODY[1:]))
    assert sentence.count("sits out this deal.") == 2


def test_headlines_name_people_not_seats() -> None:
    session = played(SINGLE, 4, rules=DEALER)
    assert session.is_over
    result = session.match.results[-1]
    headline = deal_headline(result, session.rules, text.seat_names(result.seated, EVERYBODY))
    assert result.declarer is not None
    assert EVERYBODY[result.seated[result.declarer]] in headline.title
    won = match_headline(session.rules, session.observe(None), EVERYBODY)
    assert won.title == f"{text.together(EVERYBODY[each] for each in session.match.winners)} " + (
        "wins the match" if len(session.match.winners) == 1 else "win the match"
    )
    assert all(name in won.why for name in EVERYBODY[:5])


def test_the_next_dealer_is_a_person() -> None:
    session = after(1)
    seen = session.observe(0)
    dealer = next_dealer(seen)
    assert dealer == session.match.next_dealer
    names = text.seat_names(seen.seated, EVERYBODY)
    lines = [plate_line(seat, seen, names) for seat in range(4)]
    assert [line == "Deals next" for line in lines] == [person == dealer for person in seen.seated]
    assert "Partner" not in lines  # this deal's partner is not the next deal's


def test_the_dealers_chip_is_at_the_dealer() -> None:
    for rules in (DEALER, IN_TURN):
        session = new_session(SINGLE, 1, rules=rules)
        session.deal()
        seen = session.observe(None)
        names = text.seat_names(seen.seated, EVERYBODY)
        chips = [plate_view(seen, seat, names, None, None).is_dealer for seat in range(4)]
        assert chips == [rules is IN_TURN and seat == 3 for seat in range(4)]
        resting = resting_view(seen, EVERYBODY)
        assert resting.is_dealer == (rules is DEALER)
        assert resting.line == "Sitting out this deal"
        assert resting.name in EVERYBODY


def test_partners_share_a_mark_and_people_have_their_own() -> None:
    session = new_session(SINGLE, 1, rules=DEALER)
    session.deal()
    seen = session.observe(0)
    assert [seat_mark(seen, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [account_mark(seen.rules, person) for person in range(5)] == [2, 3, 4, 5, 6]
    alone = new_session("three_handed_auction", 1, rules=sitting_out("three_handed_auction", "dealer"))
    alone.deal()
    seen = alone.observe(0)
    assert [seat_mark(seen, seat) for seat in range(3)] == [account_mark(seen.rules, each) for each in seen.seated]


def test_the_person_at_the_screen_is_named_first() -> None:
    assert text.together(["Clara", "You"]) == "You and Clara"
    assert text.together(["Clara", "Ben"]) == "Clara and Ben"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_the_plate_of_people_sitting_out_covers_nothing(seats: int, size: tuple[int, int]) -> None:
    layout = Layout(Frame(*size, 28), seats)
    plate = resting_plate(layout)
    taken: list[Rect] = [*layout.plates(), *(bubble(layout, place)[0] for place in range(seats))]
    assert not [each for each in taken if each.overlaps(plate)]
    assert not plate.overlaps(layout.hand_bounds())
    assert not plate.overlaps(last_trick(layout, seats))
    assert Rect(0, 0, *size).contains(plate)


def test_a_table_has_as_many_people_as_the_rules_say() -> None:
    session = new_session(SINGLE, 1, rules=IN_TURN, at_table=6)
    advance(session, chance_player(1), deals=1)
    result = session.match.results[0]
    assert result.seated == seating(IN_TURN, 6, (result.seated[0] - 1) % 6)
