"""What strangers can hand to the program, each with what must be true for any bytes at all.

A target is a function that takes the bytes. It raises an exception if anything but the documented refusal happens, or
if accepted content does not come out again as it went in.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import tempfile
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ai.inference.agreements import HELP_AND_STEPS, MELD_BIDS
from pinochle_qt.engine.actions import SeatAction
from pinochle_qt.engine.cards import FACES
from pinochle_qt.library.database import opened
from pinochle_qt.library.deal_statistics import deal_statistics
from pinochle_qt.library.index import GameIndex, GameQuery, IndexedGame, Stamp
from pinochle_qt.library.index_update import read_entry
from pinochle_qt.library.opinions import OpinionStore, costly_in
from pinochle_qt.library.played_hands import Criteria, played_hands_of
from pinochle_qt.library.statistics import statistics_of
from pinochle_qt.protocol.messages import VERSION, Hello, Refused, TakeSeat
from pinochle_qt.protocol.options import TableOptions
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.encode import action_line, header_line
from pinochle_qt.record.replay import replay, replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SHEET_SUFFIX, SUFFIX, Header, LineError, NewerVersion, RecordError, SeatSetup
from pinochle_qt.scorekeeping.files import read_sheet, write_sheet
from pinochle_qt.scorekeeping.sheet import Sheet
from pinochle_qt.server import table_file
from pinochle_qt.server.club.evening import Evening
from pinochle_qt.server.club.evening_file import NAME as EVENING
from pinochle_qt.server.club.evening_file import OtherEvening
from pinochle_qt.server.club.evening_file import opened as new_evening
from pinochle_qt.server.club.evening_file import save as save_evening
from pinochle_qt.server.club.plan import read_plan
from pinochle_qt.server.club.standings import BoardResult
from pinochle_qt.server.club.wall import wall_page
from pinochle_qt.server.guests import Guest, Guests
from pinochle_qt.server.table import Table
from pinochle_qt.session.dealing.deal_code import BadDealCode, decode, encode
from pinochle_qt.session.faces import Face
from pinochle_qt.session.instance import Instance
from pinochle_qt.session.rule_sets import write_rule_set
from pinochle_qt.session.same_cards import deal_code, match_of_deal
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.agreement_check import findings
from pinochle_qt.teaching.agreement_page import page_of
from pinochle_qt.teaching.own_agreements import AgreementError, read_agreement, write_agreement
from pinochle_qt.teaching.progress import change_progress, load_progress
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSetError, read_rule_set, rule_set
from pinochle_qt.variants.sheet import describe
from pinochle_qt.words.game.score_sheet import score_sheet, sheet_csv, sheet_text
from tests.library.indexed_games import bring_up_to_date
from tests.scorekeeping.telling import told as told_of
from tests.server.club_nights import plan_file
from tests.session.driving import SINGLE, STOCK, advance, chance_player, new_session, played, record_text, sitting_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import State
    from pinochle_qt.server.club.experts import ExpertTask
    from pinochle_qt.server.club.plan import ClubPlan


class Target(Struct, frozen=True):
    """A function to fuzz."""

    try_out: Callable[[bytes, Path], None]
    """Tries a case, with an empty folder to work in."""
    seeds: Callable[[], Sequence[bytes]]
    """Makes good files, from which the cases are derived."""


def told(error: Exception) -> None:
    """Check that a refusal is a sentence."""
    assert str(error).endswith((".", "!", "?")), error


# ---- records -------------------------------------------------------------------------------------------------------


def record(content: bytes, folder: Path) -> None:
    path = folder / f"a{SUFFIX}"
    path.write_bytes(content)
    try:
        games = list(replay(path))
    except RecordError:
        games = []
    assert all(game.lines for game in games)
    state, read, _ = read_entry(path)
    one = None
    with contextlib.suppress(RecordError):
        one = replay_one(path)
    if one is not None:
        assert read is not None, "the index does not read what can be played"
        assert (read.summary.preset, state == "finished") == (one.header.preset, bool(one.match.winners))
        again = folder / f"again{SUFFIX}"
        again.write_text("".join(f"{line}\n" for line in one.lines), encoding="utf-8")
        assert replay_one(again).match == one.match
    if read is not None:
        sum_up(read, state)
    store = RecordStore(folder)
    list(store.saved())
    with contextlib.suppress(RecordError):
        store.rename(path, "Zoë's")
        assert replay_or_none(path, bool(one)) is None or replay_one(path).header.title == "Zoë's"


def sum_up(game: ReadGame, state: State) -> None:
    """Show a game everywhere that only needs its summary."""
    played = played_hands_of([IndexedGame("a", Stamp(1, 1), state, None, game)])
    for name in {setup.name for setup in game.summary.people}:
        statistics_of(played.matching(Criteria(name=name)))
    assert sheet_text(score_sheet(game))
    assert sheet_csv(game)


def replay_or_none(path: Path, must: bool) -> object:
    """Return the game in a file, or None if it cannot be read and need not be."""
    try:
        return replay_one(path)
    except RecordError:
        if must:
            raise
        return None


@cache
def records() -> Sequence[bytes]:
    found = []
    for at, preset in enumerate(PRESETS):
        session = new_session(preset, at)
        advance(session, chance_player(at), actions=12 + at)
        session.undo()
        found.append(record_text(session).encode())
    resting = sitting_out("three_handed_auction", "dealer")
    whole = [
        record_text(session).encode()
        for session in (
            played(STOCK, 3, deals=1),
            played("five_handed_called_partner", 3, deals=2),
            played("summed_bid_partnership", 3, deals=1),
            played("three_handed_auction", 3, deals=2, rules=resting, at_table=4),
        )
    ]
    return (*found, *whole, whole[0] + found[0])


def table(content: bytes, folder: Path) -> None:
    session = new_session(SINGLE, people=range(4))
    session.deal()
    path = folder / "a.table"
    path.write_bytes(content)
    known = table_file.saved(path, len(session.people))
    opened_again = Table(session, saved=known)
    seated = [guest.person for guest in opened_again.guests if guest.person is not None]
    assert len(seated) == len(set(seated))
    host = opened_again.welcome(Hello(VERSION, key=opened_again.host_key))
    assert not isinstance(host, Refused)
    opened_again.hear(host, TakeSeat("take", 0), 1.0)
    assert opened_again.session.people == opened_again.places.people
    assert opened_again.state > (-1 if known is None else known.states)


@cache
def table_files() -> Sequence[bytes]:
    found = []
    with tempfile.TemporaryDirectory() as name:
        journal = Path(name) / f"a{SUFFIX}"
        for count in (1, 3, 9):
            known = [
                Guest(at, f"{at:022}", f"Guest {at}", "phone", "de", at if at < 4 else None, is_host=not at)
                for at in range(count)
            ]
            options = TableOptions(clock=30)
            table_file.TableFile().save(journal, "ABCDEF", 5, Guests(known), options, is_open=True, address="")
            found.append(table_file.path_beside(journal).read_bytes())
    return found


class _NoExperts:
    """Experts who know nothing."""

    def want(self, tasks: Iterable[ExpertTask]) -> None:
        del tasks

    def poll(self) -> dict[int, int]:
        return {}

    def close(self) -> None:
        pass


@cache
def _club() -> ClubPlan:
    with tempfile.TemporaryDirectory() as name:
        return read_plan(plan_file(Path(name), pairs=4))


def evening(content: bytes, folder: Path) -> None:
    (folder / EVENING).write_bytes(content)
    try:
        found = Evening(_club(), folder, _NoExperts())
    except OtherEvening:
        return
    found.tick(1.0)
    assert found.player_with(found.saved.seats[7].code, "") == 7
    assert "<table" in wall_page(found, "en")
    found.close()


@cache
def evening_files() -> Sequence[bytes]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        saved = new_evening(folder, _club())
        written = [(folder / EVENING).read_bytes()]
        saved.round = 2
        saved.results += [BoardResult(1, table, table, table + 2, (300 * table, -250)) for table in (1, 2)]
        saved.experts[1] = 100
        save_evening(folder, saved)
        return [*written, (folder / EVENING).read_bytes()]


def sheet(content: bytes, folder: Path) -> None:
    path = folder / f"a{SHEET_SUFFIX}"
    path.write_bytes(content)
    state, read, fault = read_entry(path)
    try:
        kept = read_sheet(path)
    except RecordError:
        assert fault
        return
    assert read is not None
    sum_up(read, state)
    write_sheet(path, kept)
    assert read_sheet(path) == kept


@cache
def sheet_files() -> Sequence[bytes]:
    found = []
    for at, preset in enumerate(PRESETS):
        session = played(preset, at, deals=3)
        kept = Sheet(preset, session.rules, tuple(setup.name for setup in session.people))
        for step in session.steps:
            if len(step.after.results) > len(step.before.results) and step.after.deal is not None:
                kept = kept.with_deal(told_of(session.rules, step.after.deal, step.after.results[-1]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"a{SHEET_SUFFIX}"
            write_sheet(path, kept)
            found.append(path.read_bytes())
    return found


def line(content: bytes, _: Path) -> None:
    try:
        read = decode_line(content.decode(errors="replace"))
    except (LineError, NewerVersion):
        return
    if isinstance(read, SeatAction):
        assert decode_line(action_line(read)) == read
    elif isinstance(read, Header):
        assert decode_line(header_line(read)) == read


@cache
def record_lines() -> Sequence[bytes]:
    """Return the header and every ninth of the other lines of all records, each once."""
    return sorted({one for each in records() for one in each.splitlines()[:1] + each.splitlines()[1::9]})


# ---- rules, settings -----------------------------------------------------------------------------------------------


def rules(content: bytes, folder: Path) -> None:
    path = folder / "a.pinochle-rules"
    path.write_bytes(content)
    try:
        read = read_rule_set(path)
    except RuleSetError as error:
        told(error)
        return
    write_rule_set(path, read)
    assert read_rule_set(path) == read
    assert describe(read.rules)


def bids(content: bytes, folder: Path) -> None:
    path = folder / "a.pinochle-bids"
    path.write_bytes(content)
    try:
        read = read_agreement(path)
    except AgreementError as error:
        told(error)
        return
    write_agreement(path, read)
    assert read_agreement(path) == read
    for preset in ("single_deck_partnership", "double_deck_four_handed"):
        assert all(str(each.problem) for each in findings(read, PRESETS[preset]))
        assert page_of(read, PRESETS[preset]).rows


@cache
def bid_files() -> Sequence[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        path, found = Path(folder) / "a", []
        for each in (HELP_AND_STEPS, MELD_BIDS):
            write_agreement(path, each)
            found.append(path.read_bytes())
    return found


@cache
def rule_files() -> Sequence[bytes]:
    found = [json.dumps(rule_set("Ours", preset, PRESETS[preset], "As ever").to_json()).encode() for preset in PRESETS]
    others = list(PRESETS.values())
    for at, preset in enumerate(PRESETS):
        with contextlib.suppress(RuleSetError):
            found.append(json.dumps(rule_set("Ours", preset, others[at - 1]).to_json()).encode())
    return found


def settings(content: bytes, folder: Path) -> None:
    path = folder / "settings.json"
    path.write_bytes(content)
    read, _ = load_settings(path)
    assert read.people_count() <= len(read.seats)
    read.rules()
    read.chosen_dealer()
    save_settings(path, read)
    assert load_settings(path) == (read, None)


@cache
def setting_files() -> Sequence[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        found = []
        for at, preset in enumerate(PRESETS):
            kept = Settings().playing(preset, list(PRESETS.values())[at - 1] if at % 2 else PRESETS[preset])
            kept = replace(kept, faces={"Walter": Face("person", "kenji"), "You": Face("file", f"{at:016x}.png")})
            save_settings(path, kept)
            found.append(path.read_bytes())
    return found


# ---- codes and calls -----------------------------------------------------------------------------------------------


def code(content: bytes, _: Path) -> None:
    try:
        read = decode(content.decode(errors="replace"))
    except BadDealCode as error:
        told(error)
        return
    assert decode(encode(read)) == read
    session = match_of_deal(read, tuple(SeatSetup(f"P{at}", "human") for at in range(read.people)))
    session.deal()


@cache
def code_texts() -> Sequence[bytes]:
    return [deal_code(played(preset, at, deals=1), 1).encode() for at, preset in enumerate(PRESETS)]


def call(content: bytes, folder: Path) -> None:
    heard, answer = Instance(folder, {}).heard(content)
    assert answer.endswith(b"\n")
    assert heard is None or heard.data == str(folder)


def calls() -> Sequence[bytes]:
    return [b'{"data":"/tmp/x","game":"/a","rules":"","token":"t"}\n', b'{"data":"/tmp/x"}\n', b"\n"]


# ---- the user's progress -------------------------------------------------------------------------------------------


def lessons(content: bytes, folder: Path) -> None:
    path = folder / "lessons.json"
    path.write_bytes(content)
    before = load_progress(path)
    change_progress(path, lambda kept: kept.finished("tricks"))
    if before.version <= 1:
        assert load_progress(path).done == before.done | {"tricks"}
    else:
        assert path.read_bytes() == content


def lesson_files() -> Sequence[bytes]:
    return [
        b'{"version":1,"done":["cards"],"steps":{"tricks":3},"last":"tricks"}\n',
        b'{"done":[],"steps":{},"last":""}',
    ]


def drills(content: bytes, folder: Path) -> None:
    path = folder / "practiced.json"
    path.write_bytes(content)
    before = practice_results.load(path)
    before.days_in_a_row(date(2026, 7, 31))
    practice_results.change(path, lambda kept: kept.with_problem("new", right=True).with_bid(1.5))
    after = practice_results.load(path)
    if before.version <= 1:
        assert after.problems == {"new": True} | before.problems
        assert after.bids[-1] == 1.5
    else:
        assert path.read_bytes() == content


def drill_files() -> Sequence[bytes]:
    whole = (
        b'{"bids":[0.0,12.5],"days":{"2026-07-31":true},"melds":[["single_deck_partnership",-20,3.5]],"problems":'
        b'{"a":true,"b":false},"version":1}\n'
    )
    return [whole, b'{"version":1}']


# ---- computed values -----------------------------------------------------------------------------------------------


def index(content: bytes, folder: Path) -> None:
    games = folder / "games"
    games.mkdir()
    (games / f"a{SUFFIX}").write_bytes(records()[0])
    path = folder / "games.index"
    path.write_bytes(content)
    paths = None
    for _ in range(2):
        kept, _ = opened(path, GameIndex)
        try:
            bring_up_to_date(kept, games)
            paths = [game.path for game in kept.page(GameQuery(), "changed", 0, 9)]
            use(kept)
            break
        except sqlite3.Error:
            pass  # from a damaged index, which the window discards
        finally:
            kept.close()
        path.unlink(missing_ok=True)
    assert paths is not None


@cache
def index_files() -> Sequence[bytes]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for at in (0, 3, 7):
            (folder / f"{at}{SUFFIX}").write_bytes(records()[at])
        kept = GameIndex(folder / "games.index")
        bring_up_to_date(kept, folder)
        kept.close()
        return [(folder / "games.index").read_bytes()]


def index_rows(content: bytes, folder: Path) -> None:
    """Use the case as the index's content about a game."""
    path = folder / "games.index"
    path.write_bytes(index_files()[0])
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("UPDATE summaries SET content = ?, checksum = ?", (content, crc32(content)))
        base.commit()
    with contextlib.closing(GameIndex(path)) as kept, contextlib.suppress(sqlite3.Error):
        kept.page(GameQuery(), "changed", 0, 9)
        list(kept.games(GameQuery()))


