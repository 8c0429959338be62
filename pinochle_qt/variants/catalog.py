"""The presets as players know them: titles, families, summaries and other names, with a search."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.features import has_auction, has_moon, has_teams, has_widow, is_stock_game, melds_before_play
from pinochle_qt.engine.rules import OPTIONS, Rules, nearest, patch
from pinochle_qt.names import clipped
from pinochle_qt.variants.descriptions import DESCRIPTIONS
from pinochle_qt.variants.names import keywords, meanings, plain
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.rules import OptionValue


class UnknownPreset(ValueError):
    """Raised for a name that is not a preset's; `str()` is one sentence with the nearest name."""


class Preset(Struct, frozen=True):
    """A named rule set."""

    name: str
    """The identifier: lowercase words joined by underscores."""
    title: str
    players: int
    """The number of hands that the unchanged preset deals."""
    family: str
    """The heading under which similar games are listed."""
    summary: str
    """Two or three sentences for a player choosing a game."""
    aliases: tuple[str, ...]
    """Other names that players may look for."""
    player_counts: tuple[int, ...]
    """The numbers of players for which `adapt_players` turns it into a good game."""

    @property
    def rules(self) -> Rules:
        """The rules of the preset."""
        return PRESETS[self.name]


CATALOG: Final[tuple[Preset, ...]] = tuple(
    Preset(
        name,
        words.title,
        PRESETS[name].table.players,
        words.family,
        words.summary,
        words.aliases,
        words.player_counts or (PRESETS[name].table.players,),
    )
    for name, words in DESCRIPTIONS.items()
)
"""Every preset, in the order in which they are offered."""
_FAMILIES: Final = tuple(dict.fromkeys(preset.family for preset in CATALOG))
_BY_NAME: Final[Mapping[str, Preset]] = MappingProxyType({preset.name: preset for preset in CATALOG})


def for_players(players: int, also: str = "") -> tuple[Preset, ...]:
    """Return the presets for a number of players; in each family, first those made for it, then those that adapt.

    `also` is the name of a preset that fits because of house rules.
    """
    fitting = [preset for preset in CATALOG if players in preset.player_counts or preset.name == also]
    return tuple(sorted(fitting, key=lambda preset: (_FAMILIES.index(preset.family), preset.players != players)))


def find(name: str) -> Preset:
    """Return the preset with this name, title or alias; case, hyphens and spaces do not matter.

    Raises:
        UnknownPreset: if there is none, or if several games have that name.
    """
    if name in _BY_NAME:
        return _BY_NAME[name]
    wanted = plain(name)
    for names in (_own_names, _other_names):
        matches = [preset for preset in CATALOG if wanted in names(preset)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            choices = " or ".join(preset.name for preset in matches)
            raise UnknownPreset(f'"{name}" can mean several presets; say {choices}.')
    raise UnknownPreset(f'There is no preset "{clipped(name)}"; {_hint(clipped(wanted))}')


def search(text: str) -> tuple[Preset, ...]:
    """Return the presets that match every word of `text`, the best match first; all of them if there are no words.

    Synonyms are understood: a search for "kitty" or "blind" also finds a widow.
    """
    words = [(word, meanings(word)) for word in keywords(text)]
    ranked = [(rank, preset) for preset in CATALOG if (rank := _rank(preset, words)) is not None]
    return tuple(preset for _, preset in sorted(ranked, key=lambda pair: pair[0]))


def adapt_players(name: str, players: int) -> Rules:
    """Return a preset's rules for another number of players (record, item 43).

    If the cards and hands depend on the number of players, they are changed too. Not every result can be played: ask
    `problems`.

    Raises:
        UnknownPreset: if there is no such preset.
        InvalidOption: if no table can have that many players.
    """
    preset = find(name)
    rules = patch(preset.rules, {"table.players": players})
    adapt = _ADAPTED.get(preset.name)
    if adapt is None or players == preset.players:
        return rules
    changes = adapt(players)
    if not OPTIONS["deal.hand_size"].accepts(changes.get("deal.hand_size", rules.deal.hand_size)):
        return rules  # that hand size isn't allowed; the unchanged deal doesn't come out even, and `problems` says so
    return patch(rules, changes)


def _five_handed(players: int) -> dict[str, OptionValue]:
    nines = -72 % players
    return {"deck.extra_nines": nines, "deal.hand_size": (72 + nines) // players}


_ADAPTED: Final[dict[str, Callable[[int], dict[str, OptionValue]]]] = {
    "hayes_multi_same_deck": lambda players: {"deal.hand_size": 24 // players},
    "hayes_multi_extra_sets": lambda players: {"deck.copies": players},
    "six_handed_deck_and_half": lambda players: {"deal.hand_size": 72 // players},
    "five_handed_called_partner": _five_handed,
}


def _own_names(preset: Preset) -> set[str]:
    return {plain(preset.name), plain(preset.title)}


def _other_names(preset: Preset) -> set[str]:
    return {plain(alias) for alias in preset.aliases}


def _hint(wanted: str) -> str:
    names = {other: preset.name for preset in CATALOG for other in (*_other_names(preset), *_own_names(preset))}
    near = nearest(wanted, names)
    return f"did you mean {names[near[0]]}?" if near else "pinochle-qt presets lists them all."


def _rank(preset: Preset, words: list[tuple[str, frozenset[str]]]) -> int | None:
    """Return how far from its names the words are found; None if one is not found at all."""
    layers = (
        " ".join(sorted((*_own_names(preset), *_other_names(preset)))),
        plain(f"{preset.family} {preset.summary}"),
        _features(preset.rules),
    )
    total = 0
    for word, synonyms in words:
        found = [2 * depth for depth, layer in enumerate(layers) if _contains(layer, word)]
        found += [
            2 * depth + 1 for depth, layer in enumerate(layers) if any(_contains(layer, name) for name in synonyms)
        ]
        if not found:
            return None
        total += min(found)
    return total


def _contains(layer: str, name: str) -> bool:
    return f" {name}" in f" {layer}"  # the beginning of a word is enough, so that the search works while the user types


def _features(rules: Rules) -> str:
    """Return words for the features of the rules, so that a search finds them even if no summary mentions them."""
    features = {
        "stock": is_stock_game(rules),
        "auction bidding": has_auction(rules),
        "widow": has_widow(rules),
        "passing cards": rules.passing.cards > 0,
        "partners teams": has_teams(rules),
        "alone individual": not has_teams(rules),
        "dix": rules.melds.dix_value > 0,
        "moon": has_moon(rules),
        "roundhouse": melds_before_play(rules),
        f"{rules.table.players} players": True,
        "run pinochle marriage aces around kings around queens around jacks around": True,
    }
    return " ".join(words for words, present in features.items() if present)
