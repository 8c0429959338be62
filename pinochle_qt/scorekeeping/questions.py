"""What has to be asked about a deal under some rules, and nothing else: whose melds and tricks, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.derived import (
    buried_count_for,
    discards_count_for,
    is_off_board,
    pack,
    seats_of,
    side_count,
    side_of,
    total_card_points,
)
from pinochle_qt.engine.features import (
    bids_moon,
    buries,
    can_be_passed_out,
    can_concede,
    can_lose_meld,
    chooses_moon_or_trump,
    declares_moon,
    drops_trump_for_moon,
    ends_at_target,
    has_called_partner,
    has_checks,
    has_forced_bid,
    has_misdeals,
    has_moon,
    has_standard_auction,
    has_summed_auction,
    has_summed_minimum,
    has_teams,
    is_draft,
    is_stock_game,
    needs_solo_moon,
    pays_by_bid,
    punishes_renege,
    trump_needs_marriage,
)
from pinochle_qt.engine.melds.tables import GAME, values_of
from pinochle_qt.engine.people import contract_party, parties
from pinochle_qt.engine.scoring.deal_score import saves_meld
from pinochle_qt.engine.state import REDEALT
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.scorekeeping.sheet import padded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.scorekeeping.sheet import How, SheetDeal

Group: TypeAlias = "tuple[Seat, ...]"
"""Seats for which one combined number is entered; it is stored at the first of them."""

MOONS: Final[frozenset[How]] = frozenset({"moon_made", "moon_failed"})
"""The ways in which a moon ends."""
_WITH_TRICKS: Final[frozenset[How]] = MOONS | {"played"}
"""Ways a deal can end in which all tricks are played."""
_UNSEEN: Final[frozenset[How]] = frozenset({"conceded", "conceded_unseen", "no_suit"})
"""Ways a deal can end before the declarer's melds matter."""
_BY_SEAT: Final[frozenset[How]] = frozenset({"moon_made", "moon_failed", "renege", "game_meld", "declared_out"})
"""Ways a deal can end that a particular seat brings about."""


class Questions(Struct, frozen=True):
    """The questions to ask, taking the answers so far into account."""

    hows: tuple[How, ...]
    """The ways the deal can end, and the one that was entered; if there is only one, nothing is asked."""
    by: bool
    """Whether to ask who brought the end about."""
    declarer: bool
    bids: bool
    """Whether to ask for everybody's bid, since partners' bids are added up."""
    trump: bool
    partner: bool
    melds: tuple[Group, ...]
    dixes: tuple[Group, ...]
    """The groups whose dixes must be known because they count even though the rest of the meld is lost."""
    tricks: tuple[Group, ...]
    asides: tuple[Group, ...]
    """The groups for which it must be known how many points were laid aside rather than won."""
    takers: tuple[Group, ...]
    """The groups for which it must be known whether they took a trick without points."""
    checks: bool
    total: int | None
    """The points of all tricks; None if some of them are not asked for, or were laid aside and count for nobody."""


def questions(rules: Rules, deal: SheetDeal) -> Questions:
    """Return the questions to ask about a deal."""
    how, is_dealt = deal.how, deal.how not in REDEALT
    is_off = bool(deal.meld) and off_board(rules, deal)
    tricks = () if is_off else _trick_groups(rules, deal)
    untrumped, unmelded = _is_untrumped(rules, deal), _is_unmelded(rules, deal)
    loses_buried = buries(rules) and rules.widow.points_to == "nobody"
    is_whole = bool(tricks) and how in _WITH_TRICKS and not loses_buried
    total = total_card_points(rules) if is_whole else None
    # questions that depend on who took how much wait until that is known
    groups_with_tricks = tricks if total is None or sum(deal.tricks) == total else ()
    return Questions(
        hows=tuple(each for each in hows(rules) if each == how or not _is_ruled_out(rules, each)),
        by=how in _BY_SEAT,
        declarer=is_dealt and has_standard_auction(rules) and not (how in MOONS and _is_always_bid(rules)),
        bids=is_dealt and has_summed_auction(rules),
        trump=is_dealt and not is_stock_game(rules) and not (untrumped or (pays_by_bid(rules) and how in _UNSEEN)),
        partner=is_dealt and has_called_partner(rules) and how not in _UNSEEN and not unmelded,
        melds=() if unmelded else _melds_asked(rules, deal),
        dixes=_dixes_asked(rules, deal) if groups_with_tricks else (),
        tricks=tricks,
        asides=tuple(group for group in groups_with_tricks if _needs_aside(rules, deal, group)),
        takers=tuple(group for group in groups_with_tricks if _needs_taker(rules, deal, group)),
        checks=has_checks(rules) and how != "misdeal",
        total=total,
    )


