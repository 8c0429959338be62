"""The files of somebody else's deck: which card each shows, and that nothing but pictures is ever taken from them."""

from __future__ import annotations

import os
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import FACES, card_text, parse_card
from pinochle_qt.names import file_name
from pinochle_qt.session.looks import source
from pinochle_qt.session.looks.cardset import card_named, cardset, is_back
from pinochle_qt.session.looks.look import FELT, LookError, LookFault, Looks, card_file
from pinochle_qt.session.looks.source import opened

PICTURE = b"\x89PNG"


def put(folder: Path, *names: str) -> Path:
    """Put files of these names into a folder."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(PICTURE)
    return folder


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("AS", "AS"),
        ("th", "TH"),
        ("10H", "TH"),
        ("9c", "9C"),
        ("king_spade", "KS"),
        ("1_club", "AC"),
        ("queen_of_hearts", "QH"),
        ("ace-of-diamonds", "AD"),
        ("spade_jack", "JS"),
        ("01c", "AC"),
        ("13s", "KS"),
        ("07d", "7D"),
        ("cardHeartsQ", "QH"),
        ("card_clubs_08", "8C"),
        ("eichel_ober", "QC"),
        ("Schellen-Unter", "JD"),
        ("laub_10", "TS"),
        ("Blatt König", "KS"),
        ("HerzAss", "AH"),
        ("daus_bollen", "AD"),
        ("pik_dame", "QS"),
    ],
)
def test_a_card_is_known_by_its_name_in_any_common_cardset(name: str, face: str) -> None:
    assert card_named(name) == parse_card(face)


@pytest.mark.parametrize("name", ["", "2s", "06h", "joker_red", "back", "slot", "AS2", "A", "spade", "king of", "felt"])
def test_other_names_are_no_cards_of_pinochle(name: str) -> None:
    assert card_named(name) is None


@pytest.mark.parametrize("name", ["back", "Back", "back01", "back_blue", "card-back", "cardBack_red2"])
def test_the_back_is_known_by_its_name(name: str) -> None:
    assert is_back(name)


@given(st.text(max_size=40))
def test_any_name_is_a_card_or_none(name: str) -> None:
    face = card_named(name)
    assert face is None or face in FACES


@given(st.text(max_size=300))
def test_no_name_leads_out_of_the_folder_of_looks(name: str) -> None:
    looks = Looks(Path("no such folder"))
    assert looks.called(name) is None  # and nothing is raised
    assert Path(file_name(name)).name == file_name(name)


def test_our_own_names_make_a_deck_and_a_table(tmp_path: Path) -> None:
    folder = put(tmp_path / "Mine", *(f"{card_text(face)}.svg" for face in FACES), "back.png", "felt.jpg", "readme.txt")
    found = cardset(opened(folder))
    assert found.faces == {face: f"{card_text(face)}.svg" for face in FACES}
    assert (found.title, found.back, found.felt, found.sheets) == ("Mine", "back.png", "felt.jpg", ())


def test_a_drawing_is_preferred_to_a_picture_of_the_same_card(tmp_path: Path) -> None:
    found = cardset(opened(put(tmp_path, "AS.png", "AS.svg", "AS.gif")))
    assert list(found.faces.values()) == ["AS.svg"]


def test_of_several_folders_the_one_with_most_cards_counts(tmp_path: Path) -> None:
    folder = put(tmp_path, "big/AS.png", "big/KS.png", "small/AS.png", "felt.png")
    found = cardset(opened(folder))
    assert sorted(found.faces.values()) == ["big/AS.png", "big/KS.png"]
    assert (found.title, found.felt) == ("big", "felt.png")


def test_a_pysol_cardset_names_its_title_and_its_back(tmp_path: Path) -> None:
    folder = put(tmp_path, "01c.gif", "13s.gif", "back01.gif", "back02.gif", "shade.gif", "bottom01.gif")
    (folder / "config.txt").write_text("PySolFC solitaire cardset;4;.gif;1;52\n7-x;Fine cards\n7 9 8\n\nback02.gif\n")
    found = cardset(opened(folder))
    assert (found.title, found.back) == ("Fine cards", "back02.gif")
    assert len(found.faces) == 2
    assert found.sheets == ()


def test_a_kde_deck_names_its_title_and_its_sheet(tmp_path: Path) -> None:
    folder = put(tmp_path, "king_spade.png", "back.png", "deck.svgz")
    (folder / "index.desktop").write_text("[KDE Backdeck]\nName=Fine\nName[de]=Fein\nSVG=deck.svgz\nBack=x\n")
    found = cardset(opened(folder))
    assert (found.title, found.faces, found.sheets) == ("Fine", {}, ("deck.svgz",))


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"=\n=\n", b"\n" * 5000, b"SVG=../../etc\nName=\n"])
@pytest.mark.parametrize("name", ["index.desktop", "config.txt"])
def test_a_damaged_description_is_of_no_consequence(tmp_path: Path, name: str, content: bytes) -> None:
    put(tmp_path, "AS.png", "back.png")
    (tmp_path / name).write_bytes(content)
    found = cardset(opened(tmp_path))
    assert len(found.faces) == 1
    assert found.back == "back.png"


def zipped(path: Path, *names: str, content: bytes = PICTURE) -> Path:
    """Write a zip file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name in names:
            file.writestr(name, content)
    return path


