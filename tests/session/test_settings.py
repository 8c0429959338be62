"""Settings come back as they were saved, and damage affects only the damaged parts."""

from __future__ import annotations

import errno
import json
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.phrases import translate_with
from pinochle_qt.reading import LATEST
from pinochle_qt.record.lock import FileLock
from pinochle_qt.session import settings_file
from pinochle_qt.session.faces import Face
from pinochle_qt.session.paths import system_paths
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.session.session import SeatSetup
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.session.settings_file import (
    Damage,
    DamagedPart,
    SettingsError,
    load_settings,
    save_changes,
    save_settings,
)
from pinochle_qt.variants.presets import PRESETS
from tests.record.disk import disk_that_takes

if TYPE_CHECKING:
    from pathlib import Path

SIM = "simplified_two_handed_150"
CHANGED = Settings(
    preset=SIM,
    programs={"Zoë bot": "python3 bot.py"},
    targets={SIM: 2500, "single_deck_partnership": 1000},
    patches={SIM: {"melds.run_value": 250, "deal.cut": False}},
    seats=tuple(SeatSetup(f"Zoë {seat}", "human" if seat < 2 else "random") for seat in range(MOST_PEOPLE)),
    faces={"Zoë 0": Face("person", "kenji"), "Zoë 1": Face("file", "0123456789abcdef.png"), "Sam": Face("letter")},
    people={SIM: 5},
    agreements={
        "single_deck_partnership": ("plain", "help_and_steps"),
        "double_deck_four_handed": ("plain", Agreement("Ours", (Saying("raise", 1, "meld", 40),))),
    },
    first_dealer=3,
    table_options={"clock": 30, "hints": True, "phrases": ["Ahoy!", "Zoë?"]},
    speed="fast",
    reduced_motion=True,
    theme="dark",
    back="red",
    cards="german",
    indices="english",
    deck="Fine",
    felt="Fine 2",
    sorting="trump",
    confirm_plays="second",
    melds_stay="no",
    play_forced=False,
    four_color=True,
    large_index=True,
    left_handed=True,
    plain_seats=True,
    large_text=True,
    leaves_off_zero=True,
    counts_down=True,
    table_talk=False,
    sound=False,
    volume=0,
    language="de",
    odds=True,
    offers_lessons=False,
    window_geometry="AdnQywAD",
    last_journal="/home/zoë/game.pinochle",
    file_folder="/home/zoë/mine",
    table_address="192.0.2.7:8470",
    table_server="https://cards.example.org",
    counted_from={"bids": 1_700_000_000},
)


def damaged(path: Path, **values: object) -> tuple[Settings, Damage | None]:
    save_settings(path, CHANGED)
    data = {**json.loads(path.read_text(encoding="utf-8")), **values}
    path.write_text(json.dumps(data), encoding="utf-8")
    return load_settings(path)


def test_without_a_file_the_defaults_apply(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none" / "settings.json") == (Settings(), None)


def test_every_setting_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    defaults = Settings()
    assert all(getattr(CHANGED, name) != getattr(defaults, name) for name in Settings.__struct_fields__)
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, None)
    save_settings(path, defaults)
    assert load_settings(path) == (defaults, None)
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_the_defaults_can_be_played_everywhere() -> None:
    settings = Settings()
    assert len(settings.seats) == MOST_PEOPLE > max(rules.table.players for rules in PRESETS.values())
    assert [seat.player for seat in settings.seats] == ["human", *[DEFAULT_SKILL] * (MOST_PEOPLE - 1)]
    assert len({seat.name for seat in settings.seats}) == MOST_PEOPLE


def test_house_rules_and_target_make_the_rules_of_a_game() -> None:
    rules = CHANGED.rules()
    assert (rules.match.target, rules.melds.run_value, rules.deal.cut) == (2500, 250, False)
    assert CHANGED.rules("single_deck_partnership").match.target == 1000
    assert CHANGED.rules("hayes_two_handed") == PRESETS["hayes_two_handed"]
    assert Settings().rules() == PRESETS["single_deck_partnership"]


