"""Options are found by any name, say why they do not matter, and know which value applies while they are unset."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.cards import FACES
from pinochle_qt.engine.rules import OPTIONS, Rules, patch
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.blockers import blocker
from pinochle_qt.variants.meld_rows import meld_rows
from pinochle_qt.variants.option_search import matching_options
from pinochle_qt.variants.own_numbers import usual_number
from pinochle_qt.variants.points_words import unit
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

TIMES = {"double": 2, "triple": 3, "quadruple": 4}


def found(text: str) -> list[str]:
    return [option.key for option in matching_options(text)]


# ---- search ----------------------------------------------------------------------------------------------------------


def test_every_word_of_a_search_must_match() -> None:
    assert found("shooting moon") == ["match.shoot_the_moon"]
    assert found("xyzzy") == []
    assert found("") == list(OPTIONS)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("kitty", "widow.size"),  # another name
        ("declarer", "scoring.min_trick_points"),
        ("FLUSH value", "melds.run_value"),
        ("flush plain suit", "melds.plain_run_value"),
        ("marriage in a run", "melds.marriage_in_run"),
        ("settling money", "stakes.unit"),
        ("rubicon", "stakes.rubicon"),
        ("eight tens", "melds.eight_tens"),
        ("kitty shared out", "scoring.kitty_end"),
        ("trump before the blind", "widow.trump_first"),
        ("half the bid", "scoring.giving_up"),
        ("bonus for the others", "scoring.giving_up_bonus"),
        ("durch without trump", "match.moon_without_trump"),
        ("first marriage", "auction.trump"),
        ("moon leads", "match.moon_leads"),
        ("dabb", "widow.size"),
        ("fift", "auction.big_step"),  # the beginning of a value
        ("rounding", "scoring.rounding"),
        ("melds.run_value", "melds.run_value"),  # as on the command line
    ],
)
def test_an_option_is_found_by_what_players_call_it(text: str, key: str) -> None:
    assert key in found(text)


def test_the_most_frequent_changes_come_first() -> None:
    common = [option for option in OPTIONS.values() if option.common]
    assert [option.key for option in sorted(common, key=lambda option: option.common)] == [
        "match.target",
        "auction.min_bid",
        "auction.increment",
        "auction.forced_open",
        "auction.all_pass",
        "auction.forced_bid",
        "auction.pass_with_help",
        "auction.needs_marriage",
        "passing.cards",
        "widow.exposed",
        "widow.concede",
        "melds.per_turn",
        "melds.reuse",
        "melds.table",
        "melds.run_value",
        "melds.dix_value",
        "melds.extra_king_queen",
        "tricks.head_rule",
        "tricks.first_lead_trump",
        "scoring.card_points",
        "scoring.last_trick",
        "scoring.set_multiplier",
        "scoring.save_meld",
        "scoring.throw_in",
        "match.bid_and_out",
        "match.shoot_the_moon",
        "deal.misdeal_nines",
        "table.sit_out",
    ]


# ---- why an option does not matter -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_irrelevant_option_has_a_reason(name: str) -> None:
    rules = PRESETS[name]
    for option in OPTIONS.values():
        reason = blocker(option, rules)
        assert (reason is None) == option.relevant(rules)
        assert reason is not option


@pytest.mark.parametrize(
    ("changes", "key", "reason"),
    [
        ({"auction.style": "none"}, "auction.big_step", "auction.style"),
        ({}, "auction.big_step", "auction.big_step_from"),
        ({"widow.size": 3}, "widow.discard_time", "widow.use"),
        ({}, "widow.discard_time", "widow.size"),
        ({"melds.own_quadruple_pinochle": 500}, "melds.quadruple_pinochle", "melds.own_quadruple_pinochle"),
    ],
)
def test_the_reason_is_the_first_condition_that_fails(changes: dict[str, object], key: str, reason: str) -> None:
    found_reason = require(blocker(OPTIONS[key], patch(PRESETS["single_deck_partnership"], changes)))
    assert found_reason.key == reason


# ---- optional numbers ------------------------------------------------------------------------------------------------


def worth(rules: Rules, copies: int) -> object:
    """Return everything that players' own numbers can change, with melds of up to this many copies."""
    auction, match = rules.auction, rules.match
    bids = (auction.under_the_gun_min, auction.increment, auction.big_step_from, auction.big_step)
    melds = [row[: 2 + copies] for row in meld_rows(rules)]
    return melds, [card_points(rules)[face] for face in FACES], bids, match.target_raise


@pytest.mark.parametrize("name", PRESETS)
def test_setting_the_effective_value_changes_nothing(name: str) -> None:
    rules = PRESETS[name]
    for option in OPTIONS.values():
        number = usual_number(option, rules) if option.can_be_unset else None
        if number is not None and option.relevant(rules):
            copies = next((count for word, count in TIMES.items() if word in option.name), 1)
            assert worth(patch(rules, {option.key: number}), copies) == worth(rules, copies), option.key


def test_effective_values_do_not_depend_on_values_without_effect() -> None:
    rules = PRESETS["single_deck_partnership"]
    option = OPTIONS["melds.own_aces"]
    assert usual_number(option, rules) == usual_number(option, patch(rules, {"melds.own_aces": 999})) == 100


def test_points_are_written_as_the_rules_write_them() -> None:
    small, large = PRESETS["simplified_two_handed_150"], PRESETS["single_deck_partnership"]
    run, hand = OPTIONS["melds.run_value"], OPTIONS["deal.hand_size"]
    assert (unit(run, small), unit(run, large)) == (10, 1)
    assert (unit(hand, small), unit(hand, large)) == (1, 1)
