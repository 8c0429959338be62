"""What every game of the family must do under its rules: it is played at random and checked in every position."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, DealCards, DeclareOut, Done, Give, Keep, Misdeal, Pass, Play, PlayOn
from pinochle_qt.engine.cards import FACES
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import hidden_cards, observe
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.record.replay import replay_one
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.session.driving import advance, chance_player, new_session, played, record_text

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState, MatchState
    from pinochle_qt.session.session import Session

PLAYABLE = [name for name, rules in PRESETS.items() if not problems(rules)]
DEALS = 4
every_preset = pytest.mark.parametrize("preset", PLAYABLE)


def positions(preset: str, seed: int) -> tuple[Session, list[MatchState]]:
    session = played(preset, seed, deals=DEALS, people=range(PRESETS[preset].table.players))
    return session, [session.steps[0].before, *(step.after for step in session.steps)]


@every_preset
def test_no_card_is_lost_and_someone_can_always_act(preset: str) -> None:
    outcomes: Counter[str] = Counter()
    for seed in (1, 2):
        session, matches = positions(preset, seed)
        game = Game(session.rules)
        for match in matches:
            check_invariants(game, match)
        outcomes.update(result.outcome for result in session.match.results)
    assert PLAYED_OUT & set(outcomes), f"no deal was played out: {outcomes}"


@every_preset
def test_listed_actions_are_legal_and_all_others_are_refused(preset: str) -> None:
    session, matches = positions(preset, 3)
    game = Game(session.rules)
    for turn, match in some(enumerate(matches)):
        prompt = game.prompt(match)
        if prompt is None:
            continue
        assert all(prompt.allows(choice) for choice in prompt.choices)
        if turn % 5 == 0:
            for choice in prompt.choices:
                assert game.apply(match, choice).before is match
        if turn % 5 == 1:
            for action in wrong_actions(prompt):
                with pytest.raises(IllegalAction):
                    game.apply(match, action)


def wrong_actions(prompt: Prompt) -> list[Action]:
    """Return actions that are illegal in answer to this prompt under any rules."""
    seat, players = prompt.seat, prompt.rules.table.players
    if seat is None:
        return [Play(0, FACES[0]), Pass(0), DealCards(((),) * players), DealCards(((),) * players, prompt.pack[1:])]
    other = (seat + 1) % players
    wrong: list[Action] = [
        DealCards(((),) * players),
        Pass(other),
        Play(other, FACES[0]),
        Bid(seat, 3),
        Bid(seat, -10),
        Give(seat, ()),
    ]
    perhaps = (Done(seat), Misdeal(seat), Keep(seat), PlayOn(seat), DeclareOut(seat), Pass(seat))
    wrong += [action for action in perhaps if action not in prompt.choices]
    if prompt.kind == "play":
        playable = {choice.card for choice in prompt.choices if isinstance(choice, Play)}  # also those that renege
        wrong += [Play(seat, face) for face in FACES if face not in playable]
    return wrong


@every_preset
def test_bids_and_picks_at_the_edges(preset: str) -> None:
    session, matches = positions(preset, 4)
    game = Game(session.rules)
    for match in some(matches):
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None:
            continue
        if prompt.bids is not None:
            assert all(prompt.allows(Bid(prompt.seat, amount)) for amount in prompt.bids.amounts(4))
            assert not prompt.allows(Bid(prompt.seat, prompt.bids.minimum - 1))
            assert not prompt.allows(Bid(prompt.seat, prompt.bids.maximum + 10))
        if prompt.pick is not None:
            chosen = prompt.pick.among[: prompt.pick.size]
            assert prompt.pick.refusal(chosen[:-1]) is not None
            assert prompt.pick.refusal((*chosen, chosen[0])) is not None


@every_preset
def test_an_observation_does_not_depend_on_hidden_cards(preset: str) -> None:
    session, matches = positions(preset, 5)
    game, chance = Game(session.rules), random.Random(5)
    for match in some(matches[::3]):
        if match.deal is None or match.deal.ending is not None:
            continue
        for viewer in (None, *range(session.rules.table.players)):
            other = replace(match, deal=with_other_hidden_cards(match.deal, viewer, chance))
            assert observe(session.rules, other, viewer) == observe(session.rules, match, viewer)
            if viewer is not None and viewer == getattr(game.prompt(match), "seat", None):
                assert Game(session.rules).prompt(other) == game.prompt(match)


def with_other_hidden_cards(
    deal: DealState, viewer: Seat | None, chance: random.Random, rules: Rules | None = None
) -> DealState:
    """Return the deal with the cards that a seat has not seen redistributed, each place keeping its number of cards.

    Where the rules make the declarer name buried cards, no other ones are buried than before.
    """
    is_declarer = deal.contract is not None and deal.contract.declarer == viewer
    sees_first = deal.drafter is not None and deal.drafter == viewer
    top = 1 if sees_first else 0
    bottom = len(deal.stock) - (deal.upcard is not None)
    names_buried = rules is not None and rules.widow.announced != "none"
    keeps_buried = deal.buried is not None and not is_declarer and not names_buried
    hides_widow = not deal.widow_taken and not deal.kitty_shared
    pool = [
        *deal.stock[top:bottom],
        *(face for seat, hand in enumerate(deal.hands) if seat != viewer for face in hand),
        *((deal.buried or ()) if keeps_buried else ()),
        *(deal.widow if hides_widow else ()),
        *(face for seat, pile in enumerate(deal.discards) for face, seen in pile if not (seen and seat == viewer)),
    ]
    chance.shuffle(pool)

    def take(count: int) -> tuple[Card, ...]:
        taken = tuple(pool[:count])
        del pool[:count]
        return taken

    changed = replace(
        deal,
        stock=(*deal.stock[:top], *take(bottom - top), *deal.stock[bottom:]),
        hands=tuple(hand if seat == viewer else tuple(sorted(take(len(hand)))) for seat, hand in enumerate(deal.hands)),
        buried=take(len(deal.buried or ())) if keeps_buried else deal.buried,
        widow=take(len(deal.widow)) if hides_widow else deal.widow,
        discards=tuple(
            tuple((face, seen) if seen and seat == viewer else (take(1)[0], seen) for face, seen in pile)
            for seat, pile in enumerate(deal.discards)
        ),
    )
    assert not pool
    return changed


@every_preset
def test_the_hidden_cards_are_the_rest_of_the_pack(preset: str) -> None:
    session, matches = positions(preset, 6)
    rules = session.rules
    for match in some(matches[::4]):
        if match.deal is None or match.deal.ending is not None:
            continue
        for viewer in (None, *range(rules.table.players)):
            hidden = Counter(hidden_cards(observe(rules, match, viewer), pack(rules)))
            elsewhere = Counter(face for seat, hand in enumerate(match.deal.hands) if seat != viewer for face in hand)
            assert not elsewhere - hidden


@every_preset
def test_undo_and_redo_change_nothing(preset: str) -> None:
    session, matches = positions(preset, 7)
    end, lines = session.match, session.lines
    visited = {id(match) for match in matches}
    while session.undo():
        assert id(session.match) in visited
    assert session.match.number == 1
    assert session.redo()
    while session.redo():
        pass
    assert session.match is end
    assert session.lines == lines


@every_preset
def test_a_record_reproduces_the_match(preset: str, tmp_path: Path) -> None:
    session, _ = positions(preset, 8)
    path = tmp_path / "x.pinochle"
    path.write_text(record_text(session), encoding="utf-8")
    game = replay_one(path)
    assert game.match == session.match
    assert game.lines == session.lines


@every_preset
def test_the_same_seeds_give_the_same_match(preset: str) -> None:
    first, second = (new_session(preset, 9, people=()) for _ in range(2))
    for session in (first, second):
        advance(session, chance_player(9), deals=2)
    assert first.lines == second.lines
    assert first.match == second.match
