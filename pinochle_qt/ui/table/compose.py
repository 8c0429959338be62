"""Where every card lies and how it looks: a pure function of tableau, layout and what the person points at.

The director animates toward a composition and at rest the table always is one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.cards import strengths
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.ui.table.card_tokens import MeldGroup, Token, group_melds
from pinochle_qt.ui.table.geometry import COMPACT_BELOW, Pose, Rect, SizeClass
from pinochle_qt.ui.table.layout_groups import Region, breadth, fit, visible_steps
from pinochle_qt.ui.table.layout_melds import draft_melds, mat_told, recalled_melds, seat_melds
from pinochle_qt.ui.table.layout_panels import (
    MOST_LINES,
    has_meld_sum,
    meld_sum,
    panel_place,
    raised_label,
    study_label,
)
from pinochle_qt.ui.table.layout_reason import badge_corner, index_corner
from pinochle_qt.ui.table.layout_widow import draft, widow, widow_label
from pinochle_qt.ui.theme import PILL_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pinochle_qt.engine.cards import Card, RankOrder, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.table.geometry import Point
    from pinochle_qt.ui.table.layout import Layout
    from pinochle_qt.ui.table.layout_groups import Draft, PlacedGroup
    from pinochle_qt.ui.table.tableau import Tableau

BEHIND_Z, MELD_Z, TRICK_Z, HAND_Z, DRAFT_Z = -120.0, 0.0, 60.0, 100.0, 160.0
LABEL_Z, DRAFT_LABEL_Z = 90.0, 290.0
"""Labels lie over the cards that they are about, and those before play below the own hand."""


class Recalled(NamedTuple):
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
    """The panels that stand in the middle of the table and take room from the melds there."""
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


class CardLook(NamedTuple):
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
    """Whether a second row of the hand lies over the lower part of the card."""


class Ghost(NamedTuple):
    """The outline of a card in a meld while the card itself lies in another one."""

    face: Card
    pose: Pose


class Label(NamedTuple):
    """A pill on the table; `at` is the middle of its top edge."""

    text: str
    number: str
    at: Point
    z: float = LABEL_Z


class Composition(NamedTuple):
    """Everything that lies on the table."""

    cards: dict[Token, CardLook]
    ghosts: list[Ghost]
    labels: list[Label]
    winning: Token | None
    studied: list[tuple[tuple[Meld, ...], PlacedGroup]]
    """Melds that are pointed at: one without room for its name, or all in which a card serves; and where to tell."""


class Words(NamedTuple):
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
    upcard: str
    winning: str


def place_of(seat: Seat, viewer: Seat | None, players: int) -> int:
    """Return where a seat sits on the screen: 0 is South, then clockwise."""
    return (seat - (viewer or 0)) % players


def seat_at(place: int, viewer: Seat | None, players: int) -> Seat:
    """Return the seat at a place, counted clockwise from the viewer's."""
    return (place + (viewer or 0)) % players


def compose(
    tableau: Tableau, layout: Layout, pointing: Pointing, *, trump: Suit | None, order: RankOrder, words: Words
) -> Composition:
    """Return where every token of the tableau belongs."""
    made = Composition({}, [], [], _winning(tableau, trump, order), [])
    players = len(tableau.hands)
    for seat in range(players):
        place = place_of(seat, tableau.viewer, players)
        hand = tableau.hands[seat]
        if place == 0:
            folded = [token for group in tableau.melds[seat] for token in group.tokens] if pointing.folds_melds else []
            every = sorted([*hand, *folded], key=tableau.order) if folded else hand
            _own_hand(made, every, layout, pointing, pointing.draft if _studies(pointing) else folded)
        else:
            for token, pose in zip(hand, layout.backs(place, len(hand)), strict=True):
                made.cards[token] = CardLook(pose)
    _all_melds(made, tableau, layout, pointing, words)
    _recall(made, layout, pointing, words)
    if not _studies(pointing):
        _draft(made, layout, pointing, words)
    for i, (seat, token) in enumerate(tableau.trick):
        pose = layout.trick(place_of(seat, tableau.viewer, players))
        made.cards[token] = CardLook(replace(pose, z=TRICK_Z + i), is_winning=token is made.winning)
    _widow(made, tableau, layout, words)
    if pointing.raised_for is not None and tableau.viewer is not None:
        held = len(tableau.hands[tableau.viewer])
        for said in words.raised(pointing.raised_for):
            at = raised_label(layout, held, words.width(said, ""))
            if at is not None:
                made.labels.append(Label(said, "", at))
                break
    if tableau.offered is not None:
        made.cards[tableau.offered] = CardLook(draft(layout).offered)
    for to, token in tableau.leaving:
        pose = draft(layout).aside if to is None else layout.seat_pose(place_of(to, tableau.viewer, players))
        made.cards[token] = CardLook(pose if token.face is None else _only_scaled(pose, layout))
    if tableau.upcard is not None:
        made.cards[tableau.upcard] = CardLook(layout.stock().upcard)
    _name_studied(made, layout, pointing, words)
    return made


