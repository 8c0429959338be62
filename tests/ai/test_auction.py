"""Bidding: hands that must bid and hands that must pass in every game, and what imagined deals contribute."""

from __future__ import annotations

import itertools
import random
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import own_worths, partners_meld, safe_bid
from pinochle_qt.ai.decide.bidding.imagined_auction import ImaginedAuction
from pinochle_qt.ai.decide.bidding.rivals import HABITS, Bidders, Offer
from pinochle_qt.ai.decide.bidding.trial import PROBABLE
from pinochle_qt.ai.decide.exchange import tried_cards
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.inference.strength import STRENGTHS
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Bid, DealCards, Give, NameTrump, Pass
from pinochle_qt.engine.calls import has_marriage
from pinochle_qt.engine.cards import Suit, parse_cards, without
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.variants.presets import PRESETS
from tests.ai.auction_table import imagined_deals
from tests.checks import require, some
from tests.engine import running

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

EXPERT = SKILL_BY_LEVEL["expert"]
SINGLE, DOUBLE = PRESETS["single_deck_partnership"], PRESETS["double_deck_four_handed"]
TOURNAMENT = PRESETS["double_deck_tournament"]
SURE = {
    "single_deck_partnership": "AS TS KS QS JS AS JD AH AD AC KS QS",
    "partnership_four_handed": "AS TS KS QS JS AS JD AH AD AC KS QS",
    "double_deck_four_handed": "AS AS TS TS KS KS QS QS JS JS AH AH AD AD AC AC JD JD KH QH",
    "double_deck_tournament": "AS AS TS TS KS KS QS QS JS JS AH AH AD AD AC AC JD JD KH QH",
}
"""For each game, a hand with sure meld and a good suit."""
WORTHLESS = {
    "single_deck_partnership": "9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD",
    "partnership_four_handed": "9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD",
    "double_deck_four_handed": "JS JS TS QC JH JH TH QH QH JC TC TC JC QC TD TD QD TS TH QH",
    "double_deck_tournament": "JS JS TS QC JH JH TH QH QH JC TC TC JC QC TD TD QD TS TH QH",
}
UNCLEAR = "AS TS KS JS 9S QH TH 9H JD 9D JC 9C"
"""A single-deck hand with which either a bid or a pass is reasonable."""
TOO_WEAK = "AS TS JS 9S QH TH 9H JD 9D TD JC 9C"
"""A single-deck hand that is far too weak for the bids of the others."""
BORDERLINE = "AS TS KS JS 9S TH 9H JD 9D QC JC 9C"
"""A single-deck hand that will not make a high bid, but should not let the others have one either."""
TWO_SUITS = "AS TS KS QS 9S AH TH KH QH 9H 9D 9C"
"""A hand with two equally good suits."""
every_good_player = pytest.mark.parametrize("skill", ["steady", "strong", "expert"])


def dealt(rules: Rules, hand: str, seed: int = 1) -> tuple[Game, MatchState]:
    """Deal a match among Experts in which seat 0 holds this hand and bids first."""
    game, cards = Game(rules), parse_cards(hand)
    rest = list(without(pack(rules), cards))
    random.Random(seed).shuffle(rest)
    size, players = rules.deal.hand_size, rules.table.players
    others = (tuple(rest[at * size : (at + 1) * size]) for at in range(players - 1))
    return game, game.apply(game.start(skills=("expert",) * players), DealCards((cards, *others))).after


def asked(rules: Rules, hand: str, seed: int = 1) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 at its first bid."""
    game, match = dealt(rules, hand, seed)
    prompt = require(game.prompt(match))
    assert (prompt.seat, prompt.kind) == (0, "bid")
    return observe(rules, match, 0), prompt


def asked_for_trump(hand: str) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 when it has won a single-deck auction."""
    game, match = dealt(SINGLE, hand)
    assert match.deal is not None
    match = replace(match, deal=replace(match.deal, contract=Contract(0, 250), stage=1))
    prompt = require(game.prompt(match))
    assert (prompt.seat, prompt.kind) == (0, "trump")
    return observe(SINGLE, match, 0), prompt


