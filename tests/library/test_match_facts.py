"""What is said about a match: true facts of different kinds, and the cards it was won with."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.people import account_of
from pinochle_qt.library.match_facts import FAN, MOST, Fact, PlayedDeal, played_deals, telling_facts, winning_cards
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.session.driving import SINGLE, advance, chance_player, new_session, played, sitting_out

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.session import Session

SEEDS = (1, 2, 3)


def facts_of(session: Session) -> tuple[Fact, ...]:
    return telling_facts(session.rules, played_deals(session.steps), session.match.winners)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_game_has_up_to_three_true_facts_of_different_kinds(preset: str) -> None:
    for seed in SEEDS:
        session = played(preset, seed, deals=8)
        deals = {each.deal.number: each for each in played_deals(session.steps)}
        assert [each.result for each in deals.values()] == list(session.match.results)
        facts = facts_of(session)
        assert len(facts) <= MOST
        assert len({fact.kind for fact in facts}) == len(facts)
        for fact in facts:
            check(session, fact, deals)


def check(session: Session, fact: Fact, deals: dict[int, PlayedDeal]) -> None:
    """Check a fact against all deals."""
    this_deal, rules = deals[fact.deal], session.rules
    result = this_deal.result
    if fact.bid and fact.kind != "turning_point":
        assert fact.bid == result.bid
        assert result.declarer is not None
        assert fact.people == (this_deal.deal.seated[result.declarer],)
    match fact.kind:
        case "best_contract":
            assert result.is_made
            bids = [each.result.bid for each in deals.values() if each.result.is_made]
            assert fact.bid == max(bid for bid in bids if isinstance(bid, int))
        case "biggest_meld":
            assert fact.points == max(points for each in deals.values() for points in each.result.meld)
            assert sum(meld.points for meld in fact.melds) == fact.points
        case "costliest_deal":
            assert result.is_failed
            assert fact.points == result.score[side_of(rules, result.declarer or 0)]
        case "longest_run":
            won = [side_of(rules, trick.winner) for trick in this_deal.deal.tricks]
            run = won[fact.first - 1 : fact.first - 1 + fact.count]
            assert len(set(run)) == 1
            assert fact.out_of == len(won)
        case "best_deal":
            assert fact.points == max(max(each.result.score) for each in deals.values())
        case "turning_point":
            before = deals[fact.deal - 1].result.totals
            rivals = [at for at in range(len(before)) if at not in session.match.winners]
            assert max(before[at] for at in rivals) - before[fact.account] == fact.points >= 0
            assert result.totals[fact.account] - max(result.totals[at] for at in rivals) == fact.ahead > 0
        case "boldest_bid" | "closest_call":
            assert result.is_made or result.is_failed


@pytest.mark.parametrize("preset", PRESETS)
def test_the_cards_of_a_won_match_were_seen_by_everybody(preset: str) -> None:
    session = played(preset, 4, deals=8)
    last = played_deals(session.steps)[-1]
    winners = session.match.winners or (0,)
    shown, deal = winning_cards(session.rules, last, winners), last.deal
    cards = shown.cards
    assert len(set(cards)) == len(cards) <= FAN
    assert shown.best <= set(cards)
    own = [seat for seat in range(len(deal.hands)) if account_of(session.rules, deal.seated, seat) in winners]
    seen: Counter[Card] = Counter()
    for seat in own:
        laid = [each.meld for each in deal.tables[seat].shown] if deal.tables else ()
        for meld in (*laid, *((deal.shown[seat] or ()) if deal.shown else ())):
            seen |= Counter(meld.cards)
    for trick in deal.tricks:
        for at, face in enumerate(trick.cards):
            if (trick.leader + at) % len(trick.cards) in own:
                seen[face] += 1
    assert not Counter(cards) - seen


def test_the_cards_of_a_won_match_are_sorted_and_a_nine_alone_is_no_meld_to_raise() -> None:
    raised = set()
    for seed in range(8):
        session = played(SINGLE, seed, deals=8)
        last = played_deals(session.steps)[-1]
        shown = winning_cards(session.rules, last, session.match.winners or (0,))
        suits = [suit for suit, _ in groupby(SUIT_OF[face] for face in shown.cards)]
        assert len(suits) == len(set(suits))
        assert len(suits) < 3 or last.deal.trump in suits[1:-1]
        for _, cards in groupby(shown.cards, key=SUIT_OF.__getitem__):
            ranks = [RANK_OF[face] for face in cards]
            assert ranks == sorted(ranks, reverse=True)
        raised.add(len(shown.best))
    assert 1 not in raised
    assert max(raised) > 1


def test_a_match_without_a_counting_deal_has_no_facts() -> None:
    session = new_session(SINGLE)
    assert facts_of(session) == ()


def test_people_sitting_out_have_facts_about_their_own_totals() -> None:
    rules = sitting_out("three_handed_auction", "dealer")
    session = new_session("three_handed_auction", rules=rules, at_table=4)
    advance(session, chance_player(2), deals=8)
    for fact in some(facts_of(session)):
        assert set(fact.people) <= set(range(4))
        assert fact.account in range(4)
