"""What the program of one guest adds to the shuffles, and whether each deal followed from what it was shown.

`assets/phone/parts.js` does the same for phones.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pinochle_qt.engine.actions import Give, Play
from pinochle_qt.engine.cards import cards_text, compact_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.protocol.messages import (
    MIXES,
    Ask,
    Open,
    People,
    Promise,
    Promised,
    Refused,
    Reveal,
    Shuffle,
    State,
    Told,
    Welcome,
)
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.values import DealLine, Header, LineError
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.session.dealing.commitment import fingerprint, is_kept
from pinochle_qt.session.dealing.mixing import MIXED, altered_part, match_in, mixed_pack, new_secret, promise
from pinochle_qt.session.match_start import chance_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.protocol.messages import Answer, GuestMessage
    from pinochle_qt.record.values import Line, Mix

_MOST_KEPT: Final = 4
"""How many shuffles are remembered: that of the deal to come, and of those that may not have been checked."""


_HARMLESS: Final = (MixWord.LEFT_OUT, MixWord.WITHHELD, MixWord.NOT_ASKED, MixWord.OLD_TABLE)
"""What can also happen when a line is bad, or programs are old."""


class ShuffleVerdict(Struct, frozen=True):
    """What a program has found out about a deal."""

    deal: int
    word: MixWord
    person: int | None = None
    """Whose part it is about."""

    @property
    def is_good(self) -> bool:
        """Whether nobody could have chosen the cards."""
        return self.word is MixWord.CHECKED

    @property
    def is_fault(self) -> bool:
        """Whether the table or a guest did what no honest program does."""
        return not self.is_good and self.word not in _HARMLESS

    def sentence(self, names: Sequence[str]) -> str:
        """Return it in words, in the current language; `names` are those of people."""
        name = names[self.person] if self.person is not None and self.person < len(names) else ""
        return self.word(deal=self.deal, name=name)


class _Shuffle(Struct):
    """What this program knows of one shuffle."""

    match: str
    deal: int
    person: int
    secret: str
    opened: Open | None = None
    """What everybody had promised when this program opened its secret."""
    is_dealt: bool = False
    """Whether its cards have been dealt, or may have been while this program was away."""
    names: dict[int, str] = {}
    """Who had which place when this program opened its secret."""
    has_moved: bool = False
    """Whether somebody had another place when the cards were dealt."""


class _SeenDeal(Struct):
    """What this program has seen of the deal that is being played."""

    number: int
    seat: int | None
    hand: list[str] | None
    """As it was dealt; None if this program did not see that."""
    plays: list[tuple[int, str]]


class OwnParts:
    """Answers what a table asks about shuffles, with one secret for each, and checks the deals that are over."""

    def __init__(self) -> None:
        self.verdicts: list[ShuffleVerdict] = []
        """What has been found out and not been taken yet."""
        self._shuffles: dict[tuple[str, int], _Shuffle] = {}
        self._opened: set[tuple[str, int]] = set()
        """The shuffles whose secret was told. None is ever forgotten, or a table could shuffle again."""
        self._seen: _SeenDeal | None = None
        self._waiting: dict[int, tuple[_Shuffle, _SeenDeal]] = {}
        """By number, the deals that this program saw dealt and has still to check."""
        self._asked: int | None = None
        self._names: dict[int, str] = {}
        """Who has which place, without computer players."""
        self._state = -1
        """The number of the last state."""
        self._over = 0
        """How many deals of the match are over."""
        self._table = 0
        """Which version of the messages the table speaks."""
        self._keys: dict[tuple[str, int], str] = {}
        """The table's part of each deal so far."""
        self._has_complained = False
        """Whether it has been said that the table shuffles alone."""

    def take_verdicts(self) -> list[ShuffleVerdict]:
        """Return what has been found out since this was asked last."""
        found, self.verdicts = self.verdicts, []
        return found

    def hear(self, message: Answer) -> GuestMessage | None:
        """Take in a message of the table, and return what is to be answered."""
        match message:
            case Welcome():
                self._table, self._asked = message.version, None
                self._have_been_dealt()
            case Shuffle():
                return self._promise(message)
            case Open():
                return self._open(message)
            case State():
                self._see(message)
            case People(people):
                self._names = {person: each.name for person, each in enumerate(people) if each.plays == "person"}
                return None
            case Told("record", lines) if self._asked is not None:
                self._judge(self._asked, lines)
            case Refused(state=None):  # perhaps of what was asked for: it is asked for again with the next state
                self._asked = None
                return None
            case _:
                return None
        return self._ask()

    # ---- adding to a shuffle -----------------------------------------------------------------------------------------

    def _promise(self, asked: Shuffle) -> Promise | None:
        if (asked.match, asked.deal) in self._opened:
            self._say(ShuffleVerdict(asked.deal, MixWord.TWICE))
            return None
        for each in self._shuffles.values():
            if each.opened is not None and not each.is_dealt and each.match != asked.match:
                each.is_dealt = True
                self._say(ShuffleVerdict(each.deal, MixWord.TWICE))
        known = self._shuffles.get((asked.match, asked.deal))
        if known is None or known.person != asked.person:
            known = _Shuffle(asked.match, asked.deal, asked.person, new_secret())
            self._shuffles[asked.match, asked.deal] = known
            _forget_old(self._shuffles)
        commitment = promise(known.match, known.deal, known.person, known.secret)
        return Promise(known.match, known.deal, known.person, commitment)

    def _open(self, opened: Open) -> Reveal | None:
        """Open the secret once, and only if the promises hold this program's own."""
        known = self._shuffles.get((opened.match, opened.deal))
        if known is None:
            return None
        if known.opened is not None and known.opened != opened:
            self._say(ShuffleVerdict(opened.deal, MixWord.TWICE))
            return None
        commitment = promise(known.match, known.deal, known.person, known.secret)
        if Promised(known.person, commitment) not in opened.promises:
            return None
        known.opened, known.names = opened, self._names
        self._opened.add((known.match, known.deal))
        return Reveal(known.match, known.deal, known.person, known.secret)

    # ---- what is seen of a deal --------------------------------------------------------------------------------------

    def _see(self, state: State) -> None:
        """Note what is seen of a deal; whoever shows the state refuses a table that tells nonsense."""
        with contextlib.suppress(AttributeError, LookupError, TypeError):
            self._note(state)

    def _note(self, state: State) -> None:
        over = len(state.observation.get("results", ()))
        if over < self._over:  # another match
            self._seen, self._has_complained, self._asked = None, False, None
            self._waiting.clear()
        self._over = over
        for step in state.steps:
            event: dict[str, Any] = step.event
            if event["event"] == "dealt":
                hand = None if state.seat is None else sorted(event["hands"][state.seat])
                self._begin_deal(event["number"], state.seat, hand, is_next=state.number == self._state + 1)
            elif event["event"] == "card_played" and self._seen is not None:
                self._seen.plays.append((event["seat"], event["card"]))
        number = state.observation.get("number", 0)
        if state.observation.get("running") and (self._seen is None or self._seen.number != number):
            self._begin_deal(number, state.seat, None)  # this program was away
        self._state = state.number

    def _begin_deal(self, number: int, seat: int | None, hand: list[str] | None, *, is_next: bool = False) -> None:
        self._seen = _SeenDeal(number, seat, hand, [])
        self._have_been_dealt(number)
        shuffle = next((each for each in reversed(self._shuffles.values()) if each.deal == number), None)
        if shuffle is not None:
            shuffle.has_moved = is_next and shuffle.opened is not None and shuffle.names != self._names
            if seat is not None or shuffle.opened is not None:  # otherwise he has given his place away
                self._waiting[number] = shuffle, self._seen
                _forget_old(self._waiting)
        elif hand is not None and not self._has_complained:
            self._has_complained = True
            word = MixWord.NOT_ASKED if self._table >= MIXES else MixWord.OLD_TABLE
            self.verdicts.append(ShuffleVerdict(number, word))

    def _have_been_dealt(self, number: int | None = None) -> None:
        """Note that the deals up to this one have been dealt; without a number, that all may have been."""
        for each in self._shuffles.values():
            each.is_dealt = each.is_dealt or number is None or each.deal <= number

    def _ask(self) -> Ask | None:
        """Ask for the record of the first deal that is over and has not been checked."""
        over = [number for number in self._waiting if number <= self._over]
        if self._asked is not None or not over:
            return None
        self._asked = min(over)
        return Ask("record", self._asked)

    # ---- checking ----------------------------------------------------------------------------------------------------

    def _judge(self, number: int, told: Sequence[object]) -> None:
        """Check the deal that was asked for; the answer may be to another question for the record."""
        lines = [line for line in told if isinstance(line, str)]
        try:
            header, deal, *rest = (decode_line(line) for line in lines) if lines else (None, None)
        except (LineError, ValueError):
            header, deal, rest = None, None, []
        if isinstance(deal, DealLine) and deal.number != number:
            return
        self._asked = None
        if number not in self._waiting:  # too many deals have waited
            return
        shuffle, seen = self._waiting.pop(number)
        if not isinstance(header, Header) or not isinstance(deal, DealLine):
            self._say(ShuffleVerdict(number, MixWord.SILENT))
            return
        self._say(self._verdict(shuffle, seen, header, deal, rest))

    def _verdict(
        self, shuffle: _Shuffle, seen: _SeenDeal, header: Header, deal: DealLine, rest: Sequence[Line]
    ) -> ShuffleVerdict:
        number, opened, mix = deal.number, shuffle.opened, deal.mix
        if opened is None:
            return ShuffleVerdict(number, MixWord.LEFT_OUT)
        if mix is None or match_in(header) != shuffle.match or opened.promises != _promises(mix):
            return ShuffleVerdict(number, MixWord.PROMISES)
        self._keys[shuffle.match, number] = mix.key
        if fingerprint(int(mix.key)) != opened.fingerprint or not self._keeps_seed(header):
            return ShuffleVerdict(number, MixWord.TABLE_PART)
        if (part := altered_part(shuffle.match, number, mix)) is not None:
            return ShuffleVerdict(number, MixWord.PART, part.person)
        if not _follows(header, deal, mix, opened):
            return ShuffleVerdict(number, MixWord.CARDS)
        if not _is_as_seen(deal, rest, seen):
            return ShuffleVerdict(number, MixWord.SEEN)
        if shuffle.has_moved:
            return ShuffleVerdict(number, MixWord.PLACES)
        if shuffle.person in mix.withheld:
            return ShuffleVerdict(number, MixWord.LEFT_OUT)
        if mix.withheld:
            return ShuffleVerdict(number, MixWord.WITHHELD, mix.withheld[0])
        return ShuffleVerdict(number, MixWord.CHECKED)

    def _keeps_seed(self, header: Header) -> bool:
        """Return whether the table's parts follow from the seed that was promised, once the match is over."""
        if header.generator != MIXED:
            return True
        chance, match = chance_of(header), match_in(header)
        keys = {number: key for (of, number), key in self._keys.items() if of == match}
        is_same = all(key == str(chance.key(number)) for number, key in keys.items())
        return header.commitment == match and is_kept(header) is True and is_same

    def _say(self, verdict: ShuffleVerdict) -> None:
        if verdict not in self.verdicts:
            self.verdicts.append(verdict)


