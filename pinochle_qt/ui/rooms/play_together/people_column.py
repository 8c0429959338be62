"""The middle column: who sits where, who is at the door, and what can be done about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import people_rest
from pinochle_qt.names import MOST_LETTERS, tidied
from pinochle_qt.session.faces import PERSONS
from pinochle_qt.teaching.players import LADDER
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, discard, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.name_field import NameField
from pinochle_qt.ui.rooms.play_together.device_signs import device_of
from pinochle_qt.ui.rooms.play_together.main_button import show_main
from pinochle_qt.ui.rooms.play_together.person_button import DoorRow, Seated, face_from
from pinochle_qt.ui.rooms.play_together.seat_table import SeatTable
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.faces import FaceWord
from pinochle_qt.words.rooms.together import TogetherWord, device_name, person_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.protocol.messages import AtTheDoor, PersonThere
    from pinochle_qt.ui.rooms.play_together.gathering import Gathering
    from pinochle_qt.ui.rooms.play_together.person_button import PersonButton
    from pinochle_qt.ui.rooms.room import Room

_NO_PERSON: Final = "letter"
"""The word for the letter of one's name, when a guest chooses that instead of a face."""
_MOST_ROWS, _MOST_SMALL = 2, 1
"""How many people at the door are shown in rows, in a usual and in a small window; the others are counted."""


