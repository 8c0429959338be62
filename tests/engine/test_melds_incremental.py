"""Melding in stock games: the worked examples by ID, which copies a meld uses, and the most that can be paid."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, Suit, card_text, parse_card, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import (
    LaidCard,
    Meld,
    MeldTable,
    ShownMeld,
    exchange_dix,
    lay,
    play_from_table,
    possible_melds,
)
from pinochle_qt.engine.phases.stock_play import StockPlay
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules

HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
SIM = PRESETS["simplified_two_handed_150"]
B64 = PRESETS["bicycle_two_handed_64"]
W2 = PRESETS["wikipedia_two_handed"]
HEARTS, CLUBS = Suit.HEARTS, Suit.CLUBS


class Seat:
    """A seat in a stock game that melds step by step."""

    def __init__(self, rules: Rules, hand: str, trump: Suit = HEARTS) -> None:
        self.rules = rules
        self.trump = trump
        self.hand = parse_cards(hand)
        self.table = MeldTable()

    def points(self, kind: str, cards: str) -> set[int]:
        """Return the points that a meld of these cards can add now; empty if it is refused."""
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


class Turn:
    """The meld turn of seat 0 in a stock game whose turned card is the queen of hearts."""

    def __init__(self, rules: Rules, hand: str) -> None:
        self.phase = StockPlay(rules)
        stock = parse_cards("TC JC QH")
        self.deal = finished(rules, hands=(parse_cards(hand), ()), stock=stock, upcard=stock[-1], melder=0, ending=None)

    def _choices(self) -> list[ShowMelds]:
        prompt = require(self.phase.prompt(self.deal))
        return [choice for choice in prompt.choices if isinstance(choice, ShowMelds)]

    def kinds(self) -> list[str]:
        return [choice.melds[0].kind for choice in self._choices()]

    def show(self, kind: str) -> None:
        """Make the meld of this kind."""
        chosen = next(choice for choice in self._choices() if choice.melds[0].kind == kind)
        self.deal = self.phase.apply(self.deal, chosen).deal


Shown: TypeAlias = tuple["MeldKind", str, int]
RUN = "AH TH KH QH JH"


@pytest.mark.parametrize(("rules", "added"), [(HAY, 110), (B48, 150), (SIM, 110)], ids=["I01", "I02", "I03"])
def test_a_run_over_a_royal_marriage(rules: Rules, added: int) -> None:
    seat = Seat(rules, RUN)
    seat.meld("royal_marriage", "KH QH", 40)
    assert seat.points("run", RUN) == {added}
    seat.meld("run", RUN, added)
    assert seat.table.points == 40 + added


def test_i04_the_king_and_queen_of_a_run_cannot_marry_afterwards() -> None:
    seat = Seat(B48, RUN + " KH")
    seat.meld("run", RUN, 150)
    assert seat.points("royal_marriage", "KH QH") == set()
    seat.hand = (*seat.hand, parse_card("QH"))
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
    seat.table = play_from_table(seat.table, parse_card("QH"), 0)
    assert seat.points("run", RUN) == possible


@pytest.mark.parametrize(("rules", "both"), [(B48, True), (B64, True), (HAY, False), (SIM, False), (W2, False)])
def test_i19_a_dix_beside_the_one_meld_of_a_turn(rules: Rules, both: bool) -> None:
    turn = Turn(rules, "7H 9H KC QC")
    assert turn.kinds() == ["marriage", "dix"]
    turn.show("dix")
    assert turn.kinds() == (["marriage"] if both else [])
    other = Turn(rules, "7H 9H KC QC")
    other.show("marriage")
    assert other.kinds() == (["dix"] if both else [])


def test_i21_the_first_dix_takes_the_turned_card_and_the_second_only_counts() -> None:
    turn = Turn(HAY, "9H KC")
    turn.show("dix")
    assert turn.deal.upcard == turn.deal.stock[-1] == parse_card("9H")
    assert sorted(turn.deal.hands[0]) == sorted(parse_cards("KC QH"))
    assert turn.deal.tables[0].points == 10
    assert turn.deal.tables[0].cards_on_table == ()
    turn.deal = replace(turn.deal, melder=1, turn_melds=0, hands=(turn.deal.hands[0], parse_cards("9H AS")))
    turn.show("dix")
    assert turn.deal.tables[1].points == 10
    assert turn.deal.tables[1].cards_on_table == parse_cards("9H")
    assert turn.deal.upcard == parse_card("9H")
    assert turn.deal.hands[1] == parse_cards("AS")


def test_a_double_pinochle_pays_less_by_what_single_ones_have_paid() -> None:
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


def test_four_marriages_on_the_table_serve_as_kings_around_if_no_hand_card_is_needed() -> None:
    for rules, kings in ((SIM, {80}), (B48, set())):
        seat = Seat(rules, "KC QC KD QD KH QH KS QS")
        for suit in "CDS":
            seat.meld("marriage", f"K{suit} Q{suit}", 20)
        seat.meld("royal_marriage", "KH QH", 40)
        assert seat.points("kings", "KC KD KH KS") == kings


def test_a_dix_on_the_table_is_exchanged_before_one_in_hand() -> None:
    seat = Seat(B48, "9H 9H")
    seat.meld("dix", "9H", 10)
    hand, table, source = exchange_dix(seat.hand, seat.table, parse_card("9H"))
    assert (source, table.cards_on_table, hand) == ("table", (), seat.hand)
    hand, table, source = exchange_dix(seat.hand, MeldTable(), parse_card("9H"))
    assert (source, hand) == ("hand", ())


def placed(seat: Seat, kind: str, cards: str, points: int) -> dict[str, int | None]:
    """Make a meld and return where each of its cards came from."""
    melds = possible_melds(seat.hand, seat.table, seat.trump, seat.rules)
    wanted = (kind, sorted(parse_cards(cards)), points)
    chosen = next(meld for meld in melds if (meld.kind, sorted(meld.cards), meld.points) == wanted)
    _, _, places = lay(seat.hand, seat.table, chosen, seat.trump, seat.rules)
    return {card_text(each.face): each.laid for each in places}


def laid(*cards: tuple[str, tuple[int, ...]], shown: Sequence[Shown]) -> MeldTable:
    """Return a table of cards with the melds in which each was used."""
    melds = tuple(ShownMeld(Meld(kind, parse_cards(text), points), points) for kind, text, points in shown)
    return MeldTable(tuple(LaidCard(parse_card(text), uses) for text, uses in cards), melds)


PINOCHLE: Shown = ("pinochle", "QS JD", 40)
SPADES: Shown = ("marriage", "KS QS", 20)


def test_a_meld_takes_the_copies_on_the_table_before_those_in_hand() -> None:
    seat = Seat(SIM, "QS QH QC QD")
    seat.table = laid(("QS", (0,)), ("JD", (0,)), shown=(PINOCHLE,))
    assert placed(seat, "queens", "QS QH QC QD", 60) == {"QS": 0, "QH": None, "QC": None, "QD": None}


def test_of_two_copies_on_the_table_the_more_used_one_goes_first() -> None:
    seat = Seat(SIM, "QH QC QD")
    served = (("QS", (0,)), ("JD", (0,)), ("QS", (1, 2)), ("JD", (1,)), ("KS", (2,)))
    seat.table = laid(*served, shown=(PINOCHLE, PINOCHLE, SPADES))
    assert placed(seat, "queens", "QS QH QC QD", 60)["QS"] == 2


def test_of_two_equal_copies_the_one_laid_first_goes_first() -> None:
    seat = Seat(SIM, "QH QC QD")
    seat.table = laid(("JD", (0,)), ("QS", (0,)), ("QS", (1,)), ("JD", (1,)), shown=(PINOCHLE, PINOCHLE))
    assert placed(seat, "queens", "QS QH QC QD", 60)["QS"] == 1


def test_if_a_card_must_come_from_the_hand_the_least_used_one_stays_on_the_table() -> None:
    seat = Seat(B48, "KS KC")
    marriages: list[Shown] = [("marriage", f"K{suit} Q{suit}", 20) for suit in "SCD"]
    cards = (("KS", (0,)), ("KC", (1, 4)), ("KD", (2,)), ("KH", (3,)))
    seat.table = laid(*cards, shown=(*marriages, ("royal_marriage", "KH QH", 40), ("jacks", "JS JH JC JD", 40)))
    assert placed(seat, "kings", "KS KH KC KD", 80) == {"KS": None, "KH": 3, "KC": 1, "KD": 2}


def test_the_points_show_whether_a_run_absorbs_the_marriage() -> None:
    seat = Seat(HAY, "KH QH KH QH AH TH JH")
    seat.meld("royal_marriage", "KH QH", 40)
    assert seat.points("run", RUN) == {110, 150}
    over = {"AH": None, "TH": None, "KH": 0, "QH": 1, "JH": None}
    assert placed(seat, "run", RUN, 110) == over
    assert placed(seat, "run", RUN, 150) == dict.fromkeys(over)


def test_a_run_does_not_absorb_a_marriage_with_a_played_card() -> None:
    seat = Seat(HAY, "KH QH QH AH TH JH")
    seat.meld("royal_marriage", "KH QH", 40)
    seat.table = play_from_table(seat.table, parse_card("KH"), 0)
    seat.hand += parse_cards("KH")
    assert seat.points("run", RUN) == {150}


def test_a_run_that_absorbs_a_marriage_uses_its_king_rather_than_the_one_in_hand() -> None:
    rules = patch(HAY, {"melds.needs_hand_card": True})
    seat = Seat(rules, "KH")
    shown: list[Shown] = [("royal_marriage", "KH QH", 40), ("aces", "AH AS AC AD", 100), ("jacks", "JH JS JC JD", 40)]
    # no meld leaves a ten on the table, so here it represents a card that house rules might allow there
    cards = (("KH", (0,)), ("QH", (0,)), ("AH", (1,)), ("JH", (2,)), ("TH", ()))
    seat.table = laid(*cards, shown=shown)
    assert seat.points("run", RUN) == set()
    seat.hand += parse_cards("JH")
    assert seat.points("run", RUN) == {110}


def test_an_impossible_meld_is_not_laid() -> None:
    seat = Seat(B48, "KC QC")
    with pytest.raises(ValueError, match="cannot be made"):
        lay(seat.hand, seat.table, Meld("marriage", parse_cards("KC QC"), 40), HEARTS, B48)


def test_only_a_card_on_the_table_can_be_played_from_it() -> None:
    seat = Seat(B48, "KC QC KC")
    seat.meld("marriage", "KC QC", 20)
    assert play_from_table(seat.table, parse_card("KC"), 0).cards_on_table == parse_cards("QC")
    for nth in (-1, 1):
        with pytest.raises(ValueError, match="lies on the table"):
            play_from_table(seat.table, parse_card("KC"), nth)


@pytest.mark.parametrize(("rules", "for_run"), [(HAY, 150), (SIM, 150), (B48, 190)], ids=["HAY", "SIM", "B48"])
def test_the_pay_for_kings_queens_and_trump_runs_is_limited(rules: Rules, for_run: int) -> None:
    chance = random.Random(4)
    trumps = [face for face in pack(rules) if SUIT_OF[face] == HEARTS]
    pairs = rules.deck.copies
    highest = 0
    for _ in range(300):
        seat = Seat(rules, "")
        stock = chance.sample(trumps, len(trumps))
        while stock or chance.random() < 0.9:
            seat.hand = (*seat.hand, *stock[:2])
            stock = stock[2:]
            possible = possible_melds(seat.hand, seat.table, HEARTS, rules)
            choices = [meld for meld in possible if meld.kind in {"run", "royal_marriage"}]
            if choices:
                seat.hand, seat.table, _ = lay(seat.hand, seat.table, chance.choice(choices), HEARTS, rules)
            elif seat.table.laid and chance.random() < 0.05:
                seat.table = play_from_table(seat.table, chance.choice(seat.table.cards_on_table), 0)
        runs = sum(each.meld.kind == "run" for each in seat.table.shown)
        assert seat.table.points <= for_run * runs + 40 * (pairs - runs)
        highest = max(highest, seat.table.points)
    assert highest == for_run * pairs


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
            assert sorted((*hand, *table.cards_on_table)) == whole
            assert table.points == before + chosen.points
