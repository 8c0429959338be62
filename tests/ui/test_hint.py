"""Hints say and show what a good player would do, without deciding anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from pinochle_qt.ai.odds import has_odds
from pinochle_qt.ai.reasons import Cards, Fact, Points, Reason, Why
from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    Distribute,
    Done,
    Give,
    Keep,
    Misdeal,
    NameTrump,
    Pass,
    Play,
    Reject,
    ShowMelds,
    ThrowIn,
)
from pinochle_qt.engine.cards import Suit, parse_card, parse_cards
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.suit_chip import SuitChip
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.hint import MOST_IN_LINE
from pinochle_qt.ui.presenter.game_presenter import THINKING_MS
from pinochle_qt.ui.table.input.occupied_areas import panel_box
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import advice, in_short, reason_line, whole_reason
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.ui.panel_tools import buttons
from tests.ui.playing import EVERYBODY, Table, let_all_decide, open_where_asked, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

Key = Qt.Key
STOCK = "simplified_two_handed_150"
FEW = 16
"""The number of questions of one deal that are looked at."""


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def ask(table: Table) -> tuple[str, str]:
    """Press H as a person would, and return what is said."""
    advised(table)
    return table.window.panels.hint.lines


def advised(table: Table) -> SeatAction:
    """Press H as a person would, and return the action that is advised."""
    actions: list[SeatAction] = []
    table.controller.advised.connect(lambda action, _reason: actions.append(action))
    QTest.keyClick(table.window.focusWidget() or table.window.view, Qt.Key.Key_H)
    table.qtbot.waitUntil(lambda: bool(actions))
    return actions[0]


def expected(table: Table, prompt: Prompt) -> SeatAction | None:
    """Return what the computer player of the tests decides; None where the odds decide instead."""
    return None if has_odds(prompt) else table.policy.decide(table.controller.observation, prompt, None).action


def test_a_slow_hint_shows_a_message_until_it_arrives(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    ask_odds = table.bots.ask_odds
    monkeypatch.setattr(table.bots, "ask_odds", lambda *_: None)
    QTest.keyClick(table.window.focusWidget() or table.window.view, Qt.Key.Key_H)
    shown = table.window.panels.hint
    table.qtbot.waitUntil(shown.isVisible)
    assert shown.lines == (Word.HINT_AWAITED(), "")
    assert table.prompt is not None
    ask_odds(table.controller.observation, table.prompt)
    table.qtbot.waitUntil(lambda: shown.lines[0] != Word.HINT_AWAITED())
    assert all(shown.lines)


def test_a_hint_no_longer_awaited_shows_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    monkeypatch.setattr(table.bots, "ask_odds", lambda *_: None)
    QTest.keyClick(table.window.focusWidget() or table.window.view, Qt.Key.Key_H)
    thinking = next(each for each in table.window.presenter.findChildren(QTimer) if each.interval() == THINKING_MS)
    assert thinking.isActive()
    table.key(Qt.Key.Key_P)
    thinking.timeout.emit()
    thinking.stop()
    assert not table.window.panels.hint.isVisible()


def test_enter_decides_nothing_while_a_hint_is_awaited_but_a_click_does(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    decided = len(table.controller.session.steps)
    monkeypatch.setattr(table.bots, "ask_odds", lambda *_: None)
    table.key(Key.Key_H)
    assert table.controller.awaits_advice
    table.key(Key.Key_Return)
    assert len(table.controller.session.steps) == decided
    QTest.mouseClick(table.window.panels.bid.pass_button, Qt.MouseButton.LeftButton)
    assert len(table.controller.session.steps) > decided
    table.open("single_deck_partnership")
    play_until(table, "bid")
    decided = len(table.controller.session.steps)
    table.key(Key.Key_Return)
    assert len(table.controller.session.steps) > decided


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_question_has_a_hint_with_a_reason_and_it_decides_nothing(table: Table, preset: str) -> None:
    session = table.open(preset, seed=3)
    kinds: set[str] = set()

    def is_new(prompt: Prompt) -> bool:
        if prompt.seat is None:
            return True
        is_asked = prompt.kind != "meld" or prompt.offers_meld
        return session.seats[prompt.seat].player == "human" and is_asked and prompt.kind not in kinds

    while let_all_decide(session, is_new).seat is not None:
        table.window.matches.open(session)
        prompt = require(table.wait_for_turn())
        kinds.add(prompt.kind)
        names = text.seat_names(table.controller.observation.seated, EVERYBODY)
        decided, action = expected(table, prompt), advised(table)
        assert decided in {None, action}
        title, why = table.window.panels.hint.lines
        assert title == advice(action, prompt.rules, names)
        assert why
        assert table.window.panels.hint.isVisible()
        assert table.window.rect().contains(table.window.panels.hint.geometry())
        assert table.prompt == prompt
        if prompt.kind in {"give", "bury"}:
            table.window.view.choice.clear()
        table.answer_by_mouse()
        assert not table.window.panels.hint.isVisible()
        table.bots.forget()  # what comes next is decided without the window
    assert "play" in kinds or len(kinds) > 1


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_the_strip_offers_a_hint_as_long_as_somebody_is_asked(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.open("partnership_four_handed", seed=3)
    tool = next(each for each in table.window.strip.findChildren(PanelButton) if each.text() == "Hint")
    assert table.wait_for_turn() is not None
    assert tool.isVisible()
    QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    table.qtbot.waitUntil(lambda: table.window.panels.has_hint and table.window.panels.hint.isVisible())


def test_melds_and_people_are_named_as_within_a_sentence() -> None:
    rules = PRESETS["single_deck_partnership"]
    run = best_melds(parse_cards("AC TC KC QC JC"), Suit.CLUBS, rules)
    several = best_melds(parse_cards("AC TC KC QC JC KH QH"), Suit.CLUBS, rules)
    names = ("You", "Ben", "Clara", "David")
    assert advice(ShowMelds(0, run), rules, names) == "Meld run in clubs"
    assert advice(ShowMelds(0, several), rules, names) == "Meld run and marriage"
    marriage = best_melds(parse_cards("KH QH"), Suit.CLUBS, rules)
    assert advice(ShowMelds(0, marriage), rules, names) == "Meld marriage in hearts"
    shared = Distribute(0, ((0, parse_card("JS")), (1, parse_card("9D"))))
    assert advice(shared, rules, names) == "J♠ for you, 9♦ for Ben"
    assert advice(Give(0, parse_cards("AS AS TS")), rules, names) == "3 cards for Clara: A♠ A♠ 10♠"
    assert advice(Give(2, parse_cards("AS")), rules, names) == "1 card for you: A♠"


def test_a_hint_raises_its_card_and_chooses_cards_to_give_away(table: Table) -> None:
    table.open("partnership_four_handed", seed=3)
    seen: set[type] = set()
    for _ in range(FEW):
        prompt = table.wait_for_turn()
        if prompt is None:
            break
        action = table.policy.decide(table.controller.observation, prompt, None).action
        interaction = table.window.view.event_player.interaction
        if isinstance(action, Play):
            ask(table)
            seen.add(Play)
            assert {token.face for token in interaction.marked.raised} == {action.card}
        elif isinstance(action, Give | Bury):
            ask(table)
            seen.add(type(action))
            assert sorted(token.face or 0 for token in interaction.chosen.selected) == sorted(action.cards)
            table.window.view.choice.clear()
        table.answer_by_mouse()
    table.wait_for_turn()
    assert Play in seen


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_S, Qt.Key.Key_C, Qt.Key.Key_D])
def test_letters_are_menu_keys_and_choose_no_suit_when_trump_is_asked_for(table: Table, key: Qt.Key) -> None:
    open_where_asked(table, "single_deck_partnership", "trump")
    panel = table.window.panels.trump
    for _ in range(4):
        table.key(Qt.Key.Key_Right)
        suit = panel.suit
        QTest.keyClick(table.window.focusWidget() or table.window, key)
        assert panel.suit is suit
    if key == Qt.Key.Key_H:
        ask(table)
        assert table.window.panels.hint.isVisible()


@pytest.mark.parametrize("kind", ["bid", "play"])
def test_escape_removes_a_hint_and_what_it_showed(table: Table, kind: str) -> None:
    table.open("single_deck_partnership")
    play_until(table, kind)
    prompt, interaction = table.prompt, table.window.view.event_player.interaction
    ask(table)
    assert table.window.panels.hint.isVisible()
    assert interaction.marked.raised
    table.key(Qt.Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert kind == "bid" or not interaction.marked.raised
    assert table.prompt == prompt


@pytest.mark.parametrize(("preset", "kind"), [("single_deck_partnership", "give"), ("auction_pinochle", "bury")])
def test_the_first_escape_only_closes_a_hint_about_cards_and_the_next_one_takes_them_back(
    table: Table, preset: str, kind: str
) -> None:
    open_where_asked(table, preset, kind)
    chosen = table.window.view.event_player.interaction.chosen
    ask(table)
    advised = list(chosen.selected)
    assert advised
    table.key(Qt.Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert chosen.selected == advised
    table.key(Qt.Key.Key_Escape)
    assert not chosen.selected


def pending_choice(table: Table, kind: str) -> object:
    panels = table.window.panels
    match kind:
        case "bid":
            return panels.bid.amount
        case "trump":
            return panels.trump.suit
        case _:
            return panels.kitty.shares


def choose_half(table: Table, kind: str) -> None:
    """Choose something other than what is offered, with the keyboard."""
    for key in {"bid": [Key.Key_Plus] * 3, "trump": [Key.Key_Right], "distribute": [Key.Key_1, Key.Key_2]}[kind]:
        table.key(key)


def suggestion(table: Table, kind: str) -> SeatAction:
    """Return an answer for a hint that is not chosen anywhere yet."""
    prompt, panels = require(table.prompt), table.window.panels
    match kind:
        case "bid":
            return Bid(0, panels.bid.amount + 5)
        case "trump":
            return next(
                each for each in prompt.choices if isinstance(each, NameTrump) and each.suit != panels.trump.suit
            )
        case _:
            return Distribute(0, tuple(enumerate(panels.kitty.shares[::-1])))


HALF = {
    "bid": "single_deck_partnership",
    "trump": "single_deck_partnership",
    "distribute": "partnership_four_handed_kitty",
}
"""Kinds of questions whose answer can be half chosen in a panel, each with a game that asks it."""


@pytest.fixture
def half_way(table: Table, kind: str) -> object:
    """Half choose an answer to a question of this kind, and return what is chosen."""
    open_where_asked(table, HALF[kind], kind)
    offered = pending_choice(table, kind)
    choose_half(table, kind)
    assert pending_choice(table, kind) != offered
    return pending_choice(table, kind)


def advise(table: Table, action: SeatAction) -> None:
    table.window.panel_host.suggest(action)
    table.window.panel_host.advise("Do it", "It helps.")


@pytest.mark.parametrize("kind", HALF)
def test_a_partial_choice_in_a_panel_returns_when_escape_removes_a_hint(
    table: Table, kind: str, half_way: object
) -> None:
    advised = suggestion(table, kind)
    for _ in range(2):
        advise(table, advised)
        assert pending_choice(table, kind) != half_way
    table.key(Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert pending_choice(table, kind) == half_way


@pytest.mark.parametrize("kind", HALF)
def test_a_partial_choice_made_after_a_hint_stays_when_escape_removes_it(
    table: Table, kind: str, half_way: object
) -> None:
    advise(table, suggestion(table, kind))
    choose_half(table, kind)
    after = pending_choice(table, kind)
    table.key(Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert after != half_way
    assert pending_choice(table, kind) == after


@pytest.mark.parametrize("passes", [False, True])
def test_a_hint_highlights_its_suit_and_escape_restores_the_previous_one(table: Table, *, passes: bool) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    prompt = require(table.prompt)
    assert prompt.bids is not None
    chips = {chip.suit: chip for chip in table.window.panels.bid.findChildren(SuitChip)}
    (before,) = (suit for suit in Suit if chips[suit].is_chosen)
    spoken = next(suit for suit in Suit if suit != before and best_melds(prompt.hand, suit, prompt.rules))
    works = Why.WORKS.because(points=Points(250), suit=spoken, often=Why.ALMOST_ALWAYS.because())
    reason = Why.AND.because(what=works, beside=Why.PASS_TOO_CLOSE.because())
    action = Pass(0) if passes else Bid(0, prompt.bids.minimum)
    interaction = table.window.view.event_player.interaction
    raised = interaction.marked.raised
    table.controller.advised.emit(action, reason)
    table.controller.advised.emit(action, reason)
    assert [suit for suit in Suit if chips[suit].is_chosen] == [spoken]
    assert (interaction.marked.raised_for, interaction.marked.raised != raised) == (spoken, True)
    table.key(Key.Key_Escape)
    assert [suit for suit in Suit if chips[suit].is_chosen] == [before]
    assert (interaction.marked.raised_for, interaction.marked.raised) == (before, raised)


def test_enter_bids_again_once_escape_has_removed_the_hint_to_pass(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    panel = table.window.panels.bid
    bid = Word.BID(amount=str(panel.amount))
    table.window.panel_host.advise("Pass", "Too much for this hand.")
    table.window.panel_host.suggest(Pass(0))
    assert buttons(panel)[bid].cap == ""
    table.key(Qt.Key.Key_Escape)
    assert buttons(panel)[bid].cap == "Enter"
    table.key(Qt.Key.Key_Return)
    assert table.controller.session.steps[-1].action == Bid(0, panel.amount)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_a_hint_avoids_the_places_of_those_still_to_play(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.open("double_deck_four_handed")
    view, reason = table.window.view, "The trick is probably lost: save your A♠. 10♠ would cost you about 14 points."
    while True:
        play_until(table, "play")
        position = table.prompt.position if table.prompt is not None else None
        if position is not None and len(position.trick) == 1:
            break
        table.answer_by_mouse()
    table.window.panel_host.advise("Play Q♠", reason)
    hint = panel_box(table.window.panels.hint, view.layout_now)
    places = [view.layout_now.bounds(view.layout_now.trick(place)) for place in range(4)]
    assert not [place for place in places if place.overlaps(hint)]


def test_the_log_does_not_hide_a_hint(table: Table) -> None:
    table.window.resize(1024, 768)  # where the log opens over the place of the hint
    table.open("single_deck_partnership")
    play_until(table, "play")
    last = require(table.window.view.choice.hand[-1].face)
    table.controller.advised.emit(Play(0, last), Why.MAY_TAKE.because())
    panels = table.window.panels
    before = panels.hint.geometry()
    QTest.keyClick(table.window.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert panels.log.isVisible()
    assert before.intersects(panels.log.geometry())
    assert not panels.hint.geometry().intersects(panels.log.geometry())
    QTest.keyClick(table.window.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert panels.hint.geometry() == before


def test_asking_again_tells_the_whole_reason_and_then_the_short_one(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "play")
    played = Play(0, require(table.prompt).hand[-1])
    other = Why.OTHER_COSTS.because(other=Cards(parse_cards("KS")), points=Points(20))
    reason = Why.AND.because(what=Why.MAY_TAKE.because(), beside=other)
    hint, whole = table.window.panels.hint, reason_line(reason, require(table.prompt).rules)
    table.controller.advised.emit(played, reason)
    assert hint.lines[1] == "It may take the trick."
    assert hint.accessibleDescription() == text.spoken(whole)
    table.controller.advised.emit(played, reason)
    assert hint.lines[1] == whole
    table.controller.advised.emit(played, reason)
    assert hint.is_short
    QTest.mouseClick(hint, Qt.MouseButton.LeftButton)
    assert hint.lines[1] == whole
    assert table.prompt is not None


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_a_hint_is_just_above_or_beside_the_card_it_is_about(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.open("single_deck_partnership")
    play_until(table, "play")
    hand = require(table.prompt).hand
    for face in (hand[0], hand[len(hand) // 2], hand[-1]):
        table.controller.advised.emit(Play(0, face), Why.MAY_TAKE.because())
        view = table.window.view
        token = require(view.event_player.interaction.marked.focused)
        card = view.layout_now.bounds(view.event_player.cards.rest(token))
        box = panel_box(table.window.panels.hint, view.layout_now)
        apart_x = max(card.x - box.right, box.x - card.right, 0)
        apart_y = max(card.y - box.bottom, box.y - card.bottom, 0)
        assert apart_x + apart_y < card.height
        assert not view.layout_now.own_place.overlaps(box)
        tail = table.window.panels.hint.tail
        if tail.isVisible():
            tip = tail.geometry().topLeft() + tail.corners[-1]
            assert card.x <= tip.x() <= card.right or card.y <= tip.y() + view.layout_now.frame.menu <= card.bottom
        table.key(Key.Key_Escape)


def test_the_hint_for_a_bid_says_where_it_counts_on_passed_cards_or_a_called_partner() -> None:
    works = Why.WORKS.because(points=Points(270), suit=Suit.CLUBS, often=Why.MOSTLY.because(share=74))
    passing, calling = PRESETS["single_deck_partnership"], PRESETS["five_handed_called_partner"]
    alone = replace(passing, passing=replace(passing.passing, cards=0))
    whole = "Bidding 270 in clubs works about 74% of the time."
    for rules, short, added in (
        (passing, "With your partner's cards, 270 in clubs should work.", " That counts on 4 cards from your partner."),
        (calling, "With the partner you call, 270 in clubs should work.", " That counts on the partner you will call."),
        (alone, "270 in clubs should work.", ""),
    ):
        assert reason_line(in_short(works, rules), rules) == short
        assert whole_reason(works, rules) == whole + added
        strong = Why.OWN_RUN.because(suit=Suit.CLUBS)
        assert whole_reason(strong, rules) == reason_line(strong, rules)


def test_a_hint_says_that_the_called_card_finds_a_partner_and_how_many_cards_are_for_one_who_was_called() -> None:
    calling = PRESETS["five_handed_called_partner"]
    best = Why.CALLS_BEST.because()
    assert "becomes your partner" in reason_line(in_short(best, calling), calling)
    assert whole_reason(best, calling).startswith("It's the best trump you don't have")
    give = Give(0, parse_cards("AS TC"))
    assert advice(give, calling, EVERYBODY) == "2 cards for your partner: A♠ 10♣"


def test_the_tail_of_a_hint_has_the_color_of_the_bubble(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "play")
    ask(table)
    hint = table.window.panels.hint
    hint.finish_motion()
    shown = table.window.grab().toImage()
    first, second, tip = hint.tail.corners
    tail = hint.tail.mapTo(table.window, (first + second + tip) / 3)
    assert QColor(shown.pixel(tail)).name().upper() == style.theme().bubble.upper()


@pytest.mark.usefixtures("language")
def test_every_reason_in_short_takes_one_line_and_only_a_few_take_two(table: Table) -> None:
    facts: dict[str, Fact] = {name: Points(1500) for name in ("points", "gain", "loss", "total")}
    cards, often = Cards(parse_cards("KS")), Why.MOSTLY.because(share=62)
    facts |= {"suit": Suit.DIAMONDS, "other": cards, "cards": cards, "often": often, "share": 62, "count": 12}
    hint, rules, several = table.window.panels.hint, PRESETS["single_deck_partnership"], []
    hint.ensurePolished()
    for why in Why:
        if why in {Why.AND, Why.ALMOST_ALWAYS, Why.MOSTLY, Why.SELDOM, Why.ALMOST_NEVER}:
            continue
        reason = Reason(why, facts | ({"other": Suit.HEARTS} if why in {Why.SUIT_BEATS, Why.SUIT_TIES} else {}))
        short = reason_line(in_short(reason, rules), rules)
        hint.tell("", reason_line(reason, rules), short)
        (width, height), *_ = hint.wanted_sizes(928)
        lines = wrapped(short, style.font(Role.BODY, 1.0), MOST_IN_LINE)
        several += [short] * (len(lines) > 1)
        assert len(lines) <= 2, short
        assert width <= MOST_IN_LINE + 40
        assert height <= 80, short
    assert len(several) <= 10, "\n".join(several)


def test_the_last_trick_does_not_hide_a_hint(table: Table) -> None:
    session = table.open("single_deck_partnership")
    let_all_decide(session, lambda prompt: prompt.seat == 0 and prompt.kind == "play" and len(prompt.hand) < 11)
    table.window.matches.open(session)
    table.wait_for_turn()
    ask(table)
    hint = table.window.panels.hint
    before = hint.geometry()
    table.key(Key.Key_L)
    assert table.window.panels.trick.isVisible()
    assert not hint.geometry().intersects(table.window.panels.trick.geometry())
    table.key(Key.Key_L)
    assert hint.geometry() == before


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_recalled_melds_are_not_under_a_hint(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    session = table.open("single_deck_partnership", seed=3)
    let_all_decide(session, lambda prompt: prompt.seat == 0 and prompt.kind == "play" and len(prompt.hand) < 11)
    table.window.matches.open(session)
    table.wait_for_turn()
    ask(table)
    view, hint = table.window.view, table.window.panels.hint
    for seat in range(4):
        view.event_player.recall(seat)
        recalled = view.event_player.interaction.marked.recalled
        shown = () if recalled is None else [token for group in recalled.groups for token in group.tokens]
        boxes = [view.layout_now.bounds(view.event_player.cards.rest(token)) for token in shown]
        assert not any(panel_box(hint, view.layout_now).overlaps(box) for box in boxes)
        view.event_player.recall(None)


@pytest.mark.parametrize(("preset", "kind"), [("single_deck_partnership", "show"), (STOCK, "meld")])
def test_melds_on_the_mat_before_a_hint_stay_when_escape_removes_it(table: Table, preset: str, kind: str) -> None:
    table.open(preset)
    for _ in range(FEW):
        play_until(table, kind)
        interaction = table.window.view.event_player.interaction
        if interaction.chosen.draft:
            break
        table.answer_by_mouse()
    laid, melds, label = list(interaction.chosen.draft), interaction.chosen.melds, table.window.panels.melds.main_button
    assert laid
    assert label is not None
    sentence = label.text()
    ask(table)
    ask(table)
    table.key(Qt.Key.Key_Escape)
    assert not table.window.panels.hint.isVisible()
    assert (interaction.chosen.draft, interaction.chosen.melds) == (laid, melds)
    assert label.text() == sentence


def test_cards_picked_before_a_hint_are_picked_again_when_escape_removes_it(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "give")
    interaction = table.window.view.event_player.interaction
    ask(table)
    others = [token for token in table.window.view.choice.hand if token not in interaction.chosen.selected]
    for _ in range(2):
        table.key(Qt.Key.Key_Escape)
    table.click_card(others[0])
    assert interaction.chosen.selected == [others[0]]
    ask(table)
    assert others[0] not in interaction.chosen.selected
    table.key(Qt.Key.Key_Escape)
    assert interaction.chosen.selected == [others[0]]


def test_the_same_question_gets_the_same_hint(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player that is limited by time may find another reason when it is asked again."""
    asked: list[Prompt] = []
    answer, tell_odds = table.bots.ask, table.bots.ask_odds

    def listen(skill: str, observation: Observation, prompt: Prompt) -> None:
        asked.append(prompt)
        answer(skill, observation, prompt)

    def listen_for_odds(observation: Observation, prompt: Prompt) -> None:
        asked.append(prompt)
        tell_odds(observation, prompt)

    table.open("single_deck_partnership", seed=3)
    table.wait_for_turn()
    monkeypatch.setattr(table.bots, "ask", listen)
    monkeypatch.setattr(table.bots, "ask_odds", listen_for_odds)
    first = ask(table)
    table.key(Qt.Key.Key_Escape)
    assert ask(table) == first
    assert len(asked) == 1
    play_until(table, "play")
    asked.clear()
    ask(table)
    table.answer_by_mouse()
    table.wait_for_turn()
    before = len(asked)
    ask(table)
    assert len(asked) == before + 1