def asked_again(hand: str, *others: int | None, totals: tuple[int, int] = (0, 0)) -> tuple[Observation, Prompt]:
    """Return the observation and the prompt of seat 0 after it has opened and the others have bid, or passed (None)."""
    game, match = dealt(SINGLE, hand)
    match = game.apply(replace(match, totals=totals), Bid(0, 250)).after
    for seat, amount in enumerate(others, 1):
        match = game.apply(match, Pass(seat) if amount is None else Bid(seat, amount)).after
    prompt = require(game.prompt(match))
    assert (prompt.seat, prompt.kind) == (0, "bid")
    return observe(SINGLE, match, 0), prompt


def mean_height(seen: Observation, seat: Seat) -> float:
    """Return how high another seat would bid on average in the deals that seat 0 imagines."""
    return fmean(each.offers[seat].height for each in imagined_deals(seen))


@every_good_player
@pytest.mark.parametrize("preset", SURE)
def test_a_hand_with_sure_meld_and_a_good_suit_is_never_passed(preset: str, skill: str) -> None:
    seen, prompt = asked(PRESETS[preset], SURE[preset])
    assert isinstance(make_player(skill, 1).choose(seen, prompt, 60.0), Bid)


@every_good_player
@pytest.mark.parametrize("preset", WORTHLESS)
def test_a_worthless_hand_passes(preset: str, skill: str) -> None:
    seen, prompt = asked(PRESETS[preset], WORTHLESS[preset])
    assert isinstance(make_player(skill, 1).choose(seen, prompt, 60.0), Pass)


@pytest.mark.parametrize("preset", ["single_deck_partnership", "double_deck_four_handed"])
def test_clear_decisions_are_not_simulated(preset: str) -> None:
    for hand in (SURE[preset], WORTHLESS[preset]):
        seen, prompt = asked(PRESETS[preset], hand)
        assert ThinkingPlayer(EXPERT, 1).decide(seen, prompt, 60.0) == Policy().decide(seen, prompt, None)


def test_close_decisions_are_simulated() -> None:
    seen, prompt = asked(SINGLE, UNCLEAR)
    assert "works" in str(ThinkingPlayer(EXPERT, 1).decide(seen, prompt, 60.0).reason)


def test_whether_a_hand_bids_depends_on_how_well_the_others_play() -> None:
    seen, prompt = asked_again(UNCLEAR, 280, None, None)
    skills = (("expert", skill, "expert", skill) for skill in ("novice", "steady", "expert"))
    chosen = [ThinkingPlayer(EXPERT, 1).choose(replace(seen, skills=each), prompt, 60.0) for each in skills]
    assert [type(action) for action in chosen] == [Bid, Bid, Pass]


def test_a_bid_that_may_win_the_match_is_made_even_with_a_mediocre_hand() -> None:
    early, prompt = asked_again(UNCLEAR, 330, None, None)
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(early, prompt, 60.0), Pass)
    late, prompt = asked_again(UNCLEAR, 330, None, None, totals=(1200, 1250))
    decision = ThinkingPlayer(EXPERT, 1).decide(late, prompt, 60.0)
    assert isinstance(decision.action, Bid)
    assert decision.reason.why is Why.MAY_DECIDE


def test_a_bid_that_mostly_fails_is_made_only_if_it_may_decide_the_game() -> None:
    seldom = 0
    for hand in (BORDERLINE, TOO_WEAK, UNCLEAR):
        for others in itertools.product((None, 270), (None,), (None, 300, 340, 380)):
            if others == (None, None, None):
                continue
            for totals in ((0, 0), (1200, 1250)):
                decision = ThinkingPlayer(EXPERT, 1).decide(*asked_again(hand, *others, totals=totals), 60.0)
                shares = [part.facts.get("share", 100) for part in decision.reason.parts()]
                if isinstance(decision.action, Bid) and min(map(int, map(str, shares))) < 100 * PROBABLE:
                    seldom += 1
                    assert totals == (1200, 1250)
                    assert decision.reason.why is Why.MAY_DECIDE
    assert seldom


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("9C JC QC KC JD TD AD 9H JH JH AH TS", 300),
        ("JC TC AC QD KD 9H QH KH KH TH TS AS", 280),
        ("JC TC AC QD KD 9H QH KH KH TH TS AS", 300),
    ],
)
def test_a_weaker_hand_suffices_against_rule_based_players(hand: str, bid: int) -> None:
    seen, prompt = asked_again(hand, None, None, bid)
    bold, careful = (
        ThinkingPlayer(EXPERT, 1).decide(replace(seen, skills=("expert", skill) * 2), prompt, 60.0)
        for skill in ("steady", "expert")
    )
    assert isinstance(bold.action, Bid)
    assert isinstance(careful.action, Pass)
    (share,) = (part.facts["share"] for part in bold.reason.parts() if "share" in part.facts)
    assert 100 * STRENGTHS["steady"].asked <= int(str(share)) < 100 * STRENGTHS["expert"].asked


