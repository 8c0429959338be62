"""The auction and naming trump: who may call what, and how it ends."""

from __future__ import annotations

import pytest

from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Bid, Concede, Give, NameTrump, Pass, ShowMelds
from pinochle_qt.engine.calls import is_nameable
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import BidMade
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import BidRange
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt, refused
from tests.session.driving import chance_player, new_session

SDP = PRESETS["single_deck_partnership"]
PA4 = PRESETS["partnership_four_handed"]
NO_MELD = "AS TS AS TS JH JH 9H 9H TC TC 9D 9D"
"""A hand of twelve cards without a marriage, pinochle or around."""


def test_eldest_bids_first_and_a_bid_must_exceed_the_last_one() -> None:
    game, match = dealt(SDP)
    prompt = require(game.prompt(match))
    assert prompt.seat == 0
    assert refused(game, match, Bid(0, 240)) is Refusal.BID_TOO_LOW
    assert refused(game, match, Bid(0, 255)) is Refusal.BID_STEP
    assert refused(game, match, Bid(1, 250)) is Refusal.NOT_YOUR_TURN
    assert refused(game, match, Bid(0, 10_000)) is Refusal.BID_TOO_HIGH
    match = after(game, match, Bid(0, 250))
    assert refused(game, match, Bid(1, 250)) is Refusal.BID_TOO_LOW
    match = after(game, match, Bid(1, 400))
    prompt = require(game.prompt(match))
    assert prompt.bids is not None
    assert prompt.bids.minimum == 410


def test_a_pass_is_final_and_the_last_one_left_is_declarer() -> None:
    game, match = dealt(SDP)
    match = after(game, match, Bid(0, 250), Pass(1), Pass(2, help=True), Bid(3, 260), Pass(0))
    assert match.deal is not None
    assert match.deal.contract is not None
    assert (match.deal.contract.declarer, match.deal.contract.bid) == (3, 260)
    assert [call.help for call in match.deal.calls] == [False, False, True, False, False]


def test_the_last_player_is_forced_at_the_minimum() -> None:
    game, match = dealt(SDP)
    match = after(game, match, Pass(0), Pass(1), Pass(2))
    assert match.deal is not None
    assert match.deal.contract is not None
    assert (match.deal.contract.declarer, match.deal.contract.bid, match.deal.contract.forced) == (3, 250, True)


def test_s24_the_dealer_is_forced_if_the_rules_say_so() -> None:
    rules = patch(PA4, {"auction.all_pass": "dealer_forced", "auction.forced_open": "none"})
    game, match = dealt(rules)
    match = after(game, match, Pass(0), Pass(1), Pass(2))
    assert match.deal is not None
    assert match.deal.contract is not None
    assert (match.deal.contract.declarer, match.deal.contract.bid) == (3, 190)


def test_a_hand_that_everybody_passes_is_redealt_by_the_next_dealer() -> None:
    rules = patch(PA4, {"auction.forced_open": "none"})
    game, match = dealt(rules)
    match = after(game, match, Pass(0), Pass(1), Pass(2), Pass(3))
    assert match.results[-1].outcome == "passed_out"
    assert match.next_dealer == 0


def test_a_hand_with_meld_must_open_and_one_without_may_pass() -> None:
    game, match = dealt(PA4, "KS QS AS TS JH JH 9H 9H TC TC 9D 9D")
    assert refused(game, match, Pass(0)) is Refusal.MUST_OPEN
    game, match = dealt(PA4, NO_MELD)
    prompt = require(game.prompt(match))
    assert prompt.allows(Pass(0))
    assert prompt.allows(Bid(0, 150))


def test_without_jump_bids_only_the_next_step_is_allowed() -> None:
    game, match = dealt(patch(SDP, {"auction.jump_bids": False}))
    match = after(game, match, Bid(0, 250))
    assert refused(game, match, Bid(1, 270)) is Refusal.BID_EXACT
    after(game, match, Bid(1, 260))


def test_the_first_bid_under_the_gun_may_be_low() -> None:
    rules = PRESETS["cutthroat_three_handed"]
    game, match = dealt(rules)
    prompt = require(game.prompt(match))
    assert prompt.bids is not None
    assert prompt.bids.minimum == 150
    match = after(game, match, Bid(0, 150))
    prompt = require(game.prompt(match))
    assert prompt.bids is not None
    assert prompt.bids.minimum == 160


