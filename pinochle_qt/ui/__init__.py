"""The window and the table: everything that is seen, and nothing that knows the rules.

PySide reads the source of every module that is imported after it, in search of its own name. What needs no Qt is
therefore imported before it, which is a tenth of the time until the table is there.
"""

import pinochle_qt.session.session
import pinochle_qt.session.settings  # noqa: F401
