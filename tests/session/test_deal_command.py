"""The command `deal` makes, prints and solves deals, and asks Expert about a hand."""

from __future__ import annotations

import io
import json
from typing import Final

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.cli.opinions import opinion_console, print_opinion
from pinochle_qt.engine.actions import Bid
from pinochle_qt.session.dealing.deal_line import read_deal_line
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE

RACE: Final = "racehorse_passing"


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["deal", *words]) == 0
    return capsys.readouterr().out


def test_a_deal_and_its_code_are_two_forms_of_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    line = printed(capsys, "make", "--preset", RACE, "--seed", "4", "--dealer", "2").strip()
    shown = json.loads(printed(capsys, "print", "--json", line))
    assert shown["dealer"] == 2
    assert printed(capsys, "make", "--code", shown["code"]).strip() == line
    assert shown["code"] in printed(capsys, "print", line)


def test_own_rules_are_in_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    line = printed(capsys, "make", "--preset", SINGLE, "--set", "auction.min_bid=200", "--seed", "1")
    assert read_deal_line(line).rules.auction.min_bid == 200


def test_a_line_can_come_from_another_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{RACE} 0:.A.. 1:.K.. 2:.T.. 3:...9\n"))
    solved = json.loads(printed(capsys, "solve", "--trump", "S", "--leader", "0", "--json", "-"))
    assert solved == {"leader": 0, "total": 40, "leads": [{"card": "AH", "points": 40}]}


def test_solving_says_who_takes_what(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "solve", "--trump", "s", "--leader", "0", f"{RACE} 0:A..K. 1:T...T 2:J..9. 3:Q..A.")
    rows = [line.split() for line in told.splitlines() if line.split()[:1] in (["KD"], ["AS"])]
    assert rows == [["KD", "30", "30"], ["AS", "20", "40"]]
    assert "Seats 0 and 2" in told


def test_expert_bids_with_a_hand_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "bid", f"{RACE} dealer:3 0:AATTKQJ.A.A.AKQ")
    assert "Seat 0 holds AS AS TS TS KS QS JS AH AC KC QC AD" in told
    assert "Expert: bid " in told
    assert "How often each bid is made:" in told
    assert told == printed(capsys, "bid", f"{RACE} dealer:3 0:AATTKQJ.A.A.AKQ")


@pytest.mark.parametrize(("error", "cost"), [(10.0, "100.0"), (60.0, "as good")])
def test_a_cost_that_may_be_luck_is_as_good_and_what_is_clearly_better_is_said(
    capsys: pytest.CaptureFixture[str], error: float, cost: str
) -> None:
    own = Bid(0, 260)
    rows = Alternative(Bid(0, 270), 900.0, 0.0, 0.0), Alternative(own, 800.0, 100.0, error)
    opinion = Opinion(own, None, own, is_same=True, rows=rows, deals=100)
    print_opinion(opinion_console(), opinion, own, PRESETS[RACE])
    told = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in told.splitlines()]
    assert "bid 270 900.0 best 0.0" in lines
    assert f"bid 260 800.0 {cost} {2 * error:.1f}" in lines
    assert ("Better: bid 270" in told) == (cost != "as good")
    assert ("As good: " in told) == (cost == "as good")


def test_expert_keeps_its_own_run_when_it_passes_cards(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "pass", "--trump", "S", f"{RACE} 0:ATKQJ.TQ.TJ9.99")
    given = told.partition("Expert: give ")[2].split()[:4]
    assert not {"AS", "TS", "KS", "QS", "JS"} & set(given)


def test_expert_hears_the_calls_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "bid", "--calls", "pass 500", f"{RACE} dealer:1 0:Q.KJ9.AJ99.AATQ")
    assert "Calls so far: 2 passes, 3 bids 500" in told
    assert "Expert: pass" in told


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        ("pass 5", "Call 2 is not possible here."),
        ("often", "--calls"),
        ("pass pass 150 pass pass pass", "nobody is asked to bid anymore"),
    ],
)
def test_a_call_that_is_none_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], calls: str, sentence: str
) -> None:
    assert main(["deal", "bid", "--calls", calls, f"{RACE} dealer:1 0:Q.KJ9.AJ99.AATQ"]) == 2
    told = capsys.readouterr().err
    assert sentence in " ".join(told.split())
