"""Stock play: unrestricted tricks, melding after winning one, drawing from the stock (catalogue, 1.1 to 1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from pinochle_qt.engine.actions import DeclareOut, Done, ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import dix_of, strengths, without
from pinochle_qt.engine.derived import trick_worth
from pinochle_qt.engine.events import (
    CardDrawn,
    CardPlayed,
    DixExchanged,
    MeldingDone,
    MeldLaid,
    OutDeclared,
    TrickTaken,
    TrumpNamed,
)
from pinochle_qt.engine.melds import exchange_dix, lay, named_by, play_from_table, possible_melds
from pinochle_qt.engine.phase import Phase, PhaseEvent, PhaseProgress, happened
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.seats import clockwise_from, left_of
from pinochle_qt.engine.state import Ending, Trick
from pinochle_qt.engine.tricks import TrickPosition, trick_winner

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld, Source
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealState


T = TypeVar("T")


class StockPlay(Phase):
    """Tricks in which any card is legal, while the stock lasts; the winner of a trick melds and everybody draws."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._strength = strengths(rules.deck.rank_order)
        self._order = rules.melds.draw_order
        self._early_draws = {"meld_then_draw": 0, "winner_draws_melds_then_loser_draws": 1}.get(
            rules.melds.draw_order or "", rules.table.players
        )
        self._optional_exchange = rules.melds.dix_exchange == "optional"

    def enter(self, deal: DealState) -> PhaseProgress:
        """Let the seat left of the dealer lead."""
        return PhaseProgress(replace(deal, leader=left_of(deal.dealer, self._players)))

    def prompt(self, deal: DealState) -> Prompt | None:
        """Ask for a meld after a trick, otherwise for a card, until the stock is used up."""
        if deal.melder is not None:
            return self._meld_prompt(deal, deal.melder)
        if not deal.stock and not deal.trick:
            return None
        seat = (deal.leader + len(deal.trick)) % self._players
        hand, table = deal.hands[seat], deal.tables[seat]
        playable = tuple(sorted((*hand, *table.cards_on_table)))
        position = TrickPosition(playable, deal.trick, deal.trump, strict=False)
        choices: list[SeatAction] = [Play(seat, face) for face in sorted(set(hand))]
        choices += [
            Play(seat, face, "table", nth)
            for face in sorted(set(table.cards_on_table))
            for nth in range(table.copies(face))
        ]
        return Prompt(
            seat,
            "play",
            self._rules,
            choices=(*choices, *self._declare_out(seat)),
            hand=hand,
            trump=deal.trump,
            table=table,
            position=position,
            cards=tuple(sorted(set(playable))),
        )

    def apply(self, deal: DealState, action: SeatAction) -> PhaseProgress:
        """Carry out the play of a card, a meld, an exchange, the end of a meld turn or a claim to be out."""
        match action:
            case Play():
                return self._play(deal, action)
            case ShowMelds(seat=seat, melds=(meld,)):
                return self._meld(deal, seat, meld)
            case ExchangeDix(seat=seat):
                return self._swap(replace(deal, dix_exchanged=True), seat)
            case Done(seat=seat):
                late_seats = clockwise_from(seat, self._players)[self._early_draws :]
                without_melder = replace(deal, melder=None)
                drawn = self._draw(without_melder, late_seats)
                return PhaseProgress(drawn.deal, (PhaseEvent(MeldingDone(seat), without_melder), *drawn.events))
            case DeclareOut(seat=seat):
                deal = replace(deal, ending=Ending("declared_out", seat))
                return happened(OutDeclared(seat, by_rule=False), deal)
            case _:
                raise AssertionError(action)

    def _declare_out(self, seat: Seat) -> tuple[SeatAction, ...]:
        return (DeclareOut(seat),) if self._rules.match.declare_out else ()

    def _meld_prompt(self, deal: DealState, seat: Seat) -> Prompt:
        options = self._rules.melds
        trump = deal.trump
        hand, table = deal.hands[seat], deal.tables[seat]
        limit_reached = options.per_turn is not None and deal.turn_melds >= options.per_turn
        choices: list[SeatAction] = [
            ShowMelds(seat, (meld,))
            for meld in possible_melds(hand, table, trump, self._rules)
            if not limit_reached or (meld.kind == "dix" and options.dix_free_of_limit)
        ]
        if self._may_exchange(deal, seat):
            choices.append(ExchangeDix(seat))
        return Prompt(
            seat,
            "meld",
            self._rules,
            choices=(*choices, Done(seat), *self._declare_out(seat)),
            hand=hand,
            trump=trump,
            table=table,
        )

    def _may_exchange(self, deal: DealState, seat: Seat) -> bool:
        """Return whether a seat may exchange a dix for the upcard (record, items 5 and 6)."""
        if not self._optional_exchange or deal.dix_exchanged or deal.upcard is None:
            return False
        dix = self._dix(deal)
        return deal.upcard != dix and (dix in deal.hands[seat] or dix in deal.tables[seat].cards_on_table)

    def _dix(self, deal: DealState) -> Card:
        if deal.trump is None:
            raise AssertionError("the turned card fixes trump")
        return dix_of(deal.trump, self._rules.deck.ranks)

    def _play(self, deal: DealState, action: Play) -> PhaseProgress:
        seat, face = action.seat, action.card
        source: Source = action.source or ("hand" if face in deal.hands[seat] else "table")
        trick = (*deal.trick, face)
        if source == "hand":
            deal = replace(deal, hands=_replaced(deal.hands, seat, without(deal.hands[seat], (face,))), trick=trick)
        else:
            table = play_from_table(deal.tables[seat], face, action.nth)
            deal = replace(deal, tables=_replaced(deal.tables, seat, table), trick=trick)
        played = PhaseEvent(CardPlayed(seat, face, source, action.nth), deal)
        if len(trick) < self._players:
            return PhaseProgress(deal, (played,))
        winner = (deal.leader + trick_winner(trick, deal.trump, self._strength)) % self._players
        held = len(deal.hands[seat]) + len(deal.tables[seat].cards_on_table)
        worth = trick_worth(self._rules, trick, to_come=held + len(deal.stock) // self._players)
        taken = TrickTaken(winner, deal.leader, trick, worth, last=False)
        cleared = replace(
            deal, trick=(), tricks=(*deal.tricks, Trick(deal.leader, trick, winner, worth)), leader=winner
        )
        drawn = self._after_trick(cleared, winner)
        return PhaseProgress(drawn.deal, (played, PhaseEvent(taken, cleared), *drawn.events))

    def _after_trick(self, deal: DealState, winner: Seat) -> PhaseProgress:
        """Make the draws that precede the meld turn, and begin that turn if there is one (catalogue, items 5, 6)."""
        seats = clockwise_from(winner, self._players)
        is_last = len(deal.stock) == self._players
        has_meld_turn = bool(self._rules.melds.after_last_stock_trick) or not is_last
        if not has_meld_turn:
            return self._draw(deal, seats)
        drawn = self._draw(deal, seats[: self._early_draws])
        return PhaseProgress(replace(drawn.deal, melder=winner, turn_melds=0), drawn.events)

    def _draw(self, deal: DealState, seats: tuple[Seat, ...]) -> PhaseProgress:
        """Give these seats, in turn, the top card of the stock; the upcard is drawn last."""
        events: list[PhaseEvent] = []
        for seat in seats:
            face, stock = deal.stock[0], deal.stock[1:]
            is_upcard = not stock and deal.upcard is not None
            # the last face-down card is shown if the winner melds before drawing (record, item 3)
            is_last_down = len(stock) == 1 and deal.upcard is not None
            is_public = is_upcard or (is_last_down and self._order == "meld_then_draw")
            deal = replace(
                deal,
                hands=_replaced(deal.hands, seat, tuple(sorted((*deal.hands[seat], face)))),
                stock=stock,
                drawn_public=(*deal.drawn_public, (seat, face)) if is_public else deal.drawn_public,
                upcard=None if is_upcard else deal.upcard,
            )
            events.append(PhaseEvent(CardDrawn(seat, face, len(stock), is_public), deal))
        return PhaseProgress(deal, tuple(events))

    def _meld(self, deal: DealState, seat: Seat, meld: Meld) -> PhaseProgress:
        options = self._rules.melds
        before = deal.hands[seat]
        hand, table, _ = lay(before, deal.tables[seat], meld, deal.trump, self._rules)
        limit_use = 0 if meld.kind == "dix" and options.dix_free_of_limit else 1
        deal = replace(
            deal,
            hands=_replaced(deal.hands, seat, hand),
            tables=_replaced(deal.tables, seat, table),
            turn_melds=deal.turn_melds + limit_use,
        )
        laid = PhaseEvent(MeldLaid(seat, meld, without(before, hand)), deal)
        named = named_by(meld, self._rules) if deal.trump is None else None
        if named is not None:
            deal = replace(deal, trump=named)
            return PhaseProgress(deal, (laid, PhaseEvent(TrumpNamed(seat, named), deal)))
        is_exchange = options.dix_exchange == "first_dix_meld" and meld.kind == "dix" and not deal.dix_exchanged
        if is_exchange and deal.upcard is not None:
            deal = replace(deal, dix_exchanged=True)
            if deal.upcard != meld.cards[0]:  # a dix turned up is not exchanged for another (catalogue, item 10)
                swapped = self._swap(deal, seat)
                return PhaseProgress(swapped.deal, (laid, *swapped.events))
        return PhaseProgress(deal, (laid,))

    def _swap(self, deal: DealState, seat: Seat) -> PhaseProgress:
        upcard, dix = deal.upcard, self._dix(deal)
        if upcard is None:
            raise AssertionError("there is no turned card to take")
        hand, table, source = exchange_dix(deal.hands[seat], deal.tables[seat], dix)
        deal = replace(
            deal,
            hands=_replaced(deal.hands, seat, tuple(sorted((*hand, upcard)))),
            tables=_replaced(deal.tables, seat, table),
            stock=(*deal.stock[:-1], dix),
            upcard=dix,
            drawn_public=(*deal.drawn_public, (seat, upcard)),
        )
        return happened(DixExchanged(seat, dix, upcard, source), deal)


def _replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
