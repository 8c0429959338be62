"""The end of a match in the real window: who won, how and with what, and what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.derived import trick_count
from pinochle_qt.engine.events import DealScored, MatchWon
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.library.match_facts import FAN, played_deals
from pinochle_qt.library.match_leaders import match_leaders
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.same_cards import deal_code
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.dialogs.exporting import dated_file_name
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.shapes import SizeClass, card_height
from pinochle_qt.ui.draw.theme import Role, Speed, Tempo
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show import match_parts
from pinochle_qt.ui.panels.show.match_parts import FactTile, FinalScores, LeaderLine
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.match_end import end_headline, final_rows
from pinochle_qt.words.game.match_leaders import leader_words
from pinochle_qt.words.game.results import undecided
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.session.driving import played, sitting_out
from tests.ui import inspection
from tests.ui.panel_tools import buttons, the
from tests.ui.playing import EVERYBODY, Table
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.panels.show.match_end import MatchEndPanel
    from pinochle_qt.ui.table.scene.card_item import CardItem
    from tests.ui.conftest import Said

SINGLE, STOCK, FOUR_TEAMS = "single_deck_partnership", "simplified_two_handed_150", "eight_handed_four_teams"
GAMES = (SINGLE, STOCK, FOUR_TEAMS, "five_handed_called_partner", "cutthroat_three_handed", "hayes_two_handed")
SIZES = ((960, 640), (1280, 800), (1920, 1080))
Key = Qt.Key


def finish(table: Table, preset: str = SINGLE, *, people: int = 1) -> Session:
    """Show a match that has been played to its end."""
    session = table.open(preset, seed=2, people=people, target=None if preset == FOUR_TEAMS else 500)
    policy = Policy()
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    table.window.matches.open(session)
    return session


def panel_of(table: Table) -> MatchEndPanel:
    panel = table.window.panels.match_end
    assert panel.isVisible()
    return panel


def test_only_a_viewer_who_may_begin_another_match_is_asked_to(table: Table) -> None:
    session = finish(table)
    view = table.window.view
    assert view.seats.views[0].line == Word.TURN_REMATCH()
    assert view.seats.views[0].is_acting
    with patch.object(type(table.controller.table), "can_play_again", False):
        table.controller.people_changed.emit()
    has_won = 0 in session.match.winners
    assert view.seats.views[0].line == (Word.WON() if has_won else "")
    assert not view.seats.views[0].is_acting


# ---- what is visible -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", GAMES)
def test_everything_about_a_won_match_is_visible(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    session = finish(table, preset)
    panel = panel_of(table)
    assert not inspection.overlaps(table.window)
    inside = panel.rect()
    assert set(buttons(panel)) - {"More"} == {"Rematch", "New game…", "Look back", "Save picture"}
    if panel.is_below_cards:
        assert_the_fan_is_shown(table)
        assert all(inside.contains(part.geometry()) for part in shown_parts(panel))
        table.press(buttons(panel)["More"])
        assert not inspection.overlaps(table.window)
        inside = panel.rect()
    assert any(isinstance(part, FactTile) for part in shown_parts(panel))
    assert all(inside.contains(part.geometry()) for part in shown_parts(panel))
    winners = [EVERYBODY[person] for account in session.match.winners for person in people(session, account)]
    assert all(name in panel.accessibleName() for name in winners)


def test_the_names_of_three_winners_are_whole_in_a_small_window(table: Table) -> None:
    table.window.resize(960, 640)
    finish(table, "racehorse_six_handed")
    panel = panel_of(table)
    (title,) = (label for label in panel.findChildren(SuitLabel) if label.text() == panel.accessibleName())
    assert title.sizeHint().width() <= title.width()
    assert title.text().count(",") == 1


def test_the_fan_is_above_the_middle_of_the_panel(table: Table) -> None:
    table.window.resize(960, 640)
    finish(table, "hayes_two_handed")
    fan, panel = table.window.view.moments.winning_fan.items, panel_of(table)
    assert abs(fan[len(fan) // 2].pose.x - panel.geometry().center().x()) < fan[0].width


def test_piles_of_tricks_stay_until_the_match_is_won(table: Table) -> None:
    *before, last = finish(table).steps
    session = table.begun(SINGLE, seed=2, target=500)
    for step in before:
        session.submit(step.action)
    player, piles = table.window.view.event_player, {}
    table.window.view.event_shown.connect(lambda shown: piles.update({type(shown.event): require(player.zones).piles}))
    table.window.matches.open(session)
    if table.prompt is not None:
        table.controller.submit(last.action)
    table.qtbot.waitUntil(lambda: MatchWon in piles)
    assert sum(piles[DealScored]) == trick_count(session.rules)
    assert sum(piles[MatchWon]) == 0


def shown_parts(panel: MatchEndPanel) -> list[QWidget]:
    kinds = FinalScores, FactTile, LeaderLine
    parts = [part for kind in kinds for part in panel.findChildren(kind) if part.isVisible()]
    return [*parts, *buttons(panel).values()]


def assert_the_fan_is_shown(table: Table) -> None:
    """Assert that the cards that won are visible, and cover no plate and nobody's face."""
    view, layout = table.window.view, table.window.view.layout_now
    fan = view.moments.winning_fan.items
    assert fan
    assert all(item.isVisible() and item.face is not None for item in fan)
    assert {item.pose.size for item in fan} == {SizeClass.XL}
    faces = [layout.portrait(place) for place in range(layout.seats)]
    areas = [to_qt(area) for area in (*layout.plates(), *faces) if area is not None]
    assert not any(item.mapToScene(card_shape(item)).intersects(QPolygonF(area)) for item in fan for area in areas)
    assert len({item.face for item in fan}) == len(fan) <= FAN


