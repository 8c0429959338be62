"""Score sheets on disk: entries come back as they were, and a file that is no sheet is refused in one sentence."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from msgspec import json
from msgspec.structs import replace

from pinochle_qt.engine.rules import patch
from pinochle_qt.record.values import LONGEST_TITLE, NewerRecord, RecordError, RecordFault
from pinochle_qt.scorekeeping.files import last_sheet, new_path, read_sheet, rename_sheet, write_sheet
from pinochle_qt.scorekeeping.scores import scored
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.scorekeeping.sheet_editor import SheetEditor
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pinochle_qt.engine.rules import OptionValue

FOUR = ("Tom", "Bill", "Ann", "Joan")
DEAL = SheetDeal(3, declarer=2, bid=360, trump="H", meld=(250, 40, 0, 0), tricks=(140, 110))
SHEET = Sheet(SINGLE, PRESETS[SINGLE], FOUR, (DEAL,), SheetDeal(0, declarer=1))


def written(folder: Path, sheet: Sheet = SHEET) -> Path:
    path = new_path(folder, sheet.preset)
    write_sheet(path, sheet)
    return path


def test_a_sheet_is_read_back_as_written(tmp_path: Path) -> None:
    assert read_sheet(written(tmp_path)) == SHEET


def test_the_target_of_an_older_sheet_goes_up_once_a_deal(tmp_path: Path) -> None:
    """Its deals stay as they were counted at the table (record, item 20)."""
    rules = patch(PRESETS["three_handed_auction"], {"match.both_over": "raise_target"})
    deal = SheetDeal(0, declarer=0, bid=20, trump="H", meld=(1600, 1200, 0), tricks=(100, 100, 50))
    path = written(tmp_path, Sheet("three_handed_auction", rules, FOUR[:3], (deal, deal)))
    now = scored(read_sheet(path))
    assert [(match.target, match.winners) for match in now.matches[1:]] == [(1500, (0,))]
    content = json.decode(path.read_bytes())
    assert content["version"] == 3
    path.write_bytes(json.encode(content | {"version": 1}))
    old = scored(read_sheet(path))
    assert [(match.target, match.winners) for match in old.matches[1:]] == [(1250, ()), (1500, ())]
    rename_sheet(path, "Tuesday")
    assert scored(read_sheet(path)) == old


def test_a_hand_off_the_board_costs_half_the_chips_on_an_older_sheet(tmp_path: Path) -> None:
    changes: dict[str, OptionValue] = {"scoring.giving_up": "half", "scoring.min_meld_to_play": 200}
    rules = patch(PRESETS["auction_pinochle"], changes)
    deal = SheetDeal(0, declarer=0, bid=300, trump="H", meld=(100, 0, 0), tricks=(0, 0, 0))
    path = written(tmp_path, Sheet("auction_pinochle", rules, FOUR[:3], (deal,)))
    assert scored(read_sheet(path)).match.totals == (-6, 3, 3)
    path.write_bytes(json.encode(json.decode(path.read_bytes()) | {"version": 2}))
    assert scored(read_sheet(path)).match.totals == (-4, 2, 2)


def test_two_sheets_of_the_same_second_have_separate_files(tmp_path: Path) -> None:
    first, second = written(tmp_path), written(tmp_path)
    assert first != second


def test_the_last_sheet_is_continued_unless_it_is_finished(tmp_path: Path) -> None:
    assert last_sheet(tmp_path) is None
    first, second = written(tmp_path), written(tmp_path)
    os.utime(first, (1, 1))
    assert last_sheet(tmp_path) == second
    second.write_text("nothing", encoding="utf-8")
    assert last_sheet(tmp_path) == first
    write_sheet(second, replace(SHEET, is_finished=True))
    assert last_sheet(tmp_path) is None


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda content: content | {"version": 4}, NewerRecord),
        (lambda content: content | {"rules_version": 99}, NewerRecord),
        (lambda content: content | {"format": "pinochle-record"}, RecordFault),
        (lambda content: content | {"people": ["Tom", "Bill"]}, RecordFault),
        (lambda content: content | {"people": ["Tom", "Bill", "Ann", "x" * 99]}, RecordFault),
        (lambda content: content | {"rules": {}}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 9}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "declarer": 4}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "meld": [1, 2, 3, 4, 5]}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "how": "vanished"}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "bid": -10}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "how": "moon_made", "by": 1}]}, RecordFault),
        (lambda content: content | {"deals": [{"dealer": 0, "how": "conceded"}]}, RecordFault),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(
    tmp_path: Path, change: Callable[[dict[str, object]], dict[str, object]], kind: type[RecordError]
) -> None:
    path = written(tmp_path)
    path.write_bytes(json.encode(change(json.decode(path.read_bytes()))))
    with pytest.raises(kind) as refused:
        read_sheet(path)
    assert str(path) in str(refused.value)


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(RecordFault):
        read_sheet(path)


def test_a_file_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    depth = 400_000  # Python 3.14 reads as deep as the stack allows
    deep = b'{"deep": ' + b"[" * depth + b"]" * depth + b", "
    path.write_bytes(deep + path.read_bytes().removeprefix(b"{"))
    with pytest.raises(RecordFault):
        read_sheet(path)


def test_additions_of_a_later_version_are_ignored(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(json.encode(json.decode(path.read_bytes()) | {"weather": "fine"}))
    assert read_sheet(path) == SHEET


def test_a_sheet_is_renamed(tmp_path: Path) -> None:
    path = written(tmp_path)
    rename_sheet(path, "  Friday   night ")
    assert read_sheet(path).title == "Friday night"
    with pytest.raises(ValueError, match="at most"):
        rename_sheet(path, "x" * (LONGEST_TITLE + 1))


def test_a_keeper_continues_with_what_was_changed_or_removed_elsewhere(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin(SINGLE, PRESETS[SINGLE], FOUR)
    assert editor.save()
    assert not editor.save()
    path = require(editor.path)
    rename_sheet(path, "Friday")
    editor.look_again()
    assert editor.sheet is not None
    assert editor.sheet.title == "Friday"
    path.unlink()
    editor.look_again()
    assert editor.sheet is None


def test_two_windows_on_one_sheet_lose_no_deal(tmp_path: Path) -> None:
    one, other = SheetEditor(tmp_path), SheetEditor(tmp_path)
    one.begin(SINGLE, PRESETS[SINGLE], FOUR)
    assert one.save()
    other.open_last()
    for editor, deals in ((one, 3), (other, 1)):
        for _ in range(deals):
            editor.tell(DEAL)
            assert editor.enter()
        assert editor.save()
    assert one.path is not None
    assert other.path not in {None, one.path}
    assert other.path is not None
    assert [len(read_sheet(path).deals) for path in (one.path, other.path)] == [3, 1]


def two_deals(tmp_path: Path) -> tuple[SheetEditor, Path]:
    """Return an editor whose second deal is not yet saved, and its file."""
    editor = SheetEditor(tmp_path)
    editor.begin(SINGLE, PRESETS[SINGLE], FOUR)
    for is_saved in (True, False):
        editor.tell(DEAL)
        assert editor.enter()
        assert not is_saved or editor.save()
    assert editor.path is not None
    return editor, editor.path


def test_a_title_given_meanwhile_stays_with_its_sheet(tmp_path: Path) -> None:
    editor, path = two_deals(tmp_path)
    rename_sheet(path, "Friday")
    assert editor.save()
    assert editor.path == path
    saved = read_sheet(path)
    assert (saved.title, len(saved.deals)) == ("Friday", 2)


def test_a_sheet_written_meanwhile_by_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    editor, path = two_deals(tmp_path)
    newer = json.encode(json.decode(path.read_bytes()) | {"version": 99})
    path.write_bytes(newer)
    assert editor.save()
    assert path.read_bytes() == newer
    assert editor.path != path
    assert editor.path is not None
    assert len(read_sheet(editor.path).deals) == 2


def test_other_people_stay_on_the_sheet_and_another_table_starts_a_new_one(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin(SINGLE, PRESETS[SINGLE], FOUR)
    editor.tell(DEAL)
    assert editor.enter()
    editor.save()
    editor.take(SINGLE, PRESETS[SINGLE], ("Tom", "Bill", "Anna", "Joan"))
    assert editor.sheet is not None
    assert (len(editor.sheet.deals), editor.sheet.people[2]) == (1, "Anna")
    first = editor.path
    editor.take("three_handed_auction", PRESETS["three_handed_auction"], ("Tom", "Bill", "Ann"))
    assert editor.sheet.deals == ()
    assert editor.path != first


def test_other_rules_start_a_new_sheet_if_a_deal_could_not_have_ended_like_that(tmp_path: Path) -> None:
    tournament, summed = PRESETS["double_deck_tournament"], PRESETS["summed_bid_partnership"]
    editor = SheetEditor(tmp_path)
    editor.begin("double_deck_tournament", tournament, FOUR)
    editor.tell(SheetDeal(0, "no_suit", declarer=1, bid=tournament.auction.min_bid, trump="H", meld=(0, 0, 0, 0)))
    assert editor.enter()
    editor.take("summed_bid_partnership", summed, FOUR)
    assert editor.sheet is not None
    assert (editor.sheet.rules, editor.sheet.deals) == (summed, ())


def test_a_half_entered_deal_continues_under_other_rules_as_one_that_was_played(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin("double_deck_tournament", PRESETS["double_deck_tournament"], FOUR)
    editor.tell(SheetDeal(2, "no_suit", declarer=1))
    editor.take("summed_bid_partnership", PRESETS["summed_bid_partnership"], FOUR)
    assert (editor.deal.how, editor.deal.dealer) == ("played", 2)
    assert editor.preview is None


def test_unsaved_changes_are_not_lost(tmp_path: Path) -> None:
    editor = SheetEditor(tmp_path)
    editor.begin(SINGLE, PRESETS[SINGLE], FOUR)
    editor.tell(DEAL)
    editor.look_again()
    assert editor.deal == DEAL
