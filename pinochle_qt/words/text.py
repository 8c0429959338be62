"""Puts cards, points, melds, people and positions into words.

In these texts, suits are the symbols of `SUIT_SYMBOLS`, which the window draws as shapes; `spoken` returns the form for
screen readers.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, Suit
from pinochle_qt.engine.derived import seats_of
from pinochle_qt.engine.features import is_match, plays_deals, speaks_binokel
from pinochle_qt.engine.melds import KINDS, points_of, wins_game
from pinochle_qt.engine.melds.kinds import AROUNDS
from pinochle_qt.engine.people import people_of
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.names import UNNAMED
from pinochle_qt.phrases import capitalized, translated
from pinochle_qt.session.seating import humans
from pinochle_qt.variants import points_words
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words.labels import Word
from pinochle_qt.words.printing import court_letters, rank_sign
from pinochle_qt.words.standing import own_account

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.errors import Refusal, Rejection
    from pinochle_qt.engine.melds import Meld, MeldKind, RareMeld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account, Person, Seat, Side
    from pinochle_qt.session.session import SeatSetup
    from pinochle_qt.words.standing import MatchStanding

SUIT_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
MINUS: Final = "\N{MINUS SIGN}"
_AND_SIGN: Final = " & "
"""Joins partners in a label, where a comma would seem to list separate players."""

_SUIT_NAMES: Final = {suit: Word[suit.name] for suit in Suit}
_RANK_NAMES: Final = tuple(Word[rank.name] for rank in Rank)
_MELD_NAMES: Final = {kind: Word[kind.upper()] for kind in KINDS}
_SHORT_NAMES: Final = {
    kind: Word[f"{kind}_SHORT".upper()] for kind in ("run", "plain_run", *(around for _, around, _ in AROUNDS))
}
"""The names of melds for use where space is short."""
_OWN_NAMES: Final[Mapping[str, Mapping[MeldKind, Word]]] = {
    "bezique": {
        **_MELD_NAMES,
        "run": Word.SEQUENCE,
        "pinochle": Word.BEZIQUE,
        "aces": Word.ANY_ACES,
        "kings": Word.ANY_KINGS,
        "queens": Word.ANY_QUEENS,
        "jacks": Word.ANY_JACKS,
        "dix": Word.SEVEN_OF_TRUMP,
    },
    "binokel": _MELD_NAMES
    | {
        kind: Word[f"BINOKEL_{kind}".upper()]
        for kind in ("run", "plain_run", "royal_marriage", "marriage", "pinochle", "dix")
    },
}
"""The names of melds in games with names of their own, by the table of melds."""
_OWN_SHORT_NAMES: Final[Mapping[str, Mapping[MeldKind, Word]]] = {
    "bezique": {"run": Word.SEQUENCE_SHORT, "plain_run": Word.PLAIN_RUN_SHORT},
    "binokel": _SHORT_NAMES
    | {kind: Word[f"BINOKEL_{kind}_SHORT".upper()] for kind in ("run", "plain_run", "marriage")},
}
"""The same where space is short."""
_NAMED_IN_SUIT: Final = frozenset({"run", "plain_run"})
"""The melds whose names tell the suit."""
_OF_ANY_SUIT: Final = frozenset({"marriage", "marriage_in_run", "four_aces", "four_kings", "four_queens", "four_jacks"})
"""The melds of one suit whose names don't tell which."""
_DOUBLED: Final = frozenset({"run", "plain_run", "pinochle", "aces", "kings", "queens", "jacks"})
"""The melds of which two together are called double."""
_BINOKEL_DOUBLES: Final = {kind: Word[f"BINOKEL_DOUBLE_{kind}".upper()] for kind in _DOUBLED}
"""What these are called in binokel."""
_MULTIPLES: Final = {2: Word.DOUBLE, 3: Word.TRIPLE, 4: Word.QUADRUPLE}
_SYMBOL_SUITS: Final = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_SPEAKABLE: Final = "(10|[A{courts}987])?([♠♥♦♣])"
"""A rank and a suit; compiled into a pattern only when it is used, since startup doesn't need it."""
_BETWEEN_CARDS: Final = "(?<=[♠♥♦♣]) (?=(?:10|[A{courts}987])[♠♥♦♣])"
"""The space between two cards in a row."""


# ---- cards ---------------------------------------------------------------------------------------------------------


def card(face: Card) -> str:
    """Return a card as rank and suit symbol: ``10♠``."""
    return rank_sign(RANK_OF[face]) + SUIT_SYMBOLS[SUIT_OF[face]]


