"""The meanings of actions: something for every kind of action, never more than the viewer knows, and nothing false."""

from __future__ import annotations

import random
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import hand_worth, safe_bid, usual_bid, worths_in_auction
from pinochle_qt.ai.decide.bidding.helping import can_help
from pinochle_qt.ai.decide.bidding.rules_of_thumb import partner_has_it
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.ai.reasons import Cards, Points
from pinochle_qt.engine import events as e
from pinochle_qt.engine.actions import Bid, Give, Pass, ShootMoon
from pinochle_qt.engine.calls import has_marriage, is_nameable
from pinochle_qt.engine.cards import SUIT_OF, SUITS, Suit, strengths, without
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.game import Game, Step
from pinochle_qt.engine.melds import best_melds, has_meld, points_of
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.session import Session
from pinochle_qt.session.viewer_steps import ViewedEvent, viewed
from pinochle_qt.teaching.meaning_catalog import Meaning
from pinochle_qt.teaching.meanings import Level, actor_of, level_of, meaning
from pinochle_qt.teaching.usual_hands import usual_hand
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.engine.running import dealt
from tests.engine.test_first_marriage import named_by_meld
from tests.session.driving import GOLDEN, SINGLE, advance, new_session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.state import DealState
    from pinochle_qt.phrases import Phrase

MARRIAGE: Final = 20
"""What one that is not in trump counts in single-deck games."""
LEVELS: Final[tuple[Level, ...]] = ("novice", "easy", "steady", "strong", "expert", "random", "person")
SILENT: Final = (
    e.Dealt,  # the log says who deals
    e.HandStood,  # the log says so
    e.WidowTaken,  # explained only where as many cards are buried
    e.MeldsTakenUp,
    e.MeldingDone,
    e.CardDrawn,  # explained only where everybody sees the card
    e.Announced,  # playing on when asked only about the moon says nothing
    e.DealScored,  # the score explains itself
    e.TargetRaised,
    e.MatchWon,
)
"""Kinds of events that never need an explanation, or not always."""


@lru_cache(maxsize=2)
def steps(preset: str) -> tuple[Step, ...]:
    """Return the steps of the golden match of a preset, which was played at random."""
    return tuple(each.step for each in replay_one(GOLDEN / f"{preset}.pinochle").steps)


def happenings(rules: Rules, match: tuple[Step, ...], viewer: int | None) -> Iterator[tuple[ViewedEvent, DealState]]:
    """Yield each event as a viewer saw it, with the whole deal right after it."""
    for step in match:
        for at, shown in enumerate(viewed(rules, step, viewer).events):
            yield shown, step.events[at].deal


def all_in(reasons: tuple[Reason, ...]) -> set[Meaning]:
    return {each.why for each in reasons if isinstance(each.why, Meaning)}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_kind_of_action_has_a_meaning_or_is_known_to_have_none(preset: str) -> None:
    for shown, _ in some(happenings(PRESETS[preset], steps(preset), 0)):
        for level in LEVELS:
            reasons = meaning(shown, level)
            assert reasons or isinstance(shown.event, SILENT), shown.event
            assert len(all_in(reasons)) == len(reasons)
            assert not reasons or actor_of(shown.event) is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_a_meaning_does_not_depend_on_hidden_cards(preset: str) -> None:
    rules, chance = PRESETS[preset], random.Random(preset)
    for step in some(steps(preset)[:80]):
        for at, phase_event in some(enumerate(step.events)):
            match = step.match_after(at)
            other = replace(phase_event, event=dealt_otherwise(phase_event.event, chance))
            shuffled = Step(step.before, step.action, (*step.events[:at], other), step.after)
            seen = observe(rules, match, 0)
            moved = observe(rules, replace(match, deal=deal_otherwise(match.deal, chance)), 0)
            shown = viewed(rules, shuffled, 0).events[at].event
            true = viewed(rules, step, 0).events[at].event
            for level in ("steady", "person"):
                assert meaning(ViewedEvent(shown, moved), level) == meaning(ViewedEvent(true, seen), level)


