"""Auction pinochle: who melds, when a deal and a match end, and who pays whom (catalogue, 1.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass, ShowMelds
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.events import Conceded, DealScored
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.chips import TABLES, chips_for, kitty_of
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.end_of_deal import settle
from pinochle_qt.engine.state import READING, WHOLE_OFF_BOARD, Contract, Ending, MatchState
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished, meld
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import OptionValue, Rules

AUCTION = PRESETS["auction_pinochle"]


def paid(
    changes: Mapping[str, OptionValue],
    *,
    bid: int = 300,
    trump: Suit | None = Suit.CLUBS,
    points: int = 400,
    ending: Ending | None = None,
    people: int = 3,
    reading: int = READING,
) -> tuple[int, ...]:
    """Return everybody's chips after a first deal in which seat 0 played for a bid and came to some points."""
    rules = patch(AUCTION, changes)
    match = Game(rules).start(people=people, reading=reading)
    deal = finished(
        rules,
        contract=Contract(0, bid),
        melds=((meld(200),), (), ()),
        tricks=((0, points - 200), (1, 20)),
        trump=trump,
        carried=match.totals,
    )
    if ending is not None:
        deal = replace(deal, ending=ending)
    settled, _ = settle(
        rules, match, replace(facts_of(rules, deal), seated=tuple(range(1, 4)) if people > 3 else (0, 1, 2))
    )
    return settled.totals


def test_everybody_pays_for_a_made_bid_and_gets_twice_as_much_for_a_lost_one() -> None:
    assert paid({}) == (6, -3, -3)
    assert paid({}, points=290) == (-12, 6, 6)
    assert paid({"scoring.set_multiplier": 1}, points=290) == (-6, 3, 3)


def test_points_beyond_the_bid_are_worth_nothing() -> None:
    assert paid({}, points=300) == paid({}, points=449)


@pytest.mark.parametrize("outcome", ["conceded", "thrown_in"])
def test_giving_up_costs_the_bid_once_in_any_suit(outcome: str) -> None:
    ending = Ending(outcome, 0)  # type: ignore[arg-type]
    assert paid({}, ending=ending, trump=Suit.SPADES) == (-6, 3, 3)


@pytest.mark.parametrize(
    ("giving_up", "reading", "chips"),
    [("bid", READING, 3), ("half", READING, 3), ("half", WHOLE_OFF_BOARD - 1, 2), ("bid", WHOLE_OFF_BOARD - 1, 3)],
)
def test_a_hand_that_is_not_on_the_board_costs_the_whole_bid(giving_up: str, reading: int, chips: int) -> None:
    """In games of older records it costs half where giving up does."""
    ending = Ending("not_on_board", 0)
    options = {"scoring.giving_up": giving_up}
    assert paid(options, ending=ending, trump=Suit.SPADES, reading=reading) == (-2 * chips, chips, chips)


def test_spades_count_double_and_hearts_triple() -> None:
    both = {"scoring.suit_chips": "spades_and_hearts"}
    assert paid({}, trump=Suit.SPADES) == (12, -6, -6)
    assert paid({}, trump=Suit.HEARTS) == (6, -3, -3)
    assert paid(both, trump=Suit.HEARTS, points=290) == (-36, 18, 18)
    assert paid({"scoring.suit_chips": "same"}, trump=Suit.SPADES) == (6, -3, -3)


@pytest.mark.parametrize(("bid", "chips"), [(200, 2), (290, 2), (300, 3), (340, 3), (350, 5), (690, 25), (1200, 30)])
def test_a_bid_is_worth_what_the_table_says(bid: int, chips: int) -> None:
    assert chips_for(AUCTION, bid) == chips


def test_in_every_table_a_higher_bid_is_worth_more() -> None:
    assert all(list(worths) == sorted(set(worths)) for _, worths in TABLES.values())


def test_a_kitty_is_one_more_payer() -> None:
    assert paid({"scoring.kitty": "every_bid"}) == (9, -3, -3)
    assert paid({"scoring.kitty": "from_350"}) == (6, -3, -3)
    assert paid({"scoring.kitty": "from_350"}, bid=350) == (15, -5, -5)
    assert kitty_of(paid({"scoring.kitty": "every_bid"}, points=290)) == 6


def test_those_who_sit_out_pay_and_are_paid_as_well() -> None:
    rests = {"table.sit_out": "dealer"}
    assert paid(rests, people=4) == (-3, 9, -3, -3)
    assert paid(rests, people=4, points=290) == (6, -18, 6, 6)


def in_trump_phase(rules: Rules = AUCTION) -> tuple[Game, MatchState]:
    """Return a deal in which seat 0 has to name trump for 300."""
    game, match = dealt(rules, "AS TS KS QS JS")
    return game, after(game, match, Bid(0, 300), Pass(1), Pass(2))


def test_only_the_bidder_melds() -> None:
    game, match = in_trump_phase()
    match = after(game, match, NameTrump(0, Suit.SPADES))
    prompt = require(game.prompt(match))
    assert (prompt.kind, prompt.seat) == ("show", 0)
    assert not observe(AUCTION, match, 1).has_melded
    match = after(game, match, ShowMelds(0, prompt.best))
    assert observe(AUCTION, match, 1).has_melded
    assert require(game.prompt(match)).kind == "bury"


def test_a_bidder_who_concedes_after_the_widow_ends_the_deal_at_once() -> None:
    game, match = in_trump_phase()
    step = game.apply(match, Concede(0))
    assert [type(each.event) for each in step.events] == [Conceded, DealScored]
    assert step.after.results[-1].score == (-6, 3, 3)
    assert step.after.results[-1].trump is None


def test_a_bidder_who_had_to_open_may_not_concede_unseen_for_nothing() -> None:
    game, match = dealt(patch(AUCTION, {"auction.forced_open": "first_bidder"}))
    match = after(game, match, Pass(1), Pass(2))
    assert Concede(0) in require(game.prompt(match)).choices
    assert Concede(0, unseen=True) not in require(game.prompt(match)).choices


def next_deal(game: Game, match: MatchState, *bids: int | None) -> MatchState:
    """Deal any cards, and let everybody bid this much or pass, in turn."""
    match = game.apply(match, game.deal_out(pack(game.rules), match.next_dealer)).after
    for amount in bids:
        seat = require(require(game.prompt(match)).seat)
        match = game.apply(match, Pass(seat) if amount is None else Bid(seat, amount)).after
    return match


def test_a_match_lasts_for_so_many_deals_without_those_that_everybody_passed() -> None:
    game = Game(patch(AUCTION, {"match.deals": 2}))
    match = next_deal(game, game.start(), 300, None, None)
    match = after(game, match, Concede(0))
    assert (match.totals, match.winners) == ((-6, 3, 3), ())
    match = next_deal(game, match, None, None, None)
    assert (match.results[-1].outcome, match.winners) == ("passed_out", ())
    match = next_deal(game, match, 300, None, None)
    assert require(match.deal).contract == Contract(2, 300)
    match = after(game, match, Concede(2))
    assert (match.totals, match.winners) == ((-3, 6, -3), (1,))


def test_those_with_as_many_chips_win_together() -> None:
    rules = patch(AUCTION, {"match.deals": 1})
    game, match = in_trump_phase(rules)
    assert game.apply(match, Concede(0)).after.winners == (1, 2)
