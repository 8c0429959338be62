"""Bidding agreements: what the bids of a side show, as data.

An agreement is a list of sayings, each of which ties a situation in the auction to what a bid in it shows. Computer
players bid by it and interpret bids with it, panels and speech bubbles display it, and its page is generated from it. A
side that has agreed on nothing bids by the custom that the rules name, if they name one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.calls import still_bidding
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import has_bid_meanings, has_standard_auction, people_rest
from pinochle_qt.engine.melds import entry_value
from pinochle_qt.engine.prompts import MOON_BID, bids_over
from pinochle_qt.engine.sayings import Agreement, Saying

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from collections.abc import Set as AbstractSet

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed, Shows, Situation
    from pinochle_qt.engine.seats import Seat


class BidMeaning(Struct, frozen=True):
    """What a bid has shown."""

    shows: Shows
    least: int = 0
    """The smallest meld shown, in points, or the smallest number of aces or of cards of a suit."""
    below: int | None = None
    """The upper limit of what is usually shown, itself excluded; None if there is no limit."""

    @property
    def wants_trump(self) -> bool:
        """Whether it shows what counts only if the bidder names trump."""
        return self.shows in {"run", "suit"}


PLAIN: Final = Agreement("plain")
"""A bid shows that the hand is worth it, and nothing else."""
CUSTOM: Final = Agreement(
    "custom",
    (Saying("over_opening", 0, "aces_around"), Saying("raise", 1, "meld", 100, goes_on=True)),
    is_custom=True,
)
"""The meaning of the rules' option *Bidding convention* (catalogue, item 77)."""
HELP_AND_STEPS: Final = Agreement(
    "help_and_steps",
    (
        Saying("after_partner", 3, "meld", 80, goes_on=True),
        Saying("after_partner", 2, "meld", 60, 80),
        Saying("after_partner", 1, "meld", 40, 60),
    ),
)
"""For a single deck: a jump after a bid by the partner shows meld, 40 with the first step above the minimum and 20 more
with each further one. Without a bid by the partner a jump shows nothing: in an opening, showing meld was worth less
than the higher bid cost."""
MELD_BIDS: Final = Agreement(
    "meld_bids",
    (
        Saying("opening", 1, "aces_around", goes_on=True),
        Saying("raise", 4, "meld", 500, goes_on=True),
        Saying("raise", 3, "meld", 400, 500),
        Saying("raise", 2, "meld", 300, 400),
        Saying("raise", 1, "meld", 200, 300),
        Saying("raise", 0, "asks"),
    ),
)
"""For a double deck: ten more than the previous bid asks for meld, a raise of 20 shows meld of 200, and so on. Aces
around are shown by the opening, as no other bid is left for them."""
CHOICES: Final = (PLAIN, HELP_AND_STEPS, MELD_BIDS)
"""The agreements that sides can choose from."""
_BY_NAME: Final = {each.name: each for each in CHOICES}
_FEW_COPIES: Final = 3
"""The number of copies of each card up to which meld is counted in tens; with more copies it is counted in hundreds."""
_FITS: Final[dict[str, Callable[[Rules], bool]]] = {
    HELP_AND_STEPS.name: lambda rules: rules.deck.copies <= _FEW_COPIES,
    MELD_BIDS.name: lambda rules: rules.deck.copies > _FEW_COPIES,
}


def bids_can_show(rules: Rules) -> bool:
    """Return whether a side can agree on what its bids show in a game."""
    return (
        has_standard_auction(rules)
        and has_bid_meanings(rules)
        and rules.auction.jump_bids
        and rules.table.teams == "partners_opposite"
        and not people_rest(rules)
    )


def choices_for(rules: Rules) -> tuple[Agreement, ...]:
    """Return the agreements that ship and a side can choose in a game: only the plain one if bids can show nothing."""
    can_show = bids_can_show(rules)
    return tuple(each for each in CHOICES if each is PLAIN or (can_show and _FITS[each.name](rules)))


def agreement_of(seen: Observation, seat: Seat) -> Agreement:
    """Return the agreement of a seat's side; one that is unknown or does not fit the game counts as none."""
    rules = seen.rules
    if seen.agreements:
        (fit,) = _fitting((seen.agreements[side_of(rules, seat)],), rules)
        chosen = named(fit)
        if chosen is not PLAIN:
            return chosen
    return custom_of(rules)


def named(agreed: Agreed) -> Agreement:
    """Return an agreement by its name, if that is how it is given; an unknown name counts as the plain one."""
    return agreed if isinstance(agreed, Agreement) else _BY_NAME.get(agreed, PLAIN)


def custom_of(rules: Rules) -> Agreement:
    """Return the agreement that the rules alone imply when nobody has agreed on anything."""
    has_partner = rules.table.teams not in {"individual", "called_partner"}
    is_custom = rules.auction.convention == "meld_bidding" and has_standard_auction(rules) and has_bid_meanings(rules)
    return CUSTOM if is_custom and has_partner else PLAIN


