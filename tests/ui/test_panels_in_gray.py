"""Whole panels, seats, strip and pages in one gray: what color shows there, a mark or a text shows as well."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QListView

from pinochle_qt.ai.opinion import Alternative, Opinion
from pinochle_qt.engine.actions import Bid, Bury, Distribute, Give, Play, ShowMelds
from pinochle_qt.engine.cards import SUITS
from pinochle_qt.teaching.lesson import outlines
from pinochle_qt.ui.controls.choice_row import Choice, ChoiceRow
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.plates import PlateView, plate_picture
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import SIDE_SHAPES
from pinochle_qt.ui.models.hand_model import HandModel
from pinochle_qt.ui.panels.show.hand_list import CardDelegate
from pinochle_qt.ui.panels.show.match_parts import FinalScores
from pinochle_qt.ui.panels.show.strip_parts import TrumpTile
from pinochle_qt.ui.rooms.fair_play.steps import VerificationStep
from pinochle_qt.ui.rooms.learn.lessons_page import LessonTile
from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow, ChoiceTable
from pinochle_qt.ui.rooms.look_back.choices import ReviewedChoice as Decision
from pinochle_qt.ui.rooms.look_back.time_line import TimeLine
from pinochle_qt.ui.rooms.score_sheet.totals_bar import Total, TotalsBar
from pinochle_qt.ui.rooms.statistics.bids import BidRow, Heights
from pinochle_qt.ui.rooms.statistics.figures import Line
from pinochle_qt.words.game.match_end import FinalRow
from tests.checks import require
from tests.ui.every_page import ASKED
from tests.ui.moments import moments, session_at
from tests.ui.panel_tools import apply_style
from tests.ui.playing import let_all_decide
from tests.ui.positions import PARTNERSHIP, RUN_HAND, table
from tests.ui.test_without_colors import INK, LEAST, MONO, differing, gray, picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from tests.ui.playing import Table

__all__ = ["gray"]
SINGLE: Final = "single_deck_partnership"
MOMENTS: Final = [(preset, kind) for preset, kinds in ASKED.items() for kind in kinds]

CLEAR: Final = {"show": "show", "follow": "play"}
"""Moments that may allow only one answer, with the kind of prompt to look for until one allows more."""


def told_apart(pictures: Sequence[QImage]) -> None:
    """Check that all the gray pictures differ from each other."""
    smallest = min(differing(one, other) for one, other in combinations(pictures, 2))
    assert smallest > LEAST


# ---- the table -------------------------------------------------------------------------------------------------------


def test_partners_dealer_and_turn_are_shown_by_shape(home: QWidget) -> None:
    del home
    plain = PlateView("Nora", "", 0)
    views = [replace(plain, mark=mark) for mark in range(len(SIDE_SHAPES))]
    views += [replace(plain, is_acting=True), replace(plain, is_dealer=True)]
    rect = Rect(0, 0, 184, 56)
    shown = [plate_picture(view, rect, MONO, 1.0, 1.0).toImage() for view in views]
    told_apart([each.convertToFormat(QImage.Format.Format_Grayscale8) for each in shown])


def test_the_strip_shows_trump_by_shape(home: QWidget) -> None:
    seen = []
    for suit in (None, *SUITS):
        tile = TrumpTile(home)
        apply_style(MONO)
        tile.show_suit(suit)
        tile.resize(40, 40)
        seen.append(picture(tile))
    told_apart(seen)


def test_totals_in_the_strip_have_the_shapes_of_their_sides(gray: Table) -> None:
    gray.open(SINGLE)
    strip = gray.window.strip
    apply_style(MONO)
    before = picture(strip)
    apply_style(replace(MONO, sides=("#303030", *MONO.sides[1:])))
    assert differing(before, picture(strip)) > LEAST  # a shape is painted in its side's color
    assert MONO.sides[0] == INK


@pytest.mark.parametrize(("preset", "kind"), MOMENTS, ids=str)
def test_a_hints_choice_is_visible_in_every_question(gray: Table, preset: str, kind: str) -> None:
    if kind in CLEAR:
        session = gray.begun(preset)
        let_all_decide(session, lambda each: each.seat == 0 and each.kind == CLEAR[kind] and has_choice(each))
    else:
        session = session_at(preset, next(each for each in moments(preset) if each.name == kind))
    gray.window.matches.open(session)
    apply_style(MONO)
    prompt = require(gray.prompt)
    told_apart([suggested(gray, answer) for answer in answers_to(prompt)])


def has_choice(prompt: Prompt) -> bool:
    """Return whether there is more than one card to play, or something to meld."""
    return len(prompt.cards) > 1 or bool(prompt.best)


def answers_to(prompt: Prompt) -> tuple[SeatAction, SeatAction]:
    """Return two different answers to a question."""
    seat, pick, kitty = prompt.seat or 0, prompt.pick, prompt.kitty
    match prompt.kind:
        case "bid" if prompt.bids is not None:
            low, *_, high = prompt.bids.amounts(3)
            return Bid(seat, low), Bid(seat, high)
        case "play":
            return Play(seat, prompt.cards[0]), Play(seat, prompt.cards[-1])
        case "give" | "bury" if pick is not None:
            make = Give if prompt.kind == "give" else Bury
            return make(seat, pick.among[: pick.size]), make(seat, pick.among[-pick.size :])
        case "show":
            return ShowMelds(seat, ()), ShowMelds(seat, prompt.best)
        case "distribute":
            ways = (kitty, kitty[::-1])
            first, last = (Distribute(seat, tuple(enumerate(way))) for way in ways)
            return first, last
        case _:
            return prompt.choices[0], prompt.choices[-1]


def suggested(table: Table, answer: SeatAction) -> QImage:
    """Return a gray picture of the window while an answer is recommended."""
    table.window.panel_host.suggest(answer)
    table.window.view.event_player.finish()
    return picture(table.window)


def test_the_hand_list_marks_playable_cards(home: QWidget) -> None:
    seen = []
    for playable in (RUN_HAND[:4], RUN_HAND[4:]):
        model, shown = HandModel(home), QListView(home)
        model.set_hand(RUN_HAND, playable, str)
        delegate = CardDelegate(shown)
        apply_style(MONO)
        shown.setModel(model)
        shown.setItemDelegate(delegate)
        shown.resize(220, 360)
        seen.append(picture(shown))
    told_apart(seen)


def test_the_winner_of_a_match_is_marked_in_the_standings(home: QWidget) -> None:
    seen = []
    for winner in (0, 1):
        table = FinalScores(home)
        rows = [FinalRow((f"P{at}",), "", 1000, at, has_won=at == winner) for at in range(2)]
        table.show_rows(rows, PARTNERSHIP)
        apply_style(MONO)
        table.resize(500, 120)
        seen.append(picture(table))
    told_apart(seen)


# ---- the pages -------------------------------------------------------------------------------------------------------


def test_bars_of_made_and_set_contracts_differ_in_shape(home: QWidget) -> None:
    seen = []
    for made, failed in ((3, 1), (1, 3)):
        row = BidRow(home)
        apply_style(MONO)
        row.show_row(Heights(300, (300,), made, failed, is_open=False), "300", 4)
        row.resize(400, 36)
        seen.append(picture(row))
    told_apart(seen)


def test_gains_and_losses_are_on_both_sides_of_zero(home: QWidget) -> None:
    seen = []
    for share in (-0.5, 0.5):
        line = Line(home)
        apply_style(MONO)
        line.show_value("As bidder", "8", share=share)
        line.resize(400, 32)
        seen.append(picture(line))
    told_apart(seen)


def test_each_step_of_the_verification_has_a_mark(home: QWidget) -> None:
    seen = []
    for mark in ("open", "done", "bad"):
        step = VerificationStep(home, 3)
        apply_style(MONO)
        step.tell(mark, "Do they match?")
        step.resize(400, 60)
        seen.append(picture(step))
    told_apart(seen)


def test_answers_in_a_review_mark_the_persons_and_experts_choice(home: QWidget) -> None:
    plain = AnswerRow("A\N{BLACK SPADE SUIT}", "", is_expert=False, is_done=False, cost=12, cost_words="12", chance="")
    seen = []
    for row in (plain, replace(plain, is_done=True, tag="You"), replace(plain, is_expert=True, tag="Expert")):
        shown = ChoiceTable(home)
        apply_style(MONO)
        shown.show_rows("Your card", [row])
        shown.resize(320, 60)
        seen.append(picture(shown))
    told_apart(seen)


def test_the_timeline_shows_mistakes_and_good_choices_by_shape(home: QWidget) -> None:
    deal = table(hand=RUN_HAND)
    play, other = Play(0, RUN_HAND[0]), Play(0, RUN_HAND[1])
    cost = Opinion(other, None, play, is_same=False, rows=(Alternative(other, 50, 0, 0), Alternative(play, 0, 50, 5)))
    good = Opinion(play, None, play, is_same=True, rows=(Alternative(play, 50, 0, 0),))
    by_rule = Opinion(other, None, play, is_same=False)
    assert deal.prompt is not None
    seen = []
    for opinion in (None, cost, good, by_rule):
        apply_style(MONO)
        line = TimeLine(home)
        line.show_choices([Decision(4, "tricks", "1")], str)
        line.show_known({} if opinion is None else {4: opinion}, 0)
        line.resize(200, 76)
        seen.append(picture(line))
    told_apart(seen)


def test_done_started_and_chosen_lessons_are_distinguishable(home: QWidget) -> None:
    art, outline = DeckArt(MONO), outlines()[0]
    seen = []
    for step, is_done, is_chosen in ((None, False, False), (2, False, False), (None, True, False), (None, False, True)):
        tile = LessonTile(home, 1, outline, art)
        apply_style(MONO)
        tile.show_progress(step, is_done=is_done, is_chosen=is_chosen, has_keys=False)
        tile.resize(560, 96)
        seen.append(picture(tile))
    told_apart(seen)


def test_on_a_score_sheet_the_winner_is_outlined_and_the_selection_filled(home: QWidget) -> None:
    seen = []
    for winner in (0, 1):
        bar = TotalsBar(home)
        apply_style(MONO)
        bar.show_totals([Total((f"P{at}",), at, "500", 0.5, has_won=at == winner) for at in range(2)], "")
        bar.resize(500, 92)
        seen.append(picture(bar))
    told_apart(seen)
    seen.clear()
    for chosen in (0, 1):
        row = ChoiceRow("Dealer", home)
        apply_style(MONO)
        row.offer((Choice(0, "Tom", 0), Choice(1, "Ann", 0)), chosen)
        row.resize(300, 40)
        seen.append(picture(row))
    told_apart(seen)
