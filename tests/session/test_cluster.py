"""Matches on a cluster of Dask: the same as without, whatever is lost, and one sentence where nothing can go on."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import pytest

pytest.importorskip("distributed", reason="the extra cluster is not installed, as in the Python for Windows")

from pinochle_qt.session.comparison import PlayerComparison, rounds
from pinochle_qt.session.simulation import Simulation, simulate
from pinochle_qt.session.tasks import cluster as module
from pinochle_qt.session.tasks.cluster import Cluster, ClusterLost
from pinochle_qt.variants.presets import PRESETS
from tests import programs
from tests.benchmarks.ladder import rung
from tests.session.driving import SINGLE
from tests.session.test_command_line import run

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).parents[2]
CONTESTANTS = "tests.session.contestants"
SIMULATE = ["simulate", "--preset", SINGLE, "--seed", "1"]
MATCH = ["match", "--preset", SINGLE, "--seed", "1", "--a", "steady", "--b", "random"]
ALONE = ("--nthreads", "1")
OLDER = "import pinochle_qt; pinochle_qt.__version__ = '0.0.9'"
NO_PROGRAM = "import sys; sys.modules['pinochle_qt.session.tasks.cluster'] = None"

OTHER = r"0\.0\.9, source \w{8}, .*compiled"
LACKING = "does not have this version of the program"


class Running(NamedTuple):
    """A cluster on this machine; its scheduler and each worker is a process of its own."""

    address: str
    scheduler: programs.Program
    workers: list[programs.Program]


@contextlib.contextmanager
def running(
    folder: Path, workers: int = 1, options: Sequence[str] = ALONE, before: str = "", before_scheduler: str = ""
) -> Iterator[Running]:
    """Start a scheduler and workers, which end with the block; each can run some code first."""
    file = folder / "scheduler.json"
    with contextlib.ExitStack() as stack:

        def start(first: str, module: str, *arguments: str) -> programs.Program:
            source = f"{first}\nfrom distributed.cli.{module} import main\nmain()"
            command = [sys.executable, "-c", source, *arguments, "--host", "127.0.0.1", "--no-dashboard"]
            silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            environment = {**os.environ, "DASK_TEMPORARY_DIRECTORY": str(folder)}
            return stack.enter_context(programs.running(command, limit=120, cwd=ROOT, env=environment, **silent))

        scheduler = start(before_scheduler, "dask_scheduler", "--port", "0", "--scheduler-file", str(file))
        until = monotonic() + 60
        while not (file.exists() and file.read_text("utf-8").endswith("}")):
            assert monotonic() < until
        address = json.loads(file.read_text("utf-8"))["address"]
        started = [start(before, "dask_worker", address, "--no-nanny", *options) for _ in range(workers)]
        try:
            yield Running(address, scheduler, started)
        finally:
            for each in (*started, scheduler):
                each.kill()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Two workers, which no test may end."""
    with running(tmp_path_factory.mktemp("cluster"), 2) as found:
        yield found


@contextlib.contextmanager
def long_simulation(address: str, path: Path, games: str) -> Iterator[programs.Program]:
    """Start a simulation on a cluster, and wait until some of its games have been written."""
    arguments = [*SIMULATE, "--player", "computer:steady", "--games", games, "--cluster", address]
    with programs.running([sys.executable, "-m", "pinochle_qt", *arguments, "--record", str(path)]) as program:
        until = monotonic() + 60
        while not any(each.stat().st_size for each in path.parent.iterdir()):
            assert monotonic() < until
        yield program


def test_the_output_is_the_same_byte_for_byte_although_a_worker_is_killed_in_the_middle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, alone, together = "16", tmp_path / "alone", tmp_path / "together"
    alone.mkdir()
    together.mkdir()
    with (
        running(tmp_path, 2) as cluster,
        long_simulation(cluster.address, together / "x", games) as program,
    ):
        cluster.workers[0].kill()
        out, err = program.communicate()
    assert (program.returncode, err) == (0, "")
    expected = run([*SIMULATE, "--player", "computer:steady", "--games", games, "--record", str(alone / "x")], capsys)
    assert expected == (0, out, "")
    assert (alone / "x").read_bytes() == (together / "x").read_bytes()


