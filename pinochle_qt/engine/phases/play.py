"""Strict trick play: every auction game, and the last tricks of stock games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.actions import DeclareOut, Play
from pinochle_qt.engine.cards import FACES, strengths
from pinochle_qt.engine.derived import trick_worth
from pinochle_qt.engine.events import CardPlayed, MeldsTakenUp, OutDeclared, TrickTaken
from pinochle_qt.engine.features import is_stock_game, punishes_renege
from pinochle_qt.engine.melds import MeldTable
from pinochle_qt.engine.phase import Phase, PhaseEvent, PhaseProgress, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import left_of
from pinochle_qt.engine.state import Ending, Trick
from pinochle_qt.engine.tricks import strict_position, trick_winner

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState
    from pinochle_qt.engine.tricks import TrickPosition


class TrickPlay(Phase):
    """Tricks under the strict rules of play, until the hands are empty (catalogue, 0.7)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._strength = strengths(rules.deck.rank_order)
        self._plays = tuple(tuple(Play(seat, face) for face in FACES) for seat in range(self._players))
        self._is_stock_game = is_stock_game(rules)
        self._punishes_renege = punishes_renege(rules)
        self._declare_out = rules.match.declare_out and self._is_stock_game

    def enter(self, deal: DealState) -> PhaseProgress:
        """Choose the leader; in stock games, move the melds back into the hands instead."""
        deal = replace(deal, strict=True)
        if self._is_stock_game:
            hands = tuple(
                tuple(sorted((*hand, *table.cards_on_table)))
                for hand, table in zip(deal.hands, deal.tables, strict=True)
            )
            tables = tuple(MeldTable(shown=table.shown) for table in deal.tables)
            return happened(MeldsTakenUp(), replace(deal, hands=hands, tables=tables))
        leader = left_of(deal.dealer, self._players)
        if self._rules.tricks.first_leader == "declarer" and deal.contract is not None:
            leader = deal.contract.declarer
        if self._rules.match.moon_leads and deal.moon is not None:
            leader = deal.moon
        return PhaseProgress(replace(deal, leader=leader))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask the next seat for a card."""
        seat = (deal.leader + len(deal.trick)) % self._players
        hand = deal.hands[seat]
        if not hand:
            return None
        position = self._position(deal, seat)
        cards = position.legal()
        offered = sorted(set(hand)) if self._punishes_renege and deal.moon is None else cards
        plays = self._plays[seat]
        choices: tuple[SeatAction, ...] = tuple([plays[face] for face in offered])
        if self._declare_out:
            choices += (DeclareOut(seat),)
        return Prompt(
            seat, "play", self._rules, choices=choices, hand=hand, trump=deal.trump, position=position, cards=cards
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Play the card; a complete trick goes to its winner, and the last one ends the deal."""
        if isinstance(action, DeclareOut):
            deal = replace(deal, ending=Ending("declared_out", action.seat))
            return happened(OutDeclared(action.seat, by_rule=False), deal)
        if not isinstance(action, Play):
            raise AssertionError(action)
        seat, face = action.seat, action.card
        played = CardPlayed(seat, face, "hand", 0)
        hands = list(deal.hands)
        hand = list(hands[seat])
        hand.remove(face)
        hands[seat] = tuple(hand)
        trick = (*deal.trick, face)
        if self._punishes_renege and self._is_renege(deal, seat, action):
            return happened(played, replace(deal, hands=tuple(hands), trick=trick, ending=Ending("renege", seat)))
        with_card = replace(deal, hands=tuple(hands), trick=trick)
        if len(trick) < self._players:
            return happened(played, with_card)
        worth = trick_worth(self._rules, trick, to_come=len(hands[seat]))
        winner = (deal.leader + trick_winner(trick, deal.trump, self._strength)) % self._players
        last = not any(hands)
        taken = TrickTaken(winner, deal.leader, trick, worth, last)
        deal = replace(
            with_card,
            trick=(),
            tricks=(*deal.tricks, Trick(deal.leader, trick, winner, worth)),
            leader=winner,
            ending=Ending("played") if last else None,
        )
        return PhaseProgress(deal, (PhaseEvent(played, with_card), PhaseEvent(taken, deal)))

    def _is_renege(self, deal: DealState, seat: Seat, action: Play) -> bool:
        return deal.moon is None and action.card not in self._position(deal, seat).legal()

    def _position(self, deal: DealState, seat: Seat) -> TrickPosition:
        is_first_play = not deal.tricks and not deal.trick
        leads_first = is_first_play and deal.contract is not None and deal.contract.declarer == seat
        return strict_position(self._rules, deal.hands[seat], deal.trick, deal.trump, leads_first=leads_first)
