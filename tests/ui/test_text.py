"""The texts for points, cards, melds, refusals, plates, results and events."""

import re
import sys
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

import pinochle_qt
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import Rank, Suit, parse_card, parse_cards
from pinochle_qt.engine.derived import people_count, side_of
from pinochle_qt.engine.errors import Refusal, Rejection
from pinochle_qt.engine.events import CardDrawn, CardPlayed, CardsGiven, DealScored, MeldingDone, TrickTaken
from pinochle_qt.engine.features import pays_by_bid
from pinochle_qt.engine.melds import Meld, best_melds
from pinochle_qt.engine.melds.kinds import KINDS, MeldKind, unit_cards
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import Prompt, PromptKind
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.rules.play import MeldValueTable
from pinochle_qt.engine.sayings import Shows
from pinochle_qt.engine.state import DealResult
from pinochle_qt.engine.tricks import strict_position
from pinochle_qt.languages import translation
from pinochle_qt.phrases import Phrase, translating_with
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.teaching.meanings import meaning
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.show.meld_sum import MeldSum
from pinochle_qt.ui.rooms.look_back.choices import answer_words
from pinochle_qt.ui.table.scene.label_words import plate_view
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import plain_text
from pinochle_qt.variants.stake_words import amount_named
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.advice import reason_line as reason_words
from pinochle_qt.words.game.chips import chips_words, kitty_words
from pinochle_qt.words.game.deal_row import Column, DealRow, account_heading
from pinochle_qt.words.game.events import Story, ToldYou, event_sentence, story
from pinochle_qt.words.game.results import Result, deal_headline, match_headline
from pinochle_qt.words.labels import Word
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.standing import accounts_in_order, seat_mark, side_standings
from tests.checks import require, some
from tests.ui.moments import Moment, session_at
from tests.ui.positions import NAMES, PARTNERSHIP, RUN_HAND, STOCK, Table, table


@pytest.mark.parametrize(
    ("value", "large", "small"),
    [(350, "350", "35"), (0, "0", "0"), (-260, "−260", "−26"), (15, "15", "1.5"), (1505, "1505", "150.5")],
)
def test_points_are_shown_on_the_scale_of_the_rules(value: int, large: str, small: str) -> None:
    assert text.points(value, PARTNERSHIP) == large
    assert text.points(value, STOCK) == small


def test_points_have_a_singular_and_a_plural() -> None:
    assert [text.points_named(value, STOCK) for value in (10, 200, 45)] == ["1 point", "20 points", "4.5 points"]
    assert text.points_named(20, PARTNERSHIP) == "20 points"


@pytest.mark.parametrize(("cost", "large", "small"), [(1.4, "1 point", "1 point"), (46.0, "46 points", "5 points")])
def test_an_average_is_never_rounded_to_zero(cost: float, large: str, small: str) -> None:
    assert text.about_points(cost, PARTNERSHIP) == large
    assert text.about_points(cost, STOCK) == small


def test_additions_to_a_score_have_a_sign() -> None:
    assert [text.signed(value, PARTNERSHIP) for value in (365, -260, 0)] == ["+365", "−260", "0"]
    assert [text.signed_count(value) for value in (4, -2, 0)] == ["+4", "−2", "0"]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("10♠", "10 of spades"),
        ("A♥ K♥ 10♠: ♣", "ace of hearts, king of hearts, 10 of spades: clubs"),
        ("Follow ♣: Q or 9", "Follow clubs: Q or 9"),
        ("Led J♦", "Led jack of diamonds"),
        ("350", "350"),
    ],
)
def test_screen_readers_get_names_instead_of_symbols(shown: str, expected: str) -> None:
    assert text.spoken(shown) == expected


def test_every_card_is_spoken_by_its_name() -> None:
    for face in map(parse_card, ("7C", "8D", "9H", "JS", "QC", "KD", "TH", "AS")):
        assert text.spoken(text.card(face)) == text.card_name(face)


def test_cards_are_counted_where_there_are_several_of_them() -> None:
    counted = text.counted_cards(parse_cards("AS AS AS TS KH KH"))
    assert counted == "A♠ ×3, 10♠, K♥ ×2"
    assert text.spoken(counted) == "ace of spades ×3, 10 of spades, king of hearts ×2"


def test_lists_read_like_sentences() -> None:
    assert text.any_of(["A", "Q", "9"]) == "A, Q or 9"
    assert text.all_of(["Anna", "Clara"]) == "Anna and Clara"
    assert text.led_by(["Anna", "You", "Clara"]) == "Anna, Clara and you"
    assert text.led_by(["You", "Clara"]) == "You and Clara"
    assert text.led_by(["Anna", "Clara"]) == "Anna and Clara"
    assert text.all_of(["Anna"]) == "Anna"


