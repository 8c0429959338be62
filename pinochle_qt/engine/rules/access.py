"""Reading, changing and storing rules option by option."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.rules.model import Rules
from pinochle_qt.engine.rules.option import InvalidOption, Option, OptionFault, OptionValue, spelled
from pinochle_qt.names import clipped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Group(Struct, frozen=True):
    """A group of options under one heading."""

    name: str
    title: str
    options: tuple[Option, ...]

    @property
    def is_extension(self) -> bool:
        """Whether older records lack the whole group."""
        return all(option.extension for option in self.options)


_DEFAULTS: Final = Rules()


def _group(name: str, title: str) -> Group:
    values = getattr(_DEFAULTS, name)
    options = [Option(name, part, getattr(values, part), **described) for part, described in values.declared.items()]
    return Group(name, title, tuple(sorted(options, key=lambda option: (option.extension, option.can_be_unset))))


GROUPS: Final[tuple[Group, ...]] = tuple(
    _group(name, get_args(kind)[1]) for name, kind in Rules.__annotations__.items()
)
"""Every group with its options, in the order used in the record."""
OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {option.key: option for group in GROUPS for option in group.options}
)
"""Every option by its dotted name, in the order used in the record."""
NEAR: Final = 0.75
"""The similarity from which an unknown name is taken for a known one: a typo or two, not another word."""
_BY_GROUP: Final = {group.name: {option.name: option for option in group.options} for group in GROUPS}


def walk(rules: Rules) -> Iterator[tuple[str, str, OptionValue, Option]]:
    """Yield the group, name, value and description of every option, in order."""
    for group in GROUPS:
        values = getattr(rules, group.name)
        for option in group.options:
            yield group.name, option.name, getattr(values, option.name), option


def find_option(key: str) -> Option:
    """Return the option with a dotted name.

    Raises:
        InvalidOption: if there is no such option; the message suggests the nearest name.
    """
    if key in OPTIONS:
        return OPTIONS[key]
    key = clipped(key)
    group, dot, name = key.partition(".")
    if not dot:
        names = nearest(key, [option.name for option in OPTIONS.values()])
        keys = [option.key for option in OPTIONS.values() if option.name in names]
        hint = _suggestion(keys) if keys else OptionFault.EXAMPLE(option="melds.run_value")
        raise InvalidOption(OptionFault.NO_DOT(key=key, hint=hint))
    raise _unknown_option(group, name) if group in _BY_GROUP else _unknown_group(group)


def patch(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Return rules with some options changed, given by their dotted names: `{"melds.run_value": 250}`.

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
    """Return every option as nested dicts that can be written as JSON: `{group: {option: value}}`.

    Extensions are included only if they are set, and a group of extensions alone only if one of them is.
    """
    found: dict[str, dict[str, OptionValue]] = {group.name: {} for group in GROUPS if not group.is_extension}
    for group, name, value, option in walk(rules):
        if not option.extension or value != option.default:
            found.setdefault(group, {})[name] = value
    return found


def from_json(data: object) -> Rules:
    """Return the rules written by `to_json`.

    Raises:
        InvalidOption: if anything is missing, unknown or not allowed; the message says where.
    """
    if not isinstance(data, dict):
        raise InvalidOption(OptionFault.NO_NAMES(value=spelled(data)))
    for group in data:
        if group not in _BY_GROUP:
            raise _unknown_group(clipped(str(group)))
    built: dict[str, Any] = {}
    for group, options in _BY_GROUP.items():
        if group not in data and not all(option.extension for option in options.values()):
            raise InvalidOption(OptionFault.LACKS_GROUP(group=group))
        values = _values(group, options, data.get(group, {}))
        built[group] = type(getattr(_DEFAULTS, group))(**values)
    return Rules(**built)


def _values(group: str, options: Mapping[str, Option], values: object) -> dict[str, Any]:
    """Return the values of a group after checking that all required options are present and every value is allowed.

    Raises:
        InvalidOption: if one is missing, unknown or not allowed.
    """
    if not isinstance(values, dict):
        raise InvalidOption(OptionFault.NO_NAMES_IN(group=group, value=spelled(values)))
    for name in values:
        if name not in options:
            raise _unknown_option(group, clipped(str(name)))
    for name, option in options.items():
        if name in values:
            option.check(values[name])
        elif not option.extension:
            raise InvalidOption(OptionFault.LACKS_OPTION(option=name, group=group))
    return values


def _unknown_group(group: str) -> InvalidOption:
    return InvalidOption(OptionFault.NO_GROUP(group=group, hint=_hint(group, _BY_GROUP)))


def _unknown_option(group: str, name: str) -> InvalidOption:
    return InvalidOption(OptionFault.NO_OPTION(option=name, group=group, hint=_hint(name, _BY_GROUP[group])))


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return the known name that an unknown one was probably meant to be, if any, as a list."""
    from difflib import get_close_matches  # imported late, because the table never gets here

    return get_close_matches(name, list(known), n=1, cutoff=NEAR)


def _hint(name: str, known: Iterable[str]) -> str:
    names = list(known)
    usual = [each for each in names if not each.startswith("own_")]  # all the players' own numbers would fill a page
    bare = name.removeprefix("own_")
    near = nearest(name, names) or [each for each in usual if bare in each.split("_")]
    return _suggestion(near) if near else OptionFault.THERE_IS(names=", ".join(usual))


def _suggestion(names: list[str]) -> str:
    listed = names[0]
    for name in names[1:]:
        listed = OptionFault.OR(first=listed, last=name)
    return OptionFault.MEANT(names=listed)
