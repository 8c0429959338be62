"""A readable sheet for any rule set, made from its options and from what the engine derives from them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank, strengths
from pinochle_qt.engine.derived import (
    moon_reward,
    pack,
    side_count,
    stock_size,
    total_card_points,
    trick_count,
)
from pinochle_qt.engine.features import (
    has_auction,
    has_checks,
    has_last_stock_trick,
    is_bezique,
    is_draft,
    is_match,
    is_stock_game,
    melds_before_play,
    names_trump_by_meld,
    passes_at_once,
    pays_by_bid,
    people_rest,
    plays_deals,
    punishes_renege,
    shares_widow,
    speaks_binokel,
)
from pinochle_qt.engine.melds import entry_value
from pinochle_qt.engine.rules import GROUPS, OPTIONS, diff
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.phrases import RULES, capitalized, translated
from pinochle_qt.variants.bidding_words import standard_auction, summed_auction
from pinochle_qt.variants.catalog import CATALOG, adapt_players
from pinochle_qt.variants.check_rows import check_rows
from pinochle_qt.variants.meld_rows import meld_rows, sign
from pinochle_qt.variants.option_words import group_title, option_label, option_value, preset_title
from pinochle_qt.variants.points_words import points, value_words, written_unit
from pinochle_qt.variants.settlement_words import chips_words, contract_words, saving_words
from pinochle_qt.variants.sheet_words import RuleSheetWord, number_words, widow_name
from pinochle_qt.variants.stake_words import stake_sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Group, Option, OptionValue, Rules
    from pinochle_qt.variants.catalog import Preset


class Rule(Struct, frozen=True):
    """The meaning of one option's value."""

    key: str
    """The name of the option: ``group.option``."""
    sentence: str


class Section(Struct, frozen=True):
    """A part of the sheet: general sentences, then single rules, then a table whose first row is its heading."""

    title: str
    sentences: tuple[str, ...]
    rules: tuple[Rule, ...] = ()
    """Every option that has an effect and isn't covered by the sentences before."""
    table: tuple[tuple[str, ...], ...] = ()


_RESTING: Final = {"dealer": RuleSheetWord.DEALER_RESTS, "rotate": RuleSheetWord.PEOPLE_REST}


def describe(rules: Rules) -> tuple[Section, ...]:
    """Return the rules as sections, in the order of a deal.

    Everything is said once, and options without effect are left out. Points are given as the rules write them, with or
    without their final zero.
    """
    return tuple(section for section in (_section(group, rules) for group in GROUPS) if section is not None)


