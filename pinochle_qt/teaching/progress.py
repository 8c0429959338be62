"""A learner's progress in the lessons, in a small file beside the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, field
from msgspec.structs import replace

from pinochle_qt.teaching import user_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class LessonProgress(user_file.UserFile, frozen=True):
    """Which lessons are finished, and the current step of those that were left unfinished."""

    done: frozenset[str] = frozenset()
    """The names of the finished lessons."""
    steps: dict[str, Annotated[int, Meta(ge=0)]] = field(default_factory=dict)
    """The step, counted from 0, at which each unfinished lesson was left."""
    last: str = ""
    """The lesson taken last."""

    def reached(self, name: str, step: int) -> LessonProgress:
        """Return the progress after reaching a step of a lesson."""
        return replace(self, steps={**self.steps, name: step}, last=name)

    def finished(self, name: str) -> LessonProgress:
        """Return the progress after finishing a lesson."""
        left = {other: step for other, step in self.steps.items() if other != name}
        return replace(self, done=self.done | {name}, steps=left, last=name)


def load_progress(path: Path) -> LessonProgress:
    """Return the progress in a file; no lesson has been taken if there is no file, or it cannot be read.

    From a file of a newer version, the parts known here are used. Lessons can be opened in any order, so a damaged file
    loses nothing but the marks of what was taken.
    """
    return user_file.load(path, LessonProgress)


def change_progress(path: Path, how: Callable[[LessonProgress], LessonProgress]) -> None:
    """Change the progress in a file, unless the file is from a newer version of the program.

    Raises:
        OSError: it cannot be read or written, and is unchanged.
    """
    user_file.change(path, LessonProgress, how)
