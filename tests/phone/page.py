"""What every test does with the page: sit down, and ask what the page knows."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.phone.browser import Phone


MODULE: Final = "import(new URL('{}.js', document.querySelector('script[type=module]').src))"
"""Imports one of the page's modules, which are where the page itself finds them."""


def told(phone: Phone, script: str) -> Any:
    """Return an expression of `told`, which is all that the page has been told by the table."""
    return phone.run(f"{MODULE.format('store')}.then(({{told}}) => {script})")


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
