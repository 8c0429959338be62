"""The cards, seed, rules and promise of a record belong together, or `check` says where they do not."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.__main__ import main
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import card_text, parse_cards
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.replay import replay, replay_one
from pinochle_qt.session.dealing.commitment import fingerprint, is_kept
from pinochle_qt.session.dealing.dealer import dealer_of_first_deal
from pinochle_qt.session.dealing.generator import GENERATOR, key_for
from pinochle_qt.session.dealing.shuffle import MOST_GIVEN, Shuffles
from pinochle_qt.session.dealing.verification import (
    BY_HAND,
    VerifiedDeal,
    dealt_again,
    fault_of_deal,
    is_altered,
    seed_now,
    unknown_in,
    verified_deals,
)
from pinochle_qt.session.same_cards import same_cards
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.session.driving import SINGLE, STOCK, advance, sitting_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.record.replay import RecordedGame

HERE = Path(__file__).parent
LESSONS = HERE.parents[1] / "assets" / "lessons"
PEOPLE = tuple(SeatSetup(f"Player {seat}", "random") for seat in range(4))


def played(preset: str = SINGLE, chance: Shuffles | None = None, deals: int = 2) -> Session:
    people = PEOPLE[: PRESETS[preset].table.players]
    session = Session.new(PRESETS[preset], preset, people, Shuffles(2024, GENERATOR) if chance is None else chance)
    advance(session, RandomPlayer(random.Random(1)), deals=deals)
    return session


def checked(lines: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    code = main(["check", str(path)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def changed(line: str, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(line)
    change(data)
    return json.dumps(data, separators=(",", ":"))


def line_of_deal(lines: list[str], number: int) -> int:
    return next(at for at, line in enumerate(lines) if line.startswith(f'{{"deal":{number},'))


def swapped(data: dict[str, Any]) -> None:
    """Swap the first cards of two hands, which breaks no rule of play."""
    hands = data["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


# ---- what is promised ------------------------------------------------------------------------------------------------


def test_a_match_commits_to_its_cards_before_the_first_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(deals=0)
    assert session.match.number == 0
    assert json.loads(session.lines[0])["commitment"].startswith("sha256:")
    assert checked(list(session.lines), tmp_path / "x.pinochle", capsys) == (0, "ok: 1 game, 0 deals, 0 actions\n", "")


def test_the_commitment_is_the_hash_described_in_the_format() -> None:
    """`printf '%s %s %s' GENERATOR SEED "$(head -1 FILE | jq -cS .rules)" | sha256sum` prints the same."""
    header = json.loads(played().lines[0])
    rules = json.dumps(header["rules"], sort_keys=True, separators=(",", ":"))
    text = f"{header['generator']} {header['seed']} {rules}"
    assert header["commitment"] == f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"


def promising(header: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> str:
    """Return a header line whose rules were changed, with a commitment to them in the words of the file."""
    header = json.loads(json.dumps(header))
    change(header["rules"])
    stated = {
        group: {name: value for name, value in options.items() if value is not None or name[:4] != "own_"}
        for group, options in header["rules"].items()
    }
    rules = json.dumps(stated, sort_keys=True, separators=(",", ":"))
    text = f"{header['generator']} {header['seed']} {rules}"
    header["commitment"] = f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"
    return json.dumps(header, separators=(",", ":"))


@pytest.mark.parametrize(
    "change",
    [
        lambda rules: rules["match"].update(moon_penalty=1000),  # the program leaves this out
        lambda rules: rules["melds"].update(own_aces=None, own_double_run=None),
        lambda rules: rules["melds"].update(own_aces=120),
        lambda rules: rules["tricks"].update(lead_of_tomorrow="any"),  # a later version may know it
        lambda rules: rules.update(tomorrow={"own_way": None, "day": 1}),
    ],
    ids=["usual value", "own numbers not set", "own number", "unknown option", "unknown group"],
)
def test_the_commitment_is_compared_in_the_words_of_the_file(
    change: Callable[[dict[str, Any]], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Record, item 57: own numbers that are not set are left out on both sides."""
    good = promising(json.loads(played().lines[0]), change)
    path = tmp_path / "x.pinochle"
    assert checked([good], path, capsys) == (0, "ok: 1 game, 0 deals, 0 actions\n", "")
    other = changed(good, lambda header: header["rules"]["match"].update(moon_penalty=900))
    assert checked([other], path, capsys)[0] == 1