def cards(faces: Iterable[Card]) -> str:
    """Return cards as symbols in the given order: ``A♥ 10♥ K♥``."""
    return " ".join(card(face) for face in faces)


def counted_cards(faces: Iterable[Card]) -> str:
    """Return each card once, in the given order, with how many there are of it: ``A♥ ×2, 10♥``."""
    return Word.COMMA().join(_times(card(face), copies) for face, copies in Counter(faces).items())


def card_name(face: Card) -> str:
    """Return a card in words, with ``ten`` as a numeral: ``10 of spades``."""
    return Word.CARD_NAME(rank=_RANK_NAMES[RANK_OF[face]](), suit=suit_name(SUIT_OF[face]))


def cards_named(count: int) -> str:
    """Return a number of cards with the noun: ``3 cards``, ``1 card``."""
    return Word.CARD() if count == 1 else Word.CARDS(count=count)


def suit_name(suit: Suit) -> str:
    """Return the name of a suit: ``spades``."""
    return _SUIT_NAMES[suit]()


def spoken(text: str) -> str:
    """Return a text for screen readers: every card and suit symbol as words, and commas between cards in a row."""
    if _SYMBOL_SUITS.keys().isdisjoint(text):
        return text
    ranks_of = {rank_sign(rank): rank for rank in Rank}

    def name(match: re.Match[str]) -> str:
        sign, symbol = match.groups()
        suit = suit_name(_SYMBOL_SUITS[symbol])
        return suit if sign is None else Word.CARD_NAME(rank=_RANK_NAMES[ranks_of[sign]](), suit=suit)

    courts = court_letters()
    named = re.sub(_BETWEEN_CARDS.format(courts=courts), Word.COMMA(), text)
    return re.sub(_SPEAKABLE.format(courts=courts), name, named)


def ranks(faces: Iterable[Card]) -> str:
    """Return the ranks of different cards of one suit as alternatives: ``A, Q or 9``."""
    return any_of([rank_sign(RANK_OF[face]) for face in faces])


# ---- points, lists, beginnings ---------------------------------------------------------------------------------------


def grouped(digits: str) -> str:
    """Return hexadecimal digits in groups of four, as people read them out."""
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4)).upper()


def percent(share: float) -> str:
    """Return a share of one as a percentage without decimals, as the language writes it: ``62%``."""
    return Word.PERCENT(share=round(100 * share))


def points(value: int, rules: Rules) -> str:
    """Return ×10 points on the scale of the rules, which on the small scale drops the last zero."""
    shown = points_words.points(abs(value), rules)
    return MINUS + shown if value < 0 else shown


def bid(amount: int, suit: Suit | None, rules: Rules) -> str:
    """Return a bid as part of a sentence, with its trump suit if it names one: ``250 in hearts``, ``the moon``."""
    words = Word.THE_MOON() if amount == MOON_BID else points(amount, rules)
    return words if suit is None else Word.IN_SUIT(bid=words, suit=suit_name(suit))


def bid_label(amount: int, suit: Suit | None, rules: Rules) -> str:
    """Return a bid as a label: ``250``, ``250 ♥``, ``The moon ♥``."""
    words = capitalized(bid(amount, None, rules))
    return words if suit is None else f"{words} {SUIT_SYMBOLS[suit]}"


def pass_label(*, helps: bool) -> str:
    """Return a pass as somebody says it: ``Pass``, ``Pass with help``."""
    return Word.PASS_HELP() if helps else Word.BUBBLE_PASS()


def goal(rules: Rules, target: int) -> str:
    """Return how long a match lasts: ``First to 1000``, ``12 deals``; `target` is the current one."""
    if is_match(rules):
        return Word.FIRST_TO(target=points(target, rules))
    is_one = not plays_deals(rules) or rules.match.deals == 1
    return Word.ONE_DEAL() if is_one else Word.SO_MANY_DEALS(count=rules.match.deals)


def total(value: int, target: int, rules: Rules) -> str:
    """Return a ×10 total as it is written while this target is played to: what is left, where it is counted down."""
    return points(target - value if points_words.counts_down(rules) else value, rules)


def score_of(names: str, score: int, target: int, rules: Rules) -> str:
    """Return a score, with the target if there is one: ``Nora: 320 of 1000``."""
    if not is_match(rules):
        return Word.SCORE_ALONE(names=names, score=points(score, rules))
    phrase = Word.SCORE_LEFT if points_words.counts_down(rules) else Word.SCORE_OF
    return phrase(names=names, score=total(score, target, rules), target=points(target, rules))


