"""Every color, size, type role and duration of the table, as plain values without Qt.

`pinochle_qt.ui.draw.style` makes fonts, a palette and a style sheet of them. Colors are ``#RRGGBB`` strings. Sizes
are logical pixels at scale 1; multiply those of text, plates, panels and margins by `Frame.ui` (see `table.layout`).
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

CARD_FACE: Final = "#FFFDF6"
CARD_EDGE: Final = "#B9B29E"
CARD_RED: Final = "#C0202F"
CARD_BLACK: Final = "#1B1F23"
"""The colors of the cards, the same in every theme."""
FOUR_COLOR_INKS: Final = {"D": "#1668B6", "C": "#1C7A3F"}
"""The colors of diamonds and clubs in a four-color deck, by suit letter."""
SIGNS_ON_LIGHT: Final = {**FOUR_COLOR_INKS, "H": CARD_RED}
SIGNS_ON_DARK: Final = {"D": "#8CC8FF", "C": "#8FE3A8", "H": "#FFA79B"}
"""The same for suit signs in text, on light and on dark backgrounds; the spades sign has the color of the text."""

GERMAN_INKS: Final = {"S": "#1D6B3F", "H": CARD_RED, "D": "#9C5800", "C": "#43301F"}
"""The colors of leaves, hearts, bells and acorns, by the letters of the suits for which they stand."""
GERMAN_ON_DARK: Final = {"S": "#8FE3A8", "H": "#FFA79B", "D": "#FFC75E", "C": "#DDB48C"}
"""The same for suit signs in text on dark backgrounds."""

VEIL_ALPHA: Final = 0.39
"""The opacity of `Theme.veil` over a card that cannot be played."""


class TableColors(Struct, frozen=True):
    """The colors of a table with a rim, under a light over its middle, and of the floor around it."""

    felt: tuple[str, str, str]
    """In the middle of the light, 45 % of the way to its edge, and from its edge on."""
    rim: tuple[str, str, str]
    """At the top of the table, halfway down, and at the bottom."""
    outline: str
    """Around the rim."""
    inner_edge: str
    """Between rim and felt."""
    floor: tuple[str, str]
    """In the middle, which is below the table, and far from it."""


class Theme(Struct, frozen=True):
    """The colors of one look of the table; each field means the same in every theme."""

    name: str
    is_dark: bool
    table: str
    mat: str
    meld_mat: str
    """The mat below melds, which lets the felt show through: #AARRGGBB."""
    strip: str
    panel: str
    panel2: str
    line: str
    """Decoration only."""
    ctl_line: str
    """Outline of controls."""
    text: str
    muted: str
    accent: str
    """Fill that means "act here"; nothing else is yellow."""
    on_accent: str
    accent_ink: str
    """The accent color for outlines and text."""
    link: str
    """Links, and selected items in dialogs."""
    on_link: str
    """Text on a fill of `link`."""
    bubble: str
    on_bubble: str
    bubble_muted: str
    sides: tuple[str, str, str, str, str, str, str, str]
    """Sides A to H; never used without their `Shape`."""
    good: str
    bad: str
    veil: str
    """Laid over dimmed cards with `VEIL_ALPHA`."""
    shadow_strength: float
    """Multiplies the alpha of every shadow."""
    table_colors: TableColors
    is_four_color: bool = False
    has_german_suits: bool = False

    def suit_ink(self, letter: str) -> str:
        """Return the color of a suit, given by its letter, on a card or a tile that looks like one."""
        if self.has_german_suits:
            return GERMAN_INKS[letter]
        two_color = CARD_RED if letter in "DH" else CARD_BLACK
        return FOUR_COLOR_INKS.get(letter, two_color) if self.is_four_color else two_color