@pytest.mark.parametrize("others", [("", ""), ("", "expert")])
@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("JC JC QC 9D QD KD AD JH QH KH KS TS", 290),
        ("AC KD TD 9H JH QH TH 9S KS TS AS AS", 300),
        ("9C QC TC 9D QD AD QH QH TH 9S KS AS", 280),
    ],
)
def test_human_players_do_not_get_cheap_contracts_as_experts_do(hand: str, bid: int, others: tuple[str, str]) -> None:
    seen, prompt = asked_again(hand, None, None, bid)
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(seen, prompt, 60.0), Pass)
    skills = ("expert", others[0], "expert", others[1])
    decision = ThinkingPlayer(EXPERT, 1).decide(replace(seen, skills=skills), prompt, 60.0)
    assert isinstance(decision.action, Bid)
    assert decision.reason.why is Why.SELDOM_BUT_GAINS


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("9C TC 9D JD TD AD 9H QH KH JS QS TS", 290),
        ("9C 9C KC TC 9D TD QH AH QS KS TS TS", 270),
        ("JC KC TC 9D JD QD KD JH QH KH 9S AS", 290),
    ],
)
def test_a_contract_that_mostly_fails_is_not_bid_although_the_simple_rules_would(hand: str, bid: int) -> None:
    asked = asked_again(hand, None, None, bid)
    assert isinstance(Policy().choose(*asked, None), Bid)
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked, 60.0)
    assert isinstance(decision.action, Pass)
    assert decision.reason.why is Why.WORKS
    (share,) = (part.facts["share"] for part in decision.reason.parts() if "share" in part.facts)
    assert int(str(share)) < 100 * PROBABLE


def test_a_gain_that_is_too_small_is_not_worth_a_contract_that_often_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_again("JC QC TC AC KD KD TD KH AH 9S JS AS", None, None, 310)
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked, 60.0)
    assert isinstance(decision.action, Bid)
    monkeypatch.setattr(
        "pinochle_qt.ai.decide.bidding.trial.WORTH_IT", (decision.values[0][1] + 1) / total_card_points(SINGLE)
    )
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked, 60.0)
    assert isinstance(decision.action, Pass)
    assert decision.reason.why is Why.WORKS_FOR_LITTLE


def test_a_player_who_minds_failures_accepts_a_small_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_again("QC KC TC AC JD QD TD TD JH KH JS AS", None, None, 340)
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked, 60.0)
    assert isinstance(decision.action, Pass)
    assert decision.reason.why is Why.FAILS_TOO_OFTEN
    monkeypatch.setattr("pinochle_qt.ai.decide.bidding.trial.FAILURE", 0.0)
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(*asked, 60.0), Bid)


@pytest.mark.parametrize("hand", ["9C JC QC TC KD AD QH QH KH JS QS TS", "9C AC QD KD KD 9H JH AH JS JS TS AS"])
def test_a_partner_is_not_outbid_for_a_small_gain(hand: str) -> None:
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked_again(hand, 260, 270, None), 60.0)
    assert isinstance(decision.action, Pass)
    assert decision.values[0][1] > 0
    assert decision.reason.why is Why.LEFT_TO_PARTNER


@pytest.mark.parametrize(
    ("hand", "bid", "totals"),
    [
        ("TC QD KD AD JH QH TH 9S JS KS KS AS", 340, (1300, 900)),
        ("9C JC JC KC JD JD 9H KH KS TS TS AS", 340, (1300, 900)),
        ("9C JC TC JD QD 9H KH TH 9S JS QS AS", 360, (1300, 900)),
    ],
)
def test_a_contract_that_seldom_works_is_not_bid_in_the_hope_that_somebody_bids_more(
    hand: str, bid: int, totals: tuple[int, int]
) -> None:
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked_again(hand, None, None, bid, totals=totals), 60.0)
    assert isinstance(decision.action, Pass)
    assert decision.values[0][1] > 20, "somebody might indeed bid more and fail"


