"""The command line of pinochle-qt."""

import argparse
import multiprocessing
import sys
from collections.abc import Sequence

from pinochle_qt import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given command line arguments and return its exit code."""
    multiprocessing.freeze_support()
    parser = argparse.ArgumentParser(prog="pinochle-qt", description="Pinochle for the desktop.")
    parser.add_argument("--version", action="version", version=f"pinochle-qt {__version__}")
    parser.parse_args(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
