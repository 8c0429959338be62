"""The page about fair play: it gives nobody an advantage, all of it can be checked, and alterations are reported."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.library.deal_statistics import DealStatistics, Scatter
from pinochle_qt.phrases import translated
from pinochle_qt.record.encode import header_line
from pinochle_qt.record.replay import RecordedGame
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.session.dealing.generator import GENERATOR, key_for
from pinochle_qt.session.dealing.mixing import match_in
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.dealing.verification import KEPT
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.same_cards import same_cards
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.ui.history.opinions import Opinions
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.rooms.fair_play import chance_block
from pinochle_qt.ui.rooms.fair_play.fair_play_room import FairPlayRoom
from pinochle_qt.ui.rooms.fair_play.report import FoundDeal, explained
from pinochle_qt.ui.rooms.help.help_room import HelpRoom
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.ui.rooms.statistics import figures
from pinochle_qt.ui.rooms.statistics.room import StatisticsRoom
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game.events import story
from pinochle_qt.words.rooms.fair_play import DealStatisticsWord, FairWord
from pinochle_qt.words.rooms.games import RoomWord
from pinochle_qt.words.rooms.statistics import Stat
from tests.checks import some
from tests.session.driving import SINGLE, advance, record_text
from tests.session.mixes import mix_for, mixed_match, secret_of
from tests.ui.quick_expert import QuickWorkshop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from PySide6.QtWidgets import QApplication, QWidget

    from pinochle_qt.ui.rooms.fair_play.trust_page import Detail
    from tests.ui.conftest import Said
    from tests.ui.playing import Table

SEED = 2024
Key = Qt.Key


def played(preset: str = SINGLE, deals: int | None = 2, *, in_play: bool = False) -> Session:
    """Return a match of some deals; with `in_play` the next one has been dealt."""
    rules = PRESETS[preset]
    people = (SeatSetup("You", "human"), *(SeatSetup(f"P{seat}", "random") for seat in range(1, rules.table.players)))
    session = Session.new(rules, preset, people, Shuffles(SEED, GENERATOR))
    advance(session, RandomPlayer(random.Random(1)), deals=deals)
    if in_play:
        session.deal()
    return session


def opened(table: Table, session: Session, page: Detail = "shuffle") -> FairPlayRoom:
    """Open a part of the page by its key and its button, as a person would."""
    room = in_short(table, session)
    table.press(room.trust.details[page])
    assert room.page == page
    return room


def in_short(table: Table, session: Session) -> FairPlayRoom:
    """Open the page with its key."""
    table.window.matches.open(session)
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Key.Key_F2, Qt.KeyboardModifier.ControlModifier)
    room = table.window.rooms.room
    assert isinstance(room, FairPlayRoom)
    return room


def choose(room: FairPlayRoom, number: int) -> None:
    room.which.setCurrentIndex(room.which.findData(number))


def mark(room: FairPlayRoom) -> str:
    """Return the mark that says whether the deal shown has been compared, and with what result."""
    return room.steps[2].mark


def text_of_steps(room: FairPlayRoom) -> str:
    return "\n".join(line for step in room.steps for line in (step.title, *step.lines))


def copied(room: FairPlayRoom) -> str:
    QTest.mouseClick(room.copy, Qt.MouseButton.LeftButton)
    return QGuiApplication.clipboard().text()


def test_before_a_deal_is_over_only_fingerprints_are_shown(table: Table) -> None:
    """For the deal in play and for the next one, no key, seed or card is anywhere on the page."""
    session = played(in_play=True)
    room = opened(table, session)
    assert [room.which.itemData(at) for at in range(room.which.count())] == [1, 2, 3, 4]
    for number in (3, 4):
        choose(room, number)
        key = key_for(SEED, f"deal {number}")
        print_of_deal = hashlib.sha256(str(key).encode()).hexdigest()
        everything = text_of_steps(room) + copied(room)
        assert text.grouped(print_of_deal) in text_of_steps(room)
        assert print_of_deal in copied(room)
        assert str(key) not in everything
        assert str(SEED) not in everything
        assert [step.mark for step in room.steps] == ["done", "open", "open"]
        assert not room.check.isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def statements(room: FairPlayRoom) -> list[tuple[str, str]]:
    """Return the marks and titles of the short part."""
    assert room.trust.isVisible()
    return [(each.mark, each.title) for each in room.trust.statements]


def test_the_page_says_in_short_whether_all_is_fair(table: Table, tmp_path: Path) -> None:
    paths = Paths(tmp_path, tmp_path)
    paths.games.mkdir(parents=True, exist_ok=True)
    (paths.games / "1.pinochle").write_text(record_text(kept(1)), encoding="utf-8")
    room = in_short(table, played(in_play=True))
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.dealt is not None)
    assert statements(room) == [
        ("done", FairWord.FIXED()),
        ("done", DealStatisticsWord.FITS()),
        ("done", FairWord.SEE()),
    ]
    assert FairWord.CHECKED_LINE(number=2) in room.trust.statements[0].lines
    assert not room.check.isVisible()
    assert not any(chip.isVisible() for chip in room.chips.values())


def test_the_short_part_claims_nothing_that_is_not_known(table: Table) -> None:
    room = in_short(table, same_cards(played()))
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.dealt is not None)
    assert statements(room)[:2] == [("open", FairWord.GIVEN_SHORT()), ("open", DealStatisticsWord.FITS_OPEN())]
    room.show_game(None)
    assert statements(room)[0] == ("open", FairWord.FIXED_OPEN())
    recorded = played().recorded
    unknown = replace(recorded.header, generator="pcg64", commitment="")
    room.show_game(RecordedGame(unknown, "", recorded.game, recorded.match, recorded.steps))
    assert statements(room)[0] == ("open", FairWord.UNKNOWN())
    altered = replace(recorded.header, seed=SEED + 1)
    room.show_game(RecordedGame(altered, "", recorded.game, recorded.match, recorded.steps))
    assert statements(room)[0] == ("bad", FairWord.DIFFERS())


def test_cards_far_from_chance_get_no_tick(table: Table) -> None:
    room = in_short(table, played())
    dealt = DealStatistics("You", ("You",), 100)
    dealt.scatters["aces", "own"] = Scatter(100, 100.0, 200.0, 100.0)
    room.trust.show_dealt(dealt)
    assert statements(room)[1] == ("open", DealStatisticsWord.FITS_NOT())


def test_escape_leads_from_the_details_to_the_short_part_and_then_to_the_table(table: Table) -> None:
    room = opened(table, played(), "dealt")
    QTest.keyClick(room, Key.Key_Escape)
    assert room.page == "short"
    assert room.trust.details["shuffle"].hasFocus()
    assert room.back.text() == RoomWord.BACK()
    room.trust.details["shuffle"].click()
    assert room.back.text() == RoomWord.BACK_TO_PAGE()
    room.back.click()
    assert room.page == "short"
    QTest.keyClick(room.trust.details["shuffle"], Key.Key_Escape)
    assert not table.window.rooms.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_part_is_read_without_scrolling_in_a_small_window(
    table: Table, application: QApplication, language: str
) -> None:
    speak(application, language)
    table.window.resize(960, 640)
    room = in_short(table, played(in_play=True))
    QGuiApplication.processEvents()
    for statement, button in some(zip(room.trust.statements, room.trust.details.values(), strict=True)):
        assert statement.height() >= statement.heightForWidth(statement.width())
        assert not statement.geometry().intersects(button.geometry())
        assert room.rect().contains(QRect(button.mapTo(room, QPoint(0, 0)), button.size()))
        assert button.width() >= button.minimumSizeHint().width()


def test_all_skills_are_visible_at_a_glance_and_help_says_more(
    table: Table, application: QApplication, language: str
) -> None:
    speak(application, language)
    table.window.resize(1280, 800)
    room = opened(table, played())
    assert room.view.verticalScrollBar().maximum() == 0
    shown = room.view.toPlainText()
    assert all(translated(SKILL_WORDS, title) in shown for name, title in SKILLS.items() if name != "random")
    QTest.mouseClick(room.long, Qt.MouseButton.LeftButton)
    more = table.window.rooms.room
    assert isinstance(more, HelpRoom)
    assert more.chapter == "players"


def test_a_finished_deal_is_checked_with_enter(table: Table) -> None:
    session = played()
    room = opened(table, session)
    assert room.deal is not None
    assert room.deal.number == 2
    assert str(key_for(SEED, "deal 2")) in text_of_steps(room)
    assert str(SEED) not in text_of_steps(room)
    assert mark(room) == "open"
    QTest.keyClick(room, Key.Key_Return)
    assert mark(room) == "done"
    assert room.steps[2].title == FairWord.MATCHES()
    assert len(room.steps[2].lines) == 4
    choose(room, 1)
    assert mark(room) == "open"  # this deal has not been checked
    QTest.mouseClick(room.check, Qt.MouseButton.LeftButton)
    assert mark(room) == "done"


def test_the_seed_is_revealed_when_the_match_is_won_and_matches_its_fingerprint(table: Table) -> None:
    session = played(deals=None)
    assert session.is_over
    room = opened(table, session)
    lines = copied(room).splitlines()
    assert FairWord.COPY_SEED(seed=SEED) in lines
    whole = next(line for line in lines if line.startswith("It is the SHA-256 of: ")).partition(": ")[2]
    assert FairWord.COPY_MATCH(fingerprint=f"sha256:{hashlib.sha256(whole.encode()).hexdigest()}") in lines


def test_altered_cards_are_reported(table: Table, tmp_path: Path) -> None:
    lines = list(played().lines)
    at = next(at for at, line in enumerate(lines) if line.startswith('{"deal":2,'))
    path = tmp_path / "x.pinochle"
    head, _, rest = lines[at].partition('"hands":[["')
    cards = rest.split('","', 2)
    lines[at] = f'{head}"hands":[["{cards[1]}","{cards[0]}","{cards[2]}'
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    room = opened(table, Session.resume(path))
    QTest.keyClick(room, Key.Key_Return)
    assert mark(room) == "bad"
    assert room.steps[2].title == FairWord.DIFFERS()
    assert cards[1] in copied(room)
    choose(room, 1)
    QTest.keyClick(room, Key.Key_Return)
    assert mark(room) == "done"


@pytest.mark.parametrize("change", [{"seed": SEED + 1}, {"commitment": f"sha256:{'0' * 64}"}])
def test_an_altered_header_is_reported(table: Table, change: dict[str, object]) -> None:
    recorded = played().recorded
    altered = RecordedGame(replace(recorded.header, **change), "", recorded.game, recorded.match, recorded.steps)
    room = opened(table, played())
    room.show_game(altered)
    QTest.keyClick(room, Key.Key_Return)
    assert mark(room) == "bad"


def test_given_cards_and_old_games_are_named_as_such(table: Table) -> None:
    again = same_cards(played())
    advance(again, RandomPlayer(random.Random(3)), deals=1)
    room = opened(table, again)
    assert FairWord.GIVEN() in text_of_steps(room)
    QTest.keyClick(room, Key.Key_Return)
    assert room.steps[2].title == FairWord.MATCHES_GIVEN()
    people = tuple(SeatSetup(f"P{seat}", "random") for seat in range(4))
    old = Session.new(PRESETS[SINGLE], SINGLE, people, 7)
    advance(old, RandomPlayer(random.Random(3)), deals=1)
    room.show_game(old.recorded)
    assert FairWord.NO_FINGERPRINT() in text_of_steps(room)
    QTest.keyClick(room, Key.Key_Return)
    assert room.steps[2].title == FairWord.MATCHES_OLD()


def test_nothing_is_claimed_about_an_unknown_generator(table: Table) -> None:
    recorded = played().recorded
    header = replace(recorded.header, generator="pcg64", commitment="")
    room = opened(table, played())
    room.show_game(RecordedGame(header, "", recorded.game, recorded.match, recorded.steps))
    assert room.steps[2].title == FairWord.UNKNOWN()
    assert not room.check.isEnabled()
    assert FairWord.KEY() not in text_of_steps(room)
    by_hand = replace(header, generator="by-hand")
    room.show_game(RecordedGame(by_hand, "", recorded.game, recorded.match, recorded.steps))
    assert room.steps[2].title == FairWord.BY_SOMEBODY()


def test_the_fingerprint_is_the_first_entry_in_the_log(table: Table) -> None:
    session = played(deals=0)
    first = next(iter(story(session, 0, ["You", "P1", "P2", "P3"])()))
    digits = session.header.commitment.partition(":")[2]
    assert text.grouped(digits) in first.sentence
    assert table is not None


def test_the_reviewed_deal_is_checked_from_its_page(table: Table) -> None:
    table.window.room_opener.use_opinions(Opinions(QuickWorkshop(), table.window))  # type: ignore[arg-type]
    table.window.matches.open(played())
    table.window.room_opener.look_back_here()
    looking = table.window.rooms.room
    assert isinstance(looking, LookBack)
    looking.next_deal(-1)
    table.press(looking.panel.proof)
    room = table.window.rooms.room
    assert isinstance(room, FairPlayRoom)
    assert room.deal is not None
    assert room.deal.number == 1
    QTest.keyClick(room, Key.Key_Return)
    assert room.steps[2].mark == "done"
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, FairPlayRoom)
    assert again.deal == room.deal


def test_tab_reaches_everything_that_can_be_read_or_done(table: Table) -> None:
    """The order is that of the page, and whatever has the focus is visible."""
    table.window.resize(960, 640)
    room = opened(table, played())
    QTest.keyClick(room, Key.Key_Return)
    room.back.setFocus()
    seen: list[QWidget] = []
    while (focused := table.window.focusWidget()) is not None and focused not in seen:
        seen.append(focused)
        inside = focused.rect().topLeft()
        assert room.rect().contains(focused.mapTo(room, inside))
        QTest.keyClick(focused, Key.Key_Tab)
    assert seen == [room.back, room.chips["shuffle"], *room.steps, room.check, room.copy, room.which, room.how]
    assert all(step.accessibleName() and step.accessibleDescription() for step in room.steps)


def test_the_page_links_to_how_cards_follow_from_keys(table: Table) -> None:
    room = opened(table, played())
    table.press(room.how)
    help_room = table.window.rooms.room
    assert isinstance(help_room, HelpRoom)
    assert help_room.chapter == "record"
    view = help_room.view
    first = view.cursorForPosition(QPoint(4, 4)).block()
    assert first.text() == "Cards from keys" or first.next().text() == "Cards from keys"


def test_without_a_game_the_page_says_when_there_will_be_something(table: Table) -> None:
    room = opened(table, played())
    room.show_game(None)
    assert room.by_hand.text() == FairWord.NO_GAME()
    assert room.check.isHidden()
    assert not room.view.isHidden()


# ---- all deals -----------------------------------------------------------------------------------------------------


def dealt_page(table: Table, paths: Paths, count: int) -> FairPlayRoom:
    """Keep some games, and open the part about all deals with its chip."""
    paths.games.mkdir(parents=True, exist_ok=True)
    for seed in range(count):
        (paths.games / f"{seed}.pinochle").write_text(record_text(kept(seed)), encoding="utf-8")
    room = opened(table, played())
    QTest.mouseClick(room.chips["dealt"], Qt.MouseButton.LeftButton)
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.dealt is not None)
    return room


@cache
def kept(seed: int) -> Session:
    people = (SeatSetup("You", "human"), *(SeatSetup(f"P{seat}", "random") for seat in range(1, 4)))
    session = Session.new(PRESETS[SINGLE], SINGLE, people, Shuffles(seed, GENERATOR))
    advance(session, RandomPlayer(random.Random(seed)), deals=5)
    return session


def test_all_deals_are_shown_beside_chance(table: Table, tmp_path: Path) -> None:
    room = dealt_page(table, Paths(tmp_path, tmp_path), 4)
    assert room.dealt is not None
    assert room.dealt.deals == 20
    assert DealStatisticsWord.DEALS(count=20) in room.line.text()
    for block in room.dealt_page.blocks:
        description = block.accessibleDescription()
        assert all(
            who() in description
            for who in (DealStatisticsWord.OWN, DealStatisticsWord.PARTNER, DealStatisticsWord.OTHERS)
        )
    first = room.dealt_page.blocks[0].lines[0]
    aces = [hand.count("A") for seed in range(4) for hand in own_hands(kept(seed))]
    assert f"{sum(aces) / 20:.2f}" in first
    assert "2.00" in first  # eight aces among four players
    QTest.mouseClick(room.chips["shuffle"], Qt.MouseButton.LeftButton)
    assert room.check.isVisible()
    assert room.line.text() == FairWord.LINE()


def test_everybody_who_played_here_can_be_selected(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # it would grab the keyboard of the whole screen
    paths = Paths(tmp_path, tmp_path)
    paths.games.mkdir(parents=True)
    lines = record_text(kept(9)).replace('{"name":"P1","player":"random"}', '{"name":"Anna","player":"human"}')
    (paths.games / "two.pinochle").write_text(lines, encoding="utf-8")
    room = dealt_page(table, paths, 1)
    assert room.dealt is not None
    assert (room.dealt.deals, room.dealt.people) == (10, ("Anna", "You"))
    table.press(room.who)
    menu = next(each for each in room.findChildren(QMenu) if each.parent() is room)
    menu.actions()[0].trigger()
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.dealt is not None and room.dealt.name == "Anna")
    assert room.dealt.deals == 5
    assert "Anna" in room.line.text()
    assert room.dealt_page.blocks[0].lines[0].startswith("Anna: ")
    QTest.mouseClick(room.chips["short"], Qt.MouseButton.LeftButton)
    table.window.room_opener.library.finish()
    table.qtbot.waitUntil(lambda: room.dealt is not None and room.dealt.name == "You")
    assert DealStatisticsWord.FITS_LINE(deals=DealStatisticsWord.DEALS(count=10)) in room.trust.statements[1].lines


def test_the_statistics_link_to_the_page(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # it would grab the keyboard of the whole screen
    table.open(SINGLE)
    table.window.room_opener.open_statistics()
    statistics = table.window.rooms.room
    assert isinstance(statistics, StatisticsRoom)
    table.press(statistics.more)
    menu = next(each for each in statistics.findChildren(QMenu) if each.parent() is statistics)
    next(each for each in menu.actions() if each.text() == Stat.CHANCE()).trigger()
    room = table.window.rooms.room
    assert isinstance(room, FairPlayRoom)
    assert room.page == "dealt"


def own_hands(session: Session) -> list[str]:
    dealt = (step.action for step in session.steps if isinstance(step.action, DealCards))
    return [cards_text(action.hands[0]) for action in dealt]


def test_without_deals_the_page_says_how_to_get_some(table: Table, tmp_path: Path) -> None:
    room = dealt_page(table, Paths(tmp_path, tmp_path), 0)
    assert room.dealt_page.blocks[1].accessibleDescription() == DealStatisticsWord.NONE()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_about_all_deals_is_cut(
    table: Table,
    tmp_path: Path,
    application: QApplication,
    painted: Callable[[ModuleType], list[Said]],
    size: tuple[int, int],
    language: str,
) -> None:
    speak(application, language)
    table.window.resize(*size)
    block_texts, figure_texts = painted(chance_block), painted(figures)
    room = dealt_page(table, Paths(tmp_path, tmp_path), 4)
    table.qtbot.waitUntil(lambda: any(each.text == DealStatisticsWord.OTHERS() for each in block_texts))
    room.grab()
    assert not [each.text for each in (*block_texts, *figure_texts) if "…" in each.text]
    assert table.window.rect().contains(room.geometry())


def test_a_single_hand_is_described_in_the_singular(home: QWidget) -> None:
    block = chance_block.ChanceBlock(home, "aces")
    dealt = DealStatistics("Anna", ("Anna",), 3)
    dealt.own["aces"].update({2: 1, 4: 2})
    block.show_dealt(dealt, "Anna")
    assert block.lines == ("2: 1 hand, by chance 0.", "4: 2 hands, by chance 0.")


def test_the_axis_continues_over_rare_values(home: QWidget, painted: Callable[[ModuleType], list[Said]]) -> None:
    texts = painted(chance_block)
    block = chance_block.ChanceBlock(home, "aces")
    dealt = DealStatistics("Anna", ("Anna",), 3)
    dealt.own["aces"].update({2: 1, 7: 1})
    dealt.chance["aces"].update(dict.fromkeys(range(9), 0.1))
    block.show_dealt(dealt, "Anna")
    block.resize(400, 300)
    block.grab()
    assert [each.text for each in texts if each.text.isdecimal()] == ["2", "3", "4", "5", "6", "7"]


# ---- everywhere ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["double_deck_four_handed", "eight_handed_four_teams"])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_in_the_window(
    table: Table, application: QApplication, preset: str, size: tuple[int, int], language: str
) -> None:
    speak(application, language)
    table.window.resize(*size)
    room = opened(table, played(preset, deals=1))
    QTest.keyClick(room, Key.Key_Return)
    assert table.window.rect().contains(room.geometry())
    for page, chip in room.chips.items():
        if not chip.isHidden():
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
            assert room.page == page
        for widget in (room.check, room.copy, room.which, room.back, *room.chips.values()):
            if widget.isVisible():
                corner = widget.mapTo(room, widget.rect().topLeft())
                assert room.rect().contains(QRect(corner, widget.size()))
                assert widget.width() >= widget.minimumSizeHint().width()
        assert room.view.horizontalScrollBar().maximum() == 0
        if room.steps_view.isVisible():
            table.qtbot.waitUntil(
                lambda: all(step.height() >= step.heightForWidth(step.width()) for step in room.steps)
            )
            assert all(step.width() <= room.steps_view.viewport().width() for step in room.steps)


def test_the_page_follows_the_language(table: Table, application: QApplication) -> None:
    room = opened(table, played())
    choose(room, 1)
    QTest.keyClick(room, Key.Key_Return)
    speak(application, "de")
    table.window.rooms.rebuild()
    again = table.window.rooms.room
    assert isinstance(again, FairPlayRoom)
    assert again.deal is not None
    assert again.deal.number == 1
    assert mark(again) == "done"
    assert again.steps[2].title != "They match, and give these hands"


# ---- shuffles to which guests have added -----------------------------------------------------------------------------


def test_everybodys_part_of_a_shuffle_is_shown_once_the_deal_is_over(table: Table) -> None:
    session = mixed_match(people=(0, 1, 3), withheld=(1,), deals=1)
    session.deal(mix_for(session, (0, 1)))
    room = opened(table, session)
    choose(room, 2)
    secrets = [secret_of(person, deal) for person in range(4) for deal in (1, 2)]
    everything = text_of_steps(room) + "\n".join(room.promises.lines) + copied(room)
    assert not [each for each in secrets if each in everything or text.grouped(each) in everything]
    assert room.promises.isVisible()
    choose(room, 1)
    [first, *_] = [each.mix for each in session.recorded.steps if each.mix is not None]
    promises = "\n".join(room.promises.lines)
    assert [text.grouped(part.commitment) in promises for part in first.parts] == [True] * 3
    assert text.grouped(secret_of(0)) in text_of_steps(room)
    assert text.grouped(secret_of(1)) not in text_of_steps(room)
    assert FairWord.PART_WITHHELD() in text_of_steps(room)
    assert [step.number for step in (room.steps[0], room.promises, *room.steps[1:])] == [1, 2, 3, 4]
    assert f"{match_in(session.header)} deal 1 person 0 {secret_of(0)}" in copied(room)
    table.press(room.check)
    assert (mark(room), room.steps[2].title) == ("done", FairWord.MATCHES_TOGETHER())


def test_in_short_it_says_that_nobody_could_have_chosen_the_cards_only_if_nothing_was_withheld(table: Table) -> None:
    room = in_short(table, mixed_match())
    assert statements(room)[0] == ("done", FairWord.NOBODY_CHOSE())
    room.show_game(mixed_match(withheld=(1,)).recorded)
    assert statements(room)[0] == ("done", FairWord.FIXED())


def test_a_guests_copy_of_a_match_that_goes_on_is_checked_deal_by_deal(table: Table) -> None:
    true = mixed_match()
    copy = replace(true.header, copy_of=true.header.commitment, commitment="", seed=0, generator=KEPT)
    recorded = RecordedGame(copy, header_line(copy), true.recorded.game, true.match, true.recorded.steps)
    room = opened(table, mixed_match())
    room.show_game(recorded, 1)
    assert room.check.isEnabled()
    table.press(room.check)
    assert mark(room) == "done"


def test_at_the_table_of_another_program_the_page_explains_the_four_steps(table: Table) -> None:
    room = opened(table, mixed_match())
    found: list[FoundDeal] = []
    room._found = lambda: found
    room.show_game(None)
    steps = [room.steps[0], room.promises, *room.steps[1:]]
    assert [step.title for step in steps] == [title for title, _ in explained()]
    assert all(step.isVisible() and step.mark == "open" for step in steps)
    assert not room.check.isVisible()
    room.show_page("short")
    assert statements(room)[0] == ("open", FairWord.NOBODY_CHOSE_OPEN())
    found.append(FoundDeal(MixWord.CHECKED(), is_good=True, is_fault=False))
    room.show_page("short")
    assert statements(room)[0] == ("done", FairWord.NOBODY_CHOSE())
    found.append(FoundDeal(MixWord.LEFT_OUT(deal=2), is_good=False, is_fault=False))
    room.show_page("short")
    assert statements(room)[0] == ("open", FairWord.NOBODY_CHOSE_OPEN())
    found.append(FoundDeal(MixWord.CARDS(deal=3), is_good=False, is_fault=True))
    room.show_page("short")
    assert statements(room)[0] == ("bad", FairWord.DIFFERS())
    assert MixWord.CARDS(deal=3) in room.trust.statements[0].lines
