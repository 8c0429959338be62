"""What a guest may know, in words of his language and in facts that a page without rules can show.

A view is worked out from the observation of the guest's seat and from his own question, never from the full state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.calls import high_call
from pinochle_qt.engine.cards import card_text, hand_order, strengths
from pinochle_qt.engine.features import has_summed_auction
from pinochle_qt.engine.people import resting
from pinochle_qt.engine.seats import clockwise_from
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.protocol.wire import action_to_wire
from pinochle_qt.server.page_words import ViewWord
from pinochle_qt.server.view_asked import asked_view
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines
from pinochle_qt.words.game.deal_row import DealRow
from pinochle_qt.words.game.match_end import end_headline
from pinochle_qt.words.game.results import deal_headline, undecided
from pinochle_qt.words.game.situation import SituationWord, about_question
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.together import TogetherWord
from pinochle_qt.words.standing import (
    account_mark,
    accounts_in_order,
    contract_standing,
    own_account,
    score_now,
    seat_mark,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld, Source
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import Trick


class HeadShown(Struct, frozen=True, omit_defaults=True):
    """The top line: trump, the contract, and what is still to go."""

    title: str
    note: str = ""
    needs: str = ""
    """What the contract still needs; empty where the note says it."""
    trump: str = ""
    """The letter of the suit."""
    trump_spoken: str = ""


class SideShown(Struct, frozen=True, omit_defaults=True):
    """A total with its players."""

    names: str
    label: str
    """The shortest form of the names."""
    mark: int
    score: str
    own: bool = False


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Somebody who plays in this deal, and what he did last."""

    seat: int
    person: int
    name: str
    mark: int
    line: str = ""
    number: str = ""
    unit: str = ""
    call: str = ""
    """The last call, while there is an auction."""
    is_high: bool = False
    card: str = ""
    """The card in the trick, or in the last one until the next begins."""
    told: str = ""
    """What is said below the card: that it was led, or wins."""
    winning: bool = False
    lies: tuple[str, ...] = ()
    """Stock games: the cards of the melds on the table."""
    cards: int = 0
    acts: bool = False
    you: bool = False
    dealer: bool = False


