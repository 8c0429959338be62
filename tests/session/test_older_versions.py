"""Files of older versions can be opened forever; those in `tests/data/version_1` were written by that version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.rules.versions import VERSION, updated, updated_groups
from pinochle_qt.record.replay import replay, replay_one
from pinochle_qt.record.store import JournalBusy, RecordStore, StoreError
from pinochle_qt.record.values import RecordFault
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import SUFFIX as RULES_SUFFIX
from pinochle_qt.variants.rule_file import read_rule_set
from tests.record.disk import disk_that_takes
from tests.session.driving import advance, chance_player

if TYPE_CHECKING:
    from pathlib import PurePath

OLD: Final = Path(__file__).parents[1] / "data" / "version_1"
RAISED_ONCE: Final = OLD.with_name("version_2") / "records" / "raised_once.pinochle"
HALF_OFF_BOARD: Final = OLD.with_name("version_3") / "records" / "half_off_board.pinochle"
RECORDS: Final = sorted((OLD / "records").glob("*.pinochle"))
RULES: Final = sorted((OLD / "rules").glob(f"*{RULES_SUFFIX}"))
UNFINISHED: Final = OLD / "records" / "unfinished.pinochle"


def stem(path: PurePath) -> str:
    return path.stem


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def copied(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    copy.write_bytes(path.read_bytes())
    return copy


@pytest.mark.parametrize("path", RECORDS, ids=stem)
def test_an_old_record_is_replayed_to_its_end(path: Path) -> None:
    """Its results follow from its rules, even where options have been renamed since."""
    lines = lines_of(path)
    for game in replay(path):
        assert not problems(game.header.rules)
        now = json.loads(game.header_line)
        assert game.older_header == lines[0]
        assert now["version"] == 2
        del lines[: len(game.lines)]
    assert len(lines) == (path.stem == "cut_line")


def test_a_game_of_version_2_is_played_on_as_it_was_begun(tmp_path: Path) -> None:
    """Its target goes up once a deal, however far it is exceeded; a new game is won at once (record, item 20)."""
    old = copied(RAISED_ONCE, tmp_path)
    lines = lines_of(old)
    assert replay_one(old).match.results[1].totals == (498, 392)
    session = Session.resume(old, RecordStore(tmp_path))
    advance(session, chance_player(1), deals=6)
    assert session.lines[0] == lines[0]
    assert [result.target for result in session.match.results[:6]] == [350, 400, 450, 500, 550, 600]
    session.close()
    assert replay_one(old).match == session.match
    practice = Session.resume(old).practice()
    assert json.loads(practice.lines[0])["version"] == 2
    newer = tmp_path / "newer.pinochle"
    text = RAISED_ONCE.read_text(encoding="utf-8").replace('"version":2', '"version":3', 1)
    newer.write_text(text, encoding="utf-8")
    with pytest.raises(RecordFault, match=r'line 141: .*, expected \{"winner":\[0\]\}'):
        replay_one(newer)


def test_a_game_of_version_3_is_played_on_as_it_was_begun(tmp_path: Path) -> None:
    """A hand that is not on the board costs half the chips in it, as giving up does (record, item 30)."""
    old = copied(HALF_OFF_BOARD, tmp_path)
    assert replay_one(old).match.results[0].score == (-4, 2, 2)
    session = Session.resume(old, RecordStore(tmp_path))
    advance(session, chance_player(1))
    session.close()
    assert session.lines[0] == lines_of(HALF_OFF_BOARD)[0]
    assert replay_one(old).match == session.match
    newer = tmp_path / "newer.pinochle"
    text = HALF_OFF_BOARD.read_text(encoding="utf-8").replace('"version":3', '"version":4', 1)
    newer.write_text(text, encoding="utf-8")
    with pytest.raises(RecordFault, match=r'line 8: .*, expected .*"score":\[-6,3,3\]'):
        replay_one(newer)


def test_custom_numbers_replace_the_options_of_older_versions() -> None:
    old: dict[str, object] = {
        "auction.increment": 25,
        "auction.own_increment": 15,
        "auction.big_step_from": 600,
        "auction.own_big_step_from": None,
        "auction.own_big_step": 60,
        "auction.own_under_the_gun_min": 100,
        "melds.run_value": 250,
        "melds.own_run": 0,
        "melds.own_pinochle": 55,
        "melds.own_dix": 5,
        "melds.own_extra": 30,
        "melds.own_roundhouse": 40,
        "melds.own_quadruple_pinochle": 900,
        "scoring.own_last_trick": 0,
        "match.own_target_raise": 500,
        "melds.own_aces": 90,
    }
    assert updated(old, 1) == {
        "auction.increment": 15,
        "auction.big_step_from": 600,
        "auction.big_step": 60,
        "auction.under_the_gun_min": 100,
        "melds.run_value": 0,
        "melds.pinochle_value": 55,
        "melds.dix_value": 5,
        "melds.extra_king_queen": 30,
        "melds.roundhouse_value": 280,
        "melds.own_quadruple_pinochle": 900,
        "scoring.last_trick": 0,
        "match.target_raise": 500,
        "melds.own_aces": 90,
    }
    assert updated(old, VERSION - 1) != old  # every version but the newest has its step
    assert updated({"melds.own_roundhouse": "much"}, 1) == {"melds.roundhouse_value": "much"}  # it is refused later
    assert updated(old, VERSION) == old


def test_something_other_than_a_group_of_options_stays_unchanged() -> None:
    strange: dict[str, object] = {"melds": 7, "auction.own": {"own_increment": 5}}
    groups = {**strange, "auction": {"own_increment": 15, "min_bid": 250}}
    assert updated_groups(groups, 1) == {**strange, "auction": {"increment": 15, "min_bid": 250}}


def test_a_preset_is_the_same_in_an_old_record() -> None:
    preset_records = [path for path in RECORDS if path.stem in PRESETS]
    assert len(preset_records) == 24  # presets have been added since
    for path in preset_records:
        assert next(replay(path)).header.rules == PRESETS[path.stem]


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem != "several_games"], ids=stem)
def test_an_old_game_continues_in_the_current_version(tmp_path: Path, path: Path) -> None:
    """It stays as it is until something happens in it; then the header is new, and no other line."""
    old = copied(path, tmp_path)
    before = replay_one(old)
    content = old.read_bytes()
    session = Session.resume(old, RecordStore(tmp_path))
    if before.cut_line is None:
        assert old.read_bytes() == content
    if session.prompt is None:  # the match is over
        session.close()
        assert old.read_bytes() == content
        return
    advance(session, chance_player(1), actions=1)
    after = replay_one(old)
    assert after.older_header is None
    assert after.lines == session.lines
    assert after.lines[1 : len(before.lines)] == before.lines[1:]
    assert after.header == before.header
    session.close()
    again = Session.resume(old, RecordStore(tmp_path))
    assert again.match == session.match
    again.close()


def test_unknown_parts_of_an_old_game_stay(tmp_path: Path) -> None:
    old = copied(OLD / "records" / "unknown_keys.pinochle", tmp_path)
    before = json.loads(lines_of(old)[0])
    session = Session.resume(old, RecordStore(tmp_path))
    advance(session, chance_player(1), actions=1)
    session.close()
    after = json.loads(lines_of(old)[0])
    assert '"round": [1, 2.5, 1000.0]' in lines_of(old)[0]
    same = ("format", "program", "preset", "event", "seed", "seats")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}
    assert before["generator"] == 7  # the key meant nothing in version 1
    assert "generator" not in after


def test_half_a_character_in_a_header_is_refused(tmp_path: Path) -> None:
    """It could not be written again."""
    path = tmp_path / "a.pinochle"
    path.write_text(UNFINISHED.read_text(encoding="utf-8").replace("{", '{"\\ud800":1,', 1), encoding="utf-8")
    with pytest.raises(RecordFault, match=r"line 1: found text that isn't Unicode"):
        replay_one(path)


def test_undo_in_an_old_game(tmp_path: Path) -> None:
    old = copied(UNFINISHED, tmp_path)
    session = Session.resume(old, RecordStore(tmp_path))
    assert session.undo()
    assert replay_one(old).lines == session.lines
    assert json.loads(lines_of(old)[0])["version"] == 2
    session.close()


def test_an_old_game_that_cannot_be_written_stays_whole(tmp_path: Path) -> None:
    old = copied(UNFINISHED, tmp_path)
    content = old.read_bytes()
    session = Session.resume(old, RecordStore(tmp_path))
    with disk_that_takes(len(content) // 2), pytest.raises(StoreError):
        advance(session, chance_player(1), actions=1)
    assert old.read_bytes() == content
    advance(session, chance_player(1), actions=1)
    assert replay_one(old).lines == session.lines
    session.close()


def test_only_one_program_upgrades_an_old_game(tmp_path: Path) -> None:
    old = copied(UNFINISHED, tmp_path)
    session = Session.resume(old, RecordStore(tmp_path))
    with pytest.raises(JournalBusy):
        Session.resume(old, RecordStore(tmp_path))
    advance(session, chance_player(1), actions=1)
    session.close()
    assert replay_one(old).lines == session.lines


@pytest.mark.parametrize("path", RULES, ids=stem)
def test_old_rules_files_keep_their_meaning(tmp_path: Path, path: Path) -> None:
    """Each belongs to the record of a game with the same rules."""
    rules = read_rule_set(path)
    assert rules.rules == replay_one(OLD / "records" / f"{path.stem}.pinochle").header.rules
    now = tmp_path / path.name
    write_rule_set(now, rules)
    assert json.loads(now.read_bytes())["version"] == VERSION
    assert read_rule_set(now) == rules


def test_old_settings_are_read(tmp_path: Path) -> None:
    path = copied(OLD / "settings.json", tmp_path)
    settings, damage = load_settings(path)
    old = json.loads(path.read_bytes())
    assert damage is None
    assert (settings.volume, settings.theme, settings.targets) == (33, "dark", {"hayes_two_handed": 2000})
    for preset, options in old["patches"].items():
        assert settings.patches[preset]
        assert settings.rules(preset) == patch(PRESETS[preset], updated(options, 1))
    save_settings(path, settings)
    assert json.loads(path.read_bytes())["version"] == VERSION
    assert load_settings(path) == (settings, None)


def test_old_house_rules_that_are_no_options_are_the_only_ones_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    patches: Any = {"hayes_two_handed": [1], "single_deck_partnership": {"melds.run_value": [250], "a": 1}}
    path.write_text(json.dumps({"version": 1, "volume": 5, "patches": patches}), encoding="utf-8")
    settings, damage = load_settings(path)
    assert settings == Settings(volume=5, patches={"single_deck_partnership": {}})
    assert damage is not None
    assert [part.where for part in damage.parts] == ["hayes_two_handed", "single_deck_partnership"]


def test_a_newer_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.pinochle"
    content = UNFINISHED.read_text(encoding="utf-8").replace('"version":1', '"version":99', 1)
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RecordFault, match=r"line 1: .* newer version of this program, .*update to read it\.$"):
        Session.resume(path, RecordStore(tmp_path))
    assert path.read_text(encoding="utf-8") == content
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
