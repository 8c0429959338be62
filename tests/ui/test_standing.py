"""What is said about a contract during play, compared with how the deal ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.plate_lines import strip_needs
from pinochle_qt.words.standing import ContractStanding, contract_standing, side_standings
from tests.checks import require, some
from tests.session.driving import chance_player, new_session
from tests.ui.panel_tools import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.session.session import Session

_CONTRACTS = sorted(name for name, rules in PRESETS.items() if rules.auction.style != "none")


def standings_of_deals(session: Session, count: int) -> list[tuple[int, int, bool, bool]]:
    """Play deals at random; return (deal, side, is lost, is made) whenever one of the two is said to be certain."""
    player, found = chance_player(7), []
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            if session.match.number >= count:
                break
            session.deal()
            continue
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
        if (after := session.prompt) is None or after.kind not in {"show", "play"}:
            continue
        for viewer in range(session.rules.table.players):
            seen = observe(session.rules, session.match, viewer)
            contract = contract_standing(seen)
            for each in (contract,) if contract is not None else side_standings(seen):
                is_made = not each.needs and not each.needs_trick
                if each.is_lost or is_made:
                    found.append((session.match.number - 1, each.side, each.is_lost, is_made))
    return found


@pytest.mark.parametrize("preset", _CONTRACTS)
def test_a_contract_called_lost_or_made_is_so_in_the_end(preset: str) -> None:
    session = new_session(preset, 3, rules=patch(PRESETS[preset], {"match.target": 10_000}))
    for number, side, is_lost, is_made in some(set(standings_of_deals(session, 60))):
        assert is_lost is not is_made
        if number >= len(session.match.results):
            continue
        result = session.match.results[number]
        if result.outcome in {"moon_made", "moon_failed", "renege", "conceded", "thrown_in"}:
            continue
        if isinstance(result.bid, tuple):
            won = result.score[side] > 0
            assert won is is_made
        else:
            assert result.is_failed is is_lost


@pytest.mark.parametrize(
    ("meld", "tricks", "line"),
    [
        (430, 90, "Needs 110 in tricks"),
        (300, 150, "Needs 150 more"),
        (700, 0, "Needs 200 in tricks"),
        (430, 200, "Contract made"),
    ],
)
def test_the_strip_names_the_tricks_where_the_rules_ask_for_more_of_them_than_the_bid(
    meld: int, tricks: int, line: str
) -> None:
    standing = ContractStanding(seats=(0, 2), side=0, bid=600, meld=meld, tricks=tricks, least=200, most=300)
    assert strip_needs(standing, PRESETS["double_deck_tournament"], 0) == line


_LAID_ASIDE: tuple[tuple[str, dict[str, str]], ...] = (
    ("two_handed_draft", {}),
    ("two_handed_draft", {"scoring.draft_discards_to": "all_to_non_bidder"}),
    ("three_handed_auction", {}),
    ("three_handed_auction", {"widow.points_to": "nobody"}),
)


def plays(preset: str, changes: dict[str, str], deals: int = 12) -> Iterator[Session]:
    """Play deals at random, and yield the session whenever a player has to play a card."""
    rules = patch(PRESETS[preset], {"match.target": 10_000, **changes})
    session, player = new_session(preset, 3, rules=rules), chance_player(7)
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            if session.match.number >= deals:
                return
            session.deal()
            continue
        if prompt.kind == "play":
            yield session
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))


def points_so_far(session: Session) -> int:
    """Return the points of the declarer's tricks and of all cards laid aside for the declarer, seen or not."""
    rules, deal = session.rules, require(session.match.deal)
    assert deal.contract is not None
    declarer, worth = deal.contract.declarer, card_points(rules)
    points = sum(trick.points for trick in deal.tricks if trick.winner == declarer)
    if rules.widow.points_to == "bidder_side":
        points += sum(worth[face] for face in deal.buried or ())
    if deal.discards and rules.scoring.draft_discards_to == "own_pile":
        points += sum(worth[face] for face, _ in deal.discards[declarer])
    return points


@pytest.mark.parametrize(("preset", "changes"), _LAID_ASIDE)
def test_discards_count_as_far_as_the_viewer_knows_them(preset: str, changes: dict[str, str]) -> None:
    found = set()
    for session in plays(preset, changes):
        truth = points_so_far(session)
        for viewer in range(session.rules.table.players):
            seen = session.observe(viewer)
            standing = require(contract_standing(seen))
            assert standing.tricks <= truth <= standing.tricks + standing.most
            assert standing.has_unseen or standing.tricks == truth
            found.add((standing.has_unseen, standing.seats[0] == viewer))
    is_own_hidden = preset == "two_handed_draft" and not changes  # the card after one that is kept is laid aside unseen
    counts_for_declarer = not changes
    assert found == {(is_own_hidden, True), (counts_for_declarer, False)}


def test_the_strip_does_not_claim_more_than_the_viewer_knows(home: QWidget) -> None:
    strip = Strip(home)
    strip.setGeometry(0, 28, 1280, 56)
    strip.show()
    for session in some(plays("three_handed_auction", {}, deals=2)):
        truth = points_so_far(session)
        for viewer in range(3):
            seen = session.observe(viewer)
            standing = require(contract_standing(seen))
            needs = standing.bid - standing.meld - truth
            if needs <= 0 or standing.is_lost or standing.least:
                continue
            strip.show_state(seen, ("Anna", "Ben", "Clara"))
            needs_lines = [line for line in texts(strip) if line.startswith("Needs")]
            is_declarer = viewer == standing.seats[0]
            taken = sum(trick.points for trick in seen.tricks if trick.winner == standing.seats[0])
            open_need = f"Needs up to {standing.bid - standing.meld - taken} more"
            assert needs_lines == [f"Needs {needs} more" if is_declarer else open_need]