def deal_otherwise(deal: DealState | None, chance: random.Random) -> DealState | None:
    """Return the deal with the cards of all seats but the first, of the stock and of the widow shuffled together."""
    if deal is None:
        return None
    widow = () if deal.widow_taken else deal.widow
    pool = [*(face for hand in deal.hands[1:] for face in hand), *deal.stock[:-1], *widow]
    chance.shuffle(pool)
    hands = [deal.hands[0]]
    for hand in deal.hands[1:]:
        hands.append(tuple(sorted(pool[: len(hand)])))
        del pool[: len(hand)]
    stock = (*pool[: max(0, len(deal.stock) - 1)], *deal.stock[-1:])
    rest = tuple(pool[max(0, len(deal.stock) - 1) :])
    return replace(deal, hands=tuple(hands), stock=stock, widow=deal.widow if deal.widow_taken else rest)


def dealt_otherwise(event: e.Event, chance: random.Random) -> e.Event:
    """Return the event with other hidden cards; what the first seat sees of it stays the same."""
    match event:
        case e.CardsGiven(giver=giver, receiver=receiver, cards=cards) if 0 not in {giver, receiver}:
            return replace(event, cards=tuple(chance.randrange(20) for _ in cards))
        case e.CardsBuried(seat=seat, cards=cards) if seat:
            return replace(event, cards=tuple(chance.randrange(20) for _ in cards))
        case e.CardDrawn(seat=seat, public=False) if seat:
            return replace(event, card=chance.randrange(20))
        case _:
            return event


def names_cards(reason: Reason) -> tuple[Card, ...]:
    return tuple(face for fact in reason.facts.values() if isinstance(fact, Cards) for face in fact.faces)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_card_is_named_that_is_not_in_the_trick(preset: str) -> None:
    for shown, _ in some(happenings(PRESETS[preset], steps(preset), None)):
        for each in meaning(shown, "steady"):
            assert set(names_cards(each)) <= set(shown.after.trick)


# ---- what is certain by the rules ----------------------------------------------------------------------------------


def suits_of(hand: tuple[Card, ...]) -> set[Suit]:
    return {SUIT_OF[face] for face in hand}


def is_beaten(hand: tuple[Card, ...], reason: Reason, rules: Rules) -> bool:
    """Return whether a hand has no higher card in the suit of the card that a sentence names."""
    (top,), strength = names_cards(reason), strengths(rules.deck.rank_order)
    return not any(SUIT_OF[face] == SUIT_OF[top] and strength[face] > strength[top] for face in hand)