def use(kept: GameIndex) -> None:
    """Use what an index says about games, as the window's pages do."""
    games = list(kept.games(GameQuery()))
    for each in games:
        if each.game is not None:
            sum_up(each.game, each.state)
    deal_statistics(games, "")


@cache
def row_contents() -> Sequence[bytes]:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.index"
        path.write_bytes(index_files()[0])
        with contextlib.closing(sqlite3.connect(path)) as base:
            return [bytes(content) for (content,) in base.execute("SELECT content FROM summaries")]


def opinions(content: bytes, folder: Path) -> None:
    """Use the case as the stored content about a decision."""
    path = folder / "games.opinions"
    path.write_bytes(opinion_file())
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("UPDATE opinions SET content = ?", (content,))
        base.commit()
    costly_in(path)
    with contextlib.closing(OpinionStore(path)) as store, contextlib.suppress(sqlite3.Error):
        store.opinions(["key"])


@cache
def opinion_file() -> bytes:
    from pinochle_qt.ai.judging import VERSION

    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.opinions"
        OpinionStore(path).close()
        with contextlib.closing(sqlite3.connect(path)) as base:
            base.execute("INSERT INTO opinions VALUES ('key', ?, '')", (VERSION,))
            base.commit()
        return path.read_bytes()


def opinion_contents() -> Sequence[bytes]:
    whole = (
        b'{"action":"{\\"seat\\":0,\\"act\\":\\"bid\\",\\"amount\\":250}","done":"{\\"seat\\":0,\\"act\\":\\"pass\\"}",'
        b'"is_same":false,"rows":[["{\\"seat\\":0,\\"act\\":\\"pass\\"}",1.5,0.5,0.1,null]],"deals":7,"least":0.0,'
        b'"reason":["why","GOOD_FOR",{"points":["points",250]}],"odds":[[250,260],[[0,40,120.5,[0.5,0.25]]],100]}'
    )
    return [whole]


