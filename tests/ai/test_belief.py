"""Beliefs and sampled worlds: nothing true is excluded, and every world could be the real one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise, product
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.inference.belief import Belief, Hidden, believe
from pinochle_qt.ai.inference.typical_holdings import typical_holdings
from pinochle_qt.ai.sample import Sampler, World
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank, card, cards_text, contains_all
from pinochle_qt.engine.derived import stock_size
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.melds import melded_copies
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.tricks import strict_position
from pinochle_qt.variants.presets import PRESETS
from tests.ai.kernels import load_kernel_table
from tests.ai.worlds import imagined, positions
from tests.checks import require, some

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.state import DealState

HOUSES = {
    "simultaneous passing": patch(PRESETS["racehorse_passing"], {"passing.mode": "simultaneous"}),
    "nothing goes back": patch(PRESETS["racehorse_passing"], {"passing.return_received": False}),
    "melds may be buried": patch(PRESETS["three_handed_auction"], {"widow.discard_limit": "any"}),
    "first lead in trumps": patch(
        PRESETS["partnership_four_handed"], {"tricks.first_lead_trump": True, "tricks.overtrump": "free"}
    ),
}
GAMES = {**PRESETS, **HOUSES}


def every_card(deal: DealState) -> list[Card]:
    cards = [*deal.stock, *deal.trick, *(deal.buried or ())]
    for group in (
        *deal.hands,
        *(table.cards_on_table for table in deal.tables),
        *(trick.cards for trick in deal.tricks),
    ):
        cards += group
    cards += [face for pile in deal.discards for face, _ in pile]
    if not deal.widow_taken or len(cards) < sum(map(len, (*deal.dealt, deal.widow))):
        cards += deal.widow
    return sorted(cards)


def assert_played_by_the_rules(rules: Rules, seen: Observation, world: World) -> None:
    """Check that the world's hands allow every card played under strict rules, and every meld shown."""
    if not seen.strict:
        return
    free = stock_size(rules) // rules.table.players if is_stock_game(rules) else 0
    hands = [list(hand) for hand in world.hands]
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks[free:]] + [(seen.leader, seen.trick)]
    for number, (leader, cards) in reversed(list(enumerate(tricks))):
        for place in range(len(cards) - 1, -1, -1):
            seat = (leader + place) % rules.table.players
            hands[seat].append(cards[place])
            declares = seen.contract is not None and seen.contract.declarer == seat
            position = strict_position(
                rules, tuple(hands[seat]), cards[:place], seen.trump, leads_first=number == place == 0 and declares
            )
            assert position.refusal(cards[place]) is None
    after_meld = rules.widow.discard_time == "after_meld"
    for seat, melds in enumerate(seen.shown):
        declares = seen.contract is not None and seen.contract.declarer == seat
        buried = world.buried if declares and after_meld else ()
        if seat != seen.viewer:
            needed = Counter(dict(melded_copies(melds or ())))
            assert contains_all((*hands[seat], *buried), needed.elements())


@pytest.mark.parametrize("name", GAMES)
def test_a_sampled_world_gives_the_same_observation_back_and_could_have_been_played(name: str) -> None:
    rules, chance = GAMES[name], random.Random(name)
    compared = 0
    for match in positions(rules, seed=len(name)):
        deal = require(match.deal)
        if chance.random() > 0.3:
            continue
        viewer = chance.randrange(rules.table.players)
        seen = observe(rules, match, viewer)
        belief = believe(seen, viewer)
        world = Sampler(belief).world(chance.random)
        other = imagined(deal, belief, world)
        assert every_card(other) == every_card(deal)
        assert observe(rules, replace(match, deal=other), viewer) == seen
        assert_played_by_the_rules(rules, seen, world)
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", GAMES)
def test_every_belief_is_true(name: str) -> None:
    rules, chance = GAMES[name], random.Random(name)
    for match in some(positions(rules, seed=len(name) + 1)):
        deal = require(match.deal)
        viewer = chance.randrange(rules.table.players)
        belief = believe(observe(rules, match, viewer), viewer)
        for seat, hand in some(enumerate(deal.hands)):
            assert contains_all(hand, belief.known[seat]), cards_text(belief.known[seat])
            if seat != viewer:
                assert not [face for face in hand if belief.barred[seat] >> face & 1]
        hidden = [hidden.face for hidden in belief.loose] + [face for each in belief.known for face in each]
        assert len(hidden) == sum(belief.room) + sum(len(each) for each in belief.known)
        places = {face: sum(1 << each for each in range(belief.places.count) if belief.room[each]) for face in FACES}
        truth = [*deal.hands, deal.stock, deal.widow, deal.buried or ()]
        for each in belief.loose:
            spots = [place for place in range(len(truth)) if each.places >> place & 1]
            piles = each.places >> belief.places.pile(0) & places[each.face] >> belief.places.pile(0)
            assert piles or any(each.face in truth[place] for place in spots)


