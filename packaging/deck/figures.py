"""What all figures have in common: strands of hair, and the parts that every figure is assembled from."""

from collections.abc import Iterable
from dataclasses import dataclass

from .svg import line


@dataclass(frozen=True)
class Figure:
    """The drawn parts of one court figure, back to front: collar, back hair, body, front hair with headgear.

    Hair is in the head frame, the rest in the body frame (x from the axis of the figure, y on the card).
    """

    back_hair: str
    front_hair: str
    body: str
    headgear: str
    """The crown or hat without its wearer."""
    collar: str = ""
    necklace: str = ""


def strands(paths: Iterable[str], color: str, width: float = 1.5) -> str:
    """Draw locks of hair as lines."""
    return "".join(line(d, color, width) for d in paths)
