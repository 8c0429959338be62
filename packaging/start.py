"""Prepares everything that pinochle-qt needs and starts it: `python3 packaging/start.py`; see README.md."""

import sys

if sys.version_info < (3, 11):
    # Everything else is imported after this check, because an old Python could not even parse it.
    sys.exit(
        "pinochle-qt needs Python 3.11 or newer, and this is Python "
        + ".".join(str(number) for number in sys.version_info[:3])
        + ": please install a newer Python and start this file with it."
    )

from launch import main

if __name__ == "__main__":
    main(sys.argv[1:])
