"""Finds the games in which the deal with a given code was played."""

from __future__ import annotations

from msgspec import json

from pinochle_qt.engine.cards import compact_text
from pinochle_qt.engine.game import Game
from pinochle_qt.session.dealing.deal_code import BadDealCode, decode


def hands_of_code(text: str) -> str:
    """Return the hands of the deal with a code, in the form that summaries use; empty if the code is invalid."""
    try:
        code = decode(text)
    except BadDealCode:
        return ""
    dealt = Game(code.rules).deal_out(code.pack, code.dealer)
    hands = list(map(compact_text, dealt.hands))
    return json.encode({"hands": hands}).decode().strip("{}")