def _only_scaled(pose: Pose, layout: Layout) -> Pose:
    """Return a pose in which a card vanishes as a large one made small: its small picture would hardly be seen."""
    small = layout.card_width(pose.size) / layout.card_width(SizeClass.L)
    return replace(pose, size=SizeClass.L, scale=small)


def _widow(made: Composition, tableau: Tableau, layout: Layout, words: Words) -> None:
    """Lay out the widow, and say what it is."""
    count = len(tableau.widow)
    if not count:
        return
    label = words.widow(count)
    width = words.width(label, "")
    for token, pose in zip(tableau.widow, widow(layout, count, width), strict=True):
        made.cards[token] = CardLook(pose)
    made.labels.append(Label(label, "", widow_label(layout, count, width)))


def _winning(tableau: Tableau, trump: Suit | None, order: RankOrder) -> Token | None:
    """Return the card that wins the trick so far, once there is something to win against."""
    faces = [token.face for _, token in tableau.trick]
    known = [face for face in faces if face is not None]
    if len(known) < 2 or len(known) != len(faces):
        return None
    return tableau.trick[trick_winner(known, trump, strengths(order))][1]


def _all_melds(made: Composition, tableau: Tableau, layout: Layout, pointing: Pointing, words: Words) -> None:
    """Lay out the melds of every seat; the own ones are left out while they stand in the hand."""
    players = len(tableau.hands)
    at_place = {place_of(seat, tableau.viewer, players): groups for seat, groups in enumerate(tableau.melds) if groups}
    if pointing.folds_melds:
        at_place.pop(0, None)
    if pointing.recalled is not None and pointing.recalled.lie:
        at_place.pop(pointing.recalled.place, None)
    taken = tuple(place_of_panel(name, layout, pointing, words) for name in pointing.panels)
    if _studies(pointing):
        taken = (_middle(layout, pointing, words),)
    if has_meld_sum(layout):
        taken = (*taken, meld_sum(layout))
    breadths = tuple(
        breadth(layout, _sizes(groups), _widths(groups, words)) if (groups := at_place.get(place)) else 0
        for place in range(players)
    )
    for place, groups in at_place.items():
        for more in (words.more, words.more_briefly):
            width = words.width(*more([group.meld for group in groups])) if place else 0
            placed = seat_melds(layout, place, _sizes(groups), _widths(groups, words), breadths, taken, width)
            if any(each.poses for each in placed):
                break
        _lay_groups(made, groups, placed, words, pointing, _serving(groups), is_own=place == 0)
        _leave_out(made, groups, placed, layout, more, place)


