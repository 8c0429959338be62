"""What a page gets to ask a question: everything in it can be answered, and says no more than the guest may know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.protocol.wire import action_from_wire
from pinochle_qt.server.view_asked import asked_view, laid_view
from pinochle_qt.words.text import seat_names
from tests.checks import require, some
from tests.conformance.test_nobody_sees import positions
from tests.conformance.test_presets import every_preset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.session.session import Session


def asked(session: Session) -> dict[str, Any]:
    prompt = require(session.prompt)
    names = seat_names(session.seated, [setup.name for setup in session.people])
    found: dict[str, Any] = json.loads(json.dumps(asked_view(session.observe(require(prompt.seat)), prompt, names)))
    return found


def actions_in(data: Any) -> Iterator[dict[str, Any]]:
    """Yield the actions of a view that are ready to be sent."""
    if isinstance(data, dict):
        if "act" in data:
            yield data
        for key, each in data.items():
            yield from actions_in(each) if key != "answer" else ()
    elif isinstance(data, list):
        for each in data:
            yield from actions_in(each)


def answers(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield answers as a page would put them together."""
    match view["kind"]:
        case "bid" if view.get("amounts"):
            yield from (view["answer"] | {"amount": each["amount"]} for each in view["amounts"])
        case "give" | "bury":
            yield view["answer"] | {"cards": view["among"][: view["size"]]}
        case "distribute":
            yield view["answer"] | {"to": [list(each) for each in enumerate(view["cards"])]}
    yield from actions_in(view)


@every_preset
def test_every_answer_that_a_page_can_send_is_allowed(preset: str) -> None:
    for session in some(positions(preset, seed=1)):
        prompt = require(session.prompt)
        for data in [*answers(asked(session))] if prompt.kind != "play" else ():
            assert prompt.refusal(action_from_wire(data)) is None, (prompt.kind, data)


@every_preset
def test_every_question_but_for_a_card_can_be_answered(preset: str) -> None:
    for session in some(positions(preset, seed=2)):
        if require(session.prompt).kind != "play":
            assert list(answers(asked(session)))


@every_preset
def test_the_best_melds_are_laid_out_and_cost_what_the_table_counts(preset: str) -> None:
    for session in some(positions(preset, seed=3)):
        prompt = require(session.prompt)
        if prompt.kind != "show" or not prompt.best:
            continue
        best = asked(session)["lines"][0]
        again = laid_view(session.observe(prompt.seat), prompt, parse_cards(" ".join(best["cards"])))
        assert again["worth"] == best["worth"]
        assert again["action"] == best["action"]


def test_cards_that_the_guest_does_not_hold_make_nothing() -> None:
    session = next(each for each in positions("single_deck_partnership", seed=1) if require(each.prompt).kind == "show")
    prompt = require(session.prompt)
    foreign = tuple(face for face in pack(session.rules) if face not in prompt.hand)
    assert laid_view(session.observe(prompt.seat), prompt, foreign[:1]).keys() == {"remarks"}
