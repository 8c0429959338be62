"""A player that plays pinochle with the keyboard alone, knowing only what a screen reader says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.screen_reader import Desktop, Node, Ref

TITLE: Final = "Pinochle"
_UNREAD: Final = frozenset({"menu bar"})
_TRIES: Final = 8
"""Presses of a key before the next key is tried: a panel that has just opened ignores presses meant for others."""
_EFFECTS: Final = frozenset({"Announcement", "PropertyChange:accessible-description", "StateChanged:showing"})
_QUIET: Final = 0.06
"""Seconds of silence to wait for before answering, because a listener does not answer while anything is being said."""
_AGAIN: Final = 1.0
"""Seconds without an effect after which a key is pressed again; keys that are hammered have no effect."""


class BlindPlayer:
    """Reads, decides and presses keys until a match is over, and passes what it reads to `look` at every question."""

    def __init__(self, desktop: Desktop, program: Ref, look: Callable[[Node], None]) -> None:
        self._screen, self._reader, self._program, self._look = desktop.screen, desktop.reader, program, look
        self._room = self.read()
        self.answers = 0

    def read(self) -> Node:
        """Return everything visible except the menus."""
        return self._reader.tree(self._program, without=_UNREAD)

    def play(self, *, deals: int | None = None) -> None:
        """Play a match, or this many deals of it, to the end."""
        played = 0
        while True:
            self._wait_until_asked()
            self._look(self._room)
            if self._button("Rematch"):
                return
            if self._button("Next deal"):
                played += 1
                if played == deals:
                    return
            self._answer()
            self.answers += 1

    # ---- actions -----------------------------------------------------------------------------------------------------

    def _wait_until_asked(self) -> None:
        """Read after every event until there is a question, and keep what was read last in `_room`."""

        def is_asked() -> bool:
            self._room = self.read()
            return self._is_asked()

        self._reader.wait("a question", is_asked)
        self._reader.listen_until_quiet(_QUIET)
        before = -1
        while before != len(self._reader.heard):  # a tree that changes while it is read mixes two moments
            before = len(self._reader.heard)
            self._room = self.read()
            self._reader.listen_until_quiet(_QUIET)

    def _is_asked(self) -> bool:
        own = self._item("Players", 0)
        is_on_turn = own is not None and "On turn" in own.more
        return is_on_turn or any(self._button(name) for name in ("Rematch", "Next deal", "Continue"))

    def _answer(self) -> None:
        """Answer the question with cards, or with the button that Enter presses."""
        if self._button("Pass") and self._has_bid():
            self._press("p")
        elif self._has_to_pick():
            self._pick()
        elif self._button() is None and self._playable():
            self._go_to(lambda card: "can be played" in card.more)
            self._press("Return")
        else:
            self._press("Return", "1", "Right")

    def _has_bid(self) -> bool:
        own = self._item("Players", 0)
        return own is not None and re.search(r"\bBid \d", own.more) is not None

    def _has_to_pick(self) -> bool:
        return any("more to pick" in node.name for node in self._room.walk())

    def _pick(self) -> None:
        """Pick as many cards as are asked for, one after the other, and confirm with Enter."""
        while self._has_to_pick():
            self._go_to(lambda card: "can be picked" in card.more and "chosen" not in card.more)
            self._press("space")
            self._room = self.read()
        self._press("Return")

    def _go_to(self, is_wanted: Callable[[Node], bool]) -> None:
        """Move along the cards until one that is wanted has the focus."""
        focused = [node for node in self._room.walk() if node.is_focused]
        at = focused[-1] if focused else None
        for _ in range(40):
            if at is not None and at.role == "list item" and is_wanted(at):
                return
            at = self._reader.tree(self._after("Right"))
        raise AssertionError("no such card is reached with the arrow keys")

    def _after(self, key: str) -> Ref:
        """Press a key and return the object that is then reported to have the focus."""
        since = len(self._reader.heard)

        def told() -> list[Ref]:
            focused = (each for each in self._reader.heard[since:] if each.kind == "StateChanged:focused")
            return [each.ref for each in focused if each.is_on]

        self._screen.press(key)
        self._reader.wait("a card with the keys", lambda: bool(told()))
        return told()[-1]

    # ---- text --------------------------------------------------------------------------------------------------------

    def _press(self, *keys: str) -> None:
        """Press the first key until it has an effect; if it never has one, try the next key."""
        for key in keys:
            for _ in range(_TRIES):
                since = len(self._reader.heard)
                self._screen.press(key)
                if self._reader.hears(_AGAIN, lambda heard: heard.kind in _EFFECTS, since):
                    return
        raise AssertionError(f"nothing came of {keys} where it said {[node.name for node in self._room.walk()]}")

    def _playable(self) -> list[Node]:
        hand = self._room.find("list", "Your cards")
        return [card for card in hand.children if "can be played" in card.more] if hand is not None else []

    def _button(self, name: str = "") -> Node | None:
        """Return a visible button, with the name if one is given, on a panel that asks something."""
        for panel in self._room.walk():
            if panel.role == "panel" and panel.name != "Card table":
                found = panel.find("push button", name)
                if found is not None:
                    return found
        return None

    def _item(self, name: str, at: int) -> Node | None:
        listed = self._room.find("list", name)
        return listed.children[at] if listed is not None and at < len(listed.children) else None
