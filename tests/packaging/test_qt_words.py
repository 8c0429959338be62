"""Qt's translations lose only the texts of those parts of Qt that the program never shows."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

from contents import UNUSED_QT_TEXTS
from environment import ROOT
from qt_words import cut_words
from system import Trouble

LANGUAGES = sorted(path.stem for path in (ROOT / "assets" / "translations").glob("*.json"))
KEPT = {
    "QPlatformTheme": ("OK", "Cancel", "Discard", "Save"),
    "QWidgetTextControl": ("&Undo", "&Copy", "Select All"),
    "QLineEdit": ("&Paste",),
    "QFileDialog": ("File &name:", "&Open", "Create New Folder"),
    "QFileSystemModel": ("Name", "Size"),
    "QShortcut": ("Ctrl", "Shift", "PgUp", "Return", "Esc"),
    "QMessageBox": ("Show Details...",),
    "QScrollBar": ("Scroll here",),
}
REMOVED = {"QRegularExpression": "no error", "QSslSocket": "No error", "QPrintDialog": "Print"}


def qt_file(language: str) -> Path:
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{language}.qm")


def translator(file: Path) -> QTranslator:
    result = QTranslator()
    assert result.load(str(file))
    return result


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_windows_texts_are_translated_as_before(language: str, tmp_path: Path) -> None:
    whole, cut = qt_file(language), tmp_path / "cut.qm"
    cut.write_bytes(cut_words(whole.read_bytes(), UNUSED_QT_TEXTS))
    before, after = translator(whole), translator(cut)
    for part, sentences in KEPT.items():
        for sentence in sentences:
            assert after.translate(part, sentence) == before.translate(part, sentence) != ""
    for part, sentence in REMOVED.items():
        assert not after.translate(part, sentence)
    assert cut.stat().st_size < whole.stat().st_size / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cutting_nothing_loses_nothing(language: str) -> None:
    whole = qt_file(language).read_bytes()
    data = cut_words(whole, ())
    assert len(data) == len(whole)
    assert cut_words(data, ()) == data


@pytest.mark.parametrize("part", [slice(1, None), slice(None, -30), slice(16)], ids=["signature", "end", "blocks"])
def test_another_format_is_refused(part: slice) -> None:
    with pytest.raises(Trouble, match=r"^Qt's translations cannot be cut"):
        cut_words(qt_file(LANGUAGES[0]).read_bytes()[part], ())
