"""What a computer player is: it gets an observation and a question, and answers with an action and a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec import Struct

if TYPE_CHECKING:
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


class Decision(Struct, frozen=True):
    """An answer with the reason for it in words, and the numbers that the reason is based on."""

    action: SeatAction
    reason: Reason
    values: tuple[tuple[SeatAction, float], ...] = ()
    """Each action that was compared, with its value in points; empty if a rule of thumb compared none."""


class Player(Protocol):
    """Anything that can sit at the table."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Return a legal answer to the prompt, within `budget` seconds if one is given."""


@runtime_checkable
class ExplainingPlayer(Player, Protocol):
    """A player that can say why."""

    def decide(self, observation: Observation, prompt: Prompt, budget: float | None) -> Decision:
        """Return a legal answer and its reason."""
