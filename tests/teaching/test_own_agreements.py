"""Agreements that people make: their files, what is wrong with them in a game, and how they are tried."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.signals import holds
from pinochle_qt.ai.inference.agreements import CHOICES, HELP_AND_STEPS, MELD_BIDS, PLAIN, choices_for, meaning_of
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.teaching.agreement_check import AgreementProblem, findings
from pinochle_qt.teaching.agreement_page import page_of
from pinochle_qt.teaching.agreement_trial import tried
from pinochle_qt.teaching.own_agreements import (
    FORMAT,
    MAX_BYTES,
    SUFFIX,
    VERSION,
    AgreementError,
    OwnAgreements,
    read_agreement,
    write_agreement,
)
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Situation

SINGLE, DOUBLE = PRESETS["single_deck_partnership"], PRESETS["double_deck_four_handed"]
OURS = Agreement("Zoë & Max", (Saying("opening", 1, "aces", 3), Saying("raise", 2, "meld", 40, 60, goes_on=True)))
ROW = {"on": "raise", "steps": 1, "shows": "meld"}
WHOLE: dict[str, Any] = {"format": FORMAT, "version": VERSION, "name": "Ours", "rows": [ROW]}


# ---- files -----------------------------------------------------------------------------------------------------------


def test_an_agreement_is_shared_as_a_file(tmp_path: Path) -> None:
    path = tmp_path / f"ours{SUFFIX}"
    write_agreement(path, OURS)
    assert read_agreement(path) == OURS
    assert json.loads(path.read_text("utf-8"))["rows"][0] == {"on": "opening", "steps": 1, "shows": "aces", "least": 3}


@pytest.mark.parametrize("ships", [each for each in CHOICES if each is not PLAIN])
def test_agreements_that_ship_are_the_same_data(tmp_path: Path, ships: Agreement) -> None:
    path = tmp_path / f"ships{SUFFIX}"
    write_agreement(path, ships)
    assert read_agreement(path) == ships


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "is damaged: it should be one JSON object"),
        ("[" * 60_000, "is damaged: it should be one JSON object"),
        ("[]", "isn't a bidding convention"),
        (WHOLE | {"format": "pinochle rules"}, "isn't a bidding convention"),
        (WHOLE | {"version": True}, "isn't a bidding convention"),
        (WHOLE | {"version": VERSION + 1}, "please update to read it"),
        (WHOLE | {"name": 7}, "it needs a name of 1 to 60 letters"),
        (WHOLE | {"rows": {}}, "it needs 1 to 24 rows"),
        (WHOLE | {"rows": [ROW, "x"]}, "row 2 isn't a row of a convention"),
        (WHOLE | {"rows": [ROW | {"shows": "luck"}]}, "“shows” in row 1 has a value that isn't allowed"),
        ("x" * (MAX_BYTES + 1), "is too large for a bidding convention"),
    ],
)
def test_a_strangers_file_is_refused_in_one_sentence(tmp_path: Path, content: object, says: str) -> None:
    path = tmp_path / f"theirs{SUFFIX}"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    with pytest.raises(AgreementError) as caught:
        read_agreement(path)
    assert str(caught.value).startswith(f"{path} ")
    assert says in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_own_agreements_are_kept_under_their_names(tmp_path: Path) -> None:
    kept = OwnAgreements(tmp_path / "agreements")
    kept.keep(OURS)
    other = replace(OURS, sayings=OURS.sayings[:1])
    assert kept.renewed((OURS, "plain", replace(OURS, name="gone"))) == (OURS, "plain", replace(OURS, name="gone"))
    kept.keep(other)
    assert kept.renewed((OURS, "plain")) == (other, "plain")
    (tmp_path / "agreements" / f"bad{SUFFIX}").write_text("{", "utf-8")
    found, notices = kept.all()
    assert found == (other,)
    assert len(notices) == 1
    assert kept.free_name(OURS.name) == f"{OURS.name} 2"
    kept.forget(OURS.name)
    assert kept.called(OURS.name) is None


def test_a_shared_agreement_replaces_no_other_of_its_name(tmp_path: Path) -> None:
    kept = OwnAgreements(tmp_path / "agreements")
    assert kept.take_in(OURS) == kept.take_in(OURS) == OURS
    other = kept.take_in(replace(OURS, sayings=OURS.sayings[:1]))
    assert other == Agreement(f"{OURS.name} 2", OURS.sayings[:1])
    assert kept.all()[0] == (OURS, other)


# ---- what is wrong ---------------------------------------------------------------------------------------------------


MELD = Saying("raise", 1, "meld", 40, 60)


def problems(*sayings: Saying, rules: Rules = SINGLE) -> list[tuple[int | None, str]]:
    return [(each.row, str(each.problem)) for each in findings(Agreement("x", sayings), rules)]


@pytest.mark.parametrize("rules", [SINGLE, DOUBLE])
def test_agreements_that_ship_have_no_gaps_or_contradictions(rules: Rules) -> None:
    for ships in some([each for each in choices_for(rules) if each is not PLAIN]):
        assert not findings(ships, rules)


@pytest.mark.parametrize(
    ("sayings", "found"),
    [
        ((MELD, Saying("raise", 2, "meld", 80)), [(0, "From 60 to less than 80, nothing is shown.")]),
        ((MELD, Saying("opening", 2, "meld", 60)), [(0, "From 60 on, nothing is shown.")]),
        ((MELD, Saying("raise", 2, "meld", 60)), []),
        ((Saying("raise", 2, "aces", 4), Saying("raise", 1, "aces", 2, 4)), []),
        (
            (Saying("raise", 2, "meld", 60), Saying("raise", 1, "meld", 40)),
            [(1, "A hand with 60 fits row 1 as well, and that one is bid first.")],
        ),
        ((Saying("raise", 2, "run"), Saying("raise", 1, "run")), [(1, "Row 1 shows the same, and is bid first.")]),
        (
            (Saying("raise", 1, "meld", 40, goes_on=True), Saying("raise", 3, "run")),
            [(1, "Row 1 already says what this bid shows, so this row is never used.")],
        ),
        (
            (Saying("raise", 1, "run"), Saying("after_partner", 1, "aces", 3)),
            [(1, "Row 1 already says what this bid shows, so this row is never used.")],
        ),
        ((Saying("after_partner", 1, "aces", 3), Saying("raise", 1, "run")), []),
        ((Saying("raise", 1, "aces", 9),), [(0, "No hand of this game can hold so many: 8 is the most.")]),
        ((Saying("raise", 1, "suit", 13),), [(0, "No hand of this game can hold so many: 12 is the most.")]),
        ((Saying("raise", 1, "suit", 3),), [(0, "Every hand fits this row, so it shows nothing.")]),
        ((Saying("raise", 1, "suit", 4),), []),
        ((Saying("raise", 1, "meld"),), [(0, "Every hand fits this row, so it shows nothing.")]),
        ((Saying("raise", 1, "meld", 0, 40), Saying("raise", 2, "meld", 40)), []),
        ((Saying("raise", 0, "asks"),), [(None, "No row shows anything about a hand yet.")]),
    ],
)
def test_gaps_and_contradictions_are_said_at_their_rows(
    sayings: tuple[Saying, ...], found: list[tuple[int | None, str]]
) -> None:
    assert problems(*sayings) == found


def test_bids_that_the_rules_forbid_are_named() -> None:
    saying, no_jumps = Saying("opening", 6, "run"), patch(SINGLE, {"auction.jump_bids": False})
    assert problems(saying, rules=no_jumps) == [(0, AgreementProblem.NO_BID.english)]
    assert not problems(saying)


def test_a_first_bid_that_the_rules_may_force_is_named() -> None:
    rules, lowest = patch(SINGLE, {"auction.forced_open": "first_bidder"}), Saying("opening", 0, "run")
    assert problems(lowest, rules=rules) == [(0, AgreementProblem.FORCED.english)]
    assert not problems(lowest, rules=patch(SINGLE, {"auction.forced_open": "none"}))


# ---- its page, and trying it -----------------------------------------------------------------------------------------


def test_the_page_names_every_bid_that_shows_something() -> None:
    rows = {str(row.bid): str(row.says) for row in page_of(OURS, SINGLE).rows}
    assert rows["Opening with 260"] == "3 aces or more"
    assert rows["Raise of 30 or more"] == "40 in meld or more, usually less than 60, whatever is trump"


@pytest.mark.parametrize("on", ["opening", "over_opening", "after_partner", "after_opponents", "raise"])
def test_a_hand_is_dealt_that_a_row_fits(on: Situation) -> None:
    saying = Saying(on, 1, "aces", 3)
    trial = require(tried(Agreement("x", (saying,)), saying, SINGLE, 3))
    meaning = require(meaning_of(saying))
    assert trial.bid is not None
    assert trial.shows == meaning
    assert holds(trial.hand, meaning, SINGLE)
    assert len(trial.before) == {"opening": 0, "after_partner": 2}.get(on, 1)


@pytest.mark.parametrize(("ships", "rules"), [(HELP_AND_STEPS, SINGLE), (MELD_BIDS, DOUBLE)])
def test_agreements_that_ship_can_be_tried(ships: Agreement, rules: Rules) -> None:
    shown = {trial.shows for saying in ships.sayings if (trial := tried(ships, saying, rules, 1)) is not None}
    assert len(shown - {None}) > 1