def people(session: Session, account: int) -> tuple[int, ...]:
    sides = len(session.match.totals)
    return tuple(range(account, session.rules.table.players, sides))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_have_room_in_every_language(
    table: Table, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    table.window.resize(*size)
    finish(table)
    panel = panel_of(table)
    for button in buttons(panel).values():
        assert button.width() >= button.minimumSizeHint().width()
    assert not inspection.overlaps(table.window)


def card_shape(item: CardItem) -> QRectF:
    """Return a card without its shadow, in its own coordinates."""
    height = card_height(item.width)
    return QRectF(-item.width / 2, -height / 2, item.width, height)


def test_more_shows_the_facts_and_less_the_cards_again(table: Table) -> None:
    finish(table)
    panel = panel_of(table)
    low = panel.geometry()
    assert not any(tile.isVisible() for tile in tiles(panel))
    table.press(buttons(panel)["More"])
    assert any(tile.isVisible() for tile in tiles(panel))
    assert panel.height() > low.height()
    table.press(buttons(panel)["Less"])
    assert panel.geometry() == low


@pytest.mark.parametrize("size", [(600, 400), *SIZES])
def test_who_did_most_is_told_below_the_scores_and_above_the_buttons(
    qtbot: QtBot, tmp_path: Path, painted: Callable[[ModuleType], list[Said]], size: tuple[int, int]
) -> None:
    said = painted(match_parts)
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), size)
    session = finish(table)
    panel = panel_of(table)
    line, scores = the(panel, LeaderLine), the(panel, FinalScores)
    leaders = match_leaders(session.rules, session.match.results)
    assert line.isVisible()
    assert scores.geometry().bottom() < line.y()
    assert line.geometry().bottom() < min(button.y() for word, button in buttons(panel).items() if word != "More")
    said.clear()
    line.grab()
    words = [leader_words(each, session.rules, EVERYBODY) for each in leaders]
    assert words
    assert [each.text for each in said] == [word for each in words for word in each]
    assert all(each.spoken in panel.accessibleDescription() for each in words)


def test_in_a_low_panel_with_many_scores_facts_give_way_to_them(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (600, 400))
    finish(table, FOUR_TEAMS)
    panel = panel_of(table)
    assert panel.is_below_cards
    table.press(buttons(panel)["More"])
    scores = the(panel, FinalScores)
    line = QFontMetricsF(style.font(Role.NAME, panel.ui)).height()
    assert scores.height() / scores.in_column >= line
    assert not any(tile.isVisible() and tile.geometry().intersects(scores.geometry()) for tile in tiles(panel))


