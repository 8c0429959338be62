"""Inspects what the window shows: what is where, what covers what it must not cover, and what is blank."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.bubbles import BubbleItem, PillItem, ReasonItem, bubble_margin
from pinochle_qt.ui.draw.plates import PlateItem
from pinochle_qt.ui.draw.shadows import shadow_margin
from pinochle_qt.ui.draw.shapes import Rect, index_corner
from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
from pinochle_qt.ui.panels.show import last_trick
from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel
from pinochle_qt.ui.table.geometry.composition import MELD_Z
from pinochle_qt.ui.table.geometry.melds.compose_melds import draft_groups
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.window.main_window import MainWindow

COVERING = frozenset({"score", "match_end", "log", "hand_list", "curtain", "trick"})
"""Panels that may cover others and the table."""
SHADES = 8
"""Everything with a text or a card on it has more shades of gray than this; an empty plate or panel has fewer."""
TOUCH = 6
"""Overlap allowed, in pixels, because the box around a tilted card is larger than the card."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def finish_drawing(art: DeckArt) -> None:
    """Wait until the pictures that are drawn ahead of time are there."""
    assert art.renderer is not None
    art.renderer.wait()


class Part(NamedTuple):
    """Something on the screen: its kind, its name or owner, and its rectangle in pixels of the window."""

    kind: str
    name: str
    rect: Rect

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


def parts(window: MainWindow) -> list[Part]:
    """Return everything visible."""
    frame = window.frame()
    found = [Part("strip", "", Rect(0, frame.menu, frame.width, frame.strip_height))]
    found += [Part("panel", name, rect) for name, rect in _panels(window)]
    found += _words(window)
    found += _hint(window)
    found += _notice(window)
    found += _items(window)
    found += _zones(window)
    return found


def overlaps(window: MainWindow) -> list[str]:
    """Return one sentence for every two parts that overlap but must not, and for every part that leaves the window."""
    frame = window.frame()
    below_menu = Rect(0, frame.menu, frame.width, frame.height - frame.menu)
    seen = parts(window)
    if any(part.name == "curtain" for part in seen):
        return []
    found = [f"{part} leaves the window" for part in seen if not below_menu.contains(part.rect)]
    for one, other in combinations(seen, 2):
        shares = one.rect.grown(-TOUCH).overlaps(other.rect)
        if shares and not _may_overlap(one, other) and not _may_overlap(other, one):
            found.append(f"{one} {_box(one)} and {other} {_box(other)} overlap")
    for name, panel in window.panels.made.items():
        if panel.isVisible():
            found += [f"panel {name}: {fault}" for fault in overlapping_children(panel)]
    return found


def overlapping_children(panel: QWidget) -> list[str]:
    """Return one sentence for every two labels, buttons or other children of a panel that overlap."""
    seen = [(_description(child), painted_box(child)) for child in panel.findChildren(QWidget, options=_DIRECT)]
    seen = [(name, box) for name, box in seen if not box.isEmpty()]
    return [
        f"{a} and {b} overlap"
        for (a, one), (b, other) in combinations(seen, 2)
        if one.intersects(other.adjusted(2, 2, -2, -2))
    ]