def test_the_table_has_as_many_people_as_the_rules_allow() -> None:
    assert CHANGED.people_count() == 2
    in_turn = replace(CHANGED, patches={SIM: {"table.sit_out": "rotate"}})
    assert in_turn.people_count() == 5
    assert replace(in_turn, people={}).people_count() == 3
    assert replace(in_turn, people={SIM: 2}).people_count() == 3
    assert replace(in_turn, patches={SIM: {"table.sit_out": "dealer"}}).people_count() == 3


def test_the_chosen_dealer_deals_first_if_the_rules_leave_it_to_the_players() -> None:
    assert CHANGED.chosen_dealer() is None
    chosen = replace(CHANGED, patches={SIM: {"deal.first_dealer": "chosen"}})
    assert chosen.chosen_dealer() == 1  # only two are at the table
    assert replace(chosen, first_dealer=0).chosen_dealer() == 0
    assert replace(chosen, preset="single_deck_partnership").chosen_dealer() is None
    four = Settings(first_dealer=3, patches={SINGLE: {"deal.first_dealer": "chosen"}})
    assert four.chosen_dealer() == 3
    assert Settings(patches=four.patches).chosen_dealer() == 0


def test_agreements_are_kept_for_each_game() -> None:
    agreed = dict.fromkeys(("check_pinochle", SINGLE, "three_handed_auction"), ("plain", "help_and_steps"))
    settings = Settings(agreements=agreed)
    changed = settings.agreeing(SINGLE, ("plain", "plain"))
    assert changed.agreements == {**agreed, SINGLE: ("plain", "plain")}
    del agreed[SINGLE]
    assert changed.agreeing(SINGLE, ()).agreements == agreed


def test_an_older_file_with_fewer_people_is_completed(tmp_path: Path) -> None:
    settings, damage = damaged(tmp_path / "settings.json", seats=[{"name": "Zoë", "player": "human"}] * 8)
    assert damage is None
    assert settings.seats == (*[SeatSetup("Zoë", "human")] * 8, *Settings().seats[8:])


