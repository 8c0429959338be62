"""Statistics agree with a count made by replaying all records with the engine."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import drops_last_zero
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import DealResult
from pinochle_qt.library.best_hand import melded_hand
from pinochle_qt.library.export import csv_content, deal_rows
from pinochle_qt.library.index import GameIndex
from pinochle_qt.library.played_hands import ANY_HOUSE, Criteria, PlayedHands, read_played_hands
from pinochle_qt.library.statistics import Statistics, in_one_unit, statistics_of
from pinochle_qt.record.encode import header_line, result_line
from pinochle_qt.record.replay import replay_one
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.library.indexed_games import bring_up_to_date
from tests.session.driving import SINGLE, STOCK, played, record_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.replay import RecordedGame

THREE, DOUBLE, CALLED = "cutthroat_three_handed", "double_deck_tournament", "five_handed_called_partner"
SUMMED, CHIPS = "summed_bid_partnership", "auction_pinochle"
NAME = "Player 1"


def written(
    folder: Path,
    name: str,
    preset: str,
    seed: int = 1,
    *,
    deals: int | None = None,
    people: Sequence[int] = (0,),
    rules: Rules | None = None,
    when: int = 1000,
    practice: bool = False,
    undone: tuple[int, ...] = (),
    seeds: tuple[int, ...] = (),
) -> Path:
    """Write a randomly played game to a file; `when` is its modification time in seconds."""
    session = played(preset, seed, deals=deals, people=people, rules=rules)
    path = folder / f"{name}.pinochle"
    path.write_text(record_text(session), encoding="utf-8")
    if practice or undone or seeds:
        first, rest = path.read_text(encoding="utf-8").split("\n", 1)
        header = replace(replay_one(path).header, practice=practice, undone=undone, seeds=seeds)
        path.write_text(f"{header_line(header)}\n{rest}", encoding="utf-8")
        assert first != header_line(header)
    os.utime(path, (when, when))
    return path


def played_in_folder(folder: Path) -> PlayedHands:
    with closing(GameIndex(":memory:")) as index:
        bring_up_to_date(index, folder)
        return read_played_hands(index)


def counted(folder: Path, criteria: Criteria | None = None) -> Statistics:
    return statistics_of(played_in_folder(folder).matching(criteria or Criteria(name=NAME)))


def own_contract(result: DealResult, seat: int, side: int) -> tuple[int, str | None]:
    """Return the bid of a seat or, in the summed style, of its side, and how it ended; None without a contract."""
    if isinstance(result.bid, tuple):
        return result.bid[side], ("made" if side in result.made_sums else "set") if result.bid[side] else None
    if result.declarer == seat and result.bid is not None and (result.is_made or result.is_failed):
        return result.bid, "made" if result.is_made else "set"
    return 0, None


def games_in_order(paths: Sequence[Path]) -> Iterator[tuple[RecordedGame, set[int], bool]]:
    """Yield the games that are no practice, with their deals that were in no earlier one and whether a match counts."""
    deals_met: set[object] = set()
    matches_met: set[object] = set()
    for path in sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name)):
        recorded = replay_one(path)
        header, match = recorded.header, recorded.match
        if header.practice:
            continue
        dealt = [each.step.action.hands for each in recorded.steps if isinstance(each.step.action, DealCards)]
        found = set(enumerate(dealt[: len(match.results)], 1))
        is_match = bool(match.winners) and not header.undone and not header.seeds and dealt[0] not in matches_met
        yield recorded, {number for number, _ in found - deals_met}, is_match
        deals_met |= found
        if is_match:
            matches_met.add(dealt[0])


def oracle(paths: Sequence[Path], name: str) -> dict[str, object]:
    """Count independently, from the engine's results when it replays the records."""
    sums: Counter[str] = Counter()
    heights: dict[str, Counter[int]] = {"made": Counter(), "set": Counter()}
    row, longest = 0, 0
    for recorded, new_deals, is_match in games_in_order(paths):
        header, match, rules = recorded.header, recorded.match, recorded.header.rules
        person = next((at for at, each in enumerate(header.everybody) if each.name == name), None)
        if person is None or header.everybody[person].player != "human":
            continue
        if is_match:
            account = person if len(match.totals) == len(header.everybody) else side_of(rules, person)
            sums["matches"] += 1
            sums["matches_won"] += account in match.winners
            row = row + 1 if account in match.winners else 0
            longest = max(longest, row)
        seatings = [
            phase_event.deal
            for each in recorded.steps
            for phase_event in each.step.events
            if type(phase_event.event).__name__ == "DealScored"
        ]
        for result, deal in zip(match.results, seatings, strict=True):
            if person not in deal.seated or result.is_redealt or deal.number not in new_deals:
                continue
            if deal.number in header.undone:
                sums["taken_back"] += 1
                continue
            if deal.number <= len(header.seeds):
                continue
            seat = deal.seated.index(person)
            side = side_of(rules, seat)
            mine = [each for each in range(len(deal.seated)) if side_of(rules, each) == side]
            if rules.table.teams == "called_partner" and deal.contract is not None:
                bidders = {deal.contract.declarer, deal.partner}
                mine = [each for each in range(len(deal.seated)) if (each in bidders) == (seat in bidders)]
            own_sides = {side_of(rules, each) for each in mine}
            sums["deals"] += 1
            lead = result.score[side] - max(score for at, score in enumerate(result.score) if at not in own_sides)
            sums["deals_won"] += lead > 0
            sums["lead"] += lead
            sums["meld"] += sum(result.meld[each] for each in mine)
            if sum(result.tricks):
                sums["tricks"] += sum(result.tricks[each] for each in own_sides)
                sums["all_tricks"] += sum(result.tricks)
            bid, kind = own_contract(result, seat, side)
            if kind is not None:
                sums["own lead"] += lead
                sums["contracts"] += 1
                sums["contracts_made"] += kind == "made"
                sums["bids"] += bid
                sums["brought"] += sum(result.meld[each] for each in mine) + sum(
                    result.tricks[each] for each in own_sides
                )
                heights[kind][bid - bid % 50] += 1
    return {**sums, "heights": heights, "longest": longest}


