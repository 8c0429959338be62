"""What a guest is asked, for a page that knows no rules: words in its language, cards, and every answer ready to send.

Every `action` is one as in a record. Where it depends on what the page collects, the page adds that to `answer`: an
`amount` to a bid, `cards` to what is passed or buried, and `to` (pairs of seat and card) to the shares of a kitty.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.engine.actions import (
    CallCard,
    DeclareOut,
    Done,
    ExchangeDix,
    NameTrump,
    Pass,
    ShootMoon,
    ShowMelds,
)
from pinochle_qt.engine.cards import SUIT_OF, SUITS, card_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.errors import Rejection
from pinochle_qt.engine.melds import best_melds, melded_cards, points_of
from pinochle_qt.engine.melds.draft import examine
from pinochle_qt.engine.observe import hidden_cards
from pinochle_qt.phrases import Phrase, capitalized
from pinochle_qt.protocol.wire import action_to_wire
from pinochle_qt.words import text
from pinochle_qt.words.game.plate_lines import turn_line
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.bid_amounts import bid_hint, bid_tells, offered
from pinochle_qt.words.questions.decide import label_and_meaning, moon_label, ordered_choices, question_of
from pinochle_qt.words.questions.meld_lines import exchange_words, line_cards, meld_lines, row_titles, turn_meld
from pinochle_qt.words.questions.meld_remarks import draft_remarks, turn_remarks
from pinochle_qt.words.questions.passing import (
    picking_button,
    picking_help,
    picking_status,
    picking_title,
    received_cards,
    still_to_pick,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import BidRange, Prompt, PromptKind

MOST_AMOUNTS: Final = 60
"""How many bids a page can step through; the highest one follows them."""
MOST_SUGGESTIONS: Final = 3
"""The best declaration and up to two others; any other one is made by choosing cards."""
MOST_REMARKS: Final = 3


class AskedWord(Phrase):
    """Labels of the questions on a phone that the window does not have."""

    OR_CHOOSE = "Or choose"
    LAY_DOWN = "Lay down {amount}"
    OWN_CHOICE = "Choose cards yourself"
    BACK_TO_LIST = "Back to the list"
    TOUCH_CARDS = "Touch the cards you want to meld."
    TOUCH_TO_SWAP = "Everybody gets one card. Touch two cards to swap them."
    NOT_YOURS = "You don't hold these cards."


def asked_view(observation: Observation, prompt: Prompt, names: Sequence[str]) -> dict[str, Any]:
    """Return what a page needs to ask this question of its guest; `names` are by seat, in the guest's language."""
    found: dict[str, Any] = {"kind": prompt.kind, "line": turn_line(prompt, names)}
    if prompt.kind in _VIEWS:
        found |= _VIEWS[prompt.kind](prompt, observation, names)
    if "hint" in found:
        found["spoken"] = text.spoken(found["hint"])
    claim = next((each for each in prompt.choices if isinstance(each, DeclareOut)), None)
    if claim is not None:
        target = text.points(observation.target, prompt.rules)
        found["claim"] = {
            "label": Word.DECLARE_OUT(),
            "note": Word.DECLARE_OUT_SAYS(target=target),
            "sure": Word.DECLARE_OUT_SURE(),
            "risk": Word.DECLARE_OUT_RISK(),
            "action": action_to_wire(claim),
        }
    return found


def laid_view(observation: Observation, prompt: Prompt, cards: tuple[Card, ...]) -> dict[str, Any]:
    """Return what cards of the hand would be worth if they were laid down, and the action that lays them down."""
    rules, trump = prompt.rules, prompt.trump
    if Counter(cards) - Counter(prompt.hand) or prompt.seat is None or (trump is None and prompt.kind != "meld"):
        return {"remarks": [AskedWord.NOT_YOURS()]}
    if trump is None or prompt.kind == "meld":
        meld = turn_meld(prompt, cards)
        melds: tuple[Meld, ...] = () if meld is None else (meld,)
        upcard = () if observation.upcard is None else (observation.upcard,)
        remarks = turn_remarks(cards, melds, prompt, (*hidden_cards(observation, pack(rules)), *upcard))
    else:
        melds = best_melds(cards, trump, rules)
        remarks = draft_remarks(examine(cards, prompt.hand, trump, rules), cards, prompt)
    sentences = [each.sentence for each in remarks][:MOST_REMARKS] if cards else [AskedWord.TOUCH_CARDS()]
    found = {"cards": _faces(cards), "remarks": sentences}
    return found | (_laid_down(prompt, melds) if melds else {})


# ---- bidding and trump -----------------------------------------------------------------------------------------------


