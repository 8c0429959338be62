"""What the release workflow and the checks run exists, and actions are named by what cannot be changed."""

import ast
import importlib
import re
import shutil
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import programs
from tests.checks import some

ROOT: Final = Path(__file__).resolve().parents[2]
FILES: Final = (*sorted((ROOT / ".github" / "workflows").glob("*.yml")), ROOT / ".ci" / "run")
TEXT: Final = {path.name: path.read_text(encoding="utf-8") for path in FILES}
SNIPPET: Final = re.compile(r"""python3?"? -c \\?\n? *(['"])(?P<code>.*?)\1""", re.DOTALL)
SCRIPT: Final = re.compile(r"(?<![\w/$])(packaging/[\w/]+\.py)((?: --[\w-]+)*)")
PLACEHOLDERS: Final = re.compile(r"\$\{\{[^}]*\}\}")


def snippets() -> list[tuple[str, str]]:
    return [(name, found["code"]) for name, text in TEXT.items() for found in SNIPPET.finditer(text)]


def scripts() -> list[tuple[str, str, tuple[str, ...]]]:
    calls = [(name, *found.groups()) for name, text in TEXT.items() for found in SCRIPT.finditer(text)]
    return [(name, script, tuple(options.split())) for name, script, options in dict.fromkeys(calls)]


def test_every_kind_of_call_is_found() -> None:
    assert len(snippets()) >= 4
    assert {script for _, script, _ in scripts()} >= {"packaging/start.py", "packaging/release.py"}


@pytest.mark.parametrize("name", [name for name in TEXT if name.endswith(".yml")])
def test_every_action_is_pinned_to_a_commit_with_its_version(name: str) -> None:
    used = re.findall(r"uses: *(.+)$", TEXT[name], re.MULTILINE)
    assert used
    assert not [each for each in used if not re.fullmatch(r"[\w-]+/[\w/-]+@[0-9a-f]{40} # v\d+(\.\d+)+", each)]


@pytest.mark.parametrize(("name", "code"), snippets())
def test_every_import_of_a_snippet_exists(name: str, code: str) -> None:
    for node in some(ast.walk(ast.parse(code))):
        if isinstance(node, ast.Import):
            for each in node.names:
                importlib.import_module(each.name)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, name
            module = importlib.import_module(node.module)
            assert all(each.name == "*" or hasattr(module, each.name) for each in node.names)


@pytest.mark.parametrize(("name", "code"), [each for each in snippets() if "stdin" not in each[1]])
def test_every_snippet_that_needs_no_input_names_packages(name: str, code: str) -> None:
    """Run it as a workflow does: in the checkout, with nothing installed."""
    done = programs.run([sys.executable, "-S", "-c", code], cwd=ROOT, check=True)
    assert "libx11-xcb1" in done.stdout.split(), name


@pytest.mark.parametrize(("name", "script", "options"), scripts())
def test_every_script_exists_and_knows_its_options(name: str, script: str, options: tuple[str, ...]) -> None:
    text = (ROOT / script).read_text(encoding="utf-8")
    assert all(f'"{option}"' in text for option in options), name


@pytest.mark.parametrize("name", TEXT)
def test_the_shell_understands_every_step(name: str, tmp_path: Path) -> None:
    shell = shutil.which("bash")
    if shell is None:
        pytest.skip("there is no bash")
    steps = [TEXT[name]] if not name.endswith(".yml") else shell_steps(TEXT[name])
    assert steps
    for number, step in enumerate(steps):
        script = tmp_path / f"{number}.sh"
        script.write_text(PLACEHOLDERS.sub("x", step), encoding="utf-8")
        done = programs.run([shell, "-n", str(script)])
        assert not done.stderr, done.stderr


def shell_steps(workflow: str) -> list[str]:
    """Return what the steps of a workflow run: the rest of the line, or the lines that are indented more."""
    lines = workflow.splitlines()
    steps = []
    for number, line in enumerate(lines):
        found = re.match(r"( *)(?:- )?run: *(.*)$", line)
        if found is None:
            continue
        indent = len(found[1])
        block = []
        for following in lines[number + 1 :]:
            if following.strip() and len(following) - len(following.lstrip()) <= indent:
                break
            block.append(following)
        steps.append("\n".join(block) if found[2] == "|" else found[2])
    return steps
