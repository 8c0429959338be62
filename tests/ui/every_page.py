"""Everything that the window can show, one thing after another, for tests that look at all of it."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.faces import Face
from pinochle_qt.session.looks.look import Looks
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.teaching.lesson import NAMES
from pinochle_qt.teaching.own_agreements import OwnAgreements
from pinochle_qt.ui.dialogs.about import AboutDialog
from pinochle_qt.ui.dialogs.fault_dialog import FaultDialog
from pinochle_qt.ui.dialogs.give_up import GiveUpDialog
from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.dialogs.rules.agreement_editor import AgreementEditor
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.save_rules_dialog import SaveRulesDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.deal_code_dialog import DealCodeDialog
from pinochle_qt.ui.dialogs.setup.face_picker import FacePicker
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.program_dialog import ProgramDialog
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.rooms.learn.learn_room import LearnRoom
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.ui.rooms.problem.series import from_day
from pinochle_qt.ui.rooms.score_sheet.score_sheet_room import ScoreSheetRoom
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.ui.gatherings import ADDRESS, FakeTable
from tests.ui.moments import moments, session_at
from tests.ui.playing import let_all_decide, play_until
from tests.ui.positions import OURS
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.session.session import Session
    from pinochle_qt.ui.rooms.help.help_room import Chapter
from tests.ui.playing import Table

SINGLE: Final = "single_deck_partnership"
ASKED: Final = {
    SINGLE: ("bid", "trump", "give", "show", "decide", "follow"),
    "simplified_two_handed_150": ("meld",),
    "two_handed_draft": ("draft",),
    "three_handed_auction": ("bury",),
    "partnership_four_handed_kitty": ("distribute",),
    "five_handed_called_partner": ("call",),
}
DAY: Final = date(2026, 11, 23)
"""A fixed date, because the problem of the day is a different one every day."""
SHEET_PEOPLE = ("Tom", "Bill", "Ann", "Joan")
CHAPTERS: Final[tuple[Chapter, ...]] = (
    *("keys", "players", "news", "more"),
    *("together", "conventions", "record", "licenses", "earlier"),
)


def questions(table: Table) -> Iterator[str]:
    """Yield the name of each question while it is on the table."""
    for preset, kinds in ASKED.items():
        for moment in moments(preset):
            if moment.name in kinds:
                table.window.matches.open(session_at(preset, moment))
                QApplication.processEvents()
                yield f"{preset} {moment.name}"


def panels(table: Table) -> Iterator[str]:
    """Yield the name of each panel that the player can open, and of those shown when a deal or a match is over."""
    window, presenter = table.window, table.window.presenter
    table.open(SINGLE)
    play_until(table, "play", with_duty=True)
    prompt = require(table.prompt)
    refused = next(token for token in window.view.choice.hand if token.face not in prompt.cards)
    table.click_card(refused)
    yield "why not"
    for name, toggle in (
        ("hand list", partial(presenter.toggle, "hand_list")),
        ("log", partial(presenter.toggle, "log")),
        ("happening", window.explain_situation),
    ):
        toggle()
        QApplication.processEvents()
        yield name
        window.escape()
    table.controller.ask_advice()
    table.qtbot.waitUntil(lambda: window.panels.has_hint and window.panels.hint.isVisible())
    yield "hint"
    window.escape()
    presenter.say("The disk is full.")
    yield "notice"
    presenter.drop_hint()
    session = table.open(SINGLE)
    let_all_decide(session, lambda _: len(session.match.results) == 2)
    window.matches.open(session)
    table.qtbot.waitUntil(lambda: window.panels.is_shown("score"))
    yield "score"
    window.presenter.next_deal()
    play_until(table, "play")
    presenter.toggle("score")
    QApplication.processEvents()
    yield "sheet"
    window.escape()
    presenter.toggle("trick")
    yield "last trick"
    window.escape()
    for name in NAMES:
        window.room_opener.lesson_asked.emit(name, 0)
        QApplication.processEvents()
        yield f"lesson {name}"
        assert window.lessons is not None
        window.lessons.leave()
        window.rooms.close()
    session = table.begun("simplified_two_handed_150")
    with_end(session)
    window.matches.open(session)
    table.qtbot.waitUntil(lambda: window.panels.is_shown("match_end"))
    yield "match end"


def with_end(session: Session) -> None:
    """Play a match to its end by rules of thumb."""
    policy = Policy()
    while (prompt := session.prompt) is not None:
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(prompt.seat), prompt, None).action)


def set_up_hand(table: Table) -> None:
    """Set up a hand, with a call before it, and show what Expert would do."""
    opener = table.window.room_opener
    opener.open_hand()
    room = table.window.rooms.room
    assert isinstance(room, LearnRoom)
    room.hand.take(require(room.hand.setup).typed(f"{SINGLE} 0:AATTKQJ.A.A.AKQ", "bid"))
    room.hand.calls.add.click()
    room.hand.ask_expert()


def rooms(table: Table) -> Iterator[str]:
    """Yield the name of each page while it covers the table."""
    window, opener = table.window, table.window.room_opener
    opener.use_opinions(Opinions(QuickWorkshop(), window))  # type: ignore[arg-type]
    session = table.open(SINGLE)
    let_all_decide(session, lambda _: len(session.match.results) == 1)
    window.matches.open(session)
    table.qtbot.waitUntil(lambda: window.panels.is_shown("score"))
    for name, opened in (
        ("games", opener.open_games),
        ("statistics", opener.open_statistics),
        ("lessons", opener.open_lessons),
        ("problems", opener.open_problems),
        ("set up a hand", partial(set_up_hand, table)),
        ("problem", partial(opener.ask, from_day(DAY, Path("nothing practiced")))),
        ("fair play, short", partial(opener.open_fair_play, "short")),
        ("fair play, shuffle", partial(opener.open_fair_play, "shuffle")),
        ("fair play, dealt", partial(opener.open_fair_play, "dealt")),
        ("fair play, players", partial(opener.open_fair_play, "players")),
        ("score sheet", opener.open_score_sheet),
        ("look back", opener.look_back_here),
    ):
        opened()
        for _ in range(3):  # the index's answers lead to more requests
            opener.library.finish()
            QApplication.processEvents()
        assert window.rooms.room is not None
        yield name
        window.rooms.close()
        QApplication.processEvents()
    yield from score_sheets(table)
    yield from gatherings(table)
    for chapter in CHAPTERS:
        opener.open_help(chapter)
        QApplication.processEvents()
        yield f"help {chapter}"
    window.rooms.close()


def gatherings(table: Table) -> Iterator[str]:
    """Yield the name of each view of people who gather at a table."""
    gathering = table.window.room_opener.gathering
    fake = FakeTable(gathering)
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    yield "play together, closed"
    for stage in (Stage.OPENING, Stage.NO_NETWORK, Stage.FAILED, Stage.ENDED):
        gathering.show_stage(stage, reason="The port 8470 is taken.")
        yield f"play together, {stage.value}"
    for name, action in (
        ("open", fake.open),
        ("several networks", partial(fake.open, ADDRESS, "10.0.0.7:8470")),
        ("help", room.join.help.click),
        ("options", room.tabs[1].click),
        ("phrases", room.options.phrases.begin),
        ("playing", partial(fake.tell, phase="playing")),
        ("larger", room.join.larger.click),
    ):
        action()
        for _ in range(3):
            QApplication.processEvents()
        yield f"play together, {name}"
        room.take_back()
    wrong = "No table here has this code: please look at the screen and enter it again."
    for stage, reason in ((Stage.ASKING, wrong), (Stage.JOINING, ""), (Stage.JOINED, "")):
        gathering.show_stage(stage, (ADDRESS,), reason=reason)
        fake.tell(phase="gathering")
        QApplication.processEvents()
        yield f"play together, {stage.value}"
    table.window.rooms.close()


def score_sheets(table: Table) -> Iterator[str]:
    """Yield the name of each view of a score sheet for real cards that has deals on it."""
    window = table.window
    people = tuple(SeatSetup(name, "human") for name in SHEET_PEOPLE)
    window.room_opener.take_sheet_setup(replace(window.settings, seats=people), is_new=True)
    room = window.rooms.room
    assert isinstance(room, ScoreSheetRoom)
    for declarer in range(3):  # one made, one set, and one not entered yet
        deal = replace(room.editor.deal, declarer=declarer, bid=300, trump="H", meld=(160, 40), tricks=(140, 110))
        room.editor.tell(deal)
        if declarer < 2:
            room.editor.enter()
    for name, action in (
        ("told", room.show_all),
        ("more melds", room.deal.play.melds[0].more.click),
        ("cards of a meld", room.deal.play.melds[0].cards.click),
        ("corrected", lambda: room.correct(1)),
        ("finished", room.finish.click),
    ):
        action()
        for _ in range(3):  # nested rows are laid out one level after another
            QApplication.processEvents()
        yield f"score sheet, {name}"
        room.take_back()
    window.rooms.close()


def dialogs(table: Table, folder: Path) -> Iterator[QDialog]:
    """Yield each dialog while it is open."""
    settings, kept, own = table.window.settings, RuleSets(folder / "rules"), OwnAgreements(folder / "agreements")
    for dialog in (
        NewGameDialog(settings, kept, pictures=folder / "portraits"),
        NewGameDialog(replace(settings, preset="eight_handed_four_teams"), kept, pictures=folder / "portraits"),
        FacePicker(settings.seats[1].name, Face("letter", settings.seats[1].name), folder / "portraits", table.window),
        PreferencesDialog(settings),
        LooksDialog(settings, Looks(folder / "looks")),
        HouseRulesDialog(SINGLE, PRESETS[SINGLE], kept),
        RulesDialog(PRESETS[SINGLE]),
        AgreementsDialog(PRESETS[SINGLE], ("You", "Walter", "Nora", "Edith"), ("help_and_steps", "plain")),
        AgreementsDialog(PRESETS[SINGLE], ("You", "Walter", "Nora", "Edith"), (OURS, "plain"), own=own),
        AgreementEditor(OURS, PRESETS[SINGLE], own),
        AboutDialog(),
        DealCodeDialog(table.window),
        SaveRulesDialog(kept, None, table.window),
        ProgramDialog({}, table.window),
        ProgramDialog({"My bot": "python3 mybot.py"}, table.window),
        GiveUpDialog(table.window, is_saved=True, with_deal=True),
        FaultDialog("Traceback", folder / "logs" / "pinochle-qt.log", table.window),
    ):
        dialog.show()
        QApplication.processEvents()
        yield dialog
        dialog.close()
        dialog.deleteLater()


def shown_in(window: QWidget) -> list[QWidget]:
    """Return every visible widget of a window."""
    return [
        each for each in window.findChildren(QWidget) if each.isVisibleTo(window) and not each.visibleRegion().isEmpty()
    ]
