"""Melds in which one copy, one point or one number that players have set makes the difference."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import Card, Suit, cards_text, parse_card, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import (
    GAME,
    NO_MELD,
    LaidCard,
    Meld,
    MeldKind,
    MeldTable,
    ShownMeld,
    best_melds,
    best_worths,
    check_declaration,
    entry_value,
    exchange_dix,
    has_meld,
    melded_cards,
    play_from_table,
    points_of,
    possible_melds,
    wins_game,
)
from pinochle_qt.engine.melds.draft import TurnFault, examine, examine_turn, lacking, suggestions
from pinochle_qt.engine.melds.kinds import unit_cards
from pinochle_qt.engine.melds.static import best_arounds, best_trumps
from pinochle_qt.engine.melds.tables import values_of
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import DeckRules
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some

HEARTS = Suit.HEARTS
RUN = "AH TH KH QH JH"
PARTNERS = PRESETS["single_deck_partnership"]
HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
SPECIAL = {"melds.extra_king_queen": 20, "melds.roundhouse_value": 250, "melds.four_identical": True}
DOUBLE = Rules(deck=DeckRules(copies=4, ranks="ten_to_ace"), melds=MeldRules(table="double_deck", dix_value=0))
RACEHORSE = Rules(
    deck=DeckRules(copies=6, ranks="ten_to_ace", extra_nines=4),
    melds=MeldRules(table="racehorse_six", dix_value=0, quadruple_pinochle="game"),
)
GENEROUS = {
    "single": patch(PARTNERS, SPECIAL),
    "double": patch(DOUBLE, SPECIAL),
    "racehorse": patch(RACEHORSE, SPECIAL),
    "odd": patch(
        PARTNERS,
        {**SPECIAL, "melds.own_royal_marriage": 150, "melds.own_marriage": 0, "melds.own_double_aces": 0},
    ),
}

GENEROUS["poor"] = patch(GENEROUS["single"], {"melds.own_royal_marriage": 0, "melds.own_double_run": 0})


def rich_hand(rules: Rules, seed: int) -> tuple[Card, ...]:
    """Return a hand that melds well, mostly cards of a few ranks."""
    chance = random.Random(seed)
    ranks = chance.sample("ATKQJ", chance.randint(2, 5))
    chosen = [face for face in pack(rules) if cards_text([face])[0] in ranks]
    return tuple(chance.sample(chosen, chance.randint(1, min(40, len(chosen)))))


@pytest.mark.parametrize("name", GENEROUS)
def test_the_value_of_a_rich_hand_is_that_of_its_best_melds(name: str) -> None:
    rules = GENEROUS[name]
    for seed in range(150):
        hand = rich_hand(rules, seed)
        for suit, worth in some(zip(Suit, best_worths(hand, rules), strict=True)):
            melds = best_melds(hand, suit, rules)
            assert wins_game(melds) == (worth >= GAME)
            assert wins_game(melds) or points_of(melds) == worth
            assert check_declaration(hand, suit, rules, melds) is None
            assert all(meld.points > 0 or meld.wins_game for meld in melds)


@pytest.mark.parametrize("name", GENEROUS)
def test_every_suggestion_may_be_declared(name: str) -> None:
    rules = GENEROUS[name]
    hands = [rich_hand(rules, seed) for seed in range(60)]
    for hand, melds in some((held, each) for held in hands for each in suggestions(held, HEARTS, rules, limit=99)):
        assert check_declaration(hand, HEARTS, rules, melds) is None
        assert all(meld.points > 0 or meld.wins_game for meld in melds)


def test_melds_beside_a_run_add_up() -> None:
    rules = GENEROUS["double"]
    hand = parse_cards(f"{RUN} KH QH KH KH KS QS KC QC KD QD")
    run, royal, two_kings, marriages, bonus, four_kings, queens = 150, 40, 40, 60, 10, 800, 60
    together = run + royal + two_kings + marriages + bonus + four_kings + queens
    assert best_worths(hand, rules, (HEARTS,)) == (together,)
    assert points_of(best_melds(hand, HEARTS, rules)) == together


def test_aces_are_shown_around_or_by_suit_whichever_is_worth_more() -> None:
    rules = GENEROUS["double"]
    assert best_worths(parse_cards("AS AH AC AD") * 4, rules) == (4000,) * 4
    assert best_worths(parse_cards("AS AS AS AS AH AC AD"), rules) == (1000,) * 4
    assert best_worths(parse_cards("AS AS AS AH AH AH AC AC AC AD AD AD"), rules) == (1500,) * 4


def test_four_of_a_kind_and_an_around_are_compared_by_what_remains() -> None:
    around = (0, 60, 60)
    assert best_arounds((8, 1, 1, 1), around, 50) == 1  # 60 and one group, not two groups
    assert best_arounds((8, 1, 1, 1), around, 70) == 0
    assert best_arounds((4, 4, 1, 1), (0, 120), 50) == 1


def test_worthless_trump_melds_are_not_chosen() -> None:
    nothing = replace(values_of(DOUBLE), run=(0,) * 9, royal_marriage=(0,) * 9)
    assert best_trumps(nothing, 1, 2, 2, 0) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("run", RUN),
        ("pinochle", "QS JD"),
        ("marriage", "KH QH"),
        ("extra_king", "KH"),
        ("four_aces", "AH AH AH AH"),
        ("four_kings", "KH KH KH KH"),
        ("four_queens", "QH QH QH QH"),
        ("four_jacks", "JH JH JH JH"),
        ("eight_tens", "TS TS TH TH TC TC TD TD"),
    ],
)
def test_a_meld_counts_its_copies_by_their_cards(kind: MeldKind, cards: str) -> None:
    one = parse_cards(cards)
    assert sorted(unit_cards(kind, HEARTS, parse_card("9H"))) == sorted(one)
    assert [Meld(kind, one * copies, 0).copies for copies in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_a_card_lies_on_the_table_as_often_as_one_meld_needs_it() -> None:
    hand = parse_cards(f"{RUN} KH QH QS JD QS JD KS")
    melds = best_melds(hand, HEARTS, PARTNERS)
    assert cards_text(melded_cards(melds)) == "AH TH KH QH JH KH QH KS QS QS JD JD"


# ---- declarations --------------------------------------------------------------------------------------------------


def test_more_copies_than_any_pack_holds_are_refused() -> None:
    cards = parse_cards("KS QS") * 9
    assert check_declaration(cards, HEARTS, DOUBLE, (Meld("marriage", cards, 180),)) is not None


def test_a_bonus_without_cards_counts_as_a_bonus() -> None:
    assert Meld("roundhouse_bonus", (), 10).copies == 1


def test_melds_worth_nothing_do_not_count_before_trump_is_named() -> None:
    hand = parse_cards("KS QS")
    assert has_meld(hand, patch(PARTNERS, {"melds.own_marriage": 0}), include_dix=False)
    nothing = patch(PARTNERS, {"melds.own_marriage": 0, "melds.own_royal_marriage": 0})
    assert not has_meld(hand, nothing, include_dix=False)
    assert has_meld(hand, patch(PARTNERS, {"melds.own_royal_marriage": 0}), include_dix=False)


# ---- suggestions and drafts ----------------------------------------------------------------------------------------


def test_every_entry_is_suggested_alone_and_left_out() -> None:
    hand = parse_cards("KS QS AS AH AC AD JD")
    best = best_melds(hand, HEARTS, PARTNERS)
    assert {meld.kind for meld in best} == {"marriage", "pinochle", "aces"}
    found = suggestions(hand, HEARTS, PARTNERS, limit=99)
    kinds_found = {tuple(sorted(meld.kind for meld in melds)) for melds in found}
    assert kinds_found == {
        ("aces", "marriage", "pinochle"),
        ("aces", "marriage"),
        ("aces", "pinochle"),
        ("marriage", "pinochle"),
        ("aces",),
        ("marriage",),
        ("pinochle",),
    }


def test_at_most_six_suggestions_are_made() -> None:
    assert len(suggestions(parse_cards("KS QS AS AH AC AD JD"), HEARTS, PARTNERS)) == 6


def test_a_run_with_a_marriage_is_suggested_as_two_marriages() -> None:
    found = suggestions(parse_cards(f"{RUN} KH QH"), HEARTS, PARTNERS, limit=99)
    assert (Meld("royal_marriage", parse_cards("KH QH KH QH"), 80),) in found


def test_marriages_in_place_of_runs_count_all_their_copies() -> None:
    found = suggestions(parse_cards(f"{RUN} KH QH KH QH"), HEARTS, DOUBLE, limit=99)
    assert (Meld("royal_marriage", parse_cards("KH QH") * 3, 120),) in found


def test_a_winning_meld_is_suggested_without_points() -> None:
    found = suggestions(parse_cards(RUN) * 4, HEARTS, RACEHORSE, limit=99)
    assert found[0][0].wins_game
    assert all(meld.points < GAME for melds in found for meld in melds)


def test_a_meld_that_adds_nothing_is_not_listed_as_missing() -> None:
    rules = patch(PARTNERS, {"melds.run_value": 100, "melds.own_royal_marriage": 100})
    draft = examine(parse_cards("TH KH QH JH"), parse_cards("TH KH QH JH"), HEARTS, rules)
    assert all(near.adds > 0 for near in draft.missing)
    assert [near.meld.kind for near in draft.missing if near.meld.kind == "run"] == []


def test_uncounted_melds_are_listed_with_their_points_highest_first() -> None:
    rules = patch(DOUBLE, {"melds.four_identical": True})
    draft = examine(parse_cards("AS AS AS AS AH AH AH AH AC AD"), parse_cards("AS"), HEARTS, rules)
    points = [meld.points for meld in draft.uncounted]
    assert points == sorted(points, reverse=True)
    worthless = patch(PARTNERS, {"melds.own_royal_marriage": 0})
    assert examine(parse_cards(RUN), parse_cards(RUN), HEARTS, worthless).uncounted == ()
    both = parse_cards("KS KS KS KS KH KC KD AS AS AS AS AH AC AD")
    assert [meld.kind for meld in examine(both, both, HEARTS, rules).uncounted] == ["aces", "kings"]


# ---- what many copies are worth ------------------------------------------------------------------------------------


def worths(kind: MeldKind, rules: Rules) -> list[int]:
    return [entry_value(kind, copies, rules) for copies in range(1, 10)]


def test_up_to_eight_copies_have_a_value() -> None:
    assert worths("marriage", DOUBLE) == [20, 40, 60, 80, 100, 120, 140, 160, NO_MELD]


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({"triple": 100}, [20, 40, 100, 120, 140, 200]),
        ({"double": 30}, [20, 30, 50, 60, 80, 90]),
        ({"double": 0, "triple": 500}, [20, 0, 500, 520, 500, 1000]),
    ],
)
def test_copies_without_a_value_are_split_evenly_except_four_that_may_split_three_and_one(
    own: dict[str, int], expected: list[int]
) -> None:
    rules = patch(DOUBLE, {f"melds.own_{times}_marriage": points for times, points in own.items()})
    assert worths("marriage", rules)[:6] == expected


def test_a_stock_game_uses_its_own_value_for_a_marriage_and_none_for_unknown_melds() -> None:
    values = values_of(patch(HAY, {"melds.own_marriage": 50}))
    assert values.marriage[1] == 50
    assert (values.extra, values.roundhouse_bonus, set(values.four_identical.values())) == (0, 0, {0})


# ---- stock games ---------------------------------------------------------------------------------------------------


def on_table(*melds: tuple[MeldKind, str, int]) -> MeldTable:
    """Return a table with melds that share no cards."""
    shown = tuple(ShownMeld(Meld(kind, parse_cards(cards), points), points) for kind, cards, points in melds)
    return MeldTable(tuple(LaidCard(face, (at,)) for at, each in enumerate(shown) for face in each.meld.cards), shown)


def test_a_refusal_prefers_the_meld_of_exactly_these_cards() -> None:
    table = on_table(("run", RUN, 150))
    draft = examine_turn(parse_cards("KH QH"), parse_cards("9C"), table, HEARTS, B48)
    assert draft.fault is TurnFault.ALREADY_USED
    assert draft.wanted is not None
    assert draft.wanted.kind == "royal_marriage"


def test_among_melds_that_lack_equally_many_cards_the_dearer_comes_first() -> None:
    hand = parse_cards("KH KS KC")
    near = lacking((), hand, MeldTable(), pack(B48), HEARTS, B48)
    assert [each.meld.points for each in near] == [40, 20, 20]
    assert all(len(each.missing) == 1 for each in near)


def test_the_dearer_meld_comes_first_whatever_the_input_order() -> None:
    near = lacking((), parse_cards("KS JD"), MeldTable(), pack(B48), HEARTS, B48)
    assert [(each.meld.kind, each.meld.points) for each in near] == [("pinochle", 40), ("marriage", 20)]


def test_a_meld_of_which_nothing_is_held_is_not_listed() -> None:
    near = lacking((), parse_cards("9C 9D"), MeldTable(), pack(B48), HEARTS, B48)
    assert near == ()


def test_melds_shown_before_do_not_shorten_the_list() -> None:
    table = on_table(("royal_marriage", "KH QH", 40))
    near = lacking((), parse_cards("AS AH AC"), table, pack(B48), HEARTS, B48)
    assert "aces" in {each.meld.kind for each in near}


def test_beside_completed_melds_only_those_lacking_one_card_are_listed() -> None:
    near = lacking((), parse_cards("QS JD"), MeldTable(), pack(HAY), HEARTS, HAY)
    assert [(each.meld.kind, each.meld.copies, len(each.missing)) for each in near] == [
        ("pinochle", 1, 0),
        ("marriage", 1, 1),
    ]
    held = lacking(parse_cards("QS"), parse_cards("QS JD"), MeldTable(), pack(HAY), HEARTS, HAY)
    assert [(each.meld.kind, len(each.missing)) for each in held] == [("pinochle", 0), ("marriage", 1)]


def test_a_worthless_single_does_not_hide_a_double() -> None:
    rules = patch(HAY, {"melds.pinochle_value": 0, "melds.own_double_pinochle": 300})
    offered = possible_melds(parse_cards("QS JD QS JD"), MeldTable(), HEARTS, rules)
    assert [(meld.kind, meld.points) for meld in offered] == [("pinochle", 300)]


def test_the_dix_comes_from_the_hand_if_only_other_cards_are_on_the_table() -> None:
    table = on_table(("royal_marriage", "KH QH", 40), ("marriage", "KC QC", 20))
    dix = parse_cards("9H")[0]
    hand, after, source = exchange_dix(parse_cards("9H AS"), table, dix)
    assert (cards_text(hand), after, source) == ("AS", table, "hand")


@pytest.mark.parametrize("nth", [-1, 1, 2, 5])
def test_only_copies_on_the_table_can_be_played_from_it(nth: int) -> None:
    table = on_table(("royal_marriage", "KH QH", 40))
    with pytest.raises(ValueError, match="no such card"):
        play_from_table(table, parse_cards("KH")[0], nth)
