"""The face of a portrait; an expression changes the eyes, the brows and the mouth."""

from deck.faces import CONTOURS, NOSES, SHADE
from deck.palette import INK, INNER, PAPER, WHITE
from deck.svg import circle, clip, ellipse, group, line, num, shape

from .person import FAIR, ROSY, SAND, Look, Person


def _eye(look: Look, expression: str, width: float, *, is_far: bool) -> str:
    skin = look.skin
    k = look.size * (1.1 if look.lashes else 1.0)
    half = width / 2
    if expression == "pleased":
        # The lower lid rises: a smiling eye is an arc with a glint of iris under it.
        arc = (
            f"M{num(-half - 0.6)},2.2C{num(-half * 0.6)},{num(-5.6 * k)} {num(half * 0.5)},{num(-5.8 * k)} "
            f"{num(half + 0.5)},1.6"
        )
        inner = (
            f"M{num(-half)},2C{num(-half * 0.6)},{num(-5 * k)} {num(half * 0.5)},{num(-5.2 * k)} {num(half)},1.4"
            f"C{num(half * 0.4)},{num(-1.1 * k)} {num(-half * 0.4)},{num(-1 * k)} {num(-half)},2Z"
        )
        drawn = (
            shape(inner, PAPER)
            + clip(inner, ellipse(0.9, -1.2, 3.2 * (0.86 if is_far else 1), 3.4 * k, "#141b33"))
            + circle(1.9, -2.3, 0.7, WHITE)
            + line(arc, INK, 2.2)
            + line(f"M{num(-half * 0.62)},3.4Q0,1.4 {num(half * 0.7)},3", skin.crease, 1.1)
        )
        if look.lashes and not is_far:
            drawn += line(f"M{num(-half - 0.4)},2.1L{num(-half - 2.6)},1.4", INK, 1.6)
        return drawn
    up = (5.5 if expression == "calm" else 3.7) * k
    low = (3.5 if expression == "calm" else 3.3) * k
    a, b = num(-half * 0.56), num(half * 0.5)
    almond = (
        f"M{num(-half)},.6C{a},{num(-up)} {b},{num(-up)} {num(half)},.2"
        f"C{num(half * 0.56)},{num(low)} {num(-half * 0.5)},{num(low)} {num(-half)},.6Z"
    )
    lift = 0.9 if look.lashes else 0.3
    lid = (
        f"M{num(-half - (1.6 if look.lashes and not is_far else 0.4))},{num(0.9 - lift * 0.5)}"
        f"C{a},{num(-up - 0.4)} {b},{num(-up - 0.4)} {num(half + (1.2 if look.lashes and is_far else 0.4))},.2"
    )
    px, py = (0.8, -0.6) if expression == "calm" else (-1.5, 0.9)
    if is_far:
        px *= 0.75
    narrow = 0.86 if is_far else 1.0
    drawn = (
        shape(almond, PAPER)
        + clip(
            almond,
            ellipse(px, py, 3.3 * k * narrow, 3.3 * k, look.iris)
            + ellipse(px, py, 1.9 * k * narrow, 1.95 * k, "#121a30"),
        )
        + circle(px + 1.1, py - 1.3, 0.85, WHITE)
        + line(lid, INK, 2.1)
        + line(f"M{a},{num(low * 0.74)}Q.3,{num(low)} {num(half * 0.6)},{num(low * 0.68)}", skin.line, 0.9)
    )
    if expression == "rueful":
        drawn += line(
            f"M{num(-half * 0.8)},{num(-up - 0.6)}Q0,{num(-up - 2.6)} {num(half * 0.8)},{num(-up - 0.8)}",
            skin.crease,
            1.0,
        )
    return drawn


def _brow(points: tuple[float, ...], color: str, thick: float) -> str:
    x0, y0, cx, cy, x1, y1 = points
    outer, inner = thick * 0.5, thick * 1.0
    return shape(
        f"M{num(x0)},{num(y0)}Q{num(cx)},{num(cy - outer)} {num(x1)},{num(y1 - inner)}"
        f"L{num(x1 + 0.2)},{num(y1 + inner)}Q{num(cx)},{num(cy + inner + 0.9)} {num(x0)},{num(y0)}Z",
        color,
        color,
        0.9,
    )


def _brows(look: Look, expression: str) -> str:
    near = {
        "calm": (-17, -10.6, -9, -17.4, -1.8, -12.8),
        "pleased": (-17.2, -12.4, -9.4, -20.4, -2, -15),
        "rueful": (-17, -9.8, -9, -14.8, -2.2, -15.6),
    }[expression]
    far = {
        "calm": (20.8, -10.6, 16.4, -16.6, 10.8, -12.8),
        "pleased": (21, -12.4, 16.8, -19.8, 11, -15),
        "rueful": (20.8, -9.8, 16.4, -14.6, 11.2, -15.6),
    }[expression]
    return _brow(near, look.brows, look.thick) + _brow(far, look.brows, look.thick)


