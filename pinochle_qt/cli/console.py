"""Tables and colored lines on standard output."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console

from pinochle_qt.output import told_if_lost

_WIDTH: Final = 120
"""The columns of a file or pipe, which has no width of its own; nothing may be cut off there."""


class OutputConsole(Console):
    """Standard output as rich prints on it, as wide as the terminal if it is one."""

    def __init__(self, *, highlight: bool = True) -> None:
        """Take whether numbers and names in lines are colored."""
        super().__init__(highlight=highlight)
        if not self.is_terminal:
            self.width = _WIDTH

    def print(self, *objects: Any, **how: Any) -> None:
        """Print as rich does.

        Raises:
            BrokenPipeError: nobody reads the output anymore.
            OutputLost: it cannot be written.
        """
        with told_if_lost():
            super().print(*objects, **how)

    def on_broken_pipe(self) -> None:
        """Leave it to the program, which has an exit code for it; rich would end it with another one."""
        raise BrokenPipeError