class TurnShown(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is, or how the deal or the match ended."""

    title: str
    line: str = ""
    yours: bool = False


class CardShown(Struct, frozen=True, omit_defaults=True):
    """A card of the guest's own: what it is called, and how it is played or why it is not."""

    card: str
    name: str
    play: dict[str, Any] | None = None
    """The action that plays it."""
    refusal: str = ""
    """Why it can't be played, if a card is asked for."""


class PlayShown(Struct, frozen=True, omit_defaults=True):
    """A card in a finished trick."""

    name: str
    mark: int
    card: str
    spoken: str
    led: bool = False
    won: bool = False


class TrickShown(Struct, frozen=True, omit_defaults=True):
    """A finished trick."""

    line: str
    plays: tuple[PlayShown, ...]


class MeldShown(Struct, frozen=True):
    """A meld that somebody has shown."""

    title: str
    points: str
    cards: tuple[str, ...]
    spoken: str


class LaidShown(Struct, frozen=True, omit_defaults=True):
    """Everything that somebody has melded in this deal."""

    name: str
    mark: int
    points: str
    melds: tuple[MeldShown, ...] = ()
    you: bool = False


class ResultRow(Struct, frozen=True, omit_defaults=True):
    """What a deal brought to those who share a total."""

    names: str
    mark: int
    cells: tuple[str, ...]
    """Meld, tricks, the score of the deal and the total; of those who sat out only the total."""


class ResultShown(Struct, frozen=True):
    """How the last deal ended for everybody."""

    headings: tuple[str, ...]
    rows: tuple[ResultRow, ...]


class HelpShown(Struct, frozen=True):
    """What is happening, and what it means."""

    title: str
    about: str


class GuestView(Struct, frozen=True, omit_defaults=True):
    """All of a guest's view but what his panel needs."""

    head: HeadShown
    turn: TurnShown
    help: HelpShown
    sides: tuple[SideShown, ...]
    first_to: str
    seats: tuple[SeatShown, ...] = ()
    """Clockwise, beginning at the left of the guest, who is last."""
    trick_over: bool = False
    """Whether the cards at the seats are those of the last trick."""
    hand: tuple[CardShown, ...] = ()
    table: tuple[CardShown, ...] = ()
    """Stock games: the guest's own cards on the table."""
    last_trick: TrickShown | None = None
    melds: tuple[LaidShown, ...] = ()
    result: ResultShown | None = None
    """The deal that has just ended."""
    marks: tuple[int, ...] = ()
    """By person, the mark of the side."""
    melds_lie: bool = False
    """Whether the melds lie on the table now."""
    upcard: str = ""
    stock: int = 0
    widow: tuple[str, ...] = ()
    resting: str = ""
    awaits_deal: bool = False
    over: bool = False
    """Whether the match is over."""


def view_of(
    observation: Observation,
    prompt: Prompt | None,
    asked: Seat | None,
    people: Sequence[str],
    *,
    leads: bool,
    is_of_evening: bool = False,
) -> dict[str, Any]:
    """Return the view of a guest, as the page reads it.

    `prompt` is the question to him, if there is one, and `asked` the seat that is asked. `people` are the names of
    everybody at the table, with `Word.YOU` in place of his own. Whoever `leads` may begin another match. At a
    table `is_of_evening`, a club night decides who sits where and what comes next.
    """
    names = text.seat_names(observation.seated, people)
    is_own = prompt if prompt is not None and prompt.seat == observation.viewer else None
    view = GuestView(
        head=_head(observation, people, names),
        turn=_turn(observation, is_own, asked, people, names, is_of_evening=is_of_evening),
        help=_help(observation, is_own, asked, names, leads=leads, is_of_evening=is_of_evening),
        sides=_sides(observation, people),
        first_to=text.goal(observation.rules, observation.target),
        seats=_seats(observation, asked, names),
        trick_over=observation.running and bool(observation.tricks) and not observation.trick,
        hand=_hand(observation, is_own),
        table=_own_table(observation, is_own),
        last_trick=_last_trick(observation, names),
        melds=_melds(observation, names),
        melds_lie=observation.has_melds_on_table or any(table.laid for table in observation.tables),
        upcard="" if observation.upcard is None or not observation.stock_count else card_text(observation.upcard),
        stock=observation.stock_count,
        widow=tuple(map(card_text, observation.widow or ())),
        result=_result(observation, people),
        marks=_marks(observation),
        resting=_resting(observation, people),
        awaits_deal=not observation.running and not observation.winners,
        over=bool(observation.winners),
    )
    built: dict[str, Any] = msgspec.to_builtins(view)
    return built if is_own is None else built | {"ask": asked_view(observation, is_own, names)}


# ---- head, sides, turn -----------------------------------------------------------------------------------------------


def _head(observation: Observation, people: Sequence[str], names: Sequence[str]) -> HeadShown:
    trump = observation.trump
    return HeadShown(
        plate_lines.strip_title(observation),
        *_notes(observation, people, names),
        "" if trump is None else trump.letter,
        Word.TRUMP_TILE_NONE() if trump is None else Word.TRUMP_TILE(suit=text.suit_name(trump)),
    )


def _notes(observation: Observation, people: Sequence[str], names: Sequence[str]) -> tuple[str, str]:
    """Return whose contract it is, or what there is to say without one, and what the contract still needs."""
    if observation.winners:
        return plate_lines.strip_notes_after_match(observation, people)[0], ""
    standing = contract_standing(observation)
    if standing is None or not observation.running or not plate_lines.melds_known(observation):
        return plate_lines.strip_notes(observation, names)[0], ""
    party = text.led_by([names[seat] for seat in standing.seats])
    if standing.needs and not standing.needs_tricks and not standing.is_lost and not standing.has_unseen:
        return ViewWord.TO_GO(names=party, amount=text.points(standing.needs, observation.rules)), ""
    return party, plate_lines.strip_needs(standing, observation.rules, observation.viewer)


def _sides(observation: Observation, people: Sequence[str]) -> tuple[SideShown, ...]:
    rules, own = observation.rules, own_account(observation)
    return tuple(
        SideShown(
            text.listed(text.account_names(account, rules, people)),
            text.account_labels(account, observation, people)[-1],
            account_mark(rules, account),
            text.points(score_now(observation, account), rules),
            account == own,
        )
        for account in accounts_in_order(observation)
    )


def _turn(
    observation: Observation,
    prompt: Prompt | None,
    asked: Seat | None,
    people: Sequence[str],
    names: Sequence[str],
    *,
    is_of_evening: bool,
) -> TurnShown:
    rules = observation.rules
    if prompt is not None:
        line = plate_lines.turn_line(prompt, names)
        return (
            TurnShown(ViewWord.YOUR_TURN(), line, yours=True) if prompt.kind == "play" else TurnShown(line, yours=True)
        )
    if observation.running and asked is not None:
        own = observation.viewer
        return TurnShown(Word.TURN_OF(name=names[asked]), "" if own is None else _own_line(own, observation, names))
    if observation.winners:
        return TurnShown(*end_headline(observation, people))
    if not observation.results:
        return TurnShown(*_before_first_deal(is_of_evening=is_of_evening))
    title, why = deal_headline(observation.results[-1], rules, names)
    return TurnShown(title, " ".join(filter(None, (why, undecided(rules, observation)))))


def _own_line(seat: Seat, observation: Observation, names: Sequence[str]) -> str:
    """Return after whom the guest plays, if he has not played to this trick yet."""
    is_ahead = observation.trick and (seat - observation.leader) % observation.players >= len(observation.trick)
    return plate_lines.plate_line(seat, observation, names) if is_ahead else ""


def _before_first_deal(*, is_of_evening: bool) -> tuple[str, str]:
    """Return what is waited for, and what guests can do until then."""
    if is_of_evening:
        return ViewWord.EVENING_GATHERING(), TogetherWord.EVENING_WAIT()
    return ViewWord.GATHERING(), ViewWord.GATHERING_WHY()


def _help(
    observation: Observation,
    prompt: Prompt | None,
    asked: Seat | None,
    names: Sequence[str],
    *,
    leads: bool,
    is_of_evening: bool,
) -> HelpShown:
    if prompt is not None:
        return HelpShown(*about_question(prompt))
    if observation.winners and is_of_evening:
        return HelpShown(SituationWord.BOARD_TITLE(), SituationWord.BOARD())
    if observation.winners:
        return HelpShown(SituationWord.END_TITLE(), (ViewWord.END_LEADS if leads else SituationWord.END_WAITS)())
    if observation.running and asked is not None:
        return HelpShown(SituationWord.WAIT_TITLE(name=names[asked]), SituationWord.WAIT())
    if observation.results:
        return HelpShown(SituationWord.OVER_TITLE(), SituationWord.OVER())
    return HelpShown(*_before_first_deal(is_of_evening=is_of_evening))


# ---- people ----------------------------------------------------------------------------------------------------------


def _seats(observation: Observation, asked: Seat | None, names: Sequence[str]) -> tuple[SeatShown, ...]:
    if not observation.seated:
        return ()
    viewer, players = observation.viewer, observation.players
    first = 0 if viewer is None else (viewer + 1) % players
    played = _played(observation)
    return tuple(_seat(seat, observation, asked, names, played) for seat in clockwise_from(first, players))


def _seat(
    seat: Seat, observation: Observation, asked: Seat | None, names: Sequence[str], played: dict[Seat, PlayShown]
) -> SeatShown:
    count, play = plate_lines.plate_count(seat, observation), played.get(seat)
    call, is_high = _call(seat, observation)
    told = ""
    if play is not None:
        told = (
            (ViewWord.LED_AND_WINNING if play.led else Word.WINNING)()
            if play.won and observation.trick
            else Word.TOOK_TRICK_SHORT()
            if play.won
            else ViewWord.LED()
            if play.led
            else ""
        )
    return SeatShown(
        seat,
        observation.seated[seat],
        names[seat],
        seat_mark(observation, seat),
        plate_lines.plate_line(seat, observation, names) if observation.running or seat != observation.viewer else "",
        "" if count is None else count.number,
        "" if count is None else count.unit,
        call,
        is_high,
        "" if play is None else play.card,
        told,
        winning=play is not None and play.won,
        lies=tuple(map(card_text, observation.tables[seat].cards_on_table)) if observation.tables else (),
        cards=observation.hand_counts[seat] if observation.running and observation.hand_counts else 0,
        acts=observation.running and seat == asked,
        you=seat == observation.viewer,
        dealer=observation.seated[seat] == observation.dealt_by,
    )


def _call(seat: Seat, observation: Observation) -> tuple[str, bool]:
    """Return the last call of a seat while the auction goes on, and whether it is the highest bid."""
    calls = [call for call in observation.calls if call.seat == seat]
    if not calls or not observation.running or observation.contract is not None:
        return "", False
    last = calls[-1]
    if last.amount is None:
        return (Word.CALLED_HELP() if last.help else Word.BUBBLE_PASS()), False
    is_high = last == high_call(observation.calls)
    return text.bid_label(last.amount, last.suit, observation.rules), is_high and not has_summed_auction(
        observation.rules
    )


# ---- tricks and melds ------------------------------------------------------------------------------------------------


def _played(observation: Observation) -> dict[Seat, PlayShown]:
    """Return by seat the cards of the trick that is being played, or of the last one until the next begins."""
    names = [""] * observation.players
    if not observation.running:
        return {}
    if observation.trick:
        strength = strengths(observation.rules.deck.rank_order)
        best = trick_winner(observation.trick, observation.trump, strength)
        winner = (observation.leader + best) % observation.players
        return _plays(observation, observation.leader, observation.trick, winner, names)
    if observation.tricks:
        last = observation.tricks[-1]
        return _plays(observation, last.leader, last.cards, last.winner, names)
    return {}


def _plays(
    observation: Observation, leader: Seat, cards: Sequence[Card], winner: Seat, names: Sequence[str]
) -> dict[Seat, PlayShown]:
    found: dict[Seat, PlayShown] = {}
    for place, face in enumerate(cards):
        seat = (leader + place) % observation.players
        found[seat] = PlayShown(
            names[seat],
            seat_mark(observation, seat),
            card_text(face),
            text.card_name(face),
            seat == leader,
            seat == winner,
        )
    return found


def _last_trick(observation: Observation, names: Sequence[str]) -> TrickShown | None:
    if not observation.tricks:
        return None
    last: Trick = observation.tricks[-1]
    worth = text.points_named(last.points, observation.rules)
    return TrickShown(
        Word.TRICK_TAKEN_BY(name=names[last.winner], points=worth),
        tuple(_plays(observation, last.leader, last.cards, last.winner, names).values()),
    )


def _melds(observation: Observation, names: Sequence[str]) -> tuple[LaidShown, ...]:
    viewer, rules = observation.viewer, observation.rules
    laid = []
    for seat in clockwise_from(0 if viewer is None else (viewer + 1) % observation.players, observation.players):
        melds = _melds_of(observation, seat)
        if melds is not None:
            shown = tuple(
                MeldShown(
                    text.meld_title(meld, rules),
                    text.worth((meld,), rules),
                    tuple(map(card_text, meld.cards)),
                    text.spoken(text.cards(meld.cards)),
                )
                for meld in melds
            )
            points = text.points(observation.meld_points(seat), rules)
            laid.append(LaidShown(names[seat], seat_mark(observation, seat), points, shown, seat == viewer))
    return tuple(laid)


def _melds_of(observation: Observation, seat: Seat) -> tuple[Meld, ...] | None:
    """Return what a seat has melded in this deal; None if it has not had its turn to, or melds during play."""
    if observation.tables:
        return tuple(each.meld for each in observation.tables[seat].shown) or None
    return observation.shown[seat] if observation.shown else None


def _result(observation: Observation, people: Sequence[str]) -> ResultShown | None:
    if observation.running or not observation.results or observation.results[-1].is_redealt:
        return None
    rules, row = observation.rules, DealRow(0, observation.results[-1], observation.rules, people)
    rows = []
    for account in accounts_in_order(observation):
        numbers, total = row.of_side(account), text.points(observation.totals[account], rules)
        cells = ("", "", "", total)
        if numbers is not None:
            meld, tricks, score = numbers
            cells = (text.points(meld, rules), text.points(tricks, rules), text.signed(score, rules), total)
        names = text.listed(text.account_names(account, rules, people))
        rows.append(ResultRow(names, account_mark(rules, account), cells))
    headings = (Word.COLUMN_MELD(), Word.COLUMN_TRICKS(), Word.COLUMN_DEAL(), Word.COLUMN_TOTAL())
    return ResultShown(headings, tuple(rows))


# ---- the guest's own cards -------------------------------------------------------------------------------------------


def _hand(observation: Observation, prompt: Prompt | None) -> tuple[CardShown, ...]:
    if not observation.running:
        return ()
    return tuple(_card(face, prompt) for face in sorted(observation.hand, key=hand_order))


def _own_table(observation: Observation, prompt: Prompt | None) -> tuple[CardShown, ...]:
    if observation.viewer is None or not observation.running or not observation.tables:
        return ()
    shown: list[CardShown] = []
    counts: dict[Card, int] = {}
    for face in observation.tables[observation.viewer].cards_on_table:
        nth = counts[face] = counts.get(face, -1) + 1
        shown.append(_card(face, prompt, "table", nth))
    return tuple(shown)


def _card(face: Card, prompt: Prompt | None, source: Source | None = None, nth: int = 0) -> CardShown:
    if prompt is None or prompt.kind != "play" or prompt.seat is None:
        return CardShown(card_text(face), text.card_name(face))
    action = Play(prompt.seat, face, source, nth)
    if action in prompt.choices:
        return CardShown(card_text(face), text.card_name(face), action_to_wire(action))
    refused = prompt.refusal(action)
    return CardShown(
        card_text(face), text.card_name(face), None, "" if refused is None else text.rejection(refused, prompt.rules)
    )


def _marks(observation: Observation) -> tuple[int, ...]:
    seated = observation.seated
    return tuple(
        seat_mark(observation, seated.index(person)) if person in seated else account_mark(observation.rules, person)
        for person in range(observation.people)
    )


def _resting(observation: Observation, people: Sequence[str]) -> str:
    sitting_out = [people[person] for person in resting(observation.seated, observation.people)]
    if not sitting_out:
        return ""
    if Word.YOU() in sitting_out:
        return ViewWord.SITS_OUT()
    return ViewWord.RESTS(names=text.all_of(sitting_out))