def test_a_game_continued_for_practice_promises_the_rules_that_it_writes(tmp_path: Path) -> None:
    lines = list(played().lines)
    lines[0] = promising(json.loads(lines[0]), lambda rules: rules["match"].update(moon_penalty=1000))
    path = tmp_path / "x.pinochle"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    practice = Session.resume(path).practice()
    path.write_text("".join(f"{line}\n" for line in practice.lines), encoding="utf-8")
    assert is_kept(practice.recorded.header)
    assert is_kept(replay_one(path).header)


def test_a_seed_gives_the_same_cards_and_commitment_forever(capsys: pytest.CaptureFixture[str]) -> None:
    """These golden matches of several games are as they were once dealt; they are never generated again."""
    assert main(["check", str(HERE.parent / "data" / "promised.pinochle")]) == 0
    assert capsys.readouterr().out == "ok: 4 games, 4 deals, 296 actions\n"


def test_the_fingerprint_of_a_deal_is_the_hash_of_its_key() -> None:
    """`printf 23922160736139369732835 | sha256sum` prints the same."""
    assert fingerprint(key_for(1, "deal 1")) == hashlib.sha256(b"23922160736139369732835").hexdigest()


def test_fresh_matches_have_different_commitments_and_practice_its_own() -> None:
    one, other = (played(chance=Shuffles.fresh()) for _ in range(2))
    practice = one.practice()
    assert len({session.recorded.header.commitment for session in (one, other, practice)}) == 3
    assert all(is_kept(session.recorded.header) for session in (one, other, practice))


# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
@pytest.mark.parametrize("deal", [1, 2])
def test_changed_cards_are_refused_with_the_line(
    preset: str, deal: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = list(played(preset).lines)
    at = line_of_deal(lines, deal)
    first = json.loads(lines[at])["hands"][0]
    path = tmp_path / "x.pinochle"
    code, out, err = checked([*lines[:at], changed(lines[at], swapped)], path, capsys)
    assert (code, err) == (1, "")
    assert out.startswith(f"{path}, line {at + 1}: found ")
    assert f"in hand 0, expected {' '.join(first)}, as the seed deals them." in out


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda data: data.update(seed=data["seed"] + 1), id="seed"),
        pytest.param(lambda data: data.update(commitment=f"sha256:{'0' * 64}"), id="commitment"),
        pytest.param(lambda data: data.update(generator="dealt-by-hand"), id="generator"),
        pytest.param(lambda data: data.pop("generator"), id="no generator"),
        pytest.param(
            lambda data: data["rules"]["match"].update(target=data["rules"]["match"]["target"] + 10), id="rules"
        ),
    ],
)
def test_an_altered_header_is_refused_with_the_first_line(
    change: Callable[[dict[str, Any]], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = list(played().lines)
    path = tmp_path / "x.pinochle"
    code, out, err = checked([changed(lines[0], change), *lines[1:]], path, capsys)
    assert (code, err) == (1, "")
    assert out.startswith(f'{path}, line 1: found "sha256:')
    assert 'for "commitment", expected "sha256:' in out


@pytest.mark.parametrize(
    "change", [lambda data: data.update(seed=data["seed"] + 1), lambda data: data.pop("generator")]
)
def test_an_altered_seed_is_detected_by_the_cards_if_there_is_no_commitment(
    change: Callable[[dict[str, Any]], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = list(played().lines)
    bare = changed(lines[0], lambda data: data.pop("commitment"))
    path = tmp_path / "x.pinochle"
    code, _, err = checked([bare, *lines[1:]], path, capsys)
    assert (code, "nothing was promised before the first card" in err) == (0, True)
    code, out, _ = checked([changed(bare, change), *lines[1:]], path, capsys)
    assert code == 1
    assert out.startswith(f"{path}, line 2: found ")


def test_an_altered_seed_of_the_first_version_is_detected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = HERE.parent / "data" / "version_1" / "records" / f"{SINGLE}.pinochle"
    lines = old.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "x.pinochle"
    assert checked(lines, path, capsys)[0] == 0
    altered = changed(lines[0], lambda data: data.update(seed=data["seed"] + 1))
    code, out, _ = checked([altered, *lines[1:]], path, capsys)
    assert code == 1
    assert out.startswith(f"{path}, line 2: found ")


def test_given_cards_are_committed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise, cards could be altered in a record by giving them in its header."""
    given = same_cards(played())
    advance(given, RandomPlayer(random.Random(2)), deals=3)
    lines, path = list(given.lines), tmp_path / "x.pinochle"
    assert checked(lines, path, capsys)[0] == 0
    other = changed(lines[0], lambda data: data["seeds"].__setitem__(0, data["seeds"][0] + 1))
    code, out, _ = checked([other, *lines[1:]], path, capsys)
    assert (code, out.startswith(f"{path}, line 1: found ")) == (1, True)
    bare = changed(other, lambda data: data.pop("commitment"))
    code, out, _ = checked([bare, *lines[1:]], path, capsys)
    assert (code, out.startswith(f"{path}, line 2: found ")) == (1, True)


@pytest.mark.parametrize("how", ["random", "high_card"])
def test_another_first_dealer_than_the_seed_draws_is_refused(
    how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Record, item 56. The cards themselves are right."""
    rules, chance = patch(PRESETS[SINGLE], {"deal.first_dealer": how}), Shuffles(2024, GENERATOR)
    drawn = dealer_of_first_deal(rules, chance, 4)
    for dealer in range(4):
        session = Session.new(rules, SINGLE, PEOPLE, chance, first_dealer=dealer)
        session.deal()
        code, out, _ = checked(list(session.lines), tmp_path / "x.pinochle", capsys)
        assert code == (dealer != drawn)
        assert is_altered(session.recorded) == (dealer != drawn)
        if dealer != drawn:
            assert f"line 2: found dealer {dealer}, expected dealer {drawn} as the seed draws the first dealer" in out


def test_the_first_dealer_is_compared_by_person_if_people_sit_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, chance = sitting_out(SINGLE, "rotate"), Shuffles(2024, GENERATOR)
    people = tuple(SeatSetup(f"Player {person}", "random") for person in range(6))
    drawn = dealer_of_first_deal(rules, chance, 6)
    for dealer in range(6):
        session = Session.new(rules, SINGLE, people, chance, first_dealer=dealer)
        session.deal()
        assert checked(list(session.lines), tmp_path / "x.pinochle", capsys)[0] == (dealer != drawn)


def test_a_chosen_dealer_and_one_of_given_cards_are_not_compared() -> None:
    chosen = patch(PRESETS[SINGLE], {"deal.first_dealer": "chosen"})
    for rules, chance in ((chosen, Shuffles(2024, GENERATOR)), (PRESETS[SINGLE], Shuffles.fresh([7]))):
        for dealer in range(4):
            session = Session.new(rules, SINGLE, PEOPLE, chance, first_dealer=dealer)
            session.deal()
            assert not is_altered(session.recorded)


def test_practice_before_the_first_card_draws_its_own_dealer() -> None:
    session = played(deals=0)
    for _ in range(5):
        practice = session.practice()
        practice.deal()
        assert not is_altered(practice.recorded)


def test_cards_cannot_be_inserted_as_given_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played()
    lines = list(session.lines)
    lines[1] = changed(lines[1], swapped)
    altered = [list(hand) for hand in json.loads(lines[1])["hands"]]
    dealer = session.steps[0].before.next_dealer
    dealt = DealCards(tuple(parse_cards(" ".join(hand)) for hand in altered))
    pack = "".join(map(card_text, Game(session.rules).gathered(dealt, dealer)))
    lines[0] = changed(lines[0], lambda data: data.update(seeds=[0], packs=[pack]))
    code, out, _ = checked(lines[:2], tmp_path / "x.pinochle", capsys)
    assert code == 1
    assert "line 1: found" in out


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "three_handed_auction", "two_handed_draft"])
def test_no_two_cards_can_be_swapped(preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """This holds anywhere in the hands, the stock and the widow, if the cards are different."""
    lines, chance = list(played(preset, deals=1).lines), random.Random(preset)
    for _ in range(25):
        data = json.loads(lines[1])
        places = [*data["hands"], data["stock"], data["widow"]]
        every = [(pile, at) for pile in places for at in range(len(pile))]
        (one, first), (other, second) = chance.sample(every, 2)
        if one[first] == other[second]:
            continue
        one[first], other[second] = other[second], one[first]
        if data["upcard"] is not None:
            data["upcard"] = data["stock"][-1]
        code, out, _ = checked([lines[0], json.dumps(data, separators=(",", ":"))], tmp_path / "x.pinochle", capsys)
        assert code == 1
        assert "line 2: found" in out


def test_no_player_knows_a_seed_or_a_key() -> None:
    """Check everything that a computer player, a hint or the odds are given."""
    session = played(chance=Shuffles.fresh())
    session.deal()
    header, keys = (
        session.recorded.header,
        [str(key_for(session.header.seed, f"deal {number}")) for number in range(1, 9)],
    )
    for seat in (0, 1, None):
        known = repr((session.observe(seat), session.prompt))
        assert str(header.seed) not in known
        assert not any(key in known for key in keys)


def test_an_unknown_generator_is_named_and_not_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(played().lines)
    foreign = changed(lines[0], lambda data: data.update(generator="pcg64", commitment="blake9:00"))
    path = tmp_path / "x.pinochle"
    code, out, err = checked([foreign, *lines[1:]], path, capsys)
    assert (code, out[:4]) == (0, "ok: ")
    assert err.splitlines() == [
        f"{path}: this program doesn't know the generator pcg64 and can't deal again.",
        f"{path}: this program doesn't know the hash blake9 and can't compare what was promised.",
    ]


@pytest.mark.parametrize("generator", ["a", "pcg64", "zzz"])
def test_without_a_commitment_one_unknown_part_is_reported(generator: str) -> None:
    header = replace(played(deals=0).recorded.header, commitment="")
    doubt = f"this program doesn't know the generator {generator} and can't deal again."
    assert list(unknown_in(replace(header, generator=generator))) == [doubt]
    assert list(unknown_in(replace(header, generator=""))) == []  # as in early games
    assert list(unknown_in(replace(header, generator=BY_HAND))) == []


# ---- what may be revealed ----------------------------------------------------------------------------------------


def going_on() -> Session:
    """Return a match whose first deal is over and whose second deal has begun."""
    session = played(deals=1)
    session.deal()
    return session


def test_each_deal_shows_what_may_be_known_by_now() -> None:
    """The cards of a deal and their key are told once it is over, and before that only the fingerprint of the key."""
    session = going_on()
    keys = [key_for(2024, f"deal {number}") for number in (1, 2, 3)]
    first = session.steps[0].action
    assert isinstance(first, DealCards)
    seated = (0, 1, 2, 3)
    over, dealt, to_come = verified_deals(session.recorded)
    assert over == VerifiedDeal(1, True, True, False, fingerprint(keys[0]), keys[0], first, seated)
    assert dealt == VerifiedDeal(2, True, False, False, fingerprint(keys[1]), None, None, seated)
    assert to_come == VerifiedDeal(3, False, False, False, fingerprint(keys[2]), None, None, ())


def test_the_seed_is_revealed_when_the_match_is_over_and_no_deal_follows() -> None:
    rules = patch(PRESETS[SINGLE], {"match.target": 100})
    session = Session.new(rules, SINGLE, PEOPLE, Shuffles(2024, GENERATOR))
    assert len(verified_deals(session.recorded)) == 1
    advance(session, RandomPlayer(random.Random(1)), deals=1)
    while not session.is_over:
        assert seed_now(session.recorded) is None
        advance(session, RandomPlayer(random.Random(1)), deals=session.match.number + 1)
    assert seed_now(session.recorded) == 2024
    assert [deal.number for deal in verified_deals(session.recorded)] == list(range(1, session.match.number + 1))
    assert all(deal.is_over and deal.key is not None for deal in verified_deals(session.recorded))


@pytest.mark.parametrize("generator", ["", BY_HAND, "pcg64"])
def test_deals_without_a_key_have_no_fingerprint(generator: str) -> None:
    recorded = going_on().recorded
    recorded.header = replace(recorded.header, generator=generator)
    assert {(deal.key, deal.fingerprint) for deal in verified_deals(recorded)} == {(None, "")}
    if generator:
        assert fault_of_deal(recorded, 1) is not None  # that generator was not promised
        recorded.header = replace(recorded.header, commitment="")
        assert fault_of_deal(recorded, 1) is None


def test_given_deals_are_distinguished_from_those_of_the_seed() -> None:
    given = same_cards(going_on())
    advance(given, RandomPlayer(random.Random(2)), deals=1)
    assert [deal.is_given for deal in verified_deals(given.recorded)] == [True, False]


def altered(deal: int, path: Path) -> RecordedGame:
    """Return a match of two deals, in one of which two cards have changed places."""
    lines = list(played(deals=2).lines)
    at = line_of_deal(lines, deal)
    path.write_text("\n".join([*lines[:at], changed(lines[at], swapped), ""]), encoding="utf-8")
    return replay_one(path)


def test_the_altered_deal_is_found(tmp_path: Path) -> None:
    honest, foul = going_on().recorded, altered(2, tmp_path / "x.pinochle")
    assert not is_altered(honest)
    assert is_altered(foul)
    assert [fault_of_deal(honest, 1), fault_of_deal(honest, 2), fault_of_deal(foul, 1)] == [None] * 3
    fault = require(fault_of_deal(foul, 2))
    assert "as the seed deals them" in str(fault)
    foul.header = replace(foul.header, seed=5)
    assert is_altered(foul)
    for number in (0, 3):
        with pytest.raises(ValueError, match=f"there is no deal {number} in this match yet"):
            fault_of_deal(honest, number)


def test_practice_is_dealt_again_as_far_as_its_deals_can_be_given() -> None:
    recorded = played(deals=1).recorded
    practice, dealt = replace(recorded.header, practice=True), recorded.steps[0]
    late, later = (
        replace(dealt, step=replace(dealt.step, before=replace(dealt.step.before, number=number)))
        for number in (MOST_GIVEN - 1, MOST_GIVEN)
    )
    assert dealt_again(recorded.game, practice, dealt) == dealt.step.action
    assert dealt_again(recorded.game, practice, late) is not None
    assert dealt_again(recorded.game, practice, later) is None
    assert dealt_again(recorded.game, recorded.header, later) is not None


# ---- what is let through ---------------------------------------------------------------------------------------------


def test_records_of_the_program_pass_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games of `simulate`, practice, and the records of the lessons."""
    rules = PRESETS[SINGLE]
    simulation = Simulation(rules, SINGLE, ("random",) * 4, games=2, seed=5, max_deals=3, keep_records=True)
    lines = [line for match in simulate(simulation) for line in match.lines]
    practice = played(chance=Shuffles.fresh(), deals=2).practice()
    advance(practice, RandomPlayer(random.Random(3)), deals=3)
    code, out, err = checked([*lines, *practice.lines], tmp_path / "x.pinochle", capsys)
    assert (code, out[:21], err) == (0, "ok: 3 games, 9 deals,", "")
    assert main(["check", *map(str, sorted(LESSONS.glob("*.pinochle")))]) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_the_cards_of_its_seed(preset: str) -> None:
    """It makes no difference how it was begun and continued: after undo, as practice, or with the same cards again."""
    rules, chance = PRESETS[preset], random.Random(preset)
    people = tuple(SeatSetup(f"Player {seat}", "human") for seat in range(rules.table.players))
    named = chance.choice((0, 1)) if rules.deal.first_dealer == "chosen" else None
    session = Session.new(rules, preset, people, Shuffles.fresh(), first_dealer=named)
    advance(session, RandomPlayer(chance), deals=2, actions=120)
    for _ in range(3):
        session.undo()
    practice = session.practice()
    again = same_cards(session)
    for match in (session, practice, again):
        advance(match, RandomPlayer(chance), deals=4, actions=150)
        assert match.match.number
        assert is_kept(match.recorded.header)
        assert not is_altered(match.recorded)


@pytest.mark.parametrize("who", ["dealer", "rotate"])
def test_games_with_people_sitting_out_have_the_cards_of_their_seed(who: str) -> None:
    rules = sitting_out(SINGLE, who)
    people = tuple(SeatSetup(f"Player {person}", "random") for person in range(5))
    session = Session.new(rules, SINGLE, people, Shuffles.fresh())
    advance(session, RandomPlayer(random.Random(1)), deals=6)
    assert not is_altered(session.recorded)


def test_opening_a_record_does_not_check_its_commitment(tmp_path: Path) -> None:
    """Anybody who wants to see a game can see it; whether it is honest is a separate question."""
    lines = list(played().lines)
    path = tmp_path / "x.pinochle"
    path.write_text("".join(f"{line}\n" for line in lines).replace('"seed":2024', '"seed":2025'), encoding="utf-8")
    assert len(list(replay(path))) == 1
    assert is_kept(replay_one(path).header) is False
