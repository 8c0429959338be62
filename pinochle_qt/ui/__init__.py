"""The window and the table: everything that is seen, and nothing that knows the rules."""

import builtins

from pinochle_qt.ui.late_signatures import signatures_later

with signatures_later():
    import PySide6.QtCore  # noqa: F401

# Where PySide was imported before, it has put an import of its own in place of Python's. For the sake of `from
# __feature__ import …`, which is used nowhere here, that reads and keeps the source of every module, in search of its
# own name. The import of before is kept under this name.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
