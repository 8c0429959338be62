"""Finding the games in which a deal was played of which somebody has the code."""

from __future__ import annotations

from msgspec import json

from pinochle_qt.engine.cards import card_text
from pinochle_qt.engine.game import Game
from pinochle_qt.session.deal_code import BadDealCode, decode


def hands_of_code(text: str) -> str:
    """Return the hands of the deal that a code stands for, as summaries hold them; nothing if it is no code."""
    try:
        code = decode(text)
    except BadDealCode:
        return ""
    dealt = Game(code.rules).deal_out(code.pack, code.dealer)
    hands = ["".join(map(card_text, hand)) for hand in dealt.hands]
    return json.encode({"hands": hands}).decode().strip("{}")
