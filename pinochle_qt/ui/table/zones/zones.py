"""Which card lies where on the table, as tokens in zones, and how events move them; no Qt, no pixels.

A token stands for one physical card as the viewer sees it: its face is None while the viewer may not see it. The
zones are built from an observation. After each event they change to what is true then, but keep their tokens, so that
cards can be seen to move.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import TYPE_CHECKING, TypeAlias

from pinochle_qt.engine.cards import hand_order
from pinochle_qt.engine.derived import meld_order
from pinochle_qt.engine.events import (
    CardDrafted,
    CardPlayed,
    DealScored,
    Dealt,
    DixExchanged,
    KittyShared,
    TrickTaken,
    WidowTaken,
)
from pinochle_qt.engine.features import shares_widow
from pinochle_qt.ui.table.zones.tokens import (
    MeldGroup,
    RareMeldShown,
    Token,
    group_melds,
    laid_groups,
    tokens_for,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Sorting
    from pinochle_qt.engine.events import Event, HiddenCard
    from pinochle_qt.engine.melds import Meld, RareMeld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

_Loose: TypeAlias = "tuple[Seat | None, Token]"
"""A card on its way, with the seat that had it or will have it; None for a card from the middle."""


class Zones:
    """The zones of the table for one viewer."""

    def __init__(self, observation: Observation, sorting: Sorting = "suit") -> None:
        self.viewer = observation.viewer
        self.sorting = sorting
        self.trump = observation.trump
        players = observation.players
        self.hands: list[list[Token]] = [[] for _ in range(players)]
        self.melds: list[list[MeldGroup]] = [[] for _ in range(players)]
        self.meld_order: tuple[Seat, ...] = ()
        """The seats in the order in which they lay out their melds."""
        self.trick: list[tuple[Seat, Token]] = []
        self.falling: Token | None = None
        """The last card played to the trick, until it has landed."""
        self.piles = [0] * players
        """The number of tricks on the pile of each seat, face down; the newest may be on its way to `taker`."""
        self.taker: Seat | None = None
        """The seat to whose pile the trick in `leaving` is on its way."""
        self.is_squared = False
        """Whether the cards of the trick lie on top of one another, about to be taken."""
        self.upcard: Token | None = None
        self.stock_count = 0
        self.widow: list[Token] = []
        """The widow while it lies on the table, face up once everybody may see it."""
        self.offered: Token | None = None
        """In a draft, the card that the viewer may keep."""
        self._rules = observation.rules
        self.is_arranged = False
        """Whether the viewer has arranged the hand; that order stays until the hand is sorted."""
        self.preferred: list[Token] = []
        """Of identical cards, those that the viewer has chosen."""
        self.leaving: list[tuple[Seat | None, Token]] = []
        """Cards on their way off the table, to the seat that took them or aside (None); gone with the next event."""
        self.rare: RareMeldShown | None = None
        """The rare meld that is shown in the middle for a moment."""
        self.arriving: dict[Token, Seat | None] = {}
        """Cards that the last event brought to the table: from the stock (None) or from a seat."""
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

    @property
    def face_down(self) -> int:
        """The number of cards of the stock that lie face down, or of a draft's pile."""
        return self.stock_count - sum(each is not None for each in (self.upcard, self.offered))

    @property
    def showing(self) -> Seat | None:
        """The seat that was the last to lay out its melds."""
        return next((seat for seat in reversed(self.meld_order) if self.melds[seat]), None)

    def laid(self) -> list[Token]:
        """Return the cards in the melds of all seats."""
        return [token for groups in self.melds for group in groups for token in group.tokens]

    def show_rare(self, seat: Seat, rare: RareMeld, laid: Sequence[Meld]) -> None:
        """Show a rare meld in the middle; `laid` are all the melds that the seat has just laid."""
        groups = [group for group in self.melds[seat] if group.meld in laid]
        remaining = [token for group in groups if group.meld in rare.melds for token in (*group.tokens, *group.ghosts)]
        cards = tokens_for(rare.cards, list(dict.fromkeys(remaining)))
        self.rare = RareMeldShown(seat, tuple(cards), tuple(groups))

    def without_rare(self) -> Zones:
        """Return these zones, but without melds that are laid out only after a rare one has been in the middle."""
        rare = self.rare
        if rare is None:
            return self
        others = copy(self)
        others.melds = list(self.melds)
        others.melds[rare.seat] = [group for group in self.melds[rare.seat] if group not in rare.held_back]
        return others

    def packs(self, seat: Seat) -> int:
        """Return the number of tricks that lie on the pile of a seat."""
        return self.piles[seat] - (seat == self.taker)

    # ---- events ------------------------------------------------------------------------------------------------------

    def follow(self, event: Event, after: Observation) -> list[Token]:
        """Move every card to where the viewer knows it to lie after an event.

        Few events need more than this: a card that does not stay where it was goes where one is missing, a card that is
        still missing comes from the stock, and one that is still loose leaves the table.

        Returns:
            the tokens that travel, in the order in which they start.
        """
        self.leaving, self.arriving, self.taker, self.is_squared = [], {}, None, False
        self.rare = None
        match event:
            case Dealt():
                return self._deal(event, after)
            case CardDrafted():
                return self._draft(event)
            case _:
                pass
        target = Zones(after, self.sorting)
        loose = self._take_named(event)
        staying = self._take_loose(target, loose, event)
        travelers = self._fill_gaps(target, staying, loose)
        self.leaving = [(self.viewer or 0 if owner is None else owner, token) for owner, token in loose]
        self.stock_count = target.stock_count
        if not (isinstance(event, DealScored) and after.winners):  # the cards that won come from the piles
            self.piles = target.piles
        if isinstance(event, TrickTaken) and self.piles[event.seat]:
            self.taker = event.seat
        if self.trump != target.trump:
            self.trump = target.trump
            for seat in range(len(self.hands)):
                self.sort(seat)
        if isinstance(event, WidowTaken) and not travelers:
            return list(self.widow)  # one that will be shared out stays where it was, and still has its sound
        return [*travelers, *(token for _, token in self.leaving)]

    def _take_named(self, event: Event) -> list[_Loose]:
        """Take up the card that an event names, if others could be mistaken for it."""
        match event:
            case CardPlayed(seat=seat, card=face, source="table", nth=nth):
                return [(seat, self._take_melded(seat, face, nth))]
            case DixExchanged(seat=seat, dix=dix, source=source):
                token = self._take_melded(seat, dix, 0) if source == "table" else self._take(seat, dix)
                token.face = dix
                return [(seat, token)]
            case _:
                return []

    def _take_loose(self, target: Zones, loose: list[_Loose], event: Event) -> dict[Token, Token]:
        """Take up what does not stay where it lies.

        Returns:
            for tokens of the trick, the melds and the middle of `target`, the token that lies there already.
        """
        staying: dict[Token, Token] = {}
        for seat, hand in enumerate(self.hands):
            spare = Counter(token.face for token in hand)
            spare.subtract(token.face for token in target.hands[seat])
            loose += [(seat, self._take(seat, face)) for face in sorted((+spare).elements(), key=_by_face)]
            laid = [(group.meld, token) for group in self.melds[seat] for token in group.tokens]
            for group in target.melds[seat]:
                for place in group.tokens:
                    matching = next(
                        (each for each in laid if each[0] == group.meld and each[1].face == place.face), None
                    )
                    if matching is not None:
                        laid.remove(matching)
                        staying[place] = matching[1]
            loose += [(seat, token) for _, token in laid]
        taker = event.seat if isinstance(event, TrickTaken) else None
        receivers = self._kitty_receivers(event)
        for present, places in (
            ([(seat if taker is None else taker, token) for seat, token in self.trick], [t for _, t in target.trick]),
            ([(receivers.get(token), token) for token in self.widow], target.widow),
            ([(None, self.upcard)] if self.upcard else [], [target.upcard] if target.upcard else []),
        ):
            stays = len(present) <= len(places)
            for at, (owner, token) in enumerate(present):
                if stays and token.face in {None, places[at].face}:
                    token.face = places[at].face
                    staying[places[at]] = token
                else:
                    loose.append((owner, token))
        return staying

    def _kitty_receivers(self, event: Event) -> dict[Token, Seat]:
        """Return the seat that gets each card of a kitty."""
        remaining = list(self.widow)
        receivers: dict[Token, Seat] = {}
        for seat, face in enumerate(event.cards if isinstance(event, KittyShared) else ()):
            token = next((each for each in remaining if each.face == face), remaining[0])
            remaining.remove(token)
            receivers[token] = seat
        return receivers

    def _fill_gaps(self, target: Zones, staying: dict[Token, Token], loose: list[_Loose]) -> list[Token]:
        """Put loose cards where cards are missing; return them in that order."""
        travelers: list[Token] = []

        def put(place: Token, seat: Seat | None) -> Token:
            if place not in staying:
                staying[place] = self._pick_loose(loose, seat, place.face)
                travelers.append(staying[place])
            return staying[place]

        has_new_trick_card = len(target.trick) > len(self.trick)
        self.trick = [(seat, put(place, seat)) for seat, place in target.trick]
        if has_new_trick_card:
            self.falling = self.trick[-1][1]
        self.upcard = put(target.upcard, None) if target.upcard is not None else None
        self.widow = [put(place, None) for place in target.widow]
        for seat, groups in enumerate(target.melds):
            for group in groups:
                group.tokens = [put(place, seat) for place in group.tokens]
        for groups in target.melds:
            for group in groups:
                group.ghosts = [staying[place] for place in group.ghosts]
        self.melds, self.meld_order = target.melds, target.meld_order
        for seat, hand in enumerate(self.hands):
            arrivals = [
                self._pick_loose(loose, seat, face) for face in self._missing_faces(seat, target.hands[seat], loose)
            ]
            if arrivals:
                hand.extend(arrivals)
                self.sort(seat)
            travelers += arrivals
        return travelers

    def _missing_faces(self, seat: Seat, wanted: list[Token], loose: list[_Loose]) -> list[HiddenCard]:
        """Return the faces that a hand lacks, beginning with those of loose cards, in the order in which these lie."""
        missing = Counter(token.face for token in wanted)
        missing.subtract(token.face for token in self.hands[seat])
        faces: list[HiddenCard] = []
        for _, token in sorted(loose, key=lambda each: each[0] != seat):
            if missing[token.face] > 0:
                missing[token.face] -= 1
                faces.append(token.face)
        return [*faces, *sorted((+missing).elements(), key=_by_face)]

    def _pick_loose(self, loose: list[_Loose], seat: Seat | None, face: HiddenCard) -> Token:
        """Take the loose card that goes to a place, or a new one from the stock.

        It is one with this face, else one that has not been seen; if the face is hidden from now on, it may be any.
        Among several, it is one that the seat itself had or will have.
        """
        candidates = [each for each in loose if face is None or each[1].face in {face, None}]
        if not candidates:
            token = Token(face)
            self.arriving[token] = None
            return token
        chosen = min(candidates, key=lambda each: (face is not None and each[1].face != face, each[0] != seat))
        loose.remove(chosen)
        chosen[1].face = face
        return chosen[1]

    def turn_widow(self, cards: tuple[HiddenCard, ...]) -> bool:
        """Turn the widow over where it lies, as far as the viewer may see it; return whether any of it is visible."""
        for token, face in zip(self.widow, cards, strict=False):
            token.face = face
        return any(token.face is not None for token in self.widow)

    def square_trick(self) -> None:
        """Put the cards of the trick on top of one another."""
        self.is_squared = True

    def turn_trick_down(self) -> None:
        """Turn the trick that leaves for a pile face down; only its uppermost card is then visible."""
        self.leaving = self.leaving[-1:]
        for _, token in self.leaving:
            token.face = None

    def land_trick(self) -> None:
        """Let the trick that was on its way lie on its pile."""
        self.leaving, self.taker = [], None

    def turn_offered(self, face: HiddenCard) -> None:
        """Show the viewer the card that may be kept, or none."""
        self.arriving = {}
        if face is None:
            self.offered = None
        elif self.offered is None:
            self.offered = Token(face)
            self.arriving = {self.offered: None}

    def sort(self, seat: Seat) -> None:
        """Sort a hand, unless cards are to stay as they come or the viewer has arranged them."""
        if self.sorting != "none" and not (self.is_arranged and seat == self.viewer):
            self.hands[seat].sort(key=self.order)

    def order(self, token: Token) -> tuple[int, int]:
        """Return the sort key of a card in a hand."""
        return (0, 0) if token.face is None else hand_order(token.face, self.sorting, self.trump)

    # ---- building ----------------------------------------------------------------------------------------------------

    def _build(self, observation: Observation) -> None:
        if not observation.running:
            return  # between deals the cards are off the table
        declarer = observation.contract.declarer if observation.contract is not None else None
        self.meld_order = meld_order(observation.rules, observation.dealer, declarer)
        self.stock_count = observation.stock_count
        self.piles = [observation.tricks_won(seat) for seat in range(observation.players)]
        self.widow = [Token() for _ in range(observation.widow_count)]
        if self._is_kitty_unshared(observation):
            self.widow = [Token(face) for face in observation.widow or (None,) * self._rules.widow.size]
        self.turn_offered(observation.draft_first)
        if observation.upcard is not None:
            self.upcard = Token(observation.upcard)
        for seat, count in enumerate(observation.hand_counts):
            is_own = seat == observation.viewer
            self.hands[seat] = [Token(face) for face in observation.hand] if is_own else [Token() for _ in range(count)]
            self.sort(seat)
        for seat, table in enumerate(observation.tables):
            self.melds[seat] = laid_groups(table, [Token(face) for face in table.cards_on_table])
        if observation.has_melds_on_table:
            for seat, shown in enumerate(observation.shown):
                if shown:
                    self._show_melds(seat, shown)
        players = observation.players
        self.trick = [((observation.leader + i) % players, Token(face)) for i, face in enumerate(observation.trick)]
        self.leaving, self.arriving = [], {}

    def _is_kitty_unshared(self, observation: Observation) -> bool:
        """Return whether the declarer has seen the kitty, and nobody has received a card of it yet."""
        is_seen = self._shares_widow and observation.contract is not None and not observation.widow_count
        size = self._rules.deal.hand_size
        return is_seen and observation.trump is None and all(count == size for count in observation.hand_counts)

    @property
    def _shares_widow(self) -> bool:
        return shares_widow(self._rules)

    def _deal(self, event: Dealt, after: Observation) -> list[Token]:
        self.viewer = after.viewer  # where players sit out, nobody keeps a seat for long
        self.melds = [[] for _ in self.hands]
        self.trick, self.piles = [], [0] * len(self.hands)
        self.stock_count = event.stock_count
        self.widow = [Token() for _ in range(event.widow_count)]
        self.offered = None
        self.is_arranged = False
        self.trump = after.trump
        self.hands = [[Token(face) for face in hand] for hand in event.hands]
        self.upcard = Token(event.upcard) if event.upcard is not None else None
        players = len(self.hands)
        seats = [(event.dealer + 1 + i) % players for i in range(players)]
        longest = max((len(hand) for hand in self.hands), default=0)
        packet = self._rules.deal.packet
        rounds = range(0, longest, packet)
        dealt = [token for start in rounds for seat in seats for token in self.hands[seat][start : start + packet]]
        dealt += self.widow
        self.arriving = dict.fromkeys(dealt, event.dealer)
        if self.upcard is not None:
            self.arriving[self.upcard] = event.dealer
            dealt.append(self.upcard)
        for seat in seats:
            self.sort(seat)
        return dealt

    def _take(self, seat: Seat, face: HiddenCard) -> Token:
        """Take a card out of a hand: one with this face, else any that the viewer cannot see.

        A card that was melded and then buried is not in the hand anymore: if none can stand in for it, make a new one.
        """
        hand = self.hands[seat]
        matching = [each for each in hand if face is not None and each.face == face]
        token = next((each for each in matching if each in self.preferred), matching[0] if matching else None)
        if token is None:
            token = next((each for each in reversed(hand) if each.face is None), None)
        if token is None:
            return Token()
        hand.remove(token)
        return token

    def _take_melded(self, seat: Seat, face: Card, nth: int) -> Token:
        """Take the nth copy of a card off the melds, in the order in which they were laid."""
        copies = [token for group in self.melds[seat] for token in group.tokens if token.face == face]
        token = copies[nth]
        for group in self.melds[seat]:
            if token in group.tokens:
                group.tokens.remove(token)
            if token in group.ghosts:
                group.ghosts.remove(token)
        self.melds[seat] = [group for group in self.melds[seat] if group.tokens]
        return token

    def _draft(self, event: CardDrafted) -> list[Token]:
        """Keep one card of two: the viewer has already seen the first of them, everything else comes from the pile."""
        self.stock_count -= 2
        first, self.offered = self.offered or Token(), None
        second = Token()
        self.arriving = {token: None for token in (first, second) if token is second or token.face is None}
        kept, rejected = (first, second) if event.first else (second, first)
        kept.face = event.kept if event.seat == self.viewer else None
        rejected.face = event.discarded if event.seat == self.viewer else None
        self.hands[event.seat].append(kept)
        self.sort(event.seat)
        self.leaving = [(None, rejected)]
        return [kept, rejected]

    def _show_melds(self, seat: Seat, melds: tuple[Meld, ...]) -> list[Token]:
        laid: list[Token] = []

        def take(face: Card) -> Token:
            token = self._take(seat, face)
            token.face = face
            laid.append(token)
            return token

        self.melds[seat] = group_melds((meld for meld in melds if meld.cards), take)
        return laid


def _by_face(face: HiddenCard) -> int:
    return -1 if face is None else face
