"""The contents of the table as text, list by list: what sighted players see there, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.features import is_match, is_stock_game
from pinochle_qt.engine.people import account_of
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.table.geometry.compose import winning_card
from pinochle_qt.variants.points_words import counts_down
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.reader import ReaderWord
from pinochle_qt.words.game.taken import side_sums
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import counts_are_open, score_now, seat_mark

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.plates import PlateView
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token
    from pinochle_qt.ui.table.zones.zones import Zones


class ReaderItem(Struct, frozen=True):
    """One item of a list: its name and its description."""

    name: str
    more: str = ""
    tokens: tuple[Token, ...] = ()
    """The cards whose area is that of the item."""
    seat: Seat | None = None
    """The seat, if the item is a player."""
    is_focused: bool = False
    """Whether the keys act on it."""
    is_chosen: bool = False
    can_focus: bool = False


class ReaderList(Struct, frozen=True):
    """A list on the table."""

    name: str
    items: tuple[ReaderItem, ...] = ()


def table_contents(
    event_player: EventPlayer, choice: CardChoice, plates: Sequence[PlateView], people: Sequence[str]
) -> tuple[ReaderList, ...]:
    """Return everything on the table, as far as it has been seen; `people` are the names of everybody at it."""
    zones, seen = event_player.zones, event_player.seen
    if zones is None or seen is None or len(people) != seen.people:
        return no_contents()
    names = text.seat_names(seen.seated, people)
    return (
        ReaderList(ReaderWord.HAND(), tuple(_hand(event_player, choice))),
        ReaderList(ReaderWord.TRICK(), tuple(_trick(zones, seen, names))),
        ReaderList(ReaderWord.MELDS(), tuple(_melds(zones, seen, names))),
        ReaderList(ReaderWord.MIDDLE(), (*_middle(zones, seen), *_taken(event_player, seen, names))),
        ReaderList(ReaderWord.PLAYERS(), tuple(_players(seen, plates, names))),
    )


def no_contents() -> tuple[ReaderList, ...]:
    """Return the lists of a table on which nothing is visible."""
    titles = ReaderWord.HAND, ReaderWord.TRICK, ReaderWord.MELDS, ReaderWord.MIDDLE, ReaderWord.PLAYERS
    return tuple(ReaderList(title()) for title in titles)


def _hand(event_player: EventPlayer, choice: CardChoice) -> Iterable[ReaderItem]:
    interaction, laid = event_player.interaction, choice.laid
    for token in choice.choosable:
        if token.face is None:
            continue
        is_chosen = token in interaction.chosen.selected
        notes = [ReaderWord.CHOSEN()] if is_chosen else []
        if token in interaction.chosen.draft:
            notes.append(ReaderWord.ON_MAT())
        if token in laid:
            notes.append(ReaderWord.MELDED())
        notes.append(text.spoken(choice.told_of(token.face)))
        yield ReaderItem(
            text.card_name(token.face),
            ", ".join(note for note in notes if note),
            (token,),
            is_focused=token is interaction.marked.focused,
            is_chosen=is_chosen or token in interaction.chosen.draft,
            can_focus=True,
        )


def _trick(zones: Zones, seen: Observation, names: Sequence[str]) -> Iterable[ReaderItem]:
    winning = winning_card(zones, seen.trump, seen.rules.deck.rank_order)
    for seat, token in zones.trick:
        if token.face is not None:
            label = ReaderWord.OF(name=names[seat], what=text.card_name(token.face))
            yield ReaderItem(label, Word.WINNING() if token is winning else "", (token,))


def _melds(zones: Zones, seen: Observation, names: Sequence[str]) -> Iterable[ReaderItem]:
    for seat, groups in enumerate(zones.melds):
        for group in groups:
            meld, worth = group.meld, text.worth((group.meld,), seen.rules)
            named = text.meld_with_suit(meld, seen.rules)
            what = f"{named}, {worth}" if worth else named
            cards = text.listed(text.card_name(face) for face in meld.cards)
            yield ReaderItem(ReaderWord.OF(name=names[seat], what=what), cards, tuple(group.tokens))


def _middle(zones: Zones, seen: Observation) -> Iterable[ReaderItem]:
    if zones.offered is not None and zones.offered.face is not None:
        yield ReaderItem(
            ReaderWord.OF(name=Word.YOUR_CARD(), what=text.card_name(zones.offered.face)), "", (zones.offered,)
        )
    if zones.upcard is not None and zones.upcard.face is not None:
        yield ReaderItem(ReaderWord.OF(name=Word.UPCARD(), what=text.card_name(zones.upcard.face)), "", (zones.upcard,))
    if seen.running and zones.stock_count:
        yield ReaderItem(Word.PILE_LEFT(count=zones.stock_count))
    for token in zones.widow:
        yield ReaderItem(ReaderWord.FACE_DOWN() if token.face is None else text.card_name(token.face), "", (token,))


def _taken(event_player: EventPlayer, seen: Observation, names: Sequence[str]) -> Iterable[ReaderItem]:
    """Yield what each party has taken so far, if it is said at the piles of tricks rather than on a panel."""
    if counts_are_open(seen) and event_player.layout is not None and event_player.layout.has_people:
        yield ReaderItem(Word.TAKEN_SO_FAR(), text.listed(map(str, side_sums(seen, names))))


def _players(seen: Observation, plates: Sequence[PlateView], names: Sequence[str]) -> Iterable[ReaderItem]:
    for seat, plate in enumerate(plates[: seen.players]):
        notes = dict.fromkeys(each for each in _notes(seat, seen, plate) if each)
        yield ReaderItem(text.plate_name(seat, names, seen.viewer), text.spoken(", ".join(notes)), seat=seat)


def _notes(seat: Seat, seen: Observation, plate: PlateView) -> Iterable[str]:
    """Yield what is shown on a plate and beside it: side, bid, meld, tricks, score."""
    rules, contract = seen.rules, seen.contract
    yield ReaderWord.TURN() if plate.is_acting else ""
    if seen.viewer is not None and seat != seen.viewer:
        marks = [seat_mark(seen, each) for each in range(seen.players)]
        is_partner = marks[seat] == marks[seen.viewer]
        if len(set(marks)) < seen.players:
            yield Word.PARTNER() if is_partner else Word.OPPONENT()
    yield ReaderWord.DEALER() if plate.is_dealer else ""
    calls = [call for call in seen.calls if call.seat == seat and call.amount is not None]
    if contract is not None and contract.declarer == seat:
        yield Word.PLAYS_FOR(amount=text.bid(contract.bid, None, rules))
    elif calls and seen.running:
        yield Word.CALLED_BID(amount=text.bid(calls[-1].amount or 0, calls[-1].suit, rules))
    yield plate.line
    melded = seen.meld_points(seat) if seen.running and not is_stock_game(rules) and seen.shown else 0
    yield f"{text.points(melded, rules)} {Word.UNIT_MELD()}" if melded else ""
    count = lines.plate_count(seat, seen)
    yield f"{count.number} {count.unit}" if count is not None else ""
    score = score_now(seen, account_of(rules, seen.seated, seat))
    phrase = ReaderWord.SCORE_LEFT if counts_down(rules) else ReaderWord.SCORE
    phrase = phrase if is_match(rules) else ReaderWord.SCORE_ALONE
    yield capitalized(phrase(score=text.total(score, seen.target, rules), target=text.points(seen.target, rules)))
