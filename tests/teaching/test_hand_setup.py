"""A hand that is set up leads to every question of its game, and is read from any text that describes it."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import SUITS, Rank, Suit, card, parse_cards, without
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import has_auction, is_draft
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.dealing.deal_line import BadDealLine
from pinochle_qt.session.dealing.shuffle import Shuffles, shuffled
from pinochle_qt.session.session import Session
from pinochle_qt.teaching.typed_deals import hand_question
from pinochle_qt.teaching.typed_deals.hand_question import NoQuestion
from pinochle_qt.teaching.typed_deals.hand_setup import OWN, HandSetup, last_hand
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import DealCards
    from pinochle_qt.session.dealing.deal_line import WrittenDeal

RACE: Final = "racehorse_passing"
HAND: Final = "AATTKQJ.A.A.AKQ"


def empty(preset: str, dealer: int = 1) -> HandSetup:
    return HandSetup(preset, PRESETS[preset], dealer)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_question_of_a_game_is_asked_about_any_hand_and_answered_legally(preset: str) -> None:
    setup = empty(preset)
    assert ("bid" in setup.kinds) == (has_auction(setup.rules) and not is_draft(setup.rules))
    for kind in setup.kinds:
        for trump in SUITS if kind == "pass" else SUITS[:1]:
            hand = with_marriage(setup, trump, setup.size(kind))
            seen, prompt = hand.question(kind, trump)
            assert prompt.seat == OWN
            assert Counter(seen.hand) == Counter(hand.cards)
            assert prompt.allows(Policy().choose(seen, prompt, None))


def with_marriage(setup: HandSetup, trump: Suit, size: int) -> HandSetup:
    """Return a random hand with a marriage in a suit, without which some games do not let anybody name it."""
    marriage = (card(Rank.KING, trump), card(Rank.QUEEN, trump))
    rest = shuffled(without(pack(setup.rules), marriage), random.Random(1))
    return replace(setup, cards=(*marriage, *rest[: size - 2]))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_is_read_again_from_its_line_and_a_deal_with_it_can_be_played(preset: str) -> None:
    setup = empty(preset, 0)
    kind = setup.kinds[-1] if setup.kinds else "bid"
    setup = setup.at_random(kind)
    read = empty(RACE).typed(setup.line, "bid")
    assert (read.preset, read.rules, read.dealer) == (setup.preset, setup.rules, setup.dealer)
    assert Counter(read.cards) == Counter(setup.cards)
    if setup.can_be_played:
        code = setup.code()
        dealt = Game(code.rules).deal_out(code.pack, code.dealer)
        assert Counter(dealt.hands[OWN]) == Counter(setup.cards[: setup.rules.deal.hand_size])


def test_every_game_in_which_hands_are_dealt_can_be_played_with_a_hand() -> None:
    assert [name for name in PRESETS if not empty(name).can_be_played] == ["two_handed_draft"]


def test_the_hand_of_another_seat_is_turned_so_that_it_is_the_first_one() -> None:
    read = empty(RACE).typed(f"{RACE} dealer:1 2:{HAND} 3:9...", "bid")
    assert (read.dealer, read.hand) == (3, HAND)


def test_only_the_cards_may_be_typed() -> None:
    setup = empty(RACE).typed(HAND.lower(), "bid")
    assert Counter(setup.cards) == Counter(parse_cards("AS AS TS TS KS QS JS AH AD AC KC QC"))
    assert empty(RACE).typed(" ", "bid").cards == ()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("AAA...", "AS is there 3 times"),
        ("chess", '"chess" is no hand'),
        ("chess 0:A...", "There is no preset"),
        ("AATTKKQQJJ99.A..", "A hand has 12 cards in this game, and this one has 13."),
    ],
)
def test_a_text_that_is_no_hand_is_refused_in_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises((BadDealLine, NoQuestion), match=sentence):
        empty(RACE).typed(typed, "bid")


@pytest.mark.parametrize(
    ("preset", "kind", "sentence"),
    [
        (RACE, "bid", "A hand has 12 cards in this game, and this one has 0."),
        ("three_handed_auction", "pass", "With the widow these are 18 cards in this game, and here are 0."),
    ],
)
def test_a_hand_that_is_not_whole_is_not_asked_about(preset: str, kind: str, sentence: str) -> None:
    with pytest.raises(NoQuestion, match=sentence):
        empty(preset).question(kind, Suit.SPADES)  # type: ignore[arg-type]


def test_the_calls_so_far_are_heard_and_everybody_else_before_the_seat_passes() -> None:
    setup = replace(empty(RACE, 0).typed(HAND, "bid"), calls=(Bid(1, 270), Bid(2, 280)))
    seen, prompt = setup.question("bid", Suit.SPADES)
    assert [(call.seat, call.amount) for call in seen.calls] == [(1, 270), (2, 280), (3, None)]
    assert require(prompt.bids).minimum == 290


@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_taken_to_hold_the_meld_with_which_he_must_bid(seed: int) -> None:
    setup = empty(RACE, 2)
    assert setup.rules.auction.forced_open == "meld_holder"
    rest = shuffled(pack(setup.rules), random.Random(seed))
    setup = replace(setup, cards=tuple(rest[:12]))
    assert any(isinstance(each, Pass) for each in require(setup.next_call()).choices)
    seen, _ = setup.question("bid", Suit.SPADES)
    assert {call.amount for call in seen.calls} <= {None}


def test_the_seat_itself_may_have_bid_before() -> None:
    setup = empty(RACE, 3).typed(HAND, "bid")
    assert require(setup.next_call()).seat == OWN
    setup = replace(setup, calls=(Bid(OWN, 260), Bid(1, 270)))
    seen, _ = setup.question("bid", Suit.SPADES)
    assert [call.seat for call in seen.calls][:2] == [OWN, 1]


def test_whoever_is_asked_next_is_known_until_the_auction_is_over() -> None:
    setup = empty(RACE, 0)
    assert require(setup.next_call()).seat == 1
    setup = replace(setup, calls=(Pass(1), Pass(2), Bid(3, 250)))
    assert require(setup.next_call()).seat == OWN
    assert replace(setup, calls=(*setup.calls, Pass(OWN))).next_call() is None


@pytest.mark.parametrize("calls", [(Bid(1, 5),), (Bid(2, 250),), (Pass(1), Pass(2), Bid(3, 250), Pass(0), Pass(1))])
def test_a_call_that_nobody_could_make_is_refused(calls: tuple[Bid | Pass, ...]) -> None:
    setup = replace(empty(RACE, 0).typed(HAND, "bid"), calls=calls)
    with pytest.raises(NoQuestion, match=r"Call \d is not possible here"):
        setup.next_call()
    with pytest.raises(NoQuestion, match=r"Call \d is not possible here"):
        setup.question("bid", Suit.SPADES)


def test_the_same_question_has_the_same_key_however_the_cards_were_typed() -> None:
    setup = empty(RACE).typed(HAND, "bid")
    turned = replace(setup, cards=setup.cards[::-1])
    keys = {each.question("bid", Suit.SPADES).task.key for each in (setup, turned)}
    assert len(keys) == 1
    others = (replace(setup, dealer=2), replace(setup, calls=(Bid(2, 300),)), setup.at_random("bid"))
    assert not keys & {each.question("bid", Suit.SPADES).task.key for each in others}


def test_another_game_keeps_the_cards_that_its_deck_has_and_drops_the_calls() -> None:
    setup = replace(empty(RACE).typed(HAND, "bid"), calls=(Pass(2),))
    kept = setup.playing("single_deck_partnership", PRESETS["single_deck_partnership"])
    assert (kept.cards, kept.calls) == (setup.cards, ())
    assert setup.playing("double_deck_four_handed", PRESETS["double_deck_four_handed"]).cards == setup.cards
    assert setup.playing("bezique", PRESETS["bezique"]).cards == ()


def test_the_last_hand_is_the_one_that_a_person_was_dealt_in_the_last_finished_deal() -> None:
    rules = patch(PRESETS[RACE], {"match.target": 10_000})
    people = tuple(SeatSetup(name, "human" if name == "You" else "computer:steady") for name in ("A", "B", "You", "C"))
    session = Session.new(rules, RACE, people, Shuffles.fresh())
    assert last_hand(session.recorded) is None
    policy = Policy()
    dealt = {}
    while len(session.match.results) < 2 and (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
            deal = require(session.match.deal)
            dealt[session.match.number] = deal.hands[2]
        else:
            session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)
    session.deal()
    assert session.match.number == 3
    found = require(last_hand(session.recorded))
    assert found.cards == dealt[2]
    assert side_of(rules, 2) == side_of(rules, OWN)


def test_that_a_seat_is_not_asked_to_bid_anymore_is_found_out_from_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    deals, usual = 0, hand_question.dealt_at_random

    def counted(deal: WrittenDeal, chance: random.Random) -> DealCards:
        nonlocal deals
        deals += 1
        return usual(deal, chance)

    monkeypatch.setattr(hand_question, "dealt_at_random", counted)
    game = "summed_bid_partnership"
    setup = HandSetup(game, PRESETS[game], 3).typed("TTKQ9.AJJ.K99.T", "bid")
    with pytest.raises(NoQuestion, match="this seat is not asked"):
        replace(setup, calls=(Bid(0, 0),)).question("bid", Suit.SPADES)
    assert deals <= 10


def test_who_has_passed_is_not_asked_although_others_may_hold_a_meld_with_which_they_could_not_have_passed() -> None:
    setup = HandSetup(RACE, PRESETS[RACE], 2).typed("TT9.AJ9.K99.T9J", "bid")
    with pytest.raises(NoQuestion, match="this seat is not asked"):
        replace(setup, calls=(Pass(3), Pass(0))).question("bid", Suit.SPADES)