def about_points(cost: float, rules: Rules) -> str:
    """Return an average of ×10 points with its unit, rounded to what the rules count in, but never to nothing."""
    unit = written_unit(rules)
    return points_named(max(1, round(cost / unit)) * unit, rules)


def points_named(value: int, rules: Rules) -> str:
    """Return ×10 points with their unit: ``20 points``, ``1 point``."""
    return with_unit(points(value, rules))


def with_unit(amount: str) -> str:
    """Return points that are already text, with their unit."""
    return Word.POINT() if amount == "1" else Word.POINTS(amount=amount)


def signed(value: int, rules: Rules) -> str:
    """Return ×10 points as a change to a score: ``+365``, ``−260``, ``0``."""
    return f"+{points(value, rules)}" if value > 0 else points(value, rules)


def signed_count(value: int) -> str:
    """Return a number that isn't in points, with its sign: ``+4``, ``−2``, ``0``."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def worth(melds: Sequence[Meld], rules: Rules) -> str:
    """Return the total points of melds, or that they win the game."""
    if wins_game(melds):
        return Word.WINS_GAME()
    return points(points_of(melds), rules)


def any_of(items: Sequence[str]) -> str:
    """Return alternatives: ``A, Q or 9``."""
    return _joined(items, Word.OR)


def all_of(items: Sequence[str]) -> str:
    """Return a list: ``Anna, Ben and Clara``."""
    return _joined(items, Word.AND)


def listed(items: Iterable[str]) -> str:
    """Return items separated by commas alone."""
    return Word.COMMA().join(items)


def _joined(items: Sequence[str], last_pair: Word) -> str:
    if len(items) < 2:
        return "".join(items)
    return last_pair(first=listed(items[:-1]), last=items[-1])


# ---- people ----------------------------------------------------------------------------------------------------------


def shown_name(name: str) -> str:
    """Return a player's name as shown in the window: a player without a name is "You"."""
    return Word.YOU() if name == UNNAMED else name


def plain(label: str) -> str:
    """Return the label of a menu item without its mnemonic mark and ellipsis."""
    return label.replace("&", "").rstrip("…").rstrip()


def literal(words: str) -> str:
    """Return a text for a menu, or a label that belongs to a field, where a single & would underline a letter."""
    return words.replace("&", "&&")


def shown_names(people: Sequence[SeatSetup]) -> tuple[str, ...]:
    """Return the names of people at a table as shown in the window.

    "You" means nobody in particular once several people play, so people without a name get a number.
    """
    names = [setup.name for setup in people]
    if len(humans(people)) < 2:
        return tuple(shown_name(name) for name in names)
    return tuple(Word.PLAYER(number=at) if name == UNNAMED else name for at, name in enumerate(names, 1))


def given_name(shown: str) -> str:
    """Return the stored name of a player with this name in the window."""
    return UNNAMED if shown == Word.YOU() else shown


