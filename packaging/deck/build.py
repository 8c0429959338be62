"""The list of drawings, with the file for each."""

import gzip
import json
from pathlib import Path
from typing import Final

from .aces import ace
from .backs import FIELD_COLORS, back, night_back
from .compact import compact_face
from .courts import court
from .german import german_drawings
from .icon import icon
from .index import letters
from .large import large_face
from .palette import RANKS, SUITS
from .pip_cards import pip_card
from .portraits.person import EXPRESSIONS
from .portraits.portrait import PEOPLE, hand, portrait

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
GERMAN: Final = "deck/german.json.gz"
"""The file with all faces of the German deck: together they take a tenth of what they would take one by one."""


def full_face(rank: str, suit: str) -> str:
    """Return the full face of a card."""
    if rank in "KQJ":
        return court(rank, suit)
    return ace(suit) if rank == "A" else pip_card(rank, suit)


def drawings() -> dict[str, str]:
    """Return the content of every text file, by path relative to the assets folder."""
    files = {"icon.svg": icon(), "deck/letters.json": json.dumps(letters(), indent=1) + "\n"}
    files["deck/back_black.svg"] = night_back()
    for color in FIELD_COLORS:
        files[f"deck/back_{color}.svg"] = back(color)
    for suit in SUITS:
        for rank in RANKS:
            files[f"deck/{rank}{suit}.svg"] = full_face(rank, suit)
            files[f"deck/large/{rank}{suit}.svg"] = large_face(rank, suit)
            files[f"deck/compact/{rank}{suit}.svg"] = compact_face(rank, suit)
    for name in PEOPLE:
        files[f"portraits/{name}-hand.svg"] = hand(name)
        for expression in EXPRESSIONS:
            files[f"portraits/{name}-{expression}.svg"] = portrait(name, expression)
    return files


def write(assets: Path) -> None:
    """Write all drawings below the assets folder."""
    for name, text in drawings().items():
        path = assets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    (assets / GERMAN).write_bytes(gzip.compress(json.dumps(german_drawings()).encode(), 9, mtime=0))