@pytest.mark.parametrize(
    ("hand", "titles"),
    [
        ("AH TH KH QH JH QS JD", ["Run in hearts", "Pinochle"]),
        ("AH AH TH TH KH KH QH QH JH JH", ["Double run in hearts"]),
        ("KS KH KD KC", ["Kings around"]),
        ("KC QC KC QC", ["Marriage ×2"]),
        ("KH QH 9H", ["Royal marriage", "Dix"]),
    ],
)
def test_melds_are_named_as_players_name_them(hand: str, titles: list[str]) -> None:
    melds = best_melds(parse_cards(hand), Suit.HEARTS, PARTNERSHIP)
    assert [text.meld_title(meld, PARTNERSHIP) for meld in melds] == titles


@pytest.mark.parametrize(
    ("hand", "english", "german"),
    [
        ("AH TH KH QH JH QS JD", ["Run (Familie) in hearts", "Binokel"], ["Familie in Herz", "Binokel"]),
        ("AC TC KC QC JC", ["Plain run (Familie) in clubs"], ["Familie in Kreuz"]),
        ("QS QS JD JD", ["Double Binokel"], ["Doppelbinokel"]),
        ("KS KS KH KH KD KD KC KC", ["Eight kings"], ["Acht Könige"]),
        (
            "KH QH KC QC 7H",
            ["Royal marriage (Paar)", "Marriage (Paar)", "Dix (Dissle)"],
            ["Trumpfpaar", "Paar", "Dissle"],
        ),
    ],
)
def test_melds_have_their_own_names_in_binokel(hand: str, english: list[str], german: list[str]) -> None:
    rules = PRESETS["binokel_four_handed"]
    melds = best_melds(parse_cards(hand), Suit.HEARTS, rules)
    assert [text.meld_title(meld, rules) for meld in melds] == english
    with translating_with(translation("de")):
        assert [text.meld_title(meld, rules) for meld in melds] == german


def test_a_declaration_is_abbreviated_in_lists() -> None:
    melds = best_melds(RUN_HAND, Suit.HEARTS, PARTNERSHIP)
    assert text.melds_title(melds, PARTNERSHIP) == "Run and pinochle"
    assert text.melds_title(melds[:1], PARTNERSHIP) == "Run in hearts"


def test_equal_melds_are_counted_rather_than_repeated() -> None:
    melds = best_melds(parse_cards("KS QS KC QC KC QC"), Suit.HEARTS, PARTNERSHIP)
    assert text.melds_title(melds, PARTNERSHIP) == "Marriage ×3"
    assert text.melds_titles(melds, PARTNERSHIP) == ("Marriage ×3", "Marriage ×3")
    rich = best_melds(parse_cards("AS AS AH AH AC AC AD AD KH QH 9H"), Suit.HEARTS, PARTNERSHIP)
    assert text.melds_title(rich, PARTNERSHIP) == "Royal marriage, double aces around and dix"
    assert text.melds_titles(rich, PARTNERSHIP) == (
        "Royal marriage, double aces around and dix",
        "Royal marriage, aces ×2, dix",
        "Royal marriage, aces ×2 and 1 more",
        "Royal marriage and 2 more",
    )
    assert text.melds_titles(rich[:1], PARTNERSHIP) == ("Royal marriage",)


def test_melds_of_bezique_are_named_as_its_players_name_them() -> None:
    rules = PRESETS["bezique"]
    melds = best_melds(parse_cards("AH TH KH QH JH AS AS AC QS JD 7H"), Suit.HEARTS, rules)
    assert [text.meld_title(meld, rules) for meld in melds] == [
        "Sequence in hearts",
        "Bezique",
        "Four aces",
        "Seven of trump",
    ]
    double = Meld("pinochle", parse_cards("QS JD QS JD"), 500)
    assert text.melds_title((double,), rules) == "Double bezique"
    assert (
        text.melds_titles((*melds, double), rules)[0]
        == "Sequence, bezique, four aces, seven of trump and double bezique"
    )


@pytest.mark.parametrize("value_table", get_args(MeldValueTable))
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_meld_has_a_short_name_in_every_table(kind: MeldKind, value_table: str) -> None:
    rules = patch(PARTNERSHIP, {"melds.table": value_table})
    dix = parse_card("9C")
    melds = tuple(Meld(each, unit_cards(each, Suit.CLUBS, dix), 20) for each in (kind, "marriage"))
    for suits in (False, True):
        assert all(text.melds_titles(melds, rules, suits=suits))


def test_a_hidden_marriage_is_described_with_its_suit() -> None:
    meld = Meld("marriage", parse_cards("KC QC"), 20)
    assert text.meld_with_suit(meld, PARTNERSHIP) == "marriage in clubs"


def test_a_winning_meld_is_worth_the_game() -> None:
    assert text.worth((Meld("pinochle", parse_cards("QS JD"), 0, wins_game=True),), PARTNERSHIP) == "game"