def test_a_scheduler_that_goes_away_ends_a_simulation_with_what_was_played(tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    with running(tmp_path) as cluster, long_simulation(cluster.address, records / "x", "10000") as program:
        cluster.scheduler.kill()
        out, err = program.communicate()
    assert program.returncode == 1
    found = re.fullmatch(
        rf"Stopped after (\d+) match(?:es)? of 10000: the scheduler at {cluster.address} is gone\.\n", err
    )
    assert found is not None, err
    assert f"{found[1]} match" in out
    assert (records / "x").read_text("utf-8").count('"format"') == int(found[1])


def test_a_comparison_is_the_same_on_a_cluster(shared: Running) -> None:
    contest = PlayerComparison(PRESETS[SINGLE], "steady", "random", 30, 1)
    with contextlib.closing(Cluster(shared.address)) as cluster:
        found = [(each.leads, each.matches, each.won) for each in rounds(contest, cluster)]
    assert found == [(each.leads, each.matches, each.won) for each in rounds(contest, 1)]


def test_a_rung_of_the_ladder_is_the_same_on_a_cluster(shared: Running) -> None:
    with contextlib.closing(Cluster(shared.address)) as cluster:
        assert rung(SINGLE, "easy", "novice", 10, cluster) == rung(SINGLE, "easy", "novice", 10)


def test_what_a_player_raises_on_a_worker_is_raised_here(shared: Running, capsys: pytest.CaptureFixture[str]) -> None:
    cheat = [*MATCH, "--deals", "1", "--b", f"{CONTESTANTS}:Cheat", "--cluster", shared.address]
    code, out, err = run([*cheat, "--players-on-cluster"], capsys)
    assert (code, out) == (1, "")
    assert err.startswith("A player broke the rules: ")


def test_a_player_that_a_worker_does_not_have_is_named(
    shared: Running, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text(f"from {CONTESTANTS} import Chance", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    arguments = [*MATCH, "--deals", "2", "--a", "only_here:Chance", "--cluster", shared.address, "--players-on-cluster"]
    code, out, err = run(arguments, capsys)
    assert (code, out) == (1, "")
    assert err == "Stopped after 0 deals of 2: only_here:Chance cannot be made: No module named 'only_here'.\n"


@pytest.mark.parametrize(
    ("options", "before", "before_scheduler", "why"),
    [
        (ALONE, OLDER, "", rf"the worker tcp:\S+ has another program \({OTHER}\) than this"),
        (ALONE, NO_PROGRAM, "", rf"the worker tcp:\S+ {LACKING}"),
        (ALONE, "", NO_PROGRAM, rf"the scheduler at tcp:\S+ {LACKING}"),
        (("--nthreads", "3"), "", "", r"the worker tcp:\S+ would play several games at once; start it with --nthr"),
    ],
    ids=["an older program", "a worker without it", "a scheduler without it", "several threads"],
)
def test_a_worker_that_would_not_play_the_same_is_refused(
    options: Sequence[str],
    before: str,
    before_scheduler: str,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with running(tmp_path, 1, options, before, before_scheduler) as cluster:
        code, out, err = run([*SIMULATE, "--games", "2", "--deals", "1", "--cluster", cluster.address], capsys)
    assert (code, out) == (1, "")
    assert re.match(f"Stopped after 0 matches of 2: {why}", err), err
    assert err.count("\n") == 1


def test_a_cluster_without_workers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_S", 0.1)
    simulation = Simulation(PRESETS[SINGLE], SINGLE, ("random",) * 4, 2, 1)
    with (
        running(tmp_path, 0) as cluster,
        contextlib.closing(Cluster(cluster.address)) as connection,
        pytest.raises(ClusterLost, match="has had no workers for 0 seconds"),
    ):
        list(simulate(simulation, connection))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "http://x", "", "tcp://"])
def test_a_scheduler_that_cannot_be_reached_is_a_bad_argument(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CONNECT_S", 0.5)
    code, out, err = run([*SIMULATE, "--games", "2", "--cluster", address], capsys)
    assert (code, out) == (2, "")
    assert err.endswith(f"and no scheduler answers at {address}.\n"), err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([*MATCH, "--a", "cmd:python3", "--cluster", "x"], "cmd:python3 runs on other machines only with --players-on"),
        (
            [*MATCH, "--b", f"{CONTESTANTS}:Chance", "--cluster", "x"],
            "Chance runs on other machines only with --players",
        ),
        ([*MATCH, "--players-on-cluster"], "--players-on-cluster belongs to --cluster ADDRESS, which is missing."),
        ([*MATCH, "--cluster", "x", "--jobs", "2"], "--cluster says who plays; leave out --jobs."),
    ],
)
def test_players_of_others_are_sent_to_a_cluster_only_with_permission(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run([*arguments, "--deals", "1"], capsys)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_without_dask_a_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pinochle_qt.session.tasks.cluster", None)
    code, out, err = run([*SIMULATE, "--games", "2", "--cluster", "x"], capsys)
    assert (code, out, err) == (2, "", "--cluster needs Dask, which pip install pinochle-qt[cluster] adds.\n")