CERTAIN: Final[dict[Meaning, Callable[[ViewedEvent, DealState, tuple[Card, ...], Reason], bool]]] = {
    Meaning.NO_SUIT: lambda _, __, hand, why: why.facts["suit"] not in suits_of(hand),
    Meaning.HAS_TO_TRUMP: lambda _, __, hand, why: why.facts["suit"] not in suits_of(hand),
    Meaning.NO_SUIT_NO_TRUMP: lambda _, deal, hand, why: not {why.facts["suit"], deal.trump} & suits_of(hand),
    Meaning.NOTHING_HIGHER: lambda shown, _, hand, why: is_beaten(hand, why, shown.after.rules),
    Meaning.LAST_CARD: lambda _, __, hand, ___: not hand,
    Meaning.HOLDS_MARRIAGE: lambda _, __, hand, ___: has_marriage(hand),
    Meaning.NO_MELD_TO_OPEN: lambda shown, _, hand, __: (
        not has_meld(hand, shown.after.rules, include_dix=shown.after.rules.auction.opening_meld_includes_dix)
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_certain_meanings_are_true(preset: str) -> None:
    rules, found = PRESETS[preset], set[Meaning]()
    for shown, deal in happenings(rules, steps(preset), 0):
        actor = actor_of(shown.event)
        for each in meaning(shown, "person"):
            if isinstance(each.why, Meaning) and each.why in CERTAIN and actor is not None:
                found.add(each.why)
                assert CERTAIN[each.why](shown, deal, deal.hands[actor], each), (shown.event, each)
    assert found & {Meaning.NO_SUIT_NO_TRUMP, Meaning.HAS_TO_TRUMP}


@pytest.mark.parametrize("level", LEVELS)
def test_trump_that_a_meld_has_named_says_nothing_of_the_best_suit(level: Level) -> None:
    rules = named_by_meld("bezique")
    session = new_session("bezique", 3, rules=rules)
    advance(session, RandomPlayer(random.Random(3)), deals=1)
    named = [
        shown
        for shown, _ in happenings(rules, tuple(each.step for each in session.recorded.steps), 0)
        if isinstance(shown.event, e.TrumpNamed)
    ]
    assert [all_in(meaning(shown, level)) for shown in some(named)] == [{Meaning.TRUMP_BY_MELD}] * len(named)


def test_a_pass_denies_meld_if_meld_must_open() -> None:
    match = steady_deals(6, {"auction.forced_open": "meld_holder"})
    found = 0
    for shown, deal in happenings(match[0], match[1], 0):
        reasons = meaning(shown, "steady")
        if Meaning.NO_MELD_TO_OPEN in all_in(reasons):
            found += 1
            assert isinstance(shown.event, e.Passed)
            assert not has_meld(deal.hands[shown.event.seat], match[0], include_dix=False)
    assert found


@pytest.mark.parametrize("viewer", range(4))
def test_whether_a_marriage_is_missing_is_left_open_only_where_the_cards_do_not_show_one(viewer: int) -> None:
    rules, match = steady_deals(6, {"auction.needs_marriage": True})
    for shown, deal in some(happenings(rules, match, viewer)):
        if isinstance(shown.event, e.Passed) and Meaning.NOT_GOOD_FOR in all_in(meaning(shown, "steady")):
            hand, is_own = deal.hands[shown.event.seat], shown.event.seat == viewer
            doubts = [Meaning.OR_NO_MARRIAGE in all_in(meaning(shown, "steady", seen)) for seen in (None, hand)]
            assert doubts == [not (is_own and has_marriage(hand)), not has_marriage(hand)]


@pytest.mark.parametrize(
    ("needs", "sentence"), [("marriage", Meaning.BID_MARRIAGE), ("run_marriage_or_dix", Meaning.BID_MELD)]
)
def test_a_bid_in_a_suit_proves_what_the_rules_ask_for_in_it(needs: str, sentence: Meaning) -> None:
    rules, match = steady_deals(6, {"auction.names_suit": True, "auction.trump_must_hold": needs})
    found = 0
    for shown, deal in happenings(rules, match, 0):
        if isinstance(shown.event, e.BidMade) and shown.event.suit is not None:
            reasons = [each for each in meaning(shown, "steady") if each.why is sentence]
            assert [each.facts["suit"] for each in reasons] == [shown.event.suit]
            assert is_nameable(rules, deal.hands[shown.event.seat], shown.event.suit)
            found += 1
    assert found


def test_a_bid_in_a_suit_says_that_it_is_the_best_one_of_the_hand() -> None:
    rules, match = steady_deals(6, {"auction.names_suit": True})
    for shown, deal in some(happenings(rules, match, 0)):
        if isinstance(shown.event, e.BidMade) and shown.event.suit is not None:
            (told,) = [each for each in meaning(shown, "steady") if each.why is Meaning.NAMES_SUIT]
            worths = worths_in_auction(deal.hands[shown.event.seat], rules)
            assert told.facts["suit"] == max(Suit, key=lambda suit: (worths[suit], suit))


def test_a_moon_that_is_bid_says_that_every_trick_should_be_won() -> None:
    changes: dict[str, str | int | bool] = {"match.shoot_the_moon": "1000", "match.moon_time": "bid"}
    game, match = dealt(patch(PRESETS[SINGLE], changes))
    step = game.apply(match, ShootMoon(0))
    told = {
        type(shown.event): [each.why for each in meaning(shown, "easy")] for shown in viewed(game.rules, step, 1).events
    }
    assert told[e.BidMade] == [Meaning.BIDS_MOON]
    assert told[e.AuctionWon] == [Meaning.CONTRACT_MOON]


# ---- how computer players really decide ----------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _steady_deals(count: int, changes: tuple[tuple[str, str | int | bool], ...]) -> tuple[Rules, tuple[Step, ...]]:
    rules = patch(PRESETS[SINGLE], dict(changes))
    session, player = new_session(SINGLE, 5, rules=rules), Policy()
    while (prompt := session.prompt) is not None and (prompt.seat is not None or session.match.number < count):
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    return rules, tuple(session.steps)


def steady_deals(count: int, changes: dict[str, str | int | bool] | None = None) -> tuple[Rules, tuple[Step, ...]]:
    """Return single-deck deals played by four Steady players."""
    return _steady_deals(count, tuple((changes or {}).items()))


def test_a_pass_with_help_comes_from_a_helping_hand_and_one_without_does_not() -> None:
    rules, match = steady_deals(12, {"auction.pass_with_help": True})
    found = set[tuple[bool, bool]]()
    for shown, deal in happenings(rules, match, 0):
        if isinstance(shown.event, e.Passed):
            meanings = all_in(meaning(shown, "steady"))
            seat = shown.event.seat
            to_partner = all(call.seat != (seat + 2) % 4 for call in deal.calls if call.amount is None)
            assert (Meaning.HELPS in meanings) == shown.event.help
            assert (Meaning.HELPS_NOT in meanings) == (to_partner and not shown.event.help)
            assert (to_partner and can_help(deal.hands[seat], rules)) == shown.event.help
            found.add((to_partner, shown.event.help))
    assert found == {(True, True), (True, False), (False, False)}


def test_most_hands_have_what_a_pass_with_help_means() -> None:
    rules = PRESETS[SINGLE]
    hands = [
        step.after.deal.hands for step in steps(SINGLE) if step.after.deal and isinstance(step.events[0].event, e.Dealt)
    ]
    helped = [can_help(hand, rules) for each in hands for hand in each]
    assert sum(helped) > len(helped) / 2


def test_computer_players_show_all_melds_that_count() -> None:
    rules, match = steady_deals(12)
    found = 0
    for shown, deal in happenings(rules, match, 0):
        if isinstance(shown.event, e.MeldsShown) and deal.trump is not None:
            found += 1
            hand = deal.hands[shown.event.seat]
            assert points_of(best_melds(hand, deal.trump, rules)) == points_of(shown.event.melds)
    assert found


def test_a_bidder_seldom_passes_a_card_of_a_meld_better_than_a_marriage() -> None:
    rules, match = steady_deals(40, {"match.target": 9000})
    parted = whole = 0
    for step in match:
        deal, action = step.before.deal, step.action
        if isinstance(action, Give) and deal is not None and deal.contract is not None and deal.trump is not None:
            is_back = action.seat == deal.contract.declarer
            meanings = all_in(meaning(viewed(rules, step, None).events[0], "steady"))
            assert (Meaning.GIVES_BACK if is_back else Meaning.GIVES) in meanings
            if is_back:
                hand = deal.hands[action.seat]
                points_left = points_of(best_melds(without(hand, action.cards), deal.trump, rules))
                whole += 1
                given = points_of(best_melds(action.cards, deal.trump, rules))
                parted += points_left + given < points_of(best_melds(hand, deal.trump, rules)) - MARRIAGE
    assert whole > 20
    assert parted <= whole / 10


def test_a_steady_defender_leads_trump_only_with_little_else() -> None:
    rules, match = steady_deals(12)
    for shown, deal in some(happenings(rules, match, 0)):
        if isinstance(shown.event, e.CardPlayed) and Meaning.LEADS_TRUMP_LAST in all_in(meaning(shown, "steady")):
            others = [face for face in deal.hands[shown.event.seat] if SUIT_OF[face] != deal.trump]
            assert not others or len(deal.hands[shown.event.seat]) < 6  # near the end all cards may be known


def test_a_lead_that_nothing_higher_can_beat_can_only_be_trumped() -> None:
    rules, match = steady_deals(12)
    strength, found = strengths(rules.deck.rank_order), 0
    for shown, deal in happenings(rules, match, 0):
        meanings = all_in(meaning(shown, "steady"))
        if isinstance(shown.event, e.CardPlayed) and meanings & {Meaning.LEADS_TOP, Meaning.LEADS_TOP_TRUMP}:
            found += 1
            face = shown.event.card
            higher = [
                other
                for hand in deal.hands
                for other in hand
                if SUIT_OF[other] == SUIT_OF[face] and strength[other] > strength[face]
            ]
            assert not higher
    assert found


def test_by_convention_a_higher_bid_shows_meld_in_every_suit() -> None:
    rules, match = steady_deals(40, {"auction.convention": "meld_bidding"})
    found = 0
    for shown, deal in happenings(rules, match, 0):
        for each in meaning(shown, "steady"):
            if each.why is Meaning.SIGNALS_MELD:
                found += 1
                amount = each.facts["points"]
                assert isinstance(amount, Points)
                assert isinstance(shown.event, e.BidMade)
                hand = deal.hands[shown.event.seat]
                assert min(points_of(best_melds(hand, suit, rules)) for suit in SUITS) >= amount.amount
    assert found


@pytest.mark.parametrize(("preset", "name"), [(SINGLE, "help_and_steps"), ("double_deck_four_handed", "meld_bids")])
def test_meld_shown_by_agreement_is_held_and_never_read_from_lower_levels(preset: str, name: str) -> None:
    rules, found = PRESETS[preset], set[Meaning]()
    people = tuple(SeatSetup(str(seat), "computer:steady") for seat in range(4))
    session, player = Session.new(rules, preset, people, 5, agreements=(name, "plain")), Policy()
    while (prompt := session.prompt) is not None and (prompt.seat is not None or session.match.number < 25):
        if prompt.seat is None:
            session.deal()
            continue
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    agreed = {Meaning.SHOWS_MELD, Meaning.SHOWS_ACES_AROUND, Meaning.SHOWS_ASKS, Meaning.TAKES_BACK}
    for shown, deal in happenings(rules, tuple(session.steps), 1):
        if not isinstance(shown.event, e.BidMade):
            continue
        facts_shown = {each.why: each.facts for each in meaning(shown, "steady") if each.why in agreed}
        found |= facts_shown.keys()
        assert not facts_shown or shown.event.seat in {0, 2}
        assert not agreed & all_in(meaning(shown, "novice"))
        hand = deal.hands[shown.event.seat]
        if Meaning.SHOWS_MELD in facts_shown:
            minimum = facts_shown[Meaning.SHOWS_MELD]["points"]
            assert isinstance(minimum, Points)
            assert min(points_of(best_melds(hand, suit, rules)) for suit in SUITS) >= minimum.amount
    assert found >= {Meaning.SHOWS_MELD, Meaning.TAKES_BACK if preset == SINGLE else Meaning.SHOWS_ASKS}


def test_a_bid_by_an_own_agreement_means_what_people_agreed_on() -> None:
    ours = Agreement(
        "Ours",
        (
            Saying("opening", 2, "run"),
            Saying("opening", 1, "aces", 3),
            Saying("raise", 2, "suit", 6),
            Saying("raise", 1, "aces_around"),
        ),
    )
    found = {
        Meaning.SHOWS_ACES: (260,),
        Meaning.SHOWS_RUN: (270,),
        Meaning.SHOWS_ACES_AROUND: (250, 270),
        Meaning.SHOWS_SUIT: (250, 280),
    }
    for sentence, calls in some(found.items()):
        shown = bids(calls, agreements=(ours, ours))[-1]
        said = {each.why: each.facts for each in meaning(shown, "steady")}
        assert sentence in said
        assert not found.keys() & {each.why for each in meaning(shown, "easy")}
        if sentence is Meaning.SHOWS_ACES:
            assert said[sentence]["count"] == 3


def bids(calls: Sequence[int | None], preset: str = SINGLE, agreements: tuple[Agreed, ...] = ()) -> list[ViewedEvent]:
    """Return the bids of an auction with these calls, which the seats make in turn."""
    people = tuple(SeatSetup(str(seat), "human") for seat in range(4))
    session = Session.new(PRESETS[preset], preset, people, 1, agreements=agreements)
    session.deal()
    for amount in calls:
        prompt = require(session.prompt)
        assert prompt.seat is not None
        session.submit(Pass(prompt.seat) if amount is None else Bid(prompt.seat, amount))
    shown = [shown for shown, _ in happenings(session.rules, session.steps, 0)]
    return [each for each in shown if isinstance(each.event, e.BidMade)]


def facts_of(shown: ViewedEvent, level: Level) -> dict[Phrase, dict[str, object]]:
    return {each.why: dict(each.facts) for each in meaning(shown, level)}


@pytest.mark.parametrize("level", ["easy", "steady", "strong", "expert", "person"])
def test_a_bid_is_compared_with_that_of_a_usual_hand(level: Level) -> None:
    usual = round(usual_bid(PRESETS[SINGLE]) / 10) * 10
    low, high = (facts_of(bids([amount])[0], level) for amount in (250, 500))
    assert low[Meaning.USUAL_HAND] == {"usual": Points(usual)}
    assert high[Meaning.BETTER_THAN_USUAL] == {"usual": Points(usual), "points": Points(500 - usual)}
    assert Meaning.USUAL_HAND not in high


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.auction.style == "standard"])
def test_half_of_all_hands_are_worth_a_usual_bid(preset: str) -> None:
    rules, count, chance = PRESETS[preset], 200, random.Random(5)
    game, cards = Game(rules), pack(rules)
    seen = replace(observe(rules, game.apply(game.start(), game.deal_out(cards, 0)).after, 0), calls=())
    hands = [chance.sample(cards, rules.deal.hand_size) for _ in range(count)]
    worths = (max(hand_worth(hand, suit, seen) for suit in SUITS) for hand in hands)
    good = sum(safe_bid(worth, rules) >= usual_bid(rules) for worth in worths)
    assert 0.3 * count <= good <= 0.7 * count


