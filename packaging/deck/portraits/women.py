"""The women at the table."""

from deck.figures import strands
from deck.palette import CREAM, GOLD, GOLD_LIGHT, INK, INNER, OUTLINE, PAPER, RED
from deck.svg import circle, ellipse, group, line, lozenge, num, polar, shape

from .clothes import SLIM, crew, fan_brooch, neck, scales, trunk, zigzag
from .person import BROWN, DARK, FAIR, LOCK, OLIVE, ROSY, Look, Person


def nora() -> Person:
    """Draw Nora."""
    hair, light = "#9c4424", "#d88a52"
    back = "M-20,-40C-44,-38 -43,-8 -42,10C-41,22 -39,30 -29,31L30,30C38,28 39,16 38,4C38,-16 36,-38 18,-41Z"
    front = (
        "M9,-39C-20,-48 -42,-30 -40,2C-40,14 -38,26 -31,30C-26,28 -22,20 -23,10C-25,0 -22,-9 -15,-15"
        "C-7,-20 5,-23 10,-31C14,-23 20,-18 22,-9C23.4,0 23,8 24.4,17"
        "C27,25 31,27 34,23C38,8 37,-10 33,-21C28,-34 21,-40 9,-39Z"
    )
    locks = (
        "M-35,-12C-37,4 -35,18 -31,26M-29,-22C-31,-8 -30,6 -27,20M2,-34"
        "C-10,-28 -22,-24 -28,-10M16,-33C24,-27 29,-17 30,-4M30,4C30,12 30,16 31,20"
    )
    blouse = "#3f8a68"
    body = (
        trunk(SLIM, blouse, scales(blouse, "#2b6b54", 128, 10))
        + shape("M64,112L58,120L80,160L107,120L101,112Z", ROSY.fill)
        + neck(ROSY, 14.5, 118)
        + shape("M63,116L44,127L52,142L80,160L70,136Z", CREAM, INK, OUTLINE)
        + shape("M102,116L120,127L112,142L80,160L91,136Z", CREAM, INK, OUTLINE)
    )
    comb = group(fan_brooch(0, 0, 13, (GOLD, "#2b6b54")), "translate(-25 -24) rotate(-52)")
    earring = shape("M-26,15L-31,25L-26,31L-21,25Z", GOLD_LIGHT, INK, 1.4)
    return Person(
        "C",
        Look(ROSY, "#4a7046", "#7a3519", "heart", "upturned", "#c23a3a", True, 1.08, freckles=True),
        behind=shape(back, hair, INK),
        body=body,
        over=shape(front, hair, INK, INNER + 0.5) + strands([locks], light, LOCK) + comb + earring,
        tilt=2,
    )


def edith() -> Person:
    """Draw Edith."""
    hair, wave = "#dfe1e4", "#8f9bab"
    back = "M-22,-36C-42,-32 -39,-10 -40,0C-41,12 -36,19 -27,19L27,18C36,17 37,8 36,0C35,-12 36,-32 20,-36Z"
    front = (
        "M4,-41C-22,-47 -42,-28 -38,-10C-43,-3 -41,5 -36,8"
        "C-38,16 -29,22 -23,17C-26,10 -21,6 -23,0C-19,-3 -21,-11 -14,-14"
        "C-9,-21 2,-20 9,-26C13,-21 19,-20 22,-13C24.6,-7 22,0 24,5"
        "C22,11 25,18 29,15C34,12 33,6 33,3C38,-2 35,-8 34,-12C36,-32 22,-42 4,-41Z"
    )
    waves = (
        "M9,-26C2,-30 -6,-36 -14,-36M-14,-14C-24,-14 -30,-22 -32,-28M-23,0C-30,0 -35,-4 -38,-9"
        "M-24,14C-30,14 -34,11 -36,8M22,-13C27,-14 31,-18 32,-23M24,4C28,4 32,1 34,-2"
    )
    wool = "#2c4374"
    body = (
        trunk(SLIM, wool, "".join(line(f"M{x},120V172", "#22345c", 1.4) for x in range(4, 164, 8)))
        + crew(FAIR, 14.5, "#22345c", 7)
        + "".join(circle(*polar(82.5, 113, 27, 164 - i * 14.7), 3.9, PAPER, INK, 1.5) for i in range(11))
    )
    brooch = group(fan_brooch(0, 0, 13, (GOLD_LIGHT, "#5b8fc0")), "translate(116 155) rotate(16)")
    return Person(
        "S",
        Look(FAIR, "#3f6f92", "#9aa0a8", "oval", "fine", "#b5463f", True, 1.02, thick=1.0, aged=True),
        behind=shape(back, "#b9c0ca", INK),
        body=body,
        over=shape(front, hair, INK, INNER + 0.5)
        + strands([waves], wave, 1.7)
        + line("M-25,16V21", GOLD, 2)
        + circle(-25, 25, 3.8, PAPER, INK, 1.5),
        chest=brooch,
        tilt=-2,
    )


