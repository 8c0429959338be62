"""Why a deal scores what it does, where that is not just meld and tricks: by the rules in force, for score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.features import can_lose_meld, has_called_partner, is_stock_game
from pinochle_qt.engine.people import contract_party
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.result_catalog import Result
from pinochle_qt.ui.words.sheet_catalog import SheetWord
from pinochle_qt.ui.words.standing import meld_of_side, seats_of_side

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import DealResult

_PLAYED = frozenset({"made", "set", "played", "swept", "moon_made", "moon_failed"})


def score_reasons(result: DealResult, rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    """Return what the rules add to, or take from, what was made in a deal; `names` are those of the seats."""
    return (*_of_bids(result, rules, names), *_of_lost_melds(result, rules, names))


def _of_bids(result: DealResult, rules: Rules, names: Sequence[str]) -> Iterator[str]:
    scoring, bid = rules.scoring, result.bid
    if isinstance(bid, tuple):
        yield from (_of_sum(result, rules, side, amount, names) for side, amount in enumerate(bid) if amount)
    elif bid is None:
        return
    elif result.outcome == "set" or (result.is_set and result.outcome == "swept"):
        yield SheetWord.BID_LOST(points=text.points(bid * scoring.set_multiplier, rules))
        if not scoring.set_loses_meld:
            yield SheetWord.MELD_KEPT()
        if not scoring.set_loses_tricks:
            yield SheetWord.TRICKS_KEPT()
    elif result.outcome == "not_on_board":
        yield SheetWord.BID_LOST(points=text.points(bid, rules))
    elif result.outcome == "made" and scoring.bidder_scores == "bid_only":
        yield SheetWord.BID_ONLY()


def _of_sum(result: DealResult, rules: Rules, side: Side, bid: int, names: Sequence[str]) -> str:
    """Return whether a side made what its bids add up to."""
    said = Result.MADE if side in result.made_sums else Result.SET
    return f"{said(names=text.side_title(side, rules, names), bid=text.points(bid, rules))}."


def _of_lost_melds(result: DealResult, rules: Rules, names: Sequence[str]) -> Iterator[str]:
    """Tell of melds that do not count, of those who had no contract or did not shoot the moon."""
    if result.outcome not in _PLAYED or is_stock_game(rules) or has_called_partner(rules):
        return
    party = () if result.declarer is None else contract_party(rules, result.declarer, None)
    for side in range(side_count(rules)):
        seats = seats_of_side(rules, side)
        meld, tricks, score = meld_of_side(rules, result.meld, side), result.tricks[side], result.score[side]
        is_own = any(seat in party for seat in seats) and not isinstance(result.bid, tuple)
        if is_own or not meld or not tricks <= score < meld + tricks:
            continue
        who, lost = text.all_of([names[seat] for seat in seats]), text.points(meld + tricks - score, rules)
        said = SheetWord.MELD_LOST_ONE if len(seats) == 1 else SheetWord.MELD_LOST
        yield said(names=who, points=lost, reason=_why_lost(rules, meld))


def _why_lost(rules: Rules, meld: int) -> str:
    scoring = rules.scoring
    if meld < scoring.defenders_min_meld:
        return SheetWord.LOST_TOO_LITTLE(points=text.points(scoring.defenders_min_meld, rules))
    if can_lose_meld(rules) and scoring.save_meld == "min_points":
        return SheetWord.LOST_FEW_POINTS(points=text.points(scoring.save_min_points or 0, rules))
    return SheetWord.LOST_NO_TRICK() if scoring.save_meld == "one_trick" else SheetWord.LOST_NO_POINTS()
