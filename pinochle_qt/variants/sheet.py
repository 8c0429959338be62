"""The rules of any rule set as a sheet to read, made from the options and from what the engine makes of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank, strengths
from pinochle_qt.engine.derived import is_stock_game, pack, side_count, stock_size, total_card_points, trick_count
from pinochle_qt.engine.people import people_rest
from pinochle_qt.engine.rules import GROUPS, OPTIONS, diff
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.bidding_words import TOLD, standard_auction, summed_auction
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.variants.meld_rows import meld_rows, sign
from pinochle_qt.variants.points_words import points, value_words
from pinochle_qt.variants.settlement_words import contract_words, saving_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pinochle_qt.engine.rules import Option, Rules
    from pinochle_qt.variants.catalog import Preset


class Section(Struct, frozen=True):
    """A part of the sheet: sentences, then single rules, then a table whose first row is its heading."""

    title: str
    sentences: tuple[str, ...]
    rules: tuple[tuple[str, str], ...] = ()
    """Label and value of every option that has an effect and that no sentence tells, or a sentence without a value."""
    table: tuple[tuple[str, ...], ...] = ()


_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
_PARTNERS: Final = {
    "individual": "Everybody plays alone.",
    "partners_opposite": "The players who sit opposite each other are partners: two sides.",
    "two_teams_alternating": "Every second player belongs to the same team: two sides.",
    "pairs_opposite": "Every player is the partner of the one opposite.",
    "called_partner": (
        "Partners are found in every deal: the declarer calls a trump, and the first player who holds it is the "
        "partner."
    ),
}
_RESTING: Final = {
    "dealer": "One more is at the table: the dealer gets no cards and rests.",
    "rotate": "More are at the table: those on the dealer's right rest.",
}
_TITLES: Final = {
    "table": "Players",
    "deck": "The pack",
    "deal": "The deal",
    "auction": "Bidding",
    "widow": "The widow",
    "passing": "Passing cards",
    "melds": "Melds",
    "tricks": "Playing the tricks",
    "scoring": "Scoring",
    "match": "Winning",
    "penalties": "Wrong cards",
    "checks": "Checks",
}
_PLURALS: Final = {
    Rank.ACE: "aces",
    Rank.TEN: "tens",
    Rank.KING: "kings",
    Rank.QUEEN: "queens",
    Rank.JACK: "jacks",
    Rank.NINE: "nines",
    Rank.EIGHT: "eights",
    Rank.SEVEN: "sevens",
}
_DENIED: Final = {
    "auction.jump_bids": "Every bid is the lowest possible.",
    "widow.exposed": "Nobody but the declarer sees the widow.",
    "passing.return_received": "The declarer may not give back cards just received.",
}
"""What it means that an option which is usually on is off."""
_TOLD_BY_TABLE: Final = frozenset(
    {
        "dix_value",
        "run_value",
        "pinochle_value",
        "roundhouse_value",
        "extra_king_queen",
        "quadruple_pinochle",
        "four_identical",
    }
)
"""Options of melds whose numbers stand in the table."""
_UNLIMITED: Final = frozenset({"melds.per_turn", "deal.max_redeals"})
"""Options whose missing limit is a rule by itself."""


def describe(rules: Rules) -> tuple[Section, ...]:
    """Return the rules as sections in the order in which a deal goes.

    Everything is said once, and nothing that has no effect under the other rules. Points are told as the rules write
    them, with their last zero or without.
    """
    return tuple(section for section in (_section(name, rules) for name in _TITLES) if section is not None)


def plain_text(rules: Rules) -> str:
    """Return the sheet as text for a terminal or a file."""
    lines: list[str] = []
    for section in describe(rules):
        lines += [section.title, "-" * len(section.title), *section.sentences]
        lines += [f"  {label}: {value}" if value else f"  {label}" for label, value in section.rules]
        widths = [max(map(len, column)) for column in zip(*section.table, strict=True)]
        for row in section.table:
            cells = [row[0].ljust(widths[0]), row[1].ljust(widths[1])]
            cells += [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
            lines.append(("  " + "  ".join(cells)).rstrip())
        lines.append("")
    return "\n".join(lines)


def summary(rules: Rules, preset: Preset) -> str:
    """Return the rules in force in a sentence: the game, the target, and what differs from the preset."""
    changed = [
        f"{option.label[:1].lower()}{option.label[1:]}: {_value(option, value, rules)}"
        for option, value in _changed(preset.rules, rules)
        if option.key not in {"match.mode", "match.target", "table.players"}
    ]
    length = "a single deal" if rules.match.mode == "single_deal" else f"to {points(rules.match.target, rules)}"
    text = f"{preset.title} for {_number(rules.table.players)}, {length}"
    if not changed:
        return f"{text}, as it is usually played."
    return f"{text}; house rules: {'; '.join(changed)}."


def nearest_preset(rules: Rules) -> Preset:
    """Return the preset from which the fewest options differ."""
    return min(CATALOG, key=lambda preset: len(diff(preset.rules, rules)))


def _changed(base: Rules, rules: Rules) -> Iterator[tuple[Option, object]]:
    for key, value in diff(base, rules).items():
        if OPTIONS[key].relevant(rules):
            yield OPTIONS[key], value


def _section(name: str, rules: Rules) -> Section | None:
    group = next(group for group in GROUPS if group.name == name)
    intro = _INTROS.get(name)
    sentences, said = intro(rules) if intro is not None else ((), frozenset())
    values = getattr(rules, name)
    single = tuple(
        _rule(option, getattr(values, option.name), rules)
        for option in group.options
        if option.name not in said and option.relevant(rules) and not _is_idle(option, getattr(values, option.name))
    )
    table = meld_rows(rules) if name == "melds" else ()
    if not sentences and not single:
        return None
    return Section(_TITLES[name], sentences, single, table)


def _rule(option: Option, value: object, rules: Rules) -> tuple[str, str]:
    if option.kind != "flag":
        return _begun(option.label.removeprefix("Own ")), _value(option, value, rules)
    return (option.help if value else _DENIED[option.key]), ""


def _is_idle(option: Option, value: object) -> bool:
    """Return whether a rule is an extra that is simply not played: nobody misses a line about it."""
    if option.key == "auction.jump_bids":
        return bool(value)
    if option.key in _DENIED or option.key in _UNLIMITED:
        return False
    return value in (False, None) or (option.kind == "choice" and value in ("none", "off"))


def _value(option: Option, value: object, rules: Rules) -> str:
    words = str(value)
    for allowed in option.allowed if isinstance(option.allowed, tuple) else ():
        if type(allowed) is type(value) and allowed == value:
            words = option.value_labels[allowed]
            # a value that explains a name begins with it, as in a list of tables
            begins_plainly = words[1:2].islower() or words[1:2] == " "
            if begins_plainly and option.key != "melds.table":
                words = words[:1].lower() + words[1:]
    return value_words(option.key, words, rules)


def _own(group: str) -> frozenset[str]:
    """Return the numbers of a group that players may set themselves."""
    return frozenset(option.name for option in OPTIONS.values() if option.group == group and option.extension)


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _ranks(rules: Rules) -> list[Rank]:
    """Return the ranks of the pack, the strongest first."""
    strong = strengths(rules.deck.rank_order)
    return list(dict.fromkeys(RANK_OF[face] for face in sorted(pack(rules), key=strong.__getitem__, reverse=True)))


Intro: TypeAlias = "tuple[tuple[str, ...], frozenset[str]]"
"""The sentences at the head of a section, and the options that they tell."""


def _table(rules: Rules) -> Intro:
    count = _begun(_number(rules.table.players))
    sides = f" There are {_number(side_count(rules))} sides." if rules.table.teams == "pairs_opposite" else ""
    sentences = [f"{count} players. {_PARTNERS[rules.table.teams]}{sides}"]
    if people_rest(rules):
        sentences.append(_RESTING[rules.table.sit_out])
        if side_count(rules) < rules.table.players:
            sentences.append("So partners change, and everybody has a score: whatever the side scores in each deal.")
    return tuple(sentences), frozenset({"players", "teams", "sit_out"})


def _deck(rules: Rules) -> Intro:
    cards = pack(rules)
    names = " ".join(sign(rank) for rank in _ranks(rules))
    each = f"{_number(rules.deck.copies)} of each in four suits"
    if rules.deck.extra_nines:
        each += f", but of the nines {_nines(rules)}"
    text = f"{len(cards)} cards: {each}. They rank {names}, the highest first."
    return (text,), frozenset({"copies", "ranks", "extra_nines", "rank_order"})


def _nines(rules: Rules) -> str:
    """Return how many nines the pack holds of every suit, in words."""
    counts = Counter(SUIT_OF[face] for face in pack(rules) if RANK_OF[face] is Rank.NINE)
    suits: dict[int, list[str]] = {}
    for suit in dict.fromkeys(SUIT_OF):
        suits.setdefault(counts[suit], []).append(suit.name.lower())
    if len(suits) == 1:
        return f"{_number(next(iter(suits)))} of every suit"
    return "; ".join(f"{_number(count)} of {_listed(names)}" for count, names in suits.items())


def _deal(rules: Rules) -> Intro:
    said = {"hand_size", "packet", "mode", "upcard", "rotation"}
    size = rules.deal.hand_size
    if rules.deal.mode == "draft":
        text = (
            f"Nothing is dealt. In turn each player looks at the top card of the pack and either keeps it and discards "
            f"the next, or discards it and keeps the next, whatever that is, until everybody holds {size} cards."
        )
    else:
        text = f"Everybody gets {size} cards, {_number(rules.deal.packet)} at a time."
    sentences = [text]
    if rules.deal.upcard:
        sentences.append("The next card is turned up: its suit is trumps.")
    if is_stock_game(rules):
        last = ", the turned card its last" if rules.deal.upcard else ""
        text = f"The other {stock_size(rules)} cards are the stock{last}, from which the hands are filled up."
        sentences.append(text)
    sentences.append("The deal goes around to the left.")
    return tuple(sentences), frozenset(said)


def _auction(rules: Rules) -> Intro:
    match rules.auction.style:
        case "none":
            return (), TOLD
        case "summed":
            return summed_auction(rules), TOLD | {"summed_trump_namer"}
        case _:
            return standard_auction(rules), TOLD | {"min_bid"}


def _widow(rules: Rules) -> Intro:
    size = _number(rules.widow.size)
    said = frozenset({"size", "use"})
    match rules.widow.use:
        case "none":
            return (), said
        case "distribute_one_each":
            text = (
                f"{_begun(size)} cards are set aside. The declarer looks at them, keeps one and gives one to each "
                "of the others."
            )
            return (text,), said
        case _:
            text = f"{_begun(size)} cards are set aside. The declarer takes them and discards as many."
            return (text,), said


def _passing(rules: Rules) -> Intro:
    count = _number(rules.passing.cards)
    if not rules.passing.cards:
        return (), frozenset({"cards"})
    if rules.passing.mode == "simultaneous":
        text = f"Once trumps are named, declarer and partner give each other {count} cards at the same time."
    else:
        text = f"Once trumps are named, the partner gives the declarer {count} cards, and then gets {count} back."
    return (text,), frozenset({"cards", "mode"})


def _melds(rules: Rules) -> Intro:
    if rules.melds.time == "before_play":
        text = "Before the first trick everybody shows melds, which go back into the hands once they are counted."
    else:
        text = "Who wins a trick while the stock lasts may lay melds on the table; they can be played from there."
    return (text,), frozenset({"time"} | _TOLD_BY_TABLE | _own("melds"))


def _tricks(rules: Rules) -> Intro:
    sentences = []
    if is_stock_game(rules):
        sentences.append(
            "While the stock lasts any card may be played to a trick. The winner draws the top card of the stock, then "
            "the others, and leads next. When the stock is gone:"
        )
    else:
        sentences.append(f"There are {trick_count(rules)} tricks. The winner of each leads to the next.")
    sentences.append(
        "Suit must be followed; who cannot follow must play a trump; who has neither plays any card. The highest trump "
        "wins, otherwise the highest card of the suit led; of two equal cards the first wins."
    )
    return tuple(sentences), frozenset()


def _scoring(rules: Rules) -> Intro:
    worths = card_points(rules)
    by_rank = {RANK_OF[face]: worths[face] for face in FACES}
    worth: dict[int, list[str]] = {}
    for rank in sorted(_ranks(rules), key=lambda rank: -by_rank[rank]):
        worth.setdefault(by_rank[rank], []).append(_PLURALS[rank])
    listed = "; ".join(
        f"{_listed(names)} {points(value, rules) if value else 'nothing'}" for value, names in worth.items()
    )
    sentences = [
        f"In the tricks the cards count: {listed}.",
        f"Winning the last trick counts {points(rules.scoring.last_trick_points, rules)}.",
        f"Together {points(total_card_points(rules), rules)} points are at stake in every deal.",
    ]
    said = {"card_points", "points_follow_rank", "last_trick", "scale"} | _own("scoring")
    if rules.scoring.scale == "x1":
        sentences.append("All points are told without their last zero: 25 stands for 250.")
    if rules.auction.style != "none":
        sentences += [contract_words(rules), *saving_words(rules)]
        said |= {"bidder_scores", "set_multiplier", "set_loses_meld", "set_loses_tricks"}
        said |= {"save_meld", "save_min_points"}
    return tuple(sentences), frozenset(said)


def _match(rules: Rules) -> Intro:
    said = frozenset({"mode", "target"})
    if rules.match.mode == "single_deal":
        return ("One deal is played; whoever has most points wins.",), said
    who = "somebody" if side_count(rules) == rules.table.players or people_rest(rules) else "a side"
    return (f"Deals are played until {who} has {points(rules.match.target, rules)} points.",), said


def _penalties(rules: Rules) -> Intro:
    if rules.penalties.renege == "prevented":
        return (), frozenset({"renege"})
    text = "A card may be played against the rules. If it is noticed, the deal ends at once and its side pays."
    return (text,), frozenset({"renege"})


def _checks(rules: Rules) -> Intro:
    if not rules.checks.enabled:
        return (), frozenset({"enabled"})
    text = (
        "Besides the points, big melds and the game earn checks from each of the others. A declarer who plays and "
        "fails pays two to each of them, and one for giving up."
    )
    return (text, f"Every check is worth {rules.checks.stake}."), frozenset({"enabled", "stake"})


_INTROS: Final[dict[str, Callable[[Rules], Intro]]] = {
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
}