GAMES = st.lists(
    st.tuples(
        st.sampled_from([SINGLE, THREE, STOCK, DOUBLE, "partnership_four_handed", "two_handed_draft", CALLED, SUMMED]),
        st.integers(1, 30),
        st.integers(1, 4),
        st.sampled_from([(0,), (0, 1), (1,), ()]),
        st.sampled_from(["", "", "", "practice", "undone", "given"]),
    ),
    min_size=1,
    max_size=4,
)


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(games=GAMES)
def test_statistics_equal_a_plain_sum_over_the_records(
    tmp_path_factory: pytest.TempPathFactory, games: list[tuple[str, int, int, tuple[int, ...], str]]
) -> None:
    folder = tmp_path_factory.mktemp("games")
    paths = [
        written(
            folder,
            str(at),
            preset,
            seed,
            deals=None if preset == STOCK else deals,
            people=people,
            when=1000 + at,
            practice=mark == "practice",
            undone=(1,) if mark == "undone" else (),
            seeds=(5, 0) if mark == "given" else (),
        )
        for at, (preset, seed, deals, people, mark) in enumerate(games)
    ]
    for name in (NAME, "Player 2"):
        sums, expected = counted(folder, Criteria(name=name)), oracle(paths, name)
        names = ("matches", "matches_won", "deals", "deals_won", "taken_back", "contracts", "contracts_made")
        for each in (*names, "bids", "brought", "meld", "tricks", "all_tricks"):
            assert getattr(sums, each) == expected.get(each, 0), each
        assert sums.leads.total() == expected.get("lead", 0)
        assert sums.leads["made"] + sums.leads["set"] == expected.get("own lead", 0)
        assert {"made": sums.made_by_height, "set": sums.set_by_height} == expected["heights"]
        assert sums.match_streak.best == expected["longest"]


def test_a_copy_of_a_game_counts_only_where_it_goes_on(tmp_path: Path) -> None:
    """A game that was opened while it was in use elsewhere goes on in a copy, which begins with the same deals."""
    whole = tmp_path / "whole"
    whole.mkdir()
    lines = written(whole, "match", SINGLE, 3).read_text(encoding="utf-8").splitlines(keepends=True)
    once = counted(whole)
    assert (once.matches, once.deals > 2) == (1, True)
    second = [at for at, line in enumerate(lines) if line.startswith('{"result"')][1]
    for name, when, copied in (("begun", 1, lines[: second + 1]), ("copy", 2, lines), ("another", 3, lines)):
        path = tmp_path / f"{name}.pinochle"
        path.write_text("".join(copied), encoding="utf-8")
        os.utime(path, (when, when))
    found = counted(tmp_path)
    numbers = ("matches", "matches_won", "deals", "deals_won", "contracts", "bids", "meld", "tricks", "leads")
    assert [getattr(found, each) for each in numbers] == [getattr(once, each) for each in numbers]
    assert list(found.games["deals"]) == ["begun.pinochle", "copy.pinochle"]
    assert list(found.games["matches"]) == ["copy.pinochle"]


def test_practice_takes_no_deal_from_the_game_that_it_was_made_of(tmp_path: Path) -> None:
    written(tmp_path, "practice", SINGLE, 3, deals=2, when=1, practice=True)
    written(tmp_path, "game", SINGLE, 3, deals=2, when=2)
    assert counted(tmp_path).deals == 2