@pytest.mark.parametrize("reason", list(Refusal))
def test_every_refusal_is_a_complete_sentence(reason: Refusal) -> None:
    refused = Rejection(reason, card=parse_card("TS"), suit=Suit.SPADES, amount=250, count=4)
    sentence = text.rejection(refused, STOCK)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "TS" not in sentence
    assert "250" not in sentence


@pytest.mark.parametrize("viewer", range(8))
def test_partners_of_many_sides_are_named_in_the_same_order_for_every_viewer(viewer: int) -> None:
    people = ("Anna", "Ben", "Clara", "David", "Emma", "Fritz", "Greta", "Hans")
    seen = table(PRESETS["eight_handed_four_teams"]).seen(viewer)
    assert accounts_in_order(seen)[0] == viewer % 4
    for account in accounts_in_order(seen):
        one, other = people[account], people[account + 4]
        labels = text.account_labels(account, seen, people)
        assert labels[:2] == (f"{one} & {other}", f"{one} & {other[0]}.")
        assert labels[2] in {one, "You"}


@pytest.mark.parametrize(
    ("people", "names"),
    [(("Anna", "Ben", "Clara", "David"), ["Anna", "Clara"]), (("Anna", "Ben", "You", "David"), ["You", "Anna"])],
)
@pytest.mark.parametrize("viewer", [0, 2])
def test_strip_sums_and_headline_name_partners_in_the_same_order(
    home: QWidget, viewer: int, people: tuple[str, ...], names: list[str]
) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and bool(deal.seen().tricks))
    seen, listed = deal.seen(viewer), text.listed(names)
    panel = MeldSum(home)
    panel.show_sums(seen, people)
    assert text.account_labels(0, seen, people)[0] == listed
    assert panel.sums[0].names == listed
    deal.play_until(lambda each: each.kind == "deal")
    result = deal.match.results[-1]
    assert deal_headline(result, seen.rules, people).title.startswith(text.all_of(names))


def test_sides_are_shortened_to_us_and_them_in_the_strip_and_the_sheet() -> None:
    assert text.side_title(1, PARTNERSHIP, NAMES) == "Ben and David"
    partners = table().seen()
    assert text.account_labels(0, partners, NAMES) == ("Anna, Clara", "Us", "Us")
    assert text.account_labels(0, table().seen(None), NAMES) == ("Anna, Clara", "Anna & C.", "Anna")
    assert [text.account_short(side, partners, NAMES) for side in (0, 1)] == ["Us", "Them"]
    assert [account_heading(side, partners, NAMES) for side in (0, 1)] == [["Us"], ["Them"]]
    assert text.account_short(1, table(STOCK).seen(), NAMES) == "Ben"


# ---- plates and strip ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "trick", "line"),
    [
        ("TH AS QS 9S KD", "", "Your lead"),
        ("TH AS QS 9S KD", "KS TS", "Beat 10♠: A"),
        ("TH AS QS 9S KD", "9S", "Beat 9♠: A or Q"),
        ("TH QS 9S KD", "KS AS", "Follow spades: Q or 9"),
        ("TH 9H KD", "KS", "Trump with 10 or 9"),
        ("TH 9H KD", "KS JH", "Overtrump J♥: 10"),
        ("KD QD", "KS", "No spades: any card"),
        ("AS TS KS QS JS", "9S", "Follow spades"),
    ],
)
def test_the_acting_plate_says_what_is_allowed(hand: str, trick: str, line: str) -> None:
    cards = parse_cards(hand)
    position = strict_position(PARTNERSHIP, cards, parse_cards(trick), Suit.HEARTS)
    prompt = Prompt(0, "play", PARTNERSHIP, hand=cards, position=position, cards=position.legal())
    assert lines.turn_line(prompt, NAMES) == line


def test_plates_show_the_auction() -> None:
    deal = table()
    deal.do(Bid(0, 250))
    deal.do(Pass(1))
    deal.do(Pass(2, help=True))
    seen = deal.seen()
    plate_lines = [lines.plate_line(seat, seen, NAMES) for seat in range(4)]
    assert plate_lines == ["High bidder", "Passed", "Passed with help", ""]
    assert lines.strip_title(seen) == "Trump not named yet"
    assert lines.strip_notes(seen, NAMES)[0] == "Bidding: Anna is high at 250"
    assert lines.strip_notes(seen, ("You", *NAMES[1:]))[0] == "Bidding: you are high at 250"
    assert lines.turn_line(deal.prompt, NAMES) == "Your turn: bid or pass"


def test_plates_show_the_trick() -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "play" and len(deal.seen().trick) == 2)
    seen = deal.seen()
    assert lines.plate_line(seen.leader, seen, NAMES) == f"Led {text.card(seen.trick[0])}"
    assert lines.plate_line((seen.leader + 1) % 4, seen, NAMES) == f"Played {text.card(seen.trick[1])}"
    assert prompt.seat is not None
    assert lines.plate_line(prompt.seat, seen, NAMES) == ""


