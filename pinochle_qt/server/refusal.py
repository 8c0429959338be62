"""Raised for what a guest may not do at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.protocol.messages import ErrorCode


class NotPossible(Exception):
    """Raised for what a guest may not do; `phrase` says why, with its facts."""

    def __init__(self, code: ErrorCode, phrase: Phrase, **facts: str | int) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.phrase = phrase
        self.facts = facts