@pytest.mark.parametrize("given", [{"seeds": (5, 0)}, {"packs": (tuple(pack(PRESETS[SINGLE])), ())}])
def test_deals_with_given_cards_do_not_count_however_they_were_given(tmp_path: Path, given: dict[str, Any]) -> None:
    path = written(tmp_path, "game", SINGLE, 3, deals=4)
    header, rest = path.read_text(encoding="utf-8").split("\n", 1)
    with_cards = replace(replay_one(path).header, **given)
    assert counted(tmp_path).deals == 4
    path.write_text(f"{header_line(with_cards)}\n{rest}", encoding="utf-8")
    assert counted(tmp_path).deals == 2
    assert header != header_line(with_cards)


def test_a_contract_counts_even_if_one_side_took_every_trick(tmp_path: Path) -> None:
    rules = patch(PRESETS[SINGLE], {"match.pinochling": True})
    # Nothing that the statistics read replays the deal, so its result may say what is wanted.
    for at, (score, meld, tricks, kind) in enumerate(
        (([-300, 290], [40, 0, 0, 0], [0, 250], "set"), ([290, 0], [40, 0, 0, 0], [250, 0], "made"))
    ):
        session = played(SINGLE, at + 1, deals=1, rules=rules)
        head = [line for line in session.lines if not line.startswith('{"result"')]
        bid = 300 if kind == "set" else 200
        result = DealResult("swept", 0, bid, Suit.HEARTS, tuple(meld), tuple(tricks), tuple(score), tuple(score), 1500)
        lines = "".join(f"{line}\n" for line in (*head, result_line(result)))
        (tmp_path / f"{at}.pinochle").write_text(lines, encoding="utf-8")
    found = counted(tmp_path)
    assert (found.contracts, found.contracts_made, found.bids) == (2, 1, 500)
    assert (dict(found.set_by_height), dict(found.made_by_height)) == ({300: 1}, {200: 1})
    assert (found.leads["set"], found.leads["made"]) == (-590, 290)


def test_menus_of_filters_count_the_games_that_match(tmp_path: Path) -> None:
    house = patch(PRESETS[SINGLE], {"match.target": 1000})
    for at in range(3):
        written(tmp_path, f"single{at}", SINGLE, at + 1, deals=2, when=1000 + at)
    written(tmp_path, "house", SINGLE, 4, deals=3, rules=house, when=2000)
    written(tmp_path, "stock", STOCK, 5, deals=1, when=3000)
    written(tmp_path, "two", THREE, 6, deals=2, people=(0, 1), when=4000)
    played = played_in_folder(tmp_path)
    (key,) = {entry.house for entry in played.entries} - {""}

    def found(**criteria: str | int | None) -> list[str]:
        return [Path(entry.path).stem for entry in played.matching(replace(Criteria(name=NAME), **criteria))]

    assert found() == ["single0", "single1", "single2", "house", "stock", "two"]
    assert found(preset=SINGLE) == ["single0", "single1", "single2", "house"]
    assert found(preset=SINGLE, house="") == ["single0", "single1", "single2"]
    assert found(house=key) == found(house=ANY_HOUSE) == ["house"]
    assert found(since=3000 * 10**9) == ["stock", "two"]
    assert found(against="random") == ["single0", "single1", "single2", "house", "stock"]
    assert found(name="Player 2") == ["two"]
    choices = played.choices(Criteria(name=NAME, preset=SINGLE), (0, 1500 * 10**9))
    assert choices.names == {NAME: 6, "Player 2": 1}
    assert choices.presets == {SINGLE: 4, STOCK: 1, THREE: 1}
    assert choices.houses == {"": 3, key: 1}
    assert choices.against == {"random": 4}
    assert choices.since == (4, 1)


def test_every_number_lists_its_games(tmp_path: Path) -> None:
    paths = [written(tmp_path, str(at), THREE, at + 1, when=1000 + at) for at in range(6)]
    sums = counted(tmp_path)
    assert len(sums.games["won"]) == sums.matches_won
    assert len(sums.games["lost"]) == sums.matches - sums.matches_won
    for kind, heights in (("made", sums.made_by_height), ("set", sums.set_by_height)):
        for height in heights:
            for name in sums.games[f"{kind} {height}"]:
                alone = statistics_of(
                    entry for entry in played_in_folder(tmp_path).matching(Criteria(name=NAME)) if entry.path == name
                )
                assert (alone.made_by_height if kind == "made" else alone.set_by_height)[height]
    assert set(sums.games["deals"]) == {path.name for path in paths}


