"""What people did in all games, ready to be counted, with one entry for each person in each game."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.features import drops_last_zero, has_called_partner, pays_by_bid
from pinochle_qt.engine.people import people_of
from pinochle_qt.library.hands import DealsMet, Hand, hands_of
from pinochle_qt.library.index import GameQuery
from pinochle_qt.variants.points_words import counts_in_tens

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import GameIndex, IndexedGame

ANY_HOUSE: Final = "*"
"""Stands for any house rules."""


class PlayedGame(Struct, frozen=True, gc=False):
    """One person in one game."""

    path: str
    """The name of its file in the games folder."""
    when: int
    """When the game was last played, in nanoseconds."""
    preset: str
    house: str
    name: str
    against: str
    """What kind of player everybody outside the person's account is; empty if they are not all the same."""
    is_match: bool
    """Whether its match counts: it is over, nothing was taken back in it, no cards were given, and it is no copy."""
    is_won: bool
    hands: tuple[Hand, ...]
    """The hands that count."""
    taken_back: int
    """The number of finished deals that do not count because something was taken back."""
    has_partner: bool
    is_small: bool
    """Whether points are written without their last zero."""
    are_tens: bool = False
    """Whether all points end in a zero, so that they may be written without it."""
    is_paid: bool = False
    """Whether its scores are chips, and no points."""


class Criteria(Struct, frozen=True):
    """Which games and deals to count, and for whom."""

    name: str = ""
    preset: str = ""
    house: str | None = None
    """The key of house rules in summaries; `ANY_HOUSE` means any house rules, None all rules."""
    against: str = ""
    """The opponents' kind: ``computer:expert``, ``human`` …; empty for all games, even with different opponents."""
    since: int = 0
    """The earliest time, in nanoseconds."""


class Choices(Struct, frozen=True):
    """The number of games for each choice of a filter, with all other filters as they are.

    Choices without games are left out, except the selected one.
    """

    names: Mapping[str, int]
    presets: Mapping[str, int]
    houses: Mapping[str, int]
    against: Mapping[str, int]
    since: tuple[int, ...]
    """The number for each of the times asked about."""


class PlayedHands(Struct):
    """All entries, earliest first."""

    entries: list[PlayedGame] = field(default_factory=list)
    rules: dict[tuple[str, str], Rules] = field(default_factory=dict)
    """The rules for each preset and house key of the entries."""

    def matching(self, criteria: Criteria) -> Iterator[PlayedGame]:
        """Yield the entries that match, each with only the hands that do."""
        for entry in self.entries:
            if entry.name == criteria.name and entry.when >= criteria.since and _is_game(entry, criteria):
                fitting = _entry_against(entry, criteria.against)
                if fitting is not None:
                    yield fitting

    def choices(self, criteria: Criteria, times: Sequence[int] = ()) -> Choices:
        """Return the choices for each filter, with the number of games."""
        names, presets, houses, against = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        since = [0] * len(times)
        for entry in self.entries:
            names[entry.name] += 1
            if entry.name != criteria.name:
                continue
            is_preset = criteria.preset in {"", entry.preset}
            is_house = _is_house(entry, criteria)
            is_since = entry.when >= criteria.since
            opponents = {entry.against, *(hand.against for hand in entry.hands)} - {""}
            is_against = not criteria.against or criteria.against in opponents
            presets[entry.preset] += is_house and is_since and is_against
            houses[entry.house] += is_preset and is_since and is_against
            for each in opponents:
                against[each] += is_preset and is_house and is_since
            if is_preset and is_house and is_against:
                for at, time in enumerate(times):
                    since[at] += entry.when >= time
        return Choices(
            names,
            _offered(presets, criteria.preset),
            _offered(houses, criteria.house),
            _offered(against, criteria.against),
            tuple(since),
        )


def _offered(counts: Counter[str], chosen: str | None) -> Mapping[str, int]:
    """Return the choices that have games, and the selected one."""
    return {each: count for each, count in counts.items() if count or each == chosen}


def read_played_hands(index: GameIndex) -> PlayedHands:
    """Return what people did in all games of an index."""
    return played_hands_of(index.games(GameQuery()))


def played_hands_of(games: Iterable[IndexedGame]) -> PlayedHands:
    """Return what people did in these games, which come earliest first."""
    played, met = PlayedHands(), DealsMet()
    for kept in games:
        if kept.game is not None and not (kept.game.summary.practice or kept.game.summary.is_sheet):
            played.entries += _entries(kept, kept.game, met)
            played.rules[kept.game.summary.preset, kept.game.summary.house] = kept.game.rules
    return played


def _entries(kept: IndexedGame, read: ReadGame, met: DealsMet) -> Iterator[PlayedGame]:
    game = read.summary
    new_deals = met.new_in(game)
    new_numbers = {deal.number for deal in new_deals}
    hands: dict[Person, list[Hand]] = defaultdict(list)
    for hand in hands_of(read):
        if hand.deal in new_numbers:
            hands[hand.person].append(hand)
    is_match = game.is_over and not game.undone and not game.given and met.is_new_match(game)
    for person, setup in enumerate(game.people):
        if setup.player != "human":
            continue
        taken_back = sum(
            deal.number in game.undone and not deal.result.is_redealt and person in deal.result.seated
            for deal in new_deals
        )
        own = hands[person]
        if own or is_match or taken_back:
            account = next(at for at in range(len(game.totals)) if person in people_of(read.rules, at))
            own_people = people_of(read.rules, account)
            others = {each.player for at, each in enumerate(game.people) if at not in own_people}
            yield PlayedGame(
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
                are_tens=counts_in_tens(read.rules),
                is_paid=pays_by_bid(read.rules),
            )


def _is_game(entry: PlayedGame, criteria: Criteria) -> bool:
    return criteria.preset in {"", entry.preset} and _is_house(entry, criteria)


def _is_house(entry: PlayedGame, criteria: Criteria) -> bool:
    return criteria.house in {None, entry.house} or (criteria.house == ANY_HOUSE and bool(entry.house))


def _entry_against(entry: PlayedGame, against: str) -> PlayedGame | None:
    """Return the part of an entry with such opponents, or None if there is none."""
    if not against or (entry.against == against and all(hand.against == against for hand in entry.hands)):
        return entry
    hands = tuple(hand for hand in entry.hands if hand.against == against)
    is_match = entry.is_match and entry.against == against
    return replace(entry, hands=hands, is_match=is_match) if hands or is_match else None
