"""Melding in stock games: the worked examples, by their id, and the three re-use models on random positions."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import Meld, MeldTable, exchange_dix, lay, play_from_table, possible_melds
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
SIM = PRESETS["simplified_two_handed_150"]
W2 = PRESETS["wikipedia_two_handed"]
HEARTS, CLUBS = Suit.HEARTS, Suit.CLUBS


class Seat:
    """A seat of a stock game that melds step by step."""

    def __init__(self, rules: Rules, hand: str, trump: Suit = HEARTS) -> None:
        self.rules = rules
        self.trump = trump
        self.hand = parse_cards(hand)
        self.table = MeldTable()

    def points(self, kind: str, cards: str) -> set[int]:
        """Return what a meld of these cards may add now; empty if it is refused."""
        wanted = sorted(parse_cards(cards))
        return {
            meld.points
            for meld in possible_melds(self.hand, self.table, self.trump, self.rules)
            if meld.kind == kind and sorted(meld.cards) == wanted
        }

    def meld(self, kind: str, cards: str, points: int) -> None:
        """Make a meld that must be possible."""
        wanted = sorted(parse_cards(cards))
        chosen = next(
            meld
            for meld in possible_melds(self.hand, self.table, self.trump, self.rules)
            if (meld.kind, sorted(meld.cards), meld.points) == (kind, wanted, points)
        )
        self.hand, self.table, _ = lay(self.hand, self.table, chosen, self.trump, self.rules)


RUN = "AH TH KH QH JH"


@pytest.mark.parametrize(("rules", "added"), [(HAY, 110), (B48, 150), (SIM, 110)], ids=["I01", "I02", "I03"])
def test_a_run_over_a_royal_marriage(rules: Rules, added: int) -> None:
    seat = Seat(rules, RUN)
    seat.meld("royal_marriage", "KH QH", 40)
    assert seat.points("run", RUN) == {added}
    seat.meld("run", RUN, added)
    assert seat.table.points == 40 + added


def test_i04_a_runs_king_and_queen_cannot_marry_afterwards() -> None:
    seat = Seat(B48, RUN + " KH")
    seat.meld("run", RUN, 150)
    assert seat.points("royal_marriage", "KH QH") == set()
    seat.hand = (*seat.hand, *parse_cards("QH"))
    assert seat.points("royal_marriage", "KH QH") == {40}


def test_i08_bicycle_has_no_double_pinochle() -> None:
    seat = Seat(B48, "QS QS JD JD", CLUBS)
    seat.meld("pinochle", "QS JD", 40)
    seat.meld("pinochle", "QS JD", 40)
    assert seat.points("pinochle", "QS QS JD JD") == set()
    seat.hand = parse_cards("QS")
    assert seat.points("pinochle", "QS JD") == set()


def test_i09_a_pinochle_card_may_marry_in_another_turn() -> None:
    seat = Seat(B48, "QS JD KS", CLUBS)
    seat.meld("pinochle", "QS JD", 40)
    assert seat.points("marriage", "KS QS") == {20}


@pytest.mark.parametrize("rules", [HAY, B48, SIM, W2])
def test_i12_a_married_king_takes_no_second_queen(rules: Rules) -> None:
    seat = Seat(rules, "KC QC QC")
    seat.meld("marriage", "KC QC", 20)
    assert seat.points("marriage", "KC QC") == set()


def test_i15_two_royal_marriages_then_a_run_with_one_of_them() -> None:
    seat = Seat(B48, "KH QH KH QH AH TH JH")
    seat.meld("royal_marriage", "KH QH", 40)
    seat.meld("royal_marriage", "KH QH", 40)
    seat.meld("run", RUN, 150)
    assert seat.table.points == 230


@pytest.mark.parametrize(("rules", "possible"), [(HAY, set()), (B48, {150})], ids=["I16", "I17"])
def test_a_run_with_the_king_of_one_pair_and_another_queen(rules: Rules, possible: set[int]) -> None:
    seat = Seat(rules, "KH QH AH TH JH QH")
    seat.meld("royal_marriage", "KH QH", 40)
    queen = next(i for i, each in enumerate(seat.table.lying) if each == parse_cards("QH")[0])
    seat.table = play_from_table(seat.table, seat.table.lying[queen], 0)
    assert seat.points("run", RUN) == possible


def test_a_double_pinochle_pays_what_single_ones_left_open() -> None:
    seat = Seat(HAY, "QS QS JD JD", CLUBS)
    seat.meld("pinochle", "QS JD", 40)
    assert seat.points("pinochle", "QS QS JD JD") == {260}
    seat.meld("pinochle", "QS JD", 40)
    assert seat.points("pinochle", "QS QS JD JD") == {220}
    seat.meld("pinochle", "QS QS JD JD", 220)
    assert seat.table.points == 300


def test_the_original_form_pays_a_later_double_pinochle_in_full() -> None:
    seat = Seat(W2, "QS QS JD JD", CLUBS)
    seat.meld("pinochle", "QS JD", 40)
    seat.meld("pinochle", "QS QS JD JD", 300)
    assert seat.table.points == 340


def test_four_marriages_on_the_table_serve_as_kings_around_where_no_hand_card_is_needed() -> None:
    for rules, kings in ((SIM, {80}), (B48, set())):
        seat = Seat(rules, "KC QC KD QD KH QH KS QS")
        for suit in "CDS":
            seat.meld("marriage", f"K{suit} Q{suit}", 20)
        seat.meld("royal_marriage", "KH QH", 40)
        assert seat.points("kings", "KC KD KH KS") == kings


def test_a_dix_on_the_table_is_exchanged_before_one_in_hand() -> None:
    seat = Seat(B48, "9H 9H")
    seat.meld("dix", "9H", 10)
    hand, table, source = exchange_dix(seat.hand, seat.table, parse_cards("9H")[0])
    assert (source, table.lying, hand) == ("table", (), seat.hand)
    hand, table, source = exchange_dix(seat.hand, MeldTable(), parse_cards("9H")[0])
    assert (source, hand) == ("hand", ())


def test_cards_on_the_table_are_used_before_cards_in_hand() -> None:
    seat = Seat(SIM, "KH QH QH AH TH JH KH")
    seat.meld("royal_marriage", "KH QH", 40)
    seat.meld("run", RUN, 110)
    assert sorted(seat.hand) == sorted(parse_cards("KH QH"))


@pytest.mark.parametrize(("rules", "base"), [(HAY, 150), (SIM, 150), (B48, 190)], ids=["HAY", "SIM", "B48"])
def test_the_sum_paid_for_kings_queens_and_runs_of_trumps_is_bounded(rules: Rules, base: int) -> None:
    chance = random.Random(4)
    cards = [face for face in pack(rules) if face // 8 == HEARTS]
    for _ in range(200):
        seat = Seat(rules, "")
        seat.hand = tuple(chance.sample(cards, chance.randint(5, len(cards))))
        paid = 0
        while True:
            choices = [
                meld
                for meld in possible_melds(seat.hand, seat.table, HEARTS, rules)
                if meld.kind in {"run", "royal_marriage"}
            ]
            if not choices:
                break
            chosen = chance.choice(choices)
            paid += chosen.points
            seat.hand, seat.table, _ = lay(seat.hand, seat.table, chosen, HEARTS, rules)
        runs = sum(shown.meld.kind == "run" for shown in seat.table.shown)
        assert paid <= max(1, runs) * base + 40


@pytest.mark.parametrize("name", ["hayes_two_handed", "bicycle_two_handed_48", "simplified_two_handed_150"])
def test_every_offered_meld_can_be_laid_and_nothing_is_lost(name: str) -> None:
    rules, chance = PRESETS[name], random.Random(9)
    for _ in range(60):
        cards = list(pack(rules))
        chance.shuffle(cards)
        hand, table, trump = tuple(cards[:14]), MeldTable(), chance.choice(list(Suit))
        whole = sorted(hand)
        while melds := possible_melds(hand, table, trump, rules):
            before = table.points
            chosen: Meld = chance.choice(melds)
            hand, table, _ = lay(hand, table, chosen, trump, rules)
            assert sorted((*hand, *table.lying)) == whole
            assert table.points == before + chosen.points