def asked_only(rules: Rules, deal: SheetDeal) -> SheetDeal:
    """Return a deal without the answers to questions that no longer apply because another answer has changed."""
    asked = questions(rules, deal)
    seats, sides = rules.table.players, side_count(rules)
    deal = replace(
        deal,
        by=deal.by if asked.by else None,
        declarer=deal.declarer if asked.declarer else None,
        bid=deal.bid if asked.declarer else 0,
        bids=deal.bids if asked.bids else (),
        trump=deal.trump if asked.trump else "",
        partner=deal.partner if asked.partner else None,
        meld=_only(deal.meld, seats, (group[0] for group in asked.melds)) or (deal.meld and (0,) * seats),
        tricks=_only(deal.tricks, sides, (side_of(rules, group[0]) for group in asked.tricks)),
        checks=deal.checks if asked.checks else (),
    )
    asked = questions(rules, deal)
    deal = replace(
        deal,
        aside=_only(deal.aside, sides, (side_of(rules, group[0]) for group in asked.asides)),
        took=tuple(side for side in deal.took if side in {side_of(rules, group[0]) for group in asked.takers}),
    )
    asked = questions(rules, deal)
    return replace(deal, dix=_only(deal.dix, seats, (group[0] for group in asked.dixes)))


def hows(rules: Rules) -> tuple[How, ...]:
    """Return the ways a deal can be scored under these rules, the usual one first.

    An older sheet may contain a deal that everybody passed although somebody had to play.
    """
    possible: tuple[tuple[How, bool], ...] = (
        ("played", True),
        ("moon_made", has_moon(rules)),
        ("moon_failed", has_moon(rules)),
        ("thrown_in", rules.scoring.throw_in and has_standard_auction(rules)),
        ("conceded", can_concede(rules)),
        ("conceded_unseen", can_concede(rules) and has_checks(rules)),
        ("no_suit", trump_needs_marriage(rules) and has_standard_auction(rules)),
        ("renege", punishes_renege(rules)),
        ("game_meld", any(GAME in row[: rules.deck.copies + 1] for row in values_of(rules).rows.values())),
        ("declared_out", ends_at_target(rules) or (is_stock_game(rules) and rules.match.declare_out)),
        ("passed_out", can_be_passed_out(rules)),
        ("misdeal", has_misdeals(rules)),
    )
    return tuple(how for how, is_possible in possible if is_possible)


def party_of(rules: Rules, deal: SheetDeal) -> Group:
    """Return the seats that play for the contract, in seat order; empty as long as there is none."""
    declarer = declarer_of(rules, deal)
    if declarer is None or not has_standard_auction(rules):
        return ()
    return tuple(sorted(contract_party(rules, declarer, deal.partner)))


def declarer_of(rules: Rules, deal: SheetDeal) -> Seat | None:
    """Return the seat that won the auction, perhaps with the moon; None as long as it isn't known."""
    return deal.by if is_moon_bid(rules, deal) else deal.declarer


def is_moon_bid(rules: Rules, deal: SheetDeal) -> bool:
    """Return whether the moon was bid in the auction, so that it took the place of a contract with a number."""
    return deal.how in MOONS and bids_moon(rules) and not deal.bid


