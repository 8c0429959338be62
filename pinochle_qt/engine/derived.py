"""Facts that follow from the rules and are needed in many places."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import gcd
from typing import TYPE_CHECKING, Literal

from pinochle_qt.engine import seats
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, build_pack, dix_of
from pinochle_qt.engine.features import (
    halves_giving_up,
    is_draft,
    is_match,
    is_stock_game,
    pays_by_bid,
    people_rest,
    shares_widow,
)
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.table import DeckRules
    from pinochle_qt.engine.seats import Seat, Side


def pack(rules: Rules) -> tuple[Card, ...]:
    """Return every card of the pack in ascending order.

    Raises:
        ValueError: if more nines are removed than the pack has.
    """
    return _pack(rules.deck)


@lru_cache(maxsize=64)
def _pack(deck: DeckRules) -> tuple[Card, ...]:
    return build_pack(deck.copies, deck.ranks, deck.extra_nines)


def stock_size(rules: Rules) -> int:
    """Return the number of cards in the stock after the deal, including the upcard; in a draft, the whole pack."""
    if is_draft(rules):
        return len(pack(rules))
    if not is_stock_game(rules):
        return 0
    return len(pack(rules)) - rules.table.players * rules.deal.hand_size


def last_meld_trick(rules: Rules) -> int:
    """Return the number of the trick whose winner is the last to meld in a stock game; 0 in other games."""
    tricks = stock_size(rules) // rules.table.players if is_stock_game(rules) else 0
    return tricks if rules.melds.after_last_stock_trick else max(0, tricks - 1)


def turned_dix_points(rules: Rules, turned: Card | None) -> int:
    """Return what the dealer of a stock game scores for this turned card: a bonus if it is a dix."""
    is_dix = turned is not None and turned == dix_of(SUIT_OF[turned], rules.deck.ranks)
    return rules.melds.turned_dix_bonus if is_dix else 0


def side_count(rules: Rules) -> int:
    """Return the number of sides that keep a score."""
    match rules.table.teams:
        case "individual" | "called_partner":
            return rules.table.players
        case "partners_opposite" | "two_teams_alternating":
            return 2
        case "pairs_opposite":
            return rules.table.players // 2


def side_of(rules: Rules, seat: Seat) -> Side:
    """Return the side that a seat scores for."""
    return seat % side_count(rules)


def seats_of(rules: Rules, side: Side) -> tuple[Seat, ...]:
    """Return the seats that score for a side, clockwise from the lowest."""
    return tuple(range(side, rules.table.players, side_count(rules)))


def points_to_save(rules: Rules) -> int:
    """Return the points in tricks that save a party's meld; 0 if it need not be saved, 1 if any points or trick do."""
    return {"none": 0, "min_points": rules.scoring.save_min_points or 0}.get(rules.scoring.save_meld, 1)


def partner_of(rules: Rules, seat: Seat) -> Seat | None:
    """Return the seat's partner if the seating gives it exactly one, otherwise None."""
    others = [other for other in seats_of(rules, side_of(rules, seat)) if other != seat]
    return others[0] if len(others) == 1 else None


def first_bidder(rules: Rules, dealer: Seat) -> Seat:
    """Return who bids first: the player left of the dealer, or the dealer (catalogue, option `first_bidder`)."""
    return dealer if rules.auction.first_bidder == "dealer" else seats.left_of(dealer, rules.table.players)


