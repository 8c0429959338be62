"""What the system that runs the tests lacks; what Wine lacks that Windows has is said by `not_under_wine`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def _is_wine() -> bool:
    if sys.platform == "win32":
        from ctypes import WinDLL

        return hasattr(WinDLL("ntdll"), "wine_get_version")
    return False


IS_WINE: Final = _is_wine()

needs_pipes_with_names: Final = pytest.mark.skipif(
    not hasattr(os, "mkfifo"), reason="Windows has no pipes that lie in folders"
)

needs_open_files_to_move: Final = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows neither removes nor replaces a file that is open"
)

NO_GRIMP: Final = "the library of grimp cannot be loaded"


def not_under_wine(reason: str) -> pytest.MarkDecorator:
    """Return a mark for a test that must pass on Windows, but cannot under Wine, for a reason that the run prints."""
    return pytest.mark.skipif(IS_WINE, reason=f"Wine: {reason}")


def make_link(link: Path, target: Path) -> None:
    """Make a symbolic link; skip the test where only administrators may, and under Wine, which makes none."""
    try:
        link.symlink_to(target, target_is_directory=target.is_dir())
    except OSError as error:
        if sys.platform != "win32":
            raise
        pytest.skip(f"only administrators can make links on Windows: {error.strerror}")
    if not link.is_symlink():
        pytest.skip("Wine: it makes no symbolic links")
