"""The short lines on the plates and in the strip, based on what the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.actions import Concede, Pass, ThrowIn
from pinochle_qt.engine.calls import high_call
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_auction, has_summed_auction, is_stock_game, people_rest
from pinochle_qt.engine.people import account_of
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.phrases import capitalized
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import (
    contract_standing,
    moon_lost_at,
    next_dealer,
    outcome_standing,
    own_side,
    side_standings,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.tricks import TrickPosition
    from pinochle_qt.words.standing import ContractStanding

MOST_ALTERNATIVES: Final = 4
"""The most cards listed on the plate; the raised cards show all of them anyway."""

_PLAIN_TURNS: Final = {
    kind: Word[f"TURN_{kind}".upper()]
    for kind in ("deal", "misdeal", "draft", "distribute", "trump", "call", "show", "meld", "decide")
}

_FIRST: Final = frozenset({"misdeal", "draft", "distribute", "trump", "call", "decide"})
"""What has to be answered before any card can be used."""


class PlateCount(Struct, frozen=True):
    """The number on the right of a plate and the unit below it."""

    number: str
    unit: str


# ---- own turn ------------------------------------------------------------------------------------------------------


def first_line(prompt: Prompt) -> str:
    """Return what has to be answered before any card can be used; empty if the prompt asks for cards."""
    if prompt.kind == "bid":
        if prompt.bids is None:
            return Word.FIRST_MUST_PASS()
        return Word.FIRST_BID() if _may_pass(prompt) else Word.FIRST_MUST_BID()
    return Word[f"FIRST_{prompt.kind}".upper()]() if prompt.kind in _FIRST else ""


def _may_pass(prompt: Prompt) -> bool:
    return any(isinstance(each, Pass) for each in prompt.choices)


def turn_line(prompt: Prompt, names: Sequence[str], *, is_brief: bool = False) -> str:
    """Return what the player must do now, as the second line of that player's plate.

    A brief line doesn't list the cards; those that can be played are raised anyway.
    """
    if prompt.kind == "bid":
        if prompt.bids is None:
            return Word.TURN_MUST_PASS()
        return Word.TURN_BID() if _may_pass(prompt) else Word.TURN_MUST_BID()
    if prompt.kind == "give" and prompt.pick is not None and prompt.receiver is not None:
        return Word.TURN_GIVE(cards=text.cards_named(prompt.pick.size), name=names[prompt.receiver])
    if prompt.kind == "show" and not prompt.best:
        return Word.TURN_SHOW_NOTHING()
    if prompt.kind == "bury" and prompt.pick is not None:
        return Word.TURN_BURY(cards=text.cards_named(prompt.pick.size))
    if prompt.kind == "decide" and any(isinstance(each, Concede) for each in prompt.choices):
        return Word.TURN_CONCEDE()
    if prompt.kind == "decide" and not any(isinstance(each, ThrowIn) for each in prompt.choices):
        return Word.TURN_MOON() if len(prompt.choices) > 1 else Word.PLAY_ON()
    if prompt.kind == "play" and prompt.position is not None:
        return _play_line(prompt, prompt.position, 0 if is_brief else MOST_ALTERNATIVES)
    return _PLAIN_TURNS.get(prompt.kind, Word.TURN_FREE)()


def _play_line(prompt: Prompt, position: TrickPosition, max_listed: int) -> str:
    if not position.strict:
        if prompt.table is not None and prompt.table.cards_on_table:
            return Word.TURN_STOCK() if max_listed else Word.TURN_STOCK_SHORT()
        return Word.TURN_FREE() if position.trick else Word.TURN_LEAD()
    if not position.trick:
        return Word.TURN_LEAD_TRUMP() if position.must_lead_trump else Word.TURN_LEAD()
    strength = position.rank_order_strength
    legal = sorted(prompt.cards, key=lambda face: -strength[face])
    led, suits = SUIT_OF[position.trick[0]], {SUIT_OF[face] for face in legal}
    if len(suits) != 1 or not suits <= {led, position.trump}:
        has_led = any(SUIT_OF[face] == led for face in position.hand)
        return Word.TURN_FREE() if has_led or not max_listed else Word.TURN_NONE_LEFT(suit=text.suit_name(led))
    suit = suits.pop()
    listed = text.ranks(legal) if len(legal) <= max_listed else ""
    is_whole_suit = set(legal) == {face for face in position.hand if SUIT_OF[face] == suit}
    top = text.card(position.trick[trick_winner(position.trick, position.trump, strength)])
    if suit == led:
        if listed and not is_whole_suit:
            return Word.TURN_BEAT(card=top, cards=listed)
        name = text.suit_name(suit)
        return Word.TURN_FOLLOW(suit=name, cards=listed) if listed else Word.TURN_ANY_OF(suit=name)
    if not listed:
        return Word.TURN_ANY_TRUMP()
    return Word.TURN_TRUMP_IN(cards=listed) if is_whole_suit else Word.TURN_OVERTRUMP(card=top, cards=listed)


# ---- plates ----------------------------------------------------------------------------------------------------------


def plate_line(seat: Seat, observation: Observation, names: Sequence[str]) -> str:
    """Return the last action or the role of a seat whose turn it isn't, as the second line of its plate."""
    if not observation.running:
        return _line_between_deals(seat, observation)
    contract = observation.contract
    if observation.tricks or observation.trick:
        return _played_line(seat, observation, names)
    if observation.shown and observation.shown[seat] is not None:
        return Word.MELD_SHOWN() if observation.shown[seat] else Word.NO_MELD_SHOWN()
    gifts = [gift for gift in observation.gifts if gift.giver == seat]
    if gifts:
        return Word.GAVE(cards=text.cards_named(gifts[-1].count))
    if contract is not None and contract.declarer == seat:
        if contract.bid == MOON_BID:
            return Word.PLAYS_MOON()
        return Word.PLAYS_FOR(amount=text.bid(contract.bid, None, observation.rules))
    return _call_line(seat, observation)


