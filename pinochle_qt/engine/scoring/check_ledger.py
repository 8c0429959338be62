"""Check pinochle: the side account of checks, each paid by every other player (catalogue, 1.11, items 30 to 32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.scoring.checks import CHECKS
from pinochle_qt.engine.state import FAILED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring.deal_facts import DealFacts
    from pinochle_qt.engine.scoring.deal_score import Score
    from pinochle_qt.engine.seats import Person


def ledger_after(
    rules: Rules, deal: DealFacts, score: Score, before: Sequence[int], winners: Sequence[Person]
) -> tuple[int, ...]:
    """Return each person's ledger after a deal, in stakes; `winners` are the people who won the match with it.

    The checks of a deal are settled among those who played it; the bonus for the game is paid by everyone at the table.
    """
    played = _settled(_earned(deal, score))
    won = _settled([rules.checks.game_bonus * (person in winners) for person in range(len(before))])
    ledger = [old + bonus for old, bonus in zip(before, won, strict=True)]
    for seat, person in enumerate(deal.seated):
        ledger[person] += played[seat]
    return tuple(ledger)


def _settled(earned: Sequence[int]) -> list[int]:
    """Return each player's net gain, if every check that a player earned is paid by each of the others."""
    return [len(earned) * own - sum(earned) for own in earned]


def _earned(deal: DealFacts, score: Score) -> list[int]:
    """Return the checks that each seat earned in a deal; lost checks are negative."""
    earned = list(deal.checks)
    if deal.contract is not None:
        earned[deal.contract.declarer] += _of_contract(deal, score)
    if (
        score.outcome == "renege"
        and deal.ending is not None
        and deal.ending.seat is not None
        and deal.contract is not None
    ):
        earned[deal.ending.seat] += CHECKS[
            "bidders_renege" if deal.ending.seat == deal.contract.declarer else "defenders_renege"
        ]
    return earned


def _of_contract(deal: DealFacts, score: Score) -> int:
    if score.is_set:
        return CHECKS["set"]
    return CHECKS["given_up"] if score.outcome in FAILED and not deal.conceded_unseen else 0