def test_the_own_plate_says_when_it_will_play() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and each.seat == 2 and len(deal.seen().trick) in {1, 2})
    seen = deal.seen()
    waits = (0 - seen.leader) % 4 >= len(seen.trick)
    assert (lines.plate_line(0, seen, NAMES) == "You play after David") is waits


def test_plates_are_blank_between_deals() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal")
    plate_lines = {seat: lines.plate_line(seat, deal.seen(), NAMES) for seat in range(4)}
    assert deal.match.next_dealer == 0
    assert plate_lines == {0: "Deals next", 1: "Opponent", 2: "Partner", 3: "Opponent"}
    assert lines.plate_line(1, deal.seen(1), NAMES) == "Your turn: next deal"


def test_the_plate_of_the_player_starting_the_next_deal_is_marked_as_acting() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal")
    for viewer in range(4):
        seen = deal.seen(viewer)
        acting = [plate_view(seen, seat, NAMES, None, None).is_acting for seat in range(4)]
        assert acting == [seat == viewer for seat in range(4)]
    assert not any(plate_view(deal.seen(None), seat, NAMES, None, None).is_acting for seat in range(4))


def test_after_a_match_plates_and_strip_say_who_won_and_any_viewer_may_play_again() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal")
    won = replace(deal.seen(), winners=(0,))
    plates = [plate_view(won, seat, NAMES, None, None) for seat in range(4)]
    assert [(plate.line, plate.is_acting) for plate in plates] == [
        ("Your turn: rematch?", True),
        ("", False),
        ("Won", False),
        ("", False),
    ]
    assert lines.strip_title(won) == "Match over"
    assert lines.strip_notes_after_match(won, NAMES) == ("Anna and Clara won", "Anna won")


def test_the_others_keep_their_last_bid_until_they_meld() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "give")
    plate_lines = [lines.plate_line(seat, deal.seen(), NAMES) for seat in range(4)]
    assert plate_lines == ["Plays 250", "Passed", "Passed", "Passed"]


def test_the_strip_shows_contract_and_stock() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play")
    assert lines.strip_title(deal.seen()) == "Contract 250"
    assert lines.strip_notes(deal.seen(), NAMES)[0] == "Anna and Clara, hearts"
    assert lines.strip_notes(deal.seen(), ("Anna", "Ben", "You", "David"))[0] == "Anna and you, hearts"
    stock = table(STOCK)
    assert lines.strip_title(stock.seen()).endswith("are trump")
    assert lines.strip_notes(stock.seen(), NAMES)[0] == "24 cards left in the stock"


def test_a_called_partner_gets_the_declarers_mark_and_the_strip_shows_the_card() -> None:
    deal, names = table(PRESETS["five_handed_called_partner"]), (*NAMES, "Emma")
    deal.play_until(lambda each: each.kind == "call")
    assert sorted(seat_mark(deal.seen(), seat) for seat in range(5)) == [0, 1, 2, 3, 4]
    deal.play_until(lambda each: each.kind == "play" and deal.seen().partner is not None)
    seen = deal.seen()
    contract, partner = require(seen.contract), seen.partner
    assert partner is not None
    assert seat_mark(seen, partner) == seat_mark(seen, contract.declarer)
    assert len({seat_mark(seen, seat) for seat in range(5)}) == 4
    card = text.card(seen.called[-1])
    assert lines.strip_notes(seen, names) == (
        f"{names[contract.declarer]} and {names[partner]}, called {card}",
        f"{names[contract.declarer]} and {names[partner]}, {card}",
        f"{names[contract.declarer]}, {card}",
    )


def test_a_brief_turn_names_the_duty_without_the_cards() -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "play" and each.seat == 1 and len(set(each.cards)) in {2, 3})
    full, brief = (lines.turn_line(prompt, NAMES, is_brief=flag) for flag in (False, True))
    assert len(brief) < len(full)
    assert not any(sign in brief for sign in ("♠", "♥", "♣", "♦", ","))


def test_if_every_side_has_a_contract_the_strip_shows_all_of_them() -> None:
    deal = table(PRESETS["summed_bid_partnership"])
    assert lines.strip_notes(deal.seen(), NAMES)[0] == ""
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 4)
    seen = deal.seen()
    own, other = side_standings(seen)
    assert (own.side, other.side, other.seats) == (0, 1, (1, 3))
    taken = sum(trick.points for trick in seen.tricks if trick.winner in {1, 3})
    assert other.got == taken + seen.meld_points(1) + seen.meld_points(3)
    got, bid = (text.points(points, seen.rules) for points in (other.got, other.bid))
    assert lines.strip_notes(seen, NAMES)[0] == f"Ben, David: {got} of {bid}"


