"""Makes the fonts of the phones' page: the letters of its languages, compressed for browsers.

Run `../.venv/bin/python -m deck.web_fonts` in the packaging folder, with the package `brotli`. Other letters, as in
names, come from the phone's own font.
"""

from itertools import chain
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .suit_signs import FONTS

KEPT: Final = (
    range(0x0020, 0x007F),
    (0x00A1, 0x00AB, 0x00B7, 0x00BB, *range(0x00BF, 0x0100), 0x0152, 0x0153),
    (0x2013, 0x2014, *range(0x2018, 0x201F), 0x2022, 0x2026, 0x202F, 0x2212, 0x2713),
)
"""The Unicode code points that are kept: Western European letters, and the punctuation of sentences."""
WEIGHTS: Final = {"Regular": "inter-regular.woff2", "SemiBold": "inter-semibold.woff2"}


def main() -> None:
    """Write the fonts into the page's folder."""
    for weight, name in WEIGHTS.items():
        font = TTFont(FONTS / f"Inter-{weight}.otf", recalcTimestamp=False)
        options = Options(layout_features=["kern", "tnum"], hinting=False, desubroutinize=True)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[letter for letter in chain(*KEPT) if letter in font.getBestCmap()])
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(FONTS.parent / "phone" / name)


if __name__ == "__main__":
    main()
