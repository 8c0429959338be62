"""The view of a guest: words and facts for a page that knows no rules, and nothing that his seat may not know."""

from __future__ import annotations

import random
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from pinochle_qt.engine.actions import DeclareOut, Play
from pinochle_qt.engine.cards import card_text, parse_card
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.stakes import settlement
from pinochle_qt.languages import ENGLISH, LANGUAGES, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.protocol.wire import action_from_wire
from pinochle_qt.server.page_words import page_words
from pinochle_qt.server.view import view_of
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from tests.checks import require, some
from tests.conformance.test_nobody_sees import positions
from tests.conformance.test_presets import every_preset
from tests.conformance.twins import seat_of, twin
from tests.session.driving import SINGLE, STOCK, chance_player, new_session, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.session.session import Session


def view(session: Session, person: Person | None, like: Session | None = None) -> dict[str, Any]:
    """Return what somebody's page shows; where `like` is asked, if the hands of this session are made up."""
    seat, prompt = seat_of(session.rules, session.match, person), (like or session).prompt
    asked = None if prompt is None else prompt.seat
    own = session.prompt if asked is not None and asked == seat else None
    names = [Word.YOU() if each == person else setup.name for each, setup in enumerate(session.people)]
    return view_of(session.observe(seat), own, asked, names, leads=False)


def asked_view(session: Session) -> dict[str, Any]:
    return view(session, session.seated[require(require(session.prompt).seat)])


def plays(preset: str, seed: int = 1) -> Iterator[Session]:
    """Yield a session at each card of a deal."""
    session, player = new_session(preset, seed), chance_player(seed)
    while (prompt := session.prompt) is not None and session.match.number <= 1:
        if prompt.seat is None:
            session.deal()
            continue
        if prompt.kind == "play":
            yield session
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))


@every_preset
def test_a_view_depends_only_on_what_the_guest_may_know(preset: str) -> None:
    chance = random.Random(preset)
    for session in some(positions(preset, seed=4)):
        asked = session.seated[require(require(session.prompt).seat)]
        for person in (None, asked, (asked + 1) % len(session.people)):
            assert view(twin(session, person, chance), person, session) == view(session, person)


def test_winner_and_loser_read_that_somebody_declared_out_wrongly() -> None:
    session, player = new_session("bicycle_two_handed_48", 1), chance_player(1)
    while True:
        prompt = require(session.prompt)
        if prompt.seat is None:
            session.deal()
        elif (claim := DeclareOut(prompt.seat)) in prompt.choices:
            session.submit(claim)
            break
        else:
            session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    loser = session.seated[claim.seat]
    points, name = session.match.totals[loser], session.people[loser].name
    assert points < session.match.target
    said = {person: view(session, person)["turn"] for person in (None, loser, 1 - loser)}
    assert said[1 - loser]["title"] == "You win"
    for person in (None, 1 - loser):
        assert said[person]["line"].endswith(f"{name} declared out with {points} of 1000.")
    assert said[loser]["line"].endswith(f"You declared out with {points} of 1000.")


@every_preset
def test_every_card_can_be_played_or_says_why_not(preset: str) -> None:
    for session in some(islice(chain.from_iterable(plays(preset, seed) for seed in range(1, 6)), 40)):
        prompt = require(session.prompt)
        own = asked_view(session)
        cards = [*own.get("hand", ()), *own.get("table", ())]
        assert sorted(each["card"] for each in own["hand"]) == sorted(map(card_text, session.observe(prompt.seat).hand))
        for each in cards:
            if "play" in each:
                assert prompt.refusal(action_from_wire(each["play"])) is None
            else:
                assert each["refusal"]
        playable = {each["card"] for each in cards if "play" in each}
        assert playable == {card_text(each.card) for each in prompt.legal_plays()}


def test_a_refused_card_is_refused_in_the_words_of_the_table() -> None:
    session = next(each for each in plays(SINGLE) if any("refusal" in card for card in asked_view(each)["hand"]))
    prompt, own = require(session.prompt), asked_view(session)
    refused = next(card for card in own["hand"] if "refusal" in card)
    reason = require(prompt.refusal(Play(require(prompt.seat), parse_card(refused["card"]))))
    assert refused["refusal"] == text.rejection(reason, session.rules)


def test_only_whoever_is_asked_reads_that_it_is_his_turn() -> None:
    session = next(each for each in plays(SINGLE) if each.match.deal is not None and each.match.deal.trick)
    asked = session.seated[require(require(session.prompt).seat)]
    own, other = view(session, asked), view(session, (asked + 1) % 4)
    assert own["turn"]["title"] == "Your turn"
    assert own["turn"]["yours"]
    assert "yours" not in other["turn"]
    assert other["turn"]["title"] == f"It's {session.people[asked].name}'s turn."


