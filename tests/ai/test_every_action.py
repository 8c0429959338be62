"""Every level knows every kind of action: in deals made for it, each of them is chosen, by everybody at the table."""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.judging import judge
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.ai.stakes import Stakes
from pinochle_qt.engine import actions as a
from pinochle_qt.engine.cards import Suit, parse_cards, without
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch, walk
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.state import DealResult, MatchState

LEVELS: Final = tuple(level for level in SKILLS if level != "random")
every_level = pytest.mark.parametrize("level", LEVELS)
SEEDS: Final = 60
ALL_TRICKS: Final = "AS AS TS TS KS QS JS AH AH AD AC AC"
ALL_TRICKS_WITHOUT_TRUMP: Final = "AS AS TS TS AH AH TH TH AC AC AD TD"
"""With spades as trump and the first lead, no trick can be lost."""
GOOD: Final = "AS TS KS QS JS 9S AH KH AD JD TC 9C"
"""A hand for a contract, and for nothing more."""


NAMED: Final[Mapping[str, OptionValue]] = {"auction.names_suit": True}
BID_MOON: Final[Mapping[str, OptionValue]] = {"match.shoot_the_moon": "1000", "match.moon_time": "bid"}


class Scenario(NamedTuple):
    """A game in which an action should be chosen in one of some deals."""

    preset: str
    options: Mapping[str, OptionValue] = MappingProxyType({})
    hand: str = ""
    """The cards of the seat that is asked first; dealt at random if empty."""
    totals: int = 0
    """What every side has scored before the deal."""

    @property
    def rules(self) -> Rules:
        return patch(PRESETS[self.preset], self.options)


SCENARIOS: Final[dict[type[SeatAction], tuple[Scenario, ...]]] = {
    a.Misdeal: (
        Scenario("single_deck_partnership", {"deal.misdeal_nines": "both"}, "9S 9S 9H 9H 9D 9D JC JC QC QD JH KD"),
        Scenario(
            "single_deck_partnership", {"deal.misdeal_nines": "five_nines"}, "9S 9S 9H 9H 9D AD JC JC KC QC JH KD"
        ),
        Scenario(
            "double_deck_four_handed",
            {"deal.technical_misdeal": "13_noncounters_no_ace"},
            "JS JS JS JH JH JH JC JC JC QD QD QD QC QC TS TH KH KC TC TD",
        ),
    ),
    a.Stand: (
        Scenario("single_deck_partnership", {"deal.misdeal_nines": "both"}, "9S 9S 9H 9H 9D 9D AS TS KS QS JS JD"),
    ),
    a.Keep: (Scenario("two_handed_draft"),),
    a.Reject: (Scenario("two_handed_draft"),),
    a.Bid: (Scenario("single_deck_partnership"), Scenario("summed_bid_partnership")),
    a.Pass: (Scenario("single_deck_partnership"),),
    a.Concede: (
        Scenario("three_handed_auction", {"auction.forced_open": "first_bidder", "auction.min_bid": 400}),
        Scenario(
            "three_handed_auction",
            {"auction.forced_open": "first_bidder", "auction.min_bid": 400, "widow.trump_first": True},
        ),
        Scenario(
            "partnership_four_handed_kitty",
            {"auction.forced_open": "first_bidder", "auction.min_bid": 500, "widow.concede": True},
        ),
        Scenario("binokel_three_handed", {"auction.min_bid": 350}),
    ),
    a.Distribute: (Scenario("partnership_four_handed_kitty"),),
    a.NameTrump: (Scenario("single_deck_partnership"),),
    a.CallCard: (Scenario("five_handed_called_partner"),),
    a.Give: (Scenario("racehorse_passing"), Scenario("racehorse_passing", {"passing.mode": "simultaneous"})),
    a.Bury: (Scenario("three_handed_auction"),),
    a.ShowMelds: (Scenario("single_deck_partnership"), Scenario("wikipedia_two_handed")),
    a.ExchangeDix: (Scenario("wikipedia_two_handed"), Scenario("bicycle_two_handed_48")),
    a.Done: (Scenario("wikipedia_two_handed"),),
    a.ThrowIn: (Scenario("single_deck_partnership", {"auction.min_bid": 500, "auction.forced_open": "first_bidder"}),),
    a.ShootMoon: tuple(
        Scenario("partnership_four_handed", {"match.shoot_the_moon": worth}, ALL_TRICKS)
        for worth in ("1000_and_game", "1000", "game", "target", 1500)
    )
    + tuple(
        Scenario("partnership_four_handed", {**BID_MOON, "match.moon_over_moon": over}, ALL_TRICKS)
        for over in (False, True)
    )
    + (Scenario("binokel_three_handed", {}, ALL_TRICKS_WITHOUT_TRUMP),),
    a.PlayOn: (
        Scenario("single_deck_partnership"),
        Scenario("auction_pinochle", {"widow.trump_first": True}),
        Scenario("binokel_four_handed"),
        Scenario("partnership_four_handed", {"match.shoot_the_moon": "250"}, ALL_TRICKS),
        Scenario("partnership_four_handed", {"match.shoot_the_moon": "1000"}, GOOD),
    ),
    a.Play: (Scenario("single_deck_partnership"), Scenario("wikipedia_two_handed")),
    a.DeclareOut: (Scenario("bicycle_two_handed_48", totals=900),),
}


