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
PACKAGES: Final = (
    "ui.app",
    "ui.reader",
    "ui.window",
    "ui.dialogs",
    "ui.learning",
    "ui.presenter",
    "ui.rooms",
    "ui.game",
    "ui.far",
    "ui.history",
    "ui.panels",
    "ui.controls",
    "ui.models",
    "ui.table.input",
    "ui.table.scene",
    "ui.table.geometry",
    "ui.table.zones",
    "ui.draw",
    "ui.sound",
    "cli",
    "server",
    "words",
    "teaching",
    "library",
    "session",
    "scorekeeping",
    "protocol",
    "ai",
    "record",
    "variants",
    "engine",
)
"""The packages on the map, each with everything in it."""
_BLOCK: Final = re.compile(r"(?<=```mermaid\n).*?(?=```)", re.DOTALL)


def drawn() -> str:
    """Return the map in Mermaid syntax, without arrows that a longer path of arrows implies."""
    graph = grimp.build_graph("pinochle_qt")
    arrows: dict[str, set[str]] = {package: set() for package in PACKAGES}
    for module in graph.modules:
        importing = _package(module)
        for imported in graph.find_modules_directly_imported_by(module):
            target = _package(imported)
            if importing and target and importing != target:
                arrows[importing].add(target)
    lines = ["graph TD"]
    for package in PACKAGES:
        needed = [each for each in PACKAGES if each in arrows[package] and _is_needed(package, each, arrows)]
        lines += [f"    {package} --> {' & '.join(needed)}"] if needed else []
    return "\n".join(lines) + "\n"


def page_with(drawing: str, page: str) -> str:
    """Return the page with its map replaced by this one."""
    return _BLOCK.sub(lambda _: drawing, page)


def _package(module: str) -> str | None:
    inside = module.removeprefix("pinochle_qt.")
    return next((package for package in PACKAGES if inside == package or inside.startswith(f"{package}.")), None)


def _is_needed(start: str, end: str, arrows: dict[str, set[str]]) -> bool:
    """Return whether no longer path leads from one package to another."""
    seen, to_visit = set[str](), [package for package in arrows[start] if package != end]
    while to_visit:
        package = to_visit.pop()
        if package == end:
            return False
        if package not in seen:
            seen.add(package)
            to_visit += arrows[package]
    return True


if __name__ == "__main__":
    PAGE.write_text(page_with(drawn(), PAGE.read_text("utf-8")), "utf-8")
