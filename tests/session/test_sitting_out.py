"""Sessions with more people than hands: who is asked, resuming, undo, simulations and the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.simulation import MatchTally, Simulation, simulate
from tests.checks import require
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played, sitting_out

if TYPE_CHECKING:
    from pathlib import Path

DEALER = sitting_out(SINGLE, "dealer")
IN_TURN = sitting_out(SINGLE, "rotate")


def test_seats_are_those_of_the_current_deal() -> None:
    session = new_session(SINGLE, 1, rules=DEALER)
    first = session.match.next_dealer
    for deal in range(7):
        seated = tuple((first + deal + 1 + seat) % 5 for seat in range(4))
        session.deal()
        assert session.seated == seated
        assert session.seats == tuple(session.people[person] for person in seated)
        advance(session, chance_player(deal), deals=deal + 1)


def test_anybody_at_the_table_can_be_drawn_as_the_first_dealer() -> None:
    assert {new_session(SINGLE, seed, rules=IN_TURN, at_table=7).match.next_dealer for seed in range(60)} == set(
        range(7)
    )


@pytest.mark.parametrize("count", [4, 6])
def test_the_number_of_people_must_fit(count: int) -> None:
    people = (SeatSetup("A", "human"),) * count
    with pytest.raises(ValueError, match=f"this game is not for {count} people"):
        Session.new(DEALER, SINGLE, people, 1)


@pytest.mark.parametrize("actions", [0, 1, 30, 200, 410])
def test_a_game_continues_from_its_journal(tmp_path: Path, actions: int) -> None:
    store = RecordStore(tmp_path)
    session = new_session(SINGLE, 3, store=store, rules=IN_TURN, at_table=6)
    advance(session, chance_player(3), actions=actions)
    session.close()
    assert session.path is not None
    resumed = Session.resume(session.path, store)
    assert resumed.match == session.match
    assert (resumed.people, resumed.seats) == (session.people, session.seats)
    advance(session, chance_player(4), actions=60)
    advance(resumed, chance_player(4), actions=60)
    assert resumed.lines == session.lines
    resumed.close()


def test_a_header_alone_says_who_deals_first(tmp_path: Path) -> None:
    people = tuple(SeatSetup(f"P{number}", "random") for number in range(5))
    for dealer in range(5):
        session = Session.new(DEALER, SINGLE, people, 1, first_dealer=dealer)
        path = tmp_path / f"{dealer}.pinochle"
        path.write_text(f"{session.lines[0]}\n", encoding="utf-8")
        assert Session.resume(path).match.next_dealer == dealer


def test_undo_goes_back_past_deals_in_which_the_person_sits_out() -> None:
    session = played(SINGLE, 5, deals=6, people=(2,), rules=DEALER)
    points = session.rewind_points
    assert {session.steps[point.position].before.deal is not None for point in points} == {True}
    for point in points:
        deal = require(session.steps[point.position].before.deal)
        assert deal.seated[point.seat] == 2
    assert any(2 not in (step.after.deal.seated if step.after.deal else ()) for step in session.steps)
    lines = session.lines
    while session.undo():
        assert session.prompt is not None
        assert session.prompt.seat is not None
        assert session.seats[session.prompt.seat] == session.people[2]
    while session.redo():
        pass
    assert session.lines == lines


def test_everybody_sees_only_their_own_cards_in_any_seat() -> None:
    session = new_session(SINGLE, 2, rules=DEALER)
    session.deal()
    deal = require(session.match.deal)
    for seat in range(4):
        assert session.observe(seat).hand == deal.hands[seat]
    assert session.observe(None).hand == ()


# ---- many games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["dealer", "rotate"])
@pytest.mark.parametrize(
    "preset",
    [
        SINGLE,
        "three_handed_auction",
        "cutthroat_three_handed",
        "five_handed_called_partner",
        STOCK,
    ],
)
def test_simulated_matches_pass_all_checks(
    preset: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "x.pinochle"
    words = [
        "--preset",
        preset,
        "--set",
        f"table.sit_out={who}",
        "--games",
        "2",
        "--seed",
        "8",
        "--record",
        str(record),
    ]
    assert main(["simulate", *words, "--verify"]) == 0
    printed = capsys.readouterr().out
    assert "Person" in printed
    assert main(["check", str(record)]) == 0
    assert capsys.readouterr().out.startswith("ok: 2 games, ")


def test_the_tally_counts_by_person() -> None:
    simulation = Simulation(IN_TURN, SINGLE, ("random",) * 6, games=3, seed=4, max_deals=4)
    tally = MatchTally.of(6)
    for match in simulate(simulation):
        tally.add(match.tally)
    assert tally.deals == 12
    # four of six play, two of them for the contract, unless everybody passed
    assert sum(tally.made) + sum(tally.failed) == 2 * 12
    assert tally.points[0] != tally.points[1]


def test_computer_players_keep_their_skill_in_any_seat() -> None:
    players = ("random", "random", "computer:steady", "random", "random")
    simulation = Simulation(DEALER, SINGLE, players, games=2, seed=4, max_deals=5, keep_records=True)
    again = list(simulate(simulation))
    assert again == list(simulate(simulation))
    assert '{"name":"Player 3","player":"computer:steady"}' in again[0].lines[0]


def test_more_people_can_be_requested(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--preset", SINGLE, "--set", "table.sit_out=rotate", "--games", "1", "--seed", "1", "--deals", "2"]
    assert main(["simulate", *words, "--people", "7", "--player", *["random"] * 7]) == 0
    assert capsys.readouterr().out.count("random") == 7


def test_players_are_compared_as_if_nobody_sat_out(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "--preset", SINGLE, "--a", "random", "--b", "random", "--deals", "2", "--seed", "1", "--json"]
    assert main(words) == 0
    usual = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main([*words, "--set", "table.sit_out=rotate"]) == 0
    resting = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert all(usual[part] == resting[part] for part in usual if part != "milliseconds")