def _leave_out(
    made: Composition,
    groups: Sequence[MeldGroup],
    placed: Sequence[PlacedGroup],
    layout: Layout,
    more: Callable[[Sequence[Meld]], tuple[str, str]],
    place: int,
) -> None:
    """Keep the cards of melds for which there is no room behind the plate, and say how many melds there are more."""
    left = [group for group, at in zip(groups, placed, strict=True) if not at.poses]
    plate, height = layout.plate(place), layout.card_height(SizeClass.S)
    foot = plate.bottom - layout.frame.px(8)  # so that its shadow does not look out either
    behind = Pose(plate.center.x, foot - height // 2, z=BEHIND_Z, size=SizeClass.S)
    made.cards.update({token: CardLook(behind) for group in left for token in group.tokens})
    at = next((each.pill for each in placed if not each.poses and each.pill is not None), None)
    if at is not None:
        made.labels.append(Label(*more([group.meld for group in left]), at))


def _recall(made: Composition, layout: Layout, pointing: Pointing, words: Words) -> None:
    """Lay out what a seat has melded by itself: off the trick and the last one, or in the middle during melding."""
    if pointing.recalled is None:
        return
    place, groups, lie = pointing.recalled
    sizes, pills = _sizes(groups), _widths(groups, words)
    if lie:
        middle = _middle(layout, pointing, words)
        placed = fit(layout, (Region(middle, "center", middle.center.x),), sizes, pills)
    else:
        placed = recalled_melds(layout, place, sizes, pills)
    _lay_groups(made, groups, placed, words, pointing, _serving(groups), is_own=False)


def _studies(pointing: Pointing) -> bool:
    """Return whether melds of a seat that lie on the table are looked at in the middle, where mat and list stand."""
    return pointing.recalled is not None and pointing.recalled.lie


def _serving(groups: Sequence[MeldGroup]) -> dict[Token, int]:
    """Return in how many melds each card serves."""
    serving: dict[Token, int] = {}
    for group in groups:
        for token in (*group.tokens, *group.ghosts):
            serving[token] = serving.get(token, 0) + 1
    return serving


def _own_hand(
    made: Composition, hand: Sequence[Token], layout: Layout, pointing: Pointing, folded: Sequence[Token]
) -> None:
    shown = [token for token in hand if _studies(pointing) or token not in pointing.draft]
    rows = layout.hand_rows(len(shown))
    playable, received = pointing.playable, list(pointing.received)
    some_are_not = playable is not None and any(token.face not in playable for token in shown)
    behind = math.ceil(len(shown) / 2) if rows == 2 else 0
    for i, (token, pose) in enumerate(zip(shown, layout.hand(len(shown)), strict=True)):
        can = playable is not None and token.face in playable
        selected = token in pointing.selected
        hovered = token is pointing.hovered
        raised = (can and some_are_not and not pointing.has_mat) or token in pointing.raised or token in folded
        came = token.face in received
        if came and token.face is not None:
            received.remove(token.face)
        at = replace(pose, z=HAND_Z + pose.z)
        if selected or raised:
            at = layout.raised(at, selected=selected, hovered=hovered, rows=rows)
        elif hovered:
            at = layout.hovered(at)
        made.cards[token] = CardLook(
            at,
            is_raised=selected or raised,
            is_dimmed=playable is not None and not can and not selected,
            is_hovered=hovered and can,
            is_focused=token is pointing.focused,
            is_selected=selected,
            is_received=came,
            is_behind=i < behind,
        )


def _draft(made: Composition, layout: Layout, pointing: Pointing, words: Words) -> None:
    """Lay the cards of the draft out on the mat, grouped by the melds they make, idle ones last."""
    if not pointing.draft and not pointing.melds:
        return
    groups, idle = pointing_groups(pointing)
    sizes = (*_sizes(groups), *((len(idle),) if idle else ()))
    pills = (*_widths(groups, words), *((0,) if idle else ()))
    placed = draft_melds(layout, sizes, pills, _room(layout, pointing, words))
    shown = placed[: len(groups)]
    _lay_groups(made, groups, shown, words, pointing, _serving(groups), is_own=True, is_draft=True)
    if idle:
        for token, pose in zip(idle, placed[-1].poses, strict=True):
            made.cards[token] = CardLook(
                replace(pose, z=DRAFT_Z + pose.z),
                is_hovered=token is pointing.hovered,
                is_focused=token is pointing.focused,
            )


def pointing_groups(pointing: Pointing) -> tuple[list[MeldGroup], list[Token]]:
    """Return the melds that the draft makes, as groups of its tokens, and the tokens that serve none.

    In a stock game a card of the meld may lie on the table; it is a ghost here.
    """
    rest, reused = list(pointing.draft), list(pointing.reused)

    def take(face: Card) -> Token:
        among = rest if any(each.face == face for each in rest) else reused
        token = next(each for each in among if each.face == face)
        among.remove(token)
        return token

    groups = group_melds(pointing.melds, take)
    for group in groups:
        group.ghosts += [token for token in group.tokens if token in pointing.reused]
        group.tokens = [token for token in group.tokens if token not in pointing.reused]
    return groups, rest


def place_of_panel(name: str, layout: Layout, pointing: Pointing, words: Words) -> Rect:
    """Return where a panel stands; the mat is as large as the draft or the best melds need it."""
    return panel_place(name, layout, pointing.lines, _room(layout, pointing, words))


def _middle(layout: Layout, pointing: Pointing, words: Words) -> Rect:
    """Return the place of mat and list together."""
    mat, listed = (place_of_panel(name, layout, pointing, words) for name in ("mat", "melds"))
    return mat.united(listed)


def _room(layout: Layout, pointing: Pointing, words: Words) -> Draft:
    """Return for which melds the mat has room: the best ones, or those of the draft if they need more.

    So it keeps its size while cards come and go, as far as it can.
    """
    laid = _laid(pointing, words)
    best = group_melds(pointing.best, Token)
    wanted = tuple(zip(_sizes(best), _widths(best, words), strict=True))
    return max(wanted, laid, key=lambda draft: breadth(layout, *zip(*draft, strict=True)) if draft else 0)


def _laid(pointing: Pointing, words: Words) -> Draft:
    groups, idle = pointing_groups(pointing)
    laid = tuple(zip(_sizes(groups), _widths(groups, words), strict=True))
    return (*laid, (len(idle), 0)) if idle else laid


def draft_width(layout: Layout, pointing: Pointing, words: Words) -> int:
    """Return how wide the draft is in one row in its best form, in pixels."""
    laid = _laid(pointing, words)
    return breadth(layout, *zip(*laid, strict=True)) if laid else 0


def _sizes(groups: Sequence[MeldGroup]) -> tuple[int, ...]:
    return tuple(len(group.tokens) + len(group.ghosts) for group in groups)


def _widths(groups: Sequence[MeldGroup], words: Words) -> tuple[int, ...]:
    return tuple(words.width(words.name(group.meld), words.worth(group.meld)) for group in groups)


def _lay_groups(
    made: Composition,
    groups: Sequence[MeldGroup],
    placed: Sequence[PlacedGroup],
    words: Words,
    pointing: Pointing,
    serving: Mapping[Token, int],
    *,
    is_own: bool,
    is_draft: bool = False,
) -> None:
    z, label_z = (DRAFT_Z, DRAFT_LABEL_Z) if is_draft else (MELD_Z, LABEL_Z)
    for group, place in zip(groups, placed, strict=True):
        if not place.poses:
            continue
        lying = sorted([*group.tokens, *group.ghosts], key=lambda token: _reading(group.meld, token))
        for token, pose, step in zip(lying, place.poses, visible_steps(place.poses), strict=True):
            if token in group.ghosts:
                if token.face is not None:
                    made.ghosts.append(Ghost(token.face, replace(pose, z=z + pose.z)))
                continue
            can = pointing.playable is not None and token.face in pointing.playable
            made.cards[token] = CardLook(
                replace(pose, z=z + pose.z),
                is_hovered=is_own and token is pointing.hovered,
                is_focused=is_own and token is pointing.focused,
                is_dimmed=is_own and not pointing.has_mat and pointing.playable is not None and not can,
                shared=serving[token],
                step=step,
            )
        if (place.pill is None or place.is_short) and pointing.studied in lying:
            made.studied.append(((group.meld,), place))
        elif place.pill is not None:
            name = "" if place.is_short else words.name(group.meld)
            made.labels.append(Label(name, words.worth(group.meld), place.pill, label_z))
    if pointing.studied is not None and serving.get(pointing.studied, 0) > 1 and not made.studied:
        served = [each for each in groups if pointing.studied in (*each.tokens, *each.ghosts)]
        places = (place for group, place in zip(groups, placed, strict=True) if pointing.studied in group.tokens)
        at = next(places, None)
        if at is not None and at.poses:
            made.studied.append((tuple(group.meld for group in served), at))


def _name_studied(made: Composition, layout: Layout, pointing: Pointing, words: Words) -> None:
    """Add the labels of melds that are pointed at."""
    if not made.studied:
        return
    frame = layout.frame

    def corner(pose: Pose) -> Rect:
        is_large = layout.card_width(pose.size) < COMPACT_BELOW
        return index_corner(layout.bounds(pose), is_large=is_large, is_right=frame.fans_left)

    panels = {name: place_of_panel(name, layout, pointing, words) for name in pointing.panels}
    taken = [*layout.plates()]
    if pointing.studied in pointing.draft:  # what is laid out on the mat is told there
        groups, idle = pointing_groups(pointing)
        taken += mat_told(layout, panels.pop("mat"), len(groups) + bool(idle))
    taken += panels.values()
    taken += [corner(look.pose) for token, look in made.cards.items() if token.face is not None]
    taken += [corner(ghost.pose) for ghost in made.ghosts]
    taken += [badge_corner(layout.bounds(look.pose)) for look in made.cards.values() if look.shared > 1]
    for label in made.labels:
        width = words.width(label.text, label.number)
        taken.append(Rect(label.at.x - width // 2, label.at.y, width, frame.px(PILL_HEIGHT)))
    for melds, place in made.studied:
        name, worth = words.together(melds)
        group = layout.bounds(place.poses[0]).united(layout.bounds(place.poses[-1]))
        below = corner(place.poses[0]).bottom + 1
        at = study_label(layout, group, below, words.width(name, worth), taken)
        made.labels.append(Label(name, worth, at, DRAFT_LABEL_Z))


def _reading(meld: Meld, token: Token) -> int:
    return meld.cards.index(token.face) if token.face in meld.cards else len(meld.cards)
