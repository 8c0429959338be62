"""How far a learner has come: a small file beside the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, field
from msgspec.structs import replace

from pinochle_qt.teaching import kept

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Progress(kept.Kept, frozen=True):
    """Which lessons have been taken, and where the learner is in those that were left."""

    done: frozenset[str] = frozenset()
    """The names of lessons that were taken to their end."""
    steps: dict[str, Annotated[int, Meta(ge=0)]] = field(default_factory=dict)
    """For lessons that were begun and left, at which step, from 0 on."""
    last: str = ""
    """The lesson that was taken last."""

    def reached(self, name: str, step: int) -> Progress:
        """Return the progress of somebody who takes a step of a lesson."""
        return replace(self, steps={**self.steps, name: step}, last=name)

    def finished(self, name: str) -> Progress:
        """Return the progress of somebody who has taken a lesson to its end."""
        left = {other: step for other, step in self.steps.items() if other != name}
        return replace(self, done=self.done | {name}, steps=left, last=name)


def load_progress(path: Path) -> Progress:
    """Return what is in a file; nothing has been taken where there is none, or where it cannot be read.

    Of a file of a newer version that is taken which is known here. Lessons can be opened in any order, so that nothing
    is lost with a damaged file but the marks of what was taken.
    """
    return kept.load(path, Progress)


def change_progress(path: Path, how: Callable[[Progress], Progress]) -> None:
    """Change what is in a file, unless it is one of a newer version of the program.

    Raises:
        OSError: it cannot be read or written, and is what it was.
    """
    kept.change(path, Progress, how)