def painted_box(child: QWidget) -> QRect:
    """Return where a child of a panel paints: a line of text may be smaller than its label."""
    box = child.geometry() if child.isVisible() else QRect()
    if isinstance(child, SuitLabel):
        if not child.text():
            return QRect()
        free = max(0, box.width() - child.sizeHint().width())
        above = max(0, box.height() - child.minimumSizeHint().width()) // 2
        box.adjust(0, above, 0, -above)
        if child.alignment & Qt.AlignmentFlag.AlignRight:
            box.setLeft(box.left() + free)
        elif child.alignment & Qt.AlignmentFlag.AlignHCenter:
            box.adjust(free // 2, 0, -(free // 2), 0)
        else:
            box.setWidth(box.width() - free)
    return box


def _description(child: QWidget) -> str:
    return f"{type(child).__name__} {child.accessibleName()!r}"


def blank_parts(picture: QImage, window: MainWindow) -> list[str]:
    """Return which parts of a picture are blank; parts below a covering panel are skipped."""
    seen = parts(window)
    covers = [part.rect for part in seen if part.kind == "panel" and part.name in COVERING]
    found = []
    for part in seen:
        if part.name not in COVERING and any(cover.overlaps(part.rect) for cover in covers):
            continue
        box = part.rect
        gray = picture.copy(box.x, box.y, box.width, box.height).convertToFormat(QImage.Format.Format_Grayscale8)
        if len(set(bytes(gray.constBits()))) < SHADES:
            found.append(f"{part} shows nothing")
    return found


def _may_overlap(upper: Part, lower: Part) -> bool:
    """Return whether the upper part may lie on the lower one."""
    match upper.kind, lower.kind:
        case ("hand", "hand") | ("melds", "melds") | ("draft", "draft") | ("trick", "trick"):
            # cards of one hand, groups of one seat, cards of one trick; `test_melds_in_sight` looks at each card
            return upper.name == lower.name
        case (("hand" | "index"), _) if {lower.kind, upper.kind} <= {"hand", "index"}:
            return True  # the layout takes care of what a fan shows of each card
        case "index", _:
            return lower.kind not in {"reason", "hint", "notice"}  # anything else is checked against the whole card
        case (("reason" | "hint" | "notice"), "hand"):
            return True  # below the indices, if there is no other place
        case "pill", ("trick" | "upcard"):
            return True  # it says which card wins, or how many are left below the upcard
        case "pill", "melds":  # the points may lie on the lower half of the last card
            return upper.rect.y >= lower.rect.center.y - TOUCH
        case "panel", "plate":
            return upper.name in COVERING and upper.rect.contains(lower.rect)
        case "panel", "panel":
            return upper.name in COVERING or (lower.name == "last_trick" and upper.rect.contains(lower.rect))
        case (("draft" | "pill" | "words"), "panel"):
            return lower.name == "mat" and lower.rect.contains(upper.rect)
        case "panel", "strip":
            return False
        case "panel", _:
            return upper.name in COVERING
    return False


def _panels(window: MainWindow) -> Iterator[tuple[str, Rect]]:
    top = window.view.layout_now.frame.menu
    for name, panel in window.panels.made.items():
        box = _rect(panel.geometry()).moved(dy=top)
        if isinstance(panel, LastTrickPanel) and panel.is_empty:
            width, height = (round(length * panel.ui) for length in last_trick.EMPTY)
            box = Rect(box.right - width, box.bottom - height, width, height)
        if panel.isVisible():
            yield name, box


def _words(window: MainWindow) -> Iterator[Part]:
    """Yield the place where the meld mat says what is missing."""
    mat = window.panels.made.get("mat")
    if not isinstance(mat, MeldMat) or not mat.isVisible() or not mat.remarks:
        return
    words, at = mat.words_box(), mat.geometry()
    if words is not None:
        yield Part("words", "on the mat", words.moved(at.x(), at.y() + window.view.layout_now.frame.menu))


def _hint(window: MainWindow) -> Iterator[Part]:
    hint = window.panels.hint
    if hint.isVisible():
        yield Part("hint", "", _rect(hint.geometry()).moved(dy=window.view.layout_now.frame.menu))


def _notice(window: MainWindow) -> Iterator[Part]:
    if window.notice.isVisible():
        yield Part("notice", "", _rect(window.notice.geometry()).moved(dy=window.view.layout_now.frame.menu))


def _items(window: MainWindow) -> Iterator[Part]:
    ui = window.frame().ui
    for item in window.view.scene().items():
        if not item.isVisible():
            continue
        match item:
            case PlateItem():
                yield Part("plate", "", _inner(item.sceneBoundingRect(), shadow_margin(tokens.PLATE_SHADOW, ui)))
            case BubbleItem():
                yield Part("bubble", "", _inner(item.sceneBoundingRect(), bubble_margin(ui)))
            case ReasonItem():
                yield Part("reason", "", _inner(item.sceneBoundingRect(), shadow_margin(tokens.PLATE_SHADOW, ui)))
            case PillItem():
                yield Part("pill", str(item.shown[0]), _inner(item.sceneBoundingRect(), 0))
            case _:
                continue


def _zones(window: MainWindow) -> Iterator[Part]:
    """Yield where the cards of each zone lie, except for hands behind plates."""
    event_player = window.view.event_player
    zones = require(event_player.zones)
    viewer = zones.viewer or 0
    interaction = event_player.interaction

    def part(kind: str, name: str, tokens: Sequence[Token]) -> Iterator[Part]:
        boxes = [_inner(event_player.cards.item(token).box(), 0) for token in tokens]
        if boxes:
            around = boxes[0]
            for box in boxes[1:]:
                around = around.united(box)
            yield Part(kind, name, around)

    folded = [token for group in zones.melds[viewer] for token in group.tokens] if interaction.asked.folds_melds else []
    look = window.view.art.look
    hand = zones.hands[viewer] if window.view.layout_now.is_own(0) else []
    for token in (*hand, *folded):
        if token not in interaction.chosen.draft or interaction.marked.recalled is not None:
            yield from part("hand", "", [token])  # one by one: the box around a fan has empty corners
            box = _inner(event_player.cards.item(token).box(), 0)
            yield Part("index", "", index_corner(box, is_large=look.large_index, is_right=look.left_handed))
    for _, token in zones.trick:
        yield from part("trick", "", [token])  # one by one: there is room between the cards at the sides and South's
    yield from part("upcard", "", [zones.upcard] if zones.upcard is not None else [])
    for group in draft_groups(interaction)[0] if interaction.marked.recalled is None else ():
        yield from part("draft", "", group.tokens)
    for seat, groups in enumerate(zones.melds):
        for group in groups:
            if not (seat == viewer and interaction.asked.folds_melds):
                on_table = [token for token in group.tokens if event_player.cards.item(token).zValue() >= MELD_Z]
                yield from part("melds", f"of seat {seat}", on_table)


def _inner(box: QRectF, margin: int) -> Rect:
    left, top = round(box.left()) + margin, round(box.top()) + margin
    return Rect(left, top, round(box.right()) - margin - left, round(box.bottom()) - margin - top)


def _rect(box: QRect) -> Rect:
    return Rect(box.x(), box.y(), box.width(), box.height())


def _box(part: Part) -> str:
    return f"({part.rect.x}, {part.rect.y}, {part.rect.width}×{part.rect.height})"
