"""What holds in every position of every game under all rules: nothing gets lost, and the game can always go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import cards_text, contains_all, without
from pinochle_qt.engine.derived import pack, total_card_points, trick_count
from pinochle_qt.engine.features import buries
from pinochle_qt.engine.people import added
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Game
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState, MatchState


class BrokenInvariant(AssertionError):
    """The engine has lost or invented cards or points, or left the game stuck; `str()` says what is wrong."""


def check_invariants(game: Game, match: MatchState) -> None:
    """Check one position.

    Raises:
        BrokenInvariant: something is wrong with it.
    """
    if match.deal is not None:
        _check_cards(game.rules, match.deal)
        if match.deal.ending is not None:
            _check_points(game.rules, match, match.deal)
    prompt = game.prompt(match)
    if prompt is None and not match.winners:
        raise BrokenInvariant("nobody is asked anything although nobody has won")
    if prompt is not None and not has_answer(prompt):
        raise BrokenInvariant(f"seat {prompt.seat} is asked ({prompt.kind}) but has no legal answer")


def has_answer(prompt: Prompt) -> bool:
    """Return whether at least one action is legal."""
    if prompt.pick is not None:
        pick = prompt.pick
        return len(pick.must) <= pick.size <= len(pick.among) and contains_all(pick.among, pick.must)
    return bool(prompt.choices or prompt.bids or prompt.kind in {"deal", "show", "distribute"})


def all_cards(rules: Rules, deal: DealState) -> tuple[Card, ...]:
    """Return every card of a deal wherever it is, in ascending order."""
    found: list[Card] = [*deal.stock, *deal.trick, *(deal.buried or ())]
    for hand in deal.hands:
        found += hand
    for table in deal.tables:
        found += table.cards_on_table
    for trick in deal.tricks:
        found += trick.cards
    for pile in deal.discards:
        found += (face for face, _ in pile)
    took_widow = deal.widow_taken and buries(rules)
    if not (took_widow or deal.kitty_shared):
        found += deal.widow
    return tuple(sorted(found))


def _check_cards(rules: Rules, deal: DealState) -> None:
    whole, found = pack(rules), all_cards(rules, deal)
    if found == whole:
        return
    missing = without(whole, [face for face in set(whole) for _ in range(min(whole.count(face), found.count(face)))])
    surplus = without(found, [face for face in set(found) for _ in range(min(whole.count(face), found.count(face)))])
    raise BrokenInvariant(
        f"deal {deal.number} has {len(found)} of {len(whole)} cards "
        f"(missing: {cards_text(missing) or 'none'}; too many: {cards_text(surplus) or 'none'})"
    )


def _check_points(rules: Rules, match: MatchState, deal: DealState) -> None:
    result = match.results[-1]
    gains = added(rules, deal.seated, result.score, len(deal.carried))
    sums = tuple(before + gain for before, gain in zip(deal.carried, gains, strict=True))
    if sums != result.totals or result.totals != match.totals:
        raise BrokenInvariant(f"deal {deal.number} leads from {deal.carried} by {result.score} to {result.totals}")
    if result.outcome not in PLAYED_OUT:
        return
    if len(deal.tricks) != trick_count(rules):
        raise BrokenInvariant(
            f"deal {deal.number} was played out in {len(deal.tricks)} tricks, not {trick_count(rules)}"
        )
    worth = card_points(rules)
    total = total_card_points(rules)
    if rules.widow.points_to == "nobody":
        total -= sum(worth[face] for face in deal.buried or ())
    counted = sum(result.tricks)
    # rounding takes at most six points from a side, or gives it three
    rounded = 0 if rules.scoring.rounding == "none" else len(result.tricks)
    if not -6 * rounded <= counted - total <= 3 * rounded:
        raise BrokenInvariant(f"the tricks of deal {deal.number} count {counted} points of {total}")
