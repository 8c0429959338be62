"""The command `deal`: deals as lines of text, and what Expert and exact play make of them."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table

from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from, trump_from, whole_number
from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.cli.opinions import opinion_console, print_opinion
from pinochle_qt.cli.simulate import add_seed_argument, seed_from
from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import SUIT_ORDER, card_text, cards_text, hand_order
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import melds_before_play, score_unit
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import best_melds, total
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.prompts import MAXIMUM_BID
from pinochle_qt.library.expert_worker import judged
from pinochle_qt.names import clipped
from pinochle_qt.output import put
from pinochle_qt.session.dealing import deal_code
from pinochle_qt.session.dealing.deal_code import BadDealCode, DealCode
from pinochle_qt.session.dealing.deal_line import LONGEST, BadDealLine, WrittenDeal, deal_line, read_deal_line
from pinochle_qt.session.dealing.shuffle import derived, shuffled
from pinochle_qt.teaching.typed_deals.hand_question import (
    HandQuestion,
    NoQuestion,
    bidding_question,
    next_call,
    passing_question,
)
from pinochle_qt.teaching.typed_deals.solved_deal import NotSolvable, solved_deal

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.seats import Seat

_PATIENCE: Final = 60
"""The seconds that solving a deal may take, if nothing else is said."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "deal",
        help="make, print and solve deals",
        description="Write deals as lines of text, print them, solve them with all cards open, and ask Expert about a "
        "hand.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    make = actions.add_parser("make", help="deal at random, or by a deal code, and print the line")
    add_rules_arguments(make)
    make.add_argument("--code", metavar="CODE", help="the code of the deal, in place of a game and a seed")
    make.add_argument("--dealer", metavar="SEAT", default="0", help="who deals (0)")
    add_seed_argument(make)
    shown = actions.add_parser("print", help="print the hands, their melds and the deal code")
    solve = actions.add_parser("solve", help="what each lead takes with all cards open and best play")
    solve.add_argument("--leader", metavar="SEAT", help="who leads (the seat to the dealer's left)")
    solve.add_argument("--not-declarer", action="store_true", help="the leader is not the one who named trump")
    solve.add_argument("--seconds", metavar="N", default=str(_PATIENCE), help=f"how long it may take ({_PATIENCE})")
    bid = actions.add_parser("bid", help="what Expert bids with a hand, and how often each bid is made")
    give = actions.add_parser("pass", help="what Expert passes to its partner, or lays aside as declarer")
    for each in (solve, give):
        each.add_argument("--trump", metavar="SUIT", required=True, help="S, H, D or C")
    for each in (bid, give):
        each.add_argument("--seat", metavar="SEAT", help="whose hand (the only seat whose hand is named)")
    bid.add_argument("--calls", metavar="CALLS", default="", help='the calls so far, such as "pass 250"')
    for each in (shown, solve):
        each.add_argument("--json", action="store_true", help="print one JSON object")
    for each in (shown, solve, bid, give):
        each.add_argument("line", metavar="DEAL", help="the deal as a line of text in quotation marks, or - to read it")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Do what the arguments say and return the exit status.

    Raises:
        UsageError: if the text is no deal, or nothing can be said about it.
    """
    if args.action == "make":
        put(f"{deal_line(_made(args))}\n")
        return 0
    try:
        deal = read_deal_line(sys.stdin.read(LONGEST + 1) if args.line == "-" else args.line)
        if args.action == "print":
            _print_deal(deal, as_json=args.json)
        elif args.action == "solve":
            return _solve(deal, args)
        elif args.action == "bid":
            _ask_expert(bidding_question(deal, _asked(deal, args.seat), _calls(deal, args.calls)))
        else:
            _ask_expert(passing_question(deal, _asked(deal, args.seat), trump_from(args.trump)))
    except (BadDealLine, NoQuestion, NotSolvable) as error:
        raise UsageError(str(error)) from None
    return 0


def _made(args: Namespace) -> WrittenDeal:
    if args.code is not None:
        try:
            code = deal_code.decode(args.code)
        except BadDealCode as error:
            raise UsageError(str(error)) from None
        preset, rules, dealer, cards = code.preset, code.rules, code.dealer, code.pack
    else:
        chosen = rule_set_from(args)
        preset, rules = chosen.preset, chosen.rules
        dealer = whole_number(args.dealer, "--dealer", 0, rules.table.players - 1)
        cards = tuple(shuffled(pack(rules), derived(seed_from(args.seed), "deal", 1)))
    dealt = Game(rules).deal_out(cards, dealer)
    return WrittenDeal(preset, rules, dealer, dict(enumerate(dealt.hands)), dealt.widow, dealt.stock)


def _print_deal(deal: WrittenDeal, *, as_json: bool) -> None:
    code = _code(deal)
    hands = {seat: sorted(hand, key=hand_order) for seat, hand in sorted(deal.hands.items())}
    if as_json:
        entries = {str(seat): [card_text(face) for face in hand] for seat, hand in hands.items()}
        rest = {name: [card_text(face) for face in cards] for name, cards in _rest(deal).items()}
        put(json.dumps({"preset": deal.preset, "dealer": deal.dealer, "hands": entries, **rest, "code": code}) + "\n")
        return
    unit = score_unit(deal.rules)
    table = Table("Seat", "Cards", box=box.SIMPLE_HEAD, title=_title(deal), title_justify="left")
    shows_melds = melds_before_play(deal.rules)
    if shows_melds:
        for suit in SUIT_ORDER:
            table.add_column(f"Meld, {suit.name.lower()}", justify="right")
    for seat, hand in hands.items():
        worth = [total(best_melds(tuple(hand), suit, deal.rules)) for suit in SUIT_ORDER] if shows_melds else []
        melds = ["wins" if isinstance(points, str) else str(points // unit) for points in worth]
        table.add_row(f"{seat}{' (deals)' if seat == deal.dealer else ''}", cards_text(hand), *melds)
    console = OutputConsole()
    console.print(table)
    for name, cards in _rest(deal).items():
        if cards:
            console.print(f"{name.capitalize()}: {cards_text(cards)}")
    if code:
        console.print(f"Deal code: {code}")


def _title(deal: WrittenDeal) -> str:
    return f"{deal.preset}, {deal.rules.table.players} players"


def _rest(deal: WrittenDeal) -> dict[str, tuple[Card, ...]]:
    return {"widow": deal.widow, "stock": deal.stock}


def _code(deal: WrittenDeal) -> str:
    """Return the code of a whole deal; empty if cards are missing, or more people are at the table than play."""
    dealt, players = deal.dealt, deal.rules.table.players
    if dealt is None or not is_people_count(deal.rules, players):
        return ""
    cards = Game(deal.rules).gathered(dealt, deal.dealer)
    return deal_code.encode(DealCode(deal.preset, deal.rules, players, deal.dealer, cards))


def _solve(deal: WrittenDeal, args: Namespace) -> int:
    players = deal.rules.table.players
    next_seat = (deal.dealer + 1) % players
    leader = next_seat if args.leader is None else whole_number(args.leader, "--leader", 0, players - 1)
    seconds = whole_number(args.seconds, "--seconds", 1, 86_400)
    solved = solved_deal(deal, trump_from(args.trump), leader, seconds, is_declarer=not args.not_declarer)
    if solved is None:
        raise UsageError(f"{seconds} seconds were not enough to solve this deal; give it more with --seconds.")
    unit = score_unit(deal.rules)
    if args.json:
        leads = [{"card": card_text(face), "points": points} for face, points in solved.leads]
        put(json.dumps({"leader": leader, "total": solved.total, "leads": leads}) + "\n")
        return 0
    side = " and ".join(
        str(seat) for seat in range(players) if side_of(deal.rules, seat) == side_of(deal.rules, leader)
    )
    table = Table("Lead", box=box.SIMPLE_HEAD)
    for heading in (f"Seats {side}" if " and " in side else f"Seat {side}", "All others"):
        table.add_column(heading, justify="right")
    for face, points in solved.leads:
        table.add_row(card_text(face), str(points // unit), str((solved.total - points) // unit))
    console = OutputConsole()
    console.print("Points in tricks after each lead, if everybody sees all cards and plays as well as possible:")
    console.print(table)
    return 0


def _ask_expert(question: HandQuestion) -> None:
    seen, prompt = question
    opinion = judged(question.task)
    console = opinion_console()
    console.print(f"Seat {prompt.seat} holds {cards_text(sorted(seen.hand, key=hand_order))}")
    unit = score_unit(seen.rules)
    calls = (f"{call.seat} {'passes' if call.amount is None else f'bids {call.amount // unit}'}" for call in seen.calls)
    if said := ", ".join(calls):
        console.print(f"Calls so far: {said}")
    print_opinion(console, opinion, opinion.action, seen.rules)


def _calls(deal: WrittenDeal, text: str) -> tuple[SeatAction, ...]:
    """Return calls from words such as ``pass``, ``help``, ``250`` and ``250h``, in the order in which they were made.

    Raises:
        NoQuestion: one of them is not possible.
        UsageError: one of them is no call.
    """
    calls: list[SeatAction] = []
    for word in text.lower().replace(",", " ").split():
        prompt = next_call(deal, calls)
        seat = None if prompt is None else prompt.seat
        if seat is None:
            raise UsageError(f'--calls has "{clipped(word)}", but nobody is asked to bid anymore.')
        if word in {"pass", "help"}:
            calls.append(Pass(seat, help=word == "help"))
            continue
        if not re.fullmatch(r"\d{1,5}[shdc]?", word, re.ASCII):
            raise UsageError(f'--calls takes pass, help, or bids such as 250 and 250h, not "{clipped(word)}".')
        suit = None if word[-1].isdigit() else trump_from(word[-1])
        amount = whole_number(word if suit is None else word[:-1], "--calls", 0, MAXIMUM_BID)
        calls.append(Bid(seat, amount * score_unit(deal.rules), suit))
    return tuple(calls)


def _asked(deal: WrittenDeal, text: str | None) -> Seat:
    if text is not None:
        return whole_number(text, "--seat", 0, deal.rules.table.players - 1)
    if len(deal.hands) != 1:
        raise UsageError("--seat is missing: this deal does not name exactly one hand.")
    return next(iter(deal.hands))
