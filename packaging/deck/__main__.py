"""Writes the deck: run `python3 -m deck` in the packaging folder."""

import argparse
from pathlib import Path

from .build import ASSETS, write


def main() -> None:
    """Write all drawings into the project's assets folder, or into another folder."""
    parser = argparse.ArgumentParser(prog="deck", description="Write the card pictures, the portraits and the icon.")
    parser.add_argument(
        "assets", nargs="?", type=Path, default=ASSETS, help="folder to write to (default: %(default)s)"
    )
    write(parser.parse_args().assets)


if __name__ == "__main__":
    main()
