"""Find options: by the words players use, and those that families change most often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.rules import GROUPS, OPTIONS
from pinochle_qt.variants.names import keywords, meanings, plain
from pinochle_qt.variants.option_words import group_title, option_help, option_label, option_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pinochle_qt.engine.rules import Group, Option, Rules


def matching_options(text: str) -> Iterator[Option]:
    """Yield the options that match every word of `text`, in their usual order; all of them if there are no words.

    Group, label, help and values are searched, and synonyms are understood: "kitty" also finds the widow.
    """
    wanted = [{word, *meanings(word)} for word in keywords(text)]
    for group in GROUPS:
        for option in group.options:
            content = _searchable_text(group, option)
            if all(_contains(content, names) for names in wanted):
                yield option


def common_options(rules: Rules) -> tuple[str, ...]:
    """Return the dotted names of the options that families change most often and that have an effect, in order."""
    common = (option for option in OPTIONS.values() if option.common and option.relevant(rules))
    return tuple(option.key for option in sorted(common, key=lambda option: option.common))


def _searchable_text(group: Group, option: Option) -> str:
    english = (group.title, option.label, option.help, option.key, *option.value_labels.values())
    shown = (group_title(group), option_label(option), option_help(option))
    return plain(" ".join((*english, *shown, *(option_value(option, each) for each in option.value_labels))))


def _contains(content: str, names: Iterable[str]) -> bool:
    # the beginning of a word is enough, so that the search works while the user types
    return any(f" {name}" in f" {content}" for name in names)
