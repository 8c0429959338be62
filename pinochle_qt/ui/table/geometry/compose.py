"""Where every card lies and how it looks: a pure function of zones, layout and what the player points at.

The event player animates toward a composition; at rest, the table always matches one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.cards import strengths
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.table.geometry.composition import HAND_Z, TRICK_Z, CardLook, Composition, Label, place_of
from pinochle_qt.ui.table.geometry.labels import raised_label
from pinochle_qt.ui.table.geometry.melds.compose_melds import (
    behind_seat,
    lay_draft,
    lay_melds,
    lay_recalled,
    name_studied,
    name_winning,
    place_of_panel,
    studies,
)
from pinochle_qt.ui.table.geometry.moments import rare_meld
from pinochle_qt.ui.table.geometry.piles import trick_pack
from pinochle_qt.ui.table.geometry.widow import draft, open_widow, widow, widow_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import RankOrder, Suit
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.table.geometry.composition import Interaction, Words
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.table.zones.zones import Zones


def compose(
    zones: Zones, layout: Layout, interaction: Interaction, *, trump: Suit | None, order: RankOrder, words: Words
) -> Composition:
    """Return where every token of the zones lies and how it looks."""
    composition = Composition({}, [], [], winning_card(zones, trump, order), [])
    players = len(zones.hands)
    for seat in range(players):
        place = place_of(seat, zones.viewer, players)
        hand = zones.hands[seat]
        if layout.is_own(place):
            folded = (
                [token for group in zones.melds[seat] for token in group.tokens]
                if interaction.asked.folds_melds
                else []
            )
            kept = zones.rare.others if zones.rare is not None and zones.rare.seat == seat else []
            own_cards = sorted([*hand, *folded, *kept], key=zones.order) if folded or kept else hand
            _lay_own_hand(
                composition,
                own_cards,
                layout,
                interaction,
                interaction.chosen.draft if studies(interaction) else folded,
            )
        else:
            for token, pose in zip(hand, layout.backs(place, len(hand)), strict=True):
                composition.cards[token] = CardLook(pose)
    _lay_melds_and_rare(composition, zones, layout, interaction, words)
    lay_recalled(composition, zones, layout, interaction, words)
    if not studies(interaction):
        lay_draft(composition, zones, layout, interaction, words)
    _lay_trick(composition, zones, layout)
    _lay_widow(composition, zones, layout, interaction, words)
    if interaction.marked.raised_for is not None and zones.viewer is not None:
        card_count = len(zones.hands[zones.viewer])
        for label in words.raised(interaction.marked.raised_for):
            at = raised_label(layout, card_count, words.width(label, ""))
            if at is not None:
                composition.labels.append(Label(label, "", at))
                break
    if zones.offered is not None:
        composition.cards[zones.offered] = CardLook(draft(layout).offered)
    for receiver, token in zones.leaving:
        pose = _goal_of_leaving(receiver, zones, layout)
        composition.cards[token] = CardLook(pose if token.face is None else _scaled_down(pose, layout))
    if zones.upcard is not None:
        composition.cards[zones.upcard] = CardLook(layout.stock().upcard)
    name_winning(composition, layout, words)
    name_studied(composition, zones, layout, interaction, words)
    return composition


def _lay_trick(composition: Composition, zones: Zones, layout: Layout) -> None:
    for i, (seat, token) in enumerate(zones.trick):
        pose = layout.trick(place_of(seat, zones.viewer, len(zones.hands)), i)
        if zones.is_squared:
            pose = replace(pose, x=layout.trick_center.x, y=layout.trick_center.y)
        composition.cards[token] = CardLook(replace(pose, z=TRICK_Z + i), is_winning=token is composition.winning)


def _goal_of_leaving(receiver: Seat | None, zones: Zones, layout: Layout) -> Pose:
    """Return where a card that leaves the table goes: aside, onto a trick pile, or to a seat."""
    if receiver is None:
        return draft(layout).aside
    place = place_of(receiver, zones.viewer, len(zones.hands))
    if receiver == zones.taker and layout.has_people:
        return trick_pack(layout, place, zones.piles[receiver] - 1)
    return layout.seat_pose(place)


def _scaled_down(pose: Pose, layout: Layout) -> Pose:
    """Return the pose of a vanishing card as a large card scaled down: a small picture of it would hardly be seen."""
    scale = layout.card_width(pose.size) / layout.card_width(SizeClass.L)
    return replace(pose, size=SizeClass.L, scale=scale)


def _lay_melds_and_rare(
    composition: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words
) -> None:
    """Lay out the melds of every seat, and a rare one in the middle.

    Until that one is with the other melds, nothing gives way to those that came with it: they stay in the hand.
    """
    lay_melds(composition, zones.without_rare(), layout, interaction, words)
    if zones.rare is None:
        return
    place = place_of(zones.rare.seat, zones.viewer, len(zones.hands))
    out_of_sight = layout.seat_pose(place) if layout.is_opposed else behind_seat(layout, place)
    for token in zones.rare.others:
        composition.cards.setdefault(token, CardLook(out_of_sight))
    for token, pose in zip(zones.rare.tokens, rare_meld(layout, len(zones.rare.tokens)), strict=True):
        composition.cards[token] = CardLook(pose)


def _lay_widow(composition: Composition, zones: Zones, layout: Layout, interaction: Interaction, words: Words) -> None:
    """Lay out the widow with its label; once turned over, or on a television, it is in the middle if it can be."""
    count = len(zones.widow)
    if not count:
        return
    label = words.widow(count)
    width = words.width(label, "")
    poses, at = widow(layout, count, width), widow_label(layout, count, width)
    if layout.frame.is_tv or any(token.face is not None for token in zones.widow):
        panels = [place_of_panel(name, layout, interaction, words, zones) for name in interaction.asked.panels]
        poses, at = open_widow(layout, count, width, panels) or (poses, at)
    for token, pose in zip(zones.widow, poses, strict=True):
        composition.cards[token] = CardLook(pose)
    composition.labels.append(Label(label, "", at))


def winning_card(zones: Zones, trump: Suit | None, order: RankOrder) -> Token | None:
    """Return the card that is winning the trick, once there is something to beat.

    A card that is still on its way to the trick does not count yet, and a squared trick is over.
    """
    if zones.is_squared:
        return None
    faces = [token.face for _, token in zones.trick if token is not zones.falling]
    known = [face for face in faces if face is not None]
    if len(known) < 2 or len(known) != len(faces):
        return None
    return zones.trick[trick_winner(known, trump, strengths(order))][1]


def _lay_own_hand(
    composition: Composition, hand: Sequence[Token], layout: Layout, interaction: Interaction, folded: Sequence[Token]
) -> None:
    shown = [token for token in hand if studies(interaction) or token not in interaction.chosen.draft]
    rows = layout.hand_rows(len(shown))
    playable, received = interaction.asked.playable, list(interaction.asked.received)
    has_unplayable = playable is not None and any(token.face not in playable for token in shown)
    back_count = math.ceil(len(shown) / 2) if rows == 2 else 0
    for i, (token, pose) in enumerate(zip(shown, layout.hand(len(shown)), strict=True)):
        can_play = playable is not None and token.face in playable
        selected = token in interaction.chosen.selected
        hovered = token is interaction.marked.hovered
        raised = (
            (can_play and has_unplayable and not interaction.asked.has_mat)
            or token in interaction.marked.raised
            or token in interaction.marked.received
            or token in folded
        )
        is_received = token.face in received or token in interaction.marked.received
        if token.face is not None and token.face in received:
            received.remove(token.face)
        at = replace(pose, z=HAND_Z + pose.z)
        if selected or raised:
            at = layout.raised(at, selected=selected, hovered=hovered, rows=rows)
        elif hovered:
            at = layout.hovered(at)
        composition.cards[token] = CardLook(
            at,
            is_raised=selected or raised,
            is_dimmed=playable is not None and not can_play and not selected,
            is_hovered=hovered and can_play,
            is_focused=token is interaction.marked.focused,
            is_selected=selected,
            is_received=is_received,
            is_behind=i < back_count,
        )