@pytest.mark.parametrize(
    ("preset", "level"),
    [
        (SINGLE, "steady"),
        (SINGLE, "novice"),
        ("partnership_four_handed", "steady"),
        ("three_handed_auction", "steady"),
        ("double_deck_four_handed", "steady"),
    ],
)
def test_what_a_bid_is_said_to_show_is_what_such_bidders_hold(preset: str, level: str) -> None:
    rules, chance, cards = PRESETS[preset], random.Random(8), list(pack(PRESETS[preset]))
    game, held = Game(rules), dict[tuple[int, int], list[tuple[int, int]]]()
    for number in range(120):
        chance.shuffle(cards)
        match = game.apply(game.start(), game.deal_out(cards, 0)).after
        players = [make_player(level, number + seat) for seat in range(rules.table.players)]
        while (prompt := require(game.prompt(match))).kind == "bid":
            seat = require(prompt.seat)
            seen = observe(rules, match, seat)
            action = players[seat].choose(seen, prompt, None)
            has_to_open = rules.auction.forced_open == "meld_holder" and not any(call.amount for call in seen.calls)
            if isinstance(action, Bid) and not has_to_open and not partner_has_it(seen):
                usual = usual_hand(seen, action.amount, level)
                suit = max(SUITS, key=lambda suit: hand_worth(prompt.hand, suit, seen))
                trumps = sum(SUIT_OF[face] == suit for face in prompt.hand)
                held.setdefault(usual[:2], []).append((points_of(best_melds(prompt.hand, suit, rules)), trumps))
            match = game.apply(match, action).after
    for (meld, trumps), hands in some(each for each in held.items() if len(each[1]) >= 25):
        assert abs(median(hand[0] for hand in hands) - meld) <= max(30, meld / 5)
        assert abs(median(hand[1] for hand in hands) - trumps) <= 1


