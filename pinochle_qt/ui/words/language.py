"""The languages of the window: which ones there are, and how to switch to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from pinochle_qt.phrases import translate_with
from pinochle_qt.resources import asset

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QTranslator

SYSTEM: Final = "system"
"""The setting that follows the desktop's language."""
ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {ENGLISH: "English", "de": "Deutsch", "es": "Español"}
"""Each language code with the name of the language in that language."""
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
    translate_with(None)
    while _installed:
        former = _installed.pop()
        application.removeTranslator(former)
        former.deleteLater()
    if language != ENGLISH:
        from PySide6.QtCore import QLibraryInfo  # not needed for English

        _install(application, str(asset("translations", f"{language}.qm")))
        qt_file = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{language}.qm"
        translate_with(QCoreApplication.translate)
        _install(application, qt_file)  # texts of Qt's own buttons and menus; without its file they stay English
    return language


def locale() -> QLocale:
    """Return the locale for dates and times: the desktop's if it has the current language, else the language's own."""
    system = QLocale.system()
    return system if system.name()[:2] == _language else QLocale(_language)


def chosen(setting: str, preferred: Iterable[str]) -> str:
    """Return the language for a setting; for the system, the first of the desktop's, such as `de-AT`, that we have."""
    if setting != SYSTEM:
        return setting if setting in LANGUAGES else ENGLISH
    codes = (name.partition("-")[0].lower() for name in preferred)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def _install(application: QCoreApplication, path: str) -> None:
    from PySide6.QtCore import QTranslator

    translator = QTranslator(application)
    if translator.load(path):
        application.installTranslator(translator)
        _installed.append(translator)
