"""What people did in all games, ready to be counted: one entry for each person in each game."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.features import drops_last_zero, has_called_partner
from pinochle_qt.library.hands import NOT_PLAYED, Hand, hands_of
from pinochle_qt.library.index import Wanted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.people import Person
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.library.index import GameIndex, KeptGame
    from pinochle_qt.library.summary import ReadGame

ANY_HOUSE: Final = "*"
"""Stands for all games with house rules, whichever."""


class Entry(Struct, frozen=True, gc=False):
    """One person in one game."""

    path: str
    """The name of its file in the folder of games."""
    when: int
    """When the game was last played, in nanoseconds."""
    preset: str
    house: str
    name: str
    against: str
    """The player of all who do not play for the person's total; nothing where they differ."""
    is_match: bool
    """Whether its match counts: it is over, and nothing was taken back in it."""
    is_won: bool
    hands: tuple[Hand, ...]
    """Those that count."""
    taken_back: int
    """Deals that are over, and do not count since something was taken back."""
    has_partner: bool
    is_small: bool
    """Whether points are written without their last zero."""


class Wish(Struct, frozen=True):
    """Which games and deals are to be counted, and for whom."""

    name: str = ""
    preset: str = ""
    house: str | None = None
    """Stands for house rules as in summaries; `ANY_HOUSE` is any, None all rules."""
    against: str = ""
    """What the opponents are: ``computer:expert``, ``human`` …; empty for all, also where they differ."""
    since: int = 0
    """In nanoseconds."""


class Choices(Struct, frozen=True):
    """How many games there would be for each choice of a filter, all other filters being as they are.

    Choices without any are left out, but for the one that is made.
    """

    names: Mapping[str, int]
    presets: Mapping[str, int]
    houses: Mapping[str, int]
    against: Mapping[str, int]
    since: tuple[int, ...]
    """For each of the times that were asked about."""


class Ledger(Struct):
    """All entries, the earliest first."""

    entries: list[Entry] = field(default_factory=list)
    rules: dict[tuple[str, str], Rules] = field(default_factory=dict)
    """What preset and house of an entry stand for."""

    def wished(self, wish: Wish) -> Iterator[Entry]:
        """Yield the entries that fit, with no more than the hands that do."""
        for entry in self.entries:
            if entry.name == wish.name and entry.when >= wish.since and _is_game(entry, wish):
                fitting = _against(entry, wish.against)
                if fitting is not None:
                    yield fitting

    def choices(self, wish: Wish, times: Sequence[int] = ()) -> Choices:
        """Return what each filter can be, with the number of games."""
        names, presets, houses, against = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        since = [0] * len(times)
        for entry in self.entries:
            names[entry.name] += 1
            if entry.name != wish.name:
                continue
            is_preset = wish.preset in {"", entry.preset}
            is_house = _is_house(entry, wish)
            is_since = entry.when >= wish.since
            opponents = {entry.against, *(hand.against for hand in entry.hands)} - {""}
            is_against = not wish.against or wish.against in opponents
            presets[entry.preset] += is_house and is_since and is_against
            houses[entry.house] += is_preset and is_since and is_against
            for each in opponents:
                against[each] += is_preset and is_house and is_since
            if is_preset and is_house and is_against:
                for at, time in enumerate(times):
                    since[at] += entry.when >= time
        return Choices(
            names,
            _found(presets, wish.preset),
            _found(houses, wish.house),
            _found(against, wish.against),
            tuple(since),
        )


def _found(counts: Counter[str], chosen: str | None) -> Mapping[str, int]:
    """Return the choices of which there are games, and the one that is chosen."""
    return {each: count for each, count in counts.items() if count or each == chosen}


def read_ledger(index: GameIndex) -> Ledger:
    """Return what people did in all games of an index."""
    return ledger_of(index.games(Wanted()))


def ledger_of(games: Iterable[KeptGame]) -> Ledger:
    """Return what people did in games, the earliest first."""
    ledger = Ledger()
    for kept in games:
        if kept.game is not None and not (kept.game.summary.practice or kept.game.summary.is_sheet):
            ledger.entries += _entries(kept, kept.game)
            ledger.rules[kept.game.summary.preset, kept.game.summary.house] = kept.game.rules
    return ledger


def _entries(kept: KeptGame, read: ReadGame) -> Iterator[Entry]:
    game = read.summary
    hands: dict[Person, list[Hand]] = defaultdict(list)
    for hand in hands_of(read):
        hands[hand.person].append(hand)
    is_match = game.is_over and not game.undone and not game.given
    for person, setup in enumerate(game.people):
        if setup.player != "human":
            continue
        taken_back = sum(
            deal.number in game.undone and deal.outcome not in NOT_PLAYED and person in deal.seated
            for deal in game.deals
        )
        own = hands[person]
        if own or is_match or taken_back:
            account = next(at for at, people in enumerate(game.accounts) if person in people)
            others = {each.player for at, each in enumerate(game.people) if at not in game.accounts[account]}
            yield Entry(
                path=kept.path,
                when=kept.stamp.changed,
                preset=game.preset,
                house=game.house,
                name=setup.name,
                against=others.pop() if len(others) == 1 else "",
                is_match=is_match,
                is_won=account in game.winners,
                hands=tuple(own),
                taken_back=taken_back,
                has_partner=has_called_partner(read.rules) or len(set(game.sides)) < len(game.sides),
                is_small=drops_last_zero(read.rules),
            )


def _is_game(entry: Entry, wish: Wish) -> bool:
    return wish.preset in {"", entry.preset} and _is_house(entry, wish)


def _is_house(entry: Entry, wish: Wish) -> bool:
    return wish.house in {None, entry.house} or (wish.house == ANY_HOUSE and bool(entry.house))


def _against(entry: Entry, against: str) -> Entry | None:
    """Return the part of an entry with such opponents, None if there is none."""
    if not against or (entry.against == against and all(hand.against == against for hand in entry.hands)):
        return entry
    hands = tuple(hand for hand in entry.hands if hand.against == against)
    is_match = entry.is_match and entry.against == against
    return replace(entry, hands=hands, is_match=is_match) if hands or is_match else None
