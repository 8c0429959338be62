"""The cards dealt compared with chance: honest cards look honest, crooked ones do not."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import RANK_OF, Card, Rank, card_text, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.library.deal_statistics import MEASURES, deal_statistics, measured, odds_of
from pinochle_qt.library.game_summary import GameSummary, ReadGame, game_in_lines
from pinochle_qt.library.index import IndexedGame, Stamp
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK, new_session, played

Dealing: TypeAlias = tuple[tuple[Card, ...], ...]
RULES = PRESETS[SINGLE]


def game(name: str, hands: list[Dealing], **remarks: Any) -> IndexedGame:
    """Return a four-player game in which these hands were dealt; the player of this name has the first of each deal."""
    read = game_in_lines(played(SINGLE, 3, deals=1).lines)
    deal = read.summary.deals[0]
    deals = tuple(
        replace(deal, number=number, hands=tuple("".join(map(card_text, hand)) for hand in dealt))
        for number, dealt in enumerate(hands, 1)
    )
    people = (replace(read.summary.people[0], name=name, player="human"), *read.summary.people[1:])
    summary: GameSummary = replace(read.summary, people=people, deals=deals, **remarks)
    return IndexedGame(f"{name}.pinochle", Stamp(1, 10**18), "finished", None, ReadGame(read.rules, summary))


def honest(seed: int, count: int) -> list[Dealing]:
    """Return the hands of the first `count` deals of a match."""
    chance = Shuffles(seed, GENERATOR)
    packs = (chance.pack(RULES, number) for number in range(1, count + 1))
    return [tuple(order[at : at + 12] for at in range(0, 48, 12)) for order in packs]


def test_a_hand_is_measured_correctly() -> None:
    hand = parse_cards("AS AS AH TH KH QH JH 9H JD QS 9C KC")
    assert measured(RULES, hand) == {"aces": 3, "longest": 6, "meld": 150 + 40 + 10}


def test_the_chance_of_aces_is_exact() -> None:
    """Count all hands of six cards from a pack of twelve cards with four aces."""
    cards = [1] * 4 + [0] * 8
    hands = list(combinations(cards, 6))
    mean = fmean(map(sum, hands))
    spread = fmean((sum(hand) - mean) ** 2 for hand in hands)
    odds = odds_of(RULES, 12, 1, 2)
    whole = pack(RULES)
    assert odds.mean["aces"] == 12 * sum(RANK_OF[face] is Rank.ACE for face in whole) / len(whole)
    share = 4 / 12
    assert spread == pytest.approx(6 * share * (1 - share) * (12 - 6) / (12 - 1))  # the formula that is used
    assert odds.variance["aces", "own"] == pytest.approx(12 * (1 / 6) * (5 / 6) * 36 / 47)
    assert sum(odds.shares["aces"].values()) == pytest.approx(1)


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "double_deck_four_handed", "five_handed_called_partner"])
def test_the_chances_match_simulated_deals(preset: str) -> None:
    """Means and spreads that are estimated by dealing hold in deals that the estimate did not use."""
    rules = PRESETS[preset]
    size, chance, count = rules.deal.hand_size, Shuffles(77, GENERATOR), 2000
    odds = odds_of(rules, size, 0, 1)
    hands = [measured(rules, chance.pack(rules, number)[:size]) for number in range(1, count + 1)]
    for measure in MEASURES:
        values = [hand[measure] for hand in hands]
        error = (odds.variance[measure, "own"] / count + odds.doubt[measure]) ** 0.5
        assert abs(fmean(values) - odds.mean[measure]) < 4 * error
        spread = fmean((value - odds.mean[measure]) ** 2 for value in values)
        assert 0.6 < spread / odds.variance[measure, "own"] < 1.6
        assert sum(odds.shares[measure].values()) == pytest.approx(1)


def test_honest_cards_look_honest() -> None:
    """For sixty players, about one number in twenty lies outside, as the page says, and none far outside."""
    dealt = [deal_statistics([game("Anna", honest(seed, 40))], "Anna") for seed in range(60)]
    shares = [sums.share for each in dealt for sums in each.scatters.values()]
    outside = sum(share < 0.05 for share in shares) / len(shares)
    assert 0.02 < outside < 0.09
    assert 0.4 < fmean(shares) < 0.6
    assert min(shares) > 1e-5
    assert sum(each.fits_chance for each in dealt) > 0.9 * len(dealt)


def test_a_dealer_who_helps_the_others_is_detected() -> None:
    """In every third deal the player's best ace goes to the player on the left, for the lowest card there."""
    hands = []
    for at, deal in enumerate(honest(5, 300)):
        mine, left = list(deal[0]), list(deal[1])
        if at % 3 == 0:
            mine.sort(key=lambda face: RANK_OF[face])
            left.sort(key=lambda face: -RANK_OF[face])
            mine[-1], left[-1] = left[-1], mine[-1]
        hands.append((tuple(mine), tuple(left), *deal[2:]))
    dealt = deal_statistics([game("Anna", hands)], "Anna")
    assert dealt.scatters["aces", "own"].share < 0.01
    assert not dealt.fits_chance
    assert dealt.scatters["aces", "own"].mean < dealt.scatters["aces", "own"].expected_mean


