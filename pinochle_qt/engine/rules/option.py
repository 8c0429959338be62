"""How an option describes itself, so that dialogs, help and validation share one source."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, cast

from msgspec import Struct, StructMeta

from pinochle_qt.names import clipped
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.rules.model import Rules

__all__ = [
    "UNSET_YES_NO",
    "YES_NO",
    "InvalidOption",
    "Option",
    "OptionFault",
    "OptionUnit",
    "OptionValue",
    "Range",
    "RuleGroup",
    "SheetText",
    "always",
    "option",
    "own_number",
    "spelled",
]

OptionValue: TypeAlias = int | str | bool | None
"""A value that an option can be set to."""
_Value = TypeVar("_Value", bound=OptionValue)
OptionUnit: TypeAlias = Literal["count", "points"]
"""What a number counts: points may be written without their final zero, everything else is written as it is."""

YES_NO: Final[Mapping[OptionValue, str]] = MappingProxyType({True: "Yes", False: "No"})
UNSET_YES_NO: Final[Mapping[OptionValue, str]] = MappingProxyType({None: "Not set", True: "Yes", False: "No"})


def always(_rules: Rules) -> bool:
    """Return True; the default for options that apply under all rules."""
    return True


class OptionFault(Phrase):
    """Why an option does not exist or cannot have a value."""

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
    """Raised for an option that doesn't exist or can't have a value; `str()` says in one sentence what is allowed."""


class Range(Struct, frozen=True):
    """Whole numbers from `min` to `max`, inclusive; `step` is the step of a dialog's arrows, not a restriction."""

    min: int
    max: int
    step: int = 1

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.min <= value <= self.max

    def __str__(self) -> str:
        return OptionFault.NUMBER(least=self.min, most=self.max)


class SheetText(Struct, frozen=True):
    """The sentences with which the rules sheet describes an option.

    A sentence can contain ``{value}`` and the other facts that the sheet knows.
    """

    sentences: Mapping[OptionValue, str] | str
    """The sentence for each value; a single sentence applies to every value except 0."""
    where: Callable[[Rules], bool] = always
    """The rules for which these sentences are used; for others, the head of the section describes the option."""

    def sentence(self, value: OptionValue) -> str:
        """Return the sentence for a value; empty if the sheet needs none, as for something that isn't played."""
        if isinstance(self.sentences, str):
            return self.sentences if value else ""
        return self.sentences.get(value, "")


class Option(Struct, frozen=True):
    """An option of the rules: its place, its texts, its values, when it applies, and how the sheet describes it."""

    group: str
    name: str
    default: OptionValue
    label: str
    """A short label for dialogs."""
    help: str
    """A one-line explanation for players."""
    allowed: Range | tuple[OptionValue, ...]
    value_labels: Mapping[OptionValue, str]
    """The label of each choice; for a range, only that of None, if the option can be left unset."""
    relevant: Callable[[Rules], bool]
    """Whether the option has any effect under these rules."""
    sheet_text: tuple[SheetText, ...] = ()
    """How the sheet describes it: by the first of these that applies under the rules.

    If none does, other sentences or the table of its section describe it.
    """
    unit: OptionUnit = "count"
    common: int = 0
    """Its rank among the rules that families change most often, 1 being the first; 0 if it isn't one of them."""
    names_values: bool = False
    """Whether the labels of its values begin with names, which stay capitalized within a sentence."""
    other: Range | None = None
    """The numbers allowed in addition to the choices in `allowed`, if players may set their own."""
    extension: bool = False
    """Whether records contain the option only if it is set, so that other programs know every name they read."""

    @property
    def key(self) -> str:
        """The dotted name, for example `melds.run_value`."""
        return f"{self.group}.{self.name}"

    @property
    def kind(self) -> Literal["number", "flag", "choice"]:
        """The control that suits the option: a spin box, a check box or a list."""
        if isinstance(self.allowed, Range):
            return "number"
        return "flag" if self.allowed == (True, False) and type(self.default) is bool else "choice"

    @property
    def can_be_unset(self) -> bool:
        """Whether a number may also be left unset."""
        return isinstance(self.allowed, Range) and None in self.value_labels

    def accepts(self, value: object) -> bool:
        """Return whether the option can have this value; `True` is not 1 and `1.0` is not 1."""
        if isinstance(self.allowed, Range):
            return value in self.allowed or (value is None and self.can_be_unset)
        return self.is_choice(value) or (self.other is not None and value in self.other)

    def is_choice(self, value: object) -> bool:
        """Return whether a value is one of the labeled choices, not a number that players set themselves."""
        choices = () if isinstance(self.allowed, Range) else self.allowed
        return any(type(value) is type(choice) and value == choice for choice in choices)

    def value_label(self, value: OptionValue) -> str:
        """Return the label of a value in dialogs."""
        return self.value_labels[value] if value in self.value_labels else str(value)

    def sentence(self, value: OptionValue, rules: Rules) -> str:
        """Return the rules sheet's sentence for a value, before its facts are filled in.

        It is empty if the sheet needs none, or describes the option elsewhere.
        """
        return next((words for each in self.sheet_text if each.where(rules) and (words := each.sentence(value))), "")

    def check(self, value: object) -> None:
        """Refuse a value that the option cannot have.

        Raises:
            InvalidOption: if the value is not allowed; the message says what is.
        """
        if not self.accepts(value):
            facts = {"option": self.key, "value": spelled(value), "allowed": self.allowed_text()}
            raise InvalidOption(OptionFault.IMPOSSIBLE(**facts))

    def allowed_text(self) -> str:
        """Return the allowed values as part of a sentence."""
        if isinstance(self.allowed, Range):
            return OptionFault.OR(first=str(self.allowed), last="null") if self.can_be_unset else str(self.allowed)
        choices = [spelled(choice) for choice in self.allowed]
        *others, last = [*choices, str(self.other)] if self.other is not None else choices
        return OptionFault.OR(first=", ".join(others), last=last) if others else OptionFault.ONLY(value=last)


