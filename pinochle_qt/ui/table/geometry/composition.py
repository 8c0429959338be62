"""What lies on the table and how it looks, as values, and what the player points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from pinochle_qt.ui.table.geometry.panels import MOST_LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Point, Pose, Rect
    from pinochle_qt.ui.table.geometry.melds.meld_fitting import PlacedGroup
    from pinochle_qt.ui.table.geometry.melds.seat_zones import Edge
    from pinochle_qt.ui.table.zones.tokens import MeldGroup, Token

BEHIND_Z, MELD_Z, TRICK_Z, HAND_Z, DRAFT_Z = -120.0, 0.0, 60.0, 100.0, 160.0
PLATE_Z, FLIGHT_Z = -50.0, -51.5
"""Z values of the plates, and of cards that come from behind a plate or go there: over the piles, below every plate."""
LABEL_Z, DRAFT_LABEL_Z = 90.0, 290.0
"""Z values of labels: they lie over the cards they belong to, but ordinary ones lie below the player's hand."""


class Recalled(Struct, frozen=True):
    """All the melds of one seat, shown by themselves."""

    place: int
    groups: list[MeldGroup]
    lie: bool = False
    """Whether they still lie on the table: they have not been taken up yet."""


class Marked(Struct):
    """The cards that the mouse or the keys point at, and what is shown because of that."""

    hovered: Token | None = None
    focused: Token | None = None
    studied: Token | None = None
    """The card under the cursor in any seat's meld, or on the mat."""
    recalled: Recalled | None = None
    raised: frozenset[Token] = frozenset()
    """Cards raised to show which meld a suit would give."""
    raised_for: Suit | None = None
    received: frozenset[Token] = frozenset()
    """The cards that the partner has just passed, while they can be looked at."""


class ChosenCards(Struct):
    """The cards chosen so far."""

    selected: list[Token] = field(default_factory=list)
    """Cards chosen to be passed or buried."""
    draft: list[Token] = field(default_factory=list)
    """Cards laid out on the meld mat."""
    melds: tuple[Meld, ...] = ()
    """The melds that the cards of the draft make."""
    reused: list[Token] = field(default_factory=list)
    """In stock games: melded cards on the table that are part of the draft's meld too."""


class QuestionAtTable(Struct):
    """What the current question allows, and what it needs on the table."""

    playable: frozenset[Card] | None = None
    """Faces that may be played or picked; None when it is not the viewer's turn to choose cards."""
    received: tuple[Card, ...] = ()
    """Cards the player has just received, from the partner or the widow, while choosing cards to give up for them."""
    best: tuple[Meld, ...] = ()
    """The best melds that can be laid out."""
    has_mat: bool = False
    folds_melds: bool = False
    """Whether the player's melds are held in the hand, raised, because a panel needs the space in front of it."""
    panels: tuple[str, ...] = ()
    """The places of the open panels that take space from the cards on the table, by their names in `PANELS`."""
    melds_stay: bool = False
    """Whether everyone's melds stay on the table to be looked at, with the button to go on in the middle."""
    lines: int = MOST_LINES
    """The number of rows in the list of melds."""


class Interaction(Struct):
    """What the player at the screen points at, has chosen and is asked; all of it local, none of it decided."""

    marked: Marked = field(default_factory=Marked)
    chosen: ChosenCards = field(default_factory=ChosenCards)
    asked: QuestionAtTable = field(default_factory=QuestionAtTable)

    def copy(self) -> Interaction:
        """Return a copy with which it can be compared later."""
        return Interaction(replace(self.marked), replace(self.chosen), replace(self.asked))


class CardLook(Struct, frozen=True):
    """One card: where it lies and how it is marked."""

    pose: Pose
    is_raised: bool = False
    is_dimmed: bool = False
    is_hovered: bool = False
    is_focused: bool = False
    is_selected: bool = False
    is_winning: bool = False
    is_received: bool = False
    shared: int = 1
    """The number of melds that the card is part of."""
    groups: tuple[tuple[Token, ...], ...] = ()
    """The cards of each group of melds that the card is part of: it counts there once they all lie there."""
    step: int | None = None
    """How many pixels of its width the next card of its meld leaves visible; None for a card by itself."""
    is_behind: bool = False
    """Whether a second row of the hand or of melds covers the lower part of the card."""


class Ghost(Struct, frozen=True):
    """The outline of a card in one meld while the card itself lies in another."""

    face: Card
    pose: Pose
    cards: tuple[Token, ...] = ()
    """The cards of the meld, with which it appears."""


class Mat(Struct, frozen=True):
    """What melds lie on: its box, the place of their owner, and the edge next to the owner, None for a mat without."""

    box: Rect
    place: int
    edge: Edge | None = None
    owner: Rect | None = None
    """Where the portrait of the owner is, if the mat lies in the middle."""
    is_on_top: bool = False
    """Whether it lies over everything but the draft: melds shown again may cover the trick."""
    cards: tuple[Token, ...] = ()
    """The cards on it, with the first of which it appears; a mat without is there at once."""


class Label(Struct, frozen=True):
    """A pill on the table, or text on a mat; `at` is the middle of its top edge."""

    text: str
    number: str
    at: Point
    z: float = LABEL_Z
    is_good: bool = False
    """Whether it has the color for something good."""
    is_bare: bool = False
    """Whether it is text without a pill."""
    cards: tuple[Token, ...] = ()
    """The cards it names, once all of which lie there it appears; one without appears once nothing moves."""
    is_counted: bool = False
    """Whether it is ticked off once its cards lie there, because their points count from then on."""


class Composition(Struct, frozen=True):
    """Everything that lies on the table."""

    cards: dict[Token, CardLook]
    ghosts: list[Ghost]
    labels: list[Label]
    winning: Token | None
    studied: list[tuple[tuple[Meld, ...], PlacedGroup]]
    """The melds pointed at (one without space for its name, or all that a card is part of), and where to name them."""
    mats: list[Mat] = field(default_factory=list)


class Words(Struct, frozen=True):
    """The text of labels on the table, and the width of a label in pixels."""

    together: Callable[[Sequence[Meld]], tuple[str, str]]
    """The names of several melds, and their total value."""
    of_group: Callable[[Sequence[Meld], bool], tuple[str, str]]
    """The name and the value of melds that lie together; the flag says whether they are a roundhouse."""
    width: Callable[[str, str], int]
    label_width: Callable[[str, str], int]
    """The width in pixels of a label without a pill."""
    stock_left: Callable[[int], str]
    widow: Callable[[int], str]
    raised: Callable[[Suit], tuple[str, ...]]
    """What the cards are raised for, the longest form first."""
    upcard: Callable[[], str]
    winning: Callable[[], str]


def place_of(seat: Seat, viewer: Seat | None, players: int) -> int:
    """Return the place of a seat on the screen: 0 is South, then clockwise."""
    return (seat - (viewer or 0)) % players


def seat_at(place: int, viewer: Seat | None, players: int) -> Seat:
    """Return the seat at a place, counted clockwise from the viewer's."""
    return (place + (viewer or 0)) % players
