"""The page keeps to what Safari 15.0 and Chrome 100 understand."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pinochle_qt.resources import asset
from tests.checks import some

TOO_NEW: Final = {
    # CSS: a rule with a selector that is not known is dropped as a whole
    r":has\(": "Safari 15.4, Chrome 105",
    r"^\s*&|\{[^}]*\n\s*&": "nesting: Safari 16.5, Chrome 112",
    r"@container|container-type|\bcq[whib]\b": "Safari 16, Chrome 105",
    r"@layer": "Safari 15.4",
    r"@property|@scope|@starting-style": "Safari 16.4 and later",
    r"\d(?:[dsl]v[hwib]|[dsl]vm(?:in|ax))\b": "Safari 15.4, Chrome 108",
    r"color-mix\(|\boklch\(|\boklab\(|\blch\(|\blab\(|light-dark\(": "Safari 15.4 to 17.5, Chrome 111",
    r"(?<![\w-])(?:translate|rotate|scale):": "properties of their own: Chrome 104",
    r"accent-color": "Safari 15.4",
    r"scrollbar-gutter": "Safari 18.2",
    r"text-wrap|field-sizing|interpolate-size": "Safari 17.5 and later",
    r"\bsubgrid\b": "Safari 16, Chrome 117",
    r"offset-path|animation-timeline|view-transition": "Safari 16 and later",
    r"@media[^{]*[<>]": "ranges in media queries: Safari 16.4, Chrome 104",
    r"(?<!-webkit-)mask(?:-image)?:": "without a prefix: Safari 15.4, Chrome 120",
    r"(?<!-webkit-)backdrop-filter": "without a prefix: Safari 18",
    r":modal|:popover-open|::backdrop": "Safari 15.4 and later",
    # HTML
    r"\binert\b": "Safari 15.5, Chrome 102",
    r"\bpopover\b|showPopover": "Safari 17, Chrome 114",
    r"<dialog|showModal|createElement\(.dialog": "Safari 15.4",
    r"importmap": "Safari 16.4",
    r"modulepreload": "Safari 17",
    r"loading=.lazy": "Safari 15.4",
    # JavaScript: what is not known as syntax stops the whole module
    r"structuredClone": "Safari 15.4",
    r"\.at\(": "Safari 15.4",
    r"\.findLast(?:Index)?\(": "Safari 15.4",
    r"\.(?:toSorted|toReversed|toSpliced|with)\(": "Safari 16, Chrome 110",
    r"Object\.(?:hasOwn|groupBy)|Map\.groupBy": "Safari 15.4 and later",
    r"Array\.fromAsync|Promise\.(?:withResolvers|try)": "Safari 16.4 and later",
    r"AbortSignal\.(?:timeout|any)": "Safari 16 and later, Chrome 103",
    r"crypto\.randomUUID": "Safari 15.4, and only with HTTPS",
    r"^\s*static \{": "Safari 16.4",
    r"\(\?<[=!]": "looking back in regular expressions: Safari 16.4",
    r"^(?:const .* = )?await ": "outside of functions: not in every Safari 15",
    r"with \{ type:": "imports with attributes: Safari 17.2",
    r"\bBroadcastChannel\b|\bnavigator\.locks\b": "Safari 15.4",
    r"requestIdleCallback": "not in Safari",
    r"replaceChildren": "known, but textContent and append do",
    r"scrollend|scrollIntoViewIfNeeded": "not in Safari, or not elsewhere",
    r"\busing \w+ =": "not in Safari",
    r"\.(?:union|intersection|difference|isSubsetOf)\(": "of sets: Safari 17",
}
"""What is not in both, with the versions that have it first."""
FALLS_BACK: Final = {
    ":focus-visible": "Safari 15.4; older ones drop the rule and draw their own ring",
    "overscroll-behavior": "Safari 16; older ones pull at the edge, and nothing else",
    "scrollbar-width": "Safari 18.2; telephones show no bars anyway",
    "wakeLock": "Safari 16.4",
    "userActivation": "Safari 16.4",
    "vibrate": "not in Safari",
}
"""What is newer, but may be used: without it the page does the same."""
SOURCES: Final = sorted(
    path.relative_to(asset("phone")).as_posix()
    for pattern in ("*.js", "*.css", "*.html")
    for path in asset("phone").rglob(pattern)
)


@pytest.mark.parametrize("name", SOURCES)
def test_the_page_uses_nothing_that_its_oldest_browsers_do_not_know(name: str) -> None:
    text = re.sub(r"/\*.*?\*/", "", asset("phone", name).read_text("utf-8"), flags=re.DOTALL)
    used = {pattern: since for pattern, since in TOO_NEW.items() if re.search(pattern, text, re.MULTILINE)}
    assert not used


def test_features_that_a_browser_may_lack_are_tested_before_use() -> None:
    manners = asset("phone", "manners.js").read_text("utf-8")
    for name in ("wakeLock", "userActivation", "vibrate"):
        assert re.search(rf"(?:!navigator\.{name}\b|navigator\.{name} &&)", manners), name


def test_the_exceptions_are_still_used() -> None:
    text = "".join(asset("phone", name).read_text("utf-8") for name in SOURCES)
    assert [name for name in FALLS_BACK if name not in text] == []


def test_a_rule_with_a_selector_that_may_be_unknown_has_nothing_else() -> None:
    css = "".join(asset("phone", name).read_text("utf-8") for name in SOURCES if name.endswith(".css"))
    for selectors in some(re.findall(r"([^{}]*):focus-visible[^{]*\{", css)):
        assert all(":focus-visible" in each for each in f"{selectors}:focus-visible".split(",")), selectors
