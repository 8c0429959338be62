"""The odds of bids: what they consist of, that they stay as first reported, and that nothing hidden enters them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.bid_table import bid_table
from pinochle_qt.ai.decide.bidding.odds_work import OddsWork, retold
from pinochle_qt.ai.decide.bidding.rules_of_thumb import nameable
from pinochle_qt.ai.decide.bidding.trial import suits_to_try
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.judging import judge
from pinochle_qt.ai.odds import EVEN, SAFE, BidOdds, SuitOdds, has_odds, heights, percent
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.process.worker import DecisionRequest, WorkerState
from pinochle_qt.ai.reasons import Points, Reason, Why
from pinochle_qt.engine.actions import Bid, DealCards, Pass, ShootMoon
from pinochle_qt.engine.cards import SUITS, Suit, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import BidRange
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.engine.running import dealt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

LONG = 60.0
"""A time limit in seconds that no count reaches, so that results do not depend on how busy the machine is."""
SINGLE = PRESETS["single_deck_partnership"]
RUN_IN_HEARTS = "AH TH KH QH JH AS KS AD TD AC 9C JC"
NOTHING = "9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD"
WITH_BIDS = tuple(name for name, rules in PRESETS.items() if rules.auction.style == "standard")


def asked(hand: str, rules: Rules = SINGLE, seed: int = 1) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 at its first bid with this hand; the seed deals the others."""
    game, cards = Game(rules), parse_cards(hand)
    rest = list(without(pack(rules), cards))
    random.Random(seed).shuffle(rest)
    size = rules.deal.hand_size
    others = (tuple(rest[at * size : (at + 1) * size]) for at in range(rules.table.players - 1))
    match = game.apply(game.start(rules.table.players - 1), DealCards((cards, *others))).after
    prompt = require(game.prompt(match))
    assert prompt.seat == 0
    return observe(rules, match, 0), prompt


def course(seen: Observation, prompt: Prompt) -> list[BidOdds]:
    """Return every report on the odds for a prompt, in order."""
    work, steps = OddsWork(seen, prompt, SKILL_BY_LEVEL["expert"], 1, longest=LONG), list[BidOdds]()
    while not steps or not steps[-1].is_done:
        steps.append(work.go_on())
    return steps


def test_a_higher_bid_is_never_made_more_often() -> None:
    for suit in some(course(*asked(RUN_IN_HEARTS))[-1].suits):
        chances = [chance for chance in suit.chances if chance is not None]
        assert len(chances) == len(suit.chances)
        assert all(before >= after for before, after in pairwise(chances))


def test_odds_once_shown_stay() -> None:
    steps = course(*asked(RUN_IN_HEARTS))
    for before, after in pairwise(steps):
        assert [each.suit for each in after.suits][: len(before.suits)] == [each.suit for each in before.suits]
        for one, other in zip(before.suits, after.suits, strict=bool(before.suits)):
            assert all(old in {None, new} for old, new in zip(one.chances, other.chances, strict=True))
            assert one.brings in {None, other.brings}
    assert not steps[0].is_told
    assert steps[-1].is_told


def test_odds_use_only_what_the_seat_knows() -> None:
    """It makes no difference where the other players' cards are."""
    one, other = (course(*asked(RUN_IN_HEARTS, seed=seed))[-1] for seed in (1, 2))
    assert one.suits == other.suits
    assert one.deals == other.deals


def test_a_run_makes_its_suit_the_best_and_its_first_bids_safe() -> None:
    seen, prompt = asked(RUN_IN_HEARTS)
    odds = course(seen, prompt)[-1]
    best = odds.suits[0]
    assert best.suit is Suit.HEARTS
    assert best.meld == points_of(best_melds(prompt.hand, Suit.HEARTS, SINGLE))
    assert best.brings is not None
    assert best.brings > best.meld
    assert best.last(SAFE) is not None
    assert odds.best(250) == (Suit.HEARTS, best.chances[0])
    assert odds.advice == Bid(0, 250)
    assert odds.limit is not None
    assert odds.limit > 250


def test_with_a_worthless_hand_expert_passes_and_the_odds_say_why() -> None:
    odds = course(*asked(NOTHING))[-1]
    assert isinstance(odds.advice, Pass)
    assert odds.limit is None
    best = require(odds.best(250))
    assert best[1] < SAFE