def started(scenario: Scenario, seed: int) -> tuple[Game, MatchState]:
    """Deal the cards of a scenario: in the game's own way, or with its hand for the seat that is asked first."""
    rules, chance = scenario.rules, random.Random(seed)
    game, players = Game(rules), rules.table.players
    match = game.start(dealer=players - 1)
    match = replace(match, totals=(scenario.totals,) * len(match.totals))
    rest = list(without(pack(rules), parse_cards(scenario.hand)))
    chance.shuffle(rest)
    if not scenario.hand:
        return game, game.apply(match, game.deal_out(rest, match.next_dealer)).after
    size = rules.deal.hand_size
    others = tuple(tuple(rest[at * size : (at + 1) * size]) for at in range(players - 1))
    dealt = a.DealCards((parse_cards(scenario.hand), *others), widow=tuple(rest[(players - 1) * size :]))
    return game, game.apply(match, dealt).after


def actions(scenario: Scenario, level: str, seed: int, kind: type[SeatAction]) -> Iterator[SeatAction]:
    """Yield what players of a level do where they may choose an action of this kind; a quick player does the rest.

    In a deal with a hand made for it, the first seat gets the contract at the lowest bid.
    """
    game, match = started(scenario, seed)
    player, quick = make_player(level, seed), Policy()
    while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
        seen, seat = observe(game.rules, match, prompt.seat), require(prompt.seat)
        if may_be(kind, prompt):
            action = player.choose(seen, prompt, None)
            yield action
        elif scenario.hand and prompt.bids is not None:
            action = a.Bid(seat, prompt.bids.minimum) if seat == 0 else a.Pass(seat)
        else:
            action = quick.choose(seen, prompt, None)
        match = game.apply(match, action).after


def may_be(kind: type[SeatAction], prompt: Prompt) -> bool:
    """Return whether an answer to this question may be of a kind."""
    by_kind = {a.Bid: prompt.bids, a.Give: prompt.kind == "give", a.Bury: prompt.kind == "bury"}
    if kind in {a.ShowMelds, a.Distribute} and prompt.kind in {"show", "distribute"}:
        return True
    return bool(by_kind.get(kind)) or any(isinstance(choice, kind) for choice in prompt.choices)


def test_there_is_a_deal_for_every_kind_of_action() -> None:
    assert set(SCENARIOS) == set(get_args(a.SeatAction))


@every_level
@pytest.mark.parametrize(
    ("kind", "scenario"),
    [(kind, scenario) for kind, scenarios in SCENARIOS.items() for scenario in scenarios],
    ids=lambda each: each.__name__ if isinstance(each, type) else f"{each.preset} {each.options}",
)
def test_every_level_chooses_every_kind_of_action(level: str, kind: type[SeatAction], scenario: Scenario) -> None:
    chosen = (isinstance(action, kind) for seed in range(SEEDS) for action in actions(scenario, level, seed, kind))
    assert any(chosen)


