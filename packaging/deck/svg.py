"""The few SVG shapes that the deck is drawn with, limited to what QtSvg renders correctly."""

import math
import re
import zlib
from collections.abc import Iterable
from typing import Final

from .palette import DETAIL, INK, INNER, OUTLINE, WHITE

BUTT: Final = 'stroke-linecap="butt"'
MITER: Final = 'stroke-linejoin="miter"'

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height."""


def num(value: float) -> str:
    """Format a number with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point at a distance from (x, y), in a direction in degrees clockwise from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def polygon(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return the path data of straight lines through some points."""
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + ("Z" if closed else "")


def lozenge(x: float, y: float, half_width: float, half_height: float) -> str:
    """Return the path data of an upright lozenge around (x, y)."""
    return polygon([(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)])


def _paint(fill: str, stroke: str | None, width: float, extra: str) -> str:
    line_style = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'fill="{fill}"{line_style}{" " + extra if extra else ""}'


def shape(d: str, fill: str, stroke: str | None = None, width: float = OUTLINE, extra: str = "") -> str:
    """Draw a filled path; `extra` holds further attributes."""
    return f'<path d="{d}" {_paint(fill, stroke, width, extra)}/>'


def line(d: str, stroke: str = INK, width: float = INNER, extra: str = "") -> str:
    """Draw an open path."""
    return shape(d, "none", stroke, width, extra)


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    stroke: str | None = None,
    width: float = DETAIL,
    extra: str = "",
) -> str:
    """Draw an ellipse around (x, y)."""
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f"<ellipse {place} {_paint(fill, stroke, width, extra)}/>"


def circle(x: float, y: float, r: float, fill: str, stroke: str | None = None, width: float = DETAIL) -> str:
    """Draw a circle around (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {_paint(fill, stroke, width, "")}/>'


def rectangle(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    stroke: str | None = None,
    width: float = INNER,
    radius: float = 0,
) -> str:
    """Draw a rectangle, with rounded corners if a radius is given."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    corner = f' rx="{num(radius)}"' if radius else ""
    return f"<rect {place}{corner} {_paint(fill, stroke, width, '')}/>"


def group(content: str, transform: str) -> str:
    """Move, turn or scale some content."""
    return f'<g transform="{transform}">{content}</g>'


def moved(content: str, x: float, y: float) -> str:
    """Move some content by (x, y)."""
    return group(content, f"translate({num(x)} {num(y)})")


def used_again(name: str, content: str, transforms: Iterable[str]) -> str:
    """Draw some content as it is and again for each transform; `name` must be unique in the picture."""
    copies = "".join(f'<use href="#{name}" transform="{transform}"/>' for transform in transforms)
    return f'<g id="{name}">{content}</g>{copies}'


def bounds(d: str) -> Box:
    """Return a loose bounding box of a path of absolute commands: with control points, and arc radii counted twice."""
    xs: list[float] = []
    ys: list[float] = []
    for command, arguments in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", arguments)]
        match command:
            case "H":
                xs += values
            case "V":
                ys += values
            case "A":
                for radius, x, y in zip(values[0::7], values[5::7], values[6::7], strict=True):
                    xs += [x - 2 * radius, x + 2 * radius]
                    ys += [y - 2 * radius, y + 2 * radius]
            case _:
                xs += values[0::2]
                ys += values[1::2]
    pad = 6
    return min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad


def inside(points: list[Point], box: Box) -> list[Point]:
    """Return the part of a convex polygon that lies inside a box."""
    left, top, width, height = box
    for axis, edge, side in ((0, left, 1), (0, left + width, -1), (1, top, 1), (1, top + height, -1)):
        kept: list[Point] = []
        for i, point in enumerate(points):
            before = points[i - 1]
            depth, depth_before = (point[axis] - edge) * side, (before[axis] - edge) * side
            if depth * depth_before < 0:
                share = depth_before / (depth_before - depth)
                kept.append((before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])))
            if depth >= 0:
                kept.append(point)
        points = kept
    return points


def clip(outline: str, content: str, box: Box | None = None) -> str:
    """Show some content only inside an outline.

    This uses a mask, because QtSvg silently ignores clipPath.
    """
    x, y, w, h = (num(value) for value in (box or bounds(outline)))
    name = f"m{zlib.crc32(f'{outline} {x} {y} {w} {h}'.encode()):08x}"
    mask = f'<mask id="{name}" maskUnits="userSpaceOnUse" x="{x}" y="{y}" width="{w}" height="{h}">'
    return f'{mask}{shape(outline, WHITE)}</mask><g mask="url(#{name})">{content}</g>'
