"""What the table says about a draft of melds: what it makes, what is missing, and what does not count."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import Suit, card_text, cards_text, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import (
    LaidCard,
    Meld,
    MeldTable,
    ShownMeld,
    best_melds,
    check_declaration,
    lay,
    possible_melds,
    total,
)
from pinochle_qt.engine.melds.draft import TurnFault, examine, examine_turn, lacking, suggestions
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.melds.draft import MeldDraft, Missing

PARTNERS = PRESETS["single_deck_partnership"]
RACEHORSE = PRESETS["racehorse_six_handed"]
HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
HEARTS = Suit.HEARTS
RUN = "AH TH KH QH JH"
HAND = f"{RUN} QS JD TH AS 9S KD AC"
"""The hand in the picture of the meld area: a run, a pinochle, and three of four aces."""


def titles(melds: Sequence[Meld]) -> list[str]:
    return [f"{meld.kind} {meld.worth}" for meld in melds]


def draft_of(cards: str, hand: str, rules: Rules = PARTNERS) -> MeldDraft:
    return examine(parse_cards(cards), parse_cards(hand), HEARTS, rules)


def near(missing: Sequence[Missing]) -> list[tuple[str, str, int, bool]]:
    return [(each.meld.kind, card_text(each.card), each.adds, each.is_held) for each in missing]


# ---- suggestions -----------------------------------------------------------------------------------------------------


def test_suggestions_begin_with_the_best_and_offer_marriages_in_place_of_the_run() -> None:
    found = suggestions(parse_cards(HAND), HEARTS, PARTNERS)
    assert [titles(melds) for melds in found] == [
        ["run 150", "pinochle 40"],
        ["run 150"],
        ["royal_marriage 40", "pinochle 40"],
        ["pinochle 40"],
        ["royal_marriage 40"],
    ]
    assert cards_text(found[2][0].cards) == "KH QH"


def test_a_hand_without_meld_has_no_suggestion() -> None:
    assert suggestions(parse_cards("AH TC JS"), HEARTS, PARTNERS) == ()


def test_suggestions_omit_melds_that_count_only_with_others() -> None:
    rules = patch(PARTNERS, {"melds.roundhouse_value": 250})
    found = suggestions(parse_cards("KS QS KC QC KD QD KH QH"), HEARTS, rules, limit=30)
    assert "roundhouse_bonus" in {meld.kind for meld in found[0]}
    assert all(
        len({card_text(meld.cards[0]) for meld in melds if meld.kind in {"marriage", "royal_marriage"}}) == 4
        for melds in found
        if "roundhouse_bonus" in {meld.kind for meld in melds}
    )


@pytest.mark.parametrize("name", ["single_deck_partnership", "double_deck_full_96", "racehorse_six_handed"])
def test_suggestions_are_distinct_declarations_in_order_of_points(name: str) -> None:
    rules = patch(PRESETS[name], {"melds.roundhouse_value": 250, "melds.extra_king_queen": 20})
    chance = random.Random(name)
    for limit in (1, 4, 6):
        for _ in range(60):
            hand = chance.sample(pack(rules), 18)
            found = suggestions(hand, HEARTS, rules, limit)
            best = best_melds(hand, HEARTS, rules)
            assert found[:1] == ((best,) if best else ())
            assert len(found) <= limit
            assert len({frozenset(melds) for melds in found}) == len(found)
            worths = [10**6 if total(melds) == "game" else int(total(melds)) for melds in found]
            assert worths == sorted(worths, reverse=True)
            assert all(melds and check_declaration(hand, HEARTS, rules, melds) is None for melds in found)


# ---- a draft before play ---------------------------------------------------------------------------------------------


def test_a_draft_lists_made_missing_and_uncounted_melds() -> None:
    draft = draft_of(f"{RUN} QS JD", HAND)
    assert titles(draft.melds) == ["run 150", "pinochle 40"]
    assert draft.idle == ()
    assert near(draft.missing)[0] == ("aces", "AD", 100, False)
    assert [meld.kind for meld in draft.uncounted] == ["royal_marriage"]
    assert draft.uncounted[0].served.kind == "run"
    assert cards_text(draft.uncounted[0].cards) == "KH QH"


def test_an_empty_draft_makes_no_meld() -> None:
    draft = draft_of("", HAND)
    assert (draft.melds, draft.idle, draft.uncounted) == ((), (), ())


def test_idle_cards_are_in_no_meld() -> None:
    assert cards_text(draft_of("KS QS KS TH AC", "KS QS KS TH AC").idle) == "KS TH AC"
    assert draft_of("QS JD KS", "QS JD KS").idle == ()


def test_a_completing_card_in_hand_comes_before_cards_nobody_laid_out() -> None:
    draft = draft_of("AH TH KH QH", HAND)
    assert near(draft.missing)[:2] == [("run", "JH", 110, True), ("aces", "AD", 100, False)]
    assert draft.missing[0].meld == Meld("run", parse_cards(RUN), 150)


def test_at_most_three_missing_cards_are_listed_by_points_of_each_kind() -> None:
    missing = draft_of("KH KS KC QS", "KH KS KC QS KD QH JD QC 9H").missing
    assert near(missing) == [
        ("kings", "KD", 80, True),
        ("royal_marriage", "QH", 40, True),
        ("pinochle", "JD", 40, True),
    ]
    rest = draft_of("KC", "KC KS QD").missing
    assert [each.adds for each in rest] == sorted((each.adds for each in rest), reverse=True)


def test_a_card_that_serves_in_two_categories_is_listed_for_both() -> None:
    missing = draft_of("KS JD", "KS JD QS").missing
    assert near(missing) == [("pinochle", "QS", 40, True), ("marriage", "QS", 20, True)]


def test_a_second_copy_may_be_missing() -> None:
    assert ("pinochle", "JD", 260, False) in near(draft_of("QS JD", "QS JD QS").missing)
    missing = draft_of("QS JD QS", "QS JD QS JD").missing
    assert near(missing)[0] == ("pinochle", "JD", 260, True)
    assert missing[0].meld == Meld("pinochle", parse_cards("QS JD QS JD"), 300)


def test_an_extra_king_in_hand_adds_to_a_run_but_is_not_missing_otherwise() -> None:
    assert near(draft_of(RUN, f"{RUN} KH").missing)[0] == ("extra_king", "KH", 20, True)
    others = near(draft_of(RUN, RUN).missing)
    assert {kind for kind, *_ in others}.isdisjoint({"extra_king", "extra_queen", "dix"})


def test_a_dix_in_hand_only_has_to_be_laid_out() -> None:
    assert near(draft_of("", "9H 9S").missing)[0] == ("dix", "9H", 10, True)


def test_a_missing_card_that_would_win_the_game_is_marked() -> None:
    held = "QS JD " * 3
    missing = draft_of(f"{held} QS", f"{held} QS JD", RACEHORSE).missing
    assert missing[0].meld.wins_game
    assert (missing[0].adds, missing[0].is_held, card_text(missing[0].card)) == (0, True, "JD")


def test_a_missing_card_adds_what_the_best_melds_gain() -> None:
    chance = random.Random(3)
    for _ in range(80):
        hand = chance.sample(pack(PARTNERS), 12)
        cards = hand[:5]
        for each in some(examine(cards, hand, HEARTS, PARTNERS).missing):
            base = cards if each.is_held else hand
            before = int(total(best_melds(base, HEARTS, PARTNERS)))
            after = int(total(best_melds([*base, each.card], HEARTS, PARTNERS)))
            assert 0 < each.adds <= after - before
            maximum = hand.count(each.card) if each.is_held else PARTNERS.deck.copies
            assert base.count(each.card) < maximum
            assert each.meld in best_melds([*base, each.card], HEARTS, PARTNERS)


def test_a_royal_marriage_beside_the_run_counts() -> None:
    assert draft_of(f"{RUN} KH QH", f"{RUN} KH QH").uncounted == ()


def test_a_run_whose_king_and_queen_serve_dearer_marriages_does_not_count() -> None:
    uncounted = draft_of("KH QH KH QH AH TH JH", "KH QH KH QH AH TH JH", RACEHORSE).uncounted
    assert [(meld.kind, meld.points, meld.served.kind) for meld in uncounted] == [("run", 150, "royal_marriage")]


def test_an_around_whose_ace_serves_four_identical_cards_does_not_count() -> None:
    cards = "AS AS AS AS AH AD AC"
    uncounted = draft_of(cards, cards, RACEHORSE).uncounted
    assert [(meld.kind, meld.points, meld.served.kind) for meld in uncounted] == [("aces", 100, "four_aces")]
    assert draft_of(f"{cards} AS", f"{cards} AS", RACEHORSE).uncounted == ()


# ---- a draft in a stock game -----------------------------------------------------------------------------------------


def turn(rules: Rules, cards: str, hand: str, table: MeldTable | None = None) -> tuple[str | None, TurnFault | None]:
    """Return the meld that these cards make and its points, or the fault."""
    draft = examine_turn(parse_cards(cards), parse_cards(hand), table or MeldTable(), HEARTS, rules)
    assert (draft.meld is None) == (draft.fault is not None)
    return (f"{draft.meld.kind} {draft.meld.points}" if draft.meld else None), draft.fault


def after(rules: Rules, hand: str, *kinds: str) -> tuple[str, MeldTable]:
    """Return the hand and the table after melds of these kinds, choosing the cheapest where there are several."""
    cards, table = parse_cards(hand), MeldTable()
    for kind in kinds:
        melds = possible_melds(cards, table, HEARTS, rules)[::-1]
        chosen = next(meld for meld in melds if meld.kind == kind)
        cards, table, _ = lay(cards, table, chosen, HEARTS, rules)
    return cards_text(cards), table


def test_cards_of_the_hand_make_their_meld() -> None:
    assert turn(B48, "QS JD", "QS JD KS") == ("pinochle 40", None)


def test_cards_on_the_table_are_added_to_those_laid_out() -> None:
    hand, table = after(HAY, RUN, "royal_marriage")
    assert turn(HAY, "AH TH JH", hand, table) == ("run 110", None)
    assert turn(HAY, RUN, hand, table) == ("run 110", None)


def test_of_several_possible_melds_exactly_these_cards_win_over_a_dearer_one_with_table_cards() -> None:
    hand, table = after(HAY, "QS JD QS JD KS", "pinochle")
    assert turn(HAY, "QS JD", hand, table) == ("pinochle 40", None)
    assert turn(HAY, "KS QS", hand, table) == ("marriage 20", None)


@pytest.mark.parametrize("cards", ["", "KS", "KS QH", "KS QS KS", "QS JD TD"])
def test_cards_that_belong_to_no_meld_are_refused(cards: str) -> None:
    assert turn(B48, cards, "KS QS KS QH TD") == (None, TurnFault.NO_SUCH_MELD)


def test_cards_that_the_seat_does_not_hold_make_no_meld() -> None:
    assert turn(B48, "KS QS", "KS") == (None, TurnFault.NO_SUCH_MELD)


def test_a_meld_of_cards_on_the_table_needs_one_of_the_hand() -> None:
    marriages = [ShownMeld(Meld("marriage", parse_cards(f"K{suit} Q{suit}"), 20), 20) for suit in "CDS"]
    shown = (*marriages, ShownMeld(Meld("royal_marriage", parse_cards("KH QH"), 40), 40))
    laid = tuple(LaidCard(face, (at,)) for at, each in enumerate(shown) for face in each.meld.cards)
    table = MeldTable(laid, shown)
    assert turn(HAY, "KC KD KH KS", "9C", table) == ("kings 80", None)
    assert turn(B48, "KC KD KH KS", "9C", table) == (None, TurnFault.NEEDS_HAND_CARD)
    assert turn(B48, "KC KD KH KS", "KC", table) == ("kings 80", None)
    draft = examine_turn(parse_cards("KC KD KH KS"), parse_cards("9C"), table, HEARTS, B48)
    assert draft.wanted == Meld("kings", parse_cards("KS KH KC KD"), 80)
    assert draft.served == ()


@pytest.mark.parametrize("rules", [HAY, B48])
def test_a_card_that_has_already_served_is_reported_with_its_meld(rules: Rules) -> None:
    hand, table = after(rules, "KC QC QC", "marriage")
    draft = examine_turn(parse_cards("KC QC"), parse_cards(hand), table, HEARTS, rules)
    assert (draft.meld, draft.fault) == (None, TurnFault.ALREADY_USED)
    assert draft.wanted == Meld("marriage", parse_cards("KC QC"), 20)
    assert titles(draft.served) == ["marriage 20"]


def test_a_run_may_not_split_a_marriage_if_cards_serve_once_per_category() -> None:
    hand, table = after(HAY, "KH QH AH TH JH QH", "royal_marriage")
    queen_played = MeldTable(tuple(each for each in table.laid if card_text(each.face) != "QH"), table.shown)
    assert turn(HAY, RUN, hand, queen_played) == (None, TurnFault.ALREADY_USED)
    assert turn(B48, RUN, hand, queen_played) == ("run 150", None)


def test_a_card_on_the_table_counts_once_however_it_is_named() -> None:
    hand, table = after(HAY, "QS JD", "pinochle")
    assert turn(HAY, "QS JD", hand, table) == (None, TurnFault.ALREADY_USED)


def lacks(
    rules: Rules, cards: str, hand: str, table: MeldTable | None = None, to_come: str = ""
) -> list[tuple[str, str, str]]:
    """Return the melds nearest to a draft, with the cards for them in the hand and the missing ones."""
    cards_to_come = parse_cards(to_come) if to_come else pack(rules)
    nearest = lacking(parse_cards(cards), parse_cards(hand), table or MeldTable(), cards_to_come, HEARTS, rules)
    return [
        (f"{each.meld.kind} {each.meld.points}", cards_text(each.in_hand), cards_text(each.missing)) for each in nearest
    ]


def test_what_the_hand_can_add_comes_before_missing_cards() -> None:
    assert lacks(B48, "QS", "QS JD KD KH KC") == [
        ("pinochle 40", "JD", ""),
        ("marriage 20", "", "KS"),
    ]
    assert lacks(B48, "AH JH", "AH JH KS") == [("run 150", "", "TH KH QH")]


def test_cards_on_the_table_lack_nothing_if_they_may_serve_again() -> None:
    hand, table = after(HAY, "KC QC KD KH", "marriage")
    assert lacks(HAY, "KD", hand, table) == [("marriage 20", "", "QD"), ("kings 80", "KH", "KS")]
    assert ("marriage 20", "", "QC") not in lacks(HAY, "", hand, table)


def test_a_meld_whose_missing_cards_cannot_come_is_not_listed() -> None:
    assert lacks(B48, "QS", "QS", to_come="KS") == [("marriage 20", "", "KS")]
    assert lacks(B48, "QS", "QS", to_come="9C") == []


def test_a_complete_meld_lacks_nothing() -> None:
    assert lacks(B48, "KS QS", "KS QS", to_come="9C") == []


def test_every_possible_meld_is_made_by_its_cards() -> None:
    chance = random.Random(8)
    for rules in (HAY, B48):
        for _ in range(40):
            cards, table = tuple(chance.sample(pack(rules), 14)), MeldTable()
            while melds := possible_melds(cards, table, HEARTS, rules):
                for meld in some(melds):
                    found = require(examine_turn(meld.cards, cards, table, HEARTS, rules).meld)
                    assert sorted(found.cards) == sorted(meld.cards)
                    assert found.points >= meld.points
                cards, table, _ = lay(cards, table, chance.choice(melds), HEARTS, rules)