def test_sides_near_the_target_do_not_outbid_each_other_far_beyond_their_hands() -> None:
    hands = (
        "9C JC QD QD KD 9H QH KH TH AH 9S JS",
        "9C QC QC AC 9D JD JD JH AH QS KS TS",
        "KC KD AD 9H JH QH KH TH JS QS TS AS",
        "JC KC TC TC AC 9D TD TD AD 9S KS AS",
    )
    game = Game(SINGLE)
    match = replace(game.start(2, skills=("expert",) * 4), totals=(1170, 1250))
    match = game.apply(match, DealCards(tuple(map(parse_cards, hands)))).after
    shares = []
    while (prompt := require(game.prompt(match))).kind == "bid":
        player = ThinkingPlayer(EXPERT, 580140 + require(prompt.seat))
        decision = player.decide(observe(SINGLE, match, prompt.seat), prompt, 60.0)
        if isinstance(decision.action, Bid):
            shares += [int(str(part.facts["share"])) for part in decision.reason.parts() if "share" in part.facts]
        match = game.apply(match, decision.action).after
    assert min(shares) < 100 * PROBABLE, "both sides fear that the other one wins the match"
    assert min(shares) >= 25


def test_a_contract_that_seldom_works_is_bid_to_keep_the_others_from_winning_the_match() -> None:
    asked = asked_again("JC KC TC 9D QD KD AD JH JH KH TH AS", None, None, 340, totals=(1350, 1250))
    decision = ThinkingPlayer(EXPERT, 1).decide(*asked, 60.0)
    assert isinstance(decision.action, Bid)
    assert decision.reason.why is Why.MAY_DECIDE


@pytest.mark.parametrize(("totals", "is_won"), [((240, 979), True), ((979, 979), False), ((240, 240), False)])
def test_a_side_that_wins_the_match_by_passing_risks_no_bid(totals: tuple[int, int], *, is_won: bool) -> None:
    """With 979 of 1000 points, the melds of a defender are enough, and the others are too far behind."""
    rules = PRESETS["binokel_four_handed"]
    game, match = running.dealt(rules, "", "TC KC TD KD KD JD 7D TH KH QH QS", dealer=3, totals=totals)
    match = running.after(game, match, Bid(1, 160), Bid(2, 170), Pass(3), Bid(0, 220))
    decision = ThinkingPlayer(EXPERT, 1).decide(observe(rules, match, 1), require(game.prompt(match)), 60.0)
    assert (decision.reason.why is Why.PASSING_WINS) == is_won
    assert isinstance(decision.action, Pass) or not is_won


def test_a_losing_bid_is_left_to_opponents_even_if_it_may_win_them_the_match() -> None:
    seen, prompt = asked_again(WORTHLESS["single_deck_partnership"], 350, None, None, totals=(1200, 1250))
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(seen, prompt, 60.0), Pass)


def test_opponents_are_not_pushed_with_a_hand_that_cannot_play() -> None:
    seen, prompt = asked_again(WORTHLESS["single_deck_partnership"], 320, None, 330)
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(seen, prompt, 60.0), Pass)


def test_a_partner_who_listens_is_never_misled() -> None:
    seen, prompt = asked_again(WORTHLESS["single_deck_partnership"], 320, 330, 340)
    assert isinstance(ThinkingPlayer(EXPERT, 1).choose(seen, prompt, 60.0), Pass)


@pytest.mark.parametrize(("rules", "hand"), [(SINGLE, "single_deck_partnership"), (DOUBLE, "double_deck_four_handed")])
def test_how_much_a_bid_surprises_depends_on_the_points_in_the_pack(rules: Rules, hand: str) -> None:
    seen, _ = asked(rules, SURE[hand])
    world = imagined_deals(seen)[0].world
    assert Bidders(seen, 0).in_world(world, random.Random(1)).agreement == pytest.approx(1.0)
    worth = max(own_worths(world.hands[1], replace(seen, viewer=1))) + partners_meld(replace(seen, viewer=1))
    for part in (-0.25, 0.0, 0.25):
        amount = round(safe_bid(worth, rules) + part * total_card_points(rules))
        bold = Bidders(replace(seen, calls=(Call(1, amount),)), 0)
        expected = fmean(habit.exceeds(part) for habit in HABITS)
        assert bold.in_world(world, random.Random(1)).agreement == pytest.approx(expected, abs=0.05)


