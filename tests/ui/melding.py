"""Tables at which everybody but one has melded, composed without a window, and checks of how they look."""

from __future__ import annotations

from functools import cache, partial
from itertools import permutations
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Pose, Rect, index_corner, whole
from pinochle_qt.ui.draw.theme import PILL_HEIGHT
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.composition import MELD_Z, ChosenCards, Composition, Interaction, QuestionAtTable
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.melds.compose_melds import draft_groups
from pinochle_qt.ui.table.geometry.melds.meld_fitting import NARROWEST, GroupSize
from pinochle_qt.ui.table.geometry.melds.meld_groups import laid_out
from pinochle_qt.ui.table.geometry.melds.meld_zones import gap_between
from pinochle_qt.ui.table.geometry.melds.seat_zones import zone_of
from pinochle_qt.ui.table.scene.label_words import label_words
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.variants.presets import PRESETS
from tests.ui.positions import simple_move, table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.table.geometry.composition import CardLook, Label, Words
    from pinochle_qt.ui.table.geometry.melds.meld_fitting import MeldSizes

PlainFrame = partial(Frame, has_people=False)
"""The frame of a table with plain seats."""


class Melding(NamedTuple):
    """The table while the last seat lays out its melds, in a window of a given size."""

    zones: Zones
    layout: Layout
    interaction: Interaction
    words: Words
    made: Composition
    seconds: float = 0.0
    """The processor time that composing took, where it was measured."""

    def box(self, label: Label) -> Rect:
        """Return the rectangle of a label in pixels."""
        width = (self.words.label_width if label.is_bare else self.words.width)(label.text, label.number)
        return Rect(label.at.x - width // 2, label.at.y, width, self.layout.frame.px(PILL_HEIGHT))

    def corner(self, pose: Pose) -> Rect:
        """Return the rectangle of a card's index, without its outermost pixels, which are blank."""
        is_large = self.layout.card_width(pose.size) < COMPACT_BELOW
        corner = index_corner(self.layout.bounds(pose), is_large=is_large, is_right=False)
        width = min(corner.width, whole(NARROWEST * self.layout.card_width(pose.size)))
        return Rect(corner.x, corner.y, width, corner.height).grown(-1)

    def badge(self, look: CardLook) -> Rect:
        """Return the rectangle of the badge of a shared card in pixels."""
        card = self.layout.bounds(look.pose)
        larger = max(1.0, card.width / 72)
        width, height = min(round(26 * larger), look.step or card.width), round(20 * larger)
        if look.is_behind:
            width, height = width - 1, 18
            return Rect(card.x + 2, self.corner(look.pose).bottom + 2, width - 2, height)
        return Rect(card.x + 2, card.bottom - height, width - 2, height)

    def shown(self) -> list[Pose]:
        """Return the poses of the cards and ghosts in melds, leaving out the cards in hands."""
        hands = {id(token) for hand in self.zones.hands for token in hand} - {
            id(each) for each in self.interaction.chosen.draft
        }
        cards = [look.pose for token, look in self.made.cards.items() if id(token) not in hands]
        return [*cards, *(ghost.pose for ghost in self.made.ghosts)]


def melds_at(seats: int, at: Mapping[int, Sequence[int]], label: int) -> tuple[MeldSizes, ...]:
    """Return the melds at each place for the layout: `at` gives their numbers of cards; all labels are equally wide."""
    return tuple(tuple(GroupSize(cards, label) for cards in at.get(place, ())) for place in range(seats))


@cache
def last_to_meld(preset: str, seed: int) -> tuple[Observation, Prompt]:
    """Return what the last seat to show its melds sees, and its prompt."""
    at = table(PRESETS[preset], seed=seed)
    prompt = at.play_until(lambda each: each.kind == "show")
    while prompt.kind == "show":
        assert prompt.seat is not None
        found = at.seen(prompt.seat), prompt
        at.do(simple_move(prompt))
        prompt = at.prompt
    return found


def melding(preset: str, seed: int, size: tuple[int, int], *, has_people: bool = True) -> Melding:
    """Return the table in a window of a given size while the last seat has its best melds on the mat."""
    seen, prompt = last_to_meld(preset, seed)
    zones = Zones(seen, "suit")
    deal = seen.rules.deal
    layout = Layout(Frame(*size, has_people=has_people), seen.players, deal.hand_size + seen.rules.widow.size)
    words = label_words(lambda: seen.rules, lambda: layout.frame.ui)
    interaction = _choosing(zones, prompt)
    made = compose(zones, layout, interaction, trump=seen.trump, order=seen.rules.deck.rank_order, words=words)
    return Melding(zones, layout, interaction, words, made)


def _choosing(zones: Zones, prompt: Prompt) -> Interaction:
    asked = QuestionAtTable(panels=("mat", "melds"), has_mat=True, lines=0, best=prompt.best)
    interaction = Interaction(chosen=ChosenCards(melds=prompt.best), asked=asked)
    hand = list(zones.hands[zones.viewer or 0])
    for face in melded_cards(prompt.best):
        token = next(each for each in hand if each.face == face)
        hand.remove(token)
        interaction.chosen.draft.append(token)
    return interaction


def shown_in_turn(preset: str, seed: int, size: tuple[int, int]) -> list[Melding]:
    """Return the table each time that a seat lays its melds, and once all have, beside the choice to play on.

    The player drafts the best ones.
    """
    at = table(PRESETS[preset], seed=seed)
    prompt = at.play_until(lambda each: each.kind == "show")
    found = []
    while prompt.kind == "show":
        found.append(in_turn(at.seen(0), prompt if prompt.seat == 0 else None, size))
        at.do(simple_move(prompt))
        prompt = at.prompt
    return [*found, in_turn(at.seen(0), None, size, are_all_laid=True)]


def in_turn(seen: Observation, prompt: Prompt | None, size: tuple[int, int], *, are_all_laid: bool = False) -> Melding:
    """Return the table as one seat sees it, with its best melds on the mat if it is asked."""
    most = seen.rules.deal.hand_size + seen.rules.widow.size
    zones, layout = Zones(seen, "suit"), Layout(Frame(*size), seen.players, most)
    asked = QuestionAtTable(melds_stay=are_all_laid)
    interaction = Interaction(asked=asked) if prompt is None else _choosing(zones, prompt)
    words, order = label_words(lambda: seen.rules, lambda: layout.frame.ui), seen.rules.deck.rank_order
    begin = process_time()
    made = compose(zones, layout, interaction, trump=seen.trump, order=order, words=words)
    return Melding(zones, layout, interaction, words, made, process_time() - begin)


def moved(before: Melding, after: Melding) -> list[int]:
    """Return the places of the others whose mat lies elsewhere now. Those of a deal that is thrown in are gone."""
    boxes = {mat.place: mat.box for mat in after.made.mats}
    return [mat.place for mat in before.made.mats if mat.place and boxes.get(mat.place, mat.box) != mat.box]


def is_nearer_to_another(at: Melding, place: int) -> bool:
    """Return whether the mat of a place is nearer to another plate than to its owner's, or to the own hand."""
    mat = _mat(at, place)
    gaps = [gap_between(mat, plate) for plate in at.layout.plates()]
    own = min(gaps[0], gap_between(mat, at.layout.hand_bounds())) if place == 0 else gaps[place]
    return own > min(gaps)


def rise(at: Melding, place: int) -> int:
    """Return how many pixels above its preferred top the mat of a place at a side begins, 0 for other places."""
    if not place or at.layout.is_top(place):
        return 0
    return max(0, (zone_of(at.layout, place).top or 0) - _mat(at, place).y)


def _mat(at: Melding, place: int) -> Rect:
    return next(mat.box for mat in at.made.mats if mat.place == place)


def covered_indices(at: Melding) -> list[tuple[Pose, Pose]]:
    """Return each card or ghost in a meld whose index is covered, with the one that covers it."""
    shown = at.shown()
    return [
        (lower, upper)
        for lower, upper in permutations(shown, 2)
        if upper.z >= lower.z >= MELD_Z and at.layout.bounds(upper).overlaps(at.corner(lower))
    ]


def covered_badges(at: Melding) -> list[tuple[Pose, Pose]]:
    """Return each shared card whose badge is covered, with the card or ghost in a meld that covers it."""
    return [
        (look.pose, upper)
        for look in at.made.cards.values()
        for upper in at.shown()
        if look.shared > 1 and upper.z > look.pose.z >= MELD_Z and at.layout.bounds(upper).overlaps(at.badge(look))
    ]


def covered_by_labels(at: Melding) -> list[tuple[str, Pose]]:
    """Return each label that covers the index or the badge of a card, with that card."""
    shown = at.shown()
    badges = [(look.pose, at.badge(look)) for look in at.made.cards.values() if look.shared > 1]
    places = [*((pose, at.corner(pose)) for pose in shown), *badges]
    return [
        (f"{label.text} {label.number}", pose)
        for label in at.made.labels
        for pose, place in places
        if pose.z >= MELD_Z and place.overlaps(at.box(label))
    ]


def untold(at: Melding) -> list[str]:
    """Return each group in front of its owner whose label does not tell its points, or a card of which is hidden."""
    labels, found = [label.number for label in at.made.labels], []
    hidden = {token for token, look in at.made.cards.items() if look.pose.z < MELD_Z}
    for groups in (*at.zones.melds, draft_groups(at.interaction)[0]):
        if all(token in hidden for group in groups for token in group.tokens):
            continue  # at large tables, only one seat's melds are shown
        for group in laid_out(groups, has_stock=at.layout.has_stock):
            worth = at.words.of_group(group.melds, group.is_roundhouse)[1]
            if set(group.cards) & hidden:
                found.append(f"a part of {group.melds} is hidden")
            if worth in labels:
                labels.remove(worth)
            else:
                found.append(f"{worth} for {group.melds} is not told")
    return found
