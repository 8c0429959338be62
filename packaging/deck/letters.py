"""Removes glyphs from the window's fonts that no name or message in the program uses.

Run `../.venv/bin/python -m deck.letters` in the packaging folder. Inter has phonetic letters, ancient Greek, symbols of
its own, and second and third forms of many letters. If one of those is needed, Qt takes it from another font, as it
does for Chinese. A font that has already been trimmed stays as it is.
"""

from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .suit_signs import FEATURE, FONTS

KEPT: Final = (
    range(0x0020, 0x0250),  # Latin
    range(0x02B0, 0x0530),  # marks and accents, Greek, Cyrillic
    range(0x1E00, 0x1F00),  # Latin for Vietnamese and Welsh
    range(0x2000, 0x2150),  # punctuation, currencies, letterlike symbols
    range(0x2150, 0x2160),  # fractions
    range(0x2190, 0x2700),  # arrows, mathematics, shapes, suits
    range(0xFB00, 0xFB07),  # fi and fl
)
"""The Unicode code points that are kept."""
FORMS: Final = ("calt", "case", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum", FEATURE)
"""The OpenType features that are kept: those that Qt applies by itself, tabular figures and German suits."""


def with_kept_letters(file: Path) -> bytes:
    """Return a font file with only the kept glyphs."""
    font = TTFont(file, recalcTimestamp=False)
    options = Options(layout_features=list(FORMS), name_IDs=["*"], name_languages=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for letter in chain(*KEPT) if letter in font.getBestCmap()])
    subsetter.subset(font)
    made = BytesIO()
    font.save(made)
    return made.getvalue()


def main() -> None:
    """Trim every font that ships."""
    for file in sorted(FONTS.glob("*.otf")):
        file.write_bytes(with_kept_letters(file))


if __name__ == "__main__":
    main()