def ruth() -> Person:
    """Draw Ruth."""
    hair, light = "#2a1d1f", "#6a4a45"
    cloud = ""
    bumps = [polar(-1, -13, 31, a) for a in range(150, 396, 22)]
    for x, y in bumps:
        cloud += circle(x, y, 11.5, hair, INK, OUTLINE)
    fill = ellipse(-1, -13, 36, 33, hair)
    curls = "".join(
        line(f"M{num(x - 3)},{num(y + 2)}A4,4 0 1 1 {num(x + 3)},{num(y + 1)}", light, 1.5)
        for x, y in [polar(-1, -13, 31, a) for a in range(160, 390, 26)]
    )
    band = "M-27.6,-12C-22,-27 16,-28 25.4,-13.4L28.6,-23C18,-40 -22,-40 -31.4,-22Z"
    lozenges = "".join(
        shape(lozenge(x, y, 4.2, 5.4), c, INK, 1.3)
        for x, y, c in (
            (-22, -24.4, GOLD_LIGHT),
            (-11, -30, RED),
            (0, -31.8, GOLD_LIGHT),
            (11, -30.4, RED),
            (21, -25.4, GOLD_LIGHT),
        )
    )
    hairline = (
        "M-25,2C-27,-8 -28,-18 -20,-26H18C24,-20 24,-10 23.4,2"
        "C22,-8 22,-16 14,-19.6C4,-22 -10,-22 -17,-19C-22,-15 -23,-8 -25,2Z"
    )
    blouse = "#d9932f"
    body = trunk(
        SLIM, blouse, zigzag(146, 9, "#8c4a1c", 2.4) + zigzag(156, 9, GOLD_LIGHT, 2.4) + zigzag(166, 9, "#8c4a1c", 2.4)
    ) + crew(DARK, 14, "#8c4a1c", 9)
    hoops = circle(-25, 18.5, 7, "none", INK, 4.8) + circle(-25, 18.5, 7, "none", GOLD, 2.6)
    return Person(
        "H",
        Look(DARK, "#2b1a12", "#241718", "oval", "broad", "#a63c40", True, 1.06, thick=1.4),
        behind=cloud + fill + curls,
        body=body,
        over=shape(hairline, hair) + shape(band, "#24365f", INK, INNER + 0.5) + lozenges + hoops,
        tilt=3,
        size=1.22,
        head_y=73,
    )


