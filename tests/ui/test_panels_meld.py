"""The meld mat and the list of melds, before play and in stock games, with real mouse and key events."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from pinochle_qt.engine.actions import Done, ExchangeDix, ShowMelds
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.ask.meld import MeldList
from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
from pinochle_qt.ui.panels.ask.meld_row import MeldRow
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import meld_list
from pinochle_qt.words import text
from pinochle_qt.words.questions.meld_lines import MeldLine, line_cards, turn_meld
from tests.checks import require, some
from tests.ui.panel_tools import answers, apply_style, buttons, click, key, opened, press, texts
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, STOCK, Table, table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld

WIDE, SMALL = (272, 392), (232, 264)


def showing() -> tuple[Table, Prompt]:
    deal = table(hand=RUN_HAND)
    return deal, deal.play_until(lambda each: each.kind == "show" and each.seat == 0)


class Laid:
    """A stand-in for the table: lays out what the list picks, and reports it to the mat and the list."""

    def __init__(self, melds: MeldList, mat: MeldMat | None = None) -> None:
        self.melds, self.mat = melds, mat
        self.cards: tuple[Card, ...] = ()
        self.prompt: Prompt | None = None
        melds.cards_picked.connect(self.lay)
        melds.cleared.connect(self.clear)

    def lay(self, cards: tuple[Card, ...], wanted: Meld | None = None) -> None:
        self.cards = tuple(cards)
        meld = turn_meld(self.prompt, self.cards, wanted) if self.prompt is not None else None
        melds = (meld,) if meld is not None else ()
        self.melds.set_draft(self.cards, melds)
        if self.mat is not None:
            self.mat.set_draft(self.cards, melds)

    def clear(self) -> None:
        self.lay(())


def asked(home: QWidget, size: tuple[int, int] = WIDE) -> tuple[MeldList, Laid]:
    deal, prompt = showing()
    melds = MeldList(home)
    laid = Laid(melds)
    opened(melds, size)
    melds.ask(prompt, deal.seen(), NAMES)
    return melds, laid


def rows(melds: MeldList) -> dict[str, MeldRow]:
    return {row.text(): row for row in melds.findChildren(MeldRow) if row.isVisible()}


# ---- before play -----------------------------------------------------------------------------------------------------


def test_the_best_melds_are_laid_out_and_enter_shows_them(home: QWidget) -> None:
    melds, laid = asked(home)
    heard = answers(melds)
    assert sorted(laid.cards) == sorted(parse_cards("AH TH KH QH JH QS JD"))
    assert "Meld 190" in buttons(melds)
    key(melds, Qt.Key.Key_Return)
    (action,) = heard
    assert isinstance(action, ShowMelds)
    assert points_of(action.melds) == 190
    assert showing()[1].allows(action)


def test_another_row_lays_out_other_cards(home: QWidget) -> None:
    melds, laid = asked(home)
    heard = answers(melds)
    click(rows(melds)["Run in hearts"])
    assert rows(melds)["Run in hearts"].is_chosen
    assert not rows(melds)["Run and pinochle"].is_chosen
    assert sorted(laid.cards) == sorted(parse_cards("AH TH KH QH JH"))
    press(melds, "Meld 150")
    (action,) = heard
    assert isinstance(action, ShowMelds)
    assert [meld.kind for meld in action.melds] == ["run"]


def test_a_row_is_chosen_at_once_even_before_its_cards_are_laid_out(home: QWidget) -> None:
    _, prompt = showing()
    melds = MeldList(home)
    opened(melds, WIDE)
    melds.ask(prompt, showing()[0].seen(), NAMES)
    for row in some(list(rows(melds).values())[1:3]):
        click(row)
        assert [each for each in rows(melds).values() if each.is_chosen] == [row]


def test_arrow_keys_choose_rows(home: QWidget) -> None:
    melds, laid = asked(home)
    best = laid.cards
    key(melds, Qt.Key.Key_Down)
    assert rows(melds)["Run in hearts"].is_chosen
    key(melds, Qt.Key.Key_Up)
    key(melds, Qt.Key.Key_Up)
    assert laid.cards == best


def test_the_row_equal_to_the_draft_is_chosen(home: QWidget) -> None:
    melds, laid = asked(home)
    laid.lay(parse_cards("JH QH KH TH AH"))
    assert rows(melds)["Run in hearts"].is_chosen
    laid.lay(parse_cards("JH QH KH TH"))
    assert not any(row.is_chosen for row in rows(melds).values())
    assert "Meld 40" in buttons(melds)


def test_an_empty_draft_shows_nothing(home: QWidget) -> None:
    melds, _ = asked(home)
    heard = answers(melds)
    press(melds, "Clear")
    assert not buttons(melds)["Clear"].isEnabled()
    press(melds, "No meld")
    assert heard == [ShowMelds(0, ())]


def test_clearing_lays_out_the_best_melds_again_and_never_fewer(home: QWidget) -> None:
    melds, laid = asked(home)
    heard = answers(melds)
    best = laid.cards
    for change in (None, Qt.Key.Key_Down, "Clear"):
        if isinstance(change, str):
            press(melds, change)
        elif change is not None:
            key(melds, change)
        assert (laid.cards == best) == (change is None)
        assert melds.take_back()
        assert laid.cards == best
    key(melds, Qt.Key.Key_Return)
    (shown,) = heard
    assert isinstance(shown, ShowMelds)
    assert points_of(shown.melds) == 190


def test_a_hand_without_meld_says_so(home: QWidget) -> None:
    deal, prompt = showing()
    hand = parse_cards("AS TS 9S JC TC AH JH TD")
    melds = MeldList(home)
    opened(melds, WIDE)
    melds.ask(Prompt(0, "show", PARTNERSHIP, hand=hand, trump=prompt.trump), deal.seen(), NAMES)
    heard = answers(melds)
    assert "No meld in this hand" in texts(melds)
    assert rows(melds) == {}
    key(melds, Qt.Key.Key_Return)
    assert heard == [ShowMelds(0, ())]


def test_a_small_list_has_pages(home: QWidget) -> None:
    melds, _ = asked(home, SMALL)
    first = set(rows(melds))
    assert len(first) == 2
    press(melds, "More")
    assert first.isdisjoint(rows(melds))
    for _ in range(4):
        key(melds, Qt.Key.Key_Up)
    assert set(rows(melds)) == first


@pytest.mark.parametrize("window", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("hand_size", [12, 20])
@pytest.mark.parametrize(
    ("hand", "lines"),
    [("AS TS 9S JC TC AH JH TD", 0), ("KS QS AC TC", 1), ("KS QS KD QD AC", 3)],
)
def test_a_list_as_high_as_its_lines_shows_them_all(
    home: QWidget, hand: str, lines: int, hand_size: int, window: tuple[int, int]
) -> None:
    frame = Frame(*window)
    prompt = Prompt(0, "show", PARTNERSHIP, hand=parse_cards(hand), trump=Suit.HEARTS)
    box = meld_list(Layout(frame, 4, hand_size), lines)
    melds = MeldList(home)
    Laid(melds)
    apply_style(tokens.FELT, frame.ui)
    opened(melds, (box.width, box.height))
    melds.ask(prompt, table().seen(), NAMES)
    for _ in range(2):
        shown = [button for button in melds.findChildren(PanelButton) if button.isVisible()]
        assert sum(isinstance(button, MeldRow) for button in shown) == lines
        assert "More" not in buttons(melds)
        assert all(melds.rect().contains(each.geometry()) for each in shown)
        assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(shown, 2))
        if lines:
            press(melds, "Clear")  # the labels of the buttons become longer


def test_rows_worth_less_than_the_best_say_what_they_omit_and_have_distinct_names(home: QWidget) -> None:
    hand = parse_cards("KH QH KS QS QC QD KD AS AD TD JC 9C")
    prompt = Prompt(0, "show", PARTNERSHIP, hand=hand, trump=Suit.DIAMONDS)
    melds = MeldList(home)
    melds.ask(prompt, table().seen(), NAMES)
    opened(melds, WIDE)
    names = [row.text() for row in melds.findChildren(MeldRow)]
    assert len(set(names)) == len(names)
    assert {"Without marriage in spades", "Without marriage in hearts", "Queens around"} <= set(names)
    assert "You can show" in texts(melds)
    assert "Royal marriage, marriage ×2 and queens around" in names


def test_rows_are_read_aloud_with_points_and_cards(home: QWidget) -> None:
    melds, _ = asked(home)
    name = rows(melds)["Pinochle"].accessibleName()
    assert name == "Pinochle, 40: queen of spades, jack of diamonds"


@pytest.mark.parametrize("width", [140, 170, 216, 252])
def test_names_of_rows_are_abbreviated_rather_than_cut(home: QWidget, width: int) -> None:
    hand = parse_cards("AS KS QS JS KS QS AH TH KH QH JH AC KC QC JC AD KD QD JD 9H")
    melds = best_melds(hand, Suit.HEARTS, PARTNERSHIP)
    row = MeldRow(home)
    row.resize(width, 60)
    row.set_meld(text.melds_titles(melds, PARTNERSHIP), "730", text.cards(hand))
    font = style.font(Role.NOTE_TITLE)
    assert text.melds_title(melds, PARTNERSHIP) in row.accessibleName()
    assert text.melds_title(melds, PARTNERSHIP) in row.toolTip()
    assert row.shown_lines[1]
    assert "…" not in "".join(row.shown_lines)
    assert all(text_width(line, font) <= width - 24 for line in row.shown_lines)


def test_the_full_name_of_a_row_is_shown_if_there_is_room(home: QWidget) -> None:
    melds = best_melds(parse_cards("KS QS KD QD"), Suit.HEARTS, PARTNERSHIP)
    row = MeldRow(home)
    row.resize(252, 60)
    row.set_meld(text.melds_titles(melds, PARTNERSHIP), "40", "K♠ Q♠ K♦ Q♦")
    assert row.shown_lines == ("Marriage ×2", "")
    assert row.toolTip() == ""


def test_the_row_of_a_dix_says_that_it_takes_the_upcard() -> None:
    dix = MeldLine(best_melds(parse_cards("9S KD"), Suit.SPADES, STOCK))
    ace, other_dix = parse_cards("AS 9S")
    assert line_cards(dix, STOCK, ace) == "9♠, traded for A♠"
    for rules, upcard in ((STOCK, other_dix), (STOCK, None), (PARTNERSHIP, ace)):
        assert line_cards(dix, rules, upcard) == "9♠"


# ---- the panel without rows ------------------------------------------------------------------------------------------


def test_a_low_panel_has_the_worth_of_the_draft_and_a_button_for_other_melds(home: QWidget) -> None:
    melds, _ = asked(home, (256, 142))
    wanted: list[bool] = []
    melds.rows_wanted.connect(lambda: wanted.append(True))
    assert not rows(melds)
    assert "Your meld 190" in texts(melds)
    assert "best of 5 ways" in texts(melds)
    assert list(buttons(melds)) == ["Meld 190", "Other…", "Clear"]
    assert len({each.height() for each in buttons(melds).values()}) == 1
    press(melds, "Other…")
    assert wanted == [True]
    melds.place(QRect(0, 0, *WIDE))
    assert len(rows(melds)) == 4  # the fifth is on the next page
    assert "Other…" not in buttons(melds)


def test_a_low_panel_says_which_choice_it_is_only_if_there_is_room_for_it(home: QWidget) -> None:
    melds, _ = asked(home, (180, 142))
    assert "Your meld 190" in texts(melds)
    assert "best of 5 ways" not in texts(melds)


def test_arrow_keys_choose_other_melds_in_a_low_panel(home: QWidget) -> None:
    melds, laid = asked(home, (256, 142))
    key(melds, Qt.Key.Key_Down)
    assert sorted(laid.cards) == sorted(parse_cards("AH TH KH QH JH"))
    assert "Your meld 150" in texts(melds)
    assert "best of 5 ways" not in texts(melds)


# ---- the mat ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def mat(home: QWidget) -> MeldMat:
    deal, prompt = showing()
    meld_mat = MeldMat(home)
    meld_mat.place(QRect(296, 384, 664, 192))
    meld_mat.show()
    meld_mat.ask(prompt, deal.seen(), NAMES)
    return meld_mat


def test_an_empty_mat_has_an_invitation(mat: MeldMat) -> None:
    assert mat.accessibleName() == "Your meld"
    assert [line.words for line in mat.lines()] == ["Drag cards here, or pick a meld"]


def test_the_mat_counts_and_explains_the_draft(mat: MeldMat) -> None:
    mat.set_draft(parse_cards("AH TH KH QH JH QS JD"))
    assert mat.accessibleName() == "Your meld: 190"
    assert ("Royal marriage doesn't count", "Its cards already count for the run in hearts.") in mat.remarks
    assert ("Aces around: A♦ is missing", "Worth 100 more. You hold A♠ A♥ A♣.") in mat.remarks
    assert "ace of diamonds is missing" in mat.accessibleDescription()


def test_the_mat_mentions_cards_that_only_have_to_be_laid_out(mat: MeldMat) -> None:
    mat.set_draft(parse_cards("QS"))
    assert ("Q♠ isn't part of a meld", "It goes back to your hand.") in mat.remarks
    assert ("Pinochle: J♦ is in your hand", "Lay it down for 40 more.") in mat.remarks


@pytest.mark.parametrize("width", [190, 330, 440, 624])
@pytest.mark.parametrize(
    "draft", ["", "QS", "AH TH KH QH JH QS JD", "AS AH AC JC", "KH QH", "AH TH KH QH JH", "9C AS TH JC"]
)
def test_remarks_are_never_cut(mat: MeldMat, width: int, draft: str) -> None:
    mat.place(QRect(232, 306, width, 160))
    mat.set_draft(parse_cards(draft))
    words = mat.words_box()
    for line in mat.lines():
        assert text_width(line.words, style.font(Role.BODY)) <= line.box.width()
        assert line.box.bottom() <= words.bottom
    assert len(mat.lines()) <= 1 or not draft


def test_a_remark_too_long_for_the_mat_is_shortened_or_replaced(mat: MeldMat) -> None:
    mat.set_draft(parse_cards("AH TH KH QH JH QS JD"))
    remark = "Royal marriage doesn't count. Its cards already count for the run in hearts."
    assert [line.words for line in mat.lines()] == [remark]
    mat.place(QRect(232, 306, 330, 168))
    assert [line.words for line in mat.lines()] == ["Royal marriage doesn't count"]


def test_clicks_on_the_mats_cards_go_to_the_table(home: QWidget, mat: MeldMat) -> None:
    assert home.childAt(mat.geometry().center()) is None
    assert home.childAt(mat.geometry().topLeft() + QPoint(30, 20)) is None


# ---- stock games -----------------------------------------------------------------------------------------------------


def stock_turn(home: QWidget) -> tuple[MeldList, Laid, Prompt]:
    deal = table(STOCK)
    prompt = deal.play_until(lambda each: each.kind == "meld" and each.seat == 0 and len(each.choices) > 2)
    melds = MeldList(home)
    laid = Laid(melds)
    laid.prompt = prompt
    opened(melds, WIDE)
    melds.ask(prompt, deal.seen(), NAMES)
    return melds, laid, prompt


def test_the_melds_of_a_turn_are_offered_with_what_they_add(home: QWidget) -> None:
    melds, _, prompt = stock_turn(home)
    heard = answers(melds)
    offered = [action for action in prompt.choices if isinstance(action, ShowMelds)]
    assert list(rows(melds)) == [text.melds_title(action.melds, prompt.rules) for action in offered]
    key(melds, Qt.Key.Key_Down)
    key(melds, Qt.Key.Key_Return)
    assert heard == [offered[1]]
    assert prompt.allows(heard[0])


def test_a_turn_may_be_ended_without_a_meld(home: QWidget) -> None:
    melds, _, _ = stock_turn(home)
    heard = answers(melds)
    press(melds, "No meld")
    assert heard == [Done(0)]


def test_a_turn_may_be_ended_without_a_meld_after_a_game_in_which_nothing_was_shown(home: QWidget) -> None:
    melds, _ = asked(home)
    press(melds, "Clear")
    press(melds, "No meld")
    deal = table(STOCK)
    prompt = deal.play_until(lambda each: each.kind == "meld" and each.seat == 0 and len(each.choices) > 2)
    melds.ask(prompt, deal.seen(), NAMES)
    heard = answers(melds)
    press(melds, "No meld")
    assert heard == [Done(0)]


def test_a_draft_that_is_no_meld_cannot_be_made(home: QWidget) -> None:
    melds, laid, prompt = stock_turn(home)
    heard = answers(melds)
    asked_why: list[bool] = []
    melds.refused.connect(lambda: asked_why.append(True))
    laid.lay(prompt.hand[:1])
    key(melds, Qt.Key.Key_Return)
    assert heard == []
    assert asked_why == [True]
    click(buttons(melds)["Meld"])
    assert heard == []
    assert asked_why == [True, True]
    press(melds, "No meld")
    assert heard.pop() == Done(0)
    assert len(asked_why) == 2
    laid.lay(next(action.melds[0].cards for action in prompt.choices if isinstance(action, ShowMelds)))
    key(melds, Qt.Key.Key_Return)
    assert len(heard) == 1


def test_two_melds_in_one_turn_are_refused_with_the_limit(home: QWidget) -> None:
    _, _, prompt = stock_turn(home)
    first, second = [action.melds[0] for action in prompt.choices if isinstance(action, ShowMelds)][:2]
    refusal = require(prompt.refusal(ShowMelds(0, (first, second))))
    assert refusal.reason is Refusal.MELD_LIMIT
    nothing = require(prompt.refusal(ShowMelds(0, ())))
    assert nothing.reason is Refusal.NO_MELD


def test_without_melds_a_player_can_only_continue(home: QWidget) -> None:
    _, _, prompt = stock_turn(home)
    melds = MeldList(home)
    opened(melds, WIDE)
    melds.ask(Prompt(0, "meld", STOCK, (Done(0),), hand=prompt.hand, trump=prompt.trump), table(STOCK).seen(), NAMES)
    heard = answers(melds)
    assert list(buttons(melds)) == ["Continue"]
    key(melds, Qt.Key.Key_Return)
    assert heard == [Done(0)]


def test_the_turned_card_can_be_taken(home: QWidget) -> None:
    _, _, prompt = stock_turn(home)
    melds = MeldList(home)
    opened(melds, WIDE)
    choices = (ExchangeDix(0), Done(0))
    melds.ask(Prompt(0, "meld", STOCK, choices, hand=prompt.hand, trump=prompt.trump), table(STOCK).seen(), NAMES)
    heard = answers(melds)
    key(melds, Qt.Key.Key_Return)
    assert heard == [ExchangeDix(0)]
