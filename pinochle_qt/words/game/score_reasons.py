"""Why a deal scores what it does, if that isn't just meld plus tricks: by the rules in force, for score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import points_to_save, seats_of, side_count, side_of
from pinochle_qt.engine.features import (
    has_called_partner,
    is_stock_game,
    pays_by_bid,
    saves_by_points,
    scores_bid_only,
)
from pinochle_qt.engine.people import party_points
from pinochle_qt.engine.state import GIVEN_UP, PLAYED_OUT
from pinochle_qt.words import text
from pinochle_qt.words.game.chips import chips_words
from pinochle_qt.words.game.results import Result, given_up_gain
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import DealResult


def score_reasons(result: DealResult, rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    """Return what the rules add to or take from the points made in a deal; `names` are those of the seats."""
    if pays_by_bid(rules):
        return tuple(filter(None, (chips_words(result, rules, names),)))
    return (*_bid_reasons(result, rules, names), *lost_meld_reasons(result, rules, names))


def _bid_reasons(result: DealResult, rules: Rules, names: Sequence[str]) -> Iterator[str]:
    scoring, bid = rules.scoring, result.bid
    if isinstance(bid, tuple):
        for side, amount in enumerate(bid):
            if amount:
                yield from _sum_reasons(result, rules, side, amount, text.side_title(side, rules, names))
    elif bid is None:
        return
    elif result.is_set:
        yield SheetWord.BID_LOST(points=text.points(bid * scoring.set_multiplier, rules))
        if not scoring.set_loses_meld:
            yield SheetWord.MELD_KEPT()
        if not scoring.set_loses_tricks:
            yield SheetWord.TRICKS_KEPT()
    elif result.outcome == "not_on_board":
        yield SheetWord.BID_LOST(points=text.points(bid, rules))
    elif result.outcome in GIVEN_UP and scoring.giving_up_bonus:
        yield given_up_gain(rules)
    elif result.outcome == "made" and scores_bid_only(rules):
        yield SheetWord.BID_ONLY()


def _sum_reasons(result: DealResult, rules: Rules, side: Side, bid: int, names: str) -> Iterator[str]:
    """Yield whether a side made the sum of its bids, and what follows from that."""
    amount = text.points(bid, rules)
    if side in result.void_sums:
        yield SheetWord.BID_VOID(names=names, bid=amount, least=text.points(rules.auction.min_meld, rules))
        if _void_bid_penalty(result, rules, side):
            yield SheetWord.BID_LOST(points=amount)
    elif side in result.made_sums:
        yield f"{Result.MADE(names=names, bid=amount)}."
        if scores_bid_only(rules):
            yield SheetWord.BID_ONLY()
    else:
        yield f"{Result.SET(names=names, bid=amount)}."


def _void_bid_penalty(result: DealResult, rules: Rules, side: Side) -> int:
    """Return what a side pays for bids that are void."""
    is_penalized = side in result.void_sums and rules.auction.misbid_penalty == "null_contract_and_lose_bid"
    return result.bid[side] if is_penalized and isinstance(result.bid, tuple) else 0


def lost_meld_reasons(result: DealResult, rules: Rules, names: Sequence[str]) -> Iterator[str]:
    """Yield which melds don't count: of sides without a contract or moon, and of those that made their sum."""
    if result.outcome not in PLAYED_OUT or is_stock_game(rules) or has_called_partner(rules) or pays_by_bid(rules):
        return
    for side in range(side_count(rules)):
        seats, has_contract = seats_of(rules, side), _has_contract(result, rules, side)
        meld, tricks = party_points(rules, result, seats)
        score = result.score[side] + _void_bid_penalty(result, rules, side)
        mentions_meld = not has_contract or (side in result.made_sums and not scores_bid_only(rules))
        if not mentions_meld or not meld or not tricks <= score < meld + tricks:
            continue
        who, lost = text.all_of([names[seat] for seat in seats]), text.points(meld + tricks - score, rules)
        phrase = SheetWord.MELD_LOST_ONE if len(seats) == 1 else SheetWord.MELD_LOST
        phrase = SheetWord.MELD_LOST_YOU if who == Word.YOU() else phrase
        yield phrase(names=who, points=lost, reason=_why_lost(rules, meld, defends=not has_contract))


def _has_contract(result: DealResult, rules: Rules, side: Side) -> bool:
    """Return whether a side played for a contract of its own, or for the moon in place of the contract."""
    if isinstance(result.bid, tuple):
        return bool(result.bid[side]) and side not in result.void_sums
    player = result.declarer if result.by is None else result.by
    return player is not None and side_of(rules, player) == side


def _why_lost(rules: Rules, meld: int, *, defends: bool) -> str:
    scoring = rules.scoring
    if defends and meld < scoring.defenders_min_meld:
        return SheetWord.LOST_TOO_LITTLE(points=text.points(scoring.defenders_min_meld, rules))
    if saves_by_points(rules):
        return SheetWord.LOST_FEW_POINTS(points=text.points(points_to_save(rules), rules))
    return SheetWord.LOST_NO_TRICK() if scoring.save_meld == "one_trick" else SheetWord.LOST_NO_POINTS()