def test_from_six_hundred_bids_rise_by_fifty() -> None:
    bids = BidRange(580, 9990, 10, big_from=600)
    assert bids.amounts(5) == (580, 590, 600, 650, 700)
    assert bids.refusal(610) is not None
    assert bids.refusal(640) is not None
    assert bids.refusal(650) is None
    assert BidRange(575, 9990, 25, big_from=600).amounts(3) == (575, 600, 650)


def test_a9_a_suit_may_be_named_with_a_marriage_or_a_dix_in_it() -> None:
    rules = patch(PA4, {"auction.trump_must_hold": "run_marriage_or_dix"})
    hand = parse_cards("AS AS TS JS KH QH 9D TC JC AC AD JD")
    assert [suit for suit in Suit if is_nameable(rules, hand, suit)] == [Suit.DIAMONDS, Suit.HEARTS]


def test_passing_goes_to_the_declarer_and_back_and_keeps_every_hand_full() -> None:
    game, match = dealt(SDP)
    match = after(game, match, Bid(0, 250), Pass(1), Pass(2), Pass(3), NameTrump(0, Suit.HEARTS))
    for giver, receiver in ((2, 0), (0, 2)):
        prompt = require(game.prompt(match))
        assert (prompt.kind, prompt.seat, prompt.receiver) == ("give", giver, receiver)
        assert prompt.pick is not None
        assert refused(game, match, Give(giver, prompt.hand[:3])) is Refusal.WRONG_COUNT
        match = after(game, match, Give(giver, prompt.hand[:4]))
    assert match.deal is not None
    assert [len(hand) for hand in match.deal.hands] == [12, 12, 12, 12]
    assert sorted(face for hand in match.deal.hands for face in hand) == list(pack(SDP))


@pytest.mark.parametrize("preset", ["check_pinochle", "partnership_four_handed_kitty"])
def test_summed_bids_cannot_be_conceded(preset: str) -> None:
    rules = patch(PRESETS[preset], {"auction.style": "summed", "checks.enabled": False, "widow.concede": True})
    session = new_session(preset, people=(), rules=rules)
    asked: list[str] = []
    while (prompt := session.prompt) is not None and prompt.kind != "play":
        assert not any(isinstance(choice, Concede) for choice in prompt.choices)
        asked.append(prompt.kind)
        if prompt.seat is None:
            session.deal()
        elif prompt.kind == "bid":
            session.submit(Bid(prompt.seat, 500))
        else:
            session.submit(chance_player(1).choose(session.observe(prompt.seat), prompt, None))
    assert "trump" in asked
    assert {"bury", "distribute"} & set(asked)


def test_an_automatic_opening_is_the_minimum_even_if_a_first_bid_may_be_lower() -> None:
    opening = {"auction.forced_open": "first_bidder", "auction.min_bid": 200, "auction.under_the_gun_min": 150}
    _, match = dealt(patch(PA4, opening))
    assert match.deal is not None
    assert match.deal.calls == (Call(0, 200),)


def test_everybody_knows_the_partner_who_answered_the_call() -> None:
    session = new_session("five_handed_called_partner", people=())
    known = 0
    while session.match.number < 3 or session.prompt is None or session.prompt.seat is not None:
        prompt = session.prompt
        if prompt is None:
            break
        if prompt.seat is None:
            session.deal()
            continue
        if prompt.kind == "play":
            deal = require(session.match.deal)
            assert deal.partner is not None
            assert {session.observe(viewer).partner for viewer in (None, *range(5))} == {deal.partner}
            known += 1
        session.submit(chance_player(2).choose(session.observe(prompt.seat), prompt, None))
    assert known


THREE_CALLING = patch(
    PRESETS["five_handed_called_partner"],
    {
        "table.players": 3,
        "deck.copies": 2,
        "deck.extra_nines": 0,
        "deal.hand_size": 16,
        "passing.cards": 3,
        "auction.forced_open": "none",
        "auction.min_bid": 150,
    },
)
EVERY_SPADE = "AS AS TS TS KS KS QS QS JS JS 9S 9S AH AH TH TH"


