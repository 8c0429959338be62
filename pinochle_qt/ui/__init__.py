"""The window and the table: everything that is seen, and nothing that knows the rules."""

import builtins

from pinochle_qt.session.paths import system_paths
from pinochle_qt.ui.kept_code import KeptCode

SUPPORT = KeptCode(system_paths().support)
"""What PySide brings along as text."""
with SUPPORT.used():
    import PySide6.QtCore  # noqa: F401

# PySide has put an import of its own in place of Python's. For the sake of `from __feature__ import …`, which is used
# nowhere here, it reads and keeps the source of every module that is imported from then on, in search of its own name:
# a tenth of the time until the table is there. The import of before is kept under this name.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
