"""Where panels appear over the table; pure, in window pixels like the rest of the layout."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ui.draw.shapes import Rect, SizeClass, whole
from pinochle_qt.ui.table.geometry.trick import shown_trick

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pinochle_qt.ui.table.geometry.layout import Layout

_GAP = 12
OVER_HAND: Final[Mapping[str, tuple[int, int]]] = {
    "bid": (528, 224),
    "trump": (528, 184),
    "passing": (528, 136),
    "decide": (528, 176),
    "kitty": (528, 232),
}
"""Width and height at scale 1 that the table reserves for panels above the hand, whose cards rise below them.

A panel with longer text grows beyond that; see `Panel.place`.
"""
_ODDS, _SMALL_ODDS = (600, 318), (568, 264)
"""Width and height at scale 1 of the bid panel while it shows the odds, and where there is less space."""
_MAX_LOWERING, _BUBBLE_SPACE = 8, 48
"""How much nearer to the hand that panel may be, and its space for a speech bubble below the topmost plates."""
_STOCK_MAT: Final = 460
"""The most width at scale 1 of that mat between plain seats: five cards, and beside them what is missing."""
_SEATS_WITH_SUM = 4
_MIN_SCORE_SIZE = (590, 372)
"""The smallest width and height at scale 1 in which the score of a deal is readable."""
_NARROW_SCORE, _NARROW_ACCOUNTS = 540, 4
"""A smaller width at scale 1 that is enough for few totals, and how many of them that may be."""
_MATCH_END: Final = (680, 266)
"""Width and height at scale 1 of the match result below the cards that won."""
_TV_MATCH_END: Final = 204
"""Its height on a television, where it has only one button, beside its title."""
_LEAST_MATCH_END: Final = 520
"""The smallest width in which it is readable."""
LIST_HEAD, LIST_ROW = 38, 64
"""Heights in the list of melds at scale 1: its title, and a row with the gap below it."""
LIST_FOOTS = (68, 108)
"""Heights of its buttons at scale 1: side by side, and stacked if their text is long."""
NOTE: Final = 24
"""Height of the line below the mat of a draft before play, at scale 1."""
LIST_HEIGHT: Final = 142
"""Height of the list without rows, at scale 1."""
_BUTTONS_SIDE_BY_SIDE = 256
"""The width at scale 1 from which a list before play has space for its buttons side by side in every language."""
_LAST_WORD_LINES: Final = 3
"""The rows that take as much space as the choice to play on, which has that place while melds lie on the table."""
_LAST_WORD_HEIGHT: Final = 226
"""The height at scale 1 from which that choice fits there."""
MOST_LINES = 6
"""The number of rows with which the list is as high as any window allows."""
TRICK_HEAD = 49
"""Height at scale 1 of the text above the cards of the last trick: its title, and below that who took it."""
_TRICK_PADDING, _TRICK_GAP, _TRICK_FOOT = 10, 4, 11
"""Gaps beside, between and below these cards, at scale 1."""
_TRICK_SPREAD, TRICK_RAISE = 126, 7
"""Where more cards lie in it than have space side by side: the distance from the first to the last, and how much higher
than the others the winning card lies, at scale 1."""
_MAX_APART = 5
_LOG_WIDTH = 320
"""The largest width of the log at scale 1."""
_LEAST_LOGS: Final = ((220, 172), (168, 110))
"""The smallest width and height of a log at scale 1, and those where it would cover a question otherwise."""
_LOG_GAPS: Final = ((8, 24), (3, 6))
"""The gap around the log at scale 1, and its margin; the second ones where there is no space otherwise."""
LONE_EDGE = 6
"""Margin at scale 1 around a button by itself, in which the focus ring is painted."""
SUMS_HEAD, SUMS_ROW, _SUMS_FOOT = 24, 20, 6
"""Heights at scale 1 of the title of the brief sums, of a row, and of the space below."""
_SUMS_IN_ROW = 3
"""The most parties in one row; with more, there are two rows."""


def meld_mat(layout: Layout) -> Rect:
    """Return the mat on which cards are laid out to be melded in a stock game; see `draft_melds` for other games.

    It takes the place of the trick, which is empty while a player melds; with two seats, where that is narrow, it also
    takes some space to the right of the trick. With people, it is between the stock and what is right of the opponent's
    trick pile, where the felt is left for the opponent's melds.
    """
    frame, gap = layout.frame, layout.frame.px(8)
    trick = layout.trick_bounds().grown(gap // 2)
    if layout.seats > 2:
        return trick
    if layout.has_people:
        left = layout.bounds(layout.stock().stock).right + gap
        return replace(trick, x=left, width=layout.bounds(layout.pile(1)).right - left)
    listed = meld_list(layout)
    right = frame.width - frame.margin if trick.bottom < listed.y else listed.x - gap
    return Rect(trick.x, trick.y, min(right - trick.x, frame.px(_STOCK_MAT)), trick.height)


def meld_list(layout: Layout, lines: int = MOST_LINES) -> Rect:
    """Return the panel with the best melds: at the right, where the last trick is shown later, beside the widest hand.

    It is as high as its rows need, if there is space for them below one row of the melds of the neighbor on the right.
    Without rows, it has only a title and buttons. Where a seat is in its corner, it is above the hand.
    """
    frame = layout.frame
    right, bottom = frame.width - frame.margin, frame.height - frame.margin
    hand_right = layout.hand_bounds().right
    if layout.hand_rows(layout.hand_most) == 2:  # what is left of it forms one row as wide as there is space
        hand_right = max(hand_right, frame.width - layout.plate(0).right - frame.px(8))
    width = frame.px(236 if frame.small else 272 if layout.has_stock else 256)
    left = max(right - width, hand_right + 4)
    lowest = max(box.bottom for place in range(1, layout.seats) for box in (layout.plate(place),))
    if lowest > bottom - frame.px(LIST_HEIGHT) - frame.px(_GAP):
        right = min(plate.x for plate in layout.plates()[1:] if plate.bottom == lowest and plate.x > left) - frame.px(8)
        left, bottom = right - width, layout.hand_crest
        lowest = layout.middle_top
    elif not layout.has_stock and layout.seats in {3, 4}:
        lowest = layout.plate(layout.seats - 1).y + layout.card_height(SizeClass.M)
    max_height = max(min(frame.px(392), bottom - lowest - frame.px(16)), frame.px(LIST_HEIGHT))
    if layout.has_stock:
        max_height = min(frame.px(240 if frame.small else 304), max_height)
    height = min(max_height, _list_height(layout, right - left, lines))
    return Rect(left, bottom - height, right - left, height)


def last_word(layout: Layout) -> Rect:
    """Return the place of the choice to play on: that of a list of melds, so that none moves.

    Where seats at a crowded table leave too little space there, it is above the hand.
    """
    listed = meld_list(layout, _LAST_WORD_LINES)
    is_low = layout.seats > _SEATS_WITH_SUM and listed.height < layout.frame.px(_LAST_WORD_HEIGHT)
    return over_hand(layout, "decide") if is_low else listed


def _list_height(layout: Layout, width: int, lines: int) -> int:
    """Return the height of a list with that many rows; in small windows and stock games, its buttons may be stacked."""
    frame = layout.frame
    if not lines:
        return frame.px(LIST_HEIGHT)
    may_stack = frame.small or layout.has_stock or width < frame.px(_BUTTONS_SIDE_BY_SIDE)
    return frame.px(LIST_HEAD + lines * LIST_ROW + LIST_FOOTS[may_stack])


def deal_score(layout: Layout, accounts: int = _NARROW_ACCOUNTS) -> Rect:
    """Return the place of the score of a deal in a match with that many totals."""
    return score_panel(layout, narrowest=_NARROW_SCORE if accounts <= _NARROW_ACCOUNTS else _MIN_SCORE_SIZE[0])


def score_panel(
    layout: Layout, highest: int = 512, lowest: int = _MIN_SCORE_SIZE[1], narrowest: int = _MIN_SCORE_SIZE[0]
) -> Rect:
    """Return the place of scores: in the middle of the table if they cut no seat there, else all of it.

    Their height at scale 1 is `highest`, or down to `lowest` where there is less space; they are no narrower than
    `narrowest`. Where South's portrait is in their way, they are beside South's seat, in a small window off the middle.
    """
    frame, own = layout.frame, layout.area(0)
    if frame.is_tv:
        return _whole_table(layout)
    places_above = (p for p in range(1, layout.seats) if layout.is_top(p) or layout.is_opposed)
    top = max((layout.plate(p).bottom for p in places_above), default=frame.table.y) + frame.px(_GAP)
    above_own, beside_own = layout.plate(0).y - frame.px(_GAP), frame.height - frame.margin
    edges = (plate.right for plate in layout.plates()[1:] if plate.x <= frame.margin)
    between = 2 * min((frame.width // 2 - edge for edge in edges), default=frame.width // 2)
    middle, left, gap = frame.width // 2, own.right + frame.px(8), frame.px(8)
    at_sides = (layout.plate(place).x for place in range(1, layout.seats) if not layout.is_top(place))
    right = min((x for x in at_sides if x > middle), default=frame.width)
    shapes = (
        (middle, frame.px(816), above_own),
        (middle, between - 2 * gap, above_own),
        (middle, 2 * (middle - left), beside_own),
        ((left + right - gap) // 2, min(right - gap - left, frame.px(816)), beside_own),
    )
    for center, width, bottom in shapes:
        height = min(frame.px(highest), bottom - top)
        panel = Rect(center - width // 2, (top + bottom - height) // 2, width, height)
        is_readable = width >= frame.px(narrowest) and height >= frame.px(lowest)
        if is_readable and not _partly_covers_plate(layout, panel):
            return panel
    return _whole_table(layout)


def score_sheet(layout: Layout) -> Rect:
    """Return the place of all scores of a match: that of the score of a deal if it is large, else the whole table."""
    frame = layout.frame
    panel = score_panel(layout)
    is_large = panel.width >= frame.px(816) and panel.height >= frame.px(440)
    return panel if is_large else _whole_table(layout)


def first_sheet(layout: Layout) -> Rect:
    """Return the place of the scores while the first deal is played, of which there is only a table."""
    height = 176 + 24 * max(_SEATS_WITH_SUM, layout.seats + 1)
    return score_panel(layout, height, height, _NARROW_SCORE)


def match_end_panel(layout: Layout) -> Rect:
    """Return the place of the match result, below the cards that won it: beside South's seat, as low as can be.

    If there is no space there without covering a seat, it is the place of the result with all facts.
    """
    frame = layout.frame
    own, gap = layout.area(0), frame.px(8)
    width, height = (frame.px(length) for length in _MATCH_END)
    if frame.is_tv:  # over all the seats at the bottom, between those at the sides
        height, middle = frame.px(_TV_MATCH_END), frame.width // 2
        top, sides = frame.height - frame.px(10) - height, [each for each in layout.plates() if each.x <= frame.margin]
        outermost = min(plate.x for plate in layout.plates() if plate.y > top)
        width = max(width, 2 * (middle - outermost + gap))
        width = min(width, frame.width - 2 * max((plate.right for plate in sides), default=0) - 2 * gap)
        panel = Rect(middle - width // 2, top, width, height)
        cut = any(panel.overlaps(plate) and not panel.contains(plate) for plate in layout.plates())
        return _whole_table(layout) if cut else panel
    top, right = frame.height - frame.margin - height, frame.width - frame.margin
    left = max((frame.width - width) // 2, own.right + gap)
    boxes = [box for place in range(1, layout.seats) for box in layout.parts(place)]
    right = min([right, *(box.x - gap for box in boxes if box.bottom > top and box.x > left)])
    panel = Rect(left, top, min(width, right - left), height)
    is_free = panel.width >= frame.px(_LEAST_MATCH_END) and not any(panel.overlaps(box) for box in boxes)
    return panel if is_free else whole_match_end(layout)


def whole_match_end(layout: Layout) -> Rect:
    """Return the place of the match result with all facts: that of the score of a deal, a little higher."""
    return score_panel(layout, 528)


def whole_sheet(layout: Layout) -> Rect:
    """Return the place of all scores once the match is over: the whole table, so that it covers the match result."""
    return _whole_table(layout)


def _whole_table(layout: Layout) -> Rect:
    frame = layout.frame
    table, edge = frame.table, frame.px(8)
    return Rect(edge, table.y + edge, frame.width - 2 * edge, table.height - 2 * edge)


def _partly_covers_plate(layout: Layout, panel: Rect) -> bool:
    """Return whether part of a plate would stick out from under a panel."""
    return any(panel.overlaps(each) and not panel.contains(each) for each in map(layout.area, range(layout.seats)))


def last_trick(layout: Layout, cards: int) -> Rect:
    """Return the place of the last trick with this many cards in one row, at the bottom right."""
    frame = layout.frame
    card = frame.px(34 if frame.small else 40) // 2 * 2
    spread = (cards - 1) * trick_step(card, cards, frame.ui) if cards <= _MAX_APART else frame.px(_TRICK_SPREAD)
    width = max(frame.px(152), spread + card + 2 * frame.px(_TRICK_PADDING))
    height = frame.px(TRICK_HEAD) + whole(1.4 * card) + frame.px(_TRICK_FOOT)
    return Rect(frame.width - frame.margin - width, frame.height - frame.margin - height, width, height)


def trick_card_width(height: int, ui: float) -> int:
    """Return the width of each card in a last trick of this height."""
    return 2 * round((height - (TRICK_HEAD + _TRICK_FOOT) * ui) / 2.8)


def trick_step(card: int, cards: int, ui: float) -> int:
    """Return the distance in a last trick from each card to the next, for cards that are `card` pixels wide."""
    return card + round(_TRICK_GAP * ui) if cards <= _MAX_APART else round(_TRICK_SPREAD / (cards - 1) * ui)


def log_panel(layout: Layout, asking: Sequence[Rect] = ()) -> Rect:
    """Return the place of the log in the right half of the table, where it covers no seat and no card of the hand.

    If there is enough space elsewhere, it covers no card of the trick, no panel that is `asking` something, and not the
    last trick, of which it tells. Where space is short, it is narrower before it covers a question.
    """
    trick, last = layout.trick_bounds(), last_trick(layout, layout.seats)
    levels = [(trick, last, *asking), (trick, *asking), *([asking] if asking else [])]
    choices = [*product(_LEAST_LOGS, levels, _LOG_GAPS), *product(_LEAST_LOGS, [()], _LOG_GAPS)]
    for least, kept, (gap, margin) in choices:
        found = _free_for_log(layout, kept, least, layout.frame.px(gap), layout.frame.px(margin))
        if found is not None:
            return found
    return Rect(layout.frame.width - last.width, layout.frame.bar, last.width, layout.frame.table.height)


def _free_for_log(layout: Layout, kept: Sequence[Rect], least: tuple[int, int], gap: int, margin: int) -> Rect | None:
    """Return the largest place for the log at the right that covers no seat, no card of the hand, and nothing `kept`.

    None if it would be too small to read.

    It is at least `gap` pixels away from everything, and `margin` from the edge of the window if that has so much.
    """
    frame, edge = layout.frame, min(margin, layout.frame.margin)
    width, widest, height = (frame.px(length) for length in (least[0], _LOG_WIDTH, least[1]))
    obstacles = [layout.hand_bounds(), *kept]
    obstacles += [box for place in range(1, layout.seats) for box in layout.parts(place)]
    rights = {frame.width - edge, *(each.x - gap for each in obstacles)}
    lefts = {each.right + gap for each in obstacles}
    tops = {frame.table.y + 2 * gap, *(each.bottom + gap for each in obstacles)}
    bottoms = {frame.height - edge, layout.hand_crest - gap, *(each.y - gap for each in obstacles)}
    boxes = (
        Rect(x, y, right - x, bottom - y)
        for right in rights
        for x in {*lefts, right - widest}
        if right - widest <= x <= right - width and x > frame.width // 2
        for y, bottom in product(tops, bottoms)
        if bottom - y >= height
    )
    free = [box for box in boxes if not any(box.overlaps(each) for each in obstacles)]
    return max(free, key=lambda box: (box.width * box.height, box.width), default=None)


def go_on_panel(layout: Layout) -> Rect:
    """Return the place of the button to go on while melds stay to be looked at: where the last trick is shown later."""
    frame, plate = layout.frame, layout.plate(0)
    width, height = min(frame.px(200), plate.width), frame.px(48)
    button = Rect(frame.width - frame.margin - width, frame.height - frame.margin - height, width, height)
    return button.grown(frame.px(LONE_EDGE))


def claim_panel(layout: Layout) -> Rect:
    """Return the place of the button to claim to be out, with its margin: above South's plate and just as wide.

    Where a neighbor sits right above South, it is beside the portrait.
    """
    own, frame, face = layout.area(0), layout.frame, layout.portrait(0)
    height = frame.px(48)
    button = Rect(own.x, own.y - frame.px(12) - height, own.width, height)
    if face is not None and layout.is_crowded:  # there is a seat right above
        left = face.right + frame.px(LONE_EDGE)
        button = Rect(left, layout.plate(0).y - frame.px(12) - height, own.right - left, height)
    return button.grown(frame.px(LONE_EDGE))


def curtain(layout: Layout) -> Rect:
    """Return the place of the curtain: everything below the menu bar."""
    frame = layout.frame
    return Rect(0, frame.menu, frame.width, frame.height - frame.menu)


def meld_sum(layout: Layout) -> Rect:
    """Return the place of the meld totals, above South's plate."""
    frame, own = layout.frame, layout.area(0)
    height = frame.px(104)
    return Rect(own.x, own.y - frame.px(16) - height, own.width, height)


