"""Pointing at cards builds up a choice that fits the question; what does not fit is refused with a reason."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from pinochle_qt.engine.actions import ExchangeDix, Play
from pinochle_qt.engine.cards import Card, dix_of, parse_cards
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import Rules
from pinochle_qt.ui.table.geometry.compose import compose
from pinochle_qt.ui.table.geometry.composition import CardLook
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.input.card_choice import CardChoice
from pinochle_qt.ui.table.input.view import TableView
from pinochle_qt.ui.table.zones.tokens import Token
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.ui.playing import Unhurried
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, table

DIX = PRESETS["bicycle_two_handed_48"]


class Heard:
    """Everything that a card choice signals, in order."""

    def __init__(self, choice: CardChoice) -> None:
        self.actions: list[object] = []
        self.selections: list[object] = []
        self.drafts: list[object] = []
        self.refused: list[object] = []
        choice.action_chosen.connect(self.actions.append)
        choice.selection_changed.connect(self.selections.append)
        choice.draft_changed.connect(self.drafts.append)
        choice.refused.connect(lambda _, token: self.refused.append(token))


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    table_view = TableView(clock=Unhurried())
    qtbot.addWidget(table_view)
    table_view.set_frame(Frame(1280, 800, 24))
    return table_view


def ask(
    view: TableView, is_there: Callable[[Prompt], bool], rules: Rules = PARTNERSHIP
) -> tuple[CardChoice, Heard, Prompt]:
    """Show the first position in which seat 0 gets a matching prompt, and listen."""
    game = table(rules, hand=RUN_HAND if rules is PARTNERSHIP else ())
    prompt = game.play_until(lambda each: each.seat == 0 and is_there(each))
    view.set_people(NAMES[: rules.table.players])
    view.reset(game.seen())
    view.ask(prompt)
    return view.choice, Heard(view.choice), prompt


def compose_now(view: TableView) -> list[tuple[Token, CardLook]]:
    """Return how the viewer's cards lie now."""
    event_player = view.event_player
    assert event_player.zones is not None
    assert event_player.layout is not None
    composed = compose(
        event_player.zones,
        event_player.layout,
        event_player.interaction,
        trump=None,
        order=PARTNERSHIP.deck.rank_order,
        words=event_player.words,
    )
    return [(token, composed.cards[token]) for token in (*view.choice.hand, *view.choice.laid)]


def has_to_follow(prompt: Prompt) -> bool:
    return prompt.kind == "play" and not set(prompt.hand) <= set(prompt.cards)


def test_cards_to_pass_are_chosen_and_put_back(view: TableView) -> None:
    choice, heard, _ = ask(view, lambda each: each.kind == "give")
    first, second = choice.hand[:2]
    for token in (first, second, first):
        choice.activate(token)
    assert heard.selections == [(first.face,), (first.face, second.face), (second.face,)]
    assert heard.refused == []


def test_one_card_too_many_is_refused(view: TableView) -> None:
    choice, heard, prompt = ask(view, lambda each: each.kind == "give")
    assert prompt.pick is not None
    hand, size = choice.hand, prompt.pick.size
    for token in hand[: size + 1]:
        choice.activate(token)
    assert heard.refused == [hand[size]]
    assert heard.selections[-1] == tuple(token.face for token in hand[:size])


@pytest.mark.parametrize(
    ("preset", "kind"),
    [("single_deck_partnership", "give"), ("three_handed_auction", "bury"), ("three_handed_auction", "trump")],
)
def test_received_cards_are_marked_while_they_are_visible(view: TableView, preset: str, kind: str) -> None:
    rules = PRESETS[preset]
    game = table(rules)

    def came() -> list[Card]:
        gifts = [gift.cards or () for gift in game.seen().gifts if gift.receiver == 0]
        return sorted((game.seen().widow or ()) if kind != "give" else gifts[-1] if gifts else ())

    prompt = game.play_until(lambda each: each.seat == 0 and each.kind == kind and bool(came()))
    view.set_people(NAMES[: rules.table.players])
    view.reset(game.seen())
    view.ask(prompt)
    assert sorted(view.event_player.interaction.asked.received) == came()
    composition = compose_now(view)
    marked = [token.face for token, look in composition if look.is_received and token.face is not None]
    assert sorted(marked) == came()
    view.ask(None)
    assert not any(look.is_received for _, look in compose_now(view))