def tiles(panel: MatchEndPanel) -> list[FactTile]:
    return panel.findChildren(FactTile)


def test_the_cards_that_won_leave_with_the_panel(table: Table) -> None:
    finish(table)
    assert table.window.view.moments.winning_fan.is_shown
    table.window.resize(1100, 760)
    assert_the_fan_is_shown(table)
    QTest.keyClick(panel_of(table), Key.Key_Return)
    assert not table.window.view.moments.winning_fan.is_shown


def test_screen_readers_announce_who_won_how_and_the_facts(table: Table) -> None:
    session = finish(table)
    panel = panel_of(table)
    assert table.window.focusWidget() is panel
    described, seen = panel.accessibleDescription(), session.observe(0)
    headline = end_headline(seen, EVERYBODY)
    assert panel.accessibleName() == headline.title
    assert "♠" not in described
    for row in final_rows(seen, EVERYBODY):
        assert f"{', '.join(row.names)}: {row.score}" in described
    table.press(buttons(panel)["More"])
    facts = [tile.accessibleName() for tile in panel.findChildren(FactTile) if tile.isVisible()]
    assert facts
    assert all(each in described for each in facts)


def test_opponents_at_one_screen_get_a_neutral_text(table: Table) -> None:
    session = finish(table, people=2)
    rows = final_rows(session.observe(None), EVERYBODY)
    assert rows[0].has_won
    assert panel_of(table).accessibleName() == end_headline(session.observe(None), EVERYBODY).title


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_says_who_won_and_by_which_action_or_rule(preset: str) -> None:
    session = played(preset, 3)
    if not session.is_over:
        return
    headline = end_headline(session.observe(None), EVERYBODY)
    assert headline.title.split()[-1] in {"wins", "win"}
    assert " after " in headline.why
    rows = final_rows(session.observe(None), EVERYBODY)
    assert sorted(row.score for row in rows) == sorted(session.match.totals)
    assert [row.has_won for row in rows] == sorted((row.has_won for row in rows), reverse=True)


def test_a_person_who_wins_or_loses_is_addressed(table: Table) -> None:
    seen = finish(table).observe(0)
    names = ("You", *EVERYBODY[1:])
    for winners, title in (((0,), "You and Clara win"), ((1,), "Ben and David win")):
        assert end_headline(replace(seen, winners=winners), names).title == title


@pytest.mark.parametrize(
    ("rule", "totals", "winners", "sentence"),
    [
        ("bidding_side_first", (510, 540), (0,), "the bidder's counts first"),
        ("highest_then_raise_on_tie", (510, 540), (1,), "the higher one wins"),
    ],
)
def test_the_rule_that_decides_between_two_at_the_target_is_named(
    table: Table, rule: str, totals: tuple[int, int], winners: tuple[int], sentence: str
) -> None:
    seen = finish(table).observe(0)
    rules = replace(seen.rules, match=replace(seen.rules.match, both_over=rule))
    last = replace(seen.results[-1], totals=totals, declarer=winners[0])
    before = replace(last, totals=(100, 100))
    tied = replace(seen, rules=rules, totals=totals, winners=winners, results=(before, last))
    assert sentence in end_headline(tied, EVERYBODY).why


def test_a_raised_target_is_mentioned(table: Table) -> None:
    seen = finish(table).observe(0)
    raised = replace(seen, target=750, totals=(900, 100), winners=(0,))
    assert "from 500 to 750" in end_headline(raised, EVERYBODY).why