def test_the_guest_is_last_in_the_order_of_play_and_called_you() -> None:
    session = next(iter(plays(SINGLE)))
    for person in range(4):
        seats = view(session, person)["seats"]
        assert [seat["seat"] for seat in seats] == [(person + 1 + i) % 4 for i in range(4)]
        assert [seat["name"] for seat in seats if seat.get("you")] == ["You"]
        assert seats[-1]["you"]


def test_the_card_that_wins_so_far_is_marked_and_so_is_who_led() -> None:
    for session in some(plays(SINGLE)):
        deal = require(session.match.deal)
        if not deal.trick:
            continue
        seats = {seat["seat"]: seat for seat in asked_view(session)["seats"]}
        assert seats[deal.leader]["card"] == card_text(deal.trick[0])
        assert seats[deal.leader]["told"] in {"Led", "Led, winning"}
        assert len([seat for seat in seats.values() if seat.get("winning")]) == 1


def test_the_last_trick_stays_until_the_next_begins_and_can_be_read_later() -> None:
    session = next(each for each in plays(SINGLE) if len(require(each.match.deal).tricks) == 2)
    own, last = asked_view(session), require(session.match.deal).tricks[-1]
    assert own["trick_over"]
    assert sorted(seat["card"] for seat in own["seats"]) == sorted(map(card_text, last.cards))
    assert [play["card"] for play in own["last_trick"]["plays"]] == list(map(card_text, last.cards))
    assert next(play["spoken"] for play in own["last_trick"]["plays"]) == text.card_name(last.cards[0])


def test_a_spectator_sees_no_hand_and_is_not_asked() -> None:
    for session in some(plays(SINGLE)):
        seen = view(session, None)
        assert "hand" not in seen
        assert "ask" not in seen
        assert "yours" not in seen["turn"]


def test_after_a_deal_everybody_reads_how_it_ended_and_what_it_brought() -> None:
    session = played(SINGLE, seed=2, deals=1)
    own = view(session, 0)
    assert own["awaits_deal"]
    assert own["turn"]["title"]
    assert "hand" not in own
    rows = own["result"]["rows"]
    assert [row["cells"][-1] for row in rows] == [side["score"] for side in own["sides"]]


def test_after_a_match_everybody_reads_who_won() -> None:
    session = played(SINGLE, seed=2)
    own = view(session, 0)
    assert own["over"]
    assert "awaits_deal" not in own
    assert "win" in own["turn"]["title"]


def test_after_a_match_that_is_settled_everybody_reads_who_pays() -> None:
    rules = patch(PRESETS[SINGLE], {"match.mode": "single_deal", "stakes.unit": "chips", "stakes.match_won": 7})
    session = played(SINGLE, 3, rules=rules)
    amounts = settlement(rules, session.match.results, session.match.winners)
    assert min(amounts) <= -7
    for person in range(4):
        turn = view(session, person)["turn"]
        own = amounts[person % 2]
        assert f"{'get' if own > 0 else 'pay'} {abs(own)} chips." in turn["line"]


def test_cards_on_the_table_are_played_from_there() -> None:
    found = 0
    for session in plays(STOCK):
        for each in asked_view(session).get("table", ()):
            found += 1
            if "play" in each:
                assert each["play"]["from"] == "table"
    assert found


def test_melds_are_shown_with_their_cards_and_points() -> None:
    session = next(iter(plays(SINGLE)))
    shown = require(session.match.deal).shown
    seats = view(session, 0)["seats"]
    for seat, laid in some(zip(seats, view(session, 0)["melds"], strict=True)):
        melds = shown[seat["seat"]]
        assert laid["name"] == seat["name"]
        assert [each["cards"] for each in laid.get("melds", ())] == [
            tuple(map(card_text, each.cards)) for each in melds or ()
        ]


def test_a_view_speaks_the_language_of_the_guest() -> None:
    session = next(iter(plays(SINGLE)))
    with translating_with(translation("de")):
        german = asked_view(session)
    assert german["turn"]["title"] == "Du bist dran"
    assert german["seats"][-1]["name"] == "Du"


def test_the_page_has_every_word_in_every_language() -> None:
    english = page_words()
    for language in LANGUAGES.keys() - {ENGLISH}:
        with translating_with(translation(language)):
            words = page_words()
        assert words.keys() == english.keys()
        assert words["sit_down"] != english["sit_down"]
        assert "{rank}" in words["card_name"]
