"""The content of the seats' plates."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QGraphicsScene

from pinochle_qt.engine.actions import Bid, Pass, ShowMelds
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.events import CardsBuried
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.draw import plates
from pinochle_qt.ui.draw.plates import PlateView
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import FELT
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.scene.label_words import called_bubble, named_bubble, plate_view
from pinochle_qt.ui.table.scene.seats import SeatDisplay
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from tests.checks import require
from tests.ui.positions import NAMES, RUN_HAND, STOCK, table

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from PySide6.QtWidgets import QWidget

    from tests.ui.conftest import Said


@pytest.mark.parametrize("size", [(160, 48), (184, 56), (208, 48), (248, 64)])
@pytest.mark.parametrize("is_dealer", [False, True])
@pytest.mark.parametrize("name", ["You", "Walter", "Anna (you)", "Bartholomew of Canterbury"])
def test_no_plate_drops_or_merges_its_numbers(
    home: QWidget,
    painted: Callable[[ModuleType], list[Said]],
    name: str,
    is_dealer: bool,
    size: tuple[int, int],
) -> None:
    del home
    for line in ("", "Played 10♠", "Took the trick", "Follow spades: A, Q or 9"):
        painted_texts = painted(plates)
        view = PlateView(name, line, 0, "10", "tricks", is_dealer=is_dealer, meld="1190", meld_unit="meld")
        plates.PlateItem().show_view(view, Rect(0, 0, *size), FELT, 1.0, 1.0)
        words = {each.text for each in painted_texts}
        assert "10" in words
        assert {"1190 meld", "1190 meld ·", "1190"} & words
        assert not any("+" in each for each in words)
        assert any(each[:2] == name[:2] for each in words)
        seen = [each for each in painted_texts if each.text not in {"", "…"}]
        assert not [(a.text, b.text) for a, b in combinations(seen, 2) if a.box.intersects(b.box)]


@pytest.mark.parametrize("size", [(160, 48), (184, 56), (208, 48), (248, 64)])
@pytest.mark.parametrize(("meld", "unit"), [("", "tricks"), ("", "Stiche"), ("20", "Stiche")])
def test_the_chip_of_a_silent_dealer_does_not_cover_the_unit(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], size: tuple[int, int], meld: str, unit: str
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("Walter", "", 0, "0", unit, is_dealer=True, meld=meld, meld_unit="meld")
    plates.PlateItem().show_view(view, Rect(0, 0, *size), FELT, 1.0, 1.0)
    (letter,) = [each.box for each in painted_texts if each.text == "D"]
    chip = letter.adjusted(-7, -5, 7, 5)
    assert not [each.text for each in painted_texts if each.text not in {"D", ""} and each.box.intersects(chip)]


def test_meld_points_are_labelled_if_there_is_room(home: QWidget, painted: Callable[[ModuleType], list[Said]]) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("You", "Your lead", 0, "1", "trick", is_dealer=True, meld="400", meld_unit="meld")
    plates.PlateItem().show_view(view, Rect(0, 0, 208, 48), FELT, 1.0, 1.0)
    assert {"You", "D", "400 meld ·", "1", "trick", "Your lead"} <= {each.text for each in painted_texts}


COMPACT, OWN = Rect(0, 0, 160, 48), Rect(0, 0, 208, 48)


def paint_together(views: list[PlateView], rect: Rect = COMPACT) -> None:
    """Paint plates of one table."""
    for view, wording in zip(views, plates.wordings(views, [rect.width] * len(views), 1.0), strict=True):
        plates.PlateItem().show_view(replace(view, wording=wording), rect, FELT, 1.0, 1.0)


@pytest.mark.parametrize("name", ["Walter", "Margaret"])
def test_all_compact_plates_name_melds_and_tricks(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], name: str
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView(name, "Played 10♠", 0, "0", "tricks", meld="170", meld_unit="meld", brief="10♠")
    paint_together([replace(view, is_dealer=True), replace(view, name="Nora"), replace(view, name="Edith")])
    words = [each.text for each in painted_texts]
    assert [words.count(each) for each in (name, "Nora", "Edith")] == [1, 1, 1]
    assert words.count("170 meld") + words.count("170 meld ·") == words.count("tricks") == 3
    assert len({each.removesuffix(" ·") == each for each in words if each.startswith("170")}) == 1


@pytest.mark.parametrize(("number", "unit"), [("", ""), ("0", "tricks")])
def test_a_long_name_takes_no_line_from_other_plates(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], number: str, unit: str
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("Bartholomew of Canterbury", "Passed", 0, number, unit)
    paint_together([view, replace(view, name="Nora", meld="20" if number else "", meld_unit="meld")])
    assert [each.text for each in painted_texts].count("Passed") == 2


def test_a_long_card_does_not_displace_the_unit_of_the_tricks(
    home: QWidget, painted: Callable[[ModuleType], list[Said]]
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("Margaret", "Played 10♠", 0, "10", "tricks", brief="10♠")
    paint_together([replace(view, is_dealer=True), replace(view, name="Nora", line="Led A♣", brief="A♣")])
    words = [each.text for each in painted_texts]
    assert words.count("tricks") == 2
    assert {"10♠", "A♣"} <= set(words)


@pytest.mark.parametrize("size", [(160, 48), (208, 48)])
def test_the_unit_of_the_tricks_is_beside_their_number_if_melds_are_shown(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], size: tuple[int, int]
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("Hayes", "Took the trick", 0, "3", "tricks", meld="60", meld_unit="meld", brief="Took it")
    paint_together([view, replace(view, name="You", is_dealer=True)], Rect(0, 0, *size))
    numbers = [each.box for each in painted_texts if each.text == "3"]
    units = [each.box for each in painted_texts if each.text == "tricks"]
    assert len(numbers) == len(units) == 2
    assert all(
        abs(a.center().y() - b.center().y()) < 2 and a.right() < b.left() for a, b in zip(numbers, units, strict=True)
    )


def test_a_question_keeps_its_cards_and_the_units_of_the_numbers(
    home: QWidget, painted: Callable[[ModuleType], list[Said]]
) -> None:
    del home
    painted_texts = painted(plates)
    line, brief = "Follow spades: A, Q or 9", "Follow spades"
    view = PlateView("You", line, 0, "0", "tricks", meld="60", meld_unit="meld", brief=brief, is_question=True)
    others = [replace(view, name="Walter", line="Played 10♠", brief="10♠", is_question=False)]
    found = plates.wordings([view, *others], [OWN.width, COMPACT.width], 1.0)
    plates.PlateItem().show_view(replace(view, wording=found[0]), OWN, FELT, 1.0, 1.0)
    assert {"You", "60 meld ·", "0", "tricks", line} <= {each.text for each in painted_texts}


@pytest.mark.parametrize("name", ["You", "Margaret"])
def test_the_numbers_of_the_own_plate_stay_where_they_are_when_it_asks(home: QWidget, name: str) -> None:
    del home
    others = [PlateView("Bartholomew", "Played 10♠", 0, "3", "tricks", meld="140", meld_unit="meld", brief="10♠")]
    resting = replace(others[0], name=name)
    asking = replace(resting, line="Follow spades: A, Q or 9", brief="Follow spades", is_question=True)
    widths = [OWN.width, COMPACT.width]
    (before, other), (after, _) = (plates.wordings([own, *others], widths, 1.0) for own in (resting, asking))
    assert other.is_parted  # numbers of neighbors have no space beside such a name
    assert replace(before, is_brief=False) == replace(after, is_brief=False)


def test_the_dealers_card_is_named_in_the_same_words_as_the_others(
    home: QWidget, painted: Callable[[ModuleType], list[Said]]
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView("Edith", "Played 10♠", 0, "1", "tricks", brief="10♠")
    paint_together([replace(view, is_dealer=True), replace(view, name="Nora"), replace(view, name="Walter")])
    words = [each.text for each in painted_texts]
    assert words.count("Played 10♠") == words.count("tricks") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stock_game_shows_the_complete_task_on_a_narrow_plate(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], language: str
) -> None:
    del home
    deal = table(STOCK)
    deal.play_until(
        lambda each: each.kind == "play" and each.seat == 0 and bool(each.table and each.table.cards_on_table)
    )
    application = require(QApplication.instance())
    speak(application, language)
    try:
        painted_texts = painted(plates)
        view = plate_view(deal.seen(), 0, ("You", "Hayes"), deal.prompt, None)
        view = replace(view, number="10", meld="100", is_dealer=True)
        paint_together([view], OWN)
        assert {view.line, view.brief} & {each.text for each in painted_texts}
        assert view.unit in {each.text for each in painted_texts}
    finally:
        speak(application, "en")


@pytest.mark.parametrize("name", ["You", "Walter", "Nora", "Edith"])
@pytest.mark.parametrize("is_dealer", [False, True])
@pytest.mark.parametrize("unit", ["meld", "Meldung", "de cante"])
def test_the_smallest_plate_has_room_for_a_name_beside_meld_points(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], unit: str, name: str, *, is_dealer: bool
) -> None:
    del home
    painted_texts = painted(plates)
    view = PlateView(name, "", 0, "0", "Stiche", is_dealer=is_dealer, meld="160", meld_unit=unit)
    plates.PlateItem().show_view(view, Rect(0, 0, 160, 48), FELT, 1.0, 1.0)
    assert name in {each.text for each in painted_texts}


@pytest.mark.parametrize("name", ["Ben", "Bartholomew of Canterbury"])
def test_numbers_are_written_the_same_way_on_all_plates_of_others_and_beside_the_own_name(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], name: str
) -> None:
    deal = table(hand=RUN_HAND, seed=6)
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 1)
    seen, painted_texts, layout = deal.seen(), painted(plates), Layout(Frame(1280, 800), 4, 12)
    display = SeatDisplay(QGraphicsScene(home), home)
    display.people = ("You", name, "Clara", "Al")
    display.show(seen, layout, FELT, 1.0)
    assert any(lines.plate_meld(seat, seen) for seat in range(4))
    assert not all(lines.plate_meld(seat, seen) for seat in range(4))
    names = [each for each in painted_texts if each.text[:3] in {"You", name[:3], "Cla", "Al"}]
    numbers = [each for each in painted_texts if each.text.isdecimal()]
    assert len(names) == len(numbers) == 4
    below = [number.box.top() > plate.box.bottom() for number, plate in zip(numbers, names, strict=True)]
    assert below == [False, *[name != "Ben"] * 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_over", [False, True])
def test_the_dealers_smallest_plate_still_shows_the_played_card(
    home: QWidget, painted: Callable[[ModuleType], list[Said]], language: str, *, is_over: bool
) -> None:
    del home
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().trick) == 3)
    if is_over:
        deal.play_until(lambda each: each.kind == "play" and not deal.seen().trick)
    seen, application = deal.seen(), require(QApplication.instance())
    speak(application, language)
    try:
        for place in range(3):
            seat = (seen.leader + place) % 4
            painted_texts = painted(plates)
            view = plate_view(seen, seat, NAMES, None, None)
            view = replace(view, is_dealer=True, meld="190", number="10", unit="tricks")
            plates.PlateItem().show_view(view, Rect(0, 0, 160, 48), FELT, 1.0, 1.0)
            assert {view.line, view.brief} & {each.text for each in painted_texts}
            if not is_over:
                assert text.card(seen.trick[place]) in view.brief
    finally:
        speak(application, "en")


def test_only_the_high_bid_is_emphasized_even_if_the_viewer_bid_before(home: QWidget) -> None:
    del home
    deal = table(dealer=3)
    layout = Layout(Frame(1280, 800), 4, 12)

    def loud() -> list[int]:
        seen = deal.seen()
        bubbles = [called_bubble(seen, seat, seat, layout) for seat in range(4)]
        return [seat for seat, shown in enumerate(bubbles) if shown is not None and shown[0].is_loud]

    deal.do(Bid(0, 250))
    assert loud() == [0]
    deal.do(Bid(1, 260))
    assert loud() == [1]
    deal.do(Pass(2))
    assert loud() == [1]


def test_a_bubble_names_buried_cards_that_have_to_be_announced(home: QWidget) -> None:
    del home
    layout = Layout(Frame(1280, 800), 3)
    buried = CardsBuried(1, (None, None, None), parse_cards("AS TS"))
    view, box = named_bubble(buried, 1, layout, ())
    assert view.text == "Buried A♠ 10♠"
    assert not box.overlaps(layout.plate(1))


def test_the_dealers_chip_has_the_letter_of_the_language(home: QWidget, application: QApplication) -> None:
    del home
    seen = table(hand=RUN_HAND).seen()
    for language, letter in (("en", "D"), ("de", "G"), ("es", "R"), ("fr", "D")):
        speak(application, language)
        assert {plate_view(seen, seat, NAMES, None, None).dealer_letter for seat in range(4)} == {letter}


def test_a_player_without_meld_is_told_so_once(home: QWidget) -> None:
    del home
    deal = table(PRESETS["partnership_four_handed"], hand=parse_cards("AH AH TH TH AS AS TS TS JC JC TC TC"))
    deal.play_until(lambda each: each.kind == "show" and each.seat == 0)
    prompt = require(deal.prompt)
    assert not prompt.best
    assert plate_view(deal.seen(), 0, NAMES, prompt, None).line == "You have no meld"
    deal.do(ShowMelds(0, ()))
    view = plate_view(deal.seen(), 0, NAMES, None, None)
    assert (view.line, view.number, view.unit) == ("No meld", "", "")