def awaits_next_deal(observation: Observation) -> bool:
    """Return whether a deal is over and the player at the screen must start the next one, or another match."""
    return not observation.running and bool(observation.results)


def _line_between_deals(seat: Seat, observation: Observation) -> str:
    """Return how a seat's contract went, or its role between deals: next dealer, partner, opponent or winner.

    For the viewer, it is what can be started next.
    """
    if not awaits_next_deal(observation):
        return ""
    if observation.winners:
        return Word.TURN_REMATCH() if seat == observation.viewer else won_line(seat, observation)
    outcome = outcome_standing(observation)
    if outcome is not None and seat == outcome.seats[0] and seat != observation.viewer:
        return outcome_line(outcome, observation.rules)
    if next_dealer(observation) == observation.seated[seat]:
        return Word.DEALS_NEXT()
    if seat == observation.viewer:
        return Word.TURN_DEAL()
    viewer, rules = observation.viewer, observation.rules
    if viewer is None or people_rest(rules):
        return ""  # where people sit out, partners change with every deal
    is_partner = side_of(rules, seat) == side_of(rules, viewer)
    return Word.PARTNER() if is_partner else Word.OPPONENT()


def won_line(seat: Seat, observation: Observation) -> str:
    """Return that a seat has won the match; empty if it has not."""
    has_won = account_of(observation.rules, observation.seated, seat) in observation.winners
    return Word.WON() if has_won else ""


def brief_plate_line(seat: Seat, observation: Observation, names: Sequence[str]) -> str:
    """Return what a plate too narrow for `plate_line` shows during play, such as a seat's card; otherwise nothing.

    A card's name that is cut off wouldn't say which card it is.
    """
    if not observation.running or not (observation.tricks or observation.trick):
        return ""
    players = observation.players
    if observation.trick:
        place = (seat - observation.leader) % players
        if place < len(observation.trick):
            return text.card(observation.trick[place])
        return Word.PLAY_AFTER_SHORT(name=names[(seat - 1) % players]) if seat == observation.viewer else ""
    last = observation.tricks[-1]
    return Word.TOOK_TRICK_SHORT() if last.winner == seat else text.card(last.cards[(seat - last.leader) % players])


def _played_line(seat: Seat, observation: Observation, names: Sequence[str]) -> str:
    players, leader = observation.players, observation.leader
    if observation.trick:
        place = (seat - leader) % players
        if place < len(observation.trick):
            phrase = Word.LED if place == 0 else Word.PLAYED
            return phrase(card=text.card(observation.trick[place]))
        return Word.PLAY_AFTER(name=names[(seat - 1) % players]) if seat == observation.viewer else ""
    last = observation.tricks[-1]
    if last.winner == seat:
        return Word.TOOK_TRICK()
    return Word.PLAYED(card=text.card(last.cards[(seat - last.leader) % players]))