def test_called_partners_win_and_lose_together(tmp_path: Path) -> None:
    written(tmp_path, "called", CALLED, 3, deals=12, people=(0, 1, 2, 3, 4))
    hands = [hand for entry in played_in_folder(tmp_path).entries for hand in entry.hands]
    deals = [[hand for hand in hands if hand.deal == number] for number in range(1, 13)]
    called = [deal for deal in deals if any(hand.role == "partner" for hand in deal)]
    assert called
    for deal in called:
        (bidder,), (partner,) = ([hand for hand in deal if hand.role == role] for role in ("bidder", "partner"))
        others = [hand for hand in deal if hand.role == "defender"]
        assert (bidder.side_meld, bidder.side_tricks) == (partner.side_meld, partner.side_tricks)
        assert bidder.side_meld == bidder.meld + partner.meld
        assert bidder.lead == partner.lead == bidder.score - max(hand.score for hand in others)
        assert [hand.others for hand in others] == [bidder.score] * 3
        assert [hand.side_tricks for hand in others] == [bidder.all_tricks - bidder.side_tricks] * 3
    assert any(hand.lead > 0 for deal in called for hand in deal if hand.role != "defender")


def test_in_auction_pinochle_a_deal_brings_the_chips_that_the_game_paid(tmp_path: Path) -> None:
    path = written(tmp_path, "chips", CHIPS, 3)
    scores = [result.score[0] for result in replay_one(path).match.results if not result.is_redealt]
    assert any(scores)
    sums = counted(tmp_path)
    assert (sums.is_paid, sums.scored, sums.leads.total()) == (True, len(scores), sum(scores))
    assert sums.deals_won == sum(score > 0 for score in scores)
    assert sums.most == max(scores)


def test_chips_are_not_added_to_points(tmp_path: Path) -> None:
    written(tmp_path, "points", THREE, 1)
    points = counted(tmp_path)
    written(tmp_path, "chips", CHIPS, 3, when=2000)
    both = counted(tmp_path)
    assert not both.is_paid
    assert both.deals > points.deals
    assert (both.scored, both.leads, both.most) == (points.scored, points.leads, points.most)
    entries = list(played_in_folder(tmp_path).matching(Criteria(name=NAME)))
    assert [entry.preset for entry in entries] == [THREE, CHIPS]
    assert in_one_unit(entries) == entries[:1]
    assert in_one_unit(entries[1:]) == entries[1:]


def test_a_part_is_reset_without_the_others(tmp_path: Path) -> None:
    for at in range(4):
        written(tmp_path, str(at), THREE, at + 1, when=1000 + at)
    entries = list(played_in_folder(tmp_path).matching(Criteria(name=NAME)))
    everything, late = statistics_of(entries), statistics_of(entries[2:])
    recounted = statistics_of(entries, {"bids": 1002 * 10**9})
    assert (recounted.contracts, recounted.bids, recounted.made_by_height) == (
        late.contracts,
        late.bids,
        late.made_by_height,
    )
    assert (recounted.matches, recounted.meld, recounted.bid_streak) == (
        everything.matches,
        everything.meld,
        everything.bid_streak,
    )
    assert statistics_of(entries, {"matches": 1002 * 10**9}).deals == late.deals


def test_the_best_hand_is_shown_as_melded(tmp_path: Path) -> None:
    for preset in (SINGLE, STOCK, "five_handed_called_partner"):
        folder = tmp_path / preset
        folder.mkdir()
        path = written(folder, "a", preset, 2, deals=3)
        best = require(counted(folder).best)
        melded = require(melded_hand(path, best.hand.deal, best.hand.person))
        assert sum(meld.points for meld in melded.melds) >= best.hand.meld > 0
        assert not Counter(melded.melds[0].cards) - Counter(melded.cards)


def test_an_exported_table_has_a_row_for_every_deal_and_no_formulas(tmp_path: Path) -> None:
    path = written(tmp_path, "a", SINGLE, 1, deals=3)
    path.write_text(path.read_text(encoding="utf-8").replace(NAME, "=1+1"), encoding="utf-8")
    os.utime(path, (100_000, 100_000))
    entries = list(played_in_folder(tmp_path).matching(Criteria(name="=1+1")))
    rows = list(deal_rows(entries))
    content = csv_content(rows).decode("utf-8-sig")
    assert len(rows) == 1 + len(entries[0].hands)
    assert content.splitlines()[1].startswith("1970-01-02 ")
    assert ",'=1+1," in content
    assert ",=1+1" not in content


def test_all_points_are_small_only_if_every_game_writes_them_small(tmp_path: Path) -> None:
    small = next(name for name, rules in PRESETS.items() if drops_last_zero(rules))
    written(tmp_path, "a", small, 1, deals=2)
    assert counted(tmp_path).is_small
    written(tmp_path, "b", SINGLE, 1, deals=2)
    assert not counted(tmp_path).is_small