def test_a_hint_arriving_after_the_play_changes_nothing(table: Table) -> None:
    table.open("single_deck_partnership", seed=3)
    table.wait_for_turn()
    table.controller.ask_advice()
    table.answer_by_mouse()
    table.wait_for_turn()
    assert not table.window.panels.hint.isVisible()


def press_enter(table: Table) -> object:
    """Press Enter, and return what the player at the screen has done by that."""
    steps = table.controller.session.steps
    before = len(steps)
    table.key(Qt.Key.Key_Return)
    done = (step.action for step in table.controller.session.steps[before:])
    return next((action for action in done if getattr(action, "seat", None) == 0), None)


def same(done: object, advised: object) -> bool:
    """Return whether what was done is what was advised; the order of cards and an unstated source do not count."""
    if isinstance(advised, Give | Bury) and isinstance(done, Give | Bury):
        return sorted(done.cards) == sorted(advised.cards)
    if isinstance(advised, Play) and isinstance(done, Play):
        return done.card == advised.card and (done.source == "table") == (advised.source == "table")
    if isinstance(advised, Distribute) and isinstance(done, Distribute):
        return sorted(done.to) == sorted(advised.to)
    return done == advised


@pytest.mark.parametrize(
    "preset", ["single_deck_partnership", STOCK, "three_handed_auction", "partnership_four_handed"]
)
def test_after_a_hint_enter_follows_it(table: Table, preset: str) -> None:
    table.open(preset, seed=3)
    kinds: dict[str, int] = {}
    for _ in range(60):
        prompt = table.wait_for_turn()
        if prompt is None:
            break
        kinds[prompt.kind] = kinds.get(prompt.kind, 0) + 1
        if kinds[prompt.kind] > 2:
            table.answer_by_mouse()
            continue
        decided = expected(table, prompt)
        if prompt.kind == "play":
            table.key(Qt.Key.Key_Home)
        action = advised(table)
        assert decided is None or same(action, decided)
        assert same(press_enter(table), action)
    assert len(kinds) > 1


