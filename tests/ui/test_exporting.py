"""Exporting the score sheet as text, table, picture, PDF and record: saved completely or not at all."""

from __future__ import annotations

import csv
import errno
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from pinochle_qt.engine.features import score_unit
from pinochle_qt.library.game_summary import ReadGame, game_in_lines, read_game
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.dialogs import exporting, score_paper
from pinochle_qt.ui.dialogs.score_paper import ScorePaper, sheet_pdf, sheet_picture
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import png
from pinochle_qt.ui.models.deal_rows import CELL_ROLE
from pinochle_qt.ui.panels.show.deal_table import DealTable
from pinochle_qt.ui.panels.show.notice import Notice
from pinochle_qt.ui.rooms.games.deals_table import DealsTable
from pinochle_qt.ui.rooms.score_sheet.sheet_table import SheetTable
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.deal_row import Column
from pinochle_qt.words.game.score_sheet import score_sheet, sheet_csv, sheet_text
from pinochle_qt.words.rooms.games import standing_of
from tests.session.driving import SINGLE, STOCK, advance, chance_player, played, sitting_out
from tests.ui.panel_tools import buttons, the

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter

    from pinochle_qt.words.game.deal_row import DealRow
    from tests.ui.playing import Table

Key = Qt.Key


def game(preset: str = SINGLE) -> ReadGame:
    return game_in_lines(played(preset, 2, deals=6).lines)


def at_table(table: Table) -> Session:
    """Show a game with some finished deals and the score sheet open."""
    session = table.open(SINGLE, seed=3)
    advance(session, chance_player(3), deals=4)
    table.window.matches.open(session)
    if not session.is_over:
        session.deal()
        table.window.matches.open(session)
    QTest.keyClick(table.window.focusWidget(), Key.Key_S)
    assert table.window.panels.score.can_close
    return session


# ---- contents --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_sheet_has_every_deal_with_aligned_columns(preset: str) -> None:
    read = game(preset)
    sheet = score_sheet(read)
    lines = sheet_text(sheet).splitlines()
    rule = next(at for at, line in enumerate(lines) if line and not line.strip("-"))
    deals = lines[rule + 1 : rule + 1 + len(sheet.rows)]
    assert len(deals) == len(read.summary.deals)
    assert {len(line) for line in deals} == {len(lines[rule])}
    for line, deal in zip(deals, read.summary.deals, strict=True):
        assert line.split()[0] == str(deal.number)
        assert line.split()[-1] == sheet.rows[deal.number - 1].cell(Column.SUM, len(sheet.accounts) - 1).words
    assert lines[-1].split()[1:] == [account.total for account in sheet.accounts]


@pytest.mark.parametrize("table_kind", [DealTable, DealsTable, SheetTable])
def test_a_failed_contract_is_marked_even_if_the_others_took_every_trick(
    home: QWidget, table_kind: type[DealTable | DealsTable | SheetTable]
) -> None:
    read = game()
    deals = tuple(
        replace(deal, result=replace(deal.result, outcome="swept", is_set=is_set))
        for deal in read.summary.deals
        for is_set in (True, False)
    )
    read = replace(read, summary=replace(read.summary, deals=deals))
    failed = [deal.result.is_set for deal in deals]
    assert [row.cell(Column.RESULT).is_bad for row in score_sheet(read).rows] == failed
    rows, standing = table_kind(home).rows, standing_of(read)
    rows.show_match(standing, standing.people)
    telling = {Column.SHORT, Column.PLAYED, Column.RESULT}
    tells = next(at for at in range(rows.columnCount()) if rows.column(at) in telling)
    assert [rows.index(row, tells).data(CELL_ROLE).is_bad for row in range(len(deals))] == failed


@pytest.mark.parametrize("table_kind", [DealTable, DealsTable, SheetTable])
def test_a_loss_of_points_is_marked_even_if_no_contract_failed(
    home: QWidget, table_kind: type[DealTable | DealsTable | SheetTable]
) -> None:
    read = game()
    first = read.summary.deals[0]
    missed = replace(first, result=replace(first.result, outcome="moon_failed", score=(-1000, 200), is_set=False))
    read = replace(read, summary=replace(read.summary, deals=(missed,)))
    rows, standing = table_kind(home).rows, standing_of(read)
    rows.show_match(standing, standing.people)
    added = [at for at in range(rows.columnCount()) if rows.column(at) is Column.ADDED]
    assert [rows.index(0, at).data(CELL_ROLE).is_bad for at in added] == [True, False]
    assert not any(rows.index(0, at).data(CELL_ROLE).is_bad for at in range(added[0]))


