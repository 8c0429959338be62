"""The strip below the menu: trump, contract, what it still needs, the scores and the tools, all in fixed places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.features import has_auction, saves_by_points
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.controls.marks import draw_bar
from pinochle_qt.ui.controls.styled import Painted, Restyled
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import FILL_BAR, Role
from pinochle_qt.ui.panels.show.strip_parts import TrumpTile, paint_ground, shown_trump
from pinochle_qt.ui.panels.show.strip_scores import StripScores
from pinochle_qt.ui.table.scene.transition import Count, Transition
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.taken import has_scores
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import (
    accounts_in_order,
    lays_aside,
    outcome_standing,
    seat_mark,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QPainter, QResizeEvent

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.theme import Tempo
    from pinochle_qt.ui.panels.show.lesson_head import LessonHead
    from pinochle_qt.words.standing import ContractStanding

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SMALL_BELOW = 1152
_FEW = 4
_TOOLS_GAP, _SMALL_GAP, _CROWDED_GAP, _PADDING_CUT = 28, 20, 8, 5
"""The gap between scores and tools at scale 1: usually, in a small strip, and between many scores and the tools in one;
and the padding each tool loses there."""
_SCORES_GAP = 32
"""The gap between contract and scores at scale 1."""
_MIN_DIGITS = 3
"""Minimum digits reserved for a contract; matches to thousands reserve as many as a third of the target has."""


class Strip(Painted, Restyled, QWidget):
    """Shows the standing of the match. Names are shortened first, then labels are dropped; numbers never are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.standing: ContractStanding | None = None
        self._outcome: ContractStanding | None = None
        """What the contract of the deal that has just ended came to."""
        self._fill = Transition(self)
        self._fill.advanced.connect(self.update)
        self._viewer: Seat | None = None
        self._rules: Rules | None = None
        self._counted_contract: tuple[int, Seat, int] | None = None
        """The contract whose needs are shown, by deal, declarer and bid."""
        self._titles: tuple[str, ...] = ("",)
        """The forms of the first line on the left, longest first."""
        self._notes: tuple[str, ...] = ("",)
        """The forms of the second line on the left, longest first."""
        self._widest = ""
        """A string of digits as wide as the widest contract of this match."""
        self._mark = 0
        self._has_needs = False
        self._meld, self.tricks = Count(self), Count(self)
        for count in (self._meld, self.tricks):
            count.advanced.connect(self._show_count)
        self._tile = TrumpTile(self)
        self.labels = {
            name: SuitLabel(role, ink, self, align)
            for name, role, ink, align in (
                ("title", Role.CONTRACT, "text", _LEFT),
                ("note", Role.BODY, "muted", _LEFT),
                ("needs", Role.CONTRACT, "text", _LEFT),
                ("got", Role.BODY, "muted", _LEFT),
                ("target", Role.NOTE_TITLE, "muted", _RIGHT),
                ("target_below", Role.NOTE_TITLE, "muted", _RIGHT),
            )
        }
        """The text labels, by subject."""
        self._scores = StripScores(self, self.labels["target"], self.labels["target_below"])
        self._tools = tuple(PanelButton(Kind.TOOL, self) for _ in range(5))
        self._sort, _, _, self._last_trick, self._score_tool = self._tools
        self._sort.hide()
        self._is_sorting_offered = False
        self._actions: tuple[QAction, ...] = ()
        self._has_trick = self._has_scores = False
        self._lesson: LessonHead | None = None
        self._shown: Literal["none", "trump", "all"] = "all"
        self.follow_style()

    def take_tools(self, actions: Sequence[QAction]) -> None:
        """Take what the tools do: sort the hand, give a hint, undo, show the last trick, show the scores."""
        self._actions = tuple(actions)
        for tool, action in zip(self._tools, actions, strict=True):
            tool.clicked.connect(action.trigger)
            action.changed.connect(self._show_tools)
        self._show_tools()

    def _show_tools(self) -> None:
        """Label the tools as their actions say, and enable those that can be used and have something to show."""
        for tool, action in zip(self._tools, self._actions, strict=False):
            if tool.text() != action.iconText():
                tool.set_label(action.iconText())
            tool.setToolTip(action.toolTip())
            tool.setEnabled(action.isEnabled())
        if not self._has_trick:
            self._last_trick.setEnabled(False)
        if not self._has_scores:
            self._score_tool.setEnabled(False)
            self._score_tool.setToolTip(Word.NO_DEAL_FINISHED())

    def retranslate(self) -> None:
        """Show a lesson in the current language."""
        if self._lesson is not None:
            self._lesson.retranslate()

    def restyle(self) -> None:
        """Place everything at the new scale."""
        self._arrange()

    def show_state(self, observation: Observation, people: Sequence[str], tempo: Tempo | None = None) -> None:
        """Show the state of the deal and of the match; `people` are the names of everybody at the table.

        With a tempo, the scores and the contract's needs count up or down to their new values.
        """
        self._rules = rules = observation.rules
        self._tile.show_suit(shown_trump(observation))
        shows_all = self._shown == "all"
        before, self._outcome = self._outcome, outcome_standing(observation) if shows_all else None
        self.standing = self._outcome or lines.strip_standing(observation)
        self._viewer = observation.viewer
        self._mark = seat_mark(observation, self.standing.seats[0]) if self.standing is not None else 0
        is_decided = self._outcome is not None
        self._has_needs = is_decided or (shows_all and observation.running and lines.melds_known(observation))
        if is_decided and before is None and tempo is not None:
            self._fill.start(FILL_BAR, tempo)
        labels = self.labels
        self._titles = self._forms_of_title(observation)
        self._tile.setVisible(self._shown != "none")
        if not shows_all:
            self._notes = ("",)
        elif observation.winners:
            self._notes = lines.strip_notes_after_match(observation, people)
        else:
            self._notes = lines.strip_notes(observation, text.seat_names(observation.seated, people))
        self._widest = "8" * max(_MIN_DIGITS, len(text.points(observation.target // 30 * 10, rules)))
        self._count(observation.number, tempo)
        labels["target"].set_text(text.goal(rules, observation.target))
        self._has_trick, self._has_scores = bool(observation.tricks), has_scores(observation)
        self._show_tools()
        order = accounts_in_order(observation)
        self._scores.make(len(order), visible=self._lesson is None)
        for block, account in zip(self._scores.blocks, order, strict=True):
            block.show_score(account, observation, people, tempo)
        self._arrange()
        self.update()

    def _forms_of_title(self, observation: Observation) -> tuple[str, ...]:
        if self._shown == "all":
            return lines.strip_title(observation), lines.strip_title(observation, is_brief=True)
        return (lines.trump_title(observation) if self._shown == "trump" else "",)

    def show_lesson(self, head: LessonHead | None, shown: Literal["none", "trump", "all"]) -> None:
        """Show a lesson in place of scores and tools, or None for a game.

        `shown` limits what is shown of the deal to what the lessons have explained so far.
        """
        before, self._lesson = self._lesson, head
        self._shown = shown
        if before is not None and before is not head:
            before.hide()
        if head is not None:
            head.show()
        for each in (*self._tools, *self._scores.blocks, self.labels["target"], self.labels["target_below"]):
            each.setVisible(head is None and each is not self._sort)
        self._arrange()

    def offer_sorting(self, offered: bool) -> None:
        """Show the tool that sorts the hand while the player has rearranged the cards.

        It is shown only if there is free space: nothing moves to make space, and the menu always has the command.
        """
        self._is_sorting_offered = offered
        self._arrange()

    @property
    def bar(self) -> QRectF:
        """Where the bar of the contract is, below what it needs."""
        label = self.labels["needs"].geometry()
        return QRectF(label.x(), label.bottom() + 6 * self.ui, self._bar_width(), 8 * self.ui)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything again."""
        super().resizeEvent(event)
        self._arrange()

    def draw(self, painter: QPainter) -> None:
        """Paint the background and the bar of the contract."""
        theme = self.theme
        paint_ground(painter, self.rect(), theme)
        standing = self._displayed_standing
        if self._has_needs and standing is not None:
            bid = max(standing.bid, 1)
            meld = min(1.0, standing.meld / bid)
            tricks = min(1.0 - meld, standing.tricks / bid)
            color = theme.sides[self._mark % len(theme.sides)]
            parts: tuple[tuple[float, str], ...] = ((meld, color), (tricks, theme.text))
            if self._outcome is not None:
                filled = self._fill.share if self._fill.is_running else 1.0
                parts = (((meld + tricks) * filled, theme.bad if standing.is_lost else theme.good),)
            draw_bar(painter, self.bar, parts, theme.panel2)

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _displayed_standing(self) -> ContractStanding | None:
        """The standing of the contract with the points currently displayed, which may still be counting."""
        if self.standing is None:
            return None
        return replace(self.standing, meld=self._meld.seen, tricks=self.tricks.seen)

    def _count(self, deal: int, tempo: Tempo | None) -> None:
        """Start counting the contract's points from the values last shown for the same contract."""
        standing, before = self.standing, self._counted_contract
        self._counted_contract = None
        if standing is None:
            return
        if self._has_needs:
            self._counted_contract = deal, standing.seats[0], standing.bid
        pace = tempo if before is not None and before == self._counted_contract else None
        self._meld.show(standing.meld, pace)
        self.tricks.show(standing.tricks, pace)
        self._show_needs()

    def _show_count(self) -> None:
        self._show_needs()
        self.update()

    def _show_needs(self) -> None:
        """Show what is needed; only the display counts up, while screen readers get the final value."""
        standing, seen, rules = self.standing, self._displayed_standing, self._rules
        if standing is not None and seen is not None and rules is not None:
            if self._outcome is not None:
                self.labels["needs"].set_text(lines.outcome_line(standing, rules))
            else:
                needs = (lines.strip_needs(each, rules, self._viewer) for each in (standing, seen))
                self.labels["needs"].set_text(*needs)
            self.labels["got"].set_text(lines.strip_got(standing, rules), lines.strip_got(seen, rules))

    @property
    def _small(self) -> bool:
        return self.width() / self.ui < _SMALL_BELOW

    def _bar_width(self) -> float:
        return (112 if self._small else 128) * self.ui

    def _arrange(self) -> None:
        """Place everything: the tools from the right, the scores to their left, and the contract from the left.

        The places and the form of the scores don't depend on the contract's current text, so that they stay the same in
        all phases of a game.
        """
        rules = self._rules
        if self.height() < 2 or rules is None:
            return
        ui, height = self.ui, self.height()
        self._tile.setGeometry(round(16 * ui), round(8 * ui), round(height - 16 * ui), round(height - 16 * ui))
        left = round(16 * ui + height - 4 * ui)
        if self._lesson is not None:
            lesson_left = self._arrange_lesson(self._lesson, left + self._contract_space(rules))
            self._arrange_contract(left, lesson_left - round(_SCORES_GAP * ui), rules)
            return
        tools = self._arrange_tools()
        right = tools - round((_CROWDED_GAP if self._is_crowded else _SMALL_GAP if self._small else _TOOLS_GAP) * ui)
        space = right - left - self._contract_space(rules) - round(_SCORES_GAP * ui)
        sort = self._sort.sizeHint().width() + round(8 * ui)
        has_sort_space = space - sort >= self._scores.widest
        self._sort.setVisible(has_sort_space and self._is_sorting_offered)
        self._sort.move(tools - sort, (height - self._sort.sizeHint().height()) // 2)
        self._sort.resize(self._sort.sizeHint())
        sort_space = sort if has_sort_space else 0
        end = self._scores.arrange(space - sort_space, right - sort_space, height)
        self._arrange_contract(left, end - round(_SCORES_GAP * ui), rules)

    @property
    def _shows_got(self) -> bool:
        """Whether there is space beside the bar for the points the declarer's side has."""
        return not self._small and len(self._scores.blocks) <= _FEW

    def _needs_space(self, rules: Rules) -> int:
        """Return the largest width that a contract's needs may take in a game."""
        ui = self.ui
        title, body = style.font(Role.CONTRACT, ui), style.font(Role.BODY, ui)
        fixed = (Word.HAS_ENOUGH(), Word.NEEDS_TRICK(), Word.OUT_OF_REACH(), Word.OUT_OF_REACH_OWN())
        phrase = Word.NEEDS_UP_TO if lays_aside(rules) else Word.NEEDS
        if rules.scoring.min_trick_points or saves_by_points(rules):
            phrase = Word.NEEDS_IN_TRICKS_UP_TO if lays_aside(rules) else Word.NEEDS_IN_TRICKS
        needs = [phrase(amount=self._widest), *fixed, self.labels["needs"].text()]
        got = [Word.GOT_OF(got=self._widest, bid=self._widest), self.labels["got"].text()]
        space = self._bar_width()
        if self._shows_got:
            space += 8 * ui + max(text_width(each, body) for each in got)
        return round(max(space, *(text_width(each, title) for each in needs))) + 2

    def _contract_space(self, rules: Rules) -> int:
        """Return the width reserved on the left of the strip for all phases of a game."""
        ui = self.ui
        if not has_auction(rules):
            gone = text_width(Word.STOCK_GONE_SHORT(), style.font(Role.BODY, ui))
            return round(min(gone + 2, 280 * ui))
        contract = text_width(Word.CONTRACT(amount=self._widest), style.font(Role.CONTRACT, ui)) + 2
        if not self._small:
            contract = max(contract, 144 * ui)
        return round(contract + 24 * ui) + self._needs_space(rules)

    @property
    def _is_crowded(self) -> bool:
        """Whether a small strip has many scores, so that everything else has to be close together."""
        return self._small and len(self._scores.blocks) > _FEW

    def _arrange_tools(self) -> int:
        ui, crowded = self.ui, self._is_crowded
        x, gap = self.width() - round((8 if crowded else 16) * ui), round((4 if crowded else 8) * ui)
        padding_cut = 2 * round(_PADDING_CUT * ui) if crowded else 0
        self._last_trick.setVisible(not self._small)
        for tool in reversed(self._tools):
            if tool is self._sort or tool.isHidden():
                continue
            size = tool.sizeHint()
            width = size.width() - padding_cut
            x -= width
            tool.setGeometry(x, (self.height() - size.height()) // 2, width, size.height())
            x -= gap
        return x + gap

    def _arrange_lesson(self, head: LessonHead, left: int) -> int:
        """Place the lesson's part of the strip on the right, and return its left edge."""
        end = self.width() - round(16 * self.ui)
        width = head.fit(end - left - round(_SCORES_GAP * self.ui))
        head.setGeometry(end - width, 0, width, self.height() - 1)
        return end - width

    def _arrange_contract(self, left: int, end: int, rules: Rules) -> None:
        ui, middle = self.ui, self.height() / 2
        title, note = self.labels["title"], self.labels["note"]
        max_width = end - left
        if self._has_needs:
            max_width -= round(24 * ui) + self._needs_space(rules)
        full_note = self._notes[0]
        width = 0
        for label, role, forms in ((title, Role.CONTRACT, self._titles), (note, Role.BODY, self._notes)):
            font = style.font(role, ui)
            label.set_text(forms[0], next((each for each in forms if text_width(each, font) < max_width), forms[-1]))
            width = min(max(width, round(text_width(label.seen, font)) + 2), max_width)
        upper, lower = round(middle - 21 * ui), round(middle + 2 * ui)
        note.setVisible(bool(full_note))
        is_alone = note.isHidden() and not self._has_needs
        title.setGeometry(left, round(middle - 11 * ui) if is_alone else upper, width, round(22 * ui))
        note.setGeometry(left, lower, width, round(20 * ui))
        needs, got = self.labels["needs"], self.labels["got"]
        needs.setVisible(self._has_needs)
        got.setVisible(self._has_needs and self._shows_got)
        x = left + width + round(24 * ui)
        needs.setGeometry(x, upper, self._needs_space(rules), round(21 * ui))
        beside = round(self._bar_width() + 8 * ui)
        got.setGeometry(x + beside, lower - round(2 * ui), self._needs_space(rules) - beside, round(20 * ui))
