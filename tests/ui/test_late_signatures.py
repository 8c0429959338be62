"""PySide's knowledge of signatures is loaded only when it is needed, and then explains errors as always."""

from __future__ import annotations

import sys

from tests import programs

_WRONG_CALLS = """
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
for wrong in (lambda: QSize("wide"), lambda: QSize(1, 2).scaled("wide"), lambda: QLabel(3.5), lambda: QSize().width(1)):
    try:
        wrong()
    except TypeError as error:
        print(error)
print(PySide6.QtCore.QSize.scaled.__doc__)
"""
_PLAIN = f"import PySide6.QtCore{_WRONG_CALLS}"
_TABLE = f"""
import builtins, sys
real = builtins.compile
import pinochle_qt.ui, PySide6.QtCore, PySide6.QtWidgets
assert "shibokensupport.signature.parser" not in sys.modules
assert builtins.compile is real
assert "zipfile" not in sys.modules
finders = list(sys.meta_path)
{_WRONG_CALLS}
assert "shibokensupport.signature.parser" in sys.modules
assert sys.meta_path == finders
"""


def printed_by(program: str) -> str:
    """Return what a separate program prints."""
    return programs.run([sys.executable, "-c", program], check=True).stdout


def test_a_wrong_call_is_explained_as_without_the_replacement() -> None:
    explained = printed_by(_PLAIN)
    assert "Supported signatures:\n  PySide6.QtCore.QSize.__init__(" in explained
    assert printed_by(_TABLE) == explained
