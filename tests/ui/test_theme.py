"""The colors can be told apart and read, and the pace is the one that was chosen."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor

from pinochle_qt.engine.cards import SUITS
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import color_signs, sign_ink
from pinochle_qt.ui.draw.theme import THEMES, Role, Speed, Tempo, Theme, Timing

TEXT, LARGE = 4.5, 3.0


def luminance(color: str) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colors, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def laid_over(below: str, above: str, share: float) -> str:
    """Return the color of a translucent veil over another color."""
    pairs = [(int(below[i : i + 2], 16), int(above[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in pairs)


@pytest.fixture(params=list(THEMES.values()), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    chosen = request.param
    assert isinstance(chosen, Theme)
    return chosen


@pytest.mark.parametrize("ground", ["table", "mat", "strip", "panel", "panel2"])
@pytest.mark.parametrize("ink", ["text", "muted"])
def test_text_is_readable_on_every_background(theme: Theme, ground: str, ink: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= TEXT


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_accent", "accent"),
        ("accent_ink", "table"),
        ("accent_ink", "panel"),
        ("on_bubble", "bubble"),
        ("bubble_muted", "bubble"),
        ("good", "table"),
        ("good", "strip"),
        ("bad", "panel"),
        ("bad", "panel2"),
        ("link", "panel"),
        ("link", "panel2"),
        ("on_link", "link"),
    ],
)
def test_ink_is_readable_on_its_background(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= TEXT


@pytest.mark.parametrize(("ground", "goal"), [("panel", TEXT), ("strip", TEXT), ("panel2", LARGE)])
def test_every_side_is_visible_on_panels(theme: Theme, ground: str, goal: float) -> None:
    assert min(contrast(color, getattr(theme, ground)) for color in theme.sides) >= goal


def test_outlines_of_controls_stand_out(theme: Theme) -> None:
    grounds = (theme.table, theme.panel, theme.panel2)
    assert min(contrast(theme.ctl_line, ground) for ground in grounds) >= LARGE


_INKS = (tokens.CARD_RED, tokens.CARD_BLACK, *tokens.FOUR_COLOR_INKS.values(), *tokens.GERMAN_INKS.values())


@pytest.mark.parametrize("ink", _INKS)
def test_the_index_of_a_dimmed_card_is_readable(theme: Theme, ink: str) -> None:
    face, index = (laid_over(color, theme.veil, tokens.VEIL_ALPHA) for color in (tokens.CARD_FACE, ink))
    assert contrast(face, index) >= LARGE


def test_four_colors_change_the_ink_of_two_suits_and_keep_it_readable(theme: Theme) -> None:
    usual, four = ([replace(theme, is_four_color=flag).suit_ink(letter) for letter in "SHDC"] for flag in (False, True))
    assert len(set(usual)) == 2
    assert len(set(four)) == 4
    assert usual[:2] == four[:2]
    assert min(contrast(tokens.CARD_FACE, ink) for ink in four) >= TEXT


def test_german_suits_have_four_readable_inks(theme: Theme) -> None:
    inks = [replace(theme, has_german_suits=True, is_four_color=True).suit_ink(letter) for letter in "SHDC"]
    assert inks == list(tokens.GERMAN_INKS.values())
    assert len(set(inks)) == 4
    assert min(contrast(tokens.CARD_FACE, ink) for ink in inks) >= TEXT


def test_contrasts_match_the_style_guide() -> None:
    measured = [round(contrast(each.text, each.table), 1) for each in (tokens.FELT, tokens.DARK, tokens.LIGHT)]
    assert measured == [7.2, 13.3, 11.6]


def test_every_side_has_its_own_color_and_shape(theme: Theme) -> None:
    assert len(set(theme.sides)) == len(set(tokens.SIDE_SHAPES)) == 8


def test_no_type_is_smaller_than_twelve_pixels() -> None:
    assert min(role.size for role in Role) == 12


@pytest.mark.parametrize(
    ("speed", "expected"), [(Speed.INSTANT, 0), (Speed.FAST, 220), (Speed.NORMAL, 275), (Speed.SLOW, 481)]
)
def test_the_speed_multiplies_durations(speed: Speed, expected: int) -> None:
    assert Tempo(speed).ms(tokens.PLAY) == expected


def test_durations_are_whole_milliseconds() -> None:
    assert Tempo(Speed.FAST).ms(Timing(81)) == 65


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *(("text", ground) for ground in ("table", "mat", "strip", "panel", "panel2")),
        *(("muted", ground) for ground in ("table", "strip", "panel", "panel2")),
        ("on_bubble", "bubble"),
        ("on_accent", "accent"),
        ("on_link", "link"),
    ],
)
@pytest.mark.parametrize("german", [False, True])
def test_suit_signs_in_four_colors_are_visible_in_every_text(theme: Theme, ink: str, ground: str, german: bool) -> None:
    color_signs(four_color=True, german=german)
    try:
        signs = {sign_ink(suit, QColor(getattr(theme, ink))).name() for suit in SUITS}
    finally:
        color_signs(four_color=False)
    assert len(signs) == len(SUITS)
    assert min(contrast(sign, getattr(theme, ground)) for sign in signs) >= LARGE


def test_suit_signs_have_the_color_of_their_text_in_two_colors() -> None:
    assert {sign_ink(suit, QColor("#123456")).name() for suit in SUITS} == {"#123456"}
