"""The cards on the table as the viewer sees them, in hands and in melds; no Qt, no pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pinochle_qt.engine.melds import HEADING_OF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld, MeldTable
    from pinochle_qt.engine.seats import Seat


class Token(Struct, eq=False):
    """One card on the table; `face` is None while the viewer may not see it."""

    face: Card | None = None


class MeldGroup(Struct):
    """One meld on the table. A card that is part of two melds lies in one of them and is a ghost in the other."""

    meld: Meld
    tokens: list[Token] = field(default_factory=list)
    """The cards that lie here."""
    ghosts: list[Token] = field(default_factory=list)
    """Cards of this meld that lie in another one."""


class RareMeldShown(Struct, frozen=True):
    """A rare meld while it is shown in the middle of the table, before it is laid out with the other melds."""

    seat: Seat
    tokens: tuple[Token, ...]
    """Its cards, from left to right."""
    held_back: tuple[MeldGroup, ...]
    """The melds of the seat that are laid out only afterward, with their labels."""

    @property
    def others(self) -> list[Token]:
        """The cards of those melds that are not in the middle."""
        return [token for group in self.held_back for token in group.tokens if token not in self.tokens]


def group_melds(melds: Iterable[Meld], take: Callable[[Card], Token]) -> list[MeldGroup]:
    """Return melds as groups of tokens; `take` returns the token for a face if one more card is needed.

    Under one heading, a card counts once; under different headings, the same card may count again (catalogue, 0.5). So
    a card is shared wherever the headings allow it. It lies in the more valuable meld.
    """
    groups: list[MeldGroup] = []
    placed: dict[Card, list[tuple[Token, set[str]]]] = {}
    for meld in sorted(melds, key=lambda each: -each.points):
        group = MeldGroup(meld)
        heading = HEADING_OF[meld.kind]
        for face in meld.cards:
            shared = next((entry for entry in placed.get(face, ()) if heading not in entry[1]), None)
            if shared is not None:
                shared[1].add(heading)
                group.ghosts.append(shared[0])
                continue
            token = take(face)
            placed.setdefault(face, []).append((token, {heading}))
            group.tokens.append(token)
        groups.append(group)
    return groups


def laid_groups(table: MeldTable, tokens: list[Token]) -> list[MeldGroup]:
    """Return a seat's melds in a stock game as groups; `tokens` are the cards of `table.laid`, in that order.

    A card lies in the meld for which it was laid, and is a ghost in later ones.
    """
    groups = [MeldGroup(shown.meld) for shown in table.shown]
    for laid, token in zip(table.laid, tokens, strict=True):
        groups[laid.uses[0]].tokens.append(token)
        for later in laid.uses[1:]:
            groups[later].ghosts.append(token)
    return [group for group in groups if group.tokens]


def faces_of(cards: Iterable[Token]) -> tuple[Card, ...]:
    """Return the faces of the cards that the viewer may see."""
    return tuple(token.face for token in cards if token.face is not None)


def copies_of(face: Card, among: Iterable[Token]) -> list[Token]:
    """Return the cards with this face, in their order."""
    return [token for token in among if token.face == face]


def tokens_for(faces: Iterable[Card], among: Sequence[Token]) -> list[Token]:
    """Return a token for each of these faces, no token twice; a face without a token is left out."""
    remaining = list(among)
    found: list[Token] = []
    for face in faces:
        token = next((each for each in remaining if each.face == face), None)
        if token is not None:
            remaining.remove(token)
            found.append(token)
    return found