FORMS: Final[dict[str, tuple[Scenario, type[SeatAction], Callable[[SeatAction], bool]]]] = {
    "a pass with help": (
        Scenario("single_deck_partnership"),
        a.Pass,
        lambda action: isinstance(action, a.Pass) and action.help,
    ),
    "a forced bid given up without looking at the widow": (
        Scenario("check_pinochle", {"auction.forced_open": "first_bidder", "auction.min_bid": 400}),
        a.Concede,
        lambda action: isinstance(action, a.Concede) and action.unseen,
    ),
    "nothing added to the bids of a side": (
        Scenario("summed_bid_partnership", {"auction.min_bid": 200}),
        a.Bid,
        lambda action: isinstance(action, a.Bid) and not action.amount,
    ),
    "a bid that names its suit": (
        Scenario("single_deck_partnership", NAMED),
        a.Bid,
        lambda action: isinstance(action, a.Bid) and action.suit is not None,
    ),
    "a moon that names its suit": (
        Scenario("partnership_four_handed", {**BID_MOON, **NAMED}, ALL_TRICKS),
        a.ShootMoon,
        lambda action: action == a.ShootMoon(0, Suit.SPADES),
    ),
    "something added to the bids of a side": (
        Scenario("summed_bid_partnership"),
        a.Bid,
        lambda action: isinstance(action, a.Bid) and bool(action.amount),
    ),
    "a melded card that is played": (
        Scenario("wikipedia_two_handed"),
        a.Play,
        lambda action: isinstance(action, a.Play) and action.source == "table",
    ),
    "a dix that is melded": (
        Scenario("wikipedia_two_handed"),
        a.ShowMelds,
        lambda action: isinstance(action, a.ShowMelds) and any(meld.kind == "dix" for meld in action.melds),
    ),
}
"""Actions of some kind that rules allow besides the usual ones."""


@every_level
@pytest.mark.parametrize(("scenario", "kind", "is_meant"), FORMS.values(), ids=FORMS)
def test_every_level_chooses_every_form_of_an_action(
    level: str, scenario: Scenario, kind: type[SeatAction], is_meant: Callable[[SeatAction], bool]
) -> None:
    assert any(is_meant(action) for seed in range(SEEDS) for action in actions(scenario, level, seed, kind))


CHOICES: Final = frozenset(
    {
        "auction.names_suit",
        "auction.pass_with_help",
        "deal.misdeal_nines",
        "deal.technical_misdeal",
        "match.declare_out",
        "match.moon_over_moon",
        "match.moon_time",
        "match.shoot_the_moon",
        "melds.dix_exchange",
        "passing.mode",
        "scoring.throw_in",
        "widow.concede",
        "widow.trump_first",
    }
)
"""The options that let players do something they could not do otherwise."""


def test_there_is_a_deal_for_every_option_that_lets_players_choose_more() -> None:
    used = [scenario for scenarios in SCENARIOS.values() for scenario in scenarios]
    used += [scenario for scenario, _, _ in FORMS.values()]
    chosen = {option.key for each in used for *_, value, option in walk(each.rules) if value != option.default}
    assert not CHOICES - chosen


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_nobody_reneges_where_a_wrong_card_can_be_played(level: str) -> None:
    for seed in range(2):
        options: dict[str, OptionValue] = {"penalties.renege": "detected_penalised"}
        _, result = played(Scenario("partnership_four_handed", options, GOOD), level, seed)
        assert result.outcome in {"made", "set"}


# ---- winning every trick -------------------------------------------------------------------------------------------


def played(scenario: Scenario, level: str, seed: int = 1) -> tuple[list[SeatAction], DealResult]:
    """Play a whole deal among players of a level, in which the first seat gets the contract."""
    game, match = started(scenario, seed)
    players = [make_player(level, seed + seat) for seat in range(game.rules.table.players)]
    done: list[SeatAction] = []
    while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
        seat = require(prompt.seat)
        action: SeatAction = players[seat].choose(observe(game.rules, match, seat), prompt, None)
        if prompt.bids is not None:
            action = a.Bid(0, prompt.bids.minimum) if seat == 0 else a.Pass(seat)
        assert prompt.allows(action)
        done.append(action)
        match = game.apply(match, action).after
    return done, match.results[-1]


@every_level
def test_a_moon_that_cannot_fail_is_shot_and_made(level: str) -> None:
    done, result = played(SCENARIOS[a.ShootMoon][1], level)
    assert a.ShootMoon(0) in done
    assert (result.outcome, result.score) == ("moon_made", (1000, 0))


@every_level
def test_a_partner_leaves_every_trick_to_one_who_has_to_win_them_alone(level: str) -> None:
    options: dict[str, OptionValue] = {"match.shoot_the_moon": "1000", "match.moon_alone": "solo"}
    done, result = played(Scenario("partnership_four_handed", options, ALL_TRICKS), level)
    assert a.ShootMoon(0) in done
    assert result.outcome == "moon_made"


@every_level
def test_no_moon_is_shot_with_a_hand_that_loses_tricks(level: str) -> None:
    options: dict[str, OptionValue] = {"match.shoot_the_moon": "1000_and_game"}
    hand = GOOD
    done, _ = played(Scenario("partnership_four_handed", options, hand), level)
    assert not [action for action in done if isinstance(action, a.ShootMoon)]


