"""Stock play by the computer players: the kernel that plays it out, its rules of thumb, and what imagined deals add."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.stock import table_of, weighed
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.skill import Skill
from pinochle_qt.ai.stakes import Goals
from pinochle_qt.ai.stock_table import LaidMelds, StockPosition
from pinochle_qt.engine.actions import ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, card_text, parse_cards, without
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.ai.worlds import positions
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.player import Decision, ExplainingPlayer
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.state import MatchState

STOCK_GAMES = [name for name, rules in PRESETS.items() if is_stock_game(rules)]
BICYCLE = PRESETS["bicycle_two_handed_48"]
THOUGHTFUL = ThinkingPlayer(Skill(worlds=2, stock=48), 7)
LONG = 60.0


def deals(rules: Rules, count: int) -> Iterator[MatchState]:
    game, chance = Game(rules), random.Random(11)
    cards = list(pack(rules))
    for _ in range(count):
        chance.shuffle(cards)
        match = game.start()
        yield game.apply(match, game.deal_out(cards, match.next_dealer)).after


def position(mine: str, turned: str, *, trick: str = "", rules: Rules = BICYCLE) -> MatchState:
    """Return a position in the first trick of a deal: seat 0 leads, or follows to a card of the other seat."""
    match = next(deals(rules, 1))
    hand, on_table, last = parse_cards(mine), parse_cards(trick), parse_cards(turned)
    rest = list(without(pack(rules), (*hand, *on_table, *last)))
    random.Random(2).shuffle(rest)
    theirs = rules.deal.hand_size - len(on_table)
    assert match.deal is not None
    deal = replace(
        match.deal,
        hands=(tuple(sorted(hand)), tuple(sorted(rest[:theirs]))),
        stock=(*rest[theirs:], *last),
        upcard=last[0],
        turned=last[0],
        trump=SUIT_OF[last[0]],
        leader=1 if on_table else 0,
        trick=on_table,
    )
    return replace(match, deal=deal)


def melding(mine: str, turned: str, *, rules: Rules = BICYCLE) -> MatchState:
    """Return the meld turn of seat 0, who has won a trick with the first of these cards."""
    match = position(mine, turned, rules=rules)
    game, card = Game(rules), parse_cards(mine)[0]
    assert match.deal is not None
    match = game.apply(match, Play(0, card)).after
    assert match.deal is not None
    trump = match.deal.trump
    low = min(match.deal.hands[1], key=lambda face: (SUIT_OF[face] == trump, face % 8))
    match = game.apply(match, Play(1, low)).after
    assert match.deal is not None
    assert match.deal.melder == 0
    return match


def answer(player: ExplainingPlayer, match: MatchState, rules: Rules = BICYCLE) -> Decision:
    prompt = require(Game(rules).prompt(match))
    assert prompt.seat == 0
    return player.decide(observe(rules, match, 0), prompt, LONG)


def meld_of(decision: Decision) -> str:
    assert isinstance(decision.action, ShowMelds)
    return decision.action.melds[0].kind


def card_of(decision: Decision) -> str:
    assert isinstance(decision.action, Play)
    return card_text(decision.action.card)


@pytest.mark.parametrize("preset", STOCK_GAMES)
def test_melds_are_announced_only_if_they_may_follow_the_trick(preset: str) -> None:
    rules, policy = PRESETS[preset], Policy()
    game, announced = Game(rules), 0
    for start in deals(rules, 30):
        match = start
        while (prompt := game.prompt(match)) is not None and match.deal is not None and not match.deal.strict:
            decision = policy.decide(observe(rules, match, prompt.seat), prompt, None)
            match = game.apply(match, decision.action).after
            if decision.reason.why is Why.TAKES_AND_MELDS:
                following = require(game.prompt(match))
                assert (following.kind, following.seat) == ("meld", prompt.seat)
                assert any(isinstance(each, ShowMelds) for each in following.choices)
                announced += 1
    assert announced


# ---- the kernel ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        *((preset, {}) for preset in STOCK_GAMES),
        ("bicycle_two_handed_48", {"plain_run_value": 80}),
        ("hayes_two_handed", {"plain_run_value": 100}),
        ("hayes_two_handed", {"plain_run_value": 100, "marriage_in_run": True}),
        ("simplified_two_handed_150", {"marriage_in_run": True}),
    ],
)
def test_the_kernel_plays_like_the_simple_rules(preset: str, options: dict[str, OptionValue]) -> None:
    rules, policy = patch(PRESETS[preset], {f"melds.{name}": value for name, value in options.items()}), Policy()
    game = Game(rules)
    alike = 0
    for start in deals(rules, 12):
        match = start
        assert match.deal is not None
        begin = match.deal
        table = table_of(observe(rules, match, 0), 0)
        table.place(StockPosition(begin.leader, (), (LaidMelds(),) * len(begin.hands)), begin.hands, begin.stock)
        points = sum(table.played_out(1))
        melds = 0
        while (prompt := game.prompt(match)) is not None and match.deal is not None and not match.deal.strict:
            seat = prompt.seat or 0
            match = game.apply(match, policy.choose(observe(rules, match, seat), prompt, None)).after
            if match.deal is not None:
                melds = sum(each.points for each in match.deal.tables)
        alike += points == melds + total_card_points(rules)
    # they differ where cards are equally good, and in which melds can be upgraded
    assert alike >= 7


def test_once_the_royal_marriage_is_laid_the_kernel_melds_the_run_before_another_marriage() -> None:
    match = melding("AC AC TC KC QC JC KS QS 9H JS 9D KH", "9C")
    royal = answer(Policy(), match).action
    assert isinstance(royal, ShowMelds)
    after = require(Game(BICYCLE).apply(match, royal).after.deal)
    before = require(match.deal)
    table = table_of(observe(BICYCLE, match, 0), 0)
    hands = (without(before.hands[0], royal.melds[0].cards), before.hands[1])
    position = StockPosition(0, (), tuple(map(table.laid, after.tables)), melder=0, melds_left=1)
    run = 150
    table.place(position, hands, before.stock, Goals((run, 10_000), (0, 0), at_once=True))
    assert table.played_out(1) == [run, 0]  # out with the first meld


@pytest.mark.parametrize("preset", STOCK_GAMES)
def test_every_legal_card_is_considered(preset: str) -> None:
    rules = PRESETS[preset]
    looked_at = 0
    for match in positions(rules, 3, deals=1):
        prompt = require(Game(rules).prompt(match))
        if prompt.kind == "play" and prompt.position is not None and not prompt.position.strict:
            values = weighed(Facts(observe(rules, match, prompt.seat), prompt.seat or 0), prompt)
            assert list(values) == list(prompt.legal_plays())
            looked_at += 1
    assert looked_at > 10


# ---- what is played ------------------------------------------------------------------------------------------------


def test_a_trick_is_won_to_lay_down_melds() -> None:
    match = position("AC TC KC QC JC AD JH 9H 9S 9D JS KH", "9C", trick="TD")
    decision = answer(Policy(), match)
    assert card_of(decision) == "AD"
    assert str(decision.reason).startswith("It takes the trick, and then you may meld.")


@pytest.mark.parametrize("player", [Policy(), THOUGHTFUL])
def test_no_counter_is_played_on_a_lost_trick(player: ExplainingPlayer) -> None:
    match = position("AC TC KC QC JS QS AH KH QH JH 9H 9D", "9C", trick="AD")
    assert card_of(answer(player, match)) in {"9D", "9H", "JH"}


@pytest.mark.parametrize("player", [Policy(), THOUGHTFUL])
def test_the_marriage_is_melded_before_the_run(player: ExplainingPlayer) -> None:
    assert meld_of(answer(player, melding("AC AC TC KC QC JC AD JH 9H JS 9D KH", "9C"))) == "royal_marriage"


@pytest.mark.parametrize("player", [Policy(), THOUGHTFUL])
def test_a_plain_marriage_is_melded_before_its_run(player: ExplainingPlayer) -> None:
    rules = patch(BICYCLE, {"melds.plain_run_value": 80})
    match = melding("AS AC TC KC QC JC 9D JD TD JH TH 9S", "9H", rules=rules)
    assert meld_of(answer(player, match, rules)) == "marriage"


@pytest.mark.parametrize("player", [Policy(), THOUGHTFUL])
def test_a_run_and_its_marriage_are_melded_in_either_order_if_both_count(player: ExplainingPlayer) -> None:
    both = {"melds.plain_run_value": 80, "melds.marriage_in_run": True, "melds.per_turn": None}
    rules = patch(PRESETS["hayes_two_handed"], both)
    match, made = melding("AS AC TC KC QC JC 9D JD TD JH TH 9S", "9H", rules=rules), dict[str, int]()
    while isinstance(action := answer(player, match, rules).action, ShowMelds):
        (meld,) = action.melds
        made[meld.kind] = meld.points
        match = Game(rules).apply(match, action).after
    assert made == {"plain_run": 80, "marriage": 20}


@pytest.mark.parametrize("player", [Policy(), THOUGHTFUL])
def test_the_dix_is_melded_before_it_is_exchanged(player: ExplainingPlayer) -> None:
    match = melding("AC 9C KD TD JC AD JH 9H JS 9D 9S KH", "TC")
    decision = answer(player, match)
    assert meld_of(decision) == "dix"
    match = Game(BICYCLE).apply(match, decision.action).after
    assert answer(player, match).action == ExchangeDix(0)


def test_a_choice_depends_only_on_the_seed_and_the_position() -> None:
    match = melding("AC AC TC KC QC JC AD JH 9H JS 9D KH", "9C")
    assert answer(THOUGHTFUL, match) == answer(THOUGHTFUL, match)
    assert answer(THOUGHTFUL, match).reason


def test_without_time_for_enough_imagined_deals_the_simple_rules_decide() -> None:
    match = position("AC TC KC QC JC AD JH 9H 9S 9D JS KH", "9C", trick="TD")
    prompt = require(Game(BICYCLE).prompt(match))
    hurried = THOUGHTFUL.decide(observe(BICYCLE, match, 0), prompt, 0.0)
    assert hurried.action == answer(Policy(), match).action
