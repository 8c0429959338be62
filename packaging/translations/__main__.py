"""Updates the translations: `PYTHONPATH=packaging .venv/bin/python -m translations`."""

import sys

from .catalog import phrases
from .files import TRANSLATED, release, update


def main() -> int:
    """Rewrite and compile the file of every language, and print the number of texts still to be translated."""
    unfinished = 0
    for language in TRANSLATED:
        missing = update(language, phrases())
        release(language)
        print(f"{language}: {len(missing)} to translate")
        unfinished += len(missing)
    return int(unfinished > 0)


if __name__ == "__main__":
    sys.exit(main())