def test_plates_show_meld_points_and_then_tricks() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "decide")
    assert lines.plate_count(0, deal.seen()) == lines.PlateCount("190", "meld")
    deal.play_until(lambda each: each.kind == "play" and bool(deal.seen().tricks))
    seen = deal.seen()
    assert lines.plate_count(seen.tricks[0].winner, seen) == lines.PlateCount("1", "trick")


# ---- results ---------------------------------------------------------------------------------------------------------


def result(outcome: Any, **facts: Any) -> DealResult:
    made = DealResult(
        outcome="made",
        declarer=0,
        bid=350,
        trump=Suit.HEARTS,
        meld=(190, 0, 50, 0),
        tricks=(125, 125),
        score=(365, 125),
        totals=(1005, 965),
        target=1500,
    )
    return replace(made, outcome=outcome, **facts)


def contract_words(ended: DealResult) -> str:
    """Return what the list of deals says of a contract."""
    return DealRow(1, ended, PARTNERSHIP, NAMES).cell(Column.SHORT).words


def test_a_made_bid_says_by_how_much() -> None:
    headline = deal_headline(result("made"), PARTNERSHIP, NAMES)
    assert headline == ("Anna and Clara made 350", "240 in meld and 125 in tricks make 365: 15 to spare.")


@pytest.mark.parametrize(("goes_to", "is_noted"), [("own_pile", True), ("all_to_non_bidder", False)])
def test_points_in_tricks_are_said_to_include_the_discards(goes_to: str, is_noted: bool) -> None:
    rules = patch(PRESETS["two_handed_draft"], {"scoring.draft_discards_to": goes_to})
    for outcome, tricks in (("made", 150), ("made", 90), ("set", 80)):
        ended = result(outcome, declarer=1, bid=150, meld=(50, 60), tricks=(100, tricks), score=(150, 210))
        why = deal_headline(ended, rules, NAMES[:2]).why
        assert why.endswith("The cards laid aside count as tricks.") == is_noted


def test_a_deal_without_a_contract_says_who_won_it_and_by_how_much() -> None:
    names = ("Anna", "Walter", "Clara")
    played = result("played", declarer=None, bid=None, meld=(0, 200), tricks=(90, 100), score=(90, 300))
    assert deal_headline(played, STOCK, names).title == "Walter wins the deal, 30 to 9"
    assert deal_headline(replace(played, score=(90, 90)), STOCK, names).title == "The deal ends in a tie"
    three = replace(played, meld=(0, 0, 0), tricks=(90, 120, 40), score=(90, 120, 40))
    title = deal_headline(three, PRESETS["three_handed_auction"], names).title
    assert title == "Walter wins the deal, 120 to 90 and 40"


def test_a_set_bid_says_by_how_much() -> None:
    headline = deal_headline(result("set", tricks=(85, 165)), PARTNERSHIP, NAMES)
    assert headline == ("Anna and Clara didn't make 350", "240 in meld and 85 in tricks make 325: 25 short.")


@pytest.mark.parametrize(
    "outcome",
    [
        "made",
        "set",
        "not_on_board",
        "thrown_in",
        "conceded",
        "passed_out",
        "misdeal",
        "played",
        "declared_out",
        "renege",
        "moon_made",
        "moon_failed",
        "game_meld",
        "swept",
    ],
)
def test_every_outcome_has_a_headline(outcome: str) -> None:
    headline = deal_headline(result(outcome), PARTNERSHIP, NAMES)
    assert headline.title
    assert "{" not in headline.title + headline.why
    assert contract_words(result(outcome))


def test_a_declarer_set_by_losing_every_trick_is_not_said_to_have_won() -> None:
    swept = result("swept", is_set=True, swept_by=(1, 3), tricks=(0, 250))
    assert deal_headline(swept, PARTNERSHIP, NAMES).title == "Ben and David took every trick"
    assert contract_words(swept) == contract_words(result("set"))
    assert swept.is_failed
    assert not result("swept", swept_by=(0, 2)).is_failed


