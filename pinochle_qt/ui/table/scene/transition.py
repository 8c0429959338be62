"""A short transition from 0 to 1, for whatever changes on the table besides cards, and numbers that count."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from pinochle_qt.ui.draw.theme import COUNT_UP, Easing

if TYPE_CHECKING:
    from PySide6.QtCore import QEasingCurve

    from pinochle_qt.ui.draw.theme import Tempo, Timing

_STEP = 10
"""The step in which points count: whole points on either scale."""


@cache
def curve(easing: Easing) -> QEasingCurve:
    """Return the curve of an easing; it is shared, so treat it as read-only."""
    from PySide6.QtCore import QEasingCurve  # a large class, and nothing moves before the first frame

    curve_types = {
        Easing.LINEAR: QEasingCurve.Type.Linear,
        Easing.OUT_QUAD: QEasingCurve.Type.OutQuad,
        Easing.OUT_CUBIC: QEasingCurve.Type.OutCubic,
        Easing.IN_OUT_CUBIC: QEasingCurve.Type.InOutCubic,
    }
    return QEasingCurve(curve_types[easing])


class Transition(QObject):
    """Runs from 0 to 1 at a tempo.

    Signals:
        advanced: the share completed so far; always 1 at the end.
    """

    advanced = Signal(float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._advance)

    @property
    def is_running(self) -> bool:
        """Whether it is still running."""
        return self.clock.state() == QVariantAnimation.State.Running

    @property
    def share(self) -> float:
        """The share completed so far, from 0 to 1."""
        return float(self.clock.currentValue())

    def start(self, timing: Timing, tempo: Tempo) -> None:
        """Start again; jump to the end if there is to be no animation."""
        self.clock.stop()
        duration = 0 if tempo.is_reduced else tempo.ms(timing)
        if duration:
            self.clock.setCurrentTime(0)  # first of all: halfway, another duration would mean another share
            self.clock.setDuration(duration)
            self.clock.setEasingCurve(curve(timing.easing))
            self.clock.start()
        else:
            self.advanced.emit(1.0)

    def finish(self) -> None:
        """Jump to the end now."""
        if self.is_running:
            self.clock.stop()
            self.advanced.emit(1.0)

    def _advance(self, share: float) -> None:
        self.advanced.emit(share)


class Count(QObject):
    """Points that visibly count up or down to their value; all are ×10.

    Signals:
        advanced: the visible points have changed.
    """

    advanced = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._from = self._to = self.seen = 0
        self.transition = Transition(self)
        self.transition.advanced.connect(self._advance)

    def show(self, points: int, tempo: Tempo | None) -> None:
        """Count on from the visible points to these; without a tempo, show these at once."""
        if tempo is None:
            self._to = points
            self.transition.finish()
            self._advance(1.0)
        elif points != self._to:
            self._from, self._to = self.seen, points
            self.transition.start(COUNT_UP, tempo)

    def _advance(self, share: float) -> None:
        points = self._from + (self._to - self._from) * share
        visible = self._to if share >= 1.0 else round(points / _STEP) * _STEP
        if visible != self.seen:
            self.seen = visible
            self.advanced.emit()
