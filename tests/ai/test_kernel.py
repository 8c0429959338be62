"""The kernel plays tricks as the engine does, compiled or not, and solves endings as trying everything would.

Set `PINOCHLE_LONG=1` for many more deals and endings.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.deadline import Deadline
from pinochle_qt.engine.cards import SUIT_OF, SUITS, Suit, parse_cards
from pinochle_qt.engine.derived import pack, trick_worth
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.tricks import strict_position, trick_winner
from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.ai.kernels import COMPILED, SUFFIX, load_kernel_table, newest_source, sources
from tests.checks import some
from tests.session.driving import played

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat, Side
    from pinochle_qt.engine.state import DealState

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
SDP: Final = PRESETS["single_deck_partnership"]

DECKS: Final[dict[int, Rules]] = {
    48: SDP,
    64: PRESETS["bicycle_two_handed_64"],
    72: PRESETS["six_handed_deck_and_half"],
    75: PRESETS["five_handed_called_partner"],
    80: PRESETS["double_deck_four_handed"],
    96: PRESETS["eight_handed_four_teams"],
    120: PRESETS["triple_deck_six_handed"],
    124: PRESETS["racehorse_six_handed"],
    144: patch(PRESETS["hayes_multi_extra_sets"], {"table.players": 6, "deck.copies": 6}),
    192: patch(PRESETS["hayes_multi_extra_sets"], {"table.players": 8, "deck.copies": 8}),
}


@pytest.fixture(scope="module", params=[False, True], ids=["uncompiled", "compiled"])
def kernel(request: pytest.FixtureRequest) -> Any:
    """`kernel_table`, uncompiled or compiled."""
    return load_kernel_table(compiled=request.param)


@pytest.fixture(scope="module")
def uncompiled() -> Any:
    return load_kernel_table(compiled=False)


def deals_of(rules: Rules, seeds: Sequence[int]) -> list[list[DealState]]:
    """Return every state of some deals played at random."""
    found = []
    for seed in seeds:
        session = played("random", seed, deals=2, rules=rules)
        states = [step.after.deal for step in session.steps]
        found.append([state for state in states if state is not None])
    return found


@pytest.mark.parametrize(
    "change",
    [{}, {"tricks.first_lead_trump": True}, {"tricks.head_rule": "trump_leads_only", "tricks.overtrump": "required"}],
    ids=["as it is", "first lead in trumps", "heads on trumps"],
)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_cards_are_legal_and_the_same_ones_win(kernel: Any, preset: str, change: Any) -> None:
    rules = patch(PRESETS[preset], change)
    players = rules.table.players
    seen: Counter[str] = Counter()
    for states in deals_of(rules, range(1, 36 if LONG else 3)):
        for before, after in pairwise(states):
            if before.number != after.number or not before.strict or before.trump is None or not any(before.hands):
                continue
            table = kernel.make_table(rules, before.trump, tuple(range(players)))
            seat = (before.leader + len(before.trick)) % players
            begins = not before.tricks and not before.trick
            first = begins and before.contract is not None and before.contract.declarer == seat
            position = kernel.StrictPosition(before.leader, before.trick, first)
            hands = dict(enumerate(before.hands))
            if not hands[seat]:
                continue
            expected = strict_position(rules, hands[seat], before.trick, before.trump, leads_first=first).legal()
            assert kernel.legal_cards(table, hands, position) == expected
            seen["asked"] += 1
            if len(after.tricks) == len(before.tricks) + 1 and after.ending is not None:
                # the last trick: nobody has more than one card left to play
                trick = after.tricks[-1]
                [[points]] = kernel.rollouts(table, [hands], position, hands[seat], 1)
                wanted = [0] * players
                wanted[trick.winner] = trick.points
                assert points == tuple(wanted)
                seen["ended"] += 1
            elif len(after.tricks) == len(before.tricks) + 1:
                trick = after.tricks[-1]
                cards = {(trick.leader + place) % players: [face] for place, face in enumerate(trick.cards)}
                alone = kernel.StrictPosition(trick.leader)
                [[points]] = kernel.rollouts(table, [cards], alone, cards[trick.leader], 1)
                wanted = [0] * players
                wanted[trick.winner] = trick_worth(rules, trick.cards, to_come=0)
                assert points == tuple(wanted)
                seen["won"] += 1
    assert seen["asked"] > 20
    assert seen["won"] > 5


class Ending:
    """A random ending, in the middle of a trick or between two tricks."""

    def __init__(self, rules: Rules, chance: random.Random) -> None:
        self.rules = rules
        self.players = players = rules.table.players
        self.trump = chance.choice(SUITS)
        self.sides: tuple[Side, ...] | None = None
        if rules.table.teams == "called_partner":
            self.sides = tuple((seat + chance.randrange(2)) % 2 for seat in range(players))
        size = chance.randint(2, {2: 6, 3: 4, 4: 4}.get(players, 3 if players < 7 else 2))
        cards = list(pack(rules))
        if chance.random() < 0.5:
            # with fewer suits, the rules of following bind players more often
            left_out = chance.choice(SUITS)
            fewer = [face for face in cards if SUIT_OF[face] != left_out]
            cards = fewer if len(fewer) >= players * size else cards
        chance.shuffle(cards)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        self.leader = chance.randrange(players)
        self.trick: tuple[Card, ...] = ()
        for place in range(chance.randrange(players)):
            seat = (self.leader + place) % players
            duties = strict_position(rules, tuple(hands[seat]), self.trick, self.trump)
            face = chance.choice(duties.legal())
            hands[seat].remove(face)
            self.trick += (face,)
        self.hands = tuple(tuple(sorted(hand)) for hand in hands)
        self.seat = (self.leader + len(self.trick)) % players

    def world(self) -> dict[Seat, tuple[Card, ...]]:
        return dict(enumerate(self.hands))

    def moves(self) -> tuple[Card, ...]:
        return strict_position(self.rules, self.hands[self.seat], self.trick, self.trump).legal()


class Minimax:
    """A search that tries everything, using the functions of the engine."""

    def __init__(self, table: Any, ending: Ending) -> None:
        self.table = table
        self.rules = ending.rules
        self.own = table.sides[ending.seat]
        self.known: dict[tuple[object, ...], int] = {}

    def value(self, hands: tuple[tuple[Card, ...], ...], leader: Seat, trick: tuple[Card, ...]) -> int:
        if not trick and not any(hands):
            return 0
        key = (hands, leader, trick)
        if key not in self.known:
            seat = (leader + len(trick)) % len(hands)
            legal = strict_position(self.rules, hands[seat], trick, self.table.trump).legal()
            values = [self.after(hands, leader, trick, face) for face in legal]
            self.known[key] = max(values) if self.table.sides[seat] == self.own else min(values)
        return self.known[key]

    def after(self, hands: tuple[tuple[Card, ...], ...], leader: Seat, trick: tuple[Card, ...], face: Card) -> int:
        seat = (leader + len(trick)) % len(hands)
        at = hands[seat].index(face)
        left = (*hands[:seat], hands[seat][:at] + hands[seat][at + 1 :], *hands[seat + 1 :])
        trick = (*trick, face)
        if len(trick) < len(hands):
            return self.value(left, leader, trick)
        winner = (leader + trick_winner(trick, self.table.trump, self.table.strength)) % len(hands)
        worth: int = sum(self.table.points[each] for each in trick) + self.table.bonuses[len(left[0])]
        return (worth if self.table.sides[winner] == self.own else -worth) + self.value(left, winner, ())


def with_bonuses(table: Any, chance: random.Random | None) -> Any:
    """Return a table with a random bonus for every trick; the same table without a source of chance."""
    return table if chance is None else replace(table, bonuses=tuple(chance.choice((0, 10, 30)) for _ in table.bonuses))


STYLES: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"tricks.head_rule": "trump_leads_only"},
    {"tricks.overtrump": "free"},
    {"tricks.head_rule": "trump_leads_only", "tricks.overtrump": "required"},
    {"deck.rank_order": "natural", "scoring.card_points": "classic"},
    {"scoring.card_points": "simple"},
)


@pytest.mark.parametrize("cards", DECKS)
@pytest.mark.parametrize("part", range(40 if LONG else 1))
def test_endings_are_solved_as_by_exhaustive_search(kernel: Any, cards: int, part: int) -> None:
    assert len(pack(DECKS[cards])) == cards
    chance = random.Random(1000 * cards + part)
    for number in range(25):
        rules = patch(DECKS[cards], STYLES[number % len(STYLES)])
        ending = Ending(rules, chance)
        table = with_bonuses(kernel.make_table(rules, ending.trump, ending.sides), chance if number % 2 else None)
        position = kernel.StrictPosition(ending.leader, ending.trick)
        search = Minimax(table, ending)
        expected = [search.after(ending.hands, ending.leader, ending.trick, face) for face in ending.moves()]
        assert kernel.solve(table, [ending.world()], position, ending.moves()) == [expected]


@pytest.mark.parametrize("preset", PRESETS)
def test_rollouts_distribute_all_points(kernel: Any, preset: str) -> None:
    rules, chance = PRESETS[preset], random.Random(3)
    players, size = rules.table.players, rules.deal.hand_size
    sides = (0, 1, 1, 0, 1) if rules.table.teams == "called_partner" else None
    for trump in SUITS:
        cards = list(pack(rules))
        chance.shuffle(cards)
        world = {seat: cards[seat * size : (seat + 1) * size] for seat in range(players)}
        table = with_bonuses(kernel.make_table(rules, trump, sides), chance)
        moves = tuple(dict.fromkeys(world[1]))
        [row] = kernel.rollouts(table, [world], kernel.StrictPosition(1), moves, 5)
        total = sum(table.points[face] for hand in world.values() for face in hand) + sum(table.bonuses[:size])
        for points in some(row):
            assert len(points) == max(table.sides) + 1
            assert sum(points) == total


def test_rollouts_are_the_same_for_the_same_seed_compiled_or_not(kernel: Any, uncompiled: Any) -> None:
    chance = random.Random(8)
    worlds = []
    for _ in range(5):
        cards = list(pack(SDP))
        chance.shuffle(cards)
        worlds.append({seat: cards[seat * 12 : seat * 12 + 12] for seat in range(4)})
        moves = [face for face in dict.fromkeys(worlds[0][2]) if face in set(worlds[-1][2])]
        shared = [world for world in worlds if set(moves) <= set(world[2])]
        answers = [
            each.rollouts(each.make_table(SDP, Suit.HEARTS), shared, each.StrictPosition(2), moves, 11)
            for each in (kernel, kernel, uncompiled)
        ]
        assert answers[0] == answers[1] == answers[2]


def test_the_search_stops_in_time_and_reports_it(kernel: Any) -> None:
    cards = list(pack(SDP))
    random.Random(1).shuffle(cards)
    world = {seat: cards[seat * 12 : seat * 12 + 12] for seat in range(4)}
    table = kernel.make_table(SDP, Suit.CLUBS)
    moves = kernel.legal_cards(table, world, kernel.StrictPosition(0))
    assert kernel.solve(table, [world], kernel.StrictPosition(0), moves, nodes=2000) == [None]
    assert kernel.solve(table, [world, world], kernel.StrictPosition(0), moves, ends=Deadline(-1)) == [None, None]
    # what an interrupted search leaves behind does not spoil the next one
    small = {seat: hand[:2] for seat, hand in world.items()}
    moves = kernel.legal_cards(table, small, kernel.StrictPosition(0))
    search_again = [kernel.solve(table, [small], kernel.StrictPosition(0), moves) for _ in range(2)]
    assert search_again[0] == search_again[1] != [None]


def test_rollouts_stop_in_time_with_the_worlds_played_so_far(kernel: Any) -> None:
    world = {seat: parse_cards("AS TS") for seat in range(4)}
    table = kernel.make_table(SDP, Suit.CLUBS)
    rows = kernel.rollouts(table, [world] * 1000, kernel.StrictPosition(0), parse_cards("AS"), 1, ends=Deadline(-1))
    assert len(rows) == 1


def test_a_card_that_is_not_held_is_refused(kernel: Any) -> None:
    world = {seat: parse_cards("AS TS") for seat in range(4)}
    table = kernel.make_table(SDP, Suit.CLUBS)
    for cards, reason in ((parse_cards("AS KS"), "not in the hand"), (parse_cards("AS") * 33, "not so many")):
        with pytest.raises(ValueError, match=reason):
            kernel.rollouts(table, [world], kernel.StrictPosition(0), cards, 1)
        with pytest.raises(ValueError, match=reason):
            kernel.solve(table, [world], kernel.StrictPosition(0), cards)


def quick(kernel: Any, hands: Sequence[str], trick: str, trump: Suit = Suit.SPADES) -> Card:
    """Return the card that a rollout plays for the next of four seats after seat 0 led; `hands` are in seat order."""
    world = {seat: parse_cards(hand) for seat, hand in enumerate(hands)}
    table = kernel.make_table(SDP, trump)
    card: Card = kernel.sensible_card(table, world, kernel.StrictPosition(0, parse_cards(trick)), 1)
    return card


def test_rollouts_give_counters_to_a_winning_partner(kernel: Any) -> None:
    hands = ["9C 9S", "JC QC", "KH QD 9D", "JH QH JD"]
    assert quick(kernel, hands, "AD 9D") != parse_cards("QD")[0]
    assert quick(kernel, ["9C 9S", "JC QC", "KH QC 9C", "JH QH JD"], "AD 9D") == parse_cards("KH")[0]


def test_rollouts_give_an_opponent_nothing(kernel: Any) -> None:
    hands = ["9C", "KH TC 9H", "JH QH", "9D QD"]
    assert quick(kernel, hands, "AD") == parse_cards("9H")[0]


def test_rollouts_win_a_trick_with_the_cheapest_card(kernel: Any) -> None:
    hands = ["9C 9C QH JC", "AS JS 9H 9H QC", "QH QH JH KC JC", "KH QH JH 9D KD"]
    assert quick(kernel, hands, "AD") == parse_cards("JS")[0]


def test_rollouts_cash_a_sure_ace(kernel: Any) -> None:
    hands = ["AD 9C JH", "KD QD 9H", "JD TH 9H", "QD KD 9S"]
    assert quick(kernel, hands, "") == parse_cards("AD")[0]


def test_the_window_opens_without_the_kernel() -> None:
    listed = "[name for name in sys.modules if 'pinochle_qt.ai.kernel' in name]"
    question = f"import sys, pinochle_qt.ui.app.start, pinochle_qt.ai.process.worker; print({listed})"
    done = programs.run([sys.executable, "-c", question], check=True)
    assert done.stdout == "[]\n"


def test_modules_compiled_in_place_are_up_to_date() -> None:
    newest = newest_source()
    folder = sources()[0].parent
    for module in some(folder / f"{name}{SUFFIX}" for name in COMPILED):
        assert not module.exists() or module.stat().st_mtime >= newest, (
            f"{module} is old: start the program, or delete it"
        )