@pytest.mark.parametrize("kind", ["bid", "trump", "decide", "meld"])
def test_after_a_hint_enter_follows_it_whatever_the_panel_offers_first(table: Table, kind: str) -> None:
    preset = STOCK if kind == "meld" else "single_deck_partnership"
    tried, last = 0, "meld" if kind == "meld" else "play"
    for seed in range(1, 60):
        session = table.begun(preset, seed=seed)
        prompt = let_all_decide(
            session,
            lambda each: each.seat == 0 and each.kind in {kind, last} and each.choices != (Done(0),),
        )
        if prompt.kind != kind or tried >= len(prompt.choices):
            continue
        table.window.matches.open(session)
        assert table.wait_for_turn() == prompt
        action = prompt.choices[-1 - tried]
        reason = table.policy.decide(table.controller.observation, prompt, None).reason
        table.controller.advised.emit(action, reason)
        assert same(press_enter(table), action)
        tried += 1
        if tried == (1 if kind in {"bid", "meld"} else 2):
            return
    raise AssertionError("there was no such question")


def test_an_amount_chosen_after_the_hint_to_pass_is_bid(table: Table) -> None:
    table.open("single_deck_partnership")
    play_until(table, "bid")
    prompt = require(table.prompt)
    assert prompt.bids is not None
    reason = table.policy.decide(table.controller.observation, prompt, None).reason
    table.controller.advised.emit(Pass(0), reason)
    table.key(Qt.Key.Key_Up)
    assert press_enter(table) == Bid(0, prompt.bids.amounts(2)[1])


