"""The game that the host of a table has chosen."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import InvalidOption, Rules, from_json
from pinochle_qt.server.refusal import NotPossible
from pinochle_qt.server.words import ServerWord
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS


class GameChoice(Struct, frozen=True):
    """A game by its preset and its rules, and how many people play it."""

    preset: str
    rules: Rules
    people: int


def game_from(said: dict[str, Any]) -> GameChoice:
    """Return the game in a message: `preset`, `rules` as in a record, and `people` where some sit out in turn.

    Without rules, they are those of the preset.

    Raises:
        NotPossible: there is no such game, or it cannot be played.
    """
    preset, people = said.get("preset"), said.get("people")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise NotPossible("message", ServerWord.NO_MESSAGE)
    try:
        rules = from_json(said["rules"]) if said.get("rules") else PRESETS[preset]
    except InvalidOption:
        raise NotPossible("message", ServerWord.NO_MESSAGE) from None
    count = people if isinstance(people, int) and is_people_count(rules, people) else people_count(rules)
    if problems(rules) or count > MOST_PEOPLE:
        raise NotPossible("message", ServerWord.NO_MESSAGE)
    return GameChoice(preset, rules, count)
