"""The final decision before the first lead: throw in, shoot the moon, or play on (record, item 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import PlayOn, ShootMoon, ThrowIn
from pinochle_qt.engine.events import Announced
from pinochle_qt.engine.features import declares_moon, drops_trump_for_moon, has_summed_auction
from pinochle_qt.engine.phase import Phase, PhaseProgress, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.engine.state import Ending

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState


class MoonOrTrump(Phase):
    """The declarer may shoot the moon before naming trump (catalogue, item 104)."""

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the declarer, once."""
        if deal.contract is None or deal.moon is not None or deal.names_trump:
            return None
        seat = deal.contract.declarer
        return Prompt(
            seat, "decide", self._rules, choices=(PlayOn(seat), ShootMoon(seat)), hand=deal.hands[seat], trump=None
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Shoot the moon, or go on to trump."""
        match action:
            case ShootMoon(seat=seat):
                return happened(Announced(seat, "shoot_moon"), replace(deal, moon=seat))
            case PlayOn(seat=seat):
                return happened(Announced(seat, "play_on"), replace(deal, names_trump=True))
            case _:
                raise AssertionError(action)


class LastWord(Phase):
    """The declarer decides first; if shooting the moon is allowed, the others are asked in turn until one shoots."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._summed = has_summed_auction(rules)
        self._moon = declares_moon(rules)
        self._throw_in = rules.scoring.throw_in and not self._summed

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the declarer, then (for the moon only) the others clockwise."""
        if deal.contract is None or deal.moon is not None or not (self._moon or self._throw_in):
            return None
        declarer = deal.contract.declarer
        for seat in clockwise_from(declarer, self._players):
            if seat in deal.decided:
                continue
            if seat != declarer and not self._moon:
                return None
            choices: tuple[SeatAction, ...] = (PlayOn(seat),)
            if self._throw_in and seat == declarer:
                choices += (ThrowIn(seat),)
            if self._moon:
                choices += (ShootMoon(seat),)
            return Prompt(seat, "decide", self._rules, choices=choices, hand=deal.hands[seat], trump=deal.trump)
        return None

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Record the decision."""
        match action:
            case ThrowIn(seat=seat):
                return happened(Announced(seat, "throw_in"), replace(deal, ending=Ending("thrown_in", seat)))
            case ShootMoon(seat=seat):
                trump = None if drops_trump_for_moon(self._rules) else deal.trump
                return happened(Announced(seat, "shoot_moon"), replace(deal, moon=seat, trump=trump))
            case PlayOn(seat=seat):
                return happened(Announced(seat, "play_on"), replace(deal, decided=(*deal.decided, seat)))
            case _:
                raise AssertionError(action)
