"""The men at the table."""

from deck.figures import strands
from deck.palette import CREAM, GOLD, GOLD_LIGHT, INK, INNER, IVORY, OUTLINE, RED, WHITE
from deck.svg import circle, clip, ellipse, group, line, num, shape

from .clothes import SHOULDERS, argyle, crew, fan_brooch, neck, sunburst, trunk, zigzag
from .person import DEEP, FAIR, LOCK, OLIVE, ROSY, SAND, Look, Person


def walter() -> Person:
    """Draw Walter."""
    hair, edge = "#ece8dd", "#a6adb3"
    dome = "M-25,-8C-28.4,-26 -26,-44.4 0,-44.8C25,-44.4 26.6,-26 23.6,-8"
    side = (
        "M-22,-24C-30,-30 -38,-22 -36,-12C-40,-6 -38,2 -34,4"
        "C-35,8 -30,12 -27,8C-27,4 -28,-4 -24,-8C-21,-12 -20,-18 -22,-24Z"
    )
    far = "M21,-24C28,-26 31,-16 29,-10C31,-4 28,4 24,3C22,-6 23,-14 21,-24Z"
    mustache = (
        "M7.2,11.6C2,10.4 -7,12.2 -12,18.4C-13.2,21 -10.6,22.4 -8,21C-3,22.2 3.4,21 7.2,17.4"
        "C11.4,21 17,22 20.4,20.6C23,21.8 24.6,19.6 23.2,17.4C19,12 12.4,10.4 7.2,11.6Z"
    )
    glasses = (
        circle(-8, -3.4, 10.2, "none", INK, 2.6)
        + ellipse(15.4, -3.4, 8.2, 10, "none", INK, 2.6)
        + line("M2.2,-4.6Q4.8,-7.4 7.2,-4.6M-18.2,-4.6L-26,-7", INK, 2.4)
        + circle(-8, -3.4, 10.2, "none", GOLD, 1.0)
        + ellipse(15.4, -3.4, 8.2, 10, "none", GOLD, 1.0)
    )
    cardigan = "#b5562f"
    knit = "".join(line(f"M{x},124V172", "#97431f", 1.5) for x in range(-2, 168, 7))
    tie = "#24365f"
    body = (
        trunk(SHOULDERS, cardigan, knit)
        + shape("M58,116L78,176H94L108,116Z", IVORY, INK, OUTLINE)
        + neck(FAIR, 16.5, 116)
        + shape("M61,114L48,125L62,140L81,132Z", IVORY, INK, OUTLINE)
        + shape("M104,114L117,125L104,140L83,132Z", IVORY, INK, OUTLINE)
    )
    bow = (
        shape("M82,136L62,127C58,133 58,143 62,149Z", tie, INK, OUTLINE)
        + shape("M82,136L102,127C106,133 106,143 102,149Z", tie, INK, OUTLINE)
        + line(
            "M66,131L69,138L66,145M72,133.5L74,138L72,142.5M98,131L95,138L98,145M92,133.5L90,138L92,142.5",
            GOLD_LIGHT,
            1.7,
        )
        + shape("M77,131H87V143H77Z", GOLD, INK, INNER + 0.3)
    )
    return Person(
        "D",
        Look(
            FAIR, "#35507c", "#aaa498", "round", "round", thick=1.9, size=0.9, aged=True, breadth=1.03, mouth_drop=3.6
        ),
        body=body,
        chest=bow,
        ear=True,
        crown=shape(f"{dome}Z", FAIR.fill)
        + line(dome, INK, INNER + 0.3)
        + line("M-10,-37C-4,-40 4,-40 9,-38", WHITE, 2.2, 'stroke-opacity="0.7"')
        + circle(-8, -3.4, 10.2, "#eef6f6")
        + ellipse(15.4, -3.4, 8.2, 10, "#eef6f6"),
        over=shape(side, hair, INK, INNER + 0.4)
        + shape(far, hair, INK, INNER + 0.4)
        + strands(["M-31,-20C-33,-14 -33,-6 -31,2M25,-18C27,-12 27,-6 26,-1"], edge, LOCK)
        + glasses,
        mustache=shape(mustache, "#f7f4ec", INK, 1.6),
        tilt=-1,
    )


