"""What a hint shows among the viewer's cards, and what had been chosen there before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import Bury, Give, Play, ShowMelds
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.input.card_choice import MELDING, PICKING
from pinochle_qt.ui.table.zones.tokens import copies_of, tokens_for

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token


class SuggestedCards:
    """Chooses and raises what is suggested, and restores what the player had chosen before."""

    def __init__(self, choice: CardChoice, event_player: EventPlayer) -> None:
        self._choice = choice
        self._event_player = event_player
        self._suggested: tuple[list[Token], list[Token], frozenset[Token]] | None = None
        """What the last suggestion selected, laid out and raised; None after the next prompt."""
        self._chosen_before: tuple[list[Token], list[Token], Meld | None] = ([], [], None)
        """What was selected and laid out before that suggestion, and the meld that it made."""

    def forget(self) -> None:
        """Begin with another prompt."""
        self._suggested = None

    def keep_own(self) -> None:
        """Remember what is selected and laid out before a suggestion is shown, so that `take_back` can restore it."""
        if self._suggested is None or self._suggested != self._chosen_now:
            interaction = self._event_player.interaction
            meld = interaction.chosen.melds[0] if len(interaction.chosen.melds) == 1 else None
            self._chosen_before = (list(interaction.chosen.selected), list(interaction.chosen.draft), meld)

    def show(self, action: SeatAction) -> None:
        """Show in the hand what an action would do with its cards, without deciding anything."""
        match action:
            case Play():
                self._point_at(self._token_of(action))
            case Give(_, cards) | Bury(_, cards):
                self._choice.select(tokens_for(cards, self._choice.hand))
            case ShowMelds(_, melds):
                self._choice.lay_out(melded_cards(melds), melds[0] if melds else None)
        self._suggested = self._chosen_now

    def _point_at(self, token: Token | None) -> None:
        """Raise a card and make it the one that Enter plays."""
        if token is None or token.face is None:
            return
        interaction = self._event_player.interaction
        interaction.marked.focused = token
        if token in self._choice.laid:
            interaction.marked.raised, interaction.marked.raised_for = frozenset({token}), None
            self._event_player.arrange(tokens.HOVER)
        else:
            self._choice.raise_cards((token.face,))
            interaction.marked.focused = next(iter(interaction.marked.raised), token)

    def _token_of(self, action: Play) -> Token | None:
        """Return the card that an action plays, from the hand or from the melds on the table."""
        from_table = copies_of(action.card, self._choice.laid)
        if action.source == "table":
            return from_table[action.nth]
        return next(iter((*copies_of(action.card, self._choice.hand), *from_table)), None)

    def take_back(self) -> None:
        """Restore what was chosen before a suggestion, unless the player has changed something since then.

        Cards to pass or bury that it chose stay chosen if none were before: that the hint has been read does not mean
        that it is refused.
        """
        prompt = self._choice.prompt
        if prompt is None or self._suggested is None or self._suggested != self._chosen_now:
            return
        selected, draft, meld = self._chosen_before
        if prompt.kind in PICKING:
            self._choice.select(selected or self._suggested[0])
        elif prompt.kind in MELDING:
            self._choice.set_draft(draft, meld)
        elif prompt.kind == "play":
            self._event_player.interaction.marked.focused = None
            self._choice.raise_cards(())

    @property
    def _chosen_now(self) -> tuple[list[Token], list[Token], frozenset[Token]]:
        """What is selected, laid out and raised now."""
        interaction = self._event_player.interaction
        return list(interaction.chosen.selected), list(interaction.chosen.draft), interaction.marked.raised
