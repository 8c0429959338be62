"""Legal cards, trick winners and card points: the worked examples, by ID."""

from __future__ import annotations

import os
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle_qt.engine.cards import FACES, SUIT_OF, Card, Suit, parse_cards, strengths
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.tricks import card_points, strict_position, trick_winner
from tests.checks import require

ALWAYS = Rules()
TRUMP_LEADS = patch(ALWAYS, {"tricks.head_rule": "trump_leads_only"})
SUIT = {suit.letter: suit for suit in Suit}

LEGAL = {
    "L02": (TRUMP_LEADS, "S", "KH", "AH 9H QS", "AH 9H"),
    "L03": (ALWAYS, "S", "KH 9S", "AH 9H AS", "AH 9H"),
    "L04": (ALWAYS, "S", "AH", "TH 9H KC", "TH 9H"),
    "L05": (ALWAYS, "S", "TH", "TH QH AC", "TH QH"),
    "L07": (ALWAYS, "S", "KH QS", "9S KS AC", "KS"),
    "L08": (TRUMP_LEADS, "S", "KH QS", "9S KS AC", "9S KS"),
    "L12": (TRUMP_LEADS, "S", "AS", "KS 9S JD", "KS 9S"),
    "L15": (ALWAYS, "C", "QH", "AH JH AC", "AH"),
    "L17": (ALWAYS, "C", "QH", "9C AD KD", "9C"),
    "L18": (TRUMP_LEADS, "C", "QH", "9C AC KD", "9C AC"),
    "L19": (ALWAYS, "S", "JH KH", "AH QH 9C", "AH"),
    "L21": (ALWAYS, "D", "9D AD", "KD JD AC", "KD JD"),
    "L27": (ALWAYS, "S", "KH JS AH", "QH 9S", "QH"),
    "L29": (TRUMP_LEADS, "S", "9S JS", "QS TS 9S", "QS TS"),
    "L30": (ALWAYS, "C", "TS AS", "AS KS QD", "AS KS"),
}


LETTERS = [str.maketrans("CDHS", "".join(others)) for others in permutations("CDHS")]
"""All permutations of the suits: the rules of play treat them alike."""


@pytest.mark.parametrize("letters", LETTERS, ids=lambda letters: "".join(map(chr, letters.values())))
def test_legal_cards_of_the_worked_examples(letters: dict[int, int]) -> None:
    for example, (rules, *texts) in LEGAL.items():
        trump, trick, hand, legal = (text.translate(letters) for text in texts)
        position = strict_position(rules, parse_cards(hand), parse_cards(trick), SUIT[trump])
        assert set(position.legal()) == set(parse_cards(legal)), example


@pytest.mark.parametrize("letters", LETTERS, ids=lambda letters: "".join(map(chr, letters.values())))
def test_a_void_player_may_trump_low_if_nobody_has_trumped(letters: dict[int, int]) -> None:
    trick, hand, trumps = (text.translate(letters) for text in ("TH", "9S AS KD", "9S AS"))
    position = strict_position(ALWAYS, parse_cards(hand), parse_cards(trick), SUIT["S".translate(letters)])
    assert set(position.legal()) == set(parse_cards(trumps))


@pytest.mark.parametrize("rules", [ALWAYS, TRUMP_LEADS])
def test_l24_declarer_must_lead_a_trump_if_the_rules_say_so(rules: Rules) -> None:
    rules = patch(rules, {"tricks.first_lead_trump": True})
    hand = parse_cards("9D AS KS QH TC")
    for trump in Suit:
        first = strict_position(rules, hand, (), trump, leads_first=True)
        assert set(first.legal()) == {face for face in hand if SUIT_OF[face] == trump}
        later = strict_position(rules, hand, (), trump)
        assert set(later.legal()) == set(hand)
    without_trump = strict_position(rules, parse_cards("9D QH"), (), Suit.SPADES, leads_first=True)
    assert set(without_trump.legal()) == set(parse_cards("9D QH"))


@pytest.mark.parametrize(
    ("hand", "trick", "card", "reason"),
    [
        ("AH 9S", "KH", "9S", Refusal.FOLLOW_SUIT),
        ("AH 9H", "KH", "9H", Refusal.MUST_BEAT),
        ("9S AD", "KH", "AD", Refusal.MUST_TRUMP),
        ("9S KS", "KH QS", "9S", Refusal.MUST_OVERTRUMP),
        ("9S KS", "KH QS", "AD", Refusal.NOT_HELD),
    ],
)
def test_a_refused_card_comes_with_the_duty_it_breaks(hand: str, trick: str, card: str, reason: Refusal) -> None:
    for letters in LETTERS:
        held, on_table, wrong, trump = (text.translate(letters) for text in (hand, trick, card, "S"))
        refusal = require(
            strict_position(ALWAYS, parse_cards(held), parse_cards(on_table), SUIT[trump]).refusal(
                parse_cards(wrong)[0]
            )
        )
        assert refusal.reason is reason


