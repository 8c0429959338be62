"""Reneging: wrong cards that may be played at a price, and the rules that make a card wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.session.driving import chance_player, new_session

if TYPE_CHECKING:
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.session import Session


def first_lead(leader: str) -> tuple[Session, Prompt]:
    """Return a game that awaits its first lead, from a hand that holds both trumps and plain cards, and the prompt."""
    rules = patch(
        PRESETS["single_deck_partnership"],
        {"penalties.renege": "detected_penalised", "tricks.first_lead_trump": True, "tricks.first_leader": leader},
    )
    session = new_session("single_deck_partnership", people=(), rules=rules)
    while True:
        prompt = require(session.prompt)
        if prompt.kind == "play":
            deal = require(session.match.deal)
            assert deal.contract is not None
            mixed = len({SUIT_OF[face] == deal.trump for face in prompt.hand}) == 2
            if (
                not deal.tricks
                and not deal.trick
                and mixed
                and (leader == "declarer" or prompt.seat != deal.contract.declarer)
            ):
                return session, prompt
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(chance_player(session.match.number).choose(session.observe(prompt.seat), prompt, None))


@pytest.mark.parametrize(("leader", "is_renege"), [("declarer", True), ("eldest", False)])
def test_only_the_declarers_first_lead_must_be_trump(leader: str, *, is_renege: bool) -> None:
    session, prompt = first_lead(leader)
    assert prompt.seat is not None
    plain = next(face for face in prompt.hand if SUIT_OF[face] != prompt.trump)
    step = Game(session.rules).apply(session.match, Play(prompt.seat, plain))
    assert step.after.deal is not None
    ending = step.after.deal.ending
    assert (ending is not None and ending.outcome == "renege") is is_renege
