"""What the meld mat says about a draft: what is missing, what doesn't count, and why it isn't a meld."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.actions import ShowMelds
from pinochle_qt.engine.cards import contains_all
from pinochle_qt.engine.melds import named_by
from pinochle_qt.engine.melds.draft import TurnFault, examine_turn, lacking
from pinochle_qt.phrases import capitalized
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.meld_lines import turn_meld

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.melds.draft import Lacking, MeldDraft
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules


class Remark(NamedTuple):
    """A remark on the mat: its title, and what that means, which is empty if the title says it all."""

    title: str
    meaning: str

    @property
    def sentence(self) -> str:
        """The remark as sentences."""
        return " ".join([self.title if self.title.endswith(".") else f"{self.title}.", self.meaning]).strip()


def draft_remarks(draft: MeldDraft, cards: Sequence[Card], prompt: Prompt) -> Iterator[Remark]:
    """Yield remarks on a draft before play: idle cards, cards to add, melds that don't count, and missing cards."""
    rules = prompt.rules
    if draft.idle:
        is_one = len(draft.idle) == 1
        title = (Word.IDLE_ONE if is_one else Word.IDLE_MORE)(cards=text.cards(draft.idle))
        yield Remark(title, Word.IDLE_WHY_ONE() if is_one else Word.IDLE_WHY())
    if not cards and prompt.best:
        return
    for addition in draft.missing:
        amount = text.points(addition.adds, rules)
        meld = _title(addition.meld, rules)
        if addition.is_held:
            yield Remark(Word.IN_HAND(meld=meld, card=text.card(addition.card)), Word.WOULD_ADD(amount=amount))
    for uncounted in draft.uncounted:
        meaning = Word.SERVES(meld=text.meld_name(uncounted.served, rules))
        yield Remark(Word.NOT_COUNTED(meld=text.meld_title(uncounted, rules)), meaning)
    for addition in draft.missing:
        if not addition.is_held:
            held = _held_cards(addition.meld, (addition.card,))
            meaning = Word.WOULD_ADD_HELD(amount=text.points(addition.adds, rules), cards=text.cards(held))
            missing = _missing_text((addition.card,), held)
            yield Remark(Word.MISSING(meld=_title(addition.meld, rules), card=missing), meaning)


def turn_remarks(
    cards: Sequence[Card], melds: Sequence[Meld], prompt: Prompt, to_come: Sequence[Card]
) -> Iterator[Remark]:
    """Yield what a draft in a stock game makes trump, why it isn't a meld now, if it isn't, and what it could become.

    `melds` is the meld that it makes; `to_come` are the cards that the player may still get.
    """
    if prompt.table is None:
        return
    named = named_by(melds[0], prompt.rules) if melds and prompt.trump is None else None
    if named is not None:
        yield Remark(Word.MAKES_TRUMP(suit=text.suit_name(named)), "")
    candidates = lacking(cards, prompt.hand, prompt.table, to_come, prompt.trump, prompt.rules)
    if not cards and not melds:
        if any(isinstance(choice, ShowMelds) for choice in prompt.choices):
            yield Remark(Word.DRAG_OR_PICK(), "")
            return
        candidates = tuple(each for each in candidates if len(each.missing) == 1)
    remarks = tuple(_candidate_remark(each, prompt.rules) for each in candidates)
    if not melds and cards:
        can_be_completed = bool(candidates) and not candidates[0].missing
        reasons = tuple(_why_not(cards, prompt, can_be_completed=can_be_completed))
        yield from reasons
        if not reasons and not remarks:
            yield from _refusal_remarks((), prompt)
    elif not melds and not remarks:
        yield Remark(Word.DRAG_TO_MELD(), "")
    yield from remarks


