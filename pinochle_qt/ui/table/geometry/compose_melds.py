"""Where melds lie: those of all seats, those that are recalled, the draft on the mat, and their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Pose, Rect, SizeClass
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.composition import (
    BEHIND_Z,
    DRAFT_LABEL_Z,
    DRAFT_Z,
    LABEL_Z,
    MELD_Z,
    CardLook,
    Ghost,
    Label,
    place_of,
)
from pinochle_qt.ui.table.geometry.labels import study_label, winning_label
from pinochle_qt.ui.table.geometry.meld_fitting import Region, breadth, fit, visible_steps
from pinochle_qt.ui.table.geometry.melds import draft_melds, mat_text_areas, recalled_melds, seat_melds
from pinochle_qt.ui.table.geometry.panels import SIZED_BY_DRAFT, has_meld_sum, meld_sum, panel_place
from pinochle_qt.ui.table.geometry.reason import badge_corner, index_corner
from pinochle_qt.ui.table.zones.tokens import Token, group_melds

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.ui.table.geometry.composition import Composition, Interaction, Words
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.geometry.meld_fitting import MeldSizes, PlacedGroup
    from pinochle_qt.ui.table.zones.tokens import MeldGroup
    from pinochle_qt.ui.table.zones.zones import Zones


def lay_melds(made: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out the melds of every seat, except the player's own while they are in the hand."""
    players = len(zones.hands)
    groups_at = {place_of(seat, zones.viewer, players): groups for seat, groups in enumerate(zones.melds) if groups}
    if interaction.asked.folds_melds:
        groups_at.pop(0, None)
    if interaction.marked.recalled is not None and interaction.marked.recalled.lie:
        groups_at.pop(interaction.marked.recalled.place, None)
    if not groups_at:
        return
    occupied = tuple(place_of_panel(name, layout, interaction, words) for name in interaction.asked.panels)
    if studies(interaction):
        occupied = (_middle(layout, interaction, words),)
    if has_meld_sum(layout):
        occupied = (*occupied, meld_sum(layout))
    if interaction.asked.melds_stay:
        occupied = (*occupied, place_of_panel("go_on", layout, interaction, words))
    melds = tuple(_meld_sizes(groups_at.get(place, ()), words) for place in range(players))
    for place, groups in groups_at.items():
        for more in (words.more, words.more_briefly):
            width = words.width(*more([group.meld for group in groups])) if place else 0
            placed = seat_melds(layout, place, melds, occupied, width)
            if any(each.poses for each in placed):
                break
        _lay_groups(made, groups, placed, words, interaction, _meld_counts(groups), is_own=place == 0)
        _hide_left_out(made, groups, placed, layout, more, place)


