"""Reading, changing and storing rules option by option."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.rules.model import Rules
from pinochle_qt.engine.rules.option import InvalidOption, Option, OptionValue, spelled
from pinochle_qt.names import clipped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Group(Struct, frozen=True):
    """A heading under which options stand together."""

    name: str
    title: str
    options: tuple[Option, ...]


_DEFAULTS: Final = Rules()


def _said(kind: type) -> dict[str, Any]:
    """Return what the annotation of each field says."""
    return {
        name: get_args(hint)[1]
        for each in reversed(kind.__mro__)
        for name, hint in getattr(each, "__annotations__", {}).items()
    }


def _group(name: str, title: str) -> Group:
    values = getattr(_DEFAULTS, name)
    said = _said(type(values))
    options = [Option(name, part, getattr(values, part), **said[part]) for part in type(values).__struct_fields__]
    return Group(name, title, tuple(sorted(options, key=lambda option: (option.extension, option.can_be_unset))))


GROUPS: Final[tuple[Group, ...]] = tuple(_group(name, title) for name, title in _said(Rules).items())
"""Every group with its options, in the order of the record."""
OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {option.key: option for group in GROUPS for option in group.options}
)
"""Every option by its dotted name, in the order of the record."""
NEAR: Final = 0.75
"""How alike a name must be to one that is known before it is taken for that: a slip or two, not another word."""
_BY_GROUP: Final = {group.name: {option.name: option for option in group.options} for group in GROUPS}


def walk(rules: Rules) -> Iterator[tuple[str, str, OptionValue, Option]]:
    """Yield group, name, value and description of every option in order."""
    for group in GROUPS:
        values = getattr(rules, group.name)
        for option in group.options:
            yield group.name, option.name, getattr(values, option.name), option


def find_option(key: str) -> Option:
    """Return the option with a dotted name.

    Raises:
        InvalidOption: if there is none, with the nearest name there is.
    """
    if key in OPTIONS:
        return OPTIONS[key]
    key = clipped(key)
    group, dot, name = key.partition(".")
    if not dot:
        names = nearest(key, [option.name for option in OPTIONS.values()])
        homes = [option.key for option in OPTIONS.values() if option.name in names]
        near = f"did you mean {' or '.join(homes)}?" if homes else "for example melds.run_value."
        raise InvalidOption(f'Options are written as group.option, so "{key}" is none; {near}')
    if group not in _BY_GROUP:
        raise InvalidOption(f'There is no group of options "{group}"; {_hint(group, _BY_GROUP)}')
    raise InvalidOption(f'There is no option "{name}" in the group "{group}"; {_hint(name, _BY_GROUP[group])}')


def patch(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Return rules with some options changed, given by dotted names: `{"melds.run_value": 250}`.

    Raises:
        InvalidOption: if an option does not exist or cannot have its value.
    """
    by_group: dict[str, dict[str, Any]] = {}
    for key, value in changes.items():
        option = find_option(key)
        option.check(value)
        by_group.setdefault(option.group, {})[option.name] = value
    changed: dict[str, Any] = {name: replace(getattr(rules, name), **values) for name, values in by_group.items()}
    return replace(rules, **changed)


def diff(base: Rules, rules: Rules) -> dict[str, OptionValue]:
    """Return, by dotted name, the values of `rules` that differ from those of `base`."""
    return {
        option.key: value
        for (_, _, before, _), (_, _, value, option) in zip(walk(base), walk(rules), strict=True)
        if value != before
    }


def to_json(rules: Rules) -> dict[str, dict[str, OptionValue]]:
    """Return every option as nested dicts that JSON can hold: `{group: {option: value}}`.

    Extensions are there only where they are set.
    """
    found: dict[str, dict[str, OptionValue]] = {group.name: {} for group in GROUPS}
    for group, name, value, option in walk(rules):
        if not option.extension or value != option.default:
            found[group][name] = value
    return found


def from_json(data: object) -> Rules:
    """Return the rules written by `to_json`.

    Raises:
        InvalidOption: if anything is missing, unknown or not allowed; the sentence names the place.
    """
    groups = _object(data, "The rules")
    _same_names(groups, _BY_GROUP, "group of options", "")
    built: dict[str, Any] = {}
    for name, options in _BY_GROUP.items():
        values = _object(groups[name], f'The group "{name}"')
        _same_names(values, options, "option", f' in the group "{name}"')
        for key, value in values.items():
            options[key].check(value)
        built[name] = type(getattr(_DEFAULTS, name))(**values)
    return Rules(**built)


def _object(data: object, what: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise InvalidOption(f"{what} must be an object of names and values, not {spelled(data)}.")
    return data


def _same_names(given: Mapping[str, object], known: Mapping[str, object], noun: str, place: str) -> None:
    for name in given:
        if name not in known:
            raise InvalidOption(f'There is no {noun} "{clipped(str(name))}"{place}; {_hint(clipped(str(name)), known)}')
    missing = [
        name
        for name, about in known.items()
        if name not in given and not (isinstance(about, Option) and about.extension)
    ]
    if missing:
        raise InvalidOption(f'The {noun} "{missing[0]}"{place} is missing.')


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return what was probably meant by a name that is unknown: one of those known, or nothing."""
    from difflib import get_close_matches  # the table never gets here

    return get_close_matches(name, list(known), n=1, cutoff=NEAR)


def _hint(name: str, known: Iterable[str]) -> str:
    names = list(known)
    usual = [each for each in names if not each.startswith("own_")]  # all numbers of one's own would fill a page
    bare = name.removeprefix("own_")
    near = nearest(name, names) or [each for each in usual if bare in each.split("_")]
    return f"did you mean {' or '.join(near)}?" if near else f"there is {', '.join(usual)}."