def test_people_added_to_an_older_file_have_new_names(tmp_path: Path) -> None:
    usual = [seat.name for seat in Settings().seats]
    settings, damage = damaged(tmp_path / "settings.json", seats=[{"name": usual[2], "player": "human"}])
    assert damage is None
    names = [seat.name for seat in settings.seats]
    assert names[0] == usual[2]
    assert sorted(names) == sorted(usual)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("preset", "chess"),
        ("targets", []),
        ("patches", 7),
        ("seats", []),
        ("faces", []),
        ("people", []),
        ("first_dealer", MOST_PEOPLE),
        ("first_dealer", -1),
        ("speed", "warp"),
        ("reduced_motion", 1),
        ("theme", None),
        ("back", ["blue"]),
        ("volume", -1),
        ("volume", 101),
        ("volume", True),
        ("volume", "\ud800"),
        ("sound", "yes"),
        ("window_geometry", "no base64!"),
        ("window_geometry", "\u00e4"),
        ("window_geometry", 7),
        ("language", 7),
        ("language", "d\ne"),
        ("last_journal", "a\u0000b"),
        ("file_folder", "a\u0000b"),
        ("counted_from", {"bids": -1}),
        ("counted_from", {"matches": LATEST // 10**9 + 1}),
        ("counted_from", {"matches": 10**18}),
    ],
)
def test_a_wrong_value_loses_only_itself(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    settings, damage = damaged(path, **{name: value})
    assert settings == replace(CHANGED, **{name: getattr(Settings(), name)})
    assert damage == Damage("parts", path, (DamagedPart(name),))


SEATS = [{"name": f"Zoë {seat}", "player": "human" if seat < 2 else "random"} for seat in range(MOST_PEOPLE)]
SINGLE = "single_deck_partnership"
PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
"""Ali Reza: the non-joiner that keeps the two names apart has no width."""


@pytest.mark.parametrize(
    ("name", "value", "left", "where"),
    [
        ("targets", {SIM: 2500.5, SINGLE: 1000}, {SINGLE: 1000}, [SIM]),
        ("targets", {"chess": 100, SINGLE: 1000}, {SINGLE: 1000}, [None]),
        (
            "patches",
            {SIM: {"melds.run": 1, "melds.run_value": "x", "deal.cut": False}, SINGLE: [], "chess": {}, "go": {}},
            {SIM: {"deal.cut": False}},
            [SINGLE, None, SIM],
        ),
        ("faces", {"Zoë": {"kind": "person", "name": "ruth"}, "Sam": 7}, {"Zoë": Face("person", "ruth")}, [None]),
        ("faces", {"Zoë": {"kind": "person", "name": "nobody"}, "Sam": {"kind": "photo"}, "": {}}, {}, [None]),
        ("faces", {"Zoë": {"kind": "letter", "name": "Z" * 1000}}, {}, [None]),
        ("faces", {"Zoë": {"kind": "file", "name": "../../0123456789abcdef.png"}}, {}, [None]),
        ("people", {SIM: MOST_PEOPLE + 1, SINGLE: 16}, {SINGLE: 16}, [SIM]),
        ("people", {SIM: True, SINGLE: 5}, {SINGLE: 5}, [SIM]),
        ("people", {SIM: 2, SINGLE: 3}, {SINGLE: 3}, [SIM]),
        ("table_options", {"phrases": ["a" * 25], "fill": False}, {}, [None]),
        ("table_options", {"phrases": ["a"] * 13}, {}, [None]),
        ("table_options", {"level": {}}, {}, [None]),
        ("table_options", [30], {}, [None]),
        ("agreements", {SIM: ["plain"], SINGLE: ["plain", "plain"]}, {SINGLE: ("plain", "plain")}, [SIM]),
        ("agreements", {SIM: ["plain"] * 3, SINGLE: ["a", "b"]}, {SINGLE: ("a", "b")}, [SIM]),
        ("agreements", {SIM: [{"name": "Ours"}, "plain"], SINGLE: ["a", "b"]}, {SINGLE: ("a", "b")}, [SIM]),
        ("agreements", {SIM: ["plain", "No name"], SINGLE: ["a", "b"]}, {SINGLE: ("a", "b")}, [SIM]),
    ],
)
def test_a_bad_part_of_a_setting_keeps_its_neighbors(
    tmp_path: Path, name: str, value: object, left: object, where: list[str | None]
) -> None:
    path = tmp_path / "settings.json"
    settings, damage = damaged(path, **{name: value})
    assert settings == replace(CHANGED, **{name: left})
    assert damage == Damage("parts", path, tuple(DamagedPart(name, each) for each in where))


@pytest.mark.parametrize(
    ("seat", "name", "player"),
    [
        ({"name": "x" * 10_000, "player": "random"}, "Nora", "random"),
        ({"name": "\u200d", "player": "random"}, "Nora", "random"),
        ({"player": "random"}, "Nora", "random"),
        ({"name": "Ann", "player": "robot"}, "Ann", DEFAULT_SKILL),
        ({"name": "Ann", "player": "computer:"}, "Ann", DEFAULT_SKILL),
        ({"name": "Ann", "player": "computer:grandmaster"}, "Ann", DEFAULT_SKILL),
        ({"name": "Ann", "player": ["human"]}, "Ann", DEFAULT_SKILL),
        ("Ann", "Nora", DEFAULT_SKILL),
    ],
)
def test_a_bad_seat_keeps_the_other_people(tmp_path: Path, seat: object, name: str, player: str) -> None:
    path = tmp_path / "settings.json"
    settings, damage = damaged(path, seats=[*SEATS[:2], seat, *SEATS[3:]])
    expected = list(CHANGED.seats)
    expected[2] = SeatSetup(name, player)
    assert settings.seats == tuple(expected)
    assert damage == Damage("parts", path, (DamagedPart("seats", 3),))
    _, damage = damaged(path, seats=[*SEATS[:1], seat, *SEATS[2:]])
    assert damage == Damage("parts", path, (DamagedPart("seats", 2),))


def test_the_loudest_volume_is_valid(tmp_path: Path) -> None:
    assert damaged(tmp_path / "settings.json", volume=100) == (replace(CHANGED, volume=100), None)


def test_the_latest_start_of_statistics_is_valid(tmp_path: Path) -> None:
    latest = {"bids": LATEST // 10**9}
    assert damaged(tmp_path / "settings.json", counted_from=latest) == (replace(CHANGED, counted_from=latest), None)


def test_all_problems_are_reported_together(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    _, damage = damaged(path, volume=101, theme="pink")
    assert damage == Damage("parts", path, (DamagedPart("theme"), DamagedPart("volume")))


def test_nobody_gets_another_persons_name_in_place_of_a_bad_one(tmp_path: Path) -> None:
    seats = [{"name": "Nora", "player": "human"}, *SEATS[1:2], {"name": "", "player": "human"}, *SEATS[3:]]
    settings, _ = damaged(tmp_path / "settings.json", seats=seats)
    assert settings.seats[0].name == "Nora"
    assert len({seat.name for seat in settings.seats}) == MOST_PEOPLE


@pytest.mark.parametrize(
    ("written", "called"),
    [
        (PERSIAN, PERSIAN),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("Jean\u00a0Luc", "Jean Luc"),
        ("\u202eAnn\u202c\u200f", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("An\ud800n", "Ann"),
    ],
)
def test_dangerous_characters_are_removed_from_names(tmp_path: Path, written: str, called: str) -> None:
    settings, damage = damaged(tmp_path / "settings.json", seats=[{"name": written, "player": "human"}, *SEATS[1:]])
    assert damage is None
    assert settings.seats == (SeatSetup(called, "human"), *CHANGED.seats[1:])


@pytest.mark.parametrize(
    "path", [f"/home/{PERSIAN}/a.pinochle", "/home/a\u00a0b/a.pinochle", "/home/\udcff/a.pinochle"]
)
def test_a_game_can_be_anywhere_in_the_file_system(tmp_path: Path, path: str) -> None:
    save_settings(tmp_path / "settings.json", replace(CHANGED, last_journal=path))
    assert load_settings(tmp_path / "settings.json") == (replace(CHANGED, last_journal=path), None)


def test_unknown_settings_are_ignored(tmp_path: Path) -> None:
    assert damaged(tmp_path / "settings.json", weather="sunny") == (CHANGED, None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b'{"version":1,"preset":',
        b"[" * 100_000,
        b'{"version":' + b"9" * 5000 + b"}",
        b"[]",
        b"{}",
        b'{"version":true}',
        b" " * (1024 * 1024 + 1),
        b'{"version":0}',
    ],
    ids=range(10),
)
def test_a_broken_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    aside = tmp_path / "settings.json.bad"
    assert load_settings(path) == (Settings(), Damage("broken", aside))
    assert aside.read_bytes() == content
    assert not path.exists()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path, content = tmp_path / "settings.json", b'{"version":99,"theme":"dark","weather":"sunny"}'
    path.write_bytes(content)
    assert load_settings(path) == (Settings(), Damage("newer version", path))
    save_changes(path, Settings(), replace(Settings(), volume=33))
    assert path.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_settings_of_another_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    damaged(path, weather="sunny")
    save_changes(path, CHANGED, replace(CHANGED, volume=33))
    assert load_settings(path) == (replace(CHANGED, volume=33), None)
    assert json.loads(path.read_bytes())["weather"] == "sunny"


def test_a_temporarily_unreadable_file_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, replace(Settings(), theme="dark"))
    with monkeypatch.context() as failing:
        failing.setattr(settings_file, "read_file", refused)
        read, damage = load_settings(path)
        assert (read, damage) == (Settings(), Damage("unreadable", path))
        with pytest.raises(SettingsError, match="what is there now cannot be read"):
            save_changes(path, read, replace(read, speed="fast"))
    save_changes(path, read, replace(read, speed="fast"))
    assert load_settings(path) == (replace(Settings(), theme="dark", speed="fast"), None)


def refused(*_: object) -> bytes:
    raise PermissionError(errno.EACCES, "Permission denied")


def test_a_broken_file_that_cannot_be_set_aside_is_reported_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"[]")
    (tmp_path / "settings.json.bad").mkdir()
    assert load_settings(path) == (Settings(), Damage("broken", path))


def test_an_unreadable_file_gives_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), Damage("unreadable", tmp_path))


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, CHANGED)
    with disk_that_takes(10), pytest.raises(SettingsError, match=r"^The settings cannot be saved in .*\.$"):
        save_settings(path, Settings())
    assert load_settings(path) == (CHANGED, None)
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_changes_of_another_window_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    begin = replace(CHANGED, people={}, targets={SIM: 2500})
    save_settings(path, begin)
    seats = list(begin.seats)
    seats[0] = SeatSetup("Ann", "human")
    first = replace(begin, theme="light", targets={SIM: 2500, SINGLE: 900}, seats=tuple(seats), patches={})
    seats = list(begin.seats)
    seats[1] = SeatSetup("Ben", "human")
    second = replace(begin, volume=33, targets={SIM: 3000}, seats=tuple(seats), people={SIM: 4})
    save_changes(path, begin, first)
    save_changes(path, begin, second)
    settings, damage = load_settings(path)
    assert damage is None
    assert settings == replace(
        begin,
        theme="light",
        volume=33,
        targets={SIM: 3000, SINGLE: 900},
        patches={},
        people={SIM: 4},
        seats=(SeatSetup("Ann", "human"), SeatSetup("Ben", "human"), *begin.seats[2:]),
    )
    save_changes(path, second, replace(second, targets={}))
    assert load_settings(path)[0].targets == {SINGLE: 900}


