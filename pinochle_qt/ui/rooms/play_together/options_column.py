"""The right column: how the table is played, what people can say, the rules, and the buttons that start the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.features import is_match
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.play_together.main_button import show_main
from pinochle_qt.ui.rooms.play_together.option_rows import OptionRows
from pinochle_qt.ui.rooms.play_together.phrase_pane import PhrasePane
from pinochle_qt.ui.rooms.play_together.tv_button import TvButton
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words import text
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.room import Room


class OptionsColumn(QObject):
    """Shows options, phrases, rules and the main button.

    Signals:
        rules_asked: the game or its rules are to be changed.
    """

    rules_asked = Signal()

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._gathering = gathering
        self.pane = QWidget(room)
        self.title = room.add_label(Role.NAME, words=TogetherWord.AT_TABLE())
        self.scroll = PageScroll(self.pane)
        contents = QWidget(self.scroll)
        self.rows = OptionRows(room, contents)
        self.rows.chosen.connect(lambda name, value: gathering.choose(**{name: value}))
        self.phrases = PhrasePane(room, contents)
        self.phrases.edited.connect(lambda phrases: gathering.choose(phrases=phrases))
        self.phrases.editing_changed.connect(self._show_rows)
        column(self.rows.pane, Gap(10), self.phrases.pane, Gap(share=1), parent=contents)
        self.scroll.hold(contents)
        rules = room.add_label(Role.NAME, words=TogetherWord.RULES())
        self.game = room.add_label(Role.BODY, "muted", is_shortened=True)
        self.change = room.add_button(
            Kind.PLAIN, self.rules_asked, TogetherWord.CHANGE(), name=f"{TogetherWord.RULES()}: {TogetherWord.CHANGE()}"
        )
        self.change.set_height(36)
        self.note = room.add_label(Role.BODY, "muted", wraps=True)
        self.main = room.add_button(Kind.MAIN, gathering.go_on)
        self.tv = TvButton(room, gathering)
        words = column(rules, self.game, spacing=1)
        column(
            self.title,
            Gap(4),
            BoxPart(self.scroll, share=1),
            Gap(8),
            Hairline(self.pane),
            Gap(10),
            row(BoxPart(words, share=1), self.change, spacing=12),
            Gap(8),
            self.note,
            Gap(8),
            row(BoxPart(self.main, share=3), BoxPart(self.tv.button, share=2), spacing=12),
            parent=self.pane,
        )

    def stand(self, *, is_alone: bool) -> None:
        """Stand alone, with the tabs above, or beside the other columns."""
        self.title.setVisible(not is_alone)

    def show_all(self) -> None:
        """Show the current state."""
        gathering, options = self._gathering, self._gathering.options
        self.rows.show_options(options)
        self.phrases.show_phrases(options.phrases or gathering.people.phrases)
        self.phrases.edit.setVisible(not gathering.is_at_server)
        self.game.set_text(game_line(gathering))
        self.change.setEnabled(gathering.is_gathering or gathering.people.phase == "over")
        self.tv.show_all()
        self._show_buttons()

    def _show_buttons(self) -> None:
        gathering = self._gathering
        phase = gathering.people.phase
        show_main(self.main, gathering)
        free = gathering.free
        if phase == "gathering" and free:
            self.note.set_text(TogetherWord.WAIT_FOR(count=len(free)))
        else:
            self.note.set_text(phase_note(gathering))

    def _show_rows(self) -> None:
        """Leave the space to the phrases while they are edited."""
        self.rows.pane.setVisible(not self.phrases.is_editing)


def phase_note(gathering: Gathering) -> str:
    """Return how far the people at the table are."""
    notes = {"playing": TogetherWord.PLAYING, "paused": TogetherWord.PAUSED, "over": TogetherWord.OVER}
    return notes.get(gathering.people.phase, TogetherWord.DEAL_NOW)()


def game_line(gathering: Gathering) -> str:
    """Return the game that is played, and how far."""
    game, rules = preset_title(find(gathering.preset)), gathering.rules
    if not is_match(rules):
        return game
    return TogetherWord.GAME_TO(game=game, target=text.points(rules.match.target, rules))
