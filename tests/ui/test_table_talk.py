"""What people at the table say: short, kind, never too much, and only of what everybody has seen."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine import events as e
from pinochle_qt.engine.cards import SUIT_OF, Suit, parse_cards
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.people import party_points
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.faces import PERSONS
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.table.zones.expressions import rich_trick
from pinochle_qt.ui.table.zones.table_talk import Said, Talkers, remark
from pinochle_qt.words.game.remarks import MOST_LETTERS, Occasion, TalkLine, line
from tests.checks import require, some
from tests.conformance.test_presets import every_preset
from tests.conformance.twins import seat_of, twin
from tests.session.driving import advance, chance_player, new_session, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from pinochle_qt.session.session import Session
    from pinochle_qt.session.viewer_steps import ViewedEvent

SINGLE = "single_deck_partnership"
NAMES = ("You", "Walter", "Nora", "Edith", "Sam", "Clara", "Hugo", "Ruth")


def table(players: int, game: str = "one") -> Talkers:
    return Talkers(game, NAMES[:players], {seat: NAMES[seat].lower() for seat in range(1, players)})


def shown(session: Session, person: int | None = 0) -> Iterator[ViewedEvent]:
    for step in session.steps:
        yield from viewed(session.rules, step, seat_of(session.rules, step.after, person)).events


def said_in(session: Session, game: str = "one") -> list[tuple[ViewedEvent, Said]]:
    at = table(session.rules.table.players, game)
    pairs = ((each, remark(*each, at)) for each in shown(session))
    return [(each, said) for each, said in pairs if said is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_ten_short_lines_of_his_own(application: QApplication, language: str) -> None:
    speak(application, language)
    texts = [line(person, occasion)(name="Walter") for person in PERSONS for occasion in Occasion]
    assert len(texts) == len(TalkLine) == len(set(texts)) == 100
    assert max(map(len, texts)) == MOST_LETTERS


def test_something_is_said_in_most_deals_but_never_much_and_nothing_again_soon() -> None:
    counts, lines = [], Counter[str]()
    for seed in range(4):
        session = played(SINGLE, seed, deals=6)
        before: dict[Said, int] = {}
        deals: dict[int, list[int]] = {}
        for (event, after), said in said_in(session, str(seed)):
            if not isinstance(event, e.DealScored):  # the last trick may have decided about the bid
                assert after.number - before.get(said, -9) >= 3, said
            before[said] = after.number
            lines[said.text] += 1
            assert said.seat != 0
            if isinstance(event, e.TrickTaken):
                deals.setdefault(after.number, []).append(len(after.tricks))
        for tricks in deals.values():
            assert all(later - earlier >= 3 for earlier, later in pairwise(tricks))
        counts += [len(deals.get(number, [])) for number in range(1, session.match.number + 1)]
    assert max(counts) <= 4
    assert 1 <= sum(counts) / len(counts) <= 3.5
    assert len(lines) >= 20


def occasions() -> Iterator[tuple[ViewedEvent, Said, Occasion]]:
    """Yield what is said in several matches, and on which occasion."""
    for seed in range(20):
        for each, said in said_in(played(SINGLE, seed, deals=3), str(seed)):
            lines = [(occasion, line(NAMES[said.seat].lower(), occasion)) for occasion in Occasion]
            spoken = (occasion for occasion, words in lines if said.text in {words(name=name) for name in NAMES})
            yield each, said, next(spoken)


def test_a_remark_about_a_trick_fits_whoever_took_it() -> None:
    seen = set()
    for (event, after), said, occasion in occasions():
        if isinstance(event, e.TrickTaken) and occasion is not Occasion.LAST_TRUMP:
            assert event.points >= rich_trick(after.rules)
            is_ours = side_of(after.rules, event.seat) == side_of(after.rules, said.seat)
            assert (event.seat == said.seat) == (occasion in {Occasion.OWN_FIRST, Occasion.OWN_SECOND})
            assert is_ours != (occasion is Occasion.OTHERS)
            assert occasion is not Occasion.NAMED or NAMES[event.seat] in said.text
            seen.add(occasion)
    assert len(seen) == 5


def test_the_last_trump_is_the_last_of_the_pack() -> None:
    for (_, after), _, _ in some(each for each in occasions() if each[2] is Occasion.LAST_TRUMP):
        trumps = [[SUIT_OF[face] for face in trick.cards].count(require(after.trump)) for trick in after.tricks]
        assert sum(trumps) == 12
        assert trumps[-1]


def test_a_computer_player_who_loses_a_bid_owns_up_and_a_person_is_comforted() -> None:
    seen = set()
    for (event, _), said, occasion in occasions():
        if isinstance(event, e.DealScored) and occasion is not Occasion.MADE:
            assert event.result.is_failed
            assert occasion is (Occasion.SET if event.result.declarer else Occasion.KIND)
            assert said.seat == event.result.declarer or occasion is Occasion.KIND
            seen.add(occasion)
    assert seen == {Occasion.SET, Occasion.KIND}


def test_somebody_always_remarks_on_a_bid_that_the_last_trick_decides() -> None:
    session = played(SINGLE, 1, deals=1)
    after, result = session.observe(0), session.match.results[0]
    last = after.tricks[-1]
    party = [seat for seat in range(4) if side_of(after.rules, seat) == side_of(after.rules, last.winner)]
    others = [seat for seat in range(4) if seat not in party]
    games = [table(4, str(game)) for game in range(9)]
    for declarer, is_made in ((party[0], True), (others[0], False)):
        points = sum(party_points(after.rules, result, party if is_made else others))
        for margin in (0, 2 * last.points):
            bid = points - margin if is_made else points + 1 + margin
            outcome = replace(
                result, outcome="made" if is_made else "set", is_set=not is_made, declarer=declarer, bid=bid
            )
            said = [remark(e.DealScored(outcome), after, game) for game in games]
            assert all(said) == (margin == 0)


def test_the_partner_may_be_glad_that_a_bid_was_made() -> None:
    session = played(SINGLE, 1, deals=1)
    after = session.observe(0)
    made = e.DealScored(replace(session.match.results[0], outcome="made", is_set=False, declarer=0, bid=250))
    texts = {remark(made, after, table(4, str(game))) for game in range(9)} - {None}
    assert texts == {Said(2, line("nora", Occasion.MADE)())}


def test_only_a_great_meld_is_admired_and_only_by_others() -> None:
    session = new_session(SINGLE)
    session.deal()
    after = session.observe(0)
    for cards, is_great in (("KS QS KH QH KD QD KC QC", True), ("AS AH AD AC", False)):
        melds = best_melds(parse_cards(cards), Suit.SPADES, after.rules)
        after = replace(after, shown=(None, melds, None, None))
        said = [remark(e.MeldsShown(1, melds), after, table(4, str(game))) for game in range(9)]
        assert any(said) == is_great
        assert all(each is None or each.seat != 1 for each in said)


def test_a_name_too_long_for_a_bubble_is_not_spoken() -> None:
    session = played(SINGLE, 1, deals=6)
    long_names = Talkers("one", [f"{name} the Magnificent" for name in NAMES[:4]], table(4).persons)
    texts = [said.text for each in shown(session) if (said := remark(*each, long_names)) is not None]
    assert texts
    assert not any("Magnificent" in text for text in texts)


@every_preset
def test_remarks_are_the_same_whoever_looks_and_whatever_is_hidden(preset: str) -> None:
    chance, session = random.Random(preset), new_session(preset, 3)
    advance(session, chance_player(3), deals=1)
    at = table(session.rules.table.players)
    expected = [remark(*each, at) for each in shown(session, None)]
    for person in (None, 0, 1):
        assert [remark(*each, at) for each in some(shown(twin(session, person, chance), person))] == expected
