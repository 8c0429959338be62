"""Nothing is lost if any step of writing files fails, or if the program is killed there.

Each of the scenarios below is first played undisturbed, which counts its steps, and then once for every step and fault,
or in a quick run for some of them. After a kill, everything is as it was before or after the operation; after a disk
fault, everything that was not refused is there. Then the scenario is played again in the same folder, where no
half-written file remains and no lock is stuck. To try all faults, and print how many there are:

    PINOCHLE_LONG=1 .venv/bin/python -m pytest tests/endurance/test_faults.py -s
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.library.database import opened
from pinochle_qt.library.index import GameIndex, GameQuery
from pinochle_qt.library.opinions import OpinionStore, leads_in
from pinochle_qt.protocol.options import TableOptions
from pinochle_qt.record.files import remove_leftovers
from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.record.values import SUFFIX, RecordError
from pinochle_qt.server.club import evening_file
from pinochle_qt.server.club.plan import ClubPlan, read_plan
from pinochle_qt.server.guests import Guest, Guests
from pinochle_qt.server.table_file import TableFile, path_beside, saved
from pinochle_qt.session.looks.look import LookError, Looks
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import SettingsError, load_settings, save_changes
from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.own_agreements import AgreementError, OwnAgreements
from pinochle_qt.teaching.progress import change_progress, load_progress
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSetError, rule_set
from tests.endurance.faulty_files import Fault, FaultyFiles, counted, kinds_for
from tests.library.indexed_games import bring_up_to_date
from tests.server.club_nights import plan_file
from tests.session.driving import SINGLE, advance, chance_player, new_session, played, record_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

REFUSED: Final = (StoreError, SettingsError, RuleSetError, AgreementError, RecordError, LookError, OSError)
"""Errors that the person is told about in one sentence, after which the program goes on."""
LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
FEW: Final = 7
"""A quick run tries one in this many faults; steps have other numbers of faults, so that every kind gets a turn."""
NOON: Final = datetime(2026, 7, 31, 12, tzinfo=UTC)


class Scenario(Struct, frozen=True):
    """Some changes to files, and a way to read the result."""

    prepare: Callable[[Path], object]
    act: Callable[[Path], Iterator[object]]
    """Makes the changes, and yields None or the refusal after each."""
    look: Callable[[Path], object]
    """Returns what a new start finds."""
    heals: bool = False
    """Whether a change also writes what earlier changes could not."""
    between: Callable[[Path], object] | None = None
    """Creates a state that may be found in the middle of a change to two files."""


def tried(change: Callable[[], object]) -> Exception | None:
    """Make a change, and return the refusal, or None if it succeeded."""
    try:
        change()
    except REFUSED as error:
        return error
    return None


def nothing(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


# ---- settings ------------------------------------------------------------------------------------------------------


def change_settings(folder: Path) -> Iterator[object]:
    path = folder / "config" / "settings.json"
    kept, _ = load_settings(path)
    now = kept
    for change in ({"theme": "dark"}, {"speed": "fast", "last_journal": "x"}, {"theme": "light", "sorting": "rank"}):
        now = replace(now, **change)
        refusal = tried(partial(save_changes, path, kept, now))
        kept = kept if refusal else now
        yield refusal


def settings_in(folder: Path) -> object:
    return load_settings(folder / "config" / "settings.json")


def lay_settings(folder: Path) -> None:
    save_changes(folder / "config" / "settings.json", Settings(), replace(Settings(), back="red", theme="felt"))


# ---- a game --------------------------------------------------------------------------------------------------------


def lay_game(folder: Path) -> None:
    store = RecordStore(folder / "games", lambda: NOON)
    session = new_session(SINGLE, people=range(4), store=store)
    advance(session, chance_player(3), actions=20)
    session.close()


def games(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the games that a new start can resume, by file name."""
    found = {path.name: Session.resume(path) for path in sorted(folder.rglob(f"*{SUFFIX}"))}
    return {name: session.lines for name, session in found.items()}


def begin_a_game(folder: Path) -> Iterator[object]:
    store = RecordStore(folder / "games", lambda: NOON)
    yield tried(lambda: new_session(SINGLE, store=store).close())


