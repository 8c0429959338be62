"""Simulations have the outcome that their arguments give, in one process or several."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.session import simulation as module
from pinochle_qt.session.invariants import BrokenInvariant, check_invariants
from pinochle_qt.session.simulation import Simulation, Tally, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.state import MatchState


def simulation(preset: str = SINGLE, games: int = 3, max_deals: int | None = 2, *, verify: bool = True) -> Simulation:
    rules = PRESETS[preset]
    players = ("random",) * rules.table.players
    return Simulation(rules, preset, players, games, 7, max_deals, verify=verify, keep_records=True)


def test_a_match_without_a_record_is_the_same_match() -> None:
    kept = simulation(max_deals=5)
    assert [match.tally for match in simulate(replace(kept, keep_records=False))] == [
        match.tally for match in simulate(kept)
    ]


def test_the_number_of_processes_makes_no_difference() -> None:
    alone = list(simulate(simulation(games=6, max_deals=1)))
    together = list(simulate(simulation(games=6, max_deals=1), jobs=2))
    assert alone == together


def test_a_match_depends_on_nothing_but_its_number() -> None:
    many, few = list(simulate(simulation(games=3))), list(simulate(simulation(games=2)))
    assert many[:2] == few
    assert len({match.lines[1] for match in many}) == 3


def test_the_tally_is_what_the_records_say() -> None:
    for preset in (SINGLE, STOCK, "summed_bid_partnership"):
        tally = Tally.of(2)
        matches = list(simulate(simulation(preset, max_deals=None, games=2)))
        for match in matches:
            tally.add(match.tally)
        lines = [line for match in matches for line in match.lines]
        assert tally.matches == sum(tally.won) == 2
        assert tally.deals == sum(line.startswith('{"result"') for line in lines)
        if preset == SINGLE:
            assert sum(tally.made) == sum(line.startswith('{"result":"made"') for line in lines)
            assert sum(tally.failed) == tally.deals - sum(tally.made) - sum('"passed_out"' in line for line in lines)
        if preset == STOCK:
            assert sum(tally.made) == sum(tally.failed) == 0


def test_a_match_is_stopped_after_so_many_deals() -> None:
    for match in simulate(simulation(max_deals=2)):
        assert match.tally.deals == 2
        assert match.tally.won == [0, 0]
        assert match.lines[-1].startswith('{"result"')


def test_what_is_broken_is_noticed_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, match: MatchState) -> None:
        check_invariants(game, match)
        raise BrokenInvariant("a card is lost")

    monkeypatch.setattr(module, "check_invariants", broken)
    with pytest.raises(BrokenInvariant, match="a card is lost"):
        list(simulate(simulation()))
    assert len(list(simulate(simulation(verify=False)))) == 3
