"""The style sheet of what only dialogs have: settings rows, steppers, switches, side lists, scroll bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.draw.theme import Theme


def dialog_sheet(
    theme: Theme, px: Callable[[float], str], inner: Callable[[float], str], high: Callable[[float], str], faint: str
) -> str:
    """Return the style sheet; `faint` is the color of disabled text.

    `px` converts a length at scale 1 to pixels, `inner` a padding inside the border of the focus, and `high` the height
    of text, which is never too small to read.

    The property `tone` of a label selects its text style, `kind` of a frame or field its look, and `state` of a row
    marks it as `changed`, a `problem` or `idle`.
    """
    return f"""
QLabel[tone="title"] {{ font-size: {high(20)}; font-weight: 700; }}
QLabel[tone="heading"] {{ font-size: {high(15)}; font-weight: 700; }}
QLabel[tone="name"] {{ font-size: {high(15)}; font-weight: 600; }}
QLabel[tone="note"] {{ font-weight: 600; }}
QLabel[tone="muted"] {{ color: {theme.muted}; }}
QLabel[tone="caption"] {{ color: {theme.muted}; font-size: {high(12)}; }}
QLabel[kind="section"] {{ padding: {px(18)} {px(16)} {px(6)} {px(16)}; }}
QLabel[tone="section"] {{ padding: {px(20)} {px(16)}; color: {theme.muted}; }}
QLabel[tone="bad"] {{ color: {theme.bad}; font-weight: 600; }}
QFrame[kind="side"] {{ background: {theme.panel}; border: 0; border-right: 1px solid {theme.line}; }}
QFrame[kind="head"] {{ background: {theme.panel}; border: 0; border-bottom: 1px solid {theme.line}; }}
QFrame[kind="foot"] {{ background: {theme.panel}; border: 0; border-top: 1px solid {theme.line}; }}
QFrame[kind="sheet"] {{ background: {theme.strip}; border: 0; border-left: 1px solid {theme.line}; }}
QFrame[kind="sheet"][state="alone"] {{ border: 0; }}
QFrame[kind="sheet"] QTextBrowser {{ background: {theme.strip}; border: 0; }}
QFrame[kind="banner"] {{ background: {theme.panel2}; border: 0; border-left: {px(4)} solid {theme.bad};
  border-radius: 0; }}
QFrame[kind="problems"] {{ background: {theme.panel2}; border: 0; border-top: 2px solid {theme.bad}; }}
QFrame[kind="card"] {{ background: {theme.strip}; border: 1px solid {theme.line}; border-radius: {px(8)}; }}
QFrame[kind="card"][state="current"] {{ border: 2px solid {theme.link}; }}
QFrame[kind="row"] {{ background: transparent; border: 0; border-left: {px(4)} solid transparent;
  border-bottom: 1px solid {theme.line}; border-radius: 0; }}
QFrame[kind="row"][state="changed"] {{ background: {theme.panel2}; border-left-color: {theme.link}; }}
QFrame[kind="row"][state="problem"] {{ border-left-color: {theme.bad}; }}
QFrame[kind="row"][state="problem"] QComboBox, QFrame[kind="row"][state="problem"] QFrame[kind="stepper"] {{
  border: 2px solid {theme.bad}; }}
QFrame[kind="row"][state="idle"] QLabel[tone="name"] {{ color: {theme.muted}; font-weight: 500; }}
QFrame[kind="stepper"] {{ background: {theme.strip}; border: 1px solid {theme.ctl_line}; border-radius: {px(8)}; }}
QFrame[kind="stepper"]:disabled {{ border-color: {theme.line}; }}
QFrame[kind="stepper"] QSpinBox {{ border: 1px solid transparent; border-left-color: {theme.ctl_line};
  border-right-color: {theme.ctl_line}; border-radius: 0; background: transparent; font-size: {high(15)};
  font-weight: 600; min-height: {px(30)}; padding: 1px; }}
QFrame[kind="stepper"][state="open"] QSpinBox {{ font-size: {high(13)}; }}
QFrame[kind="stepper"] QSpinBox:disabled {{ border-left-color: {theme.line}; border-right-color: {theme.line}; }}
QFrame[kind="stepper"] QSpinBox:focus {{ border: 2px solid {theme.text}; padding: 0; }}
QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled {{ color: {faint}; border-color: {theme.line}; }}
QComboBox[kind="choice"] QAbstractItemView {{ background: {theme.panel}; border: 1px solid {theme.ctl_line};
  padding: {px(4)}; outline: 0; }}
QComboBox[kind="choice"] QAbstractItemView::item {{ min-height: {px(32)}; padding: 0 {px(10)};
  border-radius: {px(6)}; }}
QComboBox[kind="choice"] QAbstractItemView::item:selected {{ background: {theme.link}; color: {theme.on_link}; }}
QComboBox[kind="choice"]::drop-down {{ border: 0; width: {px(28)}; }}
QComboBox[kind="choice"]::down-arrow {{ image: none; }}
QCheckBox[kind="switch"] {{ spacing: {px(10)}; min-height: {px(36)}; border: 0; }}
QCheckBox[kind="switch"]::indicator {{ width: {px(42)}; height: {px(22)}; }}
QListView[kind="side"] {{ background: transparent; border: 2px solid transparent; border-radius: {px(8)}; outline: 0; }}
QListView[kind="side"]:focus {{ border-color: {theme.text}; }}
QListView[kind="box"] {{ background: {theme.strip}; border: 1px solid {theme.line}; border-radius: {px(8)}; outline: 0;
  padding: {px(4)}; }}
QListView[kind="box"]:focus {{ border: 2px solid {theme.text}; padding: {inner(4)}; }}
QScrollArea[kind="page"] {{ background: transparent; border: 0; }}
QScrollArea[kind="page"] > QWidget > QWidget {{ background: transparent; }}
QPlainTextEdit {{ background: {theme.strip}; color: {theme.text}; border: 1px solid {theme.ctl_line};
  border-radius: {px(8)}; padding: {px(4)} {px(6)}; }}
QPlainTextEdit:focus {{ border: 2px solid {theme.text}; padding: {inner(4)} {inner(6)}; }}
QSlider::groove:horizontal {{ background: {theme.line}; height: {px(4)}; border-radius: {px(2)}; }}
QSlider::sub-page:horizontal {{ background: {theme.link}; height: {px(4)}; border-radius: {px(2)}; }}
QSlider::sub-page:horizontal:disabled {{ background: {theme.line}; }}
QSlider::handle:horizontal {{ background: {theme.text}; width: {px(18)}; margin: -{px(7)} 0; border-radius: {px(9)}; }}
QSlider::handle:horizontal:focus {{ border: 3px solid {theme.link}; }}
QSlider::handle:horizontal:disabled {{ background: {theme.ctl_line}; }}
QSlider {{ min-height: {px(24)}; }}
QScrollBar:vertical {{ background: transparent; width: {px(12)}; margin: 0; border: 0; }}
QScrollBar::handle:vertical {{ background: {theme.line}; border-radius: {px(4)}; margin: {px(2)};
  min-height: {px(32)}; }}
QScrollBar::handle:vertical:hover {{ background: {theme.ctl_line}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