def test_a_mark_follows_the_number_that_is_shown() -> None:
    row = SuitOdds(Suit.HEARTS, 0, 0.0, (0.95, 0.896, 0.496, 0.49))
    assert percent(0.896) == 90
    assert row.last(SAFE) == 1
    assert row.last(EVEN) == 2


def test_a_reason_quotes_the_chance_shown_in_the_table() -> None:
    """Expert decides by fewer deals than the odds; showing both numbers would give two answers to one question."""
    row = SuitOdds(Suit.HEARTS, 100, 300.0, (0.71, 0.6))
    odds = BidOdds((250, 260), (row,), 300)
    bid = Bid(0, 250)
    works = Why.WORKS.because(points=Points(250), suit=Suit.HEARTS, often=Why.MOSTLY.because(share=78))
    assert "71%" in str(retold(works, bid, odds))
    both = Why.AND.because(what=works, beside=Why.PASS_TOO_CLOSE.because())
    assert "71%" in str(retold(both, bid, odds))
    assert "78" not in str(retold(both, bid, odds))
    assert "71%" in str(retold(Why.GOOD_FOR.because(points=Points(300)), bid, odds))
    other = Why.MUST_OPEN.because()
    assert retold(other, bid, odds) == other


def test_a_pass_is_explained_with_the_best_suit_for_the_bid() -> None:
    """Spades bring more on average, but a bid of 270 is made more often with clubs, as anybody can read."""
    spades, clubs = SuitOdds(Suit.SPADES, 40, 173.0, (0.01, 0.01)), SuitOdds(Suit.CLUBS, 30, 169.0, (0.04, 0.04))
    odds = BidOdds((270, 280), (spades, clubs), 300)
    works = Why.WORKS.because(points=Points(270), suit=Suit.SPADES, often=Why.SELDOM.because(share=2))
    assert odds.best_suit is Suit.CLUBS
    assert retold(works, Pass(0), odds).suit is Suit.CLUBS
    assert retold(works, Bid(0, 270), odds).suit is Suit.CLUBS


IN_TWO_SUITS = "TS JS AD 9H JS QD KC QH JH QS QD AH"
"""A hand for which Expert, by fewer deals than the odds are counted in, finds spades best, though hearts are better."""


@pytest.mark.parametrize("names_suit", [False, True])
def test_a_hint_never_names_another_suit_than_the_odds_beside_it(*, names_suit: bool) -> None:
    seen, prompt = asked(IN_TWO_SUITS, patch(SINGLE, {"auction.names_suit": names_suit}))
    alone = ThinkingPlayer(SKILL_BY_LEVEL["expert"], 1).decide(seen, prompt, LONG)
    assert require(alone.reason).suit is Suit.SPADES
    odds = course(seen, prompt)[-1]
    assert odds.best_suit is Suit.HEARTS
    assert odds.advice == Bid(0, 250, Suit.HEARTS if names_suit else None)
    assert {part.suit for part in _parts(odds.reason)} <= {None, Suit.HEARTS}
    assert require(odds.reason).suit is Suit.HEARTS


def test_a_reason_omits_facts_about_another_suit() -> None:
    hearts, spades = SuitOdds(Suit.HEARTS, 0, 300.0, (0.7,)), SuitOdds(Suit.SPADES, 0, 290.0, (0.6,))
    odds = BidOdds((250,), (hearts, spades), 300)
    works = Why.WORKS.because(points=Points(250), suit=Suit.SPADES, often=Why.MOSTLY.because(share=66))
    for suit, is_kept in ((Suit.SPADES, False), (Suit.HEARTS, True)):
        both = Why.AND.because(what=works, beside=Why.OWN_RUN.because(suit=suit))
        told = retold(both, Bid(0, 250), odds)
        assert (Why.OWN_RUN in [part.why for part in told.parts()]) is is_kept
        assert told.suit is Suit.HEARTS