def test_a_higher_bid_shows_more_and_says_so_in_place_of_its_own_number() -> None:
    low, high = (facts_of(bids([amount])[0], "steady") for amount in (250, 450))
    assert Meaning.HOLDS in low
    [sentence] = high.keys() & {Meaning.HOLDS, Meaning.HOLDS_RUN_OR, Meaning.HOLDS_RUN}
    before, after = low[Meaning.HOLDS]["points"], high[sentence]["points"]
    assert isinstance(before, Points)
    assert isinstance(after, Points)
    assert 0 < before.amount < after.amount < 450
    assert not {Meaning.HOLDS, Meaning.HOLDS_RUN_OR, Meaning.HOLDS_RUN} & facts_of(bids([450])[0], "person").keys()


@pytest.mark.parametrize("amount", [500, 560])
def test_where_most_bidders_hold_a_run_the_bid_says_so(amount: int) -> None:
    said = facts_of(bids([amount], "double_deck_four_handed")[0], "expert")
    assert Meaning.HOLDS_RUN in said


def test_the_meaning_of_a_jump_names_its_size() -> None:
    _, jump = bids([250, 320])
    assert facts_of(jump, "person")[Meaning.JUMPS] == {"points": Points(60)}
    assert Meaning.JUMPS not in facts_of(bids([250, 260])[1], "person")