def test_a_declarer_who_holds_every_trump_calls_nobody_and_plays_alone() -> None:
    game, match = dealt(THREE_CALLING, EVERY_SPADE)
    assert match.deal is not None
    imagined = ImaginedDeals(observe(THREE_CALLING, match, 0), 0, 1)
    assert imagined.played(World(match.deal.hands), 0, 150, Suit.SPADES).made == 1
    players = [make_player("steady", seat) for seat in range(3)]
    asked: list[str] = []
    while not match.results:
        prompt = require(game.prompt(match))
        assert prompt.seat is not None
        asked.append(prompt.kind)
        action = players[prompt.seat].choose(observe(THREE_CALLING, match, prompt.seat), prompt, None)
        match = game.apply(match, action).after
    assert not {"call", "give"} & set(asked)
    result = match.results[0]
    assert (result.declarer, result.trump, result.outcome) == (0, Suit.SPADES, "made")
    assert result.score[0] == result.meld[0] + result.tricks[0]
    assert result.score[1] == result.score[2]


def test_a_declarer_who_may_name_no_suit_is_not_asked_for_a_partner() -> None:
    rules = patch(THREE_CALLING, {"auction.trump_must_hold": "marriage"})
    game, match = dealt(rules, "AS AS TS TS KS KS JS JS JH JH 9H 9H TC TC 9D 9D")
    match = after(game, match, Bid(0, 150), Pass(1), Pass(2), NameTrump(0, Suit.HEARTS))
    while not match.results:
        prompt = require(game.prompt(match))
        assert prompt.seat is not None
        assert prompt.kind == "show"
        match = after(game, match, ShowMelds(prompt.seat, prompt.best))
    result = match.results[0]
    assert (result.outcome, result.score) == ("not_on_board", (-150, sum(result.meld[1:]), sum(result.meld[1:])))


def test_in_a_draft_without_bids_the_player_left_of_the_dealer_names_trump_and_leads() -> None:
    rules = patch(PRESETS["two_handed_draft"], {"auction.style": "none"})
    session = new_session("two_handed_draft", people=(), rules=rules)
    session.deal()
    assert session.match.deal is not None
    first = 1 - session.match.deal.dealer
    named: list[int] = []
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        deal = require(session.match.deal)
        assert prompt.kind in {"draft", "trump", "show", "play"}
        if prompt.kind == "trump":
            named.append(prompt.seat)
        if prompt.kind == "play" and not deal.tricks and not deal.trick:
            assert prompt.seat == first
        session.submit(make_player("strong", 1).choose(session.observe(prompt.seat), prompt, None))
    result = session.match.results[0]
    assert named == [first]
    assert (result.outcome, result.declarer, result.bid) == ("played", None, None)
    assert result.score == tuple(sum(pair) for pair in zip(result.meld, result.tricks, strict=True))


@pytest.mark.parametrize(("mode", "sees"), [("simultaneous", False), ("partner_first", True)])
def test_the_declarer_sees_partners_gift_only_if_it_comes_first(mode: str, *, sees: bool) -> None:
    rules = patch(PRESETS["racehorse_passing"], {"passing.mode": mode})
    session = new_session("racehorse_passing", people=(), rules=rules)
    seen: set[bool] = set()
    while session.match.number < 4 or session.prompt is None or session.prompt.seat is not None:
        prompt = session.prompt
        if prompt is None:
            break
        if prompt.seat is None:
            session.deal()
            continue
        observation = session.observe(prompt.seat)
        if prompt.kind == "give" and len(observation.gifts) == 1:
            (gift,) = observation.gifts
            assert gift.receiver == prompt.seat
            assert session.observe(gift.giver).gifts[0].cards is not None
            seen.add(gift.cards is not None)
        session.submit(chance_player(2).choose(observation, prompt, None))
    assert seen == {sees}


def test_the_highest_bid_is_the_last_step_that_is_allowed() -> None:
    game, match = dealt(patch(SDP, {"auction.increment": 25}))
    prompt = require(game.prompt(after(game, match, Bid(0, 9950))))
    assert prompt.bids is not None
    assert prompt.bids.amounts(4) == (9975,)
    assert prompt.allows(Bid(1, prompt.bids.at_least(9990)))
    assert refused(game, after(game, match, Bid(0, 9975)), Bid(1, 9990)) is Refusal.BID_TOO_HIGH


