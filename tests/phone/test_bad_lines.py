"""A phone whose line is bad: it comes back over a slow one, and nothing that was touched is lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pinochle_qt.protocol.messages import Manage
from tests.checks import require
from tests.phone.page import sit_down, told
from tests.phone.player import Player
from tests.server.bad_lines import lines
from tests.server.far_guests import seated_at_new_table, until
from tests.server.public_servers import PRESET, public_server
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser


def test_a_phone_comes_back_over_a_slow_line_and_gives_an_answer_again_that_was_lost(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    with public_server(tmp_path, port, "--prefix", "/cards"), lines(port, 1) as (line,):
        guests = seated_at_new_table(port, PRESET, 3)
        host, phone = guests[0], browser.phone()
        sit_down(phone, f"http://127.0.0.1:{line.port}/cards/#{host.code}", "Ada")
        host.say(Manage("deal"))
        until(guests, lambda: require(host.state).asked == 3)
        phone.wait("document.body.dataset.asks")
        number = require(host.state).number
        line.faults.delay = 1.0  # a connection that is there, an answer to the request, one to hello: six seconds
        line.change_address()  # nobody has said so
        player = Player(phone, Random(1))
        while not told(phone, "told.waits"):
            player.move(500)
        until(guests, lambda: require(host.state).number > number, plays=False)
        assert require(host.people).people[3].away is None, "a computer player has answered"
        phone.wait("document.querySelector('#lost').hidden")
        assert told(phone, "told.people.people.findIndex(each => each.you)") == 3
        assert line.connections > 1
        assert phone.faults == []
        phone.close()
        for each in guests:
            each.cut()
