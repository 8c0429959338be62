"""Draws the map of packages and imports in CONTRIBUTING.md: `PYTHONPATH=packaging .venv/bin/python -m house_map`."""

import re
from pathlib import Path
from typing import Final

from system import needs

if __name__ == "__main__":
    needs("draw the map", modules=["grimp"])

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "CONTRIBUTING.md"
ROOMS: Final = (
    "ui.dialogs",
    "ui.host",
    "ui.controller",
    "ui.rooms",
    "ui.panels",
    "ui.controls",
    "ui.models",
    "ui.table.input",
    "ui.table.scene",
    "ui.table.geometry",
    "ui.table.zones",
    "ui.draw",
    "ui.sound",
    "ui.words",
    "ui",
    "cli",
    "teaching",
    "library",
    "session",
    "scorekeeping",
    "ai",
    "record",
    "variants",
    "engine",
)
"""The packages on the map, each with everything in it; the rest of `ui` is the window around its packages."""
_ROOM_OF_MODULE: Final = {
    "ui.adviser": "ui.controller",
    "ui.bots": "ui.controller",
    "ui.melds_to_see": "ui.controller",
    "ui.odds": "ui.controller",
    "ui.process_poller": "ui.controller",
    "ui.library": "ui.rooms",
}
"""Modules directly in `ui` that belong to another package on the map."""
_BLOCK: Final = re.compile(r"(?<=```mermaid\n).*?(?=```)", re.DOTALL)


def drawn() -> str:
    """Return the map in Mermaid syntax, without arrows that a longer path of arrows implies."""
    graph = grimp.build_graph("pinochle_qt")
    arrows: dict[str, set[str]] = {room: set() for room in ROOMS}
    for module in graph.modules:
        importing_room = _room(module)
        for imported in graph.find_modules_directly_imported_by(module):
            imported_room = _room(imported)
            if importing_room and imported_room and importing_room != imported_room:
                arrows[importing_room].add(imported_room)
    lines = ["graph TD"]
    lines += [f'    {_name(room)}["{room}"]' for room in ROOMS]
    lines += [
        f"    {_name(a)} --> {_name(b)}" for a in ROOMS for b in ROOMS if b in arrows[a] and _is_needed(a, b, arrows)
    ]
    return "\n".join(lines) + "\n"


def page_with(drawing: str, page: str) -> str:
    """Return the page with its map replaced by this one."""
    return _BLOCK.sub(lambda _: drawing, page)


def _room(module: str) -> str | None:
    inside = module.removeprefix("pinochle_qt.")
    inside = _ROOM_OF_MODULE.get(inside, inside)
    return next((room for room in ROOMS if inside == room or inside.startswith(f"{room}.")), None)


def _name(room: str) -> str:
    return room.replace(".", "_")


def _is_needed(start: str, end: str, arrows: dict[str, set[str]]) -> bool:
    """Return whether no longer path leads from one package to another."""
    seen, to_visit = set[str](), [room for room in arrows[start] if room != end]
    while to_visit:
        room = to_visit.pop()
        if room == end:
            return False
        if room not in seen:
            seen.add(room)
            to_visit += arrows[room]
    return True


if __name__ == "__main__":
    PAGE.write_text(page_with(drawn(), PAGE.read_text("utf-8")), "utf-8")