@pytest.mark.parametrize(
    ("outcome", "end"),
    [
        *((outcome, "set") for outcome in ("set", "not_on_board", "conceded", "thrown_in")),
        *((outcome, "made") for outcome in ("made", "swept")),
        # a moon takes the place of the contract, and so does a meld that wins, no matter whose it is
        *((outcome, "") for outcome in ("moon_made", "moon_failed", "game_meld", "renege")),
    ],
)
def test_the_strip_describes_the_end_of_a_contract_like_the_list_of_deals(outcome: str, end: str) -> None:
    deal, ended = table(hand=RUN_HAND), result(outcome)
    deal.play_until(lambda each: each.kind == "play")
    seen = replace(deal.seen(), running=False, results=(replace(ended, bid=250),))
    assert lines.strip_title(seen) == f"Contract 250 {end}".rstrip()
    assert contract_words(ended).removeprefix("Anna: 350").strip(", ") == end


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_reason_of_a_result_adds_up_and_matches_the_score(preset: str) -> None:
    rules = PRESETS[preset]
    names = (*NAMES, "Emma", "Fritz", "Georg", "Hanna")[: people_count(rules)]
    for step in some(session_at(preset, Moment("after all deals", sys.maxsize, 0)).steps):
        for ended in (each.event.result for each in step.events if isinstance(each.event, DealScored)):
            if ended.outcome not in {"made", "set"} or not isinstance(ended.bid, int):
                continue
            seen = observe(rules, step.after, None)
            headline = deal_headline(ended, rules, names)
            assert headline.title in event_sentence(DealScored(ended), seen, names)
            reason = headline.why
            for sentence in (chips_words(ended, rules, names), kitty_words(rules, ended.totals)):
                assert sentence in reason
                reason = reason.replace(sentence, "")
            meld, tricks, total, *rest = [10 * float(number) for number in re.findall(r"\d+(?:\.\d+)?", reason)]
            if rules.scoring.scale != "x1":
                meld, tricks, total, *rest = [number / 10 for number in (meld, tricks, total, *rest)]
            assert meld + tricks == total
            assert rest == ([abs(total - ended.bid)] if "to spare" in headline.why or "short" in headline.why else [])
            assert ("right on the nose" in headline.why) == (ended.outcome == "made" and total == ended.bid)
            assert ended.declarer is not None
            assert names[ended.declarer] in headline.title
            if pays_by_bid(rules):
                paid = ended.score[side_of(rules, (ended.declarer + 1) % rules.table.players)]
                assert f" {amount_named(abs(paid))}" in headline.why
            elif ended.outcome == "made":
                scored = ended.score[side_of(rules, ended.declarer)]
                assert scored == (ended.bid if rules.scoring.bidder_scores == "bid_only" else total)


def test_the_called_partner_counts_toward_the_contract() -> None:
    rules = PRESETS["five_handed_called_partner"]
    facts = {"bid": 250, "meld": (0, 0, 50, 60, 0), "tricks": (20, 20, 140, 0, 60), "declarer": 2}
    names = (*NAMES, "Emma")
    assert deal_headline(result("made", **facts, partner=3), rules, names) == (
        "Clara and David made 250",
        "110 in meld and 140 in tricks make 250: right on the nose.",
    )
    alone = deal_headline(result("set", **facts), rules, names)
    assert alone == ("Clara didn't make 250", "50 in meld and 140 in tricks make 190: 60 short.")


@pytest.mark.parametrize(
    ("preset", "bid", "meld", "why"),
    [
        ("double_deck_tournament", 550, 140, "140 in meld isn't enough, as 200 are needed to play."),
        (
            "single_deck_partnership",
            310,
            50,
            "50 in meld and all 250 in tricks would only make 300, so there is no play.",
        ),
    ],
)
def test_a_contract_lost_without_play_says_how_much_meld_it_would_have_needed(
    preset: str, bid: int, meld: int, why: str
) -> None:
    lost = result("not_on_board", bid=bid, meld=(meld, 0, 0, 0), tricks=(0, 0, 0, 0), declarer=0)
    assert deal_headline(lost, PRESETS[preset], NAMES).why == why


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Anna loses 350, and", "You lose 350, and", "Anna and Clara lose 350, and")),
        ("de", ("Anna verliert 350, und", "Du verlierst 350, und", "350 verloren: Anna und Clara.")),
        ("es", ("Anna pierde 350, y", "Pierdes 350, y", "350 menos para Anna y Clara.")),
        ("fr", ("Anna perd 350, et", "Vous perdez 350, et", "Anna et Clara perdent 350, et")),
    ],
)
def test_conceding_is_described_in_good_grammar(
    application: QApplication, language: str, sentences: tuple[str, str, str]
) -> None:
    speak(application, language)
    auction, you = PRESETS["three_handed_auction"], Word.YOU()
    alone = result("conceded", meld=(190, 0, 50), tricks=(0, 0, 0), score=(-350, 0, 50))
    lost = [
        deal_headline(alone, auction, NAMES),
        deal_headline(alone, auction, (you, *NAMES[1:])),
        deal_headline(result("conceded"), PARTNERSHIP, NAMES),
    ]
    assert all(headline.why.startswith(sentence) for headline, sentence in zip(lost, sentences, strict=True))


def test_the_winner_is_named_with_the_final_score() -> None:
    seen = replace(table(STOCK).seen(), winners=(1,), totals=(1160, 1570), results=(result("played", bid=None),) * 7)
    assert match_headline(seen.rules, seen, NAMES) == ("Ben wins the match", "Ben 157, Anna 116 after 7 deals.")


