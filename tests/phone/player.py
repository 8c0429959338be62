"""Somebody who plays on a phone: looks at the page, and touches what can be touched there, now this, now that."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.phone.page import MODULE

if TYPE_CHECKING:
    from random import Random

    from tests.phone.browser import Phone

_LOOK: Final = Path(__file__).with_name("look.js").read_text("utf-8").replace("STORE", MODULE.format("store"))


PASSES: Final = 0.8
"""How often somebody passes who may bid: people who always bid would go back further than they get on."""


class Player:
    """Plays on one phone by touching it."""

    def __init__(self, phone: Phone, chance: Random, passes: float = PASSES) -> None:
        self.phone = phone
        self._chance = chance
        self._passes = passes
        self._number = -1
        self._tries = 0
        self.touches = 0
        self.is_over = False
        """Whether the match has ended."""
        self.kinds: dict[str, int] = {}
        """How often each kind of question has been answered, or tried to."""

    def look(self, patience_ms: int = 0) -> dict[str, Any]:
        """Return what can be done on the page, as soon as anything can, or after so many ms."""
        seen: dict[str, Any] = self.phone.run(_LOOK.replace("PATIENCE", str(patience_ms)))
        self.is_over = seen["over"]
        return seen

    def move(self, patience_ms: int = 0) -> bool:
        """Do something if anything can be done within so many ms; return whether."""
        return self.answer(self.look(patience_ms))

    def answer(self, seen: dict[str, Any]) -> bool:
        """Touch something of what has been seen; return whether there was anything."""
        if seen["over"]:
            return False
        if seen["number"] != self._number:
            self._number, self._tries = seen["number"], 0
            if seen["kind"]:
                self.kinds[seen["kind"]] = self.kinds.get(seen["kind"], 0) + 1
        at = self._choice(seen)
        if at is None:
            return False
        self._tries += 1
        if seen["kind"] == "play" and not seen["main"]:
            self._touch(at)  # the card rises; touched again, it is played
        self._touch(at)
        return True

    def _touch(self, at: int) -> None:
        self.touches += 1
        where = self.phone.point(f"[data-at='{at}']")
        if where is not None:
            self.phone.touch(*where)

    def _choice(self, seen: dict[str, Any]) -> int | None:
        """Return what to touch; after a while only what leads on."""
        main, other, cards = seen["main"], seen["other"], seen["cards"]
        is_curious = self._tries < 4 and self._chance.random() < 0.4
        if seen["kind"] in {"give", "bury"}:
            found = other if is_curious and other else main or cards
        elif seen["kind"] == "play":
            found = cards or main  # claiming to be out would only end the match
        elif seen["passes"] and (self._chance.random() < self._passes or not main):
            found = seen["passes"]
        elif is_curious and (other or cards):
            found = other + cards
        else:
            found = main or other
        return self._chance.choice(found) if found else None