def off_board(rules: Rules, deal: SheetDeal) -> bool:
    """Return whether the melds entered are too little for the contract, so that the hand isn't played."""
    if deal.how in REDEALT | _UNSEEN | {"game_meld", "declared_out"}:
        return False
    if not has_standard_auction(rules) or deal.declarer is None or not deal.bid or _is_unmelded(rules, deal):
        return False
    meld = padded(deal.meld, rules.table.players)
    return is_off_board(rules, deal.bid, sum(meld[seat] for seat in party_of(rules, deal)))


def partners_who_spoil(rules: Rules, deal: SheetDeal) -> tuple[Seat, ...]:
    """Return the partners whose tricks made a moon fail if the shooter had to take every trick alone, otherwise none.

    No number on a sheet shows such a trick: it counts for the shooter's side.
    """
    if deal.how != "moon_failed" or not needs_solo_moon(rules):
        return ()
    ours = party_of(rules, deal)
    if deal.by not in ours:
        ours = seats_of(rules, side_of(rules, deal.by or 0))
    return tuple(seat for seat in ours if seat != deal.by)


# ---- inside ----------------------------------------------------------------------------------------------------------


def _is_always_bid(rules: Rules) -> bool:
    """Return whether every moon is a bid, so that there is no other contract in its deal."""
    return bids_moon(rules) and not declares_moon(rules)


def _is_untrumped(rules: Rules, deal: SheetDeal) -> bool:
    """Return whether a moon was played without trump."""
    return deal.how in MOONS and drops_trump_for_moon(rules)


def _is_unmelded(rules: Rules, deal: SheetDeal) -> bool:
    """Return whether nobody melded since there was a moon in place of trump; one shot later comes after the melds."""
    return _is_untrumped(rules, deal) and (chooses_moon_or_trump(rules) or is_moon_bid(rules, deal))


def _is_ruled_out(rules: Rules, how: How) -> bool:
    """Return whether no deal can end in this way although it could be scored: somebody is forced to play."""
    return how == "passed_out" and has_forced_bid(rules)


def _only(values: tuple[int, ...], count: int, places: Iterable[int]) -> tuple[int, ...]:
    """Return one number for each place, with 0 outside `places`; empty if all are 0."""
    wanted = set(places)
    kept = tuple(value if at in wanted else 0 for at, value in enumerate(padded(values, count)))
    return kept if any(kept) else ()


def _sides(rules: Rules) -> tuple[Group, ...]:
    return tuple(seats_of(rules, side) for side in range(side_count(rules)))


def _meld_groups(rules: Rules) -> tuple[Group, ...]:
    """Return the groups that count their melds together: partners, unless the rules look at each player's meld."""
    by_bidder = has_summed_minimum(rules) and rules.auction.min_meld_by == "bidder"
    if not has_teams(rules) or has_called_partner(rules) or by_bidder:
        return tuple((seat,) for seat in range(rules.table.players))
    return _sides(rules)


def _melds_asked(rules: Rules, deal: SheetDeal) -> tuple[Group, ...]:
    groups = _meld_groups(rules)
    if deal.how in REDEALT:
        return ()
    if deal.how == "declared_out":
        return tuple(group for group in groups if deal.by in group)
    if pays_by_bid(rules):
        return tuple(group for group in groups if deal.declarer in group and deal.how not in _UNSEEN)
    if deal.how in _UNSEEN:
        return tuple(group for group in groups if deal.declarer not in group)
    return groups


def _parties(rules: Rules, deal: SheetDeal) -> tuple[Group, ...]:
    """Return the groups that play together."""
    if pays_by_bid(rules) and deal.declarer is not None:
        others = tuple(seat for seat in range(rules.table.players) if seat != deal.declarer)
        return ((deal.declarer,), others)
    return parties(rules, declarer_of(rules, deal), deal.partner)


