"""Looking back at a finished deal: all cards are open, but a seat that is asked again knows only what it knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import DealCards, Play
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.invariants import all_cards
from pinochle_qt.session.review import Review, deals_over
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.session.driving import SINGLE, advance, chance_player, new_session, played

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.session import Session

ACE, TEN, KING = parse_cards("AS TS KS")


def asked_in_play(preset: str) -> tuple[Session, list[tuple[Observation, Prompt] | None]]:
    """Play two deals at random; return them with the prompts of the second and what was seen, None for its shuffle."""
    session, player = new_session(preset, 3, people=(0, 1)), chance_player(3)
    asked: list[tuple[Observation, Prompt] | None] = []
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            if session.match.number == 2:
                break
            asked = [None]
            session.deal()
        else:
            observation = session.observe(prompt.seat)
            asked.append((observation, prompt))
            session.submit(player.choose(observation, prompt, None))
    return session, asked


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_step_shows_all_hands_and_what_the_seat_knew(preset: str) -> None:
    session, asked = asked_in_play(preset)
    rules, before = session.rules, session.lines
    review, game = Review(session), Game(session.rules)
    assert len(review.steps) == len(asked)
    assert review.number == session.match.number
    for at, (step, known) in enumerate(zip(review.steps, asked, strict=True)):
        assert game.apply(step.before, step.action).after == step.after
        assert at == 0 or step.before == review.steps[at - 1].after
        match, table, question = step.before if at else step.after, review.table(at), review.question(at)
        assert match.deal is not None
        assert table.hands == tuple(observe(rules, match, seat).hand for seat in range(rules.table.players))
        assert table.public == observe(rules, match, None)
        in_tricks = [face for trick in match.deal.tricks for face in trick.cards] + list(match.deal.trick)
        aside = [face for pile in match.deal.discards for face, _ in pile]
        on_table = [face for laid in (*table.hands, *table.on_table) for face in laid]
        assert sorted([*on_table, *table.stock, *table.widow, *table.buried, *in_tricks, *aside]) == list(
            all_cards(rules, match.deal)
        )
        assert (None if question is None else (question.observation, question.prompt)) == known
        assert (None if question is None else question.seat) == step.seat
        assert not moved_cards(step.action) or step.seat is not None
    assert review.public_after(len(review.steps) - 1) == session.observe(None)
    assert session.lines == before


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_choices_are_those_of_people_that_could_be_undone(preset: str) -> None:
    session, _ = asked_in_play(preset)
    review = Review(session)
    first = len(session.steps) - len(review.steps)
    points = [point for point in session.rewind_points if point.deal == review.number]
    assert [at + first for at in review.choices] == [point.position for point in points]
    people = {session.seated[review.steps[at].seat or 0] for at in review.choices}
    assert people <= {0, 1}


def test_a_deal_is_open_only_once_it_is_over() -> None:
    session, player = new_session(SINGLE), chance_player(1)
    assert not session.match.is_deal_over
    while session.match.number < 2:
        prompt = require(session.prompt)
        is_over = prompt.seat is None and session.match.number == 1
        assert session.match.is_deal_over == is_over
        if prompt.seat is None:
            session.deal()
        else:
            with pytest.raises(ValueError, match="only a deal that is over"):
                Review(session)
            session.submit(player.choose(session.observe(prompt.seat), prompt, None))


def test_the_end_of_a_match_can_be_reviewed() -> None:
    session = played(SINGLE)
    assert session.is_over
    review = Review(session)
    assert review.number == session.match.number
    assert isinstance(review.steps[0].action, DealCards)


@pytest.mark.parametrize("preset", [SINGLE, "simplified_two_handed_150", "cutthroat_three_handed"])
def test_every_deal_of_a_game_can_be_reviewed_from_its_file_too(preset: str, tmp_path: Path) -> None:
    session = new_session(preset, 3, store=RecordStore(tmp_path))
    player, last_reviews = chance_player(3), dict[int, Review]()
    while session.match.number < 3 or not session.match.is_deal_over:
        advance(session, player, actions=1)
        if session.match.is_deal_over:
            last_reviews[session.match.number] = Review(session)
    assert session.path is not None
    recorded = replay_one(session.path)
    assert deals_over(recorded) == deals_over(session.recorded) == tuple(last_reviews) == (1, 2, 3)
    for number, last in last_reviews.items():
        for review in (Review(session, number), Review(recorded, number)):
            assert (review.number, review.steps, review.seats) == (number, last.steps, last.seats)
            keys = [review.key(at) for at in range(len(review.steps))]
            assert keys == [last.key(at) for at in range(len(last.steps))]
            assert [review.question(at) for at in review.choices] == [last.question(at) for at in last.choices]
    for number in (0, 4):
        with pytest.raises(ValueError, match="only a deal that is over"):
            Review(recorded, number)


def test_an_unfinished_deal_stays_closed_while_earlier_ones_are_open() -> None:
    session = played(SINGLE, deals=1)
    advance(session, chance_player(1), actions=9)
    assert session.match.number == 2
    assert deals_over(session.recorded) == (1,)
    assert Review(session, 1).number == 1
    for number in (None, 2):
        with pytest.raises(ValueError, match="only a deal that is over"):
            Review(session, number)


def test_the_decisions_of_any_seat_can_be_found() -> None:
    review = Review(played(SINGLE, 2, deals=1, people=(0, 1)))
    free = {at: step.seat for at, step in enumerate(review.steps) if step.was_free and step.seat is not None}
    assert tuple(at for at, seat in free.items() if review.seats[seat].player == "human") == review.choices
    assert any(review.seats[seat].player != "human" for seat in free.values())


def test_a_step_is_described_with_what_a_spectator_knew_right_after_it() -> None:
    session = played(SINGLE, 2, deals=1)
    review = Review(session)
    last = next(at for at, step in enumerate(review.steps) if len(step.events) > 1 and isinstance(step.action, Play))
    action = require(review.action_event(last))
    assert action.event == review.steps[last].events[0]
    assert action.after == observe(session.rules, session.steps[last].match_after(0), None)
    assert len(action.after.trick) == 4  # the trick has not been taken yet
    for at, step in enumerate(review.steps):
        assert (review.action_event(at) is None) == (not step.events)


def test_the_deal_itself_was_no_free_decision() -> None:
    assert not Review(played(SINGLE, 2, deals=1)).steps[0].was_free
