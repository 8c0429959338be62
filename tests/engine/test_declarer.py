"""What follows a won auction: widow, kitty, trump, the called partner, discards and melds (catalogue, 1.9 to 1.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.actions import Bury, CallCard, Concede, Distribute, Keep, NameTrump, Reject, ShowMelds
from pinochle_qt.engine.calls import is_nameable
from pinochle_qt.engine.cards import Suit, cards_text, parse_card, parse_cards
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import (
    CardCalled,
    CardDrafted,
    CardsBuried,
    Conceded,
    KittyShared,
    MeldsTakenUp,
    PartnerRevealed,
    WidowTaken,
)
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.phases.draft import Draft
from pinochle_qt.engine.phases.meld import Melding, TakeUpMelds
from pinochle_qt.engine.phases.trump import CallPartner, NameTrumpPhase
from pinochle_qt.engine.phases.widow import BuryCards, Kitty, TakeWidow
from pinochle_qt.engine.plan import plan
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract, Ending
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished

if TYPE_CHECKING:
    from pinochle_qt.engine.phase import PhaseProgress
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

A3 = PRESETS["three_handed_auction"]
PA4 = PRESETS["partnership_four_handed"]
PK4 = PRESETS["partnership_four_handed_kitty"]
SDP = PRESETS["single_deck_partnership"]
F5 = PRESETS["five_handed_called_partner"]
G6 = PRESETS["six_handed_deck_and_half"]
DRAFT = PRESETS["two_handed_draft"]


def running(
    rules: Rules, *hands: str, declarer: int = 1, bid: int = 300, forced: bool = False, **facts: Any
) -> DealState:
    """Return a deal with these hands whose auction is over."""
    known = {"ending": None, "contract": Contract(declarer, bid, forced), **facts}
    return finished(rules, hands=tuple(tuple(sorted(parse_cards(hand))) for hand in hands), **known)


def events_of(progress: PhaseProgress) -> list[object]:
    return [phase_event.event for phase_event in progress.events]


# ---- widow and kitty -------------------------------------------------------------------------------------------------


def test_the_declarer_takes_the_widow() -> None:
    widow = parse_cards("AS KS QS")
    taken = TakeWidow(A3).enter(running(A3, "9C", "9D", "9H", widow=widow))
    assert events_of(taken) == [WidowTaken(1, widow)]
    assert taken.deal.widow_taken
    assert taken.deal.hands == (parse_cards("9C"), tuple(sorted(parse_cards("9D AS KS QS"))), parse_cards("9H"))


def test_the_declarer_looks_at_the_kitty_and_gives_a_card_to_each() -> None:
    kitty = parse_cards("AS KS QS JS")
    phase = Kitty(PK4)
    looked = phase.enter(running(PK4, "9C", "9D", "9H", "TC", widow=kitty))
    assert events_of(looked) == [WidowTaken(1, kitty)]
    assert looked.deal.widow_taken
    prompt = require(phase.prompt(looked.deal))
    assert (prompt.seat, prompt.kitty, prompt.choices) == (1, kitty, ())
    ace, king, queen, jack = kitty
    shared = phase.apply(looked.deal, Distribute(1, ((1, ace), (0, jack), (3, king), (2, queen))))
    assert events_of(shared) == [KittyShared(1, (jack, ace, queen, king))]
    assert [set(hand) for hand in shared.deal.hands] == [
        set(parse_cards(hand)) for hand in ("9C JS", "9D AS", "9H QS", "TC KS")
    ]
    assert phase.prompt(shared.deal) is None


def test_a_declarer_may_concede_on_seeing_the_kitty_if_the_rules_allow() -> None:
    rules = patch(PK4, {"widow.concede": True})
    deal = running(rules, "9C", "9D", "9H", "TC", widow=parse_cards("AS KS QS JS"))
    prompt = require(Kitty(rules).prompt(deal))
    assert prompt.choices == (Concede(1),)
    conceded = Kitty(rules).apply(deal, Concede(1))
    assert (events_of(conceded), conceded.deal.conceded) == ([Conceded(1)], True)
    assert Kitty(rules).prompt(conceded.deal) is None


# ---- discards --------------------------------------------------------------------------------------------------------

HELD = "KC QC AD AH AS TS"


@pytest.mark.parametrize(
    ("hand", "limit", "melded", "cards", "reason"),
    [
        ("KC QC AD AH AS TS", "unmelded_first", "KC QC", "AD AH TS", None),
        ("KC QC AD AH AS TS", "unmelded_first", "KC QC", "AD AH KC", Refusal.BURY_UNMELDED),
        ("KC QC AD AH AS TS", "any", "KC QC", "AD AH KC", None),
        ("KC QC AD AH AS", "unmelded_first", "KC QC", "AD AH AS", None),
        ("KC QC AD AH AS", "unmelded_first", "KC QC", "KC AH AS", Refusal.BURY_UNMELDED),
        ("KC QC AD AH", "unmelded_first", "KC QC", "AD AH KC", None),
        ("KC QC AD AH", "unmelded_first", "KC QC", "AD QC KC", Refusal.BURY_UNMELDED),
        ("KC QC AD AH", "unmelded_first", "KC QC", "AD AH", Refusal.WRONG_COUNT),
        ("KC KC QC AD AH", "unmelded_first", "KC QC", "KC AD AH", None),
        ("KC QC AD AH AS TS", "unmelded_first", None, "KC QC AD", None),
    ],
)
def test_melded_cards_are_discarded_only_if_too_few_others_are_held(
    hand: str, limit: str, melded: str | None, cards: str, reason: Refusal | None
) -> None:
    rules = patch(A3, {"widow.discard_limit": limit})
    own = None if melded is None else best_melds(parse_cards(melded), Suit.HEARTS, rules)
    deal = running(rules, "", hand, "", shown=((), own, ()))
    prompt = require(BuryCards(rules).prompt(deal))
    assert (prompt.seat, prompt.kind, prompt.trump) == (1, "bury", Suit.HEARTS)
    rejection = prompt.refusal(Bury(1, parse_cards(cards)))
    assert (rejection and rejection.reason) is reason


@pytest.mark.parametrize(("free", "may"), [("AD AH AS TS", False), ("AD AH AS", False), ("AD AH", True)])
def test_a_melded_card_cannot_be_chosen_while_there_are_enough_others(free: str, *, may: bool) -> None:
    melds = best_melds(parse_cards("KC QC"), Suit.HEARTS, A3)
    prompt = require(BuryCards(A3).prompt(running(A3, "", f"KC QC {free}", "", shown=((), melds, ()))))
    assert prompt.pick is not None
    assert prompt.pick.can_add((), parse_card("KC")) is may
    assert prompt.pick.can_add((), parse_card("AD"))


def test_discards_leave_the_hand() -> None:
    buried = BuryCards(A3).apply(running(A3, "", HELD, ""), Bury(1, parse_cards("TS AD AH")))
    aside = tuple(sorted(parse_cards("TS AD AH")))
    assert events_of(buried) == [CardsBuried(1, aside)]
    assert buried.deal.buried == aside
    assert buried.deal.hands[1] == tuple(sorted(parse_cards("KC QC AS")))
    assert BuryCards(A3).prompt(buried.deal) is None


def test_nothing_is_discarded_in_a_conceded_deal() -> None:
    assert BuryCards(A3).prompt(running(A3, "", HELD, "", conceded=True)) is None
    assert BuryCards(A3).prompt(running(A3, "", HELD, "", no_suit=True)) is None


@pytest.mark.parametrize(("time", "buries_first"), [("before_meld", True), ("after_meld", False)])
def test_the_rules_say_whether_discards_come_before_the_melds(time: str, *, buries_first: bool) -> None:
    phases = [type(phase) for phase in plan(patch(A3, {"widow.discard_time": time}))]
    assert phases.count(BuryCards) == 1
    assert (phases.index(BuryCards) < phases.index(Melding)) is buries_first
    assert BuryCards not in [type(phase) for phase in plan(PA4)]


# ---- trump -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("need", "suits"), [("any", "C D H S"), ("marriage", "C"), ("run_marriage_or_dix", "C D")], ids=str
)
def test_what_a_hand_must_hold_to_name_a_suit(need: str, suits: str) -> None:
    rules = patch(PA4, {"auction.trump_must_hold": need})
    deal = running(rules, "", "KC QC 9D KH QS", "", "", trump=None)
    prompt = require(NameTrumpPhase(rules).prompt(deal))
    named = [suit for suit in Suit if prompt.allows(NameTrump(1, suit))]
    assert [suit.letter for suit in named] == suits.split()
    assert [suit for suit in Suit if is_nameable(rules, deal.hands[1], suit)] == named
    assert prompt.no_bid is (Refusal.SUIT_NEEDS_MARRIAGE if need == "marriage" else Refusal.SUIT_NEEDS_MELD)


@pytest.mark.parametrize(
    ("need", "hand", "contract", "gives_up"),
    [
        ("marriage", "KC QD", Contract(1, 300), True),
        ("marriage", "KC QC", Contract(1, 300), False),
        ("marriage", "KC QD", None, False),
        ("run_marriage_or_dix", "KC QD", Contract(1, 300), False),
        ("any", "KC QD", Contract(1, 300), False),
    ],
)
def test_a_bidder_without_the_required_marriage_does_not_play(
    need: str, hand: str, contract: Contract | None, *, gives_up: bool
) -> None:
    rules = patch(PA4, {"auction.trump_must_hold": need})
    deal = running(rules, "", hand, "", "", trump=None, contract=contract)
    named = NameTrumpPhase(rules).apply(deal, NameTrump(1, Suit.CLUBS)).deal
    assert (named.trump, named.no_suit) == (Suit.CLUBS, gives_up)
    assert NameTrumpPhase(rules).prompt(named) is None


@pytest.mark.parametrize(
    ("rules", "forced", "facts", "ways"),
    [
        (A3, False, {}, [False]),
        (A3, True, {}, [False, True]),
        (A3, True, {"conceded": True}, []),
        (patch(A3, {"widow.concede": False}), True, {}, []),
        (PA4, True, {}, []),
        (patch(PK4, {"widow.concede": True}), True, {}, []),
    ],
)
def test_a_bidder_may_concede_after_the_widow_and_unseen_only_if_forced(
    rules: Rules, forced: bool, facts: dict[str, Any], ways: list[bool]
) -> None:
    deal = running(rules, "", "KC QC", "", "", forced=forced, trump=None, **facts)
    prompt = require(NameTrumpPhase(rules).prompt(deal))
    concessions = [choice for choice in prompt.choices if isinstance(choice, Concede)]
    assert concessions == [Concede(1, unseen) for unseen in ways]
    for concession in concessions:
        given_up = NameTrumpPhase(rules).apply(deal, concession)
        assert events_of(given_up) == [Conceded(1)]
        assert (given_up.deal.conceded, given_up.deal.conceded_unseen) == (True, concession.unseen)


# ---- the called partner ----------------------------------------------------------------------------------------------


def calling(direction: str, *hands: str, **facts: Any) -> tuple[CallPartner, DealState]:
    rules = patch(F5, {"scoring.partner_direction": direction})
    return CallPartner(rules), running(rules, *hands, **facts)


@pytest.mark.parametrize(
    ("direction", "card", "partner"),
    [
        ("clockwise_from_bidder", "AH", 2),
        ("clockwise_from_bidder", "TH", 0),
        ("clockwise_from_bidder", "KH", 4),
        ("clockwise_from_bidder", "QH", None),
        ("counterclockwise", "AH", 0),
        ("counterclockwise", "TH", 0),
        ("counterclockwise", "KH", 4),
    ],
)
def test_the_first_holder_after_the_bidder_is_the_partner(direction: str, card: str, partner: int | None) -> None:
    phase, deal = calling(direction, "AH TH", "AH QH", "AH", "9C", "AH KH")
    face = parse_card(card)
    called = phase.apply(deal, CallCard(1, face))
    first = CardCalled(1, face, answered=partner is not None)
    assert events_of(called) == ([first] if partner is None else [first, PartnerRevealed(partner)])
    assert (called.deal.partner, called.deal.called) == (partner, (face,))
    again = phase.prompt(called.deal)
    if partner is not None:
        assert again is None
    else:
        assert again is not None
        assert not again.allows(CallCard(1, face))


def test_a_trump_can_be_called_if_others_can_hold_a_copy() -> None:
    phase, deal = calling("clockwise_from_bidder", "", "AH AH AH TH KH KH AS", "", "", "", called=parse_cards("QH"))
    prompt = require(phase.prompt(deal))
    assert prompt.seat == 1
    assert cards_text(prompt.cards) == "9H JH KH TH"
    assert prompt.choices == tuple(CallCard(1, face) for face in prompt.cards)


@pytest.mark.parametrize("facts", [{"conceded": True}, {"no_suit": True}, {"partner": 3}])
def test_no_partner_is_called_if_there_is_one_or_nothing_is_played(facts: dict[str, Any]) -> None:
    phase, deal = calling("clockwise_from_bidder", "", "AH", "", "", "", **facts)
    assert phase.prompt(deal) is None


# ---- melds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("show", "dealer", "order"),
    [("bidder_first", 3, [2, 3, 0, 1]), ("rotation", 3, [0, 1, 2, 3]), ("rotation", 1, [2, 3, 0, 1])],
)
def test_melds_are_shown_starting_with_the_bidder_or_eldest(show: str, dealer: int, order: list[int]) -> None:
    rules = patch(PA4, {"melds.show_order": show})
    phase = Melding(rules)
    deal = running(rules, "KC QC", "AS", "AS", "AS", declarer=2, dealer=dealer, shown=(None,) * 4)
    deal = phase.enter(deal).deal
    assert deal.has_melds_on_table
    asked = []
    while (prompt := phase.prompt(deal)) is not None:
        assert prompt.seat is not None
        assert bool(prompt.best) is (prompt.seat == 0)
        asked.append(prompt.seat)
        deal = phase.apply(deal, ShowMelds(prompt.seat, prompt.best)).deal
    assert asked == order
    assert deal.ending is None
    up = TakeUpMelds(rules).enter(deal)
    assert (events_of(up), up.deal.has_melds_on_table) == ([MeldsTakenUp()], False)


@pytest.mark.parametrize(
    ("rules", "points", "facts", "bid", "on_board"),
    [
        (SDP, (40, 20, 20, 20), {"declarer": 0}, 310, True),
        (SDP, (40, 20, 20, 20), {"declarer": 0}, 320, False),
        (SDP, (20, 40, 20, 20), {"declarer": 1}, 310, True),
        (SDP, (20, 40, 20, 20), {"declarer": 3}, 320, False),
        (patch(G6, {"scoring.on_board_gap": 250}), (40, 80, 20, 80, 20, 0), {"declarer": 2}, 330, True),
        (patch(G6, {"scoring.on_board_gap": 250}), (40, 80, 20, 80, 20, 0), {"declarer": 2}, 340, False),
        (patch(F5, {"scoring.on_board_gap": 250}), (40, 80, 20, 80, 20), {"declarer": 2, "partner": 0}, 310, True),
        (patch(F5, {"scoring.on_board_gap": 250}), (40, 80, 20, 80, 20), {"declarer": 2, "partner": 0}, 320, False),
        (patch(F5, {"scoring.on_board_gap": 250}), (40, 80, 20, 80, 20), {"declarer": 2}, 280, False),
    ],
)
def test_the_melds_of_the_whole_party_put_a_contract_on_the_board(
    rules: Rules, points: tuple[int, ...], facts: dict[str, Any], bid: int, *, on_board: bool
) -> None:
    pairs = {40: "KH QH", 20: "KC QC", 80: "KC KD KH KS", 0: ""}
    melds = [best_melds(parse_cards(pairs[worth]), Suit.HEARTS, rules) for worth in points]
    assert [sum(meld.points for meld in own) for own in melds] == list(points)
    deal = running(rules, *[""] * len(points), bid=bid, shown=(*melds[:-1], None), **facts)
    ended = Melding(rules).apply(deal, ShowMelds(len(points) - 1, melds[-1])).deal.ending
    assert ended == (None if on_board else Ending("not_on_board", facts["declarer"]))


# ---- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "first"), [(1, 0), (0, 1)])
def test_a_player_who_keeps_the_first_card_never_sees_the_second(dealer: int, first: int) -> None:
    phase = Draft(DRAFT)
    ace, king, queen, jack = parse_cards("AS KS QS JS")
    deal = phase.enter(running(DRAFT, "", "", contract=None, dealer=dealer, stock=(ace, king, queen, jack))).deal
    prompt = require(phase.prompt(deal))
    assert (prompt.seat, prompt.cards) == (first, (ace,))
    kept = phase.apply(deal, Keep(first))
    assert events_of(kept) == [CardDrafted(first, ace, king, first=True)]
    assert (kept.deal.hands[first], kept.deal.discards[first]) == ((ace,), ((king, False),))
    assert (kept.deal.stock, kept.deal.drafter) == ((queen, jack), 1 - first)
    rejected = phase.apply(kept.deal, Reject(1 - first))
    assert events_of(rejected) == [CardDrafted(1 - first, jack, queen, first=False)]
    assert (rejected.deal.hands[1 - first], rejected.deal.discards[1 - first]) == ((jack,), ((queen, True),))
    assert (rejected.deal.stock, phase.prompt(rejected.deal)) == ((), None)