def test_many_totals_are_in_two_columns(table: Table) -> None:
    rules = sitting_out("three_handed_auction", "rotate", match__target=300)
    session = played("three_handed_auction", 1, rules=rules, at_table=6)
    assert session.is_over
    table.window.matches.open(session)
    assert the(panel_of(table), FinalScores).columns == 2
    assert not inspection.overlaps(table.window)


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_enter_starts_a_rematch_with_the_same_people_rules_and_the_next_dealer(table: Table) -> None:
    session = finish(table)
    dealer = session.match.next_dealer
    QTest.keyClick(panel_of(table), Key.Key_Return)
    again = table.controller.session
    assert again is not session
    assert (again.rules, again.preset, again.people) == (session.rules, session.preset, session.people)
    assert again.header.seed != session.header.seed
    assert again.match.deal is not None
    assert again.match.deal.dealt_by == dealer
    assert again.match.totals == (0, 0)
    assert not table.window.panels.match_end.isVisible()


def test_enter_goes_back_to_the_game_if_the_match_was_practice(table: Table) -> None:
    session = finish(table)
    table.window.matches.practice(session.practice())
    practice = table.controller.session
    assert practice.header.practice
    table.qtbot.waitUntil(panel_of(table).isVisible)
    panel_of(table).finish_motion()
    QTest.keyClick(panel_of(table), Key.Key_Return)
    assert table.controller.session is session
    table.qtbot.waitUntil(panel_of(table).isVisible)
    panel_of(table).finish_motion()
    QTest.keyClick(panel_of(table), Key.Key_Return)
    again = table.controller.session
    assert again is not session
    assert not again.header.practice


def test_a_new_game_can_be_chosen_instead(table: Table) -> None:
    finish(table)
    table.press(buttons(panel_of(table))["New game…"])
    assert the(table.window, NewGameDialog).isVisible()


def test_the_last_deal_can_be_reviewed(table: Table) -> None:
    window = table.window
    window.room_opener.use_opinions(Opinions(QuickWorkshop(), window))  # type: ignore[arg-type]
    finish(table)
    table.press(buttons(panel_of(table))["Look back"])
    assert isinstance(window.rooms.room, LookBack)
    QTest.keyClick(window.focusWidget(), Key.Key_Escape)
    assert window.rooms.name == ""
    assert window.focusWidget() is panel_of(table)


def test_the_score_sheet_covers_the_end_of_the_match_until_closed(table: Table) -> None:
    finish(table)
    panel, panels = panel_of(table), table.window.panels
    QTest.keyClick(panel, Key.Key_S)
    assert panels.score.isVisible()
    assert panels.score.geometry().contains(panel.geometry())
    assert not inspection.overlaps(table.window)
    QTest.keyClick(table.window.focusWidget(), Key.Key_Escape)
    assert not panels.score.isVisible()
    assert panel.isVisible()
    assert table.window.focusWidget() is panel
    QTest.keyClick(panel, Key.Key_Escape)
    assert panel.isVisible()


def test_undoing_the_last_card_removes_the_end_of_the_match(table: Table) -> None:
    session = finish(table)
    table.controller.undo()
    assert not session.is_over
    assert not table.window.panels.match_end.isVisible()


@pytest.mark.usefixtures("application")
def test_the_text_follows_a_change_of_language(table: Table) -> None:
    finish(table)
    table.window.preferences.apply(replace(table.window.settings, language="de"))
    assert "Revanche" in buttons(panel_of(table))


# ---- picture ---------------------------------------------------------------------------------------------------------


def test_the_picture_is_saved_in_the_chosen_place(table: Table, tmp_path: Path) -> None:
    finish(table)
    panel = panel_of(table)
    table.press(buttons(panel)["Save picture"])
    dialog = the(table.window, QFileDialog)
    suggested = dialog.selectedFiles()[0]
    assert panel.accessibleName() in suggested
    assert suggested.endswith(".png")
    path = tmp_path / "end.png"
    dialog.selectFile(str(path))
    dialog.accept()
    picture = QImage(str(path))
    assert picture.width() >= 2 * panel.width()
    assert picture.height() < 2 * panel.height()
    assert str(path) in table.window.notice.text()
    assert [each.name for each in tmp_path.glob("*end*")] == ["end.png"]