FELT: Final = Theme(
    name="felt",
    is_dark=True,
    table="#1E5945",
    mat="#194D3B",
    meld_mat="#850C2C21",
    strip="#123528",
    panel="#15402F",
    panel2="#1E5240",
    line="#3C7A63",
    ctl_line="#7FB09C",
    text="#F5F1E4",
    muted="#BCD3C6",
    accent="#F4C95D",
    on_accent="#22190A",
    accent_ink="#F4C95D",
    link="#8FE3A8",
    on_link="#10281D",
    bubble="#FBF6E6",
    on_bubble="#1E2A24",
    bubble_muted="#55635B",
    sides=("#8CC8FF", "#FFB27A", "#F5F1E4", "#F78FB0", "#B9E37A", "#CDB8FF", "#7FE0D4", "#E8C9A0"),
    good="#8FE3A8",
    bad="#FFA79B",
    veil="#1E5945",
    shadow_strength=1.0,
    table_colors=TableColors(
        felt=("#22604B", "#1D5743", "#133F30"),
        rim=("#2B6B54", "#215642", "#1B4B39"),
        outline="#4D8D74",
        inner_edge="#0F2E23",
        floor=("#123327", "#0C251C"),
    ),
)
DARK: Final = replace(
    FELT,
    name="dark",
    table="#22272E",
    mat="#1B2026",
    meld_mat="#40000000",
    strip="#14171B",
    panel="#171B20",
    panel2="#2A313A",
    line="#46505C",
    ctl_line="#8693A2",
    text="#EEF1F4",
    muted="#B3BDC8",
    bubble="#E9EDF1",
    on_bubble="#1A2026",
    bubble_muted="#505A65",
    veil="#22272E",
    table_colors=TableColors(
        felt=("#313944", "#2A313A", "#20262D"),
        rim=("#39424D", "#2D343D", "#252B32"),
        outline="#5A6673",
        inner_edge="#14181C",
        floor=("#1A1E23", "#111418"),
    ),
)
LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    table="#D5DFD3",
    mat="#C9D5C8",
    meld_mat="#73FFFFFF",
    strip="#FFFFFF",
    panel="#FFFFFF",
    panel2="#EEF3EC",
    line="#B9C7B9",
    ctl_line="#617166",
    text="#1A2420",
    muted="#4C5A52",
    accent="#F4C95D",
    on_accent="#22190A",
    accent_ink="#7A5600",
    link="#1B6B4C",
    on_link="#FFFFFF",
    bubble="#26352E",
    on_bubble="#F5F1E4",
    bubble_muted="#BCCBC3",
    sides=("#0E5A9C", "#9A4A08", "#3A443E", "#B0286E", "#4A6300", "#5F3FAE", "#00655E", "#6E4B1F"),
    good="#1B6B3A",
    bad="#A32A1E",
    veil="#7E8B81",
    shadow_strength=0.5,
    table_colors=TableColors(
        felt=("#E4EBE1", "#DAE3D8", "#CAD6C8"),
        rim=("#F6F8F3", "#EAF0E8", "#DDE6DA"),
        outline="#FFFFFF",
        inner_edge="#A3B3A3",
        floor=("#C3CFC1", "#AEBBAC"),
    ),
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (FELT, DARK, LIGHT)}


class Shape(Enum):
    """The shape that identifies a side in addition to its color."""

    CIRCLE = "circle"
    DIAMOND = "diamond"
    SQUARE = "square"
    TRIANGLE = "triangle"
    HEXAGON = "hexagon"
    ARROW = "arrow"
    RING = "ring"
    CROSS = "cross"


SIDE_SHAPES: Final = tuple(Shape)
"""The shapes of sides A to H, in the order of `Theme.sides`."""


class Shadow(Struct, frozen=True):
    """A soft shadow: `blur` and `dy` in pixels at scale 1, and `alpha` of black before `Theme.shadow_strength`."""

    blur: float
    dy: float
    alpha: float


CARD_SHADOW: Final = Shadow(6, 2, 0.27)
RAISED_SHADOW: Final = Shadow(12, 4, 0.31)
DRAGGED_SHADOW: Final = Shadow(28, 14, 0.47)
PLATE_SHADOW: Final = Shadow(12, 3, 0.31)
PANEL_SHADOW: Final = Shadow(24, 6, 0.35)
TABLE_SHADOW: Final = Shadow(14, 10, 0.45)

# Sizes at scale 1 (8-pixel grid, fine step 4).
RADIUS_KEY: Final = 4
RADIUS_CONTROL: Final = 8
RADIUS_PLATE: Final = 12
RADIUS_PANEL: Final = 16
CARD_RADIUS: Final = 0.07
"""The corner radius of a card, as a share of its width."""
HAIRLINE: Final = 1
CHOSEN_LINE: Final = 2
RING_LINE: Final = 3
BUTTON_HEIGHT: Final = 48
TOOL_HEIGHT: Final = 32
PILL_HEIGHT: Final = 24