def test_two_windows_that_save_at_the_same_moment_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, CHANGED)
    lock = FileLock(path)  # one window has read the file and is about to write it
    other = Thread(target=save_changes, args=(path, CHANGED, replace(CHANGED, volume=33)))
    other.start()
    other.join(0.1)
    save_settings(path, replace(CHANGED, theme="light"))
    lock.release()
    other.join()
    assert load_settings(path) == (replace(CHANGED, theme="light", volume=33), None)
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_settings_are_saved_although_a_lock_is_never_released(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    lock = FileLock(path)
    save_changes(path, CHANGED, replace(CHANGED, volume=33))
    lock.release()
    assert load_settings(path) == (replace(CHANGED, volume=33), None)


@pytest.mark.parametrize("content", [None, b"{", b'{"version":1,"theme":"pink"}'])
def test_a_missing_or_damaged_file_is_written_completely(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "settings.json"
    if content is not None:
        path.write_bytes(content)
    save_changes(path, CHANGED, replace(CHANGED, volume=1))
    assert load_settings(path) == (replace(CHANGED, volume=1), None)


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text() | st.sampled_from(sorted(PRESETS)), inner),
    max_leaves=8,
)


@given(name=st.sampled_from(Settings.__struct_fields__), value=JSON)
def test_no_value_can_stop_the_program(tmp_path_factory: pytest.TempPathFactory, name: str, value: object) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzzed-settings.json"
    path.write_text(json.dumps({"version": 1, name: value}), encoding="utf-8")
    settings, _ = load_settings(path)
    save_settings(path, settings)
    assert load_settings(path) == (settings, None)


