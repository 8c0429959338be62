"""What plates and strip show event by event agrees with what is known after all events of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Bury, DealCards, NameTrump, Pass, PlayOn, ShowMelds
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.events import CardPlayed, DealScored, Dealt, MatchWon, MeldsShown, TrickTaken
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import contract_standing
from tests.checks import some
from tests.ui.playing import EVERYBODY, snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.ui.table.zones.tokens import Token

SINGLE, STOCK = "single_deck_partnership", "simplified_two_handed_150"


def play_deal(preset: str) -> Iterator[list[tuple[Event | None, Observation]]]:
    """Play a deal; yield the events of each step, each with what is shown once it has landed.

    The first entry is what was known before, and the last one, also without an event, what is known after the step.
    """
    rules, policy = PRESETS[preset], Policy()
    people = tuple(SeatSetup(name, "human") for name in EVERYBODY[: people_count(rules)])
    session = Session.new(rules, preset, people, 5)
    before = session.observe(0)
    step = session.deal()
    while True:
        after = session.observe(0)
        yield [(None, before), *viewed(rules, step, 0).events, (None, after)]
        before, prompt = after, session.prompt
        if prompt is None or prompt.seat is None:
            return
        step = session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)


def counts_shown(seen: Observation) -> object:
    """Return what the plates and the strip show for an observation."""
    seats = range(seen.players)
    plates = [
        (lines.plate_line(seat, seen, EVERYBODY), lines.plate_count(seat, seen), lines.plate_meld(seat, seen))
        for seat in seats
    ]
    return plates, lines.strip_title(seen), lines.strip_notes(seen, EVERYBODY)[0], contract_standing(seen), seen.tricks


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_is_shown_with_the_last_event(preset: str) -> None:
    for *_, (event, seen), (_, after) in some(play_deal(preset)):
        if after.running:
            assert counts_shown(seen) == counts_shown(after), event


@pytest.mark.parametrize("preset", PRESETS)
def test_after_every_event_the_cards_are_where_the_viewer_knows_them(preset: str) -> None:
    zones: Zones | None = None
    for (_, before), *events, _ in some(play_deal(preset)):
        zones = zones or Zones(before)
        for event, seen in some(events):
            assert event is not None
            placed = places(zones)
            travelers = zones.follow(event, seen)
            assert snapshot(zones) == snapshot(Zones(seen)), event
            stay = {token: place for token, place in placed.items() if token not in travelers}
            assert isinstance(event, Dealt) or stay.items() <= places(zones).items(), event


def places(zones: Zones) -> dict[Token, object]:
    """Return the zone of every card."""
    return {
        **{token: ("hand", seat) for seat, hand in enumerate(zones.hands) for token in hand},
        **dict.fromkeys(zones.laid(), "meld"),
        **{token: "trick" for _, token in zones.trick},
        **dict.fromkeys(zones.widow, "widow"),
    }


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_deal_stays_on_the_table_until_scored(preset: str) -> None:
    *_, last = play_deal(preset)
    runs = {type(event): seen.running for event, seen in last if event is not None}
    scored = runs.pop(DealScored)
    assert not scored
    runs.pop(MatchWon, None)
    assert runs
    assert all(runs.values())


def test_a_trick_is_counted_when_taken_and_not_when_its_last_card_lands() -> None:
    for before, *events, (_, after) in some(play_deal(SINGLE)):
        if any(isinstance(event, TrickTaken) for event, _ in events):
            (played, full), (taken, swept), *_ = events
            assert isinstance(played, CardPlayed)
            assert isinstance(taken, TrickTaken)
            seat = played.seat
            assert full.trick == after.tricks[-1].cards
            assert full.tricks == before[1].tricks
            assert lines.plate_line(seat, full, EVERYBODY) == Word.PLAYED(card=text.card(played.card))
            assert swept.tricks == after.tricks
            assert swept.trick == ()


def test_studied_melds_are_counted_before_they_are_taken_up() -> None:
    shown = [seen for step in play_deal(SINGLE) for event, seen in step[:-1] if isinstance(event, MeldsShown)]
    assert [sum(melds is not None for melds in seen.shown) for seen in shown] == [1, 2, 3, 4]
    assert all(seen.has_melds_on_table for seen in shown)


def test_a_new_deal_shows_nothing_of_the_last_one() -> None:
    (_, (dealt, seen), *_), *_ = play_deal(SINGLE)
    assert isinstance(dealt, Dealt)
    assert seen.running
    assert (seen.calls, seen.tricks, seen.contract) == ((), (), None)


RICH: Final = (
    "AS KS QH KH 9H TH JH AH QD JD QS KH QH AD QS",
    "TC 9D KD 9C QC AC TD TH KC QD 9S AD TS JS TD",
    "KS JC 9C JH JS 9H KD JD TS AS KC JC AH 9S TC",
)
"""Three hands: with the widow, the first of them melds sixteen cards, one more than it keeps."""


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_melds_stay_whole_although_one_of_their_cards_was_discarded(viewer: int | None) -> None:
    game = Game(PRESETS["three_handed_auction"])
    match = game.start(0)
    deal = DealCards(tuple(map(parse_cards, RICH)), (), parse_cards("QC 9D AC"))
    for action in (deal, Bid(1, 150), Pass(2), Bid(0, 160), Pass(1), NameTrump(0, Suit.HEARTS)):
        match = game.apply(match, action).after
    zones = Zones(observe(game.rules, match, viewer))
    while (prompt := game.prompt(match)) is not None and prompt.seat is not None and prompt.kind != "play":
        seat, melds = prompt.seat, prompt.best
        aside, on = Bury(seat, parse_cards("9D QS 9H")), PlayOn(seat)
        done: dict[str, SeatAction] = {"show": ShowMelds(seat, melds), "bury": aside, "decide": on}
        step = game.apply(match, done[prompt.kind])
        for event, after in viewed(game.rules, step, viewer).events:
            zones.follow(event, after)
            built = Zones(after)
            assert list(map(len, zones.hands)) == list(map(len, built.hands))
            assert laid(zones) == laid(built)
            if after.has_melds_on_table and after.shown[0]:
                assert len(laid(zones)[0]) == 16
        match = step.after
    assert match.deal is not None
    assert match.deal.buried is not None
    assert list(map(len, zones.hands)) == [15, 15, 15]


def laid(zones: Zones) -> list[list[int | None]]:
    """Return each seat's meld cards on the table."""
    return [[token.face for group in groups for token in group.tokens] for groups in zones.melds]