def test_bars_count_every_hand_and_as_many_by_chance() -> None:
    dealt = deal_statistics([game("Anna", honest(1, 30)), game("Anna", honest(2, 12))], "Anna")
    assert dealt.deals == 42
    for measure in MEASURES:
        assert sum(dealt.own[measure].values()) == 42
        assert sum(dealt.chance[measure].values()) == pytest.approx(42)


def test_only_cards_dealt_by_the_program_count() -> None:
    hands = honest(1, 10)
    assert deal_statistics([game("Anna", hands, given=4)], "Anna").deals == 6
    assert deal_statistics([game("Anna", hands, practice=True)], "Anna").deals == 0
    assert (
        deal_statistics([game("Anna", hands, undone=(1, 2))], "Anna").deals == 10
    )  # undoing does not change what was dealt
    assert deal_statistics([], "Anna").deals == 0


def test_a_deal_that_is_in_two_files_counts_once() -> None:
    """A copy that goes on begins with the same deals."""
    hands = honest(1, 10)
    assert deal_statistics([game("Anna", hands[:4]), game("Anna", hands)], "Anna").deals == 10
    practice = game("Anna", hands[:4], practice=True)
    assert deal_statistics([practice, game("Anna", hands)], "Anna").deals == 10


def test_passed_out_and_thrown_in_deals_count_too() -> None:
    """Leaving them out would show better hands than chance gives."""
    kept = game("Anna", honest(1, 10))
    assert kept.game is not None
    deals = tuple(replace(deal, result=replace(deal.result, outcome="passed_out")) for deal in kept.game.summary.deals)
    passed = replace(kept, game=replace(kept.game, summary=replace(kept.game.summary, deals=deals)))
    assert deal_statistics([passed], "Anna").deals == 10


def test_the_most_frequent_player_is_chosen_if_nobody_has_the_name() -> None:
    games = [game("Ben", honest(1, 3)), game("Ben", honest(2, 3)), game("Anna", honest(3, 3))]
    assert deal_statistics(games, "Anna").name == "Anna"
    assert deal_statistics(games, "Carla").name == "Ben"


@pytest.mark.parametrize("preset", ["two_handed_draft", STOCK, "three_handed_auction", "eight_handed_four_teams"])
def test_every_kind_of_game_is_counted_or_left_out(preset: str) -> None:
    """A draft deals no hands; two-handed games have no partner."""
    session = new_session(preset, 2)
    summary = game_in_lines(played(preset, 2, deals=1, people=(0,)).lines)
    kept = IndexedGame("x.pinochle", Stamp(1, 1), "unfinished", None, summary)
    dealt = deal_statistics([kept], session.people[0].name)
    assert dealt.deals == (preset != "two_handed_draft")
    assert (("aces", "partner") in dealt.scatters) == (preset == "eight_handed_four_teams")
