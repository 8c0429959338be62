"""How an option describes itself, so that dialogs, help and validation come from one place."""

from __future__ import annotations

from enum import Enum
from types import GenericAlias, MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct

from pinochle_qt.names import clipped
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Annotated

    from pinochle_qt.engine.rules.model import Rules
else:

    class Annotated:
        """A type with what is said about it, as in `typing`, which takes a third of the time of all rules for these."""

        __class_getitem__ = classmethod(GenericAlias)


__all__ = [
    "UNSET_YES_NO",
    "YES_NO",
    "Annotated",
    "Elsewhere",
    "InvalidOption",
    "Option",
    "OptionFault",
    "OptionUnit",
    "OptionValue",
    "Range",
    "Told",
    "always",
    "option",
    "own_number",
    "spelled",
]

OptionValue: TypeAlias = int | str | bool | None
"""What an option can be set to."""
OptionUnit: TypeAlias = Literal["count", "points"]
"""What a number counts: points are written with their last zero or without, everything else as it is."""

YES_NO: Final[Mapping[OptionValue, str]] = MappingProxyType({True: "Yes", False: "No"})
UNSET_YES_NO: Final[Mapping[OptionValue, str]] = MappingProxyType({None: "Not set", True: "Yes", False: "No"})


def always(_rules: Rules) -> bool:
    """Every option matters unless it says otherwise."""
    return True


class OptionFault(Phrase):
    """Why an option is none, or cannot have a value."""

    IMPOSSIBLE = "{option} cannot be {value}; it can be {allowed}."
    NUMBER = "a whole number from {least} to {most}"
    ONLY = "only {value}"
    OR = "{first} or {last}"
    NO_DOT = "Options are written as group.option, so “{key}” is none; {hint}"
    NO_GROUP = "There is no group of options “{group}”; {hint}"
    NO_OPTION = "There is no option “{option}” in the group “{group}”; {hint}"
    MEANT = "did you mean {names}?"
    EXAMPLE = "for example {option}."
    THERE_IS = "there is {names}."
    NO_NAMES = "The rules must be an object of names and values, not {value}."
    NO_NAMES_IN = "The group “{group}” must be an object of names and values, not {value}."
    LACKS_GROUP = "The group of options “{group}” is missing."
    LACKS_OPTION = "The option “{option}” in the group “{group}” is missing."


class InvalidOption(ValueError):
    """An option that does not exist or cannot have this value; `str()` is one sentence that says what can be."""


class Range(Struct, frozen=True):
    """Whole numbers from `min` to `max`, both included; `step` is what a dialog's arrows should add, not a limit."""

    min: int
    max: int
    step: int = 1

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.min <= value <= self.max

    def __str__(self) -> str:
        return OptionFault.NUMBER(least=self.min, most=self.max)


class Elsewhere(Enum):
    """What tells an option in the sheet of the rules that has no sentence of its own there."""

    HEAD = "the sentences at the head of its section"
    TABLE = "the table of its section"
    OTHER = "the sentence of another option"


class Told(Struct, frozen=True):
    """How the sheet of the rules tells an option in a sentence, where it does.

    A sentence can hold ``{value}`` and the other facts that the sheet knows.
    """

    sentences: Mapping[OptionValue, str] | str
    """What each value means; one sentence alone stands for every number but 0."""
    where: Callable[[Rules], bool] = always
    """Under which rules these are the sentences; under others the head of the section tells it."""

    def sentence(self, value: OptionValue) -> str:
        """Return the sentence for a value; it is empty if nobody would miss it, as where something is not played."""
        if isinstance(self.sentences, str):
            return self.sentences if value else ""
        return self.sentences.get(value, "")