class Weight(Enum):
    """The four weights of Inter, by weight number."""

    REGULAR = 400
    MEDIUM = 500
    SEMIBOLD = 600
    BOLD = 700


class Role(Enum):
    """The purpose of a piece of text: its size in pixels at scale 1, at least 12, and its weight."""

    STEPPER = (28, Weight.BOLD)
    RESULT = (24, Weight.BOLD)
    TITLE = (20, Weight.BOLD)
    """Dialog titles and totals."""
    PANEL_TITLE = (18, Weight.SEMIBOLD)
    SCORE = (17, Weight.BOLD)
    CONTRACT = (16, Weight.SEMIBOLD)
    NAME = (15, Weight.SEMIBOLD)
    """Names and buttons."""
    LESSON = (15, Weight.REGULAR)
    """The lines of text in a lesson."""
    NOTE_TITLE = (13, Weight.SEMIBOLD)
    BODY = (13, Weight.REGULAR)
    REMARK = (15, Weight.MEDIUM)
    """What people at the table say besides bids."""
    CAPTION = (12, Weight.MEDIUM)
    """Pills, units, captions."""

    @property
    def size(self) -> int:
        """Font size in pixels at scale 1."""
        return self.value[0]

    @property
    def weight(self) -> Weight:
        """Font weight."""
        return self.value[1]


class Easing(Enum):
    """How a movement speeds up and slows down; none overshoots."""

    LINEAR = "linear"
    OUT_QUAD = "out_quad"
    OUT_CUBIC = "out_cubic"
    IN_OUT_CUBIC = "in_out_cubic"


class Timing(Struct, frozen=True):
    """A duration at normal speed, in milliseconds, and its easing.

    `fast_ms` is the duration at fast speed if it isn't as much shorter as everything else.
    """

    ms: int
    easing: Easing = Easing.OUT_CUBIC
    fast_ms: int | None = None