def test_without_restrictions_every_deal_is_equally_likely() -> None:
    belief = Belief(2, 0, (), ((),) * 7, (0, 1, 1, 0, 0, 0, 0), (Hidden(FACES[0], 6), Hidden(FACES[1], 6)), (0, 0))
    chance = random.Random(1)
    found = Counter(Sampler(belief).world(chance.random).hands[1] for _ in range(4000))
    assert all(abs(count - 2000) < 150 for count in found.values())


def test_a_void_leaves_the_other_places_their_fair_share() -> None:
    # Two of the four hidden cards are spades. Seat 1 holds two cards and is void; seats 2 and 3 hold one card each, so
    # the spades are theirs.
    spades, others = (FACES[24], FACES[25]), (FACES[0], FACES[1])
    loose = (*(Hidden(face, 0b1100) for face in spades), *(Hidden(face, 0b1110) for face in others))
    belief = Belief(4, 0, (), ((),) * 11, (0, 2, 1, 1, *(0,) * 7), loose, (0,) * 4)
    chance = random.Random(1)
    worlds = [Sampler(belief).world(chance.random) for _ in range(500)]
    assert {world.hands[1] for world in worlds} <= {others, others[::-1]}
    assert 200 < sum(world.hands[2] == spades[:1] for world in worlds) < 300


@pytest.mark.parametrize("seed", range(300))
def test_a_world_is_found_wherever_there_is_one(seed: int) -> None:
    chance = random.Random(seed)
    players, size = 5, 3
    truth = [chance.choices(FACES, k=size) if seat else [] for seat in range(players)]
    loose = [
        Hidden(face, 1 << seat | sum(1 << other for other in range(1, players) if chance.random() < 0.25))
        for seat, hand in enumerate(truth)
        for face in hand
    ]
    chance.shuffle(loose)
    room = (0, *(size,) * (players - 1), *(0,) * (players + 3))
    belief = Belief(players, 0, (), ((),) * 13, room, tuple(loose), (0,) * players)
    world = Sampler(belief).world(chance.random)
    may = [Counter(hidden.face for hidden in loose if hidden.places >> seat & 1) for seat in range(players)]
    assert [len(hand) for hand in world.hands] == [0, *(size,) * (players - 1)]
    assert all(not Counter(hand) - may[seat] for seat, hand in enumerate(world.hands))
    dealt = Counter(face for hand in world.hands for face in hand)
    assert dealt == Counter(hidden.face for hidden in loose)


def test_a_less_attentive_player_infers_less() -> None:
    rules = PRESETS["single_deck_partnership"]
    learned = 0
    for match in positions(rules, seed=4):
        seen = observe(rules, match, 0)
        full, vague = believe(seen, 0), believe(seen, 0, plays=False, shown=False)
        assert not any(vague.barred)
        assert not any(vague.known)
        assert vague.room[1] == seen.hand_counts[1]
        learned += any(full.barred) and any(full.known)
    assert learned


def test_old_tricks_can_be_forgotten() -> None:
    rules = PRESETS["single_deck_partnership"]
    match = next(match for match in positions(rules, seed=4) if match.deal and len(match.deal.tricks) == 5)
    seen = observe(rules, match, 0)
    belief, forgetful = believe(seen, 0), believe(seen, 0, memory=2)
    assert len(forgetful.loose) == len(belief.loose) + 3 * 4
    world = Sampler(forgetful).world(random.Random(1).random)
    assert [len(hand) for hand in world.hands] == list(seen.hand_counts)
    forgotten = Counter(face for trick in seen.tricks[:3] for face in trick.cards)
    assert all_hidden(forgetful) == all_hidden(belief) + forgotten
    assert believe(seen, 0, memory=5) == belief


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_uncompiled_code_deal_the_same_worlds(name: str) -> None:
    compiled, plain = (load_kernel_table(compiled=each, name="sample") for each in (True, False))
    assert compiled.__file__ != plain.__file__
    for match in positions(GAMES[name], seed=len(name)):
        seen = observe(GAMES[name], match, 0)
        belief = believe(seen, 0)
        for leans in (None, typical_holdings(seen)):
            first, second = (
                module.Sampler(belief, leans).worlds(3, random.Random(name)) for module in (compiled, plain)
            )
            assert [tuple(world) for world in first] == [tuple(world) for world in second]