def _call_line(seat: Seat, observation: Observation) -> str:
    calls = observation.calls
    own = [call for call in calls if call.seat == seat]
    if not own:
        return ""
    last = own[-1]
    if last.amount is None:
        return Word.CALLED_HELP() if last.help else Word.CALLED_PASS()
    if last == high_call(calls) and not has_summed_auction(observation.rules):
        return Word.HIGH_BIDDER()
    return Word.CALLED_BID(amount=text.bid(last.amount, last.suit, observation.rules))


def plate_count(seat: Seat, observation: Observation) -> PlateCount | None:
    """Return the number on a plate: meld while it is on the table, then tricks; None without either."""
    if not observation.running:
        return None
    stock = is_stock_game(observation.rules)
    if observation.tricks or (observation.has_melded and not observation.has_melds_on_table):
        won = observation.tricks_won(seat)
        return PlateCount(str(won), Word.UNIT_TRICK() if won == 1 else Word.UNIT_TRICKS())
    if not stock and observation.shown and observation.shown[seat]:
        return PlateCount(text.points(observation.meld_points(seat), observation.rules), Word.UNIT_MELD())
    return None


def plate_meld(seat: Seat, observation: Observation) -> str:
    """Return a seat's meld points before play, once the melds have been picked up; empty if there are none."""
    if not observation.running or observation.has_melds_on_table or not observation.shown:
        return ""
    is_over = bool(observation.tricks) or observation.has_melded
    worth = observation.meld_points(seat)
    return text.points(worth, observation.rules) if is_over and worth else ""


# ---- strip -----------------------------------------------------------------------------------------------------------


def strip_title(observation: Observation, *, is_brief: bool = False) -> str:
    """Return the first line on the left of the strip: the contract, or what is known about trump.

    With `is_brief`, it leaves out how a contract ended.
    """
    rules = observation.rules
    if observation.winners:
        return Word.MATCH_OVER()
    if not observation.running and observation.results:
        result = observation.results[-1]
        if isinstance(result.bid, int) and (result.is_made or result.is_failed):
            ended = Word.CONTRACT_MADE if result.is_made else Word.CONTRACT_SET
            return (Word.CONTRACT if is_brief else ended)(amount=text.points(result.bid, rules))
    contract = observation.contract
    if contract is not None and not contract.side_bids and contract.bid != MOON_BID:
        return Word.CONTRACT(amount=text.points(contract.bid, rules))
    return trump_title(observation) or (Word.NO_TRUMP_YET() if observation.running else Word.NO_DEAL_YET())


def trump_title(observation: Observation) -> str:
    """Return which suit is trump, or an empty string while there is none."""
    trump = observation.trump
    return "" if trump is None else Word.TRUMP_IS(suit=capitalized(text.suit_name(trump)))


def _other_sides(observation: Observation, names: Sequence[str]) -> str:
    """Return what the other sides have toward their own contracts."""
    rules = observation.rules
    return text.listed(
        Word.SCORE_OF(
            names=text.listed(names[seat] for seat in each.seats),
            score=text.points(each.got, rules),
            target=text.points(each.bid, rules),
        )
        for each in side_standings(observation)
        if each.side != own_side(observation)
    )


def strip_notes(observation: Observation, names: Sequence[str]) -> tuple[str, ...]:
    """Return the second line on the left of the strip in shorter and shorter forms."""
    if observation.moon is not None:
        return (moon_line(observation.moon, observation, names),)
    standing = contract_standing(observation)
    if standing is None:
        return _notes_without_contract(observation, names)
    everybody = text.led_by([names[seat] for seat in standing.seats])
    declarer = names[standing.seats[0]]
    if observation.trump is None:
        return everybody, declarer
    if observation.called:
        card = text.card(observation.called[-1])  # a trump, so it shows the suit as well
        brief = (Word.DECLARERS(names=players, suit=card) for players in (everybody, declarer))
        return Word.DECLARERS_CALLED(names=everybody, card=card), *brief
    name, sign = text.suit_name(observation.trump), text.SUIT_SYMBOLS[observation.trump]
    forms = ((everybody, name), (everybody, sign), (declarer, sign))
    return tuple(Word.DECLARERS(names=players, suit=suit) for players, suit in forms)


