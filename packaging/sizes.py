"""Prints how large a program and its downloads are."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from build import files_in, size

_MEBIBYTE: Final = 1 << 20


def print_sizes(console: Console, frozen: Path, downloads: Iterable[Path], note: str = "") -> None:
    """Print the sizes of a frozen program, with a note, of its downloads and of its ten largest files."""
    console.print(f"Unpacked {size(frozen) / _MEBIBYTE:.1f} MiB{note}")
    for path in downloads:
        console.print(f"{path.stat().st_size / _MEBIBYTE:8.1f} MiB  {path.name}")
    largest = sorted(((path.stat().st_size, path) for path in files_in(frozen)), reverse=True)[:10]
    table = Table("MiB", "Largest files", box=box.SIMPLE)
    for length, path in largest:
        table.add_row(f"{length / _MEBIBYTE:.1f}", str(path.relative_to(frozen)))
    console.print(table)
