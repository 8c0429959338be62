"""The window adds to the shuffles of another program's table, checks each deal, and says what it has found out."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from pinochle_qt.protocol.messages import Manage
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.session import session as session_module
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.match_start import pack_of_deal
from pinochle_qt.session.session import Session
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.ui.far.far_log import FarLog
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.session.driving import played
from tests.ui.far_tables import ServedInThread, served
from tests.ui.test_far_table import LIMIT_MS, PRESET, entered, play_deal, says, session_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ui.far.far_table import FarTable
    from tests.ui.playing import Table


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    plain = session_of()
    with served(Session.new(plain.rules, PRESET, plain.people, Shuffles.of_table())) as table:
        yield table


def checked(table: Table, far: FarTable, deals: int = 1) -> None:
    table.qtbot.waitUntil(lambda: len(far.verdicts) == deals, timeout=LIMIT_MS)


def story(far: FarTable) -> list[str]:
    return [entry.sentence for entry in far.story(0, ["A", "B", "C", "D"])()]


def test_the_window_adds_to_the_shuffle_and_says_that_nobody_could_have_chosen_the_cards(
    table: Table, there: ServedInThread
) -> None:
    far = entered(table, there)
    far.send(Manage("deal"))
    play_deal(table)
    [mix] = [each.mix for each in there.table.session.recorded.steps if each.mix is not None]
    assert [part.person for part in mix.parts] == [0]
    checked(table, far)
    assert far.latest_check == (MixWord.CHECKED(), Word.SHUFFLE_CHECKED())
    score = table.window.panels.score
    assert table.window.panels.is_shown("score")
    table.qtbot.waitUntil(score._link.isVisible, timeout=LIMIT_MS)
    assert score._link.text() in far.latest_check
    assert story(far)[-1] == MixWord.CHECKED()
    assert not says(table, MixWord.CHECKED())


def test_the_end_of_a_match_says_what_was_found_out_about_its_last_deal(table: Table) -> None:
    short = session_of(target=100)
    with served(Session.new(short.rules, PRESET, short.people, Shuffles.of_table())) as there:
        far = entered(table, there)
        while not far.newest.winners:
            far.send(Manage("deal"))
            play_deal(table)
        end = table.window.panels.match_end
        table.qtbot.waitUntil(end.isVisible, timeout=LIMIT_MS)
        checked(table, far, len(far.newest.results))
        for width, height in ((600, 400), (960, 640), (1280, 800)):
            table.window.resize(width, height)
            why = end._why
            table.qtbot.waitUntil(lambda why=why: any(why.text().endswith(each) for each in far.latest_check))  # type: ignore[misc]
            assert why.isVisible()
            assert why.heightForWidth(why.width()) <= why.height() + 2


def test_stacked_cards_are_named_in_the_window(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "pack_of_deal", lambda *deal: pack_of_deal(*deal)[::-1])
    far = entered(table, there)
    far.send(Manage("deal"))
    play_deal(table)
    checked(table, far)
    sentence = MixWord.CARDS(deal=1)
    assert far.latest_check == (sentence, Word.SHUFFLE_PROOF())
    assert says(table, sentence)
    assert sentence in story(far)


def test_everybody_at_the_window_adds_a_part(table: Table, there: ServedInThread) -> None:
    far = entered(table, there)
    far.seat_here(2, "Bert")
    table.qtbot.waitUntil(lambda: far.own_people == (0, 2), timeout=LIMIT_MS)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: there.table.session.match.number == 1, timeout=LIMIT_MS)
    [mix] = [each.mix for each in there.table.session.recorded.steps if each.mix is not None]
    assert [part.person for part in mix.parts] == [0, 2]
    assert not mix.withheld
    assert require(mix.parts[0].secret) != mix.parts[1].secret


def test_checks_of_an_earlier_match_say_nothing_about_the_deals_of_a_rematch(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = session_of(target=100)
    with served(Session.new(short.rules, PRESET, short.people, Shuffles.of_table())) as there:
        with monkeypatch.context() as stacked:
            stacked.setattr(session_module, "pack_of_deal", lambda *deal: pack_of_deal(*deal)[::-1])
            far = entered(table, there)
            while not far.newest.winners:
                far.send(Manage("deal"))
                play_deal(table)
            checked(table, far, len(far.newest.results))
        assert not far.verdicts[1].is_good
        far.send(Manage("rematch"))
        table.qtbot.waitUntil(lambda: not far.newest.results, timeout=LIMIT_MS)
        assert not far.verdicts
        far.send(Manage("deal"))
        play_deal(table)
        checked(table, far)
        assert far.verdicts[1].is_good


def test_in_the_log_a_check_stands_below_its_deal_and_not_below_one_of_an_earlier_match() -> None:
    steps = [step for deals in (3, 2) for step in played(PRESET, deals=deals, people=()).steps]
    events = [each for step in steps for each in viewed(PRESETS[PRESET], step, 0).events]
    guest = Mock(log=events, earlier=())
    log = FarLog(Mock(**{"of.return_value": guest, "first": guest}))
    told = list(log.story(0, ["A", "B", "C", "D"], {1: "First.", 2: "Second."})())
    over = [None if each.shown is None else len(each.shown.after.results) for each in told]
    rematch = over.index(3) + 1
    assert None not in over[:rematch]
    assert [each.sentence for each in told[rematch:] if each.shown is None] == ["First.", "Second."]
    assert over[rematch:].index(None) == over[rematch:].index(1) + 1
