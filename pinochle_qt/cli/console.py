"""Tables and colored lines on standard output, in which names are never taken for markup."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console

from pinochle_qt.output import reporting_lost_output

_WIDTH: Final = 120
"""The width, in columns, of a file or pipe, which has none of its own; no line should be cut off there."""


class OutputConsole(Console):
    """A rich console on standard output, as wide as the terminal if it is one."""

    def __init__(self, *, highlight: bool = True) -> None:
        """Create the console; `highlight` says whether numbers and names in lines are colored."""
        super().__init__(highlight=highlight, markup=False, emoji=False)
        if not self.is_terminal:
            self.width = _WIDTH

    def print(self, *objects: Any, **how: Any) -> None:
        """Print as rich does.

        Raises:
            BrokenPipeError: if nothing reads the output anymore.
            OutputLost: if it cannot be written.
        """
        with reporting_lost_output():
            super().print(*objects, **how)

    def on_broken_pipe(self) -> None:
        """Let the program handle a broken pipe with its own exit status; rich would exit with a different one."""
        raise BrokenPipeError