def play_on(folder: Path) -> Iterator[object]:
    [path] = sorted((folder / "games").glob(f"*{SUFFIX}"))
    player = chance_player(4)
    try:
        session = Session.resume(path, RecordStore(folder / "games", lambda: NOON))
    except REFUSED as error:
        yield error  # the window starts another game, or plays on without saving
        return
    yield None

    def on() -> None:
        advance(session, player, actions=1)

    for change in (on, on, session.undo, session.redo, session.undo, lambda: session.rename("Zoë's"), on, on):
        yield tried(change)
    session.close()


def copy_a_game(folder: Path) -> Iterator[object]:
    store = RecordStore(folder / "games", lambda: NOON)
    path = min((folder / "games").glob(f"*{SUFFIX}"))
    yield tried(lambda: Session.resume_copy(path, store).close())


def lay_old_game(folder: Path) -> None:
    nothing(folder / "games")
    (folder / "games" / f"a{SUFFIX}").write_text(record_text(played(SINGLE, 2, deals=1)), encoding="utf-8")


def give_a_title(folder: Path) -> Iterator[object]:
    yield tried(lambda: RecordStore(folder / "games").rename(folder / "games" / f"a{SUFFIX}", "Zoë's"))


def remove_and_bring_back(folder: Path) -> Iterator[object]:
    store, name = RecordStore(folder / "games"), f"a{SUFFIX}"
    aside = name in {path.name for path in store.aside}
    if not aside:
        yield tried(lambda: store.set_aside(name))
    yield tried(lambda: store.bring_back(name))


# ---- rules ---------------------------------------------------------------------------------------------------------


RULES: Final = rule_set("Ours", SINGLE, PRESETS[SINGLE], "as ever")


def lay_rules(folder: Path) -> None:
    RuleSets(folder / "rules").keep(RULES)


def lay_both_rules(folder: Path) -> None:
    RuleSets(folder / "rules").keep(replace(RULES, name="Theirs", description="otherwise"))


def keep_rules(folder: Path) -> Iterator[object]:
    yield tried(lambda: RuleSets(folder / "rules").keep(replace(RULES, description="otherwise")))


def rename_rules(folder: Path) -> Iterator[object]:
    yield tried(lambda: RuleSets(folder / "rules").rename(RULES, "Theirs", "otherwise"))


def forget_rules(folder: Path) -> Iterator[object]:
    yield tried(lambda: RuleSets(folder / "rules").forget(RULES.name))


OURS: Final = Agreement("Ours", (Saying("raise", 1, "meld", 40),))


def lay_agreement(folder: Path) -> None:
    OwnAgreements(folder / "agreements").keep(OURS)


def keep_agreement(folder: Path) -> Iterator[object]:
    yield tried(lambda: OwnAgreements(folder / "agreements").keep(replace(OURS, sayings=OURS.sayings * 2)))


def forget_agreement(folder: Path) -> Iterator[object]:
    yield tried(lambda: OwnAgreements(folder / "agreements").forget(OURS.name))


def agreements_in(folder: Path) -> object:
    return OwnAgreements(folder / "agreements").all()


def rules_in(folder: Path) -> object:
    return RuleSets(folder / "rules").all()


def keep_a_look(folder: Path) -> Iterator[object]:
    yield tried(lambda: Looks(folder / "looks").keep("Fine", {"AS.png": b"ace", "felt.png": b"felt"}))


def lay_a_look(folder: Path) -> None:
    Looks(folder / "looks").keep("Fine", {"AS.png": b"ace", "felt.png": b"felt"})


def remove_a_look(folder: Path) -> Iterator[object]:
    yield tried(lambda: Looks(folder / "looks").remove("Fine"))


def looks_in(folder: Path) -> object:
    return [(look.name, look.faces, look.has_felt) for look in Looks(folder / "looks").all()]


# ---- lessons, problems, drills -------------------------------------------------------------------------------------


def take_a_lesson(folder: Path) -> Iterator[object]:
    yield tried(lambda: change_progress(folder / "lessons.json", lambda kept: kept.reached("tricks", 1)))


