"""Everybody at the table has a face of his own, which stays his."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.record.values import SeatSetup
from pinochle_qt.resources import asset
from pinochle_qt.session.faces import PERSONS, Expression, Face, faces_of
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings

NOWHERE = Path("/nowhere")
USUAL = Settings().seats[:9]
ANYBODY = st.builds(
    SeatSetup,
    st.sampled_from([each.name for each in USUAL] + ["Bob", "Amira", "Zoë", "walter"]),
    st.sampled_from(["human", DEFAULT_SKILL, "random"]),
)
FACES = st.one_of(
    st.builds(Face, st.just("person"), st.sampled_from(PERSONS)),
    st.sampled_from([Face("letter"), Face("file", "0123456789abcdef.png")]),
)


def faces(people: tuple[SeatSetup, ...], **chosen: Face) -> list[Face]:
    return list(faces_of(people, chosen, [each.name for each in people], NOWHERE))


def person(name: str) -> Face:
    return Face("person", name)


def test_each_drawn_person_has_three_pictures() -> None:
    for name in PERSONS:
        assert all(asset("portraits", f"{name}-{expression}.svg").is_file() for expression in Expression)


def test_the_usual_computer_players_have_the_faces_of_their_names_and_the_person_a_letter() -> None:
    found = faces(USUAL)
    assert found == [Face("letter", "You"), *(person(each.name.lower()) for each in USUAL[1:])]
    assert faces(USUAL[:4]) == found[:4]


def test_a_computer_player_with_another_name_has_a_face_that_no_namesake_needs() -> None:
    renamed = (USUAL[0], SeatSetup("Bob", DEFAULT_SKILL), *USUAL[2:])
    assert faces(renamed)[1] in (person("amira"), person("kenji"))
    assert faces(renamed)[2:] == faces(USUAL)[2:]
    assert faces(renamed[:2])[1] == faces(renamed)[1]


def test_a_person_who_chooses_the_face_of_a_computer_player_gets_it() -> None:
    found = faces(USUAL[:4], You=person("walter"))
    assert found[0] == person("walter")
    assert found[1] in (person("amira"), person("kenji"))
    assert found[2:] == faces(USUAL)[2:4]


def test_a_letter_is_the_first_of_the_name_as_shown() -> None:
    found = faces_of(USUAL[:2], {"Walter": Face("letter")}, ("Du", "Walter"), NOWHERE)
    assert [face.letter for face in found] == ["D", "W"]
    assert [Face("letter", name).letter for name in ("élan", "(zoë)", "ßeta", "★", "7 of 9")] == [
        "É",
        "Z",
        "S",
        "★",
        "7",
    ]


def test_a_picture_that_is_gone_is_a_letter(tmp_path: Path) -> None:
    picture = Face("file", "0123456789abcdef.png")
    assert faces_of(USUAL[:1], {"You": picture}, ["You"], tmp_path) == (Face("letter", "You"),)
    (tmp_path / picture.name).touch()
    assert faces_of(USUAL[:1], {"You": picture}, ["You"], tmp_path) == (Face("file", str(tmp_path / picture.name)),)


@given(st.lists(ANYBODY, min_size=2, max_size=9), st.dictionaries(st.sampled_from(["You", "Walter", "Bob"]), FACES))
def test_no_two_have_the_same_drawn_face(people: list[SeatSetup], chosen: dict[str, Face]) -> None:
    found = faces_of(people, chosen, [each.name for each in people], NOWHERE)
    drawn = [face for face in found if face.kind == "person"]
    assert len(found) == len(people)
    assert len(set(drawn)) == len(drawn)
    for each, face in zip(people, found, strict=True):
        assert each.player == "human" or face.kind == "person" or each.name in chosen
