"""The content of plates, bubbles and labels on the table, composed from the texts of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from pinochle_qt.engine.calls import high_call
from pinochle_qt.engine.events import Announced, CardCalled, CardsBuried, CardsGiven, Conceded, TrumpNamed
from pinochle_qt.engine.features import has_summed_auction, shares_widow
from pinochle_qt.engine.people import resting
from pinochle_qt.phrases import capitalized
from pinochle_qt.ui.draw.bubbles import BubbleView, bare_width, loud_width, pill_width
from pinochle_qt.ui.draw.plates import PlateView
from pinochle_qt.ui.table.geometry.composition import Words
from pinochle_qt.ui.table.geometry.labels import bubble, remark
from pinochle_qt.variants.sheet_words import widow_name
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import account_mark, seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.table.geometry.layout import Layout

Named: TypeAlias = Announced | CardCalled | CardsBuried | CardsGiven | Conceded | TrumpNamed
"""What a bubble tells besides bids."""


def label_words(rules: Callable[[], Rules], ui: Callable[[], float]) -> Words:
    """Return the text of the labels; `rules` and `ui` return the current values when a label is drawn."""
    return Words(
        together=lambda melds: (text.melds_title(melds, rules()), text.worth(melds, rules())),
        of_group=lambda melds, is_roundhouse: (
            text.roundhouse_title(rules()) if is_roundhouse else text.melds_title(melds, rules()),
            text.worth(melds, rules()),
        ),
        width=lambda name, worth: pill_width(name, worth, ui()),
        label_width=lambda name, worth: bare_width(name, worth, ui()),
        stock_left=lambda count: Word.PILE_LEFT(count=count),
        widow=lambda count: _widow_label(count, rules()),
        raised=lambda suit: tuple(
            phrase(suit=text.suit_name(suit)) for phrase in (Word.RAISED_CARDS, Word.RAISED_CARDS_SHORT)
        ),
        upcard=Word.UPCARD,
        winning=Word.WINNING,
    )


def _widow_label(count: int, rules: Rules) -> str:
    cards = text.cards_named(count)
    if shares_widow(rules):
        return Word.KITTY_LIES(cards=cards)
    return Word.WIDOW_LIES(widow=capitalized(widow_name(rules)), cards=cards)


def plate_view(
    observation: Observation, seat: Seat, names: Sequence[str], prompt: Prompt | None, thinking: Seat | None
) -> PlateView:
    """Return what the plate of a seat shows now."""
    is_asked = prompt is not None and prompt.seat == seat
    line, brief = lines.plate_line(seat, observation, names), lines.brief_plate_line(seat, observation, names)
    if is_asked and prompt is not None:
        line, brief = lines.turn_line(prompt, names), lines.turn_line(prompt, names, is_brief=True)
    elif thinking == seat:
        line, brief = Word.THINKING(), ""
    can_go_on = seat == observation.viewer and lines.awaits_next_deal(observation)
    count = lines.plate_count(seat, observation)
    return PlateView(
        name=text.plate_name(seat, names, observation.viewer),
        line=line,
        mark=seat_mark(observation, seat),
        number=count.number if count else "",
        unit=count.unit if count else "",
        meld=lines.plate_meld(seat, observation),
        meld_unit=Word.UNIT_MELD(),
        brief=brief,
        is_question=is_asked,
        is_acting=is_asked or thinking == seat or can_go_on,
        is_dealer=observation.dealt_by == observation.seated[seat],
        dealer_letter=Word.DEALER_LETTER(),
    )


def plain_view(view: PlateView, observation: Observation) -> PlateView:
    """Return a plate without melds, counts and dealer: only the name, and what is played."""
    is_played = view.is_acting or bool(observation.tricks or observation.trick)
    line = view.line if is_played else ""
    return replace(view, line=line, number="", unit="", meld="", is_dealer=False)


def resting_view(observation: Observation, people: Sequence[str]) -> PlateView:
    """Return what the plate of all players who sit out shows."""
    sitting_out = resting(observation.seated, observation.people)
    return PlateView(
        name=text.together([people[person] for person in sitting_out]),
        line=Word.RESTING(),
        mark=account_mark(observation.rules, sitting_out[0]),
        is_dealer=observation.dealt_by in sitting_out,
        dealer_letter=Word.DEALER_LETTER(),
    )


def called_bubble(observation: Observation, seat: Seat, place: int, layout: Layout) -> tuple[BubbleView, Rect] | None:
    """Return the bubble with the last call of a seat in the auction, or None if it has made none."""
    own_calls = [call for call in observation.calls if call.seat == seat]
    if not own_calls:
        return None
    last = own_calls[-1]
    box, tail = bubble(layout, place)
    rules = observation.rules
    earlier = [text.bid_label(call.amount, call.suit, rules) for call in own_calls[:-1] if call.amount is not None]
    note = Word.BUBBLE_BEFORE(bids=text.listed(earlier[-2:])) if earlier else ""
    if last.amount is None:
        return BubbleView(text.pass_label(helps=last.help), note, is_loud=False, tail=tail), box
    is_loud = last == high_call(observation.calls) or has_summed_auction(rules)
    return BubbleView(text.bid_label(last.amount, last.suit, rules), note, is_loud=is_loud, tail=tail), box


def named_bubble(named: Named, place: int, layout: Layout, melds: Sequence[Rect]) -> tuple[BubbleView, Rect]:
    """Return the bubble of the seat at a place that calls a card to find its partner, names trump, or passed cards.

    Or it has to name the cards that it buried, or gives up, beside `melds`, the mats on the table.
    """
    if not isinstance(named, CardCalled):
        if isinstance(named, TrumpNamed):
            said = f"{text.SUIT_SYMBOLS[named.suit]} {capitalized(text.suit_name(named.suit))}"
        elif isinstance(named, CardsBuried):
            said = Word.BUBBLE_BURIED(cards=text.cards(named.announced))
        elif isinstance(named, Announced | Conceded):
            said = Word.BUBBLE_GIVES_UP()
        else:
            said = text.cards(face for face in named.cards if face is not None)
        box, tail = remark(layout, place, loud_width(said, layout.frame.ui), melds) or bubble(layout, place)
        return BubbleView(said, is_loud=True, tail=tail), box
    note = Word.BUBBLE_CALLED() if named.answered else Word.BUBBLE_CALLED_NOBODY()
    box, tail = bubble(layout, place)
    return BubbleView(text.card(named.card), note, is_loud=True, tail=tail), box