def moon_line(shooter: Seat, observation: Observation, names: Sequence[str]) -> str:
    """Return that somebody shoots the moon, has missed it, or after the deal, has shot it."""
    if moon_lost_at(observation):
        about, about_you = Word.MOON_MISSED, Word.MOON_MISSED_YOU
    elif awaits_next_deal(observation):
        about, about_you = Word.MOON_SHOT, Word.MOON_SHOT_YOU
    else:
        about, about_you = Word.MOON, Word.MOON_YOU
    return about_you() if names[shooter] == Word.YOU() else about(name=names[shooter])


def strip_notes_after_match(observation: Observation, people: Sequence[str]) -> tuple[str, ...]:
    """Return who won the match, for the second line of the strip; `people` are the names of everybody at the table."""
    winners = text.winners(observation, people)
    return Word.WON_BY(names=text.all_of(winners)), Word.WON_BY(names=winners[0])


def _notes_without_contract(observation: Observation, names: Sequence[str]) -> tuple[str, ...]:
    """Return the second line of the strip while nobody has a contract, in shorter and shorter forms."""
    rules = observation.rules
    if observation.running and has_summed_auction(rules):
        return (_other_sides(observation, names),)
    if is_stock_game(rules) and observation.running:
        if observation.stock_count == 1:
            return (Word.STOCK_LEFT_ONE(),)
        if observation.stock_count:
            return (Word.STOCK_LEFT(count=observation.stock_count),)
        return Word.STOCK_GONE(), Word.STOCK_GONE_SHORT()
    if observation.running and observation.stock_count:
        return (Word.DRAFTING(),)
    if observation.running and has_auction(rules):
        bids = [call for call in observation.calls if call.amount]
        if not bids:
            return (Word.AUCTION_OPEN(),)
        summed = has_summed_auction(rules)
        high = max(bids, key=lambda call: call.amount or 0) if summed else bids[-1]
        amount, name = text.bid(high.amount or 0, high.suit, rules), names[high.seat]
        is_own = name == Word.YOU()
        return (Word.AUCTION_HIGH_YOU(amount=amount) if is_own else Word.AUCTION_HIGH(amount=amount, name=name),)
    return ("",)


def strip_needs(standing: ContractStanding, rules: Rules, viewer: Seat | None) -> str:
    """Return what the declarer's side still needs, for the line above the bar."""
    if standing.is_lost:
        return (Word.OUT_OF_REACH_OWN if viewer in standing.seats else Word.OUT_OF_REACH)()
    if standing.needs:
        return _needs_phrase(standing)(amount=text.points(standing.needs, rules))
    return (Word.NEEDS_TRICK if standing.needs_trick else Word.HAS_ENOUGH)()


def _needs_phrase(standing: ContractStanding) -> Word:
    if standing.needs_tricks:
        return Word.NEEDS_IN_TRICKS_UP_TO if standing.has_unseen else Word.NEEDS_IN_TRICKS
    return Word.NEEDS_UP_TO if standing.has_unseen else Word.NEEDS


def outcome_line(standing: ContractStanding, rules: Rules) -> str:
    """Return by how much a contract was made or set, for the plate of its declarer and for the line above the bar."""
    spare = standing.got - standing.bid
    amount = text.points(abs(spare), rules)
    if standing.is_lost:
        return Word.SET_BY(short=amount) if spare < 0 else Word.SET()
    if not spare:
        return Word.MADE_EXACTLY()
    return Word.MADE_BY(spare=amount) if spare > 0 else Word.HAS_ENOUGH()


def strip_got(standing: ContractStanding, rules: Rules) -> str:
    """Return what the declarer's side has so far, for the text beside the bar."""
    return Word.GOT_OF(got=text.points(standing.got, rules), bid=text.points(standing.bid, rules))


def strip_standing(observation: Observation) -> ContractStanding | None:
    """Return the standing of the contract, or of the viewer's side's contract if every side has one."""
    own = (each for each in side_standings(observation) if each.side == own_side(observation))
    return contract_standing(observation) or next(own, None)


def melds_known(observation: Observation) -> bool:
    """Return whether the declarer's side has shown melds, without which the points needed would mean little."""
    standing = strip_standing(observation)
    if standing is None or not observation.shown:
        return False
    own = [seat for seat in standing.seats if side_of(observation.rules, seat) == standing.side]
    return any(observation.shown[seat] is not None for seat in own)
