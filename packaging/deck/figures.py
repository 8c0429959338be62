"""What all figures have in common: strands of hair, sleeves and the parts a rank is assembled from."""

from collections.abc import Iterable
from dataclasses import dataclass

from .palette import INK, INNER, OUTLINE
from .svg import line, shape


@dataclass(frozen=True)
class Figure:
    """The drawn parts of one court, back to front: collar, back hair, body, front hair with headgear.

    Hair is in the head frame, the rest in the body frame (x from the axis of the figure, y on the card).
    """

    back_hair: str
    front_hair: str
    body: str
    collar: str = ""
    necklace: str = ""


def strands(paths: Iterable[str], color: str, width: float = 1.5) -> str:
    """Draw locks of hair as lines."""
    return "".join(line(d, color, width) for d in paths)


def sleeve(color: str, folds: str, cuff: str) -> str:
    """Draw the raised sleeve and its cuff."""
    return (
        shape("M38,240L50,186C54,178 56,174 57,171H84C92,186 102,200 116,214V240Z", color, INK, OUTLINE)
        + line("M62,178C60,190 58,200 56,214M72,178C74,190 78,204 84,216", folds, INNER)
        + shape("M53,160H87L90,172Q70,179 50,172Z", cuff, INK, OUTLINE)
    )