def sam() -> Person:
    """Draw Sam."""
    gray, edge = "#c9c9c6", "#8a8c90"
    beard = (
        "M-24.8,-6C-22,6 -18,14.6 -8.4,16.2C-3,16.2 1,12 7,11.6C12,11.8 15,14 18,14.2C21.4,12 22.6,4 23.6,-4"
        "C26,12 24,24 18,31.6C13.6,38 3,39 -4,36C-14.6,31.6 -21.6,22 -23.4,12Z"
    )
    cap, dark = "#5a2b50", "#3d1b38"
    crown_d = "M-33,-15C-37,-40 -16,-52 6,-51C28,-50 38,-36 36,-21C24,-29 -14,-29 -33,-15Z"
    bill = "M-16,-20.4C2,-32 33,-31 47,-15.4C38,-13 29,-15 21,-17C9,-20 -5,-19.4 -16,-20.4Z"
    check = "".join(line(f"M{x},-56L{x - 24},-10", "#7d4a72", 1.6) for x in range(-30, 66, 9)) + "".join(
        line(f"M{x},-56L{x + 24},-10", dark, 1.4) for x in range(-60, 50, 9)
    )
    sweater, jacket = "#8c2836", "#4a4038"
    body = (
        trunk(SHOULDERS, jacket)
        + shape("M56,122L82,172L108,122C96,134 70,134 56,122Z", sweater, INK, INNER)
        + shape("M58,112C66,122 98,122 107,112L110,132C98,144 66,144 54,132Z", sweater, INK, OUTLINE)
        + line("M66,118V139M74,120.6V141M82,121.4V141.6M90,120.6V141M98,118.4V139.6", "#6a1b28", 1.5)
        + shape("M54,121L36,130L42,150L54,148L80,172L66,142Z", "#37302a", INK, OUTLINE)
        + shape("M110,121L128,130L122,150L110,148L86,172L98,142Z", "#37302a", INK, OUTLINE)
    )
    pin = group(sunburst(0, 0, 8, GOLD_LIGHT, RED), "translate(-24 -27) rotate(-40)")
    return Person(
        "D",
        Look(DEEP, "#24140d", "#b5b5b2", "broad", "broad", thick=1.9, aged=True),
        body=body,
        ear=True,
        crown=shape(beard, gray, INK, 1.5)
        + strands(["M-17,17C-13,26 -7,31 -1,34M19,18C18,26 15,31 11,34M2,31C5,33 9,33 12,31"], edge, 1.4)
        + shape("M-3.4,17.2C2,13.4 12,13.4 17.4,16.8C18,23 12,26.2 7.2,26.2C2.4,26.2 -3,23 -3.4,17.2Z", DEEP.fill),
        over=shape("M-24.6,0C-29,-6 -30,-16 -27,-22L-20,-20C-22,-12 -22.6,-6 -24.6,0Z", gray, INK, 1.4)
        + shape(crown_d, cap)
        + clip(crown_d, check)
        + line(crown_d, INK, INNER + 0.6)
        + shape(bill, dark, INK, INNER + 0.6)
        + pin,
        tilt=-2,
        size=1.24,
        head_y=74,
    )


def hugo() -> Person:
    """Draw Hugo."""
    hair, light = "#3a2419", "#8a5c3c"
    quiff = (
        "M-25,-2C-31,-8 -33,-26 -26,-34C-27,-44 -16,-50 -8,-47"
        "C-2,-55 16,-54 20,-47C30,-47 33,-36 29,-29C30,-20 27,-10 24,-4"
        "C23,-12 22.6,-18 20,-23C14,-19 6,-22 2,-25C-4,-20 -14,-20 -18,-22C-21,-16 -22,-8 -25,-2Z"
    )
    locks = (
        "M-22,-32C-16,-40 -8,-40 -4,-36M-4,-44C4,-48 12,-46 14,-40"
        "M12,-30C18,-32 24,-34 26,-28M-16,-26C-12,-32 -4,-32 0,-28"
    )
    beard = (
        "M-24.6,-4C-22,6 -18,15 -8.4,16.6C-3,16.6 1,12 7,11.6C12,11.8 15,14 18,14.4C21.4,12 22.6,6 23.4,0"
        "C25.6,12 23,24 17.6,31C13.6,37 3,38 -4,35C-14,31 -21,22 -23,12Z"
    )
    shirt, vest = "#e9edf0", "#2b6b54"
    body = (
        trunk(SHOULDERS, shirt)
        + shape("M64,112L60,120L82,146L106,120L102,112Z", OLIVE.fill)
        + neck(OLIVE, 17, 120)
        + trunk(
            "M40,129L82,166L124,129L134,133L140,172H22L30,133Z",
            vest,
            argyle(82, 150, 26, 34, ("#3f8a68", "#173f39"), GOLD_LIGHT),
        )
        + shape("M61,113L44,125L56,146L82,140L68,126Z", shirt, INK, OUTLINE)
        + shape("M104,113L120,125L108,146L82,140L97,126Z", shirt, INK, OUTLINE)
    )
    return Person(
        "C",
        Look(OLIVE, "#3b2415", "#2c1a12", "square", "straight", thick=1.9),
        body=body,
        ear=True,
        crown=shape(beard, hair, INK, 1.5)
        + strands(["M-16,18C-12,26 -6,30 0,33M19,18C17,26 14,30 11,33M3,30C5,32 9,32 11,30"], light, 1.3)
        + shape("M-3,17.4C2,13.6 12,13.6 17,17C17.6,23 12,26 7.2,26C2.4,26 -2.6,23 -3,17.4Z", OLIVE.fill),
        over=shape(quiff, hair, INK, INNER + 0.5) + strands([locks], light, 1.7),
        tilt=2,
        size=1.25,
        head_y=73,
    )


