"""The settings in force: everything in the window that depends on them follows one signal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.session.settings_file import SettingsError, save_changes

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.session.settings import Settings


class Preferences(QObject):
    """Holds the settings, and saves every change of them.

    Signals:
        changed: the `Settings` that apply from now on.
        trouble: why they cannot be saved, as a sentence.
    """

    changed = Signal(object)
    trouble = Signal(str)

    def __init__(self, settings: Settings, path: Path, parent: QObject) -> None:
        """Begin with these settings, which are saved in the file at `path`; nobody follows them yet."""
        super().__init__(parent)
        self.settings = settings
        self._saved = settings
        self._path = path

    def apply(self, settings: Settings) -> None:
        """Adopt and save changed settings, and let everything follow them."""
        self._adopt(settings)
        self.changed.emit(settings)

    def keep(self, **changes: object) -> None:
        """Save settings that nothing in sight depends on."""
        self._adopt(replace(self.settings, **changes))

    def toggle_odds(self) -> None:
        """Show or hide the odds of bids, now and in all games to come."""
        self.apply(replace(self.settings, odds=not self.settings.odds))

    def toggle_people(self) -> None:
        """Show people at the seats, or plain seats, now and in all games to come."""
        self.apply(replace(self.settings, plain_seats=not self.settings.plain_seats))

    def _adopt(self, settings: Settings) -> None:
        self.settings = settings
        try:
            save_changes(self._path, self._saved, settings)
        except SettingsError as error:
            self.trouble.emit(str(error))
        else:
            self._saved = settings
