"""Somebody who plays on a phone: looks at the page, and touches what can be touched there, now this, now that."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.actions import Bid, Bury, Give, NameTrump, Pass, Play
from pinochle_qt.engine.cards import card_text
from pinochle_qt.engine.observe import Observation
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import from_json
from pinochle_qt.protocol.wire import from_wire
from tests.phone.page import MODULE, told

if TYPE_CHECKING:
    from random import Random

    from pinochle_qt.engine.actions import SeatAction
    from tests.phone.browser import Phone

_LOOK: Final = Path(__file__).with_name("look.js").read_text("utf-8").replace("STORE", MODULE.format("store"))


PASSES: Final = 0.8
"""How often somebody passes who may bid: people who always bid would go back further than they get on."""


class Player:
    """Plays on one phone by touching it."""

    def __init__(self, phone: Phone, chance: Random, passes: float = PASSES, *, is_advised: bool = False) -> None:
        """Make somebody who bids, passes cards and plays by chance, or as the simplest computer player does."""
        self.phone = phone
        self._is_advised = is_advised
        self._advice: SeatAction | None = None
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
            self._advice = self._advised() if seen["kind"] and self._is_advised else None
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
        main: list[int] = seen["main"]
        passes: list[int] = seen["passes"]
        other, cards = seen["other"], seen["cards"]
        match self._advice:
            case Pass() if passes:
                return self._chance.choice(passes)
            case Play(card=card) if card_text(card) in seen["codes"]:
                return int(cards[seen["codes"].index(card_text(card))])
            case Give(cards=chosen) | Bury(cards=chosen) if not main and self._tries < len(chosen):
                return int(cards[seen["codes"].index(card_text(chosen[self._tries]))])
            case Bid() | NameTrump() | Give() | Bury() if main:
                return self._chance.choice(main)
        is_curious = self._tries < 4 and self._chance.random() < 0.4
        if seen["kind"] in {"give", "bury"}:
            found = other if is_curious and other else main or cards
        elif seen["kind"] == "play":
            found = cards or main  # claiming to be out would only end the match
        elif passes and (self._chance.random() < self._passes or not main):
            found = passes
        elif is_curious and (other or cards):
            found = other + cards
        else:
            found = main or other
        return self._chance.choice(found) if found else None

    def _advised(self) -> SeatAction:
        """Return what a computer player would do who knows what this phone knows."""
        data = told(self.phone, "({rules: told.welcome.rules, seen: told.state.observation, asked: told.state.prompt})")
        rules = from_json(data["rules"])
        observation = from_wire(data["seen"], Observation, rules)
        return Policy().choose(observation, from_wire(data["asked"], Prompt, rules), None)