class PeopleColumn(QObject):
    """Shows everybody, and passes on to the gathering what is done with them."""

    def __init__(self, room: Room, gathering: Gathering) -> None:
        super().__init__(room)
        self._room, self._gathering = room, gathering
        self.pane = QWidget(room)
        self.title = room.add_label(Role.NAME, words=TogetherWord.WHO())
        right = Qt.AlignmentFlag.AlignRight
        self.count = room.add_label(Role.BODY, "muted", right, is_shortened=True)
        self.table = SeatTable(self.pane)
        self.table.menu_asked.connect(self.open_menu)
        self.table.carried.connect(lambda person, point: self._carry(self.table.seats[person], point))
        self.table.dropped.connect(self._drop_person)
        self.door_title = room.add_label(Role.NOTE_TITLE, words=TogetherWord.DOOR())
        self.door_note = room.add_label(Role.BODY, "muted", right, is_shortened=True)
        self.rows: list[DoorRow] = []
        self._rows = column(spacing=6)
        self._most_rows = _MOST_ROWS
        self.foot = room.add_label(Role.BODY, "muted", wraps=True)
        self.main = room.add_button(Kind.MAIN, gathering.go_on)
        """Deals where the other column, which has this button too, is not shown beside this one."""
        self.main.hide()
        self.field = NameField(self.pane)
        self.field.setMaxLength(MOST_LETTERS)
        self.field.hide()
        self.field.editingFinished.connect(self._finish_renaming)
        self.field.given_up.connect(self.field.hide)
        self._renamed: Person | None = None
        self._is_shared = False
        """Whether a name is given to one more person at this screen."""
        self._picture: QLabel | None = None
        """What is dragged, under the pointer."""
        self._carried: PersonButton | None = None
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        column(
            row(self.title, BoxPart(self.count, share=1), spacing=8),
            Gap(6),
            BoxPart(self.table, share=1),
            Gap(8),
            row(self.door_title, BoxPart(self.door_note, share=1), spacing=8),
            Gap(6),
            self._rows,
            Gap(8),
            row(BoxPart(self.foot, share=1), self.main, spacing=12),
            parent=self.pane,
        )

    def stand(self, *, is_alone: bool) -> None:
        """Stand alone, with the tabs above and the main button, or beside the other column."""
        self.main.setVisible(is_alone)
        self.title.setVisible(not is_alone)

    def take_space(self, *, small: bool) -> None:
        """Show as many people at the door as have space."""
        self._most_rows = _MOST_SMALL if small else _MOST_ROWS
        self._show_door()

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Show the current state."""
        gathering = self._gathering
        people, rules = gathering.people.people, gathering.rules
        self.table.set_count(len(people))
        rests = people_rest(rules)
        total, taken = len(people), gathering.taken
        self.count.set_text(TogetherWord.ROTATE(count=total) if rests else TogetherWord.TAKEN(taken=taken, total=total))
        for person, (seat, there) in enumerate(zip(self.table.seats, people, strict=False)):
            mark = None if rests or person >= rules.table.players else side_of(rules, person)
            shown = self._seated(there, mark, gathering.programs.get(person, "") if gathering.manages else "")
            seat.can_move = gathering.is_gathering and gathering.manages
            spoken = TogetherWord.PLACE_NAME(number=person + 1, name=shown.name, line=shown.line)
            seat.show_person(shown, spoken)
        self._show_door()
        show_main(self.main, gathering)
        if self._renamed is not None and self._renamed >= total:
            self.field.hide()

    def _seated(self, there: PersonThere, mark: int | None, program: str) -> Seated:
        fills = self._gathering.options.fill
        level = self._gathering.options.level
        line = person_line(there, fills=fills, skill=level, program=program)
        device = device_of(there, fills=fills)
        brief = person_line(there, fills=fills, skill=level, brief=True)
        if there.plays == "free":
            return Seated(TogetherWord.FREE(), line, None, device, mark, brief)
        name = text.shown_name(there.name)
        is_away = there.away is not None
        tone = "bad" if is_away else "good" if there.plays == "person" else "muted"
        return Seated(name, line, face_from(name, there.face), device, mark, brief, tone, is_away)

    def _show_door(self) -> None:
        door, gathering = self._gathering.door, self._gathering
        shown = door[: self._most_rows]
        while len(self.rows) > len(shown):
            discard(self.rows.pop())
        while len(self.rows) < len(shown):
            self._add_row(len(self.rows))
        for each, guest in zip(self.rows, shown, strict=True):
            name = _guest_name(guest)
            line = device_name(guest.device)
            each.can_move = gathering.is_gathering and gathering.manages
            each.show_person(Seated(name, line, face_from(name, ""), guest.device), f"{name}, {line}")
        self.door_note.set_text(self._door_text(len(door) - len(shown)))
        self.foot.set_text(self._foot_text())

    def _door_text(self, more: int) -> str:
        """Return what is said beside the title of the door; `more` people are there than shown."""
        if more:
            return TogetherWord.DOOR_MORE(count=more)
        if not self.rows:
            return TogetherWord.DOOR_EMPTY()
        return TogetherWord.DOOR_HOW() if self._gathering.is_gathering and self._gathering.manages else ""

    def _foot_text(self) -> str:
        gathering = self._gathering
        own = gathering.own_people
        if own and gathering.taken > 1 and (gathering.manages or len(own) > 1):
            return TogetherWord.TAKE_PHONE() if len(own) == 1 else TogetherWord.TAKE_PHONES(count=len(own))
        return TogetherWord.UNTIL_DEAL() if gathering.is_gathering else ""

    # ---- menus -------------------------------------------------------------------------------------------------------

    def open_menu(self, person: Person) -> None:
        """Offer what can be done with a place."""
        menu, gathering = self._new_menu(), self._gathering
        there = gathering.people.people[person]
        if not gathering.is_of_evening:
            self._offer_seat(menu, person, there)
        if there.plays == "person" and (there.you or gathering.manages):
            self._offer(menu, TogetherWord.RENAME(), partial(self.begin_renaming, person))
        if there.you:
            self._offer_faces(menu, person, there)
        if gathering.manages:
            self._offer_changes(menu, person, there)
        seat = self.table.seats[person]
        if not menu.isEmpty():
            menu.popup(seat.mapToGlobal(seat.plate.bottomLeft().toPoint()))

    def _offer_seat(self, menu: QMenu, person: Person, there: PersonThere) -> None:
        """Offer to take or leave a place at this screen."""
        gathering, can_sit = self._gathering, there.plays != "person"
        if there.you:
            self._offer(menu, TogetherWord.STAND_UP(), partial(gathering.leave_place, person))
        elif not gathering.own_people or gathering.is_gathering:
            self._offer(menu, TogetherWord.SIT_HERE(), partial(self.sit_down, person), enabled=can_sit)
        if gathering.own_people and can_sit:
            self._offer(menu, TogetherWord.SHARE_SCREEN(), partial(self.share_screen, person))

    def _offer_faces(self, menu: QMenu, person: Person, there: PersonThere) -> None:
        """Offer the faces that nobody else at the table has chosen."""
        faces = menu.addMenu(FaceWord.TITLE_YOU())
        people = enumerate(self._gathering.people.people)
        taken = {each.face for at, each in people if each.plays == "person" and at != person}
        letter = face_from(text.shown_name(there.name), "").letter
        own = there.face if there.face in PERSONS else ""
        for face in (*PERSONS, _NO_PERSON):
            words = face.capitalize() if face in PERSONS else text.literal(FaceWord.LETTER(letter=letter))
            choice = partial(self._gathering.choose_face, person, face)
            entry = self._offer(faces, words, choice, enabled=face not in taken)
            entry.setCheckable(True)
            entry.setChecked(face == (own or _NO_PERSON))

    def _offer_changes(self, menu: QMenu, person: Person, there: PersonThere) -> None:
        """Offer what only whoever manages the table can do with a place."""
        gathering, free = self._gathering, self._gathering.is_gathering
        levels = menu.addMenu(TogetherWord.BECOME())
        levels.setEnabled(there.plays != "person" or there.away is not None or free)
        for skill in LADDER:
            level = self._offer(levels, skill_name(skill), partial(gathering.make_computer, person, skill))
            level.setCheckable(True)
            level.setChecked(there.plays == "computer" and there.skill == skill)
        if there.plays == "computer":
            self._offer(menu, TogetherWord.LEAVE_FREE(), partial(gathering.free_place, person), enabled=free)
        others = menu.addMenu(TogetherWord.SWAP())
        others.setEnabled(free)
        for other, each in enumerate(gathering.people.people):
            if other != person:
                self._offer(others, _place_label(other, each), partial(gathering.move, person, other))
        if gathering.door:
            guests = menu.addMenu(TogetherWord.GIVE_TO())
            for guest in gathering.door:
                self._offer(guests, text.literal(_guest_name(guest)), partial(gathering.seat, guest.guest, person))
        if there.plays == "person" and not there.you:
            menu.addSeparator()
            self._offer(menu, TogetherWord.TO_DOOR(), partial(gathering.stand_up, person))

    def open_door_menu(self, at: int) -> None:
        """Offer what can be done with somebody at the door, if this window manages the table."""
        if not self._gathering.manages:
            return
        menu, gathering = self._new_menu(), self._gathering
        guest = gathering.door[at]
        places = menu.addMenu(TogetherWord.PLACE_AT())
        for person, there in enumerate(gathering.people.people):
            entry = self._offer(places, _place_label(person, there), partial(gathering.seat, guest.guest, person))
            entry.setEnabled(gathering.is_gathering or there.plays != "person")
        self._offer(menu, TogetherWord.SEND_AWAY(), partial(gathering.send_away, guest.guest))
        row_button = self.rows[at]
        menu.popup(row_button.mapToGlobal(row_button.rect().bottomLeft()))

    # ---- names ----------------------------------------------------------------------------------------------------

    def sit_down(self, person: Person) -> None:
        """Take a place at this screen, under a name that is asked for the first time."""
        if self._gathering.own_name:
            self._gathering.sit_down(person)
        else:
            self._begin_naming(person, "", TogetherWord.OWN_NAME())
            self._is_shared = False

    def share_screen(self, person: Person) -> None:
        """Let one more person play at this screen, under a name that is asked for."""
        self._begin_naming(person, "", TogetherWord.NAME_OF_OTHER())
        self._is_shared = True

    def begin_renaming(self, person: Person) -> None:
        """Edit somebody's name on the plate."""
        name = self.table.seats[person].shown.name
        self._begin_naming(person, name, TogetherWord.NEW_NAME(name=name))

    def _begin_naming(self, person: Person, name: str, title: str) -> None:
        self._renamed = person
        seat = self.table.seats[person]
        self.field.setText(name)
        self.field.setPlaceholderText(title if not name else "")
        self.field.setAccessibleName(title)
        corner = seat.mapTo(self.pane, seat.plate.topLeft().toPoint())
        self.field.setGeometry(corner.x(), corner.y(), round(seat.plate.width()), round(seat.plate.height()))
        self.field.show()
        self.field.raise_()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish_renaming(self) -> None:
        if self.field.isHidden() or self._renamed is None:
            return
        name, person = tidied(self.field.text()), self._renamed
        self._renamed = None
        self.field.hide()
        self.table.seats[person].setFocus(Qt.FocusReason.OtherFocusReason)
        there = self._gathering.people.people[person]
        if name and there.plays != "person" and self._is_shared:
            self._gathering.share_screen(person, name)
        elif name and there.plays != "person":
            self._gathering.own_name = name
            self._gathering.sit_down(person)
        elif name and name != self.table.seats[person].shown.name:
            self._gathering.rename(person, name)

    # ---- dragging ----------------------------------------------------------------------------------------------------

    def stop_carrying(self) -> bool:
        """Put what is dragged back, and return whether anything was."""
        carried = self._carried
        if carried is None:
            return False
        carried.stop_carrying()
        self._end_carrying()
        return True

    def _carry(self, button: PersonButton, point: QPoint) -> None:
        if self._carried is not button:
            self._carried = button
            self._picture = QLabel(self._room)
            self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._picture.setPixmap(button.grab())
            self._picture.adjustSize()
            self._picture.show()
            self._picture.raise_()
        if self._picture is not None:
            middle = QPoint(self._picture.width() // 2, self._picture.height() - style.scaled(24))
            self._picture.move(self._room.mapFromGlobal(point) - middle)
        target = self.table.at(point)
        self.table.mark_target(None if target is not None and self.table.seats[target] is button else target)

    def _drop_person(self, person: Person, point: QPoint) -> None:
        self._end_carrying()
        target = self.table.at(point)
        if target is not None:
            self._gathering.move(person, target)
        elif self._is_door(point) and self._gathering.people.people[person].plays == "person":
            self._gathering.stand_up(person)

    def _drop_guest(self, at: int, point: QPoint) -> None:
        self._end_carrying()
        target = self.table.at(point)
        if target is not None and at < len(self._gathering.door):
            self._gathering.seat(self._gathering.door[at].guest, target)

    def _is_door(self, point: QPoint) -> bool:
        """Return whether a global position is below the table, where people wait."""
        place = self.pane.mapFromGlobal(point)
        return self.pane.rect().contains(place) and place.y() > self.table.geometry().bottom()

    def _end_carrying(self) -> None:
        self._carried = None
        self.table.mark_target(None)
        if self._picture is not None:
            discard(self._picture)
            self._picture = None

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _add_row(self, at: int) -> None:
        each = DoorRow(self.pane)
        each.menu_asked.connect(lambda: self.open_door_menu(at))
        each.carried.connect(lambda point: self._carry(each, point))
        each.dropped.connect(lambda point: self._drop_guest(at, point))
        self.rows.append(each)
        self._rows.addWidget(each)
        each.show()

    def _new_menu(self) -> QMenu:
        self.menu = QMenu(self._room)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        return self.menu

    def _offer(self, menu: QMenu, label: str, do: Callable[[], object], *, enabled: bool = True) -> QAction:
        entry = menu.addAction(label)
        entry.triggered.connect(lambda _: do())
        entry.setEnabled(enabled)
        return entry


def _guest_name(guest: AtTheDoor) -> str:
    """Return the name of somebody at the door, or a number for whoever has not given one."""
    return guest.name or TogetherWord.GUEST(number=guest.guest)


def _place_label(person: Person, there: PersonThere) -> str:
    """Return the entry of a place in a menu."""
    name = TogetherWord.FREE() if there.plays == "free" else text.literal(text.shown_name(there.name))
    return TogetherWord.PLACE(number=person + 1, name=name)
