"""Adds the suit signs of both decks to the window's fonts, so that Qt measures, wraps and paints them as text.

Run `../.venv/bin/python -m deck.suit_signs` in the packaging folder. Inter has a heart but no other suit, so Qt would
never take the heart from a second font: all four become the signs of the cards, a little taller than capitals. Those
of the German deck take their place where the feature `ss20` is on. A font that already has all of them stays as it is.
"""

from io import BytesIO
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import Feature, FeatureRecord, Lookup, SingleSubst

from .build import ASSETS
from .german import FIGURES_OF
from .german import SIGNS as GERMAN_SIGNS
from .pips import OUTLINES

FONTS: Final = ASSETS / "fonts"
GERMAN: Final = ".german"
"""What the names of German signs end with."""
OTHERS: Final = ("S", "D", "C")
"""The suits with another sign in the German deck."""
FEATURE: Final = "ss20"
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
HEIGHT: Final = 0.80
"""Height of a sign, in em."""
ADVANCE: Final = 0.92
"""Advance width of a sign, in em."""


def with_signs(file: Path) -> bytes:
    """Return a font file with the four signs added."""
    font = TTFont(file, recalcTimestamp=False)
    em, middle = font["head"].unitsPerEm, font["OS/2"].sCapHeight / 2
    width = round(ADVANCE * em)
    top = font["CFF "].cff.topDictIndex[0]
    drawings = {f"suit{suit}": OUTLINES[suit] for suit in SIGNS}
    drawings |= {f"suit{suit}{GERMAN}": GERMAN_SIGNS[FIGURES_OF[suit]] for suit in OTHERS}
    for name, outline in drawings.items():
        pen = T2CharStringPen(width - top.Private.nominalWidthX, None)
        left = _draw(outline, pen, em, width / 2, middle)
        drawn = pen.getCharString(top.Private, top.GlobalSubrs)
        if name in top.CharStrings:
            top.CharStrings[name] = drawn
        else:
            top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex)
            top.CharStrings.charStringsIndex.append(drawn)
            top.charset.append(name)
        font["hmtx"].metrics[name] = (width, left)
    for suit, sign in SIGNS.items():
        for table in font["cmap"].tables:
            if table.isUnicode() and table.format in {4, 12}:
                table.cmap[ord(sign)] = f"suit{suit}"
    _add_feature(font["GSUB"].table)
    font.setGlyphOrder(top.charset)
    made = BytesIO()
    font.save(made)
    return made.getvalue()


def _add_feature(table: Any) -> None:
    """Let a feature put the German signs in the place of the others, in all languages, unless it is there already."""
    if any(record.FeatureTag == FEATURE for record in table.FeatureList.FeatureRecord):
        return
    exchange = SingleSubst()
    exchange.mapping = {f"suit{suit}": f"suit{suit}{GERMAN}" for suit in OTHERS}
    lookup = Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [exchange], 1
    table.LookupList.Lookup.append(lookup)
    record = FeatureRecord()
    record.FeatureTag, record.Feature = FEATURE, Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    for script in table.ScriptList.ScriptRecord:
        languages = [each.LangSys for each in script.Script.LangSysRecord]
        for system in [script.Script.DefaultLangSys, *languages]:
            if system is not None:
                system.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def _draw(outline: str, pen: T2CharStringPen, em: int, x: float, y: float) -> int:
    """Draw a sign around (x, y) in font units, and return its left edge."""
    box = BoundsPen(None)
    parse_path(outline, box)
    left, top, right, bottom = map(float, box.bounds)
    scale = HEIGHT * em / (bottom - top)
    x, y = x - scale * (left + right) / 2, y + scale * (top + bottom) / 2
    parse_path(outline, TransformPen(pen, (scale, 0, 0, -scale, x, y)))
    return round(x + scale * left)


def main() -> None:
    """Add the signs to every font that ships."""
    for file in sorted(FONTS.glob("*.otf")):
        file.write_bytes(with_signs(file))


if __name__ == "__main__":
    main()
