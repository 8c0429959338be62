"""Numbers that players set themselves go wherever rules go: the command line, records, and rule files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.engine.rules import diff, from_json, patch
from pinochle_qt.record.replay import replay_one
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import read_rule_set, rule_set

if TYPE_CHECKING:
    from pathlib import Path

SINGLE = "single_deck_partnership"
OWN = {
    "melds.run_value": 220,
    "melds.own_double_aces": 1500,
    "melds.own_queens": 0,
    "melds.own_double_queens": 0,
    "scoring.own_ace": 15,
    "scoring.last_trick": 20,
    "auction.increment": 5,
    "match.target_raise": 500,
}
SETTINGS = [word for key, value in OWN.items() for word in ("--set", f"{key}={value}")]


def test_a_simulated_game_is_recorded_with_them_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.pinochle"
    words = ["simulate", "--preset", SINGLE, *SETTINGS, "--games", "1", "--deals", "3", "--seed", "4"]
    assert main([*words, "--record", str(path)]) == 0
    assert main(["check", str(path)]) == 0
    assert "ok: 1 game, 3 deals" in capsys.readouterr().out
    written = json.loads(path.read_text("utf-8").splitlines()[0])["rules"]
    every = {f"{group}.{name}": value for group, options in written.items() for name, value in options.items()}
    assert {key: every[key] for key in OWN} == OWN
    assert {key for key in every if ".own_" in key} == {key for key in OWN if ".own_" in key}
    assert from_json(written) == patch(PRESETS[SINGLE], OWN) == replay_one(path).header.rules


def test_a_record_without_them_cannot_pass_for_one_with_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.pinochle"
    words = ["simulate", "--preset", SINGLE, "--set", "scoring.own_king=3", "--games", "1", "--deals", "1"]
    assert main([*words, "--seed", "4", "--record", str(path)]) == 0
    path.write_text(path.read_text("utf-8").replace('"own_king":3', '"own_king":4'), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(path)]) == 1


def test_a_rules_file_has_them_and_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "family.pinochle-rules"
    rules = patch(PRESETS[SINGLE], OWN)
    write_rule_set(path, rule_set("Our family", SINGLE, rules))
    kept = read_rule_set(path)
    assert kept.rules == rules
    assert kept.changes == OWN == diff(PRESETS[SINGLE], rules)
    usual = diff(rules, PRESETS[SINGLE])
    assert usual.keys() == OWN.keys()
    assert patch(rules, usual) == PRESETS[SINGLE]


def test_the_sheet_and_the_melds_of_a_hand_show_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--preset", SINGLE, *SETTINGS]) == 0
    sheet = capsys.readouterr().out
    assert "A 10 K Q J of trump             220" in sheet
    assert "every bid is a multiple of 5." in sheet
    assert "aces 15; tens and kings 10" in sheet
    assert "Winning the last trick counts 20." in sheet
    assert "Together 300 points" in sheet
    assert "Queens around" not in sheet
    hand = ["AS", "TS", "KS", "QS", "JS"]
    assert main(["meld", "--preset", SINGLE, *SETTINGS, "--trump", "S", "--json", *hand]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 220


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("melds.run_value=-5", "it can be 150, 250 or a whole number from 0 to 10000."),
        ("melds.own_aces=-5", "it can be a whole number from 0 to 10000 or null."),
        ("melds.run_value=much", 'cannot be "much"'),
        ("melds.own_qeens=5", "did you mean own_queens?"),
        ("melds.own_run=200", "did you mean run_value or plain_run_value or marriage_in_run?"),
        ("melds.run_value=1600", "a single run counts 1600"),
    ],
)
def test_values_that_make_no_sense_are_refused_in_a_sentence(
    setting: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--preset", SINGLE, "--set", setting]) == 2
    assert words in capsys.readouterr().err
