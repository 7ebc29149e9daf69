"""pytest: a marker that sets gates, and a fixture that runs a command under Steelyard and judges it by them.

    @pytest.mark.steelyard(max_share={"mpi": 0.3}, fail_if=["elapsed > +5%"], repeat=3)
    def test_solver(steelyard_run):
        steelyard_run(["mpirun", "-n", "4", "./solver"])

Gates that compare want a baseline: `pytest --steelyard-baseline=DIR --steelyard-update` keeps these runs in DIR, later runs are held
against them. The command judges, with the noise of the runs (docs/gates.md)."""

from __future__ import annotations

import re
import shutil
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, List, Mapping, Optional, Sequence

import pytest

if TYPE_CHECKING:
    from .profile import Profile
    from .records import Judged
    from .running import Words

# pytest shows the line of the test, not ours.
__tracebackhide__ = True

FIXTURE = "steelyard_run"
MARKER = "steelyard(max_share={}, fail_if=[], repeat=1): gates for the command that the fixture steelyard_run runs; docs/gates.md"


class GateNotDecided(UserWarning):
    """A gate passed because it could not be decided; the text says what would."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("steelyard")
    group.addoption("--steelyard-baseline", metavar="DIR", help="directory of the runs to compare with [default: ini steelyard_baseline]")
    group.addoption("--steelyard-update", action="store_true", help="keep the runs of these tests as the baseline")
    parser.addini("steelyard_baseline", "directory of the runs to compare with", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)


def pytest_collection_modifyitems(items: List[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("steelyard") and FIXTURE not in getattr(item, "fixturenames", ()):
            raise pytest.UsageError(f"{item.nodeid} is marked steelyard and runs nothing: let it take the fixture {FIXTURE}")


class SteelyardRun:
    """Runs commands under Steelyard and judges them."""

    def __init__(self, folder: Path, baseline: Optional[Path], update: bool, marked: Mapping[str, Any]):
        self._folder = folder
        self._baseline = baseline
        self._update = update
        self._marked = marked
        self._count = 0
        #: What became of the gates of all commands.
        self.gates: List[Judged] = []
        #: Every run.
        self.profiles: List[Profile] = []

    def __call__(
        self,
        words: Words,
        *,
        fail_if: Sequence[str] = (),
        max_share: Optional[Mapping[str, float]] = None,
        repeat: Optional[int] = None,
        **more: Any,
    ) -> Profile:
        """Runs it, `repeat` times, and fails the test where a gate failed. The marker's gates hold as well. Further arguments are
        those of `steelyard.run`. Gives the profile of the last run."""
        from . import gates, running
        from .behaviour import check

        marked = self._marked
        conditions = [*marked.get("fail_if", ()), *fail_if]
        conditions += gates.of_shares({**marked.get("max_share", {}), **(max_share or {})})
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir(parents=True)
        for at in range(repeat or marked.get("repeat", 1)):
            profile = running.run(words, output=folder / f"{at + 1:03}.steelyard", **{"capture": True, **more})
            self.profiles.append(profile)
        kept = self._baseline / str(self._count) if self._baseline else None
        if kept and self._update:
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(folder, kept)
        if conditions:
            runs = [str(path) for path in sorted(folder.glob("*.steelyard"))]
            if kept and kept.is_dir():
                judged = gates.between([str(kept)], runs, conditions)
            else:
                judged = gates.alone(runs, conditions)
            self.gates += judged
            for gate in judged:
                if gate.outcome == "undecided":
                    how = "; pytest --steelyard-baseline=DIR --steelyard-update keeps one" if gate.text == gates.NO_BASELINE else ""
                    warnings.warn(GateNotDecided(f"{gate.gate}: {gate.text}{how}"), stacklevel=2)
            check(judged)
        return profile


@pytest.fixture
def steelyard_run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SteelyardRun]:
    """Runs a command under Steelyard and judges it by the gates of the marker: steelyard_run(["mpirun", "-n", "4", "./app"])."""
    marker = request.node.get_closest_marker("steelyard")
    marked = marker.kwargs if marker else {}
    unknown = sorted(set(marked) - {"max_share", "fail_if", "repeat"})
    if unknown or (marker and marker.args):
        pytest.fail(f"@pytest.mark.steelyard has no {', '.join(unknown) or 'argument without a name'}: {MARKER}", pytrace=False)
    config = request.config
    named = config.getoption("steelyard_baseline") or config.getini("steelyard_baseline")
    update = config.getoption("steelyard_update")
    if update and not named:
        pytest.fail("--steelyard-update wants a place: --steelyard-baseline=DIR, or steelyard_baseline in the ini file", pytrace=False)
    test = re.sub(r"[^\w.\[\]-]+", "_", request.node.nodeid)
    baseline = config.rootpath / named / test if named else None
    runner = SteelyardRun(tmp_path / "steelyard", baseline, update, marked)
    yield runner
    for profile in runner.profiles:
        request.node.user_properties.append(("steelyard_profile", str(profile.path)))
    if marker and not runner.profiles:
        pytest.fail(f"marked steelyard, but the test ran nothing under {FIXTURE}: no gate was judged", pytrace=False)
