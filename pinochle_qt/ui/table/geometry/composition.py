"""What lies on the table and how it looks, as values, and what the person at the screen points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from pinochle_qt.ui.table.geometry.panels import MOST_LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Point, Pose
    from pinochle_qt.ui.table.geometry.meld_fitting import PlacedGroup
    from pinochle_qt.ui.table.zones.tokens import MeldGroup, Token

BEHIND_Z, MELD_Z, TRICK_Z, HAND_Z, DRAFT_Z = -120.0, 0.0, 60.0, 100.0, 160.0
LABEL_Z, DRAFT_LABEL_Z = 90.0, 290.0
"""Labels lie over the cards that they are about, and those before play below the own hand."""


class Recalled(Struct, frozen=True):
    """The melds of a seat that are shown by themselves, all of them."""

    place: int
    groups: list[MeldGroup]
    lie: bool = False
    """Whether they lie on the table anyhow, where there may not be room for all; they have not been taken up yet."""


class Pointing(Struct):
    """What the person at the screen points at and has chosen; all of it local, none of it decided."""

    playable: frozenset[Card] | None = None
    """Faces that may be played or picked; None when it is not the viewer's turn to choose cards."""
    hovered: Token | None = None
    focused: Token | None = None
    selected: list[Token] = field(default_factory=list)
    """Cards chosen to be given away or buried."""
    draft: list[Token] = field(default_factory=list)
    """Cards laid out on the meld mat."""
    melds: tuple[Meld, ...] = ()
    """What the cards of the draft make together."""
    best: tuple[Meld, ...] = ()
    """The best melds that can be laid out."""
    reused: list[Token] = field(default_factory=list)
    """Stock games: melded cards on the table that serve in the meld of the draft too."""
    has_mat: bool = False
    folds_melds: bool = False
    """The own melds stand in the hand, raised, because a panel needs the room before it."""
    panels: tuple[str, ...] = ()
    """The panels that stand in the middle of the table and take room from the cards that lie there."""
    melds_stay: bool = False
    """The melds of all lie to be seen, with the way to go on in their middle."""
    lines: int = MOST_LINES
    """How many lines the list of melds has."""
    studied: Token | None = None
    """The card under the pointer in a meld of anybody, or on the mat."""
    recalled: Recalled | None = None
    raised: frozenset[Token] = frozenset()
    """Cards lifted to show which meld a suit would give."""
    raised_for: Suit | None = None
    received: tuple[Card, ...] = ()
    """Cards that have just come into the own hand, from the partner or the widow, while others are chosen for them."""


class CardLook(Struct, frozen=True):
    """One card: where it lies and which marks it bears."""

    pose: Pose
    is_raised: bool = False
    is_dimmed: bool = False
    is_hovered: bool = False
    is_focused: bool = False
    is_selected: bool = False
    is_winning: bool = False
    is_received: bool = False
    shared: int = 1
    """In how many melds the card serves."""
    step: int | None = None
    """How many pixels of its width the next card of its meld leaves free, None for a card by itself."""
    is_behind: bool = False
    """Whether a second row of the hand or of melds lies over the lower part of the card."""


class Ghost(Struct, frozen=True):
    """The outline of a card in a meld while the card itself lies in another one."""

    face: Card
    pose: Pose


class Label(Struct, frozen=True):
    """A pill on the table; `at` is the middle of its top edge."""

    text: str
    number: str
    at: Point
    z: float = LABEL_Z
    is_good: bool = False
    """Whether it has the color of what goes well."""


class Composition(Struct, frozen=True):
    """Everything that lies on the table."""

    cards: dict[Token, CardLook]
    ghosts: list[Ghost]
    labels: list[Label]
    winning: Token | None
    studied: list[tuple[tuple[Meld, ...], PlacedGroup]]
    """Melds that are pointed at: one without room for its name, or all in which a card serves; and where to tell."""


class Words(Struct, frozen=True):
    """What stands on the labels of the table, and how wide a label is in pixels."""

    name: Callable[[Meld], str]
    worth: Callable[[Meld], str]
    together: Callable[[Sequence[Meld]], tuple[str, str]]
    """The names of some melds, and what they are worth together."""
    more: Callable[[Sequence[Meld]], tuple[str, str]]
    """How many melds there are more, and what they are worth; in few signs for places that are narrow."""
    more_briefly: Callable[[Sequence[Meld]], tuple[str, str]]
    width: Callable[[str, str], int]
    stock_left: Callable[[int], str]
    widow: Callable[[int], str]
    raised: Callable[[Suit], tuple[str, ...]]
    """What cards are raised for, the longest form first."""
    upcard: Callable[[], str]
    winning: Callable[[], str]


def place_of(seat: Seat, viewer: Seat | None, players: int) -> int:
    """Return where a seat sits on the screen: 0 is South, then clockwise."""
    return (seat - (viewer or 0)) % players


def seat_at(place: int, viewer: Seat | None, players: int) -> Seat:
    """Return the seat at a place, counted clockwise from the viewer's."""
    return (place + (viewer or 0)) % players