def _trick_groups(rules: Rules, deal: SheetDeal) -> tuple[Group, ...]:
    """Return the groups that count their tricks together."""
    if deal.how == "declared_out":
        return () if deal.by is None else ((deal.by,),)
    if deal.how not in _WITH_TRICKS:
        return ()
    if has_called_partner(rules) and declarer_of(rules, deal) is None:
        return ()
    if rules.scoring.rounding != "none":
        return _sides(rules)  # each side's points are rounded separately
    return _parties(rules, deal)


def _most_aside(rules: Rules, deal: SheetDeal, group: Group) -> int:
    """Return the most points that these seats can have from cards laid aside."""
    sides = {side_of(rules, seat) for seat in group}
    worth = card_points(rules)
    highest = max(worth[face] for face in pack(rules))
    declarer = declarer_of(rules, deal)
    if is_draft(rules):
        piles = [seat for seat in range(rules.table.players) if discards_count_for(rules, seat, declarer) in sides]
        return len(piles) * rules.deal.hand_size * highest
    if buries(rules) and declarer is not None and buried_count_for(rules, declarer) in sides:
        return rules.widow.size * highest
    return 0


def _trick_points(rules: Rules, deal: SheetDeal, group: Group) -> int:
    points = padded(deal.tricks, side_count(rules))
    return sum(points[side] for side in {side_of(rules, seat) for seat in group})


def _won(rules: Rules, deal: SheetDeal, group: Group) -> int:
    aside = padded(deal.aside, side_count(rules))
    return _trick_points(rules, deal, group) - sum(aside[side] for side in {side_of(rules, seat) for seat in group})


def _melded(rules: Rules, deal: SheetDeal, group: Group) -> int:
    return sum(padded(deal.meld, rules.table.players)[seat] for seat in group)


def _party(rules: Rules, deal: SheetDeal, group: Group) -> Group:
    return next(party for party in _parties(rules, deal) if group[0] in party)


def _has_taken(rules: Rules, deal: SheetDeal, group: Group) -> bool:
    return any(side_of(rules, seat) in deal.took for seat in group)


def _has_saved(rules: Rules, won: int, *, took: bool) -> bool:
    """Return whether these trick points save a meld; whoever won points took a trick."""
    return saves_meld(rules, won, took=took or won > 0)


def _needs_aside(rules: Rules, deal: SheetDeal, group: Group) -> bool:
    """Return whether it matters how many of a group's trick points were laid aside rather than won."""
    maximum = min(_most_aside(rules, deal, group), own := _trick_points(rules, deal, group))
    if not maximum:
        return False
    party = _party(rules, deal, group)
    party_points = _trick_points(rules, deal, party)
    can_save = can_lose_meld(rules) and _melded(rules, deal, party) > 0
    makes_difference = _has_saved(rules, party_points, took=False) != _has_saved(
        rules, party_points - maximum, took=False
    )
    return (can_save and makes_difference) or ((rules.match.pinochling or deal.how == "moon_failed") and maximum == own)


def _needs_taker(rules: Rules, deal: SheetDeal, group: Group) -> bool:
    """Return whether it matters that a group without trick points took a trick."""
    if _won(rules, deal, group) > 0:
        return False
    party = _party(rules, deal, group)
    saves = rules.scoring.save_meld == "one_trick" and can_lose_meld(rules)
    is_saving = saves and _won(rules, deal, party) <= 0 and _melded(rules, deal, party) > 0
    return is_saving or rules.match.pinochling or (deal.how == "moon_failed" and deal.by not in group)


def _dixes_asked(rules: Rules, deal: SheetDeal) -> tuple[Group, ...]:
    """Return the groups whose dixes count even though the rest of their meld is lost."""
    if not can_lose_meld(rules) or rules.scoring.dix_saves_itself == "never" or not values_of(rules).dix:
        return ()
    lost = [
        party
        for party in _parties(rules, deal)
        if not _has_saved(rules, _won(rules, deal, party), took=_has_taken(rules, deal, party))
    ]
    return tuple(
        group
        for group in _melds_asked(rules, deal)
        if _melded(rules, deal, group) > 0 and any(group[0] in party for party in lost)
    )