def test_a_picture_that_cannot_be_saved_is_reported_and_leaves_nothing(table: Table, tmp_path: Path) -> None:
    finish(table)
    table.press(buttons(panel_of(table))["Save picture"])
    (tmp_path / "file").write_text("kept")
    dialog = the(table.window, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "file" / "end.png"))
    assert "can't be saved" in table.window.notice.text()
    assert (tmp_path / "file").read_text() == "kept"


def test_file_names_are_valid_on_every_system() -> None:
    assert not set('<>:"/\\|?*') & set(dated_file_name('A/B: "C" wins?'))


# ---- ceremony --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", list(Speed))
def test_the_animation_takes_two_seconds_at_most(speed: Speed) -> None:
    brisk = Tempo(speed).brisk
    cards = brisk.ms(tokens.FAN_DELAY) + (FAN - 1) * brisk.ms(tokens.FAN_STEP) + brisk.ms(tokens.FAN_CARD)
    panel = brisk.ms(tokens.END_DELAY) + brisk.ms(tokens.PANEL) + brisk.ms(tokens.DRAW_CHART)
    assert max(cards, panel) <= 2000


def is_fan_moving(table: Table) -> bool:
    return table.window.view.moments.winning_fan.motion.is_moving


@pytest.mark.parametrize("way", ["enter", "letter", "click"])
def test_any_key_or_click_ends_the_animation_and_enter_then_starts_nothing(
    qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="slow"))
    session = finish(table)
    panel = panel_of(table)
    assert panel.is_ceremonial
    assert is_fan_moving(table)
    if way == "click":
        QTest.mouseClick(table.window.view.viewport(), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(panel, Key.Key_Return if way == "enter" else Key.Key_X)
    assert not panel_of(table).is_ceremonial
    assert not is_fan_moving(table)
    assert_the_fan_is_shown(table)
    assert table.window.rect().contains(panel.geometry())
    assert table.controller.session is session


@pytest.mark.parametrize("has_won", [True, False])
def test_a_lost_match_shows_the_winners_cards_without_rays(qtbot: QtBot, tmp_path: Path, has_won: bool) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="normal"))
    session = finish(table)
    panel, seen = panel_of(table), session.observe(0)
    panel.hide()
    deals = played_deals(session.steps)
    panel.show_match(replace(seen, winners=(0,) if has_won else (1,)), EVERYBODY, deals)
    panel.open(table.window.panels.tempo)
    assert panel.cards is not None
    assert set(panel.cards.seats) == ({0, 2} if has_won else {1, 3})
    table.window.view.moments.show_winning_fan(panel.cards, has_won=panel.has_won)
    assert table.window.view.moments.winning_fan.rays.are_shown == has_won


def test_with_reduced_motion_there_is_no_animation(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(speed="normal", reduced_motion=True)
    table = Table(qtbot, Paths(tmp_path, tmp_path), settings)
    finish(table)
    assert not panel_of(table).is_ceremonial


def test_the_code_of_the_last_deal_can_be_copied_from_the_score_sheet(table: Table) -> None:
    session = finish(table)
    QTest.keyClick(panel_of(table), Key.Key_S)
    score = table.window.panels.score
    copy = next(label for label in buttons(score) if "code" in label)
    table.press(buttons(score)[copy])
    assert QGuiApplication.clipboard().text() == deal_code(session, session.match.number)


@pytest.mark.parametrize(
    ("target", "sentence"), [(750, "the match now goes to 750"), (500, "another deal decides"), (None, "")]
)
def test_a_deal_with_more_than_one_over_the_target_says_why_the_match_continues(
    table: Table, target: int | None, sentence: str
) -> None:
    seen = finish(table).observe(0)
    totals = (100, 540) if target is None else (510, 540)
    last = replace(seen.results[-1], totals=totals, target=target or 500)
    before = replace(last, totals=(100, 100), target=500)
    open_match = replace(seen, winners=(), totals=totals, target=last.target, results=(before, last))
    why = undecided(open_match.rules, open_match)
    assert sentence in why
    assert bool(why) == bool(sentence)
    score = table.window.panels.score
    score.show_deal(open_match, EVERYBODY, "")
    assert why in score.accessibleDescription()
