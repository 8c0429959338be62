"""Play while the stock lasts: who draws what and when, meld turns, exchanging the dix (catalogue, items 5 to 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import DeclareOut, Done, ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import Suit, cards_text, parse_card, parse_cards
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import CardDrawn, DixExchanged, MeldingDone, MeldLaid, OutDeclared, TrickTaken
from pinochle_qt.engine.melds import MeldTable, best_melds, lay
from pinochle_qt.engine.phases.stock_play import StockPlay
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Ending, Trick
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished

if TYPE_CHECKING:
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.phase import PhaseProgress
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
SIM = PRESETS["simplified_two_handed_150"]
THREE = PRESETS["hayes_multi_same_deck"]
DIX = parse_card("9H")


def stock(rules: Rules, hands: tuple[str, ...], cards: str, **facts: Any) -> DealState:
    """Return a deal with these hands and this stock, whose last card is turned up; hearts are trump."""
    stock = parse_cards(cards)
    known = {"upcard": stock[-1] if stock else None, **facts}
    return finished(rules, hands=tuple(map(parse_cards, hands)), stock=stock, ending=None, **known)


def asked(rules: Rules, deal: DealState) -> Prompt:
    return require(StockPlay(rules).prompt(deal))


def events_of(progress: PhaseProgress, *kinds: type) -> list[Event]:
    return [phase_event.event for phase_event in progress.events if isinstance(phase_event.event, kinds or object)]


def one_meld(cards: str, rules: Rules) -> Meld:
    (meld,) = best_melds(parse_cards(cards), Suit.HEARTS, rules)
    return meld


# ---- tricks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_winner_of_a_trick_leads_next_and_draws_first(leader: int, place: int) -> None:
    order = [(leader + at) % 3 for at in range(3)]
    cards = parse_cards("KS QS JS")
    played = [*cards[1 : place + 1], cards[0], *cards[place + 1 :]]
    hands = tuple(cards_text([played[order.index(seat)]]) for seat in range(3))
    deal = stock(THREE, hands, "9C 9D TC TD AC AD", leader=leader)
    for at, seat in enumerate(order):
        prompt = asked(THREE, deal)
        assert (prompt.kind, prompt.seat) == ("play", seat)
        assert prompt.allows(Play(seat, played[at]))
        progress = StockPlay(THREE).apply(deal, Play(seat, played[at]))
        deal = progress.deal
    winner = order[place]
    assert events_of(progress, TrickTaken) == [TrickTaken(winner, leader, tuple(played), 10, last=False)]
    assert deal.tricks == (Trick(leader, tuple(played), winner, 10),)
    drawn = [(event.seat, event.card) for event in events_of(progress, CardDrawn) if isinstance(event, CardDrawn)]
    assert drawn == [((winner + at) % 3, card) for at, card in enumerate(parse_cards("9C 9D TC"))]
    assert (deal.leader, deal.melder, deal.turn_melds) == (winner, winner, 0)


def test_while_the_stock_lasts_any_card_in_hand_or_on_the_table_may_be_played() -> None:
    meld = one_meld("KC QC", HAY)
    hand, table, _ = lay(parse_cards("KC QC AD"), MeldTable(), meld, Suit.HEARTS, HAY)
    assert hand == parse_cards("AD")
    deal = stock(HAY, ("AD", ""), "9C 9D", leader=1, trick=parse_cards("AC"), tables=(table, MeldTable()))
    prompt = asked(HAY, deal)
    assert prompt.seat == 0
    assert prompt.position is not None
    for card in parse_cards("KC QC AD"):
        assert prompt.position.refusal(card) is None
    king, queen, ace = parse_cards("KC QC AD")
    for action, reason in (
        (Play(0, ace), None),
        (Play(0, ace, "hand"), None),
        (Play(0, ace, "table"), Refusal.NOT_ON_TABLE),
        (Play(0, ace, None, 1), Refusal.NOT_ON_TABLE),
        (Play(0, king), None),
        (Play(0, king, "table"), None),
        (Play(0, king, "table", 1), Refusal.NOT_ON_TABLE),
        (Play(0, king, "table", -1), Refusal.NOT_ON_TABLE),
        (Play(0, queen, "hand"), Refusal.NOT_HELD),
        (Play(0, parse_card("TS")), Refusal.NOT_HELD),
        (Play(1, ace), Refusal.NOT_YOUR_TURN),
    ):
        rejection = prompt.refusal(action)
        assert (rejection and rejection.reason) is reason, action


def test_play_with_a_stock_ends_with_the_stock() -> None:
    assert StockPlay(HAY).prompt(stock(HAY, ("AS", "KS"), "")) is None


@pytest.mark.parametrize("declares", [True, False])
def test_a_player_may_declare_out_in_play_and_in_meld_turns_if_the_rules_allow(*, declares: bool) -> None:
    rules = patch(B48, {"match.declare_out": declares})
    for melder in (None, 1):
        deal = stock(rules, ("AS", "KS"), "9C 9D", leader=1, melder=melder)
        assert asked(rules, deal).allows(DeclareOut(1)) is declares
    progress = StockPlay(rules).apply(deal, DeclareOut(1))
    assert events_of(progress) == [OutDeclared(1, by_rule=False)]
    assert progress.deal.ending == Ending("declared_out", 1)


# ---- drawing ---------------------------------------------------------------------------------------------------------


def after_trick(rules: Rules, cards: str) -> PhaseProgress:
    """Return the progress that follows a trick won by seat 1."""
    deal = stock(rules, ("QS", ""), cards, leader=1, trick=parse_cards("AS"))
    return StockPlay(rules).apply(deal, Play(0, parse_card("QS")))


@pytest.mark.parametrize(
    ("rules", "before", "afterwards"),
    [(HAY, "1 TC 3, 0 TD 2", ""), (B48, "", "1 TC 3, 0 TD 2"), (SIM, "1 TC 3", "0 TD 2")],
    ids=["all draw, then meld", "meld, then draw", "winner draws, melds, loser draws"],
)
def test_the_rules_set_who_draws_before_the_meld_turn(rules: Rules, before: str, afterwards: str) -> None:
    progress = after_trick(rules, "TC TD 9C 9D")
    assert (progress.deal.melder, progress.deal.turn_melds) == (1, 0)
    done = StockPlay(rules).apply(progress.deal, Done(1))
    assert events_of(done)[0] == MeldingDone(1)
    for drawing, expected in ((progress, before), (done, afterwards)):
        found = [event for event in events_of(drawing, CardDrawn) if isinstance(event, CardDrawn)]
        wanted = [item.split() for item in expected.split(", ") if item]
        assert found == [CardDrawn(int(seat), parse_card(card), int(left), public=False) for seat, card, left in wanted]
    assert done.deal.melder is None
    assert done.deal.stock == parse_cards("9C 9D")
    assert done.deal.upcard == parse_card("9D")
    assert done.deal.hands == (parse_cards("TD"), parse_cards("TC"))
    assert done.deal.drawn_public == ()
    prompt = asked(rules, done.deal)
    assert (prompt.kind, prompt.seat) == ("play", 1)


@pytest.mark.parametrize(
    ("rules", "has_turn", "is_shown"), [(HAY, False, False), (B48, True, True), (SIM, True, False)]
)
def test_the_turned_card_is_drawn_last_and_openly(rules: Rules, *, has_turn: bool, is_shown: bool) -> None:
    progress = after_trick(rules, "9C QH")
    assert (progress.deal.melder is not None) is has_turn
    events = events_of(progress, CardDrawn)
    if has_turn:
        progress = StockPlay(rules).apply(progress.deal, Done(1))
        events += events_of(progress, CardDrawn)
    nine, queen = parse_cards("9C QH")
    assert events == [
        CardDrawn(1, nine, 1, public=is_shown),
        CardDrawn(0, queen, 0, public=True),
    ]
    assert progress.deal.drawn_public == (*([(1, nine)] if is_shown else []), (0, queen))
    assert (progress.deal.upcard, progress.deal.stock, progress.deal.hands) == (None, (), ((queen,), (nine,)))
    assert StockPlay(rules).prompt(progress.deal) is None


# ---- melding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "free"), [(HAY, False), (SIM, False), (B48, True)])
def test_one_meld_a_turn_and_a_dix_beside_it_if_the_rules_allow(rules: Rules, *, free: bool) -> None:
    deal = stock(rules, ("KC QC KD QD 9H", ""), "9C AS", melder=0, dix_exchanged=True)
    marriage, other, dix = one_meld("KC QC", rules), one_meld("KD QD", rules), one_meld("9H", rules)
    prompt = asked(rules, deal)
    assert all(prompt.allows(ShowMelds(0, (meld,))) for meld in (marriage, other, dix))
    melded = StockPlay(rules).apply(deal, ShowMelds(0, (marriage,)))
    assert events_of(melded) == [MeldLaid(0, marriage, parse_cards("KC QC"))]
    assert melded.deal.turn_melds == 1
    prompt = asked(rules, melded.deal)
    assert prompt.allows(ShowMelds(0, (dix,))) is free
    rejection = require(prompt.refusal(ShowMelds(0, (other,))))
    assert rejection.reason is Refusal.MELD_LIMIT
    rejection = require(prompt.refusal(ShowMelds(0, (one_meld("QS JD", rules),))))
    assert rejection.reason is Refusal.NO_MELD
    shown = StockPlay(rules).apply(deal, ShowMelds(0, (dix,))).deal
    assert shown.turn_melds == (0 if free else 1)
    assert asked(rules, shown).allows(ShowMelds(0, (marriage,))) is free


def test_several_melds_in_a_turn_are_refused_as_a_whole() -> None:
    marriages = (one_meld("KC QC", HAY), one_meld("KD QD", HAY))
    for limit, reason in ((1, Refusal.MELD_LIMIT), (None, Refusal.NO_MELD)):
        rules = patch(HAY, {"melds.per_turn": limit})
        for done, melds in ((0, marriages), (1, marriages), (1, marriages[:1])):
            rejection = asked(rules, stock(rules, ("KC QC KD QD", ""), "9C AS", melder=0, turn_melds=done)).refusal(
                ShowMelds(0, melds)
            )
            allowed = len(melds) == 1 and limit is None
            assert (rejection and rejection.reason) is (None if allowed else reason)
        nothing = require(asked(rules, stock(rules, ("KC QC", ""), "9C AS", melder=0)).refusal(ShowMelds(0, ())))
        assert nothing.reason is Refusal.NO_MELD


def test_any_number_of_melds_a_turn_if_the_rules_allow() -> None:
    rules = patch(HAY, {"melds.per_turn": None})
    deal = stock(rules, ("KC QC KD QD", ""), "9C AS", melder=0)
    deal = StockPlay(rules).apply(deal, ShowMelds(0, (one_meld("KC QC", rules),))).deal
    prompt = asked(rules, deal)
    other = ShowMelds(0, (one_meld("KD QD", rules),))
    assert prompt.allows(other)
    assert StockPlay(rules).apply(deal, other).deal.turn_melds == 2
    rejection = require(prompt.refusal(ShowMelds(0, (one_meld("QS JD", rules),))))
    assert rejection.reason is Refusal.NO_MELD


# ---- the exchange of the dix -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "facts", "may"),
    [
        ("9H AC", {}, True),
        ("TH AC", {}, False),
        ("9H AC", {"dix_exchanged": True}, False),
        ("9H AC", {"upcard": DIX}, False),
        ("9H AC", {"upcard": None}, False),
        ("9D AC", {}, False),
    ],
)
def test_a_dix_may_be_exchanged_once_and_only_for_another_card(hand: str, facts: dict[str, Any], *, may: bool) -> None:
    deal = stock(B48, (hand, ""), "9C QH", melder=0, **facts)
    assert asked(B48, deal).allows(ExchangeDix(0)) is may
    assert not asked(HAY, deal).allows(ExchangeDix(0))


def test_in_bicycle_a_melded_dix_may_still_be_exchanged() -> None:
    deal = stock(B48, ("9H AC", ""), "9C 9D QH", melder=0)
    melded = StockPlay(B48).apply(deal, ShowMelds(0, (one_meld("9H", B48),)))
    assert [type(event) for event in events_of(melded)] == [MeldLaid]
    assert not melded.deal.dix_exchanged
    assert asked(B48, melded.deal).allows(ExchangeDix(0))
    exchanged = StockPlay(B48).apply(melded.deal, ExchangeDix(0))
    queen = parse_card("QH")
    assert events_of(exchanged) == [DixExchanged(0, DIX, queen, "table")]
    assert exchanged.deal.stock == parse_cards("9C 9D 9H")
    assert (exchanged.deal.upcard, exchanged.deal.dix_exchanged) == (DIX, True)
    assert sorted(exchanged.deal.hands[0]) == sorted(parse_cards("AC QH"))
    assert exchanged.deal.drawn_public == ((0, queen),)
    assert not asked(B48, exchanged.deal).allows(ExchangeDix(0))


def test_i21_the_first_melded_dix_is_exchanged_and_the_second_is_not() -> None:
    deal = stock(HAY, ("9H AC", "9H AD"), "9C QH", melder=0)
    dix = one_meld("9H", HAY)
    first = StockPlay(HAY).apply(deal, ShowMelds(0, (dix,)))
    assert [type(event) for event in events_of(first)] == [MeldLaid, DixExchanged]
    assert first.deal.upcard == DIX
    assert parse_card("QH") in first.deal.hands[0]
    second = StockPlay(HAY).apply(replace(first.deal, melder=1), ShowMelds(1, (dix,)))
    assert [type(event) for event in events_of(second)] == [MeldLaid]
    assert second.deal.hands[1] == parse_cards("AD")


def test_a_turned_dix_is_not_exchanged_for_another() -> None:
    deal = stock(HAY, ("9H AC", ""), "9C 9H", melder=0)
    melded = StockPlay(HAY).apply(deal, ShowMelds(0, (one_meld("9H", HAY),)))
    assert [type(event) for event in events_of(melded)] == [MeldLaid]
    assert melded.deal.dix_exchanged
    assert melded.deal.tables[0].cards_on_table == (DIX,)


def test_other_melds_exchange_nothing() -> None:
    deal = stock(HAY, ("KC QC 9H", ""), "9C QH", melder=0)
    melded = StockPlay(HAY).apply(deal, ShowMelds(0, (one_meld("KC QC", HAY),)))
    assert [type(event) for event in events_of(melded)] == [MeldLaid]
    assert not melded.deal.dix_exchanged
