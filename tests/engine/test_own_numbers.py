"""Numbers that players set themselves: melds, card points, bids and the target follow them everywhere."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import FACES, RANK_OF, Rank, Suit, parse_cards
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import MeldTable, best_melds, entry_value, has_meld, lay, possible_melds
from pinochle_qt.engine.melds.tables import GAME, NO_MELD, values_of
from pinochle_qt.engine.prompts import BidRange
from pinochle_qt.engine.rules import OPTIONS, OptionValue, Rules, patch
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

FOUR, DOUBLE, SIX = "partnership_four_handed", "double_deck_four_handed", "racehorse_six_handed"
HAYES, BICYCLE = "hayes_two_handed", "bicycle_two_handed_48"
NAMES: Final = {
    "run": "run_value",
    "pinochle": "pinochle_value",
    "dix": "dix_value",
    "extra": "extra_king_queen",
    "roundhouse": "roundhouse_value",
}
"""Options that allow any number besides those of the tables; all other options exist only for such numbers."""


def changed(preset: str, **own: OptionValue) -> Rules:
    """Return a preset with the players' own numbers for melds, given by the short names of their options."""
    return patch(PRESETS[preset], {f"melds.{NAMES.get(name, f'own_{name}')}": value for name, value in own.items()})


def shown(rules: Rules, hand: str, trump: Suit) -> dict[str, int]:
    return {meld.kind: meld.points for meld in best_melds(parse_cards(hand), trump, rules)}


# ---- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "own", "row"),
    [
        (FOUR, {"run": 200}, (0, 200, 1500, 1700, 3000, 3200)),
        (FOUR, {"double_run": 400}, (0, 150, 400, 550, 800, 950)),
        (FOUR, {"triple_run": 700}, (0, 150, 1500, 700, 3000, 2200)),
        (FOUR, {"double_run": 400, "triple_run": 700}, (0, 150, 400, 700, 850, 1100)),
        (BICYCLE, {"run": 200}, (0, 200, 400, 600, 800, 1000)),
        (BICYCLE, {"double_run": 1000}, (0, 150, 1000, 1150, 2000, 2150)),
        (BICYCLE, {"triple_run": 1000}, (0, 150, 300, 450, 600, 750)),  # a stock game never shows three at once
        (DOUBLE, {"run": 250}, (0, 250, 1500, 2250, 3000, 3750)),
        (DOUBLE, {"quadruple_run": 5000}, (0, 150, 1500, 2250, 5000, 3750)),
        (SIX, {"run": 150}, (0, 150, 300, 900, GAME, NO_MELD)),
        (SIX, {"quadruple_run": 2000}, (0, 150, 300, 900, 2000, 1200)),
    ],
)
def test_custom_numbers_replace_those_of_the_table(
    preset: str, own: dict[str, OptionValue], row: tuple[int, ...]
) -> None:
    assert values_of(changed(preset, **own)).run[:6] == row


def test_the_other_values_follow_the_custom_ones() -> None:
    rules = changed(SIX, four_aces=1234, extra=15, roundhouse=290, dix=5, double_marriage=100, kings=90)
    assert entry_value("four_aces", 2, rules) == 2468
    assert entry_value("four_kings", 1, rules) == 800
    assert entry_value("extra_king", 3, rules) == 45
    assert entry_value("roundhouse_bonus", 1, rules) == 50
    assert entry_value("dix", 2, rules) == 10
    assert [entry_value("marriage", copies, rules) for copies in (1, 2, 3)] == [20, 100, 120]
    assert [entry_value("kings", copies, rules) for copies in (1, 2)] == [90, 800]


def test_a_hand_is_shown_at_its_current_value() -> None:
    hand = "AS TS KS QS JS KS QH KH JD 9S 9S TH"
    assert shown(PRESETS[FOUR], hand, Suit.SPADES) == {"run": 150, "marriage": 20, "pinochle": 40, "dix": 20}
    rules = changed(FOUR, run=90, royal_marriage=100, marriage=0, pinochle=0, dix=25, extra=5)
    assert shown(rules, hand, Suit.SPADES) == {"royal_marriage": 100, "dix": 50}
    rules = changed(FOUR, run=100, royal_marriage=100, extra=5)
    assert shown(rules, hand, Suit.SPADES)["extra_king"] == 5