def clara() -> Person:
    """Draw Clara."""
    hair, light = "#231a26", "#5d4a66"
    back = "M-20,-40C-42,-38 -41,-8 -40,10C-40,28 -36,44 -34,58H34C38,40 38,26 37,6C36,-16 36,-38 18,-41Z"
    front = (
        "M4,-40C-22,-45 -40,-26 -37,2C-37,12 -35,22 -33,30"
        "C-28,26 -25,16 -24,6C-24.4,-6 -14,-16 5,-30C14,-20 21.6,-14 22.6,-2"
        "C23.6,8 24,18 28,28C33,22 35,12 34.4,0C35,-26 24,-42 4,-40Z"
    )
    top = "#a82f48"
    body = (
        trunk(
            SLIM,
            top,
            "".join(
                circle(x + (8 if j % 2 else 0), 138 + j * 10, 1.9, GOLD_LIGHT)
                for j in range(5)
                for x in range(4, 164, 16)
            ),
        )
        + shape("M66,112C64,119 52,123 44,127C54,152 110,152 120,127C112,123 101,119 99,112Z", BROWN.fill)
        + neck(BROWN, 13.5, 112)
        + line("M66.5,110C66,119 54,123 45,127M98.5,110C99,119 110,123 119,127", INK, OUTLINE)
        + line("M43,127C54,153 110,153 121,127", INK, 9)
        + line("M43,127C54,153 110,153 121,127", GOLD, 5.4)
        + line("M43,127C54,153 110,153 121,127", "#6d1b30", 2, 'stroke-dasharray="0.01 6"')
        + line("M63,120C67,135 97,135 102,120", INK, 3.2)
        + line("M63,120C67,135 97,135 102,120", GOLD_LIGHT, 1.5)
    )
    earring = (
        shape("M-27,12H-21L-20,18H-28Z", GOLD, INK, 1.3)
        + shape("M-29,18H-19L-21,25H-27Z", "#2f8087", INK, 1.3)
        + shape("M-27,25H-21L-24,32Z", GOLD_LIGHT, INK, 1.3)
    )
    return Person(
        "H",
        Look(BROWN, "#2b1a12", "#231a26", "oval", "fine", "#a33440", True, 1.12, thick=1.5),
        behind=shape(back, hair, INK),
        body=body,
        over=shape(front, hair, INK, INNER + 0.5)
        + strands(["M3,-35C-10,-27 -28,-18 -31,2M-34,8C-33,14 -33,18 -32,22M7,-34C18,-26 29,-18 30,2"], light, LOCK)
        + earring,
        chest="",
        tilt=-3,
    )


def amira() -> Person:
    """Draw Amira."""
    scarf, shade = "#2f8087", "#1f5f68"
    outer = "M0,-50C-32,-51 -42,-26 -39,4C-38,24 -37,36 -46,58C-30,74 44,76 54,58C43,40 39,24 38,4C38,-26 28,-50 0,-50Z"
    hole = (
        "M0,-31C-18,-32 -22.8,-14 -22,3C-20.6,15.6 -12.6,24.4 -2.6,30.4"
        "C1.6,32.4 6.4,32.4 9.4,29.6C15.4,24.4 20,16 21,6C21.6,-13 18,-31 0,-31Z"
    )
    wrap = f'<path d="{outer}{hole}" fill="{scarf}" fill-rule="evenodd"/>'
    border_path = (
        "M0,-34.6C-21.4,-35.6 -26.4,-15 -25.6,3.6C-24,18 -15,27.8 -4.2,34"
        "C1,36.8 8,36.6 12,32.6C18.6,27 23.6,17.6 24.6,6.6C25.2,-14.6 21,-34.6 0,-34.6Z"
    )
    border = line(border_path, GOLD_LIGHT, 5.4) + line(border_path, "#9a3a2c", 3, 'stroke-dasharray="0.01 6.4"')
    edges = (
        line(outer, INK, OUTLINE)
        + line(hole, INK, INNER + 0.4)
        + line(
            (
                "M0,-38C-24.6,-39 -29.6,-16 -28.8,4.2C-27,20 -17,30.6 -5.4,37.2"
                "C.6,40.4 9.4,40.2 14.4,35.4C21.6,29.4 27,19 28,7C28.6,-16 24,-38 0,-38Z"
            ),
            INK,
            1.4,
        )
    )
    folds = line(
        "M-34,-18C-40,6 -32,24 -38,48M-20,34C-26,44 -20,54 -8,62M26,30C30,40 24,52 10,62M33,-10C36,8 32,20 38,36",
        shade,
        2,
    )
    coat = "#b8452f"
    body = trunk(SLIM, coat, "", "M40,136L48,172M124,136L116,172") + neck(OLIVE, 15)
    return Person(
        "H",
        Look(OLIVE, "#5a3a22", "#3a2419", "oval", "straight", "#b4443f", True, 1.1, thick=1.5),
        behind="",
        body=body,
        under=shape(hole, OLIVE.shade),
        over=wrap + folds + border + edges,
        tilt=2,
    )
