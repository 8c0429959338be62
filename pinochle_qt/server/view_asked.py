"""What the panel for each kind of question needs beyond the view: texts, and choices with their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def asked_view(observation: Observation, prompt: Prompt, names: Sequence[str]) -> dict[str, Any]:
    """Return what the panel needs that asks the guest; `names` are those of the seats."""
    del observation, names
    return {"kind": prompt.kind}