WITH_MELD = "KS QS AS TS JH JH 9H 9H TC TC 9D 9D"


@pytest.mark.parametrize(
    ("preset", "hand", "bids", "forced"),
    [
        ("partnership_four_handed", WITH_MELD, {0: 150}, True),
        ("partnership_four_handed", WITH_MELD, {0: 160}, False),
        ("partnership_four_handed", NO_MELD, {0: 150}, False),
        ("partnership_four_handed", WITH_MELD, {0: 150, 1: 160}, False),
        ("three_handed_auction", f"{WITH_MELD} KD JC JC", {0: 150}, False),
        ("three_handed_auction", f"{WITH_MELD} KD JC JC", {0: 300}, True),
        ("single_deck_partnership", WITH_MELD, {0: 250}, False),
    ],
)
def test_a_player_who_had_to_open_and_bid_the_minimum_was_forced(
    preset: str, hand: str, bids: dict[int, int], *, forced: bool
) -> None:
    rules = PRESETS[preset]
    game, match = dealt(rules, hand)
    match = after(game, match, *(Bid(seat, amount) for seat, amount in bids.items()))
    passing = [(len(bids) + place) % rules.table.players for place in range(rules.table.players - 1)]
    match = after(game, match, *(Pass(seat) for seat in passing))
    assert match.deal is not None
    seat, amount = list(bids.items())[-1]
    assert match.deal.contract == Contract(seat, amount, forced)


@pytest.mark.parametrize("overcalled", [False, True])
def test_an_automatic_opening_without_a_higher_bid_was_forced(*, overcalled: bool) -> None:
    rules = patch(PA4, {"auction.forced_open": "first_bidder"})
    game = Game(rules)
    step = game.apply(game.start(), game.deal_out(list(pack(rules)), 3))
    assert [phase_event.event for phase_event in step.events[1:]] == [BidMade(0, 150, forced=True)]
    match = after(game, step.after, *((Bid(1, 160), Pass(2), Pass(3), Pass(0)) if overcalled else map(Pass, (1, 2, 3))))
    assert match.deal is not None
    assert match.deal.contract == (Contract(1, 160) if overcalled else Contract(0, 150, forced=True))


def test_the_dealer_is_forced_only_once_everybody_else_has_passed() -> None:
    rules = patch(PA4, {"auction.all_pass": "dealer_forced", "auction.forced_open": "none"})
    game, match = dealt(rules, dealer=0)
    for seat in (1, 2):
        match = after(game, match, Pass(seat))
        assert match.deal is not None
        assert match.deal.contract is None
    match = after(game, match, Pass(3))
    assert match.deal is not None
    assert match.deal.contract == Contract(0, 190, forced=True)


@pytest.mark.parametrize(
    ("hand", "may_bid"),
    [("KS QH", False), ("KS KH", False), ("QS QH", False), ("KH QH", True), ("KC QD KD", True)],
)
def test_bidding_may_require_a_marriage(hand: str, *, may_bid: bool) -> None:
    rules = patch(SDP, {"auction.needs_marriage": True})
    rest = ["AS", "AS", "TS", "TS", "JH", "JH", "9H", "9H", "TC", "TC", "9D", "9D"][: 12 - len(hand.split())]
    game, match = dealt(rules, " ".join([hand, *rest]))
    prompt = require(game.prompt(match))
    assert prompt.allows(Bid(0, 250)) is may_bid
    assert prompt.allows(Pass(0))
    if not may_bid:
        assert refused(game, match, Bid(0, 250)) is Refusal.BID_NEEDS_MARRIAGE


def test_a_player_who_may_not_bid_without_a_marriage_need_not_open() -> None:
    game, match = dealt(patch(PA4, {"auction.needs_marriage": True}), "QS JD AS AS TS TS JH JH 9H 9H TC TC")
    prompt = require(game.prompt(match))
    assert prompt.allows(Pass(0))


def test_the_highest_possible_bid_is_allowed_and_nothing_above_it() -> None:
    game, match = dealt(SDP)
    match = after(game, match, Bid(0, 9980), Bid(1, 9990))
    assert refused(game, match, Bid(2, 10_000)) is Refusal.BID_TOO_HIGH
    after(game, match, Pass(2))
