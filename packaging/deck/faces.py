"""Faces in three-quarter view, turned to the right, and the necks below them.

Head frame: the face is 48 wide and centered on x = 0; eyes at y = -4, tip of the nose at 9, mouth at 19, chin at 33.
"""

from dataclasses import dataclass
from typing import Final

from .palette import INK, INNER, LIP, LIP_LINE, PAPER, WHITE, Skin
from .svg import circle, clip, ellipse, group, line, num, shape

CONTOURS: Final = {
    "broad": (
        "M-24.5,-32H23C24,-22 23,-13 22,-8C21.6,-4 24.6,0 24,7C23.4,16 20,26 13,31.8C8,35 2,35 -4,33"
        "C-14,28.5 -22,20 -24,6C-25.6,-6 -25.4,-20 -24.5,-32Z"
    ),
    "oval": (
        "M-23.5,-32H22C23,-22 22,-13 21.2,-8C20.8,-4 23.2,0 22.4,7C21.4,16 17,25 10.5,30.5"
        "C6.5,33.8 2,33.8 -2,31.5C-11,26.5 -20,18 -22.8,5C-24.5,-6 -24.3,-20 -23.5,-32Z"
    ),
    "heart": (
        "M-24.5,-32H23C24,-22 23,-14 22.2,-9C21.8,-5 24.2,-1 23.2,5C21.6,14 16.2,22.6 10.6,29.8"
        "C7.4,34.4 3.2,34.4 -.2,31C-9.4,25.4 -19.4,15.4 -23.2,3C-25.4,-7 -25.2,-20 -24.5,-32Z"
    ),
    "round": (
        "M-24,-32H22.6C23.6,-22 22.6,-13 21.8,-8C21.6,-3 24.8,1 24.4,8C23.8,17 19.8,25 12.8,29.8"
        "C7.6,33 1.6,32.8 -3.6,30.6C-13.8,27 -22.2,19 -24,6C-25.4,-6 -25,-20 -24,-32Z"
    ),
    "long": (
        "M-22.8,-32H21.4C22.4,-22 21.4,-13 20.4,-8C20,-4 23,-1 22,5C21,15 17.2,27 11.6,33"
        "C7.8,36.8 2.6,36.8 -1.2,34C-9.6,28.4 -18,18 -21.6,5C-23.6,-6 -23.4,-20 -22.8,-32Z"
    ),
    "square": (
        "M-24.4,-32H23C24,-22 23,-13 22,-8C21.6,-4 24.4,0 23.8,7C23.4,15 20.8,24 16,30"
        "C12.6,34.4 3,35 -3,33C-11.6,30 -18.8,25 -21.6,15C-23.6,8 -25.2,-8 -24.4,-32Z"
    ),
}
SHADE: Final = "M-30,-40H-17C-20,-20 -21,-6 -17.5,6C-14.5,17 -7,25 3,29.5C8,31.5 13,30 18,24L20,44H-30Z"
NOSES: Final = {
    "straight": "M7.8,-5C7.9,-1.4 10.6,2.4 11.8,5.6C12.6,8.6 10.6,9.9 7.4,9.2",
    "aquiline": "M7.8,-4.6C9.6,-3 11.2,1 12.9,6.2C13.2,9 10.6,10.2 7.2,9.4",
    "round": "M8,-3.4C8,-.2 9.4,1.8 11.2,3.8C13.8,6.6 12.4,10.2 9.6,10.1C8.4,10.1 7.6,9.7 7,9.1",
    "fine": "M8.2,-4.2C8.3,-.8 9.8,2.6 10.7,5C11.3,7.4 9.4,8.6 7,8",
    "upturned": "M8.2,-3C8,.2 9,3 11.3,4.6C11.9,7 9.6,8.2 7,7.4",
    "broad": "M7.6,-4C7.4,-1 8.6,2.4 10.6,4.6C12.8,7 11.6,9.4 9,9.2C8,9.2 7.2,8.8 6.6,8.2M2.4,5.8C1,7.6 1.8,9.4 4,8.9",
}
BROW_LIFT: Final = {"calm": 0, "stern": 1.4, "arch": -1.8, "kind": -0.6, "wry": -1.0}
BROW_DROP: Final = {"calm": 0, "stern": 1.2, "arch": 0.4, "kind": -1.2, "wry": 0.4}
"""How far the inner end of the brow is lowered."""
EYE_LINE: Final = -4.0
WRINKLES: Final = "M-19.4,-1.6C-18,0 -17.6,.6 -17.2,1.4M-13.6,2.6C-11,4 -8,4.2 -5.4,3.2M12,3C14,4 16,3.8 17.4,2.8"
LIPS: Final = {
    "bow": (
        "M.6,18.9C3,17.9 5.2,16.5 6.6,17Q7.4,17.6 8.2,17C9.8,16.5 12.2,17.7 14.2,18.7"
        "C11.4,23.6 9.2,24.4 7.1,24.2C4.7,24 2.4,22.2 .6,18.9Z"
    ),
    "small": (
        "M2,18.6C4,17.4 5.4,15.6 6.7,16.4Q7.4,17 8.1,16.4C9.4,15.6 11.2,17.4 12.8,18.4"
        "C11,22.8 9,23.8 7.2,23.8C5.2,23.8 3.4,22 2,18.6Z"
    ),
    "full": (
        "M-.6,18.8C2.4,17.4 4.6,15.4 6.4,16.2Q7.4,17 8.4,16.2C10.2,15.4 13,17.4 15,18.6"
        "C12.4,24.6 9.8,25.8 7.1,25.6C4.3,25.4 1.4,23 -.6,18.8Z"
    ),
}


