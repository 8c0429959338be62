"""How the computer players think is described from how they are built, and with numbers only if they still hold."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from pinochle_qt.ai.players.levels import CHOICES, SKILL_BY_LEVEL
from pinochle_qt.ai.racing import LONGEST
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.resources import asset
from pinochle_qt.teaching import players
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.teaching.players import (
    LADDER,
    Calibration,
    Contracts,
    LevelMeasurements,
    Rung,
    briefs,
    command_of,
    longest_thought,
    measured,
    portraits,
)
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

SINGLE = "single_deck_partnership"
RUNG = Rung(SINGLE, "easy", "novice", (CHOICES["easy"], CHOICES["novice"]), 100, 1, 30.0, 5.0)
CONTRACTS = Contracts(SINGLE, "expert", CHOICES["expert"], 200, 160, (Calibration(0.5, 40, 22),))


def sentences_about(skill: str) -> list[str]:
    each = next(each for each in portraits() if each.skill == skill)
    return [str(reason) for reason in (*each.knows, *each.does)]


def test_every_level_is_described_from_weakest_to_strongest() -> None:
    assert [each.skill for each in portraits()] == [skill for skill in SKILLS if skill != "random"]
    assert [each.strength for each in portraits()] == [1, 2, 3, 4, 5]
    for each in portraits():
        assert each.knows
        assert each.does


def test_the_numbers_are_those_of_the_skills() -> None:
    assert str(
        PlayerWord.PICKED_WORLDS(count=SKILL_BY_LEVEL["expert"].worlds, among=SKILL_BY_LEVEL["expert"].reads)
    ) in sentences_about("expert")
    assert PlayerWord.EXACT(count=SKILL_BY_LEVEL["strong"].exact) in sentences_about("strong")
    assert PlayerWord.LAST_TRICK() in sentences_about("novice")
    assert PlayerWord.LAST_TRICKS(count=SKILL_BY_LEVEL["easy"].memory or 0) in sentences_about("easy")
    assert longest_thought() == LONGEST


def test_a_changed_skill_changes_its_description(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(SKILL_BY_LEVEL["strong"], worlds=9, exact=0, typical_holdings=False, auction=12)
    monkeypatch.setitem(SKILL_BY_LEVEL, "strong", changed)
    assert PlayerWord.WORLDS(count=9) in sentences_about("strong")
    assert PlayerWord.AUCTION(count=12) in sentences_about("strong")
    assert PlayerWord.HABITS() not in sentences_about("strong")
    assert not any("exactly" in sentence for sentence in sentences_about("strong"))


def test_in_short_each_level_is_described_by_its_difference_from_the_one_below() -> None:
    sentences = [[str(reason) for reason in (*each.knows, *each.does)] for each in briefs()]
    assert [each.skill for each in briefs()] == [each.skill for each in portraits()]
    assert all(above != below for below, above in pairwise(sentences))
    assert str(PlayerWord.WORLDS_BRIEF(count=SKILL_BY_LEVEL["expert"].worlds)) in sentences[-1]
    assert str(PlayerWord.LAST_TRICKS_BRIEF(count=SKILL_BY_LEVEL["easy"].memory or 0)) in sentences[1]


def test_only_expert_considers_the_score_while_bidding() -> None:
    skills = [each.skill for each in portraits() if any(reason.why is PlayerWord.AUCTION for reason in each.does)]
    assert skills == ["expert"]


def test_measurements_are_shown_as_long_as_the_players_are_unchanged(tmp_path: Path) -> None:
    path = tmp_path / players.LADDER_FILE
    other = Rung(SINGLE, "steady", "easy", (CHOICES["steady"], CHOICES["easy"]), 100, 1, 30.0, 5.0)
    path.write_bytes(encode(LevelMeasurements((RUNG, other), (CONTRACTS,))))
    assert measured(path) == LevelMeasurements((RUNG, other), (CONTRACTS,))
    former = replace(other, choices=(CHOICES["steady"] - 1, CHOICES["easy"]))
    path.write_bytes(encode(LevelMeasurements((RUNG, former), (replace(CONTRACTS, choices=CHOICES["expert"] - 1),))))
    assert measured(path) == LevelMeasurements((RUNG,))


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff"])
def test_a_damaged_or_missing_measurement_counts_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / players.LADDER_FILE
    assert measured(path) == LevelMeasurements()
    path.write_bytes(content)
    assert measured(path) == LevelMeasurements()


def test_the_quoted_command_measures_exactly_what_is_shown() -> None:
    assert command_of(RUNG) == (
        "pinochle-qt match --preset single_deck_partnership --a easy --b novice --deals 100 --seed 1"
    )


def test_a_lead_that_may_be_chance_is_not_called_a_lead() -> None:
    assert replace(RUNG, lead=10.0, error=4.0).is_clear
    assert not replace(RUNG, lead=7.0, error=4.0).is_clear


@pytest.mark.parametrize(("lead", "won", "expected"), [(-3.6, 0.27, True), (-3.6, 0.21, False), (3.6, 0.27, False)])
def test_a_player_who_plays_for_the_match_may_win_with_fewer_points(lead: float, won: float, expected: bool) -> None:
    rung = replace(RUNG, preset="five_handed_called_partner")
    assert replace(rung, lead=lead, matches=1000, won=won).wins_with_less is expected


def test_nothing_is_said_about_matches_that_were_not_recorded() -> None:
    assert not replace(RUNG, lead=-3.6).wins_with_less


def test_shipped_measurements_compare_each_level_with_the_one_below_in_order() -> None:
    found = [(rung.preset, rung.b, rung.a) for rung in measured().rungs]
    every = [(preset, below, above) for preset in PRESETS for below, above in pairwise(LADDER)]
    assert found == [each for each in every if each in found]
    assert {preset for preset, _, _ in found} == set(PRESETS)


def test_shipped_measurements_were_made_with_the_current_levels() -> None:
    everything = decode(asset(players.LADDER_FILE).read_bytes(), type=LevelMeasurements)
    assert measured() == everything
    assert [rung.a for rung in everything.familiar] == list(LADDER[1:])


def test_shipped_measurements_say_how_many_contracts_experts_make() -> None:
    found = measured()
    assert found.contracts
    for each in found.contracts:
        assert each.preset in PRESETS
        assert each.skill == "expert"
        assert sum(one.contracts for one in each.kept) <= each.contracts
        assert all(one.made <= one.contracts for one in each.kept)