def test_the_best_suit_most_often_makes_the_highest_bid_with_even_chances() -> None:
    first, second = SuitOdds(Suit.HEARTS, 0, 300.0, (1.0, 0.52, 0.2)), SuitOdds(Suit.CLUBS, 0, 290.0, (0.99, 0.6, 0.1))
    assert BidOdds((250, 260, 270), (first, second), 300).best_suit is Suit.CLUBS
    assert BidOdds((250, 260, 270), (replace(first, chances=(0.0,) * 3), second), 300).best_suit is Suit.CLUBS
    assert (
        BidOdds((250,), (replace(first, chances=(1.0,)), replace(second, chances=(1.0,))), 300).best_suit is Suit.HEARTS
    )
    assert BidOdds((250,), (replace(first, chances=(None,)),), 300).best_suit is None


def test_the_reason_arrives_with_the_odds() -> None:
    seen, prompt = asked("AS TS KS JS 9S QH TH 9H JD 9D JC 9C")
    odds = course(seen, prompt)[-1]
    shares = [part.facts["share"] for part in _parts(odds.reason) if "share" in part.facts]
    named = [part for part in _parts(odds.reason) if "often" in part.facts]
    for part, share in some(zip(named, shares, strict=True)):
        suit, points = part.facts["suit"], part.facts["points"]
        assert isinstance(suit, Suit)
        assert isinstance(points, Points)
        chance = require(odds.chance(suit, points.amount))
        assert percent(chance) == share


@pytest.mark.parametrize(
    ("reason", "action", "share"),
    [
        (Why.GOOD_FOR.because(points=Points(300)), Bid(0, 260), 60),
        (Why.BETTER_SUIT.because(suit=Suit.HEARTS, points=Points(400)), Bid(0, 250), 71),
        (Why.BETTER_SUIT.because(suit=Suit.SPADES, points=Points(400)), Bid(0, 250), 71),
        (Why.OWN_RUN.because(suit=Suit.SPADES), Bid(0, 250), 71),
        (Why.TAKES_BACK.because(points=Points(400)), Bid(0, 260), 60),
        (Why.GOOD_FOR_LITTLE.because(), Pass(0), None),
    ],
)
def test_the_simple_rules_give_way_to_the_numbers_shown(reason: Reason, action: SeatAction, share: int | None) -> None:
    hearts, spades = SuitOdds(Suit.HEARTS, 100, 300.0, (0.71, 0.6)), SuitOdds(Suit.SPADES, 0, 200.0, (0.3, 0.2))
    odds = BidOdds((250, 260), (hearts, spades), 300)
    told = retold(reason, action, odds)
    if share is None:
        assert told == reason  # "too weak" is no argument for 71%, but Expert has passed for it
    else:
        assert told.why is Why.WORKS
        assert f" {share}%" in str(told)
    works = Why.WORKS.because(points=Points(250), suit=Suit.HEARTS, often=Why.MOSTLY.because(share=78))
    if isinstance(action, Bid):
        both = Why.AND.because(what=works, beside=reason)
        assert str(retold(both, action, odds)) == str(retold(works, action, odds))


def test_a_weak_hand_is_told_how_rarely_its_bid_would_succeed() -> None:
    odds = BidOdds((250, 260), (SuitOdds(Suit.HEARTS, 20, 180.0, (0.21, 0.1)),), 300)
    for why in (Why.GOOD_FOR_LITTLE.because(), Why.GOOD_FOR_ONLY.because(points=Points(240))):
        assert str(retold(why, Pass(0), odds)) == "Bidding 250 in hearts works only about 21% of the time."
    partner = Why.PARTNER_HAS_IT.because()
    assert retold(partner, Pass(0), odds) == partner


# ---- which bids have a column ----------------------------------------------------------------------------------------


def odds_of(chances: Sequence[float], *others: Sequence[float]) -> BidOdds:
    """Return odds with these chances, from a bid of 250 up; the rest of the bids is never made."""
    rows = [(*row, *[0.0] * (160 - len(row))) for row in (chances, *others)]
    suits = tuple(SuitOdds(suit, 0, 300.0, row) for suit, row in zip(SUITS, rows, strict=False))
    return BidOdds(tuple(range(250, 250 + 1600, 10)), suits, 300, is_done=True)


SLOPE = tuple(1 - at / 20 for at in range(21))