def all_hidden(belief: Belief) -> Counter[Card]:
    return Counter([*(hidden.face for hidden in belief.loose), *(face for each in belief.known for face in each)])


def test_a_card_can_be_more_likely_in_one_seat() -> None:
    belief = Belief(3, 0, (), ((),) * 9, (0, 1, 1, *(0,) * 6), (Hidden(FACES[0], 6), Hidden(FACES[1], 6)), (0,) * 3)
    chance, sampler = random.Random(1), Sampler(belief, {FACES[0]: (1.0, 3.0, 1.0)})
    held = sum(FACES[0] in sampler.world(chance.random).hands[1] for _ in range(4000))
    assert abs(held - 3000) < 150


def test_trumps_are_more_likely_with_the_declarer_and_less_with_a_partner_who_passed_cards() -> None:
    rules = PRESETS["single_deck_partnership"]
    for match in some(positions(rules, seed=2)):
        deal = match.deal
        if deal is None or deal.contract is None or deal.trump is None or not deal.tricks:
            continue
        declarer = deal.contract.declarer
        lean = typical_holdings(observe(rules, match, (declarer + 1) % 4))
        trump = card(Rank.QUEEN, deal.trump)
        assert lean[trump][declarer] > lean[trump][(declarer + 1) % 4] > lean[trump][(declarer + 2) % 4]
        return
    raise AssertionError("nobody played")


def test_imagined_hands_keep_what_real_ones_keep_while_the_stock_lasts() -> None:
    """They have nearly as many aces and jacks of trumps, and as few useless cards; dealt evenly, they have not."""
    chance, useless = random.Random(1), {Rank.NINE, Rank.EIGHT, Rank.SEVEN}
    real, imagined, even = Counter[str](), Counter[str](), Counter[str]()

    def count(found: Counter[str], hand: tuple[Card, ...], trump: Suit) -> None:
        found["kept"] += sum(RANK_OF[face] is Rank.ACE or face == card(Rank.JACK, trump) for face in hand)
        found["useless"] += sum(RANK_OF[face] in useless and SUIT_OF[face] != trump for face in hand)

    games = ("bezique", "bicycle_two_handed_48", "bicycle_two_handed_64", "hayes_two_handed")
    for rules, seed in product(map(PRESETS.__getitem__, games), range(6)):
        for match in positions(rules, seed):
            deal, is_by_thumb = match.deal, match.number % 2 == 0  # the other deals are played at random
            if not is_by_thumb or deal is None or deal.trump is None or not 1 < len(deal.stock) < 16:
                continue
            seen, hand = observe(rules, match, 0), deal.hands[1]
            evenly, leaning = (Sampler(believe(seen, 0), leans) for leans in (None, typical_holdings(seen)))
            for _ in range(4):
                count(real, hand, deal.trump)
                count(even, evenly.world(chance.random).hands[1], deal.trump)
                count(imagined, leaning.world(chance.random).hands[1], deal.trump)
    for what, number in real.items():
        assert abs(imagined[what] - number) < abs(even[what] - number) / 2, (real, imagined, even)


def test_an_upcard_that_was_taken_for_a_dix_is_known_to_be_held() -> None:
    rules = PRESETS["bicycle_two_handed_48"]
    taken = [
        (before, after)
        for before, after in pairwise(positions(rules, seed=3, deals=8))
        if before.deal and after.deal and after.deal.dix_exchanged and not before.deal.dix_exchanged
    ]
    assert taken
    for _, match in taken:
        assert match.deal is not None
        seat, face = match.deal.drawn_public[-1]
        assert face in believe(observe(rules, match, 1 - seat), 1 - seat).known[seat]
