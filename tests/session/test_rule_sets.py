"""Named house rules come back as they were saved, and damage is reported in one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.rules import patch
from pinochle_qt.session import named_files
from pinochle_qt.session.rule_sets import RuleSets, write_rule_set
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSet, RuleSetError, read_rule_set, rule_set

if TYPE_CHECKING:
    from pathlib import Path

PRESET = "single_deck_partnership"
OURS = patch(PRESETS[PRESET], {"melds.run_value": 250, "match.target": 1000, "auction.pass_with_help": False})
GOOD: dict[str, Any] = {"format": "pinochle rules", "version": 1, "name": "Ours", "preset": PRESET, "changes": {}}


def test_rules_are_read_back_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ours.pinochle-rules"
    write_rule_set(path, rule_set("At  Aunt Clara's ", PRESET, OURS))
    back = read_rule_set(path)
    assert back.name == "At Aunt Clara's"
    assert back.description == ""
    assert back.rules == OURS
    assert json.loads(path.read_text("utf-8"))["changes"] == {
        "auction.pass_with_help": False,
        "melds.run_value": 250,
        "match.target": 1000,
    }


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "something"}, "isn't a file of pinochle rules"),
        ({"version": 99}, "newer version"),
        ({"version": "1"}, "which version"),
        ({"preset": "whist"}, "“whist”"),
        ({"changes": []}, "is damaged"),
        ({"name": None}, "is damaged"),
        ({"name": " "}, "a name"),
        ({"name": "x" * 61}, "too long"),
        ({"name": "x" * 10_000}, "too long"),
        ({"name": "\u200d\ud800"}, "a name"),
        ({"preset": "x" * 10_000}, "“x{39}…”"),
        ({"changes": {"x" * 10_000: 1}}, "“x{39}…”"),
        ({"changes": {"deal.cut": "x" * 10_000}}, '"x{39}…"'),
        ({"description": 7}, "is damaged"),
        ({"description": "x" * 301}, "too long"),
        ({"changes": {"melds.run": 1}}, "run"),
        ({"changes": {"passing.cards": 25}}, "0, 2, 3, 4 or a whole number from 1 to 24"),
        ({"changes": {"deal.hand_size": 13}}, "cannot be played"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    path = tmp_path / "bad.pinochle-rules"
    path.write_text(json.dumps(GOOD | change), "utf-8")
    with pytest.raises(RuleSetError, match=message) as refused:
        read_rule_set(path)
    assert str(path) in str(refused.value)
    assert len(str(refused.value)) < 300 + len(str(path))


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_not_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.pinochle-rules"
    path.write_bytes(content)
    with pytest.raises(RuleSetError, match=r"bad\.pinochle-rules"):
        read_rule_set(path)
    with pytest.raises(RuleSetError, match="cannot be read: there is no such file"):
        read_rule_set(tmp_path / "none")


def test_rule_sets_are_saved_renamed_and_deleted(tmp_path: Path) -> None:
    kept = RuleSets(tmp_path / "rules")
    assert kept.all() == ((), ())
    ours, other = rule_set("Ours", PRESET, OURS), RuleSet("Zwölf/..", "hayes_two_handed")
    kept.keep(other)
    kept.keep(ours)
    assert kept.all() == ((ours, other), ())
    assert all(path.parent == tmp_path / "rules" for path in tmp_path.rglob("*.pinochle-rules"))
    theirs = kept.rename(ours, "Theirs", "")
    assert [each.name for each in kept.all()[0]] == ["Theirs", "Zwölf/.."]
    assert kept.rename(theirs, "THEIRS", "").name == kept.all()[0][0].name == "THEIRS"
    kept.forget("THEIRS")
    kept.forget("THEIRS")
    assert kept.all() == ((other,), ())


@pytest.mark.parametrize(
    ("written", "called"),
    [
        ("Ou\ud800rs", "Ours"),
        ("\u202eOurs\u00a0", "Ours"),
        ("\u5317" * 60, "\u5317" * 60),
        ("\U0001f0a1" * 60, "\U0001f0a1" * 60),
    ],
)
def test_every_accepted_name_can_be_saved(tmp_path: Path, written: str, called: str) -> None:
    path = tmp_path / "theirs.pinochle-rules"
    path.write_text(json.dumps(GOOD | {"name": written, "description": written}), "utf-8")
    rules = read_rule_set(path)
    assert (rules.name, rules.description) == (called, called)
    kept = RuleSets(tmp_path / "rules")
    assert kept.called(rules.name) is None
    kept.keep(rules)
    assert kept.called(rules.name) == rules
    assert kept.all() == ((rules,), ())
    second = rule_set(kept.free_name(rules.name), PRESET, OURS)
    assert second.name.endswith(" 2")
    kept.keep(second)
    kept.forget(rules.name)
    assert kept.all() == ((second,), ())


def test_a_description_is_stored_on_one_line(tmp_path: Path) -> None:
    path = tmp_path / "ours.pinochle-rules"
    write_rule_set(path, rule_set("Ours", PRESET, OURS, " As at\n Aunt Clara's  table "))
    assert read_rule_set(path).description == "As at Aunt Clara's table"


def test_a_taken_name_is_detected_beforehand(tmp_path: Path) -> None:
    kept = RuleSets(tmp_path)
    assert kept.called("Ours") is None
    assert kept.free_name("Ours") == "Ours"
    ours = rule_set("Ours", PRESET, OURS)
    kept.keep(ours)
    assert kept.called(" ours ") == ours
    assert kept.free_name("Ours") == "Ours 2"
    kept.keep(rule_set("Ours 2", PRESET, OURS))
    assert kept.free_name("ours") == "ours 3"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Ours", "ours"),
        ("Zwölf 7", "zw-f6-lf-20-7"),
        ("Con", "-63-on"),
        ("lpt9", "-6c-pt9"),
        ("Cons", "cons"),
        ("\u5317" * 37 + "abcd", "-5317-" * 37 + "abcd"),
        ("\u5317" * 37 + "abcde", ("-5317-" * 37)[:209] + "-bd08fd7f343bb682"),
    ],
)
def test_a_file_is_named_after_its_rules_as_far_as_systems_allow(tmp_path: Path, name: str, stem: str) -> None:
    RuleSets(tmp_path).keep(rule_set(name, PRESET, OURS))
    (path,) = tmp_path.iterdir()
    assert path.stem.startswith(stem)
    assert len(path.stem) == (226 if len(name) > 10 else len(stem))


def test_a_long_name_keeps_its_length_when_numbered(tmp_path: Path) -> None:
    kept, name = RuleSets(tmp_path), "x" * 60
    for _ in range(9):
        kept.keep(rule_set(kept.free_name(name), PRESET, OURS))
    assert kept.called("x" * 58 + " 9") is not None
    assert kept.free_name(name) == "x" * 57 + " 10"


@pytest.mark.parametrize("names", [("Ours", "Theirs"), ("Theirs", "Ours")])
def test_renaming_leaves_nothing_of_the_old_name(tmp_path: Path, names: tuple[str, str]) -> None:
    kept = RuleSets(tmp_path)
    old = rule_set(names[0], PRESET, OURS)
    kept.keep(old)
    kept.rename(old, names[1], "")
    assert [each.name for each in kept.all()[0]] == [names[1]]


def test_the_systems_error_is_shown_in_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, ours = RuleSets(tmp_path), rule_set("Ours", PRESET, OURS)

    def refused(*_: object, **__: object) -> None:
        raise OSError("Something odd")

    (tmp_path / "ours.pinochle-rules").mkdir()
    with pytest.raises(RuleSetError, match="“Ours” cannot be removed: "):
        kept.forget("Ours")
    monkeypatch.setattr("pathlib.Path.unlink", refused)
    with pytest.raises(RuleSetError, match="“Ours” cannot be removed: Something odd"):
        kept.forget("Ours")
    monkeypatch.setattr(named_files, "write_atomically", refused)
    with pytest.raises(RuleSetError, match=r"“Ours” cannot be written to .*: Something odd"):
        kept.keep(ours)


def test_a_damaged_file_hides_no_other(tmp_path: Path) -> None:
    kept = RuleSets(tmp_path)
    kept.keep(rule_set("Ours", PRESET, OURS))
    (tmp_path / "broken.pinochle-rules").write_text("{", "utf-8")
    assert kept.called("broken") is None
    found, [notice] = kept.all()
    assert [each.name for each in found] == ["Ours"]
    assert "broken" in notice


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = RuleSets(tmp_path)
    ours = rule_set("Ours", PRESET, OURS)
    kept.keep(ours)

    def full(_path: Path, _content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(named_files, "write_atomically", full)
    with pytest.raises(RuleSetError, match="there is no space left on the disk"):
        kept.rename(ours, "Theirs", "")
    assert kept.all() == ((ours,), ())
