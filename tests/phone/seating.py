"""Sitting down at a table with a phone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.phone.browser import Phone


def sit_down(phone: Phone, address: str, name: str = "Ada") -> None:
    """Open the page, say one's name, and take the seat that the page offers."""
    phone.open(address)
    enter_name(phone, name)
    phone.tap("#join .main")
    phone.wait("document.querySelector('#hand') && document.querySelector('#tools button')")


def enter_name(phone: Phone, name: str) -> None:
    """Type a name where the page asks for it."""
    phone.wait("document.querySelector('#name')")
    phone.run(f"document.querySelector('#name').value = {json.dumps(name)}")
    phone.run("document.querySelector('#name').dispatchEvent(new Event('input'))")