def meld_order(rules: Rules, dealer: Seat, declarer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that meld before play, in the order in which they do it (catalogue, option `show_order`)."""
    players = rules.table.players
    if pays_by_bid(rules) and declarer is not None:
        return (declarer,)
    if rules.melds.show_order == "bidder_first" and declarer is not None:
        return seats.clockwise_from(declarer, players)
    return seats.clockwise_from(seats.left_of(dealer, players), players)


def buried_count_for(rules: Rules, declarer: Seat) -> Side | None:
    """Return the side that is credited with the cards the declarer buried, or None if no side is."""
    side = side_of(rules, declarer)
    return {"bidder_side": side, "opponents": 1 - side}.get(rules.widow.points_to)


def announced_of(rules: Rules, buried: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return those of the buried cards that the declarer has to name (catalogue, item 94)."""
    which = rules.widow.announced
    return tuple(
        face
        for face in buried
        if which != "none" and (SUIT_OF[face] == trump or (which == "trumps_and_aces" and RANK_OF[face] is Rank.ACE))
    )


def discards_count_for(rules: Rules, seat: Seat, declarer: Seat | None) -> Side:
    """Return the side that is credited with the cards a seat discarded in a draft."""
    is_given = rules.scoring.draft_discards_to == "all_to_non_bidder" and seat == declarer
    return side_of(rules, 1 - seat if is_given else seat)


@lru_cache(maxsize=64)
def total_card_points(rules: Rules) -> int:
    """Return the ×10 points of all cards and tricks of a deal (catalogue, 0.3 and 1.26)."""
    worth = card_points(rules)
    return sum(worth[face] for face in pack(rules)) + sum(trick_bonuses(rules))


def trick_bonus(rules: Rules, to_come: int) -> int:
    """Return the ×10 points that a trick is worth besides its cards; `to_come` tricks are played after it."""
    counts_with_stock = is_stock_game(rules) and rules.scoring.last_trick_of == "stock"
    return rules.scoring.last_trick if to_come == (rules.deal.hand_size if counts_with_stock else 0) else 0


def trick_bonuses(rules: Rules) -> tuple[int, ...]:
    """Return `trick_bonus` of every trick of a deal, by the number of tricks to come, so the last trick's is first."""
    return tuple([trick_bonus(rules, to_come) for to_come in range(trick_count(rules))])


def trick_worth(rules: Rules, cards: Iterable[Card], to_come: int) -> int:
    """Return the ×10 points that a trick is worth; `to_come` tricks are played after it."""
    worth = card_points(rules)
    return sum([worth[face] for face in cards]) + trick_bonus(rules, to_come)


def surplus(cards: Iterable[Card], rules: Rules) -> tuple[Card, int, int] | None:
    """Return a card that is there more often than in the pack, how often it is there and in the pack; None without."""
    available = Counter(pack(rules))
    counts = ((face, count, available[face]) for face, count in Counter(cards).items())
    return next((each for each in counts if each[1] > each[2]), None)


def points_step(rules: Rules) -> int:
    """Return the highest number of which the points of all tricks are multiples; 0 if nothing counts."""
    worth = card_points(rules)
    return gcd(*(worth[face] for face in set(pack(rules))), *trick_bonuses(rules))


def points_of_giving_up(rules: Rules, bid: int) -> int:
    """Return what a declarer loses who gives up this bid before the first lead: half of it is rounded up to tens."""
    return min(bid, -(-bid // 20) * 10) if halves_giving_up(rules) else bid


def moon_reward(rules: Rules) -> int:
    """Return the ×10 points for shooting the moon and taking every trick; 0 if that only wins the match (item 69)."""
    moon = rules.match.shoot_the_moon
    if isinstance(moon, int):
        return moon
    return {"1000_and_game": 1000, "1000": 1000, "250": 250, "target": rules.match.target}.get(moon, 0)


def mercy(rules: Rules, totals: Sequence[float], target: int) -> Literal["minus", "lead"] | None:
    """Return why a match ends before anybody has reached the target, if it does (catalogue, item 91)."""
    if not is_match(rules):
        return None
    if rules.match.mercy_minus and min(totals) <= -target:
        return "minus"
    lead = rules.match.mercy_lead
    second, first = sorted(totals)[-2:]
    return "lead" if lead is not None and first - second >= lead else None


def least_meld_on_board(rules: Rules, bid: int) -> int:
    """Return the least meld (×10) with which the party of a contract may play for its bid."""
    gap, least = rules.scoring.on_board_gap, rules.scoring.min_meld_to_play
    return least if gap is None else max(least, bid - gap)


def is_off_board(rules: Rules, bid: int, meld: int) -> bool:
    """Return whether a contract is lost without play because its party has melded too little for it."""
    return meld < least_meld_on_board(rules, bid)


def trick_count(rules: Rules) -> int:
    """Return the number of tricks in a deal that is played to the end."""
    players, hand_size = rules.table.players, rules.deal.hand_size
    if is_draft(rules):
        return hand_size
    if is_stock_game(rules):
        return hand_size + stock_size(rules) // players
    return hand_size + shares_widow(rules)


def people_count(rules: Rules) -> int:
    """Return how many people the table needs: one more than there are hands if somebody sits out.

    With `rotate` this is a minimum; more may join.
    """
    return rules.table.players + people_rest(rules)