def lay_progress(folder: Path) -> None:
    nothing(folder)
    change_progress(folder / "lessons.json", lambda kept: kept.finished("cards"))


def solve_a_problem(folder: Path) -> Iterator[object]:
    path = folder / "practiced.json"
    practice_results.change(path, lambda kept: kept.with_problem("b", right=True))
    yield None if "b" in practice_results.load(path).problems else "not kept"


def lay_problems(folder: Path) -> None:
    nothing(folder)
    practice_results.change(folder / "practiced.json", lambda kept: kept.with_problem("a", right=False))


# ---- computed values -----------------------------------------------------------------------------------------------


def read_games(folder: Path) -> Iterator[object]:
    index, _ = opened(folder / "games.index", GameIndex)
    with contextlib.suppress(sqlite3.Error):
        bring_up_to_date(index, folder / "games")
    index.close()
    yield None


def index_of(folder: Path) -> object:
    """Return the content of the index after a new start has updated it, and why it is not kept, if so."""
    index, reason = opened(folder / "games.index", GameIndex)
    bring_up_to_date(index, folder / "games")
    contents = [(game.path, game.state, game.game) for game in index.games(GameQuery())]
    index.close()
    return contents, reason


def keep_an_opinion(folder: Path) -> Iterator[object]:
    store, _ = opened(folder / "games.opinions", OpinionStore)
    with contextlib.suppress(sqlite3.Error):
        store.keep_lead("b", 7)
    store.close()
    yield None if "b" in leads_in(folder / "games.opinions") else "not kept"


def lay_opinions(folder: Path) -> None:
    nothing(folder)
    store, _ = opened(folder / "games.opinions", OpinionStore)
    store.keep_lead("a", 5)
    store.close()


# ---- a table with guests -------------------------------------------------------------------------------------------


def lay_table(folder: Path) -> None:
    lay_game(folder)
    (journal,) = (folder / "games").glob(f"*{SUFFIX}")
    TableFile().save(journal, "ABCDEF", 1, _guests(("Ann",)), TableOptions(), is_open=True, address="")


def _guests(names: tuple[str, ...]) -> Guests:
    known = (Guest(at, f"{at:022}", name, "phone", "en", at, is_host=not at) for at, name in enumerate(names))
    return Guests(known)


def come_and_go(folder: Path) -> Iterator[object]:
    (journal,) = (folder / "games").glob(f"*{SUFFIX}")
    file = TableFile()
    for names in (("Ann", "Ruth"), ("Ann", "Ruth", "Bob"), ("Ann", "Bob")):
        yield tried(partial(file.save, journal, "ABCDEF", 1, _guests(names), TableOptions(), is_open=False, address=""))


def table_in(folder: Path) -> object:
    (journal,) = (folder / "games").glob(f"*{SUFFIX}")
    return saved(path_beside(journal), 4)


def lay_evening(folder: Path) -> None:
    nothing(folder)
    (folder / "evening").mkdir()
    evening_file.opened(folder / "evening", _club_plan())


def name_a_player(folder: Path) -> Iterator[object]:
    try:
        saved = evening_file.opened(folder / "evening", _club_plan())
    except OSError:
        return  # the server does not start, and says why
    for name in ("Ann", "Ruth"):
        saved.seats[0].name = name
        yield tried(partial(evening_file.save, folder / "evening", saved))


def evening_in(folder: Path) -> object:
    return [seat.name for seat in evening_file.opened(folder / "evening", _club_plan()).seats]


@cache
def _club_plan() -> ClubPlan:
    with tempfile.TemporaryDirectory() as name:
        return read_plan(plan_file(Path(name), pairs=4))


# ---- all of them ---------------------------------------------------------------------------------------------------