def brief_sums(layout: Layout, parties: int) -> Rect:
    """Return the place of what each party has taken, in brief: above South's plate, beside the hand at any table.

    `parties` is the largest number possible: it drops once a partner is known, and nothing should move then.
    """
    frame, own = layout.frame, layout.area(0)
    height = frame.px(SUMS_HEAD + sum_rows(parties) * SUMS_ROW + _SUMS_FOOT)
    return Rect(own.x, own.y - frame.px(8) - height, own.width, height)


def sum_rows(parties: int) -> int:
    """Return the number of rows in the brief sums."""
    return 1 if parties <= _SUMS_IN_ROW else 2


def has_meld_sum(layout: Layout) -> bool:
    """Return whether there is space for the meld totals beside plain seats.

    There is at the smallest table with partners, in no small window. People have the space for their melds instead.
    """
    frame = layout.frame
    return not (layout.has_people or frame.small or frame.is_tv) and layout.seats == _SEATS_WITH_SUM


def over_hand(layout: Layout, name: str) -> Rect:
    """Return the place of one of the panels in `OVER_HAND`: centered above the hand with its cards raised."""
    frame = layout.frame
    if frame.is_tv:  # nobody is asked there
        return Rect(frame.width, layout.hand_top, 0, 0)
    width, height = (frame.px(length) for length in OVER_HAND[name])
    top = layout.hand_crest - frame.px(_GAP) - height
    if layout.has_people:  # a little closer to the hand where there is little space below the topmost plates
        needed = layout.card_height(SizeClass.L) if layout.seats == 2 else 0
        wanted = layout.middle_top + frame.px(4) + needed
        top += min(max(wanted - top, 0), frame.px(_GAP - 2))
    return Rect((frame.width - width) // 2, max(frame.bar + frame.px(8), top), width, height)


def odds_panel(layout: Layout) -> Rect:
    """Return the place of the bid panel while it shows the odds: it touches no plate and no widow."""
    frame = layout.frame
    bottom = layout.hand_crest - frame.px(_GAP)
    tops = [layout.plate(place).bottom for place in range(1, layout.seats) if layout.is_top(place)]
    space = bottom - max(tops, default=frame.bar) - frame.px(_BUBBLE_SPACE - _MAX_LOWERING)
    is_large = not frame.small and space >= frame.px(_ODDS[1])
    width, height = (frame.px(length) for length in (_ODDS if is_large else _SMALL_ODDS))
    wanted = max(layout.top + layout.card_height(SizeClass.M), max(tops, default=0) + frame.px(_BUBBLE_SPACE))
    lowering = min(frame.px(_MAX_LOWERING), max(0, wanted - (bottom - height)))
    top = max(bottom - height + lowering, min(max(tops, default=0) + 1, layout.panel_limit - height))
    return Rect((frame.width - width) // 2, top, width, height)


def bid_panel(layout: Layout) -> Rect:
    """Return the place of the bid panel, in the size it has at this table."""
    return odds_panel(layout) if layout.frame.has_odds else over_hand(layout, "bid")


PANELS: Final[Mapping[str, Callable[[Layout], Rect]]] = {
    **{name: partial(over_hand, name=name) for name in OVER_HAND},
    "odds": odds_panel,
    "claim": claim_panel,
    "go_on": go_on_panel,
    "mat": meld_mat,
    "melds": meld_list,
    "last_word": last_word,
    "score": deal_score,
    "sheet": score_sheet,
    "first_sheet": first_sheet,
    "match_end": match_end_panel,
    "whole_match_end": whole_match_end,
    "whole_sheet": whole_sheet,
    "curtain": curtain,
    "meld_sum": meld_sum,
    "brief_sums": lambda layout: brief_sums(layout, layout.seats),
    "last_trick": lambda layout: last_trick(layout, layout.seats),
    "trick": lambda layout: shown_trick(layout).panel,
}
"""The place of each panel in the layout, with the list of melds at its highest."""


def panel_place(name: str, layout: Layout, lines: int) -> Rect:
    """Return the place of a panel while the list of melds has `lines` rows."""
    return meld_list(layout, lines) if name == "melds" else PANELS[name](layout)