def test_a_picture_of_a_very_long_match_shows_its_latest_deals(home: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    del home
    sheet = score_sheet(game())
    monkeypatch.setattr(score_paper, "_MOST_PICTURED", 4)
    painted: list[int] = []
    paint_row = ScorePaper.paint_row

    def watched(paper: ScorePaper, painter: QPainter, row: DealRow, *place: float, is_banded: bool) -> None:
        painted.append(row.number)
        paint_row(paper, painter, row, *place, is_banded=is_banded)

    monkeypatch.setattr(ScorePaper, "paint_row", watched)
    few = sheet_picture(sheet, tokens.LIGHT)
    assert painted == [row.number for row in sheet.rows[-4:]]
    monkeypatch.setattr(score_paper, "_MOST_PICTURED", len(sheet.rows))
    assert few.height() < sheet_picture(sheet, tokens.LIGHT).height()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_adds_up_in_numbers(preset: str) -> None:
    read = game(preset)
    unit = score_unit(read.rules)
    heading, *rows = csv.reader(sheet_csv(read).decode("utf-8-sig").splitlines())
    assert {len(row) for row in rows} == {len(heading)}
    totals = [float(cell) * unit for cell in rows[-1][9::4]]
    assert totals == [float(total) for total in read.summary.totals]
    for account in range(len(totals)):
        scores = [row[8 + 4 * account] for row in rows]
        assert sum(float(score or 0) for score in scores) * unit == totals[account]


def test_a_name_cannot_be_a_formula_and_is_escaped_in_a_table() -> None:
    people = ('=HYPERLINK("x")', "\uff1d1", 'An "na", B', "@me")
    session = Session.new(PRESETS[SINGLE], SINGLE, tuple(SeatSetup(name, "random") for name in people), 4)
    advance(session, chance_player(4), deals=8)
    content = sheet_csv(game_in_lines(session.lines)).decode("utf-8-sig")
    cells = {cell for row in csv.reader(content.splitlines()) for cell in row}
    assert not [cell for cell in cells if cell[:1] in {"=", "+", "@", "\uff1d"}]
    assert any('An "na", B' in cell for cell in cells)


def test_a_deal_that_does_not_count_has_no_points() -> None:
    read = game()
    first = read.summary.deals[0]
    passed = replace(first, result=replace(first.result, outcome="passed_out", bid=None, declarer=None, trump=None))
    other = replace(read, summary=replace(read.summary, deals=(passed, *read.summary.deals[1:])))
    sheet = score_sheet(other)
    assert [sheet.rows[0].cell(each).words for each in sheet.columns] == ["1", "", "", "", "", "Passed out"]


def test_people_who_sat_out_have_no_score_in_that_deal() -> None:
    rules = sitting_out("three_handed_auction", "dealer")
    sheet = score_sheet(game_in_lines(played("three_handed_auction", 2, rules=rules, at_table=4, deals=4).lines))
    assert len(sheet.accounts) == 4
    assert [sum(row.of_side(at) is None for at in range(4)) for row in sheet.rows] == [1] * 4
    assert all([row.cell(Column.ADDED, at).words for at in range(4)].count("–") == 1 for row in sheet.rows)


def test_pictures_and_pages_fit_any_sheet(table: Table) -> None:
    del table  # it has loaded the fonts
    for preset in (SINGLE, STOCK, "eight_handed_four_teams"):
        sheet = score_sheet(game(preset))
        long = replace(sheet, rows=sheet.rows * 30)
        picture = sheet_picture(sheet, tokens.FELT)
        assert picture.width() >= 2 * ScorePaper(sheet, tokens.FELT).needed
        assert picture.pixelColor(0, 0).name().upper() == tokens.FELT.panel.upper()
        one, many = sheet_pdf(sheet), sheet_pdf(long)
        assert one.startswith(b"%PDF")
        assert one.count(b"/Type /Page\n") == 1 < many.count(b"/Type /Page\n")


# ---- output ----------------------------------------------------------------------------------------------------------


def test_the_sheet_is_copied_as_text(table: Table) -> None:
    session = at_table(table)
    score = table.window.panels.score
    table.press(buttons(score)["Copy"])
    assert QGuiApplication.clipboard().text() == sheet_text(score_sheet(game_in_lines(session.lines)))
    assert "Copied" in buttons(score)


@pytest.mark.parametrize("suffix", [".png", ".pdf", ".csv", ".txt"])
def test_the_sheet_is_saved_in_the_chosen_format(table: Table, tmp_path: Path, suffix: str) -> None:
    session = at_table(table)
    table.press(buttons(table.window.panels.score)["Save…"])
    dialog = the(table.window, QFileDialog)
    kind = next(words for words in dialog.nameFilters() if suffix in words)
    dialog.selectNameFilter(kind)
    dialog.filterSelected.emit(kind)
    folder = tmp_path / "out"
    folder.mkdir()
    dialog.setDirectory(str(folder))
    dialog.selectFile(str(folder / "sheet"))
    dialog.accept()
    (path,) = folder.iterdir()
    assert path.name == f"sheet{suffix}"
    read = game_in_lines(session.lines)
    expected = {".csv": sheet_csv(read), ".txt": sheet_text(score_sheet(read)).encode()}
    content = path.read_bytes()
    assert content == expected.get(suffix, content)
    assert content[:4] == {".png": b"\x89PNG", ".pdf": b"%PDF"}.get(suffix, content[:4])


@pytest.mark.parametrize(
    ("number", "message"), [(errno.ENOSPC, "no space left"), (errno.EACCES, "not allowed"), (errno.EROFS, "read-only")]
)
def test_a_save_error_is_shown_and_the_previous_file_stays(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, message: str
) -> None:
    at_table(table)
    path = tmp_path / "kept.txt"
    path.write_text("before")

    def refuse(_: Path) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(exporting, "replaced_file", refuse)
    table.press(buttons(table.window.panels.score)["Save…"])
    the(table.window, QFileDialog).fileSelected.emit(str(path))
    assert message in table.window.notice.text()
    assert path.read_text() == "before"


def test_a_saved_game_is_exported_from_its_record(table: Table, tmp_path: Path) -> None:
    session = played(SINGLE, 2, deals=3)
    kept = Session.resume_copy(write(tmp_path / "game.pinochle", session), RecordStore(tmp_path / "games"))
    kept.close()
    assert kept.path is not None
    table.window.dialogs.export_game(kept.path)
    dialog = the(table.window, QFileDialog)
    assert any(".pinochle" in words for words in dialog.nameFilters())
    assert dialog.windowTitle() == "Export game"
    assert "score sheet" not in dialog.selectedFiles()[0]
    copied = tmp_path / "copy.pinochle"
    dialog.fileSelected.emit(str(copied))
    assert read_game(copied).summary == read_game(kept.path).summary


def test_an_unreadable_record_is_reported(table: Table, tmp_path: Path) -> None:
    (tmp_path / "bad.pinochle").write_text("nothing\n")
    table.window.dialogs.export_game(tmp_path / "bad.pinochle")
    assert "bad.pinochle" in table.window.notice.text()
    assert not table.window.findChildren(QFileDialog)


def test_the_code_of_the_last_deal_is_on_the_sheet_once_the_deal_is_over(table: Table) -> None:
    session = played(SINGLE, 5, deals=3)
    table.window.matches.open(session)
    if not session.is_over:
        table.window.presenter.next_deal()
        table.window.view.event_player.finish()
        QTest.keyClick(table.window.focusWidget(), Key.Key_S)
        assert not [label for label in buttons(table.window.panels.score) if "code" in label]


def write(path: Path, session: Session) -> Path:
    path.write_text("".join(line if line.endswith("\n") else f"{line}\n" for line in session.lines))
    return path


def test_a_saved_picture_can_be_read_again(table: Table) -> None:
    at_table(table)
    picture = sheet_picture(score_sheet(game()), tokens.LIGHT)
    assert QImage.fromData(png(picture)).size() == picture.size()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_the_notice_is_visible_over_an_open_page(table: Table, tmp_path: Path, size: tuple[int, int]) -> None:
    window = table.window
    window.resize(*size)
    table.open(SINGLE)
    window.room_opener.open_games()
    (tmp_path / "bad.pinochle").write_text("nothing\n")
    window.dialogs.export_game(tmp_path / "bad.pinochle")
    (notice,) = (each for each in window.findChildren(Notice) if each.isVisible() and "bad.pinochle" in each.text())
    assert window.rect().contains(notice.geometry())
    at = notice.mapTo(window, notice.rect().center())
    assert window.childAt(at) is notice
    QTest.keyClick(window.focusWidget(), Key.Key_Escape)
    assert not notice.isVisible()
    assert window.rooms.name == "games"
    QTest.keyClick(window.focusWidget(), Key.Key_Escape)
    assert window.rooms.name == ""