def test_no_card_is_laid_out_more_often_than_held(view: TableView) -> None:
    choice, heard, _ = ask(view, lambda each: each.kind == "show")
    queen = require(choice.hand[0].face)
    held = [token.face for token in choice.hand].count(queen)
    choice.lay_out((queen,) * 4)
    assert heard.drafts == [(queen,) * held]
    assert queen not in [token.face for token in choice.hand]
    assert len(choice.choosable) == len(choice.hand) + held


def test_chosen_cards_are_cleared_together(view: TableView) -> None:
    choice, heard, _ = ask(view, lambda each: each.kind == "show")
    before = choice.hand
    choice.activate(before[0])
    choice.clear()
    assert choice.hand == before
    assert heard.drafts == [(before[0].face,), ()]
    assert heard.selections == [()]


def test_raised_cards_stay_in_the_hand_until_lowered(view: TableView) -> None:
    choice, _, _ = ask(view, lambda each: each.kind == "bid")
    ten = parse_cards("TH")
    low = {token: view.event_player.cards.item(token).lift for token in choice.hand}
    choice.raise_cards(ten)
    view.event_player.finish()
    raised = [token.face for token in choice.hand if view.event_player.cards.item(token).lift is not low[token]]
    assert raised == list(ten)
    choice.raise_cards(())
    assert {token: view.event_player.cards.item(token).lift for token in choice.hand} == low


def test_an_illegal_card_is_refused(view: TableView) -> None:
    choice, heard, prompt = ask(view, has_to_follow)
    token = next(each for each in choice.hand if each.face not in prompt.cards)
    assert not choice.play(token)
    assert heard.refused == [token]
    assert heard.actions == []


@pytest.mark.parametrize(("way", "clicks"), [("single", 1), ("second", 2)])
def test_a_click_plays_once_confirmed(view: TableView, way: str, clicks: int) -> None:
    choice, heard, prompt = ask(view, has_to_follow)
    choice.confirm_plays = way
    token = next(each for each in choice.hand if each.face in prompt.cards)
    assert token.face is not None
    for _ in range(clicks):
        assert heard.actions == []
        choice.activate(token)
    assert heard.actions == [Play(0, token.face)]


def test_only_a_double_click_plays_if_chosen_in_preferences(view: TableView) -> None:
    choice, heard, prompt = ask(view, has_to_follow)
    choice.confirm_plays = "double"
    token = next(each for each in choice.hand if each.face in prompt.cards)
    choice.activate(token)
    assert heard.actions == []
    choice.activate(token, double=True)
    assert len(heard.actions) == 1


def test_only_the_dix_is_exchanged_for_the_turned_card(view: TableView) -> None:
    choice, heard, prompt = ask(view, lambda each: ExchangeDix(0) in each.choices, DIX)
    assert prompt.trump is not None
    dix = dix_of(prompt.trump, prompt.rules.deck.ranks)
    other = next(token for token in choice.hand if token.face != dix)
    assert not choice.exchange(other)
    assert heard.actions == []
    assert choice.exchange(next(token for token in choice.hand if token.face == dix))
    assert heard.actions == [ExchangeDix(0)]


def test_nothing_can_be_chosen_when_nobody_asks(view: TableView) -> None:
    choice, heard, _ = ask(view, lambda each: each.kind == "give")
    view.ask(None)
    choice.activate(choice.hand[0])
    assert heard.selections == [()]
    assert heard.drafts == [()]
    assert heard.actions == []