def oscar() -> Person:
    """Draw Oscar."""
    hair, light = "#c76a2b", "#f0b26a"
    curls = ""
    spots = (
        (-27, -12, 8),
        (-30, -24, 9),
        (-23, -36, 10),
        (-11, -43, 10),
        (3, -45, 10.5),
        (16, -42, 10),
        (26, -33, 9),
        (29, -20, 8),
        (26, -9, 6),
    )
    for x, y, r in spots:
        curls += circle(x, y, r, hair, INK, INNER + 0.5)
    inside = (
        "M-25,-8C-28,-30 -16,-40 2,-41C20,-40 28,-28 24,-8"
        "C22,-16 20,-20 14,-22C2,-20 -10,-21 -17,-20C-21,-16 -23,-12 -25,-8Z"
    )
    fringe = "".join(
        circle(x, y, r, hair, INK, INNER) for x, y, r in ((-17, -24, 7.5), (-5, -27, 8), (8, -27, 7.5), (18, -24, 6.4))
    )
    marks = "".join(
        line(f"M{x - r * 0.4},{y + 1}A{num(r * 0.42)},{num(r * 0.42)} 0 1 1 {x + r * 0.4},{y}", light, 1.5)
        for x, y, r in (*spots[1:8], (-17, -24, 7.5), (-5, -27, 8), (8, -27, 7.5))
    )
    knit = "#356a9c"
    body = trunk(
        SHOULDERS,
        knit,
        zigzag(142, 10, GOLD_LIGHT, 3.4, rise=5)
        + zigzag(152, 10, "#1f4470", 4.4, rise=5)
        + zigzag(163, 10, CREAM, 3.4, rise=5),
    ) + crew(ROSY, 16, "#1f4470", 8, "#173457")
    return Person(
        "D",
        Look(ROSY, "#3b6a52", "#8f4a1c", "long", "upturned", thick=1.4, freckles=True),
        body=body,
        ear=True,
        crown="",
        over=curls + shape(inside, hair) + fringe + marks,
        tilt=3,
        size=1.22,
        head_y=74,
    )


def kenji() -> Person:
    """Draw Kenji."""
    hair, light, gray = "#23283a", "#5f6c8f", "#a9b0bb"
    top = (
        "M-24.6,-2C-31,-12 -33,-32 -22,-40C-8,-49 15,-47 24,-37C29.6,-30 28,-18 23.6,-8C23.2,-14 22.2,-19 19,-24"
        "C8,-24 -4,-28 -10,-33C-12,-26 -18,-20 -20,-16C-22,-10 -22.6,-6 -24.6,-2Z"
    )
    temple = "M-24.6,-2C-28.6,-9 -30,-17 -28.6,-25C-25,-23 -22.6,-19 -20.6,-15C-22,-10 -22.6,-6 -24.6,-2Z"
    jacket, lapel = "#39455f", "#2a3450"
    body = (
        trunk(SHOULDERS, jacket)
        + shape("M54,118L82,176L112,118Z", "#f2efe4", INK, OUTLINE)
        + crew(SAND, 16, "#e3dfd2", 6)
        + shape("M56,117L38,127L35,146L50,147L82,176L66,146Z", lapel, INK, OUTLINE)
        + shape("M109,117L127,127L130,146L115,147L82,176L99,146Z", lapel, INK, OUTLINE)
    )
    pin = group(fan_brooch(0, 0, 11, (GOLD, RED)), "translate(114 143) rotate(14)")
    return Person(
        "S",
        Look(SAND, "#2b1a12", "#23283a", "square", "straight", thick=1.7, slant=3.5, size=0.94, aged=True),
        body=body,
        chest=pin,
        ear=True,
        crown="",
        over=shape(top, hair, INK, INNER + 0.5)
        + shape(temple, gray, INK, 1.2)
        + strands(["M-8,-36C4,-30 14,-29 22,-30M-6,-41C6,-38 16,-37 24,-34"], light, 1.6),
        tilt=-1,
    )