@pytest.mark.parametrize(
    ("hand", "trick", "card", "sentence"),
    [
        ("AH TH 9H", "KH", "9H", "You must beat the KH if you can, and the TH does."),
        ("9S AS KS", "KH QS", "9S", "The trick has been trumped. You must beat the QS if you can, and the KS does."),
    ],
)
def test_a_refusal_names_the_lowest_card_that_beats_the_trick(hand: str, trick: str, card: str, sentence: str) -> None:
    position = strict_position(ALWAYS, parse_cards(hand), parse_cards(trick), Suit.SPADES)
    assert str(position.refusal(parse_cards(card)[0])) == sentence


WINNERS: dict[str, tuple[str, str, int]] = {
    "W01": ("S", "TH AH AH KH", 1),
    "W03": ("D", "QS QS", 0),
    "W04": ("S", "9S 9S JD AD", 0),
    "W05": ("C", "KH TH", 1),
    "W08": ("S", "KH AS AS TS", 1),
    "W12": ("S", "TC TC KC AC AC TC AC 9C", 3),
}


@pytest.mark.parametrize("example", WINNERS)
def test_winners_of_the_worked_examples(example: str) -> None:
    for letters in LETTERS:
        trump, trick = (text.translate(letters) for text in WINNERS[example][:2])
        assert trick_winner(parse_cards(trick), SUIT[trump], strengths("ten_high")) == WINNERS[example][2]


def test_in_natural_order_a_king_beats_a_ten() -> None:
    assert trick_winner(parse_cards("TH KH"), Suit.SPADES, strengths("natural")) == 1


@pytest.mark.parametrize(
    ("cards", "classic", "simple", "counters"),
    [("AS TS", 21, 20, 20), ("KH QH JH 9H", 9, 10, 10), ("QC JC", 5, 5, 0), ("AS 8S 7S", 11, 10, 10)],
    ids=["P1", "P2", "P3", "P4"],
)
def test_card_points_of_the_worked_examples(cards: str, classic: int, simple: int, counters: int) -> None:
    for scheme, expected in (("classic", classic), ("simple", simple), ("counters", counters)):
        worth = card_points(patch(ALWAYS, {"scoring.card_points": scheme}))
        assert sum(worth[face] for face in parse_cards(cards)) == expected


def test_points_may_follow_the_natural_rank() -> None:
    rules = patch(
        ALWAYS,
        {"deck.rank_order": "natural", "scoring.card_points": "classic", "scoring.points_follow_rank": True},
    )
    worth = card_points(rules)
    assert [worth[face] for face in parse_cards("AS KS QS JS TS 9S")] == [11, 10, 4, 3, 2, 0]
    usual = [11, 4, 3, 2, 10, 0]
    for half in ({"deck.rank_order": "natural"}, {"scoring.points_follow_rank": True}):
        worth = card_points(patch(ALWAYS, {"scoring.card_points": "classic", **half}))
        assert [worth[face] for face in parse_cards("AS KS QS JS TS 9S")] == usual


CARDS = st.sampled_from(FACES)
DUTIES = tuple(
    patch(ALWAYS, {"tricks.head_rule": head, "tricks.overtrump": overtrump, "deck.rank_order": order})
    for order in ("ten_high", "natural")
    for overtrump in ("follows_head_rule", "required", "free")
    for head in ("always", "trump_leads_only")
)


def literally_legal(rules: Rules, hand: tuple[Card, ...], trick: tuple[Card, ...], trump: Suit) -> set[Card]:
    """Return the legal cards by trying every card against the rules of following, read literally (catalogue, 0.7)."""
    if not trick:
        return set(hand)
    led = SUIT_OF[trick[0]]
    always = rules.tricks.head_rule == "always"
    must_overtrump = {"required": True, "free": False, "follows_head_rule": always}[rules.tricks.overtrump]
    following = {face for face in hand if SUIT_OF[face] == led}
    allowed = following or {face for face in hand if SUIT_OF[face] == trump}
    if not allowed:
        return set(hand)
    duty = (always or led == trump) if following else must_overtrump
    strength = strengths(rules.deck.rank_order)
    winning = {face for face in allowed if trick_winner((*trick, face), trump, strength) == len(trick)}
    return winning if duty and winning else allowed


@settings(max_examples=10_000 if os.environ.get("PINOCHLE_LONG") else 100)
@given(
    hand=st.lists(CARDS, min_size=1, max_size=24).map(tuple),
    trick=st.lists(CARDS, max_size=7).map(tuple),
    trump=st.sampled_from(Suit),
)
def test_strict_legal_cards_follow_the_literal_rule(
    hand: tuple[Card, ...], trick: tuple[Card, ...], trump: Suit
) -> None:
    for rules in DUTIES:
        position = strict_position(rules, hand, trick, trump)
        legal = set(position.legal())
        assert legal == literally_legal(rules, hand, trick, trump)
        assert legal
        assert all((position.refusal(face) is None) == (face in legal) for face in set(hand))
    always, trump_leads = (set(strict_position(rules, hand, trick, trump).legal()) for rules in (ALWAYS, TRUMP_LEADS))
    assert always <= trump_leads
