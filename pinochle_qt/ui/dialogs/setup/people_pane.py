"""Who sits where in the next game: how many people, their names and players, the sides, and who deals first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import has_called_partner, has_teams, people_rest
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.session.faces import faces_of, free_person
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import ChoiceBox, label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.dialogs.setup.dealer_field import DealerField
from pinochle_qt.ui.dialogs.setup.face_picker import FacePicker
from pinochle_qt.ui.dialogs.setup.program_dialog import ProgramDialog
from pinochle_qt.ui.dialogs.setup.seat_field import HUMAN, SeatField, names_fault
from pinochle_qt.ui.draw import style
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.programs import ProgramWord
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.session.faces import Face
    from pinochle_qt.session.settings import Settings

_MOST_ROWS: Final = 5
"""The rows of seats that fit into the smallest window: as many as the largest game has with one more person."""
_ROW_GAP: Final = 5
"""The space between two rows at scale 1."""


class PeoplePane(QWidget):
    """A field for everybody at the table of the selected game.

    Signals:
        changed: a name, a player or the number of people changed.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, parent: QWidget, *, has_players: bool = True, pictures: Path | None = None
    ) -> None:
        """Show the people in the settings; without players, everybody is a person playing at a real table.

        `pictures` is the folder of the user's own; without one, no faces are chosen.
        """
        super().__init__(parent)
        self._pictures = pictures
        self._has_players = has_players
        self._has_names = True
        self._wanted = dict(settings.people)
        """The number of people chosen for each preset."""
        self._preset = ""
        self._count = ChoiceBox({}, "", self, name=DialogWord.NG_PEOPLE_COUNT())
        self._count.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self._partners = label("", self, "muted", wraps=True)
        self._rules: Rules | None = None
        self._dealer = DealerField(settings.first_dealer, self)
        self.programs = dict(settings.programs)
        """The command of each program that may play, by its name."""
        self._seats = [SeatField(at + 1, seat, self, self.programs) for at, seat in enumerate(settings.seats)]
        for field in self._seats:
            field.player.setVisible(has_players)
            field.face.setVisible(pictures is not None)
            field.chosen_face = settings.faces.get(field.setup.name)
            field.face.clicked.connect(partial(self._choose_face, field))
        self._scroll = PageScroll(self)
        self._same_skill_button = Button(Kind.LINK, self, "", clicked=self._give_all_same_skill)
        self._same_skill_button.hide()
        self._skill = ""
        """The skill level last chosen for any one seat."""
        self._lay_out()
        self._count.currentIndexChanged.connect(self._on_count)
        for seat in self._seats:
            seat.changed.connect(self._on_seat)
            seat.skill_chosen.connect(self._offer_skill)
            seat.program_asked.connect(partial(self._ask_program, seat))

    def _lay_out(self) -> None:
        partners, title = BoxPart(self._partners, share=1), label(DialogWord.NG_SEATS(), self, "heading")
        head = row(title, partners, self._same_skill_button, self._dealer, self._count, spacing=6)
        inside = QWidget(self)
        rows = QGridLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setHorizontalSpacing(style.scaled(24))
        rows.setVerticalSpacing(style.scaled(_ROW_GAP))
        for at, seat in enumerate(self._seats):
            rows.addWidget(seat, at // 2, at % 2)
        self._scroll.hold(inside)
        column(head, self._scroll, spacing=6, parent=self)

    def hide_names(self) -> None:
        """Ask only how many people there are."""
        self._has_names = False
        self._show_seats()

    @property
    def setups(self) -> tuple[SeatSetup, ...]:
        """Everybody at the table."""
        return tuple(seat.setup for seat in self._seats[: int(self._count.currentData() or 0)])

    @property
    def faces(self) -> dict[str, Face]:
        """The faces chosen for everybody, by name."""
        return {seat.setup.name: seat.chosen_face for seat in self._seats if seat.chosen_face is not None}

    @property
    def first_dealer(self) -> Person:
        """The person chosen to deal first, used where the rules leave that open."""
        return self._dealer.person

    def show_game(self, preset: str, rules: Rules) -> None:
        """Show the fields for a game, with a choice of how many people take part where some can sit out a deal."""
        self._preset = preset
        self._rules = rules
        counts = [count for count in range(MOST_PEOPLE + 1) if is_people_count(rules, count)]
        with QSignalBlocker(self._count):
            self._count.clear()
            for count in counts:
                self._count.addItem(DialogWord.NG_PEOPLE(count=count), count)
            self._count.setCurrentIndex(max(0, self._count.findData(self._wanted.get(preset, counts[0]))))
        self._count.setVisible(people_rest(rules))
        self._count.setEnabled(len(counts) > 1)
        told = DialogWord.NG_MOST(most=MOST_PEOPLE) if len(counts) > 1 else ""
        self._count.setToolTip(told)
        self._count.setAccessibleDescription(told)
        self._show_seats()

    @property
    def _asks_dealer(self) -> bool:
        """Whether the first dealer has to be chosen."""
        return self._has_players and self._rules is not None and self._rules.deal.first_dealer == "chosen"

    def want(self, preset: str, count: int) -> None:
        """Choose this many people for a game, used where its rules allow more people than hold cards."""
        self._wanted[preset] = count

    def fault(self) -> str:
        """Return what is wrong with the names, or an empty string if nothing is."""
        return names_fault([seat.name for seat in self.setups])

    def note(self) -> str:
        """Return what will be special with these players, or an empty string if nothing will."""
        human_count = sum(seat.player == HUMAN for seat in self.setups)
        notes = [DialogWord.NG_HOTSEAT()] if human_count > 1 else [] if human_count else [DialogWord.NG_NOBODY()]
        if any(seat.skill in self.programs for seat in self.setups):
            notes.append(ProgramWord.ONLY_HERE())
        return " ".join(notes)

    def _ask_program(self, seat: SeatField) -> None:
        """Let the user enter a program to play in a seat, or change or remove one."""
        dialog = ProgramDialog(self.programs, self)
        dialog.taken.connect(partial(self._take_program, seat))
        dialog.removed.connect(self._remove_program)
        dialog.open_once()

    def _take_program(self, seat: SeatField, before: str, name: str, command: str) -> None:
        self.programs.pop(before, None)
        self.programs[name] = command
        renamed = [each for each in self._seats if before and each.skill == before]
        self._offer_programs()
        for each in (seat, *renamed):
            each.take_player(f"computer:{name}")
        self._on_seat()

    def _remove_program(self, name: str) -> None:
        self.programs.pop(name, None)
        self._offer_programs()
        self._on_seat()

    def _offer_programs(self) -> None:
        for seat in self._seats:
            seat.offer_programs(self.programs)

    def _on_count(self) -> None:
        self._wanted[self._preset] = int(self._count.currentData())
        self._show_seats()
        self.changed.emit()

    def _on_seat(self) -> None:
        self._show_names()
        self.changed.emit()

    def _offer_skill(self, skill: str) -> None:
        """Offer to give all computer players the skill just chosen for one of them, if any of them has another."""
        self._skill = skill
        self._show_same_skill_button()

    def _show_same_skill_button(self) -> None:
        others = {seat.skill for seat in self._seats[: len(self.setups)]}.difference({"", self._skill})
        if self._skill:
            self._same_skill_button.setText(DialogWord.NG_ALIKE(skill=skill_name(self._skill)))
        self._same_skill_button.setVisible(bool(self._skill and others))

    def _give_all_same_skill(self) -> None:
        skill = self._skill
        for seat in self._seats:
            if seat.skill:
                seat.take_skill(skill)
        self._show_same_skill_button()

    def _show_seats(self) -> None:
        for at, seat in enumerate(self._seats):
            seat.setVisible(self._has_names and at < int(self._count.currentData() or 0))
        self._fit_scroll()
        self._show_same_skill_button()
        self._show_names()

    def _fit_scroll(self) -> None:
        """Give the seats the height that they need, up to `_MOST_ROWS` rows; the others are scrolled to."""
        shown = -(-len(self.setups) // 2) if self._has_names else 0
        height, gap = self._seats[0].sizeHint().height(), style.scaled(_ROW_GAP)
        visible = min(shown, _MOST_ROWS)
        self._scroll.setFixedHeight(max(0, visible * (height + gap) - gap))

    def _choose_face(self, seat: SeatField) -> None:
        """Let the user choose the face of somebody."""
        if self._pictures is not None:
            dialog = FacePicker(text.shown_name(seat.setup.name), seat.face.face, self._pictures, self)
            dialog.chosen.connect(partial(self._take_face, seat))
            dialog.open_once()

    def _take_face(self, seat: SeatField, face: Face | None) -> None:
        """Give somebody a face; who had chosen the same drawn one gets the usual one again.

        A computer player whose name belongs to that face becomes somebody else, with another name and face.
        """
        others = [other for other in self._seats if other is not seat]
        seat.chosen_face = face
        if face is not None and face.kind == "person":
            for other in others:
                if other.chosen_face == face:
                    other.chosen_face = None
                if other.skill and other.chosen_face is None and other.setup.name.lower() == face.name:
                    self._replace_person(other)
        self._show_faces()

    def _replace_person(self, seat: SeatField) -> None:
        """Let somebody who is not at the table take the place of a computer player."""
        shown = {each.face.face for each in self._seats if each is not seat}
        person = free_person([each.setup.name for each in self._seats], {*shown, *self.faces.values()})
        if person is not None:
            seat.name.setText(person.capitalize())

    def _show_faces(self) -> None:
        if self._pictures is None:
            return
        names = [text.shown_name(seat.name) for seat in self.setups]
        for seat, face in zip(self._seats, faces_of(self.setups, self.faces, names, self._pictures), strict=False):
            seat.show_face(face)

    def _show_names(self) -> None:
        """Show who partners whom, and offer everybody as the first dealer if that has to be chosen."""
        self._show_faces()
        if self._rules is not None:
            names = [text.shown_name(seat.name) for seat in self.setups]
            self._partners.setText(_partners(self._rules, names) if all(names) else "")
            self._dealer.offer([seat.name for seat in self.setups], is_asked=self._asks_dealer)


def _partners(rules: Rules, names: Sequence[str]) -> str:
    """Return who partners whom, given the names of everybody at the table."""
    if has_called_partner(rules):
        return DialogWord.NG_CALLED()
    if not has_teams(rules) and len(names) > 2:
        return DialogWord.NG_ALONE()
    if people_rest(rules):
        return DialogWord.NG_ROTATING()
    at = names.index(Word.YOU()) if Word.YOU() in names else 0
    own = side_of(rules, at)
    order = sorted(range(side_count(rules)), key=lambda side: side != own)
    sides = [text.side_title(side, rules, names) for side in order]
    if len(sides) == 2:
        return DialogWord.NG_AGAINST(first=sides[0], second=sides[1])
    return DialogWord.NG_PARTNERS(sides=DialogWord.NG_NEXT_SIDE().join(sides))