def test_the_folders_of_the_program_are_its_own() -> None:
    paths = system_paths()
    assert paths.settings.parent == paths.config
    assert all("pinochle-qt" in str(folder) for folder in (paths.settings, paths.games, paths.logs))


def test_the_next_game_uses_the_given_rules() -> None:
    settings = Settings(targets={"hayes_two_handed": 900}, patches={"hayes_two_handed": {"melds.run_value": 250}})
    rules = patch(PRESETS["racehorse_passing"], {"match.target": 2000, "passing.cards": 3})
    chosen = settings.playing("racehorse_passing", rules)
    assert (chosen.preset, chosen.rules()) == ("racehorse_passing", rules)
    assert chosen.rules("hayes_two_handed") == settings.rules("hayes_two_handed")
    usual = chosen.playing("hayes_two_handed", PRESETS["hayes_two_handed"])
    assert usual.rules() == PRESETS["hayes_two_handed"]
    assert usual.targets == {"racehorse_passing": 2000}
    assert usual.patches == {"racehorse_passing": {"passing.cards": 3}}
    assert usual.playing("wikipedia_two_handed", PRESETS["wikipedia_two_handed"]).patches == usual.patches


def test_a_save_error_is_reported_in_the_current_language(tmp_path: Path) -> None:
    translate_with(lambda catalog, english, name: f"{catalog}.{name} {english}")
    try:
        with disk_that_takes(10), pytest.raises(SettingsError) as caught:
            save_settings(tmp_path / "settings.json", Settings())
    finally:
        translate_with(None)
    assert str(caught.value).startswith("SaveFault.SETTINGS ")
    assert "SaveFault.TOO_LARGE " in str(caught.value)