@pytest.mark.parametrize("most", [1, 2, 3, 5, 8, 11])
@pytest.mark.parametrize(
    "chances",
    [
        SLOPE,
        (*[1.0] * 44, *SLOPE),
        (*[0.99] * 20, *[0.87] * 30, *[0.3] * 30),
        (*[0.87] * 50, 0.5),
        [1.0] * 160,
        [0.0] * 160,
        (0.02, 0.01),
        (*[1.0] * 100, 0.6, 0.2),
        tuple(1 - at / 160 for at in range(160)),
    ],
    ids=str,
)
def test_the_columns_are_the_lowest_bid_and_those_at_which_the_chance_changes(
    chances: Sequence[float], most: int
) -> None:
    odds = odds_of(chances)
    shown = odds.telling(most)
    assert list(shown) == sorted(set(shown))
    assert len(shown) == most
    assert set(shown) <= set(odds.amounts)
    row = odds.suits[0]
    told = [percent(odds.chance(row.suit, amount) or 0.0) for amount in shown]
    if most >= 3:
        assert shown[0] == 250
        for mark in (SAFE, EVEN):
            last = row.last(mark)
            assert last is None or odds.amounts[last] in shown
    if most >= 8:
        between = {percent(each) for each in row.chances if each is not None and 3 <= percent(each) <= 97}
        # no more columns of the same number than there are columns to fill
        assert len(set(told)) >= min(most - 2, len(between))


def test_a_bid_that_always_succeeds_takes_one_column_when_others_are_in_doubt() -> None:
    """The odds of 44 bids were all 100, and those of the bid in question out of sight."""
    odds = odds_of((*[1.0] * 44, *SLOPE))
    shown = odds.telling(11)
    assert [percent(odds.chance(SUITS[0], amount) or 0.0) for amount in shown].count(100) <= 2
    assert sum(690 <= amount <= 880 for amount in shown) >= 9


def test_the_columns_use_the_best_suit_for_each_bid() -> None:
    shown = odds_of([0.2] * 4, (*[1.0] * 20, *SLOPE)).telling(11)
    assert shown[0] == 250
    assert all(amount >= 430 for amount in shown[1:])


@pytest.mark.parametrize("preset", WITH_BIDS)
def test_the_columns_are_chosen_with_the_first_numbers(preset: str) -> None:
    rules = PRESETS[preset]
    game, cards = Game(rules), list(pack(rules))
    random.Random(3).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(tuple(cards), 0)).after
    prompt = game.prompt(match)
    while prompt is not None and (prompt.kind != "bid" or prompt.bids is None):
        match = game.apply(match, prompt.choices[0]).after
        prompt = game.prompt(match)
    assert prompt is not None
    work, told = OddsWork(observe(rules, match, prompt.seat), prompt, SKILL_BY_LEVEL["expert"], 1), list[BidOdds]()
    while not told or not told[-1].is_told:
        told.append(work.go_on())
    columns = {odds.telling(11) for odds in told if odds.suits}
    assert len(columns) == 1
    (shown,) = columns
    chances = [max(odds.chance(suit, amount) or 0.0 for suit in SUITS) for odds in told[-1:] for amount in shown]
    assert chances[-1] < EVEN  # however good the hand, the bids go far enough
    assert not any(odds.estimates for odds in told if not odds.suits)


def _parts(reason: Reason | None) -> list[Reason]:
    return [] if reason is None else list(reason.parts())


@pytest.mark.parametrize("preset", WITH_BIDS)
def test_every_auction_in_which_the_highest_bid_wins_has_odds(preset: str) -> None:
    rules = PRESETS[preset]
    game, cards = Game(rules), list(pack(rules))
    random.Random(3).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(tuple(cards), 0)).after
    prompt = game.prompt(match)
    while prompt is not None and prompt.kind != "bid":
        match = game.apply(match, prompt.choices[0]).after
        prompt = game.prompt(match)
    assert prompt is not None
    assert has_odds(prompt) == (prompt.bids is not None)
    if prompt.bids is None:
        return
    work = OddsWork(observe(rules, match, prompt.seat), prompt, SKILL_BY_LEVEL["expert"], 1)
    while not (odds := work.go_on()).suits:
        pass
    assert odds.amounts[0] == prompt.bids.minimum
    assert sorted(each.suit for each in odds.suits) == sorted(nameable(prompt))


