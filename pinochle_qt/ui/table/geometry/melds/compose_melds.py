"""Where melds lie: those of all seats, those that are recalled, the draft on the player's mat, and their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Pose, Rect, SizeClass, badge_corner, index_corner
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.composition import (
    BEHIND_Z,
    DRAFT_LABEL_Z,
    DRAFT_Z,
    LABEL_Z,
    MELD_Z,
    CardLook,
    Composition,
    Ghost,
    Interaction,
    Label,
    Mat,
    place_of,
)
from pinochle_qt.ui.table.geometry.labels import study_label, winning_label
from pinochle_qt.ui.table.geometry.melds.meld_fitting import visible_steps
from pinochle_qt.ui.table.geometry.melds.meld_groups import LaidGroup, group_sizes, laid_out
from pinochle_qt.ui.table.geometry.melds.meld_zones import MOST_IN_FRONT, draft_melds, melds_alone, table_melds
from pinochle_qt.ui.table.geometry.melds.seat_zones import sums_or_piles
from pinochle_qt.ui.table.geometry.melds.turn_mat import text_areas, turn_draft
from pinochle_qt.ui.table.geometry.panels import last_trick, panel_place
from pinochle_qt.ui.table.zones.tokens import Token, group_melds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.table.geometry.composition import Words
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.melds.meld_fitting import MeldSizes, PlacedGroup
    from pinochle_qt.ui.table.geometry.melds.meld_ways import PlacedMelds
    from pinochle_qt.ui.table.zones.tokens import MeldGroup
    from pinochle_qt.ui.table.zones.zones import Zones


def lay_melds(made: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out the melds of every seat, except the player's own while they are in the hand.

    At five and more seats, only one seat's melds lie on the table: the latest, and while the player chooses, none.
    """
    players = len(zones.hands)
    groups_at = {place_of(seat, zones.viewer, players): groups for seat, groups in enumerate(zones.melds) if groups}
    if interaction.asked.folds_melds:
        groups_at.pop(0, None)
    recalled, asked = interaction.marked.recalled, interaction.asked
    if recalled is not None and recalled.lie:
        groups_at.pop(recalled.place, None)
    if players > MOST_IN_FRONT and groups_at:
        shown = place_of(zones.showing, zones.viewer, players) if zones.showing is not None else None
        if asked.has_mat or (recalled is not None and recalled.lie):
            shown = None
        for place in [each for each in groups_at if each != shown]:
            _tuck_away(made, groups_at.pop(place), layout, place)
    if not groups_at:
        return
    laid = {place: laid_out(groups, has_stock=layout.has_stock) for place, groups in groups_at.items()}
    sizes = {place: group_sizes(groups, words) for place, groups in laid.items()}
    if players > MOST_IN_FRONT:
        panels = tuple(place_of_panel(name, layout, interaction, words, zones) for name in _standing(interaction))
        placed = {place: melds_alone(layout, place, size, panels) for place, size in sizes.items()}
    else:
        found = _in_front(sizes, zones, layout, interaction)
        placed = {place: at for place, at in enumerate(found) if at is not None}
    for place, at in placed.items():
        _lay_on_mat(made, laid[place], at, place, words, interaction, is_own=place == 0)


def _in_front(
    sizes: Mapping[int, MeldSizes], zones: Zones, layout: Layout, interaction: Interaction
) -> tuple[PlacedMelds | None, ...]:
    """Return where the melds of every place lie at a table at which all lie in front of their owners."""
    panels = [name for name in _standing(interaction) if name != "mat" or layout.has_stock]
    places = tuple(panel_place(name, layout, interaction.asked.lines) for name in panels)
    players = len(zones.hands)
    return table_melds(layout, tuple(sizes.get(at, ()) for at in range(players)), places, _order(zones))


def _order(zones: Zones) -> tuple[int, ...]:
    """Return the places in the order in which they lay their melds."""
    return tuple(place_of(seat, zones.viewer, len(zones.hands)) for seat in zones.meld_order)


