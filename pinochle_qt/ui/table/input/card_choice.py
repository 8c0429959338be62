"""Choosing cards: what pointing at a card means for the current prompt, and what has been chosen so far."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.actions import ExchangeDix, Play
from pinochle_qt.engine.cards import dix_of
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.geometry.composition import ChosenCards
from pinochle_qt.ui.table.input.asking_panels import folds_melds, places_in_the_way
from pinochle_qt.ui.table.input.press_timing import HAMMERING, PressTiming
from pinochle_qt.ui.table.zones.tokens import copies_of, faces_of, tokens_for
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.meld_lines import meld_lines, turn_meld
from pinochle_qt.words.questions.passing import received_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.errors import Rejection
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.table.input.press_timing import Clock
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

PICKING = frozenset({"give", "bury"})
MELDING = frozenset({"show", "meld"})
ANSWERED_BY_CARDS = PICKING | {"play"}
"""Prompts that are answered with cards; every other prompt has a panel that takes the keyboard focus."""


class CardChoice(QObject):
    """Keeps the selection, the draft of melds and the raised cards while the player decides.

    It stores them in the `interaction` of the event player, checks them as they grow, and decides nothing itself.

    Signals:
        action_chosen: the action that the player has decided on.
        selection_changed: the cards chosen to be passed or buried, as a tuple.
        draft_changed: the cards laid out on the meld mat, as a tuple.
        refused: a sentence that says why a card cannot be chosen, and the card.
        explained: a sentence that says how to play a card that was clicked, and the card.
        unasked: a sentence that says why no card can be used now, and the card that was tried.
    """

    action_chosen = Signal(object)
    selection_changed = Signal(object)
    draft_changed = Signal(object)
    refused = Signal(str, object)
    explained = Signal(str, object)
    unasked = Signal(str, object)

    def __init__(self, event_player: EventPlayer, whose_turn: Callable[[], str], clock: Clock, parent: QObject) -> None:
        """Begin without a prompt; `whose_turn` returns text that says which other player is awaited, if any.

        The clock tells presses that play a card from those that were meant for an earlier question.
        """
        super().__init__(parent)
        self._event_player = event_player
        self._whose_turn = whose_turn
        self.prompt: Prompt | None = None
        """The prompt that the player at the screen may answer now."""
        self._timing = PressTiming(clock, pause=HAMMERING)
        self._awaiting_second_click: Token | None = None
        self._knows_second_click = False
        self._pending_draft: tuple[tuple[Card, ...], Meld | None] | None = None
        self._pending_raise: tuple[tuple[Card, ...], Suit | None] = ((), None)
        self.confirm_plays = "single"
        event_player.busy_changed.connect(self._on_busy)

    # ---- the question ------------------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt | None) -> None:
        """Start over with another prompt; None if it is not the viewer's turn. Nothing moves or is announced yet.

        Melds that gave way to the panel of a decision stay there until they are taken up, which is what comes next.
        """
        gives_way = prompt is None and self.prompt is not None and self.prompt.kind == "decide"
        self.prompt = prompt
        self._timing.begin()
        self._awaiting_second_click = None
        self._pending_draft, self._pending_raise = None, ((), None)
        interaction = self._event_player.interaction
        interaction.chosen = ChosenCards()
        interaction.asked.best = prompt.best if prompt is not None else ()
        interaction.marked.raised, interaction.marked.raised_for = frozenset(), None
        interaction.marked.focused = None
        interaction.asked.has_mat = prompt is not None and prompt.kind in MELDING
        if not gives_way:
            interaction.asked.panels = places_in_the_way(prompt)
            interaction.asked.folds_melds = folds_melds(prompt)
        interaction.asked.lines = len(meld_lines(prompt)) if prompt is not None and prompt.kind == "meld" else 0
        interaction.asked.playable = _pickable(prompt)
        seen = self._event_player.latest
        interaction.asked.received = () if prompt is None or seen is None else received_cards(prompt, seen)

    def tell(self) -> None:
        """Announce what is chosen now."""
        interaction = self._event_player.interaction
        self.selection_changed.emit(faces_of(interaction.chosen.selected))
        self.draft_changed.emit(faces_of(interaction.chosen.draft))

    # ---- the cards to choose from ------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Token]:
        """The viewer's own cards from left to right, without those on the mat."""
        draft = self._event_player.interaction.chosen.draft
        return [token for token in self.own_cards if token not in draft]

    @property
    def laid(self) -> list[Token]:
        """The viewer's melds on the table, from which cards can be played in stock games."""
        zones = self._event_player.zones
        if zones is None or zones.viewer is None:
            return []
        return [token for group in zones.melds[zones.viewer] for token in group.tokens]

    @property
    def choosable(self) -> list[Token]:
        """The cards that can be pointed at: the viewer's hand, the mat, and in stock games the viewer's melds."""
        return [*self.hand, *self._event_player.interaction.chosen.draft, *self.laid]

    def put_in_order(self, cards: list[Token]) -> None:
        """Put the viewer's hand in this order."""
        zones = self._event_player.zones
        if zones is not None and zones.viewer is not None:
            zones.hands[zones.viewer][:] = cards

    @property
    def own_cards(self) -> Sequence[Token]:
        """All cards in the viewer's hand from left to right, including those on the mat."""
        zones = self._event_player.zones
        if zones is None or zones.viewer is None:
            return ()
        return zones.hands[zones.viewer]

    @property
    def prominent(self) -> set[Token]:
        """The cards of the hand that are chosen to be passed or buried, or raised to be played."""
        interaction = self._event_player.interaction
        return {*interaction.chosen.selected, *(interaction.marked.raised if self.is_to_play else ())}

    @property
    def playable(self) -> frozenset[Card] | None:
        """The faces that may be played or picked; None if the prompt asks for no cards."""
        return self._event_player.interaction.asked.playable

    def can_choose(self, token: Token) -> bool:
        """Return whether a card may be chosen; while no cards are asked for, all may be pointed at."""
        return self.playable is None or token.face in self.playable

    def told_of(self, face: Card) -> str:
        """Return text that says whether a card may be chosen now, and if not, why not; empty if all or none may."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or self.playable is None or prompt.kind in MELDING:
            return ""
        if face in self.playable:
            return Word.CARD_PLAYABLE() if prompt.kind == "play" else Word.CARD_PICKABLE()
        picked = prompt.pick.refusal((face,)) if prompt.pick is not None else None
        refusal = prompt.refusal(Play(prompt.seat, face)) if prompt.kind == "play" else picked
        return Word.CARD_NOT_PLAYABLE() if refusal is None else text.rejection(refusal, prompt.rules)

    @property
    def is_to_play(self) -> bool:
        """Whether the prompt asks for a card to play."""
        return self.prompt is not None and self.prompt.kind == "play"

    # ---- pointing at a card ------------------------------------------------------------------------------------------

    def why_no_card(self) -> str:
        """Return why no card can be used now: whose turn it is, or what is asked first; empty if one can be used."""
        return self._whose_turn() if self.prompt is None else lines.first_line(self.prompt)

    def say_unasked(self, token: Token) -> bool:
        """If no card can be used now, say why at this one; return whether that is so."""
        sentence = self.why_no_card()
        if sentence:
            self.unasked.emit(sentence, token)
        return bool(sentence)

    def activate(self, token: Token, *, double: bool = False, is_click: bool = False) -> None:
        """Do what a click on a card, or a key at it, means now, or say at the card why it means nothing.

        A click means the card below it. A key may still mean the question before, so that it plays nothing at first.
        """
        prompt = self.prompt
        if self.say_unasked(token) or prompt is None:
            return
        if prompt.kind == "play":
            if is_click or self._timing.lets_through():
                self._click_to_play(token, double=double)
        elif prompt.kind in PICKING:
            self._toggle_selected(token)
        elif prompt.kind in MELDING and token not in self.laid:
            self._toggle_draft(token)

    def use(self, token: Token) -> None:
        """Do what a card is good for now, without a second click, or say at the card why it is good for nothing."""
        if self.is_to_play:
            self.play(token)
        else:
            self.activate(token)

    def awaits_second(self, token: Token) -> bool:
        """Return whether a second click on a card is needed to confirm that it is played."""
        return token is self._awaiting_second_click

    def play(self, token: Token) -> bool:
        """Play a card, or say why not; return whether it was played."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or token.face is None:
            return False
        action = self._play_action(prompt, token)
        refusal = prompt.refusal(action)
        if refusal is not None:
            self._event_player.arrange(tokens.GLIDE_HOME)
            self._refuse(refusal, prompt, token)
            return False
        self._prefer([token])
        self.action_chosen.emit(action)
        return True

    def can_pick(self, token: Token) -> bool:
        """Return whether a card can be added to those chosen to be passed or buried."""
        selected = self._event_player.interaction.chosen.selected
        pick = self.prompt.pick if self.prompt is not None else None
        if pick is None or token.face is None or token in selected:
            return False
        return pick.can_add(faces_of(selected), token.face)

    def can_exchange(self, token: Token) -> bool:
        """Return whether a card is the dix and may be exchanged for the upcard now."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or prompt.trump is None:
            return False
        is_dix = token.face == dix_of(prompt.trump, prompt.rules.deck.ranks)
        return is_dix and ExchangeDix(prompt.seat) in prompt.choices

    def exchange(self, token: Token) -> bool:
        """Exchange the dix for the upcard, if that is possible now; return whether it was done."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or not self.can_exchange(token):
            return False
        self._prefer([token])
        self.action_chosen.emit(ExchangeDix(prompt.seat))
        return True

    def _click_to_play(self, token: Token, *, double: bool) -> None:
        """Play a card, or say what is still needed; the second click is explained only until it is first used."""
        prompt = self.prompt
        is_playable = prompt is not None and token.face in prompt.cards
        if self.confirm_plays == "double" and not double and is_playable:
            self.explained.emit(Word.DOUBLE_CLICK_PLAYS(), token)
            return
        if self.confirm_plays == "second" and is_playable:
            if not self.awaits_second(token):
                self._awaiting_second_click = token
                self._event_player.interaction.chosen.selected = [token]
                self._event_player.arrange()
                if not self._knows_second_click:
                    self.explained.emit(Word.ONCE_MORE_PLAYS(), token)
                return
            self._knows_second_click = True
        self.play(token)

    def _play_action(self, prompt: Prompt, token: Token) -> Play:
        seat, face = prompt.seat, token.face
        if seat is None or face is None:
            raise AssertionError("a card without a face cannot be played")
        laid = self.laid
        if token not in laid:
            return Play(seat, face)
        return Play(seat, face, "table", copies_of(face, laid).index(token))

    def _refuse(self, refusal: Rejection, prompt: Prompt, token: Token) -> None:
        self.refused.emit(text.rejection(refusal, prompt.rules), token)

    # ---- several cards -----------------------------------------------------------------------------------------------

    def lay_out(self, cards: tuple[Card, ...], wanted: Meld | None = None) -> None:
        """Put exactly these cards of the hand on the meld mat; `wanted` is the meld that they should make."""
        zones = self._event_player.zones
        if zones is not None and zones.viewer is not None:
            # in stock games, the other cards of a meld already lie on the table
            self.set_draft(tokens_for(cards, self.own_cards), wanted)
            self._pending_draft = (cards, wanted) if self._event_player.is_busy else None

    def raise_cards(self, cards: tuple[Card, ...], suit: Suit | None = None) -> None:
        """Raise these cards in the hand to show which meld they make; an empty tuple lowers them again.

        With a suit, a label says that they are meld if that suit is trump.
        """
        interaction = self._event_player.interaction
        interaction.marked.raised = frozenset(tokens_for(cards, self.hand))
        interaction.marked.raised_for = suit if interaction.marked.raised else None
        self._event_player.arrange(tokens.HOVER)
        self._pending_raise = (cards, suit) if self._event_player.is_busy else ((), None)

    def _on_busy(self, busy: bool) -> None:
        """Repeat what was requested while cards were on their way, and count the time from when all has been seen."""
        if busy:
            return
        self._timing.begin()
        draft, raised = self._pending_draft, self._pending_raise
        self._pending_draft, self._pending_raise = None, ((), None)
        if draft is not None:
            self.lay_out(*draft)
        if raised[0]:
            self.raise_cards(*raised)

    def clear(self) -> None:
        """Clear selection and draft."""
        self._awaiting_second_click = None
        self._event_player.interaction.chosen.selected = []
        self.set_draft([])
        self.selection_changed.emit(())

    def _toggle_selected(self, token: Token) -> None:
        prompt, interaction = self.prompt, self._event_player.interaction
        if prompt is None or prompt.pick is None or token.face is None:
            return
        if token in interaction.chosen.selected:
            self.select([each for each in interaction.chosen.selected if each is not token])
            return
        faces = faces_of(interaction.chosen.selected)
        if prompt.pick.can_add(faces, token.face):
            self.select([*interaction.chosen.selected, token])
            return
        refusal = prompt.pick.refusal((*faces, token.face))
        if refusal is not None and refusal.reason in {Refusal.WRONG_COUNT, Refusal.WRONG_COUNT_ONE}:
            self.refused.emit(Word.CHOSEN_ENOUGH(count=len(faces)), token)
        elif refusal is not None:
            self._refuse(refusal, prompt, token)

    def select(self, cards: list[Token]) -> None:
        """Choose exactly these cards to be passed or buried."""
        self._event_player.interaction.chosen.selected[:] = cards
        self._prefer(cards)
        self._event_player.arrange()
        self.selection_changed.emit(faces_of(cards))

    def _toggle_draft(self, token: Token) -> None:
        draft = list(self._event_player.interaction.chosen.draft)
        if token in draft:
            draft.remove(token)
        else:
            draft.append(token)
        self.set_draft(draft)

    def _prefer(self, cards: list[Token]) -> None:
        """Of identical cards, make exactly these leave the hand."""
        if self._event_player.zones is not None:
            self._event_player.zones.preferred = list(cards)

    def set_draft(self, draft: list[Token], wanted: Meld | None = None) -> None:
        """Put exactly these cards on the meld mat; `wanted` is the meld that they should make."""
        self._pending_draft = None
        interaction, prompt = self._event_player.interaction, self.prompt
        interaction.chosen.draft = draft
        interaction.chosen.melds, interaction.chosen.reused = (), []
        self._prefer(draft)
        if interaction.marked.focused is not None and interaction.marked.focused not in self.choosable:
            interaction.marked.focused = None
        faces = faces_of(draft)
        if prompt is not None and prompt.trump is not None and prompt.kind == "show":
            interaction.chosen.melds = best_melds(faces, prompt.trump, prompt.rules)
        elif prompt is not None and prompt.kind == "meld":
            meld = turn_meld(prompt, faces, wanted)
            interaction.chosen.melds = (meld,) if meld is not None else ()
            interaction.chosen.reused = self._reused_from_table(meld, faces) if meld is not None else []
        if self._event_player.zones is not None:
            self._event_player.arrange(tokens.MELD_OUT)
        self.draft_changed.emit(faces)

    def _reused_from_table(self, meld: Meld, drafted: tuple[Card, ...]) -> list[Token]:
        """Return the melded cards on the table that complete a meld with the cards laid out."""
        return tokens_for(tuple((Counter(meld.cards) - Counter(drafted)).elements()), self.laid)


def _pickable(prompt: Prompt | None) -> frozenset[Card] | None:
    """Return the faces that may be chosen, or None if the prompt asks for no cards."""
    if prompt is None:
        return None
    if prompt.kind == "play":
        return frozenset(prompt.cards)
    if prompt.kind in PICKING and prompt.pick is not None:
        return frozenset(prompt.pick.among)
    if prompt.kind in MELDING:
        return frozenset(prompt.hand)
    return None