def plate_name(seat: Seat, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the name on a plate, marked for the viewer."""
    is_marked = seat == viewer and names[seat] != Word.YOU()
    return Word.YOU_NAMED(name=names[seat]) if is_marked else names[seat]


def seat_names(seated: Sequence[Person], people: Sequence[str]) -> tuple[str, ...]:
    """Return the names by seat, given the names of everybody at the table."""
    return tuple(people[person] for person in seated) or tuple(people)


def you_first(names: Iterable[str]) -> list[str]:
    """Return names in the order used everywhere: by seat, but the player at the screen first."""
    return sorted(names, key=lambda name: name != Word.YOU())


def together(names: Iterable[str]) -> str:
    """Return several people as part of a sentence, the player at the screen first: ``You and Clara``."""
    return all_of(you_first(names))


def led_by(names: Sequence[str]) -> str:
    """Return several people, their leader first and the player at the screen otherwise last: ``Sam and you``."""
    others = [name for name in names if name != Word.YOU()]
    if len(others) == len(names) or names[0] == Word.YOU():
        return all_of(names)
    return Word.AND_YOU(names=listed(others))


def side_title(side: Side, rules: Rules, names: Sequence[str]) -> str:
    """Return the players of a side as part of a sentence: ``Anna and Clara``."""
    return together([names[seat] for seat in seats_of(rules, side)])


def account_labels(account: Account, observation: MatchStanding, people: Sequence[str]) -> tuple[str, str, str]:
    """Return shorter and shorter labels for the players who share a total.

    With two sides they are ``Anna, Clara`` and ``Us``, or ``Anna & C.`` while nobody's cards are shown; more sides are
    easier to tell apart as ``Anna & Clara``, ``Anna & C.`` and ``Anna``.
    """
    names = account_names(account, observation.rules, people)
    short = account_short(account, observation, people)
    initials = _AND_SIGN.join([names[0], *(f"{name[:1]}." for name in names[1:])])
    if len(observation.totals) > 2:
        return _AND_SIGN.join(names), initials, short
    return listed(names), initials if observation.viewer is None else short, short


def account_names(account: Account, rules: Rules, people: Sequence[str]) -> list[str]:
    """Return the names of the players who share a total, in the order used everywhere."""
    return you_first(people[person] for person in people_of(rules, account))


def account_title(account: Account, rules: Rules, people: Sequence[str]) -> str:
    """Return the players who share a total as part of a sentence: ``Anna and Clara``."""
    return all_of(account_names(account, rules, people))


def winners(observation: Observation, people: Sequence[str]) -> list[str]:
    """Return the names of the winners of the match, the player at the screen first."""
    rules = observation.rules
    return you_first(people[person] for account in observation.winners for person in people_of(rules, account))


def account_short(account: Account, observation: MatchStanding, people: Sequence[str]) -> str:
    """Return the shortest label of a total: ``Us`` or ``Them`` with two sides, otherwise ``You`` or the first name."""
    is_own = account == own_account(observation)
    sharing = account_names(account, observation.rules, people)
    if len(sharing) > 1 and len(sharing) * 2 == observation.players and observation.viewer is not None:
        return Word.US() if is_own else Word.THEM()
    return Word.YOU() if is_own else sharing[0]


# ---- melds -----------------------------------------------------------------------------------------------------------


def meld_name(meld: Meld, rules: Rules) -> str:
    """Return the name of a meld as part of a sentence: ``double run in hearts``, ``kings around``."""
    suit = {"suit": suit_name(SUIT_OF[meld.cards[0]])} if meld.kind in _NAMED_IN_SUIT else {}
    if meld.copies == 2 and meld.kind in _BINOKEL_DOUBLES and speaks_binokel(rules):
        return _BINOKEL_DOUBLES[meld.kind](**suit)
    single = _names_of(rules)[meld.kind](**suit)
    if _has_multiple_name(meld):
        return _MULTIPLES[meld.copies](meld=single)
    return _times(single, meld.copies)


def _names_of(rules: Rules) -> Mapping[MeldKind, Word]:
    return _OWN_NAMES.get(rules.melds.table, _MELD_NAMES)


def _short_names_of(rules: Rules) -> Mapping[MeldKind, Word]:
    return _OWN_SHORT_NAMES.get(rules.melds.table, _SHORT_NAMES)


def roundhouse_title(rules: Rules) -> str:
    """Return what a marriage in every suit is called, as a label."""
    return (Word.BINOKEL_ROUNDHOUSE if speaks_binokel(rules) else Word.ROUNDHOUSE)()


def _has_multiple_name(meld: Meld) -> bool:
    """Return whether a meld is called double or triple, as players do if it is worth more than its parts."""
    return meld.copies in _MULTIPLES and meld.kind in _DOUBLED


def _times(name: str, copies: int) -> str:
    return name if copies == 1 else Word.TIMES(meld=name, copies=copies)


def meld_title(meld: Meld, rules: Rules) -> str:
    """Return the name of a meld as a label: ``Kings around``."""
    return capitalized(meld_name(meld, rules))


def rare_meld_title(rare: RareMeld, rules: Rules) -> str:
    """Return the name of a rare meld as a label: ``Double pinochle``, ``Roundhouse``."""
    return roundhouse_title(rules) if rare.is_roundhouse else meld_title(rare.melds[0], rules)


def laid_by(name: str, rare: RareMeld, laid: Sequence[Meld], rules: Rules) -> str:
    """Return who lays a rare meld, and if other melds come with it, what all of them are worth."""
    is_own, amount = name == Word.YOU(), worth(laid, rules)
    if amount == worth(rare.melds, rules):
        return Word.LAID_BY_YOU() if is_own else Word.LAID_BY(name=name)
    return Word.LAID_BY_YOU_IN_ALL(amount=amount) if is_own else Word.LAID_BY_IN_ALL(name=name, amount=amount)


def meld_with_suit(meld: Meld, rules: Rules) -> str:
    """Return the name of a meld, including the suit where it has one, for use where its cards aren't visible."""
    if meld.kind in {*_OF_ANY_SUIT, "royal_marriage", "royal_in_run"}:
        return Word.MELD_IN(meld=meld_name(meld, rules), suit=suit_name(SUIT_OF[meld.cards[0]]))
    return meld_name(meld, rules)


def melds_title(melds: Sequence[Meld], rules: Rules) -> str:
    """Return the names of several melds as one label: ``Run, pinochle and marriage ×3``."""
    return capitalized(melds_named(melds, rules))


def melds_named(melds: Sequence[Meld], rules: Rules) -> str:
    """Return the names of several melds as part of a sentence: ``run, pinochle and marriage ×3``."""
    if len(melds) == 1:
        return meld_name(melds[0], rules)
    return all_of(_with_counts(_name_and_count(meld, rules) for meld in melds))


def melds_titles(melds: Sequence[Meld], rules: Rules, *, suits: bool = False) -> tuple[str, ...]:
    """Return labels of several melds, each shorter than the one before: ``Run, aces ×2``, ``Run and 1 more``.

    With `suits`, melds that exist in every suit are distinguished by their suits.
    """
    if len(melds) == 1:
        return (capitalized((meld_with_suit if suits else meld_name)(melds[0], rules)),)
    short = _short_names(melds, rules, suits=suits)
    fewer = (
        Word.AND_MORE(melds=listed(short[:count]), count=len(short) - count) for count in range(len(short) - 1, 0, -1)
    )
    return tuple(map(capitalized, (_whole_name(melds, rules, suits=suits), listed(short), *fewer)))


def titles_without(left_out: Sequence[Meld], rules: Rules) -> tuple[str, ...]:
    """Return labels of all melds of a hand but a few, the shorter one last: ``Without queens around``."""
    names = (_whole_name(left_out, rules, suits=True), listed(_short_names(left_out, rules, suits=True)))
    return tuple(Word.WITHOUT(melds=name) for name in names)


def _whole_name(melds: Sequence[Meld], rules: Rules, *, suits: bool) -> str:
    return all_of(_with_counts(_in_suit(meld, _name_and_count(meld, rules), suits=suits) for meld in melds))


def _short_names(melds: Sequence[Meld], rules: Rules, *, suits: bool) -> list[str]:
    short, names = _short_names_of(rules), _names_of(rules)
    short_named = (((short.get(meld.kind, names[meld.kind])(), meld.copies), meld) for meld in melds)
    return _with_counts(
        _in_suit(meld, name_and_count, suits=suits, of_suit={*_OF_ANY_SUIT, "plain_run"})
        for name_and_count, meld in short_named
    )


def _in_suit(
    meld: Meld, name_and_count: tuple[str, int], *, suits: bool, of_suit: AbstractSet[str] = _OF_ANY_SUIT
) -> tuple[str, int]:
    """Return a name and its count, with the suit if `suits` asks for it and the name alone doesn't tell."""
    if not suits or meld.kind not in of_suit:
        return name_and_count
    return Word.MELD_IN(meld=name_and_count[0], suit=suit_name(SUIT_OF[meld.cards[0]])), name_and_count[1]


def _name_and_count(meld: Meld, rules: Rules) -> tuple[str, int]:
    """Return a meld's name for a list of melds, and how many times it counts there."""
    if meld.kind == "run" and meld.copies == 1:
        return _short_names_of(rules)["run"](), 1
    return (
        (meld_name(meld, rules), 1)
        if _has_multiple_name(meld) or meld.kind == "plain_run"
        else (_names_of(rules)[meld.kind](), meld.copies)
    )


def _with_counts(names: Iterable[tuple[str, int]]) -> list[str]:
    """Return names with their counts, with equal names combined."""
    counts: dict[str, int] = {}
    for name, copies in names:
        counts[name] = counts.get(name, 0) + copies
    return [_times(name, copies) for name, copies in counts.items()]


# ---- refusals --------------------------------------------------------------------------------------------------------


def rejection(refused: Rejection, rules: Rules) -> str:
    """Return why an action was refused, with cards as symbols and amounts on the scale of the rules."""
    template = translated("Reason", refused.reason.value, refused.reason.name)
    return template.format(
        card=card(refused.card) if refused.card is not None else "",
        better=card(refused.better) if refused.better is not None else "",
        suit=suit_name(refused.suit) if refused.suit is not None else "",
        amount=points(refused.amount, rules) if refused.amount is not None else "",
        count=refused.count if refused.count is not None else "",
    )


def refused_suits(reason: Refusal, suits: Sequence[Suit]) -> str:
    """Return why none of these suits may be named."""
    return translated("Reason", reason.value, reason.name).format(suit=any_of([suit_name(suit) for suit in suits]))