def meaning_of_bid(
    agreement: Agreement, before: Sequence[int], amount: int, rules: Rules, *, supports: bool = False
) -> BidMeaning | None:
    """Return what a bid over these earlier ones shows, if anything; `supports` if a partner has bid."""
    if not agreement.sayings:
        return None
    saying = said_with(agreement, _situations(before, rules, supports=supports), _steps(before, amount, rules))
    return None if saying is None else meaning_of(saying)


def said_with(agreement: Agreement, situations: AbstractSet[Situation], steps: int) -> Saying | None:
    """Return what applies to a bid so many steps above the lowest one, where all of these situations are given."""
    for saying in agreement.sayings:
        is_meant = steps == saying.steps or (saying.goes_on and steps > saying.steps)
        if is_meant and saying.on in situations:
            return saying
    return None


def meaning_of(saying: Saying) -> BidMeaning | None:
    """Return what a saying shows, if anything."""
    return None if saying.shows == "nothing" else BidMeaning(saying.shows, saying.least, saying.below)


def bids_with_meaning(seen: Observation, seat: Seat, amounts: Sequence[int]) -> list[tuple[int, BidMeaning]]:
    """Return the lowest of the next amounts for everything that can be shown now, the most important first."""
    agreement = agreement_of(seen, seat)
    before, supports = _bids_before(seen, len(seen.calls), seat)
    situations = _situations(before, seen.rules, supports=supports)
    lowest: dict[Saying, int] = {}
    for amount in amounts[: agreement.most_steps + 1]:
        saying = said_with(agreement, situations, _steps(before, amount, seen.rules))
        if saying is not None:
            lowest.setdefault(saying, amount)
    found = ((lowest[each], meaning_of(each)) for each in agreement.sayings if each in lowest)
    return [(amount, meaning) for amount, meaning in found if meaning is not None]


def meaning_in_call(seen: Observation, at: int) -> BidMeaning | None:
    """Return what a call of the auction has shown a partner who could still bid, if anything."""
    call = seen.calls[at]
    if call.amount in {None, MOON_BID} or not listens(seen, call.seat, at):
        return None
    before, supports = _bids_before(seen, at, call.seat)
    return meaning_of_bid(agreement_of(seen, call.seat), before, call.amount, seen.rules, supports=supports)


def heard_from(seen: Observation, seat: Seat) -> list[BidMeaning]:
    """Return what the bids of a seat have shown."""
    if not agreement_of(seen, seat).sayings:
        return []
    signals = (meaning_in_call(seen, at) for at, call in enumerate(seen.calls) if call.seat == seat)
    return [each for each in signals if each is not None]


def meld_shown(meanings: Sequence[BidMeaning], rules: Rules) -> int:
    """Return the meld to expect after these bids, in points; 0 if they showed none."""
    return max([0, *(_expected(each, rules) for each in meanings)])


def listens(seen: Observation, seat: Seat, calls: int | None = None) -> bool:
    """Return whether a partner of a seat can still bid after this many calls, or all of them; no one else listens."""
    others = set(still_bidding(seen.rules, seen.calls[:calls])) - {seat}
    return any(side_of(seen.rules, other) == side_of(seen.rules, seat) for other in others)


def _expected(signal: BidMeaning, rules: Rules) -> int:
    if signal.shows == "aces_around":
        return entry_value("aces", 1, rules)
    if signal.shows != "meld":
        return 0
    return signal.least if signal.below is None else (signal.least + signal.below) // 2


def _steps(before: Sequence[int], amount: int, rules: Rules) -> int:
    """Return the number of steps by which a bid exceeds the lowest possible one."""
    bids = bids_over(rules.auction, before[-1] if before else None)
    steps, bid = 0, bids.minimum
    while bid < min(amount, bids.maximum):
        steps, bid = steps + 1, bids.at_least(bid + 1)
    return steps


def _bids_before(seen: Observation, at: int, seat: Seat) -> tuple[list[int], bool]:
    """Return the bids before a call, and whether any of them was made by a partner of a seat."""
    bids = [(call.seat, call.amount) for call in seen.calls[:at] if call.amount is not None]
    side = side_of(seen.rules, seat)
    return [amount for _, amount in bids], any(
        other != seat and side_of(seen.rules, other) == side for other, _ in bids
    )


def _situations(before: Sequence[int], rules: Rules, *, supports: bool) -> set[Situation]:
    if not before:
        return {"opening"}
    found: set[Situation] = {"raise", "after_partner" if supports else "after_opponents"}
    if len(before) == 1 and before[0] == bids_over(rules.auction, None).minimum:
        found.add("over_opening")
    return found


def fitting(chosen: Sequence[Agreed], rules: Rules) -> tuple[Agreed, ...]:
    """Return the sides' choices as far as they can be used in this game; empty if no side has an agreement."""
    fit = _fitting(chosen, rules)
    return fit if len(fit) == side_count(rules) and set(fit) != {PLAIN.name} else ()


def _fitting(chosen: Sequence[Agreed], rules: Rules) -> tuple[Agreed, ...]:
    names, can_show = {each.name for each in choices_for(rules)}, bids_can_show(rules)
    return tuple(
        each if (can_show if isinstance(each, Agreement) else each in names) else PLAIN.name for each in chosen
    )