class Option(Struct, frozen=True):
    """An option of the rules: its place, its words, its values, when it matters, and how it is told."""

    group: str
    name: str
    default: OptionValue
    label: str
    """A few words, as a dialog shows them."""
    help: str
    """One line for players."""
    allowed: Range | tuple[OptionValue, ...]
    value_labels: Mapping[OptionValue, str]
    """Words for each choice; of a range only for None, where the option need not be set."""
    relevant: Callable[[Rules], bool]
    """Whether the option has any effect under these rules."""
    told: tuple[Told, ...] | Elsewhere
    """How the sheet tells it: by the first of these that holds under the rules, or where else."""
    unit: OptionUnit = "count"
    common: int = 0
    """How early it stands among the rules that families change most, 1 first; 0 if it is none of them."""
    names_values: bool = False
    """Whether the words for its values begin with names, which keep their capital within a sentence."""
    other: Range | None = None
    """The numbers that it can have besides the choices in `allowed`, where players may set one themselves."""
    extension: bool = False
    """Whether records hold the option only where it is set, so that other programs know every name they read."""

    @property
    def key(self) -> str:
        """The dotted name, for example `melds.run_value`."""
        return f"{self.group}.{self.name}"

    @property
    def kind(self) -> Literal["number", "flag", "choice"]:
        """Which control suits the option: a spin box, a check box or a list."""
        if isinstance(self.allowed, Range):
            return "number"
        return "flag" if self.allowed == (True, False) and type(self.default) is bool else "choice"

    @property
    def can_be_unset(self) -> bool:
        """Whether a number may also be left open."""
        return isinstance(self.allowed, Range) and None in self.value_labels

    def accepts(self, value: object) -> bool:
        """Return whether the option can have this value; `True` is not 1 and `1.0` is not 1."""
        if isinstance(self.allowed, Range):
            return value in self.allowed or (value is None and self.can_be_unset)
        return self.is_choice(value) or (self.other is not None and value in self.other)

    def is_choice(self, value: object) -> bool:
        """Return whether a value is one of those with words of their own, not a number that players set themselves."""
        choices = () if isinstance(self.allowed, Range) else self.allowed
        return any(type(value) is type(choice) and value == choice for choice in choices)

    def value_label(self, value: OptionValue) -> str:
        """Return the words for a value, as a dialog shows them."""
        return self.value_labels[value] if value in self.value_labels else str(value)

    def sentence(self, value: OptionValue, rules: Rules) -> str:
        """Return what the sheet of the rules says about a value, its facts still to be put in.

        It is empty where nobody would miss it, or where something else in the sheet tells it.
        """
        told = () if isinstance(self.told, Elsewhere) else self.told
        return next((each.sentence(value) for each in told if each.where(rules)), "")

    def check(self, value: object) -> None:
        """Refuse a value that the option cannot have.

        Raises:
            InvalidOption: with a sentence that says what is allowed.
        """
        if not self.accepts(value):
            facts = {"option": self.key, "value": spelled(value), "allowed": self.allowed_text()}
            raise InvalidOption(OptionFault.IMPOSSIBLE(**facts))

    def allowed_text(self) -> str:
        """Return the allowed values as part of a sentence."""
        if isinstance(self.allowed, Range):
            return OptionFault.OR(first=str(self.allowed), last="null") if self.can_be_unset else str(self.allowed)
        choices = [spelled(choice) for choice in self.allowed]
        *most, last = [*choices, str(self.other)] if self.other is not None else choices
        return OptionFault.OR(first=", ".join(most), last=last) if most else OptionFault.ONLY(value=last)


def spelled(value: object) -> str:
    """Return a value as it is written in JSON, as far as it can be."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{clipped(value)}"'
        case int() | float():
            return clipped(str(value))
        case list():
            return "[…]"
        case _:
            return "{…}"


def option(
    label: str,
    help_line: str,
    allowed: Range | Mapping[Any, str] = YES_NO,
    relevant: Callable[[Rules], bool] = always,
    *,
    told: str | Mapping[Any, str] | tuple[Told, ...] | Elsewhere,
    **more: Any,
) -> Mapping[str, object]:
    """Return what the annotation of an option says about it: everything but its place, which the record knows.

    `allowed` is a range, or the words for each choice in the order in which a dialog lists them. `told` is what the
    sheet of the rules says, one sentence for every number or one for each value that anybody would miss. `more` is
    what else an `Option` can have.
    """
    return {
        "label": label,
        "help": help_line,
        "relevant": relevant,
        "allowed": allowed if isinstance(allowed, Range) else tuple(allowed),
        "value_labels": {} if isinstance(allowed, Range) else allowed,
        "told": told if isinstance(told, tuple | Elsewhere) else (Told(told),),
        **more,
    }


def own_number(
    label: str,
    help_line: str,
    allowed: Range,
    relevant: Callable[[Rules], bool],
    unset: str,
    *,
    told: Elsewhere,
) -> Mapping[str, object]:
    """Return what the annotation of a number of points says that replaces another one where players set it.

    `unset` are the words for None, which leaves everything as the other options have it.
    """
    about = option(label, help_line, allowed, relevant, told=told, unit="points", extension=True)
    return {**about, "value_labels": {None: unset}}
