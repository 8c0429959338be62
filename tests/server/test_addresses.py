"""The addresses at which a table can be reached."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from pinochle_qt.server.net import addresses
from pinochle_qt.server.net.addresses import local_addresses, place


def test_only_addresses_of_local_networks_are_listened_at_and_the_usual_one_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    has = [
        "127.0.0.1",
        "8.8.8.8",
        "172.17.0.1",
        "fe80::1",
        "10.1.2.3",
        "192.168.1.20",
        "2001:4860::1",
        "fd00::2",
        "::1",
    ]
    monkeypatch.setattr(addresses, "_all_addresses", lambda: set(map(ip_address, has)))
    monkeypatch.setattr(addresses, "_main_address", str)
    assert local_addresses() == ["192.168.1.20", "10.1.2.3", "172.17.0.1", "fd00::2", "fe80::1"]
    monkeypatch.setattr(addresses, "_main_address", lambda: "10.1.2.3")
    assert local_addresses()[0] == "10.1.2.3"


def test_the_address_that_leads_to_others_is_known_even_if_no_interface_tells_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "_all_addresses", lambda: {ip_address("127.0.0.1")})
    monkeypatch.setattr(addresses, "_main_address", lambda: "192.168.1.20")
    assert local_addresses() == ["192.168.1.20"]


@pytest.mark.parametrize(
    ("address", "named"),
    [("192.168.1.20", "192.168.1.20:8470"), ("fd00::2", "[fd00::2]:8470"), ("fe80::1%eth0", "[fe80::1]:8470")],
)
def test_an_address_is_named_as_in_a_link(address: str, named: str) -> None:
    assert place(address, 8470) == named


def test_this_machine_tells_its_addresses() -> None:
    assert all(ip_address(address).is_private for address in local_addresses())