def _bid(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    rules, bids = prompt.rules, prompt.bids
    found: dict[str, Any] = {
        "title": Word.YOUR_BID(),
        "hint": bid_hint(prompt, observation, names, wants_odds=False),
        "passes": [_pass_option(each) for each in prompt.choices if isinstance(each, Pass)],
        "options": _options(prompt.concessions, prompt, observation),
        "melds_title": Word.TRUMP_OF_BID() if prompt.suits else Word.MELD_YOU_WOULD_HAVE(),
        "melds": sorted(_suits(prompt), key=lambda each: each["points"], reverse=True),
    }
    moon = next((each for each in prompt.choices if isinstance(each, ShootMoon)), None)
    if moon is not None:
        (found["moon"],) = _options([ShootMoon(moon.seat)], prompt, observation)
    if bids is None or prompt.seat is None:
        return found
    return found | {
        "answer": {"seat": prompt.seat, "act": "bid"},
        "amounts": [
            {
                "amount": amount,
                "label": text.points(amount, rules),
                "button": Word.BID(amount=text.points(amount, rules)),
                "tells": bid_tells(amount, prompt, observation, names),
            }
            for amount in _amounts(bids)
        ],
        "first": next(iter(offered(bids)), bids.minimum),
        "near": offered(bids),
        "less": Word.BID_LESS(),
        "more": Word.BID_MORE(),
    }


def _amounts(bids: BidRange) -> tuple[int, ...]:
    """Return the bids that a page can step through, the highest possible one last."""
    found = dict.fromkeys((*bids.amounts(MOST_AMOUNTS), *offered(bids), bids.maximum))
    legal = (amount for amount in found if bids.refusal(amount) is None)
    return tuple(sorted({0, *legal} if bids.zero else legal))


def _pass_option(action: Pass) -> dict[str, Any]:
    label, note = (Word.PASS_HELP(), Word.PASS_HELP_SAYS()) if action.help else (Word.PASS(), "")
    return {"label": label, "note": note, "action": action_to_wire(action)}


def _suits(prompt: Prompt) -> list[dict[str, Any]]:
    """Return for each suit what its cards would meld if it were trump, and the buttons of bids that name it."""
    suits = [_suit(suit, prompt) for suit in SUITS]
    for suit, facts in zip(SUITS, suits, strict=True):
        if suit in prompt.suits:
            facts["button"] = Word.BID(amount=Word.IN_SUIT(bid="{amount}", suit=text.suit_name(suit)))
            if prompt.offers_moon:
                facts["moon"] = moon_label(suit)
    return suits


def _suit(suit: Suit, prompt: Prompt) -> dict[str, Any]:
    melds = best_melds(prompt.hand, suit, prompt.rules)
    worth = text.worth(melds, prompt.rules)
    held = text.cards_named(sum(SUIT_OF[face] == suit for face in prompt.hand))
    return {
        "suit": suit.letter,
        "name": capitalized(text.suit_name(suit)),
        "worth": worth,
        "points": points_of(melds),
        "held": held,
        "raised": _faces(melded_cards(melds)),
        "spoken": Word.MELD_WITH_SUIT(suit=text.suit_name(suit), amount=worth),
    }


def _trump(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    del names
    rules, contract = prompt.rules, observation.contract
    hint = Word.TRUMP_AND_LEAD()
    if contract is not None:
        hint = Word.TRUMP_FOR(amount=text.bid(contract.bid, None, rules))
    suits = []
    for suit, facts in zip(SUITS, _suits(prompt), strict=True):
        facts["spoken"] = Word.SUIT_BUTTON(suit=facts["name"], cards=facts["held"], meld=facts["worth"])
        action = next((each for each in prompt.choices if each == NameTrump(each.seat, suit)), None)
        if action is not None:
            facts |= {"action": action_to_wire(action), "button": Word.MAKE_TRUMP(suit=facts["name"])}
        elif prompt.no_bid is not None:
            facts["why"] = hint = text.rejection(Rejection(prompt.no_bid, suit=suit), rules)
        suits.append(facts)
    return {
        "title": Word.NAME_TRUMP(),
        "hint": hint,
        "suits": suits,
        "unit": Word.UNIT_MELD(),
        "received": _faces(received_cards(prompt, observation)),
        "options": _options(prompt.concessions, prompt, observation),
    }


# ---- choices that can be listed --------------------------------------------------------------------------------------


def _decide(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    del names
    title, hint = question_of(prompt, observation)
    return {
        "title": title,
        "hint": hint,
        "cards": _faces(prompt.cards),
        "options": _options(ordered_choices(prompt, observation), prompt, observation),
    }


def _options(choices: Iterable[SeatAction], prompt: Prompt, observation: Observation) -> list[dict[str, Any]]:
    found = []
    for choice in choices:
        if isinstance(choice, DeclareOut):
            continue
        label, note = label_and_meaning(choice, prompt, observation)
        option = {"label": label, "note": note, "action": action_to_wire(choice)}
        found.append(option | ({"card": card_text(choice.card)} if isinstance(choice, CallCard) else {}))
    return found


# ---- cards -----------------------------------------------------------------------------------------------------------


def _distribute(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    return {
        "title": Word.KITTY_TITLE(),
        "hint": AskedWord.TOUCH_TO_SWAP(),
        "cards": _faces(prompt.kitty),
        "places": list(names[: len(prompt.kitty)]),
        "button": Word.KITTY_BUTTON(),
        "answer": {"seat": prompt.seat, "act": "distribute"},
        "options": _options(prompt.concessions, prompt, observation),
    }


def _pick(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    pick, seat = prompt.pick, prompt.seat
    if pick is None or seat is None:
        return {}
    refused = {face: pick.refusal((face,)) for face in pick.hand if face not in pick.among}
    return {
        "title": picking_title(prompt, names),
        "hint": picking_help(prompt, observation, names),
        "size": pick.size,
        "among": _faces(pick.among),
        "why": {card_text(face): text.rejection(why, prompt.rules) for face, why in refused.items() if why is not None},
        "received": _faces(received_cards(prompt, observation)),
        "status": [picking_status(count, pick.size) for count in range(pick.size + 1)],
        "missing": [still_to_pick(pick.size - count) for count in range(pick.size)],
        "enough": Word.CHOSEN_ENOUGH(count=pick.size),
        "nothing": Word.CHOSEN_NONE(),
        "button": picking_button(prompt, names),
        "clear": Word.CLEAR(),
        "answer": {"seat": seat, "act": "give" if prompt.kind == "give" else "bury"},
    }


# ---- melds -----------------------------------------------------------------------------------------------------------


def _show(prompt: Prompt, observation: Observation, names: Sequence[str]) -> dict[str, Any]:
    del names
    lines = meld_lines(prompt)[: MOST_SUGGESTIONS if prompt.kind == "show" else None]
    titles = row_titles(lines, prompt.rules, is_one_choice=prompt.kind == "show")
    found = []
    for line, title in zip(lines, titles, strict=True):
        if isinstance(line.action, ExchangeDix):
            (name,), worth, meaning = exchange_words(prompt)
            row = {"worth": worth, "cards": [], "button": name, "groups": [], "action": action_to_wire(line.action)}
            found.append(row | {"title": name, "words": meaning})
        else:
            words = line_cards(line, prompt.rules, observation.upcard)
            found.append(_laid_down(prompt, line.melds) | {"title": title[0], "words": words})
    is_show = prompt.kind == "show"
    best = laid_view(observation, prompt, melded_cards(lines[0].melds)) if is_show and lines else {}
    nothing = ShowMelds(prompt.seat, ()) if is_show and prompt.seat is not None else None
    done = next((each for each in prompt.choices if isinstance(each, Done)), nothing)
    return {
        "title": Word.MELDS_TO_SHOW() if is_show else Word.POSSIBLE_MELDS(),
        "hint": "" if lines else (Word.NOTHING_TO_MELD if is_show else Word.NO_MELD_NOW)(),
        "lines": found,
        "remarks": best.get("remarks", [])[:1],
        "yours": Word.YOUR_MELD(),
        "or": AskedWord.OR_CHOOSE(),
        "own": AskedWord.OWN_CHOICE(),
        "back": AskedWord.BACK_TO_LIST(),
        "touch": AskedWord.TOUCH_CARDS(),
        "nothing": {
            "label": Word.DONE() if not (is_show or lines) else Word.NO_MELD(),
            "action": None if done is None else action_to_wire(done),
        },
    }


def _laid_down(prompt: Prompt, melds: tuple[Meld, ...]) -> dict[str, Any]:
    """Return melds with their cards and points, and the action that lays them down."""
    rules, seat = prompt.rules, prompt.seat
    worth = text.worth(melds, rules)
    return {
        "worth": worth,
        "cards": _faces(melded_cards(melds)),
        "groups": [
            {"title": text.meld_title(meld, rules), "worth": text.worth((meld,), rules), "cards": _faces(meld.cards)}
            for meld in melds
        ],
        "button": AskedWord.LAY_DOWN(amount=worth),
        "action": None if seat is None else action_to_wire(ShowMelds(seat, melds)),
    }


def _faces(cards: Iterable[Card]) -> list[str]:
    return [card_text(face) for face in cards]


_VIEWS: Final[dict[PromptKind, Callable[[Prompt, Observation, Sequence[str]], dict[str, Any]]]] = {
    "bid": _bid,
    "trump": _trump,
    "call": _decide,
    "draft": _decide,
    "misdeal": _decide,
    "decide": _decide,
    "distribute": _distribute,
    "give": _pick,
    "bury": _pick,
    "show": _show,
    "meld": _show,
}
