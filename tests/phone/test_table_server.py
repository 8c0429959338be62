"""A phone at a table of a server for many, below the path that a proxy gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.phone.page import sit_down, told
from tests.server.far_guests import seated_at_new_table, until
from tests.server.public_servers import PRESET, public_server
from tests.server.test_serve import free_port

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phone.browser import Browser


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