def test_whoever_reads_it_is_named_first_among_the_winners() -> None:
    seen = replace(table(PARTNERSHIP).seen(), winners=(1,), totals=(160, 1570), results=(result("played"),) * 7)
    names = ("Anna", "Ben", "Clara", Word.YOU())
    assert match_headline(seen.rules, seen, names).title == "You and Ben win the match"


# ---- events ----------------------------------------------------------------------------------------------------------


def sentences_of(deal: Table) -> list[str]:
    return [event_sentence(each.event, deal.seen(), NAMES) for step in deal.steps for each in step.events]


def test_a_match_can_be_described_from_its_events() -> None:
    for rules in (PARTNERSHIP, STOCK):
        deal = table(rules, hand=RUN_HAND if rules is PARTNERSHIP else ())
        deal.play_until(lambda each: each.kind == "deal")
        sentences = [sentence for sentence in sentences_of(deal) if sentence]
        silent = sum(isinstance(each.event, MeldingDone) for step in deal.steps for each in step.events)
        assert len(sentences) == len(sentences_of(deal)) - silent
        assert all(sentence.endswith(".") for sentence in sentences)
        assert not any("{" in sentence for sentence in sentences)


def test_the_important_events_are_described_exactly() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play")
    sentences = sentences_of(deal)
    assert sentences[0] == "Deal 1. David dealt. Clara cut."
    assert "Anna bid 250." in sentences
    assert "Anna named hearts trump." in sentences
    assert "Anna melded 190: run in hearts, pinochle." in sentences


def test_nobody_cuts_if_the_rules_have_no_cut() -> None:
    deal = table(STOCK)
    deal.play_until(lambda each: each.kind == "play")
    assert not any("cut" in sentence for sentence in sentences_of(deal))


def test_the_cards_drawn_for_the_first_deal_are_named() -> None:
    rules = patch(PARTNERSHIP, {"deal.first_dealer": "high_card"})
    people = tuple(SeatSetup(name, "human") for name in NAMES)
    sessions = [Session.new(rules, "single_deck_partnership", people, seed) for seed in range(40)]
    for session in sessions:
        *drawn, last = [entry.sentence for entry in story(session, 0, ("You", *NAMES[1:]))()]
        cards = [draw for draws in session.draws_for_deal for draw in draws]
        assert len(drawn) == len(cards) >= 4
        assert all(text.card(draw.card) in sentence for draw, sentence in zip(cards, drawn, strict=True))
        dealer = session.match.next_dealer
        assert last == (f"{NAMES[dealer]} deals first." if dealer else "You deal first.")
    assert len({len(session.draws_for_deal) for session in sessions}) > 1  # some of them need another draw
    usual = Session.new(PARTNERSHIP, "single_deck_partnership", people, 1)
    assert tuple(story(usual, 0, NAMES)()) == ()


def test_a_log_tells_a_person_only_what_that_person_may_know() -> None:
    people = tuple(SeatSetup(name, "human") for name in NAMES[:2])
    session = Session.new(STOCK, "simplified_two_handed_150", people, 3)
    session.deal()
    drawn = [Story.DREW_SEEN.english.partition("{card}")[0].format(name=name) for name in NAMES[:2]]
    while sum(isinstance(each.event, CardDrawn) for step in session.steps for each in step.events) < 2:
        prompt = require(session.prompt)
        session.submit(prompt.choices[0])
    told_to = [" ".join(each.sentence for each in story(session, person, NAMES[:2])()) for person in (0, 1)]
    assert drawn[0] in told_to[0]
    assert drawn[0] not in told_to[1]
    assert drawn[1] in told_to[1]
    assert drawn[1] not in told_to[0]


def test_a_log_ends_when_it_was_requested() -> None:
    people = tuple(SeatSetup(name, "human") for name in NAMES)
    session = Session.new(PARTNERSHIP, "single_deck_partnership", people, 3)
    early = story(session, 0, NAMES)
    session.deal()
    assert (len(tuple(early())), len(tuple(story(session, 0, NAMES)()))) == (0, 1)


ONE = r"\b(1|[Oo]ne|[Ee]ine|[Uu]na|[Uu]ne?) (cards|Karten|cartas|cartes|points|Punkte|puntos)\b"
"""Matches one of something with a plural noun."""