def _hide_left_out(
    made: Composition,
    groups: Sequence[MeldGroup],
    placed: Sequence[PlacedGroup],
    layout: Layout,
    more: Callable[[Sequence[Meld]], tuple[str, str]],
    place: int,
) -> None:
    """Hide behind the plate the cards of melds that have no space, and label how many more melds there are."""
    left_out = [group for group, at in zip(groups, placed, strict=True) if not at.poses]
    plate, height = layout.plate(place), layout.card_height(SizeClass.S)
    bottom = plate.bottom - layout.frame.px(8)  # so that no shadow shows either
    behind = Pose(plate.center.x, bottom - height // 2, z=BEHIND_Z, size=SizeClass.S)
    made.cards.update({token: CardLook(behind) for group in left_out for token in group.tokens})
    at = next((each.pill for each in placed if not each.poses and each.pill is not None), None)
    if at is not None:
        made.labels.append(Label(*more([group.meld for group in left_out]), at))


def lay_recalled(made: Composition, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out a seat's recalled melds: clear of the trick and the last trick, or in the middle during melding."""
    if interaction.marked.recalled is None:
        return
    groups = interaction.marked.recalled.groups
    if interaction.marked.recalled.lie:
        middle = _middle(layout, interaction, words)
        region = Region(middle, "center", middle.center.x)
        placed = fit(layout, (region,), _sizes(groups), _label_widths(groups, words))
    else:
        placed = recalled_melds(layout, interaction.marked.recalled.place, _meld_sizes(groups, words))
    _lay_groups(made, groups, placed, words, interaction, _meld_counts(groups), is_own=False)


def studies(interaction: Interaction) -> bool:
    """Return whether a seat's melds that still lie on the table are shown in the middle, in place of mat and list."""
    return interaction.marked.recalled is not None and interaction.marked.recalled.lie


def _meld_counts(groups: Sequence[MeldGroup]) -> dict[Token, int]:
    """Return the number of melds that each card is part of."""
    counts: dict[Token, int] = {}
    for group in groups:
        for token in (*group.tokens, *group.ghosts):
            counts[token] = counts.get(token, 0) + 1
    return counts


def lay_draft(made: Composition, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out the cards of the draft on the mat, grouped by the melds they make, unused cards last."""
    if not interaction.chosen.draft and not interaction.chosen.melds:
        return
    groups, unused = draft_groups(interaction)
    sizes = (*_sizes(groups), *((len(unused),) if unused else ()))
    pills = (*_label_widths(groups, words), *((0,) if unused else ()))
    placed = draft_melds(layout, sizes, pills, _space(layout, interaction, words))
    shown = placed[: len(groups)]
    _lay_groups(made, groups, shown, words, interaction, _meld_counts(groups), is_own=True, is_draft=True)
    if unused:
        for token, pose in zip(unused, placed[-1].poses, strict=True):
            made.cards[token] = CardLook(
                replace(pose, z=DRAFT_Z + pose.z),
                is_hovered=token is interaction.marked.hovered,
                is_focused=token is interaction.marked.focused,
            )


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


def place_of_panel(name: str, layout: Layout, interaction: Interaction, words: Words) -> Rect:
    """Return the place of a panel; the mat is as large as the draft or the best melds require."""
    space = _space(layout, interaction, words) if name in SIZED_BY_DRAFT else None
    return panel_place(name, layout, interaction.asked.lines, space)


def _middle(layout: Layout, interaction: Interaction, words: Words) -> Rect:
    """Return the box around mat and list."""
    mat, listed = (place_of_panel(name, layout, interaction, words) for name in ("mat", "melds"))
    return mat.united(listed)


def _space(layout: Layout, interaction: Interaction, words: Words) -> MeldSizes:
    """Return the melds that the mat must have space for: the best ones, or those of the draft if they need more.

    This keeps the size of the mat constant, as far as possible, while cards come and go.
    """
    draft_sizes = _draft_sizes(interaction, words)
    best_groups = group_melds(interaction.asked.best, Token)
    wanted = _meld_sizes(best_groups, words)
    return max(wanted, draft_sizes, key=lambda draft: breadth(layout, *zip(*draft, strict=True)) if draft else 0)


def _draft_sizes(interaction: Interaction, words: Words) -> MeldSizes:
    groups, unused = draft_groups(interaction)
    sizes = _meld_sizes(groups, words)
    return (*sizes, (len(unused), 0)) if unused else sizes


def draft_width(layout: Layout, interaction: Interaction, words: Words) -> int:
    """Return the width in pixels of the draft in one row in the best style."""
    sizes = _draft_sizes(interaction, words)
    return breadth(layout, *zip(*sizes, strict=True)) if sizes else 0


def _meld_sizes(groups: Sequence[MeldGroup], words: Words) -> MeldSizes:
    """Return the number of card places in each group, and the width of its label in pixels."""
    return tuple(zip(_sizes(groups), _label_widths(groups, words), strict=True))


def _sizes(groups: Sequence[MeldGroup]) -> tuple[int, ...]:
    return tuple(len(group.tokens) + len(group.ghosts) for group in groups)


def _label_widths(groups: Sequence[MeldGroup], words: Words) -> tuple[int, ...]:
    return tuple(words.width(words.name(group.meld), words.worth(group.meld)) for group in groups)


def _lay_groups(
    made: Composition,
    groups: Sequence[MeldGroup],
    placed: Sequence[PlacedGroup],
    words: Words,
    interaction: Interaction,
    meld_counts: Mapping[Token, int],
    *,
    is_own: bool,
    is_draft: bool = False,
) -> None:
    z, label_z = (DRAFT_Z, DRAFT_LABEL_Z) if is_draft else (MELD_Z, LABEL_Z)
    for group, place in zip(groups, placed, strict=True):
        if not place.poses:
            continue
        cards = sorted([*group.tokens, *group.ghosts], key=lambda token: _reading_position(group.meld, token))
        for token, pose, step in zip(cards, place.poses, visible_steps(place.poses), strict=True):
            if token in group.ghosts:
                if token.face is not None:
                    made.ghosts.append(Ghost(token.face, replace(pose, z=z + pose.z)))
                continue
            can_play = interaction.asked.playable is not None and token.face in interaction.asked.playable
            made.cards[token] = CardLook(
                replace(pose, z=z + pose.z),
                is_hovered=is_own and token is interaction.marked.hovered,
                is_focused=is_own and token is interaction.marked.focused,
                is_dimmed=is_own
                and not interaction.asked.has_mat
                and interaction.asked.playable is not None
                and not can_play,
                shared=meld_counts[token],
                step=step,
                is_behind=place.is_behind,
            )
        if (place.pill is None or place.is_short) and interaction.marked.studied in cards:
            made.studied.append(((group.meld,), place))
        elif place.pill is not None:
            name = "" if place.is_short else words.name(group.meld)
            made.labels.append(Label(name, words.worth(group.meld), place.pill, label_z))
    if (
        interaction.marked.studied is not None
        and meld_counts.get(interaction.marked.studied, 0) > 1
        and not made.studied
    ):
        containing = [each for each in groups if interaction.marked.studied in (*each.tokens, *each.ghosts)]
        places = (
            place for group, place in zip(groups, placed, strict=True) if interaction.marked.studied in group.tokens
        )
        at = next(places, None)
        if at is not None and at.poses:
            made.studied.append((tuple(group.meld for group in containing), at))


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


def name_studied(made: Composition, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Add the labels of melds that the player points at."""
    if not made.studied:
        return
    panels = {name: place_of_panel(name, layout, interaction, words) for name in interaction.asked.panels}
    occupied = [*layout.plates()]
    if interaction.marked.studied in interaction.chosen.draft:  # the mat names its own melds
        groups, unused = draft_groups(interaction)
        occupied += mat_text_areas(layout, panels.pop("mat"), len(groups) + bool(unused))
    occupied += panels.values()
    occupied += _readable_areas(made, layout, words)
    for melds, place in made.studied:
        name, worth = words.together(melds)
        group = layout.bounds(place.poses[0]).united(layout.bounds(place.poses[-1]))
        below = _index_area(place.poses[0], layout).bottom + 1
        at = study_label(layout, group, below, words.width(name, worth), occupied)
        made.labels.append(Label(name, worth, at, DRAFT_LABEL_Z))


def _reading_position(meld: Meld, token: Token) -> int:
    return meld.cards.index(token.face) if token.face in meld.cards else len(meld.cards)
