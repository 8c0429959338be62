"""The page as VoiceOver and TalkBack find it: names, roles, the focus, and what is read out by itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from pinochle_qt.protocol.messages import State
from pinochle_qt.server.page_words import PageWord, page_words
from pinochle_qt.words.printing import print_cards
from tests.phone.browser import Browser, Phone, Screen
from tests.phone.page import MODULE, told
from tests.phone.posing import POSITIONS, found, guest_at, pose, prepare, room_at, tell
from tests.phone.serving import served

if TYPE_CHECKING:
    from collections.abc import Iterator

_CONTROLS: Final = {"button", "radio", "textbox", "link"}
_GROUPS: Final = {"group", "radiogroup", "region", "dialog"}
_LISTEN: Final = """
window.heard = []
new MutationObserver(() => heard.push(document.querySelector('#live').textContent)).observe(
    document.querySelector('#live'), {childList: true, characterData: true, subtree: true})
"""
_ASKED: Final = [name for name in POSITIONS if not name.endswith("deal")]


@pytest.fixture(scope="module")
def phone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """A phone that shows what a test wants."""
    with served(tmp_path_factory.mktemp("table"), "--preset", "single_deck_partnership") as table:
        phone = browser.phone(Screen())
        prepare(phone, table.host)
        phone.run(_LISTEN)
        yield phone
        phone.close()


def nodes(phone: Phone) -> list[dict[str, Any]]:
    """Return everything that a screen reader finds."""
    return [each for each in phone.do("Accessibility.getFullAXTree")["nodes"] if not each.get("ignored")]


def role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


def facts(node: dict[str, Any]) -> dict[str, Any]:
    return {each["name"]: each["value"].get("value") for each in node.get("properties", ())}


@pytest.mark.parametrize("position", POSITIONS)
def test_every_control_and_every_group_has_a_name(phone: Phone, position: str) -> None:
    pose(phone, guest_at(found(POSITIONS[position])))
    shown = nodes(phone)
    assert [each for each in shown if role(each) in _CONTROLS and not name(each)] == []
    assert [each for each in shown if role(each) in _GROUPS and facts(each).get("focusable") and not name(each)] == []
    assert any(role(each) in _CONTROLS for each in shown)


@pytest.mark.parametrize("position", POSITIONS)
def test_only_one_place_is_read_out_politely(phone: Phone, position: str) -> None:
    pose(phone, guest_at(found(POSITIONS[position])))
    polite = [each for each in nodes(phone) if facts(each).get("live") == "polite" and facts(each).get("root")]
    found_in_page = phone.run("document.querySelectorAll('[aria-live=polite], [role=status], output').length")
    assert len(polite) <= 1
    assert found_in_page == 1


@pytest.mark.parametrize("position", _ASKED)
def test_a_question_gets_the_focus_and_is_told_by_it_alone(phone: Phone, position: str) -> None:
    pose(phone, guest_at(found(POSITIONS["after a deal"])))
    phone.run("document.activeElement.blur()")
    guest = guest_at(found(POSITIONS[position]))
    pose(phone, guest)
    title = guest.state.view["turn"]["title"]
    focused = [each for each in nodes(phone) if facts(each).get("focused") and role(each) != "RootWebArea"]
    assert [role(each) for each in focused] == ["group"]
    assert title in name(focused[0])
    assert title not in phone.run("document.querySelector('#live').textContent")


def test_the_focus_stays_in_the_panel_while_the_table_tells_of_others(phone: Phone) -> None:
    guest = guest_at(found(POSITIONS["bid"]))
    pose(phone, guest)
    phone.run("document.querySelector('.asked .main').focus()")
    tell(phone, guest.people, guest.state)
    assert phone.run("document.activeElement === document.querySelector('.asked .main')")


def test_what_happened_is_read_out_once(phone: Phone) -> None:
    room = room_at(found(POSITIONS["bid"]))
    guest = room.guests[0]
    pose(phone, guest)
    phone.run("heard.length = 0")
    before = len(guest.all(State))
    asked = guest.state.number
    room.play(lambda: guest.state.number > asked and guest.prompt is not None)
    states = guest.all(State)[before:]
    tell(phone, *states)
    read = phone.run("heard.filter(each => each)")
    sentences = {step.told for state in states for step in state.steps if step.told}
    assert sentences
    for sentence in sentences:
        assert sum(sentence in each for each in read) == 1, (sentence, read)


def test_what_a_step_of_the_bid_says_is_read_out(phone: Phone) -> None:
    pose(phone, guest_at(found(POSITIONS["bid"])))
    phone.run("document.querySelectorAll('.step')[1].click()")
    value = phone.run("document.querySelector('.stepper .value').textContent")
    assert phone.run("document.querySelector('#live').textContent").startswith(value)


def test_the_focus_is_at_the_question_when_a_sheet_closes_whose_button_is_gone(phone: Phone) -> None:
    pose(phone, guest_at(found(POSITIONS["after a deal"])))
    phone.run("document.querySelector('#laid button').focus()")
    phone.run(f"{MODULE.format('sheets')}.then(sheets => sheets.help())")
    pose(phone, guest_at(found(POSITIONS["bid"])))
    phone.run(f"{MODULE.format('sheets')}.then(sheets => sheets.close())")
    assert phone.run("document.activeElement.id") == "panel"


def test_keys_lead_from_the_people_to_the_sheet_in_which_seats_are_changed(phone: Phone) -> None:
    pose(phone, guest_at(found(POSITIONS["play"])))
    phone.run("document.querySelector('#seats button').focus()")
    focused = [each for each in nodes(phone) if facts(each).get("focused") and role(each) != "RootWebArea"]
    assert [role(each) for each in focused] == ["button"]
    assert PageWord.CHANGE_SEAT() in name(focused[0])
    for kind in ("keyDown", "keyUp"):
        phone.do("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r")
    phone.wait("document.querySelector('.sheet .round')")
    phone.run(f"{MODULE.format('sheets')}.then(sheets => sheets.close())")


def test_german_cards_are_read_out_by_their_own_names(phone: Phone) -> None:
    print_cards("german", "language")
    try:
        words = page_words()
    finally:
        print_cards("french", "english")
    usual = told(phone, "told.welcome.words")
    assert read_out(phone, usual, "Q♠ J♦ 10♥ ♣") == "queen of spades, jack of diamonds, 10 of hearts clubs"
    assert read_out(phone, words, "O♠ U♦ 10♥ ♣") == "Ober of leaves, Unter of bells, 10 of hearts acorns"
    assert read_out(phone, usual, "K♣") == "king of clubs"


def read_out(phone: Phone, words: dict[str, str], text: str) -> str:
    """Return what is read out for a text at a table with these words."""
    told(phone, f"Object.assign(told.welcome, {{words: {json.dumps(words)}}}).version")
    return str(phone.run(f"{MODULE.format('words')}.then(({{spoken}}) => spoken({json.dumps(text)}))"))
