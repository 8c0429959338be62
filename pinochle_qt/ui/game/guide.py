"""What leads through a lesson in place of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.prompts import Prompt


class Guide(Protocol):
    """Leads through a lesson: plays for everybody until the learner is to act, and objects to the wrong actions."""

    @property
    def can_show(self) -> bool:
        """Whether it can show what to do now."""

    def show_me(self) -> None:
        """Show what to do now, if there is anything to show."""

    def decides(self, prompt: Prompt) -> bool:
        """Return whether the guide decides in place of the seat that is asked."""

    def action(self, prompt: Prompt) -> SeatAction | None:
        """Return the action to take for the seat that is asked, or None while the table should wait."""

    def objection(self, action: Action) -> str | None:
        """Return the objection to an action that the rules allow but the lesson does not want now, or None."""