def test_overbidding_is_surprising_once_and_may_continue() -> None:
    seen, _ = asked(SINGLE, UNCLEAR)
    world, chance = imagined_deals(seen)[0].world, random.Random(1)
    worth = max(own_worths(world.hands[1], replace(seen, viewer=1))) + partners_meld(replace(seen, viewer=1))
    high = round(safe_bid(worth, SINGLE)) // 10 * 10 + 60
    at_once = Bidders(replace(seen, calls=(Call(1, high),)), 0)
    by_steps = Bidders(replace(seen, calls=(Call(1, high - 20), Call(0, high - 10), Call(1, high))), 0)
    assert by_steps.in_world(world, chance).agreement == at_once.in_world(world, chance).agreement
    heights = [at_once.in_world(world, chance).offers[1].height for _ in range(50)]
    assert min(heights) > high - 1
    assert max(heights) > high + 20


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_high_bid_suggests_a_good_hand_and_a_pass_a_poor_one(seat: Seat) -> None:
    seen, _ = asked(SINGLE, UNCLEAR)
    silent = mean_height(seen, seat)
    assert mean_height(replace(seen, calls=(Call(seat, 400),)), seat) > silent + 25
    assert mean_height(replace(seen, calls=(Call(seat, None),)), seat) < silent - 10


def test_others_are_imagined_to_bid_only_for_suits_that_they_may_name() -> None:
    rules = patch(SINGLE, {"auction.trump_must_hold": "marriage"})
    seen, _ = asked(rules, UNCLEAR)
    can_bid = 0
    for each in some(imagined_deals(seen)):
        for seat, offer in each.offers.items():
            may_name = [suit for suit in Suit if has_marriage(each.world.hands[seat], (suit,))]
            assert offer.suit in may_name or offer.height == -inf
            can_bid += bool(may_name)
            assert (offer.height > -inf) == bool(may_name)
    assert can_bid
    free, _ = asked(SINGLE, UNCLEAR)
    assert all(offer.height > -inf for each in imagined_deals(free) for offer in each.offers.values())


@pytest.mark.parametrize(
    ("options", "with_nothing", "with_dix"),
    [
        ({}, True, Suit.HEARTS),
        ({"needs_marriage": True}, False, Suit.HEARTS),
        ({"trump_must_hold": "marriage"}, False, Suit.CLUBS),
        ({"trump_must_hold": "run_marriage_or_dix"}, True, Suit.HEARTS),
        ({"trump_must_hold": "run_marriage_or_dix", "names_suit": True}, False, Suit.HEARTS),
    ],
    ids=str,
)
def test_a_hand_is_imagined_to_bid_where_it_may(
    options: dict[str, OptionValue], with_nothing: bool, with_dix: Suit
) -> None:
    rules = patch(SINGLE, {f"auction.{name}": value for name, value in options.items()})
    seen, _ = asked(rules, UNCLEAR)
    bidders, world = Bidders(seen, 0), imagined_deals(seen)[0].world

    def offer(hand: str) -> Offer:
        hands = (world.hands[0], parse_cards(hand), *world.hands[2:])
        return bidders.in_world(world._replace(hands=hands), random.Random(1)).offers[1]

    assert (offer("AS AS TS TS KS JS AH TH QH JH AD TD").height > -inf) == with_nothing
    assert offer("AH AH TH KH JH 9H KC QC AS TD JD JS").suit is with_dix


def test_bidders_are_imagined_with_the_marriage_that_a_bid_needs() -> None:
    rules = patch(SINGLE, {"auction.needs_marriage": True})
    seen, _ = asked(rules, UNCLEAR)
    after_bid = imagined_deals(replace(seen, calls=(Call(1, 250),)))
    assert all(has_marriage(each.world.hands[1]) for each in some(after_bid))
    assert not all(has_marriage(each.world.hands[2]) for each in after_bid)


