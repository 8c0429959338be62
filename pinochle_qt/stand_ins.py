"""Stands in for modules that a library imports, and that this program has no use for."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

PLAIN_START: Final = "PINOCHLE_PLAIN_START"
"""The environment variable that lets libraries load everything, as they do in other programs."""


@contextmanager
def standing_in(*modules: ModuleType) -> Iterator[None]:
    """Let a library that is first imported in this block find these modules, except for those already loaded.

    Afterwards, the real ones can be imported.
    """
    used = {} if os.environ.get(PLAIN_START) else {each.__name__: each for each in modules}
    used = {name: module for name, module in used.items() if name not in sys.modules}
    sys.modules.update(used)
    try:
        yield
    finally:
        for name in used:
            del sys.modules[name]
