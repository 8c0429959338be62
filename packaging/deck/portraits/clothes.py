"""What people wear: trunks, collars, patterns and brooches, in the coordinates of the picture."""

import math
from typing import Final

from deck.palette import GOLD_DARK, GOLD_LIGHT, INK, INNER, OUTLINE, RED, Skin
from deck.svg import circle, clip, line, lozenge, num, polar, polygon, shape


def neck(skin: Skin, half: float = 17, bottom: float = 124) -> str:
    """Draw a neck over the trunk, in picture coordinates; a rounded end lets it join a collar."""
    left, right = 80 - half, 85 + half
    sides = f"M{num(left)},92V{num(bottom)}M{num(right)},92V{num(bottom)}"
    low = num(bottom + 14)
    return (
        shape(
            f"M{num(left)},92V{num(bottom)}C{num(left)},{low} {num(right)},{low} {num(right)},{num(bottom)}V92Z",
            skin.fill,
        )
        + shape(
            (
                f"M{num(left)},92V{num(bottom - 4)}"
                f"C{num(left + 8)},{num(bottom + 3)} {num(right - 9)},{num(bottom - 4)} {num(right)},104V92Z"
            ),
            skin.shade,
        )
        + line(sides, INK, OUTLINE)
    )


def crew(skin: Skin, half: float, color: str, width: float = 8, ribs: str = "") -> str:
    """Draw a neck and a round collar over a trunk."""
    left, right = 80 - half, 85 + half
    band = (
        f"M{num(left)},114C{num(left - 2)},117 {num(left - width)},118 {num(left - width - 1)},121"
        f"C{num(left - width + 2)},152 {num(right + width - 2)},152 {num(right + width + 1)},121"
        f"C{num(right + width)},118 {num(right + 2)},117 {num(right)},114"
        f"C{num(right + 2)},138 {num(left - 2)},138 {num(left)},114Z"
    )
    lines = ""
    if ribs:
        for i in range(7):
            t = math.radians(158 - i * 22.6)
            cx, cy = 82.5, 117
            x0, y0 = cx + (half + 3) * math.cos(t), cy + 16.5 * math.sin(t)
            x1, y1 = cx + (half + width) * math.cos(t), cy + 25 * math.sin(t)
            lines += line(f"M{num(x0)},{num(y0)}L{num(x1)},{num(y1)}", ribs, 1.4)
    return neck(skin, half, 120) + shape(band, color) + lines + line(band, INK, OUTLINE)


SHOULDERS: Final = "M60,118C44,126 24,130 14,141C6,150 3,158 1,172H163C161,158 158,150 150,141C140,130 122,126 105,118Z"
SLIM: Final = "M63,120C50,127 32,131 23,142C15,152 12,160 10,172H154C152,160 149,152 141,142C132,131 116,127 102,120Z"


def trunk(outline: str, color: str, pattern: str = "", folds: str = "") -> str:
    """Draw a piece of clothing with a pattern inside its outline."""
    return (
        shape(outline, color)
        + (clip(outline, pattern) if pattern else "")
        + line(outline, INK, OUTLINE)
        + (line(folds, INK, INNER) if folds else "")
    )


def argyle(x: float, y: float, w: float, h: float, colors: tuple[str, str], thread: str) -> str:
    """Draw a pattern of lozenges under crossed threads."""
    drawn = ""
    for row in range(-1, 3):
        for col in range(-2, 3):
            cx, cy = x + col * w + (w / 2 if row % 2 else 0), y + row * h / 2
            drawn += shape(lozenge(cx, cy, w / 2, h / 2), colors[(row + col) % 2])
    for col in range(-4, 5):
        cx = x + col * w / 2
        drawn += line(
            (
                f"M{num(cx - w)},{num(y - h)}l{num(3 * w)},{num(3 * h)}"
                f"M{num(cx + w)},{num(y - h)}l{num(-3 * w)},{num(3 * h)}"
            ),
            thread,
            1.1,
        )
    return drawn


def zigzag(
    y: float, step: float, color: str, width: float, left: float = -4, right: float = 166, rise: float = 6
) -> str:
    """Draw a zigzag line across the picture."""
    points, x, up = [], left, True
    while x <= right:
        points.append((x, y - rise if up else y + rise))
        x, up = x + step, not up
    return line(polygon(points, closed=False), color, width, 'stroke-linejoin="miter"')


def scales(color: str, edge: str, top: float = 120, r: float = 9) -> str:
    """Draw rows of round scales."""
    drawn = ""
    for row in range(8):
        for col in range(-1, 12):
            x = col * 2 * r + (r if row % 2 else 0)
            y = top + row * r * 0.95
            drawn += circle(x, y, r, color, edge, 1.3) + circle(x, y, r * 0.45, "none", edge, 1.1)
    return drawn


def sunburst(x: float, y: float, r: float, color: str = GOLD_LIGHT, core: str = RED) -> str:
    """Draw a half sun with rays."""
    rays = "".join(
        line(f"M{num(x)},{num(y)}L{num(polar(x, y, r, a)[0])},{num(polar(x, y, r, a)[1])}", GOLD_DARK, 1.2)
        for a in range(-180, 1, 30)
    )
    half = f"M{num(x - r)},{num(y)}A{num(r)},{num(r)} 0 0 1 {num(x + r)},{num(y)}Z"
    return shape(half, color, INK, INNER) + rays + line(half, INK, INNER) + circle(x, y, r * 0.36, core, INK, INNER)


def fan_brooch(x: float, y: float, r: float, colors: tuple[str, str]) -> str:
    """Draw a small deco fan of five blades."""
    drawn = ""
    for i in range(5):
        a0, a1 = -160 + i * 28, -160 + (i + 1) * 28
        drawn += shape(
            polygon([(x, y), polar(x, y, r, a0), polar(x, y, r * 1.12, (a0 + a1) / 2), polar(x, y, r, a1)]),
            colors[i % 2],
            INK,
            1.3,
        )
    return drawn + circle(x, y, r * 0.24, GOLD_LIGHT, INK, 1.2)
