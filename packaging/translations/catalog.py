"""Everything that is to be translated, gathered from the places where the program keeps its words."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple

import pinochle_qt
from pinochle_qt.engine.errors import Reason
from pinochle_qt.phrases import Phrase


class Source(NamedTuple):
    """An English text with what tells it from equal ones: its catalog, and its name there."""

    context: str
    name: str
    english: str


def phrases() -> Iterator[Source]:
    """Yield every text that the window shows, in a fixed order."""
    for module in pkgutil.walk_packages(pinochle_qt.__path__, f"{pinochle_qt.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)  # catalogs are known once their modules are imported
    for catalog in sorted(Phrase.__subclasses__(), key=lambda each: each.__name__):
        for phrase in catalog:
            yield Source(catalog.__name__, phrase.name, phrase.english)
    for reason in Reason:
        yield Source("Reason", reason.name, reason.value)
