"""Phones add to the shuffles of a table, work out the same cards as it does, and name what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from pinochle_qt.protocol.messages import Ask
from pinochle_qt.record.replay import replay_one
from pinochle_qt.server import told as told_by_table
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.session.dealing.mixing import MIXED
from pinochle_qt.session.dealing.verification import KEPT
from tests.checks import some
from tests.phone.browser import Screen
from tests.phone.page import MODULE, sit_down, told
from tests.phone.player import Player
from tests.phone.serving import served
from tests.server.test_mixing import LIES, mixed_room, mixes, play_deals
from tests.session.driving import STOCK

if TYPE_CHECKING:
    from tests.phone.browser import Browser, Phone

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "mixes.json").read_text(encoding="utf-8"))


@pytest.fixture
def phone(browser: Browser, tmp_path: Path) -> Any:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        here = browser.phone(Screen(360, 740))
        sit_down(here, table.host)
        yield here
        assert here.faults == []
        here.close()


def called(phone: Phone, module: str, function: str, *given: Any) -> Any:
    """Return what a function of one of the page's modules returns."""
    arguments = ", ".join(json.dumps(each) for each in given)
    return phone.run(f"{MODULE.format(module)}.then((module) => module.{function}({arguments}))")


def play_until_checked(phone: Phone, chance: Random) -> None:
    """Play until the phone has found something out about the first deal, which must be that it is fair."""
    player = Player(phone, chance)
    for _ in range(300):
        seen = player.look(500)
        if told(phone, "told.state.view.result"):  # the sentence goes away with the next deal
            phone.wait(f"document.body.innerText.includes({MixWord.CHECKED()!r})")
        if told(phone, "told.found"):
            break
        player.answer(seen)
    assert told(phone, "told.found") == {"deal": 1, "name": "checked", "sentence": MixWord.CHECKED()}


def test_a_phone_works_out_what_follows_from_a_mix(phone: Phone) -> None:
    for case in some(GOLDEN):
        mix = {"key": case["key"], "parts": case["parts"]}
        for part in case["parts"]:
            if "secret" in part:
                of = case["match"], case["deal"], part["person"], part["secret"]
                assert called(phone, "later/mixing", "promise", *of) == part["commitment"]
        assert called(phone, "later/mixing", "mixedKey", case["match"], case["deal"], mix) == case["mixed"]
        assert called(phone, "later/mixing", "shuffled", case["pack"].split(), case["mixed"]) == case["cards"].split()


def test_a_phone_adds_to_the_shuffle_and_says_that_nobody_could_have_chosen_the_cards(
    phone: Phone, tmp_path: Path
) -> None:
    phone.press("Deal")
    play_until_checked(phone, Random(3))
    phone.wait(f"document.body.innerText.includes({MixWord.CHECKED()!r})")
    [journal] = tmp_path.rglob("*.pinochle")
    [mix, *_] = [each.mix for each in replay_one(journal).steps if each.mix is not None]
    assert [(part.person, part.secret is not None) for part in mix.parts] == [(0, True)]


def test_a_phone_that_loads_the_page_again_still_checks_the_deal(phone: Phone) -> None:
    phone.press("Deal")
    player = Player(phone, Random(4))
    while not told(phone, "told.state.prompt && told.state.prompt.kind"):
        player.move(500)
    phone.reload()
    phone.wait("document.querySelector('#hand') && document.querySelector('#tools button')")
    play_until_checked(phone, Random(4))


def test_a_phone_names_every_altered_record_as_a_window_does(phone: Phone) -> None:
    room = mixed_room()
    guest = room.guests[2]
    hear = guest.parts.hear
    known: dict[str, Any] = {}

    def heard(message: Any) -> Any:
        answer = hear(message)
        if isinstance(answer, Ask):
            known["shuffle"], known["seen"] = guest.parts._waiting[answer.deal]
        return answer

    guest.parts.hear = heard  # type: ignore[method-assign]
    while not known or not known["seen"].plays:  # everybody may pass
        play_deals(room)
    shuffle, seen = (msgspec.to_builtins(known[name]) for name in ("shuffle", "seen"))
    lines = [json.loads(line) for line in told_by_table.record(room.table.session, known["seen"].number)]

    def found(shuffle: Any, seen: Any, lines: list[Any], *, keeps_seed: bool = True) -> Any:
        return called(phone, "later/parts", "verdict", shuffle, seen, *lines[:2], lines[2:], keeps_seed)

    assert found(shuffle, seen, lines) == {"name": "checked"}
    for change, word, person in some(LIES[:-1]):
        header, deal, *rest = json.loads(json.dumps(lines))
        change(header, deal)
        about = {} if person is None else {"person": person}
        assert found(shuffle, seen, [header, deal, *rest]) == {"name": word.name.lower(), **about}
    assert found(shuffle, {**seen, "hand": seen["hand"][1:]}, lines) == {"name": "seen"}
    others = [[seat, "9S" if card == "AH" else "AH"] for seat, card in seen["plays"]]
    assert found(shuffle, {**seen, "plays": others}, lines) == {"name": "seen"}
    assert found({**shuffle, "opened": None}, seen, lines) == {"name": "left_out"}
    assert found({**shuffle, "moved": True}, seen, lines) == {"name": "places"}
    assert found(shuffle, seen, lines, keeps_seed=False) == {"name": "table_part"}


def test_at_the_end_of_a_match_a_phone_checks_that_the_table_kept_its_seed(phone: Phone) -> None:
    room = mixed_room(STOCK)
    room.guests[0].manage("options", options={"next_deal": "auto"})
    room.guests[0].manage("deal")
    room.play(lambda: room.table.session.is_over)
    session = room.table.session
    first = told_by_table.record(session, 1)[0]
    keys = [[number, mix.key] for number, mix in enumerate(mixes(session), 1)]
    match = session.header.commitment

    def keeps(line: str, keys: list[Any]) -> Any:
        return called(phone, "later/mixing", "keepsSeed", line, match, keys)

    assert json.loads(first)["generator"] == MIXED
    assert keeps(first, keys)
    assert not keeps(first.replace(str(session.header.seed), str(session.header.seed + 1)), keys)
    assert not keeps(first, [*keys, [len(keys) + 1, keys[0][1]]])
    assert keeps(first.replace(MIXED, KEPT), keys), "nothing is known before the match is over"