def _candidate_remark(candidate: Lacking, rules: Rules) -> Remark:
    """Return a remark on what a draft lacks for a meld."""
    title, amount = _title(candidate.meld, rules), text.worth((candidate.meld,), rules)
    if candidate.missing:
        is_one = len(candidate.missing) == 1
        held = _held_cards(candidate.meld, candidate.missing)
        needed = [_missing_text(faces, held) for faces in (candidate.missing, *((face,) for face in candidate.instead))]
        card_text = text.any_of(needed)
        sentence = (
            Word.MISSING(meld=title, card=card_text) if is_one else Word.MISSING_MORE(meld=title, cards=card_text)
        )
        return Remark(sentence, Word.WOULD_ADD_HELD(amount=amount, cards=text.cards(held)))
    card_text = text.cards(candidate.in_hand)
    if len(candidate.in_hand) == 1:
        return Remark(Word.IN_HAND(meld=title, card=card_text), Word.WOULD_ADD(amount=amount))
    return Remark(Word.IN_HAND_MORE(meld=title, cards=card_text), Word.WOULD_ADD_MORE(amount=amount))


def _title(meld: Meld, rules: Rules) -> str:
    """Return a meld's name, with the suit of a plain marriage, because there may be others in other suits."""
    return capitalized((text.meld_with_suit if meld.kind == "marriage" else text.meld_name)(meld, rules))


def _held_cards(meld: Meld, missing: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of a meld that aren't missing."""
    return tuple((Counter(meld.cards) - Counter(missing)).elements())


def _missing_text(cards: Sequence[Card], held: Sequence[Card]) -> str:
    """Return the missing cards, set apart from identical ones that are held: ``another Q♠ and another J♦``."""
    if not set(cards) & set(held):
        return text.cards(cards)
    return text.all_of([(Word.ANOTHER(card=text.card(face)) if face in held else text.card(face)) for face in cards])


def _why_not(cards: Sequence[Card], prompt: Prompt, *, can_be_completed: bool) -> Iterator[Remark]:
    """Yield why the cards aren't a meld now, if there is more to say than that they fit none."""
    if prompt.table is None:
        return
    draft = examine_turn(cards, prompt.hand, prompt.table, prompt.trump, prompt.rules)
    if draft.meld is not None:
        yield from _refusal_remarks((draft.meld,), prompt)
    elif draft.wanted is not None:
        title = Word.NOT_COUNTED(meld=text.meld_title(draft.wanted, prompt.rules))
        if draft.fault is TurnFault.NEEDS_HAND_CARD:
            yield Remark(title, Word.NEEDS_HAND_CARD())
        else:
            served = [text.meld_name(meld, prompt.rules) for meld in draft.served]
            yield Remark(title, Word.SERVES(meld=text.all_of(served)))
    elif not can_be_completed:
        yield from _too_many(cards, prompt)


def _too_many(cards: Sequence[Card], prompt: Prompt) -> Iterator[Remark]:
    """Yield which of the cards laid out aren't part of the meld, or that they are a second meld."""
    on_table = prompt.table.cards_on_table if prompt.table is not None else ()
    draft_counts = Counter(cards)
    for action in prompt.choices:
        if not isinstance(action, ShowMelds):
            continue
        (meld,) = action.melds
        used = draft_counts & Counter(meld.cards)
        idle = tuple((draft_counts - used).elements())
        if not used or not contains_all((*used.elements(), *on_table), meld.cards):
            continue
        second_meld = turn_meld(prompt, idle)
        if second_meld is not None:
            yield from _refusal_remarks((meld, second_meld), prompt)
            return
        idle_text, name = text.cards(idle), text.meld_name(meld, prompt.rules)
        is_one = len(idle) == 1
        title = (Word.IDLE_ONE if is_one else Word.IDLE_MORE)(cards=idle_text)
        yield Remark(title, (Word.TAKE_BACK_ONE if is_one else Word.TAKE_BACK)(meld=name))
        return


def _refusal_remarks(melds: tuple[Meld, ...], prompt: Prompt) -> Iterator[Remark]:
    """Yield why the rules don't allow these melds now."""
    refusal = prompt.refusal(ShowMelds(prompt.seat, melds)) if prompt.seat is not None else None
    if refusal is not None:
        yield Remark(text.rejection(refusal, prompt.rules), "")