SCENARIOS: Final = {
    "first settings": Scenario(nothing, change_settings, settings_in, heals=True),
    "settings": Scenario(lay_settings, change_settings, settings_in, heals=True),
    "new game": Scenario(nothing, begin_a_game, games),
    "game": Scenario(lay_game, play_on, games, heals=True),
    "copy": Scenario(lay_game, copy_a_game, games),
    "title": Scenario(lay_old_game, give_a_title, games),
    "removed game": Scenario(lay_old_game, remove_and_bring_back, games),
    "first rules": Scenario(nothing, keep_rules, rules_in),
    "rules": Scenario(lay_rules, keep_rules, rules_in),
    "renamed rules": Scenario(lay_rules, rename_rules, rules_in, between=lay_both_rules),
    "look": Scenario(nothing, keep_a_look, looks_in),
    "removed look": Scenario(lay_a_look, remove_a_look, looks_in),
    "forgotten rules": Scenario(lay_rules, forget_rules, rules_in),
    "agreement": Scenario(lay_agreement, keep_agreement, agreements_in),
    "forgotten agreement": Scenario(lay_agreement, forget_agreement, agreements_in),
    "lessons": Scenario(lay_progress, take_a_lesson, lambda folder: load_progress(folder / "lessons.json")),
    "problems": Scenario(
        lay_problems, solve_a_problem, lambda folder: practice_results.load(folder / "practiced.json")
    ),
    "table": Scenario(lay_table, come_and_go, table_in, heals=True),
    "evening": Scenario(lay_evening, name_a_player, evening_in, heals=True),
    "index": Scenario(lay_game, read_games, index_of),
    "opinions": Scenario(lay_opinions, keep_an_opinion, lambda folder: leads_in(folder / "games.opinions")),
}


def prepared(scenario: Scenario, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    scenario.prepare(folder)


def played_with(
    scenario: Scenario, folder: Path, patches: pytest.MonkeyPatch, fault: Fault | None = None
) -> tuple[list[object], list[object], FaultyFiles]:
    """Play a scenario in a new folder; return the answer to each change, the state after each, and the files."""
    answers: list[object] = []
    states: list[object] = []
    if fault is None:
        prepared(scenario, folder)
        states.append(scenario.look(folder))
    prepared(scenario, folder)
    files = FaultyFiles(folder, fault)
    with files.at_work(patches):
        for answer in scenario.act(folder):
            answers.append(answer)
            if fault is None:
                with files.unwatched():
                    states.append(scenario.look(folder))
    return answers, states, files


def faults_at(at: int, step: str) -> Iterator[Fault]:
    for kind in kinds_for(step):
        yield Fault(at, kind)
        if kind.startswith("E"):
            yield Fault(at, kind, lasts=True)


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_game_is_lost_whatever_fails(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, folder, faults = SCENARIOS[name], tmp_path / "files", 0
    undisturbed, states, files = played_with(scenario, folder, monkeypatch)
    steps = files.steps
    assert steps
    assert not any(undisturbed)
    if scenario.between is not None:
        prepared(scenario, folder)
        scenario.between(folder)
        states.insert(1, scenario.look(folder))
    every = [fault for at, step in enumerate(steps) for fault in faults_at(at, step)]
    for fault in every if LONG else every[::FEW]:
        case = f"{fault} at {steps[fault.at]!r}"
        answers, _, files = played_with(scenario, folder, monkeypatch, fault)
        found = scenario.look(folder)
        assert found in (states[len(answers) :][: 2 + bool(scenario.between)] if files.is_dead else states), case
        is_whole = not (answers[-1] if scenario.heals else any(answers)) if answers else False
        if is_whole and len(answers) == len(undisturbed):
            assert found == states[-1], case
        assert tidied_up(scenario, folder) == [], case
        faults += 1
    print(f"{name}: {faults} faults at {len(steps)} steps: {counted(steps)}")  # noqa: T201 - shown with -s


def tidied_up(scenario: Scenario, folder: Path) -> list[str]:
    """Play the scenario again, as the next start would, and return what is left over from an earlier fault."""
    for _ in scenario.act(folder):
        pass
    for each in {path.parent for path in folder.rglob("*")}:
        remove_leftovers(each)
    for lock in folder.rglob("*.lock"):
        FileLock(lock.with_name(lock.name.removesuffix(".lock"))).release()
    return [path.name for path in folder.rglob("*") if path.name.startswith(".") or path.suffix == ".bad"]
