"""The façade of the engine: start a match, ask what must be decided, apply a decision."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.engine.errors import IllegalAction, Refusal, Rejection
from pinochle_qt.engine.events import DealScored, Dealt, MatchWon, OutDeclared, TargetRaised
from pinochle_qt.engine.features import ends_at_target, has_checks, is_draft, is_stock_game
from pinochle_qt.engine.melds import MeldTable
from pinochle_qt.engine.people import account_count, dealer_seat, is_people_count, seating
from pinochle_qt.engine.phase import PhaseEvent
from pinochle_qt.engine.plan import plan
from pinochle_qt.engine.problems import UnplayableRules, problems
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.scoring.deal_score import seat_at_target
from pinochle_qt.engine.scoring.end_of_deal import close_deal
from pinochle_qt.engine.seats import clockwise_from, left_of
from pinochle_qt.engine.state import READING, DealState, Ending, MatchState

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Person, Seat


class Step(Struct, frozen=True):
    """One decision, with everything that followed from it up to the next one.

    Every event comes with the deal right after it. That deal holds all cards: show only what `observe` returns.
    """

    before: MatchState
    action: Action
    events: tuple[PhaseEvent, ...]
    after: MatchState

    def match_after(self, at: int) -> MatchState:
        """Return the match right after an event, built on request; the last event gives the final state.

        The totals change when the deal is scored, together with everything that follows from that.
        """
        phase_event = self.events[at]
        if at == len(self.events) - 1 or isinstance(phase_event.event, DealScored | TargetRaised | MatchWon):
            return self.after
        return replace(self.before, number=phase_event.deal.number, deal=phase_event.deal)


class Game:
    """A rule set ready to play. It keeps no match: every method is a pure function of a `MatchState`."""

    def __init__(self, rules: Rules) -> None:
        """Prepare a rule set.

        Raises:
            UnplayableRules: if the rules cannot be played; lists everything that is wrong with them.
        """
        found = problems(rules)
        if found:
            raise UnplayableRules(found)
        self.rules = rules
        self._plan = plan(rules)
        self._pack = pack(rules)
        self._last_prompt: tuple[MatchState, Prompt | None] | None = None

    def start(
        self,
        dealer: Person | None = None,
        people: int | None = None,
        agreements: tuple[Agreed, ...] = (),
        skills: tuple[str, ...] = (),
        *,
        reading: int = READING,
    ) -> MatchState:
        """Return a match before its first deal; by default the last person deals, so that person 0 speaks first.

        By default the table has as many people as the rules need. `agreements` says, by side, what its bids mean, and
        `skills`, by person, how well a computer player plays. `reading` is for games of older records.

        Raises:
            ValueError: if the rules do not allow that number of people, or the dealer is not one of them.
        """
        count = people_count(self.rules) if people is None else people
        if not is_people_count(self.rules, count):
            raise ValueError(f"this game is not for {count} people")
        first = count - 1 if dealer is None else dealer
        if not 0 <= first < count:
            raise ValueError(f"person {first} is not at the table")
        accounts = account_count(self.rules, count)
        return MatchState(
            deal=None,
            totals=(0,) * accounts,
            target=self.rules.match.target,
            people=count,
            next_dealer=first,
            slides=(0,) * accounts,
            checks=(0,) * count if has_checks(self.rules) else (),
            agreements=agreements,
            skills=skills,
            reading=reading,
        )

    def prompt(self, match: MatchState) -> Prompt | None:
        """Return what must be decided now, and by whom; None when the match is over."""
        if self._last_prompt is not None and self._last_prompt[0] is match:
            return self._last_prompt[1]
        prompt = self._find_prompt(match)
        self._last_prompt = (match, prompt)
        return prompt

    def apply(self, match: MatchState, action: Action) -> Step:
        """Carry out a decision and everything that follows automatically.

        Raises:
            IllegalAction: if the prompt does not allow the action; the match is unchanged.
        """
        prompt = self.prompt(match)
        if prompt is None:
            raise IllegalAction(Rejection(Refusal.MATCH_OVER))
        rejection = prompt.refusal(action)
        if rejection is not None:
            raise IllegalAction(rejection)
        if isinstance(action, DealCards):
            deal, dealt = self._deal(match, action)
            events = [PhaseEvent(dealt, deal)]
            progress = self._plan[0].enter(deal)
        else:
            if match.deal is None:
                raise AssertionError("a seat can act only in a deal")
            events = []
            progress = self._plan[match.deal.stage].apply(match.deal, action)
        deal = progress.deal
        events += progress.events
        next_prompt: Prompt | None = None
        while deal.ending is None:
            next_prompt = self._plan[deal.stage].prompt(deal)
            if next_prompt is not None:
                break
            deal = replace(deal, stage=deal.stage + 1)
            progress = self._plan[deal.stage].enter(deal)
            deal = progress.deal
            events += progress.events
        if ends_at_target(self.rules):
            claimant = seat_at_target(self.rules, deal)
            if claimant is not None:
                deal = replace(deal, ending=Ending("declared_out", claimant))
                events.append(PhaseEvent(OutDeclared(claimant, by_rule=True), deal))
        after = replace(match, number=deal.number, deal=deal)
        if deal.ending is None:
            self._last_prompt = (after, next_prompt)  # saves the next call of `prompt` from working it out again
        else:
            after, closing = close_deal(self.rules, after, deal)
            events += closing
        return Step(match, action, tuple(events), after)

    def deal_out(self, shuffled: Sequence[Card], dealer: Person) -> DealCards:
        """Divide a shuffled pack, top card first, as the rules deal it: in packets, clockwise from the dealer's left.

        Raises:
            ValueError: if the cards are not the pack of this game.
        """
        if tuple(sorted(shuffled)) != self._pack:
            raise ValueError(str(Rejection(Refusal.WRONG_CARDS)))
        hands, stock, widow = self.layout(dealer)
        cards = tuple(shuffled)
        dealt = tuple(tuple([cards[place] for place in hand]) for hand in hands)
        return DealCards(dealt, tuple([cards[place] for place in stock]), tuple([cards[place] for place in widow]))

    def layout(self, dealer: Person) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]:
        """Return which cards of a shuffled pack, counted from the top, go to each hand, to the stock and the widow."""
        hands: list[list[int]] = [[] for _ in range(self.rules.table.players)]
        places = range(len(self._pack))
        if is_draft(self.rules):
            return tuple(map(tuple, hands)), tuple(places), ()
        top = 0
        for seat, count in self._packets(dealer):
            hands[seat] += places[top : top + count]
            top += count
        rest = list(places[top:])
        widow, stock = rest[: self.rules.widow.size], rest[self.rules.widow.size :]
        if self.rules.deal.upcard:
            stock = [*stock[1:], stock[0]]  # the next card is turned up, and will be drawn last
        return tuple(map(tuple, hands)), tuple(stock), tuple(widow)

    def gathered(self, dealt: DealCards, dealer: Person) -> tuple[Card, ...]:
        """Return the pack, top card first, that `deal_out` would divide into this deal."""
        if is_draft(self.rules):
            return dealt.stock
        hands = [iter(hand) for hand in dealt.hands]
        shuffled = [card for seat, count in self._packets(dealer) for card in islice(hands[seat], count)]
        stock = dealt.stock
        if self.rules.deal.upcard:
            stock = (*stock[-1:], *stock[:-1])
        return (*shuffled, *dealt.widow, *stock)

    def _packets(self, dealer: Person) -> Iterator[tuple[Seat, int]]:
        """Yield the seat that gets each packet, and the number of cards in it."""
        options, players = self.rules.deal, self.rules.table.players
        seats = tuple(clockwise_from(left_of(dealer_seat(self.rules, dealer), players), players))
        for dealt_count in range(0, options.hand_size, options.packet):
            yield from ((seat, min(options.packet, options.hand_size - dealt_count)) for seat in seats)

    def _find_prompt(self, match: MatchState) -> Prompt | None:
        if match.winners:
            return None
        if match.deal is None or match.deal.ending is not None:
            return Prompt(None, "deal", self.rules, pack=self._pack)
        return self._plan[match.deal.stage].prompt(match.deal)

    def _deal(self, match: MatchState, action: DealCards) -> tuple[DealState, Dealt]:
        rules, players = self.rules, self.rules.table.players
        self._check_cards(action)
        upcard = action.stock[-1] if rules.deal.upcard else None
        limit = rules.deal.max_redeals
        deal = DealState(
            number=match.number + 1,
            dealt_by=match.next_dealer,
            seated=seating(rules, match.people, match.next_dealer),
            dealer=dealer_seat(rules, match.next_dealer),
            target=match.target,
            carried=match.totals,
            dealt=action.hands,
            hands=tuple(tuple(sorted(hand)) for hand in action.hands),
            stock=action.stock,
            upcard=upcard,
            turned=upcard,
            widow=action.widow,
            shown=(None,) * players,
            tables=tuple(MeldTable() for _ in range(players)) if is_stock_game(rules) else (),
            trump=None if upcard is None else SUIT_OF[upcard],
            redeals_left=None if limit is None else max(0, limit - match.redeals),
        )
        dealt = Dealt(deal.number, deal.dealer, action.hands, len(action.stock), upcard, len(action.widow))
        return deal, dealt

    def _check_cards(self, action: DealCards) -> None:
        rules = self.rules
        size = 0 if is_draft(rules) else rules.deal.hand_size
        cards = sorted((*(face for hand in action.hands for face in hand), *action.stock, *action.widow))
        is_valid = (
            [len(hand) for hand in action.hands] == [size] * rules.table.players
            and len(action.widow) == rules.widow.size
            and tuple(cards) == self._pack
        )
        if not is_valid:
            raise IllegalAction(Rejection(Refusal.WRONG_CARDS))
