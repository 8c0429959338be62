"""Playing a card while the stock lasts: the trick and the meld it allows, weighed against the card's later use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.explain import top
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.stakes import allies_of
from pinochle_qt.ai.stock_table import StockPosition, stock_table
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import last_meld_trick
from pinochle_qt.engine.features import names_trump_by_meld
from pinochle_qt.engine.melds import play_from_table, possible_melds

if TYPE_CHECKING:
    from pinochle_qt.ai.inference.facts import Facts
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.ai.stock_table import StockTable
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat


def choose_in_stock_play(facts: Facts, prompt: Prompt) -> Decision:
    """Return the card to play and why."""
    values = weighed(facts, prompt)
    # Of two equal cards, the melded one shows the others nothing new.
    best = max(values, key=lambda play: (values[play], play.source == "table", -play.card))
    return Decision(best, reason_in_stock_play(facts, prompt, best), tuple(values.items()))


def table_of(seen: Observation, seat: Seat) -> StockTable:
    """Return the kernel for the deal on the table, with the seat and its friends as the first of two sides."""
    trump = None if names_trump_by_meld(seen.rules) else seen.trump
    allies = allies_of(seen.rules, seat, None)
    return stock_table(seen.rules, trump, tuple(int(other not in allies) for other in range(seen.players)))


def weighed(facts: Facts, prompt: Prompt) -> dict[Play, float]:
    """Return what each legal card brings, in points, less the value of keeping it."""
    seen, seat = facts.seen, facts.seat
    # Who holds which hidden card makes no difference here.
    hidden = list(facts.unseen.elements())
    hands = []
    for other, count in enumerate(seen.hand_counts):
        hands.append(seen.hand if other == seat else tuple(hidden[:count]))
        hidden = hidden if other == seat else hidden[count:]
    stock = hidden if seen.upcard is None else [*hidden, seen.upcard]
    table = table_of(seen, seat)
    laid = tuple(map(table.laid, seen.tables))
    table.place(StockPosition(seen.leader, seen.trick, laid, trump=seen.trump), hands, stock)
    own = seen.tables[seat].cards_on_table
    values: dict[Play, float] = {}
    for card, place, worth in table.weighed():
        play = Play(seat, card) if place is None else Play(seat, card, "table", own[:place].count(card))
        values[play] = worth
    return {play: values[play] for play in prompt.legal_plays()}


def reason_in_stock_play(facts: Facts, prompt: Prompt, play: Play) -> Reason:
    """Return why a card is played while the stock lasts."""
    plays = list(prompt.legal_plays())
    if len(plays) == 1:
        return Why.ONLY_CARD.because()
    if not facts.seen.trick:
        return top(facts, play.card) if facts.is_boss(play.card) else Why.SPARE.because()
    if not any(facts.wins_with(each.card) for each in plays):
        return Why.CANNOT_WIN.because()
    if not facts.wins_with(play.card):
        return Why.NOT_WORTH_IT.because()
    if facts.players_after:
        return Why.MAY_TAKE.because()
    return Why.TAKES_AND_MELDS.because() if _may_meld_after(facts.seen, prompt, play) else Why.TAKES.because()


def _may_meld_after(seen: Observation, prompt: Prompt, play: Play) -> bool:
    """Return whether the winner of this trick may meld, and still has something to meld without the card played."""
    if prompt.table is None or len(seen.tricks) >= last_meld_trick(seen.rules):
        return False
    hand, table = prompt.hand, prompt.table
    if play.source == "table":
        table = play_from_table(table, play.card, play.nth)
    else:
        hand = without(hand, (play.card,))
    return bool(possible_melds(hand, table, prompt.trump, prompt.rules))
