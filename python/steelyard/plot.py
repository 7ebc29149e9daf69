"""Pictures for a paper, with matplotlib: `plot.timeline(profile).figure.savefig("timeline.pdf")`.

Each draws into `ax`, or into a figure of its own, and returns the Axes. Numbers and colours are those of the report."""

from __future__ import annotations

import re
from typing import Any, Tuple

from .errors import Error
from .frames import need
from .profile import Profile
from .records import Scaling

#: What the report calls an interval is black, what a model says is grey.
MODEL = "#777777"


def axes(ax: Any, size: Tuple[float, float]) -> Any:
    """The given ones, or those of a new figure of so many inches."""
    return ax if ax is not None else need("matplotlib.pyplot", "a plot", "matplotlib").subplots(figsize=size, layout="constrained")[1]


def finish(ax: Any, legend: bool = True) -> Any:
    """The frame of all plots."""
    ax.spines[["top", "right"]].set_visible(False)
    if legend:
        ax.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1), fontsize="small")
    return ax


def timeline(profile: Profile, ax: Any = None, bins: int = 100) -> Any:
    """How the ranks' time divides among computing, MPI, I/O and waiting, over the run: stacked shares, `bins` of them at most, each the
    mean of as many neighbours of the report's."""
    ax = axes(ax, (7, 2.4))
    picture = profile.report.picture
    shown = [band for band in picture.classes if any(band.shares)]
    if not shown:
        raise Error(f"{profile.path}: there are no samples to draw a timeline of")
    each = -(-len(shown[0].shares) // bins)
    starts = range(0, len(shown[0].shares), each)
    edges = [picture.bin_s * at for at in [*starts, len(shown[0].shares)]]
    edges[-1] = min(edges[-1], max(profile.report.head.elapsed_s, edges[-2]))
    below = [0.0] * len(starts)
    for band in shown:
        parts = [band.shares[at : at + each] for at in starts]
        above = [a + sum(part) / len(part) for a, part in zip(below, parts)]
        ax.stairs(above, edges, baseline=below, fill=True, color=band.colour, label=band.label)
        below = above
    ax.set(xlabel="Time in s", ylabel=f"Share of {plural(noun(profile))}’ time", xlim=(0, edges[-1]), ylim=(0, 1))
    ax.yaxis.set_major_formatter(percent())
    return finish(ax)


def ranks(profile: Profile, ax: Any = None) -> Any:
    """The same by rank, as bars: where some compute longer than others, others wait for them."""
    ax = axes(ax, (7, 2.4))
    report = profile.report
    if not report.picture.ranks:
        raise Error(f"{profile.path}: there are no ranks to draw")
    places = list(range(len(report.picture.ranks)))
    below = [0.0] * len(places)
    for at, family in enumerate(report.shares):
        heights = [shares[at] for _, shares in report.picture.ranks]
        if not any(heights):
            continue
        ax.bar(places, heights, 0.9, bottom=below, color=family.colour, label=family.label)
        below = [a + b for a, b in zip(below, heights)]
    step = -(-len(places) // 16)
    ax.set_xticks(places[::step], [str(rank) for rank, _ in report.picture.ranks][::step])
    ax.set(xlabel=noun(profile).capitalize(), ylabel="Share of its time", xlim=(-0.6, len(places) - 0.4), ylim=(0, 1))
    ax.yaxis.set_major_formatter(percent())
    return finish(ax)


def durations(profile: Profile, of: str = "mpi", ax: Any = None) -> Any:
    """How long calls took: their number by duration, of `mpi` or of `io`. A bar's right end is the limit of the report's row, each four
    times the one before."""
    ax = axes(ax, (7, 2.4))
    rows = profile.report.tables[f"{of}_durations"].rows
    limits = [limit(str(row[0])) for row in rows]
    ax.bar(
        [at / 4 for at in limits],
        [row[1] for row in rows],
        [0.75 * at for at in limits],
        align="edge",
        edgecolor="white",
        color=colour(profile, of),
    )
    ax.set(xlabel="Duration of a call", ylabel="Calls", xscale="log", yscale="log")
    ax.set_ylim(bottom=0.5)
    ax.xaxis.set_major_formatter(need("matplotlib.ticker", "a plot", "matplotlib").EngFormatter("s"))
    return finish(ax, legend=False)


def limit(label: str) -> float:
    """Seconds at which a row of durations ends: "below 1.02 µs"; of "17.2 s or more" four times as many."""
    number, unit = re.findall(r"([\d.]+)\s*(ns|µs|ms|s)", label)[0]
    return float(number) * {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1}[unit] * (4 if "more" in label else 1)


def scaling(series: Scaling, ax: Any = None) -> Any:
    """Speed-up by scale, with the ideal, with what the model of the elapsed time says up to twice the largest scale, and with Amdahl's
    law where it was fitted. Bars are two standard errors."""
    ax = axes(ax, (5, 3.4))
    scales = series.scales
    n = [scale.n for scale in scales]
    errors = [2 * scale.speedup * scale.elapsed_error_s / scale.elapsed_s for scale in scales]
    ax.plot(n, [scale.ideal for scale in scales], color=MODEL, linewidth=0.8, label="ideal")
    beyond = [n[0] * (2 * n[-1] / n[0]) ** (at / 100) for at in range(101)]
    laws = [("model", series.elapsed, "-"), ("Amdahl’s law", series.amdahl, ":")]
    for label, law, style in laws:
        if law is not None:
            # Of weak scaling the work grows with the scale.
            work = [m / n[0] if series.kind == "weak" else 1 for m in beyond]
            ax.plot(beyond, [w * scales[0].elapsed_s / law.at(m) for w, m in zip(work, beyond)], style, color="#c2571a", label=label)
    ax.errorbar(n, [scale.speedup for scale in scales], errors, fmt="o", color="black", markersize=4, capsize=2, label="measured")
    ax.set_xscale("log", base=2)
    ax.set_yscale("log", base=2)
    ax.set_xticks(n, [str(m) for m in n])
    ax.yaxis.set_major_formatter("{x:g}")
    ax.set(xlabel=plural(series.noun).capitalize(), ylabel="Speed-up")
    return finish(ax)


def noun(profile: Profile) -> str:
    return profile.report.head.rank_noun


def plural(word: str) -> str:
    return f"{word}es" if word.endswith("s") else f"{word}s"


def colour(profile: Profile, family: str) -> str:
    return next(share.colour for share in profile.report.shares if share.id == family)


def percent() -> Any:
    return need("matplotlib.ticker", "a plot", "matplotlib").PercentFormatter(1, 0)
