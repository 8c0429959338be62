"""What is typed into a field is taken over before anything else happens: no click, shortcut or closing overtakes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QLineEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

_OVERTAKING: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.Shortcut,
        QEvent.Type.Close,
    }
)
"""Events after which something else is done than typing; a click, for example, does not take the focus everywhere."""


class TypedText(QObject):
    """The text in a field while somebody types; `take` is called before anything outside the field happens.

    Fields that wait before they take over what is typed share this, so that nobody has to remember them: `take_typed`
    is called by every button, and by whatever redraws or closes a page.
    """

    current: TypedText | None = None
    """The only text that is being typed now, since only one field has the focus."""

    def __init__(self, line: QLineEdit, take: Callable[[], None]) -> None:
        super().__init__(line)
        self._line, self._take = line, take
        line.textEdited.connect(self._begin)
        line.destroyed.connect(self.settle)

    @property
    def is_waiting(self) -> bool:
        """Whether something was typed that has not been taken over yet."""
        return TypedText.current is self

    def settle(self) -> None:
        """Wait no longer: the text was taken over, or replaced on purpose."""
        if TypedText.current is self:
            TypedText.current = None
            application = QCoreApplication.instance()
            if application is not None:
                application.removeEventFilter(self)

    def take(self) -> None:
        """Take over what was typed, if it still waits."""
        if self.is_waiting:
            self.settle()
            self._take()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take over before anything else is done; installed on the application only while something waits."""
        if event.type() in _OVERTAKING and not self._is_own(watched):
            self.take()
        return False

    def _begin(self) -> None:
        if TypedText.current is self:
            return
        take_typed()
        TypedText.current = self
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def _is_own(self, watched: QObject) -> bool:
        """Return whether an event belongs to typing itself: a click into the field, seen by its window as well."""
        if not isinstance(watched, QWidget):
            return not watched.inherits("QShortcut") and not watched.inherits("QAction")
        return watched is self._line or watched is self._line.parentWidget()


def take_typed() -> None:
    """Take over what is being typed anywhere; called before something happens that would overtake it."""
    if TypedText.current is not None:
        TypedText.current.take()
