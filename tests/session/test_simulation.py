"""The outcome of a simulation follows from its arguments, in one process or several."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.derived import side_count
from pinochle_qt.session import simulation as module
from pinochle_qt.session.invariants import BrokenInvariant, check_invariants
from pinochle_qt.session.simulation import MatchTally, Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.session.driving import SINGLE, STOCK, counts_of_processes

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.state import MatchState


def simulation(preset: str = SINGLE, games: int = 3, max_deals: int | None = 2, *, verify: bool = True) -> Simulation:
    rules = PRESETS[preset]
    players = ("random",) * rules.table.players
    return Simulation(rules, preset, players, games, 7, max_deals, verify=verify, keep_records=True)


def test_a_match_is_the_same_without_a_record() -> None:
    kept = simulation(max_deals=5)
    assert [match.tally for match in simulate(replace(kept, keep_records=False))] == [
        match.tally for match in simulate(kept)
    ]


def test_the_number_of_processes_makes_no_difference() -> None:
    alone = list(simulate(simulation(games=6, max_deals=1)))
    together = list(simulate(simulation(games=6, max_deals=1), workers=2))
    assert alone == together


@pytest.mark.parametrize(("games", "jobs", "processes"), [(6, 1, 0), (1, 2, 0), (2, 2, 2), (6, 2, 2), (3, 8, 3)])
def test_several_matches_are_played_by_several_processes(
    monkeypatch: pytest.MonkeyPatch, games: int, jobs: int, processes: int
) -> None:
    asked = counts_of_processes(monkeypatch)
    assert len(list(simulate(simulation(games=games, max_deals=1), jobs))) == games
    assert asked == ([processes] if processes else [])


def test_a_match_depends_only_on_its_number() -> None:
    many, few = list(simulate(simulation(games=3))), list(simulate(simulation(games=2)))
    assert many[:2] == few
    assert len({match.lines[1] for match in many}) == 3
    assert '"seed":345222029251,' in many[0].lines[0]  # in every later version as well


def contracts(result: dict[str, Any], sides: int) -> list[bool | None]:
    """Return for each side whether it made its contract; None where it had none."""
    bid = result["bid"]
    if isinstance(bid, list):
        return [score >= 0 if its else None for its, score in zip(bid, result["score"], strict=True)]
    return [result["result"] == "made" if bid and side == result["declarer"] % sides else None for side in range(sides)]


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "summed_bid_partnership", "cutthroat_three_handed"])
def test_the_tally_matches_the_records(preset: str) -> None:
    sides = side_count(PRESETS[preset])
    tally = MatchTally.of(sides)
    matches = list(simulate(simulation(preset, max_deals=None, games=2)))
    for match in matches:
        tally.add(match.tally)
    results = [json.loads(line) for match in matches for line in match.lines if line.startswith('{"result"')]
    assert (tally.matches, tally.deals, sum(tally.won)) == (2, len(results), 2)
    for side in range(sides):
        found = [contracts(result, sides)[side] for result in results]
        assert (tally.made[side], tally.failed[side]) == (found.count(True), found.count(False))
        assert tally.points[side] == sum(result["score"][side] for result in results)


def test_the_winner_of_a_match_is_the_side_with_most_points() -> None:
    for match in some(simulate(simulation(STOCK, max_deals=None))):
        ahead = max(range(2), key=lambda side: match.tally.points[side])
        assert match.tally.won == [int(side == ahead) for side in range(2)]


def test_a_match_is_stopped_after_the_given_number_of_deals() -> None:
    for match in some(simulate(simulation(max_deals=2))):
        assert match.tally.deals == 2
        assert match.tally.won == [0, 0]
        assert match.lines[-1].startswith('{"result"')


def test_violations_are_detected_if_checks_are_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, match: MatchState) -> None:
        check_invariants(game, match)
        raise BrokenInvariant("a card is lost")

    monkeypatch.setattr(module, "check_invariants", broken)
    with pytest.raises(BrokenInvariant, match="a card is lost"):
        list(simulate(simulation()))
    assert len(list(simulate(simulation(verify=False)))) == 3
