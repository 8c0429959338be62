"""A phone at a table of a server for many, below the path that a proxy gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.server.club.movement import rounds
from pinochle_qt.server.club.plan import read_plan
from pinochle_qt.server.club.words import ClubWord
from pinochle_qt.server.page_words import PageWord
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.phone.page import enter_name, sit_down, told
from tests.server.club_nights import club_server, plan_file, saved_evening
from tests.server.far_guests import seated_at_new_table, until
from tests.server.public_servers import PRESET, public_server, status
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser


def test_a_phone_opens_a_table_deals_there_and_comes_back_as_its_host(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--prefix", "/cards"):
        phone = browser.phone()
        phone.open(f"http://127.0.0.1:{port}/cards/")
        phone.wait("document.querySelector('select')")
        assert phone.run("document.querySelectorAll('option').length") == len(PRESETS)
        phone.run("document.querySelector('select').value = 'hayes_two_handed'")
        phone.press("Open a table")
        enter_name(phone, "Ada")
        phone.tap("#join .main")
        phone.press("Deal")
        phone.wait("document.querySelectorAll('#hand .card').length === 12")
        phone.reload()
        phone.wait("document.querySelectorAll('#hand .card').length === 12")
        assert told(phone, "told.welcome.host")
        assert told(phone, "told.welcome.preset") == "hayes_two_handed"
        assert status(port)["tables"] == "1"
        assert phone.faults == []
        phone.close()


def test_a_phone_that_loses_its_line_before_the_answer_opens_no_second_table(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--prefix", "/cards"):
        phone = browser.phone()
        phone.open(f"http://127.0.0.1:{port}/cards/")
        phone.wait("document.querySelector('select')")
        phone.run(
            """
            let lost = 0;
            const Real = WebSocket;
            window.WebSocket = class extends Real {
              send(data) {
                super.send(data);
                if (!JSON.parse(data).preset || lost++) return;
                this.onmessage = () => this.close(); // what the table answers is lost
              }
            };
            """
        )
        phone.press("Open a table")
        enter_name(phone, "Ada")
        phone.tap("#join .main")
        phone.press("Deal")
        assert told(phone, "told.welcome.host")
        assert status(port)["tables"] == "1"
        assert phone.run("localStorage.getItem('pinochle.creating')") is None
        assert phone.faults == []
        phone.close()


def test_a_phone_joins_below_a_path_and_comes_back_to_its_seat(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--prefix", "/cards"):
        host = seated_at_new_table(port, PRESET, 1)[0]
        phone = browser.phone()
        sit_down(phone, f"http://127.0.0.1:{port}/cards/#{host.code}", "Ada")
        until([host], lambda: host.people is not None and host.people.people[1].name == "Ada", plays=False)
        phone.reload()
        phone.wait("document.querySelector('#hand') && document.querySelector('#tools button')")
        assert told(phone, "told.people.people.findIndex(each => each.you)") == 1
        assert phone.faults == []
        phone.close()
        host.cut()


def test_the_link_that_begins_a_club_night_shows_a_button_that_does_so(browser: Browser, tmp_path: Path) -> None:
    path, port = plan_file(tmp_path, pairs=4), free_port()
    with club_server(path, port, "--prefix", "/cards"):
        phone = browser.phone()
        phone.open(f"http://127.0.0.1:{port}/cards/begin/{saved_evening(path).begins_with}")
        phone.wait("document.querySelector('button')")
        assert ClubWord.BEGIN_HELP() in phone.text
        assert saved_evening(path).round == 0
        phone.press(ClubWord.BEGIN())
        phone.wait("location.pathname === '/cards/wall' && document.querySelector('table')")
        assert phone.faults == []
        phone.close()


def test_who_sits_out_at_a_club_night_is_offered_no_seat_and_nothing_to_begin(browser: Browser, tmp_path: Path) -> None:
    path, port = plan_file(tmp_path, pairs=5), free_port()
    with club_server(path, port):
        plan = read_plan(path)
        pair = require(rounds(plan.movement, plan.pairs)[0].sits_out)
        phone = browser.phone()
        phone.open(f"http://127.0.0.1:{port}/#{saved_evening(path).seats[2 * pair - 2].code}")
        phone.wait("document.querySelectorAll('.place').length === 4")
        assert "Round 1: you sit out." in phone.text
        assert "Waiting for the next board\nThe club night says where you sit, and when you play." in phone.text
        assert phone.run("document.querySelectorAll('.place:enabled').length") == 0
        assert "Help" in phone.text
        for word in (PageWord.CHANGE_SEAT, PageWord.STAND_UP, PageWord.SIT_HERE, PageWord.READY, PageWord.DEAL):
            assert word() not in str(phone.run("document.querySelector('#play').textContent"))
        phone.press("Help")
        phone.press("At the table")
        phone.wait("document.querySelector('.sheet h2').textContent === 'At the table'")
        assert PageWord.STAND_UP() not in phone.text
        assert phone.faults == []
        phone.close()