def _mouth(look: Look, expression: str) -> str:
    skin = look.skin
    dark = "#5d1a24"
    lip = look.lips or skin.blush
    if expression == "pleased":
        opening = (
            "M-1.6,16.2C1.4,17.9 4.6,18.2 7.4,18.2C10.4,18.2 13.4,17.7 16.4,15.8"
            "C15.4,21.6 12,24.6 7.4,24.6C2.8,24.6 -.8,21.6 -1.6,16.2Z"
        )
        teeth = (
            "M-1.2,16.5C1.6,17.9 4.6,18.2 7.4,18.2C10.3,18.2 13.2,17.7 16,16.1"
            "C15.6,18.4 15,19.9 14,21.1C9.8,22.5 4.8,22.5 .6,21.1C-.2,20 -.8,18.4 -1.2,16.5Z"
        )
        drawn = shape(opening, dark) + shape(teeth, "#fffaf0")
        if look.lips:
            drawn += line("M-2,16C-1,22.4 2.4,25.6 7.4,25.6C12.4,25.6 15.8,22.4 16.8,15.6", look.lips, 2.3)
            drawn += line("M-2,16C1.2,17.5 4.8,17.4 7.4,17.5C10.2,17.4 13.4,17.2 16.8,15.6", look.lips, 1.9)
        else:
            drawn += line(opening, INK, 1.3)
        return drawn + line("M-4,14.2Q-3.9,15.9 -2.6,16.6M18.6,13.8Q18.6,15.5 17.3,16.2", skin.line, 1.1)
    if expression == "rueful":
        # Pressed together, one corner up: "ah well".
        press = "M.4,20C3.4,18.5 6.4,18.7 9,19.3C12,20 14.6,18.9 16.8,16.4"
        drawn = ""
        if look.lips:
            drawn += shape(
                (
                    "M.6,20C3,17.6 6,16.9 8,17.5C10.6,17.5 14,18 16.6,16.5"
                    "C14.8,20.9 11.4,22.9 8,22.7C4.8,22.5 2,21.6 .6,20Z"
                ),
                lip,
            )
        drawn += line(press, "#4d1f1f", 1.6)
        dimple = line("M18.2,14.6Q19.3,15.9 18.3,17.6", skin.line, 1.1)
        return drawn + dimple + ("" if look.lips else line("M4.8,23.2Q7.6,24.2 10.4,22.8", skin.crease, 1.1))
    if look.lips:
        lips = (
            "M-.4,18.2C2.4,16.8 5,15.4 6.6,16Q7.4,16.6 8.2,16C10,15.4 12.8,16.8 15,18"
            "C12.6,23 9.8,24.2 7.2,24C4.6,23.8 1.6,21.8 -.4,18.2Z"
        )
        return (
            shape(lips, lip)
            + line("M-1.4,17.4C2.2,19.8 5.2,19 7.2,19.5C9.6,19 12.2,19.6 16,17.2", "#6d1f26", 1.25)
            + line("M5.2,22Q7.2,22.7 9,21.9", "#f0b3a2" if look.skin in (FAIR, ROSY, SAND) else "#d98d7a", 1.0)
        )
    lips = "M.6,18.8C3.6,17.2 5.6,16.8 7,17.4C8.6,16.8 11.2,17.2 14.2,18.6C11.8,22.8 3.8,23 .6,18.8Z"
    return shape(lips, lip) + line("M-1.6,17.4C2.4,20 5.4,19 7.2,19.5C9.6,19 12.4,19.6 16.2,17", "#5a2520", 1.5)


def _nose(look: Look) -> str:
    near = "M3.4,7.4C2.7,8.5 3.4,9.4 4.7,9.1"
    wing = "" if look.nose == "broad" else line(near, look.skin.line, 1.3)
    return line(NOSES[look.nose], look.skin.line, 1.6) + wing


def features(person: Person, expression: str) -> str:
    """Draw eyes, brows and mouth: the part that an expression exchanges."""
    look = person.look
    slant = look.slant + (3 if expression == "rueful" else 0) * -1
    near = group(_eye(look, expression, 12.6, is_far=False), f"translate(-8 -4) rotate({num(slant)})")
    far = group(_eye(look, expression, 9.4, is_far=True), f"translate(15.1 -4) rotate({num(-slant)})")
    mouth = _mouth(look, expression)
    if look.mouth_drop:
        mouth = group(mouth, f"translate(0 {num(look.mouth_drop)})")
    return near + far + _brows(look, expression) + mouth


def draw_face(person: Person) -> str:
    """Draw the head without eyes, brows and mouth."""
    look = person.look
    skin = look.skin
    contour = CONTOURS[look.contour]
    shade = (
        shape(SHADE, skin.shade)
        + ellipse(-11.5, 10, 6.6, 4.4, skin.blush, extra='fill-opacity="0.5"')
        + ellipse(18.6, 9, 3.6, 3.8, skin.blush, extra='fill-opacity="0.45"')
    )
    drawn = shape(contour, skin.fill) + clip(contour, shade) + line(contour, INK, INNER + 0.3)
    if person.ear:
        drawn = (
            shape("M-23,-8C-30,-12 -33,-4 -31,3C-30,9 -27,12 -23,10Z", skin.fill, INK, INNER + 0.3)
            + line("M-25.4,-3.6C-29,-5 -29.6,0 -27.4,3.4", skin.line, 1.2)
            + drawn
        )
    if look.aged:
        drawn += line(
            "M-19.6,-1.4C-18,0 -17.6,.8 -17,1.8M-13.4,3C-11,4.4 -8,4.6 -5.4,3.6M12.4,3.2C14,4.2 16,4 17.6,3",
            skin.crease,
            1.1,
        )
        drawn += line("M-2.4,10.6C-4.4,13 -5,15 -5,17.4", skin.crease, 1.2)
    if look.freckles:
        places = (
            (-14, 7.4),
            (-10.6, 9.4),
            (-7.4, 7),
            (-12, 5),
            (-16.6, 9.8),
            (16, 7.4),
            (19, 5.8),
            (18.4, 9.4),
            (-4, 9.6),
        )
        drawn += "".join(circle(x, y, 0.85, skin.crease) for x, y in places)
    drawn += _nose(look) + line("M4.5,27.4Q7,28.6 9.6,27.2", skin.crease, 1.1)
    return drawn