def test_bidding_again_and_overbidding_the_partner_are_explained() -> None:
    first, _, over, again = bids([250, 260, 270, None, 280])
    for level in ("person", "expert", "steady"):
        assert Meaning.GOES_ON not in facts_of(first, level)
        assert facts_of(again, level).keys() & {Meaning.GOES_ON, Meaning.WANTS_TRUMP, Meaning.OVER_PARTNER}
        told = Meaning.OVER_PARTNER if level == "steady" else Meaning.WANTS_TRUMP
        assert told not in facts_of(over, level)
        assert told in facts_of(again, level)
    *_, again = bids([250, 260, None, None, 270])
    assert facts_of(again, "expert")[Meaning.GOES_ON] == {"points": Points(250)}


def test_meanings_for_lower_levels_admit_how_inaccurate_their_bids_are() -> None:
    rules, match = steady_deals(12)
    bid = next(shown for shown, _ in happenings(rules, match, 0) if isinstance(shown.event, e.BidMade))
    wrong = {level: Meaning.OFTEN_WRONG in all_in(meaning(bid, level)) for level in LEVELS}
    assert [level for level, is_wrong in wrong.items() if is_wrong] == ["novice", "easy"]
    assert all_in(meaning(bid, "random")) == {Meaning.BY_CHANCE}
    assert Meaning.PERSON_BIDS in all_in(meaning(bid, "person"))