def spelled(value: object) -> str:
    """Return a value as JSON would write it, shortened if necessary."""
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


class _Declaration(Struct, frozen=True):
    """What `option` leaves in the body of a group of rules: the default, and the other fields of an `Option`."""

    default: OptionValue
    described: Mapping[str, Any]


class _RuleGroupMeta(StructMeta):
    """The type of groups of rules: leaves each field its default, and keeps what else `option` says about it."""

    declared: Mapping[str, Mapping[str, Any]]
    """For each field, the fields of its `Option` without group, name and default."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **config: Any) -> _RuleGroupMeta:
        declared = {field: value for field, value in body.items() if isinstance(value, _Declaration)}
        defaults = {field: value.default for field, value in declared.items()}
        group = super().__new__(cls, name, bases, body | defaults, **config)
        described = {field: value.described for field, value in declared.items()}
        group.declared = {**getattr(group, "declared", {}), **described}
        return group


class RuleGroup(Struct, metaclass=_RuleGroupMeta, frozen=True, cache_hash=True):
    """The values of one group of options, each declared as a field whose default is an `option`."""


def option(
    default: _Value,
    label: str,
    help_line: str,
    allowed: Range | Mapping[Any, str] = YES_NO,
    relevant: Callable[[Rules], bool] = always,
    *,
    sheet_text: str | Mapping[Any, str] | tuple[SheetText, ...] = (),
    **more: Any,
) -> _Value:
    """Declare an option in the body of a `RuleGroup`; for the type checker, this is its default.

    `allowed` is a range, or the label of each choice in the order in which a dialog lists them. `sheet_text` is what
    the rules sheet says: one sentence for every number, or one for each value that needs one. `more` holds any other
    fields of `Option`.
    """
    described = {
        "label": label,
        "help": help_line,
        "relevant": relevant,
        "allowed": allowed if isinstance(allowed, Range) else tuple(allowed),
        "value_labels": {} if isinstance(allowed, Range) else allowed,
        "sheet_text": sheet_text if isinstance(sheet_text, tuple) else (SheetText(sheet_text),),
        **more,
    }
    return cast("_Value", _Declaration(default, described))


def own_number(label: str, help_line: str, allowed: Range, relevant: Callable[[Rules], bool], unset: str) -> int | None:
    """Declare an option for players' own number of points, which replaces another number if it is set.

    `unset` is the label of None, which leaves everything to the other options.
    """
    labels = {None: unset}
    return option(None, label, help_line, allowed, relevant, unit="points", extension=True, value_labels=labels)
