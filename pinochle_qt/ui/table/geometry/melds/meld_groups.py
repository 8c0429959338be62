"""How the melds of a seat are grouped on its mat: every card lies once, and each group has one label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import Rank, card
from pinochle_qt.engine.melds.kinds import READING_SUITS
from pinochle_qt.engine.melds.rare import roundhouse_among
from pinochle_qt.ui.table.geometry.melds.meld_fitting import GroupSize

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.ui.table.geometry.composition import Words
    from pinochle_qt.ui.table.zones.tokens import MeldGroup, Token


class LaidGroup(Struct, frozen=True):
    """Cards that lie side by side, and the melds that their label names.

    Without cards, it is a line of text: all cards of its melds lie in other groups.
    """

    melds: tuple[Meld, ...]
    cards: tuple[Token, ...] = ()
    """The cards in reading order, including those that lie in another group."""
    ghosts: frozenset[Token] = frozenset()
    """The cards that lie in another group, of which only an outline is here."""
    is_roundhouse: bool = False

    def shown(self, places: int) -> tuple[Token, ...]:
        """Return the cards for that many places, without ghosts where there are too few."""
        return (
            self.cards if places == len(self.cards) else tuple(each for each in self.cards if each not in self.ghosts)
        )


def laid_out(groups: Sequence[MeldGroup], *, has_stock: bool) -> list[LaidGroup]:
    """Return the groups in which melds are shown, those of the most points first, lines of text last.

    A king and a queen of each suit are four pairs with one name, unless the melds were laid one by one, as in games
    with a stock.
    """
    rest, found = list(groups), []
    roundhouse = None if has_stock else _roundhouse(groups)
    if roundhouse is not None:
        found.append(roundhouse)
        rest = [each for each in groups if each.meld not in roundhouse.melds]
    found += [
        LaidGroup((group.meld,), tuple(_in_reading_order(group)), frozenset(group.ghosts))
        for group in rest
        if group.tokens
    ]
    named_only: dict[str, list[Meld]] = {}
    for group in rest:
        if not group.tokens:
            named_only.setdefault(group.meld.kind, []).append(group.meld)
    return [*found, *(LaidGroup(tuple(melds)) for melds in named_only.values())]


def group_sizes(laid: Iterable[LaidGroup], words: Words) -> tuple[GroupSize, ...]:
    """Return how much space groups need."""
    return tuple(
        GroupSize(
            len(each.cards),
            words.label_width(*words.of_group(each.melds, each.is_roundhouse)) if each.melds else 0,
            0 if each.is_roundhouse or not each.cards or not each.melds else len(each.cards) // each.melds[0].copies,
            len(each.ghosts),
            is_pairs=each.is_roundhouse,
            points=words.label_width("", words.of_group(each.melds, each.is_roundhouse)[1]) if each.melds else 0,
        )
        for each in laid
    )


def _in_reading_order(group: MeldGroup) -> list[Token]:
    """Return the cards of a meld copy after copy; cards without a place in it come last."""
    rest = [*group.tokens, *group.ghosts]
    ordered = []
    for face in group.meld.cards:
        token = next((each for each in rest if each.face == face), None)
        if token is not None:
            rest.remove(token)
            ordered.append(token)
    return [*ordered, *rest]


def _roundhouse(groups: Sequence[MeldGroup]) -> LaidGroup | None:
    """Return a roundhouse as four pairs of king and queen; None without one of single melds."""
    melds = roundhouse_among([each.meld for each in groups])
    if not melds or any(meld.copies > 1 for meld in melds):
        return None
    parts = [each for each in groups if each.meld in melds]
    lying = [token for group in parts for token in group.tokens]
    ghosts = [token for group in parts for token in group.ghosts if token not in lying]
    faces = [card(rank, suit) for suit in READING_SUITS for rank in (Rank.KING, Rank.QUEEN)]
    cards = [next(each for each in (*lying, *ghosts) if each.face == face) for face in faces]
    if not set(lying) <= set(cards):
        return None
    return LaidGroup(melds, tuple(cards), frozenset(set(cards) - set(lying)), is_roundhouse=True)