def test_a_melded_card_in_a_hint_is_raised_and_played_by_enter(table: Table) -> None:
    table.open(STOCK, seed=3)
    for _ in range(60):
        play_until(table, "play")
        laid, prompt = table.window.view.choice.laid, table.prompt
        found = next((token for token in laid if prompt is not None and token.face in prompt.cards), None)
        if found is not None and prompt is not None and found.face is not None:
            nth = [token for token in laid if token.face == found.face].index(found)
            action = Play(0, found.face, "table", nth)
            reason = table.policy.decide(table.controller.observation, prompt, None).reason
            table.controller.advised.emit(action, reason)
            assert table.window.view.event_player.interaction.marked.raised == {found}
            assert press_enter(table) == action
            return
        table.answer_by_mouse()
    raise AssertionError("nothing was melded")


@pytest.mark.parametrize(
    ("action", "word"),
    [
        (Keep(0), Word.KEEP),
        (Reject(0), Word.REJECT),
        (Misdeal(0), Word.THROW_HAND),
        (ThrowIn(0), Word.THROW_IN),
        (Done(0), Word.NO_MELD),
        (ShowMelds(0, ()), Word.SHOW_NOTHING),
    ],
)
def test_a_hint_names_a_choice_like_its_button(action: SeatAction, word: Word) -> None:
    assert advice(action, PRESETS["single_deck_partnership"], ["You"]) == word()


def test_throwing_in_a_safe_contract_is_not_offered(table: Table) -> None:
    session = table.begun("double_deck_full_96", seed=3)
    prompt = let_all_decide(session, lambda each: each.seat == 0 and each.kind in {"decide", "play"})
    assert ThrowIn(0) in prompt.choices
    table.window.matches.open(session)
    asked = require(table.wait_for_turn())
    assert ThrowIn(0) not in asked.choices
    offered = buttons(table.window.panels.decide)
    assert Word.PLAY_ON() in offered
    assert Word.THROW_IN() not in offered