@dataclass(frozen=True)
class Face:
    """The features that give a face its character."""

    iris: str
    brow_color: str
    contour: str = "oval"
    nose: str = "straight"
    brow: str = "calm"
    mouth: str = "bow"
    lip: str = LIP
    smile: float = 1.0
    gaze: float = 0.0
    """How far the eyes look forward (positive) or back to the viewer (negative), in units."""
    eye_size: float = 1.0
    eye_slant: float = 0.0
    """How far the outer corners of the eyes rise, in degrees."""
    lid: str = ""
    """The color of a heavy or painted upper lid."""
    is_aged: bool = False
    has_mole: bool = False
    breadth: float = 1.0


def _eye(face: Face, skin: Skin, is_queen: bool, x: float, width: float, is_far: bool) -> str:
    opening = (1.12 if is_queen else 1.0) * face.eye_size
    width *= (1 + face.eye_size) / 2
    up, low = 5.4 * opening, 3.4 * opening
    left, right = -width / 2, width / 2
    near_left, near_right = num(left + width * 0.22), num(right - width * 0.25)
    almond = (
        f"M{num(left)},.6C{near_left},{num(-up)} {near_right},{num(-up)} {num(right)},.2"
        f"C{num(right - width * 0.22)},{num(low)} {num(left + width * 0.25)},{num(low)} {num(left)},.6Z"
    )
    pupil = (0.6 if is_far else 1.0) + face.gaze * (0.7 if is_far else 1)
    narrow = 0.84 if is_far else 1.0
    wing = 1.8 if is_queen and not is_far else 0.3
    far_wing = 1.4 if is_queen and is_far else 0.4
    upper_lid = (
        f"M{num(left - wing)},{num(0.2 if is_queen else 0.9)}C{near_left},{num(-up - 0.4)} "
        f"{near_right},{num(-up - 0.4)} {num(right + far_wing)},.2"
    )
    outer, inner = num(left - wing), num(right + far_wing)
    painted_lid = (
        f"M{outer},0C{near_left},{num(-up - 4.6)} {near_right},{num(-up - 4.4)} {inner},0"
        f"C{near_right},{num(-up * 0.62)} {near_left},{num(-up * 0.62)} {outer},0Z"
    )
    lower_lid = f"M{near_left},{num(low * 0.72)}Q.3,{num(low * 0.98)} {num(right - width * 0.2)},{num(low * 0.66)}"
    drawn = (
        shape(almond, PAPER)
        + ellipse(pupil, -0.6, 3.15 * opening * narrow, 3.1 * opening, face.iris)
        + ellipse(pupil, -0.6, 1.7 * opening * narrow, 1.75 * opening, "#121a30")
        + circle(pupil + 1.1, -1.8, 0.85, WHITE)
        + (shape(painted_lid, face.lid) if face.lid else "")
        + line(upper_lid, INK, 2.0 if is_queen else 1.9)
        + line(lower_lid, skin.line, 0.9)
    )
    slant = -face.eye_slant if is_far else face.eye_slant
    return group(drawn, f"translate({num(x)} {num(EYE_LINE)}) rotate({num(slant)})")


def brow_shape(d: str, face: Face) -> str:
    """Draw one eyebrow."""
    return shape(d, face.brow_color, face.brow_color, 0.9)


