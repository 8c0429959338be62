"""The window and the table: everything visible, and nothing that knows the rules."""

from pinochle_qt.quick_enums import build_quickly
from pinochle_qt.ui.app.late_signatures import signatures_later

build_quickly()
with signatures_later():
    import PySide6.QtCore  # noqa: F401