def test_melds_do_not_count_together_with_worthless_ones() -> None:
    hand = "KC QC KD QD KH QH KS QS KS"
    assert "roundhouse_bonus" in shown(changed(FOUR, roundhouse=250), hand, Suit.CLUBS)
    assert "roundhouse_bonus" not in shown(changed(FOUR, roundhouse=250, marriage=0), hand, Suit.CLUBS)
    run = "AS TS KS QS JS KS"
    assert shown(changed(FOUR, run=0, extra=10), run, Suit.SPADES) == {"royal_marriage": 40}


def test_worthless_melds_do_not_oblige_anyone_to_open() -> None:
    pinochle, marriage, aces, nine = (parse_cards(cards) for cards in ("QS JD", "KH QH", "AC AD AH AS", "9H"))
    usual = PRESETS[FOUR]
    assert all(has_meld(hand, usual, include_dix=False) for hand in (pinochle, marriage, aces))
    assert not has_meld(pinochle, changed(FOUR, pinochle=0), include_dix=True)
    assert not has_meld(aces, changed(FOUR, aces=0), include_dix=True)
    assert has_meld(marriage, changed(FOUR, marriage=0), include_dix=False)  # it may be royal
    assert not has_meld(marriage, changed(FOUR, marriage=0, royal_marriage=0), include_dix=False)
    assert has_meld(nine, usual, include_dix=True)
    assert not has_meld(nine, changed(FOUR, dix=0), include_dix=True)
    assert has_meld(nine, changed(FOUR, dix=5), include_dix=True)


# ---- games with a stock ----------------------------------------------------------------------------------------------


def offered(rules: Rules, hand: str, table: MeldTable = MeldTable()) -> dict[tuple[str, int], int]:  # noqa: B008
    melds = possible_melds(parse_cards(hand), table, Suit.HEARTS, rules)
    return {(meld.kind, meld.copies): meld.points for meld in melds}


def test_custom_doubles_are_melds_of_a_stock_game() -> None:
    hand = "QS QS JD JD AC AD AH AS"
    assert offered(PRESETS[BICYCLE], hand) == {("aces", 1): 100, ("pinochle", 1): 40}
    assert offered(changed(BICYCLE, double_pinochle=200, aces=0), hand) == {("pinochle", 2): 200, ("pinochle", 1): 40}


def test_a_worthless_dix_is_still_exchanged_by_melding_it() -> None:
    assert offered(changed(HAYES, dix=0), "9H") == {("dix", 1): 0}
    assert offered(changed(BICYCLE, dix=0), "9H") == {}


def melded(rules: Rules, *turns: str) -> tuple[MeldTable, list[int]]:
    """Lay the most valuable meld of each of these hands in turn; return the table and the points each added."""
    table, points = MeldTable(), []
    for cards in turns:
        hand = parse_cards(cards)
        meld = possible_melds(hand, table, Suit.HEARTS, rules)[0]
        _, table, _ = lay(hand, table, meld, Suit.HEARTS, rules)
        points.append(meld.points)
    return table, points


def test_the_king_and_queen_of_a_run_never_marry_however_much_a_marriage_is_worth() -> None:
    for preset in (BICYCLE, HAYES):
        rules = changed(preset, run=50, royal_marriage=40)
        table, points = melded(rules, "AH TH KH QH JH")
        assert points == [50]
        own_rules = changed(preset, run=50, royal_marriage=200)
        assert not [
            meld for meld in possible_melds(parse_cards("9C"), table, Suit.HEARTS, own_rules) if meld.points > 0
        ]


def test_an_upgrade_never_costs_points() -> None:
    rules = changed(HAYES, pinochle=100, double_pinochle=150)
    table, points = melded(rules, "QS JD", "QS JD")
    assert points == [100, 100]
    assert offered(rules, "9C", table) == {}
    assert offered(changed(HAYES, pinochle=100, double_pinochle=250), "9C", table) == {("pinochle", 2): 50}