def test_an_opening_that_the_rules_may_require_says_nothing_about_the_hand() -> None:
    free, _ = asked(SINGLE, UNCLEAR)
    forced = replace(free, rules=patch(SINGLE, {"auction.forced_open": "first_bidder"}))
    opened = (Call(1, 400),)
    assert mean_height(replace(forced, calls=opened), 1) == mean_height(forced, 1)
    assert mean_height(replace(free, calls=opened), 1) > mean_height(free, 1)


@pytest.mark.parametrize(
    ("heights", "limit", "ending"),
    [
        ((300, 200, 280), 350, (0, 310)),
        ((300, 200, 280), 290, (1, 300)),
        ((300, 200, 280), None, (1, 250)),  # a pass lets the opponents have it
        ((300, 200, 320), 250, (1, 260)),  # a player outbids a partner only with far more
        ((300, 200, 320), None, (3, 260)),
        ((200, 300, 200), 400, (0, 250)),
        ((200, 320, 200), 400, (0, 270)),
        ((200, 320, 290), None, (2, 290)),
    ],
)
def test_an_auction_goes_on_until_nobody_bids_more(
    heights: tuple[int, int, int], limit: int | None, ending: tuple[Seat, int]
) -> None:
    seen, _ = asked(SINGLE, UNCLEAR)
    offers = {seat: Offer(height, Suit.SPADES, over_partner=60) for seat, height in enumerate(heights, 1)}
    assert ImaginedAuction(seen, 0, 250).end(offers, limit) == ending


@pytest.mark.parametrize("seed", range(50))
def test_a_higher_limit_changes_nothing_for_a_player_who_wins_the_auction_anyway(seed: int) -> None:
    seen, _ = asked(SINGLE, UNCLEAR)
    chance, auction, limits = random.Random(seed), ImaginedAuction(seen, 0, 250), range(250, 400, 12)
    offers = {seat: Offer(chance.randrange(200, 400), Suit.SPADES, chance.choice((0, 60))) for seat in (1, 2, 3)}
    assert auction.ends(offers, limits) == [auction.end(offers, limit) for limit in limits]


def test_high_bids_rise_in_the_larger_steps_of_the_rules() -> None:
    seen, _ = asked(TOURNAMENT, SURE["double_deck_tournament"])
    offers = {1: Offer(675, Suit.SPADES), 2: Offer(500, Suit.SPADES), 3: Offer(500, Suit.SPADES)}
    assert ImaginedAuction(seen, 0, 590).end(offers, 800) == (0, 650)
    assert ImaginedAuction(seen, 0, 600).end(offers, 600) == (1, 650)


def test_a_pass_over_a_high_bid_only_rules_out_the_next_step() -> None:
    seen, _ = asked(TOURNAMENT, SURE["double_deck_tournament"])
    seen = replace(seen, calls=(Call(0, 600), Call(1, None)))
    bidders, rival = Bidders(seen, 0), imagined_deals(seen)[0]
    heights = [bidders.in_world(rival.world, random.Random(seed)).offers[1].height for seed in range(30)]
    assert max(heights) <= 650


def test_a_player_who_has_passed_bids_no_more() -> None:
    seen, _ = asked_again(UNCLEAR, 260, None, 270)
    offers = {seat: Offer(400, Suit.SPADES, over_partner=60) for seat in (1, 2, 3)}
    assert ImaginedAuction(seen, 0, 280).end(offers, None) == (1, 340)
    assert ImaginedAuction(seen, 0, 280).end({**offers, 1: Offer(200, Suit.SPADES)}, None) == (3, 270)


@pytest.mark.parametrize(("rule", "ending"), [("last_player_forced", (3, 250)), ("redeal_next_dealer", None)])
def test_an_auction_without_a_bid_ends_as_the_rules_say(rule: str, ending: tuple[Seat, int] | None) -> None:
    seen, _ = asked(SINGLE, UNCLEAR)
    seen = replace(seen, rules=patch(SINGLE, {"auction.all_pass": rule}))
    offers = {seat: Offer(100, Suit.SPADES) for seat in (1, 2, 3)}
    assert ImaginedAuction(seen, 0, 250).end(offers, None) == ending