def last_word(scenario: Scenario) -> tuple[Game, MatchState]:
    """Return the position in which the first seat may shoot the moon."""
    game, match = started(scenario, 1)
    while (prompt := require(game.prompt(match))).kind != "decide":
        seat = require(prompt.seat)
        action: SeatAction = Policy().choose(observe(game.rules, match, seat), prompt, None)
        if prompt.bids is not None:
            action = a.Bid(0, prompt.bids.minimum) if seat == 0 else a.Pass(seat)
        match = game.apply(match, action).after
    return game, match


def test_the_review_says_what_not_shooting_the_moon_cost() -> None:
    game, match = last_word(SCENARIOS[a.ShootMoon][0])
    seen, prompt = observe(game.rules, match, 0), require(game.prompt(match))
    skill = replace(SKILL_BY_LEVEL["expert"], auction=48)
    opinion = judge(seen, prompt, a.PlayOn(0), 3, skill)
    assert opinion.action == a.ShootMoon(0)
    assert {row.action for row in opinion.rows} >= {a.PlayOn(0), a.ShootMoon(0)}
    assert opinion.verdict == "cost"
    assert require(opinion.row(a.ShootMoon(0))).chance == pytest.approx(1.0)


@pytest.mark.parametrize("pinochling", [False, True])
def test_winning_every_trick_is_worth_the_match_where_it_wins_the_match(*, pinochling: bool) -> None:
    scenario = Scenario(
        "partnership_four_handed", {"match.pinochling": pinochling, "match.shoot_the_moon": "1000_and_game"}, ALL_TRICKS
    )
    game, match = last_word(scenario)
    seen, total = observe(game.rules, match, 0), total_card_points(game.rules)
    stakes = Stakes.of(seen, 0)
    assert (stakes.value(total, 0) > stakes.value(total - 20, 20) + 100) == pinochling
    shoots = Policy().choose(seen, require(game.prompt(match)), None) == a.ShootMoon(0)
    assert shoots != pinochling  # it wins the match without having been announced


def test_nothing_is_lost_by_winning_every_trick_with_a_hand_for_it() -> None:
    scenario = Scenario("partnership_four_handed", {"match.pinochling": True}, ALL_TRICKS)
    _, result = played(scenario, "expert")
    assert result.outcome == "swept"


@every_level
@pytest.mark.parametrize("hand", [GOOD, "AS AS TS KS KS QS JS AH TH AD AC TC"])
def test_no_moon_is_bid_with_a_hand_that_loses_tricks(level: str, hand: str) -> None:
    scenario = Scenario("partnership_four_handed", {**BID_MOON, **NAMED, "match.moon_penalty": 2000}, hand)
    game, match = started(scenario, 1)
    action = make_player(level, 1).choose(observe(game.rules, match, 0), require(game.prompt(match)), 60.0)
    assert not isinstance(action, a.ShootMoon)


@every_level
def test_a_moon_that_is_worth_less_than_every_trick_for_a_number_is_not_bid(level: str) -> None:
    scenario = Scenario("partnership_four_handed", {**BID_MOON, "match.shoot_the_moon": 100}, ALL_TRICKS)
    game, match = started(scenario, 1)
    action = make_player(level, 1).choose(observe(game.rules, match, 0), require(game.prompt(match)), 60.0)
    assert isinstance(action, a.Bid)


@every_level
def test_nobody_takes_the_moon_from_a_partner_who_has_bid_it(level: str) -> None:
    scenario = Scenario("partnership_four_handed", {**BID_MOON, "match.moon_over_moon": True}, ALL_TRICKS)
    game, match = started(scenario, 1)
    deal = require(match.deal)
    match = replace(match, deal=replace(deal, hands=(deal.hands[2], deal.hands[1], deal.hands[0], deal.hands[3])))
    for call in (a.ShootMoon(0), a.Pass(1)):
        match = game.apply(match, call).after
    action = make_player(level, 1).choose(observe(game.rules, match, 2), require(game.prompt(match)), 60.0)
    assert action == a.Pass(2)


def test_the_review_says_what_not_bidding_the_moon_cost() -> None:
    game, match = started(Scenario("partnership_four_handed", {**BID_MOON, **NAMED}, ALL_TRICKS), 1)
    seen, prompt = observe(game.rules, match, 0), require(game.prompt(match))
    skill = replace(SKILL_BY_LEVEL["expert"], auction=48)
    opinion = judge(seen, prompt, a.Bid(0, 150, Suit.SPADES), 3, skill)
    assert opinion.action == a.ShootMoon(0, Suit.SPADES)
    assert opinion.verdict == "cost"
    assert require(opinion.row(opinion.action)).chance == pytest.approx(1.0)