def test_a_zip_file_is_read_like_a_folder(tmp_path: Path) -> None:
    files = opened(zipped(tmp_path / "deck.zip", "deck/AS.png", "__MACOSX/deck/AS.png", "deck/.DS_Store"))
    assert files.names == ("deck/AS.png",)
    assert files.read("deck/AS.png") == PICTURE


def fault_of(path: Path, name: str = "") -> LookFault:
    """Return why files are refused, when they are listed or when one is read."""
    with pytest.raises(LookError) as caught:
        opened(path).read(name)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value.fault


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    bomb = zipped(tmp_path / "bomb.zip", "AS.png", content=bytes(source.MOST_BYTES + 2))
    assert bomb.stat().st_size < 100_000
    assert fault_of(bomb, "AS.png") is LookFault.LARGE_FILE


def test_many_pictures_may_not_be_too_large_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MOST_BYTES_ALL", 10)
    files = opened(put(tmp_path, "AS.png", "KS.png", "QS.png"))
    first, second, third = files.names
    files.read(first)
    files.read(second)
    with pytest.raises(LookError) as caught:
        files.read(third)
    assert caught.value.fault is LookFault.LARGE_ALL


def test_too_many_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MOST_FILES", 2)
    assert fault_of(put(tmp_path / "folder", "a.png", "b/b.png", "c.png")) is LookFault.MANY_FILES
    assert fault_of(zipped(tmp_path / "many.zip", "a.png", "b.png", "c.png")) is LookFault.MANY_FILES


@given(content=st.binary(max_size=400))
def test_any_content_of_a_zip_file_ends_in_a_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("zips") / "x.zip"
    path.write_bytes(content)
    assert fault_of(path) is LookFault.NO_ZIP


@given(at=st.integers(0, 200), byte=st.integers(0, 255))
def test_a_damaged_zip_file_is_read_or_refused_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int
) -> None:
    path = zipped(tmp_path_factory.mktemp("zips") / "x.zip", "AS.png", content=PICTURE * 20)
    content = bytearray(path.read_bytes())
    content[at % len(content)] = byte
    path.write_bytes(content)
    with suppress(LookError):
        files = opened(path)
        for name in files.names:
            files.read(name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_among_the_files_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "AS.png")
    assert fault_of(tmp_path, "AS.png") is LookFault.UNREAD


def test_a_missing_file_or_folder_is_refused(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "gone") is LookFault.UNREAD
    assert fault_of(tmp_path / "gone.zip") is LookFault.UNREAD


def stored(looks: Looks, title: str, *cards: str, felt: bool = False) -> str:
    """Store a look with these cards, and return its name."""
    names = [card_file(None if each == "back" else parse_card(each)) for each in cards]
    return looks.keep(title, dict.fromkeys([*names, *[FELT] * felt], PICTURE))


def test_looks_are_found_by_name_with_what_they_hold(tmp_path: Path) -> None:
    looks = Looks(tmp_path / "looks")
    assert looks.all() == ()
    assert stored(looks, "Fine", "AS", "KS") == "Fine"
    assert stored(looks, "Fine", "back", felt=True) == "Fine 2"
    put(tmp_path / "looks" / "Empty", "readme.txt")
    fine, second = looks.all()
    assert (fine.name, fine.has_back, fine.has_felt) == ("Fine", False, False)
    assert fine.faces == (parse_card("KS"), parse_card("AS"))
    assert len(fine.missing) == 30
    assert (second.name, second.has_back, second.has_felt) == ("Fine 2", True, True)
    assert second.faces == second.missing == ()
    looks.remove("Fine")
    assert looks.all() == (second,)


@pytest.mark.parametrize("title", ["con", "../../x", "a/b\\c", "  ", ".hidden", "x" * 500, "NUL.txt", "\u202ex\n", "…"])
def test_every_title_becomes_a_folder_of_its_own(tmp_path: Path, title: str) -> None:
    looks = Looks(tmp_path / "looks")
    name = stored(looks, title, "AS")
    assert [look.name for look in looks.all()] == [name]
    assert [path.name for path in tmp_path.iterdir()] == ["looks"]


def test_a_look_changes_its_mark_with_its_files(tmp_path: Path) -> None:
    looks = Looks(tmp_path)
    name = stored(looks, "Fine", "AS")
    [before] = looks.all()
    (tmp_path / name / "AS.png").write_bytes(PICTURE * 2)
    [after] = looks.all()
    assert after.mark != before.mark


def test_unfinished_looks_are_cleared_away_by_the_next(tmp_path: Path) -> None:
    looks = Looks(tmp_path)
    put(tmp_path / ".new-1", "AS.png")
    assert looks.all() == ()
    stored(looks, "Fine", "AS")
    assert [path.name for path in tmp_path.iterdir()] == ["Fine"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "looks").write_bytes(b"")
    with pytest.raises(LookError, match=r"The pictures cannot be saved in .*looks"):
        stored(Looks(tmp_path / "looks"), "Fine", "AS")