@pytest.mark.parametrize("calls", [[Bid(0, 250)], [Bid(0, 250), ShootMoon(0)]])
def test_the_moon_is_imagined_only_where_it_may_be_bid(
    calls: list[Bid | ShootMoon], monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = Mock(side_effect=as_shooter)
    monkeypatch.setattr(f"{bid_table.__module__}.as_shooter", shot)
    rules = patch(SINGLE, {"match.shoot_the_moon": "1000", "match.moon_time": "bid"})
    few = replace(SKILL_BY_LEVEL["expert"], auction=4)
    found = bid_table(*asked(RUN_IN_HEARTS, rules), calls, few, 1, LONG)
    assert len(found.bids) == len(calls)
    assert shot.call_count == len(calls) - 1


def test_summed_bids_have_no_odds() -> None:
    rules = PRESETS["summed_bid_partnership"]
    prompt = asked(NOTHING, rules)[1]
    assert prompt.kind == "bid"
    assert not has_odds(prompt)


def test_without_jump_bids_higher_bids_still_have_odds() -> None:
    rules = patch(SINGLE, {"auction.jump_bids": False})
    prompt = asked(RUN_IN_HEARTS, rules)[1]
    assert prompt.bids is not None
    assert len(prompt.bids.amounts(5)) == 1
    assert heights(prompt.bids)[:3] == (250, 260, 270)
    assert heights(BidRange(590, 9990, 10, 600, 50))[:4] == (590, 600, 650, 700)


def test_the_worker_continues_a_question_and_starts_over_with_another_one() -> None:
    seen, prompt = asked(RUN_IN_HEARTS)
    desk, question = WorkerState(), DecisionRequest(seen, prompt, "", 1)
    first, second = (desk.answered(number, question).odds for number in (1, 2))
    assert first is not None
    assert second is not None
    assert second.deals == 2 * first.deals
    other = require(desk.answered(3, DecisionRequest(replace(seen, number=seen.number + 1), prompt, "", 1)).odds)
    assert other.deals == first.deals


def test_looking_back_quotes_the_same_chances_as_the_odds_of_the_same_deals() -> None:
    """A bid has the same chance wherever it is shown: in the rows of answers, and in the odds below them."""
    seen, prompt = asked("AS TS KS JS 9S QH TH 9H JD 9D JC 9C")
    opinion = judge(seen, prompt, Pass(0), 1, replace(SKILL_BY_LEVEL["expert"], auction=60))
    odds = require(opinion.odds)
    assert odds.is_told
    bids = [row for row in opinion.rows if isinstance(row.action, Bid)]
    assert bids
    for row in bids:
        assert isinstance(row.action, Bid)
        assert row.chance in {odds.chance(suit, row.action.amount) for suit in SUITS}


@pytest.mark.parametrize(("needed", "suits"), [("marriage", {Suit.SPADES}), ("any", set(SUITS))])
def test_only_suits_that_the_bidder_may_name_have_odds(needed: str, suits: set[Suit]) -> None:
    """Hearts are the best suit by far, but only spades have a marriage."""
    rules = patch(PRESETS["double_deck_tournament"], {"auction.trump_must_hold": needed})
    seen, prompt = asked("AH AH AH AH TH TH TH TH KH KH JH JH AS KS QS AD TD AC TC JC", rules)
    work = OddsWork(seen, prompt, SKILL_BY_LEVEL["expert"], 1, longest=LONG)
    while not (odds := work.go_on()).suits:
        pass
    assert {each.suit for each in odds.suits} == suits
    assert suits_to_try(prompt, seen)[0] is (Suit.SPADES if needed == "marriage" else Suit.HEARTS)


def test_the_widow_may_bring_the_marriage_that_trump_needs() -> None:
    rules = patch(PRESETS["auction_pinochle"], {"auction.trump_must_hold": "marriage"})
    game, match = dealt(rules)
    assert nameable(require(game.prompt(match))) == SUITS
    names_first = patch(rules, {"widow.trump_first": True})
    game, match = dealt(names_first, "AH TH KH QH AS TS KS JS AD TD QD AC TC QC JC")
    assert nameable(require(game.prompt(match))) == (Suit.HEARTS,)
