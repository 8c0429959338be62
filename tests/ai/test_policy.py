"""The rule-based player: legal everywhere, better than chance, blind to hidden cards, and a sane partner."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import safe_bid
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import Bid, DealCards, Give, Pass, Play
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import BidRange, Pick, Prompt
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Call, Contract, MatchState
from pinochle_qt.engine.tricks import strict_position
from pinochle_qt.session.simulation import Simulation, play_match
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction

SDP = PRESETS["single_deck_partnership"]
GAMES = ("single_deck_partnership", "simplified_two_handed_150")


def shuffled(game: Game, match: MatchState, chance: random.Random) -> MatchState:
    cards = list(pack(game.rules))
    chance.shuffle(cards)
    return game.apply(match, game.deal_out(cards, match.next_dealer)).after


@pytest.mark.parametrize("preset", PRESETS)
def test_every_question_of_every_game_gets_a_legal_answer(preset: str) -> None:
    game, chance, policy = Game(PRESETS[preset]), random.Random(6), Policy()
    match = game.start()
    for _ in range(3):
        match = shuffled(game, match, chance)
        while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
            decision = policy.decide(observe(game.rules, match, prompt.seat), prompt, None)
            assert prompt.allows(decision.action), f"{decision.action}: {prompt.refusal(decision.action)}"
            assert decision.reason
            match = game.apply(match, decision.action).after
        if game.prompt(match) is None:
            return


def test_the_policy_takes_more_points_than_random_play_with_the_same_cards() -> None:
    game, policy = Game(SDP), Policy()
    lead = 0
    for seed in range(16):
        for side in (0, 1):
            rng = random.Random(seed)
            match = shuffled(game, game.start(), rng)
            by_chance = RandomPlayer(random.Random(seed))
            while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
                seat = prompt.seat or 0
                # both sides bid and pass cards the same way, so that only the play differs
                is_policy = prompt.kind != "play" or seat % 2 == side
                player = policy if is_policy else by_chance
                match = game.apply(match, player.choose(observe(SDP, match, seat), prompt, None)).after
            tricks = match.results[-1].tricks
            lead += tricks[side] - tricks[1 - side]
    assert lead > 16 * 2 * 15


@pytest.mark.parametrize("preset", GAMES)
def test_hidden_cards_do_not_change_the_choice_of_the_policy(preset: str) -> None:
    game, policy, chance = Game(PRESETS[preset]), Policy(), random.Random(2)
    match = shuffled(game, game.start(), chance)
    compared = 0
    while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
        deal, seat = require(match.deal), prompt.seat or 0
        others = [each for each in range(game.rules.table.players) if each != seat and not deal.shown[each]]
        if len(others) >= 2 or deal.stock[1:-1]:
            hands = list(deal.hands)
            pool = [face for each in others for face in hands[each]] + list(deal.stock[:-1])
            chance.shuffle(pool)
            for each in others:
                hands[each] = tuple(sorted(pool[: len(hands[each])]))
                pool = pool[len(hands[each]) :]
            stock = (*pool, *deal.stock[-1:])
            other_world = replace(match, deal=replace(deal, hands=tuple(hands), stock=tuple(stock)))
            seen, swapped = observe(game.rules, match, seat), observe(game.rules, other_world, seat)
            if seen == swapped:
                compared += 1
                assert policy.choose(swapped, prompt, None) == policy.choose(seen, prompt, None)
        match = game.apply(match, policy.choose(observe(game.rules, match, seat), prompt, None)).after
    assert compared > 5


def in_play(hand: str, trick: str, *, leader: int, declarer: int, trump: Suit = Suit.SPADES) -> Play:
    """Return what seat 0 plays in a fresh four-handed deal."""
    game = Game(SDP)
    match = shuffled(game, game.start(), random.Random(1))
    cards, played = tuple(sorted(parse_cards(hand))), parse_cards(trick)
    seen = replace(
        observe(SDP, match, 0),
        hand=cards,
        trick=played,
        leader=leader,
        trump=trump,
        contract=Contract(declarer, 300),
        strict=True,
    )
    position = strict_position(SDP, cards, played, trump)
    legal = position.legal()
    prompt = Prompt(
        0,
        "play",
        SDP,
        choices=tuple(Play(0, face) for face in legal),
        hand=cards,
        trump=trump,
        position=position,
        cards=legal,
    )
    action = Policy().choose(seen, prompt, None)
    assert isinstance(action, Play)
    return action


def test_a_defender_does_not_lead_trumps_for_the_declarer() -> None:
    assert in_play("KS QS JS 9H QH JD 9D KC", "", leader=0, declarer=1).card not in parse_cards("KS QS JS")


def test_the_last_player_gives_partner_counters_and_keeps_the_trump_ace() -> None:
    played = in_play("AS TS KD QD 9C", "9H AH JH", leader=1, declarer=0)
    assert played.card in parse_cards("TS AS")
    assert played.card == parse_cards("TS")[0]


def test_a_complete_run_is_never_broken_while_other_cards_can_go() -> None:
    game = Game(SDP)
    match = shuffled(game, game.start(), random.Random(1))
    hand = tuple(sorted(parse_cards("AS TS KS QS JS JD 9H 9H JH QC 9C 9D AC AD TD KD")))
    seen = replace(observe(SDP, match, 0), hand=hand, trump=Suit.SPADES, contract=Contract(0, 300))
    prompt = Prompt(0, "give", SDP, pick=Pick(4, hand, hand), receiver=2, hand=hand, trump=Suit.SPADES)
    action = Policy().choose(seen, prompt, None)
    assert isinstance(action, Give)
    assert not set(action.cards) & set(parse_cards("AS TS KS QS JS JD AC AD"))


def test_a_hand_with_sure_meld_and_a_good_suit_is_never_passed() -> None:
    game = Game(SDP)
    match = game.start()
    strong = parse_cards("AS TS KS QS JS AS JD AH AD AC KS QS")
    rest = list(pack(SDP))
    for face in strong:
        rest.remove(face)
    match = game.apply(match, DealCards((strong, *(tuple(rest[i : i + 12]) for i in (0, 12, 24))))).after
    prompt = require(game.prompt(match))
    assert isinstance(Policy().choose(observe(SDP, match, 0), prompt, None), Bid)


def test_a_worthless_hand_passes() -> None:
    game = Game(SDP)
    match = game.start()
    weak = parse_cards("9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD")
    rest = list(pack(SDP))
    for face in weak:
        rest.remove(face)
    match = game.apply(match, DealCards((weak, *(tuple(rest[i : i + 12]) for i in (0, 12, 24))))).after
    prompt = require(game.prompt(match))
    assert isinstance(Policy().choose(observe(SDP, match, 0), prompt, None), Pass)


def test_an_unknown_skill_is_refused_with_a_list_of_the_known_ones() -> None:
    with pytest.raises(ValueError, match="steady"):
        make_player("champion", 1)


def calling(hand: str, *calls: Call) -> SeatAction:
    """Return what seat 0 calls after these calls."""
    game, cards = Game(SDP), tuple(sorted(parse_cards(hand)))
    seen = replace(observe(SDP, shuffled(game, game.start(), random.Random(1)), 0), hand=cards, calls=calls)
    bids = BidRange((calls[-1].amount or 0) + 10, 10_000, 10)
    prompt = Prompt(0, "bid", SDP, choices=(Pass(0),), hand=cards, bids=bids)
    return Policy().choose(seen, prompt, None)


def test_a_partner_is_not_outbid_by_a_hand_that_would_outbid_an_opponent() -> None:
    hand = "AS TS KS QS JS 9S AH TH 9D JD AC 9C"
    amount = next(each for each in range(600, 0, -10) if isinstance(calling(hand, Call(1, each)), Bid))
    assert isinstance(calling(hand, Call(2, amount)), Pass)


def test_bids_are_more_cautious_if_the_partner_passes_no_cards() -> None:
    passing, plain = PRESETS["racehorse_passing"], PRESETS["partnership_four_handed"]
    assert safe_bid(400, plain) < safe_bid(400, passing) < 400
    assert safe_bid(500, plain) - safe_bid(400, plain) == pytest.approx(100)


def test_nobody_bids_further_above_the_meld_than_may_be_played() -> None:
    rules = patch(PRESETS["single_deck_partnership"], {"scoring.own_nine": 70, "auction.forced_open": "first_bidder"})
    game, chance, cards = Game(rules), random.Random(5), list(pack(rules))
    outcomes = list[str]()
    for _ in range(12):
        chance.shuffle(cards)
        match = game.apply(game.start(), game.deal_out(cards, 0)).after
        while (prompt := game.prompt(match)) is not None and prompt.seat is not None:
            match = game.apply(match, Policy().choose(observe(rules, match, prompt.seat), prompt, None)).after
        outcomes.append(match.results[-1].outcome)
    assert outcomes.count("not_on_board") < len(outcomes) // 2


def test_a_hand_that_may_not_bid_says_so_in_a_summed_auction() -> None:
    rules = patch(PRESETS["summed_bid_partnership"], {"auction.needs_marriage": True})
    played = play_match(Simulation(rules, "summed", ("computer:steady",) * 4, games=1, seed=2, max_deals=6), 1)
    assert played.tally.deals >= 6
