"""Playing the same cards again, and what the code of a deal says about other deals: nothing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.encode import header_line
from pinochle_qt.record.limits import MAX_LINE
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import LONGEST_TITLE, Header
from pinochle_qt.session.dealing.deal_code import decode
from pinochle_qt.session.dealing.shuffle import MOST_GIVEN, Shuffles
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.session.same_cards import deal_code, match_of_deal, same_cards
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, STOCK, advance, chance_player, played, record_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.engine.cards import Card


def fresh_session(preset: str, given: Sequence[int | tuple[Card, ...]] = (), dealer: int | None = None) -> Session:
    people = tuple(SeatSetup(f"Player {seat}", "human") for seat in range(people_count(PRESETS[preset])))
    return Session.new(PRESETS[preset], preset, people, Shuffles.fresh(given), first_dealer=dealer)


def deals_of(session: Session) -> list[DealCards]:
    return [step.action for step in session.steps if isinstance(step.action, DealCards)]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_pack_is_gathered_as_dealt(preset: str) -> None:
    game, order = Game(PRESETS[preset]), list(pack(PRESETS[preset]))
    random.Random(3).shuffle(order)
    for dealer in range(PRESETS[preset].table.players):
        assert game.gathered(game.deal_out(order, dealer), dealer) == tuple(order)


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "two_handed_draft", "five_handed_called_partner"])
def test_a_deal_code_contains_its_own_cards_and_nothing_of_any_other_deal(preset: str) -> None:
    session = fresh_session(preset)
    advance(session, chance_player(3), deals=3)
    numbers = range(1, session.match.number + 1)
    codes = [decode(deal_code(session, number)) for number in numbers]
    assert len({code.cards for code in codes}) == len(numbers) > 1
    for code, number in zip(codes, numbers, strict=True):
        assert isinstance(code.cards, int)  # a key, which determines no other deal
        again = match_of_deal(code, session.people)
        assert again.rules == session.rules
        again.deal()
        assert deals_of(again)[0] == deals_of(session)[number - 1]
        assert deal_code(again, 1) == deal_code(session, number)
        advance(again, chance_player(3), deals=2)
        assert again.match.number < 2 or deals_of(again)[1] not in deals_of(session)
    with pytest.raises(ValueError, match="no deal"):
        deal_code(session, len(numbers) + 1)
    with pytest.raises(ValueError, match="people"):
        match_of_deal(codes[0], session.people[:-1])


def test_a_deal_whose_cards_no_key_produced_has_a_longer_code() -> None:
    session = played(SINGLE, 3, deals=1)
    assert len(deal_code(session, 1)) > 40
    again = match_of_deal(decode(deal_code(session, 1)), session.people)
    again.deal()
    assert deals_of(again) == deals_of(session)[:1]


def test_changed_cards_do_not_pass_for_those_of_their_key(tmp_path: Path) -> None:
    session = fresh_session(SINGLE, [7])
    session.deal()
    path = tmp_path / "a.pinochle"
    path.write_text(record_text(session).replace('"seeds":[7]', '"seeds":[8]'), encoding="utf-8")
    assert decode(deal_code(session, 1)).cards == 7
    cards = decode(deal_code(Session.resume(path), 1)).cards
    assert cards == decode(deal_code(session, 1)).pack


@pytest.mark.parametrize("is_old", [False, True])
def test_the_same_cards_again(tmp_path: Path, is_old: bool) -> None:
    session = played(SINGLE, 3, deals=3) if is_old else fresh_session(SINGLE)
    advance(session, chance_player(4), deals=3)
    again = same_cards(session, RecordStore(tmp_path))
    assert (again.rules, again.preset, again.people) == (session.rules, session.preset, session.people)
    assert again.match.number == 0
    for step in session.steps:
        (again.deal() if isinstance(step.action, DealCards) else again.submit(step.action))
    assert again.lines[1:] == session.lines[1:]
    second, third = same_cards(session), same_cards(session)
    for each in (session, second, third):
        advance(each, chance_player(5), deals=4)
    assert len({deals_of(each)[3].hands for each in (session, second, third)}) == 3  # the next deal is new
    assert again.path is not None
    again.close()
    resumed = Session.resume(again.path)
    while resumed.match.number > 1:
        resumed.undo()
    advance(resumed, chance_player(9), deals=2)
    assert deals_of(resumed)[1] == deals_of(session)[1] or resumed.steps[-1].after.next_dealer != 0


@pytest.mark.parametrize("is_old", [False, True])
def test_practice_reveals_nothing_about_coming_deals(is_old: bool) -> None:
    session = played(SINGLE, 3, deals=2) if is_old else fresh_session(SINGLE)
    advance(session, chance_player(4), deals=2)
    practice = session.practice()
    assert practice.lines[1:] == session.lines[1:]
    for each in (session, practice):
        advance(each, chance_player(5), deals=3)
    assert deals_of(practice)[:2] == deals_of(session)[:2]
    assert deals_of(practice)[2] != deals_of(session)[2]
    assert practice.header.seed != session.header.seed


def test_no_dealer_was_drawn_for_a_given_deal_or_a_named_dealer() -> None:
    rules = patch(PRESETS[SINGLE], {"deal.first_dealer": "high_card"})
    people = tuple(SeatSetup(name, "human") for name in "ABCD")
    session = Session.new(rules, SINGLE, people, 3)
    found = session.match.next_dealer
    advance(session, chance_player(3), deals=1)
    assert session.draws_for_deal
    again = same_cards(session)
    assert again.match.next_dealer == found
    assert again.draws_for_deal == ()
    assert Session.new(rules, SINGLE, people, 3, first_dealer=(found + 1) % 4).draws_for_deal == ()


def test_a_match_without_a_deal_starts_again_with_a_chosen_dealer() -> None:
    rules, people = patch(PRESETS[SINGLE], {"deal.first_dealer": "chosen"}), fresh_session(SINGLE).people
    session = Session.new(rules, SINGLE, people, Shuffles.fresh(), first_dealer=2)
    assert same_cards(session).match.next_dealer == 2


def test_a_dealer_drawn_by_lot_is_drawn_again_unless_the_first_deal_is_repeated() -> None:
    """Otherwise the seed of the new match would show another dealer."""
    again = same_cards(fresh_session(SINGLE, dealer=2))
    again.deal()
    assert not is_altered(again.recorded)


def test_the_cards_of_an_unfinished_deal_cannot_be_played_again() -> None:
    session = fresh_session(SINGLE)
    advance(session, chance_player(3), deals=2)
    session.deal()
    again = same_cards(session)
    advance(again, chance_player(3), deals=3)
    assert [deal.hands for deal in deals_of(again)[:2]] == [deal.hands for deal in deals_of(session)[:2]]
    assert deals_of(again)[2].hands != deals_of(session)[2].hands
    unfinished = fresh_session(SINGLE)
    unfinished.deal()
    again = same_cards(unfinished)
    again.deal()
    assert deals_of(again)[0].hands != deals_of(unfinished)[0].hands


def test_games_with_named_generators_continue_with_them(tmp_path: Path) -> None:
    session = fresh_session(SINGLE)
    session.deal()
    path = tmp_path / "a.pinochle"
    path.write_text(record_text(session), encoding="utf-8")
    resumed = Session.resume(path)
    assert resumed.header.seed == session.header.seed
    for each in (session, resumed):
        advance(each, chance_player(5), deals=3)
    assert resumed.lines == session.lines
    assert '"generator":"shake256-fisher-yates"' in session.lines[0]
    assert "seeds" not in session.lines[0]


def test_a_long_match_can_be_repeated_as_far_as_its_packs_fit_into_a_line() -> None:
    """None of the packs follows from a key; the largest have 264 cards."""
    rules = patch(PRESETS["bicycle_two_handed_64"], {"deck.copies": 8, "deck.extra_nines": 8})
    largest = tuple(pack(rules))
    people = tuple(SeatSetup("\N{BLACK SPADE SUIT}" * 24, "computer:tournament") for _ in range(9))
    chance = Shuffles.fresh([largest] * 2 * MOST_GIVEN)
    header = Header("pinochle-qt 0.1.0", "x" * 40, rules, people, chance.seed, people, title="x" * LONGEST_TITLE)
    header = replace(header, packs=chance.packs, seeds=chance.seeds, undone=tuple(range(1000)))
    assert len(header_line(header).encode()) < MAX_LINE


@pytest.mark.parametrize("people", [3, 5])
def test_a_deal_code_sets_the_number_of_players(people: int) -> None:
    session = fresh_session(SINGLE)
    advance(session, chance_player(3), deals=1)
    with pytest.raises(ValueError, match=f"the deal is for 4 people, not {people}"):
        match_of_deal(decode(deal_code(session, 1)), (SeatSetup("A", "human"),) * people)
