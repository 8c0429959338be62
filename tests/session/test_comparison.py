"""Contests are fair and repeatable, and identify the better player."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from pinochle_qt.__main__ import INTERRUPTED, main
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.session import comparison as module
from pinochle_qt.session.comparison import PlayerComparison, Round, Thinking, compare, compared, play_round, rounds
from pinochle_qt.session.tasks.processes import ProcessLost
from pinochle_qt.teaching.own_agreements import write_agreement
from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.session.contestants import AGREED, ASKED, CLOCK, HANDS, MARK, READ
from tests.session.driving import SINGLE, STOCK, counts_of_processes

PLAYERS: Final = "tests.session.contestants"
ROOT: Final = Path(__file__).parents[2]


def contest(
    preset: str = SINGLE, a: str = "steady", b: str = "random", deals: int = 3, **more: Any
) -> PlayerComparison:
    return PlayerComparison(PRESETS[preset], a, b, deals, 5, **more)


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "cutthroat_three_handed"])
def test_equal_players_come_out_exactly_even(preset: str) -> None:
    played = play_round(contest(preset, "steady", f"{PLAYERS}:Watching"), 1)
    assert played.leads
    assert set(played.leads) == {0.0}
    assert played.won == 1.0  # the same match each time, won once with each side
    assert played.matches == (3 if preset == "cutthroat_three_handed" else 2)


def test_the_first_player_is_the_one_ahead() -> None:
    better, worse = compare(contest(play_only=True, deals=6)), compare(contest(a="random", b="steady", play_only=True))
    assert better.lead > 0 > worse.lead
    assert better.deals == 6
    assert better.error > 0


def test_whole_matches_are_won_by_the_better_player() -> None:
    found = compare(contest(STOCK, deals=12))
    assert found.matches >= 2
    assert found.won > found.even == 0.5


def test_the_example_player_in_the_help_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "pinochle_qt" / "ai" / "PLAYERS.md").read_text(encoding="utf-8")
    [example] = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    [named] = re.findall(r"--a (\w+:\w+) ", page)
    (tmp_path / f"{named.partition(':')[0]}.py").write_text(example, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    for preset in (SINGLE, STOCK):
        assert play_round(contest(preset, named), 1).leads


def test_with_play_only_nothing_but_cards_is_asked() -> None:
    ASKED.clear()
    played = play_round(contest("partnership_four_handed", f"{PLAYERS}:Watching", play_only=True), 1)
    assert set(ASKED) == {"play"}
    assert len(played.leads) == 1
    assert played.matches == 0


def test_conceded_deals_do_not_count_as_a_comparison_of_play() -> None:
    rounds = [play_round(contest(play_only=True), number) for number in range(30, 38)]
    assert {bool(each.leads) for each in rounds} == {True, False}
    assert all(bool(each.leads) == bool(each.seconds[0]) for each in rounds)


def test_every_side_gets_the_same_cards_in_turn() -> None:
    HANDS.clear()
    play_round(contest("partnership_four_handed", f"{PLAYERS}:Watching", f"{PLAYERS}:Watching", play_only=True), 1)
    first = {hand for hand in HANDS if HANDS.count(hand) >= 2}
    assert {hand[0] for hand in first} == {0, 1, 2, 3}
    assert len(set(HANDS)) == 4


def test_every_deal_has_its_own_cards_which_depend_on_the_seed_in_every_later_version() -> None:
    HANDS.clear()
    watching = f"{PLAYERS}:Watching"
    played = play_round(contest("partnership_four_handed", watching, watching), 1)
    hands = list(dict.fromkeys(tuple(hand) for _, *hand in HANDS))
    assert len(hands) == 4 * len(played.leads)
    assert hands[0] == parse_cards("9C 9C 9D JD QD QD KH TH JS QS QS AS")
    assert hands[4] == parse_cards("JC KC JD QD TD JH TH 9S 9S QS TS AS")


def test_each_side_keeps_its_own_agreement() -> None:
    AGREED.clear()
    names = (f"{PLAYERS}:Bound", f"{PLAYERS}:BoundToo")
    play_round(contest(SINGLE, *names, agreements=("help_and_steps", "")), 1)
    assert set(AGREED) == {("Bound", "help_and_steps"), ("BoundToo", "")}


def test_a_side_keeps_an_agreement_that_people_have_made() -> None:
    AGREED.clear()
    ours = Agreement("Ours", (Saying("opening", 1, "aces", 3),))
    play_round(contest(SINGLE, f"{PLAYERS}:Bound", f"{PLAYERS}:BoundToo", agreements=(ours, "")), 1)
    assert set(AGREED) == {("Bound", ours), ("BoundToo", "")}


def test_players_are_told_how_well_the_others_play() -> None:
    READ.clear()
    play_round(contest(SINGLE, f"{PLAYERS}:Reader", "computer:steady"), 1)
    assert {("", "steady", "", "steady"), ("steady", "", "steady", "")} == READ


def test_time_is_counted_for_the_player_who_took_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "perf_counter", lambda: CLOCK[0])
    CLOCK[0] = 0.0
    found = compare(contest("cutthroat_three_handed", f"{PLAYERS}:Slow", "random", deals=1))
    assert found.milliseconds["a"].mean == found.milliseconds["a"].longest == 1000
    assert found.milliseconds["b"].mean == found.milliseconds["b"].longest == 0
    assert found.milliseconds["a"].decisions == CLOCK[0]
    assert found.milliseconds["b"].decisions > 0


def test_a_shared_match_counts_in_part_and_points_are_those_written_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends = [
        SimpleNamespace(results=[SimpleNamespace(score=(100, 40))], winners=(0, 1)),
        SimpleNamespace(results=[SimpleNamespace(score=(75, 80)), SimpleNamespace(score=(9, 9))], winners=(1,)),
    ]
    monkeypatch.setattr(module, "_play", lambda _contest, _number, side, _seconds, _replaced: ends[side])
    played = play_round(contest(STOCK), 1)
    assert (played.leads, played.matches, played.won) == ((3.25,), 2, 1.5)


def test_rounds_end_with_the_requested_deal() -> None:
    wanted = contest(deals=3, play_only=True)
    played = list(rounds(wanted, 1))
    assert [len(each.leads) for each in played if each.leads] == [1, 1, 1]
    assert [each.leads for each in played] == [play_round(wanted, 1 + at).leads for at in range(len(played))]


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_several_jobs_are_several_processes(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    asked = counts_of_processes(monkeypatch)
    played = list(rounds(contest(deals=1, play_only=True), jobs))
    assert asked == ([] if jobs == 1 else [jobs])
    assert played[0].leads == play_round(contest(play_only=True), 1).leads


def test_the_summary_uses_all_rounds() -> None:
    played = [Round((3.0, 1.0), 4, 1.5, ((), ())), Round((8.0, 99.0), 0, 0.0, ((), ()))]
    found = compared(contest("cutthroat_three_handed", deals=3), played)
    assert (found.deals, found.lead, found.matches, found.won) == (3, 4.0, 4, 0.375)
    assert found.error == pytest.approx((13 / 3) ** 0.5)
    assert found.even == pytest.approx(1 / 3)


@pytest.mark.parametrize(("leads", "error"), [((5.0,), 0.0), ((5.0, 7.0), 1.0)])
def test_a_single_deal_has_no_error_and_no_match_is_won_if_none_has_ended(
    leads: tuple[float, ...], error: float
) -> None:
    found = compared(contest(deals=9), [Round(leads, 0, 0.0, ((), ()))])
    assert found.error == pytest.approx(error)
    assert (found.deals, found.won) == (len(leads), 0.0)


def test_a_side_bids_by_the_agreement_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = Agreement("Ours", (Saying("opening", 1, "aces", 3), Saying("raise", 1, "meld", 40)))
    path = tmp_path / f"ours{AGREEMENT_SUFFIX}"
    write_agreement(path, ours)
    assert main([*MATCH, "--deals", "1", "--a-agrees", str(path), "--json"]) == 0
    assert '"a_agrees":"Ours","b_agrees":""' in capsys.readouterr().out
    path.write_text("{}", "utf-8")
    assert main([*MATCH, "--deals", "1", "--a-agrees", str(path)]) == 2
    assert "isn't a bidding convention" in capsys.readouterr().err


def test_times_are_shown_in_milliseconds() -> None:
    thinking = Thinking.of([thousandths / 1000 for thousandths in range(200, 0, -1)])
    assert (thinking.decisions, thinking.mean, thinking.p99, thinking.longest) == pytest.approx((200, 100.5, 199, 200))
    assert Thinking.of([0.25]) == Thinking(1, 250.0, 250.0, 250.0)
    assert Thinking.of([]) == Thinking(0, 0.0, 0.0, 0.0)


def test_processes_and_repetition_make_no_difference() -> None:
    alone, again = compare(contest(deals=3, play_only=True)), compare(contest(deals=3, play_only=True))
    together = compare(contest(deals=3, play_only=True), workers=2)
    assert len({(each.lead, each.error, each.deals, each.won, each.matches) for each in (alone, again, together)}) == 1


def test_deals_of_a_round_do_not_depend_on_players_or_other_options() -> None:
    one = play_round(contest(), 2)
    assert play_round(replace(contest(), deals=77), 2).leads == one.leads
    assert play_round(contest(), 3).leads != one.leads


# ---- the command ---------------------------------------------------------------------------------------------------

MATCH = ["match", "--preset", SINGLE, "--a", "computer:steady", "--b", f"{PLAYERS}:Chance", "--seed", "2"]


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--deals", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["preset"], found["a"], found["seed"], found["deals"]) == (SINGLE, "computer:steady", 2, 2)
    assert found["lead"] > 0
    assert found["matches"] >= 2
    for times in found["milliseconds"].values():
        assert times["decisions"] > 20
        assert 0 < times["mean"] <= times["longest"]
        assert times["p99"] <= times["longest"]


def test_the_command_prints_a_sentence_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--deals", "2", "--play-only"]) == 0
    out = capsys.readouterr().out
    assert "2 deals with the sides switched, play of cards alone, seed 2" in out
    assert f"points a deal more than {PLAYERS}:Chance" in out
    assert "matches" not in out
    assert "p99 ms" in out


REFUSED = [
    (
        ["--a", "genius"],
        "--a takes a skill such as steady, MODULE:CLASS or cmd:COMMAND, and there is no computer player 'genius'",
    ),
    (["--b", "no.such:Thing"], "no.such:Thing cannot be made: No module named"),
    (["--b", f"{PLAYERS}:Nobody"], "Nobody cannot be made: module"),
    (["--b", "builtins:int"], "builtins:int cannot play: it has no method choose"),
    (["--deals", "0"], "--deals takes a whole number from 1"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_unusable_arguments_are_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MATCH, "--deals", "1", *arguments]) == 2
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == 1


def test_a_player_that_breaks_the_rules_is_named_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--deals", "1", "--b", f"{PLAYERS}:Cheat"]) == 1
    assert capsys.readouterr().err.startswith("A player broke the rules: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_comparison_so_far(tmp_path: Path, jobs: str) -> None:
    mark = tmp_path / "mark"
    players = ["--a", f"{PLAYERS}:Marking", "--b", "random"]
    arguments = ["match", "--preset", SINGLE, *players, "--deals", "20000", "--seed", "1", "--play-only"]
    command = [sys.executable, "-m", "pinochle_qt", *arguments, "--jobs", jobs]
    with programs.running(command, cwd=ROOT, env={**os.environ, MARK: str(mark)}) as program:
        until = monotonic() + 60
        while not mark.exists() and program.poll() is None:
            assert monotonic() < until
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate()  # ends when the last process that could print has ended
    assert program.returncode == INTERRUPTED, err
    found = re.fullmatch(r"Stopped after (\d+) deals? of 20000\.", err.strip())
    assert found is not None, err
    assert f"{found[1]} deal" in out
    assert "points a deal more than random" in out
    assert list(tmp_path.iterdir()) == [mark]


def test_ctrl_c_before_a_deal_is_compared_prints_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pinochle_qt.session.comparison._play", interrupted)
    assert main([*MATCH, "--deals", "1"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_lost_process_is_reported_and_the_comparison_so_far_is_printed(
    form: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    players = ["--a", f"{PLAYERS}:Mortal", "--b", "random"]
    arguments = ["match", "--preset", SINGLE, *players, "--deals", "20000", "--seed", "1", "--play-only"]
    assert main([*arguments, "--jobs", "2", *form]) == 1
    out, err = capsys.readouterr()
    found = re.fullmatch(
        r"Stopped after (\d+) deals of 20000: a process has ended before its work was done; please start again, "
        r"with fewer --jobs if it happens again\.\n",
        err,
    )
    assert found is not None, err
    assert int(found[1]) > 1
    assert json.loads(out)["deals"] == int(found[1]) if form else f"{found[1]} deals with the sides switched" in out


def test_a_process_lost_before_a_deal_is_compared_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "pinochle_qt.session.tasks.workers.run_tasks", Mock(side_effect=ProcessLost("a process cannot be started (so)"))
    )
    assert main([*MATCH, "--deals", "3", "--jobs", "2"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Stopped after 0 deals of 3: a process cannot be started (so); please start again, ")
