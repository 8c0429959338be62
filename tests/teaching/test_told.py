"""The engine confirms the numbers in the lessons: melds, points in tricks, contracts and scores."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.engine.actions import Bury, Play, ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, SUITS, Suit, card_text, parse_card, without
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.engine.scoring.chips import chips_for, suit_factor
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.teaching.lesson import NAMES, lesson, outlines
from pinochle_qt.teaching.lesson_run import LEARNER, LessonRun
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.rooms.learning import LessonWord
from tests.checks import require, some

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session
    from pinochle_qt.teaching.lesson import LessonStep

FOUR: Final = PRESETS["single_deck_partnership"]
TWO: Final = PRESETS["hayes_two_handed"]
CHIPS: Final = PRESETS["auction_pinochle"]
BINOKEL: Final = PRESETS["binokel_three_handed"]
DOUBLE: Final = PRESETS["three_handed_double_deck"]
BEZIQUE: Final = PRESETS["bezique"]
NORA: Final = 2


def cards(words: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in words.split())


def step(name: str, title: str) -> LessonStep:
    return next(each for each in lesson(name).steps if each.title == title)


def at(name: str, title: str) -> Session:
    found = lesson(name)
    return LessonRun(found, found.steps.index(step(name, title))).begin()


def hand(name: str, title: str) -> Observation:
    return at(name, title).observe(LEARNER)


def melded(held: tuple[Card, ...], trump: Suit) -> dict[str, int]:
    return {meld.kind: meld.points for meld in best_melds(held, trump, FOUR)}


def right(name: str, title: str) -> str:
    found = step(name, title)
    return found.answers[found.right]


def worth(rules: Rules, words: str) -> int:
    points = card_points(rules)
    return sum(points[card] for card in cards(words))


def test_the_deck_is_as_described() -> None:
    deck = pack(FOUR)
    assert len(deck) == 48
    assert right("cards", "Forty-eight cards") == str(sum(card_text(card)[0] == "T" for card in deck))


@pytest.mark.parametrize("name", NAMES)
def test_the_hand_has_no_card_of_a_suit_that_the_lesson_says_is_missing(name: str) -> None:
    found = lesson(name)
    for number, each in some(enumerate(found.steps)):
        told = re.findall(r"You have no (spades|hearts|diamonds|clubs)\b", f"{each.text} {each.task}")
        begun = LessonRun(found, number)
        held = {SUIT_OF[face] for face in begun.begin().observe(LEARNER).hand} if told else set()
        assert not held & {Suit[suit.upper()] for suit in told}, each.title


def test_learning_takes_about_as_long_as_the_offer_says() -> None:
    assert LessonWord.OFFER_LINK.english == "Learn in a quarter of an hour"
    course = outlines()[: NAMES.index("deal") + 1]  # later lessons are each about another game
    assert 13 <= sum(each.minutes for each in course) <= 17


def test_points_in_tricks_are_as_described() -> None:
    assert right("tricks", "Points in tricks") == str(worth(FOUR, "AS 9H KS JS"))
    assert total_card_points(FOUR) == 250
    assert right("stock", "The score") == str(worth(TWO, "AS QS"))
    assert total_card_points(TWO) == 250
    assert TWO.match.target == 1000
    assert FOUR.match.target == 1500


@pytest.mark.parametrize(
    ("title", "kinds"),
    [
        ("Marriages", {"marriage"}),
        ("The pinochle", {"pinochle"}),
        ("Arounds", {"queens"}),
        ("The run", {"run", "dix"}),
    ],
)
def test_melds_are_worth_what_the_lessons_say(title: str, kinds: set[str]) -> None:
    found = melded(hand("melds", title).hand, Suit.HEARTS)
    assert right("melds", title) == str(sum(found[kind] for kind in kinds))
    assert sum(found.values()) == 280


def test_other_melds_are_worth_what_the_lessons_say() -> None:
    royal, both = melded(cards("KH QH"), Suit.HEARTS), melded(cards("QS JD QS JD"), Suit.HEARTS)
    assert (royal["royal_marriage"], both["pinochle"]) == (40, 300)
    for rank, kind, points in (("A", "aces", 100), ("K", "kings", 80), ("J", "jacks", 40)):
        assert melded(cards(" ".join(rank + suit.letter for suit in SUITS)), Suit.HEARTS)[kind] == points
    assert melded(cards("AH TH KH QH JH KH"), Suit.HEARTS)["extra_king"] == 20
    assert melded(cards("AH TH KH QH JH QH"), Suit.HEARTS)["extra_queen"] == 20


def best_of(held: tuple[Card, ...]) -> int:
    return max(sum(melded(held, suit).values()) for suit in SUITS)


def rule_of_thumb(held: tuple[Card, ...]) -> int:
    return 200 + best_of(held) + 30 * sum(card_text(card)[0] == "A" for card in held)


def test_hands_in_the_auction_lesson_match_their_descriptions() -> None:
    first = hand("bidding", "How high to go").hand
    assert (best_of(first), rule_of_thumb(first)) == (170, 460)
    assert rule_of_thumb(hand("deal", "Once more").hand) == 380
    weak = hand("bidding", "Passing").hand
    assert best_of(weak) <= 20
    assert rule_of_thumb(weak) < 250
    helping = hand("bidding", "Passing with help").hand
    assert (best_of(helping), rule_of_thumb(helping)) == (70, 300)
    assert {"KC", "QC", "KD", "QD"} <= {card_text(card) for card in helping}


def test_the_contract_is_made_with_the_ten_first_and_set_with_the_queen() -> None:
    session = at("contract", "Making it")
    meld = sum(sum(each.points for each in melds) for melds in (session.observe(LEARNER).shown or ())[::2] if melds)
    assert meld == 150
    result = at("contract", "Going set").match.results[-1]
    assert (result.outcome, result.bid, result.tricks[0], result.score) == ("made", 320, 170, (320, 110))
    session.submit(Play(LEARNER, parse_card("QH")))
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        session.submit(prompt.choices[0])
    missed = session.match.results[-1]
    assert (missed.outcome, missed.tricks[0] + meld, missed.score[0]) == ("set", 310, -320)


def test_passed_cards_complete_the_described_meld() -> None:
    before = at("passing", "To the bidder")
    assert "run" not in melded(before.observe(NORA).hand, Suit.SPADES)
    hers, own = (game.steps[-1].step.after.deal for game in lesson("passing").games)
    assert hers is not None
    assert own is not None
    assert "run" in melded(hers.hands[NORA], Suit.SPADES)
    assert {"run", "pinochle"} <= set(melded(own.hands[LEARNER], Suit.HEARTS))


def test_chips_melds_and_buried_cards_are_as_the_lesson_on_auction_pinochle_says() -> None:
    assert (chips_for(CHIPS, 300), suit_factor(CHIPS, Suit.SPADES), suit_factor(CHIPS, Suit.HEARTS)) == (3, 2, 1)
    assert CHIPS.scoring.set_multiplier == 2
    burying = hand("auction", "Three too many")
    assert burying.meld_points(LEARNER) == 210
    found = lesson("auction")
    (run,) = (each for each in found.steps if each.title == "Three too many")
    buried = LessonRun(found, found.steps.index(run)).wanted
    assert isinstance(buried, Bury)
    assert sorted(map(card_text, buried.cards)) == ["9C", "JH", "TH"]
    melded_cards = {face for meld in burying.shown[LEARNER] or () for face in meld.cards}
    spare = [face for face in burying.hand if face not in melded_cards and card_text(face)[0] != "A"]
    assert sorted(face for face in spare if SUIT_OF[face] is not Suit.SPADES) == sorted(buried.cards)
    assert card_points(CHIPS)[parse_card("TH")] == 10


def test_the_hand_to_be_given_up_cannot_make_its_bid() -> None:
    seen = hand("auction", "Giving up")
    best = max(points_of(best_melds(seen.hand, suit, CHIPS)) for suit in Suit)
    assert (len(seen.hand), best) == (18, 40)
    assert best + total_card_points(CHIPS) < 300


def test_the_others_have_no_trump_left_when_the_lesson_says_so() -> None:
    session = at("partner", "Then play your aces")
    for seat in (1, 3):
        assert not [card for card in session.observe(seat).hand if card_text(card)[1] == "H"]


def test_the_whole_deal_has_the_described_hand() -> None:
    assert sum(melded(hand("deal", "Your bid").hand, Suit.SPADES).values()) == 90
    held = hand("deal", "Your melds").hand
    assert sum(melded(held, Suit.SPADES).values()) == 200
    assert sum(card_text(card)[1] == "S" for card in held) == 7
    assert sum(card_text(card) in {"AH", "AC", "AD"} for card in held) == 3
    shown = hand("deal", "Play or throw in").shown or ()
    assert 270 - sum(each.points for melds in shown[::2] for each in melds or ()) == 50


def asked(name: str, title: str) -> SeatAction:
    found = lesson(name)
    return require(LessonRun(found, found.steps.index(step(name, title))).wanted)


def melds_of(held: tuple[Card, ...], trump: Suit, rules: Rules) -> dict[str, int]:
    found: dict[str, int] = {}
    for meld in best_melds(held, trump, rules):
        found[meld.kind] = found.get(meld.kind, 0) + meld.points
    return found


def in_every_suit(ranks: str) -> tuple[Card, ...]:
    return cards(" ".join(rank + suit.letter for rank in ranks for suit in SUITS))


def test_the_lesson_on_binokel_tells_what_its_cards_are_worth() -> None:
    before = hand("binokel", "The Swabian sister").hand
    assert {"royal_marriage", "pinochle"} <= set(melds_of(before, Suit.HEARTS, BINOKEL))
    assert [card_text(card) for card in before].count("TH") == 2
    buried = asked("binokel", "Bury first")
    assert isinstance(buried, Bury)
    assert sum(card_points(BINOKEL)[card] for card in buried.cards) == 25
    kept = without(hand("binokel", "Bury first").hand, buried.cards)
    assert melds_of(kept, Suit.HEARTS, BINOKEL) == {"run": 150, "marriage": 20, "pinochle": 40}
    assert sum(SUIT_OF[card] is Suit.HEARTS for card in kept) == 6
    plain = melds_of(cards("AC TC KC QC JC"), Suit.HEARTS, BINOKEL)
    assert right("binokel", "In every suit") == str(plain["plain_run"])
    assert points_of(best_melds(in_every_suit("KQ"), Suit.HEARTS, BINOKEL)) == 240
    assert melds_of(cards("QS JD QS JD"), Suit.HEARTS, BINOKEL)["pinochle"] == 300
    for rank in "AKQJ":
        assert 1000 in melds_of(in_every_suit(rank) * 2, Suit.HEARTS, BINOKEL).values()
    assert worth(BINOKEL, "AS JS QS") == 16
    assert melds_of(cards("7H"), Suit.HEARTS, PRESETS["binokel_four_handed"]) == {"dix": 10}


def test_the_lesson_on_binokel_plays_by_the_rules_that_it_tells() -> None:
    assert (BINOKEL.auction.min_bid, BINOKEL.auction.forced_open) == (150, "first_bidder")
    assert (BINOKEL.match.shoot_the_moon, BINOKEL.scoring.set_multiplier) == ("1000", 2)
    led = require(at("binokel", "Left of the dealer leads").match.deal)
    assert (led.dealer, led.contract and led.contract.declarer) == (LEARNER, LEARNER)
    assert asked("binokel", "Left of the dealer leads") == Play(LEARNER, parse_card("QS"))
    going_off = hand("binokel", "Going off").hand
    assert max(points_of(best_melds(going_off, suit, BINOKEL)) for suit in SUITS) == 40
    assert [card_text(card)[0] for card in going_off].count("A") == 1
    assert lesson("binokel").games[1].steps[-1].step.after.results[-1].score[LEARNER] == -160
    assert right("binokel", "Across the table") == str(200 - 60 - 70)


def test_the_lesson_on_double_deck_tells_what_its_cards_are_worth() -> None:
    opening = hand("double_deck", "Eighty cards").hand
    assert (len(pack(DOUBLE)), len(opening)) == (80, 26)
    assert (DOUBLE.auction.min_bid, DOUBLE.match.target, DOUBLE.scoring.last_trick) == (500, 4550, 20)
    held = hand("double_deck", "Doubles and more").hand
    assert sum(SUIT_OF[card] is Suit.SPADES for card in held) == 9
    found = melds_of(held, Suit.SPADES, DOUBLE)
    assert (found["run"], found["royal_marriage"], found["pinochle"], sum(found.values())) == (150, 40, 300, 750)
    for count, points in ((2, 300), (3, 600), (4, 900)):
        assert melds_of(cards("QS JD " * count), Suit.SPADES, DOUBLE)["pinochle"] == points
    assert melds_of(cards("AS TS KS QS JS " * 2), Suit.SPADES, DOUBLE)["run"] == 1500
    assert melds_of(in_every_suit("A") * 2, Suit.SPADES, DOUBLE)["aces"] == 1000
    buried = asked("double_deck", "Two too many")
    assert isinstance(buried, Bury)
    assert sum(card_points(DOUBLE)[card] for card in buried.cards) == 20
    edith = hand("double_deck", "A point saves the melds").shown[2]
    assert str(points_of(edith or ())) in step("double_deck", "A point saves the melds").task
    assert worth(DOUBLE, "QS JS") == 0


@pytest.mark.parametrize(
    ("title", "points"),
    [
        ("Any four", 100),
        ("The seven of trump", 10),
        ("The bezique", 40),
        ("First the marriage", 40),
        ("Then the sequence", 250),
    ],
)
def test_melds_in_the_lesson_on_bezique_are_worth_what_it_says(title: str, points: int) -> None:
    shown = asked("bezique", title)
    assert isinstance(shown, ShowMelds)
    assert points_of(shown.melds) == points


def test_the_lesson_on_bezique_tells_what_tricks_are_worth() -> None:
    assert (total_card_points(BEZIQUE), BEZIQUE.match.target) == (170, 1000)
    assert right("bezique", "The score") == str(worth(BEZIQUE, "AD KD"))
    assert worth(BEZIQUE, "9C TC") == worth(BEZIQUE, "QS TS") == 10