# ---- pictures ------------------------------------------------------------------------------------------------------


def faces(content: bytes, folder: Path) -> None:
    from pinochle_qt.ui.draw.cards.face_store import FaceStore

    path = folder / "faces"
    path.write_bytes(content)
    store = FaceStore(path, "deck")
    for key in store.keys("look"):
        if key.width < 200:
            store.picture(key, "look")


@cache
def face_files() -> Sequence[bytes]:
    from PySide6.QtGui import QImage

    from pinochle_qt.ui.draw.cards.face_store import FaceKey, FaceStore

    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "faces"
        drawn = {}
        for face in (None, FACES[0]):
            key = FaceKey(face, 20, 1.5)
            drawn[key] = QImage(*key.size, QImage.Format.Format_ARGB32_Premultiplied)
            drawn[key].fill(7)
        FaceStore(path, "deck").keep(list(drawn), drawn, "look")
        return [path.read_bytes()]


# ---- decks of the user's own ---------------------------------------------------------------------------------------


def zipped_deck(content: bytes, folder: Path) -> None:
    from pinochle_qt.session.looks.cardset import cardset
    from pinochle_qt.session.looks.look import LookError
    from pinochle_qt.session.looks.source import opened

    path = folder / "deck.zip"
    path.write_bytes(content)
    with contextlib.suppress(LookError):
        files = opened(path)
        for name in (*cardset(files).faces.values(), *files.names):
            files.read(name)
    assert [each.name for each in folder.iterdir()] == ["deck.zip"]


