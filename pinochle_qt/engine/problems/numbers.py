"""Faulty numbers: multiples that nobody would show, points that nobody can win, scores that cannot be written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.derived import moon_reward, points_step, total_card_points
from pinochle_qt.engine.features import (
    NINE_RANKED,
    drops_last_zero,
    has_auction,
    has_dix,
    has_moon,
    is_match,
    is_stock_game,
)
from pinochle_qt.engine.melds import kind_name
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.engine.melds.tables import GAME, values_of
from pinochle_qt.engine.problems.problem import ProblemCheck, RulesProblem, Trouble
from pinochle_qt.engine.rules import OPTIONS
from pinochle_qt.engine.rules.own import MOST_SET, worth_option
from pinochle_qt.phrases import RULES, translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.table import DeckRules

_COPIES: Final = (Trouble.SINGLE, Trouble.DOUBLE, Trouble.TRIPLE, Trouble.QUADRUPLE)
_AROUND_COPIES: Final = (
    Trouble.SINGLE_AROUND,
    Trouble.DOUBLE_AROUND,
    Trouble.TRIPLE_AROUND,
    Trouble.QUADRUPLE_AROUND,
)
_AROUND_KINDS: Final = tuple(kind for _, kind, _ in AROUNDS)
_NEVER_DOUBLED_ALONE: Final[tuple[MeldKind, ...]] = ("run", *_AROUND_KINDS)


def number_problems(rules: Rules) -> Iterator[RulesProblem]:
    """Yield what is wrong with the numbers that players have set themselves."""
    values = values_of(rules)
    for kind, row in values.rows.items():
        is_own = any(_is_set(key, rules) for key in _options(kind))
        # in a stock game most melds are shown one at a time, so the value of several together doesn't matter
        if is_own and (not is_stock_game(rules) or kind in values.doubles):
            yield from _falling(kind, row, rules)


def _is_set(key: str, rules: Rules) -> bool:
    """Return whether players have set a number themselves."""
    option = OPTIONS[key]
    value = getattr(getattr(rules, option.group), option.name)
    return value is not None and not option.is_choice(value)


def _option(kind: MeldKind, copies: int) -> str:
    return f"melds.{worth_option(kind, copies)}"


def _options(kind: MeldKind) -> tuple[str, ...]:
    return tuple(_option(kind, copies) for copies in range(1, MOST_SET + 1))


def _falling(kind: MeldKind, row: Sequence[int], rules: Rules) -> Iterator[RulesProblem]:
    """Yield a problem if more copies of a meld count less than fewer of them."""
    possible = [n for n in range(2, MOST_SET + 1) if OPTIONS[_option(kind, n)].relevant(rules)]
    fallen = [copies for copies in possible if row[copies] < max(row[:copies])]
    if not fallen:
        return
    first = fallen[0]
    fewer = max(range(1, first), key=lambda copies: row[copies])
    verb = Trouble.COUNT if kind in _AROUND_KINDS else Trouble.COUNTS
    minimums = {_option(kind, n): max(row[:n]) for n in fallen}
    # if the option can't have that number, unset it, so that the table derives it from the lower ones
    repair = {key: worth if OPTIONS[key].accepts(worth) else None for key, worth in minimums.items()}
    yield RulesProblem(
        _options(kind),
        Trouble.FALLING(
            more=_copies_phrase(kind, first, rules),
            worth=row[first],
            fewer=_copies_phrase(kind, fewer, rules),
            verb=verb(),
            best=row[fewer],
        ),
        Trouble.LET_COUNT(more=_copies_phrase(kind, first, rules), best=row[fewer]),
        repair,
    )


def _copies_phrase(kind: MeldKind, copies: int, rules: Rules) -> str:
    phrase = (_AROUND_COPIES if kind in _AROUND_KINDS else _COPIES)[copies - 1]
    return phrase(meld=translated(RULES, kind_name(kind, rules)))


def _doubles_of_category(rules: Rules) -> list[str]:
    names = [worth_option(kind, 2) for kind in _NEVER_DOUBLED_ALONE]
    return [name for name in names if getattr(rules.melds, name) is not None]


def _trick_points(rules: Rules) -> int:
    """Return the points of all tricks; unlimited for an impossible pack."""
    return GAME if _is_impossible(rules.deck) else total_card_points(rules)


def _is_impossible(deck: DeckRules) -> bool:
    """Return whether nines are removed from a pack without any, which is refused for that reason alone."""
    return deck.ranks not in NINE_RANKED and deck.extra_nines < 0


def _needs_too_much(rules: Rules) -> bool:
    return has_auction(rules) and rules.scoring.min_trick_points > _trick_points(rules)


def _saves_by_too_much(rules: Rules) -> bool:
    scoring = rules.scoring
    saves = not is_stock_game(rules) and scoring.save_meld == "min_points"
    return saves and (scoring.save_min_points or 0) > _trick_points(rules)


def _has_odd_bids(rules: Rules) -> bool:
    auction = rules.auction
    if auction.style == "none" or is_stock_game(rules):
        return False
    amounts = [auction.increment, auction.min_bid, auction.forced_bid, auction.under_the_gun_min]
    if auction.big_step_from is not None:
        amounts += [auction.big_step_from, auction.big_step]
    return any(amount is not None and amount % 10 for amount in amounts)


def _has_odd_tricks(rules: Rules) -> bool:
    return not _is_impossible(rules.deck) and points_step(rules) % 10 != 0


def _has_odd_melds(rules: Rules) -> bool:
    values = values_of(rules)
    dix = values.dix if has_dix(rules) else 0
    single = (*values.four_identical.values(), values.extra, values.roundhouse_bonus, dix)
    return any(worth % 10 for row in (single, *values.rows.values()) for worth in row if worth > 0)


def _numbers(group: str) -> tuple[str, ...]:
    """Return the options in a group for which players can set their own numbers."""
    return tuple(
        key
        for key, option in OPTIONS.items()
        if option.group == group and (option.can_be_unset or option.other is not None)
    )


_CARD_NUMBERS: Final = ("scoring.last_trick", *(key for key in _numbers("scoring") if OPTIONS[key].can_be_unset))
_MELD_NUMBERS: Final = _numbers("melds")
_BID_NUMBERS: Final = tuple(key for key in _numbers("auction") if key != "auction.min_meld")
_WITH_LAST_ZERO: Final = {"scoring.scale": "x10"}

NUMBER_FAULTS: Final = (
    ProblemCheck(
        lambda r: is_stock_game(r) and r.melds.reuse == "category" and bool(_doubles_of_category(r)),
        ("melds.reuse", *(_option(kind, 2) for kind in _NEVER_DOUBLED_ALONE)),
        "If a card can be used once per category, only the pinochle can be doubled.",
        "Leave the doubled melds as they are in the table, or pick another rule for using cards twice.",
        lambda r: {f"melds.{name}": None for name in _doubles_of_category(r)},
    ),
    ProblemCheck(
        lambda r: _trick_points(r) == 0,
        ("scoring.card_points", *_CARD_NUMBERS),
        "Neither the cards nor the last trick count for anything, so there is nothing to play for.",
        "Let a card or the last trick count.",
        {"scoring.last_trick": 10},
    ),
    ProblemCheck(
        _needs_too_much,
        ("scoring.min_trick_points", *_CARD_NUMBERS),
        "The bidder's side would need more points in tricks than a deal has.",
        "Ask for fewer points in tricks, or let the cards count more.",
        {"scoring.min_trick_points": 0},
    ),
    ProblemCheck(
        _saves_by_too_much,
        ("scoring.save_meld", "scoring.save_min_points", *_CARD_NUMBERS),
        "Saving the meld would take more points in tricks than a deal has.",
        "Let fewer points save the meld, or let the cards count more.",
        {"scoring.save_meld": "any_points"},
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and _has_odd_tricks(r),
        ("scoring.scale", "scoring.card_points", *_CARD_NUMBERS),
        "You can drop the last zero only if every card and the last trick count in tens.",
        "Show the last zero, or let the cards count in tens.",
        _WITH_LAST_ZERO,
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and _has_odd_bids(r),
        (
            "scoring.scale",
            "auction.min_bid",
            "auction.forced_bid",
            *_BID_NUMBERS,
        ),
        "You can't drop the last zero when bids aren't in tens.",
        "Show the last zero, or bid in tens.",
        _WITH_LAST_ZERO,
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and _has_odd_melds(r),
        ("scoring.scale", *_MELD_NUMBERS),
        "You can't drop the last zero when melds don't count in tens.",
        "Show the last zero, or let melds count in tens.",
        _WITH_LAST_ZERO,
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and bool(r.match.target % 10 or r.match.target_raise % 10),
        ("scoring.scale", "match.target", "match.target_raise"),
        "You can't drop the last zero when the target isn't in tens.",
        "Show the last zero, or play to a target in tens.",
        _WITH_LAST_ZERO,
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and is_match(r) and bool((r.match.mercy_lead or 0) % 10),
        ("scoring.scale", "match.mercy_lead"),
        "You can't drop the last zero when the lead that ends the match isn't in tens.",
        "Show the last zero, or let the match end at a lead in tens.",
        _WITH_LAST_ZERO,
    ),
    ProblemCheck(
        lambda r: drops_last_zero(r) and has_moon(r) and bool(moon_reward(r) % 10 or r.match.moon_penalty % 10),
        ("scoring.scale", "match.shoot_the_moon", "match.moon_penalty"),
        "You can't drop the last zero when shooting the moon doesn't count in tens.",
        "Show the last zero, or let the moon count in tens.",
        _WITH_LAST_ZERO,
    ),
)
