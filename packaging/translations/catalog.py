"""All texts to be translated, collected from where the program keeps them."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple

import pinochle_qt
from pinochle_qt.ai.reasons import ReasonPhrase
from pinochle_qt.ai.skill_names import SKILL_WORDS, SKILLS
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.melds.kinds import BEZIQUE_NAMES, BINOKEL_NAMES, KIND_NAMES
from pinochle_qt.engine.problems import FAULTS, problem
from pinochle_qt.engine.rules import GROUPS, Option
from pinochle_qt.phrases import LESSONS, RULES, Phrase
from pinochle_qt.teaching.lesson import NAMES, lesson
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.words.printing import for_german_cards


class Source(NamedTuple):
    """An English text with its catalog and its name there, which distinguish it from equal texts."""

    context: str
    name: str
    english: str


def phrases() -> Iterator[Source]:
    """Yield every text that the window shows, in a fixed order."""
    for module in pkgutil.walk_packages(pinochle_qt.__path__, f"{pinochle_qt.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)  # catalogs are known only once their modules have been imported
    catalogs = [*Phrase.__subclasses__(), *ReasonPhrase.__subclasses__()]
    for catalog in sorted(catalogs, key=lambda each: each.__name__):
        for phrase in catalog:
            yield Source(catalog.__name__, phrase.name, phrase.english)
    for reason in Refusal:
        yield Source("Reason", reason.name, reason.value)
    for title in SKILLS.values():
        yield Source(SKILL_WORDS, "", title)
    said = [words for name in NAMES for words in lesson(name).words]
    for english in dict.fromkeys([*said, *map(for_german_cards, said)]):
        yield Source(LESSONS, "", english)
    for english in dict.fromkeys(_rule_words()):
        yield Source(RULES, "", english)
    for english in dict.fromkeys(words for fault in FAULTS for words in (fault.text, fault.advice)):
        yield Source(problem.CONTEXT, "", english)


def _rule_words() -> Iterator[str]:
    """Yield the texts of games, melds, options and their values, except for those without letters."""
    for preset in CATALOG:
        yield from (preset.family, preset.title, preset.summary)
    yield from KIND_NAMES.values()
    yield from BEZIQUE_NAMES.values()
    yield from BINOKEL_NAMES.values()
    for group in GROUPS:
        yield group.title
        for option in group.options:
            words = (option.label, option.help, *option.value_labels.values(), *_sentences(option))
            yield from (each for each in words if any(letter.isalpha() for letter in each))


def _sentences(option: Option) -> Iterator[str]:
    """Yield the sentences that the rules sheet can show for an option."""
    for statement in option.sheet_text:
        yield from (statement.sentences,) if isinstance(statement.sentences, str) else statement.sentences.values()
