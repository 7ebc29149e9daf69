"""Ways of going about tables and arrays, each slow and as it should be: `tables.py CASE COUNT`. Both forms print the same."""

import sys

import numpy as np
import pandas as pd


def days(count):
    random = np.random.default_rng(1)
    for _ in range(count):
        yield pd.DataFrame({name: random.normal(size=400) for name in "abcdef"})


def glued(count):
    frame = pd.DataFrame()
    for day in days(count):
        frame = pd.concat([frame, day], ignore_index=True)  # the day
    return round(float(frame.a.mean()), 9)


def listed(count):
    return round(float(pd.concat(list(days(count)), ignore_index=True).a.mean()), 9)


def steps(count):
    level = 0.0
    for i in range(count):
        level = 0.99 * level + i % 7
        yield level


def appended(count):
    levels = np.array([])
    for level in steps(count):
        levels = np.append(levels, level)  # the level
    return round(levels.sum(), 6)


def collected(count):
    return round(np.array(list(steps(count))).sum(), 6)


def pieces(count):
    random = np.random.default_rng(1)
    for _ in range(count):
        yield random.normal(size=1000)


def joined(count):
    whole = np.zeros(0)
    for piece in pieces(count):
        whole = np.concatenate([whole, piece])  # the piece
    return round(float(whole.mean()), 9)


def joined_once(count):
    return round(float(np.concatenate(list(pieces(count))).mean()), 9)


def stacked(count):
    rows = np.empty((0, 64))
    for level in steps(count):
        rows = np.vstack([rows, np.full(64, level)])  # the row
    return round(rows.sum(), 4)


def prepared(count):
    rows = np.empty((count, 64))
    for i, level in enumerate(steps(count)):
        rows[i] = level
    return round(rows.sum(), 4)


def located(count):
    frame = pd.DataFrame({"x": np.linspace(0, 1, count), "y": 0.0})
    for i in range(1, count):
        frame.loc[i, "y"] = 0.9 * frame.loc[i - 1, "y"] + frame.loc[i, "x"]  # the element
    return round(frame.y.sum(), 6)


def taken(count):
    frame = pd.DataFrame({"x": np.linspace(0, 1, count), "y": 0.0})
    x, y = frame.x.to_numpy(), np.zeros(count)
    for i in range(1, count):
        y[i] = 0.9 * y[i - 1] + x[i]
    frame["y"] = y
    return round(frame.y.sum(), 6)


def dates(count):
    return pd.Series(pd.date_range("2020-01-01", periods=count, freq="7min").strftime("%d.%m.%Y %H:%M"))


def dated_each(count):
    return dates(count).apply(lambda text: pd.to_datetime(text, format="%d.%m.%Y %H:%M")).dt.hour.sum()  # the date


def dated(count):
    return pd.to_datetime(dates(count), format="%d.%m.%Y %H:%M").dt.hour.sum()


def stations(count):
    random = np.random.default_rng(1)
    return pd.DataFrame({"station": random.integers(0, count, 400000), "t": random.normal(size=400000)})


def filtered(count):
    frame, total = stations(count), 0.0
    for station in range(count):
        total += frame[frame.station == station].t.std()  # the station
    return round(total, 6)


def grouped(count):
    return round(sum(group.t.std() for _, group in stations(count).groupby("station")), 6)


def applied(count):
    return round(float(stations(count).groupby("station").t.apply(lambda t: t.max() - t.min()).sum()), 6)  # the range


def aggregated(count):
    groups = stations(count).groupby("station").t
    return round(float((groups.max() - groups.min()).sum()), 6)


def transformed(count):
    groups = stations(count).groupby("station").t
    return round(float(groups.transform(lambda t: t - t.mean()).abs().sum()), 4)  # the mean


def centred(count):
    frame = stations(count)
    return round(float((frame.t - frame.groupby("station").t.transform("mean")).abs().sum()), 4)


def pressure(t):
    return 6.1 * 10 ** (7.5 * t / (237.3 + t)) if t > 0 else 6.1 * 10 ** (9.5 * t / (265.5 + t))


def called(count):
    return round(float(np.vectorize(pressure)(np.linspace(-20, 30, count)).sum()), 4)  # the pressure


def whole(count):
    t = np.linspace(-20, 30, count)
    return round(float((6.1 * 10 ** np.where(t > 0, 7.5 * t / (237.3 + t), 9.5 * t / (265.5 + t))).sum()), 4)


def copied(count, copying):
    state = {"cells": [[float(i), float(j)] for i in range(30) for j in range(30)], "step": 0}
    total = 0.0
    for step in range(count):
        last = copying(state)  # the copy
        state["step"], state["cells"][step % 900][0] = step, last["cells"][step % 900][1] + 1
        total += last["step"]
    return total


def deep(count):
    import copy

    return copied(count, copy.deepcopy)


def enough(count):
    return copied(count, lambda state: {"cells": [cell[:] for cell in state["cells"]], "step": state["step"]})


def laid(count):
    pd.DataFrame({"station": [f"s{i:04d}" for i in range(2000)], "height": np.arange(2000) * 0.5, "zone": np.arange(2000) % 7}).to_csv("heights.csv")
    return lambda: pd.read_csv("heights.csv", index_col="station")  # the heights


def loaded(count):
    heights = laid(count)
    return sum(float(heights().height.iloc[i % 2000]) for i in range(count))


def once(count):
    heights = laid(count)()
    return sum(float(heights.height.iloc[i % 2000]) for i in range(count))


if __name__ == "__main__":
    print(globals()[sys.argv[1]](int(sys.argv[2])))