def plain_text(rules: Rules) -> str:
    """Return the sheet as text for a terminal or a file."""
    lines: list[str] = []
    for section in describe(rules):
        lines += [section.title, "-" * len(section.title), *section.sentences]
        lines += [rule.sentence for rule in section.rules]
        widths = [max(map(len, column)) for column in zip(*section.table, strict=True)]
        for row in section.table:
            cells = [row[0].ljust(widths[0]), row[1].ljust(widths[1])]
            cells += [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
            lines.append(("  " + "  ".join(cells)).rstrip())
        lines.append("")
    return "\n".join(lines)


def summary(rules: Rules, preset: Preset) -> str:
    """Return the rules in force in one sentence: the game, the target, and the differences from the preset."""
    base = _base(preset, rules)
    changed = [
        RuleSheetWord.HOUSE_RULE(rule=_within_sentence(option_label(option)), value=_value(option, value, rules))
        for option, value in _changed(base, rules)
        if option.key not in {"match.mode", "match.target", "match.deals", "table.players"}
    ]
    if plays_deals(rules):
        length = RuleSheetWord.SO_MANY_DEALS(count=number_words(rules.match.deals))
    elif is_match(rules):
        length = RuleSheetWord.TO_TARGET(target=points(rules.match.target, rules))
    else:
        length = RuleSheetWord.SINGLE_DEAL()
    usual = (
        RuleSheetWord.AS_USUAL if rules == base else RuleSheetWord.OTHERWISE_USUAL
    )  # lists call another length house rules, too
    phrase = RuleSheetWord.HOUSE_RULES if changed else usual
    listed = {"rules": RuleSheetWord.NEXT_RULE().join(changed)} if changed else {}
    return phrase(game=preset_title(preset), players=number_words(rules.table.players), length=length, **listed)


def nearest_preset(rules: Rules) -> Preset:
    """Return the preset from which the fewest options differ."""
    return min(CATALOG, key=lambda preset: len(diff(_base(preset, rules), rules)))


def _base(preset: Preset, rules: Rules) -> Rules:
    """Return a preset's rules for as many players; its cards and hands may depend on their number."""
    return adapt_players(preset.name, rules.table.players)


def _changed(base: Rules, rules: Rules) -> Iterator[tuple[Option, object]]:
    for key, value in diff(base, rules).items():
        if OPTIONS[key].relevant(rules):
            yield OPTIONS[key], value


def _section(group: Group, rules: Rules) -> Section | None:
    sentences = _HEADS[group.name](rules)
    values = getattr(rules, group.name)
    described = (
        Rule(option.key, _sentence(option, getattr(values, option.name), rules))
        for option in group.options
        if option.relevant(rules)
    )
    single = tuple(rule for rule in described if rule.sentence)
    table = _TABLES[group.name](rules) if group.name in _TABLES else ()
    if not sentences and not single:
        return None
    title = capitalized(widow_name(rules)) if group.name == "widow" else group_title(group)
    return Section(title, sentences, single, table)


def _sentence(option: Option, value: OptionValue, rules: Rules) -> str:
    """Return the meaning of an option's value as a whole sentence; empty if it has no sentence of its own."""
    sentence = option.sentence(value, rules)
    return sentence and translated(RULES, sentence).format(
        value=value_words(option, str(value), rules),
        forced=points(rules.auction.forced_bid, rules),
        raised=points(rules.match.target_raise, rules),
        reward=points(moon_reward(rules), rules),
        penalty=points(rules.match.moon_penalty, rules),
        widow=widow_name(rules),
    )


def _value(option: Option, value: object, rules: Rules) -> str:
    words = str(value)
    for allowed in option.allowed if isinstance(option.allowed, tuple) else ():
        if type(allowed) is type(value) and allowed == value:
            words = option_value(option, allowed)
            is_ordinary_word = words[1:2].islower() or words[1:2] == " "
            if is_ordinary_word and not option.names_values:
                words = _within_sentence(words)
    return value_words(option, words, rules)


def _within_sentence(text: str) -> str:
    """Return a label in the form it has within a sentence: some languages keep the capitals of nouns."""
    return text[:1].lower() + text[1:] if RuleSheetWord.LABELS_WITHIN() == RuleSheetWord.LABELS_WITHIN.english else text


def _listed(names: list[str]) -> str:
    return (
        names[0] if len(names) == 1 else RuleSheetWord.AND(first=RuleSheetWord.COMMA().join(names[:-1]), last=names[-1])
    )


def _ranks(rules: Rules) -> list[Rank]:
    """Return the ranks of the pack, strongest first."""
    strength = strengths(rules.deck.rank_order)
    return list(dict.fromkeys(RANK_OF[face] for face in sorted(pack(rules), key=strength.__getitem__, reverse=True)))


def _table(rules: Rules) -> tuple[str, ...]:
    parts = [
        RuleSheetWord.PLAYERS(count=capitalized(number_words(rules.table.players))),
        RuleSheetWord[rules.table.teams.upper()](),
    ]
    if rules.table.teams == "pairs_opposite":
        parts.append(RuleSheetWord.SIDES(count=number_words(side_count(rules))))
    sentences = [" ".join(parts)]
    if people_rest(rules):
        sentences.append(_RESTING[rules.table.sit_out]())
        if side_count(rules) < rules.table.players:
            sentences.append(RuleSheetWord.PARTNERS_CHANGE())
    return tuple(sentences)


def _deck(rules: Rules) -> tuple[str, ...]:
    ranks = " ".join(sign(rank) for rank in _ranks(rules))
    facts = {"count": str(len(pack(rules))), "copies": number_words(rules.deck.copies), "ranks": ranks}
    text = (
        RuleSheetWord.PACK_NINES(nines=_nines(rules), **facts)
        if rules.deck.extra_nines
        else RuleSheetWord.PACK(**facts)
    )
    return (text,)


def _nines(rules: Rules) -> str:
    """Return the number of nines of each suit in the pack, in words."""
    counts = Counter(SUIT_OF[face] for face in pack(rules) if RANK_OF[face] is Rank.NINE)
    suits: dict[int, list[str]] = {}
    for suit in dict.fromkeys(SUIT_OF):
        suits.setdefault(counts[suit], []).append(RuleSheetWord[suit.name]())
    if len(suits) == 1:
        return RuleSheetWord.NINES_ALL(count=number_words(next(iter(suits))))
    parts = (
        (RuleSheetWord.NINES_OF if count else RuleSheetWord.NINES_NONE)(count=number_words(count), suits=_listed(names))
        for count, names in suits.items()
    )
    return RuleSheetWord.SEMICOLON().join(parts)


def _deal(rules: Rules) -> tuple[str, ...]:
    size = rules.deal.hand_size
    if is_draft(rules):
        sentences = [RuleSheetWord.DRAFT(count=size)]
    else:
        packet = rules.deal.packet
        many = RuleSheetWord.DEALT(count=size, packet=number_words(packet))
        sentences = [RuleSheetWord.DEALT_ONE(count=size) if packet == 1 else many]
    if rules.deal.upcard:
        sentences.append(RuleSheetWord.UPCARD())
    if names_trump_by_meld(rules):
        by_run = RuleSheetWord.FIRST_MARRIAGE_OR_SEQUENCE if is_bezique(rules) else RuleSheetWord.FIRST_MARRIAGE_OR_RUN
        sentences.append((by_run if rules.auction.trump == "first_marriage_or_run" else RuleSheetWord.FIRST_MARRIAGE)())
    if is_stock_game(rules):
        sentences.append(
            (RuleSheetWord.STOCK_UPCARD if rules.deal.upcard else RuleSheetWord.STOCK)(count=stock_size(rules))
        )
    return (*sentences, RuleSheetWord.ROTATION())


def _auction(rules: Rules) -> tuple[str, ...]:
    match rules.auction.style:
        case "none" if is_stock_game(rules):
            return ()
        case "none":
            return (RuleSheetWord.NOBODY_BIDS(),)
        case "summed":
            return summed_auction(rules)
        case _:
            return standard_auction(rules)


def _widow(rules: Rules) -> tuple[str, ...]:
    if rules.widow.use == "none":
        return ()
    if shares_widow(rules):
        phrase = RuleSheetWord.WIDOW_SHARED
    else:
        phrase = RuleSheetWord.WIDOW_TAKEN_ONE if rules.widow.size == 1 else RuleSheetWord.WIDOW_TAKEN
    return (phrase(count=capitalized(number_words(rules.widow.size))),)


def _passing(rules: Rules) -> tuple[str, ...]:
    if not rules.passing.cards:
        return ()
    if rules.passing.cards == 1:
        return ((RuleSheetWord.PASSED_ONE_AT_ONCE if passes_at_once(rules) else RuleSheetWord.PASSED_ONE)(),)
    phrase = RuleSheetWord.PASSED_AT_ONCE if passes_at_once(rules) else RuleSheetWord.PASSED
    return (phrase(count=number_words(rules.passing.cards)),)


def _melds(rules: Rules) -> tuple[str, ...]:
    if pays_by_bid(rules):
        return (RuleSheetWord.MELD_BY_BIDDER(),)
    shown = (RuleSheetWord.MELD_BEFORE_PLAY if melds_before_play(rules) else RuleSheetWord.MELD_AFTER_TRICK)()
    if not speaks_binokel(rules):
        return (shown,)
    return shown, RuleSheetWord.RUNDGANG(points=points(_roundhouse(rules), rules))


def _roundhouse(rules: Rules) -> int:
    """Return what a marriage in every suit adds up to."""
    others: tuple[MeldKind, ...] = ("royal_marriage", "kings", "queens", "roundhouse_bonus")
    return 3 * entry_value("marriage", 1, rules) + sum(entry_value(kind, 1, rules) for kind in others)


def _tricks(rules: Rules) -> tuple[str, ...]:
    play = RuleSheetWord.STOCK_PLAY() if is_stock_game(rules) else RuleSheetWord.TRICK_COUNT(count=trick_count(rules))
    return (play, RuleSheetWord.FOLLOW())


def _scoring(rules: Rules) -> tuple[str, ...]:
    worths = card_points(rules)
    by_rank = {RANK_OF[face]: worths[face] for face in FACES}
    worth: dict[int, list[str]] = {}
    for rank in sorted(_ranks(rules), key=lambda rank: -by_rank[rank]):
        worth.setdefault(by_rank[rank], []).append(RuleSheetWord[f"{rank.name}S"]())
    listed = RuleSheetWord.SEMICOLON().join(
        RuleSheetWord.WORTH(cards=_listed(names), points=points(value, rules) if value else RuleSheetWord.NOTHING())
        for value, names in worth.items()
    )
    sentences = [RuleSheetWord.CARDS_COUNT(worths=listed)]
    if rules.scoring.last_trick:
        is_of_stock = has_last_stock_trick(rules) and rules.scoring.last_trick_of == "stock"
        phrase = RuleSheetWord.LAST_STOCK_TRICK if is_of_stock else RuleSheetWord.LAST_TRICK
        sentences.append(phrase(points=points(rules.scoring.last_trick, rules)))
    sentences.append(RuleSheetWord.AT_STAKE(points=points(total_card_points(rules), rules)))
    if written_unit(rules) > 1:
        sentences.append(RuleSheetWord.SMALL_SCALE())
    if pays_by_bid(rules):
        sentences += chips_words(rules)
    elif has_auction(rules):
        sentences.append(contract_words(rules))
    if not is_stock_game(rules):
        sentences += saving_words(rules)
    return tuple(sentences)


def _match(rules: Rules) -> tuple[str, ...]:
    return (_length(rules),)


def _length(rules: Rules) -> str:
    if plays_deals(rules):
        phrase = RuleSheetWord.DEALS_CHIPS if pays_by_bid(rules) else RuleSheetWord.DEALS
        return phrase(count=capitalized(number_words(rules.match.deals)))
    if not is_match(rules):
        return (RuleSheetWord.ONE_DEAL_CHIPS if pays_by_bid(rules) else RuleSheetWord.ONE_DEAL)()
    plays_alone = side_count(rules) == rules.table.players or people_rest(rules)
    phrase = RuleSheetWord.UNTIL_SOMEBODY if plays_alone else RuleSheetWord.UNTIL_SIDE
    return phrase(target=points(rules.match.target, rules))


def _penalties(rules: Rules) -> tuple[str, ...]:
    return (RuleSheetWord.RENEGE(), RuleSheetWord.RENEGE_OTHERS()) if punishes_renege(rules) else ()


def _checks(rules: Rules) -> tuple[str, ...]:
    if not has_checks(rules):
        return ()
    return (RuleSheetWord.CHECKS_EARNED(), RuleSheetWord.CHECK_WORTH(stake=rules.checks.stake))


_HEADS: Final[Mapping[str, Callable[[Rules], tuple[str, ...]]]] = {
    "table": _table,
    "deck": _deck,
    "deal": _deal,
    "auction": _auction,
    "widow": _widow,
    "passing": _passing,
    "melds": _melds,
    "tricks": _tricks,
    "scoring": _scoring,
    "match": _match,
    "penalties": _penalties,
    "checks": _checks,
    "stakes": stake_sentences,
}
"""The sentences at the head of each section, which describe several options together."""
_TABLES: Final[Mapping[str, Callable[[Rules], tuple[tuple[str, ...], ...]]]] = {
    "melds": meld_rows,
    "checks": lambda rules: check_rows(rules) if has_checks(rules) else (),
}
