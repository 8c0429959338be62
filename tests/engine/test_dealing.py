"""A match from its start: how the pack is dealt, which deals are refused, and the state after each event."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, DealCards, Pass
from pinochle_qt.engine.cards import SUIT_OF, parse_card, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import DealScored, MatchWon, Passed, TargetRaised
from pinochle_qt.engine.game import Game, Step
from pinochle_qt.engine.phase import PhaseEvent
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished, standing
from tests.engine.running import dealt, refused
from tests.session.driving import sitting_out

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

HAY = PRESETS["hayes_two_handed"]
A3 = PRESETS["three_handed_auction"]
PA4 = PRESETS["partnership_four_handed"]
SDP = PRESETS["single_deck_partnership"]
DRAFT = PRESETS["two_handed_draft"]


def shuffled(rules: Rules) -> list[Card]:
    cards = list(pack(rules))
    random.Random(7).shuffle(cards)
    return cards


# ---- the start -------------------------------------------------------------------------------------------------------


def test_everybody_starts_with_no_points() -> None:
    match = Game(PRESETS["check_pinochle"]).start()
    assert (match.totals, match.slides, match.checks) == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert (match.target, match.number, match.next_dealer, match.people) == (1000, 0, 2, 3)
    match = Game(sitting_out("check_pinochle", "dealer")).start(1)
    assert (match.totals, match.slides, match.checks, match.next_dealer) == ((0,) * 4, (0,) * 4, (0,) * 4, 1)
    match = Game(SDP).start(0)
    assert (match.totals, match.slides, match.checks, match.next_dealer) == ((0, 0), (0, 0), (), 0)


@pytest.mark.parametrize("dealer", [-1, 4, 5, 9])
def test_only_someone_at_the_table_can_deal(dealer: int) -> None:
    with pytest.raises(ValueError, match="is not at the table"):
        Game(SDP).start(dealer)


# ---- dealing out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_dealt_cards_can_be_gathered_again(preset: str) -> None:
    game = Game(PRESETS[preset])
    cards = shuffled(game.rules)
    for dealer in range(game.rules.table.players):
        assert list(game.gathered(game.deal_out(cards, dealer), dealer)) == cards


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_starts_with_nothing_played(preset: str) -> None:
    game = Game(PRESETS[preset])
    match = game.start()
    deal = require(game.apply(match, game.deal_out(shuffled(PRESETS[preset]), match.next_dealer)).after.deal)
    assert not any((deal.widow_taken, deal.has_melds_on_table, deal.strict, deal.conceded, deal.no_suit))
    assert (deal.called, deal.gifts, deal.decided, deal.trick, deal.tricks) == ((),) * 5


def test_cards_are_dealt_in_packets_from_eldest_and_the_last_packet_is_the_remainder() -> None:
    rules = patch(PA4, {"deal.packet": 5})
    cards = shuffled(rules)
    hands = Game(rules).deal_out(cards, 2).hands
    assert [len(hand) for hand in hands] == [12] * 4
    assert list(hands[3]) == [*cards[:5], *cards[20:25], *cards[40:42]]
    assert list(hands[0]) == [*cards[5:10], *cards[25:30], *cards[42:44]]
    assert list(hands[2]) == [*cards[15:20], *cards[35:40], *cards[46:48]]


def test_the_card_after_the_hands_is_turned_up_and_drawn_last() -> None:
    cards = shuffled(HAY)
    game = Game(HAY)
    deal = game.deal_out(cards, 0)
    assert list(deal.stock) == [*cards[25:], cards[24]]
    state = require(game.apply(game.start(0), deal).after.deal)
    assert (state.upcard, state.turned, state.trump) == (cards[24], cards[24], SUIT_OF[cards[24]])


def test_the_widow_is_the_rest_after_the_hands() -> None:
    cards = shuffled(A3)
    deal = Game(A3).deal_out(cards, 0)
    assert (list(deal.widow), deal.stock) == (cards[45:], ())


@pytest.mark.parametrize(("removed", "instead"), [("9C", "AS"), ("AS", "9C")])
def test_only_the_pack_of_the_game_is_dealt(removed: str, instead: str) -> None:
    cards = [*without(pack(SDP), [parse_card(removed)]), parse_card(instead)]
    with pytest.raises(ValueError, match=r"\w"):
        Game(SDP).deal_out(cards, 0)
    hands = tuple(tuple(cards[at : at + 12]) for at in range(0, 48, 12))
    game = Game(SDP)
    assert refused(game, game.start(), DealCards(hands)) is Refusal.WRONG_CARDS


@pytest.mark.parametrize("sizes", [(15, 15, 16), (16, 15, 14), (15, 15), (15, 15, 12, 3)])
def test_every_hand_has_the_right_size(sizes: tuple[int, ...]) -> None:
    cards, hands = list(pack(A3)), []
    for size in sizes:
        hands.append(tuple(cards[:size]))
        cards = cards[size:]
    game = Game(A3)
    deal = DealCards(tuple(hands), stock=tuple(cards[3:]), widow=tuple(cards[:3]))
    assert refused(game, game.start(), deal) is Refusal.WRONG_CARDS


@pytest.mark.parametrize("size", [0, 2])
def test_the_widow_has_the_right_size(size: int) -> None:
    cards = pack(A3)
    hands = tuple(cards[at : at + 15] for at in (0, 15, 30))
    game = Game(A3)
    for deal in (
        DealCards(hands, stock=cards[45 + size :], widow=cards[45 : 45 + size]),
        DealCards(hands, stock=cards[45:] if size else (), widow=()),
    ):
        assert refused(game, game.start(), deal) is Refusal.WRONG_CARDS


def test_without_a_widow_no_card_is_set_aside() -> None:
    cards = pack(HAY)
    game = Game(HAY)
    deal = DealCards((cards[:12], cards[12:24]), stock=cards[25:], widow=cards[24:25])
    assert refused(game, game.start(), deal) is Refusal.WRONG_CARDS


def test_in_a_draft_hands_start_empty() -> None:
    game = Game(DRAFT)
    for hands in (((),), ((), (), ()), (pack(DRAFT)[:1], ())):
        stock = pack(DRAFT)[len(hands[0]) :]
        assert refused(game, game.start(), DealCards(hands, stock)) is Refusal.WRONG_CARDS
    state = require(game.apply(game.start(), DealCards(((), ()), pack(DRAFT))).after.deal)
    assert (state.hands, len(state.stock)) == (((), ()), 48)


# ---- state after each event ------------------------------------------------------------------------------------------


def test_deals_are_counted() -> None:
    game, match = dealt(patch(PA4, {"auction.forced_open": "none"}))
    for number in (1, 2, 3):
        assert match.number == number
        assert match.deal is not None
        assert match.deal.number == number
        for seat in range(4):
            prompt = require(game.prompt(match))
            assert prompt.seat == (number - 1 + seat) % 4
            step = game.apply(match, Pass(prompt.seat))
            match = step.after
        assert [type(phase_event.event).__name__ for phase_event in step.events] == ["Passed", "DealScored"]
        assert step.match_after(0) == replace(step.before, deal=step.events[0].deal)
        assert step.match_after(0).results == step.before.results
        assert step.match_after(1) is step.after
        match = game.apply(match, game.deal_out(list(pack(PA4)), match.next_dealer)).after


def test_a_step_is_complete_only_after_its_last_event() -> None:
    game, match = dealt(A3)
    for action in (Bid(0, 300), Pass(1)):
        match = game.apply(match, action).after
    step = game.apply(match, Pass(2))
    assert [type(phase_event.event).__name__ for phase_event in step.events] == ["Passed", "AuctionWon", "WidowTaken"]
    assert [step.match_after(at).deal for at in range(2)] == [phase_event.deal for phase_event in step.events[:2]]
    assert [step.match_after(at) is step.after for at in range(3)] == [False, False, True]


def test_each_event_has_the_deal_as_it_was_right_after_it() -> None:
    game, match = dealt(SDP)
    for action in (Bid(0, 250), Pass(1), Pass(2)):
        match = game.apply(match, action).after
    step = game.apply(match, Pass(3))
    assert [type(phase_event.event).__name__ for phase_event in step.events] == ["Passed", "AuctionWon"]
    middle = step.match_after(0)
    assert middle.deal == step.events[0].deal
    assert middle.deal is not None
    assert middle.deal.contract is None
    assert step.match_after(1) is step.after


@pytest.mark.parametrize(
    ("totals", "events"),
    [((0, 0), [DealScored]), ((1500, 1600), [DealScored, TargetRaised]), ((1500, 0), [DealScored, MatchWon])],
)
def test_the_standing_changes_with_the_scoring(totals: tuple[int, int], events: list[type]) -> None:
    rules = patch(SDP, {"match.both_over": "raise_target"})
    deal = finished(rules, contract=Contract(0, 200), tricks=[(0, 240), (1, 0)])
    before = standing(rules, totals)
    closed, closing = close_deal(rules, before, deal)
    assert [type(phase_event.event) for phase_event in closing] == events
    step = Step(before, Pass(0), (PhaseEvent(Passed(0, help=False), deal), *closing), closed)
    assert step.match_after(0) == replace(before, deal=deal)
    for at in range(1, len(step.events)):
        assert step.match_after(at) is closed
