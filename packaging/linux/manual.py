"""The manual page, generated from the program's own `--help`."""

import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from system import LIMIT_S, Trouble

_WIDE: Final = "1000"
"""The terminal width for the help, large enough that argparse wraps no line."""

_NAMED_COMMANDS: Final = re.compile(r"Commands without a window: ([^;]+);")

_FILES: Final = (
    ("$XDG_DATA_HOME/pinochle-qt", "games, their index, rules that were kept, and the log of faults (~/.local/share)"),
    ("$XDG_CONFIG_HOME/pinochle-qt", "settings (~/.config)"),
    ("$XDG_CACHE_HOME/pinochle-qt", "pictures of cards, which may be deleted at any time (~/.cache)"),
)

_EXIT_CODES: Final = (
    ("0", "all went well"),
    ("1", "something failed, or was found wrong"),
    ("2", "arguments that cannot be used"),
    ("129", "the terminal was closed"),
    ("130, 141, 143", "after Ctrl+C, when nobody reads the output anymore, and after SIGTERM"),
)


@dataclass(frozen=True)
class Help:
    """The parts of argparse's help for a command."""

    usage: str
    paragraphs: tuple[str, ...]
    """The paragraphs before and after the lists of arguments."""

    arguments: tuple[tuple[str, str], ...]
    """The arguments, each with its description."""


def read_help(text: str) -> Help:
    """Parse a help text that has no wrapped lines; raises Trouble if it has no usage."""
    usage, paragraphs, arguments = "", [], []
    for paragraph in text.strip().split("\n\n"):
        first, *rest = paragraph.splitlines()
        if first.startswith("usage: "):
            usage = " ".join(line.strip() for line in paragraph.splitlines()).removeprefix("usage: ")
        elif rest and first.endswith(":"):
            arguments += list(_entries(rest))
        else:
            paragraphs.append(" ".join(line.strip() for line in paragraph.splitlines()))
    if not usage:
        raise Trouble(f"The program does not say how it is used: {text.strip() or 'nothing'}")
    return Help(usage, tuple(paragraphs), tuple(arguments))


def _entries(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the arguments in a list: two spaces, the argument, and on the same line or the next its description."""
    for entry in re.split(r"\n(?=  \S)", "\n".join(lines)):
        term, _, meaning = entry.strip().replace("\n", "  ").partition("  ")
        yield term, " ".join(meaning.split())


def page(program: Sequence[str], version: str, date: str) -> str:
    """Return the manual page, in roff, for the program with this command line; raises Trouble if it fails to run."""
    main_help = read_help(_ask(program, "--help"))
    named = _NAMED_COMMANDS.search("\n".join(main_help.paragraphs))
    if named is None:
        raise Trouble("The help does not name the commands without a window.")
    commands = {name: read_help(_ask(program, name, "--help")) for name in named[1].split(", ")}
    return "".join(
        [
            f'.TH PINOCHLE\\-QT 6 "{date}" "pinochle\\-qt {version}" "Games Manual"\n',
            ".SH NAME\npinochle\\-qt \\- pinochle for the desktop\n",
            ".SH SYNOPSIS\n.ad l\n",
            *(_usage(each.usage) for each in (main_help, *commands.values())),
            ".ad b\n.SH DESCRIPTION\n",
            *(f"{_roff(each)}\n.PP\n" for each in main_help.paragraphs if not _NAMED_COMMANDS.search(each)),
            "Games and rules that were exported are files; either kind opens when it is named.\n",
            ".SH OPTIONS\n",
            _list(main_help.arguments),
            ".SH COMMANDS\nThey open no window.\n",
            *(_section(name, command) for name, command in commands.items()),
            ".SH EXIT STATUS\n",
            _list(_EXIT_CODES),
            ".SH FILES\n",
            _list(_FILES),
        ]
    )


def _ask(program: Sequence[str], *words: str) -> str:
    variables = os.environ | {"COLUMNS": _WIDE, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [*program, *words], env=variables, capture_output=True, encoding="utf-8", check=False, timeout=LIMIT_S
    )
    if done.returncode != 0:
        raise Trouble(f"{' '.join([*program, *words])} failed: {done.stderr.strip()}")
    return done.stdout


def _usage(usage: str) -> str:
    """Return a usage line with its text unchanged, as a paragraph that hangs below the command."""
    command = re.match(r"pinochle-qt(?: [a-z]+)?", usage)
    name = command[0] if command else ""
    return f".HP\n.B {_roff(name)}\n{_roff(usage[len(name) :].strip())}\n"


def _section(name: str, command: Help) -> str:
    description = "".join(f"{_roff(each)}\n" for each in command.paragraphs)
    return f".SS {_roff(name)}\n{description}{_list(command.arguments)}"


def _list(entries: Sequence[tuple[str, str]]) -> str:
    return "".join(f".TP\n.B {_roff(term)}\n{_roff(meaning)}\n" for term, meaning in entries)


def _roff(text: str) -> str:
    """Escape text for roff, where backslashes, hyphens, and dots and quotes at the start of a line are special."""
    set_text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{set_text}" if set_text.startswith((".", "'")) else set_text
