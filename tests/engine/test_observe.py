"""What a seat may see of a deal and of each event, and which cards stay hidden from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine import events as e
from pinochle_qt.engine.actions import Pass
from pinochle_qt.engine.cards import Suit, parse_card, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import MeldTable, best_melds, lay
from pinochle_qt.engine.observe import hidden_cards, observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract, Gift, Trick
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.engine.deals import finished, meld, standing
from tests.engine.running import dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules

HAY = PRESETS["hayes_two_handed"]
A3 = PRESETS["three_handed_auction"]
PA4 = PRESETS["partnership_four_handed"]
PK4 = PRESETS["partnership_four_handed_kitty"]
RAC = PRESETS["racehorse_passing"]
DRAFT = PRESETS["two_handed_draft"]
WIDOW = parse_cards("9C 9D 9H")
FOUR = parse_cards("AS AH AD AC")


def seen(rules: Rules, viewer: int | None, **facts: Any) -> Observation:
    """Return what a viewer sees of a deal in progress that has these facts."""
    deal = finished(rules, **{"ending": None, "trump": None, **facts})
    return observe(rules, standing(rules, (0,) * rules.table.players, deal=deal), viewer)


VIEWERS = (None, 0, 1, 2)


@pytest.mark.parametrize(
    ("rules", "taken", "who"),
    [(A3, False, set()), (A3, True, set(VIEWERS)), (PK4, False, set()), (PK4, True, {1})],
    ids=["lies", "was shown", "kitty lies", "kitty was looked at"],
)
def test_the_widow_is_seen_once_taken_by_everybody_or_only_the_declarer(
    rules: Rules, *, taken: bool, who: set[int | None]
) -> None:
    for viewer in VIEWERS:
        view = seen(rules, viewer, widow=WIDOW, widow_taken=taken, contract=Contract(1, 300))
        assert view.widow == (WIDOW if viewer in who else None)
        assert view.widow_count == (0 if taken else 3)


def test_only_the_declarer_knows_what_was_buried() -> None:
    for viewer in VIEWERS:
        view = seen(A3, viewer, contract=Contract(1, 300), buried=WIDOW, widow=WIDOW, widow_taken=True)
        assert view.buried == (WIDOW if viewer == 1 else None)
        assert view.buried_count == 3
    assert seen(A3, 0, contract=Contract(0, 300)).buried_count == 0


@pytest.mark.parametrize(
    ("mode", "given", "who"),
    [
        ("partner_first", 1, {0, 2}),
        ("simultaneous", 1, {2}),
        ("simultaneous", 2, {0, 2}),
    ],
)
def test_passed_cards_are_seen_only_by_the_partners_and_not_before_both_have_chosen(
    mode: str, given: int, who: set[int]
) -> None:
    gifts = (Gift(2, 0, FOUR), Gift(0, 2, FOUR))[:given]
    for viewer in (None, 0, 1, 2, 3):
        view = seen(patch(RAC, {"passing.mode": mode}), viewer, contract=Contract(0, 250), gifts=gifts)
        assert [(gift.giver, gift.count) for gift in view.gifts] == [(2, 4), (0, 4)][:given]
        assert [gift.cards for gift in view.gifts] == [FOUR if viewer in who else None] * given


def test_in_a_draft_each_player_sees_the_card_in_hand_and_the_known_part_of_the_pile() -> None:
    stock = parse_cards("AS KS QS JS")
    piles = (((parse_card("9C"), True), (parse_card("9D"), False)), ((parse_card("9H"), False),))
    for drafter in (0, 1, None):
        for viewer, pile in ((0, parse_cards("9C")), (1, ()), (None, None)):
            view = seen(DRAFT, viewer, stock=stock, drafter=drafter, discards=piles)
            assert view.draft_first == (stock[0] if viewer is not None and viewer == drafter else None)
            assert view.draft_discards == pile
    assert seen(DRAFT, 0, stock=stock).draft_discards is None


def test_a_deal_runs_from_the_dealing_to_the_scoring() -> None:
    game = Game(patch(PA4, {"auction.forced_open": "none"}))
    assert not observe(game.rules, game.start(), 0).running
    game, match = dealt(game.rules)
    for number in (1, 2):
        assert observe(game.rules, match, 0).running
        while len(match.results) < number:
            prompt = require(game.prompt(match))
            assert prompt.seat is not None
            match = game.apply(match, Pass(prompt.seat)).after
        assert not observe(game.rules, match, 0).running
        match = game.apply(match, game.deal_out(list(pack(PA4)), match.next_dealer)).after


def test_everybody_counts_tricks_and_melds() -> None:
    view = seen(PA4, None, tricks=[(winner, 40) for winner in (1, 3, 1, 2)])
    assert [view.tricks_won(seat) for seat in range(4)] == [0, 2, 1, 1]
    view = replace(view, shown=((meld(100), meld(40)), None, (meld(20),), ()))
    assert [view.meld_points(seat) for seat in range(4)] == [140, 0, 20, 0]
    assert observe(PA4, Game(PA4).start(), 0).meld_points(1) == 0
    assert observe(PA4, Game(PA4).start(), 0).tricks_won(1) == 0


# ---- hidden cards ----------------------------------------------------------------------------------------------------


def test_hidden_cards_are_those_not_seen_anywhere() -> None:
    (marriage,) = best_melds(parse_cards("KC QC"), Suit.HEARTS, HAY)
    own, laid, _ = lay(parse_cards("KC QC AD AD"), MeldTable(), marriage, Suit.HEARTS, HAY)
    view = seen(
        HAY,
        0,
        hands=(own, parse_cards("TD TD")),
        tables=(laid, MeldTable()),
        stock=parse_cards("9C QH"),
        upcard=parse_card("QH"),
        trick=parse_cards("JS"),
    )
    view = replace(view, tricks=(Trick(0, parse_cards("AS KS"), 0, 14),))
    known = parse_cards("AD AD KC QC QH JS AS KS")
    hidden = hidden_cards(view, pack(HAY))
    assert Counter(hidden) == Counter(pack(HAY)) - Counter(known)
    drawn = replace(view, stock_count=0)
    assert Counter(hidden_cards(drawn, pack(HAY))) == Counter(hidden) + Counter(parse_cards("QH"))
    unturned = replace(view, upcard=None)
    assert hidden_cards(unturned, pack(HAY)) == hidden_cards(drawn, pack(HAY))
    buried = replace(view, buried=parse_cards("9D 9D"))
    assert Counter(hidden_cards(buried, pack(HAY))) == Counter(hidden) - Counter(parse_cards("9D 9D"))


def test_nobody_can_see_more_cards_than_there_are() -> None:
    view = seen(HAY, 0, hands=(parse_cards("AS AS AS"), ()))
    with pytest.raises(AssertionError, match="more cards than the pack holds"):
        hidden_cards(view, pack(HAY))


# ---- events ----------------------------------------------------------------------------------------------------------

ACE, KING = parse_cards("AS KS")
HANDS = ((ACE, ACE), (KING, KING), (ACE, KING), (KING, ACE))


def visible(rules: Rules, event: e.Event, field: str) -> dict[int | None, Any]:
    """Return a field of an event as each viewer sees it."""
    return {viewer: getattr(e.redact(rules, event, viewer), field) for viewer in (None, 0, 1, 2, 3)}


def test_everybody_sees_only_their_own_hand() -> None:
    shown = visible(PA4, e.Dealt(1, 0, HANDS, 0, None, 0), "hands")
    blank = (None, None)
    assert shown[None] == (blank,) * 4
    for viewer in range(4):
        assert shown[viewer] == tuple(hand if seat == viewer else blank for seat, hand in enumerate(HANDS))


@pytest.mark.parametrize(
    ("first", "discarded"), [(True, None), (False, KING)], ids=["the next goes unseen", "the first was seen"]
)
def test_drafted_cards_are_seen_by_the_player_who_looked_at_them(*, first: bool, discarded: int | None) -> None:
    for seat in (0, 1):
        event = e.CardDrafted(seat, ACE, KING, first)
        kept, laid = visible(DRAFT, event, "kept"), visible(DRAFT, event, "discarded")
        assert {viewer for viewer in kept if kept[viewer] is not None} == {seat}
        assert (kept[seat], laid[seat]) == (ACE, discarded)
        assert {laid[viewer] for viewer in laid if viewer != seat} == {None}


@pytest.mark.parametrize(
    ("rules", "event", "who"),
    [
        (A3, e.WidowTaken(1, WIDOW), {None, 0, 1, 2, 3}),
        (PK4, e.WidowTaken(1, WIDOW), {1}),
        (RAC, e.CardsGiven(3, 1, FOUR), {1, 3}),
        (RAC, e.CardsGiven(0, 2, FOUR), {0, 2}),
        (A3, e.CardsBuried(1, WIDOW), {1}),
        (A3, e.CardsBuried(0, WIDOW), {0}),
    ],
)
def test_moving_cards_are_seen_by_those_who_hold_them(rules: Rules, event: e.Event, who: set[int | None]) -> None:
    cards = event.cards if isinstance(event, e.WidowTaken | e.CardsGiven | e.CardsBuried) else ()
    for viewer, shown in some(visible(rules, event, "cards").items()):
        assert shown == (cards if viewer in who else (None,) * len(cards))


def test_the_declarer_sees_the_whole_kitty_and_the_others_only_the_card_they_get() -> None:
    shown = visible(PK4, e.KittyShared(1, FOUR), "cards")
    assert shown[1] == FOUR
    assert shown[None] == (None,) * 4
    for viewer in (0, 2, 3):
        assert shown[viewer] == tuple(face if seat == viewer else None for seat, face in enumerate(FOUR))


@pytest.mark.parametrize("public", [True, False])
def test_a_card_from_the_stock_is_seen_by_the_player_who_drew_it_or_everybody(*, public: bool) -> None:
    for seat in (0, 1):
        shown = visible(HAY, e.CardDrawn(seat, ACE, 3, public=public), "card")
        assert shown == {viewer: ACE if public or viewer == seat else None for viewer in (None, 0, 1, 2, 3)}


def test_everybody_sees_open_cards() -> None:
    for event in (
        e.HandThrownIn(1, FOUR),
        e.CardPlayed(1, ACE, "hand", 0),
        e.BidMade(1, 250),
        e.TrumpNamed(1, Suit.CLUBS),
    ):
        assert {e.redact(PA4, event, viewer) for viewer in (None, 0, 1, 2)} == {event}