HOVER: Final = Timing(80, Easing.OUT_QUAD)
PLAY: Final = Timing(275)
CARD_REST: Final = Timing(400, Easing.LINEAR, fast_ms=0)
"""The pause between a card that has landed in the trick and the next one, which another player plays."""
DECIDING_REST: Final = Timing(1100, Easing.LINEAR, fast_ms=400)
"""The same before the card with which the contract is made or set."""
GLIDE_HOME: Final = Timing(200)
DEAL: Final = Timing(200)
DEAL_STEP: Final = Timing(24, Easing.LINEAR)
"""The interval between the starts of two cards of one packet."""
PACKET_STEP: Final = Timing(110, Easing.LINEAR)
"""The interval between the starts of two packets that are dealt."""
DEAL_MOST: Final = Timing(1750, Easing.LINEAR)
"""The longest duration of a whole deal; with many cards, the steps are shortened."""
CUT: Final = Timing(260, Easing.IN_OUT_CUBIC)
"""The time in which half of the pack moves while it is cut."""
DRAW: Final = Timing(300)
CLOSE_UP: Final = Timing(180)
FORCED_PLAY: Final = Timing(875, Easing.LINEAR)
"""The pause before a player's only possible card is played, so that the cards before it can be seen."""
TRICK_REST: Final = Timing(1200, Easing.LINEAR, fast_ms=600)
"""The pause in which a full trick is looked at."""
REMARK_REST: Final = Timing(1300, Easing.LINEAR, fast_ms=0)
"""The pause after a trick about which somebody says something."""
CALL_REST: Final = Timing(700, Easing.LINEAR, fast_ms=420)
"""The pause after a bid or another decision, before the next seat speaks."""
RECEIVED_REST: Final = Timing(2500, Easing.LINEAR, fast_ms=1000)
"""How long cards that the partner has passed stay raised."""
WON_REST: Final = Timing(300, Easing.LINEAR, fast_ms=0)
"""The pause once the auction is over, on top of that after its last call: all its bids are seen a last time."""
TRUMP_REST: Final = Timing(1500, Easing.LINEAR)
"""The pause after another player names trump."""
CALLED_REST: Final = Timing(1750, Easing.LINEAR)
"""The pause after a card is called to find a partner, as its holder matters to everybody."""
MELD_REST: Final = Timing(1200, Easing.LINEAR)
"""The pause after a seat's melds are laid out."""
MELD_STUDY_MS: Final = 2000
MELD_STUDY_STEP_MS: Final = 450
MELD_STUDY_MOST_MS: Final = 9000
"""How long all melds stay if they are shown for a limited time: a base, a step per meld and a maximum, at any speed."""
RARE_MELD: Final = Timing(1600, Easing.LINEAR)
"""How long a rare meld is shown in the middle of the table, flight included; no longer than this at any speed."""
RAYS: Final = Timing(240, Easing.OUT_QUAD)
"""The time in which rays of light fade in around something special."""
GLINT: Final = Timing(700, Easing.LINEAR)
"""The time in which a glint passes over a good meld that has been laid out."""
GOOD_MELD_STEP: Final = Timing(90, Easing.LINEAR)
"""The interval between the starts of two cards of a seat that shows a good meld."""
WIDOW_STUDY: Final = Timing(1875, Easing.LINEAR)
"""How long an open widow is shown before it is taken into a hand."""
SQUARE: Final = Timing(160, Easing.OUT_QUAD)
"""The time in which a trick is squared before it is swept away."""
SWEEP: Final = Timing(350, Easing.IN_OUT_CUBIC)
MELD_OUT: Final = Timing(375)
MELD_STEP: Final = Timing(63, Easing.LINEAR)
NEXT_MELD: Final = Timing(250, Easing.LINEAR)
"""The additional pause between two melds that a seat lays out, so that one can follow how they add up."""
MELD_HOME: Final = Timing(325)
BUBBLE_IN: Final = Timing(140)
CHIP_GLIDE: Final = Timing(450, Easing.IN_OUT_CUBIC)
"""The time in which the dealer's chip moves to the next dealer."""
EXPRESSION: Final = Timing(120, Easing.LINEAR)
"""The time in which the expression of a face changes."""
PANEL: Final = Timing(180)
"""The time in which a panel fades and moves by 8 px."""
COUNT_UP: Final = Timing(350)
FILL_BAR: Final = Timing(600)
"""The time in which the bar of a contract fills once that is made or set."""
OUTCOME_REST: Final = Timing(1300, Easing.LINEAR)
"""How long a made or set contract is seen on the table before the score covers it."""
FAN_DELAY, FAN_STEP, FAN_CARD = Timing(200), Timing(40), Timing(300)
"""When the first card of the fan at the end of a match starts, the interval between two cards, and the flight of each.
"""
END_DELAY, LOST_DELAY = Timing(900), Timing(300)
"""When the panel at the end of a match rises: below the fan of a won match, or after a lost one."""
DRAW_CHART: Final = Timing(600, Easing.LINEAR)
"""The time in which the chart on that panel draws itself."""
TABLE_TURN: Final = Timing(350, Easing.IN_OUT_CUBIC)
REDUCED_FADE: Final = Timing(80, Easing.LINEAR)
"""Replaces every movement if motion is reduced."""

REASON_MS: Final = 3000
"""The minimum time for which a reason is shown, at any speed."""
REASON_LETTER_MS: Final = 60
"""The time for each letter of it; a reason of more than fifty letters is shown longer than the minimum."""


class Speed(Enum):
    """The chosen pace; the value multiplies every duration."""

    INSTANT = 0.0
    HURRIED = 0.16
    """For what need not be followed; not offered as a choice."""
    FAST = 0.8
    NORMAL = 1.0
    SLOW = 1.75


class Tempo(Struct, frozen=True):
    """The pace of everything that moves: the chosen speed, and whether motion is reduced."""

    speed: Speed = Speed.NORMAL
    is_reduced: bool = False

    @property
    def brisk(self) -> Tempo:
        """This tempo, but no slower than normal, for what nobody needs time to follow."""
        return Tempo(Speed.NORMAL, self.is_reduced) if self.speed.value > Speed.NORMAL.value else self

    def ms(self, timing: Timing) -> int:
        """Return the milliseconds that `timing` takes at this speed; 0 means at once."""
        if timing.fast_ms is not None and self.speed.value <= Speed.FAST.value:
            return round(timing.fast_ms * self.speed.value / Speed.FAST.value)
        return round(timing.ms * self.speed.value)
