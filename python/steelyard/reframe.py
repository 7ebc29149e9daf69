"""ReFrame 4: a mixin that runs a test under Steelyard and gives the profile's numbers as performance variables.

    import reframe as rfm
    from steelyard.reframe import ProfileMixin

    @rfm.simple_test
    class SolverTest(rfm.RunOnlyRegressionTest, ProfileMixin):
        steelyard_metrics = ["elapsed", "mpi_share", "memory_peak"]
        reference = {"*": {"mpi_share": (25, None, 0.2, "%")}}
        …
"""

from __future__ import annotations

import os
import shlex
from typing import Any, Tuple

import reframe as rfm
import reframe.utility.sanity as sn
from reframe.core.builtins import run_after, run_before, variable
from reframe.utility import typecheck

from . import command
from .errors import CommandNotFound
from .profile import Profile
from .records import Metric

PROFILE = "steelyard.steelyard"
# A share is shown in per cent; all other units are those of docs/metrics.md.
UNITS = {"seconds": "s", "bytes": "B", "bytes_per_second": "B/s", "per_second": "1/s", "joules": "J", "watts": "W"}


def shown(metric: Metric) -> Tuple[float, str]:
    """Number and unit. Raises `Missing`, with the reason, where there is no number."""
    if metric.unit == "share":
        return 100 * float(metric), "%"
    return float(metric), UNITS.get(metric.unit, metric.unit)


# Its newer name, where there is one.
Mixin: Any = getattr(rfm, "RegressionTestPlugin", None) or rfm.RegressionMixin


class ProfileMixin(Mixin):
    """Runs the test's command under `steelyard run`, launcher and all, keeps the profile beside the test's output, and has a
    performance variable for each of `steelyard_metrics`. Where there is no Steelyard the test is skipped."""

    #: Ids of docs/metrics.md.
    steelyard_metrics = variable(typecheck.List[str], value=["elapsed", "compute_share", "mpi_share", "io_share", "memory_peak"])
    #: Further options of `steelyard run`.
    steelyard_options = variable(typecheck.List[str], value=[])

    @run_after("setup")
    def steelyard_in_front(self) -> None:
        try:
            found = command.find()
        except CommandNotFound as reason:
            self.skip(str(reason))
        self.keep_files = [*self.keep_files, PROFILE]
        launcher = self.job.launcher
        launcher.modifier = shlex.quote(found)
        launcher.modifier_options = ["run", "--report", "none", "-o", PROFILE, *self.steelyard_options]

    @run_before("performance")
    def steelyard_numbers(self) -> None:
        metrics = Profile(os.path.join(self.stagedir, PROFILE)).metrics
        for id in self.steelyard_metrics:
            value, unit = shown(metrics[id])
            self.perf_variables[id] = sn.make_performance_function(sn.defer(value), unit)