def test_a_deal_is_played_the_same_way_whatever_was_bid() -> None:
    seen, _ = asked(SINGLE, SURE["single_deck_partnership"])
    world = imagined_deals(seen)[0].world
    imagined = ImaginedDeals(seen, 0, 7)
    low, high = (imagined.played(world, 0, bid, Suit.SPADES) for bid in (250, 5000))
    assert low.made == 1
    assert high.made == 0
    assert low.value > 0 > high.value
    assert imagined.played(world, 0, 250, Suit.SPADES) == ImaginedDeals(seen, 0, 7).played(world, 0, 250, Suit.SPADES)


@pytest.mark.parametrize("seed", range(6))
def test_luck_in_imagined_deals_does_not_decide_between_equal_suits(seed: int) -> None:
    seen, prompt = asked_for_trump(TWO_SUITS)
    usual = Policy().choose(seen, prompt, None)
    assert isinstance(usual, NameTrump)
    assert ThinkingPlayer(EXPERT, seed).choose(seen, prompt, 60.0) == usual


def test_without_time_the_simple_rules_bid() -> None:
    seen, prompt = asked(SINGLE, UNCLEAR)
    assert ThinkingPlayer(EXPERT, 1).decide(seen, prompt, 0.0) == Policy().decide(seen, prompt, None)


def test_without_time_the_simple_rules_name_trump() -> None:
    seen, prompt = asked_for_trump(TWO_SUITS)
    assert ThinkingPlayer(EXPERT, 1).decide(seen, prompt, 0.0) == Policy().decide(seen, prompt, None)


def test_an_unusual_choice_of_cards_to_give_is_better_in_other_deals_too() -> None:
    gains = list[float]()
    for seed in range(8):
        game, match = dealt(SINGLE, "AH AD AC TH TD TC KH KD KC JH JC 9H", seed)
        assert match.deal is not None
        deal = replace(match.deal, contract=Contract(2, 250), trump=Suit.SPADES, stage=2)
        match = replace(match, deal=deal)
        prompt, seen = require(game.prompt(match)), observe(SINGLE, match, 0)
        assert (prompt.seat, prompt.kind) == (0, "give")
        gift, usual = ThinkingPlayer(EXPERT, seed).choose(seen, prompt, 60.0), Policy().choose(seen, prompt, None)
        assert isinstance(gift, Give)
        assert isinstance(usual, Give)
        assert set(parse_cards("AH AD AC")) < set(gift.cards)
        if gift != usual:
            rows = tried_cards(seen, prompt, [usual.cards, gift.cards], replace(EXPERT, auction=500), seed, 60.0)
            gains.append(fmean(row[1].value - row[0].value for row in rows))
    assert gains
    assert fmean(gains) > 0


@pytest.mark.parametrize("skill", ["novice", "easy", "steady", "strong", "expert"])
def test_a_good_hand_with_one_turn_to_bid_bids_far_more_than_the_least(skill: str) -> None:
    seen, prompt = asked(patch(SINGLE, {"auction.rounds": "one"}), SURE["single_deck_partnership"])
    action = make_player(skill, 1).choose(seen, prompt, 60.0)
    assert isinstance(action, Bid)
    assert 300 <= action.amount <= 450


@pytest.mark.parametrize("skill", ["novice", "easy", "steady", "strong", "expert"])
def test_the_dealer_takes_a_contract_for_a_good_hand_at_the_same_height(skill: str) -> None:
    rules = patch(SINGLE, {"auction.rounds": "one_dealer_matches"})
    game, match = dealt(rules, SURE["single_deck_partnership"])
    match = replace(match, deal=replace(require(match.deal), dealer=0))
    for seat, amount in ((1, 250), (2, None), (3, 260)):
        match = game.apply(match, Pass(seat) if amount is None else Bid(seat, amount)).after
    prompt = require(game.prompt(match))
    assert make_player(skill, 1).choose(observe(rules, match, 0), prompt, 60.0) == Bid(0, 260)


def test_imagined_auctions_give_everybody_one_turn() -> None:
    rules = patch(SINGLE, {"auction.rounds": "one_dealer_matches"})
    seen, _ = asked(rules, UNCLEAR)
    offers = {seat: Offer(height, Suit.SPADES) for seat, height in ((1, 300.0), (2, 0.0), (3, 300.0))}
    auction = ImaginedAuction(seen, 0, 250)
    assert auction.end(offers, 400) == (3, 300)
    assert auction.end({**offers, 3: Offer(290.0, Suit.SPADES)}, 400) == (1, 300)