def test_a_players_reasoning_is_read_from_a_record() -> None:
    assert [level_of(each) for each in ("human", "random", "computer:expert")] == ["person", "random", "expert"]


@pytest.mark.parametrize(
    ("preset", "kind", "by_rule", "of_expert"),
    [
        (
            "two_handed_draft",
            e.CardDrafted,
            {Meaning.KEEPS_FIRST, Meaning.TAKES_SECOND},
            {Meaning.KEEPS_FIRST_EXPERT, Meaning.TAKES_SECOND_EXPERT},
        ),
        (
            "summed_bid_partnership",
            e.BidMade,
            {Meaning.PROMISES, Meaning.ADDS_NOTHING},
            {Meaning.PROMISES_EXPERT, Meaning.ADDS_NOTHING_EXPERT},
        ),
    ],
)
def test_experts_simulations_are_explained_differently_from_simple_rules(
    preset: str, kind: type[Event], by_rule: set[Meaning], of_expert: set[Meaning]
) -> None:
    shown = [each for each, _ in happenings(PRESETS[preset], steps(preset), 0) if isinstance(each.event, kind)]
    expected: dict[Level, set[Meaning]] = {"strong": by_rule, "expert": of_expert, "person": set()}
    for level, meanings in some(expected.items()):
        found = set[Meaning]().union(*(all_in(meaning(each, level)) for each in shown))
        assert found & (by_rule | of_expert) == meanings


@pytest.mark.parametrize("preset", ["three_handed_auction", "eight_handed_four_teams", SINGLE])
def test_only_a_trick_of_the_own_side_is_called_own(preset: str) -> None:
    rules, found = PRESETS[preset], set[Meaning]()
    own = {Meaning.ADDS_POINTS, Meaning.ADDS_NO_POINTS}
    shared = {Meaning.ADDS_POINTS_AGAINST, Meaning.ADDS_NO_POINTS_AGAINST}
    for shown, deal in happenings(rules, steps(preset), 0):
        if not isinstance(shown.event, e.CardPlayed) or deal.contract is None:
            continue
        meanings = all_in(meaning(shown, "steady")) & (own | shared)
        if meanings:
            trick = shown.after.trick
            strength = strengths(rules.deck.rank_order)
            owner = (shown.after.leader + trick_winner(trick, shown.after.trump, strength)) % rules.table.players
            assert (side_of(rules, owner) == side_of(rules, shown.event.seat)) == (meanings <= own)
            assert meanings <= own or side_of(rules, deal.contract.declarer) != side_of(rules, owner)
            found |= meanings
    assert found & (own if preset == SINGLE else shared)
