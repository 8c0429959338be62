"""Turns the theme into Qt fonts, a palette, and the style sheet of ordinary widgets."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from pinochle_qt.resources import DamagedAsset, asset
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.style_dialogs import dialog_sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from pinochle_qt.ui.draw.theme import Role, Theme

FAMILY = "Inter"
_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
GERMAN_SIGNS = QFont.Tag.fromString("ss20")
"""The feature of the font in which the signs of suits are acorns, leaves, hearts and bells."""
_FAINT = 0.66
"""The strength of the text color in disabled text; with less, some of it would be illegible."""
_SMALLEST = 9
"""The height of the smallest text in pixels, at any scale: below that, it is hard to read."""
_current: tuple[Theme, float] = tokens.FELT, 1.0


def load_fonts() -> None:
    """Make the bundled font family known to Qt; call once after the application object exists.

    Raises:
        MissingAsset: if a font file is missing or damaged.
    """
    for name in _FILES:
        path = asset("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise DamagedAsset(path)


def text_size(size: float, ui: float) -> int:
    """Return the height in pixels of text whose height at scale 1 is `size`."""
    return max(round(size * ui), _SMALLEST)


@lru_cache(maxsize=128)
def font(role: Role, ui: float = 1.0) -> QFont:
    """Return the font of a type role, with digits of equal width; treat it as read-only, because it is shared."""
    new_font = QFont(FAMILY)
    new_font.setPixelSize(text_size(role.size, ui))
    new_font.setWeight(QFont.Weight(role.weight.value))
    new_font.setFeature(QFont.Tag.fromString("tnum"), 1)
    if _current[0].has_german_suits:
        new_font.setFeature(GERMAN_SIGNS, 1)
    # Windows would round the width of every letter to whole pixels, and a line would be longer there by a twentieth.
    new_font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return new_font


def struck(font: QFont) -> QFont:
    """Return a font that strikes out its text, as on paper, so that a failure is marked by more than a color."""
    struck_font = QFont(font)
    struck_font.setStrikeOut(True)
    return struck_font


def mixed(below: str, above: str, share: float) -> QColor:
    """Return the color of `above` laid over `below` with an opacity of `share`."""
    low, high = QColor(below), QColor(above)
    return QColor(
        round(low.red() + (high.red() - low.red()) * share),
        round(low.green() + (high.green() - low.green()) * share),
        round(low.blue() + (high.blue() - low.blue()) * share),
    )


def faint(theme: Theme) -> QColor:
    """Return the color of disabled text, fainter than all other text, and still legible."""
    return mixed(theme.panel, theme.text, _FAINT)


def apply(app: QApplication, theme: Theme, ui: float = 1.0) -> None:
    """Style the whole application: base font, palette and style sheet.

    Every widget that has been on the screen gets a `StyleChange`, even if only colors change that are in no sheet.
    """
    global _current  # noqa: PLW0603 - an application has one style at a time
    if (theme, ui) == _current and app.styleSheet():
        return
    if theme.has_german_suits != _current[0].has_german_suits:
        font.cache_clear()
    _current = theme, ui
    app.setFont(font(tokens.Role.BODY, ui))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme, ui))


def current() -> tuple[Theme, float]:
    """Return the application's current theme and scale."""
    return _current


def theme() -> Theme:
    """Return the application's current theme."""
    return _current[0]


def scale() -> float:
    """Return the application's current scale, and 1 before it is styled."""
    return _current[1]


def scaled(length: float) -> int:
    """Return a length given at scale 1 in pixels at the application's current scale."""
    return round(length * scale())


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme, for everything that the style sheet does not reach."""
    new_palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.panel,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.strip,
        QPalette.ColorRole.AlternateBase: theme.panel2,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.panel2,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.bad,
        QPalette.ColorRole.Highlight: theme.link,
        QPalette.ColorRole.HighlightedText: theme.on_link,
        QPalette.ColorRole.ToolTipBase: theme.bubble,
        QPalette.ColorRole.ToolTipText: theme.on_bubble,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: theme.ctl_line,
    }
    for role, color in roles.items():
        new_palette.setColor(role, QColor(color))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        new_palette.setColor(QPalette.ColorGroup.Disabled, role, faint(theme))
    return new_palette


def style_sheet(theme: Theme, ui: float = 1.0) -> str:
    """Return the style sheet of fields, lists, menus and dialogs; buttons paint themselves.

    It also makes all tooltips and message boxes plain text: they contain names from files, and where Qt takes a name
    for rich text, it reads the files named in it, some of which never end.
    """

    def px(length: float) -> str:
        return f"{round(length * ui)}px"

    def inner(length: float) -> str:
        return f"{round(length * ui) - 1}px"  # the focus makes a border a pixel wider, and nothing else may move

    def high(size: float) -> str:
        return f"{text_size(size, ui)}px"

    quiet = faint(theme).name()
    return f"""
QMenuBar, QMenu, QToolTip {{ font-family: "{FAMILY}"; font-size: {high(14)}; }}
QMenuBar {{ background: {theme.strip}; color: {theme.text}; }}
QMenuBar::item {{ padding: {px(5)} {px(14)}; background: transparent; }}
QMenuBar::item:selected {{ background: {theme.panel2}; }}
QMenu {{ background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.line}; padding: {px(6)} 0; }}
QMenu::item {{ padding: {px(7)} {px(28)} {px(7)} {px(28)}; }}
QMenu::item:selected {{ background: {theme.panel2}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: {px(6)} 0; }}
QLineEdit, QSpinBox, QComboBox {{ background: {theme.strip}; color: {theme.text}; border: 1px solid {theme.ctl_line};
  border-radius: {px(tokens.RADIUS_CONTROL)}; padding: {px(4)} {px(10)}; min-height: {px(28)}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px solid {theme.text};
  padding: {inner(4)} {inner(10)}; }}
QComboBox QAbstractItemView {{ background: {theme.panel}; color: {theme.text};
  selection-background-color: {theme.panel2}; selection-color: {theme.text}; }}
QListView, QTableView, QTreeView {{ background: {theme.strip}; color: {theme.text}; border: 1px solid {theme.line};
  border-radius: {px(tokens.RADIUS_CONTROL)}; alternate-background-color: {theme.panel2};
  selection-background-color: {theme.panel2}; selection-color: {theme.text}; }}
QTreeView::item:disabled {{ color: {quiet}; }}
QCheckBox {{ color: {theme.text}; spacing: {px(8)}; }}
QCheckBox::indicator {{ width: {px(16)}; height: {px(16)}; border: 1px solid {theme.ctl_line}; border-radius: {px(4)};
  background: {theme.strip}; }}
QCheckBox::indicator:checked {{ background: {theme.link}; border-color: {theme.link}; }}
QCheckBox:focus {{ border: 2px solid {theme.text}; border-radius: {px(4)}; }}
QHeaderView::section {{ background: {theme.panel}; color: {theme.muted}; border: 0; padding: {px(6)}; }}
QDialog {{ background: {theme.panel}; color: {theme.text}; }}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[kind="notice"] {{ background: {theme.strip}; color: {theme.text}; padding: {px(8)} {px(20)};
  border-radius: {px(tokens.RADIUS_PLATE)}; font-family: "{FAMILY}"; font-size: {high(14)}; }}
QToolTip {{ background: {theme.bubble}; color: {theme.on_bubble}; border: 0; padding: {px(6)}; }}
QToolTip, QMessageBox QLabel {{ qproperty-textFormat: PlainText; }}
{dialog_sheet(theme, px, inner, high, quiet)}"""
