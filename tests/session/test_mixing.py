"""Nobody can choose the cards of a shuffle to which several programs add, nor change a record of one afterward."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.__main__ import main
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.record.encode import header_line
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import Mix, Part
from pinochle_qt.session.dealing.commitment import with_commitment
from pinochle_qt.session.dealing.deal_code import decode
from pinochle_qt.session.dealing.generator import shuffled
from pinochle_qt.session.dealing.mixing import MIXED, match_in, mixed_key, mixed_pack, new_secret, promise
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.dealing.verification import KEPT, fault_of_deal, is_altered, verified_deals
from pinochle_qt.session.same_cards import deal_code, same_cards
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.session.driving import SINGLE, STOCK, advance
from tests.session.mixes import TABLE, mix_for, mixed_match, secret_of

if TYPE_CHECKING:
    from collections.abc import Callable

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "mixes.json").read_text(encoding="utf-8"))
"""Mixes with all that follows from them; the page for phones is tested with the same ones."""


def golden_mix(case: dict[str, Any]) -> Mix:
    return Mix(case["key"], tuple(Part(**part) for part in case["parts"]))


@pytest.mark.parametrize("case", GOLDEN, ids=[case["name"] for case in GOLDEN])
def test_what_follows_from_a_mix_never_changes(case: dict[str, Any]) -> None:
    """`printf '%s deal %s person %s %s' MATCH DEAL PERSON SECRET | sha256sum` prints the same promise."""
    mix, match, deal = golden_mix(case), case["match"], case["deal"]
    for part in mix.parts:
        if part.secret is not None:
            assert promise(match, deal, part.person, part.secret) == part.commitment
    assert mixed_key(match, deal, mix) == int(case["mixed"])
    rules = PRESETS[case["preset"]]
    assert cards_text(mixed_pack(pack(rules), match, deal, mix)) == case["cards"]
    assert cards_text(shuffled(pack(rules), int(case["mixed"]))) == case["cards"]


def test_the_name_of_the_algorithm_never_changes() -> None:
    assert MIXED == "shake256-fisher-yates-mixed"
    assert Shuffles.of_table().generator == MIXED


def test_any_change_of_any_part_changes_the_cards_and_the_promise() -> None:
    match, mix = "sha256:" + "ab" * 32, Mix("17", (Part(0, "0" * 64, "1" * 64), Part(2, "3" * 64)))
    one, two = mix.parts
    others = [
        (match, 2, mix),
        ("sha256:" + "ac" * 32, 1, mix),
        (match, 1, replace(mix, key="18")),
        *((match, 1, replace(mix, parts=parts)) for parts in ((), (one,), (two,), (two, one))),
        (match, 1, replace(mix, parts=(replace(one, person=1), two))),
        (match, 1, replace(mix, parts=(replace(one, commitment="0" * 63 + "1"), two))),
        (match, 1, replace(mix, parts=(replace(one, secret="1" * 63 + "0"), two))),
        (match, 1, replace(mix, parts=(replace(one, secret=None), two))),
        (match, 1, replace(mix, parts=(one, replace(two, secret="1" * 64)))),
    ]
    keys = {mixed_key(*each) for each in [(match, 1, mix), *others]}
    assert len(keys) == 1 + len(others)
    cases = [(match, 1, 0, "a"), (match, 1, 0, "b"), (match, 1, 1, "a"), (match, 2, 0, "a"), (match[:-1], 1, 0, "a")]
    assert len({promise(*each) for each in cases}) == len(cases)


def test_every_bit_of_every_secret_matters() -> None:
    chance = random.Random(3)
    for _ in range(200):
        parts = [Part(person, chance.randbytes(32).hex(), chance.randbytes(32).hex()) for person in range(4)]
        mix = Mix(str(chance.getrandbits(80)), tuple(parts))
        person, bit = chance.randrange(4), chance.randrange(256)
        secret = f"{int(require(parts[person].secret), 16) ^ 1 << bit:064x}"
        parts[person] = replace(parts[person], secret=secret)
        assert mixed_key("m", 1, mix) != mixed_key("m", 1, replace(mix, parts=tuple(parts)))


def test_secrets_are_never_the_same() -> None:
    secrets = {new_secret() for _ in range(200)}
    assert len(secrets) == 200
    assert {len(secret) for secret in secrets} == {64}


def test_whoever_adds_changes_the_cards() -> None:
    hands = {
        json.dumps(json.loads(mixed_match(deals=1, people=people, withheld=withheld).lines[1])["hands"])
        for people, withheld in (((), ()), ((0,), ()), ((0, 1), ()), ((0, 1), (1,)), ((0, 1, 2, 3), ()))
    }
    assert len(hands) == 5


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "two_handed_draft", "double_deck_four_handed"])
def test_a_mixed_match_is_read_from_its_record_as_it_was(preset: str, tmp_path: Path) -> None:
    session = mixed_match(preset, people=(1,))
    path = tmp_path / "x.pinochle"
    path.write_text("\n".join([*session.lines, ""]), encoding="utf-8")
    read = replay_one(path)
    assert [each.mix for each in read.steps] == [each.mix for each in session.recorded.steps]
    assert len([each for each in read.steps if each.mix]) == 2
    assert not is_altered(read)
    resumed = Session.resume(path)
    assert resumed.lines == session.lines
    advance(resumed, RandomPlayer(random.Random(1)), deals=3)
    assert resumed.match.number == 3
    assert not is_altered(resumed.recorded)  # nobody has added to the third one


def test_a_deal_that_was_undone_has_the_same_cards_and_parts_again() -> None:
    session = mixed_match(deals=1)
    session.deal(mix_for(session, (0, 1)))
    first = session.recorded.steps[-1]
    assert session.undo()
    assert session.match.number == 1
    advance(session, RandomPlayer(random.Random(2)), deals=1)
    session.deal()
    again = session.recorded.steps[-1]
    assert (again.step.action, again.mix) == (first.step.action, first.mix)
    assert not is_altered(session.recorded)


def test_the_same_cards_come_again_from_deal_codes_and_in_another_match() -> None:
    session = mixed_match()
    first = json.loads(session.lines[1])["hands"]
    code = decode(deal_code(session, 1))
    assert code.cards == mixed_key(match_in(session.header), 1, mix_of(session, 1))
    for again in (same_cards(session), session.practice()):
        if not again.match.number:
            advance(again, RandomPlayer(random.Random(1)), deals=1)
        assert json.loads(again.lines[1])["hands"] == first
        assert "mix" not in json.loads(again.lines[1])
        assert not is_altered(again.recorded)


def mix_of(session: Session, deal: int) -> Mix:
    found = [each.mix for each in session.recorded.steps if each.mix is not None]
    return found[deal - 1]


def test_the_parts_of_a_deal_are_told_when_it_is_over() -> None:
    session = mixed_match(deals=1)
    session.deal(mix_for(session, (0, 1)))
    over, running, to_come = verified_deals(session.recorded)
    assert over.mix == mix_of(session, 1)
    assert str(over.key) == require(over.mix).key
    assert (running.mix, running.key, to_come.mix) == (None, None, None)
    assert running.fingerprint


# ---- what `check` names ----------------------------------------------------------------------------------------------


def checked(lines: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    code = main(["check", str(path)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def altered(change: Callable[[dict[str, Any]], object], line: int = 1, **match: Any) -> list[str]:
    lines = list(mixed_match(**match).lines)
    data = json.loads(lines[line])
    change(data)
    lines[line] = json.dumps(data)
    return lines


def swapped(data: dict[str, Any]) -> None:
    hands = data["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def another_secret(data: dict[str, Any]) -> None:
    data["mix"]["parts"][1]["secret"] = secret_of(1, 77)


def another_secret_with_its_promise(data: dict[str, Any]) -> None:
    match = match_in(mixed_match(deals=0).header)
    part = data["mix"]["parts"][1]
    part["secret"], part["commitment"] = secret_of(1, 77), promise(match, 1, 1, secret_of(1, 77))


def another_promise_for_what_is_withheld(data: dict[str, Any]) -> None:
    data["mix"]["parts"][1]["commitment"] = "0" * 64


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (swapped, "in hand 0, expected"),
    (another_secret, 'as "commitment" of person 1, expected "'),
    (another_secret_with_its_promise, "as everybody's parts of the shuffle deal them"),
    (lambda data: data["mix"]["parts"].pop(), "as everybody's parts of the shuffle deal them"),
    (lambda data: data["mix"]["parts"][0].pop("secret"), "as everybody's parts of the shuffle deal them"),
    (lambda data: data["mix"]["parts"].reverse(), "at most one of each person at the table, in order"),
    (lambda data: data["mix"]["parts"].append(data["mix"]["parts"][1]), "at most one of each person"),
    (lambda data: data["mix"]["parts"][1].update(person=9), "at most one of each person"),
    (lambda data: data["mix"].update(key="17"), "as the seed gives it"),
    (lambda data: data.pop("mix"), "as the seed deals them"),
    (lambda data: data["mix"].update(key=17), "a key and parts"),
    (lambda data: data["mix"]["parts"][0].update({"secret": "XYZ"}), "a key and parts"),
    (lambda data: data.update(mix=[]), "a key and parts"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS)
def test_a_stacked_or_altered_deal_is_named(
    change: Callable[[dict[str, Any]], object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = checked(altered(change), tmp_path / "x.pinochle", capsys)
    assert code == 1
    assert "x.pinochle, line 2: found" in out
    assert said in out


def test_a_part_that_was_withheld_counts_for_nothing_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = mixed_match(people=(0, 1, 3), withheld=(1,))
    code, out, err = checked([*session.lines, *mixed_match().lines], tmp_path / "x.pinochle", capsys)
    assert (code, out[:20]) == (0, "ok: 2 games, 4 deals")
    told = [line.partition(".pinochle: ")[2] for line in err.splitlines()]
    assert told == [f"Player 1's part of the shuffle of deal {deal} was promised, and never opened." for deal in (1, 2)]
    changed = altered(another_promise_for_what_is_withheld, withheld=(1,))
    assert checked(changed, tmp_path / "y.pinochle", capsys)[0] == 1


def test_a_match_that_did_not_promise_to_be_mixed_has_no_parts() -> None:
    session = mixed_match(deals=1)
    for changes in ({"generator": "shake256-fisher-yates"}, {"seeds": (5,)}):
        recorded = session.recorded
        recorded.header = with_commitment(replace(session.header, **changes))
        assert 'a "mix" in a match' in str(require(fault_of_deal(recorded, 1)))


def test_only_shuffles_of_tables_can_be_mixed() -> None:
    assert TABLE.can_be_mixed
    assert Shuffles.of_table().can_be_mixed
    for other in some([Shuffles.fresh(), Shuffles(5, MIXED), replace(TABLE, seeds=(7,))]):
        assert not other.can_be_mixed


@pytest.mark.parametrize("seed", range(4))
def test_a_guests_copy_of_a_match_that_goes_on_is_checked_as_far_as_it_can_be(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    everybody = tuple(SeatSetup(f"Player {seat}", "human") for seat in range(4))
    session = Session.new(PRESETS[SINGLE], SINGLE, everybody, replace(TABLE, seed=TABLE.seed + seed))
    session.deal(mix_for(session, (0, 1)))
    advance(session, RandomPlayer(random.Random(1)), deals=1)
    true = session.header
    copy = replace(true, copy_of=true.commitment, commitment="", seed=0, generator=KEPT)
    lines = [header_line(copy), *session.lines[1:]]
    code, out, err = checked(lines, tmp_path / "x.pinochle", capsys)
    assert (code, out[:20]) == (0, "ok: 1 game, 1 deal, ")
    assert err.endswith("only deals to which guests have added can be dealt again.\n")
    data = json.loads(lines[1])
    swapped(data)
    lines[1] = json.dumps(data)
    assert checked(lines, tmp_path / "y.pinochle", capsys)[0] == 1
