"""Which card lies where on the table, as tokens in zones, and how events move them; no Qt, no pixels.

A token stands for one physical card as the viewer sees it: its face is None while he may not see it. The zones is
told of events and can always be built anew from an observation; both ways give the same zones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.events import (
    CardDrafted,
    CardDrawn,
    CardPlayed,
    CardsBuried,
    CardsGiven,
    DealScored,
    Dealt,
    DixExchanged,
    KittyShared,
    MeldLaid,
    MeldsShown,
    MeldsTakenUp,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from pinochle_qt.engine.features import shares_widow
from pinochle_qt.ui.table.zones.tokens import MeldGroup, Token, group_melds, hand_order, laid_groups

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event, HiddenCard
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.settings import Sorting


class Zones:
    """The zones of the table for one viewer."""

    def __init__(self, observation: Observation, sorting: Sorting = "suit") -> None:
        self.viewer = observation.viewer
        self.sorting = sorting
        self.trump = observation.trump
        players = observation.players
        self.hands: list[list[Token]] = [[] for _ in range(players)]
        self.melds: list[list[MeldGroup]] = [[] for _ in range(players)]
        self.trick: list[tuple[Seat, Token]] = []
        self.falling: Token | None = None
        """The card of the trick that was played last, as long as it has not landed."""
        self.upcard: Token | None = None
        self.stock_count = 0
        self.widow: list[Token] = []
        """The widow while it lies on the table, face up once everybody may see it."""
        self.offered: Token | None = None
        """Draft: the card that the viewer may keep."""
        self._rules = observation.rules
        self.is_arranged = False
        """The viewer has put the own hand into an order of his own, which stays until it is sorted."""
        self.preferred: list[Token] = []
        """Of two equal cards the one that the viewer took in hand."""
        self.leaving: list[tuple[Seat | None, Token]] = []
        """Cards on their way off the table, to the seat that took them or aside (None); gone with the next event."""
        self.arriving: dict[Token, Seat | None] = {}
        """Cards new on the table with the last event: from the stock (None) or from a seat."""
        self._build(observation)

    # ---- reading -----------------------------------------------------------------------------------------------------

    def tokens(self) -> list[Token]:
        """Return every token on the table."""
        found = [token for hand in self.hands for token in hand]
        found += self.laid()
        found += [token for _, token in self.trick]
        found += [token for _, token in self.leaving]
        found += self.widow
        if self.offered is not None:
            found.append(self.offered)
        if self.upcard is not None:
            found.append(self.upcard)
        return found

    def laid(self) -> list[Token]:
        """Return the cards that lie in melds, of all seats."""
        return [token for groups in self.melds for group in groups for token in group.tokens]

    def snapshot(self) -> tuple[object, ...]:
        """Return the faces zone by zone, in an order that does not depend on how they came there."""

        def faces(tokens: Iterable[Token]) -> tuple[int, ...]:
            return tuple(sorted(-1 if token.face is None else token.face for token in tokens))

        return (
            tuple(faces(hand) for hand in self.hands),
            tuple(faces(token for group in groups for token in group.tokens) for groups in self.melds),
            tuple((seat, token.face) for seat, token in self.trick),
            self.upcard.face if self.upcard else None,
            self.stock_count,
            faces(self.widow),
        )

    # ---- events ------------------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> list[Token]:
        """Move what an event moves; return the tokens that travel, in the order in which they set out."""
        self.leaving = []
        self.arriving = {}
        match event:
            case Dealt():
                return self._deal(event)
            case CardPlayed(seat=seat, card=face, source=source, nth=nth):
                token = self._take_laid(seat, face, nth) if source == "table" else self._take(seat, face)
                token.face = face
                self.trick.append((seat, token))
                self.falling = token
                return [token]
            case TrickTaken(seat=seat):
                self.leaving = [(seat, token) for _, token in self.trick]
                self.trick = []
                return [token for _, token in self.leaving]
            case CardDrawn():
                return self._draw(event)
            case CardsGiven(giver=giver, receiver=receiver, cards=cards):
                return self._give(giver, receiver, cards)
            case MeldsShown(seat=seat, melds=melds):
                return self._show(seat, melds)
            case MeldsTakenUp():
                return self._take_up()
            case TrumpNamed(suit=suit):
                self.trump = suit
                for seat in range(len(self.hands)):
                    self.sort(seat)
                return []
            case MeldLaid(seat=seat, meld=meld, from_hand=from_hand):
                return self._lay(seat, meld, from_hand)
            case DixExchanged():
                return self._exchange(event)
            case _:
                return self._apply_rare(event)

    def _apply_rare(self, event: Event) -> list[Token]:
        """Move what only some variants move: widow, kitty, discards, draft; and what a deal leaves on the table."""
        match event:
            case WidowTaken(seat=seat, cards=cards):
                return self._take_widow(seat, cards)
            case KittyShared(cards=cards):
                return [self._take_from_widow(to, face) for to, face in enumerate(cards)]
            case CardsBuried(seat=seat, cards=cards):
                buried = [self._take(seat, face) for face in cards]
                self.leaving = [(seat, token) for token in buried]
                return buried
            case CardDrafted():
                return self._draft(event)
            case DealScored():
                return self._clear()
            case _:
                return []

    def turn_widow(self, cards: tuple[HiddenCard, ...]) -> bool:
        """Turn the widow over where it lies, as far as the viewer may see it; return whether he sees any of it."""
        for token, face in zip(self.widow, cards, strict=False):
            token.face = face
        return any(token.face is not None for token in self.widow)

    def turn_offered(self, face: HiddenCard) -> None:
        """Let the viewer look at the card that he may keep, or put none before him."""
        self.arriving = {}
        if face is None:
            self.offered = None
        elif self.offered is None:
            self.offered = Token(face)
            self.arriving = {self.offered: None}

    def sort(self, seat: Seat) -> None:
        """Put a hand in order, unless the person wants cards to stay as they come or lie as he put them."""
        if self.sorting != "none" and not (self.is_arranged and seat == self.viewer):
            self.hands[seat].sort(key=self.order)

    def order(self, token: Token) -> tuple[int, int]:
        """Return where a card stands in a hand."""
        return (0, 0) if token.face is None else hand_order(token.face, self.sorting, self.trump)

    # ---- building ----------------------------------------------------------------------------------------------------

    def _build(self, observation: Observation) -> None:
        if not observation.running:
            return  # between deals the cards are off the table
        self.stock_count = observation.stock_count
        self.widow = [Token() for _ in range(observation.widow_count)]
        if self._waits_to_be_shared(observation):
            self.widow = [Token(face) for face in observation.widow or (None,) * self._rules.widow.size]
        self.turn_offered(observation.draft_first)
        if observation.upcard is not None:
            self.upcard = Token(observation.upcard)
        for seat, count in enumerate(observation.hand_counts):
            own = seat == observation.viewer
            self.hands[seat] = [Token(face) for face in observation.hand] if own else [Token() for _ in range(count)]
            self.sort(seat)
        for seat, table in enumerate(observation.tables):
            self.melds[seat] = laid_groups(table, [Token(face) for face in table.lying])
        if observation.melds_lie:
            for seat, shown in enumerate(observation.shown):
                if shown:
                    self._show(seat, shown)
        players = observation.players
        self.trick = [((observation.leader + i) % players, Token(face)) for i, face in enumerate(observation.trick)]
        self.leaving, self.arriving = [], {}

    def _waits_to_be_shared(self, observation: Observation) -> bool:
        """Return whether the declarer has seen the kitty, and nobody has got a card of it yet."""
        is_seen = self._shares_widow and observation.contract is not None and not observation.widow_count
        size = self._rules.deal.hand_size
        return is_seen and observation.trump is None and all(count == size for count in observation.hand_counts)

    @property
    def _shares_widow(self) -> bool:
        return shares_widow(self._rules)

    def _deal(self, event: Dealt) -> list[Token]:
        self.melds = [[] for _ in self.hands]
        self.trick = []
        self.stock_count = event.stock_count
        self.widow = [Token() for _ in range(event.widow_count)]
        self.offered = None
        self.is_arranged = False
        self.trump = SUIT_OF[event.upcard] if event.upcard is not None else None
        self.hands = [[Token(face) for face in hand] for hand in event.hands]
        self.upcard = Token(event.upcard) if event.upcard is not None else None
        players = len(self.hands)
        order = [(event.dealer + 1 + i) % players for i in range(players)]
        longest = max((len(hand) for hand in self.hands), default=0)
        packet = self._rules.deal.packet
        rounds = range(0, longest, packet)
        dealt = [token for start in rounds for seat in order for token in self.hands[seat][start : start + packet]]
        dealt += self.widow
        self.arriving = dict.fromkeys(dealt, event.dealer)
        if self.upcard is not None:
            self.arriving[self.upcard] = event.dealer
            dealt.append(self.upcard)
        for seat in order:
            self.sort(seat)
        return dealt

    def _clear(self) -> list[Token]:
        """Take everything that still lies on the table off it, each card to whom it belongs."""
        melds = [[token for group in groups for token in group.tokens] for groups in self.melds]
        owned = [(seat, token) for seat, hand in enumerate(self.hands) for token in (*hand, *melds[seat])]
        common = [token for token in (*self.widow, self.upcard, self.offered) if token is not None]
        self.leaving = [*owned, *self.trick, *((self.viewer or 0, token) for token in common)]
        self.hands = [[] for _ in self.hands]
        self.melds = [[] for _ in self.melds]
        self.trick, self.widow, self.stock_count = [], [], 0
        self.upcard = self.offered = None
        return [token for _, token in self.leaving]

    def _take(self, seat: Seat, face: HiddenCard) -> Token:
        """Take a card out of a hand: the one with this face, else any the viewer cannot see."""
        hand = self.hands[seat]
        equal = [each for each in hand if face is not None and each.face == face]
        token = next((each for each in equal if each in self.preferred), equal[0] if equal else None)
        if token is None:
            token = next((each for each in reversed(hand) if each.face is None), hand[-1])
        hand.remove(token)
        return token

    def _take_laid(self, seat: Seat, face: Card, nth: int) -> Token:
        """Take the nth copy of a card off the melds, in the order laid."""
        copies = [token for group in self.melds[seat] for token in group.tokens if token.face == face]
        token = copies[nth]
        for group in self.melds[seat]:
            if token in group.tokens:
                group.tokens.remove(token)
            if token in group.ghosts:
                group.ghosts.remove(token)
        self.melds[seat] = [group for group in self.melds[seat] if group.tokens]
        return token

    def _arrive(self, seat: Seat, face: HiddenCard, origin: Seat | None) -> Token:
        token = Token(face if seat == self.viewer else None)
        self.arriving[token] = origin
        self.hands[seat].append(token)
        self.sort(seat)
        return token

    def _take_widow(self, seat: Seat, cards: tuple[HiddenCard, ...]) -> list[Token]:
        if self._shares_widow:
            self.turn_widow(cards)
            return list(self.widow)
        return [self._take_from_widow(seat, face) for face in cards]

    def _take_from_widow(self, seat: Seat, face: HiddenCard) -> Token:
        """Put a card of the widow into a hand: the one with this face, else any."""
        if not self.widow:
            return self._arrive(seat, face, None)
        token = next((each for each in self.widow if each.face == face), self.widow[0])
        self.widow.remove(token)
        token.face = face if seat == self.viewer else None
        self.hands[seat].append(token)
        self.sort(seat)
        return token

    def _draft(self, event: CardDrafted) -> list[Token]:
        """Keep one card of two: the viewer's own was looked at before, everything else comes from the pile."""
        self.stock_count -= 2
        first, self.offered = self.offered or Token(), None
        second = Token()
        self.arriving = {token: None for token in (first, second) if token is second or token.face is None}
        kept, away = (first, second) if event.first else (second, first)
        kept.face = event.kept if event.seat == self.viewer else None
        away.face = event.discarded if event.seat == self.viewer else None
        self.hands[event.seat].append(kept)
        self.sort(event.seat)
        self.leaving = [(None, away)]
        return [kept, away]

    def _draw(self, event: CardDrawn) -> list[Token]:
        self.stock_count = event.stock_left
        if not event.is_upcard or self.upcard is None:
            return [self._arrive(event.seat, event.card, None)]
        token, self.upcard = self.upcard, None
        if event.seat != self.viewer:
            token.face = None
        self.hands[event.seat].append(token)
        self.sort(event.seat)
        return [token]

    def _give(self, giver: Seat, receiver: Seat, cards: tuple[HiddenCard, ...]) -> list[Token]:
        tokens = [self._take(giver, face) for face in cards]
        for token, face in zip(tokens, cards, strict=True):
            token.face = face if receiver == self.viewer else None
            self.hands[receiver].append(token)
        self.sort(receiver)
        return tokens

    def _show(self, seat: Seat, melds: tuple[Meld, ...]) -> list[Token]:
        laid: list[Token] = []

        def take(face: Card) -> Token:
            token = self._take(seat, face)
            token.face = face
            laid.append(token)
            return token

        self.melds[seat] = group_melds((meld for meld in melds if meld.cards), take)
        return laid

    def _take_up(self) -> list[Token]:
        taken: list[Token] = []
        for seat, groups in enumerate(self.melds):
            for group in groups:
                for token in group.tokens:
                    if seat != self.viewer:
                        token.face = None
                    self.hands[seat].append(token)
                    taken.append(token)
            self.melds[seat] = []
            self.sort(seat)
        return taken

    def _lay(self, seat: Seat, meld: Meld, from_hand: tuple[Card, ...]) -> list[Token]:
        group = MeldGroup(meld)
        lying = [token for each in self.melds[seat] for token in each.tokens]
        laid: list[Token] = []
        fresh = list(from_hand)
        for face in meld.cards:
            if face in fresh:
                fresh.remove(face)
                token = self._take(seat, face)
                token.face = face
                group.tokens.append(token)
                laid.append(token)
            else:
                token = next(each for each in lying if each.face == face)
                lying.remove(token)
                group.ghosts.append(token)
        self.melds[seat].append(group)
        return laid

    def _exchange(self, event: DixExchanged) -> list[Token]:
        seat = event.seat
        dix = self._take_laid(seat, event.dix, 0) if event.source == "table" else self._take(seat, event.dix)
        dix.face = event.dix
        upcard, self.upcard = self.upcard, dix
        if upcard is None:
            return [dix]
        upcard.face = event.upcard if seat == self.viewer else None
        self.hands[seat].append(upcard)
        self.sort(seat)
        return [dix, upcard]
