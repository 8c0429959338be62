"""The language of the window: how to switch to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from pinochle_qt.languages import ENGLISH, first_known, translation
from pinochle_qt.phrases import translate_with

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QCoreApplication, QTranslator

SYSTEM: Final = "system"
"""The setting that follows the desktop's language."""
_installed: Final[list[QTranslator]] = []
"""The translators in use; finding them among the application's children would build Python classes for all of those."""
_language = ENGLISH


def speak(application: QCoreApplication, setting: str) -> str:
    """Translate all text from now on, and return the language's code.

    English needs no file, because the program's own text is English. An unknown language in the setting means English.

    Raises:
        MissingAsset: the translation is not where it should be.
    """
    global _language  # noqa: PLW0603 - a program speaks one language at a time
    language = _language = chosen(setting, QLocale.system().uiLanguages() if setting == SYSTEM else ())
    while _installed:
        former = _installed.pop()
        application.removeTranslator(former)
        former.deleteLater()
    translate_with(translation(language))
    if language != ENGLISH:
        from PySide6.QtCore import QLibraryInfo  # not needed for English

        # Texts of Qt's own buttons and menus; without its file they stay English.
        _install(application, f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{language}.qm")
    return language


def language_now() -> str:
    """Return the code of the language of the window."""
    return _language


def locale() -> QLocale:
    """Return the locale for dates and times: the desktop's if it has the current language, else the language's own."""
    system = QLocale.system()
    return system if system.name()[:2] == _language else QLocale(_language)


def chosen(setting: str, preferred: Iterable[str]) -> str:
    """Return the language for a setting; for the system, the first of the desktop's, such as `de-AT`, that we have."""
    return first_known(preferred if setting == SYSTEM else (setting,))


def _install(application: QCoreApplication, path: str) -> None:
    from PySide6.QtCore import QTranslator

    translator = QTranslator(application)
    if translator.load(path):
        application.installTranslator(translator)
        _installed.append(translator)