def _brows(face: Face, is_queen: bool) -> str:
    thick = 1.0 if is_queen else 1.7
    lift, drop = BROW_LIFT[face.brow], BROW_DROP[face.brow]
    far_lift = lift - 1.6 if face.brow == "wry" else lift
    y = -12.6
    inner = num(y + 0.2 + drop)
    near = (
        f"M-16.6,{num(y + 2.2)}C-13,{num(y - 3 + lift)} -6,{num(y - 3.4 + lift)} -1.6,{inner}"
        f"C-6.6,{num(y - 3.2 + lift + thick * 1.5)} -12,{num(y - 2.2 + lift + thick * 1.3)} -16.6,{num(y + 2.2)}Z"
    )
    far = (
        f"M20.6,{num(y + 2)}C19,{num(y - 2.2 + far_lift)} 14.4,{num(y - 3 + far_lift)} 10.6,{inner}"
        f"C14,{num(y - 2.8 + far_lift + thick * 1.4)} 17,{num(y - 1.8 + far_lift + thick * 1.2)} 20,{num(y + 2)}Z"
    )
    return brow_shape(near, face) + brow_shape(far, face)


def _nose(face: Face, skin: Skin, is_queen: bool) -> str:
    near_wing = "M3.8,7.2C3.4,8.2 4,8.8 4.9,8.6" if is_queen else "M3.2,7.6C2.4,8.8 3.2,9.9 4.6,9.5"
    wing = "" if face.nose == "broad" else line(near_wing, skin.line, 1.15)
    return line(NOSES[face.nose], skin.line, 1.35 if is_queen else 1.5) + wing


def _mouth(face: Face, is_queen: bool) -> str:
    up = face.smile
    if is_queen:
        parting = f"M-.6,{num(19 - up)}C2.2,20.3 5.2,19.8 7.2,20.3C9.6,19.8 12.2,20 15.2,{num(18.9 - up)}"
        if face.mouth == "small":
            parting = f"M1,{num(18.8 - up)}C3.2,19.8 5.6,19.4 7.2,19.8C9,19.4 11.4,19.6 13.8,{num(18.6 - up)}"
        shine = line("M5.4,22.4Q7.2,23 8.8,22.3", "#e8a08e", 1.0)
        return group(shape(LIPS[face.mouth], face.lip) + line(parting, LIP_LINE, 1.15) + shine, "translate(0 -1.4)")
    lips = "M1,20.2C4,18.6 5.6,18.2 7,18.8C8.6,18.2 11.2,18.6 13.8,20C11.6,24 4,24.2 1,20.2Z"
    corners = num(20.4 - up * 1.2), num(20 - up * 1.2)
    parting = f"M-1.2,{corners[0]}C2.4,21.4 5.4,20.4 7.2,20.9C9.6,20.4 12.4,20.9 15.8,{corners[1]}"
    return group(shape(lips, face.lip) + line(parting, "#6d2a26", 1.35), "translate(0 -1.6)")


def draw_face(face: Face, rank: str, skin: Skin) -> str:
    """Draw the face of a king, queen or jack; a king's mouth is part of his beard."""
    is_queen = rank == "Q"
    contour = CONTOURS[face.contour]
    shade = (
        shape(SHADE, skin.shade)
        + ellipse(-11.5, 9.5, 6.2, 4.2, skin.blush, extra='fill-opacity="0.45"')
        + ellipse(18.6, 8.5, 3.4, 3.6, skin.blush, extra='fill-opacity="0.4"')
    )
    drawn = (
        shape(contour, skin.fill)
        + clip(contour, shade)
        + line(contour, INK, INNER + 0.2)
        + _eye(face, skin, is_queen, -8.0, 12.2, is_far=False)
        + _eye(face, skin, is_queen, 15.1, 8.9, is_far=True)
        + _brows(face, is_queen)
        + _nose(face, skin, is_queen)
        + (line(WRINKLES, skin.crease, 1.1) if face.is_aged else "")
        + (circle(-6.4, 14.4, 1.2, "#3a2430") if face.has_mole else "")
        + ("" if rank == "K" else _mouth(face, is_queen))
        + line("M4.5,26.4Q7,27.6 9.6,26.2", skin.crease, 1.1)
    )
    return group(drawn, f"scale({face.breadth} 1)")


def neck(half_width: int, bottom: int, skin: Skin) -> str:
    """Draw a neck from below the chin down to `bottom`."""
    left, right = -half_width, half_width + 3
    return (
        shape(f"M{left},14V{bottom}H{right}V14Z", skin.fill)
        + shape(f"M{left},16V44C-4,50 {half_width - 2},46 {right},34V14Z", skin.shade)
        + line(f"M{left},14V{bottom - 8}M{right},14V{bottom - 8}", INK, INNER)
    )
