"""Faces in profile, turned to the right: by tradition one king and two jacks are shown this way ("one-eyed").

Head frame as in `faces`: eyes at y = -4, mouth at 18, chin at 33; the tip of the nose is at x = 30.
"""

from typing import Final

from .faces import Face, brow_shape
from .palette import INK, INNER, PAPER, WHITE, Skin
from .svg import circle, clip, ellipse, line, shape

CONTOURS: Final = {
    "aquiline": (
        "M-16,-32H15C19,-28 21.4,-22 21.6,-15C21.8,-12 20.6,-10 20.8,-7C24.4,-4.4 28,1 30.2,7.4"
        "C30.6,10.4 27,10.2 23.4,10.8C22.6,12.2 23,13.2 24.2,14.8C25.2,16.4 24.4,17.6 22.2,18.4"
        "C24.2,19.2 24.8,21 23.2,22.8C21.6,24 21,25.2 22.4,27.4C23.8,30.6 21.4,34 16.4,35.2"
        "C9,36.2 2,33.6 -4,29.6C-10,25 -13.6,17 -15,8Z"
    ),
    "upturned": (
        "M-16,-32H14.6C18.6,-28 21.4,-22 21.4,-15.6C21.4,-12 19,-9.6 19.2,-7C20.6,-2.4 24,1 28.4,3.6"
        "C30,5.4 28.4,8.6 23.4,10.4C22.8,12 23.4,13 24.6,14.4C25.8,16 25,17.4 22.8,18.2C24.8,19 25.4,20.6 23.8,22.4"
        "C22,23.6 21,24.6 22,26.6C23,29.6 20.6,32.6 16,34C9,35 2,33 -4,29.4C-10,25 -13.6,17 -15,8Z"
    ),
}
SHADE: Final = "M-20,-34H-2C-6,-14 -6,4 0,15C6,24 13,28.4 21,27L18,40H-24Z"
EYE: Final = "M6.6,-3.6C8.8,-7.8 12.8,-8.8 16.6,-6.6C17,-4.6 16.6,-2.8 15.8,-1.2C12.2,-1 9,-2 6.6,-3.6Z"
WINGS: Final = {
    "aquiline": "M22.4,10.6C20.6,8.6 21.4,5.6 24.2,6M25.4,9.4Q26.6,8.2 28,8.8",
    "upturned": "M22.2,10C20.4,8 21.4,5 24,5.6M25,8Q26,6.8 27.2,7",
}


def draw_profile(face: Face, skin: Skin, *, has_mouth: bool) -> str:
    """Draw a face seen from the side; on a bearded face, the mouth is part of the beard."""
    contour = CONTOURS[face.nose]
    shade = shape(SHADE, skin.shade) + ellipse(9.5, 9, 5.6, 4.2, skin.blush, extra='fill-opacity="0.45"')
    eye = (
        shape(EYE, PAPER)
        + ellipse(14, -4.2, 2.2, 3.1, face.iris)
        + ellipse(14.4, -4.2, 1.2, 1.7, "#121a30")
        + circle(14.9, -5.5, 0.7, WHITE)
        + line("M5.2,-3C8,-8.2 12.8,-9.4 17.2,-7", INK, 2)
        + line("M8.4,-1.8C10.6,-.8 13,-.4 15.6,-.6", skin.line, 0.9)
    )
    mouth = (
        shape("M23.8,14.6C25.4,16.2 24.8,17.4 22.6,18.4C20,18.6 18,18 16.4,17C19,16 21.8,15.6 23.8,14.6Z", face.lip)
        + shape("M22.6,18.4C25,19.2 25,21.2 23.2,22.6C20.6,22.6 18.6,21 17.4,18.4Z", face.lip)
        + line("M22.8,18.4C20,18.6 17.4,18.2 14.4,16.2", "#6d2a26", 1.3)
    )
    return (
        shape(contour, skin.fill)
        + clip(contour, shade)
        + line(contour, INK, INNER + 0.2)
        + eye
        + brow_shape("M4,-11.4C8.6,-16 15,-17 21.2,-12.8C15.4,-13.6 9.6,-13 4,-11.4Z", face)
        + line(WINGS[face.nose], skin.line, 1.3)
        + (mouth if has_mouth else "")
    )