def test_a_widow_of_one_card_is_named_in_the_singular(language: str) -> None:
    rules = patch(PRESETS["three_handed_auction"], {"widow.size": 1, "deal.hand_size": 16, "deck.extra_nines": 1})
    turn, log = {
        "en": ("Bury 1 card", "Anna buried 1 card."),
        "de": ("Drücke 1 Karte", "Anna drückt 1 Karte."),
        "es": ("Descarta 1 carta", "Anna descarta 1 carta."),
        "fr": ("Écartez 1 carte", "Anna écarte 1 carte."),
    }[language]
    deal = table(rules)
    assert lines.turn_line(deal.play_until(lambda each: each.kind == "bury"), NAMES) == turn
    deal.play_until(lambda each: each.kind == "deal")
    shown = [each for step in deal.steps for each in viewed(rules, step, None).events]
    meanings = [reason_words(reason, rules) for each in shown for reason in meaning(each, "steady")]
    everything = "\n".join((plain_text(rules), *sentences_of(deal), *meanings))
    assert log in sentences_of(deal)
    assert re.search(ONE, everything) is None


def test_hidden_cards_are_not_named() -> None:
    seen = table().seen()
    hidden = CardsGiven(0, 2, (None,) * 4)
    assert event_sentence(hidden, seen, NAMES) == "Anna passed 4 cards to Clara."
    assert event_sentence(CardDrawn(1, None, 20, public=False), seen, NAMES) == "Ben drew a card."


def test_a_trick_is_described_with_its_points() -> None:
    taken = TrickTaken(1, 0, parse_cards("AS TS"), 20, last=True)
    assert event_sentence(taken, table(STOCK).seen(), NAMES) == "Ben took the last trick: 2."


@pytest.mark.parametrize("preset", ["single_deck_partnership", "simplified_two_handed_150"])
def test_the_log_says_who_led_each_trick(preset: str) -> None:
    rules, count = PRESETS[preset], 0
    for step in session_at(preset, Moment("after all deals", sys.maxsize, 0)).steps:
        for shown in viewed(rules, step, None).events:
            if isinstance(shown.event, CardPlayed):
                verb = "led" if count == 0 else "played"
                assert f" {verb} {text.card(shown.event.card)}." in event_sentence(shown.event, shown.after, NAMES)
                count = (count + 1) % rules.table.players


YOU = ("You", "Ben", "Clara", "David")


def test_a_person_without_a_name_is_addressed() -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play")
    sentences = [event_sentence(each.event, deal.seen(), YOU) for step in deal.steps for each in step.events]
    assert "You bid 250." in sentences
    assert "You melded 190: run in hearts, pinochle." in sentences
    given = CardsGiven(2, 0, (None,) * 4)
    assert event_sentence(given, deal.seen(), YOU) == "Clara passed 4 cards to you."


def test_a_shown_name_is_the_saved_name() -> None:
    assert [text.given_name(text.shown_name(name)) for name in ("You", "Anna")] == ["You", "Anna"]


def test_a_person_without_a_name_wins_in_the_second_person() -> None:
    seen = replace(table(STOCK).seen(), winners=(0,), totals=(1570, 1160), results=(result("played", bid=None),) * 7)
    assert match_headline(seen.rules, seen, YOU).title == "You win the match"
    assert deal_headline(result("declared_out"), STOCK, YOU) == (
        "You were not out",
        "You declared out with 100.5 of 150.",
    )


def test_every_sentence_about_a_player_has_a_second_person() -> None:
    about = {phrase.name for phrase in Story if "{name}" in phrase.english}
    assert about - {phrase.name for phrase in ToldYou} == set()
    assert all("{name}" not in phrase.english for phrase in ToldYou)


# ---- the catalog -----------------------------------------------------------------------------------------------------


_LOOKED_UP: Final = (
    *(part.name for part in (*Rank, *Suit)),
    *(name for kind in KINDS for name in (kind, f"{kind}_SHORT")),
    *(f"BINOKEL_{name}" for kind in KINDS for name in (kind, f"{kind}_SHORT", f"DOUBLE_{kind}")),
    *(f"{when}_{kind}" for kind in get_args(PromptKind) for when in ("TURN", "FIRST")),
    *(f"TELLS_{shown}" for shown in get_args(Shows)),
    *(f"LEVEL_{skill}" for skill in LADDER),
)
"""What phrases may be found by, instead of being named: what they are about."""


@pytest.mark.parametrize("catalog", [Word, Menu, Story, Result, Setup])
def test_every_phrase_is_used(catalog: type[Phrase]) -> None:
    folder = Path(next(iter(pinochle_qt.__path__)))
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    used = set(re.findall(rf"\b{catalog.__name__}\.([A-Z_]+)\b", source))
    names = {phrase.name for phrase in catalog}
    used |= names & {name.upper() for name in _LOOKED_UP}
    assert used == names


def test_a_missing_fact_in_a_phrase_is_an_error() -> None:
    with pytest.raises(KeyError):
        Word.BID()


def test_a_pass_reads_as_an_answer_that_can_cost_points(application: QApplication) -> None:
    speak(application, "fr")
    words = [answer_words(Pass(0, help), PARTNERSHIP, NAMES) for help in (False, True)]  # noqa: A001
    assert words == ["Passer", "Passe avec aide"]