@cache
def zipped_decks() -> Sequence[bytes]:
    from io import BytesIO
    from zipfile import ZIP_DEFLATED, ZipFile

    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as deck:
        for name in ("Fine/AS.png", "Fine/back.png", "../KS.png"):
            deck.writestr(name, b"\x89PNG")
        deck.writestr("Fine/config.txt", "PySolFC solitaire cardset;4;.png;1;52\n1-x;Fine\n7 9 8\n\nback.png\n")
        deck.writestr("Fine/index.desktop", "[KDE Backdeck]\nName=Fine\nSVG=fine.svgz\n")
    return [file.getvalue()]


def drawing(content: bytes, folder: Path) -> None:
    from pinochle_qt.session.looks.look import LookError
    from pinochle_qt.ui.draw.looks.drawings_of_strangers import checked_drawing

    del folder
    with contextlib.suppress(LookError):
        checked_drawing(content, "AS.svg")


@cache
def drawings() -> Sequence[bytes]:
    import gzip

    plain = b"""<svg xmlns="http://www.w3.org/2000/svg"><g id="1_club"><image href="data:image/png;base64,iVBO"/></g>"""
    return [plain + b"</svg>", gzip.compress(plain + b"</svg>")]


def look(content: bytes, folder: Path) -> None:
    from pinochle_qt.session.looks.look import Looks
    from pinochle_qt.ui.draw.looks.stored import faults, stored_card

    path = folder / "Fine" / "AS.png"
    path.parent.mkdir()
    path.write_bytes(content)
    [found] = Looks(folder).all()
    image = stored_card(found, found.faces[0], (50, 70))
    assert image is None or not list(faults(found))