# ---- card points -----------------------------------------------------------------------------------------------------


def test_cards_count_as_the_players_say() -> None:
    rules = patch(PRESETS[FOUR], {"scoring.own_ace": 11, "scoring.own_nine": 1, "scoring.own_king": 0})
    by_rank = {RANK_OF[face]: card_points(rules)[face] for face in FACES}
    assert {rank: by_rank[rank] for rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE)} == {
        Rank.ACE: 11,
        Rank.TEN: 10,
        Rank.KING: 0,
        Rank.QUEEN: 0,
        Rank.NINE: 1,
    }
    assert total_card_points(rules) == 8 * (11 + 10 + 1) + 10
    assert total_card_points(patch(rules, {"scoring.last_trick": 100})) == 8 * 22 + 100


def test_a_custom_number_for_a_rank_does_not_change_with_the_order_of_ranks() -> None:
    natural = {"deck.rank_order": "natural", "scoring.points_follow_rank": True, "scoring.card_points": "classic"}
    rules = patch(PRESETS[FOUR], {**natural, "scoring.own_ten": 7})
    points = card_points(rules)
    ace, ten, king, queen, jack = (points[face] for face in parse_cards("AS TS KS QS JS"))
    assert (ace, ten, king, queen, jack) == (11, 7, 10, 4, 3)


OWN_POINTS: Final = {key: option for key, option in OPTIONS.items() if key.startswith("scoring.own_")}


@given(
    st.sampled_from(sorted(PRESETS)),
    st.dictionaries(st.sampled_from(sorted(OWN_POINTS)), st.none() | st.integers(0, 100)),
    st.sampled_from(["classic", "simple", "counters"]),
)
def test_the_total_of_a_deal_is_that_of_its_cards(preset: str, own: dict[str, int | None], scheme: str) -> None:
    rules = patch(PRESETS[preset], {**own, "scoring.card_points": scheme})
    worth = card_points(rules)
    cards = total_card_points(rules) - rules.scoring.last_trick
    assert cards == sum(worth[face] for face in pack(rules))
    if not any(value is not None for value in own.values()):
        assert cards == 120 * rules.deck.copies  # catalogue, 0.3


# ---- bids and target -------------------------------------------------------------------------------------------------


@given(
    minimum=st.integers(0, 5000),
    step=st.integers(1, 500),
    big=st.none() | st.tuples(st.integers(1, 9000), st.integers(1, 500)),
    amount=st.integers(0, 9990),
)
def test_the_next_bid_is_always_a_legal_one(minimum: int, step: int, big: tuple[int, int] | None, amount: int) -> None:
    bids = BidRange(minimum, 20_000, step, *(big or (None, 50)))
    lowest = bids.at_least(amount)
    assert lowest >= max(minimum, amount)
    assert bids.refusal(lowest) is None
    between = range(max(minimum, amount, 1), lowest)
    assert all(bids.refusal(each) is not None for each in between)


def bid_range(rules: Rules) -> BidRange:
    game = Game(rules)
    match = game.start(0)
    match = game.apply(match, game.deal_out(pack(rules), 0)).after
    prompt = require(game.prompt(match))
    assert prompt.bids is not None
    return prompt.bids


def test_the_steps_of_bids_can_be_custom() -> None:
    rules = patch(
        PRESETS[FOUR],
        {
            "auction.increment": 7,
            "auction.big_step_from": 200,
            "auction.big_step": 30,
            "auction.under_the_gun_min": 100,
        },
    )
    bids = bid_range(rules)
    assert bids.minimum == 105
    assert [bids.at_least(amount) for amount in (150, 155, 190, 197, 211)] == [154, 161, 196, 210, 240]
    summed = patch(PRESETS["summed_bid_partnership"], {"auction.increment": 15})
    assert bid_range(summed).amounts(3) == (15, 30, 45)
