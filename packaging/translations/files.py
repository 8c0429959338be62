"""The files of a language: the `.ts` that translators edit with Qt Linguist, and the `.json` that the program loads."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from pinochle_qt.languages import ENGLISH, LANGUAGES

from .catalog import Source

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
"""The languages that need translating."""
_HERE: Final = Path(__file__).resolve().parent
SHIPPED: Final = _HERE.parent.parent / "assets" / "translations"


def source_file(language: str) -> Path:
    """Return the file that translators edit."""
    return _HERE / f"{language}.ts"


def read(language: str) -> dict[Source, str]:
    """Return the finished translations of a language."""
    path = source_file(language)
    if not path.exists():
        return {}
    found = {}
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.text and translation.get("type") is None:
                source = Source(_text(context, "name"), _text(message, "comment"), _text(message, "source"))
                found[source] = translation.text
    return found


def update(language: str, sources: Iterable[Source]) -> list[Source]:
    """Write the language's file with exactly these texts, and return those without a translation."""
    known = read(language)
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    missing = []
    for source in sources:
        if source.context not in contexts:
            contexts[source.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[source.context], "name").text = source.context
        message = ET.SubElement(contexts[source.context], "message")
        ET.SubElement(message, "source").text = source.english
        if source.name:
            ET.SubElement(message, "comment").text = source.name
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(source)
        if translation.text is None:
            translation.set("type", "unfinished")
            missing.append(source)
    ET.indent(root)
    text = ET.tostring(root, encoding="unicode")
    source_file(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8"
    )
    return missing


def release(language: str, folder: Path = SHIPPED) -> Path:
    """Write the file that the program loads into a folder, and return its path."""
    texts: dict[str, dict[str, str]] = {}
    for source, text in read(language).items():
        texts.setdefault(source.context, {})[source.name or source.english] = text
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{language}.json"
    made.write_text(json.dumps(texts, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")
    return made


def _text(element: ET.Element, name: str) -> str:
    return element.findtext(name) or ""
