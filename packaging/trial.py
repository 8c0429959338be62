"""Tries out a release as players would: `.venv/bin/python packaging/trial.py`, after release.py.

It tries the release for Linux on fresh Debian systems (linux/trial.py), or with `--windows` the one for Windows
(windows/trial.py), under Wine or on Windows itself.
"""

import argparse
import sys
from collections.abc import Sequence

from system import Trouble, needs

if __name__ == "__main__":
    needs(
        "try a release",
        modules=["Xlib"] if sys.platform == "linux" else [],
        window={"QT_QPA_PLATFORM": "offscreen"} if sys.platform == "linux" else None,
    )

from rich.console import Console

from linux.roots import SYSTEMS


def main(arguments: Sequence[str]) -> None:
    """Try everything and print the results, or exit with one sentence about what is wrong."""
    parser = argparse.ArgumentParser(description="Try what release.py made.")
    parser.add_argument("--system", action="append", choices=SYSTEMS, help="only this one; may be said again")
    parser.add_argument("--windows", action="store_true", help="try the release for Windows, elsewhere under Wine")
    parser.add_argument("--briefly", action="store_true", help="measure no starts and play no deal")
    args = parser.parse_args(arguments)
    try:
        if args.windows:
            from windows.trial import try_windows

            try_windows(Console(), is_brief=args.briefly)
        else:
            from linux.trial import try_linux  # Windows has no X

            try_linux(Console(), args.system or SYSTEMS, is_brief=args.briefly)
    except Trouble as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main(sys.argv[1:])