def _forget_old(kept: dict[Any, Any]) -> None:
    while len(kept) > _MOST_KEPT:
        del kept[next(iter(kept))]


def _promises(mix: Mix) -> tuple[Promised, ...]:
    return tuple(Promised(part.person, part.commitment) for part in mix.parts)


def _follows(header: Header, deal: DealLine, mix: Mix, opened: Open) -> bool:
    """Return whether the cards follow from the mix, dealt in the way that was fixed before the secrets were opened."""
    cards = pack(header.rules)
    places = sorted([*(place for hand in opened.hands for place in hand), *opened.stock, *opened.widow])
    if opened.pack != compact_text(cards) or places != [*range(len(cards))]:
        return False
    order = mixed_pack(cards, opened.match, deal.number, mix)
    hands = tuple(tuple(order[place] for place in hand) for hand in opened.hands)
    stock, widow = (tuple(order[place] for place in each) for each in (opened.stock, opened.widow))
    return (hands, stock, widow) == (deal.hands, deal.stock, deal.widow)


def _is_as_seen(deal: DealLine, rest: Sequence[Line], seen: _SeenDeal) -> bool:
    """Return whether a program has seen this deal: its own hand, and cards that were played from all hands.

    Nobody can have played a card that he neither was dealt nor could have got.
    """
    seats = [seat for seat, _ in seen.plays] + [0 if seen.seat is None else seen.seat]
    if max(seats) >= len(deal.hands):
        return False
    own = None if seen.seat is None else sorted(cards_text(deal.hands[seen.seat]).split())
    if seen.hand is not None and seen.hand != own:
        return False
    recorded = iter([(each.seat, cards_text([each.card])) for each in rest if isinstance(each, Play)])
    if not all(play in recorded for play in seen.plays):  # in this order
        return False
    moved = [*deal.stock, *deal.widow, *(card for each in rest if isinstance(each, Give) for card in each.cards)]
    hands = [Counter(cards_text(hand).split()) for hand in deal.hands]
    free = Counter(cards_text(moved).split())
    if deal.upcard is not None:  # whoever has a nine or a seven may have changed it for the upcard
        free.update(card for hand in hands for card in hand.elements() if card[0] in "97")
    for seat, card in seen.plays:
        if hands[seat][card]:
            hands[seat][card] -= 1
        elif free[card]:
            free[card] -= 1
        else:
            return False
    return True