@cache
def stored_cards() -> Sequence[bytes]:
    from PySide6.QtGui import QImage

    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "AS.png"
        image = QImage(10, 14, QImage.Format.Format_ARGB32)
        image.fill(7)
        image.save(str(path))
        return [path.read_bytes()]


# ---- pictures of people at the table -------------------------------------------------------------------------------


def portrait(content: bytes, folder: Path) -> None:
    from pinochle_qt.ui.dialogs.setup.own_pictures import PictureError, keep_picture

    path, kept = folder / "me.png", folder / "portraits"
    path.write_bytes(content)
    try:
        face = keep_picture(path, kept)
    except PictureError as error:
        told(error)
        assert not kept.exists()
    else:
        assert [each.name for each in kept.iterdir()] == [face.name]


@cache
def portraits() -> Sequence[bytes]:
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage, QImageWriter

    found = []
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("png", "jpeg"):
            path, image = Path(folder) / kind, QImage(12, 9, QImage.Format.Format_RGB32)
            image.fill(7)
            QImageWriter(str(path), QByteArray(kind.encode())).write(image)
            found.append(path.read_bytes())
    return found


TARGETS: Final = {
    "record": Target(record, records),
    "sheet": Target(sheet, sheet_files),
    "table": Target(table, table_files),
    "evening": Target(evening, evening_files),
    "line": Target(line, record_lines),
    "rules": Target(rules, rule_files),
    "bids": Target(bids, bid_files),
    "settings": Target(settings, setting_files),
    "code": Target(code, code_texts),
    "call": Target(call, calls),
    "lessons": Target(lessons, lesson_files),
    "drills": Target(drills, drill_files),
    "index": Target(index, index_files),
    "rows": Target(index_rows, row_contents),
    "opinions": Target(opinions, opinion_contents),
    "faces": Target(faces, face_files),
    "deck": Target(zipped_deck, zipped_decks),
    "drawing": Target(drawing, drawings),
    "look": Target(look, stored_cards),
    "portrait": Target(portrait, portraits),
}


def try_out(target: Target, content: bytes) -> None:
    """Try a case in a folder of its own, in memory where the system supports that."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108 - a folder of its own is made there
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        target.try_out(content, Path(folder))