def _standing(interaction: Interaction) -> list[str]:
    """Return the places of the open panels that melds keep clear of."""
    asked = interaction.asked
    return [*asked.panels, *(["go_on"] if asked.melds_stay else [])]


def behind_seat(layout: Layout, place: int) -> Pose:
    """Return where cards of a seat are out of sight: behind its plate, portrait and backs."""
    plate, height = layout.plate(place), layout.card_height(SizeClass.S)
    bottom = plate.bottom - layout.frame.px(8)  # so that no shadow shows either
    return Pose(plate.center.x, bottom - height // 2, z=BEHIND_Z, size=SizeClass.S)


def _tuck_away(made: Composition, groups: Sequence[MeldGroup], layout: Layout, place: int) -> None:
    """Put the melds of a seat behind its plate."""
    behind = behind_seat(layout, place)
    made.cards.update({token: CardLook(behind) for group in groups for token in group.tokens})


def lay_recalled(made: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out a seat's recalled melds on its mat, clear of the trick and the last trick if there is space."""
    recalled = interaction.marked.recalled
    if recalled is None:
        return
    laid = laid_out(recalled.groups, has_stock=layout.has_stock)
    trick = (layout.trick_bounds(),) if zones.trick else ()
    occupied = () if recalled.lie else (*trick, last_trick(layout, layout.seats), *sums_or_piles(layout))
    placed = melds_alone(layout, recalled.place, group_sizes(laid, words), occupied)
    _lay_on_mat(made, laid, placed, recalled.place, words, interaction, is_own=False, is_on_top=True)


def melds_on_mat(
    groups: Sequence[MeldGroup], layout: Layout, place: int, words: Words, occupied: tuple[Rect, ...]
) -> Composition:
    """Return a table with nothing but the melds of one place on their mat, clear of what is `occupied` if possible."""
    made, laid = Composition({}, [], [], None, []), laid_out(groups, has_stock=layout.has_stock)
    placed = melds_alone(layout, place, group_sizes(laid, words), occupied)
    _lay_on_mat(made, laid, placed, place, words, Interaction(), is_own=False)
    return made


def studies(interaction: Interaction) -> bool:
    """Return whether a seat's melds that still lie on the table are shown by themselves, in place of mat and list."""
    return interaction.marked.recalled is not None and interaction.marked.recalled.lie


def lay_draft(made: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out the cards of the draft on the player's mat, grouped by the melds they make, unused cards last."""
    if not interaction.asked.has_mat:
        return
    laid = _draft(interaction, layout)
    if layout.has_stock:
        mat = panel_place("mat", layout, 0)
        made.mats.append(Mat(mat, 0))
        on_mat = turn_draft(layout, mat, group_sizes(laid, words)) if laid else ()
        _lay_groups(made, laid, on_mat, words, interaction, is_own=True, is_on_top=True)
    else:
        placed = _own_draft(zones, layout, interaction, words)
        made.mats.append(Mat(placed.mat, 0, placed.edge if placed.groups else None))  # empty, it has a dashed outline
        _lay_groups(made, laid, placed.groups, words, interaction, is_own=True, is_on_top=True)


def _draft(interaction: Interaction, layout: Layout) -> list[LaidGroup]:
    """Return the groups of the draft; cards that are part of no meld are the last, without a label."""
    groups, unused = draft_groups(interaction)
    laid = laid_out(groups, has_stock=layout.has_stock)
    return [*laid, LaidGroup((), tuple(unused))] if unused else laid


def _own_draft(zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> PlacedMelds:
    """Return where the draft lies before play, on a mat that also has space for the best melds.

    It is where the melds stay once they are laid: beside those of the seats that have laid theirs.
    """
    best = laid_out(group_melds(interaction.asked.best, Token), has_stock=False)
    sizes = group_sizes(_draft(interaction, layout), words), group_sizes(best, words)
    panel, players = panel_place("melds", layout, 0), len(zones.hands)
    if players > MOST_IN_FRONT:
        return draft_melds(layout, *sizes, (panel,))
    places = {place_of(seat, zones.viewer, players): groups for seat, groups in enumerate(zones.melds) if groups}
    others = {place: group_sizes(laid_out(groups, has_stock=False), words) for place, groups in places.items() if place}
    mats = [each.mat for each in _in_front(others, zones, layout, interaction) if each is not None]
    later = tuple(place for place in _order(zones) if place and place not in others)
    return draft_melds(layout, *sizes, (panel, *mats), later)


def draft_groups(interaction: Interaction) -> tuple[list[MeldGroup], list[Token]]:
    """Return the melds in the draft as groups of its tokens, and the tokens that are part of none.

    In a stock game, a card of the meld may already lie on the table; it is a ghost here.
    """
    rest, reused = list(interaction.chosen.draft), list(interaction.chosen.reused)

    def take(face: Card) -> Token:
        source = rest if any(each.face == face for each in rest) else reused
        token = next(each for each in source if each.face == face)
        source.remove(token)
        return token

    groups = group_melds(interaction.chosen.melds, take)
    for group in groups:
        group.ghosts += [token for token in group.tokens if token in interaction.chosen.reused]
        group.tokens = [token for token in group.tokens if token not in interaction.chosen.reused]
    return groups, rest


def place_of_panel(name: str, layout: Layout, interaction: Interaction, words: Words, zones: Zones) -> Rect:
    """Return the place of a panel; before play, the mat is as large as the draft or the best melds require.

    Whoever decides whether to play on has melds to look at, so that the panel is not in the middle then.
    """
    if name == "mat" and not layout.has_stock:
        return _own_draft(zones, layout, interaction, words).mat
    if name == "decide" and "last_word" in interaction.asked.panels:
        name = "last_word"
    return panel_place(name, layout, interaction.asked.lines)


def _lay_on_mat(
    made: Composition,
    laid: Sequence[LaidGroup],
    placed: PlacedMelds,
    place: int,
    words: Words,
    interaction: Interaction,
    *,
    is_own: bool,
    is_on_top: bool = False,
) -> None:
    cards = tuple(token for group in laid for token in group.cards)
    made.mats.append(Mat(placed.mat, place, placed.edge, placed.owner, is_on_top=is_on_top, cards=cards))
    _lay_groups(made, laid, placed.groups, words, interaction, is_own=is_own, is_on_top=is_on_top, are_counted=True)


def _lay_groups(
    made: Composition,
    laid: Sequence[LaidGroup],
    placed: Sequence[PlacedGroup],
    words: Words,
    interaction: Interaction,
    *,
    is_own: bool,
    is_on_top: bool = False,
    are_counted: bool = False,
) -> None:
    z, label_z = (DRAFT_Z, DRAFT_LABEL_Z) if is_on_top else (MELD_Z, LABEL_Z)
    marked, asked, counts = interaction.marked, interaction.asked, _group_counts(laid)
    for group, at in zip(laid, placed, strict=True):
        cards = group.shown(len(at.poses))
        for index, (token, pose, step) in enumerate(zip(cards, at.poses, visible_steps(at.poses), strict=True)):
            if token in group.ghosts:
                if token.face is not None:
                    made.ghosts.append(Ghost(token.face, replace(pose, z=z + pose.z), group.cards))
                continue
            can_play = asked.playable is not None and token.face in asked.playable
            made.cards[token] = CardLook(
                replace(pose, z=z + pose.z),
                is_hovered=is_own and token is marked.hovered,
                is_focused=is_own and token is marked.focused,
                is_dimmed=is_own and not asked.has_mat and asked.playable is not None and not can_play,
                shared=counts[token],
                groups=tuple(each.cards for each in laid if token in each.cards) if counts[token] > 1 else (),
                step=step,
                is_behind=index in at.behind,
            )
        if not group.melds:
            continue
        if (at.label is None or at.is_short) and marked.studied in group.cards:
            made.studied.append((group.melds, at))
        elif at.label is not None:
            name, worth = words.of_group(group.melds, group.is_roundhouse)
            label = Label("" if at.is_short else name, worth, at.label, label_z, is_bare=True)
            made.labels.append(replace(label, cards=group.cards, is_counted=are_counted))
    if marked.studied is not None and counts.get(marked.studied, 0) > 1 and not made.studied:
        _study_shared(made, laid, placed, marked.studied)


def _study_shared(made: Composition, laid: Sequence[LaidGroup], placed: Sequence[PlacedGroup], studied: Token) -> None:
    """Name all melds of a card that is part of several, at the group in which it lies."""
    melds = tuple(meld for group in laid for meld in group.melds if studied.face in meld.cards)
    at = next(
        (at for group, at in zip(laid, placed, strict=True) if studied in group.cards and studied not in group.ghosts),
        None,
    )
    if at is not None and at.poses:
        made.studied.append((melds, at))


def _group_counts(laid: Sequence[LaidGroup]) -> dict[Token, int]:
    """Return the number of groups that each card counts in, including those that are only a line of text."""
    counts: dict[Token, int] = {}
    for group in laid:
        for token in group.cards:
            counts[token] = counts.get(token, 0) + 1
    named = [face for group in laid if not group.cards for meld in group.melds for face in meld.cards]
    for token in counts:
        if token.face in named:
            named.remove(token.face)
            counts[token] += 1
    return counts


def name_winning(made: Composition, layout: Layout, words: Words) -> None:
    """Label the card that is winning the trick, without covering the indices of nearby melds."""
    if made.winning is None:
        return
    label, pose = words.winning(), made.cards[made.winning].pose
    at = winning_label(layout, pose, words.width(label, ""), _readable_areas(made, layout, words))
    made.labels.append(Label(label, "", at, is_good=True))


def _readable_areas(made: Composition, layout: Layout, words: Words) -> list[Rect]:
    """Return what should stay readable: the indices and badges of face-up cards, and the labels so far."""
    occupied = [_index_area(look.pose, layout) for token, look in made.cards.items() if token.face is not None]
    occupied += [_index_area(ghost.pose, layout) for ghost in made.ghosts]
    occupied += [_badge_area(look, layout) for look in made.cards.values() if look.shared > 1]
    for label in made.labels:
        width = words.width(label.text, label.number)
        occupied.append(Rect(label.at.x - width // 2, label.at.y, width, layout.frame.px(PILL_HEIGHT)))
    return occupied


def _badge_area(look: CardLook, layout: Layout) -> Rect:
    """Return the rectangle of a card's badge."""
    below = _index_area(look.pose, layout).bottom if look.is_behind else None
    return badge_corner(layout.bounds(look.pose), below)


def _index_area(pose: Pose, layout: Layout) -> Rect:
    """Return the corner of a card that contains its index."""
    is_large = layout.card_width(pose.size) < COMPACT_BELOW
    return index_corner(layout.bounds(pose), is_large=is_large, is_right=layout.frame.fans_left)


def name_studied(made: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Add the labels of melds that the player points at."""
    if not made.studied:
        return
    panels = {name: place_of_panel(name, layout, interaction, words, zones) for name in interaction.asked.panels}
    occupied = [*layout.plates()]
    if interaction.marked.studied in interaction.chosen.draft:  # the mat names its own melds
        mat = panels.pop("mat")
        occupied += text_areas(layout, mat) if layout.has_stock else ()
    occupied += panels.values()
    occupied += _readable_areas(made, layout, words)
    for melds, place in made.studied:
        name, worth = words.together(melds)
        group = layout.bounds(place.poses[0]).united(layout.bounds(place.poses[-1]))
        below = _index_area(place.poses[0], layout).bottom + 1
        at = study_label(layout, group, below, words.width(name, worth), occupied)
        made.labels.append(Label(name, worth, at, DRAFT_LABEL_Z))
