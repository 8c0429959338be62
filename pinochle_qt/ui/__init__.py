"""The window and the table: everything visible, and nothing that knows the rules."""

import builtins

from pinochle_qt.ui.late_signatures import signatures_later

with signatures_later():
    import PySide6.QtCore  # noqa: F401

# If PySide was imported earlier, it has put an import of its own in place of Python's. To support `from __feature__
# import …`, which this program never uses, that one reads and keeps the source of every module, looking for its own
# name. The original import is still there under this name.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
