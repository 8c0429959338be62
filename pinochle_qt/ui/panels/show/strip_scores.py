"""The scores in the strip: a block for each total, and beside them the target."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from pinochle_qt.ui.controls.boxes import discard
from pinochle_qt.ui.controls.styled import Styled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.strip_parts import ScoreBlock

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.controls.suit_label import SuitLabel

_GAP = 20
_MANY, _GAP_OF_MANY = 6, 8
_BESIDE, _CLOSE_BESIDE = 26, 14
_BLOCK_WIDE, _BLOCK_NARROW, _BLOCK_LEAST, _BLOCK_TIGHT = 160, 112, 80, 68
"""Widths of a score at scale 1: the two usual ones, the least with the usual gaps, and the least where the target takes
one line between small ones."""


class StripScores(Styled):
    """The scores. If space is short, names are shortened first, then placed above the scores; numbers are never cut."""

    def __init__(self, strip: QWidget, target: SuitLabel, target_below: SuitLabel) -> None:
        """Create the scores of a strip; the two labels show the target, the second only if it needs two lines."""
        self._strip = strip
        self._target, self._target_below = target, target_below
        self.blocks: list[ScoreBlock] = []

    def make(self, count: int, *, visible: bool) -> None:
        """Create or remove blocks until there are `count` of them; `visible` applies to new ones."""
        while len(self.blocks) > count:
            discard(self.blocks.pop())
        while len(self.blocks) < count:
            block = ScoreBlock(self._strip)
            block.setVisible(visible)
            self.blocks.append(block)

    @property
    def widest(self) -> int:
        """The largest width that the scores could use."""
        ui, count = self.ui, len(self.blocks)
        target = text_width(self._target.text(), style.font(Role.NOTE_TITLE, ui)) + 26 * ui
        return round(count * _BLOCK_WIDE * ui + (count - 1) * _GAP * ui + target)

    def arrange(self, space: int, right: int, height: int) -> int:
        """Place the scores in `space` pixels left of `right`, in a strip of this height; return their left edge.

        Where space is short, they are close together, and the target takes two lines if names would be shorter
        otherwise.
        """
        ui, count, target = self.ui, len(self.blocks), self._target.text()
        usual_gap, small_gap, gained = _GAP if count <= _MANY else _GAP_OF_MANY, _GAP_OF_MANY, round(12 * ui)
        if self._block_space((target,), space, usual_gap, _BESIDE) >= round(_BLOCK_LEAST * ui):
            return self._spread((target,), space, right, height, usual_gap, _BESIDE)
        two_lines = _split_in_two(target, style.font(Role.NOTE_TITLE, ui))
        left = self._spread(two_lines, space + gained, right, height, small_gap, _CLOSE_BESIDE)
        if self._block_space((target,), space + gained, small_gap, _CLOSE_BESIDE) >= round(_BLOCK_TIGHT * ui):
            shortness = self._form()[0]
            left = self._spread((target,), space + gained, right, height, small_gap, _CLOSE_BESIDE)
            if self._form()[0] > shortness:
                left = self._spread(two_lines, space + gained, right, height, small_gap, _CLOSE_BESIDE)
        return left + gained

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _label_space(self, target_lines: tuple[str, ...], beside: int) -> int:
        """Return the width of the target with the space beside it."""
        font = style.font(Role.NOTE_TITLE, self.ui)
        return round(max(text_width(each, font) for each in target_lines) + beside * self.ui)

    def _block_space(self, target_lines: tuple[str, ...], space: int, gap: int, beside: int) -> int:
        """Return the largest width of each score beside the target."""
        count = len(self.blocks)
        gaps = (count - 1) * round(gap * self.ui)
        return (space - gaps - self._label_space(target_lines, beside)) // max(count, 1)

    def _spread(self, target_lines: tuple[str, ...], space: int, right: int, height: int, gap: int, beside: int) -> int:
        """Place scores and target with these gaps at scale 1, in the best form of names; return the left edge."""
        ui, count = self.ui, len(self.blocks)
        wide, narrow = round(_BLOCK_WIDE * ui), round(_BLOCK_NARROW * ui)
        most, step = self._block_space(target_lines, space, gap, beside), round(gap * ui)
        width = min(most, wide if count > 2 or most >= wide else narrow)
        first_left = x = right - count * width - (count - 1) * step
        top, label_space = round(height / 2 - 20 * ui), self._label_space(target_lines, beside)
        self._place_target(target_lines, QRect(x - label_space, top, label_space - round(12 * ui), round(40 * ui)))
        for block in self.blocks:
            block.setGeometry(x, top, width, round(36 * ui))
            x += width + step
        shortness, stacked = self._form()
        for block in self.blocks:
            block.set_form(shortness=shortness, stacked=stacked)
        return first_left - label_space

    def _place_target(self, target_lines: tuple[str, ...], box: QRect) -> None:
        """Write the target in the upper part of a box, or in two lines if it doesn't fit beside the scores."""
        upper, lower = self._target, self._target_below
        upper.set_text(upper.text(), target_lines[0])
        lower.set_text("", target_lines[-1])
        lower.setVisible(len(target_lines) > 1)
        height = round((20 if len(target_lines) == 1 else 18) * self.ui)
        upper.setGeometry(box.x(), box.y() + round(self.ui), box.width(), height)
        lower.setGeometry(box.x(), box.y() + round(self.ui) + height, box.width(), height)

    def _form(self) -> tuple[int, bool]:
        """Return the form of the names for all blocks, and whether names go above the scores.

        Two sides are well known as us and them; with more sides, everybody is named even if that takes two lines.
        """
        forms = product(range(3), (False, True)) if len(self.blocks) > 2 else ((0, False), (2, False), (0, True))
        fitting = (
            (shortness, stacked)
            for shortness, stacked in forms
            if all(block.fits(shortness=shortness, stacked=stacked) for block in self.blocks)
        )
        return next(fitting, (2, True))


def _split_in_two(sentence: str, font: QFont) -> tuple[str, str]:
    """Return a sentence split into the two lines that need the least width; a single word goes on the upper line."""
    words = sentence.split(" ")
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))] or [(sentence, "")]
    return min(splits, key=lambda split: max(text_width(line, font) for line in split))
