"""The program's `match` command, without haste: `python tests/benchmarks/match.py --a expert --b steady --deals 400`.

It takes the same arguments and plays in one process. Only processor time limits the players' thinking, so that a match
on a busy machine, or against a player in another process, has the same result as on a quiet one.
"""

from __future__ import annotations

import sys
from pathlib import Path

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from pinochle_qt.__main__ import main
from tests.benchmarks.watched import unhurried

if __name__ == "__main__":
    with unhurried():
        sys.exit(main(["match", *sys.argv[1:]]))
